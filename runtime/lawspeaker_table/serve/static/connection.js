// The WebSocket of a table: joins with the token behind the #, and connects again when the connection breaks.
//
// A message leaves out what this window has: parts of the screen that are null, and entries of the log (`whole`).

const RETRY = [300, 1000, 2000, 4000];

export class Connection {
  constructor(id, token, language, handlers) {
    Object.assign(this, { id, token, language, handlers, tries: 0, ended: false, shown: null });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.shown = null;
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`);
    this.socket.onopen = () => this.send({ type: "join", token: this.token, language: this.language });
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => this.closed();
  }

  receive(message) {
    if (message.type === "error" && message.fatal) this.ended = true;
    if (message.type === "table") {
      this.tries = 0;
      this.shown = message = whole(message, this.shown);
    }
    this.handlers[message.type]?.(message);
  }

  closed() {
    if (this.ended) return;
    this.handlers.lost();
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)];
    this.tries += 1;
    setTimeout(() => this.open(), wait);
  }

  // Tells whether there is a connection on which the message was sent.
  send(message) {
    const open = this.socket.readyState === WebSocket.OPEN;
    if (open) this.socket.send(JSON.stringify(message));
    return open;
  }
}

function whole(message, before) {
  const { start, same, entries } = message.log;
  const kept = (before?.log ?? []).filter((entry) => entry.number >= start && entry.number < same);
  const screen = message.screen.map((part, index) => part ?? before.screen[index]);
  return { ...message, screen, log: [...kept, ...entries] };
}

// The designer's panel; it is there only if the server was started with --design.

import { byId, make } from "./elements.js";

let built = false;

export function showDesign(table, send) {
  byId("design").hidden = !table.design;
  if (!table.design) return;
  if (!built) build(send);
  if (document.activeElement !== byId("design-seed")) byId("design-seed").value = table.design.seed;
  byId("design-notice").textContent = table.design.notice;
  const line = byId("design-line");
  line.textContent = table.design.line ? `asked in ${table.design.line}` : "";
  line.onclick = () => send({ wish: "rule", key: table.design.line });
}

function build(send) {
  built = true;
  const row = (id, label, button, wish, list) => {
    const input = make("input", { id, list });
    const go = make("button", { type: "button", onclick: () => send(wish(input.value)) }, button);
    return make("p", { class: "tools" }, make("label", {}, `${label} `, input), go);
  };
  const file = make("select", { id: "design-file", onchange: (event) => send({ wish: "spec", file: event.target.value }) });
  byId("panel").replaceChildren(
    make("p", { id: "design-notice", role: "status" }),
    make("button", { type: "button", id: "design-line", class: "plain" }),
    row("design-card", "Card", "give it to me", (name) => ({ wish: "give", name }), "design-things"),
    row("design-example", "Example", "go there", (name) => ({ wish: "example", name }), "design-examples"),
    row("design-seed", "Seed", "begin again", (seed) => ({ wish: "seed", seed })),
    row("design-world", "World", "show it", (seed) => ({ wish: "world", seed: seed || "1" })),
    make("p", { class: "tools" }, make("label", {}, "Spec ", file)),
    make("datalist", { id: "design-things" }),
    make("datalist", { id: "design-examples" }),
    make("pre", { id: "design-text", tabindex: "0" }),
  );
  document.addEventListener("click", (event) => {
    const key = event.target.closest(".card[data-key]")?.dataset.key;
    if (key) send({ wish: "rule", key });
  });
  send({ wish: "names" });
}

export function showReply(reply) {
  if (reply.things) showNames(reply);
  const head = reply.line ?? (reply.world ? `world ${reply.world}` : reply.file);
  if (reply.lines) byId("design-text").textContent = `${head}\n\n${reply.lines.join("\n")}`;
  const numbered = (text, index) => `${String(index + 1).padStart(4)}  ${text}`;
  if (reply.text) byId("design-text").textContent = reply.text.split("\n").map(numbered).join("\n");
}

function showNames(reply) {
  const values = (names) => names.map((name) => make("option", { value: name }));
  byId("design-things").replaceChildren(...values(reply.things));
  byId("design-examples").replaceChildren(...values(reply.examples));
  const files = reply.files.map((file) => make("option", { value: file }, file));
  byId("design-file").replaceChildren(make("option", { value: "" }, "choose a file"), ...files);
}

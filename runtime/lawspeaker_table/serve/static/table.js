// The table: draws each message of the server, and sends what the player chooses.
//
// An option `touches` cards and places. A click on one of them narrows the options to those that touch it; when one
// option is left, it is chosen. So a pawn is moved by a click on its square and one on its target.

import { Connection } from "./connection.js";
import { showDesign, showReply } from "./design.js";
import { byId, make } from "./elements.js";
import { forgetKeys, typeKey } from "./keys.js";
import { saveRecord, showFairness } from "./fairness.js";
import { fresh, showLog } from "./log.js";
import { showResult } from "./result.js";
import { nameOfKey, showScreen, touchables } from "./screen.js";
import { nameOf, say, speak } from "./words.js";

const id = location.pathname.split("/").pop();
const token = location.hash.slice(1);
const NAMING = ["role", "tabindex", "aria-label", "aria-pressed", "aria-description"];
let table = null;
let picked = [];
let awaited = null;
let sent = null; // The choice that the server has not acknowledged: its turn, what it is, whether the connection was lost.

const connection = new Connection(id, token, localStorage.getItem("language") ?? navigator.language.slice(0, 2), {
  table: show,
  stored: () => (sent = null),
  design: showReply,
  record: saveRecord,
  error: refused,
  lost,
});

function notify(text) {
  byId("notice").textContent = text;
}

function refused(message) {
  sent = null;
  if (message.fatal) end(message.text);
  else notify(message.text);
}

// A choice that was not acknowledged may have been stored or not: the table that comes next tells.
function lost() {
  if (sent) sent.lost = true;
  notify(sent?.unsent ? unsentText() : say("The connection is lost. Connecting again …"));
}

const unsentText = () => say("“{what}” was not sent: the connection is lost. Connecting again …", sent);

// Sends a request, or shows that it was not sent.
function request(message, what, button) {
  sent = null;
  if (connection.send(message)) return true;
  sent = { turn: table.turn, what, lost: true, unsent: true };
  notify(unsentText());
  forgetUnsent();
  button?.append(make("small", { class: "unsent" }, say("not sent")));
  return false;
}

function forgetUnsent() {
  for (const mark of document.querySelectorAll(".unsent")) mark.remove();
}

function decide(message, what, button) {
  if (request(message, what, button)) sent = { turn: table.turn, what };
}

// Returns what to tell about a choice when the connection is there again; nothing if the table has gone on with it.
function afterwards(message) {
  forgetUnsent();
  if (!sent?.lost) return "";
  const { turn, what } = sent;
  sent = null;
  return message.turn === turn ? say("“{what}” was not sent. Choose again.", { what }) : "";
}

// The server has closed this window: what it shows stays, but nothing can be chosen.
function end(text) {
  notify(text);
  byId("notice").append(" ", make("button", { type: "button", onclick: () => location.reload() }, say("Load the table again")));
  document.querySelector("main").inert = true;
}

async function show(message) {
  if (table === null || table.turn !== message.turn || table.step !== message.step) {
    picked = [];
    forgetKeys();
  }
  table = message;
  await speak(message.language);
  if (table !== message) return;
  const unsent = afterwards(message);
  notify(message.trouble || unsent);
  document.title = message.title;
  byId("title").textContent = message.title;
  showPlayers();
  showLanguages();
  showQuestion();
  const focused = document.activeElement;
  showScreen(byId("screen"), message, pick);
  showOptions();
  keepFocus(focused);
  showLog(byId("log"), message, light);
  showHistory();
  showResult(byId("result"), message);
  showFairness(byId("fairness"), message, () => request({ type: "record" }, say("Record of the game")));
  byId("undo").disabled = !message.undo;
  showDesign(message, (wish) => request({ type: "design", ...wish }, say("Designer")));
  if (message.step === message.turn) light(fresh());
}

// What had the focus may be drawn anew, or gone; then the question has it, from which Tab leads to the options. A place or
// card that cannot be chosen while others decide gets it back as soon as it can, unless the focus was moved meanwhile.
function keepFocus(focused) {
  const question = byId("question");
  const key = focused === question ? awaited : focused?.dataset.key;
  const stays = document.contains(focused) && (!key || focused.tabIndex === 0);
  awaited = null;
  if (!focused || focused === document.body || stays) return;
  const again = [...touchables()].find((one) => one.dataset.key === key && one.tabIndex === 0);
  if (!again) awaited = key ?? null;
  (again ?? question).focus({ preventScroll: true });
}

function showPlayers() {
  const rows = table.seats.map((seat) => {
    const active = seat.seat === table.player || table.waiting.includes(seat.seat);
    const notes = [seat.seat === table.seat ? say("you") : "", seat.bot ? say("bot") : "", progress(seat.seat)].filter(
      (note) => note,
    );
    const disc = make("span", { class: "disc", "aria-hidden": "true" });
    disc.style.background = seat.colour;
    const label = notes.length ? `${seat.name} (${notes.join(", ")})` : seat.name;
    return make("li", { class: active ? "active" : "", "aria-current": active ? "true" : null }, disc, label);
  });
  byId("players").replaceChildren(...rows);
}

/** Says how far a seat is, while players choose together. */
function progress(seat) {
  if (table.answered.includes(seat)) return say("has chosen");
  const together = table.waiting.length > 1 || table.answered.length > 0;
  return together && table.waiting.includes(seat) ? say("is choosing") : "";
}

function showLanguages() {
  const select = byId("language");
  select.replaceChildren(...table.languages.map((one) => make("option", { value: one, lang: one }, nameOf(one))));
  select.value = table.language;
  select.parentElement.hidden = table.languages.length < 2;
}

function showQuestion() {
  const seat = table.seats.find((one) => one.seat === table.player);
  let text = table.question;
  if (table.over) text = `${table.result.outcome}${table.result.ending ? ` (${table.result.ending})` : ""}`;
  else if (table.step < table.turn) text = say("The table after {step} of {turn} decisions", table);
  else if (!text) text = seat ? say("{name} decides …", seat) : "…";
  if (byId("question").textContent !== text) byId("question").textContent = text;
  byId("asked").textContent = text;
}

const fitting = () => table.options.filter((option) => picked.every((key) => option.touches.includes(key)));

function showOptions() {
  const options = fitting();
  byId("options").replaceChildren(...options.map(row));
  byId("options").classList.toggle("short", options.every((option) => option.label.length < 5 && !option.text));
  byId("clear").hidden = picked.length === 0;
  const labels = new Map();
  for (const option of options) for (const key of option.touches) labels.set(key, [...(labels.get(key) ?? []), option.name]);
  const named = new Set();
  for (const element of touchables()) {
    const key = element.dataset.key;
    element.classList.toggle("can", labels.has(key) && !picked.includes(key));
    element.classList.toggle("picked", picked.includes(key));
    name(element, labels.get(key), named.has(key));
    named.add(key);
  }
}

function row(option) {
  const shine = () => light(option.touches);
  const dim = () => light([]);
  return make(
    "li",
    {},
    make(
      "button",
      { type: "button", "data-option": option.id, onclick: () => choose(option), onmouseenter: shine, onmouseleave: dim, onfocus: shine, onblur: dim },
      option.key && option.key !== option.label ? make("kbd", {}, option.key) : null,
      make("span", { class: "label" }, option.label),
      option.text ? make("small", {}, option.text) : null,
    ),
  );
}

// A place or card that belongs to an option is a button; its name has what is there, and what it does. A place that is
// drawn in several pieces is one button: the first piece.
function name(element, labels, again) {
  const card = element.classList.contains("card");
  const what = nameOfKey(element.dataset.key);
  if (labels && !again) {
    const does = labels.length > 3 ? say("{count} options here", { count: labels.length }) : labels.join("; ");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-pressed", String(picked.includes(element.dataset.key)));
    if (card) element.setAttribute("aria-description", does);
    else element.setAttribute("aria-label", what && what !== does ? `${what} – ${does}` : does);
    return;
  }
  for (const attribute of NAMING) element.removeAttribute(attribute);
  if (card) return;
  if (what && !again) {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", what);
  } else element.setAttribute("role", "presentation");
}

function pick(key) {
  if (!table.options.some((option) => option.touches.includes(key))) return;
  forgetKeys();
  if (picked.includes(key)) picked = picked.filter((other) => other !== key);
  else {
    picked.push(key);
    if (fitting().length === 0) picked = [key];
  }
  const options = fitting();
  if (options.length === 1 && picked.length) choose(options[0]);
  else {
    showOptions();
    byId("ask").scrollIntoView({ block: "nearest" });
  }
}

function choose(option) {
  picked = [];
  const button = byId("options").querySelector(`[data-option="${option.id}"]`);
  decide({ type: "choose", turn: table.turn, stamp: table.stamp, option: option.id }, option.label, button);
}

function light(keys) {
  for (const element of touchables()) element.classList.toggle("lit", keys.includes(element.dataset.key));
}

function showHistory() {
  const slider = byId("history");
  slider.max = table.turn;
  slider.value = table.step;
  slider.setAttribute("aria-valuetext", say("decision {step} of {turn}", table));
  byId("step").textContent = `${table.step} / ${table.turn}`;
  byId("now").hidden = table.step === table.turn;
}

const look = (step) => request({ type: "look", step, language: connection.language }, say("Look back"));

byId("undo").addEventListener("click", (event) => decide({ type: "undo" }, say("Undo"), event.currentTarget));
byId("clear").addEventListener("click", () => {
  picked = [];
  showOptions();
});
byId("history").addEventListener("change", (event) => {
  const step = Number(event.target.value);
  look(step < table.turn ? step : null);
});
byId("now").addEventListener("click", () => look(null));
byId("language").addEventListener("change", (event) => {
  localStorage.setItem("language", event.target.value);
  connection.language = event.target.value;
  look(table.step < table.turn ? table.step : null);
});
byId("asked").addEventListener("click", () => byId("ask").scrollIntoView({ behavior: "smooth" }));
new IntersectionObserver(([seen]) => (byId("asked").hidden = seen.isIntersecting)).observe(byId("question"));
// A key is taken before whatever has the focus, so that Enter behind "12" chooses option 12 and not a focused button.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.target.closest("input:not([type=checkbox]), select, textarea") || event.ctrlKey || event.metaKey || event.altKey || !table) return;
    if (typeKey(event.key, fitting(), choose)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === "Escape") byId("clear").click();
  },
  true,
);
window.addEventListener("hashchange", () => location.reload());

// The table: draws each message of the server, and sends what the player chooses.
//
// An option `touches` cards and places. A click on one of them narrows the options to those that touch it; when one
// option is left, it is chosen. So a pawn is moved by a click on its square and one on its target.

import { Connection } from "./connection.js";
import { showDesign, showReply } from "./design.js";
import { byId, make } from "./elements.js";
import { showScreen } from "./screen.js";

const id = location.pathname.split("/").pop();
const token = location.hash.slice(1);
let table = null;
let picked = [];
let newest = -1;

const connection = new Connection(id, token, localStorage.getItem("language") ?? "en", {
  table: show,
  stored: () => {},
  design: showReply,
  error: (message) => notify(message.text),
  lost: () => notify("The connection is lost. Connecting again …"),
});

function notify(text) {
  byId("notice").textContent = text;
}

function show(message) {
  if (table === null || table.turn !== message.turn || table.step !== message.step) picked = [];
  table = message;
  notify(message.trouble);
  document.documentElement.lang = message.language;
  document.title = message.title;
  byId("title").textContent = message.title;
  showPlayers();
  showLanguages();
  showQuestion();
  showScreen(byId("screen"), message, pick);
  showOptions();
  showLog();
  showHistory();
  showResult();
  byId("undo").disabled = !message.undo;
  showDesign(message, (request) => connection.send({ type: "design", ...request }));
}

function showPlayers() {
  const rows = table.seats.map((seat) => {
    const notes = [seat.seat === table.seat ? "you" : "", seat.bot ? "bot" : ""].filter((note) => note);
    const active = seat.seat === table.player;
    const disc = make("span", { class: "disc", "aria-hidden": "true" });
    disc.style.background = seat.colour;
    const label = notes.length ? `${seat.name} (${notes.join(", ")})` : seat.name;
    return make("li", { class: active ? "active" : "", "aria-current": active ? "true" : null }, disc, label);
  });
  byId("players").replaceChildren(...rows);
}

function showLanguages() {
  const select = byId("language");
  select.replaceChildren(...table.languages.map((one) => make("option", { value: one }, one)));
  select.value = table.languages.includes(table.language) ? table.language : "en";
  select.parentElement.hidden = table.languages.length < 2;
}

function showQuestion() {
  const seat = table.seats.find((one) => one.seat === table.player);
  let text = table.question;
  if (table.over) text = `${table.result.outcome}${table.result.ending ? ` (${table.result.ending})` : ""}`;
  else if (table.step < table.turn) text = `The table after ${table.step} of ${table.turn} decisions`;
  else if (!text) text = seat ? `${seat.name} decides …` : "…";
  if (byId("question").textContent !== text) byId("question").textContent = text;
}

const fitting = () => table.options.filter((option) => picked.every((key) => option.touches.includes(key)));

function showOptions() {
  const options = fitting();
  const rows = options.map((option) =>
    make(
      "li",
      {},
      make(
        "button",
        { type: "button", "data-option": option.id, onclick: () => choose(option), onmouseenter: () => light(option.touches), onmouseleave: () => light([]), onfocus: () => light(option.touches), onblur: () => light([]) },
        option.key ? make("kbd", {}, option.key) : null,
        make("span", { class: "label" }, option.label),
        option.text ? make("small", {}, option.text) : null,
      ),
    ),
  );
  byId("options").replaceChildren(...rows);
  byId("clear").hidden = picked.length === 0;
  const live = new Set(options.flatMap((option) => option.touches));
  const names = new Map();
  for (const option of options) for (const key of option.touches) names.set(key, [...(names.get(key) ?? []), option.label]);
  for (const element of touchables()) {
    const key = element.dataset.key;
    const can = live.has(key);
    element.classList.toggle("can", can && !picked.includes(key));
    element.classList.toggle("picked", picked.includes(key));
    if (can) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      const labels = names.get(key);
      element.setAttribute("aria-label", labels.length > 3 ? `${labels.length} options here` : labels.join("; "));
    } else if (element.getAttribute("role") === "button") {
      for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
    }
  }
}

const touchables = () => byId("screen").querySelectorAll("[data-key]");

function pick(key) {
  if (!table.options.some((option) => option.touches.includes(key))) return;
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
  connection.send({ type: "choose", turn: table.turn, option: option.id });
}

function light(keys) {
  for (const element of touchables()) element.classList.toggle("lit", keys.includes(element.dataset.key));
}

function showLog() {
  const list = byId("log");
  const rows = table.log.map((entry) => {
    const fresh = newest >= 0 && entry.number > newest;
    const shine = { onmouseenter: () => light(entry.touches), onmouseleave: () => light([]) };
    const text = entry.touches.length
      ? make("button", { type: "button", class: "plain", ...shine, onfocus: shine.onmouseenter, onblur: shine.onmouseleave, onclick: shine.onmouseenter }, entry.text)
      : entry.text;
    return make("li", { class: [entry.telling ? "telling" : "", fresh ? "fresh" : ""].join(" ").trim() || null }, text);
  });
  list.replaceChildren(...rows);
  list.scrollTop = list.scrollHeight;
  const last = table.log.at(-1);
  if (table.step === table.turn) {
    const since = table.log.filter((entry) => newest >= 0 && entry.number > newest);
    light(since.flatMap((entry) => entry.touches));
    newest = last ? last.number : 0;
  }
}

function showHistory() {
  const slider = byId("history");
  slider.max = table.turn;
  slider.value = table.step;
  slider.setAttribute("aria-valuetext", `decision ${table.step} of ${table.turn}`);
  byId("step").textContent = `${table.step} / ${table.turn}`;
  byId("now").hidden = table.step === table.turn;
}

function showResult() {
  const result = table.result;
  byId("result").hidden = !result;
  if (!result) return;
  const head = make("tr", {}, make("th", {}, ""), make("th", {}, "player"), make("th", {}, "points"), ...result.parts.map((part) => make("th", {}, part)));
  const rows = result.ranking.map((one) =>
    make("tr", {}, make("td", {}, `${one.rank}.`), make("th", { scope: "row" }, one.name), make("td", {}, String(one.total)), ...one.parts.map((points) => make("td", {}, String(points)))),
  );
  const scores = result.parts.length ? make("table", {}, make("caption", {}, "Points by part"), make("thead", {}, head), make("tbody", {}, ...rows)) : "";
  byId("result").replaceChildren(make("h2", {}, "The game is over"), make("p", {}, `${result.outcome}${result.ending ? ` (${result.ending})` : ""}`), scores);
}

const look = (step) => connection.send({ type: "look", step, language: byId("language").value });

byId("undo").addEventListener("click", () => connection.send({ type: "undo" }));
byId("clear").addEventListener("click", () => {
  picked = [];
  showOptions();
});
byId("history").addEventListener("change", (event) => look(Number(event.target.value)));
byId("now").addEventListener("click", () => look(null));
byId("language").addEventListener("change", (event) => {
  localStorage.setItem("language", event.target.value);
  connection.language = event.target.value;
  look(null);
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || !table) return;
  if (event.key === "Escape") byId("clear").click();
  const option = fitting().find((one) => one.key === event.key && one.key.length === 1);
  if (option) choose(option);
});
window.addEventListener("hashchange", () => location.reload());

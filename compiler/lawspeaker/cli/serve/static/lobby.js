// The lobby: choose a game, its players and options; the server answers with a link for each seat.

import { byId, make } from "./elements.js";

const form = byId("wish");
const STRENGTHS = [
  [0, "a person"],
  [1, "bot: random"],
  [30, "bot: easy"],
  [120, "bot: medium"],
  [500, "bot: strong"],
];
let games = [];

async function start() {
  const response = await fetch("/api/games");
  games = await response.json();
  form.game.replaceChildren(...games.map((game) => make("option", { value: game.name }, game.title)));
  const wanted = new URLSearchParams(location.search).get("game");
  if (games.some((game) => game.name === wanted)) form.game.value = wanted;
  showGame();
  showMine();
}

const chosen = () => games.find((game) => game.name === form.game.value);

function showGame() {
  const [least, most] = chosen().players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  form.players.replaceChildren(...counts.map((count) => make("option", { value: count }, String(count))));
  form.players.value = String(Math.max(least, Math.min(2, most)));
  const shared = chosen().options.filter((option) => !option.each);
  byId("options").hidden = shared.length === 0;
  byId("options").lastElementChild.replaceChildren(...shared.map((option) => setting(option, option.word)));
  showSeats();
}

function setting(option, name) {
  const values = option.values.map((one) => make("option", { value: one.value }, one.label));
  if (option.default === null) values.unshift(make("option", { value: "" }, "random"));
  else values.find((one) => one.value === option.default).selected = true;
  return make("label", {}, `${option.label} `, make("select", { "data-option": option.word, name }, ...values));
}

function showSeats() {
  const each = chosen().options.filter((option) => option.each);
  const seats = chosen().seats.slice(0, Number(form.players.value));
  const rows = seats.map((seat, index) => {
    const kinds = STRENGTHS.map(([strength, label]) => make("option", { value: strength }, label));
    if (index > 0) kinds[2].selected = true;
    const plays = make("label", {}, `${seat} `, make("select", { name: `seat${index + 1}` }, ...kinds));
    return make("div", { class: "seat" }, plays, ...each.map((option) => setting(option, `${option.word} ${index}`)));
  });
  byId("seats").replaceChildren(make("legend", {}, "Seats"), ...rows);
}

function wish() {
  const options = {};
  for (const select of byId("options").querySelectorAll("select")) {
    const option = chosen().options.find((one) => one.word === select.dataset.option);
    if (select.value !== (option.default ?? "")) options[option.word] = select.value;
  }
  for (const option of chosen().options.filter((one) => one.each)) {
    const values = [...byId("seats").querySelectorAll(`select[data-option="${option.word}"]`)].map((one) => one.value);
    if (values.some((value) => value)) options[option.word] = values.map((value) => value || null);
  }
  const numbers = Array.from({ length: Number(form.players.value) }, (_, index) => index + 1);
  const bots = Object.fromEntries(
    numbers.map((seat) => [seat, Number(form[`seat${seat}`].value)]).filter(([, strength]) => strength > 0),
  );
  for (const [name, value] of Object.entries(options)) {
    const option = chosen().options.find((one) => one.word === name);
    if (typeof value === "string" && option.values.every((one) => /^-?\d+$/.test(one.value))) options[name] = Number(value);
  }
  const seed = form.seed.value ? Number(form.seed.value) : null;
  return { game: form.game.value, players: Number(form.players.value), options, bots, seed };
}

async function create(event) {
  event.preventDefault();
  byId("problem").textContent = "";
  const response = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish()),
  });
  const made = await response.json();
  if (!response.ok) {
    byId("problem").textContent = made.error;
    return;
  }
  remember(made);
  showLinks(made);
}

function showLinks(made) {
  const rows = made.seats.map((seat) =>
    make("li", {}, `${seat.name}: `, seat.link ? make("a", { href: seat.link, "data-seat": seat.seat }, "take this seat") : "a bot"),
  );
  rows.push(make("li", {}, make("a", { href: made.watch, "data-seat": "0" }, "watch")));
  byId("links").replaceChildren(...rows);
  byId("made").hidden = false;
  byId("made-title").focus();
}

function remember(made) {
  const mine = JSON.parse(localStorage.getItem("tables") ?? "[]");
  localStorage.setItem("tables", JSON.stringify([made, ...mine].slice(0, 30)));
  showMine();
}

function showMine() {
  const mine = JSON.parse(localStorage.getItem("tables") ?? "[]");
  byId("mine").hidden = mine.length === 0;
  byId("tables").replaceChildren(
    ...mine.map((made) => make("li", {}, make("button", { type: "button", onclick: () => showLinks(made) }, `${made.title} (${made.id})`))),
  );
}

form.game.addEventListener("change", showGame);
form.players.addEventListener("change", showSeats);
form.addEventListener("submit", create);
start();

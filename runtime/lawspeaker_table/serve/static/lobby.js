// The lobby: choose a game, its players and options; the server answers with a link for each seat.

import { byId, make } from "./elements.js";
import { language, nameOf, say, speak, wanted } from "./words.js";

const form = byId("wish");
const STRENGTHS = [
  ["", "a person"],
  ["random", "bot: random"],
  ["easy", "bot: easy"],
  ["fair", "bot: fair"],
  ["strong", "bot: strong"],
];
let games = [];

async function start() {
  games = await (await fetch("/api/games")).json();
  const languages = [...new Set(games.flatMap((game) => game.languages))].sort();
  byId("language").replaceChildren(...languages.map((one) => make("option", { value: one, lang: one }, nameOf(one))));
  byId("language").parentElement.hidden = languages.length < 2;
  byId("language").value = wanted(languages);
  const asked = new URLSearchParams(location.search).get("game");
  await showGames(asked);
}

async function showGames(asked) {
  await speak(byId("language").value);
  games = await (await fetch(`/api/games?language=${language()}`)).json();
  form.game.replaceChildren(...games.map((game) => make("option", { value: game.name, lang: game.language }, game.title)));
  if (games.some((game) => game.name === asked)) form.game.value = asked;
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
  byId("options").lastElementChild.replaceChildren(...shared.map((option) => setting(option)));
  showSeats();
}

// An option has no name in the form: one that is called `game` or `seed` would stand in the way of the form's own fields.
function setting(option) {
  const values = option.values.map((one) => make("option", { value: one.value }, one.label));
  if (option.default === null) values.unshift(make("option", { value: "" }, say("random")));
  else values.find((one) => one.value === option.default).selected = true;
  return make("label", {}, `${option.label} `, make("select", { "data-option": option.word }, ...values));
}

function showSeats() {
  const each = chosen().options.filter((option) => option.each);
  const seats = chosen().seats.slice(0, Number(form.players.value));
  const rows = seats.map((seat, index) => {
    const kinds = STRENGTHS.map(([strength, label]) => make("option", { value: strength }, say(label)));
    if (index > 0) kinds[2].selected = true;
    const plays = make("label", {}, `${seat} `, make("select", { name: `seat${index + 1}` }, ...kinds));
    return make("div", { class: "seat" }, plays, ...each.map((option) => setting(option)));
  });
  byId("seats").replaceChildren(make("legend", {}, say("Seats")), ...rows);
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
    numbers.map((seat) => [seat, form[`seat${seat}`].value]).filter(([, strength]) => strength),
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
  try {
    const response = await fetch(`/api/tables?language=${language()}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish()),
    });
    const made = await response.json();
    if (!response.ok) throw new Error(made.error);
    remember(made);
    showLinks(made);
  } catch (error) {
    byId("problem").textContent = error instanceof TypeError ? say("The server does not answer.") : error.message;
  }
}

function showLinks(made) {
  const rows = made.seats.map((seat) =>
    make("li", {}, `${seat.name}: `, seat.link ? make("a", { href: seat.link, "data-seat": seat.seat }, say("take this seat")) : say("a bot")),
  );
  rows.push(make("li", {}, make("a", { href: made.watch, "data-seat": "0" }, say("watch"))));
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

byId("language").addEventListener("change", async (event) => {
  localStorage.setItem("language", event.target.value);
  await showGames(form.game.value);
});
form.game.addEventListener("change", showGame);
form.players.addEventListener("change", showSeats);
form.addEventListener("submit", create);
start();

// Draws the screen of a message: boards, piles of cards, counters and values.

import { make } from "./elements.js";

const COLOURS = { red: "#b3261e", blue: "#2a6fb0", green: "#3d8b40", yellow: "#a98500", magenta: "#9b4f96", cyan: "#2a8d8d", white: "#777", bright_red: "#c96a12", bright_black: "#555" };

export function showScreen(place, table, pick) {
  const focused = document.activeElement?.dataset?.key;
  const boards = table.screen.filter((part) => part.form === "board").map((part) => board(part, pick));
  const own = table.screen.filter((part) => part.form === "pile" && part.owner === table.seat && table.seat > 0);
  const shared = table.screen.filter((part) => part.form === "pile" && !own.includes(part));
  const values = table.screen.filter((part) => part.form === "value");
  place.replaceChildren(
    ...boards,
    ...own.filter((part) => part.cards.length || part.hidden).map((part) => pile(part, table, pick)),
    counters(table),
    values.length ? make("dl", { class: "values" }, ...values.flatMap((part) => [make("dt", {}, part.label), make("dd", {}, part.text)])) : "",
    make("div", { class: "piles" }, ...shared.filter((part) => part.cards.length || part.hidden).map((part) => pile(part, table, pick))),
  );
  if (focused) place.querySelector(`[data-key="${focused}"]`)?.focus();
}

function board(part, pick) {
  const figure = make("figure", { class: "board" }, make("figcaption", {}, part.title));
  const drawn = new DOMParser().parseFromString(part.svg, "text/html").querySelector("svg");
  for (const element of drawn.querySelectorAll("[data-place]")) element.dataset.key = `${part.word}:${element.dataset.place}`;
  for (const element of drawn.querySelectorAll("[data-cell]")) element.dataset.key = `${part.word}@${element.dataset.cell}`;
  const scroll = make("div", { class: "scroll" });
  scroll.append(document.importNode(drawn, true));
  touch(scroll, pick);
  figure.append(scroll);
  magnify(part.word, scroll, 1);
  const smaller = make("button", { type: "button", "aria-label": `${part.title}: smaller`, onclick: () => magnify(part.word, scroll, 1 / 1.5) }, "−");
  const larger = make("button", { type: "button", "aria-label": `${part.title}: larger`, onclick: () => magnify(part.word, scroll, 1.5) }, "+");
  figure.append(make("p", { class: "zoom" }, smaller, larger));
  return figure;
}

const zooms = new Map();

function magnify(word, scroll, factor) {
  const zoom = Math.min(5, Math.max(1, (zooms.get(word) ?? 1) * factor));
  zooms.set(word, zoom);
  const drawn = scroll.firstElementChild;
  drawn.style.width = `${zoom * 100}%`;
  drawn.style.maxHeight = zoom > 1 ? "none" : "";
}

function touch(element, pick) {
  element.addEventListener("click", (event) => {
    const key = event.target.closest("[data-key]")?.dataset.key;
    if (key) pick(key);
  });
  element.addEventListener("keydown", (event) => {
    const key = event.target.closest("[data-key]")?.dataset.key;
    if (key && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      pick(key);
    }
  });
}

function pile(part, table, pick) {
  const owner = table.seats.find((seat) => seat.seat === part.owner);
  const whose = owner && owner.seat !== table.seat ? ` – ${owner.name}` : "";
  const count = part.cards.length + part.hidden;
  const heading = make("h3", {}, `${part.title}${whose} `, make("span", { class: "count" }, String(count)));
  const cards = part.cards.map(card);
  if (part.hidden) cards.push(make("li", { class: "card back", "aria-label": `${part.hidden} face down` }, make("strong", {}, `×${part.hidden}`), make("small", {}, "face down")));
  const list = make("ul", { class: "cards" }, ...cards);
  touch(list, pick);
  const section = make("section", { class: "pile", "data-pile": part.word }, heading, list);
  if (owner) section.style.setProperty("--owner", owner.colour);
  return section;
}

function card(one) {
  const element = make(
    "li",
    { class: "card", "data-key": one.key },
    make("strong", {}, one.name),
    one.fields.length ? make("span", { class: "fields" }, one.fields.join(" · ")) : null,
    one.text ? make("small", {}, one.text) : null,
  );
  const colour = COLOURS[one.colour.replace("bold ", "")];
  if (colour) element.style.setProperty("--ink", colour);
  return element;
}

function counters(table) {
  const parts = table.screen.filter((part) => part.form === "counter");
  if (!parts.length) return "";
  const head = make("tr", {}, make("td", {}, ""), ...parts.map((part) => make("th", { scope: "col" }, part.label)));
  const rows = table.seats.map((seat) =>
    make("tr", {}, make("th", { scope: "row" }, seat.name), ...parts.map((part) => make("td", {}, seat.seat in part.amounts ? String(part.amounts[seat.seat] ?? "?") : ""))),
  );
  return make("table", { class: "counters" }, make("thead", {}, head), make("tbody", {}, ...rows));
}

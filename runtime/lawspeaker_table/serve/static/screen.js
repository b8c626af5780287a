// Draws the screen of a message: boards, piles of cards, counters and values. A part that did not change stays as it is,
// with its focus and its scroll position.

import { make } from "./elements.js";
import { language, say } from "./words.js";

const COLOURS = { red: "#b3261e", blue: "#2a6fb0", green: "#3d8b40", yellow: "#8a6d00", magenta: "#9b4f96", cyan: "#1f7a7a", white: "#666", bright_red: "#b35a0c", bright_black: "#555" };
const LARGEST = 1.7; // A picture that has few places is not magnified more than this.
const SMALLEST = 0.55;
const names = new Map();
const zooms = new Map();
const scrolls = new Map();
let drawn = new Map();
let spoken = "";
let screen = null;

export const touchables = () => screen.querySelectorAll("[data-key]");
export const nameOfKey = (key) => names.get(key) ?? "";

export function showScreen(place, table, pick) {
  if (spoken !== language()) drawn = new Map();
  spoken = language();
  screen = place;
  names.clear();
  const before = drawn;
  drawn = new Map();
  const draw = (part, how) => {
    const element = before.get(part) ?? how(part);
    drawn.set(part, element);
    return element;
  };
  const parts = (form) => table.screen.filter((part) => part.form === form);
  const filled = parts("pile").filter((part) => part.cards.length || part.hidden);
  const own = filled.filter((part) => part.owner === table.seat && table.seat > 0);
  const values = parts("value").flatMap((part) => [make("dt", { "data-rule": part.word }, part.label), make("dd", {}, part.text)]);
  for (const part of table.screen) remember(part);
  const shared = place.querySelector(".piles") ?? make("div", { class: "piles" });
  replace(shared, filled.filter((part) => !own.includes(part)).map((part) => draw(part, () => pile(part, table, pick))));
  replace(place, [
    ...parts("board").map((part) => draw(part, () => board(part, pick))),
    ...own.map((part) => draw(part, () => pile(part, table, pick))),
    counters(table, parts("counter")),
    values.length ? make("dl", { class: "values" }, ...values) : "",
    shared,
  ]);
}

// Replaces the children, without moving those that stay in place: moving would lose their scroll position.
function replace(place, children) {
  const wanted = children.filter((child) => child !== "");
  for (const child of [...place.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, index) => {
    if (place.children[index] !== child) place.insertBefore(child, place.children[index] ?? null);
  });
}

function remember(part) {
  for (const [number, name] of Object.entries(part.places ?? {})) names.set(`${part.word}:${number}`, name);
  for (const one of part.cards ?? []) names.set(one.key, one.name);
}

function board(part, pick) {
  const figure = make("figure", { class: "board" }, make("figcaption", { "data-rule": part.word }, part.title));
  const picture = new DOMParser().parseFromString(part.svg, "text/html").querySelector("svg");
  for (const element of picture.querySelectorAll("[data-place]")) element.dataset.key = `${part.word}:${element.dataset.place}`;
  for (const element of picture.querySelectorAll("[data-cell]")) element.dataset.key = `${part.word}@${element.dataset.cell}`;
  for (const element of picture.querySelectorAll("text")) element.setAttribute("aria-hidden", "true");
  for (const element of picture.querySelectorAll("[data-place]")) explain(element, part.places[element.dataset.place]);
  const scroll = make("div", { class: "scroll" });
  scroll.append(document.importNode(picture, true));
  touch(scroll, pick);
  figure.append(scroll);
  requestAnimationFrame(() => {
    if (!zooms.has(part.word)) zooms.set(part.word, readable(scroll));
    magnify(part.word, scroll, 1);
    keepScroll(part.word, scroll);
  });
  const smaller = make("button", { type: "button", "aria-label": say("{board}: smaller", { board: part.title }), onclick: () => magnify(part.word, scroll, 1 / 1.5) }, "−");
  const larger = make("button", { type: "button", "aria-label": say("{board}: larger", { board: part.title }), onclick: () => magnify(part.word, scroll, 1.5) }, "+");
  figure.append(make("p", { class: "zoom" }, smaller, larger));
  return figure;
}

function explain(element, text) {
  if (!text) return;
  const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
  title.textContent = text;
  element.append(title);
}

// The zoom with which the texts of a picture can be read: on a phone a large map is larger than the screen.
function readable(scroll) {
  const needed = (SMALLEST * scroll.firstElementChild.viewBox.baseVal.width) / scroll.clientWidth;
  return needed < 1.3 ? 1 : Math.min(needed, 5);
}

function magnify(word, scroll, factor) {
  const zoom = Math.min(5, Math.max(1, (zooms.get(word) ?? 1) * factor));
  zooms.set(word, zoom);
  const picture = scroll.firstElementChild;
  picture.style.width = `${zoom * 100}%`;
  picture.style.maxWidth = zoom > 1 ? "none" : `${LARGEST * picture.viewBox.baseVal.width}px`;
  picture.style.maxHeight = zoom > 1 ? "none" : "";
}

function keepScroll(word, scroll) {
  const middle = [(scroll.scrollWidth - scroll.clientWidth) / 2, (scroll.scrollHeight - scroll.clientHeight) / 2];
  scroll.scrollTo(...(scrolls.get(word) ?? middle));
  scroll.addEventListener("scroll", () => scrolls.set(word, [scroll.scrollLeft, scroll.scrollTop]));
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
  const heading = make("h3", { "data-rule": part.word }, `${part.title}${whose} `, make("span", { class: "count" }, String(count)));
  const cards = part.cards.map(card);
  if (part.hidden) cards.push(make("li", {}, make("div", { class: "card back" }, make("strong", {}, `×${part.hidden}`), " ", make("small", {}, say("face down")))));
  const list = make("ul", { class: "cards", "aria-label": `${part.title}${whose}` }, ...cards);
  touch(list, pick);
  const section = make("section", { class: owner?.seat === table.seat ? "pile own" : "pile", "data-pile": part.word }, heading, list);
  if (owner) section.style.setProperty("--owner", owner.colour);
  return section;
}

function card(one) {
  const element = make(
    "div",
    { class: "card", "data-key": one.key },
    make("strong", {}, one.name),
    one.fields.length ? make("span", { class: "fields" }, one.fields.join(" · ")) : null,
    one.text ? make("small", {}, one.text) : null,
  );
  const colour = COLOURS[one.colour.replace("bold ", "")];
  if (colour) element.style.setProperty("--ink", colour);
  return make("li", {}, element);
}

function counters(table, parts) {
  if (!parts.length) return "";
  const head = make("tr", {}, make("td", {}, ""), ...parts.map((part) => make("th", { scope: "col", "data-rule": part.word }, part.label)));
  const amount = (part, seat) => (seat.seat in part.amounts ? String(part.amounts[seat.seat] ?? "?") : "");
  const rows = table.seats.map((seat) =>
    make("tr", {}, make("th", { scope: "row" }, seat.name), ...parts.map((part) => make("td", { "data-rule": part.word }, amount(part, seat)))),
  );
  return make("div", { class: "scroll counters" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
}

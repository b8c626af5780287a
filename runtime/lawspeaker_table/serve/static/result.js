// The end of the game: who won, how, and the points of each player by part.

import { make } from "./elements.js";
import { say } from "./words.js";

export function showResult(place, table) {
  const result = table.result;
  place.hidden = !result;
  if (!result) return place.replaceChildren();
  const outcome = `${result.outcome}${result.ending ? ` (${result.ending})` : ""}`;
  place.replaceChildren(make("h2", {}, say("The game is over")), make("p", {}, outcome), scores(result));
}

function scores(result) {
  if (!result.parts.length) return "";
  const heads = ["", say("player"), say("points"), ...result.parts];
  const rows = result.ranking.map((one) =>
    make("tr", {}, make("td", {}, `${one.rank}.`), make("th", { scope: "row" }, one.name), ...[one.total, ...one.parts].map((points) => make("td", {}, String(points)))),
  );
  const head = make("tr", {}, ...heads.map((text) => make(text ? "th" : "td", { scope: text ? "col" : null }, text)));
  return make("div", { class: "scroll" }, make("table", {}, make("caption", {}, say("Points by part")), make("thead", {}, head), make("tbody", {}, ...rows)));
}

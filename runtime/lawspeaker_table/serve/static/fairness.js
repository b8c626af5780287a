// What the table publishes of its seed: a hash from the beginning, the seed and the record when the game is over.

import { make } from "./elements.js";
import { say } from "./words.js";

export function showFairness(place, table, wantRecord) {
  const record = make("button", { type: "button", onclick: wantRecord }, say("Record of the game"));
  place.replaceChildren(...lines(table).map((line) => make("p", {}, line)), table.over && table.fairness.hash ? record : "");
  place.classList.toggle("chosen", table.fairness.chosen);
}

function lines(table) {
  const { hash, seed, chosen } = table.fairness;
  if (!hash) return [say("The position of this table was set, so nobody can verify what chance brought before.")];
  if (chosen) return [say("A person chose the seed of this table, {seed}: whoever knows it can compute what chance will bring.", { seed })];
  return [say("Hash of the seed: {hash}", { hash }), ...(seed ? [say("Seed: {seed}", { seed })] : [])];
}

// The record is what `law verify` reads.
export function saveRecord(message) {
  const url = URL.createObjectURL(new Blob([message.text], { type: "application/json" }));
  make("a", { download: message.name, href: url }).click();
  URL.revokeObjectURL(url);
}

// What happened, as a list that grows: entries that are there already stay, so that a screen reader reads new ones only.

import { make } from "./elements.js";

let newest = -1;
let since = [];

export function showLog(place, table, light) {
  const list = place.firstElementChild;
  const shown = new Map([...list.children].map((row) => [row.dataset.entry, row]));
  const now = table.step === table.turn;
  since = now && newest >= 0 ? table.log.filter((entry) => entry.number > newest) : [];
  const rows = table.log.map((entry) => {
    const key = `${entry.number} ${entry.text} ${entry.touches}`;
    const row = shown.get(key) ?? made(entry, key, light);
    row.classList.toggle("fresh", since.includes(entry));
    return row;
  });
  const kept = new Set(rows);
  for (const row of shown.values()) if (!kept.has(row)) row.remove();
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
  place.scrollTop = place.scrollHeight;
  if (now) newest = table.log.at(-1)?.number ?? 0;
}

export const fresh = () => since.flatMap((entry) => entry.touches);

function made(entry, key, light) {
  const shine = { onmouseenter: () => light(entry.touches), onmouseleave: () => light([]) };
  const text = entry.touches.length
    ? make("button", { type: "button", class: "plain", ...shine, onfocus: shine.onmouseenter, onblur: shine.onmouseleave, onclick: shine.onmouseenter }, entry.text)
    : entry.text;
  return make("li", { class: entry.telling ? "telling" : null, "data-entry": key }, text);
}

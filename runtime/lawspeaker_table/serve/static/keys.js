// Keys that are typed to choose an option: "12" is option 12, not option 1. If a longer key begins with what was typed,
// the page waits for the next digit, or for Enter.

import { byId } from "./elements.js";
import { say } from "./words.js";

let typed = "";

// Forget what was typed, because it was about other options.
export function forgetKeys() {
  show("", []);
  byId("typed").textContent = "";
}

// Takes a key, and chooses the option that is meant; tells whether the key was used up.
export function typeKey(key, options, choose) {
  if (key === "Enter" && typed) {
    finish(options, choose);
    return true;
  }
  if (key === "Escape" || key === "Backspace") show(key === "Escape" ? "" : typed.slice(0, -1), options);
  else if (key.length === 1) add(key, options, choose);
  return false;
}

function add(key, options, choose) {
  const keys = typed + key;
  const begun = options.filter((option) => option.key.startsWith(keys));
  if (begun.length === 1 && begun[0].key === keys) {
    finish(begun, choose, keys);
    return;
  }
  const unknown = begun.length === 0 && typed !== "";
  show(begun.length ? keys : "", options);
  if (unknown) byId("typed").textContent = say("There is no option {keys}.", { keys });
}

function finish(options, choose, keys = typed) {
  const option = options.find((one) => one.key === keys);
  if (!option) return;
  forgetKeys();
  choose(option);
}

function show(keys, options) {
  typed = keys;
  const option = keys && options.find((one) => one.key === keys);
  byId("typed").textContent = option ? say("Option {keys}? Enter chooses it, or type on.", { keys }) : keys && `${keys} …`;
  for (const button of document.querySelectorAll("#options button")) {
    button.classList.toggle("typed", Boolean(option) && button.dataset.option === String(option.id));
  }
}

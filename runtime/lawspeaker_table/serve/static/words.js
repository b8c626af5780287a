// The words of the page in the language of the texts: say("Undo"), say("{name} decides …", { name: "Red" }).
//
// A language is a file words.<language>.json, keyed by the English text; what it lacks stays in English. Elements of
// the HTML have their English words in them, and `data-say` names what is translated: "text", or an attribute.

const originals = new Map();
let words = {};
let spoken = "en";
let loading = Promise.resolve();

// Load the words of a language; whoever asks again while they are loaded waits, too.
export function speak(language) {
  if (language !== spoken) {
    spoken = language;
    loading = load(language);
  }
  return loading;
}

async function load(language) {
  const response = language === "en" ? null : await fetch(`/static/words.${language}.json`);
  const found = response?.ok ? await response.json() : {};
  if (language === spoken) words = found;
  translatePage();
}

export const language = () => spoken;

export function say(english, parts = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (hole, name) => parts[name] ?? hole);
}

export function wanted(languages) {
  const asked = [localStorage.getItem("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return asked.find((one) => languages.includes(one)) ?? "en";
}

export const nameOf = (code) => new Intl.DisplayNames([code], { type: "language" }).of(code);

function translatePage() {
  document.documentElement.lang = spoken;
  for (const element of document.querySelectorAll("[data-say]")) {
    for (const what of element.dataset.say.split(" ")) translate(element, what);
  }
}

function translate(element, what) {
  const node = what === "text" ? element.firstChild : element.getAttributeNode(what);
  if (!originals.has(node)) originals.set(node, node.nodeValue);
  const english = originals.get(node).trim();
  node.nodeValue = originals.get(node).replace(english, say(english));
}

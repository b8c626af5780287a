// The designer's panel; it is there only if the server was started with --design.

import { byId, make } from "./elements.js";
import { language, say } from "./words.js";

let built = "";

export function showDesign(table, send) {
  byId("design").hidden = !table.design;
  if (!table.design) return;
  if (built !== language()) build(send);
  if (document.activeElement !== byId("design-seed")) byId("design-seed").value = table.design.seed;
  byId("design-notice").textContent = table.design.notice;
  const line = byId("design-line");
  line.textContent = table.design.line ? say("asked in {line}", table.design) : "";
  line.onclick = () => send({ wish: "rule", key: table.design.line });
  ask = () => table.design.line && send({ wish: "rule", key: table.design.line });
}

// What is clicked shows its rule: a card or place by its key, a pile or resource by its word, the question by its line.
// Such a click plays nothing; to play by clicks on cards and places, the designer turns it off.
let ask = () => {};
let asks = true;
const ruled = (send) => (event) => {
  if (!asks) return;
  const key = event.target.closest("#screen [data-key]")?.dataset.key;
  if (key) event.stopPropagation();
  const word = event.target.closest("#screen [data-rule]")?.dataset.rule;
  if (key) send({ wish: "rule", key });
  else if (word) send({ wish: "rule", key: `word:${word}` });
  else if (event.target.closest("#question")) ask();
};

function build(send) {
  if (!built) document.addEventListener("click", ruled(send), true);
  built = language();
  const row = (id, label, button, wish, list) => {
    const input = make("input", { id, list });
    const go = make("button", { type: "button", onclick: () => send(wish(input.value)) }, button);
    return make("p", { class: "tools" }, make("label", {}, `${label} `, input), go);
  };
  const file = make("select", { id: "design-file", onchange: (event) => send({ wish: "spec", file: event.target.value }) });
  const rules = make("input", { id: "design-asks", type: "checkbox", checked: asks, onchange: (event) => (asks = event.target.checked) });
  byId("panel").replaceChildren(
    make("p", { id: "design-notice", role: "status" }),
    make("p", {}, make("label", {}, rules, ` ${say("A click on the table shows the rule, and plays nothing")}`)),
    make("button", { type: "button", id: "design-line", class: "plain" }),
    row("design-card", say("Card"), say("give it to me"), (name) => ({ wish: "give", name }), "design-things"),
    row("design-example", say("Example"), say("go there"), (name) => ({ wish: "example", name }), "design-examples"),
    row("design-seed", say("Seed"), say("begin again"), (seed) => ({ wish: "seed", seed })),
    row("design-world", say("World"), say("show it"), (seed) => ({ wish: "world", seed: seed || "1" })),
    make("p", { class: "tools" }, make("label", {}, `${say("Spec")} `, file)),
    make("datalist", { id: "design-things" }),
    make("datalist", { id: "design-examples" }),
    make("pre", { id: "design-text", tabindex: "0", "aria-label": say("Rule"), "aria-live": "polite" }),
  );
  send({ wish: "names" });
}

export function showReply(reply) {
  if (reply.things) showNames(reply);
  const head = reply.line ?? (reply.world ? `${say("World")} ${reply.world}` : reply.file);
  if (reply.lines) byId("design-text").textContent = `${head}\n\n${reply.lines.join("\n")}`;
  const numbered = (text, index) => `${String(index + 1).padStart(4)}  ${text}`;
  if (reply.text) byId("design-text").textContent = reply.text.split("\n").map(numbered).join("\n");
}

function showNames(reply) {
  const values = (names) => names.map((name) => make("option", { value: name }));
  byId("design-things").replaceChildren(...values(reply.things));
  byId("design-examples").replaceChildren(...values(reply.examples));
  const files = reply.files.map((file) => make("option", { value: file }, file));
  byId("design-file").replaceChildren(make("option", { value: "" }, say("choose a file")), ...files);
}

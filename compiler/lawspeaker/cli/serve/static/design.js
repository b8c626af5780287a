// The designer's panel; it is there only if the server was started with --design.

import { byId, make } from "./elements.js";

export function showDesign(table, send) {
  byId("design").hidden = !table.design;
}

"""Modules of a generated package: what stands in them, what they import, how they are laid out.

A writer fills a `Module`; when all are filled, each gets imports for exactly the names it uses, tables that nobody
asks for are left out, and the template puts the parts in order.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec import Struct, field

from lawspeaker.emit.imports import import_lines, used_words

# A module imports only from those before it, so that a variable called like a function elsewhere closes no circle.
ORDER = ("tables", "names", "shape", "state", "values", "steps", "engine", "examples", "screen")
DEFINED = re.compile(r"^(?:def |class )?(\w+)(?=[(:])", re.M)


class Module(Struct):
    """One file. Constants come in groups, before the functions or, where they need them, after.

    `passes` are names of other modules that this one passes on, `listing` is what it offers to embedders; what is not
    `shared` is of no use to other modules of the package.
    """

    name: str
    about: str
    constants: list[list[str]] = field(default_factory=list)
    functions: list[list[str]] = field(default_factory=list)
    closing: list[list[str]] = field(default_factory=list)
    passes: tuple[str, ...] = ()
    listing: tuple[str, ...] = ()
    shared: bool = True

    def body(self) -> str:
        """Return everything that may use a name."""
        return "\n".join("\n".join(part) for part in [*self.constants, *self.functions, *self.closing])

    def defined(self) -> list[str]:
        """Return the names the module gives a meaning."""
        return DEFINED.findall(self.body())

    def is_empty(self) -> bool:
        return not self.constants and not self.functions and not self.closing


@cache
def templates() -> Environment:
    """Return the templates; a name a template does not get is an error."""
    loader = FileSystemLoader(str(Path(__file__).parent / "templates"))
    return Environment(loader=loader, undefined=StrictUndefined, keep_trailing_newline=True)


def rendered(template: str, **parts: object) -> str:
    return templates().get_template(template).render(**parts)


def laid_out(modules: list[Module], title: str, package: str) -> dict[str, str]:
    """Return the text of every module that has something to say, not yet formatted."""
    exports = {name: module.name for module in modules if module.shared for name in module.defined()}
    texts: dict[str, str] = {}
    for module in modules:
        if module.is_empty():
            continue
        own = {name: home for name, home in exports.items() if ORDER.index(home) < ORDER.index(module.name)}
        texts[f"{module.name}.py"] = rendered(
            "module.py.jinja",
            title=docstring(title),
            about=module.about,
            imports=import_lines(module.body(), package, own, module.passes),
            listing=", ".join(f'"{name}"' for name in module.listing),
            constants="\n\n".join("\n".join(group) for group in module.constants),
            functions=["\n".join(function) for function in module.functions],
            closing="\n\n".join("\n".join(group) for group in module.closing),
        )
    return texts


def keep_used(tables: Module, others: list[Module], always: list[str]) -> None:
    """Leave out of a module of constants what no other module and no constant that stays uses, except some names."""
    words = set(always).union(*(used_words(module.body()) for module in others))
    asked = {constant_name(line): used_words(line) for group in tables.constants for line in group}
    pending = [name for name in asked if name in words]
    kept: set[str] = set()
    while pending:
        name = pending.pop()
        if name not in kept:
            kept.add(name)
            pending += [other for other in asked[name] if other in asked]
    groups = [
        [line for line in group if line.startswith("#") or constant_name(line) in kept] for group in tables.constants
    ]
    tables.constants = [group for group in groups if any(not line.startswith("#") for line in group)]


def keep_called(module: Module, others: list[Module], prefix: str) -> None:
    """Leave out functions with a prefix that nobody calls, because their one call was written out on the spot."""
    words = set().union(*(used_words(other.body()) for other in others))
    for function in list(module.functions):
        name = next(line for line in function if line.startswith("def "))[4:].split("(")[0]
        rest = "\n".join("\n".join(other) for other in module.functions if other is not function)
        if name.startswith(prefix) and name not in words and name not in used_words(rest):
            module.functions.remove(function)


def constant_name(line: str) -> str:
    """Return what a line of constants names.

    >>> constant_name("FOOD: Final = 0")
    'FOOD'
    """
    return line.split(":", 1)[0]


def docstring(title: str) -> str:
    """Return a title that cannot end the docstring it stands in."""
    return title.replace("\\", "/").replace('"', "'")

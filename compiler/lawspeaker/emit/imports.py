"""Import lines for exactly the names a generated module uses, sorted as a careful colleague would."""

from __future__ import annotations

import re

from lawspeaker.vocabulary import MODULES, RUNTIME, STANDARD

STRINGS = re.compile(r'"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*')
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")


def used_words(body: str) -> set[str]:
    """Return the names a text uses, outside strings and comments, not as attributes."""
    return set(WORD.findall(STRINGS.sub("", body)))


def import_lines(body: str, package: str, own: dict[str, str]) -> str:
    """Return the imports of a module: `own` maps names of the same package to their modules."""
    words = used_words(body) - set(re.findall(r"^(?:def|class) (\w+)", body, re.M))
    standard: dict[str, set[str]] = {}
    ours: dict[str, set[str]] = {}
    for name, module in STANDARD.items():
        if name in words:
            standard.setdefault(module, set()).add(name)
    for name, module in MODULES.items():
        if re.search(rf"(?<![\w.]){name}\.", STRINGS.sub("", body)) and name not in own:
            ours.setdefault(module, set()).add(name)
    for module, names in RUNTIME.items():
        found = {name for name in names if name in words and name not in own}
        if found:
            ours.setdefault(module, set()).update(found)
    for name, module in own.items():
        if name in words:
            ours.setdefault(f"{package}.{module}" if module else package, set()).add(name)
    groups = [from_lines(standard), from_lines(ours)]
    return "\n\n".join("\n".join(group) for group in groups if group)


def from_lines(modules: dict[str, set[str]]) -> list[str]:
    return [
        f"from {module} import {', '.join(sorted(modules[module], key=import_order))}" for module in sorted(modules)
    ]


def import_order(name: str) -> tuple[int, str]:
    """Sort as the linter does: constants, classes, then the rest."""
    rank = 0 if name.isupper() or (name.replace("_", "").isupper()) else 1 if name[0].isupper() else 2
    return rank, name

"""Import lines for exactly the names a generated module uses, sorted as a careful colleague would."""

from __future__ import annotations

import re

from lawspeaker.vocabulary import MODULES, RUNTIME, STANDARD

STRINGS = re.compile(r'"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|#[^\n]*')
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
DEFINED = re.compile(r"^(?:def|class) (\w+)", re.M)
DIGITS = re.compile(r"(\d+)")


def bare_code(body: str) -> str:
    """Return code without strings and comments."""
    return STRINGS.sub("", body)


def used_words(body: str) -> set[str]:
    """Return the names a text uses, outside strings and comments, not as attributes.

    >>> sorted(used_words('card = s.hand["king"]  # a card'))
    ['card', 's']
    """
    return set(WORD.findall(bare_code(body)))


def import_lines(body: str, package: str, own: dict[str, str], passes: tuple[str, ...] = ()) -> str:
    """Return the imports of a module: `own` maps names of the same package to their modules."""
    code = bare_code(body)
    words = {*WORD.findall(code), *passes} - set(DEFINED.findall(body))
    standard: dict[str, set[str]] = {}
    ours: dict[str, set[str]] = {}
    for name, module in STANDARD.items():
        if name in words:
            standard.setdefault(module, set()).add(name)
    for name, module in MODULES.items():
        if name not in own and re.search(rf"(?<![\w.]){name}\.", code):
            ours.setdefault(module, set()).add(name)
    for module, names in RUNTIME.items():
        found = {name for name in names if name in words and name not in own}
        if found:
            ours.setdefault(module, set()).update(found)
    for name, module in own.items():
        if name in words:
            ours.setdefault(f"{package}.{module}", set()).add(name)
    groups = [from_lines(standard), from_lines(ours)]
    return "\n\n".join("\n".join(group) for group in groups if group)


def from_lines(modules: dict[str, set[str]]) -> list[str]:
    return [
        f"from {module} import {', '.join(sorted(modules[module], key=import_order))}" for module in sorted(modules)
    ]


def import_order(name: str) -> tuple[int, list[tuple[bool, int, str]]]:
    """Sort as the linter does: constants, classes, then the rest; underscores before letters, numbers as numbers.

    >>> sorted(["PILES", "PILE_10", "PILE_9", "State", "Game", "reach"], key=import_order)
    ['PILE_9', 'PILE_10', 'PILES', 'Game', 'State', 'reach']
    """
    rank = 0 if name.isupper() else 1 if name[0].isupper() else 2
    parts = [part for part in DIGITS.split(name.lower()) if part]
    return rank, [(False, int(part), "") if part.isdigit() else (True, 0, part) for part in parts]

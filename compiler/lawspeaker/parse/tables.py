"""The parser's tables: shipped as data beside this file, because building them takes longer than a whole check.

`make_tables.py` writes `tables.json` from the grammar. Tables of another grammar, or damaged ones, are rebuilt in
memory, so a change of the grammar works at once and the shipped file is only ever a saving of time.
"""

from __future__ import annotations

import json
import re
import zlib
from functools import cache
from pathlib import Path

from lawspeaker.shape import shape


@shape
class Rule:
    """A grammar rule: how many values it takes from the stack and what becomes of them.

    `keep` lists (position, splice its children?, empty places before it); `single` passes an only child through.
    From these follow: `plain`, the positions where nothing is spliced or empty; `passes`, that it only hands its value
    on; `levels`, how deep it makes the tree: a list not at all, `a's b's c` by one for each word (-1).
    """

    origin: str
    size: int
    name: str
    single: bool
    keep: tuple[tuple[int, bool, int], ...]
    empty: int
    plain: tuple[int, ...] | None
    passes: bool
    levels: int


@shape
class Tables:
    """Everything the lexer and the driver need. An action is a state to go to, or -1 - rule to reduce."""

    symbols: list[str]
    rules: tuple[Rule, ...]
    packed: list[list[int]]
    states: dict[int, dict[str, int]]
    shortcuts: dict[tuple[int, int, str], int]
    start: int
    end: int
    keywords: dict[str, str]
    scanner: re.Pattern[str]
    continued: re.Pattern[str]

    def row(self, state: int) -> dict[str, int]:
        """Return the actions of a state, unpacked the first time somebody gets there."""
        found = self.states.get(state)
        if found is None:
            packed = self.packed[state]
            found = {self.symbols[packed[i]]: packed[i + 1] for i in range(0, len(packed), 2)}
            self.states[state] = found
        return found

    def passed(self, below: int, state: int, kind: str) -> int:
        """Return the state after all reductions in a row that only hand a value on: a word is a term is a sum is …

        `below` is the state under the value, `kind` the token that follows it. Most of a parse is such reductions, and
        the same ones again and again, so each row of them is looked for once.
        """
        key = below, state, kind
        found = self.shortcuts.get(key)
        if found is None:
            found, gotos = state, self.row(below)
            while (action := self.row(found).get(kind, 0)) < 0 and self.rules[-1 - action].passes:
                found = gotos[self.rules[-1 - action].origin]
            self.shortcuts[key] = found
        return found


def grammar_text() -> str:
    """Return the grammar's text, from the checkout or from the installed package."""
    here = Path(__file__)
    installed = here.parents[1] / "_grammar" / "law.lark"
    path = installed if installed.exists() else here.parents[3] / "grammar" / "law.lark"
    return path.read_text(encoding="utf-8")


def fingerprint(grammar: str) -> int:
    """Return the number that ties tables to the grammar they were made from."""
    return zlib.crc32(grammar.encode())


@cache
def tables() -> Tables:
    """Return the tables of the grammar."""
    return load(Path(__file__).with_name("tables.json"), grammar_text())


def load(path: Path, grammar: str) -> Tables:
    """Read shipped tables if they are whole and of this grammar; otherwise make them anew."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        if raw["grammar"] == fingerprint(grammar):
            return unpack(raw)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, re.error):
        pass
    from lawspeaker.parse.make_tables import make

    return unpack(json.loads(json.dumps(make(grammar))))


def unpack(raw: dict[str, list[list[int]]]) -> Tables:
    """Turn the stored form into tables; the stored form is plain JSON, so every part is converted on the way."""
    symbols = [str(symbol) for symbol in raw["symbols"]]
    names = [str(name) for name in raw["names"]]
    scanner = "|".join(f"(?P<{name}>{pattern})" for name, pattern in raw["patterns"])
    return Tables(
        symbols,
        tuple(_rule(row, symbols, names) for row in raw["rules"]),
        list(raw["states"]),
        {},
        {},
        int(str(raw["start"])),
        int(str(raw["end"])),
        {str(word): str(kind) for word, kind in raw["keywords"]},
        re.compile(scanner),
        re.compile(str(raw["continued"])),
    )


def _rule(row: list[int], symbols: list[str], names: list[str]) -> Rule:
    origin, size, name, single, empty, *keep = row
    kept = tuple((keep[i], bool(keep[i + 1]), keep[i + 2]) for i in range(0, len(keep), 3))
    plain = None if empty or any(splice or before for _, splice, before in kept) else tuple(at for at, _, _ in kept)
    passes = bool(single) and size == 1 and plain == (0,)
    levels = 0 if symbols[origin].startswith("_") else -1 if names[name] == "place" else 1
    return Rule(symbols[origin], size, names[name], bool(single), kept, empty, plain, passes, levels)

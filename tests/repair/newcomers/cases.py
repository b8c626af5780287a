"""The mistakes of newcomers: one changed place of a small game, and the repair that its message must offer.

== double equals in an if       the title of the case
game: market                    a file of the folder `games`
- if pips is 6                  lines of the game, without their indent
+ if pips == 6                  what is written instead; `+<4` takes four spaces of the indent away
= if pips is 6                  the right repair; further lines of this form are other right ones
~ remainder                     or a text that the message must contain, where there is no single right line
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

HERE = Path(__file__).parent
GAMES = HERE / "games"


class Case(Struct):
    """One mistake; `old` and `new` are lines without the indent of the place."""

    file: str
    title: str
    game: str = ""
    old: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    right: list[str] = field(default_factory=list)
    contains: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return the game with the mistake in it."""
        lines = (GAMES / f"{self.game}.law").read_text(encoding="utf-8").split("\n")
        start = next(n for n in range(len(lines)) if self.fits(lines, n))
        indent = len(lines[start]) - len(lines[start].lstrip())
        return "\n".join(
            [*lines[:start], *(shifted(line, indent) for line in self.new), *lines[start + len(self.old) :]]
        )

    def fits(self, lines: list[str], start: int) -> bool:
        """Return whether the lines of the case stand at this place of a game."""
        indent = len(lines[start]) - len(lines[start].lstrip())
        return lines[start : start + len(self.old)] == [" " * indent + line for line in self.old]


def shifted(line: str, indent: int) -> str:
    """Return a line of a case as it stands in the game."""
    if line.startswith("<"):
        less, _, body = line[1:].partition(" ")
        return " " * (indent - int(less)) + body
    return " " * indent + line


def all_cases() -> list[Case]:
    """Return the cases of all files of the folder `mistakes`."""
    return [case for path in sorted((HERE / "mistakes").glob("*.txt")) for case in cases_of(path)]


def cases_of(path: Path) -> list[Case]:
    """Return the cases of one file."""
    cases: list[Case] = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        sign, rest = line[:2], line[2:]
        if line.startswith("== "):
            cases.append(Case(path.stem, line[3:]))
        elif line.startswith("game: "):
            cases[-1].game = line[6:]
        elif sign == "- ":
            cases[-1].old.append(rest)
        elif sign in ("+ ", "+<"):
            cases[-1].new.append(line[1:] if sign == "+<" else rest)
        elif sign == "= ":
            cases[-1].right.append(rest)
        elif sign == "~ ":
            cases[-1].contains.append(rest)
    return cases

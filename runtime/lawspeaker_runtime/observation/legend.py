"""The name and the range of each number of an observation, in the order in which `encode.py` writes them.

legend_of(rules, 2)     ->     ["you are player 1", "you are player 2", …, "hand of player 1: size", …]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from lawspeaker_runtime.boards.contents import home_of
from lawspeaker_runtime.observation.encode import LIMIT, LISTED
from lawspeaker_runtime.observation.plan import Coding, Section, Shape, sections_of
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import TypeInfo

MOST: Final = 1 << 20
"""The largest size of a pile or a list that the ranges allow for."""
SPOKEN: Final = {"player": "who decides", "active": "the active player"}
"""The keys of a view that every game has, in words."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of an observation: what it is, in words, and its smallest and largest value."""

    name: str
    low: int
    high: int


def legend_of(rules: Rules, players: int) -> list[str]:
    """Return the names of the numbers of an observation."""
    return [entry.name for entry in entries_of(rules, players)]


def entries_of(rules: Rules, players: int) -> list[Entry]:
    """Return the numbers of an observation in a game of so many players, each with its range."""
    namer = Namer(rules, players)
    found = [Entry(f"you are {name}", 0, 1) for name in namer.seats]
    for section in sections_of(rules):
        found += namer.section(section)
    if rules.piles:
        found += [Entry(f"position of {name} in its pile", 0, MOST) for name in namer.things]
    return found


class Namer:
    """Names the numbers of a game of so many players."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.seats = [rules.seat(player) for player in range(1, players + 1)]
        self.things = numbered([thing.name for thing in rules.things])
        self.by_type: dict[int, list[str]] = {}

    def section(self, section: Section) -> Iterator[Entry]:
        """Return the numbers of a section."""
        word = section.part.name.replace("_", " ")
        match section.shape:
            case Shape.VALUE:
                yield from self.value(section, SPOKEN.get(word, word))
            case Shape.ROW:
                yield from self.row(section, word)
            case Shape.SEATS:
                for seat in self.seats:
                    each = self.row if section.keys else self.value
                    yield from each(section, f"{word} of {seat}")
            case Shape.SEAT_COUNTS:
                for seat in self.seats:
                    for place in self.keys(section.part.of[0], section.keys):
                        yield Entry(f"{word} of {seat} on {place}", -LIMIT, LIMIT)
            case Shape.TILES:
                for tile in self.keys(section.part.type, section.keys):
                    yield from self.spot(f"{word}: {tile}")
            case Shape.PLACES:
                for number, thing in enumerate(self.things):
                    yield from self.coded(section, f"place of {thing}", self.place_names(number, section.size))
            case Shape.PILE:
                yield from self.pile(section, word)
            case Shape.SEAT_PILES:
                for seat in self.seats:
                    yield from self.pile(section, f"{word} of {seat}")
            case Shape.KEY_PILES:
                for key in self.keys(section.part.of[0], section.keys):
                    yield from self.pile(section, f"{word} of {key}")

    def pile(self, section: Section, word: str) -> Iterator[Entry]:
        """Return the numbers of one pile."""
        yield Entry(f"{word}: size", 0, MOST)
        for thing in self.names(section):
            yield Entry(f"{word}: {thing}", 0, 1)

    def row(self, section: Section, word: str) -> Iterator[Entry]:
        """Return the numbers of the values of all keys."""
        tags = [tag for number, tag in enumerate(section.part.of) if number or section.shape != Shape.SEATS]
        if section.part.form in ("owners", "present", "counts"):
            for place in self.keys(tags[0], section.keys):
                yield from self.value(section, f"{word} on {place}")
            return
        for keys in self.combined(tags):
            yield from self.value(section, f"{word} of {keys}")

    def combined(self, tags: Sequence[int]) -> Iterator[str]:
        """Return the names of all combinations of keys, the last key varying fastest."""
        if not tags:
            return
        info = self.rules.types[tags[0]]
        firsts = self.seats if info.form == "player" else self.keys(tags[0], len(info.names))
        for first in firsts:
            if len(tags) == 1:
                yield first
            for rest in self.combined(tags[1:]):
                yield f"{first} and {rest}"

    def value(self, section: Section, word: str) -> Iterator[Entry]:
        """Return the numbers of one value, or of a list."""
        if section.part.many:
            yield Entry(f"{word}: length", -1, MOST)
            if section.coding is Coding.FLAGS:
                yield from (Entry(f"{word}: number of {name}", -1, MOST) for name in self.names(section))
                yield from (Entry(f"{word}: first position of {name}", -1, MOST) for name in self.names(section))
            else:
                yield from (Entry(f"{word}: number {index + 1}", -LIMIT, LIMIT) for index in range(LISTED))
        else:
            yield from self.coded(section, word, self.names(section))

    def coded(self, section: Section, word: str, names: Sequence[str]) -> Iterator[Entry]:
        """Return the numbers of one value."""
        match section.coding:
            case Coding.NUMBER:
                small = section.part.form == "present" or self.is_yes_no(section)
                yield Entry(word, -1 if small else -LIMIT, 1 if small else LIMIT)
            case Coding.MAYBE:
                yield Entry(f"{word}: is there", -1, 1)
                yield Entry(word, -LIMIT, LIMIT)
            case Coding.FLAGS:
                yield from (Entry(f"{word}: {name}", -1, 1) for name in names)
            case Coding.INDEX:
                yield Entry(f"{word}: number from 1", -1, section.size or LIMIT)
            case Coding.SPOT:
                yield from self.spot(word)
            case Coding.BUNDLE:
                for resource in self.rules.resources:
                    yield Entry(f"{word}: {resource.word.replace('_', ' ')}", -LIMIT, LIMIT)

    def is_yes_no(self, section: Section) -> bool:
        """Tell whether the values of a section are yes or no."""
        part = section.part
        return part.word == "over" or (part.type >= 0 and self.rules.types[part.type].form == "yes_no")

    def spot(self, word: str) -> Iterator[Entry]:
        """Return the numbers of a spot of a board of tiles."""
        yield Entry(f"{word}: is laid", -1, 1)
        yield from (Entry(f"{word}: {what}", -1, MOST) for what in ("column", "row"))
        yield Entry(f"{word}: rotation", -1, 3)

    def names(self, section: Section) -> Sequence[str]:
        """Return the names of the values of a section."""
        if section.size < 0:
            return self.seats
        part = section.part
        return self.keys(part.type, section.size) if part.type >= 0 else []

    def keys(self, tag: int, size: int) -> list[str]:
        """Return the names of the values of a type; copies of a thing are numbered."""
        info: TypeInfo = self.rules.types[tag]
        if info.form == "thing":
            return self.things[info.first : info.first + size]
        if tag not in self.by_type:
            names = [name.replace("_", " ") or f"number {number}" for number, name in enumerate(info.names, 1)]
            self.by_type[tag] = numbered(names)
        return self.by_type[tag]

    def place_names(self, thing: int, size: int) -> list[str]:
        """Return the names of the places of the board on which a thing lies, and of as many as any board has."""
        home = home_of(self.rules, thing)
        board = next((board for board in self.rules.boards if board.word == home), self.rules.boards[0])
        names = self.keys(board.type, len(self.rules.types[board.type].names))
        return [*names, *(f"place {number + 1}, which the board does not have" for number in range(len(names), size))]


def numbered(names: Sequence[str]) -> list[str]:
    """Return names in which those that occur several times are numbered.

    >>> numbered(["Ace", "King", "Ace"])
    ['Ace 1', 'King', 'Ace 2']
    """
    total: dict[str, int] = {}
    for name in names:
        total[name] = total.get(name, 0) + 1
    so_far: dict[str, int] = {}
    found: list[str] = []
    for name in names:
        so_far[name] = so_far.get(name, 0) + 1
        found.append(f"{name} {so_far[name]}" if total[name] > 1 else name)
    return found

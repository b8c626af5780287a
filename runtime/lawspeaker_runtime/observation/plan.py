"""The plan of an observation: how each part of a view is written as numbers, found out once for each game.

    ViewPart("hand", "pile", type=0, of=(2,))     ->     Section("hand", …): for each player the size, a flag per card
    ViewPart("trump", "value", type=3)            ->     Section("trump", …): one flag for each suit

`encode.py` writes numbers by the plan, `legend.py` names them by the same plan. Engines store a plan as rows of
integers, so that native code reads it without Python objects.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from lawspeaker_runtime.observation import encode
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart

MOST_FLAGS = 4096
"""A value with a flag for each possibility takes at most so many numbers, all keys together; else it is one number."""


class Shape(IntEnum):
    """How many values a part of a view has, and of what sort."""

    VALUE = encode.VALUE
    ROW = encode.ROW
    SEATS = encode.SEATS
    PILE = encode.PILE
    SEAT_PILES = encode.SEAT_PILES
    KEY_PILES = encode.KEY_PILES
    SEAT_COUNTS = encode.SEAT_COUNTS
    TILES = encode.TILES
    PLACES = encode.PLACES


class Coding(IntEnum):
    """How one value is written: as a number, one that may be missing, a flag for each possibility, an index."""

    NUMBER = encode.NUMBER
    MAYBE = encode.MAYBE
    FLAGS = encode.FLAGS
    INDEX = encode.INDEX
    SPOT = encode.SPOT
    BUNDLE = encode.BUNDLE


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a view in an observation.

    `first` and `size` are the range of a value (`size` -1: the players), `keys` how many values there are for a key or
    for a player, `each` how many belong to one thing, `thing` the first thing of the keys if values are hidden with
    them, else -1. If players are the last key, `per_player` is the number of values for it, those of player 0 too.
    `width` is the width of a board of tiles or the number of resources.
    """

    part: ViewPart
    shape: Shape
    coding: Coding = Coding.NUMBER
    first: int = 0
    size: int = 0
    keys: int = 0
    each: int = 1
    thing: int = -1
    per_player: int = 0
    width: int = 0

    def row(self) -> list[int]:
        """Return the section as `encode.py` reads it."""
        return [
            self.shape.value,
            self.coding.value,
            self.first,
            self.size,
            self.keys,
            self.each,
            self.thing,
            int(self.part.seen == "owner"),
            int(self.part.many),
            self.per_player,
            self.width,
        ]


def sections_of(rules: Rules) -> list[Section]:
    """Return the sections of an observation; what nobody sees has none."""
    head = [
        Section(ViewPart("player", "value"), Shape.VALUE, Coding.FLAGS, 1, -1),
        Section(ViewPart("active", "value"), Shape.VALUE, Coding.FLAGS, 1, -1),
        Section(ViewPart("over", "value"), Shape.VALUE, Coding.NUMBER),
    ]
    return head + [section_of(rules, part) for part in rules.view if part.seen != "nobody"]


def plan_of(rules: Rules) -> list[list[int]]:
    """Return the sections as rows of numbers; the first row is the number of things that may be in piles."""
    things = len(rules.things) if rules.piles else 0
    return [[things], *(section.row() for section in sections_of(rules))]


def words_of(rules: Rules) -> list[str]:
    """Return the keys of a view that the sections are about."""
    return [section.part.word for section in sections_of(rules)]


def section_of(rules: Rules, part: ViewPart) -> Section:
    """Return the section of a part of a view."""
    match part.form:
        case "pile":
            return pile_section(rules, part)
        case "goods":
            return Section(part, Shape.SEATS)
        case "owners":
            return Section(part, Shape.ROW, Coding.FLAGS, 1, -1, keys=size_of(rules.types[part.of[0]]))
        case "present":
            return Section(part, Shape.ROW, keys=size_of(rules.types[part.of[0]]))
        case "counts":
            shape = Shape.SEAT_COUNTS if len(part.of) > 1 else Shape.ROW
            return Section(part, shape, keys=size_of(rules.types[part.of[0]]))
        case "tiles":
            width = next(board.width for board in rules.boards if board.word == part.word)
            return Section(part, Shape.TILES, keys=size_of(rules.types[part.type]), width=width)
        case "places":
            size = max(size_of(rules.types[board.type]) for board in rules.boards)
            keys = len(rules.things)
            coding = Coding.FLAGS if size * keys <= MOST_FLAGS else Coding.INDEX
            return Section(part, Shape.PLACES, coding, 0, size, keys)
        case "value":
            return value_section(rules, part)


def pile_section(rules: Rules, part: ViewPart) -> Section:
    """Return the section of a pile, or of the piles of all players or keys."""
    info = rules.types[part.type]
    if not part.of:
        return Section(part, Shape.PILE, first=info.first, size=size_of(info))
    keys = rules.types[part.of[0]]
    if keys.form == "player":
        return Section(part, Shape.SEAT_PILES, first=info.first, size=size_of(info))
    return Section(part, Shape.KEY_PILES, first=info.first, size=size_of(info), keys=size_of(keys))


def value_section(rules: Rules, part: ViewPart) -> Section:
    """Return the section of a state, an option or a field."""
    types = [rules.types[tag] for tag in part.of]
    seats = bool(types) and types[0].form == "player"
    shape = Shape.SEATS if seats else Shape.ROW if types else Shape.VALUE
    inner = types[1:] if seats else types
    sizes = [rules.players[1] + 1 if info.form == "player" else size_of(info) for info in inner]
    per_player = sizes[-1] if inner and inner[-1].form == "player" else 0
    keys, each = product(sizes) if sizes else 0, product(sizes[1:])
    thing = inner[0].first if part.sees and inner and inner[0].form == "thing" else -1
    many = rules.players[1] if seats else 1
    coding, first, size = coding_of(rules, part, many * max(1, keys))
    width = len(rules.resources)
    if coding is Coding.SPOT:
        width = next((board.width for board in rules.boards if board.form == "laid"), 1)
    return Section(part, shape, coding, first, size, keys, each, thing, per_player, width)


def coding_of(rules: Rules, part: ViewPart, count: int) -> tuple[Coding, int, int]:
    """Return how a value is written, the first number of its type and how many there are."""
    info = rules.types[part.type]
    match info.form:
        case "number" | "list" | "steps":
            return (Coding.MAYBE if part.optional else Coding.NUMBER), 0, 0
        case "yes_no":
            return Coding.NUMBER, 0, 0
        case "bundle":
            return Coding.BUNDLE, 0, len(rules.resources)
        case "player":
            return Coding.FLAGS, 1, -1
        case "spot":
            return Coding.SPOT, 0, 0
        case "record":
            return Coding.INDEX, 0, 0
        case "enum" | "thing" | "place":
            size = size_of(info)
            return (Coding.FLAGS if size * count <= MOST_FLAGS else Coding.INDEX), info.first, size


def size_of(info: TypeInfo) -> int:
    """Return how many values a type has."""
    return len(info.names)


def product(sizes: list[int]) -> int:
    """Return the product of sizes.

    >>> product([3, 4]), product([])
    (12, 1)
    """
    found = 1
    for size in sizes:
        found *= size
    return found

"""Names for the numbers that follow from what a spec declares: how many there are, where a kind begins and ends.

    kind card, 109 of them, behind 53 others     FIRST_CARD, LAST_CARD, CARD_COUNT: passing[c - FIRST_CARD]
    board field, with its squares                FIELD_SIZE          disc[you * FIELD_SIZE + t]
    resource silver, gold                        RESOURCE_COUNT      goods[you * RESOURCE_COUNT + GOLD]
    piece disc of player: limit 14               DISC_LIMIT
    a value of a memo table's key                CARD_KEYS     one of them for nothing

They are declared in `tables.py`.
"""

from __future__ import annotations

from functools import partial

from lawspeaker.analysis import domains
from lawspeaker.check import ir as c
from lawspeaker.emit.memoize import key_text, shared_key
from lawspeaker.emit.naming import Layout
from lawspeaker.resolve.symbols import Board, Thing
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_runtime.state.effects_and_triggers import ONCE_BITS


def size(layout: Layout, value: int, *words: str) -> str:
    """Return the constant for a number that follows from the declarations."""
    name = layout.constants.keyed(f"size {' '.join(words)}", *words)
    layout.sizes[name] = value
    layout.constants.used.add(name)
    return name


def first_of(layout: Layout, kind: str) -> str:
    """Return the constant for the first thing of a kind."""
    return size(layout, layout.symbols.kinds[kind].first, "first", kind)


def last_of(layout: Layout, kind: str) -> str:
    """Return the constant for the last thing of a kind."""
    return size(layout, layout.symbols.kinds[kind].last, "last", kind)


def behind_first(layout: Layout, kind: str) -> str:
    """Write what is added to an index among the things of a kind to get the thing; nothing for the first kind."""
    return f" + {first_of(layout, kind)}" if layout.symbols.kinds[kind].first else ""


def before_first(layout: Layout, kind: str) -> str:
    """Write what is taken from a thing to get its index among those of its kind; nothing for the first kind."""
    return f" - {first_of(layout, kind)}" if layout.symbols.kinds[kind].first else ""


def last_copy(layout: Layout, thing: Thing) -> str:
    """Return the constant for the last copy of a thing."""
    if len(thing.ids) == 1:
        return layout.thing_constant(thing)
    return size(layout, thing.ids[-1], "last", thing.kind, thing.name)


def ends_of(layout: Layout, first: Thing, last: Thing) -> tuple[str, str]:
    """Return the constants for the first copy of a thing and the last of another, which are not used by that."""
    low = layout.constants.unused_name("thing", first.kind, first.name)
    if len(last.ids) == 1:
        return low, layout.constants.unused_name("thing", last.kind, last.name)
    return low, last_copy(layout, last)


def kind_count(layout: Layout, kind: str) -> str:
    """Return the constant for how many things of a kind there are."""
    found = layout.symbols.kinds[kind]
    return size(layout, found.last - found.first + 1, kind, "count")


def place_count(layout: Layout, board: Board) -> str:
    """Return the constant for how many place numbers a board has."""
    return size(layout, layout.places(board), board.name, "size")


def link_count(layout: Layout, board: Board) -> str:
    """Return the constant for how long a list is that has an entry for each number up to the last link of a board."""
    last = max((layout.symbols.kinds[kind].last for kind in board.links), default=-1)
    return size(layout, last + 1, board.name, "link", "count")


def resource_count(layout: Layout) -> str:
    """Return the constant for how many resources there are."""
    return size(layout, layout.width, "resource", "count")


def good_of(layout: Layout, player: str, resource: str) -> str:
    """Write the index of a resource of a player among the goods."""
    return player if layout.width == 1 else f"{player} * {resource_count(layout)} + {resource}"


def enum_count(layout: Layout, enum: str) -> str:
    """Return the constant for how many words an enum has."""
    return size(layout, len(layout.symbols.enums[enum].words), enum, "count")


def key_count(layout: Layout, type_: Type) -> str:
    """Return the constant for how many values a state keeps for the second of its keys."""
    if type_.form == TypeForm.PLAYER:
        return size(layout, layout.key_count(type_), "player", "rows")
    if type_.form == TypeForm.ENUM:
        return enum_count(layout, type_.name)
    if type_.form == TypeForm.THING:
        return kind_count(layout, type_.name)
    board = layout.board_of(type_)
    return "1" if board is None else place_count(layout, board)


def index_count(layout: Layout, type_: Type) -> str:
    """Write how many indices a table needs for a parameter."""
    if type_.form == TypeForm.ENUM:
        return enum_count(layout, type_.name)
    if type_.form == TypeForm.RESOURCE:
        return resource_count(layout)
    if type_.form == TypeForm.THING:
        return f"{last_of(layout, type_.name)} + 1"
    board = layout.board_of(type_) if type_.form == TypeForm.PLACE else None
    return str(domains.index_count(layout.symbols, type_)) if board is None else place_count(layout, board)


def radix(layout: Layout, type_: Type) -> str:
    """Return the constant for how many values a parameter has in the key of a memo table, one of them for nothing."""
    found, bare = domains.radix(layout.symbols, type_), type_.bare()
    if found is None or bare.form == TypeForm.YES_NO:
        return str(found)
    word = "thing" if bare.form == TypeForm.THING else bare.name or bare.form.value
    return size(layout, found, word, "keys")


def once_mark(layout: Layout, number: int, this: bool) -> str:
    """Write the mark that a rule was used; every thing has its own."""
    if this and not number:
        return "this"
    trigger = next(trigger for trigger in layout.program.triggers if trigger.function.once == number)
    mark = size(layout, number << ONCE_BITS, "once", trigger.function.name)
    return f"{mark} + this" if this else mark


def memo_keys(layout: Layout, points: list[c.RulePoint], attribute: str) -> list[str]:
    """Write the key of each value in the table of the state that they share."""
    count = size(layout, len(points), "values", "in", attribute) if len(points) > 1 else ""
    keys: list[str] = []
    for number, point in enumerate(points):
        name = layout.value_name(point.signed)
        shared = size(layout, number, "key", "of", name) if number else ""
        keys.append(shared_key(key_text(layout.symbols, point, partial(radix, layout)), shared, count))
    return keys


def absences(layout: Layout) -> list[str]:
    """Return tests for things that are not in the game: their module is off, their player not there.

    The constants in them are used only if the function is that has them.
    """
    symbols = layout.symbols
    of_modules: list[tuple[Thing, Thing, str]] = []
    tests: list[str] = []
    for thing in symbols.things:
        if thing.module is not None:
            first = thing
            if of_modules and of_modules[-1][2] == thing.module and of_modules[-1][1].ids[-1] == thing.ids[0] - 1:
                first = of_modules.pop()[0]
            of_modules.append((first, thing, thing.module))
        if thing.per_player and symbols.players[0] < symbols.players[1]:
            copies = f"{thing.copies} * " if thing.copies > 1 else ""
            low, high = ends_of(layout, thing, thing)
            tests.append(f"{low} + {copies}s.players <= thing <= {high}")
    options = [(*ends_of(layout, low, high), layout.attribute("option", module)) for low, high, module in of_modules]
    return [*(f"{low} <= thing <= {high} and not s.{option}" for low, high, option in options), *tests]

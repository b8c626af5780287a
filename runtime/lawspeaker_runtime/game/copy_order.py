"""The copies of a card in the order in which a view shows them, so that nothing shown tells which copy is which.

    hand: Ant 2, Bee 5; table: Ant 0     ->     Ant 2 is shown as 0, Ant 0 as 1; Bee 5 as 4, the first of its copies

Copies of a card are equal for a player, but they are different numbers in a state. Whoever is shown the number of a
copy recognises it when it comes back from a hidden pile. So where a number would be shown, as the position in a list of
values or as the key of a card on a page, the copies are numbered anew in each view: first those that it shows, in its
order, then the others. In a game that hides nothing everybody can follow each copy, and it keeps its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.pile_state import ON_PLACES

View = Mapping[str, object]


def copy_numbers(rules: Rules, raw: View) -> dict[int, int]:
    """Return the number by which each copy of a thing is shown; a thing that is left out keeps its own.

    `raw` is the view of the engine.
    """
    if not rules.hides_something:
        return {}
    shown = order_shown(rules, raw)
    found: dict[int, int] = {}
    for copies in copies_of(rules):
        ordered = sorted(copies, key=lambda thing: (shown.get(thing, len(rules.things)), thing))
        found.update(zip(ordered, copies, strict=True))
    return found


def copies_of(rules: Rules) -> list[list[int]]:
    """Return the things that are copies of each other, if there are several."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for number, thing in enumerate(rules.things):
        groups.setdefault((thing.proto, thing.owner, thing.copy), []).append(number)
    return [copies for copies in groups.values() if len(copies) > 1]


def order_shown(rules: Rules, raw: View) -> dict[int, int]:
    """Return at which point of a view each thing is shown: in piles first, then on boards, place by place."""
    found: dict[int, int] = {}
    for part in rules.view:
        for thing in things_in(raw.get(part.word)) if part.form == "pile" else ():
            found.setdefault(thing, len(found))
    for thing in things_on_boards(raw.get("places")):
        found.setdefault(thing, len(found))
    return found


def things_in(shown: object) -> Iterator[int]:
    """Yield the things that a pile shows, or the piles of all players or keys."""
    if isinstance(shown, int):
        if shown >= 0:
            yield shown
    elif isinstance(shown, Sequence) and not isinstance(shown, str):
        for one in shown:
            yield from things_in(one)


def things_on_boards(places: object) -> list[int]:
    """Return the things on boards, by their places."""
    where = [int(one) for one in places if isinstance(one, int)] if isinstance(places, Sequence) else []
    lying = [thing for thing, place in enumerate(where) if place <= ON_PLACES]
    return sorted(lying, key=lambda thing: (-where[thing], thing))

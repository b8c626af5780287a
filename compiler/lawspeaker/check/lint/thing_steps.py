"""How sentences change what is certain about the locations of things.

put c into sleeve of you          c: in `sleeve`, known to you
start duel giving d, weapon c     `weapon of d` and `weapon of duel`: where c is
reveal c                          c, and what else lies where it lay: not certain any more
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.lint.moved_piles import MovedPiles
from lawspeaker.check.lint.openly import functions_of
from lawspeaker.check.lint.thing_locations import Known, Location, Locator, Place, place_of, plain_player
from lawspeaker.check.lint.told_values import is_of_things, note_told
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.types import Type, TypeForm

Moving = c.Cards | c.Lay | c.Swap
"""The sentences that may move or show things."""
Drawing = c.Roll | c.Pick
Binding = Drawing | c.Assign | c.StartRecord | c.ChooseOrder


class Steps:
    """Moves of things in one game; `sources` are the piles from which each pile is filled."""

    def __init__(self, locator: Locator, moved: MovedPiles) -> None:
        self.locator = locator
        self.moved = moved
        self.sources: dict[str, set[str]] = {}

    def move(self, stmt: Moving, known: Known) -> None:
        """Change what is certain by a move of things, or by showing them."""
        piles = self.moved.direct(stmt)
        match stmt:
            case c.Put(things=things, pile=pile):
                self.put(things, pile, known)
            case c.Deal(source=source, target=target):
                self.fill(target.pile.name, source.pile.name)
                known.leave(piles)
            case c.Swap(left=left, right=right):
                if isinstance(left, c.PileGet) and isinstance(right, c.PileGet):
                    self.fill(left.pile.name, right.pile.name)
                    self.fill(right.pile.name, left.pile.name)
                for side in (left, right):
                    forget(side, known)
                known.leave(piles)
            case c.Show(things=things, player=player) if player is not None:
                show(self.locator.of(things, known), player, known)
            case c.Show(things=things):
                shown = self.locator.of(things, known)
                known.leave(piles if shown is None else frozenset({shown.pile}))
            case c.PlaceThing() | c.RemoveThing() | c.Lay() | c.Shuffle() | c.Flip():
                known.leave(piles)
            case _:
                assert_never(stmt)

    def put(self, things: c.Expr, pile: c.PileGet, known: Known) -> None:
        """Change what is certain by putting things into a pile."""
        source = self.locator.of(things, known)
        known.leave(None if source is None else frozenset({source.pile}))
        target = self.locator.put(source, pile)
        if source is not None:
            self.fill(pile.pile.name, source.pile)
        name = variable_of(things)
        if name and target is not None:
            known.where[name] = target

    def fill(self, pile: str, source: str) -> None:
        """Note that a pile is filled from another."""
        self.sources.setdefault(pile, set()).add(source)


def show(shown: Location | None, player: c.Expr, known: Known) -> None:
    """Note that a player sees what lies in a location; if that is not certain, in any."""
    known.where = {name: shown_to(player, place, shown) for name, place in known.where.items()}
    known.kept = {name: shown_to(player, place, shown) for name, place in known.kept.items()}


def shown_to(player: c.Expr, place: Location, shown: Location | None) -> Location:
    """Return a location, with a player who may have been shown what lies there."""
    if shown is not None and shown.pile != place.pile:
        return place
    return Location(place.pile, place.owner, (*place.knowers, plain_player(player)))


def bind(locator: Locator, stmt: Binding, known: Known) -> None:
    """Change what is certain about a variable that gets a value."""
    match stmt:
        case c.Assign(name=name, value=value) if not is_of_things(value.type):
            note_told(name, value, known, locator)
        case c.Assign(name=name, value=value) | c.Pick(name=name, source=value):
            location = locator.of(value, known)
            known.rebind(name)
            if location is not None:
                known.where[name] = location
        case c.StartRecord():
            start(locator, stmt, known)
        case c.Roll(name=name):
            known.rebind(name)
        case c.ChooseOrder():
            pass
        case _:
            assert_never(stmt)


def start(locator: Locator, stmt: c.StartRecord, known: Known) -> None:
    """Note what the fields of a new record keep, which is also the current one of its sort."""
    given = [(each, locator.of(value, known)) for each, value in stmt.values]
    known.rebind(stmt.name)
    known.overwrite(lambda place: place.record == stmt.record.name and place.of is None)
    local = c.Local(stmt.name, Type(TypeForm.RECORD, stmt.record.name))
    for each, location in given:
        if location is not None:
            for of in (None, local):
                known.kept[Place(each.owner, each.name, of)] = location


def store(locator: Locator, target: c.Expr, value: c.Expr, known: Known) -> None:
    """Note what a field of a record, or a state, keeps."""
    place, location = place_of(target), locator.of(value, known)
    forget(target, known)
    if place is not None:
        known.keep(place, location)


def forget(target: c.Expr, known: Known) -> None:
    """Forget what may be kept where a value is stored, whichever record or player it is of."""
    if isinstance(target, c.FieldGet):
        known.overwrite(lambda place: (place.record, place.word) == (target.field.owner, target.field.name))
    elif isinstance(target, c.StateGet):
        known.overwrite(lambda place: (place.record, place.word) == ("", target.state.name))


def secret_piles(program: c.Program, locator: Locator, sources: dict[str, set[str]]) -> set[str]:
    """Return the hidden piles whose things not all players have seen: shuffled ones, and those filled from such."""
    hidden = {name for name in locator.symbols.piles if locator.sees_pile(Location(name, None)) is not None}
    found = program.shuffled & hidden
    while more := {name for name in hidden - found if sources.get(name, set()) & found}:
        found |= more
    return found


def written_words(program: c.Program) -> frozenset[tuple[str, str]]:
    """Return the fields of records that are stored after their record has begun: each with the sort of record."""
    found: set[tuple[str, str]] = set()
    for function, _ in functions_of(program):
        for node in nodes(function.body):
            written: list[c.Expr] = [node.place] if isinstance(node, c.Store) else []
            written += [node.left, node.right] if isinstance(node, c.Swap) else []
            found |= {(e.field.owner, e.field.name) for e in written if isinstance(e, c.FieldGet)}
    return frozenset(found)


def variable_of(e: c.Expr) -> str:
    """Return the variable that an expression is, "" if it is none."""
    while isinstance(e, c.Need | c.FirstOf):
        e = e.value
    return e.name if isinstance(e, c.Local) else ""


def names_bound(stmt: c.Each | c.Loop | c.Turns) -> set[str]:
    """Return the variables that a loop gives values, itself or in its block."""
    return {name for node in nodes(stmt) if isinstance(node, c.Sentence) for name in node.binds}

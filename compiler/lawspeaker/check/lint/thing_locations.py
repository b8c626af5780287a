"""Where things lie that variables stand for, and which players know them there.

    choose c from your hand        c: in `hand`, known to you
    put c into secret of you       c: in `secret`, known to you
    reveal c                       c: everybody knows it, so it is left out

Only what is certain is kept: a location that depends on the way through the steps, or on what other steps may have
moved, is dropped. Players are compared by their expressions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in
from lawspeaker.parse.tree_enums import Aggregate, LogicOp
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Symbols, Visibility
from lawspeaker.resolve.types import Type, TypeForm

ELEMENTS = (None, Aggregate.FIRST, Aggregate.LAST, Aggregate.DIFFERENT)
SOMEBODY = c.Local("", ty.PLAYER)
"""A player who is not known: it may be anybody."""


class Location(Struct, frozen=True):
    """A pile in which a thing lies, its owner, and the other players who know the thing there."""

    pile: str
    owner: c.Expr | None
    knowers: tuple[c.Expr, ...] = ()


class Place(Struct, frozen=True):
    """What keeps a thing beside variables: `weapon of d`, `weapon of duel` (no `of`), a state `pick of you` or `pick`.

    `record` is the sort of record, "" for a state.
    """

    record: str
    word: str
    of: c.Expr | None


class Known(Struct):
    """What is certain at a step: the locations of variables and of what places keep, and players who are different.

    `told` are the variables that were worked out from things: each with the variables of these things.
    """

    where: dict[str, Location]
    apart: frozenset[tuple[c.Expr, c.Expr]] = frozenset()
    kept: dict[Place, Location] = field(default_factory=dict)
    told: dict[str, frozenset[str]] = field(default_factory=dict)

    def copy(self) -> Known:
        """Return a copy that can be changed."""
        return Known(dict(self.where), self.apart, dict(self.kept), dict(self.told))

    def rebind(self, name: str | None) -> None:
        """Forget what was certain about a variable, because it gets a new value."""
        if name is None:
            return
        self.where.pop(name, None)
        self.told = {other: things for other, things in self.told.items() if name != other and name not in things}
        for other, location in list(self.where.items()):
            if any(name in locals_in(player) for player in players_of(location)):
                del self.where[other]
        for place, location in list(self.kept.items()):
            if any(name in locals_in(part) for part in (place.of, *players_of(location))):
                del self.kept[place]
        self.apart = frozenset(pair for pair in self.apart if not any(name in locals_in(player) for player in pair))

    def note_apart(self, player: c.Expr, others: Iterable[c.Expr]) -> None:
        """Note that a player is certainly none of the others."""
        self.apart |= frozenset((player, other) for other in others)

    def leave(self, piles: frozenset[str] | None) -> None:
        """Forget the variables whose things lie in some piles, or in any pile, because they may be moved."""
        for name, location in list(self.where.items()):
            if piles is None or location.pile in piles:
                del self.where[name]
        for place, location in list(self.kept.items()):
            if piles is None or location.pile in piles:
                del self.kept[place]

    def keep(self, place: Place, location: Location | None) -> None:
        """Note what a place keeps now; the same word of another record, or of another player, may be the same place."""
        self.overwrite(lambda other: (other.record, other.word) == (place.record, place.word))
        if location is not None:
            self.kept[place] = location

    def overwrite(self, may_change: Callable[[Place], bool]) -> None:
        """Forget what those places keep that may have changed."""
        for place in [place for place in self.kept if may_change(place)]:
            del self.kept[place]


def joined(ways: Iterable[Known | None]) -> Known | None:
    """Return what is certain after several ways; None stands for a way that goes on elsewhere."""
    left = [way for way in ways if way is not None]
    if not left:
        return None
    where = {name: place for name, place in left[0].where.items() if all(way.where.get(name) == place for way in left)}
    kept = {name: place for name, place in left[0].kept.items() if all(way.kept.get(name) == place for way in left)}
    told = {name: things for name, things in left[0].told.items() if all(way.told.get(name) == things for way in left)}
    return Known(where, frozenset.intersection(*(way.apart for way in left)), kept, told)


def place_of(e: object) -> Place | None:
    """Return the place that an expression reads, None if it is none or not a certain one; rules change some fields."""
    match e:
        case c.FieldGet(field=field_, target=target) if target.type.bare().form == TypeForm.RECORD and not field_.value:
            if isinstance(target, c.Local):
                return Place(field_.owner, field_.name, target)
            current = target.value if isinstance(target, c.Need) else target
            return Place(field_.owner, field_.name, None) if isinstance(current, c.CurrentRecord) else None
        case c.StateGet(state=state, key=key, by=None):
            of = None if key is None else plain_player(key)
            return None if of == SOMEBODY else Place("", state.name, of)
        case _:
            return None


def players_of(location: Location) -> tuple[c.Expr, ...]:
    """Return the players whom a location names."""
    return location.knowers if location.owner is None else (location.owner, *location.knowers)


def may_be_hidden(symbols: Symbols, type_: Type) -> bool:
    """Return whether values of a type are things, or lists of things, that may be in a hidden pile."""
    bare = (type_.element if type_.form == TypeForm.LIST else type_).bare()
    kinds = [pile.kind for pile in symbols.piles.values() if pile.seen != Visibility.EVERYONE]
    return bare.form == TypeForm.THING and any(
        not bare.name or symbols.is_kind(bare.name, kind) or symbols.is_kind(kind, bare.name) for kind in kinds
    )


class Locator(Struct, frozen=True):
    """Finds locations in one game; in a game with one player that player sees what owners see."""

    symbols: Symbols

    def sees_pile(self, location: Location) -> tuple[c.Expr, ...] | None:
        """Return who sees the pile of a location; None: everybody."""
        pile = self.symbols.piles[location.pile]
        if pile.seen == Visibility.EVERYONE or (pile.seen == Visibility.OWNER and self.symbols.players[1] == 1):
            return None
        return (location.owner or SOMEBODY,) if pile.seen == Visibility.OWNER else ()

    def viewers(self, location: Location) -> tuple[c.Expr, ...] | None:
        """Return the players who know a thing in its location; None: everybody does."""
        found = self.sees_pile(location)
        return None if found is None else tuple(dict.fromkeys((*found, *location.knowers)))

    def of(self, e: c.Expr, known: Known) -> Location | None:
        """Return the location of a thing, or of all things of a list; None if it is not certain."""
        match e:
            case c.Local(name):
                return known.where.get(name)
            case c.PileGet(pile, owner):
                return Location(pile.name, None if owner is None else plain_player(owner))
            case c.Need(value) | c.FirstOf(value) | c.FirstN(source=value):
                return self.of(value, known)
            case c.Query(agg=agg) if agg in ELEMENTS:
                return self.of(e.source, known) or self.within(e.var, e.where)
            case c.ListOf(items=items) if items:
                return self.same([self.of(item, known) for item in items])
            case c.Cond(then=then, other=other):
                return self.same([self.of(then, known), self.of(other, known)])
            case c.FieldGet() | c.StateGet():
                place = place_of(e)
                return None if place is None else known.kept.get(place)
            case _:
                return None

    def same(self, found: list[Location | None]) -> Location | None:
        """Return the location that several things have in common."""
        return found[0] if all(one == found[0] for one in found) else None

    def within(self, name: str, test: c.Expr | None) -> Location | None:
        """Return the pile in which a condition says that a variable is: `it is in your hand`."""
        for part in conjuncts(test):
            if isinstance(part, c.InPile) and not part.negated and part.thing == c.Local(name, part.thing.type):
                return self.of(part.pile, Known({}))
        return None

    def put(self, location: Location | None, pile: c.PileGet) -> Location | None:
        """Return where a thing is that was put from a location into a pile; None if everybody knows it there."""
        if location is None:
            return None
        viewers = self.viewers(location)
        target = Location(pile.pile.name, None if pile.owner is None else plain_player(pile.owner), viewers or ())
        return None if viewers is None or self.sees_pile(target) is None else target

    def is_everywhere(self, viewers: tuple[c.Expr, ...], known: Known) -> bool:
        """Return whether some players, if each is another one, may be all players of the smallest game."""
        different = [one for one in viewers if one != SOMEBODY]
        others = [(a, b) for a in different for b in different if a != b and not is_apart(a, b, known, self.symbols)]
        return not others and len(different) >= self.symbols.players[1]

    def is_blind(self, player: c.Expr, location: Location, known: Known) -> bool:
        """Return whether a player certainly does not know a thing in its location."""
        viewers = self.viewers(location)
        asked = plain_player(player)
        return viewers is not None and all(is_apart(asked, one, known, self.symbols) for one in viewers)


def plain_player(e: c.Expr) -> c.Expr:
    """Return a player as an expression that can be compared, `SOMEBODY` if it depends on more than variables."""
    match e:
        case c.Local() | c.Const() | c.GameValue(c.GameWord.ACTIVE):
            return e
        case c.GameValue(c.GameWord.LEFT | c.GameWord.RIGHT, (other,)):
            plain = plain_player(other)
            return SOMEBODY if plain == SOMEBODY else replace(e, args=(plain,))
        case c.Need(value):
            return plain_player(value)
        case _:
            return SOMEBODY


def is_apart(a: c.Expr, b: c.Expr, known: Known, symbols: Symbols) -> bool:
    """Return whether two players are certainly different ones."""
    if SOMEBODY in (a, b):
        return False
    if (a, b) in known.apart or (b, a) in known.apart:
        return True
    if isinstance(a, c.Const) and isinstance(b, c.Const):
        return a.value != b.value
    return symbols.players[0] > 1 and (is_neighbour(a, b) or is_neighbour(b, a))


def is_neighbour(a: c.Expr, b: c.Expr) -> bool:
    """Return whether a player is written as the neighbour of another."""
    return isinstance(a, c.GameValue) and a.word in (c.GameWord.LEFT, c.GameWord.RIGHT) and a.args == (b,)


def others_than(name: str, source: c.Expr, where: c.Expr | None = None) -> Iterator[c.Expr]:
    """Yield the players who are certainly not the elements `name` of a list of players."""
    match source:
        case c.GameValue(c.GameWord.OPPONENTS, (player,)):
            yield plain_player(player)
        case c.Query(agg=agg) if agg in ELEMENTS:
            yield from others_than(source.var, source.source, source.where)
        case _:
            pass
    for a, b in unequal_players(where):
        if isinstance(a, c.Local) and a.name == name:
            yield b
        elif isinstance(b, c.Local) and b.name == name:
            yield a


def unequal_players(test: c.Expr | None) -> Iterator[tuple[c.Expr, c.Expr]]:
    """Yield the pairs of players of whom a condition says that they are different."""
    for part in conjuncts(test):
        if isinstance(part, c.Compare) and part.op == c.Comparison.NOT_EQUAL and part.left.type.bare() == ty.PLAYER:
            yield plain_player(part.left), plain_player(part.right)


def conjuncts(test: c.Expr | None) -> Iterator[c.Expr]:
    """Yield the conditions that all hold if a condition holds."""
    if isinstance(test, c.Logic) and test.op == LogicOp.AND:
        yield from conjuncts(test.left)
        yield from conjuncts(test.right)
    elif test is not None:
        yield test

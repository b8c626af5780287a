"""What tells options apart that have the same names: where their things are, unless nobody could tell them apart.

    c: Move, c: Move          both in the hand of Red            ->   equal: both are `c: Move`
    c: Move, c: Move          one in hand, one in the discard    ->   `c: Move (hand of Red)`, `c: Move (discard)`

Copies of a thing are equal if they lie in the same pile, at no index that is seen, and if the state says the same of
them. All this is what the player who decides sees: copies that are hidden from that player are equal. Copies that
players can always tell apart, and those of different players where that matters, have names of their own (`ThingInfo`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.labels import split
from lawspeaker_runtime.game.log import pile_of
from lawspeaker_runtime.game.named_view import integers, items
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.view_parts import ViewPart
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import NOWHERE, ON_PLACES

Raw = Mapping[str, object]


def details_at(engine: Engine[S], rules: Rules, s: S, legal: Sequence[int]) -> dict[int, str]:
    """Return what tells the options of the pending decision apart that have the same names, by their ids."""
    if len(legal) < 2 or not asks_for_copies(rules, int(s.site)):
        return {}
    player = int(s.player)
    return Identity(rules, s, engine.view(s, player), lambda thing: engine.sees(s, player, thing)).details(legal)


def asks_for_copies(rules: Rules, site: int) -> bool:
    """Tell whether a choice asks for things of which several have the same name."""
    infos = [rules.types[domain.type] for domain in rules.sites[site].domains]
    return any(info.form == "thing" and has_equal(tuple(info.names)) for info in infos)


@lru_cache(maxsize=1024)
def has_equal(names: tuple[str, ...]) -> bool:
    """Tell whether some names are equal."""
    return len(set(names)) < len(names)


class Identity:
    """Tells options apart in a position: `raw` is the view of the player who decides, `sees` what that one sees."""

    def __init__(self, rules: Rules, s: BaseState, raw: Raw, sees: Callable[[int], bool]) -> None:
        self.rules = rules
        self.raw = raw
        self.sees = sees
        self.at: Sequence[int] = getattr(s, "at", ())
        self.piles: Sequence[Sequence[int]] = getattr(s, "piles", ())

    def details(self, legal: Sequence[int]) -> dict[int, str]:
        """Return what tells options apart that have the same names, by their ids; nothing for equal ones."""
        named: dict[tuple[Hashable, ...], list[int]] = {}
        for action in legal:
            named.setdefault(self.names(action), []).append(action)
        found: dict[int, str] = {}
        for actions in named.values():
            if len(actions) > 1:
                found |= self.apart(actions)
        return found

    def apart(self, actions: Sequence[int]) -> dict[int, str]:
        """Return what tells options of the same names apart; numbers, if that is not where their things are."""
        kinds = {action: self.kind(action) for action in actions}
        order = sorted(set(kinds.values()), key=str)
        if len(order) == 1:
            return {}
        texts = {kinds[action]: self.described(action) for action in actions}
        if len(set(texts.values())) < len(order):
            numbers = {kind: f"#{number}" for number, kind in enumerate(order, start=1)}
            texts = {kind: f"{texts[kind]} {numbers[kind]}".strip() for kind in order}
        return {action: texts[kinds[action]] for action in actions if texts[kinds[action]]}

    def names(self, action: int) -> tuple[Hashable, ...]:
        """Return the names of the values of an option: options with the same ones have the same text."""
        return tuple(self.rules.things[value].name if is_thing else value for is_thing, value in self.values(action))

    def kind(self, action: int) -> tuple[Hashable, ...]:
        """Return what is equal for options that are equal to everybody."""
        return tuple(self.of_thing(value) if is_thing else value for is_thing, value in self.values(action))

    def values(self, action: int) -> list[tuple[bool, int]]:
        """Return the label and the values of an option, and of each whether it is a thing."""
        site = self.rules.sites[self.rules.site_of(action)]
        offset = action - site.base
        if offset >= site.combinations:
            return [(False, offset)]
        label = offset // (site.combinations // len(site.labels)) if site.labels else 0
        found = [(False, label)]
        for domain, digit in zip(site.domains, split(site, offset)[1], strict=True):
            value = domain.first + digit
            found.append((self.rules.types[domain.type].form == "thing" and value >= 0, value))
        return found

    def of_thing(self, number: int) -> tuple[Hashable, ...]:
        """Return what is equal for copies of a thing that are equal to everybody."""
        thing = self.rules.things[number]
        same = (thing.name, thing.kind, thing.fields)
        if not self.sees(number):
            return same
        told = tuple(self.told(part, number) for part in self.rules.view if part.form == "value")
        return (*same, self.at[number], self.index(number), told)

    def index(self, number: int) -> int:
        """Return the index of a thing in a pile whose order is seen, else -1."""
        where = self.at[number]
        if where < 0 or not self.rules.piles[pile_of(self.rules, where)[0]].ordered:
            return -1
        return list(self.piles[where]).index(number)

    def told(self, part: ViewPart, number: int) -> Hashable:
        """Return what a part of the view says of a thing."""
        keys = [self.rules.types[type_] for type_ in part.of]
        raw = self.raw.get(part.word)
        if keys and keys[0].form == "player" and len(keys) > 1:
            return tuple(share(items(row), keys[1].first, len(keys[1].names), number) for row in items(raw))
        if keys and keys[0].form == "thing":
            return share(items(raw), keys[0].first, len(keys[0].names), number)
        return ()

    def described(self, action: int) -> str:
        """Return where the things of an option are."""
        places = [self.place(value) for is_thing, value in self.values(action) if is_thing]
        return ", ".join(place for place in places if place)

    def place(self, number: int) -> str:
        """Return where a thing is; "" outside of the game, and where it is hidden."""
        where = self.at[number] if self.sees(number) else NOWHERE
        if where <= ON_PLACES:
            return f"on {self.place_name(number, ON_PLACES - where)}"
        if where < 0:
            return ""
        which, key = pile_of(self.rules, where)
        pile = self.rules.piles[which]
        whose = f" of {self.rules.seat(key)}" if pile.per_player else ""
        index = self.index(number)
        return f"{f'number {index + 1} in ' if index >= 0 else ''}{pile.word.replace('_', ' ')}{whose}"

    def place_name(self, number: int, place: int) -> str:
        """Return the name of the place on which a thing is."""
        boards = dict(self.rules.lies)
        word = boards.get(self.rules.things[number].kind, self.rules.boards[0].word)
        board = next(board for board in self.rules.boards if board.word == word)
        names = self.rules.types[board.type].names
        return names[place] if place < len(names) else f"place {place}"


def share(values: Sequence[object], first: int, count: int, number: int) -> tuple[Hashable, ...]:
    """Return the values of one thing among those of all things of a type, which stand behind each other.

    >>> share([1, 2, 3, 4], 10, 2, 11)
    (3, 4)
    """
    if not first <= number < first + count or not values:
        return ()
    each = max(1, len(values) // max(1, count))
    found = values[(number - first) * each : (number - first + 1) * each]
    return tuple(tuple(integers(one)) if isinstance(one, list) else hash(one) for one in found)

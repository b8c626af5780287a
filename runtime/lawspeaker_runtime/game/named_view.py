"""A view in names: the numbers of `engine.view` as the names of cards, places and words.

    engine.view(s, 1)["hand"]     ->     [[1], [-1]]
    game.view(1)["hand"]          ->     [["Queen"], [None]]

Hidden is None and nothing is None. Players are numbers from 1, as everywhere. Lists of players begin with player 1.
Values of things and places are in mappings by name; of a kind with several copies of a card each name has a list, in
the order in which the view shows the copies; those that it does not show are last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lawspeaker_runtime.boards.contents import home_of, things_at
from lawspeaker_runtime.game.copy_order import order_shown
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart
from lawspeaker_runtime.state.base_state import NO_NUMBER
from lawspeaker_runtime.state.goods import bundle_of

Named = None | bool | int | str | list["Named"] | dict[str, "Named"]
Sees = Callable[[int], bool]
"""Whether the player who looks knows where a thing is."""


def named_view(rules: Rules, raw: Mapping[str, object], players: int, player: int, sees: Sees) -> dict[str, object]:
    """Return the view of a player by names; `raw` is the view of the engine."""
    namer = Namer(rules, raw, players, player, sees)
    found: dict[str, object] = {
        "player": namer.seat(raw.get("player")),
        "active": namer.seat(raw.get("active")),
        "over": bool(raw.get("over")),
    }
    return found | {part.name: namer.part(part) for part in rules.view}


class Namer:
    """Names the parts of one view."""

    def __init__(self, rules: Rules, raw: Mapping[str, object], players: int, player: int, sees: Sees) -> None:
        self.rules = rules
        self.raw = raw
        self.players = players
        self.player = player
        self.sees = sees
        self.shown = order_shown(rules, raw) if rules.hides_something else None

    def part(self, part: ViewPart) -> Named:
        """Return a part of the view by names."""
        raw = self.raw.get(part.word)
        match part.form:
            case "pile":
                return self.pile(part, raw)
            case "goods":
                return [
                    None if self.is_hidden(part, seat) else amount for seat, amount in enumerate(integers(raw), start=1)
                ]
            case "owners" | "present" | "counts":
                return self.pieces(part, integers(raw))
            case "tiles":
                return self.tiles(part, raw)
            case "places":
                return self.places()
            case "value":
                return self.values(part, raw)

    def seat(self, value: object) -> int | None:
        """Return a player by number, None for nobody."""
        return value if isinstance(value, int) and value > 0 else None

    def is_hidden(self, part: ViewPart, owner: int) -> bool:
        """Tell whether the value of an owner is hidden from the player."""
        return part.seen == "nobody" or (part.seen == "owner" and owner != self.player)

    def pile(self, part: ViewPart, raw: object) -> Named:
        """Return the things of a pile, or of the piles of all players or keys."""
        if not part.of:
            return [self.thing(number) for number in integers(raw)]
        piles: list[Named] = [[self.thing(number) for number in integers(one)] for one in items(raw)]
        keys = self.rules.types[part.of[0]]
        return piles if keys.form == "player" else dict(zip(keys.names, piles, strict=False))

    def thing(self, number: int) -> Named:
        """Return the name of a thing; None if it is hidden or nothing."""
        return self.rules.things[number].name if number >= 0 else None

    def pieces(self, part: ViewPart, numbers: Sequence[int]) -> Named:
        """Return the pieces on the places that have any."""
        names = self.rules.types[part.of[0]].names
        if part.form == "owners":
            return {name: owner for name, owner in zip(names, numbers, strict=False) if owner > 0}
        if part.form == "present":
            return [name for name, number in zip(names, numbers, strict=False) if number > 0]
        if len(part.of) == 1:
            return {name: number for name, number in zip(names, numbers, strict=False) if number > 0}
        found: dict[str, Named] = {}
        size = len(numbers) // (self.players + 1)  # the first row is of player 0, whom no game has
        for place, name in enumerate(names[:size]):
            counts: list[Named] = [numbers[seat * size + place] for seat in range(1, self.players + 1)]
            if any(counts):
                found[name] = counts
        return found

    def tiles(self, part: ViewPart, raw: object) -> Named:
        """Return the tiles of a board that are laid: where and how."""
        kind = self.rules.types[part.type]
        width = next(board.width for board in self.rules.boards if board.word == part.word)
        laid = enumerate(integers(items(raw)[0])) if items(raw) else []
        return [
            {
                "tile": self.thing(kind.first + number),
                "column": spot // 4 % width + 1,
                "row": spot // 4 // width + 1,
                "rotation": spot % 4,
            }
            for number, spot in laid
            if spot >= 0
        ]

    def places(self) -> Named:
        """Return the things on each place of each board."""
        found: dict[str, Named] = {}
        for board in self.rules.boards:
            names = self.rules.types[board.type].names
            lying = things_at(self.rules, self.raw, board.word, len(names))
            found[board.word] = {
                name: [self.thing(thing) for thing in there if home_of(self.rules, thing) == board.word]
                for name, there in zip(names, lying, strict=True)
                if there
            }
        return found

    def values(self, part: ViewPart, raw: object) -> Named:
        """Return the values of a state, option or field, by their keys."""
        if not part.of:
            return None if part.seen == "nobody" else self.value(part, raw)
        keys = self.rules.types[part.of[0]]
        if keys.form == "player":
            rest = part.of[1:]
            return [
                None
                if self.is_hidden(part, seat)
                else self.keyed(part, rest, items(one))
                if rest
                else self.value(part, one)
                for seat, one in enumerate(items(raw), start=1)
            ]
        return None if part.seen != "everyone" else self.keyed(part, part.of, items(raw))

    def keyed(self, part: ViewPart, of: tuple[int, ...], values: Sequence[object]) -> Named:
        """Return values by the names of their keys; `values` has one row of all values behind each other."""
        keys = self.rules.types[of[0]]
        if keys.form == "player":  # the first value is of player 0, whom no game has
            return [self.value(part, value) for value in values[1 : self.players + 1]]
        each = max(1, len(values) // max(1, len(keys.names)))
        rows = [values[start : start + each] for start in range(0, len(keys.names) * each, each)]
        named: list[Named] = []
        for number, row in enumerate(rows):
            if part.sees and keys.form == "thing" and not self.sees(keys.first + number):
                named.append(None)
            else:
                named.append(self.keyed(part, of[1:], row) if len(of) > 1 else self.value(part, row[0]))
        return by_name(keys, named, self.shown)

    def value(self, part: ViewPart, raw: object) -> Named:
        """Return one value, or a list of values."""
        info = self.rules.types[part.type]
        if info.form == "bundle":
            return self.amounts(integers(raw)) if isinstance(raw, Sequence) else None
        if isinstance(raw, Sequence) and not isinstance(raw, str):
            return [self.leaf(info, one) for one in raw]
        return self.leaf(info, raw)

    def leaf(self, info: TypeInfo, raw: object) -> Named:
        """Return a single value."""
        if not isinstance(raw, int) or raw == NO_NUMBER or (raw == -1 and info.form != "number"):
            return None
        number = int(raw)
        match info.form:
            case "yes_no":
                return bool(raw)
            case "player":
                return number or None
            case "thing":
                return self.thing(number)
            case "bundle":
                return self.amounts(bundle_of(number, len(self.rules.resources)))
            case "enum" | "place" | "spot":
                return info.name(number)
            case _:
                return number

    def amounts(self, bundle: Sequence[int]) -> Named:
        """Return a bundle as the amount of each resource in it."""
        return {info.word: amount for info, amount in zip(self.rules.resources, bundle, strict=False) if amount}


def public_part(views: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """Return what several views have in common; what they differ in is hidden.

    >>> public_part([{"hand": [[3], [-1]], "over": False}, {"hand": [[-1], [5]], "over": False}])
    {'hand': [[-1], [-1]], 'over': False}
    """
    return {key: common([view[key] for view in views]) for key in views[0]}


def common(values: Sequence[object]) -> object:
    """Return a value that several views have in common, -1 if they differ; lists are compared item by item."""
    first = values[0]
    if all(value == first and type(value) is type(first) for value in values):
        return first
    rows = [value for value in values if isinstance(value, list)]
    if len(rows) == len(values) and len({len(row) for row in rows}) == 1:
        return [common(part) for part in zip(*rows, strict=True)]
    return -1


def has_copies(info: TypeInfo) -> bool:
    """Tell whether several things of a type have the same name.

    >>> has_copies(TypeInfo("card", "thing", ("Ace", "Ace", "King")))
    True
    """
    return info.form == "thing" and len(set(info.names)) < len(info.names)


def by_name(keys: TypeInfo, values: Sequence[Named], shown: Mapping[int, int] | None = None) -> Named:
    """Return values by the names of their keys; a list for each name if there are copies.

    In a game that hides something, the list has the copies that are shown first, in the order of `shown`, then the
    others by their values: the position of a value does not tell which copy it belongs to.

    >>> by_name(TypeInfo("card", "thing", ("Ace", "Ace", "King")), [1, 2, 3])
    {'Ace': [1, 2], 'King': [3]}
    >>> by_name(TypeInfo("card", "thing", ("Ace", "Ace", "King")), [None, 2, 3], {1: 0})
    {'Ace': [2, None], 'King': [3]}
    """
    if not has_copies(keys):
        return {name: value for name, value in zip(keys.names, values, strict=True) if name}
    found: dict[str, list[tuple[int, Named]]] = {}
    places = shown or {}
    for number, (name, value) in enumerate(zip(keys.names, values, strict=True), start=keys.first):
        found.setdefault(name, []).append((places.get(number, len(places)), value))
    if shown is not None:
        for copies in found.values():
            copies.sort(key=lambda one: order_of(one[0], one[1], len(places)))
    return {name: [value for _, value in copies] for name, copies in found.items()}


def order_of(place: int, value: Named, unseen: int) -> tuple[int, bool, str]:
    """Return where the value of a copy stands in the list of its name; of copies that are not shown, by the value."""
    return place, value is None, repr(value) if place == unseen else ""


def items(raw: object) -> list[object]:
    """Return a part of a view as a list."""
    return list(raw) if isinstance(raw, Sequence) and not isinstance(raw, str) else []


def integers(raw: object) -> list[int]:
    """Return a part of a view as a list of numbers."""
    return [int(one) for one in items(raw) if isinstance(one, int)]

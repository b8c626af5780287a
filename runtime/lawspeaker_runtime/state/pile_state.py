"""The positions of things: the part of a state that `piles/` changes and `visibility/` hides.

A pile is a list of things with its front at index 0. Piles are numbered consecutively (pile codes): a shared pile has
one code; a pile per player has the codes `first` to `first + most players`, so that `first + player` is the player's
pile and the first one stays empty. `s.at[thing]` is the position of a thing: a pile code; NOWHERE; ON_PLACES - place on
a place of a board.

    shuffle(deck of 40)     ->     loose_from = 0, loose = 40: the list keeps its order, but the order means nothing
    deal one card           ->     a random one of the first 40 leaves; loose = 39

Shuffling does not order a pile. It marks cards as loose: the `loose` cards from index `loose_from` on have no order
yet, and which of them comes first is drawn when a card is dealt or looked at. So cloning a state and giving it a new
stream samples what will be drawn. A loose part has at least two cards; without one, `loose_from` is 0. A pile that was
built from shuffled piles has several loose parts: `loose_from` and `loose` describe the one nearest to the front,
`layers` the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row, Rows

SEEN_BY_NOBODY: Final = 0
SEEN_BY_OWNER: Final = 1
SEEN_BY_EVERYONE: Final = 2
NOWHERE: Final = -1
ON_PLACES: Final = -2
"""The position of a thing on the first place of a board; on the places after it, as much less."""
ONE_THING: Final = 1 << 32
"""What each thing on a place adds to `occupants`, beside its number: more than all numbers of things together."""
BIT: Final[tuple[int, ...]] = tuple(1 << bit for bit in range(62))
ALL: Final[tuple[int, ...]] = tuple((1 << players + 1) - 2 for players in range(61))


class PileTable:
    """The constants of a game's piles, made when the generated package is imported.

    `sight[pile]` is who sees the cards of a pile, `owner[pile]` its player (0: shared), `group[thing]` a number that
    things with indistinguishable backs share. `open[pile]` is 1 if everyone sees the cards of the pile, so that
    nothing has to be remembered of them. `hidden` is False if all piles are open; then no knowledge is stored or
    computed. `shown[pile]` is the mask of the players who see into the pile. `alike[thing]` is the number of things
    with the same back. `places` is the number of places of which the state says what is on them (state/place_index.py).
    """

    __slots__ = ("alike", "group", "hidden", "open", "owner", "places", "shown", "sight", "things")

    def __init__(self, sight: tuple[int, ...], owner: tuple[int, ...], group: tuple[int, ...], places: i64 = 0) -> None:
        self.sight: tuple[int, ...] = sight
        self.owner: tuple[int, ...] = owner
        self.group: tuple[int, ...] = group
        self.things: i64 = len(group)
        self.places: i64 = places
        self.alike: tuple[int, ...] = tuple(group.count(back) for back in group)
        self.open: tuple[int, ...] = tuple(int(who == SEEN_BY_EVERYONE) for who in sight)
        self.hidden: bool = 0 in self.open
        self.shown: tuple[int, ...] = tuple(shown_to(who, whose) for who, whose in zip(sight, owner, strict=True))


def shown_to(sight: int, owner: int) -> int:
    """Return the mask of the players who see into a pile; bit 0 is unused."""
    if sight == SEEN_BY_EVERYONE:
        return ALL[-1]
    return BIT[owner] if sight == SEEN_BY_OWNER and owner > 0 else 0


def marked(things: tuple[int, ...], count: int) -> tuple[bool, ...]:
    """Return for each of `count` things whether it is among the given ones.

    >>> marked((1, 3), 4)
    (False, True, False, True)
    """
    return tuple(thing in things for thing in range(count))


class PileState(BaseState):
    """The fields that the state of every game with things has.

    `known[thing]` is the mask of the players who know that the thing is in its pile, and unless that part is loose at
    which index, although the pile is not shown to them. `familiar[pile]` is the mask of the players who may know a
    card of the pile, so that most moves can skip updating knowledge: it may be too large, never too small. `on_board`
    lists the things on places of boards in ascending order, so that rules of things on boards skip all others; it is
    derived from `at`, so hashes and dumps leave it out. So is `occupants`, which says what is on each place
    (state/place_index.py).

    `layers` are the further loose parts of piles: pile, first index, number of cards; those of one pile from its front
    on. `mixes` records which cards were mixed unseen; from it follows what players still know of cards whose position
    they do not know (see visibility/constraints.py). The entries of both are replaced, never changed, so clones share
    them. They share the lists, too: `layers` is always replaced, and while `mixes_shared` is set, `mixes` is copied
    before something is added to it.
    """

    __slots__ = (
        "at",
        "familiar",
        "known",
        "layers",
        "loose",
        "loose_from",
        "mixes",
        "mixes_shared",
        "occupants",
        "piles",
        "on_board",
    )

    def __init__(self, players: i64 = 0, seed: i64 = 0) -> None:
        """Make a state without piles. Native `State.__new__(State)`, with which `clone` begins, runs this too."""
        super().__init__(players, seed)
        self.piles: Rows = []
        self.at: Row = []
        self.loose_from: Row = []
        self.loose: Row = []
        self.known: Row = []
        self.familiar: Row = []
        self.on_board: Row = []
        self.occupants: Row = []
        self.layers: list[list[int]] = []
        self.mixes: Rows = []
        self.mixes_shared: bool = False


def open_piles(s: PileState, table: PileTable) -> None:
    """Give a new state its empty piles, with every thing nowhere."""
    count = len(table.sight)
    s.piles = [[] for _ in table.sight]
    s.at = [NOWHERE] * table.things
    s.loose_from = [0] * count
    s.loose = [0] * count
    s.occupants = [0] * table.places
    if table.hidden:
        s.known = [ALL[s.players]] * table.things
        s.familiar = [0] * count


def copy_piles(s: PileState, copy: PileState) -> None:
    """Copy the fields of a PileState into a clone."""
    copy.piles = [pile[:] for pile in s.piles]
    copy.at = s.at[:]
    copy.loose_from = s.loose_from[:]
    copy.loose = s.loose[:]
    copy.known = s.known[:]
    copy.familiar = s.familiar[:]
    copy.on_board = s.on_board[:]
    copy.occupants = s.occupants[:]
    copy.layers = s.layers
    copy.mixes = s.mixes
    copy.mixes_shared = True
    s.mixes_shared = True


def things_on_boards(s: PileState) -> Row:
    """Return the things on places of boards, by `s.at`."""
    return [thing for thing in range(len(s.at)) if s.at[thing] < NOWHERE]


def indexed_things(s: PileState) -> Row:
    """Return the index as it follows from the positions of things."""
    found: Row = [0] * len(s.occupants)
    if len(found) > 0:
        for thing in range(len(s.at)):
            if s.at[thing] < NOWHERE:
                found[ON_PLACES - s.at[thing]] += ONE_THING + thing
    return found


def is_loose(s: PileState, pile: i64, index: i64) -> bool:
    """Tell whether the card at an index of a pile is in a loose part."""
    return loose_part(s, pile, index)[1] > 0


def loose_part(s: PileState, pile: i64, index: i64) -> tuple[int, int]:
    """Return the start and the size of the loose part that contains an index of a pile; (0, 0) if none does."""
    start: i64 = s.loose_from[pile]
    if start <= index < start + s.loose[pile]:
        return start, s.loose[pile]
    for layer in s.layers:
        if layer[0] == pile and layer[1] <= index < layer[1] + layer[2]:
            return layer[1], layer[2]
    return 0, 0


def loose_parts(s: PileState, pile: i64) -> list[tuple[int, int]]:
    """Return the start and the end of each loose part of a pile, from its front on."""
    if s.loose[pile] == 0:
        return []
    first = (s.loose_from[pile], s.loose_from[pile] + s.loose[pile])
    return [first, *((layer[1], layer[1] + layer[2]) for layer in s.layers if layer[0] == pile)]


def set_loose(s: PileState, pile: i64, start: i64, count: i64) -> None:
    """Set the first loose part of a pile; a part of a single card is none, and the next layer takes its place."""
    if count > 1:
        s.loose_from[pile] = start
        s.loose[pile] = count
        return
    s.loose_from[pile] = 0
    s.loose[pile] = 0
    for index in range(len(s.layers)):
        layer = s.layers[index]
        if layer[0] == pile:
            s.loose_from[pile] = layer[1]
            s.loose[pile] = layer[2]
            s.layers = s.layers[:index] + s.layers[index + 1 :]
            return


def shift_layers(s: PileState, pile: i64, by: i64) -> None:
    """Move the further loose parts of a pile by an offset, after cards in front of them were added or removed."""
    s.layers = [[layer[0], layer[1] + by, layer[2]] if layer[0] == pile else layer for layer in s.layers]


def drop_layers(s: PileState, pile: i64) -> None:
    """Remove the further loose parts of a pile."""
    s.layers = [layer for layer in s.layers if layer[0] != pile]


def is_in_pile(s: PileState, thing: i64, pile: i64) -> bool:
    """Tell whether a thing is in a pile; False for nothing (-1)."""
    return thing >= 0 and s.at[thing] == pile


def check_piles(s: PileState) -> list[str]:
    """Return inconsistencies in the positions of things; none, unless an engine is broken."""
    wrong: list[str] = []
    seen: set[int] = set()
    for code, pile in enumerate(s.piles):
        for thing in pile:
            if thing in seen:
                wrong.append(f"thing {thing} lies in two places, one of them pile {code}")
            elif s.at[thing] != code:
                wrong.append(f"thing {thing} lies in pile {code} but is said to be at {s.at[thing]}")
            seen.add(thing)
        if s.loose[code] == 0 and s.loose_from[code] != 0:
            wrong.append(f"pile {code} has no loose part, but it is said to begin at {s.loose_from[code]}")
        wrong += check_layers(s, code)
    for thing, where in enumerate(s.at):
        if where >= 0 and thing not in seen:
            wrong.append(f"thing {thing} is said to be in pile {where} but is not")
    if s.on_board != things_on_boards(s):
        wrong.append(f"the things {s.on_board} are listed as on_board on boards, not {things_on_boards(s)}")
    if s.occupants != indexed_things(s):
        wrong.append("the index of places does not agree with the positions of things")
    return wrong


def check_layers(s: PileState, code: int) -> list[str]:
    """Return inconsistencies in the further loose parts of a pile."""
    wrong: list[str] = []
    end = s.loose_from[code] + s.loose[code]
    for layer in s.layers:
        if layer[0] == code:
            if s.loose[code] == 0 or layer[1] < end or layer[2] < 2:
                wrong.append(f"a loose part of pile {code} begins at {layer[1]}, where none can be")
            end = layer[1] + layer[2]
    if end > len(s.piles[code]):
        wrong.append(f"the loose parts of pile {code} reach beyond its end")
    return wrong


def place_of(s: PileState, thing: i64) -> i64:
    """Return the place of a board that a thing is on, or -1."""
    where: i64 = s.at[thing]
    return ON_PLACES - where if where <= ON_PLACES else -1

"""What a person reads about a game: the description every generated package carries in `names.py`.

Engines run on integers; this is the only place where those integers have names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from lawspeaker_runtime.rules.values import Site, TypeInfo

EVERYONE: Final = "everyone"


class Chosen(Protocol):
    """The settings of a game in the making: how many play, and what an option that is not each player's own is."""

    @property
    def players(self) -> int:
        """Return how many play."""

    def __getitem__(self, word: str) -> int:
        """Return the value of an option: the chosen one, or its default."""


@dataclass(frozen=True, slots=True)
class NeedInfo:
    """What must hold where an option is not at its default: in the words of the spec, and as a question."""

    text: str
    line: str
    holds: Callable[[Chosen], bool]


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """A setting. `default_by` tells the default where it depends on others; `default` is then that of the fewest
    players and no settings."""

    word: str
    per_player: bool
    type: int
    values: tuple[int, ...]
    default: int
    line: str
    different: bool = False
    default_by: Callable[[Chosen], int] | None = None
    needs: tuple[NeedInfo, ...] = ()


@dataclass(frozen=True, slots=True)
class ResourceInfo:
    """A resource; `one` is what a single one is called where that is another word.

    `counted` says what any number of them is called, in rules that are said in another language.
    """

    word: str
    limit: int
    seen: str
    signed: bool
    one: str = ""
    counted: Callable[[int], str] | None = None

    def called(self, amount: int) -> str:
        """Return what so many are called.

        >>> [ResourceInfo("coins", 0, "everyone", False, "coin").called(amount) for amount in (1, 2)]
        ['coin', 'coins']
        """
        if self.counted is not None:
            return self.counted(amount)
        return self.one if amount == 1 and self.one else self.word.replace("_", " ")


@dataclass(frozen=True, slots=True)
class StateInfo:
    """A state word; `of` is the type it is kept for each of, or -1; `by` that of its second key, or -1."""

    word: str
    of: int
    type: int
    seen: str
    by: int = -1


@dataclass(frozen=True, slots=True)
class PileInfo:
    word: str
    per_player: bool
    kind: int
    seen: str
    ordered: bool


@dataclass(frozen=True, slots=True)
class PieceInfo:
    word: str
    per_player: bool
    board: int
    single: bool
    limit: int


@dataclass(frozen=True, slots=True)
class BoardInfo:
    """`form`: grid, hexes, circle, places or laid; `type` is the type of its places.

    `numbered` tells that a choice asks for a column, which is a number.
    """

    word: str
    form: str
    width: int
    height: int
    type: int
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class EventInfo:
    """An event; a field has a word and a type, which is -1 - type where it is a list of these.

    `says` is its sentence in the log, with the words of fields in braces; without one it is told field by field.
    """

    word: str
    fields: tuple[tuple[str, int], ...]
    line: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class ThingInfo:
    """One thing: its name, the kind it is of, which declaration it is a copy of, its card text and its shown fields.

    `module` is the option it needs, if any: without it the thing is not in the game. `title` is what people call it,
    where that is not its name.
    """

    name: str
    kind: str
    proto: int
    text: str
    line: str
    fields: tuple[tuple[str, str], ...] = ()
    module: str = ""
    title: str = ""

    @property
    def called(self) -> str:
        """Return what people call it: several things may be called the same.

        >>> ThingInfo("Second Ace", "card", 1, "", "", title="Ace").called
        'Ace'
        """
        return self.title or self.name


@dataclass(frozen=True, slots=True)
class ScreenItem:
    """Something a `show` line of the `screen` lists: what is shown, of whom (you, players or ""), and how.

    `fields` are shown with each of its things and `order` sorts them; `form` is how they are laid out (columns, table
    or ""); `beside` tells that it stands in the same line as the item before.
    """

    word: str
    owner: str
    fields: tuple[str, ...]
    order: tuple[str, ...] = ()
    form: str = ""
    beside: bool = False


@dataclass(frozen=True, slots=True)
class ShownInfo:
    """A word that the screen shows and that is not kept under its own name: a field of a kind, or a value.

    `of` is the kind whose field it is, what a value is asked of (`player`, or a kind), or "".
    """

    word: str
    form: str
    of: str
    type: int


@dataclass(frozen=True, slots=True)
class TranslationInfo:
    """The game in another language: its title, its words, the name and text of each thing by `proto`.

    `events` are those with a sentence of their own in the log.
    """

    language: str
    title: str
    words: tuple[tuple[str, str], ...]
    things: tuple[tuple[str, str], ...]
    events: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Rules:
    """The description of one game. `explains` and `colours` are lines of the screen: pile and word, word and colour.

    `lies` are kinds whose things lie on another board than the first, with that board. `phrases` are sentences of the
    log in another language, for rules that are said in one.
    """

    name: str
    title: str
    version: str
    players: tuple[int, int]
    seats: tuple[str, ...]
    types: tuple[TypeInfo, ...]
    sites: tuple[Site, ...]
    options: tuple[OptionInfo, ...]
    resources: tuple[ResourceInfo, ...]
    states: tuple[StateInfo, ...]
    piles: tuple[PileInfo, ...]
    pieces: tuple[PieceInfo, ...]
    boards: tuple[BoardInfo, ...]
    events: tuple[EventInfo, ...]
    things: tuple[ThingInfo, ...]
    endings: tuple[str, ...]
    parts: tuple[str, ...]
    screen: tuple[ScreenItem, ...]
    translations: tuple[TranslationInfo, ...] = ()
    shown: tuple[ShownInfo, ...] = ()
    explains: tuple[tuple[str, str], ...] = ()
    colours: tuple[tuple[str, str], ...] = ()
    lies: tuple[tuple[str, str], ...] = ()
    phrases: tuple[tuple[str, str], ...] = ()

    def translation(self, language: str) -> TranslationInfo | None:
        """Return the game in a language, if it was translated."""
        return next((found for found in self.translations if found.language == language), None)

    def seat(self, player: int) -> str:
        """Return what a player is called."""
        return self.seats[player - 1] if 0 < player <= len(self.seats) else f"player {player}"

    def site_of(self, action: int) -> int:
        """Return the index of the site that owns an action id."""
        low, high = 0, len(self.sites) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.sites[middle].base <= action:
                low = middle
            else:
                high = middle - 1
        return low

"""The description of a game that every generated package has as `RULES` in `names.py`.

RULES.things[7].name       ->     "Wolf"            the engine only knows thing 7
RULES.site_of(action)      ->     3                 the choice that an action id belongs to
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from lawspeaker_runtime.rules.values import Site, TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart
from lawspeaker_runtime.state.goods import bundle_of

Seen = Literal["everyone", "owner", "nobody"]
BoardForm = Literal["grid", "hexes", "circle", "places", "laid"]
ShownForm = Literal["field", "value"]
EVERYONE: Final = "everyone"


class Chosen(Protocol):
    """The settings of a game before it starts.

    The number of players, and the values of options that all players share.
    """

    @property
    def players(self) -> int:
        """Return the number of players."""

    def __getitem__(self, word: str) -> int:
        """Return the value of an option: the chosen one, or its default."""


@dataclass(frozen=True, slots=True)
class NeedInfo:
    """A requirement of an option that is not at its default: in the words of the spec, and as a function."""

    text: str
    line: str
    holds: Callable[[Chosen], bool]


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """A setting. `default_by` computes a default that depends on other settings.

    `default` is then its value for the fewest players and no other settings.
    """

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
    """A resource; `one` is the singular if it differs from `word`, `tally` the state with what all saw gained.

    `counted` returns the name for an amount, in rules translated to another language.
    """

    word: str
    limit: int
    seen: Seen
    signed: bool
    one: str = ""
    counted: Callable[[int], str] | None = None
    tally: str = ""

    def called(self, amount: int) -> str:
        """Return the name of the resource for an amount.

        >>> [ResourceInfo("coins", 0, "everyone", False, "coin").called(amount) for amount in (1, 2)]
        ['coin', 'coins']
        """
        if self.counted is not None:
            return self.counted(amount)
        return self.one if amount == 1 and self.one else self.word.replace("_", " ")


@dataclass(frozen=True, slots=True)
class StateInfo:
    """A state of the spec; `of` is the type of its key, or -1; `by` that of its second key, or -1."""

    word: str
    of: int
    type: int
    seen: Seen
    by: int = -1


@dataclass(frozen=True, slots=True)
class PileInfo:
    """A pile; `kind` is the type of its things, `seen` who sees them, `ordered` whether their order is visible.

    `of` is the type for each of whose values there is a pile, -1 if there is one pile or one of each player.
    """

    word: str
    per_player: bool
    kind: int
    seen: Seen
    ordered: bool
    of: int = -1


@dataclass(frozen=True, slots=True)
class PieceInfo:
    """A kind of pieces; `single` tells that a place holds at most one, `limit` how many there are (-1: unlimited)."""

    word: str
    per_player: bool
    board: int
    single: bool
    limit: int


@dataclass(frozen=True, slots=True)
class BoardInfo:
    """A board; `type` is the type of its places.

    `numbered` tells that a choice asks for a column, which is a number. `size_by` computes which of its sizes the board
    has in a game, as a number from 0; `width` and `height` are then those of the largest.
    """

    word: str
    form: BoardForm
    width: int
    height: int
    type: int
    numbered: bool = False
    size_by: Callable[[Chosen], int] | None = None


@dataclass(frozen=True, slots=True)
class EventInfo:
    """An event; a field has a word and a type, or -1 - type if it is a list.

    `says` is its sentence in the log, with field names in braces; without one its fields are listed. `told` are the
    fields whose values one player alone is told, each with the field of that player.
    """

    word: str
    fields: tuple[tuple[str, int], ...]
    line: str
    says: str = ""
    told: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ThingInfo:
    """A thing: its name, its kind, the declaration that it is a copy of, its card text and the fields shown with it.

    `name` tells a copy from the others where players can: `Ant 2 of Red`. Then `owner` is the player for whom there is
    this copy and `copy` its number, each 0 if it is not part of the name, and `declared` the name in the spec.
    `title` is the displayed name, if that differs from the declared one. `module` is the option without which the thing
    is not in the game.
    """

    name: str
    kind: str
    proto: int
    text: str
    line: str
    fields: tuple[tuple[str, str], ...] = ()
    module: str = ""
    title: str = ""
    owner: int = 0
    copy: int = 0
    declared: str = ""

    @property
    def word(self) -> str:
        """Return the name in the spec, which all copies have.

        >>> ThingInfo("Ant 2", "bug", 1, "", "", copy=2, declared="Ant").word
        'Ant'
        """
        return self.declared or self.name

    @property
    def called(self) -> str:
        """Return the displayed name, which all copies have; several things may have the same.

        >>> ThingInfo("Second Ace", "card", 1, "", "", title="Ace").called
        'Ace'
        """
        return self.title or self.word


@dataclass(frozen=True, slots=True)
class ScreenItem:
    """An item of a `show` line of the `screen`: a word, its owner ("you", "players" or ""), and how it is shown.

    `fields` are shown with each of its things and `order` sorts them; `form` is their layout; `beside` tells that the
    item is in the same line as the one before.
    """

    word: str
    owner: str
    fields: tuple[str, ...]
    order: tuple[str, ...] = ()
    form: Literal["columns", "table", ""] = ""
    beside: bool = False


@dataclass(frozen=True, slots=True)
class ShownInfo:
    """A word that the screen shows and that is not in the view under its own name: a field of a kind, or a value.

    `of` is the kind of a field, what a value takes (`player`, or a kind), or "".
    """

    word: str
    form: ShownForm
    of: str
    type: int


@dataclass(frozen=True, slots=True)
class TranslationInfo:
    """A translation of the game: its title, its words, the name and text of each thing by `proto`.

    `events` are those with a sentence in the log. `questions` are those of the choices by index; the last one is for
    all choices that have none of their own there. `labels` are the labels that mention values: English, translated.
    """

    language: str
    title: str
    words: tuple[tuple[str, str], ...]
    things: tuple[tuple[str, str], ...]
    events: tuple[tuple[str, str], ...] = ()
    questions: tuple[str, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()

    def question(self, site: int) -> str:
        """Return the question of a choice, or "" if the translation has none."""
        return self.questions[min(site, len(self.questions) - 1)] if self.questions else ""


@dataclass(frozen=True, slots=True)
class Rules:
    """The description of one game. `explains` and `colours` are lines of the screen: pile and word, word and colour.

    `lies` are kinds whose things are placed on another board than the first, with that board. `phrases` are the
    sentences of the log in another language, and `plural_class` returns the plural class of a number in it, for
    translated rules. `together` are the indexes of the endings by which all players win or lose together; -1, the end
    without any of the `endings`, if they can win only together. `view` are the keys of a view. `chance` is False if
    nothing in the game is random.
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
    plural_class: Callable[[int], str] | None = None
    together: tuple[int, ...] = ()
    view: tuple[ViewPart, ...] = ()
    chance: bool = True

    def translation(self, language: str) -> TranslationInfo | None:
        """Return the translation to a language, or None."""
        return next((found for found in self.translations if found.language == language), None)

    @property
    def hides_something(self) -> bool:
        """Tell whether the game has hidden components, or choices that are made together."""
        hidden = any(info.seen != EVERYONE for table in (self.piles, self.states, self.resources) for info in table)
        return hidden or self.seals_choices

    @property
    def seals_choices(self) -> bool:
        """Tell whether players choose something together, each without knowing what the others choose."""
        return any(site.sealed for site in self.sites)

    @property
    def hides_choices(self) -> bool:
        """Tell whether a choice may be a secret state; a tally is none: the rules count it, nobody chooses it."""
        tallies = [info.tally for info in self.resources]
        return any(info.seen != EVERYONE and info.word not in tallies for info in self.states)

    @property
    def cooperative(self) -> bool:
        """Return whether players can win only together."""
        return -1 in self.together

    def amounts(self, bundle: Sequence[int]) -> str:
        """Return a bundle in words: `2 food + 1 wood`."""
        parts = [f"{n} {info.called(n)}" for n, info in zip(bundle, self.resources, strict=False) if n]
        return " + ".join(parts) or dict(self.phrases).get("nothing", "nothing")

    def seat(self, player: int) -> str:
        """Return the name of a player."""
        return self.seats[player - 1] if 0 < player <= len(self.seats) else f"player {player}"

    def slots(self, pile: PileInfo) -> int:
        """Return how many numbers a pile has: one for each player and player 0, one for each key, or one."""
        if pile.per_player:
            return self.players[1] + 1
        return max(1, len(self.types[pile.of].names)) if pile.of >= 0 else 1

    @property
    def actions(self) -> int:
        """Return the number of action ids, which do not depend on the number of players."""
        return self.sites[-1].base + self.sites[-1].size if self.sites else 0

    def site_of(self, action: int) -> int:
        """Return the index of the choice that an action id belongs to."""
        low, high = 0, len(self.sites) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.sites[middle].base <= action:
                low = middle
            else:
                high = middle - 1
        return low


def value_name(rules: Rules, info: TypeInfo, number: int) -> str:
    """Return the name of a value; a player by seat, a thing of a parent kind by its own name.

    The value of a bundle that is paid is its number (`number_of`).
    """
    if info.form == "bundle":
        return rules.amounts(bundle_of(number, len(rules.resources)))
    if info.form == "player" and number > 0:
        return rules.seat(number)
    if info.form == "yes_no":
        return dict(rules.phrases).get(info.name(number), info.name(number))
    if info.form == "thing" and number >= 0 and not info.first <= number < info.first + len(info.names):
        return rules.things[number].name
    return info.name(number)

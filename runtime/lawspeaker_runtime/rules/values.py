"""The types of a game's values, and its choices as ranges of action ids.

    TypeInfo("suit", "enum", ("clubs", "hearts")).name(1)     ->     "hearts"

Engines use integers only; these tables, part of `RULES` in the generated `names.py`, give them names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, overload

from lawspeaker_runtime.state.base_state import NO_NUMBER

TypeForm = Literal[
    "number",
    "yes_no",
    "enum",
    "thing",
    "player",
    "place",
    "spot",
    "steps",
    "bundle",
    "record",
    "list",
]
SiteForm = Literal["choose", "one", "may", "order", "pay", "triggers"]


@dataclass(frozen=True, slots=True)
class SpotNames(Sequence[str]):
    """The names of the spots of a board of laid tiles, computed on access, because there may be thousands.

    >>> SpotNames(5, 4)[9], len(SpotNames(5, 4))
    ('(3, 1) rotated 1', 80)
    """

    width: int
    height: int
    rotated: str = "rotated"

    def __len__(self) -> int:
        return 4 * self.width * self.height

    @overload
    def __getitem__(self, spot: int) -> str: ...

    @overload
    def __getitem__(self, spot: slice) -> list[str]: ...

    def __getitem__(self, spot: int | slice) -> str | list[str]:
        if isinstance(spot, slice):
            return [self[one] for one in range(*spot.indices(len(self)))]
        number = range(len(self))[spot]
        cell = number // 4
        return f"({cell % self.width + 1}, {cell // self.width + 1}) {self.rotated} {number % 4}"


@dataclass(frozen=True, slots=True)
class TypeInfo:
    """A type of values: the name of value v is names[v - first].

    `counted` returns the name of the type after a number, in rules translated to another language.
    """

    word: str
    form: TypeForm
    names: Sequence[str] = ()
    first: int = 0
    plural: str = ""
    counted: Callable[[int], str] | None = None

    @property
    def many(self) -> str:
        """Return the plural of the type's name.

        >>> TypeInfo("card", "thing").many, TypeInfo("dish", "thing", plural="dishes").many
        ('cards', 'dishes')
        """
        return self.plural or f"{self.word}s"

    def called(self, amount: int) -> str:
        """Return the name of the type after a number.

        >>> [TypeInfo("card", "thing").called(amount) for amount in (1, 2)]
        ['card', 'cards']
        """
        if self.counted is not None:
            return self.counted(amount)
        return self.word if amount == 1 else self.many

    def name(self, value: int) -> str:
        """Return the name of a value.

        >>> TypeInfo("suit", "enum", ("clubs", "hearts")).name(1)
        'hearts'
        """
        if self.form == "player" and value <= 0:
            return "nobody"
        if value == NO_NUMBER or (value == -1 and self.form != "number"):
            return "nothing"
        if self.form == "yes_no":
            return "yes" if value else "no"
        if not self.names:
            return str(value)
        return self.names[value - self.first]


@dataclass(frozen=True, slots=True)
class Domain:
    """The values of a variable of a choice: `size` values of a type, from `first` on."""

    variable: str
    type: int
    first: int
    size: int


@dataclass(frozen=True, slots=True)
class Spoken:
    """A value that the question or a label of a choice mentions as `{variable}`.

    While the decision is pending, it is in the frame of the verb that asks: `place` is its index in the stack of the
    state, counted from the end, or in the lists of the state if it is a list or a bundle (`many`).
    """

    variable: str
    type: int
    place: int
    many: bool = False


@dataclass(frozen=True, slots=True)
class Site:
    """A choice of the spec and its action ids, which begin at `base`. `decline`: "", "decline" or "done".

    `openly`: the spec allows the options, and who is asked, to reveal hidden information. The question and the labels
    may mention the values of `spoken` (`game/spoken.py`). The ids of values of the domains come first, then those of
    the labels `beside` them, then the one that declines. Of a choice of several values, which are chosen one by one,
    `chosen` is the index of the list of those chosen so far in the lists of the state, counted from the end; else 0.
    `sealed`: several players choose together, and their answers are hidden until all have answered.
    """

    base: int
    form: SiteForm
    domains: tuple[Domain, ...]
    labels: tuple[str, ...]
    decline: str
    question: str
    line: str
    openly: bool = False
    spoken: tuple[Spoken, ...] = ()
    beside: tuple[str, ...] = ()
    chosen: int = 0
    sealed: bool = False

    @property
    def combinations(self) -> int:
        """Return the number of action ids for labels and values of the domains."""
        size = len(self.labels) if self.labels else 1
        for domain in self.domains:
            size *= domain.size
        return size

    @property
    def size(self) -> int:
        """Return the number of action ids of the choice."""
        return self.combinations + len(self.beside) + (1 if self.decline else 0)

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the labels that are options of their own: all of a choice between labels, or those beside values."""
        return self.beside or self.labels

    @property
    def first_text(self) -> int:
        """Return the offset of the first of `texts`."""
        return self.combinations if self.beside else 0

    def label_beside(self, offset: int) -> str:
        """Return the label beside values that an offset means; "" if it means values or declining."""
        number = offset - self.combinations
        return self.beside[number] if 0 <= number < len(self.beside) else ""

"""TODO."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from lawspeaker_runtime.state.base_state import NO_NUMBER


@dataclass(frozen=True, slots=True)
class SpotNames(Sequence[str]):
    """What the spots of a board of laid tiles are called, each made when it is asked for: there may be thousands.

    >>> SpotNames(5, 4)[9], len(SpotNames(5, 4))
    ('(3, 1) rotated 1', 80)
    """

    width: int
    height: int

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
        return f"({cell % self.width + 1}, {cell // self.width + 1}) rotated {number % 4}"


@dataclass(frozen=True, slots=True)
class TypeInfo:
    """A type of values: value v is called names[v - first].

    `form`: number, yes_no, enum, thing, player, place, spot, steps.
    """

    word: str
    form: str
    names: Sequence[str] = ()
    first: int = 0
    plural: str = ""

    @property
    def many(self) -> str:
        """Return the word for several.

        >>> TypeInfo("card", "thing").many, TypeInfo("dish", "thing", plural="dishes").many
        ('cards', 'dishes')
        """
        return self.plural or f"{self.word}s"

    def name(self, value: int) -> str:
        """Return what a person calls the value.

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
    """The values a variable of a choice can take: `size` values of a type, from `first` on."""

    variable: str
    type: int
    first: int
    size: int


@dataclass(frozen=True, slots=True)
class Site:
    """A choice of the spec. `form`: choose, one, may, order, pay, triggers. `decline`: "", "decline" or "done".

    `openly`: the spec says that what can be chosen, and by whom, may tell what is hidden.
    """

    base: int
    form: str
    domains: tuple[Domain, ...]
    labels: tuple[str, ...]
    decline: str
    question: str
    line: str
    openly: bool = False

    @property
    def size(self) -> int:
        """Return how many action ids the site owns."""
        size = len(self.labels) if self.labels else 1
        for domain in self.domains:
            size *= domain.size
        return size + (1 if self.decline else 0)

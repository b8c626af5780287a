"""Where values are kept: dictionaries of the state, one for all values that look at the same things."""

from __future__ import annotations

from msgspec import Struct, field


class Shelf(Struct):
    """A dictionary of the state: the values it keeps, all of one form, and what they look at."""

    attribute: str
    form: str
    reads: frozenset[str]
    values: list[str]


class Keeping(Struct):
    """Which values are kept, on which shelf and by which key.

    `forgetting` are the functions that sentences call; `taken` are names that mean something else.
    """

    shelves: list[Shelf] = field(default_factory=list)
    keys: dict[str, str] = field(default_factory=dict)
    forgetting: dict[str, str] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)

    def shelf_of(self, name: str) -> Shelf:
        return next(shelf for shelf in self.shelves if name in shelf.values)

    def fresh(self, name: str) -> str:
        """Return a name that no function and no variable of the game has."""
        while name in self.taken:
            name += "_"
        return name

    def forget(self, what: str) -> str:
        """Return the function that forgets everything that looks at something."""
        name = self.fresh(f"forget_{what.replace(' ', '_')}")
        self.forgetting[name] = what
        return name

    @property
    def forget_all(self) -> str:
        return self.fresh("forget_all")

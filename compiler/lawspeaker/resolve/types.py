"""The types of Law, used by every pass from resolve to emit.

optional player   ->   Type(TypeForm.OPTIONAL, inner=PLAYER)
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker_language.plurals import plural_of


class TypeForm(Enum):
    """The forms of types; the value is the word that messages and generated tables use."""

    NUMBER = "number"
    YES_NO = "yes_no"
    ENUM = "enum"
    THING = "thing"
    PLACE = "place"
    RECORD = "record"
    PLAYER = "player"
    RESOURCE = "resource"
    BUNDLE = "bundle"
    LIST = "list"
    OPTIONAL = "optional"
    STEPS = "steps"
    OUTCOME = "outcome"
    FACE = "face"
    SPOT = "spot"
    PHASE = "phase"
    NOTHING = "nothing"
    UNKNOWN = "unknown"

    __hash__ = object.__hash__  # that of `Enum` is a function in Python, and checks look up forms all the time


NAMED_FORMS = (TypeForm.ENUM, TypeForm.THING, TypeForm.PLACE, TypeForm.RECORD)
"""Forms of types that the spec declares, and that messages call by their declared name."""


class Type(Struct, frozen=True):
    """A type. `name` is the enum, kind, record or place kind; `low` and `high` bound a number where known.

    `board` is the map whose places are things of any kind, in a game with several maps.
    """

    form: TypeForm
    name: str = ""
    inner: Type | None = None
    low: int | None = None
    high: int | None = None
    board: str = ""

    def __str__(self) -> str:
        if self.form in NAMED_FORMS:
            return self.name or (f"place of {self.board}" if self.board else "thing")
        match self.form:
            case TypeForm.LIST:
                inner = str(self.inner)
                if self.element.board:
                    return f"a list of places of {self.element.board}"
                return f"a list of {inner if ' ' in inner else plural_of(inner)}"
            case TypeForm.OPTIONAL:
                return f"an optional {self.inner}"
            case TypeForm.YES_NO:
                return "yes or no"
            case form:
                return str(form.value)

    @property
    def element(self) -> Type:
        """Return the type inside a list or an optional type, else the type itself."""
        return self.inner if self.inner is not None else self

    def bare(self) -> Type:
        """Return the type without `optional`."""
        return self.element if self.form == TypeForm.OPTIONAL else self

    def unbounded(self) -> Type:
        """Return a number type without its bounds."""
        return replace(self, low=None, high=None)


NUMBER = Type(TypeForm.NUMBER)
YES_NO = Type(TypeForm.YES_NO)
PLAYER = Type(TypeForm.PLAYER)
RESOURCE = Type(TypeForm.RESOURCE)
BUNDLE = Type(TypeForm.BUNDLE)
STEPS = Type(TypeForm.STEPS)
NOTHING = Type(TypeForm.NOTHING)
UNKNOWN = Type(TypeForm.UNKNOWN)
DIRECTION = Type(TypeForm.ENUM, "direction")
PHASE = Type(TypeForm.PHASE)


def optional(inner: Type) -> Type:
    return inner if inner.form == TypeForm.OPTIONAL else Type(TypeForm.OPTIONAL, inner=inner)


def list_of(inner: Type) -> Type:
    return Type(TypeForm.LIST, inner=inner)


def number(low: int | None, high: int | None) -> Type:
    return Type(TypeForm.NUMBER, low=low, high=high)

"""The types of Law. Everything is typed and nothing is a string.

    optional player   ->   Type("optional", inner=PLAYER)

They stand below all passes that speak of types, from resolve to emit.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.resolve.plurals import plural_of


class Type(Struct, frozen=True):
    """A type. `name` is the enum, kind, record or place kind; `low` and `high` bound a number where known.

    Forms: number, yes_no, enum, thing, place, record, player, resource, bundle, list, optional, steps, outcome, spot,
    phase, nothing, unknown.
    """

    form: str
    name: str = ""
    inner: Type | None = None
    low: int | None = None
    high: int | None = None

    def __str__(self) -> str:
        match self.form:
            case "list":
                inner = str(self.inner)
                return f"a list of {inner if ' ' in inner else plural_of(inner)}"
            case "optional":
                return f"an optional {self.inner}"
            case "enum" | "thing" | "place" | "record":
                return self.name or "thing"
            case "yes_no":
                return "yes or no"
            case _:
                return self.form

    @property
    def element(self) -> Type:
        """Return what a list holds, or what an optional may be; itself otherwise."""
        return self.inner if self.inner is not None else self

    def bare(self) -> Type:
        """Return the type without `optional`."""
        return self.element if self.form == "optional" else self

    def unbounded(self) -> Type:
        return replace(self, low=None, high=None)


NUMBER = Type("number")
YES_NO = Type("yes_no")
PLAYER = Type("player")
RESOURCE = Type("resource")
BUNDLE = Type("bundle")
STEPS = Type("steps")
NOTHING = Type("nothing")
UNKNOWN = Type("unknown")
DIRECTION = Type("enum", "direction")
PHASE = Type("phase")


def optional(inner: Type) -> Type:
    return inner if inner.form == "optional" else Type("optional", inner=inner)


def list_of(inner: Type) -> Type:
    return Type("list", inner=inner)


def number(low: int | None, high: int | None) -> Type:
    return Type("number", low=low, high=high)

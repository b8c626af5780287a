"""Frozen, slotted classes that are cheap to declare: `@shape` is `@dataclass(frozen=True, slots=True)` for large trees.

The standard decorator writes and compiles six methods for every class, which for the seventy classes of the tree takes
longer than parsing a spec. Here only `__init__` is compiled; comparing, hashing and printing are shared. `fields`,
`replace` and `is_dataclass` work as usual, their table is made when somebody asks for it.
"""

from __future__ import annotations

import dataclasses
from types import ModuleType
from typing import TypeVar, cast, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def shape(cls: type[T]) -> type[T]:
    """Make a frozen, slotted class of annotated fields; no inheritance, defaults are immutable values.

    >>> Point = shape(type("Point", (), {"__annotations__": {"x": "int", "y": "int"}, "y": 0}))
    >>> Point(1), Point(1) == Point(1, 0), dataclasses.replace(Point(1), y=2)
    (Point(x=1, y=0), True, Point(x=1, y=2))
    """
    space = dict(cls.__dict__)
    names = tuple(space["__annotations__"])
    defaults = {name: space.pop(name) for name in names if name in space}
    for name in ("__dict__", "__weakref__"):
        space.pop(name, None)
    space |= SHARED
    space["__slots__"] = space["__match_args__"] = names
    space["__init__"] = _init(names, defaults)
    space["__dataclass_fields__"] = Fields(defaults)
    return cast(type[T], type(cls.__name__, cls.__bases__, space))


def _init(names: tuple[str, ...], defaults: dict[str, object]) -> object:
    """Compile `__init__`; names and nothing else of the class get into its text."""
    params = ", ".join(f"{name}=_{name}" if name in defaults else name for name in names)
    sets = "; ".join(f"_set(self, {name!r}, {name})" for name in names) or "pass"
    known: dict[str, object] = {f"_{name}": value for name, value in defaults.items()}
    known["_set"] = object.__setattr__
    exec(f"def __init__(self, {params}): {sets}", known)
    return known["__init__"]


class Fields:
    """Makes the table of fields that the functions of `dataclasses` ask for, when they ask."""

    def __init__(self, defaults: dict[str, object]) -> None:
        self.defaults = defaults
        self.table: dict[str, dataclasses.Field[object]] | None = None

    def __get__(self, instance: object, owner: type) -> dict[str, dataclasses.Field[object]]:
        if self.table is None:
            space = {"__annotations__": dict(owner.__annotations__), "__module__": owner.__module__, **self.defaults}
            made: type = dataclasses.dataclass(type(owner.__name__, (), space))
            self.table = {field.name: field for field in dataclasses.fields(made)}
        return self.table


def fields_by_class(module: ModuleType) -> dict[type, tuple[str, ...]]:
    """Return the fields of every class that a module declares: to go through trees without asking each node anew."""
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    return {cls: cls.__match_args__ for cls in classes if is_declared(cls, module)}  # type: ignore[attr-defined]


def is_declared(cls: type, module: ModuleType) -> bool:
    return cls.__module__ == module.__name__ and hasattr(cls, "__match_args__")


def _values(self: object) -> tuple[object, ...]:
    return tuple([getattr(self, name) for name in type(self).__match_args__])  # type: ignore[attr-defined]


def _same(self: object, other: object) -> bool:
    return type(self) is type(other) and _values(self) == _values(other)


def _hash(self: object) -> int:
    return hash(_values(self))


def _text(self: object) -> str:
    names = type(self).__match_args__  # type: ignore[attr-defined]
    return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


def _frozen(self: object, name: str, value: object = None) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot change field {name!r}")


def _reduce(self: object) -> tuple[type, tuple[object, ...]]:
    return type(self), _values(self)


SHARED: dict[str, object] = {
    "__eq__": _same,
    "__hash__": _hash,
    "__repr__": _text,
    "__setattr__": _frozen,
    "__delattr__": _frozen,
    "__reduce__": _reduce,
}

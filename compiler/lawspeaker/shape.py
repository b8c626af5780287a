"""Slotted classes that are cheap to declare and to make: `@shape` for what stays as it is, `@holder` for what changes.

They stand for `@dataclass(frozen=True, slots=True)` and `@dataclass(slots=True)`. Those write and compile up to six
methods for every class, which for the classes of the compiler takes longer than checking a game. Here `__init__` is one
ready-made function per number of fields, under the names of the class; comparing, hashing and printing are shared.

    @shape                                 Point(1, 2)  ->  Point(x=1, y=2)
    class Point:                   ->      Point(1) == Point(1, 0), hash(Point(1)), replace(Point(1), y=2)
        x: int
        y: int = 0

That a shape is not changed is checked where types are: at run time it would make every field three times as dear.
`fields` and `is_dataclass` of the standard library work as usual; their table is made when somebody asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    import dataclasses

T = TypeVar("T")
WORDS = re.compile(r"[A-Za-z_]+")


class Factory:
    """A default that is made anew for each object."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


def field(*, default_factory: Callable[[], T]) -> T:
    """Return a default that is made anew for each object: `list`, `dict` …"""
    return cast(T, Factory(default_factory))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def shape(cls: type[T]) -> type[T]:
    """Make a slotted class of annotated fields that nobody changes; what it inherits has no fields.

    >>> Point = shape(type("Point", (), {"__annotations__": {"x": "int", "y": "int"}, "y": 0}))
    >>> Point(1), Point(1) == Point(1, 0), replace(Point(1), y=2)
    (Point(x=1, y=0), True, Point(x=1, y=2))
    """
    return _slotted(cls, _hash)


@dataclass_transform(field_specifiers=(field,))
def holder(cls: type[T]) -> type[T]:
    """Make a slotted class of annotated fields that may be changed, and so has no hash."""
    return _slotted(cls, None)


def replace(whole: T, **changes: object) -> T:
    """Return a shape with some fields changed."""
    names: tuple[str, ...] = type(whole).__match_args__  # type: ignore[attr-defined]
    kept = {name: getattr(whole, name) for name in names if name not in changes}
    return type(whole)(**kept, **changes)


def _slotted(cls: type[T], hash_: object) -> type[T]:
    space = {"__eq__": _same, "__repr__": _text, "__reduce__": _reduce, **cls.__dict__}
    names = tuple(space.get("__annotations__", ()))
    defaults = {name: space.pop(name) for name in names if name in space}
    for name in ("__dict__", "__weakref__"):
        space.pop(name, None)
    if "__eq__" not in cls.__dict__ or hash_ is None:
        space["__hash__"] = hash_
    space["__qualname__"] = cls.__qualname__
    space["__slots__"] = space["__match_args__"] = names
    space["__init__"] = _init(names, defaults)
    space["__dataclass_fields__"] = Fields(defaults)
    return cast(type[T], type(cls.__name__, cls.__bases__, space))


def _init(names: tuple[str, ...], defaults: dict[str, object]) -> object:
    """Return an `__init__` that stores its parameters under these names."""
    made = [name for name, default in defaults.items() if isinstance(default, Factory)]
    if made:
        return _making(names, defaults, made)
    code = _stores(len(names)).replace(co_varnames=("self", *names), co_names=names)
    return FunctionType(code, {}, "__init__", tuple(defaults.values()))


@cache
def _stores(count: int) -> CodeType:
    """Return the code of an `__init__` of so many fields, whatever they are called."""
    names = [f"a{number}" for number in range(count)]
    known: dict[str, FunctionType] = {}
    stores = "; ".join(f"self.{name} = {name}" for name in names) or "pass"
    exec(f"def __init__({', '.join(['self', *names])}): {stores}", known)
    return known["__init__"].__code__


def _making(names: tuple[str, ...], defaults: dict[str, object], made: list[str]) -> object:
    """Compile an `__init__` that makes what is not given; names and nothing else of the class get into its text."""
    known: dict[str, object] = {f"_{name}": value for name, value in defaults.items()}
    params = [f"{name}=_{name}" if name in defaults else name for name in names]
    values = {name: f"_{name}.make() if {name} is _{name} else {name}" for name in made}
    stores = "; ".join(f"self.{name} = {values.get(name, name)}" for name in names)
    exec(f"def __init__({', '.join(['self', *params])}): {stores}", known)
    return known["__init__"]


class Fields:
    """Makes the table of fields that the functions of `dataclasses` ask for, when they ask."""

    def __init__(self, defaults: dict[str, object]) -> None:
        self.defaults = defaults
        self.table: dict[str, dataclasses.Field[object]] | None = None

    def __get__(self, instance: object, owner: type) -> dict[str, dataclasses.Field[object]]:
        if self.table is None:
            import dataclasses

            made = {
                name: dataclasses.field(default_factory=value.make) if isinstance(value, Factory) else value
                for name, value in self.defaults.items()
            }
            space = {"__annotations__": dict(owner.__annotations__), "__module__": owner.__module__, **made}
            plain: type = dataclasses.dataclass(type(owner.__name__, (), space))
            self.table = {field.name: field for field in dataclasses.fields(plain)}
        return self.table


def fields_by_class(module: ModuleType) -> dict[type, tuple[str, ...]]:
    """Return the fields of every class that a module declares: to go through trees without asking each node anew."""
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    return {cls: cls.__match_args__ for cls in classes if is_declared(cls, module)}  # type: ignore[attr-defined]


def parts_by_class(module: ModuleType) -> dict[type, tuple[str, ...]]:
    """Return the fields of every class of a module that may hold others of its classes: all that a walk goes into."""
    known = vars(module)
    foreign = {name for name, value in known.items() if isinstance(value, type) and not is_declared(value, module)}
    leaves = foreign | {"str", "int", "bool", "None", "tuple", "list", "dict", "set", "frozenset"}
    return {
        cls: tuple([name for name in names if not leaves.issuperset(WORDS.findall(cls.__annotations__[name]))])
        for cls, names in fields_by_class(module).items()
    }


def is_declared(cls: type, module: ModuleType) -> bool:
    return cls.__module__ == module.__name__ and hasattr(cls, "__match_args__")


def _values(self: object) -> tuple[object, ...]:
    return tuple([getattr(self, name) for name in type(self).__match_args__])  # type: ignore[attr-defined]


def _same(self: object, other: object) -> bool:
    return self is other or (type(self) is type(other) and _values(self) == _values(other))


def _hash(self: object) -> int:
    return hash(_values(self))


def _text(self: object) -> str:
    names = type(self).__match_args__  # type: ignore[attr-defined]
    return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


def _reduce(self: object) -> tuple[type, tuple[object, ...]]:
    return type(self), _values(self)

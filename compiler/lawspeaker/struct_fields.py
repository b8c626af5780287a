"""The fields of the classes of a module, looked up once, for walks that visit many nodes of few classes.

    class Total(Struct, frozen=True):         fields_by_class(module)[Total]  ->  ("span", "word", "parts")
        span: Span                      ->    parts_by_class(module)[Total]   ->  ("parts",)
        word: str
        parts: tuple[Total, ...]

The data classes of the compiler are `msgspec.Struct`: docs/decisions/0019-data-classes.md says why.
"""

from __future__ import annotations

import re
from types import ModuleType

from msgspec import Struct

WORDS = re.compile(r"[A-Za-z_]+")
LEAVES = frozenset({"str", "int", "bool", "None", "tuple", "list", "dict", "set", "frozenset"})


def fields_by_class(*modules: ModuleType) -> dict[type, tuple[str, ...]]:
    """Return the fields of every struct that some modules declare."""
    return {cls: cls.__struct_fields__ for module in modules for cls in structs_of(module)}


def parts_by_class(*modules: ModuleType) -> dict[type, tuple[str, ...]]:
    """Return those fields of every struct of some modules that may hold structs of the same modules."""
    own = [cls for module in modules for cls in structs_of(module)]
    names = [item for module in modules for item in vars(module).items()]
    imported = {name for name, value in names if isinstance(value, type) and value not in own}
    leaves = LEAVES | imported
    return {
        cls: tuple([f for f in cls.__struct_fields__ if not leaves.issuperset(WORDS.findall(cls.__annotations__[f]))])
        for cls in own
    }


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """Return the structs that a module declares, without those that it imports."""
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    return [cls for cls in classes if issubclass(cls, Struct) and cls.__module__ == module.__name__]

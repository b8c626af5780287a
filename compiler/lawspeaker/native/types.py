"""What is known about the types of a module's names before a function is looked at: functions, classes, constants.

A type is the text of its annotation, with `int` for every kind of integer: "int", "list[int]", "State". Rows of fixed
length and tables that never change are "vec[int]", whatever Python keeps them in. Only what an annotation says or a
simple value shows is known; everything else has no type, and is left as it is.
"""

from __future__ import annotations

import ast

from msgspec import Struct, field

EMPTY = "empty"
ROWS = {"Row": "vec[int]", "Rows": "vec[vec[int]]"}
VECTORS = {"vec[int]": 1, "vec[vec[int]]": 2, "vec[vec[vec[int]]]": 3}


class Unsupported(ValueError):
    """Code that would not mean the same as machine code."""


class Signature(Struct, frozen=True):
    """What a function takes and returns, None where that is not known; and which of its lists it only looks at."""

    params: tuple[str | None, ...] = ()
    returns: str | None = None
    reads: tuple[bool, ...] = ()


class Class(Struct):
    """A class: its attributes, how it is made, and the name of the class it extends."""

    base: str
    made: Signature = Signature()
    attributes: dict[str, str] = field(default_factory=dict)


class Scope(Struct):
    """The names of one module: functions, constants, classes, modules by their alias, and ranges of known ends."""

    functions: dict[str, Signature] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    modules: dict[str, Scope] = field(default_factory=dict)
    ranges: dict[str, tuple[int, int]] = field(default_factory=dict)

    def attribute(self, owner: str, name: str) -> str | None:
        """Return the type of an attribute of a class, its own or inherited."""
        found = self.classes.get(owner.rpartition(".")[2])
        while found is not None:
            if name in found.attributes:
                return found.attributes[name]
            found = self.classes.get(found.base)
        return None


def type_text(annotation: ast.expr | None) -> str | None:
    """Return an annotation as a type; `Final[...]` is what it holds.

    >>> type_text(ast.parse("x: Final[list[i64]]").body[0].annotation)  # type: ignore[attr-defined]
    'list[int]'
    """
    if annotation is None:
        return None
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Final":
        annotation = annotation.slice
    text = ast.unparse(annotation).replace("i64", "int")
    return None if text == "Final" else text


def native(known: str | None) -> str | None:
    """Return the type something has in machine code: rows and tables of numbers are vectors.

    >>> native("Row"), native("tuple[tuple[int, ...], ...]"), native("list[int]"), native("tuple[bool, ...]")
    ('vec[int]', 'vec[vec[int]]', 'list[int]', 'tuple[bool, ...]')
    """
    if known in ROWS:
        return ROWS[known]
    if known is None or not known.startswith("tuple["):
        return known
    held = vector_item(known)
    return f"vec[{held}]" if held and f"vec[{held}]" in VECTORS else known


def vector_item(known: str) -> str | None:
    """Return what a vector in place of a tuple, or of a list in a table, holds."""
    inner = known[6:-6] if known.startswith("tuple[") and known.endswith(", ...]") else None
    inner = known[5:-1] if known.startswith("list[") else inner
    if inner is None or inner == "int":
        return inner
    held = vector_item(inner)
    return f"vec[{held}]" if held else None


def element(base: str | None) -> str | None:
    """Return what a list, a vector, a tuple of one kind or a range holds.

    >>> element("list[list[int]]"), element("tuple[int, ...]"), element("tuple[int, bool]"), element("range")
    ('list[int]', 'int', None, 'int')
    """
    if base is None:
        return None
    if base == "range":
        return "int"
    if base.startswith("list[") and base.endswith("]"):
        return base[5:-1]
    if base.startswith("vec["):
        return base[4:-1]
    if base.startswith("tuple[") and base.endswith(", ...]"):
        return base[6:-6]
    if base.startswith("tuple["):
        kinds = set(base[6:-1].split(", "))
        return "int" if kinds == {"int"} else None
    return None

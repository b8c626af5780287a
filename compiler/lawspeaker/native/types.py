"""The known types of a module's names: functions, classes and constants.

    def draw(s: State, n: i64) -> i64      ->      Signature(("State", "int"), "int")

A type is the text of its annotation, with `int` for every kind of integer: "int", "list[int]", "State". Rows and
constant tables of numbers are "vec[int]", whatever they are in Python. Only types that an annotation or a simple value
shows are known; everything else has no type and is not rewritten.
"""

from __future__ import annotations

import ast

from msgspec import Struct, field

EMPTY = "empty"
ROWS = {"Row": "vec[int]", "Rows": "vec[vec[int]]"}
VECTORS = {"vec[int]": 1, "vec[vec[int]]": 2, "vec[vec[vec[int]]]": 3}


class Unsupported(ValueError):
    """Code whose native copy would behave differently."""


class Signature(Struct, frozen=True):
    """The types of a function's parameters and result, None if unknown.

    `reads` tells which lists it only reads, `ascends` whether the numbers of its list are in ascending order.
    """

    params: tuple[str | None, ...] = ()
    returns: str | None = None
    reads: tuple[bool, ...] = ()
    ascends: bool = False


class Class(Struct):
    """A class: its attributes, its constructor, and the name of its base class."""

    base: str
    made: Signature = Signature()
    attributes: dict[str, str] = field(default_factory=dict)


class Scope(Struct):
    """The names of one module: functions, constants, classes, modules by their alias, and constant ranges."""

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
    """Return the type of an annotation; `Final[...]` is stripped.

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
    """Return the type of something in native code: rows and tables of numbers are vectors.

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
    """Return the item type of the vector that replaces a tuple, or a list in a table."""
    inner = known[6:-6] if known.startswith("tuple[") and known.endswith(", ...]") else None
    inner = known[5:-1] if known.startswith("list[") else inner
    if inner is None or inner == "int":
        return inner
    held = vector_item(inner)
    return f"vec[{held}]" if held else None


def element(base: str | None) -> str | None:
    """Return the item type of a list, a vector, a homogeneous tuple or a range.

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

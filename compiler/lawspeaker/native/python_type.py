"""Types of generated Python, as values that passes build and compare.

    list[tuple[int, ...]]      ->      list_of(tuple_of(INT))
    State                      ->      named("State")

A type is read from an annotation once (`type_of`). Integers of every kind are `INT`. What is neither a number nor a
list, a tuple or a vector is known by its text alone.
"""

from __future__ import annotations

import ast
from enum import Enum

from msgspec import Struct


class Form(Enum):
    """What kind of type it is."""

    INT = "int"
    BOOL = "bool"
    RANGE = "range"
    EMPTY = "an empty list, of any type"
    LIST = "list"
    VECTOR = "vec"
    TUPLE = "tuple of any length"
    FIXED = "tuple of a fixed length"
    OTHER = "other"


class PyType(Struct, frozen=True):
    """A type; `item` is that of its items, None if they differ; `name` is the text of one that is known by it alone."""

    form: Form
    item: PyType | None = None
    name: str = ""

    def __str__(self) -> str:
        """Return the annotation.

        >>> str(tuple_of(vector_of(INT)))
        'tuple[vec[int], ...]'
        """
        match self.form:
            case Form.LIST | Form.VECTOR:
                return f"{self.form.value}[{self.item}]"
            case Form.TUPLE:
                return f"tuple[{self.item}, ...]"
            case Form.INT | Form.BOOL | Form.RANGE | Form.EMPTY | Form.FIXED | Form.OTHER:
                return self.name or self.form.value

    @property
    def is_tuple(self) -> bool:
        return self.form in (Form.TUPLE, Form.FIXED)

    @property
    def class_name(self) -> str:
        """Return the name of the class that it is, without its module; "" if it is none."""
        return self.name.rpartition(".")[2] if self.form is Form.OTHER else ""


INT = PyType(Form.INT)
BOOL = PyType(Form.BOOL)
RANGE = PyType(Form.RANGE)
EMPTY = PyType(Form.EMPTY)
PLAIN = {"int": INT, "i64": INT, "bool": BOOL}


def list_of(item: PyType) -> PyType:
    return PyType(Form.LIST, item)


def vector_of(item: PyType) -> PyType:
    return PyType(Form.VECTOR, item)


def tuple_of(item: PyType) -> PyType:
    return PyType(Form.TUPLE, item)


def named(name: str) -> PyType:
    """Return a class, or any other type that is known by its text alone."""
    return PyType(Form.OTHER, None, name)


NUMBERS = list_of(INT)
ROW = vector_of(INT)
ROWS = {"Row": ROW, "Rows": vector_of(ROW)}
"""The names of rows in generated code and in the runtime, with what they are in native code."""
VECTORS = {ROW: 1, vector_of(ROW): 2, vector_of(vector_of(ROW)): 3}
"""The types of vectors, and how many indexes they have."""


def type_of(annotation: ast.expr | None) -> PyType | None:
    """Return the type of an annotation; `Final[...]` is stripped.

    >>> str(type_of(ast.parse("x: Final[list[i64]]").body[0].annotation))  # type: ignore[attr-defined]
    'list[int]'
    """
    if annotation is None:
        return None
    if isinstance(annotation, ast.Name):
        return None if annotation.id == "Final" else PLAIN.get(annotation.id) or named(annotation.id)
    found = type_with_items(annotation) if isinstance(annotation, ast.Subscript) else None
    return found or named(text_of(annotation))


def type_with_items(annotation: ast.Subscript) -> PyType | None:
    """Return the type of `Final[…]`, `list[…]`, `vec[…]` and `tuple[…]`; None for anything else in brackets."""
    made = annotation.value.id if isinstance(annotation.value, ast.Name) else ""
    items = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
    first = type_of(items[0])
    if made == "Final" or first is None:
        return first
    if made in ("list", "vec"):
        return list_of(first) if made == "list" else vector_of(first)
    if made != "tuple":
        return None
    if len(items) == 2 and isinstance(items[1], ast.Constant) and items[1].value is ...:
        return tuple_of(first)
    is_row = all(type_of(item) == INT for item in items)
    return PyType(Form.FIXED, INT if is_row else None, text_of(annotation))


def text_of(annotation: ast.expr) -> str:
    """Return the text of an annotation, with `int` for every kind of integer."""
    return ast.unparse(annotation).replace("i64", "int")


def native(known: PyType | None) -> PyType | None:
    """Return the type of something in native code: rows and tables of numbers are vectors.

    >>> str(native(named("Row"))), str(native(tuple_of(tuple_of(INT)))), str(native(list_of(INT)))
    ('vec[int]', 'vec[vec[int]]', 'list[int]')
    """
    if known is None or known.form is not Form.TUPLE:
        return ROWS.get(known.name, known) if known is not None else None
    held = vector_item(known)
    made = None if held is None else vector_of(held)
    return made if made in VECTORS else known


def vector_item(known: PyType) -> PyType | None:
    """Return the item type of the vector that replaces a tuple, or a list in a table."""
    if known.form not in (Form.TUPLE, Form.LIST) or known.item is None:
        return None
    if known.item == INT:
        return INT
    held = vector_item(known.item)
    return None if held is None else vector_of(held)


def element(base: PyType | None) -> PyType | None:
    """Return the item type of a list, a vector, a tuple of equal items or a range.

    >>> str(element(list_of(list_of(INT)))), element(named("State")), element(RANGE) == INT
    ('list[int]', None, True)
    """
    if base is None:
        return None
    return INT if base.form is Form.RANGE else base.item


def as_list(known: PyType | None) -> PyType | None:
    """Return the list type for a vector type.

    >>> str(as_list(vector_of(vector_of(INT)))), as_list(INT) == INT
    ('list[list[int]]', True)
    """
    if known is None or known.form is not Form.VECTOR:
        return known
    return PyType(Form.LIST, as_list(known.item))


def listed(item: PyType | None) -> PyType | None:
    """Return the type of a list of items."""
    return None if item in (None, EMPTY) else PyType(Form.LIST, item)


def tupled(item: PyType | None) -> PyType | None:
    """Return the type of a tuple of items."""
    return None if item in (None, EMPTY) else PyType(Form.TUPLE, item)


def number(known: PyType | None) -> PyType | None:
    """Return `INT` for a number or a truth value."""
    return INT if is_number(known) else None


def is_list(known: PyType | None) -> bool:
    """Tell whether a type is that of lists."""
    return known is not None and known.form is Form.LIST


def is_number(known: PyType | None) -> bool:
    """Tell whether a type is that of numbers or of truth values."""
    return known in (INT, BOOL)


def same(found: list[PyType | None]) -> PyType | None:
    """Return the common type, None if they differ; an empty list has any type."""
    kinds = set(found) - {EMPTY}
    return kinds.pop() if len(kinds) == 1 else None

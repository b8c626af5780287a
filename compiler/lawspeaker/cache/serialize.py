"""Trees and what YAML files say, as numbers, texts and lists that `marshal` knows, and back.

A node is a list of the number of its class, its place and its other fields. The name of the file is left out of places,
so what was kept serves whoever has the same text.

    Word(Span("a.law", 3, 5, 3, 9), "food")     <->     [1, (3, 5, 3, 9), "food"]
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from msgspec import Struct

from lawspeaker.parse import tree as t
from lawspeaker.project.spec import Manifest, Statement, Survivor
from lawspeaker.source import Span
from lawspeaker.struct_fields import structs_of
from lawspeaker.text.language.forms import Term
from lawspeaker.text.language.translation import Translation, Wording

Packed = object
PLACE = -1
LEAVES = frozenset((str, int, bool, type(None)))
TREES = frozenset(structs_of(t))
CLASSES: list[type[Struct]] = [*structs_of(t), Manifest, Statement, Survivor, Term, Translation, Wording]


def packed(part: object) -> Packed:
    """Return something without its own classes."""
    cls = type(part)
    if cls in LEAVES:
        return part
    if isinstance(part, tuple):
        return tuple([packed(item) for item in part])
    if isinstance(part, dict):
        return {key: packed(item) for key, item in part.items()}
    if isinstance(part, Span):
        return [PLACE, place_of(part)]
    number, fields = GETTERS[cls]
    span, *rest = fields(part)
    if type(span) is not Span:
        return [number, None, packed(span), *[packed(item) for item in rest]]
    return [number, place_of(span), *[item if type(item) in LEAVES else packed(item) for item in rest]]


def place_of(span: Span) -> tuple[int, int, int, int]:
    """Return a place without the name of its file."""
    return span.line, span.column, span.end_line, span.end_column


def unpacked(part: Packed, name: str) -> object:
    """Return what was packed; places are in the file of some name."""
    if isinstance(part, tuple):
        return tuple([unpacked(item, name) for item in part])
    if isinstance(part, dict):
        return {key: unpacked(item, name) for key, item in part.items()}
    if not isinstance(part, list):
        return part
    number, place, *rest = part
    if number == PLACE:
        return Span(name, *place)
    items = [item if type(item) in LEAVES else unpacked(item, name) for item in rest]
    made: object = CLASSES[number](*items) if place is None else CLASSES[number](Span(name, *place), *items)
    return made


def getter_of(cls: type[Struct]) -> Callable[[object], tuple[object, ...]]:
    """Return what gets the fields of an object, always as a tuple."""
    names = cls.__struct_fields__
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda part: (get(part),)


GETTERS: dict[type, tuple[int, Callable[[object], tuple[object, ...]]]] = {
    cls: (number, getter_of(cls)) for number, cls in enumerate(CLASSES)
}

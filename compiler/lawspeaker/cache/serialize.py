"""Convert syntax trees and the contents of YAML files to values that `marshal` can write, and back.

A node becomes a list: the number of its class, its position, its other fields. A member of an enum becomes a list too:
`MEMBER` and its number. Positions leave out the file name, so that a cached tree can be used for every file with the
same text.

    Word(Span("a.law", 3, 5, 3, 9), "food")     <->     [1, (3, 5, 3, 9), "food"]
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from operator import attrgetter

from msgspec import Struct

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import (
    Aggregate,
    ArithmeticOp,
    CompareWord,
    EndingForm,
    LogicOp,
    LoopForm,
    NoteForm,
    Preposition,
    TriggerWord,
)
from lawspeaker.project.spec import Manifest, Origin, Rulebook, SourceNote, Statement, Survivor
from lawspeaker.source import Span
from lawspeaker.struct_fields import structs_of
from lawspeaker_language.forms import Term
from lawspeaker_language.translation import Translation, Wording

Encoded = object
EncodedNotes = tuple[tuple[str, str], ...]
SPAN = -1
MEMBER = -2
LEAVES = frozenset((str, int, bool, type(None)))
TREES = frozenset(structs_of(t))
MEMBERS: list[Enum] = [
    *Aggregate,
    *ArithmeticOp,
    *CompareWord,
    *LogicOp,
    *EndingForm,
    *LoopForm,
    *Preposition,
    *TriggerWord,
    *Origin,
]
MEMBER_CODES: dict[tuple[type, object], list[int]] = {
    (type(member), member.value): [MEMBER, number] for number, member in enumerate(MEMBERS)
}
CLASSES: list[type[Struct]] = [
    *structs_of(t),
    Manifest,
    Rulebook,
    SourceNote,
    Statement,
    Survivor,
    Term,
    Translation,
    Wording,
]


def encode(part: object) -> Encoded:
    """Return a node, or a tuple or dict of nodes, as plain lists, tuples, dicts, strings and numbers."""
    cls = type(part)
    if cls in LEAVES:
        return part
    if cls not in GETTERS:
        return encode_other(part)
    number, fields = GETTERS[cls]
    span, *rest = fields(part)
    if type(span) is not Span:
        return [number, None, encode(span), *[encode(item) for item in rest]]
    return [number, position_of(span), *[item if type(item) in LEAVES else encode(item) for item in rest]]


def encode_other(part: object) -> Encoded:
    """Return a part of a tree that is no node: a tuple, a dict, a member of an enum, a position."""
    if isinstance(part, tuple):
        return tuple([encode(item) for item in part]) if part else part
    if isinstance(part, dict):
        return {key: encode(item) for key, item in part.items()}
    if isinstance(part, Enum):
        return MEMBER_CODES[type(part), part.value]
    assert isinstance(part, Span)
    return [SPAN, position_of(part)]


def encode_notes(notes: tuple[t.Note, ...]) -> EncodedNotes:
    """Return the notes of a file as tuples of strings."""
    return tuple([(form.value, word) for form, word in notes])


def decode_notes(notes: EncodedNotes) -> tuple[t.Note, ...]:
    """Return the notes that were encoded; raise ValueError if one has an unknown form."""
    return tuple([(NoteForm(form), word) for form, word in notes])


def position_of(span: Span) -> tuple[int, int, int, int]:
    """Return a span without the name of its file."""
    return span.line, span.column, span.end_line, span.end_column


def decode(part: Encoded, name: str) -> object:
    """Return the value that was encoded, with its spans in the file `name`."""
    if isinstance(part, tuple):
        return tuple([decode(item, name) for item in part])
    if isinstance(part, dict):
        return {key: decode(item, name) for key, item in part.items()}
    if not isinstance(part, list):
        return part
    number, position, *rest = part
    if number == SPAN:
        return Span(name, *position)
    if number == MEMBER:
        return MEMBERS[position]
    items = [item if type(item) in LEAVES else decode(item, name) for item in rest]
    made: object = CLASSES[number](*items) if position is None else CLASSES[number](Span(name, *position), *items)
    return made


def getter_of(cls: type[Struct]) -> Callable[[object], tuple[object, ...]]:
    """Return a function that returns the fields of an object of this class as a tuple."""
    names = cls.__struct_fields__
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda part: (get(part),)


GETTERS: dict[type, tuple[int, Callable[[object], tuple[object, ...]]]] = {
    cls: (number, getter_of(cls)) for number, cls in enumerate(CLASSES)
}

"""The interface of a spec: everything that is declared, without bodies.

    verb feed n: number by p: player             ("verb", "feed", (("n", number), ("p", player)), …)
        …ten lines…                       ->

Examples and card texts read only the interface. So an example or text that was correct is still correct while the hash
of the interface is the same. Everything that their checks read must be part of the hash. Source positions are not part
of it: only messages need them, and a correct part has no messages.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from lawspeaker.check import ir as c
from lawspeaker.incremental import HashInput, stable_hash
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import NoteForm
from lawspeaker.resolve import symbols as sy
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span
from lawspeaker.struct_fields import fields_by_class

PRIVATE_FIELDS: dict[type, tuple[str, ...]] = {
    sy.Thing: ("values", "steps", "rules", "lines", "cites"),
    sy.Signed: ("decl", "cites"),
    sy.Phase: ("decl",),
    sy.Kind: ("cites",),
    sy.Record: ("cites",),
    sy.Symbols: (
        *("rules", "setups", "course", "wins", "score", "screens", "examples"),
        *("notes", "named", "owners"),  # of the notes, check counts two forms; the others are of `things`
    ),
}


@cache
def public_fields() -> dict[type, tuple[str, ...]]:
    """Return the fields of every class that are part of the interface."""
    classes = fields_by_class(sy) | fields_by_class(t) | {Type: ("form", "name", "inner", "low", "high", "board")}
    return {
        cls: tuple(name for name in names if name not in PRIVATE_FIELDS.get(cls, ())) for cls, names in classes.items()
    }


def hash_interface(symbols: sy.Symbols) -> bytes:
    """Return a hash of everything that a spec declares."""
    tables = (symbols.verbs, symbols.values, symbols.permissions, symbols.events)
    signed = [item for table in tables for item in table.values()]
    return stable_hash(
        canonical(symbols),
        tuple([(item.form.value, item.name, canonical(text_lines(item))) for item in signed]),
        tuple(sorted(symbols.noted(NoteForm.SHUFFLED))),
        tuple(sorted(symbols.noted(NoteForm.POURED))),
        bool(symbols.noted(NoteForm.WILD)),
        tuple(sorted(symbols.noted(NoteForm.AWAITED))),
    )


def text_lines(signed: sy.Signed) -> t.Block:
    """Return the `text` lines of a signature: how cards describe it."""
    decl = signed.decl
    lines = decl.block if isinstance(decl, t.VerbDecl) else decl.wording
    return tuple([line for line in lines if isinstance(line, t.Call) and line.word == "text"])


def canonical(part: object) -> HashInput:
    """Return a part of an interface as strings, numbers and tuples of them."""
    cls = type(part)
    if isinstance(part, Enum):
        return str(part.value)
    if part is None or cls is str or cls is int or cls is bool:
        return part  # type: ignore[return-value]
    if cls is Span:
        return None
    if isinstance(part, tuple | list):
        return tuple([canonical(item) for item in part])
    if isinstance(part, dict):
        return tuple([(canonical(key), canonical(value)) for key, value in part.items()])
    return (cls.__name__, *[canonical(getattr(part, name)) for name in public_fields()[cls]])


def dynamic_fields(symbols: sy.Symbols) -> HashInput:
    """Return the fields that some rule changes, which is found out while bodies are checked."""
    kinds = [(kind.name, kind.fields) for kind in symbols.kinds.values()]
    records = [(record.name, record.fields) for record in symbols.records.values()]
    return tuple(
        [(owner, name) for owner, fields in (*kinds, *records) for name, field in fields.items() if field.dynamic]
    )


def program_size(symbols: sy.Symbols, program: c.Program) -> HashInput:
    """Return the sizes of everything that checking an example may add to."""
    points = program.rule_points()
    many = (
        program.triggers,
        program.ignores,
        program.effects,
        program.sites,
        program.once,
        program.declared_functions(),
    )
    sets = (program.announced, program.placed, program.shuffled)
    return (
        dynamic_fields(symbols),
        tuple([len(some) for some in (*many, *sets)]),
        sum([len(point.rules) for point in points]),
        sum([len(steps) for steps in program.steps.values()]),
    )

"""A debug engine: after each sentence it compares what the sentence changed with what the sentence declares.

    Gain(bundle, p)  declares  goods food          the engine changed  goods food             ->  nothing to report
    Gain(bundle, p)  declares  nothing             the engine changed  goods food             ->  a finding

`audited` compiles a spec with a look at the state before and after each sentence that runs nothing else. What `writes`
leaves out is seen in the values that rules may read; what `stirs` leaves out also in piles that lose their order; what
`draws` leaves out in the random stream.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit import parts as emit_parts
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.source import Source
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, imported
from tests.compiled_once import PACKAGE, compile_without_findings, word_of, write_package

Seen = dict[c.Part, object]
IMPORT = "from tests.declared_changes import changed_by as changed_by, look as look\n"
FUTURE = "from __future__ import annotations\n"


class Audit(Struct):
    """A sentence of a game: where it is, what it declares, and how the state is read.

    `draws`: it, or a value that it uses, may draw something at random. `parts` are the parts behind each attribute,
    `roots` those for where each thing is.
    """

    name: str
    writes: frozenset[c.Part]
    stirs: frozenset[c.Part]
    draws: bool
    parts: dict[str, frozenset[c.Part]]
    roots: list[c.Parts]
    layout: Layout
    runs: int = 0


AUDITS: list[Audit] = []
FINDINGS: dict[str, set[str]] = {}


def attributes_of(layout: Layout) -> dict[str, frozenset[c.Part]]:
    """Return the attributes of the state whose values are a part each."""
    symbols, kind = layout.symbols, c.PartKind
    found = {layout.attribute("state", name): c.Part(kind.STATE, name) for name in symbols.states}
    for name, piece in symbols.pieces.items():
        part = c.Part(kind.PIECE, name)
        found[layout.attribute("piece", name)] = part
        if not piece.single:
            found[layout.attribute("piece", f"{name}_placed")] = part
    for kind_sym in symbols.kinds.values():
        for field in kind_sym.fields.values():
            if field.dynamic:
                found[layout.field_attribute(field)] = c.Part(kind.FIELD, f"{field.owner} {field.name}")
    for record in symbols.records.values():
        for field in record.fields.values():
            found[layout.field_attribute(field)] = c.Part(kind.RECORD, record.name)
    for name, board in symbols.boards.items():
        if board.form == BoardForm.LAID:
            found[layout.attribute("board", name)] = c.GROUND
    return {name: frozenset({part}) for name, part in found.items()}


def roots_of(layout: Layout) -> list[c.Parts]:
    """Return the parts for where each thing is."""
    last = max((kind.last for kind in layout.symbols.kinds.values()), default=-1)
    return [c.things(layout.symbols, layout.symbols.proto_of(thing).kind) for thing in range(last + 1)]


def look(s: BaseState, number: int) -> Seen:
    """Return the values of all parts of a state, for the sentence of a number."""
    audit = AUDITS[number]
    audit.runs += 1
    symbols = audit.layout.symbols
    found: Seen = {c.ACTIVE: s.active, c.Part(c.PartKind.PHASE): s.phase, STREAM: s.stream}
    for name, parts in audit.parts.items():
        value: object = getattr(s, name, None)
        dump = getattr(value, "dump", None)
        for part in parts:
            found[part] = (found.get(part), repr(dump() if callable(dump) else value))
    for effect in audit.layout.program.effects:
        found[effect.part] = [entry for entry in s.effects if entry[0] == effect.index]
    goods = list(getattr(s, "goods", []))
    for name, resource in symbols.resources.items():
        found[c.Part(c.PartKind.GOODS, name)] = goods[resource.index :: audit.layout.width]
    found.update(positions(s, audit))
    return found


def positions(s: BaseState, audit: Audit) -> Seen:
    """Return where the things of each kind are, and the piles: in order if no rule shuffles them."""
    symbols, program = audit.layout.symbols, audit.layout.program
    at, piles, loose = (getattr(s, name, []) for name in ("at", "piles", "loose"))
    found: dict[c.Part, list[object]] = {}
    for thing, place in enumerate(at):
        for part in audit.roots[thing]:
            found.setdefault(part, []).append(place)
    ends = sorted([pile.code for pile in symbols.piles.values()] + [len(piles)])
    for pile in symbols.piles.values():
        first, count = pile.code, next(end for end in ends if end > pile.code or end == len(piles)) - pile.code
        for part in c.things(symbols, pile.kind):
            ordered = pile.name not in program.shuffled
            rows = [list(row) if ordered else sorted(row) for row in piles[first : first + count]]
            found.setdefault(part, []).append(rows)
            order = c.Part(c.PartKind.THINGS, f"{part.name}{ORDER}")
            found.setdefault(order, []).extend(loose[first : first + count])
    return dict(found)


ORDER = " order"
STREAM = c.Part(c.PartKind.STATE, " random stream")


def changed_by(s: BaseState, before: Seen, number: int) -> None:
    """Note what a sentence changed without declaring it."""
    audit = AUDITS[number]
    after = look(s, number)
    for part, value in before.items():
        if part.name.endswith(ORDER):
            kind = c.Part(part.kind, part.name.removesuffix(ORDER))
            lost = any(now > then for then, now in zip(as_numbers(value), as_numbers(after[part]), strict=True))
            if lost and kind not in audit.stirs:
                FINDINGS.setdefault(audit.name, set()).add(f"stirs {kind}")
        elif part == STREAM:
            if value != after[part] and not audit.draws:
                FINDINGS.setdefault(audit.name, set()).add("draws")
        elif value != after[part]:
            if part not in audit.writes:
                FINDINGS.setdefault(audit.name, set()).add(f"writes {part}")
            if part not in audit.stirs:
                FINDINGS.setdefault(audit.name, set()).add(f"stirs {part}")


def as_numbers(value: object) -> list[int]:
    """Return how many cards of each pile have no order."""
    assert isinstance(value, list)
    return value


def without_things(parts: c.Parts) -> frozenset[c.Part]:
    """Return parts with the whole kind in place of a single thing."""
    return frozenset(c.Part(part.kind, part.name.partition(c.SINGLE)[0]) for part in parts)


def register(w: Writer, stmt: c.Stmt) -> int:
    """Add a sentence to those that are compared; return its number."""
    symbols, effects = w.layout.symbols, w.layout.program.effects
    name = f"{type(stmt).__name__} at {stmt.span}"
    inner = [node for node in nodes(stmt) if isinstance(node, c.Sentence)]
    writes = frozenset(part for node in inner for part in node.writes(symbols))
    stirs = without_things(frozenset(part for node in inner for part in node.stirs(symbols, effects)))
    known = next((audit for audit in reversed(AUDITS) if audit.layout is w.layout), None)
    parts = attributes_of(w.layout) if known is None else known.parts
    roots = roots_of(w.layout) if known is None else known.roots
    AUDITS.append(Audit(name, writes, stirs, may_draw(w.layout.program, stmt), parts, roots, w.layout))
    return len(AUDITS) - 1


def may_draw(program: c.Program, stmt: c.Stmt) -> bool:
    """Return whether a sentence declares that it draws, or looks at a pile that may have no order yet."""
    return any(
        (isinstance(node, c.Sentence) and node.draws is not c.Draws.NEVER)
        or (isinstance(node, c.PileGet) and node.pile.name in program.shuffled)
        or (isinstance(node, c.CallRulePoint) and bool(program.shuffled))
        for node in nodes(stmt)
    )


def is_compared(stmt: c.Stmt) -> bool:
    """Return whether a sentence, with what its blocks do, runs nothing else and is not left in the middle."""
    inner = [node for node in nodes(stmt) if isinstance(node, c.Sentence)]
    return isinstance(stmt, c.Act | c.Give | c.Pay) and not any(
        isinstance(node, c.Running | c.Leaving | c.Choosing | c.Turns) for node in inner
    )


def with_looks(unchecked: Callable[[Writer, c.Stmt], list[str]]) -> Callable[[Writer, c.Stmt], list[str]]:
    """Return a writer of sentences that lets the engine look at the state before and after each that runs nothing."""

    def written(w: Writer, stmt: c.Stmt) -> list[str]:
        lines = unchecked(w, stmt)
        if not is_compared(stmt):
            return lines
        number = register(w, stmt)
        before = f"_before_{number}"
        return [f"{before} = look(s, {number})", *lines, f"changed_by(s, {before}, {number})"]

    return written


def audited(name: str, sources: list[Source], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    """Compile a spec into a debug engine below a folder and import it."""
    monkeypatch.setattr(emit_parts, "unchecked", with_looks(emit_parts.unchecked))
    files = compile_without_findings(name, sources, draft=True)
    monkeypatch.undo()
    looking = {file: text.replace(FUTURE, FUTURE + IMPORT, 1) for file, text in files.items() if file.endswith(".py")}
    write_package(folder / PACKAGE / word_of(name), {**files, **looking})
    return imported(name, folder)

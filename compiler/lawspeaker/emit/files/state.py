"""`state.py` of a game: the State class, and how it is made, copied, hashed, dumped and restored."""

from __future__ import annotations

from enum import Enum, auto
from textwrap import wrap
from typing import assert_never

from msgspec import Struct

from lawspeaker.check.context import is_list
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.memoize import MemoTable
from lawspeaker.emit.modules import Module
from lawspeaker.emit.render import Definition, rendered
from lawspeaker.emit.sentences.invalidate import invalidate_functions
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import BoardForm, Piece, StateSym
from lawspeaker.resolve.types import NUMBER, PLAYER, Type, TypeForm, number
from lawspeaker.source import Span

BASE = ("stream key players player site answer over failed active result phase ending serial explicit").split()

COMMENT = 100
MOST_COPIED = 60
"""How many attributes `clone` copies itself; where there are more, a function of its own does it."""
UNDONE = "# whether a call has failed with nothing to answer it; only trials look at it"


class AttributeForm(Enum):
    """What an attribute of the state holds."""

    INT = auto()
    BOOL = auto()
    INTS = auto()
    BOOLS = auto()
    LISTS = auto()
    LAYOUT = auto()


class Attribute(Struct, frozen=True):
    """An attribute of the state: how it is typed, started, copied and folded into a hash.

    `spans` is where the spec declares it. `type` is that of its
    numbers and `size` how many there are, as the schema of a state says it. The lists of a `replaced` attribute are
    never changed, only replaced: copies share them.
    """

    name: str
    form: AttributeForm
    start: str
    spans: tuple[Span, ...] = ()
    extra: str = ""
    type: Type = NUMBER
    size: str = ""
    replaced: bool = False


class AttributeRow(Struct, frozen=True):
    """An attribute as the template needs it: what each function of the module writes for it."""

    name: str
    comments: list[str]
    type: str
    start: str
    copied: str
    dump: str
    fold: str
    restore: str


class SlotRow(Struct, frozen=True):
    """A name that the class of the state declares, and comments that say what it holds."""

    name: str
    comments: list[str]


class MemoRow(Struct, frozen=True):
    """A memo table as the template needs it; `form` is the type of its values."""

    name: str
    form: str
    comments: list[str]


def column_form(type_: Type) -> AttributeForm:
    """Return the form of an attribute that holds one value for each thing or record."""
    if is_list(type_):
        return AttributeForm.LISTS
    return AttributeForm.BOOLS if type_.form == TypeForm.YES_NO else AttributeForm.INTS


def module(w: Writer, attributes: list[Attribute]) -> Module:
    """Return the module of the state."""
    piles = w.layout.has_things
    undone = w.layout.attribute("trial", "undone") if w.layout.program.trials else ""
    rows, memo_rows = [row(w, attribute) for attribute in attributes], [memo_row(t) for t in w.layout.memo.tables]
    slots = [SlotRow(each.name, each.comments) for each in rows]
    slots += [SlotRow(each.name, each.comments) for each in memo_rows]
    slots += [SlotRow(undone, [UNDONE])] if undone else []
    copied_apart = len(rows) + len(memo_rows) > MOST_COPIED
    text = rendered(
        "modules/state",
        base="PileState" if piles else "BaseState",
        slots=sorted(slots, key=lambda slot: slot.name),
        memo_tables=memo_rows,
        attributes=rows,
        copied_apart=copied_apart,
        piles=piles,
        base_ints=BASE,
        fresh_budget=w.layout.fresh_budget,
        undone=undone,
        lists=keeps_lists(w),
    )
    names = ("State", "clone", *(["copy_attributes"] if copied_apart else []), "hash_of", "dump", "restore")
    functions = [Definition(names, text)]
    if w.layout.memo.tables:
        functions.append(invalidate_functions(w.layout))
    return Module("state", "the state of a game", functions=functions)


def memo_row(table: MemoTable) -> MemoRow:
    """Return a memo table with a comment that says which values it holds."""
    text = wrap(f"memoized until something they read changes: {', '.join(table.values)}", COMMENT)
    return MemoRow(table.attribute, table.form, [f"# {line}" for line in text])


def keeps_lists(w: Writer) -> bool:
    """Tell whether the frame of a function can hold a list; if not, all states share the empty one."""
    lowered = w.layout.lowered
    return any(frame.lists for frame in lowered.coroutines) or any(info.suspends for info in lowered.moments.values())


def attributes(w: Writer) -> list[Attribute]:
    """Return the game's own attributes in the order of declarations."""
    found: list[Attribute] = []
    s = w.layout.symbols
    seats = "(players + 1)"
    if s.resources:
        rows = f"[0] * {seats}"
        if w.layout.width > 1:
            rows = f"[0] * ({seats} * {size_names.resource_count(w.layout)})"
        size, spans = f"per_seat={w.layout.width}", tuple(r.span for r in s.resources.values())
        found.append(Attribute("goods", AttributeForm.INTS, rows, spans, size=size))
    for option in s.options.values():
        name = w.layout.attribute("option", option.name)
        if option.per_player:
            rows = f"[0] * {seats}"
            found.append(Attribute(name, AttributeForm.INTS, rows, (option.span,), type=option.type, size="per_seat=1"))
        else:
            form = AttributeForm.BOOL if option.type.form == TypeForm.YES_NO else AttributeForm.INT
            start = "False" if form == AttributeForm.BOOL else "0"
            found.append(Attribute(name, form, start, (option.span,), type=option.type))
    found += states(w)
    for piece in s.pieces.values():
        found += write_piece(w, piece)
    found += fields(w)
    for board in s.boards.values():
        if board.form == BoardForm.LAID:
            tiles = w.layout.table("tiles", board.name)
            made = f"laid.new_layout({tiles})"
            name = w.layout.attribute("board", board.name)
            found.append(Attribute(name, AttributeForm.LAYOUT, made, (board.span,), tiles))
    if w.layout.program.once:
        found.append(Attribute("once", AttributeForm.INTS, "[]"))
    return found


def write_piece(w: Writer, piece: Piece) -> list[Attribute]:
    """Return the places of a piece, and the indexes of these places."""
    seats, board = "(players + 1)", w.layout.symbols.boards[piece.board]
    size, places = size_names.place_count(w.layout, board), w.layout.places(board)
    rows = f"[0] * {size}" if piece.single else f"[0] * ({seats} * {size})"
    name = w.layout.attribute("piece", piece.name)
    type_, count = (PLAYER, f"count={places}") if piece.single else (number(0, None), f"per_seat={places}")
    found = [Attribute(name, AttributeForm.INTS, rows, (piece.span,), type=type_, size=count)]
    if not piece.single:
        name = w.layout.attribute("piece", f"{piece.name}_placed")
        found.append(Attribute(name, AttributeForm.INTS, f"[0] * {seats}", (piece.span,), size="per_seat=1"))
    if piece.name in w.layout.vacant:
        name = w.layout.attribute("piece", f"{piece.name}_vacant")
        found.append(Attribute(name, AttributeForm.INTS, f"list(range({size}))", (piece.span,)))
    if piece.name in w.layout.owned:
        name = w.layout.attribute("piece", f"{piece.name}_owned")
        empty = "[[] for _ in range(players + 1)]"
        found.append(Attribute(name, AttributeForm.LISTS, empty, (piece.span,), size="per_seat=1"))
    return found


def states(w: Writer) -> list[Attribute]:
    found: list[Attribute] = []
    for state in w.layout.symbols.states.values():
        name = w.layout.attribute("state", state.name)
        default = lookups.list_value(w, w.layout.checked.defaults[state.name])
        listed = is_list(state.type)
        boolean = state.type.form == TypeForm.YES_NO
        if state.of is None:
            form = AttributeForm.INTS if listed else AttributeForm.BOOL if boolean else AttributeForm.INT
            start = default
        elif listed:
            form, start = AttributeForm.LISTS, f"[{default} for _ in range({unbracketed(all_keys(w, state))})]"
        else:
            form, start = AttributeForm.BOOLS if boolean else AttributeForm.INTS, f"[{default}] * {all_keys(w, state)}"
        size = "" if state.of is None else key_size(w, state)
        found.append(Attribute(name, form, start, (state.span,), type=state.type, size=size))
    return found


def key_size(w: Writer, state: StateSym) -> str:
    """Write how many values a state has, for each player or in all."""
    assert state.of is not None
    second = 1 if state.by is None else w.layout.key_count(state.by)
    if state.of.form == TypeForm.PLAYER:
        return f"per_seat={second}"
    return f"count={w.layout.key_count(state.of) * second}"


def all_keys(w: Writer, state: StateSym) -> str:
    """Write how many values a state has."""
    assert state.of is not None
    keys = "(players + 1)" if state.of.form == TypeForm.PLAYER else size_names.key_count(w.layout, state.of)
    return keys if state.by is None else f"({keys} * {size_names.key_count(w.layout, state.by)})"


def fields(w: Writer) -> list[Attribute]:
    """Fields of things that rules change, and fields of records."""
    found: list[Attribute] = []
    s = w.layout.symbols
    for kind in s.kinds.values():
        for sym in kind.fields.values():
            if sym.dynamic and sym.type.form != TypeForm.STEPS:
                table = w.layout.table(kind.name, sym.name)
                form = column_form(sym.type)
                start = f"[part[:] for part in {table}]" if form == AttributeForm.LISTS else f"list({table})"
                name, size = w.layout.field_attribute(sym), f"count={kind.last - kind.first + 1}"
                found.append(Attribute(name, form, start, (sym.span,), type=sym.type, size=size, replaced=True))
    for record in s.records.values():
        first = ""
        for sym in record.fields.values():
            form = column_form(sym.type)
            name = w.layout.field_attribute(sym)
            size = f'like="{first}"' if first else ""
            found.append(Attribute(name, form, "[]", (sym.span,), type=sym.type, size=size))
            first = first or name
    return found


PYTHON = {
    AttributeForm.INT: "int",
    AttributeForm.BOOL: "bool",
    AttributeForm.INTS: "list[int]",
    AttributeForm.BOOLS: "list[bool]",
    AttributeForm.LISTS: "list[list[int]]",
    AttributeForm.LAYOUT: "laid.TileLayout",
}


def unbracketed(text: str) -> str:
    """Return a text without the brackets around it, for a place that has brackets of its own."""
    return text.removeprefix("(").removesuffix(")") if text.startswith("(") else text


def row(w: Writer, attribute: Attribute) -> AttributeRow:
    """Return an attribute as the template needs it."""
    return AttributeRow(
        name=attribute.name,
        comments=w.layout.spec.comments(list(attribute.spans), 8),
        type=PYTHON[attribute.form],
        start=attribute.start,
        copied=f"s.{attribute.name}[:]" if attribute.replaced else copy_text(attribute),
        dump=dump_text(attribute),
        fold=fold_text(attribute, "h"),
        restore=restore_text(attribute, "next(parts)"),
    )


def copy_text(attribute: Attribute) -> str:
    """Write an independent copy of an attribute of `s`."""
    match attribute.form:
        case AttributeForm.INT | AttributeForm.BOOL:
            return f"s.{attribute.name}"
        case AttributeForm.LISTS:
            return f"[part[:] for part in s.{attribute.name}]"
        case AttributeForm.LAYOUT:
            return f"s.{attribute.name}.clone()"
        case AttributeForm.INTS | AttributeForm.BOOLS:
            return f"s.{attribute.name}[:]"
        case _:
            assert_never(attribute.form)


def dump_text(attribute: Attribute) -> str:
    match attribute.form:
        case AttributeForm.LAYOUT:
            return f"s.{attribute.name}.dump()"
        case AttributeForm.BOOL:
            return f"int(s.{attribute.name})"
        case AttributeForm.INT:
            return f"s.{attribute.name}"
        case AttributeForm.BOOLS:
            return f"[int(part) for part in s.{attribute.name}]"
        case AttributeForm.INTS | AttributeForm.LISTS:
            return copy_text(attribute)
        case _:
            assert_never(attribute.form)


def restore_text(attribute: Attribute, index: str) -> str:
    """Write an attribute as read from a dump."""
    match attribute.form:
        case AttributeForm.INT:
            return f"read_number({index})"
        case AttributeForm.BOOL:
            return f"read_number({index}) != 0"
        case AttributeForm.INTS:
            return f"read_numbers({index})"
        case AttributeForm.BOOLS:
            return f"[part != 0 for part in read_numbers({index})]"
        case AttributeForm.LISTS:
            return f"read_lists({index})"
        case AttributeForm.LAYOUT:
            return f"laid.restore({attribute.extra}, read_lists({index}))"
        case _:
            assert_never(attribute.form)


def fold_text(attribute: Attribute, inner: str) -> str:
    match attribute.form:
        case AttributeForm.INT:
            return f"fold({inner}, s.{attribute.name})"
        case AttributeForm.BOOL:
            return f"fold({inner}, int(s.{attribute.name}))"
        case AttributeForm.INTS:
            return f"fold_list({inner}, s.{attribute.name})"
        case AttributeForm.BOOLS:
            return f"fold_list({inner}, [int(part) for part in s.{attribute.name}])"
        case AttributeForm.LISTS:
            return f"fold_lists({inner}, s.{attribute.name})"
        case AttributeForm.LAYOUT:
            return f"fold_lists({inner}, s.{attribute.name}.dump())"
        case _:
            assert_never(attribute.form)

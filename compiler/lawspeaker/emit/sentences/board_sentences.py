"""Pieces that are placed, moved and removed, and tiles that are laid, as lines of Python."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from lawspeaker.analysis.effects import read_by
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import expressions, lookups, measures
from lawspeaker.emit.expressions.attributes import kept, piece_attribute, placed_attribute
from lawspeaker.emit.lines import INDENT, indented, noting
from lawspeaker.emit.precedence import ADD
from lawspeaker.emit.sentences import state_sentences
from lawspeaker.emit.writer import EmptyPlace, Writer
from lawspeaker.resolve.symbols import Board, StateSym
from lawspeaker.resolve.types import Type, TypeForm


def move_pieces(w: Writer, stmt: c.MovePieces) -> list[str]:
    piece = stmt.piece
    attribute = piece_attribute(w, piece)
    if piece.single:
        source, first = held(w, stmt.source, "start_place")
        target, then = held(w, stmt.target, "goal_place")
        return [*first, *then, *move_single(w, replace(stmt, source=source, target=target), attribute)]
    size = size_names.place_count(w.layout, w.layout.symbols.boards[piece.board])
    number = w.layout.table("piece", piece.name)
    player = "0" if stmt.player is None else w.value(stmt.player)
    count = w.value(stmt.count)
    counts = f"s, {attribute}"
    head = f"{counts}, {placed_attribute(w, piece)}, {size}, {number}"
    if stmt.source is not None and stmt.target is not None:
        ends = f"{expressions.place(w, stmt.source)}, {expressions.place(w, stmt.target)}"
        return [f"move_pieces({counts}, {size}, {number}, {player}, {ends}, {count})"]
    if stmt.source is not None:
        return [f"remove_pieces({head}, {player}, {expressions.place(w, stmt.source)}, {count})"]
    assert stmt.target is not None
    limit = measures.limit_text(w, piece)
    return [f"place_pieces({head}, {limit}, {player}, {expressions.place(w, stmt.target)}, {count})"]


def held(w: Writer, place: c.Expr | None, word: str) -> tuple[c.Expr | None, list[str]]:
    """Return a place that is written several times, and the line that finds it out before anything changes."""
    symbols = w.layout.symbols
    if place is None or not any(isinstance(node, c.CallRulePoint) or read_by(symbols, node) for node in nodes(place)):
        return place, []
    name = state_sentences.fresh_name(w, w.layout.memo.fresh(word))
    assert w.function is not None
    w.function.locals[name] = place.type
    return c.Local(name, place.type), [f"{name} = {w.value(place)}"]


def move_single(w: Writer, stmt: c.MovePieces, attribute: str) -> list[str]:
    lines: list[str] = []
    number = w.layout.table("piece", stmt.piece.name)
    player = "1" if stmt.player is None else w.value(stmt.player)
    noted = player if stmt.player is not None else "0"
    if stmt.source is not None:
        lines += leave_cell(w, stmt, attribute, expressions.place(w, stmt.source))
    if stmt.target is not None:
        lines += enter_cell(w, stmt, attribute, expressions.place(w, stmt.target), player)
    if stmt.source is not None and stmt.target is not None:
        note = f"NOTE_MOVE, {number}, {noted}, {w.value(stmt.source)}, {w.value(stmt.target)}"
        there = f"if {attribute}[{expressions.place(w, stmt.source)}] == {player}:"
        return [there, *indented([*lines, *noting(f"note(s, {note})")])]
    if stmt.target is not None:
        note = f"NOTE_PIECES, {number}, {noted}, {w.value(stmt.target)}, 1"
        placed = [*lines, *noting(f"note(s, {note})")]
        if stmt.piece.limit < 0:
            return placed
        return [f"if {is_left(w, stmt, attribute, expressions.place(w, stmt.target), player)}:", *indented(placed)]
    assert stmt.source is not None
    there = f"{attribute}[{expressions.place(w, stmt.source)}]"
    whose = there if stmt.piece.per_player else "0"
    note = f"NOTE_PIECES, {number}, {whose}, {w.value(stmt.source)}, -1"
    return [f"if s.noting and {there} != 0:", f"{INDENT}note(s, {note})", *lines]


def is_left(w: Writer, stmt: c.MovePieces, attribute: str, place: str, player: str) -> str:
    """Write the test whether a player has a piece left for a place, or one there that is replaced."""
    piece = stmt.piece
    used = f"{attribute}.count({player})"
    if piece.name in w.layout.owned:
        used = f"len({kept(w, piece.name, 'owned')}[{player}])"
    return f"{used} < {measures.limit_text(w, piece, ADD)} or {attribute}[{place}] == {player}"


def leave_cell(w: Writer, stmt: c.MovePieces, attribute: str, place: str) -> list[str]:
    """Write that a place has no piece, and update the indexes."""
    piece = stmt.piece.name
    lines: list[str] = []
    if piece in w.layout.owned:
        lines.append(f"{kept(w, piece, 'owned')}[{attribute}[{place}]].remove({place})")
    if piece in w.layout.vacant:
        lines.append(f"insort({kept(w, piece, 'vacant')}, {place})")
    lines.append(f"{attribute}[{place}] = 0")
    if len(lines) == 1:
        return lines
    return [f"if {attribute}[{place}] != 0:", *indented(lines)]


def enter_cell(w: Writer, stmt: c.MovePieces, attribute: str, place: str, player: str) -> list[str]:
    """Write that a place has a piece of a player instead of any other, and update the indexes."""
    piece = stmt.piece.name
    lines: list[str] = []
    if piece in w.layout.vacant:
        taken = f"{kept(w, piece, 'vacant')}.remove({place})"
        is_empty = w.empty_place == EmptyPlace(piece, place)
        lines += [taken] if is_empty else [f"if {attribute}[{place}] == 0:", INDENT + taken]
        w.empty_place = None
    if piece in w.layout.owned:
        lines += [
            f"if {attribute}[{place}] != 0:",
            f"{INDENT}{kept(w, piece, 'owned')}[{attribute}[{place}]].remove({place})",
        ]
        lines.append(f"insort({kept(w, piece, 'owned')}[{player}], {place})")
    return [*lines, f"{attribute}[{place}] = {player}"]


def telling(w: Writer, stmt: c.Tellings) -> list[str]:
    """Write what an example tells of places that are not laid; it has made them before."""
    ground = f"s.{w.layout.attribute('board', stmt.board.name)}"
    head = f"{w.layout.table('tiles', stmt.board.name)}, {ground}, {', '.join(map(w.name, stmt.names))}"
    match stmt:
        case c.Touch():
            return [f"laid.touch({head}, {stmt.border})"]
        case c.ShapeArea():
            return [f"laid.shape_area({head}, {w.value(stmt.tiles)}, {0 if stmt.closed else 1})"]
        case c.MarkArea():
            return [f"laid.mark_area({head}, {stmt.mark}, {w.value(stmt.count)})"]


def laying(w: Writer, stmt: c.Lay) -> list[str]:
    ground = f"s.{w.layout.attribute('board', stmt.board.name)}"
    tiles = w.layout.table("tiles", stmt.board.name)
    tile, first = held(w, stmt.tile, "laid_tile")
    spot, then = held(w, stmt.spot, "laid_spot")
    assert tile is not None
    assert spot is not None
    lines = [
        *first,
        *then,
        f"laid.lay({tiles}, {ground}, {w.value(tile)}, {w.value(spot)})",
    ]
    tag = w.layout.type_name(stmt.spot.type)
    lines.append(f"lay_out(s, PILES, {w.value(tile)}, {w.value(spot)}, {tag})")
    lines += [f"merge_thing_places(s, {ground}.moved, {first}, {end})" for first, end in lying_on(w, stmt.board)]
    for piece in w.layout.symbols.pieces.values():
        if piece.board == stmt.board.name:
            attribute = piece_attribute(w, piece)
            if piece.single:
                lines.append(f"merge_owners({attribute}, {ground}.moved)")
            else:
                lines.append(f"merge_counts({attribute}, {tiles}.places, {ground}.moved)")
    return [*lines, *merge_states(w, stmt.board, ground)]


def merge_states(w: Writer, board: Board, ground: str) -> list[str]:
    """Write that the states of places are merged when places are merged."""
    place = Type(TypeForm.PLACE, board.place)
    states = [state for state in w.layout.symbols.states.values() if state.of == place and state.by is None]
    if not states:
        return []
    merges = [line for state in states for line in merge_state(w, state)]
    head = [f"old_root = {ground}.moved[moved_at]", f"new_root = {ground}.moved[moved_at + 1]"]
    return [f"for moved_at in range(0, len({ground}.moved), 2):", *indented([*head, *merges])]


def merge_state(w: Writer, state: StateSym) -> list[str]:
    """Write one state: numbers and amounts add up, lists are joined, of other values one that was set counts."""
    values = f"s.{w.layout.attribute('state', state.name)}"
    old, new = f"{values}[old_root]", f"{values}[new_root]"
    start = lookups.list_value(w, w.layout.checked.defaults[state.name])
    match state.type.form:
        case TypeForm.NUMBER:
            merge = [f"{new} += {old} - {start}" if start != "0" else f"{new} += {old}"]
        case TypeForm.BUNDLE:
            merge = [f"{new} = goods.add({new}, {old})"]
        case TypeForm.LIST:
            merge = [f"{new} = {new} + {old}"]
        case (TypeForm.ENUM | TypeForm.FACE | TypeForm.NOTHING | TypeForm.OPTIONAL | TypeForm.OUTCOME
              | TypeForm.PHASE | TypeForm.PLACE | TypeForm.PLAYER | TypeForm.RECORD | TypeForm.RESOURCE
              | TypeForm.SPOT | TypeForm.STEPS | TypeForm.THING | TypeForm.UNKNOWN | TypeForm.YES_NO):  # fmt: skip
            merge = [f"if {new} == {start}:", f"{INDENT}{new} = {old}"]
        case _:
            assert_never(state.type.form)
    return [*merge, f"{old} = {start}"]


def lying_on(w: Writer, board: Board) -> list[tuple[str, str]]:
    """Return the things that may lie on a board, as the first of some and the number behind the last."""
    layout, symbols = w.layout, w.layout.symbols
    if len(symbols.boards) == 1:
        return [("0", size_names.size(layout, symbols.thing_count, "thing", "count"))]
    roots = [kind for kind in symbols.kinds.values() if kind.parent is None]
    first = next(iter(symbols.boards))
    on_board = [kind.name for kind in roots if (kind.lies or first) == board.name]
    return [(size_names.first_of(layout, kind), f"{size_names.last_of(layout, kind)} + 1") for kind in on_board]

"""Values that depend on nothing but their arguments, and few of these: they are worked out once, as tables."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.sentences.predicates import IN_PLAY
from lawspeaker.check.walk import nodes
from lawspeaker.emit.naming import Layout
from lawspeaker.resolve.types import Type

MOST_ENTRIES = 20_000


def find_static(layout: Layout) -> None:
    """Find values that depend on nothing but their arguments, and few of these: they become tables."""
    for point in layout.program.points.values():
        if point.rules or point.signed.uses_you or not point.params:
            continue
        parts: list[object] = [value for value, _ in point.cases]
        parts += [test for _, test in point.cases if test is not None]
        if any(reads_state(layout, node) for part in parts for node in nodes(part)):
            continue
        size = 1
        for _, type_ in point.params:
            size *= domain_size(layout, type_)
        if 0 < size <= MOST_ENTRIES:
            layout.static.add(layout.value_name(point.signed))


STATEFUL = (*IN_PLAY, c.Need, c.FirstOf)


def reads_state(layout: Layout, node: object) -> bool:
    if isinstance(node, c.FieldGet):
        return node.field.dynamic
    if isinstance(node, c.BoardValue):
        return node.board.form == "laid" or node.word == "line"
    if isinstance(node, c.Universe):
        if node.type.element.form == "thing":
            return bool(layout.absences(node.type.element.name))
        return node.type.element.form == "player" or (node.type.element.form == "place")
    return isinstance(node, STATEFUL)


def domain_size(layout: Layout, type_: Type) -> int:
    """Return how many indices a table needs for a parameter; 0 if it cannot have one."""
    match type_.form:
        case "player":
            return layout.symbols.players[1] + 1
        case "enum":
            return len(layout.symbols.enums[type_.name].words)
        case "place":
            board = layout.symbols.place_board(type_.name)
            return 0 if board is None or board.form == "laid" else layout.places(board)
        case "thing" if type_.name in layout.symbols.kinds:
            return layout.symbols.kinds[type_.name].last + 1
        case "number" if type_.low is not None and type_.low >= 0 and type_.high is not None:
            return type_.high + 1
        case _:
            return 0

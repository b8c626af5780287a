"""Whether the state says of each place which things are on it, where rules ask for the things on places.

    (men on s) is empty      reads one number, instead of looking at every thing that is on a board

Places of laid boards get other numbers when tiles join them: a game with such a board has no index.
"""

from __future__ import annotations

from lawspeaker.analysis.domains import place_count
from lawspeaker.analysis.effects import point_parts
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import BoardForm, Symbols


def indexed_places(symbols: Symbols, program: c.Program) -> int:
    """Return for how many place numbers the state says what is on them; 0 if no rule asks for that."""
    if not can_index(symbols) or not asks_for_things(program):
        return 0
    return max((place_count(symbols, board) for board in symbols.boards.values()), default=0)


def can_index(symbols: Symbols) -> bool:
    """Tell whether the places of all boards keep their numbers."""
    return all(board.form != BoardForm.LAID for board in symbols.boards.values())


def asks_for_things(program: c.Program) -> bool:
    """Tell whether a value or a function asks which things are on a place."""
    roots: list[object] = [point_parts(point) for point in program.rule_points()]
    roots += [function.body for function in program.all_functions()]
    return any(isinstance(node, c.ThingsAt) for root in roots for node in nodes(root))

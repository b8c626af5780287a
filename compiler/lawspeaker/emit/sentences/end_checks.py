"""Sentences that may end the game, and the look at the end that follows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.lines import indented
from lawspeaker.emit.sentences import jumps
from lawspeaker.emit.sentences.leaving import bare_return, leave_plain, leaving
from lawspeaker.emit.writer import Writer


def check_endings(w: Writer) -> list[str]:
    return ["if check_endings(s):", *indented(over_return(w))]


def over_check(w: Writer) -> list[str]:
    """Write that nothing more happens once the game is over."""
    return ["if is_over(s):", *indented(over_return(w))]


def over_return(w: Writer) -> list[str]:
    return [*leaving(w), bare_return(w)] if w.frame is None else [jumps.suspend(w)]


def bare(w: Writer, stmt: c.Stmt) -> list[str]:
    lines = w.parts.unchecked(w, stmt)
    if isinstance(stmt, c.Announce) and ends_on_the_spot(w, stmt):
        return lines
    if isinstance(stmt, c.Running) and may_end(w, stmt):
        return [*lines, *over_check(w)]
    return lines


def after_moment(w: Writer, event: str, moment: c.Moment) -> list[str]:
    return over_check(w) if moment_ends(w, event, moment) else []


def moment_ends(w: Writer, event: str, moment: c.Moment) -> bool:
    """Tell whether what is triggered at a moment of an event can end the game."""
    triggers = [tr for tr in w.layout.program.triggers if (tr.event, tr.moment) == (event, moment)]
    return any(may_end(w, trigger.function.body) for trigger in triggers)


def ends_on_the_spot(w: Writer, stmt: c.Announce) -> bool:
    """Tell whether the only way an event ends the game is a victory that already leaves the function."""
    program = w.layout.program
    endings = [ending for ending in program.endings if ending.event == stmt.event.name]
    called = [tr for tr in program.triggers if tr.event == stmt.event.name]
    return not stmt.block and not called and all(w.parts.won(w, ending, stmt.args) is not None for ending in endings)


def may_end(w: Writer, stmt: object) -> bool:
    """Tell whether a sentence can end the game, directly or through what it calls."""
    return any(node_ends(w, node, set()) for node in nodes(stmt))


def node_ends(w: Writer, node: c.Node, seen: set[str]) -> bool:
    program = w.layout.program
    called: Sequence[c.Function] = ()
    match node:
        case c.Leave(_, c.LeaveForm.END):
            return True
        case c.Announce():
            if any(ending.event == node.event.name for ending in program.endings):
                return True
            called = [tr.function for tr in program.triggers if tr.event == node.event.name]
        case c.Sentence():
            if w.watching and node.writes(w.layout.symbols) & w.watched:
                return True
            called = node.calls(program)
        case c.Expression() | c.Entry() | c.FrozenEntry():
            return False
        case _:
            assert_never(node)
    for function in called:
        if function.name not in seen:
            seen.add(function.name)
            if any(node_ends(w, inner, seen) for inner in nodes(function.body)):
                return True
    return False


def leave(w: Writer, stmt: c.Leaves) -> list[str]:
    if w.frame is not None and isinstance(stmt, c.Leave) and stmt.form == c.LeaveForm.END:
        return ["end_game(s)", jumps.suspend(w)]
    return leave_plain(w, stmt)

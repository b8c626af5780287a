"""Sentences that may end the game, and the look at the end that follows them."""

from __future__ import annotations

from lawspeaker.analysis.effects import WRITERS, written_by
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.lines import Return, indented
from lawspeaker.emit.sentences import announcements, sentences
from lawspeaker.emit.writer import Writer


def check_endings(w: Writer) -> list[str]:
    return ["if check_endings(s):", *indented(over_return(w))]


def over_check(w: Writer) -> list[str]:
    """Write that nothing more happens once the game is over."""
    return ["if is_over(s):", *indented(over_return(w))]


def over_return(w: Writer) -> list[str]:
    return [*sentences.leaving(w), sentences.bare_return(w)] if w.frame is None else [Return("return True")]


def bare(w: Writer, stmt: c.Stmt) -> list[str]:
    lines = sentences.unchecked(w, stmt)
    if isinstance(stmt, c.Announce) and ends_on_the_spot(w, stmt):
        return lines
    if isinstance(stmt, c.CallVerb | c.RunSteps | c.RunPhase | c.Announce) and may_end(w, stmt):
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
    return (
        not stmt.block and not called and all(announcements.won(w, ending, stmt.args) is not None for ending in endings)
    )


def may_end(w: Writer, stmt: object) -> bool:
    """Tell whether a sentence can end the game, directly or through what it calls."""
    return any(node_ends(w, node, set()) for node in nodes(stmt))


def node_ends(w: Writer, node: object, seen: set[str]) -> bool:
    program = w.layout.program
    called: list[c.Function] = []
    match node:
        case c.Leave(_, c.LeaveForm.END):
            return True
        case c.Announce():
            if any(ending.event == node.event.name for ending in program.endings):
                return True
            called = [tr.function for tr in program.triggers if tr.event == node.event.name]
        case c.CallVerb():
            called = [program.verbs[node.verb.name]]
        case c.RunPhase():
            called = [program.phases[node.phase.name]]
        case c.RunSteps():
            called = list(program.steps.get((node.field.owner, node.field.name), {}).values())
        case _:
            if w.watching and isinstance(node, WRITERS) and written_by(w.layout.symbols, node) & w.watched:
                return True
    for function in called:
        if function.name not in seen:
            seen.add(function.name)
            if any(node_ends(w, inner, seen) for inner in nodes(function.body)):
                return True
    return False


def leave(w: Writer, stmt: c.Leave | c.GiveBack | c.OnlyIf) -> list[str]:
    if w.frame is not None and isinstance(stmt, c.Leave) and stmt.form == c.LeaveForm.END:
        return ["end_game(s)", Return("return True")]
    return sentences.leave_plain(w, stmt)

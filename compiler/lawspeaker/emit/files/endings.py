"""How a game ends as Python: victories, final scores, tie-breakers."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions import expressions
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.python_text import INDENT, indented, listed
from lawspeaker.emit.sentences import functions
from lawspeaker.emit.writer import Writer


def write_endings(w: Writer) -> list[list[str]]:
    """Write every function about the end of the game."""
    functions = [write_ending(w, number, ending) for number, ending in enumerate(w.layout.program.endings)]
    if any(ending.event is None for ending in w.layout.program.endings):
        functions.append(any_ending(w))
    functions.append(end_game(w))
    return functions


def write_ending(w: Writer, number: int, ending: c.Ending) -> list[str]:
    """Write one way to win: whether it is met, and by whom."""
    text = "".join(f", {name}: {functions.python_type(type_)}" for name, type_ in ending.params)
    lines = [
        w.layout.spec.comment(ending.span),
        f"def {ending.function}(s: State{text}) -> None:",
    ]
    if ending.player is None or ending.player_is_field:
        condition = expressions.conjunction(w, ending.tests, ["not s.over"])
        act = f"finish(s, {number}, [{ending.player or ''}])"
        return [*lines, *indented([f"if {condition}:", INDENT + act])]
    who = ending.player
    body = [f"best = {listed(who, who, w.layout.seats, expressions.conjunction(w, ending.tests))}"]
    for most, key in ending.ranks:
        body.append(f"best = {'most' if most else 'least'}(best, lambda {who}: {w.value(key)})")
    winners = "best" if ending.shared else "best[:1]"
    return [*lines, *indented([*body, "if best and not s.over:", f"{INDENT}finish(s, {number}, {winners})"])]


def any_ending(w: Writer) -> list[str]:
    names = [e.function for e in w.layout.program.endings if e.event is None]
    head = ["def check_endings(s: State) -> bool:", f'{INDENT}"""Tell whether a change has won the game."""']
    wait = ["if s.ending == SETTING_UP:", f"{INDENT}return False"] if w.layout.waits_for_setup else []
    return [*head, *indented([*wait, *(f"{name}(s)" for name in names), "return s.over"])]


def end_game(w: Writer) -> list[str]:
    """Write what happens when the course is over: who wins, by the endings that wait for it or by score."""
    lines = ["def end_game(s: State) -> None:", f'{INDENT}"""Decide who wins when the game is over."""']
    moments = w.layout.lowered.moments
    calls: list[str] = []
    if ("ended", c.Moment.BEFORE) in moments and not w.layout.end_asks:
        calls.append(f"{moment_name('ended', c.Moment.BEFORE)}(s)")
    if ("ended", c.Moment.AFTER) in moments and not w.layout.asks_at_end(c.Moment.AFTER):
        calls.append(f"{moment_name('ended', c.Moment.AFTER)}(s)")
    for ending in w.layout.program.endings:
        if ending.event == "ended":
            calls.append(f"{ending.function}(s)")
    leave = ["if s.over:", f"{INDENT}return"]
    if w.layout.end_asks:
        leave += ["if s.ending != END_TRIGGERS:", *indented(["s.over = True", "s.ending = END_PENDING", "return"])]
    body = [*leave, *calls, "if is_over(s):", f"{INDENT}return"] if calls else leave
    return [*lines, *indented([*body, *by_score(w)])]


def by_score(w: Writer) -> list[str]:
    """Write who wins when no ending decided."""
    scoring = w.layout.program.scoring
    if scoring is None:
        return ["finish(s, -1, [])"]
    lines = [f"best = most(list({w.layout.seats}), lambda p: score(s, p))"]
    for most, key in scoring.ranks:
        lines.append(f"best = {'most' if most else 'least'}(best, lambda {scoring.player}: {w.value(key)})")
    return [*lines, "finish(s, -1, best)"]

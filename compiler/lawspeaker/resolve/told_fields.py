"""`n seen by p` below an event: who is told the value of a field.

event dealt c: card to p: player          told=(("c", "p"),): the log names the card to p alone
    c seen by p                     ->
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.context import ResolveContext
from lawspeaker.resolve.symbols import ParamSym
from lawspeaker.resolve.types import PLAYER
from lawspeaker_language.spelling import nearest

SEEN = "seen"


def is_told_line(line: t.Stmt) -> bool:
    """Tell whether a line below an event says who is told a field."""
    return isinstance(line, t.Call) and len(line.args) == 1 and is_seen(line.args[0]) and len(line.phrases) == 1


def is_seen(arg: t.Expr) -> bool:
    return isinstance(arg, t.Word) and arg.word == SEEN


def told_fields(cx: ResolveContext, lines: t.Block, params: Sequence[ParamSym]) -> tuple[tuple[str, str], ...]:
    """Return the fields of an event that one player is told, each with the field of that player; report wrong ones."""
    found: list[tuple[str, str]] = []
    for line in lines:
        if not isinstance(line, t.Call) or not is_told_line(line):
            continue
        phrase = line.phrases[0]
        who = phrase.args[0] if phrase.prep == Preposition.BY and len(phrase.args) == 1 else None
        viewer = who.word if isinstance(who, t.Word) else ""
        fields = [param.name for param in params]
        players = [param.name for param in params if param.type == PLAYER]
        if line.word in fields and viewer in players and line.word != viewer:
            found.append((line.word, viewer))
        else:
            wrong, known = (viewer, players) if line.word in fields else (line.word, fields)
            cx.facts.add("L282", line.span, word=wrong or SEEN, close=nearest(wrong, known) or "")
    return tuple(found)

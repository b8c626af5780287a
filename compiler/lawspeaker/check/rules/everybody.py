"""Warn of a rule of a thing that changes a value for every player, where its owner was probably meant.

card Shield
    adds 1 to armour of p      ->     W533: `armour of you`?

A rule that speaks of the player anywhere else (`where p is in players`, `adds gold of p to armour of p`) is meant so.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.rules.applicability import is_unowned
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import TypeForm

OWNED = (c.HoldsForm.BOARD, c.HoldsForm.PILE, c.HoldsForm.OPTION)


def warn_for_everybody(
    cx: CheckContext, signed: Signed, head: t.Head, said: tuple[t.Expr | None, ...], holds: list[c.Holds], scope: Scope
) -> None:
    """Report a rule that says nothing about the player for whom it changes a value; `said` are its other parts.

    A thing has an owner if it has one in any of the places where its rules apply: a game with a board may have no
    owner of what stands there, and still piles of players.
    """
    first = signed.params[0] if signed.params else None
    if first is None or first.prep is not None or first.type.form != TypeForm.PLAYER:
        return
    hold = next((hold for hold in holds if has_owner(hold)), None)
    if hold is None or cx.symbols.players[1] == 1:
        return
    word = first.name if head.arg is None else head.arg.word if isinstance(head.arg, t.Word) else None
    if word is None or scope.names.get(word) != scope.names[first.name]:
        return
    others = (*said, *(phrase.args for phrase in head.phrases))
    if word not in {node.word for node in tree_nodes(others) if isinstance(node, t.Word)}:
        shown = "p" if head.arg is None or word in ("player", "players") else word
        cx.facts.add("W533", head.span, word=head.word, player=shown, name=hold.name)


def has_owner(hold: c.Holds) -> bool:
    """Return whether a rule is of a thing whose owner is `you`, or of an effect that the steps of a thing make."""
    if hold.effect is not None:
        return hold.effect.this
    return hold.form in OWNED and not is_unowned(hold)

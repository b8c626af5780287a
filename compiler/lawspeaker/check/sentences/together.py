"""`together each p among players`: the block is one choice, which every player makes before any is carried out.

    together each p among players          Each("p", Universe(players), [Choose(site 3, by p, …)], together)
        choose n from 1 to 6         ->
            gain n gold for p

What stands below the choice happens when all have answered. So nothing can read an answer that is still sealed, and
nothing changes until the last one is there: no other sentence can stand beside the choice.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.sentences import choices
from lawspeaker.parse import tree as t
from lawspeaker.resolve.types import TypeForm

Choice = t.Choose | t.ChooseOne | t.MayDo


def check_together(cx: CheckContext, e: t.Each, player: c.Local, scope: Scope) -> c.Block | None:
    """Return what a choice of all players becomes: what its question mentions, and the choice; None if it is wrong."""
    if player.type.form not in (TypeForm.PLAYER, TypeForm.UNKNOWN):
        cx.facts.add("L479", e.span, word=e.var)
        return None
    choice = only_choice(cx, e)
    if choice is None or not is_made_by(cx, choice, e.var):
        return None
    made = replace(choice, by=t.Word(choice.span, e.var))
    found = check_choice(cx, made, scope)
    for stmt in found:
        if isinstance(stmt, c.ChoiceWithBlocks):
            stmt.site.sealed = True
    return tuple(found)


def check_choice(cx: CheckContext, made: Choice, scope: Scope) -> list[c.Stmt]:
    match made:
        case t.Choose():
            return choices.check_choose(cx, made, scope)
        case t.ChooseOne():
            return choices.check_choose_one(cx, made, scope)
        case t.MayDo():
            return choices.check_may_do(cx, made, scope)


def only_choice(cx: CheckContext, e: t.Each) -> Choice | None:
    """Return the choice that is the whole block; report what else stands there."""
    for line in e.block:
        if not isinstance(line, Choice):
            cx.facts.add("L497", line.span, (e.span, "all choose at once here"))
            return None
    first, *others = e.block
    if others:
        cx.facts.add("L497", others[0].span, (first.span, "this is the choice"), second="yes")
        return None
    assert isinstance(first, Choice)
    if isinstance(first, t.Choose) and first.block is None:
        cx.facts.add("L497", first.span, bare="yes")
        return None
    if first.openly:
        cx.facts.add("L497", first.span, openly="yes")
        return None
    if isinstance(first, t.MayDo) and first.when is not None:
        cx.facts.add("L497", first.span, when="yes")
        return None
    return first


def is_made_by(cx: CheckContext, choice: Choice, var: str) -> bool:
    """Return whether the player of the loop makes a choice, which goes without saying; report another player."""
    if choice.by is None or (isinstance(choice.by, t.Word) and choice.by.word == var):
        return True
    cx.facts.add("L499", choice.by.span, word=var)
    return False

"""Rules of a thing about itself that apply wherever it is, as rules of the top level.

    card Banner                                       sets (worth of c for p) to 3
        while this is anywhere                  ->        where c is Banner
            sets (worth of this for p) to 3

`this` becomes a parameter, so no search for the thing is needed: a thing in a deck or in the box costs nothing.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord, LogicOp
from lawspeaker.resolve.symbols import Signed
from lawspeaker.source import Span

ANYWHERE = "anywhere"
PointTree = t.Adds | t.Sets | t.Permits


def split_heads(rule: t.Rule) -> list[PointTree]:
    """Return a rule about values or permissions as rules with one head each; empty for other rules."""
    match rule:
        case t.Permits(heads=heads):
            return [replace(rule, heads=(head,)) for head in heads]
        case t.Adds() | t.Sets():
            return [rule]
        case t.Ignores() | t.When() | t.While() | t.Until():
            return []
        case _:
            assert_never(rule)


def head_of(rule: PointTree) -> t.Head:
    """Return the head of a rule that has one."""
    return rule.heads[0] if isinstance(rule, t.Permits) else rule.head


def with_head(rule: PointTree, head: t.Head) -> PointTree:
    """Return a rule with another head."""
    return replace(rule, heads=(head,)) if isinstance(rule, t.Permits) else replace(rule, head=head)


def replace_this(head: t.Head, signed: Signed) -> tuple[t.Head, str] | None:
    """Return a head in which a parameter replaces `this`, and the parameter; None if `this` is no argument."""
    for param in signed.params:
        if param.prep is None:
            if is_this(head.arg):
                return replace(head, arg=t.Word(head.span, param.name)), param.name
            continue
        for index, phrase in enumerate(head.phrases):
            if phrase.prep == param.prep and is_this(phrase.args[0]):
                said = replace(phrase, args=(t.Word(phrase.span, param.name),))
                return replace(head, phrases=(*head.phrases[:index], said, *head.phrases[index + 1 :])), param.name
    return None


def is_this(e: t.Expr | None) -> bool:
    """Return whether an argument is `this`."""
    return isinstance(e, t.Word) and e.word == "this"


def this_is_owner(span: Span, kind: str, name: str) -> t.Expr:
    """Return the condition that `this` is the thing, or is of the kind, that has the rule."""
    owner: t.Expr = t.Word(span, kind) if name == kind else t.Name(span, name, kind)
    return t.Compare(span, CompareWord.IS, t.Word(span, "this"), owner)


def split_while(test: t.Expr) -> tuple[str | None, list[t.Expr]]:
    """Split `this is in your hand and …` into the pile and the rest."""
    match test:
        case t.Logic(_, LogicOp.AND, left, right):
            first, rest = split_while(left)
            second, more = split_while(right)
            return first or second, [*rest, *more]
        case t.Compare(_, CompareWord.IN, t.Word(_, "this"), t.Yours(_, pile)):
            return pile, []
        case t.Compare(_, CompareWord.IN, t.Word(_, "this"), t.Word(_, pile)):
            return pile, []
        case t.Compare(_, CompareWord.IS, t.Word(_, "this"), t.Word(_, word)) if word == ANYWHERE:
            return ANYWHERE, []
        case _:
            return None, [test]

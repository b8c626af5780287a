"""Shapes of expressions that texts treat in a special way; nothing here depends on a language."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import ArithmeticOp, CompareWord, LogicOp, Preposition
from lawspeaker.parse.tree_walk import TREE_FIELDS
from lawspeaker.resolve.symbols import Signed

LOCATIONS = (Preposition.IN, Preposition.ON, Preposition.AT)


def attribute_word(e: t.Expr) -> str:
    """Return the word of `word of X`, `X's word` or `your word`; empty for any other expression."""
    match e:
        case t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word) | t.Yours(_, word):
            return word
        case _:
            return ""


def attribute_of(e: t.Expr, var: str) -> str | None:
    """Return the word of `word of var` or `var's word`; None for any other expression."""
    match e:
        case t.Of(_, t.Word(_, word), t.Word(_, target)) | t.Dot(_, t.Word(_, target), word) if target == var:
            return word
        case _:
            return None


def call_parts(e: t.CallValue) -> tuple[str, t.Expr | None]:
    """Return the word of a value with prepositions, and what is behind its `of`."""
    arg = e.head.target if isinstance(e.head, t.Of) else None
    head = e.head.head if isinstance(e.head, t.Of) else e.head
    return head.word if isinstance(head, t.Word) else "", arg


def arguments(signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...]) -> dict[str, t.Expr]:
    """Return the argument of each parameter, by its preposition."""
    given: dict[Preposition | None, t.Expr] = {} if arg is None else {None: arg}
    for phrase in phrases:
        given[phrase.prep] = phrase.args[0]
    found: dict[str, t.Expr] = {}
    for param in signed.params:
        if param.prep in given:
            found[param.name] = given[param.prep]
    return found


def summands(e: t.Expr) -> list[t.Expr]:
    """Return the parts of a sum."""
    if isinstance(e, t.Binary) and e.op == ArithmeticOp.ADD:
        return [*summands(e.left), *summands(e.right)]
    return [e]


def conjuncts(test: t.Expr) -> list[t.Expr]:
    """Return the parts of a condition that are joined by `and`."""
    if isinstance(test, t.Logic) and test.op == LogicOp.AND:
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]


def extreme_pattern(e: t.Cond) -> str:
    """Return the pattern of `A if A is less than B else B`: `least_of` or `most_of`; empty if it is neither."""
    if not isinstance(e.test, t.Compare):
        return ""
    op, left, right = e.test.op, e.test.left, e.test.right
    straight = same_tree(e.then, left) and same_tree(e.other, right)
    crossed = same_tree(e.then, right) and same_tree(e.other, left)
    small = op in (CompareWord.LESS, CompareWord.AT_MOST)
    if not (straight or crossed) or not (small or op in (CompareWord.MORE, CompareWord.AT_LEAST)):
        return ""
    return "least_of" if small == straight else "most_of"


def same_tree(left: object, right: object) -> bool:
    """Tell whether two trees are equal apart from their spans."""
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(same_tree(a, b) for a, b in zip(left, right, strict=True))
    parts = [part for part in TREE_FIELDS.get(type(left), ()) if part != "span"]
    if type(left) is not type(right) or not parts:
        return left == right
    return all(same_tree(getattr(left, part), getattr(right, part)) for part in parts)

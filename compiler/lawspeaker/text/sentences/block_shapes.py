"""Shapes of blocks that are not written line by line; nothing here depends on a language.

each p among opponents          ->     one sentence about all of them: `each opponent gains 1 food`
    gain 1 food for p
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord, Preposition
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.sentence_words import ALTERS, GOODS_AT_ONCE, THINGS, THINGS_AT_ONCE
from lawspeaker.text.expressions.expression_shapes import same_tree
from lawspeaker.text.scope import mentions


def is_same_for_all(var: str, block: t.Block) -> bool:
    """Tell whether the body of a loop is one gain, loss or payment of each player, the same for all."""
    match block:
        case (
            t.Call(
                _,
                act,
                args,
                (t.Phrase(_, Preposition.FOR | Preposition.BY, (t.Word(_, word),)),),
                None,
                None,
                None,
            ),
        ):
            return word == var and act in GOODS_AT_ONCE and not mentions(args, var)
        case _:
            return False


def moves_each(var: str, block: t.Block) -> bool:
    """Tell whether the body of a loop moves each thing to the same place, and does nothing else."""
    match block:
        case (t.Call(_, act, (t.Word(_, word),), phrases, None, None, None),):
            return word == var and act in THINGS_AT_ONCE and not mentions(phrases, var)
        case _:
            return False


def is_shown_next(word: str, rest: t.Block) -> bool:
    """Tell whether the next step only looks at a variable or shows it."""
    match rest[:1]:
        case (t.Call(_, "look", (), (t.Phrase(_, Preposition.AT, (t.Word(_, seen),)),), None, None, None),):
            return seen == word
        case (t.Call(_, "reveal" | "show", (t.Word(_, seen),), _, None, None, None),):
            return seen == word
        case _:
            return False


def is_used_once(let: t.Let, rest: t.Block) -> bool:
    """Tell whether a variable is used only once, in the next step, so that its value can be written there."""
    nodes = list(tree_nodes(rest))
    uses = sum(is_use(node, let.word) for node in nodes)
    reordered = any(isinstance(node, t.ChooseOrder) and node.word == let.word for node in nodes)
    changed = any(isinstance(node, t.Call) and node.word in ALTERS and mentions(node.args, let.word) for node in nodes)
    used_next = any(is_use(node, let.word) for node in tree_nodes(rest[:1]))
    return uses == 1 and used_next and not reordered and not changed and not is_assigned(let, nodes)


def is_use(node: object, word: str) -> bool:
    """Tell whether a node is a word, or an amount of it."""
    return isinstance(node, t.Word | t.Amount) and node.word == word


def is_assigned(let: t.Let, nodes: list[object]) -> bool:
    """Tell whether a variable gets a new value."""
    return any(isinstance(node, t.Becomes) and mentions(node.place, let.word) for node in nodes)


def is_short_attribute(let: t.Let, rest: t.Block) -> bool:
    """Tell whether a variable is an attribute such as `controller of source`, which can be written at every use."""
    match let.value:
        case t.Of(_, t.Word(), t.Word()) | t.Dot(_, t.Word(), _):
            return not is_assigned(let, list(tree_nodes(rest))) and not is_shown_next(let.word, rest)
        case _:
            return False


def is_list_of_best(let: t.Let, rest: t.Block) -> bool:
    """Tell whether a variable holds all the best of a list, because something is asked or done of several of them.

    Where one is wanted it is the first of them: `let rich = p among players having most gold of p`.
    """
    if not isinstance(let.value, t.Query) or let.value.agg is not None or not let.value.having:
        return False
    return any(is_list_use(node, let.word) for node in tree_nodes(rest))


def is_list_use(node: object, word: str) -> bool:
    """Tell whether a node uses a variable as a list: counts or moves all of it, goes through it, asks what is in it."""
    match node:
        case t.Query(source=t.Word(_, used)) | t.SumOf(source=t.Word(_, used)) | t.AllHave(source=t.Word(_, used)):
            return used == word
        case t.ListFor(source=t.Word(_, used)) | t.Each(source=t.Word(_, used)) | t.Pool(source=t.Word(_, used)):
            return used == word
        case t.EmptyTest(value=t.Word(_, used)) | t.Extreme(items=(t.Word(_, used),)):
            return used == word
        case t.Compare(op=CompareWord.IN | CompareWord.NOT_IN, right=t.Word(_, used)):
            return used == word
        case t.Call(word=act, args=(t.Word(_, used),)) if act in THINGS:
            return used == word
        case _:
            return False


def stop_condition(rest: t.Block | list[t.Stmt]) -> t.Expr | None:
    """Return the condition on which a loop stops, if nothing else is left of its body."""
    match tuple(rest):
        case (t.If(_, ((test, (t.Call(word="stop"),)),), None),):
            return test
        case _:
            return None


def without_final_stop(block: t.Block) -> t.Block:
    """Return the body of a `repeat … times` without a final `otherwise stop`, which goes without saying."""
    match block:
        case (*before, t.Choose(may=False, otherwise=(t.Call(word="stop"),), beside=()) as last):
            return (*before, replace(last, otherwise=None))
        case _:
            return block


def without_final_failure(block: t.Block) -> t.Block:
    """Return steps without the `fail` of their last choice: nothing follows that it could prevent."""
    if not block:
        return block
    *before, last = block
    if isinstance(last, t.Choose | t.ChooseOne) and last.otherwise is not None and only_fails(last.otherwise):
        last = replace(last, otherwise=None)
    if isinstance(last, t.Choose) and last.block:
        last = replace(last, block=without_final_failure(last.block))
    elif isinstance(last, t.If):
        arms = tuple((test, without_final_failure(inner)) for test, inner in last.arms)
        otherwise = without_final_failure(last.otherwise) if last.otherwise else last.otherwise
        last = replace(last, arms=arms, otherwise=otherwise)
    return (*before, last)


def only_fails(block: t.Block) -> bool:
    """Tell whether a block consists of `fail`."""
    match block:
        case (t.Call(_, "fail"),):
            return True
        case _:
            return False


def is_chosen_from(test: t.Expr, block: t.Block) -> bool:
    """Tell whether a condition says that the collection is not empty from which the block begins to choose."""
    match test, block[:1]:
        case t.EmptyTest(_, value, True), (t.Choose(pools=(t.Pool(source=source), *_)),):
            whole = source.source if isinstance(source, t.Query) and source.where is None else source
            return same_tree(value, whole)
        case _:
            return False

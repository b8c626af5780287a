"""Shapes of blocks that are said in another way than line by line: what they do is seen from how they are built.

each p among opponents          ->     one sentence about all of them: `each opponent gains 1 food`
    gain 1 food for p
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.check.rules.implicit_player import tree_nodes
from lawspeaker.parse import tree as t
from lawspeaker.text.scope import same_word_in


def all_do(var: str, block: t.Block) -> bool:
    """Tell whether a loop is one gain, loss or payment of each player, the same for all."""
    match block:
        case (
            t.Call(
                _, "gain" | "lose" | "pay", args, (t.Phrase(_, "for" | "by", (t.Word(_, word),)),), None, None, None
            ),
        ):
            return word == var and not same_word_in(args, var)
        case _:
            return False


def all_moved(var: str, block: t.Block) -> bool:
    """Tell whether a loop is one move of each thing to the same place."""
    match block:
        case (t.Call(_, "put" | "remove" | "reveal", (t.Word(_, word),), phrases, None, None, None),):
            return word == var and not same_word_in(phrases, var)
        case _:
            return False


def shown_next(word: str, rest: t.Block) -> bool:
    """Tell whether the next step looks at a variable or shows it, and does nothing else."""
    match rest[:1]:
        case (t.Call(_, "look", (), (t.Phrase(_, "at", (t.Word(_, seen),)),), None, None, None),):
            return seen == word
        case (t.Call(_, "reveal" | "show", (t.Word(_, seen),), _, None, None, None),):
            return seen == word
        case _:
            return False


def told_once(let: t.Let, rest: t.Block) -> bool:
    """Tell whether a variable is used once and at once, so that its value can be said in its place."""
    nodes = list(tree_nodes(rest))
    near = list(tree_nodes(rest[:1]))
    uses = sum(same_word(node, let.word) for node in nodes)
    changed = any(isinstance(node, t.ChooseOrder) and node.word == let.word for node in nodes)
    changed |= any(isinstance(node, t.Becomes) and same_word_in(node.place, let.word) for node in nodes)
    changed |= any(
        isinstance(node, t.Call) and node.word in ("raise", "lower", "swap") and same_word_in(node.args, let.word)
        for node in nodes
    )
    return uses == 1 and not changed and any(same_word(node, let.word) for node in near)


def stops_if(rest: t.Block | list[t.Stmt]) -> t.Expr | None:
    """Return when a loop stops, if that is all that is left of it."""
    match tuple(rest):
        case (t.If(_, ((test, (t.Call(word="stop"),)),), None),):
            return test
        case _:
            return None


def exhausted(block: t.Block) -> t.Block:
    """Return what is repeated so many times, without saying at its end that it stops when nothing is left."""
    match block:
        case (*before, t.Choose(may=False, otherwise=(t.Call(word="stop"),)) as last):
            return (*before, replace(last, otherwise=None))
        case _:
            return block


def is_short(let: t.Let, rest: t.Block) -> bool:
    """Tell whether a variable stands for what something has, `controller of source`: that can be said every time."""
    match let.value:
        case t.Of(_, t.Word(), t.Word()) | t.Dot(_, t.Word(), _):
            nodes = list(tree_nodes(rest))
            changed = any(isinstance(node, t.Becomes) and same_word_in(node.place, let.word) for node in nodes)
            return not changed and not shown_next(let.word, rest)
        case _:
            return False


def same_word(node: object, word: str) -> bool:
    """Tell whether a node of a tree is a word, or an amount of it."""
    return isinstance(node, t.Word | t.Amount) and node.word == word


def lowered(text: str) -> str:
    """Return a text that may stand inside a sentence: designers write `text "Recruit {n}"` with a capital.

    >>> lowered("Recruit 2"), lowered("+1")
    ('recruit 2', '+1')
    """
    return text[:1].lower() + text[1:]

"""Smaller rules: a tree without one of its parts, or with one changed, for every part that a text has to say.

    when played where actor is you once each round_over   ->   … without `where`, without `once each`, `before` it,
        gain 2 food                                             with 3 food, with `lose`, without the step

A text that stays the same without a part has lost that part, unless `silence` names the reason why it need not say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate, ArithmeticOp, CompareWord, LogicOp, Preposition, TriggerWord
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.source import Span
from lawspeaker.text.text_lines import is_silent, text_of

NOT_SAID = {"span", "cites", "giving", "kind", "var", "asking"}  # places, citations, names of variables, questions
OPPOSITES: dict[object, Enum] = {
    CompareWord.IS: CompareWord.IS_NOT,
    CompareWord.IS_NOT: CompareWord.IS,
    CompareWord.AT_LEAST: CompareWord.AT_MOST,
    CompareWord.AT_MOST: CompareWord.AT_LEAST,
    CompareWord.MORE: CompareWord.LESS,
    CompareWord.LESS: CompareWord.MORE,
    CompareWord.IN: CompareWord.NOT_IN,
    CompareWord.NOT_IN: CompareWord.IN,
    LogicOp.AND: LogicOp.OR,
    LogicOp.OR: LogicOp.AND,
    ArithmeticOp.ADD: ArithmeticOp.SUBTRACT,
    ArithmeticOp.SUBTRACT: ArithmeticOp.ADD,
    TriggerWord.WHEN: TriggerWord.BEFORE,
    TriggerWord.BEFORE: TriggerWord.INSTEAD,
}
GIVING_UP = ("skip", "fail", "stop")


class Reduction(Struct, frozen=True):
    """A tree with one part changed: the part, what was done to it, the parts around it from the outside in."""

    part: object
    how: str
    around: tuple[object, ...]
    tree: object


def reductions(node: object, around: tuple[object, ...] = ()) -> Iterator[Reduction]:
    """Yield a tree with each of its parts removed, or changed where that makes another rule."""
    if isinstance(node, tuple):
        for index, part in enumerate(node):
            if isinstance(part, Struct | tuple):
                yield Reduction(part, "removed", around, (*node[:index], *node[index + 1 :]))
                for inner in reductions(part, around):
                    yield replace(inner, tree=(*node[:index], inner.tree, *node[index + 1 :]))
    elif isinstance(node, Struct) and not isinstance(node, Span):
        for name in node.__struct_fields__:
            if name not in NOT_SAID:
                yield from of_field(node, name, type(node).__annotations__[name], around)


def of_field(node: object, name: str, type_: str, around: tuple[object, ...]) -> Iterator[Reduction]:
    """Yield a node with one of its fields left out, changed, or reduced."""
    value, inside = getattr(node, name), (*around, node)
    where = f"{type(node).__name__}.{name}"
    if value is None:
        return
    if "None" in type_:
        yield Reduction(
            value if isinstance(value, Struct) else node, f"{where} removed", inside, with_field(node, name, None)
        )
    if isinstance(value, bool):
        yield Reduction(node, f"{where} turned", inside, with_field(node, name, not value))
    elif isinstance(value, int):
        yield Reduction(node, f"{where} raised", inside, with_field(node, name, value + 1))
    elif name in ("op", "moment") and value in OPPOSITES:
        yield Reduction(node, f"{where} turned", inside, with_field(node, name, OPPOSITES[value]))
    elif isinstance(value, Struct | tuple):
        for inner in reductions(value, inside):
            yield replace(inner, tree=with_field(node, name, inner.tree))


def with_field(node: object, name: str, value: object) -> object:
    """Return a node with another value in a field."""
    return replace(cast("t.Number", node), **{name: value})


def silence(symbols: Symbols, found: Reduction, text: str) -> str:
    """Return why a text need not say a part, "" if it has to."""
    part, around = found.part, found.around
    if isinstance(part, t.Choose) and found.how == "Choose.up_to turned" and part.count is None:
        return "without a count there is no limit to turn"
    if is_default(part, found.how, around):
        return "it is what holds without being said: you do it, or a variable of the rule stands for anything"
    if any(
        isinstance(node, t.Phrase) and node.prep == Preposition.AT for node in (part, around[-1] if around else None)
    ):
        return "`at random` is the only way to pick"
    if any(leaves_out(symbols, node) for node in (part, *around)):
        return "a verb with `text nothing`, or a rule that does nothing else"
    if any(isinstance(node, t.Call) and node.word == "text" for node in (part, *around)):
        return "it is the text of a verb"
    if any(is_given_up(node) for node in (part, *around)) or gives_up(part, found.how):
        return "what does not happen, because nothing is possible, need not be said"
    if found.how == "Query.agg removed" and isinstance(part, t.Query) and part.agg == Aggregate.DIFFERENT:
        return "`different` offers equal things once"
    if any(has_own_text(symbols, node) for node in around):
        return "the verb's own `text` does not mention it"
    return said_by_label(found, text)


def is_default(part: object, how: str, around: tuple[object, ...]) -> bool:
    """Tell whether a part is what holds without it: `by you`, or a variable in the head of a rule."""
    if how == "Head.arg removed":
        return isinstance(part, t.Word)
    args = part.args if isinstance(part, t.Phrase) else (part,) if how == "removed" else ()
    if len(args) != 1 or not isinstance(args[0], t.Word):
        return False
    return args[0].word == "you" or any(isinstance(node, t.Head) for node in around)


def leaves_out(symbols: Symbols, node: object) -> bool:
    """Tell whether the spec keeps a step or rule out of texts."""
    if isinstance(node, t.When | t.While | t.Until):
        return bool(node.block) and all(leaves_out(symbols, line) for line in node.block)
    signed = symbols.verbs.get(node.word) if isinstance(node, t.Call) else None
    return signed is not None and is_silent(signed)


def is_given_up(node: object) -> bool:
    """Tell whether a step only says that nothing happens."""
    return isinstance(node, t.Call) and node.word in GIVING_UP


def gives_up(part: object, how: str) -> bool:
    """Tell whether a part is an `otherwise` in which nothing happens, or a choice after which nothing does."""
    name = how.removesuffix(" removed").partition(".")[2] if how.endswith(" removed") else ""
    block = getattr(part, name, None) if name in ("otherwise", "block") else None
    return block is not None and all(is_given_up(line) for line in block)


def has_own_text(symbols: Symbols, node: object) -> bool:
    """Tell whether a node calls a verb that has a text of its own."""
    signed = symbols.verbs.get(node.word) if isinstance(node, t.Call) else None
    return signed is not None and text_of(signed) is not None


def said_by_label(found: Reduction, text: str) -> str:
    """Return that the label of an option says it, "" if there is no label in the text."""
    for node in found.around:
        if isinstance(node, t.Label | t.MayDo) and node.text in text:
            when = [] if node.when is None else list(tree_nodes(node.when))
            step = [line for line in node.block if line is found.part]
            if step or any(part is found.part for part in when) or found.how.endswith("when removed"):
                return "the label says what is done, and an option that is impossible is not offered"
    return ""

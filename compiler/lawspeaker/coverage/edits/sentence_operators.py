"""The mutation operators of sentences: choices, loops, conditions, shuffles and the order of phases.

may choose guest from friends              may       choose guest from friends
each p among players                       each      each p among (first 1 of players)
adds 1 to speed of u where u is tired      where     adds 1 to speed of u
shuffle deck                               shuffle   skip
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.syntax import Place, first_of, header_end, last_of
from lawspeaker.parse.nodes import Node, Token
from lawspeaker.sentence_words import BY_WORD, RuleEdit

IN_ORDER = ("course", "phase", "setup")


def dropped_conditions(place: Place) -> Iterator[Edit]:
    """Yield the edits that drop a `where` of a list or a rule, or the `when` of a label."""
    for child in place.node.children:
        word = None if child is None or first_of(child) is None else place.before(child)
        last = None if word is None or child is None else place.bracketed(child).last
        if word is not None and last is not None and word.type in ("WHERE", "WHEN") and starts_condition(place, word):
            yield place.edit(Operator.WHERE, word, last, "")


def starts_condition(place: Place, word: Token) -> bool:
    """Return whether a word starts a condition that may be dropped; `when` of a `win` names an event."""
    return word.type == "WHERE" or place.node.data in ("label", "or_label")


def choice_made_optional(place: Place) -> Iterator[Edit]:
    """Yield the edit that adds `may` to a choice or a trigger, or takes it away."""
    may, first = place.node.children[0], place.node.first
    end = header_end(place, place.node)
    if first is None or end is None:
        return
    if may is None:
        yield place.edit(Operator.MAY, first, first, f"may {first.text}", line_of(place, end))
        return
    after = place.tokens[place.at(last_of(may)) + 1]  # behind `may openly` of a trigger
    yield place.edit(Operator.MAY, first, after, after.text, line_of(place, end))


def line_of(place: Place, end: Token) -> Node:
    """Return a node for the first line of the place's node, to name an edit."""
    return Node(place.node.data, [], place.node.first, end, 0)


def option_made_obligatory(place: Place) -> Iterator[Edit]:
    """Yield the edit that makes a `may "label"` happen without a question."""
    first, end = place.node.first, header_end(place, place.node)
    if first is None or end is None:
        return
    when = next((child for child in place.node.children if follows(place, child, "WHEN")), None)
    words = "yes"
    if when is not None:
        words = place.part(when)
    yield place.edit(Operator.MAY, first, end, f"if {words}")


def follows(place: Place, child: Node | Token | None, kind: str) -> bool:
    """Return whether a child stands behind a keyword."""
    if child is None or first_of(child) is None:
        return False
    word = place.before(child)
    return word is not None and word.type == kind


def only_first(place: Place) -> Iterator[Edit]:
    """Yield the edit that lets a loop run for the first element only."""
    _, variable, source = place.node.children[:3]
    first, end = place.node.first, header_end(place, place.node)
    if not isinstance(variable, Token) or source is None or first is None or end is None:
        return
    start, last = place.bracketed(source).first, place.bracketed(source).last
    if start is None or last is None or (isinstance(source, Node) and source.data == "range"):
        return
    rest = place.tokens[place.at(last) + 1 : place.at(end) + 1]
    words = place.words(start, last)
    if any(token.type in ("REVERSE", "STARTING") for token in rest):
        yield from only_starting(place, end)
    elif rest:
        where = place.words(rest[0], end)
        new = f"(first 1 of ({variable.text} among {words} {where}))"
        yield place.edit(Operator.EACH, start, end, new, line_of(place, end))
    else:
        yield place.edit(Operator.EACH, start, last, f"(first 1 of ({words}))", line_of(place, end))


def only_starting(place: Place, end: Token) -> Iterator[Edit]:
    """Yield the edit that lets a loop run only for the element with which it starts."""
    variable = place.node.children[1]
    start = next((child for child in place.node.children if follows(place, child, "WITH")), None)
    if start is None or not isinstance(variable, Token):
        return
    first, last, words = place.bracketed(start).first, place.bracketed(start).last, place.part(start)
    if first is not None and last is end:
        yield place.edit(Operator.EACH, first, last, f"{words} where {variable.text} is {words}", line_of(place, end))


def exactly_that_many(place: Place) -> Iterator[Edit]:
    """Yield the edit that drops `up to` of a choice of several."""
    upto = place.node.children[0]
    if isinstance(upto, Node) and upto.first is not None and upto.last is not None:
        yield place.edit(Operator.UP_TO, upto.first, upto.last, "", place.parents[-1] if place.parents else None)


def not_shuffled(place: Place) -> Iterator[Edit]:
    """Yield the edit that leaves out a sentence whose declaration says so: `shuffle`."""
    first, end = place.node.first, header_end(place, place.node)
    if first is not None and end is not None and edit_of(first.text) is RuleEdit.DROP:
        yield place.edit(Operator.SHUFFLE, first, end, "skip")


def other_order(place: Place) -> Iterator[Edit]:
    """Yield the edits that exchange a phase of a block with the next one."""
    if not any(node.data in IN_ORDER for node in place.parents):
        return
    phases = [child for child in place.node.children if isinstance(child, Node) and is_phase(child)]
    for one, other in pairwise(phases):
        if one.first is None or one.last is None or other.first is None or other.last is None:
            continue
        between = lines_between(place, one.last, other.first)
        here, there = place.words(one.first, one.last), place.words(other.first, other.last)
        new = there + between + here
        span = place.edit(Operator.ORDER, one.first, other.last, new).span
        yield place.named(Operator.ORDER, span, new, f"{here}, {there}", f"{there}, {here}")


def is_phase(sentence: Node) -> bool:
    """Return whether a sentence runs a phase, on one line."""
    first, last = sentence.first, sentence.last
    return (
        sentence.data == "call" and last is not first and first is not None and edit_of(first.text) is RuleEdit.EXCHANGE
    )


def edit_of(word: str) -> RuleEdit:
    """Return how an edit may change the sentence of a word."""
    declared = BY_WORD.get(word)
    return RuleEdit.NONE if declared is None else declared.edit


def lines_between(place: Place, last: Token, following: Token) -> str:
    """Return the text between two tokens, with its lines."""
    lines = place.text.lines
    if last.line == following.line:
        return lines[last.line - 1][last.end - 1 : following.column - 1]
    middle = lines[last.line : following.line - 1]
    return "\n".join([lines[last.line - 1][last.end - 1 :], *middle, lines[following.line - 1][: following.column - 1]])


Function = Callable[[Place], Iterator[Edit]]
WITH_CONDITIONS = (
    *("filter", "pool", "each", "sum_of", "list_of", "reach", "win", "lose"),
    *("adds", "sets", "forbids", "allows", "ignores", "when", "label", "or_label"),
)
OTHERS: dict[str, tuple[Function, ...]] = {
    "choose": (choice_made_optional,),
    "when": (choice_made_optional,),
    "may_do": (option_made_obligatory,),
    "each": (only_first,),
    "how_many": (exactly_that_many,),
    "call": (not_shuffled,),
    "block": (other_order,),
}
SENTENCE_OPERATORS: dict[str, tuple[Function, ...]] = {
    **{name: (dropped_conditions, *OTHERS.get(name, ())) for name in WITH_CONDITIONS},
    **{name: functions for name, functions in OTHERS.items() if name not in WITH_CONDITIONS},
}

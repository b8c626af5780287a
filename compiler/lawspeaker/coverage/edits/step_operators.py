"""The mutation operators of steps: what is shown, the order of neighbours, and lines that cite no statement.

look at first 3 of deck        shown      skip
gain 2 wood; choose c …        swap       choose c …; gain 2 wood
raise round by 1               removed    skip

Lines that cite a statement are removed by the first part of `--mutate`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.sentence_operators import IN_ORDER, is_phase
from lawspeaker.coverage.edits.syntax import Place, header_end, span_of
from lawspeaker.parse.nodes import Node, Token
from lawspeaker.sentence_words import DROPPED, SHOWING
from lawspeaker.source import Span

DECLARED = (
    "thing",
    "game",
    "module",
    "expansion",
    "option",
    "state",
    "board",
    "die",
    "event",
    "while_",
    "until",
    "terms",
)
"""Blocks of these hold no steps."""
RULES = ("adds", "sets", "forbids", "allows", "ignores", "when")
NOTHING = "skip"
WORDING = "text"
LEFT = (NOTHING, WORDING, "let", *DROPPED, *SHOWING)
"""First words of lines that are not removed: others edit them, or they change nothing, or the rest needs them."""


def not_shown(place: Place) -> Iterator[Edit]:
    """Yield the edit that lets nobody learn what a step shows."""
    first, end = place.node.first, header_end(place, place.node)
    if is_step(place) and first is not None and end is not None and first.text in SHOWING:
        yield place.edit(Operator.SHOWN, first, end, NOTHING)


def is_step(place: Place) -> bool:
    """Return whether a sentence stands in a block of steps."""
    return len(place.parents) > 1 and place.parents[-1].data == "block" and has_steps(place.parents[-2])


def has_steps(owner: Node) -> bool:
    """Return whether the block of a sentence or declaration holds steps; that of `start` holds values."""
    return owner.data not in DECLARED and (owner.first is None or owner.first.text != "start")


def swapped(place: Place) -> Iterator[Edit]:
    """Yield the edits that exchange a step of a block with the next one; rules and labels have no order."""
    if not place.parents or not has_steps(place.parents[-1]):
        return
    steps = [child for child in place.node.children if isinstance(child, Node)]
    for one, other in pairwise(steps):
        if in_order(place) and is_phase(one) and is_phase(other):
            continue
        if one.first is None or one.last is None or other.first is None or other.last is None:
            continue
        if not (has_no_order(one) or has_no_order(other)):
            yield exchanged(place, one, other)


def has_no_order(sentence: Node) -> bool:
    """Return whether it makes no difference in which order a sentence and its neighbour stand."""
    return sentence.data in (*RULES, "label") or (
        sentence.first is not None and sentence.first.text in (NOTHING, WORDING)
    )


def in_order(place: Place) -> bool:
    """Return whether a block is one in which phases are exchanged by an operator of their own."""
    return any(node.data in IN_ORDER for node in place.parents)


def exchanged(place: Place, one: Node, other: Node) -> Edit:
    """Return the edit that exchanges two neighbouring steps, with everything that is indented below them."""
    assert one.first is not None
    assert one.last is not None
    assert other.first is not None
    assert other.last is not None
    lines, file = place.text.lines, place.text.source.name
    here, there = raw(lines, one), raw(lines, other)
    between = cut_raw(lines, Span(file, one.last.line, one.last.end, other.first.line, other.first.column))
    old, new = f"{shown(place, one)}, {shown(place, other)}", f"{shown(place, other)}, {shown(place, one)}"
    edit = place.named(Operator.SWAP, span_of(file, one.first, other.last), f"{there}{between}{here}", old, new)
    return replace(edit, second=other.first.line)


def raw(lines: list[str], node: Node) -> str:
    """Return the text of a sentence as it stands, with the citations inside."""
    assert node.first is not None
    assert node.last is not None
    return cut_raw(lines, span_of("", node.first, node.last))


def cut_raw(lines: list[str], span: Span) -> str:
    """Return the text of a range as it stands."""
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    inner = lines[span.line : span.end_line - 1]
    first, last = lines[span.line - 1][span.column - 1 :], lines[span.end_line - 1][: span.end_column - 1]
    return "\n".join([first, *inner, last])


def shown(place: Place, sentence: Node) -> str:
    """Return the first line of a sentence, with dots if more lines belong to it."""
    first, end = sentence.first, header_end(place, sentence)
    assert first is not None
    assert end is not None
    return place.words(first, end) + ("" if end is sentence.last else " …")


def removed(place: Place) -> Iterator[Edit]:
    """Yield the edit that leaves out a step, label or rule whose line cites no statement, with what is below it."""
    first, last = place.node.first, place.node.last
    if first is None or last is None or not is_statement(place) or is_cited(place, first):
        return
    if first.text in LEFT:
        return
    file = place.text.source.name
    new = "" if place.parents[-1].data == "start" or place.node.data == "label" else NOTHING
    yield place.named(Operator.REMOVED, span_of(file, first, last), new, shown(place, place.node), new)


def is_statement(place: Place) -> bool:
    """Return whether a node is a step, or a rule of a thing."""
    return is_step(place) or (bool(place.parents) and place.node.data in RULES)


def is_cited(place: Place, first: Token) -> bool:
    """Return whether the line of a sentence cites a statement."""
    return bool(place.text.ids.get(place.text.starts[first.line - 1] + 1))

"""The mutation operators: which edits are made at a node of the grammar.

    gain 2 wood                                   number        gain 3 wood, gain 1 wood
    each s among squares where row of s is 2      comparison    row of s is not 2
                                                  where         each s among squares
    pile deck: card, seen by nobody               visibility    seen by owner, seen by everyone

Each operator is a function from a place to edits. An edit need not be valid: one that does not check is left out later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.list_operators import only_first_counted, without_one_condition
from lawspeaker.coverage.edits.no_difference import with_difference
from lawspeaker.coverage.edits.player_operators import other_decider, other_owner, other_player, people_of
from lawspeaker.coverage.edits.sentence_operators import SENTENCE_OPERATORS
from lawspeaker.coverage.edits.step_operators import not_shown, removed, swapped
from lawspeaker.coverage.edits.syntax import Place, places
from lawspeaker.parse.nodes import Node, Token
from lawspeaker.project.spec import Spec

COMPARED = {
    "is": ("is not",),
    "is not": ("is",),
    "is at least": ("is more than", "is less than"),
    "is at most": ("is less than", "is more than"),
    "is more than": ("is at least", "is at most"),
    "is less than": ("is at most", "is at least"),
    "is in": ("is not in",),
    "is not in": ("is in",),
    "is like": ("is not like",),
    "is not like": ("is like",),
    "is between": ("is not between",),
    "is not between": ("is between",),
    "is empty": ("is not empty",),
    "is not empty": ("is empty",),
}
EXTREMES = {"having_most": "least", "having_least": "most", "rank_most": "least", "rank_least": "most"}
SEEN_BY = ("nobody", "owner", "everyone")


def edits(spec: Spec) -> list[Edit]:
    """Return all edits of the rules of a spec, in the order of its files and lines, without those of no effect."""
    people = people_of(spec)
    found = [edit for source in spec.sources for place in places(source, people) for edit in edits_at(place)]
    return with_difference(spec, dict.fromkeys(found))


def edits_at(place: Place) -> Iterator[Edit]:
    """Yield the edits at one place."""
    yield from changed_numbers(place)
    for operator in OPERATORS.get(place.node.data, ()):
        yield from operator(place)
    yield from removed(place)


def changed_numbers(place: Place) -> Iterator[Edit]:
    """Yield the edits that raise or lower a number by 1."""
    for child in place.node.children:
        if isinstance(child, Token) and child.type == "NUMBER":
            number = int(child.text)
            operator = Operator.COPIES if is_copies(place) else Operator.NUMBER
            for new in (number + 1, number - 1):
                if new >= 0:
                    yield place.edit(operator, child, child, str(new), place.short(child))


def is_copies(place: Place) -> bool:
    """Return whether a number is that of a `copies` line."""
    call = next((node for node in reversed(place.parents) if node.data == "call"), None)
    return call is not None and isinstance(call.children[0], Token) and call.children[0].text == "copies"


def other_comparisons(place: Place) -> Iterator[Edit]:
    """Yield the edits that replace the words of a comparison by others."""
    for child in place.node.children:
        if isinstance(child, Node) and child.data in ("cmpop", "is_in", "is_between", "is_empty"):
            assert child.first is not None
            assert child.last is not None
            for new in COMPARED.get(place.words(child.first, child.last), ()):
                yield place.edit(Operator.COMPARISON, child.first, child.last, new, place.balanced(place.node))


def other_end(place: Place) -> Iterator[Edit]:
    """Yield the edit that takes the last element instead of the first, or the first instead of the last."""
    first, last = place.node.first, place.node.last
    new = {"first": "last", "last": "first"}.get(first.text) if first is last and first is not None else None
    if new is not None and first is not None:
        yield place.edit(Operator.FIRST, first, first, new, place.balanced(place.parents[-1]))


def other_extreme(place: Place) -> Iterator[Edit]:
    """Yield the edit that asks for the least instead of the most, or the most instead of the least."""
    at = place.at(place.node.first) + (place.node.data in ("having_most", "having_least"))
    word = place.tokens[at]
    yield place.edit(Operator.MOST, word, word, EXTREMES[place.node.data], place.balanced(place.node))


def least_or_most_of(place: Place) -> Iterator[Edit]:
    """Yield the edit that takes the largest of several numbers instead of the smallest, or the reverse."""
    word = place.tokens[place.at(place.node.first) + 1]
    yield place.edit(Operator.MOST, word, word, "most" if word.text == "least" else "least", place.node)


def other_visibility(place: Place) -> Iterator[Edit]:
    """Yield the edits that let more or fewer players see a pile, a state or a resource."""
    first = place.node.first
    if first is None or first.text != "seen" or place.node.last is None:
        return
    owned = place.tokens[0].text == "resource" or place.tokens[2].type == "OF"
    for new in SEEN_BY:
        if new != place.node.last.text and (owned or new != "owner"):
            yield place.edit(Operator.VISIBILITY, place.node.last, place.node.last, new, place.node)


Function = Callable[[Place], Iterator[Edit]]
FIRST_OPERATORS: dict[str, tuple[Function, ...]] = {
    "compare": (other_comparisons,),
    "between": (other_comparisons,),
    "empty_test": (other_comparisons,),
    "agg": (other_end,),
    "having_most": (other_extreme,),
    "having_least": (other_extreme,),
    "rank_most": (other_extreme,),
    "rank_least": (other_extreme,),
    "least_of": (least_or_most_of,),
    "most_of": (least_or_most_of,),
    "mod": (other_visibility,),
}
DEEPER_OPERATORS: dict[str, tuple[Function, ...]] = {
    **dict.fromkeys(("choose", "choose_one", "choose_order", "may_do", "as_"), (other_decider,)),
    "word": (other_player,),
    "of": (other_owner,),
    "call": (not_shown,),
    "block": (swapped,),
    "and_": (without_one_condition,),
    **dict.fromkeys(("sum_of", "list_of", "aggregate", "bound", "sum_of_list"), (only_first_counted,)),
}


def merged(*tables: dict[str, tuple[Function, ...]]) -> dict[str, tuple[Function, ...]]:
    """Return the operators of several tables, for each node in the order of the tables."""
    names = dict.fromkeys(name for table in tables for name in table)
    return {name: tuple(function for table in tables for function in table.get(name, ())) for name in names}


OPERATORS = merged(FIRST_OPERATORS, SENTENCE_OPERATORS, DEEPER_OPERATORS)

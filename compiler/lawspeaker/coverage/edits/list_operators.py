"""The mutation operators of lists: what a sum, a count or a query spans.

    sum of fame of b for each b among buildings      span    only the first building
    count (units of you in t)                        span    count (first 1 of (units of you in t))
    tiles where it is open and it is near            span    tiles where it is open

That a whole `where` is dropped is the operator `where`.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.syntax import Place, first_of
from lawspeaker.parse.nodes import Node, Token

NONE_OR_ANY = ("is 0 ", "is not 0 ", "is more than 0 ", "is at least 1 ", "is less than 1 ")
QUERIES = ("filter", "sum_of", "list_of", "all_have", "reach")


def without_one_condition(place: Place) -> Iterator[Edit]:
    """Yield the edits that drop one of the conditions that a `where` of a list joins by `and`."""
    if not any(parent.data in QUERIES for parent in place.parents[-1:]) and not is_joined(place):
        return
    left, right = place.node.children[0], place.node.children[-1]
    first, last = place.node.first, place.node.last
    if left is None or right is None or first is None or last is None:
        return
    for kept in (left, right):
        yield place.edit(Operator.SPAN, first, last, place.part(kept), place.node)


def is_joined(place: Place) -> bool:
    """Return whether an `and` is a part of a longer one that is the condition of a list."""
    around = [parent.data for parent in place.parents]
    while around and around[-1] == "and_":
        around.pop()
    return bool(around) and around[-1] in QUERIES


def only_first_counted(place: Place) -> Iterator[Edit]:
    """Yield the edit that lets a sum, a `count` or `all … have` span the first element only."""
    source = source_of(place.node)
    if source is None or first_of(source) is None:
        return
    if (isinstance(source, Node) and source.data == "range") or asks_only_whether_any(place):
        return
    found = place.bracketed(source)
    if found.first is not None and found.last is not None:
        words = place.words(found.first, found.last)
        bare = f"({words})" if found.first.type != "LPAR" else words
        yield place.edit(Operator.SPAN, found.first, found.last, f"(first 1 of {bare})", place.node)


def asks_only_whether_any(place: Place) -> bool:
    """Return whether a `count` is only compared with none: `count deck is 0`, `(count deck) is at least 1`."""
    last = place.bracketed(place.node).last
    at = place.at(last) + 1
    words = "".join(f"{token.text} " for token in place.tokens[at : at + 4])
    return is_count(place.node) and words.startswith(NONE_OR_ANY)


def source_of(node: Node) -> Node | Token | None:
    """Return the list that a sum or a count spans."""
    match node.data:
        case "sum_of" | "list_of":
            return node.children[2]
        case "aggregate" if is_count(node):
            return node.children[-1]
        case "bound" if is_count(node):
            return node.children[2]
        case "sum_of_list":
            return node.children[-1]
        case _:
            return None


def is_count(node: Node) -> bool:
    """Return whether a query is a `count`."""
    return node.first is not None and node.first.text == "count"

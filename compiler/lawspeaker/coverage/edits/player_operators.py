"""The mutation operators of players: who decides, and who is meant.

    choose c by you from hand              decider     choose c by left of you from hand
    choose c from hand                     decider     choose c by left of you from hand
    gain 2 wood for owner of here          player      gain 2 wood for left of owner of here
    each p among opponents                 player      each p among players

`left of` is the other of two players, and the next of several. Which words mean a player is read from the declarations
of the whole spec; where such a word means something else, the edit does not check and is left out later.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.syntax import Place, first_of, header_end
from lawspeaker.parse.nodes import Node, Token
from lawspeaker.project.spec import Spec

ALWAYS = ("you", "active", "player")
TYPED = re.compile(r"\b([a-z]\w*): (?:optional )?player\b")
GIVING = re.compile(r"^(?:value|verb) ([a-z]\w*)\b.*-> (?:optional )?player\b", re.MULTILINE)
AMONG = re.compile(r"\b([a-z]\w*) among (?:players|opponents)\b")
CHOSEN = re.compile(r"\bchoose (?:openly )?([a-z]\w*) (?:by .*)?from (?:players|opponents)\b")
FOR = re.compile(r"^(?:win|lose|score)\b.*\bfor ([a-z]\w*)", re.MULTILINE)
ALONE = re.compile(r"^game [^\n]*\n(?:(?: [^\n]*)?\n)*? +players 1 *(?:[@#\n]|$)", re.MULTILINE)
SIDES = ("left", "right")
GROUPS = {"opponents": "players", "players": "opponents"}
DECISIONS = ("choose", "choose_one", "choose_order", "may_do", "as_")
OTHER = "left of"


def people_of(spec: Spec) -> frozenset[str]:
    """Return the words of a spec that mean a player somewhere in it: variables, states, fields and values.

    There are none in a game for one player, who cannot be exchanged.
    """
    if any(ALONE.search(source.text) for source in spec.sources):
        return frozenset()
    found = set(ALWAYS)
    for source in spec.sources:
        for pattern in (TYPED, GIVING, AMONG, CHOSEN, FOR):
            found.update(pattern.findall(source.text))
    return frozenset(found)


def other_decider(place: Place) -> Iterator[Edit]:
    """Yield the edit that asks the next player instead of the one who decides; without `by`, instead of `you`."""
    if not place.text.people:
        return
    end = header_end(place, place.node)
    decider = decider_of(place)
    shown = None if end is None else Node(place.node.data, [], place.node.first, end, 0)
    if decider is not None:
        words = place.part(decider)
        found = place.bracketed(decider)
        if found.first is not None and found.last is not None:
            yield place.edit(Operator.DECIDER, found.first, found.last, f"{OTHER} {words}", shown)
        return
    asked = asked_word(place)
    if asked is not None:
        yield place.edit(Operator.DECIDER, asked, asked, f"{asked.text} by {OTHER} you", shown)


def decider_of(place: Place) -> Node | Token | None:
    """Return the player whom a decision names: behind `by`, or behind `as`."""
    keyword = "AS" if place.node.data == "as_" else "BY"
    for child in place.node.children:
        word = None if child is None or first_of(child) is None else place.before(child)
        if child is not None and word is not None and word.type == keyword and is_inside(place, word):
            return child
    return None


def is_inside(place: Place, word: Token) -> bool:
    """Return whether a token belongs to the place's node."""
    return place.node.first is not None and place.at(word) >= place.at(place.node.first)


def asked_word(place: Place) -> Token | None:
    """Return the word of a decision without `by` behind which a `by` can stand."""
    if place.node.data == "choose_one":
        start = place.at(place.node.first)
        return next(token for token in place.tokens[start:] if token.text == "one")
    names = [child for child in place.node.children if isinstance(child, Token) and child.type in ("WORD", "STRING")]
    return names[0] if place.node.data != "as_" and names else None


def other_player(place: Place) -> Iterator[Edit]:
    """Yield the edit that means the next player instead of the one that a word names."""
    word = place.node.first
    if word is None or word is not place.node.last or is_decider(place):
        return
    if word.text in GROUPS:
        yield place.edit(Operator.PLAYER, word, word, GROUPS[word.text], place.short(word))
    elif word.text in place.text.people and not is_named(place):
        yield place.edit(Operator.PLAYER, word, word, other(place, word.text), place.short(word))


def other_owner(place: Place) -> Iterator[Edit]:
    """Yield the edit that means the next player instead of the one that `owner of X` names, or `right of`."""
    first, last = place.node.first, place.node.last
    if first is None or last is None or is_decider(place):
        return
    around = place.short(first)
    if first.text in SIDES:
        yield place.edit(Operator.PLAYER, first, first, "right" if first.text == "left" else "left", around)
    elif first.text in place.text.people and first.text not in ALWAYS and not is_named(place):
        words = place.words(first, last)
        yield place.edit(Operator.PLAYER, first, last, other(place, words), around)


def other(place: Place, words: str) -> str:
    """Return the words for the next player after one; in brackets where something of that player follows."""
    belongs = bool(place.parents) and place.parents[-1].data in ("dot", "printed_dot")
    return f"({OTHER} {words})" if belongs else f"{OTHER} {words}"


def is_named(place: Place) -> bool:
    """Return whether a word is the head of `left of you` or `owner of here`, which is edited as a whole."""
    parent = place.parents[-1] if place.parents else None
    if parent is None or parent.data != "of" or parent.first is None:
        return False
    return parent.first is place.node.first or parent.first.text in SIDES


def is_decider(place: Place) -> bool:
    """Return whether a node is the player whom a decision names, which has an edit of its own."""
    parent = place.parents[-1] if place.parents else None
    before = place.before(place.node) if parent is not None and parent.data in DECISIONS else None
    return before is not None and before.type in ("BY", "AS")

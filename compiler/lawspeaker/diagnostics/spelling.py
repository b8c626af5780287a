"""Spelling: which declared word somebody probably meant. Passes ask, because only they know the candidates.

nearest("Grey Maer", ["Grey Mare", "Oxen"])     ->     "Grey Mare"
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from difflib import SequenceMatcher

LIKENESS = 0.7
SHORT_LIKENESS = 0.6
SHORT = 4
SUGGESTIONS = 3


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate closest to the word, or None if nothing is close.

    Of equally close ones it is the first in alphabetical order, so that the same spec gives the same message.

    >>> nearest("Grey Maer", ["Oxen", "Grey Mare"])
    'Grey Mare'
    >>> nearest("hand_sise", ["hand_size", "hand"])
    'hand_size'
    >>> nearest("grey mare", ["Grey Mare"])
    'Grey Mare'
    >>> nearest("zebra", ["hand", "deck"]) is None
    True
    """
    from difflib import SequenceMatcher

    wanted = word.casefold()
    best: str | None = None
    best_score = SHORT_LIKENESS if len(word) <= SHORT else LIKENESS
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    for candidate in sorted(set(candidates)):
        if candidate == word:
            continue
        score = likeness(matcher, candidate.casefold(), best_score)
        if score > best_score or (best is None and score == best_score):
            best, best_score = candidate, score
    return best


def few_nearest(words: str, candidates: Iterable[str], most: int) -> list[str]:
    """Return the longer names closest to what was typed, best first: those that contain it, or one of its words nearly.

    >>> few_nearest("heros bid", ["a hero bids", "the deck is empty", "heroes bid"], 3)
    ['heroes bid', 'a hero bids']
    """
    from difflib import SequenceMatcher

    wanted = words.casefold()
    scored: list[tuple[float, str]] = []
    for candidate in dict.fromkeys(candidates):
        name = candidate.casefold()
        contained = len(wanted) >= SHORT and wanted in name
        score = 1.0 if contained else SequenceMatcher(None, name, wanted, autojunk=False).ratio()
        scored.append((score, candidate))
    best = sorted(scored, key=lambda found: (-found[0], found[1]))
    return [candidate for score, candidate in best[:most] if score >= SHORT_LIKENESS]


def hint_of(name: str, names: list[str], what: str, quotes: str = "``") -> str:
    """Return which names were probably meant, at most three; otherwise the first three, and how many there are.

    >>> hint_of("a blok", ["a block wins", "a draw"], "examples", "“”")
    'did you mean “a block wins”?'
    >>> hint_of("x", ["one", "two", "three", "four"], "things")
    'things: `one`, `two`, `three` and 1 more'
    """
    near = few_nearest(name, names, SUGGESTIONS)
    if near:
        return f"did you mean {' or '.join(found.join(quotes) for found in near)}?"
    listed = ", ".join(found.join(quotes) for found in names[:SUGGESTIONS]) or "there are none"
    more = len(names) - SUGGESTIONS
    return f"{what}: {listed}{f' and {more} more' if more > 0 else ''}"


def likeness(matcher: SequenceMatcher[str], candidate: str, needed: float) -> float:
    """Return how alike two words are, 0 to 1; the cheap upper bounds first, since a game may declare thousands."""
    matcher.set_seq1(candidate)
    if matcher.real_quick_ratio() < needed or matcher.quick_ratio() < needed:
        return 0.0
    return matcher.ratio()

"""Suggestions for misspelt words. The passes call this, because they have the candidates.

nearest("Grey Maer", ["Grey Mare", "Oxen"])     ->     "Grey Mare"
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from difflib import SequenceMatcher

LIKENESS = 0.7
SHORT_LIKENESS = 0.6
SHORT = 4
SUGGESTIONS = 3
MOST_WORDS = 5_000
"""How many words are remembered with what is closest to them: repairs are tried on a spec whose other words stay."""


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate closest to the word, or None if nothing is close.

    Of equally close candidates it returns the first in alphabetical order, so that messages are deterministic.

    >>> nearest("Grey Maer", ["Oxen", "Grey Mare"])
    'Grey Mare'
    >>> nearest("hand_sise", ["hand_size", "hand"])
    'hand_size'
    >>> nearest("grey mare", ["Grey Mare"])
    'Grey Mare'
    >>> nearest("zebra", ["hand", "deck"]) is None
    True
    """
    return nearest_of(word, frozenset(candidates))


@lru_cache(MOST_WORDS)
def nearest_of(word: str, candidates: frozenset[str]) -> str | None:
    """Return the candidate closest to the word, unless it was found before."""
    from difflib import SequenceMatcher

    wanted = word.casefold()
    best: str | None = None
    best_score = SHORT_LIKENESS if len(word) <= SHORT else LIKENESS
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    for candidate in sorted(candidates):
        if candidate == word:
            continue
        score = likeness(matcher, candidate.casefold(), best_score)
        if score > best_score or (best is None and score == best_score):
            best, best_score = candidate, score
    return best


def few_nearest(words: str, candidates: Iterable[str], most: int) -> list[str]:
    """Return the names closest to some words, best first; a name that contains them is a full match.

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
    """Return a hint: at most three similar names, or else the first three names and the number of the others.

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
    """Return the similarity of two words, 0 to 1, or 0 if cheap upper bounds show that it is below `needed`."""
    matcher.set_seq1(candidate)
    if matcher.real_quick_ratio() < needed or matcher.quick_ratio() < needed:
        return 0.0
    return matcher.ratio()

"""The declared words that are near to an unknown one: in spelling, in parts of the word, in its text, in the
names of its parameters, in prepositions.

adds 1 to hand_limit of you     ->     value hand_size of player: "the number of cards to draw"
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from lawspeaker.words.declared import Word, WordForm

PREPOSITION = re.compile(r"\b(to|from|in|into|with|for|by|on|onto|against|at|under|over|as|through|towards) ")
SPELLING = 0.6
PART = 4
LEAST = 1.0
MOST = 3
FORMS_BY_CODE = {
    "L340": (WordForm.VERB,),
    "L343": (WordForm.EVENT,),
    "L323": (WordForm.PERMISSION,),
    "L366": (WordForm.VALUE,),
    "L324": (WordForm.RESOURCE, WordForm.PIECE),
    "L202": (WordForm.KIND, WordForm.ENUM, WordForm.RECORD, WordForm.BOARD, WordForm.DIE),
    "L204": (WordForm.KIND,),
    "L221": (WordForm.FIELD,),
}


def near_words(words: list[Word], unknown: str, code: str, line: str) -> list[Word]:
    """Return at most three words near to an unknown one, best first; the code says what it should be."""
    forms = FORMS_BY_CODE.get(code, tuple(WordForm))
    candidates = [word for word in words if word.form in forms and word.word != unknown]
    scored = [(nearness(word, unknown, line.replace(unknown, "")), word) for word in candidates]
    best = sorted(((score, word) for score, word in scored if score >= LEAST), key=lambda found: -found[0])
    return [word for _, word in best[:MOST]]


def nearness(word: Word, unknown: str, line: str) -> float:
    """Return how near a word is; `line` is the rest of the line of the unknown word. 0 is nothing in common."""
    spelling = SequenceMatcher(None, word.word, unknown, autojunk=False).ratio()
    told = re.findall(r"[a-z]+", word.text.lower())
    parts = [any(alike(mine, part) for mine in word.word.split("_")) for part in unknown.split("_")]
    meant = [any(alike(mine, part) for mine in told) for part in unknown.split("_")]
    score = (spelling if spelling >= SPELLING else 0) + sum(parts) + sum(meant)
    names = {name for name in re.findall(r"([a-z]\w*):", word.written) if len(name) >= PART}
    score += len(names & set(re.findall(r"[a-z]\w*", line)))
    asked = set(PREPOSITION.findall(line))
    return score + (0.5 if score and asked and asked == set(PREPOSITION.findall(word.written)) else 0)


def alike(one: str, other: str) -> bool:
    """Return whether two parts of words have the same stem.

    >>> alike("explore", "exploring"), alike("hand", "hands"), alike("in", "inn")
    (True, True, False)
    """
    if min(len(one), len(other)) < PART:
        return one == other and len(one) > 2
    return one[: max(PART, min(len(one), len(other)) - 2)] == other[: max(PART, min(len(one), len(other)) - 2)]

"""Mistakes that only repeat another one: uses of a word that its own declaration could not have.

    kind order        L108: a word of the language cannot be a name
    order Ace         no second message: this is right as soon as the first mistake is mended

It runs behind the parsing of all files, because the declaration may stand in another one than its uses.
"""

from __future__ import annotations

from lawspeaker.facts import Fact, Facts


def drop_echoes(facts: Facts) -> None:
    """Drop what was found about words whose declaration was refused."""
    refused = {fact.words["word"] for fact in facts.found if is_refusal(fact)}
    if refused:
        facts.found[:] = [fact for fact in facts.found if is_refusal(fact) or not is_use(fact, refused)]


def is_refusal(fact: Fact) -> bool:
    """Tell whether a declaration was refused for its word."""
    return fact.code == "L108" and fact.words.get("declares") == "yes"


def is_use(fact: Fact, refused: set[str]) -> bool:
    """Tell whether somebody took the declaration for granted."""
    return fact.code in ("L108", "L124") and fact.words.get("word") in refused

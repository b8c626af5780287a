"""Which mistakes a change of one line may repair, by code, and which changes are tried.

A mistake in the meaning of a rule (`a value that needs itself`) has no such repair: a line that happens to check would
be a guess about what the author wants.
"""

from __future__ import annotations

from lawspeaker.facts import Fact

# Words that are not declared, not possible there, or written in another form.
WORDS = frozenset(
    "L202 L203 L204 L205 L207 L208 L210 L212 L214 L219 L221 L223 L230 L231 L234 L238 L239 L242 L250 L252 L255 L258 "
    "L262 L263 L316 L317 L323 L324 L325 L340 L343 L361 L363 L364 L366 L373 L374 L375 L376 L384 L397".split()
)
# Sentences and values of another shape than is needed.
SHAPE = frozenset("L301 L304 L305 L309 L320 L322 L328 L329 L345 L350 L353 L356 L357 L391 L405".split())
FORMS = frozenset("L319 L341 L344 L355 L382 L389".split())

LAYOUT = frozenset("L101 L102 L104 L110 L117 L124 L125".split())
TOO_DEEP = frozenset(["L351"])
NEEDS_PLAYER = frozenset(["L311"])
# Mistakes whose message suggests another value, not another spelling.
NAMES_A_VALUE = frozenset(["L329"])
NEEDS_ARGUMENT = frozenset(["L320", "L356"])
NEEDS_OTHER_NAME = frozenset(["L107", "L108"])
NOT_A_SPEC = frozenset("L111 L112 L127".split())
NOT_ONE_LINE = frozenset("L113 L116 L128 L129 L130".split())


def is_syntax(fact: Fact) -> bool:
    """Return whether a fact is about the text itself, before any word has a meaning."""
    return fact.code.startswith("L1")


def can_be_repaired(fact: Fact) -> bool:
    """Return whether a change of one line may repair a fact."""
    if fact.code in NOT_ONE_LINE | NOT_A_SPEC or (fact.code == "L101" and fact.words.get("more")):
        return False
    return is_syntax(fact) or fact.code in WORDS | SHAPE | FORMS | TOO_DEEP | NEEDS_PLAYER

"""A board names its places in the plural: sentences may say the singular."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_language.plurals import plural_of, singular_of

SINGULARS = """
    house horse base case phase rose purse vase nose lease cause clause pause spouse course license prize maze size
    class cross pass boss glass fortress bus gas bonus campus virus lens atlas canvas iris
    box fox hex church beach bush dish waltz cache niche avalanche fuse muse
    vertex index matrix city valley movie zombie pie cave wolf square cell shoe canoe hero
""".split()

SPEC = """game "Seeds"
    players 2
board ring
    circle 12 PLURAL
piece seed
value rich of h: SINGULAR -> yes_no = (seeds on h) is at least 4
setup
    each h among PLURAL
        place 4 seeds on h
course
    each p among players
        choose h by p from PLURAL where (rich of it)
            remove 1 seed from h
        otherwise
            skip
score for p
    "seeds" = 0
"""


@pytest.mark.parametrize("word", SINGULARS)
def test_a_plural_becomes_its_singular_and_the_singular_its_plural(word: str) -> None:
    assert singular_of(plural_of(word)) == word
    assert singular_of(f"old_{plural_of(word)}") == f"old_{word}"


@pytest.mark.parametrize("word", ["house", "base", "vertex", "class", "prize"])
def test_a_place_is_called_by_the_singular_of_what_the_board_says(word: str) -> None:
    text = SPEC.replace("PLURAL", plural_of(word)).replace("SINGULAR", word)
    assert not check_game([Source("seeds.law", text)]).facts.found

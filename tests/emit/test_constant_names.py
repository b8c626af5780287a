"""Constants of an engine: a word of a spec never takes the name of a constant that every engine defines."""

from __future__ import annotations

import ast
from collections import Counter
from symtable import symtable

import pytest

from lawspeaker.emit.constant_names import OWN
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source

SPEC = """game "Boxes"
    players 2
option bold: yes_no = no
kind card
card Ace
    copies 4
pile {word}: card
setup
    each c among cards
        put c into {word}
course
    each p among players
        choose n by p from 1 to 2
            skip
score for p
    "points" = 1
"""


def defined(text: str) -> list[str]:
    """Return the constants that a module assigns at its top level."""
    found = [node for node in ast.parse(text).body if isinstance(node, ast.AnnAssign)]
    return [node.target.id for node in found if isinstance(node.target, ast.Name)]


def shared(text: str) -> list[str]:
    """Return the names that a module both imports and assigns, or assigns twice."""
    table = symtable(text, "module", "exec")
    twice = [name for name, times in Counter(defined(text)).items() if times > 1]
    return twice + [
        symbol.get_name() for symbol in table.get_symbols() if symbol.is_imported() and symbol.is_assigned()
    ]


@pytest.mark.parametrize("word", sorted(name.lower() for name in OWN))
def test_a_pile_with_the_name_of_a_constant_gets_another_one(word: str) -> None:
    files = compile_game("boxes", [Source("boxes.law", SPEC.format(word=word))]).files
    assert files
    assert {file: names for file, text in files.items() if (names := shared(text))} == {}


def test_every_constant_that_engines_define_themselves_is_known() -> None:
    files = compile_game("boxes", [Source("boxes.law", SPEC.format(word="box"))]).files
    assert {"OBSERVATION", "USUAL"} <= set(defined(files["engine.py"])) <= OWN

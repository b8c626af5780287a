"""The version of rules, by which a save of other rules is refused: examples and comments are no rules."""

from __future__ import annotations

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source

SPEC = """game "Boxes"
    players 2
    named Red, Blue
resource wood
course
    each p among players
        choose n by p from 1 to 2
            gain n wood for p
score for p
    "points" = wood of p
"""
EXAMPLE = """
# Boxes are counted.
example "a box is worth a point"
    n 2
    expect
        Red has 2 wood
"""


def engine(*texts: str) -> dict[str, str]:
    """Return the files of the engine of a spec."""
    sources = [Source(f"{number}.law", text) for number, text in enumerate(texts)]
    compiled = compile_game("boxes", sources, with_examples=False)
    assert not compiled.facts.errors()
    return compiled.files


def test_an_example_leaves_the_engine_as_it_is() -> None:
    plain = engine(SPEC)
    assert engine(SPEC + EXAMPLE) == plain
    assert engine(SPEC, EXAMPLE) == plain


def test_a_changed_rule_after_an_example_is_another_version() -> None:
    tail = "value spare -> number = {}\n"
    versions = {engine(SPEC + EXAMPLE + tail.format(number))["names.py"] for number in (1, 2)}
    assert len(versions) == 2

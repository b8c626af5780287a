"""The examples of a game hold with an expansion that adds a thing of every kind to which expansions may add.

tests/games/additions/northgard.law, a folder that extends northgard      ->      all examples of northgard pass
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.resolve.resolve import resolve
from lawspeaker.resolve.symbols import Symbols, Thing
from lawspeaker.source import Source
from tests.compile_specs import spec_of
from tests.conftest import Law

ADDITIONS = Path(__file__).parent / "additions"
ADDED = "more/more.law"
FIXED: dict[str, dict[str, str]] = {
    "northgard": {},
    "northwood": {"fief": "the line-ups fill eight fiefs: two rulers of each suit, and as many in each scenario"},
    "empires": {"pawn": "each player has two, and cards pay for each of them"},
    "ragnarok": {"army": "each player has six", "forge": "two for each Rune, one for each place of a Forge"},
}
"""The kinds of which the rules of a game need exactly so many things as there are."""
SORTS = (("northgard", "card", "family"), ("empires", "island", "range"))
"""Kinds of which the rules treat things by a field: each value of it occurs among the added things."""


@cache
def resolved(name: str) -> Symbols:
    """Resolve a game with its expansion."""
    added = Source(ADDED, (ADDITIONS / f"{name}.law").read_text())
    facts = Facts()
    symbols = resolve([parse(source, facts) for source in (*spec_of(name).sources, added)], facts)
    assert not facts.errors()
    return symbols


def added_things(name: str) -> list[Thing]:
    """Return the things that an expansion adds."""
    return [thing for thing in resolved(name).things if thing.span.file == ADDED]


def expansion(name: str, folder: Path) -> Path:
    """Write the expansion of a game into a folder."""
    target = folder / "more"
    target.mkdir()
    (target / "game.yaml").write_text(f"name: more\ntitle: More\nextends: {name}\n")
    (target / "more.law").write_text((ADDITIONS / f"{name}.law").read_text())
    return target


@pytest.mark.parametrize("name", FIXED)
def test_the_examples_of_a_game_hold_with_an_expansion_that_adds_things(name: str, law: Law, tmp_path: Path) -> None:
    expansion(name, tmp_path)
    result = law("test", "./more")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("name", FIXED)
def test_the_expansion_adds_to_every_kind_whose_number_the_rules_leave_open(name: str) -> None:
    extended = {thing.kind for thing in added_things(name)}
    assert set(resolved(name).kinds) - extended == set(FIXED[name])


@pytest.mark.parametrize(("name", "kind", "field"), SORTS)
def test_the_expansion_adds_a_thing_of_each_sort(name: str, kind: str, field: str) -> None:
    values = [thing.values[field][0] for thing in added_things(name) if thing.kind == kind]
    enum = resolved(name).enums[field]
    assert {value.word for value in values if isinstance(value, t.Word)} == set(enum.words)

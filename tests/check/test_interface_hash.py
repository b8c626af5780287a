"""What an outline leaves out is never looked at by what relies on it: the checks of examples, the texts of things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from lawspeaker.check.check import check_program, declare_built_ins
from lawspeaker.check.context import CheckContext
from lawspeaker.check.examples import examples
from lawspeaker.check.interface_hash import PRIVATE_FIELDS, hash_interface, text_lines
from lawspeaker.check.rules.implicit_player import mark_implicit_players
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec
from lawspeaker.resolve import symbols as sy
from lawspeaker.resolve.resolve import resolve
from lawspeaker.source import NOWHERE, Source
from lawspeaker.text.write import make_writer, write_thing
from tests.paths import ROOT

GAMES = sorted(path.parent for path in [*ROOT.glob("rulespecs/*/game.yaml"), *ROOT.glob("tests/specs/*/game.yaml")])


class Shut:
    """Takes the place of what must not be read."""

    def refuse(self, *args: object) -> NoReturn:
        raise AssertionError("somebody looked at what an outline leaves out")

    __getattr__ = __iter__ = __len__ = __bool__ = __getitem__ = __contains__ = __call__ = refuse


def shut(part: object) -> dict[str, object]:
    """Close what the outline leaves out of a part; return what was there."""
    names = [name for name in PRIVATE_FIELDS[type(part)] if name not in ("named", "owners", "notes", "examples")]
    before = {name: getattr(part, name) for name in names}
    for name in names:
        setattr(part, name, Shut())
    return before


def reopen(part: object, before: dict[str, object]) -> None:
    for name, value in before.items():
        setattr(part, name, value)


def insides(symbols: sy.Symbols) -> Iterator[object]:
    """Yield everything that an outline leaves something out of."""
    yield symbols
    yield from symbols.things
    for table in (symbols.verbs, symbols.values, symbols.permissions, symbols.events):
        yield from table.values()
    yield from symbols.phases.values()
    yield from symbols.kinds.values()
    yield from symbols.records.values()


def resolved(spec: Spec) -> sy.Symbols:
    facts = Facts()
    symbols = resolve([parse(source, facts) for source in spec.sources], facts)
    assert not facts.errors()
    return symbols


def read(folder: Path) -> Spec:
    spec = read_spec(str(folder), [], Reading())
    assert spec is not None
    return spec


def checker_of(symbols: sy.Symbols) -> CheckContext:
    """Return the context after everything but the examples is checked."""
    cx, _ = check_program(symbols, Facts())
    return cx


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_an_example_looks_at_nothing_that_the_outline_leaves_out(folder: Path) -> None:
    checker = checker_of(resolved(read(folder)))
    for part in insides(checker.symbols):
        shut(part)
    for decl in checker.symbols.examples:
        examples.check_example(checker, decl)
    assert checker.facts.found == []


@pytest.mark.parametrize("game", ["northwood", "northgard"])
def test_a_text_looks_only_at_its_own_thing_and_at_the_outline(game: str) -> None:
    spec = read(ROOT / "rulespecs" / game)
    symbols = resolved(spec)
    declare_built_ins(symbols)
    mark_implicit_players(symbols)
    for part in insides(symbols):
        said = text_lines(part) if isinstance(part, sy.Signed) else ()
        shut(part)
        if isinstance(part, sy.Signed):
            part.decl = t.EventDecl(NOWHERE, t.Sig(NOWHERE, "", ()), (), said)
    opened = resolved(spec).things
    english = make_writer(symbols, "en", spec.languages["en"])
    for code in ("fr", "uk"):
        writer = make_writer(symbols, code, spec.languages[code], english)
        for thing, whole in zip(symbols.things, opened, strict=True):
            reopen(thing, {name: getattr(whole, name) for name in PRIVATE_FIELDS[sy.Thing]})
            write_thing(writer, thing)
            shut(thing)


FRAME = 'game "Frame"\n    players 2\n'
CARD = "kind card\n    worth: number = 1\ncard Axe\n"
SPELLS = "kind spell\n    cast: steps\n    ending: steps\nspell Fog\n    cast\n        gain 1 food\n"
SAME = [
    (SPELLS + "spell Hail\n    cast\n        gain 2 food\n", SPELLS + "spell Hail\n    cast\n        lose 2 food\n"),
    ("verb eat n: number\n    gain n food\n", "verb eat n: number\n    lose n food\n"),
    ("value size of player -> number = 4\n", "# four\nvalue size of player -> number = 5\n"),
    (
        "kind card\n    worth: number = 1\ncard Axe\n    worth 2\n",
        "kind card\n    worth: number = 1\ncard Axe\n    worth 3\n",
    ),
]
OTHER = [
    (SPELLS + "spell Hail\n    cast\n        gain 2 food\n", SPELLS + "spell Hail\n    ending\n        gain 2 food\n"),
    ("verb eat n: number\n    gain n food\n", "verb eat n: player\n    gain 1 food\n"),
    ("value size of player -> number = 4\n", "value size of player -> number = count hand of you\n"),
    ("kind card\n    worth: number = 1\n", "kind card\n    worth: number = 2\n"),
    ("kind card\ncard Axe\n", "kind card\ncard Axe\n    copies 2\n"),
    ("kind card\ncard Axe\n", "kind card\ncard Saw\n"),
    ("pile deck: card\n", "pile deck of player: card\n"),
    ('verb eat\n    text "eat"\n    gain 1 food\n', 'verb eat\n    text "dine"\n    gain 1 food\n'),
    ("setup\n    skip\n", "setup\n    shuffle deck\n"),
]


def outline_of(law: str) -> bytes:
    facts = Facts()
    words = FRAME + "resource food\npile hand of player: thing_of_hand\nkind thing_of_hand\n" + law
    symbols = resolve([parse(Source("a.law", words), facts)], facts)
    mark_implicit_players(symbols)
    return hash_interface(symbols)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_is_inside_is_no_part_of_an_outline(one: str, other: str) -> None:
    assert outline_of(one) == outline_of(other)


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_what_others_can_see_is_part_of_an_outline(one: str, other: str) -> None:
    assert outline_of(one) != outline_of(other)

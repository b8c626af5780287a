"""An expansion from another folder adds a clan, cards, a creature and a rule to a game that knows nothing of it."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.game.game import Game as Played
from tests.compile_specs import build, spec_of
from tests.conftest import Game
from tests.paths import FOLDERS

BASE = """game "Stalls"
    players 2
    named Red, Blue
kind ware
ware Cloth
    copies 2
ware Salt
pile stock: ware
pile bought of player: ware
value wares_in_all -> number = count wares
setup
    put wares into stock
verb buy
    choose w from stock
        put w into your bought
    otherwise
        skip
course
    each p among players
        as p
            buy
score for p
    "wares" = count bought of p + wares_in_all
example "three wares"
    expect
        that count wares is 3
        that wares_in_all is WARES
        that (count w among wares where w is in stock) is 3
    offers
        w Cloth, Salt
    w Salt
    expect
        that (all w among wares have w is in stock or w is Salt)
example "the sentences of a position are about all wares"
    given
        put wares into bought of Red
    expect
        that count bought of Red is WARES
"""
MODULE = """module Spices
ware Pepper
example "the wares of a module are wares of the game"
    options spices yes
    expect
        that count wares is 4
"""
FAIR = """expansion "Fair"
ware Silk
example "a fourth ware"
    expect
        that count wares is 4
    offers
        w Cloth, Salt, Silk
    refuses
        w Pepper
"""
TENTS = """expansion "Tents"
building Tent
    copies 7
    size small
    gives 1 food
example "a building more"
    expect
        that (count b among buildings where b is Tent) is 7
        that count buildings is 63
"""


def failures(name: str, sources: list[Source], folder: Path) -> dict[str, str]:
    """Return the examples of a spec that fail, with what is wrong."""
    game = build(name, sources, folder)
    found = {example.name: run_example(game.engine, game.rules, example) for example in game.examples}
    assert found
    return {name: wrong for name, wrong in found.items() if wrong is not None}


def stalls(wares: int) -> list[Source]:
    """Return the base game, with the number of wares that its rules count."""
    return [Source("stalls/stalls.law", BASE.replace("WARES", str(wares))), Source("stalls/spices.law", MODULE)]


def test_examples_of_the_base_game_mean_the_things_of_the_base_game(tmp_path: Path) -> None:
    assert failures("stalls", stalls(3), tmp_path) == {}
    both = [*stalls(4), Source("fair/fair.law", FAIR)]
    assert failures("stalls-fair", both, tmp_path) == {}
    apart = [*stalls(4), Source("stalls/fair.law", FAIR)]
    assert len(failures("stalls-together", apart, tmp_path)) == 2  # one folder is one game


def test_a_game_and_its_expansion_may_have_files_of_one_name(tmp_path: Path) -> None:
    more = FAIR.partition("example")[0] + "setup\n    deal 1 from stock to bought of Blue\n"
    both = [Source("stalls/rules.law", BASE.replace("WARES", "4")), Source("fair/rules.law", more)]
    assert set(failures("stalls-rules", both, tmp_path)) == {"three wares"}  # a ware is not in the stock


def test_examples_of_northgard_hold_with_a_building_more(tmp_path: Path) -> None:
    sources = [*spec_of("northgard").sources, Source("tents/tents.law", TENTS)]
    assert failures("northgard-tents", sources, tmp_path) == {}


def things(built: Game, name: str, kind: str) -> set[str]:
    """Return the names of a game's things of a kind."""
    return {thing.name for thing in built(name).rules.things if thing.kind == kind}


def test_the_expansion_reads_the_base_game_unchanged_and_then_its_own_files() -> None:
    base, frost = spec_of("clan-feud"), spec_of("clan-feud-frost")
    texts = [source.text for source in frost.sources]
    assert texts[: len(base.sources)] == [source.text for source in base.sources]
    assert len(texts) > len(base.sources)
    assert FOLDERS["clan-feud"] != FOLDERS["clan-feud-frost"]


def test_the_base_game_does_not_know_the_expansion(built: Game) -> None:
    for kind in ("clan", "card", "creature"):
        added = things(built, "clan-feud-frost", kind) - things(built, "clan-feud", kind)
        assert added, f"the expansion adds a {kind}"
        assert things(built, "clan-feud", kind) < things(built, "clan-feud-frost", kind)
    words = " ".join(source.text for source in spec_of("clan-feud").sources)
    assert "Bear" not in words
    assert "Frost" not in words


def test_a_clan_of_the_expansion_can_be_chosen_and_played(built: Game) -> None:
    frost = built("clan-feud-frost")
    game = Played.start(frost.engine, frost.rules, 2, 1, {"clan": ["Bear", "Wolf"]})
    assert game.legal


def test_the_module_of_the_base_game_can_be_played_with_the_expansion(built: Game) -> None:
    frost = built("clan-feud-frost")
    names = {thing.name for thing in frost.rules.things}
    assert {"Shelter", "Ice Fishing"} <= names
    game = Played.start(frost.engine, frost.rules, 3, 2, {"storms": "yes"})
    assert game.legal

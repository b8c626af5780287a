"""An expansion from another folder adds a clan, cards, a creature and a rule to a game that knows nothing of it."""

from __future__ import annotations

from lawspeaker_runtime.game.game import Game as Played
from tests.compile_specs import spec_of
from tests.conftest import Game
from tests.paths import FOLDERS


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

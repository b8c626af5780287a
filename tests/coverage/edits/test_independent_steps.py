"""Steps that count as independent may be exchanged: every game is played as before, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy

import pytest

from lawspeaker.coverage.edits.edit import Edit, Operator, edited
from lawspeaker.coverage.edits.independence import Independence
from lawspeaker.coverage.edits.no_difference import is_exchange
from lawspeaker.coverage.edits.operators import edits_at
from lawspeaker.coverage.edits.player_operators import people_of
from lawspeaker.coverage.edits.syntax import places
from lawspeaker.pipeline import check_only, write_game
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source
from lawspeaker.text.texts import Texts
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, spec_of
from tests.mutation.corpus import LARGE
from tests.mutation.import_from_memory import imported
from tests.paths import FOLDERS
from tests.soak import SOAKING, runs

FEW = ("caravan", "clan-feud", "holy-truce", "liars-cups", "ring-road", "ship-queue")
GAMES = sorted(set(FOLDERS) - LARGE) if SOAKING else FEW
LONGEST = 120
"""How many decisions of a game are compared."""


@pytest.mark.parametrize("name", GAMES)
def test_exchanged_independent_steps_play_the_same_games(name: str) -> None:
    spec = spec_of(name)
    exchanged = list(independent_swaps(spec))
    random.Random(1).shuffle(exchanged)
    before = played(spec)
    for edit in exchanged[: runs(4, 40)]:
        assert played(edited(spec, edit)) == before, str(edit)


def independent_swaps(spec: Spec) -> Iterator[Edit]:
    """Yield the exchanges of neighbours that are not made, because the steps count as independent."""
    checked = check_only(list(spec.sources)).program
    assert checked is not None
    independent, people = Independence(checked), people_of(spec)
    for source in spec.sources:
        for place in places(source, people):
            found = (edit for edit in edits_at(place) if edit.operator is Operator.SWAP)
            yield from (edit for edit in found if is_exchange(edit, independent))


def played(spec: Spec) -> list[list[int]]:
    """Return for some games what the state is at each decision, and which options there are."""
    sources = list(spec.sources)
    checked = check_only(sources).program
    assert checked is not None
    files = write_game(checked, spec.name, sources, Texts(), "exchanged", draft=True)
    with imported("exchanged", files) as built:
        return [history(built, seed) for seed in range(runs(3, 20))]


def history(built: Built, seed: int) -> list[int]:
    """Return the hash of the state at each decision of a game at random, and the number of options."""
    chance = random.Random(seed)
    game = Game.start(built.engine, built.rules, seed=seed)
    found = [hash_of(built, game)]
    while not game.over and len(found) < LONGEST:
        game.choose(chance.choice(game.legal))
        found += [hash_of(built, game), len(game.legal)]
    return found


def hash_of(built: Built, game: Game[BaseState]) -> int:
    """Return the hash of the state of a game without the numbers of the places in its functions where it waits."""
    state = deepcopy(game.state)
    state.stack.clear()
    return built.engine.hash(state)


RULED = """game "Ruled"
    players 2
    named Red, Blue

resource wood, fame
state guests: number = 0
kind card
card Tariff
    while this is in your hand
        adds 1 to rent of p where p is you
card Herald
    while this is in your hand
        when greeted where guests is at least 1
            gain 1 fame for Red
pile deck: card
pile hand of player: card
event greeted by p: player
value rent of p: player -> number = 1

verb toll n: number by p: player
    only if guests is at least 1
    gain n fame for p

verb act by p: player
    put Tariff into hand of p
    gain (rent of p) wood for p
    raise guests by 1
    announce greeted by p
    put Herald into hand of p
    announce greeted by p
    toll 1 by p
    gain 1 wood for p
    reveal Tariff
    gain 2 wood for p
    put Tariff into deck
    reveal Tariff

setup
    put cards into deck

course
    each p among players
        act by p

score for p
    "points" = fame of p
"""


def test_the_rules_that_take_part_are_read() -> None:
    spec = Spec("ruled", "Ruled", FOLDERS["caravan"], (Source("ruled.law", RULED),))
    free = {edit.change.split("` becomes")[0].strip("`") for edit in independent_swaps(spec)}
    assert "put Tariff into hand of p, gain (rent of p) wood for p" not in free
    assert "raise guests by 1, announce greeted by p" not in free
    assert "announce greeted by p, put Herald into hand of p" not in free
    assert "put Tariff into deck, reveal Tariff" not in free
    assert {"toll 1 by p, gain 1 wood for p", "gain 1 wood for p, reveal Tariff"} <= free

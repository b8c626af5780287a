"""Many random games of Lords of Ragnarok, over all numbers of players, Heroes, boards and sides of the Temple track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import cast

import pytest

from lawspeaker_games.ragnarok.state import State
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.agents.search import Method, Search, Searcher
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import PACKAGE, Built
from tests.conftest import Game, Law
from tests.games.ragnarok_ends import ALL_LEVELS, NEEDED, Postponer
from tests.games.ragnarok_oracle import Atlas, altars_of
from tests.games.ragnarok_probe import atlas_of
from tests.games.thing_numbers import numbers_of
from tests.soak import runs

GAMES = runs(200, 2_000)
DRAFTS = runs(60, 600)
STUBBORN = runs(15, 300)
GREEDY = runs(1, 60)
SECRETS = runs(6, 600)
LIMIT = 20_000
SIDES = ("front", "rear")
FORGES = (0, 0, 1, 1, 2, 2)
"""The Rune type of each Forge."""
RUNE_ORIGINS = ("Odisson/Odisdottir", "Freyjuson/Freyjudottir")
"""The Origins that bring a Rune."""
GREED = Search(8, Method.FLAT, 1)
"""Take what is best after one more decision."""
GOODS = 5
ON_BOARD = -2
"""From this on, positions are places of the board."""


def settings(seed: int) -> tuple[int, dict[str, object]]:
    """Return the players and options of a game: every number of players and both tracks come up equally often."""
    return 2 + seed % 3, {"temple_side": SIDES[seed // 3 % 2]}


def subject(game: Built, seed: int) -> Subject[BaseState]:
    players, options = settings(seed)
    return Subject(game.engine, game.rules, players, options, LIMIT)


@dataclass
class Watch:
    """A random game, and what the rules say of each of its states."""

    game: Built
    tables: ModuleType
    atlas: Atlas
    regions: list[str]
    state: State
    builder: int = 0
    """Who began Ragnarok."""
    last_turns: list[int] = field(default_factory=list)

    def play(self, seed: int) -> None:
        """Play at random."""
        agent = RandomAgent(seed)
        self.play_by(lambda state: agent.pick(self.game.engine.legal(state)))

    def play_by(self, pick: Callable[[BaseState], int]) -> None:
        """Play; look at every tenth state."""
        engine, s = self.game.engine, self.state
        for step in range(LIMIT):
            if step % 10 == 0 or s.over:
                self.look()
            if s.over:
                self.look_at_the_end()
                return
            active, doomed = s.active, s.doomed
            engine.apply(s, pick(s))
            if s.doomed:
                self.note_turn(active, doomed)
        raise AssertionError("an endless game")

    def note_turn(self, active: int, doomed: bool) -> None:
        """Note who begins Ragnarok, and the players in the order of their last turns."""
        if not doomed:
            self.builder = active
        elif self.state.active not in self.last_turns and (self.last_turns or self.state.active != self.builder):
            self.last_turns.append(int(self.state.active))

    def look(self) -> None:
        """Look at what is conserved, and whether somebody should have won."""
        s = self.state
        assert list(self.game.engine.check(s)) == []
        for rune in range(3):
            laden = sum(s.forge_laden[n] for n in range(6) if FORGES[n] == rune)
            held = [s.goods[player * GOODS + rune] for player in range(1, s.players + 1)]
            assert min(held) >= 0
            assert sum(held) + laden <= 12
        for player in range(1, s.players + 1):
            priests = s.goods[player * GOODS + 3]
            assert 0 <= priests <= 4 - sum(s.serving[player * 3 : player * 3 + 3])
        armies = numbers_of(self.game.rules, "army")
        assert all(1 <= s.army_force[n - armies.start] <= 6 for n in armies if s.at[n] <= ON_BOARD)
        for player in range(1, s.players + 1):
            supply = s.piles[self.tables.SUPPLY + player]
            own = armies[player - 1 :: 4]
            assert sorted(supply) == [n for n in own if s.at[n] > ON_BOARD]
        if not s.over:
            assert not self.conquerors()
        assert s.doomed == (len(self.fulfilled) >= NEEDED)
        assert s.doomed or sum(s.god_level) < ALL_LEVELS

    @property
    def fulfilled(self) -> list[int]:
        """Return the fulfilled conditions."""
        return list(self.state.piles[self.tables.FULFILLED])

    @property
    def owners(self) -> dict[str, int]:
        """Return who controls each Region of both boards."""
        return dict(zip(self.regions, self.state.controller, strict=True))

    def conquerors(self) -> set[tuple[int, str]]:
        """Return who controls three Lands or enough Temples."""
        s, owners = self.state, self.owners
        temples = [name for name, built in zip(owners, s.temple, strict=True) if built]
        players = range(1, s.players + 1)
        jarls = {(p, "Great Jarl") for p in players if len(self.atlas.lands_of(owners, p)) >= 3}
        needed = 4 if s.players == 2 else 5
        return jarls | {(p, "Great Gothi") for p in players if altars_of(owners, temples, p) >= needed}

    def look_at_the_end(self) -> None:
        """Look whether the winner is the right one."""
        winners, ending = list(self.game.engine.winners(self.state)), self.game.rules.endings[self.state.ending]
        assert len(winners) == 1
        if ending == "Ragnarok":
            assert self.last_turns[-1] == self.builder
            assert sorted(self.last_turns) == list(range(1, self.state.players + 1))
            assert winners == [self.atlas.ragnarok(self.owners, self.last_turns)]
        elif ending == "Slayer":
            assert self.state.active == winners[0]
        else:
            assert (winners[0], ending) in self.conquerors()


def watch(game: Built, seed: int) -> Watch:
    """Return a new game."""
    players, given = settings(seed)
    state = cast(State, game.engine.new_state(players, seed, read_options(game.rules, players, seed, given)))
    game.engine.start(state)
    tables = import_module(f"{PACKAGE}.ragnarok.tables")
    regions = [game.rules.things[region].name for region in numbers_of(game.rules, "region")]
    return Watch(game, tables, atlas_of("map_small" if players == 2 else "map_large"), regions, state)


def test_random_games_end_as_the_rules_say_and_keep_their_components(built: Game) -> None:
    ragnarok, heroes, endings = built("ragnarok"), Counter[str](), Counter[str]()
    for seed in range(GAMES):
        watched = watch(ragnarok, seed)
        watched.play(seed)
        heroes.update(ragnarok.rules.things[hero].name for hero in watched.state.hero[1:])
        endings[ragnarok.rules.endings[watched.state.ending]] += 1
    assert len(heroes) == 5
    assert endings["Ragnarok"]
    assert endings["Great Gothi"]


def test_nobody_gains_by_a_hero_in_the_draft(built: Game) -> None:
    ragnarok, snorris = built("ragnarok"), 0
    for seed in range(DRAFTS):
        watched, agent = watch(ragnarok, seed), RandomAgent(seed)
        s = watched.state
        names = [thing.name for thing in ragnarok.rules.things]
        while sum(map(bool, s.hero_master)) < s.players:
            ragnarok.engine.apply(s, agent.pick(ragnarok.engine.legal(s)))
        for player in range(1, s.players + 1):
            origin = names[s.piles[watched.tables.LINEAGE + player][0]]
            runes = sum(s.goods[player * GOODS : player * GOODS + 3])
            assert runes == (origin in RUNE_ORIGINS), (seed, origin)
            snorris += names[s.hero[player]] == "Snorri"
    assert snorris


def test_games_end_though_nobody_builds_a_monument_before_there_is_nothing_else(built: Game) -> None:
    ragnarok, endings = built("ragnarok"), Counter[str]()
    for seed in range(STUBBORN):
        watched = watch(ragnarok, seed)
        watched.play_by(Postponer(ragnarok, seed).pick)
        endings[ragnarok.rules.endings[watched.state.ending]] += 1
    assert endings["Ragnarok"]


def test_games_of_greedy_players_end(built: Game) -> None:
    ragnarok = built("ragnarok")
    for seed in range(GREEDY):
        watched = watch(ragnarok, seed)
        watched.play_by(Searcher(ragnarok.engine, GREED, seed).best)


def test_views_hide_hands_and_decks(built: Game) -> None:
    ragnarok = built("ragnarok")
    for seed in range(SECRETS):
        assert check(subject(ragnarok, seed), [seed], only=["keeps secrets"]) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "1"), "2 to 4 players"),
        (("--players", "5"), "2 to 4 players"),
        (("--players", "2", "--set", "temple_side=middle"), "middle"),
        (("--players", "3", "--set", "hero=Floki"), "hero"),
    ],
)
def test_settings_that_cannot_be_played_are_refused_in_one_line(
    arguments: tuple[str, ...], message: str, law: Law
) -> None:
    result = law("sim", "ragnarok", "--games", "1", *arguments)
    assert result.exit_code in (1, 2)
    errors = [line for line in result.output.splitlines() if line.lower().startswith("error")]
    assert len(errors) == 1
    assert message in errors[0]

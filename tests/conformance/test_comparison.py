"""The comparison itself: it passes a faithful game and notices each way in which a game may differ.

The stand-in speaks as a Lawspeaker game does and plays by OpenSpiel's own rules, so that only
what a test spoils differs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pyspiel
import pytest

from tests.conformance.comparison import Driver, play_side_by_side
from tests.conformance.mapping import FIRST_BID, TRANSLATIONS, Translation

BY_NAME = {translation.game: translation for translation in TRANSLATIONS}


@dataclass(frozen=True, slots=True)
class SpokenOption:
    """An option as a Lawspeaker game shows it."""

    id: int
    text: str = ""
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SpokenDecision:
    """A decision as a Lawspeaker game shows it."""

    player: int
    options: Sequence[SpokenOption]


@dataclass(frozen=True, slots=True)
class SpokenChance:
    """A step of chance as a Lawspeaker game shows it."""

    outcomes: Sequence[int]


def speak(game: str, action: int) -> SpokenOption:
    """Say an action of OpenSpiel in the words of the spec."""
    suits, ranks = ("clubs", "diamonds", "spades", "hearts"), range(2, 15)
    match game:
        case "tic_tac_toe":
            return SpokenOption(action, values={"square": (action % 3 + 1, 3 - action // 3)})
        case "connect_four":
            return SpokenOption(action, values={"column": action + 1})
        case "kuhn_poker":
            return SpokenOption(action, text="bet" if action else "fold")
        case "oh_hell" if action >= FIRST_BID:
            return SpokenOption(action, values={"b": action - FIRST_BID})
        case "oh_hell":
            return SpokenOption(action, values={"c": f"{ranks[action // 4]} {suits[action % 4]}"})
        case _:
            square, direction = action // 12, action // 2 % 6
            column, row = square % 8 + 1, 8 - square // 8
            target = (column + direction % 3 - 1, row - 1 if direction < 3 else row + 1)
            return SpokenOption(action, values={"source": (column, row), "target": target})


class FaithfulGame:
    """A Lawspeaker game that asks OpenSpiel what to do."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.state = pyspiel.load_game(name).new_initial_state()

    @property
    def over(self) -> bool:
        return self.state.is_terminal()

    @property
    def decision(self) -> SpokenDecision | None:
        if self.over or self.state.is_chance_node():
            return None
        options = [speak(self.name, action) for action in self.state.legal_actions()]
        return SpokenDecision(self.state.current_player() + 1, options)

    @property
    def chance(self) -> SpokenChance | None:
        if not self.state.is_chance_node():
            return None
        return SpokenChance([outcome + self.from_one() for outcome in self.state.legal_actions()])

    def choose(self, option: int, /) -> None:
        self.state.apply_action(option)

    def force(self, outcome: int, /) -> None:
        self.state.apply_action(outcome - self.from_one())

    def returns(self) -> Sequence[float]:
        return self.state.returns()

    def from_one(self) -> int:
        """Return 1 where OpenSpiel names players by chance: it counts them from 0."""
        return int(self.name == "oh_hell" and len(self.state.history()) == 1)


class WithoutLastOption(FaithfulGame):
    """Forgets an option."""

    @property
    def decision(self) -> SpokenDecision | None:
        decision = super().decision
        if decision is None:
            return None
        return SpokenDecision(decision.player, decision.options[:-1])


class WithWrongPlayer(FaithfulGame):
    """Asks the wrong player."""

    @property
    def decision(self) -> SpokenDecision | None:
        decision = super().decision
        if decision is None:
            return None
        return SpokenDecision(decision.player + 1, decision.options)


class WithWrongReturns(FaithfulGame):
    """Pays something to the first player in the end."""

    def returns(self) -> Sequence[float]:
        first, *others = super().returns()
        return [first + 1 if self.over else first, *others]


class WithMissingCard(FaithfulGame):
    """Never deals the last card of the deck."""

    @property
    def chance(self) -> SpokenChance | None:
        chance = super().chance
        if chance is None:
            return None
        return SpokenChance(chance.outcomes[:-1])


@pytest.mark.parametrize("driver", Driver, ids=lambda driver: driver.value)
@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda translation: translation.game)
def test_a_faithful_game_agrees(translation: Translation, driver: Driver) -> None:
    for seed in range(5):
        assert play_side_by_side(translation, FaithfulGame(translation.game), driver, seed) > 0


@pytest.mark.parametrize(
    ("spoilt", "message"),
    [
        (WithoutLastOption, "legal moves differ"),
        (WithWrongPlayer, "player to move differs"),
        (WithWrongReturns, "returns differ"),
        (WithMissingCard, "legal moves differ"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_difference_is_noticed_and_named(spoilt: type[FaithfulGame], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        play_side_by_side(BY_NAME["oh_hell"], spoilt("oh_hell"), Driver.LAWSPEAKER, 1)

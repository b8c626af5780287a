"""The number of players and the options of each game: they go round, so that every rule can occur.

    seed 1: 2 players, defaults     seed 2: 3 players, options at random     seed 3: 4 players, defaults     …

Each number of players is played both with the defaults and with random values of all options that are not set. A value
that is not possible beside the others is left at its default.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.rules.rules import OptionInfo, Rules


class Round(Struct, frozen=True):
    """The numbers of players that are played in turn, and the options that are set for all games."""

    counts: tuple[int, ...]
    given: Mapping[str, object]

    def players(self, seed: int) -> int:
        """Return the number of players of a game."""
        return self.counts[seed % len(self.counts)]

    def options(self, rules: Rules, seed: int) -> list[list[int]]:
        """Return the options of a game."""
        players = self.players(seed)
        given = dict(self.given)
        if seed // len(self.counts) % 2:
            given = drawn(rules, players, seed, given)
        return read_options(rules, players, seed, given)


def drawn(rules: Rules, players: int, seed: int, given: Mapping[str, object]) -> dict[str, object]:
    """Return settings with random values for the options that are not given and that need not differ by player."""
    chance = Random(seed)
    found = dict(given)
    options = [option for option in rules.options if option.word not in given and not option.different]
    chance.shuffle(options)
    for option in options:
        values = [chance.choice(option.values) for _ in range(players if option.per_player else 1)]
        wished: list[object] = [written(rules, option, value) for value in values]
        tried = found | {option.word: wished if option.per_player else wished[0]}
        try:
            read_options(rules, players, seed, tried)
        except BadOption:
            continue
        found = tried
    return found


def written(rules: Rules, option: OptionInfo, value: int) -> object:
    """Return a value of an option as a setting."""
    kind = rules.types[option.type]
    return value if kind.form == "number" else kind.name(value)

"""Replaying games, and transcripts of games.

transcript(replay_choices(engine, RULES, [4, "d2, d3"], seed=7))     ->     settings, log and result as a text
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import History
from lawspeaker_runtime.rules.rules import Rules


def replay(engine: Engine[S], rules: Rules, history: History) -> Game[S]:
    """Replay a history; raise IllegalChoice if the rules do not allow it."""
    return Game.replay(engine, rules, history)


def replay_choices(
    engine: Engine[S],
    rules: Rules,
    choices: Sequence[int | str],
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> Game[S]:
    """Play a game from its seed with the given choices, by id or text."""
    game = Game.start(engine, rules, players, seed, options)
    for choice in choices:
        game.choose(choice)
    return game


def transcript(game: Game[S], player: int | None = None) -> str:
    """Return the settings, the log and the result of a game as a text.

    The transcript of a player omits the seed, which determines all hidden things.
    """
    history = game.history
    seed = f", seed {history.seed}" if player is None else ""
    settings = [f"{game.rules.title}, {history.players} players{seed}"]
    for option, values in zip(game.rules.options, history.options, strict=False):
        kind = game.rules.types[option.type]
        settings.append(f"{option.word}: {', '.join(kind.name(value) for value in values)}")
    return "\n".join([*settings, "", *game.log(player), "", *outcome(game)]) + "\n"


def outcome(game: Game[S]) -> list[str]:
    """Return the lines of a transcript about the end of the game."""
    if not game.over:
        return ["The game goes on."]
    result = game.result
    winners = " and ".join(game.rules.seat(player) for player in result.winners) or "nobody"
    won = f"Won by {winners}"
    if result.together:
        won = ("Won" if result.winners else "Lost") + (" together" if game.players > 1 else "")
    sentences = [f"{won}{f' ({result.ending})' if result.ending else ''}."]
    if game.rules.parts:
        sentences.extend(score_line(game, player) for rank in result.ranking for player in rank)
    return sentences


def score_line(game: Game[S], player: int) -> str:
    """Return the line of a transcript about a player's score."""
    score = game.result.scores[player]
    parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
    return f"{game.rules.seat(player)}: {score.total} ({parts})"

"""The same game again: from a history, or from a seed and the choices somebody wrote down; and what it looked like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import History
from lawspeaker_runtime.rules.rules import Rules


def replay(engine: Engine[S], rules: Rules, history: History) -> Game[S]:
    """Play a history again; raise IllegalChoice where the rules no longer allow it."""
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
    """Return what happened in a game, from settings to result, as a text to compare or to keep.

    That of a player leaves the seed out, which would tell every hidden thing.
    """
    history = game.history
    seed = f", seed {history.seed}" if player is None else ""
    settings = [f"{game.rules.title}, {history.players} players{seed}"]
    for option, values in zip(game.rules.options, history.options, strict=False):
        kind = game.rules.types[option.type]
        settings.append(f"{option.word}: {', '.join(kind.name(value) for value in values)}")
    return "\n".join([*settings, "", *game.log(player), "", *outcome(game)]) + "\n"


def outcome(game: Game[S]) -> list[str]:
    """Say how a game ended."""
    if not game.over:
        return ["The game goes on."]
    result = game.result
    winners = " and ".join(game.rules.seat(player) for player in result.winners) or "nobody"
    sentences = [f"Won by {winners}{f' ({result.ending})' if result.ending else ''}."]
    if game.rules.parts:
        sentences.extend(score_line(game, player) for rank in result.ranking for player in rank)
    return sentences


def score_line(game: Game[S], player: int) -> str:
    """Say what a player's score is made of."""
    score = game.result.scores[player]
    parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
    return f"{game.rules.seat(player)}: {score.total} ({parts})"

"""The result of a game: winners, ranking, and the parts of each score.

result_of(engine, RULES, s)     ->     Result(ending="", winners=(2,), ranking=((2,), (1,)), scores=..., returns=...)
"""

from __future__ import annotations

from dataclasses import dataclass

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points and their parts."""

    total: int
    parts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game. `ranking` lists the players from first to last, those who share a rank together.

    `ending` is the name of the `win` or `lose` that decided, "" if the score decided or nothing did. `returns` is the
    value of the game for each player; index 0 is player 1. `together`: all players won together, or if there are no
    `winners`, lost together.
    """

    ending: str
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: dict[int, Score]
    returns: tuple[float, ...]
    together: bool = False


def result_of(engine: Engine[S], rules: Rules, s: S) -> Result:
    """Return the result of a game that is over."""
    players = range(1, int(s.players) + 1)
    winners = tuple(engine.winners(s))
    returns = tuple(engine.returns(s))
    scores = {player: score_of(rules, engine.score_parts(s, player)) for player in players}
    worth = {player: (player in winners, scores[player].total, returns[player - 1]) for player in players}
    ranks = sorted(set(worth.values()), reverse=True)
    ranking = tuple(tuple(player for player in players if worth[player] == rank) for rank in ranks)
    ending = engine.ending(s)
    name = rules.endings[ending] if ending >= 0 else ""
    return Result(name, winners, ranking, scores, returns, ending in rules.together)


def score_of(rules: Rules, points: list[int]) -> Score:
    """Return a score by the names of its parts; parts with the same name are added."""
    parts: dict[str, int] = {}
    for name, value in zip(rules.parts, points, strict=True):
        parts[name] = parts.get(name, 0) + value
    return Score(sum(points), parts)

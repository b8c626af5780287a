"""How a game ended, for people: who won and by what, everybody's points and what they are made of."""

from __future__ import annotations

from rich.text import Text

from lawspeaker.cli.play.translations import Sayings
from lawspeaker.cli.screen.styles import BOLD, cut, styled
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.result import Result
from lawspeaker_runtime.state.base_state import BaseState


def result_lines(table: Game[BaseState], person: int, says: Sayings, width: int) -> list[Text]:
    """Say how the game ended: the ending, and everybody's rank and points."""
    result = table.result
    ending = says.said.endings[table.rules.endings.index(result.ending)] if result.ending else ""
    said = outcome(table, result, person, says)
    behind = f" ({ending})" if ending else ""
    english = "The game is over: {outcome}{ending}."
    lines = [cut(styled(says.phrase(english, outcome=said, ending=behind), BOLD), width)]
    if not table.rules.parts:
        return lines
    if table.players == 1:
        return [*lines, *solo_lines(result, says)]
    for rank, players in enumerate(result.ranking, 1):
        for player in players:
            score = result.scores[player]
            parts = ", ".join(f"{says.name(name)} {points}" for name, points in score.parts.items())
            lines.append(cut(styled(f"  {rank}. {says.said.seat(player)}: {score.total} ({parts})"), width))
    return lines


def outcome(table: Game[BaseState], result: Result, person: int, says: Sayings) -> str:
    """Say who won."""
    if table.players == 1 and person:
        return says.phrase("you won" if result.winners else "you lost")
    names = " and ".join(says.said.seat(player) for player in result.winners)
    many = len(result.winners) == table.players > 1
    english = "nobody wins" if not names else "a draw between {names}" if many else "{names} won"
    return says.phrase(english, names=names)


def solo_lines(result: Result, says: Sayings) -> list[Text]:
    """Return the points of a solitaire, a line for each part and one for the sum of several."""
    score = result.scores[1]
    wide = max(len(says.name(name)) for name in [*score.parts, says.phrase("total")])
    rows = [(says.name(name), points) for name, points in score.parts.items()]
    if len(rows) > 1:
        rows.append((says.phrase("total"), score.total))
    return [styled(f"  {name:{wide}}  {points:>4}") for name, points in rows]

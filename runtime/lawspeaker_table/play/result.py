"""The result of a game as text: the winners, how the game ended, and every player's points by part."""

from __future__ import annotations

from rich.text import Text

from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.result import Result
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.screen.text_layout import BOLD, cut, styled
from lawspeaker_table.translate.translations import Translator


def result_lines(game: Game[BaseState], human: int, translator: Translator, width: int) -> list[Text]:
    """Return the lines of the result: the winners and the ending, then the rank and points of every player."""
    result = game.result
    ending = translator.translated.endings[game.rules.endings.index(result.ending)] if result.ending else ""
    winners = outcome(game, result, human, translator)
    reason = f" ({ending})" if ending else ""
    english = "The game is over: {outcome}{ending}."
    lines = [cut(styled(translator.phrase(english, outcome=winners, ending=reason), BOLD), width)]
    if not game.rules.parts:
        return lines
    if game.players == 1:
        return [*lines, *solo_lines(result, translator)]
    for rank, players in enumerate(result.ranking, 1):
        for player in players:
            score = result.scores[player]
            parts = ", ".join(f"{translator.part(name)} {points}" for name, points in score.parts.items())
            lines.append(cut(styled(f"  {rank}. {translator.translated.seat(player)}: {score.total} ({parts})"), width))
    return lines


def outcome(game: Game[BaseState], result: Result, human: int, translator: Translator) -> str:
    """Return who won, as a phrase; in a game for one player that cannot be won or lost, the points."""
    if game.players == 1 and game.rules.parts and not game.rules.endings:
        return translator.phrase("the score is {points}", points=str(result.scores[1].total))
    if game.players == 1 and human:
        return translator.phrase("you won" if result.winners else "you lost")
    if result.together and game.players > 1:
        return translator.phrase("the players win together" if result.winners else "the players lose together")
    names = translator.phrase(" and ").join(translator.translated.seat(player) for player in result.winners)
    many = len(result.winners) == game.players > 1
    english = "nobody wins" if not names else "a draw between {names}" if many else "{names} won"
    return translator.phrase(english, names=names)


def solo_lines(result: Result, translator: Translator) -> list[Text]:
    """Return the points of a game for one player: a line for each part, and one for the total of several parts."""
    score = result.scores[1]
    wide = max(len(translator.part(name)) for name in [*score.parts, translator.phrase("total")])
    rows = [(translator.part(name), points) for name, points in score.parts.items()]
    if len(rows) > 1:
        rows.append((translator.phrase("total"), score.total))
    return [styled(f"  {name:{wide}}  {points:>4}") for name, points in rows]

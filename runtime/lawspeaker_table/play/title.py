"""What is printed before the first decision: the game, its seed, the seat of the player, and how to answer."""

from __future__ import annotations

from pathlib import Path

from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.console import counted, echo
from lawspeaker_table.play.play_loop import bold_line
from lawspeaker_table.screen.text_layout import print_lines
from lawspeaker_table.translate.translations import Translator


def title_of(current: Game[BaseState], seed: int | None, human: int, translator: Translator) -> str:
    """Return the title line: the game, the number of players, the seed and the player's seat."""
    phrase = translator.phrase
    who = phrase("you are {who}", who=translator.translated.seat(human)) if human else phrase("bots only")
    count = (
        phrase("players: {count}", count=current.players) if translator.phrases else counted(current.players, "player")
    )
    about = [translator.translated.title, count, *([phrase("seed {number}", number=seed)] if seed is not None else [])]
    return " · ".join(about if current.players == 1 and human else [*about, who])


def print_welcome(title: str, human: int, saved: Path | None, translator: Translator) -> None:
    """Print the title, and how to answer the first decision."""
    print_lines([bold_line(title)])
    if saved is not None:
        echo(f"continuing the game in {saved}, with its own players and settings")
    if human:
        echo(translator.phrase("type the number of an option; `help` lists what else you can type"))

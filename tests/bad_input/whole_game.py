"""A game that has one of everything a designer can name, and what comes of it when the names are strange.

attempt(folder, verb="lambda")    ->    Attempt(codes=[], over=True)       (compiled, imported, played to the end)
attempt(folder, state="you")      ->    Attempt(codes=["L228"], over=False)
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_language.plurals import plural_of
from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.import_folder import import_folder, unload
from lawspeaker_runtime.state.base_state import BaseState

TEMPLATE = (Path(__file__).parent / "whole_game.law").read_text(encoding="utf-8")
WORDS = {
    "option": "length",
    "option_of_player": "handicap",
    "resource": "food",
    "other_resource": "wood",
    "enum": "suit",
    "enum_word": "clubs",
    "kind": "card",
    "field": "rank",
    "changing_field": "damage",
    "steps": "plays",
    "child_kind": "spell",
    "child_field": "school",
    "event": "happened",
    "event_field": "actor",
    "value": "might",
    "bare_value": "size",
    "permission": "build",
    "record": "duel",
    "record_field": "wounds",
    "pile": "deck",
    "pile_of_player": "hand",
    "state": "round",
    "state_of_player": "passed",
    "list_state": "bag",
    "board": "yard",
    "place": "square",
    "piece": "unit",
    "single_piece": "disc",
    "die": "bones",
    "marked_die": "fight",
    "mark": "hit",
    "verb": "march",
    "result_verb": "count_up",
    "parameter": "n",
    "second_parameter": "p",
    "variable": "m",
    "loop_variable": "q",
    "chosen": "c",
    "chosen_many": "cs",
    "given_back": "g",
}
NAMES = {
    "title": "Words",
    "thing": "Two of Swords",
    "label": "bet",
    "may_label": "take it",
    "part": "points",
    "example": "poor at first",
    "module_file": "rules.law",
}
NUMBERS = count(1)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a game: the codes of its mistakes with the messages, or a game played to its end."""

    codes: list[str]
    shown: str
    over: bool
    files: dict[str, str]


def spec(**changed: str) -> str:
    """Return the game with some of its words and names changed."""
    words = {**WORDS, **NAMES, **changed}
    return TEMPLATE.format(**words, plural=plural_of(words["kind"]), places=plural_of(words["place"]))


def attempt(folder: Path, **changed: str) -> Attempt:
    """Compile the game with some words changed; if that works, import it and play it."""
    file = changed.get("module_file", NAMES["module_file"])
    return attempt_text(folder, spec(**changed), file)


def attempt_text(folder: Path, text: str, file: str = "rules.law", games: int = 2) -> Attempt:
    """Compile a text; if that works, import it and play it."""
    package = f"lawspeaker_bad_input_{next(NUMBERS)}"
    compiled = compile_game("words", [Source(file, text)], package=package, draft=True)
    shown = plain(render_all(compiled.facts.found, {file: text}))
    codes = [fact.code for fact in compiled.facts.found]
    if not compiled.files:
        return Attempt(codes, shown, False, {})
    target = folder / package
    target.mkdir(parents=True)
    for name, code in compiled.files.items():
        (target / name).write_text(code, encoding="utf-8")
    import_folder(package, target)
    try:
        over = all(played(package, seed) for seed in range(games))
    finally:
        unload(package)
    return Attempt(codes, shown, over, compiled.files)


def played(package: str, seed: int) -> bool:
    """Play one game at random, look at it from all sides, and tell whether it came to its end."""
    game: Game[BaseState] = sys.modules[package].new(seed=seed)
    play(game, seed=seed, limit=2000)
    for player in range(1, game.players + 1):
        game.view(player)
    return bool(game.over) and not game.engine.check(game.state)

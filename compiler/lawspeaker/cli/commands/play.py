"""`law play`: play a game against bots in the terminal, or watch bots play."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cache.build_spec import ReadSpec
from lawspeaker.cli.complete import complete_example, complete_thing
from lawspeaker.cli.flags import (
    GameName,
    Lang,
    Limit,
    Native,
    Out,
    Players,
    Seed,
    Set,
    Steps,
    With,
    allow_steps,
    from_one,
)
from lawspeaker.cli.new_game import load_game, native_or_stop, open_game, seed_or_random, start_game
from lawspeaker.cli.search_flags import Search, Strength
from lawspeaker.project.rule_errors import rule_errors_in
from lawspeaker_lab.sim.search_seats import search_seats_of
from lawspeaker_language.language import ENGLISH
from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.agents.search import SIMULATIONS, searcher_for
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.console import counted
from lawspeaker_table.play.play_loop import Session, run_session
from lawspeaker_table.play.save_files import load_save, save_before_error
from lawspeaker_table.play.start_positions import give_cards, position_of
from lawspeaker_table.play.title import print_welcome, title_of
from lawspeaker_table.translate.translations import Translator, translator_for, untranslated

Bots = Annotated[bool, typer.Option("--bots", help="Let bots play all seats, and watch.")]
Seat = Annotated[int, typer.Option("--seat", metavar="N", parser=from_one, help="Which player you are, by number.")]
Give = Annotated[
    list[str] | None,
    typer.Option(
        "--give",
        metavar="CARD",
        autocompletion=complete_thing,
        help="Start with this card in your hand; can be repeated.",
    ),
]
From = Annotated[
    str | None,
    typer.Option(
        "--from",
        metavar="EXAMPLE",
        autocompletion=complete_example,
        help="Start in the position of an example of the rules, given by its name.",
    ),
]
Load = Annotated[
    Path | None,
    typer.Option("--load", metavar="FILE", help="Continue a saved game; the file is not changed."),
]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save",
        metavar="FILE",
        help="Save the game to this file at every decision; if the file exists, continue its game.",
    ),
]


def play(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    bots: Bots = False,
    search: Search = None,
    strength: Strength = SIMULATIONS,
    seat: Seat = 1,
    give: Give = None,
    example: From = None,
    load: Load = None,
    save: Save = None,
    lang: Lang = None,
    limit: Limit = MAX_DECISIONS,
    steps: Steps = None,
    extras: With = None,
    out: Out = None,
    native: Native = False,
) -> None:
    """Play a game against bots, or watch bots play."""
    read, loaded = open_game(game, extras, out, with_examples=example is not None)
    allow_steps(steps)
    translator = chosen_translator(read, loaded, lang)
    number = seed_or_random(seed)
    before_verb: BaseState | None = None
    saved = load_save(loaded, save) if save is not None else None
    if saved is not None and (load is not None or example is not None or give):
        raise typer.BadParameter(
            f"{save} contains a game that is continued; leave out --load, --from and --give", param_hint="--save"
        )
    if saved is not None:
        current = saved
    elif load is not None:
        current = load_game(loaded, load)
    elif example is not None:
        current, before_verb = position_of(loaded, example, number)
    else:
        with rule_errors_in(read.spec, lambda: f"the game cannot start with seed {number}"):
            current = start_game(loaded, players, number, settings)
    if not bots and seat > current.players:
        raise typer.BadParameter(
            f"{counted(current.players, 'player')} play, so there is no seat {seat}", param_hint="--seat"
        )
    searching = search_seats_of(search, current.players)
    if give:
        current = give_cards(loaded, current, give, 1 if bots else seat)
    if native:
        current = Game.load(native_or_stop(loaded, game), loaded.rules, current.save())
    human = 0 if bots else seat
    fresh = saved is None and load is None and example is None
    title = title_of(current, number if fresh else None, human, translator)
    print_welcome(title, human, save if saved is not None else None, translator)
    searcher = searcher_for(current.engine, loaded.rules, number, strength)
    session = Session(loaded, human, random.Random(number), translator, title, save, game, searching, searcher, limit)
    session.before_verb = before_verb
    with rule_errors_in(read.spec, lambda: save_before_error(current, save, game)):
        run_session(current, session)


def chosen_translator(read: ReadSpec, loaded: Loaded, lang: str | None) -> Translator:
    """Return the translator for the language given with `--lang`."""
    if lang is None or lang == ENGLISH:
        return untranslated(loaded.rules, read.spec.languages.get(ENGLISH))
    if lang not in read.spec.languages:
        known = ", ".join(sorted({ENGLISH, *read.spec.languages}))
        raise typer.BadParameter(f"there is no names.{lang}.yaml (languages: {known})", param_hint="--lang")
    return translator_for(loaded.rules, lang, read.spec.languages[lang])

"""Play or serve a game whose package is installed; no compiler is needed.

python -m lawspeaker_table serve lawspeaker_games.my_game
python -m lawspeaker_games_crows.table play             a package of `law bundle` plays its own game
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from lawspeaker_language.language import ENGLISH
from lawspeaker_runtime.agents.search import Strength, searcher_for
from lawspeaker_runtime.errors import BadOption, RuleError
from lawspeaker_runtime.game.loaded import Loaded, loaded_game
from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_system.console import echo
from lawspeaker_system.failure import Failure, fail
from lawspeaker_table.play.play_loop import Session, run_session
from lawspeaker_table.play.title import print_welcome, title_of
from lawspeaker_table.translate.bundled_texts import BundledTexts, texts_beside
from lawspeaker_table.translate.translations import Translator, translator_for, untranslated

OWN = (__package__ or "").rpartition(".")[0]
"""The package that this one is a part of: in a bundle, the game."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command line; print what cannot be done in one line."""
    given = parser().parse_args(arguments)
    try:
        loaded, texts = open_package(given.package)
        if given.what == "serve":
            serve(loaded, texts, given.host, given.port, given.db, given.table)
        else:
            play(loaded, texts, given.players, given.seed, 0 if given.bots else given.seat, given.lang)
    except (Failure, RuleError, BadOption) as error:
        echo(str(error), error=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(f"python -m {__package__}", description="Play a game, or serve it to browsers.")
    parser.add_argument("what", choices=("play", "serve"))
    parser.add_argument(
        "package", nargs="?" if OWN else None, default=OWN, help="for instance lawspeaker_games.my_game"
    )
    parser.add_argument("--players", type=int, help="play: the number of players")
    parser.add_argument("--seed", type=int, help="play: the same seed gives the same game")
    parser.add_argument("--seat", type=int, default=1, help="play: which player you are")
    parser.add_argument("--bots", action="store_true", help="play: let bots play all seats")
    parser.add_argument("--lang", default=ENGLISH, help="play: the language")
    parser.add_argument("--host", default="127.0.0.1", help="serve: the address to listen on")
    parser.add_argument("--port", type=int, default=8000, help="serve: the port; 0 takes a free one")
    parser.add_argument("--db", type=Path, default=Path("tables.db"), help="serve: the file in which tables are kept")
    parser.add_argument("--table", action="store_true", help="serve: create a table against bots, and print its link")
    return parser


def open_package(name: str) -> tuple[Loaded, BundledTexts]:
    """Return the game of a package with its texts; end the command if there is no such package."""
    try:
        loaded = loaded_game(name)
    except ModuleNotFoundError as missing:
        fail(f"{name} cannot be imported: there is no module {missing.name}")
    texts = texts_beside(str(loaded.tables.__file__))
    return (replace(loaded, rules=replace(loaded.rules, title=texts.title)) if texts.title else loaded), texts


def serve(loaded: Loaded, texts: BundledTexts, host: str, port: int, db: Path, new_table: bool) -> None:
    """Serve the game until the process is stopped."""
    try:
        from lawspeaker_table.serve.catalogue import offer_of
        from lawspeaker_table.serve.listen import listen, serve_hub
        from lawspeaker_table.serve.running import hub_of
    except ImportError as missing:
        fail(f"to serve needs {missing.name}: pip install '{(OWN or 'lawspeaker').replace('_', '-')}[serve]'")
    listening = listen(host, port)
    hub = hub_of([offer_of(loaded, texts.languages)], db, host, 10_000)
    serve_hub(hub, listening, host, db, new_table)


def play(loaded: Loaded, texts: BundledTexts, players: int | None, seed: int | None, seat: int, language: str) -> None:
    """Play the game in the terminal against bots; without a seat, watch them."""
    number = seed if seed is not None else secrets.randbits(SEED_BITS)
    translator = translator_of(loaded, texts, language)
    game = loaded.package.new(players=players, seed=number)
    if seat > game.players:
        fail(f"there is no seat {seat}")
    title = title_of(game, number, seat, translator)
    print_welcome(title, seat, None, translator)
    searcher = searcher_for(game.engine, loaded.rules, number, Strength.EASY.value)
    run_session(game, Session(loaded, seat, random.Random(number), translator, title, searcher=searcher))


def translator_of(loaded: Loaded, texts: BundledTexts, language: str) -> Translator:
    """Return the translator for a language; end the command if the game has none for it."""
    if language == ENGLISH:
        return untranslated(loaded.rules, texts.languages.get(ENGLISH))
    if language not in texts.languages:
        fail(f"the game has no texts in `{language}`: {', '.join(sorted({ENGLISH, *texts.languages}))}")
    return translator_for(loaded.rules, language, texts.languages[language])

"""Shell completion: the games, cards, examples, options, languages and codes that start with the typed text."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import typer

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.project.find_games import shipped_games
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.words.declared import chunks_of, declared_words
from lawspeaker_system.safe_text import HARMFUL_NAME


def complete_game(incomplete: str) -> list[str]:
    """Return the shipped games, folders and `.law` files that start with the typed text."""
    return starting_with([*shipped_games(), *matching_paths(incomplete)], incomplete)


def matching_paths(incomplete: str) -> Iterator[str]:
    """Yield the folders of games and the `.law` files in the folder that is being typed, and its subfolders."""
    above, _, _ = incomplete.rpartition("/")
    folder = Path(above or ("/" if incomplete.startswith("/") else ".")).expanduser()
    try:
        for path in sorted(folder.iterdir()):
            name = f"{above}/{path.name}" if "/" in incomplete else path.name
            if (path / "game.yaml").is_file() or path.suffix == ".law":
                yield name
            elif "/" in incomplete and path.is_dir() and not path.name.startswith("."):
                yield f"{name}/"
    except OSError:
        return


def complete_thing(context: typer.Context, incomplete: str) -> list[str]:
    """Return the names of the cards and other things of the game on the command line."""
    things = (decl.name for decl in declarations(context) if isinstance(decl, t.ThingDecl))
    return starting_with(things, incomplete)


def complete_word(context: typer.Context, incomplete: str) -> list[str]:
    """Return the words that the game on the command line declares."""
    spec = read_spec(game_of(context), [], Reading())
    sources = spec.sources if spec is not None else ()
    words = declared_words([chunk for source in sources for chunk in chunks_of(source)])
    return starting_with((word.word for word in words), incomplete)


def complete_example(context: typer.Context, incomplete: str) -> list[str]:
    """Return the names of the examples of the game on the command line."""
    return starting_with((d.name for d in declarations(context) if isinstance(d, t.ExampleDecl)), incomplete)


def complete_setting(context: typer.Context, incomplete: str) -> list[str]:
    """Return the options of the game on the command line, each with an equals sign."""
    return starting_with((f"{d.word}=" for d in declarations(context) if isinstance(d, t.OptionDecl)), incomplete)


def complete_language(context: typer.Context, incomplete: str) -> list[str]:
    """Return the languages of the game on the command line."""
    spec = read_spec(game_of(context), [], Reading())
    return starting_with(["en", *(spec.languages if spec is not None else ())], incomplete)


def complete_code(incomplete: str) -> list[str]:
    """Return the codes of messages that start with the typed text."""
    from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE

    return starting_with((entry.code for entry in CATALOGUE), incomplete)


def game_of(context: typer.Context) -> str:
    """Return the game on the command line.

    While the value of an option is being typed, Typer has not parsed the arguments, so use the words of the shell.
    """
    words = (os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or "").split()
    typed = words[2] if len(words) > 2 else ""
    return str(context.params.get("game") or typed)


def declarations(context: typer.Context) -> Iterator[t.Decl]:
    """Yield the declarations of the game on the command line that can be parsed."""
    spec = read_spec(game_of(context), [], Reading())
    for source in spec.sources if spec is not None else ():
        yield from parse(source, Facts()).decls


def starting_with(words: Iterable[str], incomplete: str) -> list[str]:
    """Return the distinct words with this prefix in any case, without those that contain control characters.

    >>> starting_with(["Spark", "Ember", "Spark", "sp\\x1b"], "sp")
    ['Spark']
    """
    wanted = incomplete.casefold()
    found = (word for word in words if word.casefold().startswith(wanted))
    return list(dict.fromkeys(word for word in found if HARMFUL_NAME.search(word) is None))

"""What a shell offers when Tab is pressed: games, cards, examples, options and codes that begin as what was typed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import typer

from lawspeaker.diagnostics.safe_text import HARMFUL_NAME
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.project.find_games import shipped_games
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec


def complete_game(incomplete: str) -> list[str]:
    """Return shipped games, and the folders of games, that begin so."""
    return beginning([*shipped_games(), *folders_beginning(incomplete)], incomplete)


def folders_beginning(incomplete: str) -> Iterator[str]:
    """Yield folders whose path begins so, if they are games or hold folders; and `.law` files."""
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
    """Return the names of the cards and other things of the game that is typed before."""
    things = (decl.name for decl in declarations(context) if isinstance(decl, t.ThingDecl))
    return beginning(things, incomplete)


def complete_example(context: typer.Context, incomplete: str) -> list[str]:
    """Return the names of the examples of the game that is typed before."""
    return beginning((d.name for d in declarations(context) if isinstance(d, t.ExampleDecl)), incomplete)


def complete_setting(context: typer.Context, incomplete: str) -> list[str]:
    """Return the options of the game that is typed before, each with its sign."""
    return beginning((f"{d.word}=" for d in declarations(context) if isinstance(d, t.OptionDecl)), incomplete)


def complete_language(context: typer.Context, incomplete: str) -> list[str]:
    """Return the languages into which the game that is typed before is translated."""
    spec = read_spec(game_of(context), [], Reading())
    return beginning(["en", *(spec.languages if spec is not None else ())], incomplete)


def complete_code(incomplete: str) -> list[str]:
    """Return the codes of messages."""
    from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE

    return beginning((entry.code for entry in CATALOGUE), incomplete)


def game_of(context: typer.Context) -> str:
    """Return the game of a command line.

    Behind an option that still lacks its value the flag library has not read it, so the words themselves are looked at.
    """
    words = (os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or "").split()
    typed = words[2] if len(words) > 2 else ""
    return str(context.params.get("game") or typed)


def declarations(context: typer.Context) -> Iterator[t.Decl]:
    """Yield the declarations of the game of a command line, as far as they can be read."""
    spec = read_spec(game_of(context), [], Reading())
    for source in spec.sources if spec is not None else ():
        yield from parse(source, Facts()).decls


def beginning(words: Iterable[str], incomplete: str) -> list[str]:
    """Return the words that begin so, whatever their capitals, each once; none that a terminal would obey.

    >>> beginning(["Spark", "Ember", "Spark", "sp\\x1b"], "sp")
    ['Spark']
    """
    wanted = incomplete.casefold()
    found = (word for word in words if word.casefold().startswith(wanted))
    return list(dict.fromkeys(word for word in found if HARMFUL_NAME.search(word) is None))

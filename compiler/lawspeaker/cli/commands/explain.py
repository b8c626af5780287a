"""`law explain`: explain the code of a message, with an example that produces it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from lawspeaker.cli.commands.check_games import check_one
from lawspeaker.cli.complete import complete_code
from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE, entry_of
from lawspeaker.diagnostics.catalogue.entry import HEADING, Entry, example_files
from lawspeaker.diagnostics.explain import explanation
from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.facts import Fact
from lawspeaker.project.read_files import Reading
from lawspeaker.source import Source
from lawspeaker_language.spelling import nearest
from lawspeaker_system.console import echo

Code = Annotated[
    str | None,
    typer.Argument(
        metavar="CODE", autocompletion=complete_code, help="A code such as L101; by default, all codes are listed."
    ),
]


def explain(code: Code = None) -> None:
    """Explain a message by its code."""
    if code is None:
        for entry in sorted(CATALOGUE, key=lambda entry: entry.code):
            echo(f"{entry.code}  {entry.title}")
        return
    found = entry_of(code.strip("[]` "))
    if found is None:
        near = nearest(code.upper(), [entry.code for entry in CATALOGUE])
        hint = f"did you mean {near}? " if near else ""
        echo(f"there is no message with the code `{code}`; {hint}`law explain` lists all codes", error=True)
        raise typer.Exit(2)
    echo(explanation(found, message_of(found)))


def message_of(entry: Entry) -> str:
    """Return the message that the bad example of an entry produces; empty if the example is a command."""
    if entry.bad.startswith("law "):
        return ""
    reading = facts_of(entry.bad, Reading())
    return plain(render_all([fact for fact in reading.facts.found if fact.code == entry.code], reading.texts))


def facts_of(example: str, reading: Reading) -> Reading:
    """Check an example: as a folder if it names its files, otherwise as rules only."""
    return facts_of_folder(example, reading) if HEADING in example else facts_of_rules(example, reading)


def facts_of_rules(example: str, reading: Reading) -> Reading:
    """Check an example that consists of rules only."""
    from lawspeaker.pipeline import check_game

    sources = [Source(name, text) for name, text in example_files(example).items()]
    reading.texts |= {source.name: source.text for source in sources}
    reading.facts.found.extend(check_game(sources).facts.found)
    return reading


def facts_of_folder(example: str, reading: Reading) -> Reading:
    """Check an example with several files in a temporary folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "pebbles")
        folder.mkdir()
        for file, text in example_files(example).items():
            (folder / file).write_text(text, encoding="utf-8")
        check_one(str(folder), [], reading)
    return without_folder(reading, f"{folder.as_posix()}/")


def without_folder(reading: Reading, folder: str) -> Reading:
    """Return the texts and facts with file names relative to the folder."""
    bare = Reading(texts={name.removeprefix(folder): text for name, text in reading.texts.items()})
    for fact in reading.facts.found:
        span = replace(fact.span, file=fact.span.file.removeprefix(folder))
        related = tuple((replace(at, file=at.file.removeprefix(folder)), label) for at, label in fact.related)
        words = {
            key: word.replace(folder, "").replace(folder.rstrip("/"), "pebbles") for key, word in fact.words.items()
        }
        bare.facts.found.append(Fact(fact.code, span, words, related))
    return bare

"""From the name of a game to a spec that compiles, or to messages and a stop."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from lawspeaker.command.citations import check_citations
from lawspeaker.command.files import Reading, shown_name, whole
from lawspeaker.command.library import read_spec
from lawspeaker.command.packages import Place, is_fresh, place_of, write_package
from lawspeaker.command.show import say, say_facts
from lawspeaker.facts import Fact
from lawspeaker.library import Spec

if TYPE_CHECKING:
    from lawspeaker.pipeline import Compiled


@dataclass(frozen=True, slots=True)
class Read:
    """A spec that could be read, and what was read on the way."""

    spec: Spec
    reading: Reading


def read_or_stop(game: str, extras: list[str] | None) -> Read:
    """Return the spec of a game; print the messages and stop if it cannot be read."""
    reading = Reading()
    spec = read_spec(game, extras or [], reading)
    if spec is None:
        stop(reading.facts.found, reading)
    return Read(spec, reading)


def stop(facts: list[Fact], reading: Reading) -> NoReturn:
    """Print messages and leave the command."""
    say_facts(facts, reading.texts, error=True)
    raise typer.Exit(1)


def compile_read(read: Read, place: Place) -> Compiled:
    """Compile a spec into the package of a place; the facts of its files come before those of its rules."""
    from lawspeaker.emit.format import FormatterError
    from lawspeaker.pipeline import compile_game

    spec = read.spec
    check_citations(spec, read.reading.facts)
    try:
        compiled = compile_game(spec.name, list(spec.sources), spec.languages, place.name)
    except FormatterError as error:
        say(str(error), error=True)
        raise typer.Exit(1) from error
    compiled.facts.found[:0] = read.reading.facts.found
    return compiled


def compile_or_stop(read: Read, place: Place) -> Compiled:
    """Compile a spec; print the messages and stop if it has mistakes."""
    compiled = compile_read(read, place)
    if compiled.facts.errors():
        stop(compiled.facts.found, read.reading)
    return compiled


def built(game: str, extras: list[str] | None, out: Path | None = None) -> tuple[Read, Place]:
    """Return a game whose engine on disk is fresh, building it if it is not; stop if it does not compile."""
    read = read_or_stop(game, extras)
    place = place_of(read.spec, out)
    if not is_fresh(read.spec, place):
        write_or_stop(read, place, compile_or_stop(read, place))
    elif read.reading.facts.errors():
        stop(read.reading.facts.found, read.reading)
    return read, place


def write_or_stop(read: Read, place: Place, compiled: Compiled) -> bool:
    """Write a compiled game; tell whether anything changed; stop with a message if the disk does not allow it."""
    try:
        return write_package(read.spec, place, compiled.files)
    except OSError as error:
        problem = (error.strerror or "unknown reason").lower()
        read.reading.facts.add("L021", whole(""), folder=shown_name(place.folder), problem=problem)
        stop(read.reading.facts.found, read.reading)

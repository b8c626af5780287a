"""From the name of a game to a spec that compiles, or to messages and a stop."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from msgspec import Struct

from lawspeaker.cache.cache_dir import UnsafeCache, cache_folder, private_cache
from lawspeaker.cache.packages import (
    BuildTarget,
    Location,
    cache_target,
    is_fresh,
    output_target,
    package_files,
    target_of,
    write_package,
)
from lawspeaker.cli.failure import Failure
from lawspeaker.facts import Fact
from lawspeaker.project.citations import check_citations
from lawspeaker.project.read_files import Reading, shown_name, start_of
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec

if TYPE_CHECKING:
    from lawspeaker.pipeline import Compiled


class Read(Struct, frozen=True):
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
    """Leave the command with messages."""
    raise Failure(facts=facts, texts=reading.texts)


def compile_read(read: Read, target: BuildTarget) -> Compiled:
    """Compile a spec into the package of a target; the facts of its files come before those of its rules."""
    from lawspeaker.emit.format import FormatterError
    from lawspeaker.pipeline import compile_game

    spec = read.spec
    check_citations(spec, read.reading.facts)
    try:
        compiled = compile_game(
            spec.name, list(spec.sources), spec.languages, target.name, with_examples=target.with_examples
        )
    except FormatterError as error:
        raise Failure(str(error)) from error
    compiled.facts.found[:0] = read.reading.facts.found
    return compiled


def compile_or_stop(read: Read, target: BuildTarget) -> Compiled:
    """Compile a spec; print the messages and stop if it has mistakes."""
    compiled = compile_read(read, target)
    if compiled.facts.errors():
        stop(compiled.facts.found, read.reading)
    return compiled


def built(
    game: str, extras: list[str] | None, out: Path | None = None, with_examples: bool = False
) -> tuple[Read, BuildTarget]:
    """Return a game whose engine on disk is fresh, building it if it is not; stop if it does not compile.

    With `out` the package is package_files there too; it is still imported from the cache. So are examples.
    """
    read = read_or_stop(game, extras)
    if out is not None:
        engine = cache_target(read.spec)
        make_fresh(read, engine)
        write_or_stop(read, output_target(read.spec, out), package_files(engine.folder))
    cached = out is not None or with_examples
    target = cache_target(read.spec, with_examples) if cached else target_of(read.spec)
    make_fresh(read, target)
    return read, target


def make_fresh(read: Read, target: BuildTarget) -> None:
    """Build the package of a target unless it is what the compiler would write now."""
    check_cache(read, target)
    if not is_fresh(read.spec, target):
        write_or_stop(read, target, compile_or_stop(read, target).files)
    elif read.reading.facts.errors():
        stop(read.reading.facts.found, read.reading)


def check_cache(read: Read, target: BuildTarget) -> None:
    """Stop with a message if an engine would be imported from a cache that others can write to."""
    if target.location is not Location.CACHE:
        return
    try:
        private_cache()
    except UnsafeCache as unsafe:
        read.reading.facts.add("L450", start_of(""), folder=shown_name(cache_folder()), problem=str(unsafe.strerror))
        stop(read.reading.facts.found, read.reading)


def write_or_stop(read: Read, target: BuildTarget, files: dict[str, str]) -> bool:
    """Write a compiled game; tell whether anything changed; stop with a message if the disk does not allow it."""
    try:
        return write_package(read.spec, target, files)
    except OSError as error:
        problem = (error.strerror or "unknown reason").lower()
        code = "L450" if target.location is Location.CACHE else "L021"
        folder = cache_folder() if target.location is Location.CACHE else target.folder
        read.reading.facts.add(code, start_of(""), folder=shown_name(folder), problem=problem)
        stop(read.reading.facts.found, read.reading)

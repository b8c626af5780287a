"""Read, compile and build the game that a command names; if it has errors, print them and end the command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from msgspec import Struct

from lawspeaker.cache.build_progress import Stage, report
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
from lawspeaker.facts import Fact
from lawspeaker.project.citations import check_citations
from lawspeaker.project.failure import SpecFailure
from lawspeaker.project.read_files import Reading, shown_name, start_of
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec
from lawspeaker_system.failure import Failure

if TYPE_CHECKING:
    from lawspeaker.pipeline import Compiled


class ReadSpec(Struct, frozen=True):
    """A spec, and the files and facts from reading it."""

    spec: Spec
    reading: Reading


def read_or_stop(game: str, extras: list[str] | None) -> ReadSpec:
    """Return the spec of a game; end the command with messages if it cannot be read."""
    reading = Reading()
    spec = read_spec(game, extras or [], reading)
    if spec is None:
        stop(reading.facts.found, reading)
    return ReadSpec(spec, reading)


def stop(facts: list[Fact], reading: Reading) -> NoReturn:
    """End the command with messages."""
    raise SpecFailure(facts, reading.texts)


def compile_read(read: ReadSpec, target: BuildTarget) -> Compiled:
    """Compile a spec for a build target; the facts about its files come before those about its rules."""
    from lawspeaker.cache.tree_cache import parse_cached
    from lawspeaker.emit.format_python import FormatterError
    from lawspeaker.pipeline import compile_game

    spec = read.spec
    check_citations(spec, read.reading.facts)
    try:
        compiled = compile_game(
            spec.name, list(spec.sources), spec.languages, target.name, target.with_examples, parse_cached
        )
    except FormatterError as error:
        raise Failure(str(error)) from error
    compiled.facts.found[:0] = read.reading.facts.found
    return compiled


def compile_or_stop(read: ReadSpec, target: BuildTarget) -> Compiled:
    """Compile a spec; end the command with messages if it has errors."""
    compiled = compile_read(read, target)
    if compiled.facts.errors():
        stop(compiled.facts.found, read.reading)
    return compiled


def build_game(
    game: str, extras: list[str] | None, out: Path | None = None, with_examples: bool = False
) -> tuple[ReadSpec, BuildTarget]:
    """Return a game and the target of its engine, building it if it is stale; end the command if it has errors.

    With `out`, the package is also written to that folder. It is still imported from the cache, and so are examples.
    """
    read = read_or_stop(game, extras)
    if out is not None:
        engine = cache_target(read.spec)
        build_if_stale(read, engine)
        write_or_stop(read, output_target(read.spec, out), package_files(engine.folder))
    cached = out is not None or with_examples
    target = cache_target(read.spec, with_examples) if cached else target_of(read.spec)
    build_if_stale(read, target)
    return read, target


def build_if_stale(read: ReadSpec, target: BuildTarget) -> None:
    """Build the package of a target unless it is up to date."""
    require_private_cache(read, target)
    if not is_fresh(read.spec, target):
        report(Stage.WRITE)
        write_or_stop(read, target, compile_or_stop(read, target).files)
    elif read.reading.facts.errors():
        stop(read.reading.facts.found, read.reading)


def require_private_cache(read: ReadSpec, target: BuildTarget) -> None:
    """End the command with a message if the target is in a cache to which other users can write."""
    if target.location is not Location.CACHE:
        return
    try:
        private_cache()
    except UnsafeCache as unsafe:
        read.reading.facts.add("L450", start_of(""), folder=shown_name(cache_folder()), problem=str(unsafe.strerror))
        stop(read.reading.facts.found, read.reading)


def write_or_stop(read: ReadSpec, target: BuildTarget, files: dict[str, str]) -> bool:
    """Write a compiled game and return whether anything changed; end the command if it cannot be written."""
    try:
        return write_package(read.spec, target, files)
    except OSError as error:
        problem = (error.strerror or "unknown reason").lower()
        code = "L450" if target.location is Location.CACHE else "L021"
        folder = cache_folder() if target.location is Location.CACHE else target.folder
        read.reading.facts.add(code, start_of(""), folder=shown_name(folder), problem=problem)
        stop(read.reading.facts.found, read.reading)

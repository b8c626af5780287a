"""Examples of a base game that fail with an expansion: whether they pass without it.

failed: two cards each
…
help: this is an example of market; it passes without fair, so it fails because of what fair adds
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.cache.build_spec import ReadSpec, build_if_stale
from lawspeaker.cache.load_package import load
from lawspeaker.cache.packages import cache_target
from lawspeaker.coverage.run_examples import Outcome, outcomes
from lawspeaker.diagnostics.render import Line, Piece
from lawspeaker.project.read_files import Reading
from lawspeaker.project.spec import Spec
from lawspeaker.source import folder_of
from lawspeaker_system.failure import Failure


def base_help(spec: Spec, wrong: list[Outcome]) -> dict[str, Line]:
    """Return a help line for each failed example of the game that a spec extends, by the name of the example."""
    base = base_of(spec) if wrong else None
    if base is None:
        return {}
    try:
        alone = {one.name: not one.wrong for one in base_outcomes(base)}
    except Failure:  # the base game has errors without the expansion
        return {}
    added = spec.chain[-1]
    return {one.name: help_line(base.name, added, alone[one.name]) for one in wrong if one.name in alone}


def base_of(spec: Spec) -> Spec | None:
    """Return the spec without the folder that was read last; None if it has only one."""
    last = folder_of(spec.sources[-1].name)
    sources = tuple(source for source in spec.sources if folder_of(source.name) != last)
    if not sources or len(spec.chain) < 2:
        return None
    return replace(spec, name=spec.chain[-2], sources=sources, languages={}, chain=spec.chain[:-1])


def base_outcomes(base: Spec) -> list[Outcome]:
    """Build a base game and run its examples."""
    target = cache_target(base, with_examples=True)
    build_if_stale(ReadSpec(base, Reading()), target)
    return outcomes(load(target))


def help_line(base: str, added: str, passes: bool) -> Line:
    """Return the help about a failed example of a base game."""
    what = f"it passes without {added}, so it fails because of what {added} adds"
    return (
        Piece("help", "help"),
        Piece(f": this is an example of {base}; "),
        Piece(what if passes else f"it fails without {added}, too"),
    )

"""Check games and print the messages: `law check` without its flags, so that it runs without importing Typer."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.cli.output import echo_facts
from lawspeaker.facts import Facts
from lawspeaker.project.citations import check_citations
from lawspeaker.project.failure import SpecFailure
from lawspeaker.project.find_games import games_below, is_spec_of_tests
from lawspeaker.project.read_files import Reading, start_of
from lawspeaker.project.read_spec import read_spec
from lawspeaker_system.console import counted, echo


def selected_games(games: list[str] | None, facts: Facts) -> list[str]:
    """Return the games that were named, else all in and below the current folder; add a fact if there are none.

    In a checkout those below are the shipped games, without the specs of its tests unless the command runs among them.
    """
    if games:
        return games
    below = games_below(Path())
    if not is_spec_of_tests(Path()):
        below = [path for path in below if not is_spec_of_tests(path)]
    if not below:
        facts.add("L454", start_of(""))
    return [str(path) for path in below]


def games_or_stop(games: list[str] | None) -> list[str]:
    """Return the games that were named, else all in and below the current folder; end the command if there are none."""
    facts = Facts()
    chosen = selected_games(games, facts)
    if facts.found:
        raise SpecFailure(facts.found)
    return chosen


def check_games(games: list[str] | None, extras: list[str], json: bool) -> bool:
    """Check games and print the messages; return whether there are no errors."""
    everything = Facts()
    texts: dict[str, str] = {}
    names: list[str] = []
    for game in selected_games(games, everything):
        reading = Reading()
        names.append(check_one(game, extras, reading))
        everything.found.extend(fact for fact in reading.facts.found if fact not in everything.found)
        texts |= reading.texts
    if json:
        from lawspeaker.diagnostics.as_json import as_json

        echo(as_json(everything.found, texts))
    elif everything.found:
        echo_facts(everything.found, texts)
    else:
        listed = ", ".join(names) if len(names) < 4 else counted(len(names), "game")
        echo(f"{listed}: no mistakes found")
    return not everything.errors()


def check_one(game: str, extras: list[str], reading: Reading) -> str:
    """Read and check one game and return its name; add the facts to `reading`."""
    from lawspeaker.cache.check_cache import open_check_cache
    from lawspeaker.pipeline import check_incrementally

    reading.cache = cache = open_check_cache(game, extras)
    spec = read_spec(game, extras, reading)
    if spec is not None:
        check_citations(spec, reading.facts, cache)
        reading.facts.found.extend(check_incrementally(list(spec.sources), spec.languages, cache).found)
    cache.save(drop_unused=not reading.facts.errors())
    return spec.name if spec is not None else game

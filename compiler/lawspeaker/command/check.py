"""`law check`: every mistake of a spec at once; builds nothing."""

from __future__ import annotations

import typer

from lawspeaker.command.citations import check_citations
from lawspeaker.command.files import Reading
from lawspeaker.command.flags import Games, Json, With
from lawspeaker.command.library import read_spec
from lawspeaker.command.show import counted, say, say_facts
from lawspeaker.command.specs import games_meant
from lawspeaker.facts import Facts


def check(games: Games = None, extras: With = None, json: Json = False) -> None:
    """Find every mistake in a game's rules."""
    everything = Facts()
    texts: dict[str, str] = {}
    names = games_meant(games)
    for game in names:
        reading = Reading()
        check_one(game, extras or [], reading)
        everything.found.extend(fact for fact in reading.facts.found if fact not in everything.found)
        texts |= reading.texts
    if json:
        from lawspeaker.report.as_json import as_json

        say(as_json(everything.found))
    else:
        say_facts(everything.found, texts)
        if not everything.found:
            say(
                f"{', '.join(names)}: no mistakes found"
                if len(names) < 4
                else f"{counted(len(names), 'game')}: no mistakes found"
            )
    if everything.errors():
        raise typer.Exit(1)


def check_one(game: str, extras: list[str], reading: Reading) -> None:
    """Read and check one game; what is found is in `reading`."""
    spec = read_spec(game, extras, reading)
    if spec is None:
        return
    from lawspeaker.pipeline import check_game

    check_citations(spec, reading.facts)
    reading.facts.found.extend(check_game(list(spec.sources)).found)

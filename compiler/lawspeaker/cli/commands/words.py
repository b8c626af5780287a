"""`law words`: list the words that a game declares, for those who write expansions of it."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_word
from lawspeaker.cli.flags import GameName, Json, Seed, With, from_one
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.output import echo_json
from lawspeaker.design.costs import cost_lines, costs_of, play_sample
from lawspeaker.project.failure import SpecFailure
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.words.declared import chunks_of, declared_words
from lawspeaker.words.listing import groups, matches, row_of
from lawspeaker.words.users import Index
from lawspeaker_language.spelling import hint_of
from lawspeaker_system.console import echo
from lawspeaker_system.failure import fail

Pattern = Annotated[
    str | None,
    typer.Argument(
        metavar="PATTERN",
        autocompletion=complete_word,
        help="Only words that contain this, in their name, signature or text; `*` and `?` stand for any letters.",
    ),
]


Costs = Annotated[bool, typer.Option("--costs", help="How values are kept, and their share of the time of games.")]
SampleGames = Annotated[int, typer.Option("--games", metavar="N", parser=from_one, help="How many --costs plays.")]


def words(
    game: GameName,
    pattern: Pattern = None,
    extras: With = None,
    json: Json = False,
    shows_costs: Costs = False,
    games: SampleGames = 5,
    seed: Seed = None,
) -> None:
    """List the words a game offers to its expansions: how they are written, what they mean, where and who uses them."""
    if shows_costs:
        read, loaded = open_game(game, extras, silent=json)
        sample = play_sample(loaded.engine, loaded.rules, games, seed or 0)
        costs = [cost for cost in costs_of(read.spec, sample) if pattern is None or cost.matches(pattern)]
        if not costs and pattern is not None:
            fail(f"no value, permission or trial of {read.spec.title} matches `{pattern}`")
        if json:
            echo_json([cost.row() for cost in costs])
        else:
            echo("\n".join(cost_lines(costs, sample)))
        return
    reading = Reading()
    spec = read_spec(game, extras or [], reading)
    if spec is None:
        raise SpecFailure(reading.facts.found, reading.texts)
    chunks = [chunk for source in spec.sources for chunk in chunks_of(source)]
    known = declared_words(chunks)
    found = [word for word in known if pattern is None or matches(word, pattern)]
    if not found:
        names = list(dict.fromkeys(word.word for word in known))
        fail(f"no word of {spec.title} matches `{pattern}`; {hint_of(pattern or '', names, 'words')}")
    index = Index(chunks)
    if json:
        echo_json([row_of(word, index) for word in found])
        return
    echo("\n\n".join("\n".join(group) for group in groups(found, index)))

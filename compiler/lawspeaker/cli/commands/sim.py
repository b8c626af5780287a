"""`law sim`: play many games with bots and report statistics."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_thing
from lawspeaker.cli.flags import (
    GameName,
    Json,
    Limit,
    Native,
    Out,
    Players,
    Seed,
    Set,
    Steps,
    With,
    allow_steps,
    from_one,
)
from lawspeaker.cli.new_game import bad_option_failure, open_game, settings_of
from lawspeaker.cli.output import echo_json, in_colour
from lawspeaker.cli.search_flags import Search, Strength
from lawspeaker.project.rule_errors import frame_of, how_to_repeat, line_span, rule_errors_in
from lawspeaker.project.spec import Spec
from lawspeaker_lab.results.as_data import as_data
from lawspeaker_lab.results.as_lines import as_lines
from lawspeaker_lab.results.figures import Wishes
from lawspeaker_lab.results.marks import own_things
from lawspeaker_lab.results.one_card import find_card
from lawspeaker_lab.results.sample import Sample
from lawspeaker_lab.sim.games import Plan, cores
from lawspeaker_lab.sim.run_job import run_job
from lawspeaker_lab.sim.search_seats import search_seats_of
from lawspeaker_lab.sim.where import ClusterName, Where
from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.agents.search import SIMULATIONS
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_system.console import counted, echo

HowMany = Annotated[int, typer.Option("--games", "-n", metavar="N", parser=from_one, help="The number of games.")]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        parser=from_one,
        help="The number of processes that play; by default one for each core.",
    ),
]
To = Annotated[
    Path | None,
    typer.Option(
        "--to",
        metavar="FILE",
        help="Also write a row for each game to a .csv or .parquet file; the same command again continues it.",
    ),
]
CardName = Annotated[
    str | None,
    typer.Option("--card", metavar="NAME", autocompletion=complete_thing, help="Report on one card or other thing."),
]
FixedSeats = Annotated[
    bool,
    typer.Option(
        "--fixed-seats", help="Leave the options of --set at their seats; else they go round from game to game."
    ),
]
Cluster = Annotated[
    ClusterName | None,
    typer.Option("--on", help="Play on a cluster: the Ray cluster of this machine, or of RAY_ADDRESS."),
]


def sim(
    game: GameName,
    games: HowMany = 100,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    search: Search = None,
    strength: Strength = SIMULATIONS,
    workers: Workers = None,
    to: To = None,
    card: CardName = None,
    fixed_seats: FixedSeats = False,
    on: Cluster = None,
    limit: Limit = MAX_DECISIONS,
    steps: Steps = None,
    extras: With = None,
    out: Out = None,
    native: Native = False,
    json: Json = False,
) -> None:
    """Play many games with bots, at random or by search, and report statistics."""
    read, loaded = open_game(game, extras, out, native, silent=json)
    allow_steps(steps)
    first = seed if seed is not None else 1
    try:
        count = read_players(loaded.rules, players)
        wanted = settings_of(settings)
        read_options(loaded.rules, count, first, wanted)
    except BadOption as error:
        raise bad_option_failure(error) from None
    sample = Sample(count)
    key = None if card is None else find_card(loaded.rules, card)
    wishes = Wishes(fixed_seats=fixed_seats, watching=key is not None, listing=to is not None)
    seats = search_seats_of(search, count)
    plan = Plan(count, games, first, wanted, seats, strength, workers or cores(), limit, wishes=wishes)
    where = Where(to, on, native, steps, silent=json)
    with rule_errors_in(
        read.spec, lambda: how_to_repeat(game, "sim", plan.playing[-1] if plan.playing else first + sample.games)
    ):
        run_job(loaded, plan, sample, where)
    own = own_things(read.spec, loaded.rules)
    if json:
        echo_json(as_data(read.spec.name, first, loaded.rules, sample, own, key))
    else:
        echo("\n".join(as_lines(first, loaded.rules, sample, own, key)))
        echo_endless(read.spec, sample)
    if where.lost:
        echo(where.lost + ("; the same command continues" if to is not None else ""), error=True)
        raise typer.Exit(1)
    if sample.endless:
        raise typer.Exit(1)


def echo_endless(spec: Spec, sample: Sample) -> None:
    """Print the games that did not end, with the line of the next decision."""
    for one in sample.endless:
        echo(f"\nseed {one.seed} has not ended after {counted(one.decisions, 'decision')}; the next decision is here:")
        echo(in_colour(frame_of(spec, line_span(spec, one.line), ""), sys.stdout))
    if sample.endless:
        echo("help: make sure that the game can end; `--limit N` allows longer games")

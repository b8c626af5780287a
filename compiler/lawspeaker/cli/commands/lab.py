"""`law lab`: play many games with bots and write a page about the balance of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.cache.build_spec import ReadSpec
from lawspeaker.cli.commands.sim import Cluster, FixedSeats, HowMany, Workers
from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.flags import GameName, Limit, Native, Players, Seed, Set, Steps, With, allow_steps
from lawspeaker.cli.new_game import bad_option_failure, open_game, settings_of
from lawspeaker.cli.search_flags import Search, Strength
from lawspeaker.project.rule_errors import how_to_repeat, rule_errors_in
from lawspeaker_lab.balance.findings import Findings, Stories, fold, pairs_of
from lawspeaker_lab.balance.page import require_free, write_page
from lawspeaker_lab.results.figures import Wishes
from lawspeaker_lab.results.marks import own_things
from lawspeaker_lab.results.sample import Sample
from lawspeaker_lab.sim.games import Begun, Plan, Table, cores, play_all
from lawspeaker_lab.sim.progress import with_progress
from lawspeaker_lab.sim.run_job import way_of
from lawspeaker_lab.sim.search_seats import search_seats_of
from lawspeaker_lab.sim.where import Where
from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.agents.search import SIMULATIONS
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_system.console import counted, echo

MOST_PAIRED = 400
"""Of more things than that, pairs are not counted: there would be too many figures."""

Against = Annotated[
    str | None,
    typer.Option(
        "--against",
        metavar="GAME or OPTION=VALUE",
        autocompletion=complete_game,
        help="Compare with another game or folder, such as an older copy, or with another setting.",
    ),
]
PageFolder = Annotated[
    Path | None, typer.Option("--out", metavar="DIR", help="The folder of the page; by default GAME-lab.")
]


class Side(Struct, frozen=True):
    """One side of a comparison: a game as it was named, its spec and package, and the games to play."""

    game: str
    read: ReadSpec
    loaded: Loaded
    plan: Plan
    label: str


def lab(
    game: GameName,
    games: HowMany = 500,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    search: Search = None,
    strength: Strength = SIMULATIONS,
    against: Against = None,
    out: PageFolder = None,
    workers: Workers = None,
    fixed_seats: FixedSeats = False,
    on: Cluster = None,
    limit: Limit = MAX_DECISIONS,
    steps: Steps = None,
    extras: With = None,
    native: Native = False,
) -> None:
    """Play many games with bots and write a page about the balance of a game."""
    allow_steps(steps)
    read, loaded = open_game(game, extras, None, native)
    plan = plan_of(loaded, players, settings_of(settings), seed if seed is not None else 1)
    plan = replace(
        plan,
        games=games,
        searching=search_seats_of(search, plan.players),
        strength=strength,
        workers=workers or cores(),
        limit=limit,
        wishes=Wishes(fixed_seats, True, len(loaded.rules.things) <= MOST_PAIRED, True),
    )
    where, mine = Where(None, on, native, steps), Side(game, read, loaded, plan, game)
    other = None if against is None else other_game(against, mine, where)
    folder = out if out is not None else Path(f"{read.spec.name}-lab")
    require_free(folder)
    after = findings_of(mine, where)
    page = write_page(folder, after, None if other is None else findings_of(other, where))
    echo(f"{counted(after.sample.games, 'game')} of {after.rules.title}: {page}")
    if where.lost:
        echo(where.lost, error=True)
        raise typer.Exit(1)


def plan_of(loaded: Loaded, players: int | None, settings: dict[str, object], seed: int) -> Plan:
    """Return a plan with these settings; end the command if the game does not allow them."""
    try:
        count = read_players(loaded.rules, players)
        read_options(loaded.rules, count, seed, settings)
    except BadOption as error:
        raise bad_option_failure(error) from None
    return Plan(count, 0, seed, settings)


def other_game(against: str, mine: Side, where: Where) -> Side:
    """Return what the game is compared with: the same game with another setting, or another game.

    Another game is played with those of the settings that it has too; the number of players has to be possible.
    """
    plan = mine.plan
    if "=" in against and not Path(against).exists():
        changed = plan_of(mine.loaded, plan.players, {**plan.settings, **settings_of([against])}, plan.seed)
        return replace(mine, plan=replace(plan, settings=changed.settings), label=against)
    read, other = open_game(against, None, None, where.native)
    words = {option.word for option in other.rules.options}
    kept = {word: value for word, value in plan.settings.items() if word in words}
    checked = plan_of(other, plan.players, kept, plan.seed)
    return Side(against, read, other, replace(plan, settings=checked.settings), against)


def findings_of(side: Side, where: Where) -> Findings:
    """Play the games of one side and return what they show."""
    loaded, plan = side.loaded, side.plan
    sample, stories, begun, table = Sample(plan.players), Stories(), Begun(), Table(loaded, plan)
    steps = play_all(loaded, plan, sample, begun, way_of(where), lambda played: fold(stories, table, played))

    def repeat() -> str:
        return how_to_repeat(side.game, "sim", plan.playing[-1] if plan.playing else plan.seed + begun.games)

    with rule_errors_in(side.read.spec, repeat):
        for _ in with_progress(steps, plan.games):
            pass
    pairs = list(pairs_of(begun.figures, table.book, sample)) if begun.figures else []
    own = own_things(side.read.spec, loaded.rules)
    return Findings(side.read.spec.name, loaded.rules, plan, sample, stories, pairs, own, side.label)

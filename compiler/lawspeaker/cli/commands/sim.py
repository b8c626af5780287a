"""`law sim`: play many games with bots and report statistics."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import asdict

from lawspeaker.cli.commands.sim_figures import Key, Wishes
from lawspeaker.cli.commands.sim_games import MAX_DECISIONS, Plan, cores
from lawspeaker.cli.commands.sim_statistics import Mean, wilson
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
from lawspeaker.cli.output import counted, echo, echo_json, in_colour
from lawspeaker.cli.play.search_seats import Search, Strength, search_seats_of
from lawspeaker.cli.rule_errors import frame_of, how_to_repeat, line_span, rule_errors_in
from lawspeaker.cli.sim.marks import LEGEND, Mark, corrected, mark_of, marks_of, own_first, own_things
from lawspeaker.cli.sim.one_card import card_data, card_lines, find_card
from lawspeaker.cli.sim.run_job import Cluster, Where, run_job
from lawspeaker.cli.sim.sample import Group, Sample
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.agents.search import SIMULATIONS
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_runtime.rules.rules import Rules

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
MAX_ROWS = 30


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
        read, lambda: how_to_repeat(game, "sim", plan.playing[-1] if plan.playing else first + sample.games)
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


Own = frozenset[tuple[str, str]]
"""The kinds and names of things that an expansion declares."""


def as_data(
    name: str, seed: int, rules: Rules, sample: Sample, own: Own = frozenset(), key: Key | None = None
) -> dict[str, object]:
    """Return a sample as data for JSON."""
    seats = zip(sample.seats, corrected(sample.seats, sample), strict=True)
    return {
        "game": name,
        "version": rules.version,
        "players": sample.players,
        "games": sample.games,
        "seed": seed,
        "decisions": sample.decisions,
        "seconds": round(sample.seconds, 6),
        "processor_seconds": round(sample.processor_seconds, 6),
        "decisions_per_second": round(sample.decisions_per_second, 1),
        "length": mean_data(sample.length),
        "endings": dict(sample.endings.most_common()),
        "draws": sample.draws,
        **together_data(rules, sample),
        "unfinished": len(sample.endless),
        "endless": [asdict(one) for one in sample.endless],
        "seats": [
            {"seat": seat, "name": rules.seat(seat), **group_data(group, p, sample)}
            for seat, (group, p) in enumerate(seats, 1)
        ],
        "options": groups_data(sample.options, sample),
        "cards": groups_data(sample.cards, sample),
        **({"own": [{"kind": kind, "name": thing} for kind, thing in sorted(own)]} if own else {}),
        **({} if key is None else {"card": card_data(key, sample)}),
    }


def together_data(rules: Rules, sample: Sample) -> dict[str, object]:
    """Return how often all players won or lost together, if they can."""
    if not rules.together or sample.players == 1:
        return {}
    return {"won_together": sample.won_together, "lost_together": sample.lost_together}


def groups_data(groups: dict[str, dict[str, Group]], sample: Sample) -> dict[str, dict[str, dict[str, object]]]:
    """Return nested groups as data, sorted by name."""
    found: dict[str, dict[str, dict[str, object]]] = {}
    for word, named in groups.items():
        names = sorted(named)
        fair = corrected([named[name] for name in names], sample)
        found[word] = {name: group_data(named[name], p, sample) for name, p in zip(names, fair, strict=True)}
    return found


def group_data(group: Group, p: float, sample: Sample) -> dict[str, object]:
    """Return one group as data.

    `low` and `high` are the 95 % confidence interval of the share of wins, `chance` is the share that chance would
    give, `p` the probability of such a difference by chance, corrected for the number of rows.
    """
    low, high = wilson(group.share.wins, group.share.games)
    return {
        "games": group.share.games,
        "wins": group.share.wins,
        "rate": round(group.share.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "chance": round(group.fair, 4),
        "p": round(p, 6),
        "mark": mark_of(group, p, sample).name.lower(),
        "points": mean_data(group.points),
    }


def mean_data(mean: Mean) -> dict[str, float]:
    """Return a mean as data."""
    low, high = mean.interval()
    if not mean.count:
        return {}
    figures = {"mean": mean.mean, "low": low, "high": high, "least": mean.low, "most": mean.high}
    return {key: round(figure, 4) for key, figure in figures.items()}


def as_lines(seed: int, rules: Rules, sample: Sample, own: Own = frozenset(), key: Key | None = None) -> list[str]:
    """Return a sample as lines; of one card, if there is a key."""
    length, (low, high) = sample.length, sample.length.interval()
    pace = f"{sample.decisions_per_second:,.0f} per second"
    spread = f"shortest {length.low:.0f}, longest {length.high:.0f}"
    spent = f"{sample.processor_seconds:.2f} s of processor time: {pace}; {sample.seconds:.2f} s in all"
    lines = [
        f"{rules.title}: {counted(sample.games, 'game')} of {counted(sample.players, 'player')}, seeds from {seed}",
        f"{counted(sample.decisions, 'decision')} in {spent}",
        f"length {length.mean:.1f} decisions ({low:.1f} to {high:.1f}), {spread}",
    ]
    if sample.endless:
        lines.append(f"{counted(len(sample.endless), 'game')} did not end")
    tables = ["", *card_lines(key, sample)] if key is not None else group_tables(rules, sample, own)
    marked = any(line.endswith((Mark.MORE.value, Mark.LESS.value)) for line in tables)
    return [*lines, "", *endings(sample), *tables, *(["", LEGEND] if marked else [])]


def group_tables(rules: Rules, sample: Sample, own: Own) -> list[str]:
    """Return the tables of seats, options and cards; in each, what an expansion declares comes first."""
    lines = ["", *table("seat", {rules.seat(seat): group for seat, group in enumerate(sample.seats, 1)}, sample)]
    kinds = {option.word: rules.types[option.type].word for option in rules.options}
    for word, named in sample.options.items():
        lines += ["", *table(word.replace("_", " "), named, sample, kinds[word], own)]
    for kind, named in sample.cards.items():
        order = list(dict.fromkeys(thing.name for thing in rules.things if thing.kind == kind))
        named = {name: named[name] for name in order if name in named}
        lines += ["", *table(f"owner of {kind.replace('_', ' ')}", named, sample, kind, own)]
    return lines


def endings(sample: Sample) -> list[str]:
    """Return the endings of the games, the most frequent first."""
    lines = [f"{count / sample.games:7.1%}  {name}" for name, count in sample.endings.most_common()]
    shares = {
        "won together": sample.won_together,
        "lost together": sample.lost_together,
        "without a single winner": sample.draws,
    }
    return lines + [f"{count / sample.games:7.1%}  {name}" for name, count in shares.items() if count]


def table(heading: str, groups: dict[str, Group], sample: Sample, kind: str = "", own: Own = frozenset()) -> list[str]:
    """Return a table of groups; if there are many, the best first; those of an expansion before the others."""
    names = sorted(groups, key=lambda name: -groups[name].share.rate) if len(groups) > MAX_ROWS else list(groups)
    names = own_first(kind, names, own)
    marks = dict(zip(groups, marks_of(list(groups.values()), sample), strict=True))
    width = max(len(heading), *(len(name) for name in names[:MAX_ROWS]))
    lines = [f"{heading:{width}}    games     wins  95 % interval      points"]
    for name in names[:MAX_ROWS]:
        group = groups[name]
        low, high = wilson(group.share.wins, group.share.games)
        lines.append(
            f"{name:{width}}  {group.share.games:7,}  {group.share.rate:6.1%}  {low:6.1%} – {high:6.1%}  "
            f"{group.points.mean:10.2f}  {marks[name].value}".rstrip()
        )
    if len(names) > MAX_ROWS:
        lines.append(f"… and {len(names) - MAX_ROWS} more (all of them with --json)")
    return lines

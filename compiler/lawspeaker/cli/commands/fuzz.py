"""`law fuzz`: play random games to find crashes, endless games, leaks of hidden information and lost components."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Annotated

import typer

from lawspeaker.cli.flags import GameName, Json, Limit, Out, Players, Seed, Set, Steps, With, allow_steps, from_one
from lawspeaker.cli.new_game import bad_option_failure, open_game, settings_of
from lawspeaker.cli.output import echo_json, in_colour
from lawspeaker.project.rule_errors import frame_of, split_location
from lawspeaker.project.spec import Spec
from lawspeaker_lab.sim.progress import with_progress
from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.console import counted, echo

HowMany = Annotated[
    int,
    typer.Option(
        "--games", "-n", metavar="N", parser=from_one, help="The number of games to play, each with its own seed."
    ),
]
MAX_SHOWN = 10


def fuzz(
    game: GameName,
    games: HowMany = 20,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    limit: Limit = MAX_DECISIONS,
    steps: Steps = None,
    extras: With = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Play random games to find bugs: crashes, endless games, leaks of hidden information, lost pieces."""
    read, loaded = open_game(game, extras, out, silent=json)
    allow_steps(steps)
    low, high = loaded.rules.players
    counts = [players] if players is not None else list(range(low, high + 1))
    subjects = [Subject(loaded.engine, loaded.rules, count, settings_of(settings), limit) for count in counts]
    first = seed if seed is not None else 1
    check_settings(subjects, first)
    found: list[Finding] = []
    for number in with_progress(iter(range(games)), games):
        found += check(subjects[number % len(subjects)], [first + number])
    if json:
        echo_json([asdict(finding) for finding in found])
    else:
        report(read.spec, loaded.rules.title, games, found)
    if found:
        raise typer.Exit(1)


def check_settings(subjects: list[Subject[BaseState]], seed: int) -> None:
    """End the command if the game does not have or allow the settings."""
    for subject in subjects:
        try:
            subject.new(seed)
        except BadOption as error:
            raise bad_option_failure(error) from None
        except Exception:  # a game that cannot start is reported by every property
            return


def report(spec: Spec, title: str, games: int, found: list[Finding]) -> None:
    """Print the findings, or that there are none."""
    if not found:
        echo(f"{title}: {counted(games, 'seed')}, nothing found")
        return
    faults: dict[object, list[Finding]] = {}
    for number, finding in enumerate(found):
        faults.setdefault(finding.fault or number, []).append(finding)
    for first, *others in list(faults.values())[:MAX_SHOWN]:
        where = f"decision {first.step}" if first.step >= 0 else "somewhere"
        span, words = split_location(spec, first.text)
        echo(f"{first.property}: seed {first.seed}, {where}: {words}")
        if span is not None:
            echo(in_colour(frame_of(spec, span, ""), sys.stdout))
        if others:
            echo(f"    found {counted(len(others), 'more time')}, for example with seed {others[0].seed}")
    if len(faults) > MAX_SHOWN:
        echo(f"… and {len(faults) - MAX_SHOWN} more (all of them with --json)")
    echo(f"{title}: {counted(len(found), 'finding')} in {counted(games, 'seed')}")

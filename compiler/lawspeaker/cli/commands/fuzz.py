"""`law fuzz`: random games in search of what must never happen: crashes, endless games, leaks, lost components."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Annotated

import typer

from lawspeaker.cli.commands.sim import watched
from lawspeaker.cli.commands.simulate import LONGEST
from lawspeaker.cli.flags import GameName, Json, Limit, Out, Players, Seed, Set, Steps, With, allow_steps, from_one
from lawspeaker.cli.new_game import not_these, open_game, settings_of
from lawspeaker.cli.output import counted, in_colour, say, say_json
from lawspeaker.cli.rule_errors import frame_of, placed
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.state.base_state import BaseState

HowMany = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", parser=from_one, help="How many games to try, each with its own seed."),
]
SHOWN = 10


def fuzz(
    game: GameName,
    games: HowMany = 20,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    limit: Limit = LONGEST,
    steps: Steps = None,
    extras: With = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Play random games and look for what must never happen: crashes, endless games, leaks, lost pieces."""
    read, loaded = open_game(game, extras, out)
    allow_steps(steps)
    low, high = loaded.rules.players
    counts = [players] if players is not None else list(range(low, high + 1))
    subjects = [Subject(loaded.engine, loaded.rules, count, settings_of(settings), limit) for count in counts]
    first = seed if seed is not None else 1
    refuse_misuse(subjects, first)
    found: list[Finding] = []
    for number in watched(iter(range(games)), games):
        found += check(subjects[number % len(subjects)], [first + number])
    if json:
        say_json([asdict(finding) for finding in found])
    else:
        report(read.spec, loaded.rules.title, games, found)
    if found:
        raise typer.Exit(1)


def refuse_misuse(subjects: list[Subject[BaseState]], seed: int) -> None:
    """Stop at settings that the game does not have, which are no fault of the game."""
    for subject in subjects:
        try:
            subject.new(seed)
        except BadOption as error:
            raise not_these(error) from None
        except Exception:  # a game that cannot even begin is a finding of every property
            return


def report(spec: Spec, title: str, games: int, found: list[Finding]) -> None:
    """Print what was found, or that nothing was."""
    if not found:
        say(f"{title}: {counted(games, 'seed')}, nothing wrong")
        return
    faults: dict[object, list[Finding]] = {}
    for number, finding in enumerate(found):
        faults.setdefault(finding.fault or number, []).append(finding)
    for first, *others in list(faults.values())[:SHOWN]:
        where = f"decision {first.step}" if first.step >= 0 else "somewhere"
        span, words = placed(spec, first.text)
        say(f"{first.property}: seed {first.seed}, {where}: {words}")
        if span is not None:
            say(in_colour(frame_of(spec, span, ""), sys.stdout))
        if others:
            say(f"    found {counted(len(others), 'more time')}, as with seed {others[0].seed}")
    if len(faults) > SHOWN:
        say(f"… and {len(faults) - SHOWN} more (all of them with --json)")
    say(f"{title}: {counted(len(found), 'finding')} in {counted(games, 'seed')}")

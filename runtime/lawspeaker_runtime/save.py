"""A saved game: JSON text that another process, or another machine, goes on from.

The text carries the game's name and the version of its rules, and a sum over all of it, so that a save of other rules,
a text cut short and a text somebody edited are each told apart from a good one before anything is believed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Generic

from lawspeaker_runtime.engine import Engine, S
from lawspeaker_runtime.errors import BadSave
from lawspeaker_runtime.history import History, Step
from lawspeaker_runtime.plain import lists, number, numbers
from lawspeaker_runtime.rules import Rules

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Save(Generic[S]):
    """What a save holds: the state, how it came about, the notes of each step, and what chance is waited for."""

    state: S
    history: History
    notes: list[list[list[int]]]
    waiting: Step | None
    forced: list[int]


def write_save(engine: Engine[S], rules: Rules, save: Save[S]) -> str:
    """Return a save as JSON text."""
    history = save.history
    body: dict[str, object] = {
        "lawspeaker": FORMAT,
        "game": rules.name,
        "version": rules.version,
        "players": history.players,
        "seed": history.seed,
        "options": [list(values) for values in history.options],
        "explicit_chance": int(history.explicit_chance),
        "origin": list(history.origin),
        "steps": [[step.action, *step.outcomes] for step in history.steps],
        "waiting": [] if save.waiting is None else [save.waiting.action, *save.waiting.outcomes],
        "forced": save.forced,
        "notes": save.notes,
        "state": engine.dump(save.state),
    }
    body["sum"] = checksum(body)
    return json.dumps(body, separators=(",", ":"))


def read_save(engine: Engine[S], rules: Rules, text: str) -> Save[S]:
    """Return what a text holds, or raise BadSave with what is wrong with it."""
    body = parse(text)
    if body.get("game") != rules.name:
        raise BadSave(f"this is a saved game of `{body.get('game')}`, not of `{rules.name}`")
    if body.get("version") != rules.version:
        raise BadSave(
            f"this game of {rules.title} was saved under other rules (version {body.get('version')}); "
            f"these are version {rules.version}"
        )
    if body.pop("sum", None) != checksum(body):
        raise BadSave("this save was changed after it was written")
    try:
        return believe(engine, body)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadSave(f"this save does not fit its rules: {error}") from None


def parse(text: str) -> dict[str, object]:
    """Return the JSON object of a save, in this format."""
    try:
        body: object = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise BadSave("this is no saved game, or it was cut short: it is not valid JSON") from None
    if not isinstance(body, dict) or "lawspeaker" not in body:
        raise BadSave("this is no saved game")
    if body["lawspeaker"] != FORMAT:
        raise BadSave(f"this save has format {body['lawspeaker']}; only format {FORMAT} can be read")
    return body


def believe(engine: Engine[S], body: dict[str, object]) -> Save[S]:
    """Turn the checked body of a save into what it holds."""
    steps = tuple(step_of(step) for step in lists(body["steps"]))
    history = History(
        number(body["players"]),
        number(body["seed"]),
        tuple(tuple(values) for values in lists(body["options"])),
        bool(number(body["explicit_chance"])),
        tuple(parts(body["origin"])),
        steps,
    )
    notes = [lists(step) for step in parts(body["notes"])]
    waiting = numbers(body["waiting"])
    state = engine.restore(parts(body["state"]))
    return Save(state, history, notes, step_of(waiting) if waiting else None, numbers(body["forced"]))


def step_of(data: Sequence[int]) -> Step:
    """Return a step from its action and outcomes."""
    return Step(data[0], tuple(data[1:]))


def parts(data: object) -> list[object]:
    """Return the data as a list of anything."""
    if not isinstance(data, list):
        raise ValueError("a list was expected")
    return list(data)


def checksum(body: dict[str, object]) -> str:
    """Return a sum over all of a save but the sum itself."""
    plain = json.dumps({key: body[key] for key in sorted(body) if key != "sum"}, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:16]

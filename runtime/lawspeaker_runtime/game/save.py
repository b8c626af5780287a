"""A saved game: a JSON text that another process or machine can continue.

    text  --read_save-->  Save(history, state, notes)  --Game.load-->  history replayed: same state, same notes

The text has the game's name, the version of its rules and a checksum, so that a save of other rules, a truncated text
and an edited text get different messages. The checksum is not a signature: anyone can compute it. So only the history
is used. It is replayed from its seed, every choice is checked against the options at that point, and the resulting
state and notes must equal those of the text. A forged text is therefore rejected, or it is a game that can be played.
Replaying takes about a tenth of a millisecond per decision. Only a game that started from an edited position has a
state in its history (`origin`); `engine.restore` validates it against the schema of the game's states.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NoReturn

from lawspeaker_runtime.errors import BadOption, BadSave
from lawspeaker_runtime.game.history import START, History, Step, unpacked
from lawspeaker_runtime.game.settings import check_values, read_players, seed_of
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.serialize.dump import LARGEST, SMALLEST, read_lists, read_number, read_numbers

FORMAT: Final = 1
MAX_LENGTH: Final = 20_000_000
MAX_STEPS: Final = 100_000
MAX_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class Save:
    """The contents of a save: the history; the dump of the state and the notes of each step.

    The step that waits for chance.
    """

    history: History
    state: list[object]
    notes: list[object]
    waiting: Step | None
    forced: list[int]


def write_save(rules: Rules, save: Save) -> str:
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
        "secure": int(history.secure),
        "origin": list(history.origin),
        "steps": [[step.packed, *step.outcomes] for step in history.steps],
        "waiting": [] if save.waiting is None else [save.waiting.packed, *save.waiting.outcomes],
        "forced": save.forced,
        "notes": save.notes,
        "state": save.state,
    }
    body["sum"] = checksum(body)
    return json.dumps(body, separators=(",", ":"))


def read_save(rules: Rules, text: str) -> Save:
    """Parse and check a save; raise BadSave if it is not one of these rules."""
    body = parse(text)
    if body.get("game") != rules.name:
        raise BadSave(f"this is a saved game of {shown(body.get('game'))}, not of `{rules.name}`")
    if body.get("version") != rules.version:
        version = shown(body.get("version")).strip("`")
        raise BadSave(
            f"this game of {rules.title} was saved under other rules (version {version}); "
            f"these are version {rules.version}"
        )
    try:
        steps = body.get("steps")
        if isinstance(steps, list) and len(steps) > MAX_STEPS:
            raise BadSave(f"this save has more than {MAX_STEPS:,} steps")
        if body.pop("sum", None) != checksum(body):
            raise BadSave("this save was changed after it was written")
        save = save_of(body)
        check_history(rules, save.history)
    except BadSave:
        raise
    except (KeyError, IndexError, TypeError, ValueError, RecursionError) as error:
        raise BadSave(f"this save does not fit its rules: {error}") from None
    if not save.history.steps and not save.history.origin and save.waiting is None:
        raise BadSave("this save does not fit its rules: the game never began")
    return save


def parse(text: object) -> dict[str, object]:
    """Return the JSON object of a save in this format."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH:
        raise BadSave("this is no saved game: it is too long, or no text")
    try:
        body: object = json.loads(text, parse_constant=no_constant, object_pairs_hook=distinct)
    except (ValueError, RecursionError):
        raise BadSave("this is no saved game, or it was cut short: it is not valid JSON") from None
    if not isinstance(body, dict) or "lawspeaker" not in body:
        raise BadSave("this is no saved game")
    if type(body["lawspeaker"]) is not int or body["lawspeaker"] != FORMAT:
        raise BadSave(f"this save has format {shown(body['lawspeaker'])}; only format {FORMAT} can be read")
    return body


def no_constant(word: str) -> NoReturn:
    """Reject NaN and infinities, which are not part of JSON."""
    raise ValueError(word)


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object; reject duplicate keys."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key is there twice")
    return found


def shown(value: object) -> str:
    """Return a part of an untrusted text for a message: short, and without control characters.

    >>> shown("chess"), shown("a" * 100), shown("\\x1b[2J")
    ('`chess`', '`aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…`', '`?[2J`')
    """
    if not isinstance(value, str | int | None):
        return "something else"
    text = str(value) if not isinstance(value, int) or SMALLEST <= value <= LARGEST else "a huge number"
    cut = text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}…"
    return f"`{''.join(letter if letter.isprintable() else '?' for letter in cut)}`"


def save_of(body: dict[str, object]) -> Save:
    """Return the contents of a save from its JSON object; raise ValueError if a number is out of range."""
    seed, explicit, secure = body["seed"], read_number(body["explicit_chance"]), read_number(body.get("secure", 0))
    if type(seed) is not int or explicit not in (0, 1) or secure not in (0, 1):
        raise ValueError("a number was expected")
    history = History(
        read_number(body["players"]),
        seed,
        tuple(tuple(values) for values in read_lists(body["options"])),
        explicit == 1,
        tuple(parts(body["origin"])),
        tuple([step_of(read_numbers(step)) for step in parts(body["steps"])]),
        secure == 1,
    )
    waiting = read_numbers(body["waiting"])
    forced = read_numbers(body["forced"])
    if forced and explicit:
        raise ValueError("chance is asked for, so that no outcome can wait for it")
    return Save(history, parts(body["state"]), parts(body["notes"]), step_of(waiting) if waiting else None, forced)


def check_history(rules: Rules, history: History) -> None:
    """Raise BadOption if a history has players, settings or numbers that the game does not have, or starts twice."""
    read_players(rules, history.players)
    seed_of(history.seed, history.secure)
    if not history.origin:
        check_values(rules, history.players, history.options)
    for place, step in enumerate(history.steps):
        if (step.action == START) != (place == 0 and not history.origin):
            raise BadOption("a game begins once, before anything is chosen")
        if not all(SMALLEST <= value <= LARGEST for value in (step.action, *step.outcomes)):
            raise BadOption("a history has a number that no game has")


def step_of(data: Sequence[int]) -> Step:
    """Return a step from its action and outcomes."""
    return unpacked(data[0], tuple(data[1:]))


def parts(data: object) -> list[object]:
    """Return the data as a list of anything; raise ValueError if it is none."""
    if not isinstance(data, list):
        raise ValueError("a list was expected")
    return list(data)


def checksum(body: dict[str, object]) -> str:
    """Return the checksum of a save without its "sum"."""
    plain = json.dumps({key: body[key] for key in sorted(body) if key != "sum"}, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:16]

"""Forged saves: texts that no game wrote, with a sum that is right, so that only what they say can give them away.

forged(text, random.Random(7))     ->     the save with a number, a list, a key or its text changed
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from lawspeaker_runtime.game.save import checksum

Json = object
MANY = 1000
HUGE = (2**31, 2**53, 2**62, -(2**62), 2**63, 2**64 + 3, -(10**30), 10**400)
STRANGE: tuple[Json, ...] = (
    None,
    True,
    False,
    1.0,
    -0.5,
    1e308,
    "",
    "1",
    "\x1b[2J",
    [],
    [[]],
    {},
    {"a": 1},
    "x" * 9999,
)


DEEPEST = 100
"""Below this nothing of a save that was nested by force is changed any more."""


def nodes(value: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the paths to everything in a value."""
    found = [path] if path else []
    if len(path) > DEEPEST:
        return found
    if isinstance(value, dict):
        found += [inner for key, item in value.items() for inner in nodes(item, (*path, key))]
    elif isinstance(value, list):
        found += [inner for index, item in enumerate(value) for inner in nodes(item, (*path, index))]
    return found


def size(value: Json) -> int:
    """Return how much is in a value."""
    return 1 + sum(size(item) for item in value) if isinstance(value, list) else 1


def get(body: Json, path: tuple[str | int, ...]) -> Json:
    """Return what a path leads to."""
    for key in path:
        body = body[key]  # type: ignore[index]
    return body


def put(body: Json, path: tuple[str | int, ...], value: Json) -> None:
    """Change what a path leads to."""
    get(body, path[:-1])[path[-1]] = value  # type: ignore[index]


def change_number(value: int, dice: random.Random) -> Json:
    """Return another number: a neighbour, a small one, or one that is far too large."""
    near = [value + 1, value - 1, -value, value * 2, value ^ 1, 0, -1, 1]
    return dice.choice([*near, *near, dice.randrange(-5, 200), dice.choice(HUGE)])


def change_list(value: list[Json], dice: random.Random) -> Json:
    """Return another list: shorter, longer, doubled, turned round, emptied, or very deep or long."""
    some = dice.randrange(len(value)) if value else 0
    ways: list[Callable[[], Json]] = [
        lambda: value[:some],
        lambda: value[some:] + value[:some],
        lambda: value + value,
        lambda: value[::-1],
        list,
        lambda: [*value, dice.choice(value) if value else 0],
        lambda: [*value[:some], *value[some + 1 :]],
        lambda: [*value[:some], dice.randrange(-3, 60), *value[some:]],
        lambda: [value],
        lambda: dice.sample(value, len(value)),
        lambda: (value or [0]) * (2000 // size(value) + 1),
        lambda: json.loads("[" * 400 + "]" * 400),
    ]
    return dice.choice(ways)()


def change(body: dict[str, Json], dice: random.Random) -> None:
    """Change one thing in a save; the position is changed more often than notes."""
    wanted = dice.choice(["", "", "state", "origin", "steps", "options", "waiting", "forced", "seed", "players"])
    paths = nodes(body)
    path = dice.choice([path for path in paths if path[0] == wanted] or paths)
    value = get(body, path)
    if dice.random() < 0.1:
        put(body, path, dice.choice(STRANGE))
    elif isinstance(value, bool) or not isinstance(value, int | list):
        put(body, path, dice.choice([*STRANGE, 0, 3]))
    elif isinstance(value, int):
        put(body, path, change_number(value, dice))
    else:
        put(body, path, change_list(value, dice))


def break_text(text: str, dice: random.Random) -> str:
    """Return a text that is broken as a text."""
    some = dice.randrange(len(text))
    ways = [
        text[:some],
        text[:some] + dice.choice('{}[]",:0aN\x00\ud800') + text[some + 1 :],
        text.replace('"seed":', '"seed":NaN,"was":', 1),
        text.replace('"players":', '"players":9,"players":', 1),
        text + text,
        "[" * 100_000,
        text.replace("[", "[" * 50_000, 1),
    ]
    return dice.choice(ways)


def long_history(body: dict[str, Json], dice: random.Random) -> None:
    """Let a history be very long."""
    steps = body["steps"]
    assert isinstance(steps, list)
    last = steps[-1] if steps else [-1]
    body["steps"] = [*steps, *[last] * dice.choice([100, 10_000, 1_000_000])]


def forged(text: str, dice: random.Random) -> str:
    """Return a save with something changed."""
    kind = dice.random()
    if kind < 0.08:
        return break_text(text, dice)
    body = json.loads(text)
    if kind < 0.1:
        long_history(body, dice)
    elif kind < 0.14:
        body["state"] = body["origin"] = dice.choice([body["state"], body["origin"]])
    for _ in range(dice.choice([1, 1, 1, 2, 4])):
        if size(body.get("steps")) > MANY:
            break
        change(body, dice)
        if dice.random() < 0.5 and body.get("origin") and body.get("steps") == []:
            body["state"] = body["origin"]  # so that a forged beginning is not given away by where it leads
    body.pop("sum", None)
    if dice.random() < 0.95:
        body["sum"] = checksum(body)
    return json.dumps(body)

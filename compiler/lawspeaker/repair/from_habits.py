"""The changes of one line that the table of habits suggests, also several of them at once.

for p in players:     ->     for p in players, each p among players:, each p among players
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.repair.edit import Edit, line_parts
from lawspeaker.repair.habits import table

DEPTH = 3
MOST = 120


def habit_edits(file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line as Law says it, with the fewest changes first."""
    line = line_parts(text)
    seen = {line.body}
    front = [(line.body, "")]
    for _ in range(DEPTH):
        following: list[tuple[str, str]] = []
        for body, why in front:
            for changed, reason in rewritten(body):
                if changed in seen or len(seen) > MOST:
                    continue
                seen.add(changed)
                reasons = why or reason
                following.append((changed, reasons))
                yield Edit(file, number, (line.written(changed),), reasons)
        front = following


def hint_for(text: str) -> str:
    """Return what to do about a line for which there is no single repair, "" if nothing is known."""
    body = line_parts(text).body
    return next((hint.text for hint in table().hints if hint.regex.search(body)), "")


def rewritten(body: str) -> Iterator[tuple[str, str]]:
    """Yield what each habit makes of a line, with the reason."""
    for habit in table().habits:
        if habit.regex.search(body):
            once = " ".join(habit.regex.sub(habit.instead, body).split())
            if once != body:
                yield once, habit.why

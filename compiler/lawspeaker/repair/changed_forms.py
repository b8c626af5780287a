"""The changes of lines that were right in an earlier version of Law, from the table in `changed_forms.txt`.

pay gold, green, green     ->     pay 1 gold + 2 green
pay food                   ->     pay 2 food
pay food

They are tried before everything else: a line that was right once is no slip of the pen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lawspeaker.repair.edit import Edit, bare_line, line_parts
from lawspeaker.repair.habits import Table, read_table

TABLE = Path(__file__).with_name("changed_forms.txt")
UNITS = re.compile(r"\{units ([^}]*)\}")
WHY = "earlier versions of Law wrote it so; "


@cache
def changed_forms() -> Table:
    """Return the table."""
    return read_table(TABLE.read_text(encoding="utf-8"))


def changed_form_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield a line in the form of today; it may take the place of the lines of its form that follow it."""
    if number > len(lines):
        return
    run = lines[number - 1 : number - 1 + length_of_run(lines, number - 1)]
    for count in dict.fromkeys((len(run), 1)):
        line = line_parts(run[0])
        body = ", ".join([line.body, *(line_parts(other).body.partition(" ")[2] for other in run[1:count])])
        for changed, why in rewritten(body):
            yield Edit(file, number, (line.written(changed), *[""] * (count - 1)), f"{WHY}{why}")


def length_of_run(lines: list[str], first: int) -> int:
    """Return how many lines from one on have its indent and first word, and something behind that word."""
    start = line_parts(lines[first])
    head, last = start.body.split(" ")[:1], first + 1
    while last < len(lines):
        other = line_parts(lines[last])
        if other.indent != start.indent or other.body.split(" ")[:1] != head or " " not in other.body:
            break
        last += 1
    return last - first


def rewritten(body: str) -> Iterator[tuple[str, str]]:
    """Yield what each changed form makes of a line, with the reason."""
    for form in changed_forms().habits:
        if form.regex.search(body):
            changed = form.regex.sub(form.instead, body)
            yield UNITS.sub(lambda found: amount_of(found.group(1)), changed), form.why


def amount_of(listed: str) -> str:
    """Return a list of units as an amount.

    >>> amount_of("gold, green, green")
    '1 gold + 2 green'
    """
    counts = Counter(word.strip() for word in listed.split(","))
    return " + ".join(f"{count} {word}" for word, count in counts.items())


def changed_form_hint(text: str, is_form_refused: bool = False) -> str:
    """Return what to do about a line of an earlier version that could not be rewritten, "" if nothing is known.

    If it is its form that is refused, the reason of the change is a hint also where the new form does not fit: `may no`
    where nothing asks.
    """
    body = bare_line(text)
    hint = next((hint.text for hint in changed_forms().hints if hint.regex.search(body)), "")
    if hint or not is_form_refused:
        return hint
    return next((f"{WHY}{form.why}" for form in changed_forms().habits if form.regex.search(body)), "")

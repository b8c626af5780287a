"""Compile several edits at once: most edits change only functions that quote their own declaration.

    edits of `verb build`, `value lord`, `phase Harvest`  --compile once-->  build_, lord, phase_harvest are changed
                                                          --so-->            each edit has its own changed function

If a change cannot be assigned to one edit (a constant, a function that quotes none or several of the declarations), or
the spec has errors, the batch is divided in two; an edit alone is compiled alone. A mutant that survives is compiled
alone as well before it is reported.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import PurePath

from lawspeaker.cli.coverage.chunks import Key
from lawspeaker.cli.coverage.edits.edit import Edit, Operator, edited
from lawspeaker.cli.coverage.mutants import end_of_block
from lawspeaker.cli.coverage.trials import Trials, Variant
from lawspeaker.project.spec import Spec

SIZE = 8
ALONE = (Operator.MAY, Operator.COPIES, Operator.ORDER, Operator.VISIBILITY)
"""These change decisions, constants or the order of functions."""
Place = tuple[str, int, int]


def batches(spec: Spec, edits: list[Edit]) -> Iterator[list[Edit]]:
    """Yield all edits in batches; no two of a batch are in the same declaration."""
    waiting: dict[tuple[str, int], list[Edit]] = defaultdict(list)
    for edit in edits:
        if edit.operator in ALONE or is_field(spec, edit):
            yield [edit]
        else:
            waiting[edit.span.file, edit.top].append(edit)
    while waiting:
        longest = sorted(waiting, key=lambda place: -len(waiting[place]))[:SIZE]
        yield [waiting[place].pop() for place in longest]
        for place in longest:
            if not waiting[place]:
                del waiting[place]


def is_field(spec: Spec, edit: Edit) -> bool:
    """Return whether an edit is in a declaration of data or a line that gives a thing a value: a constant changes."""
    source = next(source for source in spec.sources if source.name == edit.span.file)
    head = source.text.split("\n")[edit.top - 1].split()[:1]
    words = edit.line.split()
    return head[0] in ("game", "resource", "state", "option", "kind", "board", "piece", "die") or len(words) <= 3


def variants(trials: Trials, batch: list[Edit]) -> Iterator[tuple[Edit, Variant | None]]:
    """Yield each edit of a batch with its variant; None if the spec has errors then."""
    spec = trials.spec
    for edit in batch:
        spec = edited(spec, edit)
    together = trials.variant(spec)
    if len(batch) == 1:
        yield batch[0], together
        return
    found = None if together is None else assigned(trials, batch, together)
    if found is None or together is None:
        half = len(batch) // 2
        yield from variants(trials, batch[:half])
        yield from variants(trials, batch[half:])
        return
    for edit in batch:
        own = {key: together.chunks[key] for key in found[edit]}
        trails = trials.reach.trails_to(found[edit])
        yield edit, Variant(edited(trials.spec, edit), trials.game, own, found[edit], trails, True)


def assigned(trials: Trials, batch: list[Edit], together: Variant) -> dict[Edit, set[Key]] | None:
    """Return the changed chunks of each edit of a batch; None if one of them cannot be assigned."""
    places = {edit: place_of(trials.spec, edit) for edit in batch}
    found: dict[Edit, set[Key]] = {edit: set() for edit in batch}
    for key in together.changed if together.as_they_are else ():
        before, after = trials.chunks.get(key), together.chunks.get(key)
        if before is None or after is None or before.is_constant or before.heads() != after.heads():
            return None
        quoted = before.quotes() | after.quotes()
        owners = [edit for edit, place in places.items() if any(is_inside(place, *line) for line in quoted)]
        if len(owners) != 1:
            return None
        found[owners[0]].add(key)
    return found if together.as_they_are else None


def place_of(spec: Spec, edit: Edit) -> Place:
    """Return the file of the declaration of an edit as comments name it, its first line and its last."""
    source = next(source for source in spec.sources if source.name == edit.span.file)
    return PurePath(source.name).name, edit.top, end_of_block(source.text.split("\n"), edit.top - 1)


def is_inside(place: Place, file: str, line: int) -> bool:
    """Return whether a line is in a declaration.

    >>> is_inside(("a.law", 3, 5), "a.law", 5), is_inside(("a.law", 3, 5), "b.law", 5)
    (True, False)
    """
    return place[0] == file and place[1] <= line <= place[2]

"""Compile several edits at once: most edits change only functions that quote their own declaration.

    edits of `verb build`, `value lord`, `phase Harvest`  --compile once-->  build_, lord, phase_harvest are changed
                                                          --so-->            each edit has its own changed function
    fame 1 becomes fame 2, fame 3 becomes fame 4          --compile once-->  CARD_FAME = (5, 2, 4, 7)
                                                          --so-->            (5, 2, 3, 7) and (5, 1, 4, 7)

If a change cannot be assigned to one edit (a function that quotes several of the declarations, or needs an import that
the game has not), those that it may belong to are compiled alone, and so are edits with mistakes; if it may belong to
any of them, the batch is divided in two. A mutant that survives is compiled alone before it is reported.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import PurePath

from lawspeaker.coverage.chunks import Chunk, Key
from lawspeaker.coverage.edits.edit import Edit, Operator, edited
from lawspeaker.coverage.field_constants import (
    Replacement,
    is_below_thing,
    is_number,
    only_with,
    replacement,
    replacements,
)
from lawspeaker.coverage.mutants import RULE
from lawspeaker.coverage.trials import Trials, Variant
from lawspeaker.project.spec import Spec
from lawspeaker.source import end_of_block

FIELDS, MOST, FEW = 24, 12, 8
"""How many edits are compiled together: the fewer the likelier it is that one of them must be compiled alone."""
ALONE = (Operator.MAY, Operator.COPIES, Operator.ORDER, Operator.VISIBILITY)
"""These change decisions, constants or the order of functions."""
SMALL = (Operator.NUMBER, Operator.COMPARISON)
"""These rarely change another function than their own, so they are not mixed with the others."""
DATA = ("game", "resource", "state", "option", "kind", "board", "piece", "die")
"""Declarations of data: an edit of one changes the state, or what examples see."""
NUMBER = re.compile(r"\b\d+\b")
Place = tuple[str, int, int]
Spot = tuple[str, int | Replacement]
Own = dict[Key, Chunk]


def batches(spec: Spec, edits: list[Edit]) -> Iterator[list[Edit]]:
    """Yield all edits in batches, large ones first; those of a batch are in different declarations and rules."""
    alone: list[Edit] = []
    fields: dict[Spot, list[Edit]] = defaultdict(list)
    small: dict[Spot, list[Edit]] = defaultdict(list)
    others: dict[Spot, list[Edit]] = defaultdict(list)
    for edit in edits:
        below_thing = is_below_thing(spec, edit)
        if below_thing and is_number(edit):
            fields["", replacement(spec, edit)].append(edit)
        elif edit.operator in ALONE or first_word(spec, edit) in DATA or (below_thing and not RULE.match(edit.line)):
            alone.append(edit)
        else:
            (small if edit.operator in SMALL else others)[edit.span.file, edit.top].append(edit)
    for waiting, size in ((fields, FIELDS), (small, MOST), (others, FEW)):
        yield from taken_in_turn(waiting, size)
    yield from ([edit] for edit in alone)


def taken_in_turn(waiting: dict[Spot, list[Edit]], size: int) -> Iterator[list[Edit]]:
    """Yield edits in batches, each with at most one edit of a spot, beginning with the spots that have the most."""
    while waiting:
        batch: list[Edit] = []
        taken: set[str] = set()
        for spot in sorted(waiting, key=lambda spot: -len(waiting[spot])):
            edit = waiting[spot][-1]
            shared = {f"{edit.span.file}:{edit.top}", target(edit)} - {""}
            if len(batch) < size and not shared & taken:
                batch.append(waiting[spot].pop())
                taken |= shared
        yield batch
        for spot in [spot for spot, left in waiting.items() if not left]:
            del waiting[spot]


def target(edit: Edit) -> str:
    """Return what a rule changes or waits for: rules of one target are written into one function; "" for other lines.

    `when explored where explorer is you` and `before explored` have the targets "when explored" and "before explored".
    """
    return " ".join(edit.line.replace("(", "").split()[:3]) if RULE.match(edit.line) else ""


def first_word(spec: Spec, edit: Edit) -> str:
    """Return the first word of the declaration of an edit."""
    source = next(source for source in spec.sources if source.name == edit.span.file)
    return source.text.split("\n")[edit.top - 1].split()[0]


def variants(trials: Trials, batch: list[Edit]) -> Iterator[tuple[Edit, Variant | None]]:
    """Yield each edit of a batch with its variant; None if the spec has errors then."""
    spec = trials.spec
    for edit in batch:
        spec = edited(spec, edit)
    together = trials.variant(spec)
    if len(batch) == 1:
        yield batch[0], together
        return
    if together is None:
        unsure, found = [edit for edit in batch if has_mistake(trials, edit)], None
    else:
        unsure, found = assigned(trials, batch, together)
    if found is None:
        for part in divided(batch, unsure):
            yield from variants(trials, part)
        return
    for edit in batch:
        own, trails = found[edit], trials.reach.trails_to(set(found[edit]))
        yield edit, Variant(edited(trials.spec, edit), trials.game, own, set(own), trails, True)


def divided(batch: list[Edit], unsure: list[Edit]) -> list[list[Edit]]:
    """Return the parts of a batch: the edits that are unsure alone, and the others; two halves if that is no help."""
    if unsure and len(unsure) < len(batch):
        return [[edit for edit in batch if edit not in unsure], *([edit] for edit in unsure)]
    half = len(batch) // 2
    return [batch[:half], batch[half:]]


def has_mistake(trials: Trials, edit: Edit) -> bool:
    """Return whether the last check found a mistake in the declaration of an edit."""
    place = place_of(trials.spec, edit)
    return any(is_inside(place, PurePath(span.file).name, span.line) for span in trials.drafts.mistakes)


def assigned(trials: Trials, batch: list[Edit], together: Variant) -> tuple[list[Edit], dict[Edit, Own] | None]:
    """Return the changed chunks of each edit of a batch, or None and the edits to which a change may belong."""
    places = {edit: place_of(trials.spec, edit) for edit in batch}
    found: dict[Edit, Own] = {edit: {} for edit in batch}
    unsure: dict[Edit, None] = {}
    failed = together.changes_facts
    for key in together.changed:
        before, after = trials.chunks.get(key), together.chunks.get(key)
        if before is not None and after is not None and shows_only_other_numbers(before, after):
            continue
        quoting = [edit for edit, place in places.items() if quotes(place, before) or quotes(place, after)]
        owners = owners_of(trials, batch, before, after, quoting)
        if owners is None:
            failed = True
            unsure |= dict.fromkeys(quoting)
        for edit, chunk in (owners or {}).items():
            found[edit][key] = chunk
    return list(unsure), None if failed else found


def owners_of(
    trials: Trials, batch: list[Edit], before: Chunk | None, after: Chunk | None, quoting: list[Edit]
) -> dict[Edit, Chunk] | None:
    """Return the edits to which a changed chunk belongs, each with what it makes of it; None if that is not sure."""
    if before is None or after is None or not trials.fits(after):
        return None
    if not before.is_constant:
        return {quoting[0]: after} if len(quoting) == 1 else None
    made = replacements(before.text, after.text)
    makers = {replacement(trials.spec, edit): edit for edit in batch if is_number(edit)}
    if made is None or any(one not in makers for one in made):
        return None
    return {makers[one]: only_with(one, before, after) for one in made}


def shows_only_other_numbers(before: Chunk, after: Chunk) -> bool:
    """Return whether a chunk is the table of what is shown of things, and differs only in numbers."""
    return "RULES" in before.names and NUMBER.sub("0", before.text) == NUMBER.sub("0", after.text)


def quotes(place: Place, chunk: Chunk | None) -> bool:
    """Return whether a chunk quotes a line of a declaration."""
    return chunk is not None and any(is_inside(place, *line) for line in chunk.quotes())


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

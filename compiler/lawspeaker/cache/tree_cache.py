"""Trees of files that were parsed before: kept on disk, so that a check reads anew only what was edited.

A file of the cache is named after the text it belongs to and after everything that turns texts into trees. What is
missing or damaged is as if it had never been written (`store.py`).

    rules.law  --parse-->  File(decls)  --packed-->  numbers, texts, lists  --marshal-->  trees/3f2a….tree
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lawspeaker.cache.serialize import TREES, packed, unpacked
from lawspeaker.cache.store import is_there, make_room, maker, place_for, read_kept, write_kept
from lawspeaker.facts import Facts
from lawspeaker.memory import summed
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source


def parse_kept(source: Source, facts: Facts, worth: Callable[[t.File], bool] = lambda file: True) -> t.File:
    """Parse a file, or take the tree that was kept when the same text was parsed before; keep it if it is worth it."""
    path = place_of(source.text)
    kept = read_tree(path, source.name)
    if kept is not None:
        return kept
    before = len(facts.found)
    file = parse(source, facts)
    if len(facts.found) == before and worth(file):
        keep(path, file)
    return file


def place_of(text: str) -> Path:
    """Return where the tree of a text is kept."""
    return place_for("trees", summed(maker(), text).hex(), ".tree")


def read_tree(path: Path, name: str) -> t.File | None:
    """Return the tree that is kept in a file, for a source of some name; None if there is none."""
    kept = read_kept(path)
    try:
        match unpacked(kept, name):
            case (tuple() as decls, tuple() as notes) if all(type(decl) in TREES for decl in decls):
                return t.File(name, decls, notes)
            case _:
                return None
    except (ValueError, TypeError, IndexError):
        return None


def keep(path: Path, file: t.File) -> None:
    """Keep a tree; where that cannot be done, it is parsed again next time."""
    if not is_there(path):
        make_room(path.parent)
    write_kept(path, (packed(file.decls), file.notes))

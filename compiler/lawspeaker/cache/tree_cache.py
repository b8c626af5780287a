"""Cache parsed `.law` files, so that a check parses only the files that were edited.

The key of a tree is a hash of the file's text and of the compiler.

    rules.law  --parse-->  File(decls)  --encode-->  numbers, strings, lists  --marshal-->  trees/3f2a….tree
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lawspeaker.cache.serialize import TREES, decode, decode_notes, encode, encode_notes
from lawspeaker.cache.store import compiler_hash, entry_path, evict_oldest, exists, read_entry, write_entry
from lawspeaker.facts import Facts
from lawspeaker.incremental import stable_hash
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source


def parse_cached(source: Source, facts: Facts, should_store: Callable[[t.File], bool] = lambda file: True) -> t.File:
    """Return the tree of a file from the cache, or parse it and store the tree if it has no mistake."""
    path = tree_path(source.text)
    cached = read_tree(path, source.name)
    if cached is not None:
        return cached
    before = len(facts.found)
    file = parse(source, facts)
    if len(facts.found) == before and should_store(file):
        write_tree(path, file)
    return file


def tree_path(text: str) -> Path:
    """Return the path of the cached tree of a text."""
    return entry_path("trees", stable_hash(compiler_hash(), text).hex(), ".tree")


def read_tree(path: Path, name: str) -> t.File | None:
    """Return the cached tree, with its spans in the file `name`; None if there is no valid entry."""
    entry = read_entry(path)
    try:
        match decode(entry, name):
            case (tuple() as decls, tuple() as notes) if all(type(decl) in TREES for decl in decls):
                return t.File(name, decls, decode_notes(notes))
            case _:
                return None
    except (ValueError, TypeError, IndexError):
        return None


def write_tree(path: Path, file: t.File) -> None:
    """Store a tree."""
    if not exists(path):
        evict_oldest(path.parent)
    write_entry(path, (encode(file.decls), encode_notes(file.notes)))

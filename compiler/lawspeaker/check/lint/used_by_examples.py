"""What examples use of the declarations that no rule uses: verbs and phases that they run, piles and things they name.

    given
        prepare 3            ->     calls: prepare
    Red does Winter          ->     calls: Winter
    expect
        that Ace is in row   ->     words: Ace, row

Examples that the cache has seen to be correct are not checked again, so this is read off their trees.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from lawspeaker.incremental import CheckCache
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import texts_of, tree_nodes
from lawspeaker.resolve.symbols import Symbols


class UsedByExamples(Struct):
    """The words and names that examples mention, and those of them that are called or run."""

    calls: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)


def used_by_examples(symbols: Symbols, cache: CheckCache, wanted: set[str]) -> UsedByExamples:
    """Return what examples use; only those are read that may mention a wanted word or name."""
    found = UsedByExamples()
    said = {part for name in wanted for part in (name, f'"{name}"', *name.split())}
    for decl in symbols.examples if wanted else ():
        if cache.enabled and said.isdisjoint(cache.words(decl.span.file)):
            continue
        for node in tree_nodes(cache.full_example(decl).block):
            found.words.update(texts_of(node))
            found.calls.update(called_by(node))
    return found


def called_by(node: object) -> Iterator[str]:
    """Yield the verb or the phase that a sentence calls or runs."""
    match node:
        case t.Subject(_, _, "does", (t.Word(_, verb), *_)):
            yield verb
        case t.Subject(_, _, "does", (t.Name(_, phase), *_)) | t.Call(_, "run", (t.Name(_, phase),)):
            yield phase
        case t.Call(_, verb):
            yield verb
        case _:
            pass

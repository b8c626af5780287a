"""The memory of `law check`: what the last check of a game found in order, kept on disk until the next one.

One file per game and folder it is checked from. It holds the sums of the parts that had no mistake (`memory.py`); of
files that hold nothing but examples the names of these and all words; and what YAML files say. Only what a check has
used is kept for the next one, so it never grows for long; a check that ends early, at a mistake, forgets nothing.

    Kept(path).sure(part)     ->     True if the last check that came here had found nothing wrong with it
"""

from __future__ import annotations

import re
from bisect import bisect_right
from pathlib import Path

from lawspeaker.cache.serialize import Packed, packed, unpacked
from lawspeaker.cache.store import is_there, make_room, maker, place_for, read_kept, write_kept
from lawspeaker.cache.tree_cache import parse_kept
from lawspeaker.facts import Facts
from lawspeaker.memory import Memory, summed
from lawspeaker.parse import tree as t
from lawspeaker.source import Source, Span

Head = tuple[tuple[t.Note, ...], tuple[tuple[str, int, int, int, int], ...], frozenset[str]]
WORD = re.compile(r'"[^"\n]*"|\w+')


def memory_of(game: str, extras: list[str]) -> Kept:
    """Return the memory of a game as a person names it here."""
    try:
        here = str(Path.cwd())
    except OSError:
        here = ""
    return Kept(place_for("checks", summed(maker(), here, game, *extras).hex(), ".check"))


class Kept(Memory):
    """What is kept in a file, and what has been used of it or learned since."""

    remembers = True

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts: frozenset[bytes] = frozenset()
        self.heads: dict[bytes, Head] = {}
        self.readings: dict[bytes, Packed] = {}
        match read_kept(path):
            case (frozenset() as parts, dict() as heads, dict() as readings):
                self.parts, self.heads, self.readings = parts, heads, readings
            case _:
                pass
        self.used: set[bytes] = set()
        self.used_heads: dict[bytes, Head] = {}
        self.used_readings: dict[bytes, Packed] = {}
        self.sources: dict[str, Source] = {}
        self.said: dict[str, frozenset[str]] = {}
        self.starts: dict[str, list[int]] = {}
        self.lines: dict[str, list[str]] = {}
        self.wholes: dict[str, dict[int, t.Decl]] = {}

    def parse(self, source: Source, facts: Facts) -> t.File:
        """Return the tree of a file; of one with nothing but examples only their names, if those are known."""
        self.sources[source.name] = source
        key = summed(source.text)
        head = self.heads.get(key)
        if head is not None:
            self.used_heads[key] = head
            self.said[source.name] = head[-1]
            return abridged(source.name, head)
        before = facts.mark()
        file = parse_kept(source, facts, lambda file: not only_examples(file))
        self.starts[source.name] = [decl.span.line for decl in file.decls]
        if facts.mark() == before and only_examples(file):
            self.used_heads[key] = head_of(file, self.words(source.name))
        return file

    def whole(self, example: t.ExampleDecl) -> t.ExampleDecl:
        """Return an example with everything that is in it."""
        name = example.span.file
        if name in self.starts:
            return example
        if name not in self.wholes:
            file = parse_kept(self.sources[name], Facts())
            self.wholes[name] = {decl.span.line: decl for decl in file.decls}
        found = self.wholes[name][example.span.line]
        assert isinstance(found, t.ExampleDecl)
        return found

    def recalled(self, sort: str, text: str, name: str) -> object:
        """Return what the text of a YAML file says, if it was read before without a mistake."""
        key = summed(sort, text)
        found = self.readings.get(key)
        if found is not None:
            self.used_readings[key] = found
        return unpacked(found, name)

    def recall(self, sort: str, text: str, found: object) -> None:
        """Remember what the text of a YAML file says."""
        self.used_readings[summed(sort, text)] = packed(found)

    def text(self, file: str) -> str:
        """Return the text of a file that was parsed."""
        return self.sources[file].text

    def words(self, file: str) -> frozenset[str]:
        """Return the words and quoted texts that are written in a file that was parsed."""
        if file not in self.said:
            self.said[file] = frozenset(WORD.findall(self.text(file)))
        return self.said[file]

    def declared(self, span: Span) -> str:
        """Return the lines of the declaration that starts at a place: up to where the next one starts."""
        starts = self.starts[span.file]
        if span.file not in self.lines:
            self.lines[span.file] = self.text(span.file).split("\n")
        after = bisect_right(starts, span.line)
        end = starts[after] - 1 if after < len(starts) else None
        return "\n".join(self.lines[span.file][span.line - 1 : end])

    def sure(self, part: bytes) -> bool:
        """Tell whether the last check found nothing wrong with a part."""
        if part in self.parts:
            self.used.add(part)
        return part in self.parts

    def learn(self, part: bytes) -> None:
        """Remember that a part has no mistake."""
        self.used.add(part)

    def save(self, whole: bool = True) -> None:
        """Keep what was used or learned for the next check; after one that ended early, all else that is kept too."""
        if not whole:
            self.used |= self.parts
            self.used_heads = self.heads | self.used_heads
            self.used_readings = self.readings | self.used_readings
        same = self.used == self.parts and self.used_heads.keys() == self.heads.keys()
        if same and self.used_readings.keys() == self.readings.keys():
            return
        if not is_there(self.path):
            make_room(self.path.parent)
        write_kept(self.path, (frozenset(self.used), self.used_heads, self.used_readings))


def only_examples(file: t.File) -> bool:
    """Tell whether a file holds nothing but examples.

    Their trees are large and mostly not wanted again: they are kept when they are, not when they are first parsed.
    """
    return all(isinstance(decl, t.ExampleDecl) for decl in file.decls)


def head_of(file: t.File, words: frozenset[str]) -> Head:
    """Return the names and places of the examples of a file, and the words that are in it."""
    examples = [decl for decl in file.decls if isinstance(decl, t.ExampleDecl)]
    places = [(decl.name, *decl.span.key()[1:]) for decl in examples]
    return file.notes, tuple(places), words


def abridged(name: str, head: Head) -> t.File:
    """Return a file of examples without what is in them."""
    notes, places, _ = head
    return t.File(name, tuple([t.ExampleDecl(Span(name, *place), called, (), ()) for called, *place in places]), notes)

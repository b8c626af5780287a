"""The cache of `law check`: what the last check of a game found to be correct, stored on disk for the next check.

There is one file per game and current folder. It holds the keys of the parts that had no mistake (`incremental.py`),
the names and words of files that contain only examples, and the parsed contents of YAML files. A complete check drops
entries that it did not use, so the file does not grow; a check that stops at a mistake drops nothing.

    DiskCheckCache(path).has_passed(key)     ->     True if the last check recorded this key
"""

from __future__ import annotations

import re
from bisect import bisect_right
from pathlib import Path

from lawspeaker.cache.serialize import Encoded, EncodedNotes, decode, decode_notes, encode, encode_notes
from lawspeaker.cache.store import compiler_hash, entry_path, evict_oldest, exists, read_entry, write_entry
from lawspeaker.cache.tree_cache import parse_cached
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache, stable_hash
from lawspeaker.parse import tree as t
from lawspeaker.source import Source, Span

ExampleIndex = tuple[EncodedNotes, tuple[tuple[str, int, int, int, int], ...], frozenset[str]]
"""The notes of a file of examples, the name and position of each example, and the words of the file."""
WORD = re.compile(r'"[^"\n]*"|\w+')


def open_check_cache(game: str, extras: list[str]) -> DiskCheckCache:
    """Return the cache of a game, as it is named on the command line in the current folder."""
    try:
        here = str(Path.cwd())
    except OSError:
        here = ""
    return DiskCheckCache(entry_path("checks", stable_hash(compiler_hash(), here, game, *extras).hex(), ".check"))


class DiskCheckCache(CheckCache):
    """The entries of one cache file, and which of them this check has used or added."""

    enabled = True

    def __init__(self, path: Path) -> None:
        self.path = path
        self.passed: frozenset[bytes] = frozenset()
        self.indexes: dict[bytes, ExampleIndex] = {}
        self.yaml: dict[bytes, Encoded] = {}
        match read_entry(path):
            case (frozenset() as passed, dict() as indexes, dict() as yaml):
                self.passed, self.indexes, self.yaml = passed, indexes, yaml
            case _:
                pass
        self.used_passed: set[bytes] = set()
        self.used_indexes: dict[bytes, ExampleIndex] = {}
        self.used_yaml: dict[bytes, Encoded] = {}
        self.sources: dict[str, Source] = {}
        self.words_by_file: dict[str, frozenset[str]] = {}
        self.starts: dict[str, list[int]] = {}
        self.lines: dict[str, list[str]] = {}
        self.full_examples: dict[str, dict[int, t.Decl]] = {}

    def parse(self, source: Source, facts: Facts) -> t.File:
        """Return the tree of a file; the bodies of examples are missing if the file's example index is cached."""
        self.sources[source.name] = source
        key = stable_hash(source.text)
        index = self.indexes.get(key)
        if index is not None:
            self.used_indexes[key] = index
            self.words_by_file[source.name] = index[-1]
            return without_bodies(source.name, index)
        before = facts.mark()
        file = parse_cached(source, facts, lambda file: not has_only_examples(file))
        self.starts[source.name] = [decl.span.line for decl in file.decls]
        if facts.mark() == before and has_only_examples(file):
            self.used_indexes[key] = index_of(file, self.words(source.name))
        return file

    def full_example(self, example: t.ExampleDecl) -> t.ExampleDecl:
        """Return an example with its body; parse its file if only the index of that file was loaded."""
        name = example.span.file
        if name in self.starts:
            return example
        if name not in self.full_examples:
            file = parse_cached(self.sources[name], Facts())
            self.full_examples[name] = {decl.span.line: decl for decl in file.decls}
        found = self.full_examples[name][example.span.line]
        assert isinstance(found, t.ExampleDecl)
        return found

    def get_yaml(self, kind: str, text: str, name: str) -> object:
        """Return the cached contents of a YAML file with this text, or None."""
        key = stable_hash(kind, text)
        found = self.yaml.get(key)
        if found is not None:
            self.used_yaml[key] = found
        return decode(found, name)

    def add_yaml(self, kind: str, text: str, contents: object) -> None:
        """Store the contents of a YAML file that had no mistake."""
        self.used_yaml[stable_hash(kind, text)] = encode(contents)

    def text(self, file: str) -> str:
        """Return the text of a file that was parsed."""
        return self.sources[file].text

    def words(self, file: str) -> frozenset[str]:
        """Return the words and quoted strings in a file that was parsed."""
        if file not in self.words_by_file:
            self.words_by_file[file] = frozenset(WORD.findall(self.text(file)))
        return self.words_by_file[file]

    def declaration_text(self, span: Span) -> str:
        """Return the lines of the declaration that starts at a span, up to the start of the next declaration."""
        starts = self.starts[span.file]
        if span.file not in self.lines:
            self.lines[span.file] = self.text(span.file).split("\n")
        after = bisect_right(starts, span.line)
        end = starts[after] - 1 if after < len(starts) else None
        return "\n".join(self.lines[span.file][span.line - 1 : end])

    def has_passed(self, key: bytes) -> bool:
        """Return whether the last check found no mistake in the part with this key."""
        if key in self.passed:
            self.used_passed.add(key)
        return key in self.passed

    def add_passed(self, key: bytes) -> None:
        """Record that the part with this key has no mistake."""
        self.used_passed.add(key)

    def save(self, drop_unused: bool = True) -> None:
        """Write the entries that were used or added; `drop_unused` is false after a check that stopped early."""
        if not drop_unused:
            self.used_passed |= self.passed
            self.used_indexes = self.indexes | self.used_indexes
            self.used_yaml = self.yaml | self.used_yaml
        same = self.used_passed == self.passed and self.used_indexes.keys() == self.indexes.keys()
        if same and self.used_yaml.keys() == self.yaml.keys():
            return
        if not exists(self.path):
            evict_oldest(self.path.parent)
        write_entry(self.path, (frozenset(self.used_passed), self.used_indexes, self.used_yaml))


def has_only_examples(file: t.File) -> bool:
    """Return whether a file contains nothing but examples.

    The trees of such files are large and rarely needed again, so they are cached when they are parsed a second time.
    """
    return all(isinstance(decl, t.ExampleDecl) for decl in file.decls)


def index_of(file: t.File, words: frozenset[str]) -> ExampleIndex:
    """Return the index of a file of examples."""
    examples = [decl for decl in file.decls if isinstance(decl, t.ExampleDecl)]
    positions = [(decl.name, *decl.span.key()[1:]) for decl in examples]
    return encode_notes(file.notes), tuple(positions), words


def without_bodies(name: str, index: ExampleIndex) -> t.File:
    """Return the tree of a file of examples, made from its index: each example has a name but no body."""
    notes, positions, _ = index
    examples = [t.ExampleDecl(Span(name, *position), called, (), ()) for called, *position in positions]
    return t.File(name, tuple(examples), decode_notes(notes))

"""Compile mutants to drafts: engines that are run but never read, with the wanted examples only.

    mutant  --parse (the changed file)-->  resolve  --check (examples only if they may fail)-->  lower  -->  emit

A file of examples is checked anew only if the mutant changes something that examples see (`check/interface_hash.py`).
"""

from __future__ import annotations

import re
from functools import lru_cache

from lawspeaker.check.check import Checked, check_program
from lawspeaker.check.examples.examples import check_example
from lawspeaker.check.examples.incremental import check_examples
from lawspeaker.cli.coverage.draft_package import NAME
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache
from lawspeaker.parse import tree as t
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source

MAX_CACHED_FILES = 200
WORD = re.compile(r'"[^"\n]*"|\w+')
COMMENT = re.compile(r"^ *#.*\n|  #.*$", re.MULTILINE)
Files = dict[str, str]


class DraftCache(CheckCache):
    """Remembers in memory which files of examples had no mistake."""

    enabled = True

    def __init__(self) -> None:
        self.passed: set[bytes] = set()
        self.texts: dict[str, str] = {}

    def text(self, file: str) -> str:
        """Return the text of a file."""
        return self.texts[file]

    def words(self, file: str) -> frozenset[str]:
        """Return the words and quoted strings in a file."""
        return words_in(self.texts[file])

    def has_passed(self, key: bytes) -> bool:
        """Return whether the part with this key was checked before without a mistake."""
        return key in self.passed

    def add_passed(self, key: bytes) -> None:
        """Record that the part with this key has no mistake."""
        self.passed.add(key)


class Drafts:
    """Compiles variants of one spec."""

    def __init__(self) -> None:
        self.cache = DraftCache()

    def check(self, spec: Spec, wanted: set[str]) -> Checked | None:
        """Check a spec with all its examples and return it with the wanted ones; None if it has errors."""
        from lawspeaker.resolve.resolve import resolve
        from lawspeaker.text.language.validate import check_texts

        facts = Facts()
        trees = [parse_memoized(source, facts) for source in spec.sources]
        symbols = resolve(trees, facts) if not facts.errors() else None
        if symbols is None or facts.errors():
            return None
        self.cache.texts = {source.name: source.text for source in spec.sources}
        cx, checked = check_program(symbols, facts)
        if facts.errors():
            return None
        found = {example.name: example for example in check_examples(cx, self.cache)}
        chosen = [decl for decl in symbols.examples if decl.name in wanted]
        checked.examples = [found[d.name] if d.name in found else check_example(cx, d) for d in chosen]
        if not facts.errors():
            check_texts(symbols, None, facts)
        return None if facts.errors() else checked

    def files(self, spec: Spec, wanted: set[str]) -> Files | None:
        """Return the files of a draft with the wanted examples; None if the spec has errors."""
        from lawspeaker.emit.emit import emit
        from lawspeaker.lower.lower import lower
        from lawspeaker.text.texts import Texts

        checked = self.check(spec, wanted)
        if checked is None:
            return None
        return emit(lower(checked), spec.name, "", Texts(), NAME, list(spec.sources), draft=True)


def without_comments(files: Files) -> Files:
    """Return the files of an engine without comments, which quote the spec, and without examples.

    >>> without_comments({"values.py": "# a.law:1  value n = 2\\nN = 3  # a.law:1\\n", "examples.py": ""})
    {'values.py': 'N = 3\\n'}
    """
    return {name: COMMENT.sub("", text) for name, text in files.items() if name != "examples.py"}


@lru_cache(MAX_CACHED_FILES)
def words_in(text: str) -> frozenset[str]:
    """Return the words and quoted strings of a text."""
    return frozenset(WORD.findall(text))


def parse_memoized(source: Source, facts: Facts) -> t.File:
    """Parse a file, or return the memoized tree: all files of a mutant but one are unchanged."""
    file, found = parsed(source)
    for fact in found.found:
        facts.add(fact.code, fact.span, *fact.related, **fact.words)
    return file


@lru_cache(MAX_CACHED_FILES)
def parsed(source: Source) -> tuple[t.File, Facts]:
    """Parse a file and return its tree and facts."""
    from lawspeaker.parse.parse import parse

    facts = Facts()
    return parse(source, facts), facts

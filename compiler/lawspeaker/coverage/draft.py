"""Compile mutants to drafts: engines that are run but never read, with the wanted examples only.

    mutant  --parse (the changed file)-->  resolve  --check (examples only if they may fail)-->  lower  -->  emit

A file of examples is checked anew only if the mutant changes something that examples see (`check/interface_hash.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from lawspeaker.check.check import check_program
from lawspeaker.check.checked import Checked
from lawspeaker.check.context import CheckContext
from lawspeaker.check.examples.examples import check_example
from lawspeaker.check.examples.incremental import Answers, check_examples
from lawspeaker.check.interface_hash import hash_interface, program_size
from lawspeaker.check.lint.lint import report_contradictions
from lawspeaker.coverage.draft_package import NAME
from lawspeaker.emit.modules import Module
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache, stable_hash
from lawspeaker.parse import tree as t
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source, Span

MAX_CACHED_FILES = 200
WORD = re.compile(r'"[^"\n]*"|\w+')


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


class DraftProgram(Struct):
    """A checked spec without errors; `facts` are what its examples see, the same if they need not be checked again."""

    cx: CheckContext
    checked: Checked
    facts: bytes


class Drafts:
    """Compiles variants of one spec; `mistakes` are the places of the errors that the last check found."""

    def __init__(self) -> None:
        self.cache = DraftCache()
        self.mistakes: list[Span] = []

    def check(self, spec: Spec) -> DraftProgram | None:
        """Check a spec with those of its examples that may be wrong now; return None if it has errors."""
        facts = Facts()
        found = self.checked(spec, facts)
        self.mistakes = [fact.span for fact in facts.found if fact.code.startswith("L")]
        return found

    def checked(self, spec: Spec, facts: Facts) -> DraftProgram | None:
        """Check a spec and add what is wrong with it to the facts; return None if that is an error."""
        from lawspeaker.resolve.resolve import resolve
        from lawspeaker.text.validate import check_texts

        trees = [parse_memoized(source, facts) for source in spec.sources]
        symbols = resolve(trees, facts) if not facts.errors() else None
        if symbols is None or facts.errors():
            return None
        self.cache.texts = {source.name: source.text for source in spec.sources}
        cx, checked = check_program(symbols, facts)
        if facts.errors():
            return None
        seen = what_examples_see(cx)
        checked.examples = check_examples(cx, self.cache)
        if not facts.errors():
            report_contradictions(checked, facts)
            check_texts(symbols, None, facts)
        return None if facts.errors() else DraftProgram(cx, checked, seen)

    def with_examples(self, program: DraftProgram, wanted: set[str]) -> None:
        """Give a program all its wanted examples, and no others."""
        found = {example.name: example for example in program.checked.examples}
        chosen = [decl for decl in program.cx.symbols.examples if decl.name in wanted]
        program.checked.examples = [
            found[decl.name] if decl.name in found else check_example(program.cx, decl) for decl in chosen
        ]

    def modules(self, program: DraftProgram, spec: Spec, used: Iterable[str], with_examples: bool) -> list[Module]:
        """Return the modules of a draft; `used` are constants that examples need."""
        from lawspeaker.emit.emit import emit_modules
        from lawspeaker.lower.lower import lower
        from lawspeaker.text.write import write_labels_only

        labels = write_labels_only(program.cx.symbols, program.checked.program.sites)
        return emit_modules(lower(program.checked), spec.name, NAME, list(spec.sources), labels, used, with_examples)


def what_examples_see(cx: CheckContext) -> bytes:
    """Return a hash of everything that the checks and the code of examples depend on."""
    answers = Answers(cx)
    variables, labels = tuple(sorted(answers.variables.items())), tuple(sorted(answers.labels))
    return stable_hash(hash_interface(cx.symbols), variables, labels, program_size(cx.symbols, cx.program))


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

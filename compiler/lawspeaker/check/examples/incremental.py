"""Examples that a memory is sure of are not checked again; the others are, and remembered if they have no mistake.

Examples see the outline of the spec and the decisions that they answer, and nothing of each other: those of a file that
would add to the program, and all that follow, are always checked.
"""

from __future__ import annotations

from itertools import groupby

from lawspeaker.check.examples import examples
from lawspeaker.check.examples.examples import Example
from lawspeaker.check.interface_hash import extent, outline, plain
from lawspeaker.check.scope import Checker
from lawspeaker.memory import Memory, Plain, summed


def check_examples(cx: Checker, memory: Memory) -> list[Example]:
    """Check the examples, apart from those that a memory is sure of."""
    symbols, program, facts = cx.symbols, cx.program, cx.facts
    if not memory.remembers:
        return [examples.example(cx, decl) for decl in symbols.examples]
    memory.outline = outline(symbols)
    before, answers = extent(symbols, program), Answers(cx)
    found: list[Example] = []
    for file, decls in groupby(symbols.examples, key=lambda decl: decl.span.file):
        part = summed("examples", memory.outline, memory.text(file), answers.among(memory.words(file)))
        if memory.sure(part) and extent(symbols, program) == before:
            continue
        found += [examples.example(cx, memory.whole(decl)) for decl in decls]
        if extent(symbols, program) == before and not any(fact.span.file == file for fact in facts.found):
            memory.learn(part)
    return found


class Answers:
    """What examples may answer: variables of decisions with their types, and options by what is written on them."""

    def __init__(self, cx: Checker) -> None:
        self.variables = {name: plain(types) for name, types in examples.answered(cx).items()}
        self.labels = {f'"{label}"' for site in cx.program.sites for label in site.labels}

    def among(self, words: frozenset[str]) -> Plain:
        """Return those that are written in a file: who does not say a word does not answer by it."""
        said = tuple([(name, types) for name, types in self.variables.items() if name in words])
        return tuple(sorted(self.labels & words)), tuple(sorted(said))

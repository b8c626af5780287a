"""Examples that a memory is sure of are not checked again; the others are, and remembered if they have no mistake.

Examples see the outline of the spec and its decisions, and nothing of each other: those of a file that would add to the
program, and all that follow, are always checked.
"""

from __future__ import annotations

from itertools import groupby

from lawspeaker.check.examples import Example, ExampleChecker
from lawspeaker.check.outline import asked, extent, outline
from lawspeaker.memory import Memory, summed


def check_examples(checker: ExampleChecker, memory: Memory) -> list[Example]:
    """Check the examples, apart from those that a memory is sure of."""
    decls, program = checker.symbols.examples, checker.program
    if not memory.remembers:
        return [checker.example(decl) for decl in decls]
    memory.outline = outline(checker.symbols)
    seen, before = summed(memory.outline, asked(program)), extent(program)
    found: list[Example] = []
    for file, group in groupby(decls, key=lambda decl: decl.span.file):
        part = summed("examples", seen, memory.text(file))
        if extent(program) == before and memory.sure(part):
            continue
        found += [checker.example(memory.whole(decl)) for decl in group]
        if extent(program) == before and not any(fact.span.file == file for fact in checker.facts.found):
            memory.learn(part)
    return found

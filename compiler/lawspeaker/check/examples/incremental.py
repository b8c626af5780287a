"""Incremental checks of examples: files of examples that are known to be correct are not checked again.

Examples read the interface of the spec, the decisions that they answer and which verbs ask, but nothing of each other.
A file whose examples add to the program, and all files after it, are always checked.
"""

from __future__ import annotations

from itertools import groupby

from lawspeaker.check.asking import Asking
from lawspeaker.check.context import CheckContext
from lawspeaker.check.examples import decisions, examples
from lawspeaker.check.examples.examples import Example
from lawspeaker.check.examples.questions import refuse_questions
from lawspeaker.check.interface_hash import canonical, hash_interface, program_size
from lawspeaker.incremental import CheckCache, HashInput, stable_hash


def check_examples(cx: CheckContext, cache: CheckCache) -> list[Example]:
    """Check the examples, but skip the files that the cache has seen to be correct."""
    symbols, program, facts = cx.symbols, cx.program, cx.facts
    if not cache.enabled:
        all_found = [examples.check_example(cx, decl) for decl in symbols.examples]
        refuse_questions(cx, Asking(program), all_found)
        return all_found
    cache.interface = hash_interface(symbols)
    before, answers = program_size(symbols, program), Answers(cx)
    found: list[Example] = []
    for file, decls in groupby(symbols.examples, key=lambda decl: decl.span.file):
        words = cache.words(file)
        asking = tuple(sorted(answers.asking.names(words)))
        part = stable_hash("examples", cache.interface, cache.text(file), answers.among(words), asking)
        if cache.has_passed(part) and program_size(symbols, program) == before:
            continue
        checked = [examples.check_example(cx, cache.full_example(decl)) for decl in decls]
        refuse_questions(cx, answers.asking, checked)
        found += checked
        if program_size(symbols, program) == before and not any(fact.span.file == file for fact in facts.found):
            cache.add_passed(part)
    return found


class Answers:
    """What examples may answer: variables of decisions with their types, labels of options; and what asks."""

    def __init__(self, cx: CheckContext) -> None:
        self.asking = Asking(cx.program)
        self.variables = {name: canonical(types) for name, types in decisions.answer_types(cx).items()}
        self.labels = {f'"{label}"' for site in cx.program.sites for label in site.texts}
        self.filled = {label for label in self.labels if "{" in label}

    def among(self, words: frozenset[str]) -> HashInput:
        """Return those that occur in a file: an example can only answer by a word that it contains.

        A label that mentions values is written with the values, so it may occur in any file.
        """
        said = tuple([(name, types) for name, types in self.variables.items() if name in words])
        return tuple(sorted((self.labels & words) | self.filled)), tuple(sorted(said))

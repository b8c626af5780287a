"""Run the examples of a spec in variants of it: only those that a variant can make fail, and until one fails.

variant  --check-->  errors
         --compile, compare with the game-->  nothing changed
         --run the examples that reach a change-->  those that fail
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from lawspeaker.coverage.chunks import Chunk, Codes, Key
from lawspeaker.coverage.draft import DraftProgram, Drafts
from lawspeaker.coverage.draft_package import Draft, Plan, loaded
from lawspeaker.coverage.example_codes import ExampleCode, example_codes
from lawspeaker.coverage.reach import Reach, Trail, chunks_run, example_texts
from lawspeaker.emit.modules import Module, Section
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.base_state import BaseState

TABLES = "tables"
FIRST = 16
"""How many examples are compiled and run first where they must be compiled for a variant."""
GARBAGE = 200_000
"""How many objects are made before Python looks for garbage: the trees of a variant are garbage only in the end."""
STEPS = 10_000
"""The limit on steps in variants, if it is enough for the examples of the game itself."""


class Variant(Struct):
    """A variant that has no errors: what differs from the game, and the examples that this concerns.

    It is loaded by a `plan`, with its own `chunks` instead of those of the plan. `as_they_are` tells whether it runs
    the code of the game's examples; else they are compiled for it. `changes_facts`: examples see something else.
    """

    spec: Spec
    plan: Plan
    chunks: dict[Key, Chunk]
    changed: set[Key]
    trails: list[Trail]
    as_they_are: bool
    changes_facts: bool = False


class Trials:
    """Runs the examples of a spec in its variants. Examples that fail in the game itself are left out."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.drafts = Drafts()
        self.codes = Codes()
        whole = self.program(spec)
        self.drafts.with_examples(whole, {decl.name for decl in whole.cx.symbols.examples})
        self.checked_examples = whole.checked.examples
        modules = self.drafts.modules(whole, spec, (), with_examples=True)
        self.examples = example_codes(modules)
        self.tables = next(module for module in modules if module.name == TABLES)
        self.used = self.tables.defined()
        program = self.program(spec)
        self.facts = program.facts
        self.game = Plan(self.compiled(program, spec))
        self.chunks = self.game.by_key()
        self.names = {module: self.names_in(chunks) for module, chunks in self.game.chunks.items()}
        self.steps = budget.DEFAULT_STEPS
        self.reach = self.recorded()
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)

    def program(self, spec: Spec) -> DraftProgram:
        """Return the game itself, checked."""
        found = self.drafts.check(spec)
        if found is None:
            raise ValueError("a spec with errors has no mutants")
        return found

    def compiled(self, program: DraftProgram, spec: Spec) -> list[Module]:
        """Return the modules of a variant without its examples; their constants are those that the examples need."""
        program.checked.examples = self.checked_examples
        modules = self.drafts.modules(program, spec, self.used, with_examples=False)
        with_constants(next(module for module in modules if module.name == TABLES), self.tables)
        return modules

    def names_in(self, chunks: list[Chunk]) -> frozenset[str]:
        """Return the names that the chunks of a module define or use."""
        return frozenset().union(*(self.codes.names(chunk).union(chunk.names) for chunk in chunks))

    def recorded(self) -> Reach:
        """Run all examples in the game and return what each of them runs."""
        names = list(self.examples)
        loading = chunks_run(lambda: self.failing([], budget.DEFAULT_STEPS))
        stopped = self.failing(names, STEPS)
        failing = self.failing([name for name in names if name in stopped], budget.DEFAULT_STEPS)
        self.steps = STEPS if failing == stopped else budget.DEFAULT_STEPS
        texts, trails = example_texts(self.spec), list[Trail]()
        with loaded(self.game, self.codes, {}) as draft:
            for name in names:
                if name not in failing:
                    self.game.forget()
                    trails.append(trail(draft, self.examples[name], texts))
        return Reach(self.chunks, self.codes, loading, trails)

    def variant(self, spec: Spec) -> Variant | None:
        """Compile a variant and compare it with the game; return None if it has errors."""
        program = self.drafts.check(spec)
        if program is None:
            return None
        plan = Plan(self.compiled(program, spec))
        chunks = plan.by_key()
        changed = {key for key in {**self.chunks, **chunks} if text_of(self.chunks, key) != text_of(chunks, key)}
        if program.facts != self.facts or not self.has_all(chunks, changed):
            return Variant(spec, plan, chunks, changed, self.reach.trails, False, program.facts != self.facts)
        return Variant(spec, plan, chunks, changed, self.reach.trails_to(changed), True)

    def has_all(self, chunks: dict[Key, Chunk], changed: set[Key]) -> bool:
        """Return whether a variant has everything that the code of the examples uses, as they use it.

        Examples put frames on the stack themselves, so these must be as large as in the game.
        """
        same = changed & chunks.keys() & self.chunks.keys()
        if any(chunks[key].frames() != self.chunks[key].frames() for key in same):
            return False
        differing = {
            name
            for key in changed
            if key in self.chunks and (key not in chunks or chunks[key].heads() != self.chunks[key].heads())
            for name in self.chunks[key].names
        }
        return not any(code.used & differing for code in self.examples.values())

    def fits(self, chunk: Chunk) -> bool:
        """Return whether a changed function or constant can take its place in the game: it needs no other imports."""
        before = self.chunks.get(chunk.key)
        if before is None or before.is_class or before.heads() != chunk.heads():
            return False
        if before.frames() != chunk.frames():
            return False
        return self.codes.names(chunk) <= self.names[chunk.key[0]]

    def killers(self, variant: Variant, names: list[str]) -> Iterator[str]:
        """Yield the examples among these that fail in a variant, one after the other."""
        if variant.as_they_are:
            yield from self.failures(variant.plan, variant.chunks, self.examples, names)
            return
        for part in (names[:FIRST], names[FIRST:]):
            program = self.drafts.check(variant.spec) if part else None
            if program is not None:
                self.drafts.with_examples(program, set(part))
                modules = self.drafts.modules(program, variant.spec, self.used, with_examples=True)
                yield from self.failures(Plan(modules), {}, example_codes(modules), part)

    def failures(
        self, plan: Plan, chunks: dict[Key, Chunk], examples: dict[str, ExampleCode], names: list[str]
    ) -> Iterator[str]:
        """Yield the examples that fail in a draft; one that cannot be loaded fails them all."""
        try:
            with loaded(plan, self.codes, chunks) as draft, limited(self.steps):
                yield from (name for name in names if not passes(draft, examples[name]))
        except Exception:
            yield from names

    def failing(self, names: list[str], steps: int) -> set[str]:
        """Return the examples that fail in the game itself with a limit on steps."""
        self.steps = steps
        return set(self.failures(self.game, {}, self.examples, names))


def with_constants(tables: Module, whole: Module) -> None:
    """Add the constants that only examples use: a number is named where it is written, and they are not written."""
    defined = set(tables.defined())
    missing = [
        constant for section in whole.constants for constant in section.constants if constant.name not in defined
    ]
    tables.constants.append(Section([], missing))


def text_of(chunks: dict[Key, Chunk], key: Key) -> str | None:
    """Return the text of a chunk, if there is one."""
    return chunks[key].text if key in chunks else None


def trail(draft: Draft, code: ExampleCode, texts: dict[str, str]) -> Trail:
    """Run an example in the game and return what it runs."""
    example = code.made(draft)
    runs = chunks_run(lambda: run_example(draft.engine, draft.rules, example))
    return Trail(example.name, runs, code.used, frozenset(example.cites), texts.get(example.line, ""))


def passes(draft: Draft, code: ExampleCode) -> bool:
    """Return whether an example passes; an exception of the engine is a failure."""
    try:
        example: Example[BaseState] = code.made(draft)
        return run_example(draft.engine, draft.rules, example) is None
    except Exception:
        return False


@contextmanager
def limited(steps: int) -> Iterator[None]:
    """Set the limit on steps between two decisions for the time of a `with` block."""
    before = budget.steps()
    budget.set_steps(steps)
    try:
        yield
    finally:
        budget.set_steps(before)

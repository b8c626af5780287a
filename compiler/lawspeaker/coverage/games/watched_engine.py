"""The engine of a spec with marks: it notes which lines of the spec it reaches while it is played.

Only functions that the engine can call are marked. The others are values that only views show, or whose calls the
compiler replaced by what they compute.
"""

from __future__ import annotations

from dis import get_instructions
from types import CodeType

from msgspec import Struct

from lawspeaker.coverage.chunks import Codes, Key
from lawspeaker.coverage.draft import Drafts
from lawspeaker.coverage.draft_package import NAME, Loader, Plan
from lawspeaker.coverage.games.marks import REACHED, Marks, marked
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

ENGINE = "engine"
VIEWS = "views"
READS = ("LOAD_GLOBAL", "LOAD_NAME")


class Watched(Struct, frozen=True):
    """A loaded engine with marks, its rules, and what was marked in it."""

    engine: Engine[BaseState]
    rules: Rules
    marks: Marks


def watched_engine(spec: Spec) -> Watched:
    """Compile a spec without errors and load its engine with marks, for the rest of this process."""
    drafts, codes, marks = Drafts(), Codes(), Marks()
    program = drafts.check(spec)
    if program is None:
        raise ValueError("a spec with errors has no engine")
    plan = Plan(drafts.modules(program, spec, (), with_examples=False))
    chunks = plan.by_key()
    called = called_by_engine(plan, codes)
    instead = {key: marked(chunk, marks) for key, chunk in chunks.items() if key in called and chunk.quotes()}
    REACHED.clear()
    draft = Loader(plan, codes, instead).load()
    marks.loaded = set(REACHED)
    return Watched(draft.engine, draft.rules, marks)


def called_by_engine(plan: Plan, codes: Codes) -> set[Key]:
    """Return the chunks that the engine can call, apart from those that make views."""
    chunks = plan.by_key()
    homes = {module: names_in_module(plan, module) for module in plan.chunks}
    waiting = [key for key in chunks if key[0] == ENGINE]
    found = set(waiting)
    while waiting:
        key = waiting.pop()
        for name in globals_read(codes.of(chunks[key])):
            new = [other for other in homes[key[0]].get(name, ()) if other not in found and other[0] != VIEWS]
            found.update(new)
            waiting += new
    return found


def globals_read(code: CodeType) -> set[str]:
    """Return the global names that code reads, with all functions inside it; attributes and parameters are none.

    >>> sorted(globals_read(compile("def f(x): return g(x.y) + H", "f", "exec")))
    ['H', 'g']
    """
    found = {str(step.argval) for step in get_instructions(code) if step.opname in READS}
    return found.union(*(globals_read(part) for part in code.co_consts if isinstance(part, CodeType)))


def names_in_module(plan: Plan, module: str) -> dict[str, list[Key]]:
    """Return the chunks that the names in a module mean: its own, and those that it imports from other modules."""
    found: dict[str, list[Key]] = {}
    imported = {
        source.module.removeprefix(f"{NAME}."): set(source.names)
        for source in (*plan.imports[module], *plan.late_imports[module])
        if source.module.startswith(f"{NAME}.")
    }
    for home, chunks in plan.chunks.items():
        for chunk in chunks:
            for name in chunk.names:
                if home == module or name in imported.get(home, ()):
                    found.setdefault(name, []).append(chunk.key)
    return found

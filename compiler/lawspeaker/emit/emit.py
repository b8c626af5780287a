"""The lowered program to files: the last pass.

It runs last, because only a program without mistakes is written. Expressions and sentences are built in this folder;
the templates in `templates/` lay out the functions and files around them.
"""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker.analysis.memoization import memoized_values
from lawspeaker.analysis.static_values import has_fixed_payments, static_values, stopping_values
from lawspeaker.emit import size_names
from lawspeaker.emit.files import examples, state
from lawspeaker.emit.files.engine import EngineWriter
from lawspeaker.emit.files.names import NameWriter
from lawspeaker.emit.files.schema import SchemaWriter
from lawspeaker.emit.files.screen import ScreenWriter
from lawspeaker.emit.files.steps import StepWriter
from lawspeaker.emit.files.tables import TableWriter
from lawspeaker.emit.files.values import ValueWriter, drop_unused
from lawspeaker.emit.files.view_types import ViewTypeWriter
from lawspeaker.emit.files.views import ViewWriter
from lawspeaker.emit.format_python import formatted
from lawspeaker.emit.memoize import MemoTables, add_group
from lawspeaker.emit.modules import Module, docstring, module_texts
from lawspeaker.emit.naming import Layout, StoppingTable, make_layout
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.render import rendered
from lawspeaker.emit.sentences.decision_names import decision_names, effect_words
from lawspeaker.lower.function_names import variables
from lawspeaker.lower.program import Lowered
from lawspeaker.source import Source
from lawspeaker.text.texts import Texts


def emit(
    lowered: Lowered,
    name: str,
    version: str,
    texts: Texts,
    package: str,
    sources: list[Source],
    draft: bool = False,
    with_examples: bool = True,
) -> dict[str, str]:
    """Write the whole engine; `texts` are what the cards say. A draft is run but never read: it is not formatted."""
    layout = analysed(lowered, package, sources)
    title = layout.symbols.title
    files = module_texts(modules(layout, name, version, texts, with_examples), title, package)
    players = layout.symbols.players[0]
    files["__init__.py"] = rendered("modules/init", title=docstring(title), players=players, package=package)
    return files if draft else formatted(files)


def emit_modules(
    lowered: Lowered,
    name: str,
    package: str,
    sources: list[Source],
    texts: Texts,
    used: Iterable[str],
    with_examples: bool,
) -> list[Module]:
    """Write the modules of an engine; `used` are further constants that its tables must contain."""
    layout = analysed(lowered, package, sources)
    layout.constants.used |= {*used}
    return modules(layout, name, "", texts, with_examples)


def analysed(lowered: Lowered, package: str, sources: list[Source]) -> Layout:
    """Return the layout of a program with everything that its writers must know beforehand."""
    layout = make_layout(lowered, sources)
    layout.package = package
    analyse(layout)
    return layout


def analyse(layout: Layout) -> None:
    """Find which values become tables and which are memoized, and name the tables of these."""
    symbols, program = layout.symbols, layout.program
    static = static_values(symbols, program)
    layout.static = {layout.value_name(point.signed) for point in static}
    layout.fixed_payments = program.wild and has_fixed_payments(symbols, program)
    functions = [*program.declared_functions(), *(trigger.function for trigger in program.triggers)]
    functions += [function for steps in program.steps.values() for function in steps.values()]
    taken = {*variables(program), *layout.lowered.names.values(), *(function.name for function in functions)}
    layout.memo = MemoTables(taken=taken)
    for name in [layout.value_name(point.signed) for point in stopping_values(static)]:
        fresh = layout.memo.fresh
        layout.stopping[name] = StoppingTable(fresh(f"compute_{name}"), fresh(f"entry_of_{name}"))
    layout.decisions, layout.effect_words = decision_names(layout), effect_words(layout)
    for group in memoized_values(symbols, program, static):
        names = [layout.value_name(point.signed) for point in group.points]
        attribute = layout.attribute("memo", f"memo_{names[0]}")
        add_group(layout.memo, group, attribute, names, size_names.memo_keys(layout, group.points, attribute))


def modules(layout: Layout, name: str, version: str, texts: Texts, with_examples: bool) -> list[Module]:
    """Return the modules of a game.

    Those that hold what others use (the state, the endings, the tables) are made last: then all uses are known.
    """
    w = new_writer(layout)
    attributes = state.attributes(w)
    values, steps = ValueWriter(layout).module(), StepWriter(layout)
    engine = EngineWriter(layout).module(ViewWriter(layout, attributes).functions())
    examples = [example_module(layout)] if with_examples else []
    names = NameWriter(layout, name, version, texts).module()
    screen = Module("screen", "what the screen works out", functions=ScreenWriter(layout).functions(), shared=False)
    others = [
        names,
        ViewTypeWriter(layout).module(),
        SchemaWriter(layout).module(attributes),
        state.module(w, attributes),
        values,
        *steps.modules(),
        engine,
        *examples,
        screen,
    ]
    drop_unused(layout, values, others)
    return [TableWriter(layout).module(), *others]


def example_module(layout: Layout) -> Module:
    w = new_writer(layout)
    w.watching = False
    return examples.module(w)

"""The lowered program to files: the last pass. Texts are built in this folder; templates only lay them out.

It runs last, because only a program without mistakes is ever written.
"""

from __future__ import annotations

import ast
import sys

from lawspeaker.analysis.memoization import memoized_values
from lawspeaker.analysis.static_values import static_values
from lawspeaker.emit.expressions.expressions import new_writer
from lawspeaker.emit.files import examples, state
from lawspeaker.emit.files.engine import EngineWriter
from lawspeaker.emit.files.names import NameWriter
from lawspeaker.emit.files.screen import ScreenWriter
from lawspeaker.emit.files.shape import ShapeWriter
from lawspeaker.emit.files.steps import StepWriter
from lawspeaker.emit.files.tables import TableWriter
from lawspeaker.emit.files.values import ValueWriter
from lawspeaker.emit.files.views import ViewWriter
from lawspeaker.emit.format import formatted
from lawspeaker.emit.imports import from_lines
from lawspeaker.emit.memoize import MemoTables, add_group
from lawspeaker.emit.modules import Module, docstring, keep_called, keep_used, laid_out, rendered
from lawspeaker.emit.naming import Layout, make_layout
from lawspeaker.emit.python_text import tuple_text
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
    layout = make_layout(lowered, sources)
    analyse(layout)
    title = layout.symbols.title
    files = laid_out(modules(layout, name, version, texts, with_examples), title, package)
    players = layout.symbols.players[0]
    files["__init__.py"] = rendered(
        "init.py.jinja", title=docstring(title), imports=door_imports(package), players=players
    )
    if draft:
        return files
    for file, text in files.items():
        strange = foreign_imports(text, package)
        assert not strange, f"{file} would import {', '.join(strange)}"
    return formatted(files)


def analyse(layout: Layout) -> None:
    """Find which values become tables and which are memoized, and name the tables of these."""
    symbols, program = layout.symbols, layout.program
    static = static_values(symbols, program)
    layout.static = {layout.value_name(point.signed) for point in static}
    functions = [*program.declared_functions(), *(trigger.function for trigger in program.triggers)]
    functions += [function for steps in program.steps.values() for function in steps.values()]
    taken = {*variables(program), *layout.lowered.names.values(), *(function.name for function in functions)}
    layout.memo = MemoTables(taken=taken)
    for group in memoized_values(symbols, program, static):
        names = [layout.value_name(point.signed) for point in group.points]
        add_group(layout.memo, symbols, group, layout.attribute("kept", f"kept_{names[0]}"), names)


def modules(layout: Layout, name: str, version: str, texts: Texts, with_examples: bool) -> list[Module]:
    """Return the modules of a game; state and tables are made last, when everybody has asked for what he needs."""
    w = new_writer(layout)
    attributes = state.attributes(w)
    others = [
        ValueWriter(layout).module(),
        StepWriter(layout).module(),
        EngineWriter(layout).module(ViewWriter(layout, attributes).functions()),
        *([example_module(layout)] if with_examples else []),
        names(layout, name, version, texts),
        Module("screen", "what the screen works out", functions=ScreenWriter(layout).functions(), shared=False),
    ]
    others.insert(0, state.module(w, attributes))
    keep_called(others[2], [*others[:2], *others[3:]], "win_")
    others.append(ShapeWriter(layout).module(attributes))
    tables = Module("tables", "what never changes", constants=TableWriter(layout).sections())
    # Views and graphs need the boards, even if no rule does.
    keep_used(tables, others, [layout.board_constant(board) for board in layout.symbols.boards.values()])
    return [tables, *others]


def names(layout: Layout, name: str, version: str, texts: Texts) -> Module:
    writer = NameWriter(layout, name, version, texts)
    rules = ", ".join(f"{key}={value}" for key, value in writer.fields())
    closing = [[f"RULES: Final = Rules({rules})"]]
    return Module("names", "what people read", functions=writer.conditions.functions, closing=closing)


def example_module(layout: Layout) -> Module:
    w = new_writer(layout)
    w.watching = False
    functions, entries = examples.write(w)
    table = f"EXAMPLES: Final[tuple[Example[State], ...]] = {tuple_text(entries)}"
    return Module("examples", "worked examples", functions=functions, closing=[[table]], shared=False)


def door_imports(package: str) -> str:
    """Return what the package itself imports to make a game of its parts."""
    homes = {
        "Game": "lawspeaker_runtime.game.game",
        "load_native": "lawspeaker_runtime.native.load",
        "engine": package,
        "RULES": f"{package}.names",
        "State": f"{package}.state",
    }
    return "\n".join(from_lines({home: {name} for name, home in homes.items()}))


def foreign_imports(text: str, package: str) -> list[str]:
    """Return what a module imports besides the runtime, its own package and the standard library.

    >>> foreign_imports("from lawspeaker_runtime import goods\\nfrom typing import Final\\nimport numpy", "games.nim")
    ['numpy']
    """
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append("." * node.level + (node.module or ""))
    return [module for module in found if not is_allowed(module, package)]


def is_allowed(module: str, package: str) -> bool:
    root = module.split(".")[0]
    return root == "lawspeaker_runtime" or root in sys.stdlib_module_names or f"{module}.".startswith(f"{package}.")

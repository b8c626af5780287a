"""The lowered program to files: the last pass. Texts are built in this folder; templates only lay them out.

It runs last, because only a program without mistakes is ever written.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from lawspeaker.check import core as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit import state as st
from lawspeaker.emit.endings import EndingWriter
from lawspeaker.emit.examples import ExampleWriter
from lawspeaker.emit.functions import FunctionWriter
from lawspeaker.emit.imports import import_lines
from lawspeaker.emit.layout import Layout, make_layout
from lawspeaker.emit.moments import MomentWriter
from lawspeaker.emit.names import NameWriter
from lawspeaker.emit.points import PointWriter, find_static
from lawspeaker.emit.tables import TableWriter, static_tables
from lawspeaker.emit.text import INDENT, indented, tuple_text
from lawspeaker.emit.views import ViewWriter
from lawspeaker.emit.wrap import wrap
from lawspeaker.lower.program import Lowered
from lawspeaker.source import Source
from lawspeaker_runtime.plain import BASE_PARTS, PILE_PARTS


@cache
def templates() -> Environment:
    folder = Path(__file__).parent / "templates"
    loader = FileSystemLoader(str(folder))
    return Environment(loader=loader, undefined=StrictUndefined, keep_trailing_newline=True)


@dataclass(slots=True)
class Emitter:
    """Writes the files of one game; `exports` maps names to the module that defines them."""

    layout: Layout
    name: str
    package: str
    version: str
    texts: dict[int, str]
    exports: dict[str, str]

    def files(self) -> dict[str, str]:
        """Return the text of every file."""
        find_static(self.layout)
        files: dict[str, str] = {}
        attributes = st.StateWriter(self.layout).attributes()
        values = self.values()
        steps = self.steps()
        views = ViewWriter(self.layout, attributes).functions()
        examples = ExampleWriter(self.layout).write()
        names = NameWriter(self.layout, self.name, self.version, self.texts).fields()
        state = self.state(attributes)
        engine = self.engine(attributes)
        tables = ["\n".join(group) for group in TableWriter(self.layout).sections()]
        files["tables.py"] = self.module("tables", "what never changes", assignments="\n\n".join(tables))
        files["state.py"] = self.module("state", "the state of a game", functions=[state])
        statics = static_tables(self.layout)
        files["values.py"] = self.values_file(values, statics)
        self.export(values, "values")
        for line in statics:
            self.exports[line.split(":")[0]] = "values"
        files["steps.py"] = self.module("steps", "verbs, events and phases", functions=[*steps, self.runner()])
        self.export(steps, "steps")
        files["engine.py"] = self.engine_file(engine, views)
        self.exports["RULES"] = "names"
        rules = ", ".join(f"{key}={value}" for key, value in names)
        files["names.py"] = self.module("names", "what people read", assignments=f"RULES: Final = Rules({rules})")
        table = f"EXAMPLES: Final[tuple[Example[State], ...]] = {tuple_text(examples[1])}"
        files["examples.py"] = self.examples_file(examples[0], table)
        players = self.layout.symbols.players[0]
        files["__init__.py"] = (
            templates()
            .get_template("init.py.jinja")
            .render(title=docstring(self.layout.symbols.title), package=self.package, players=players)
        )
        return files

    def export(self, functions: list[list[str]], module: str) -> None:
        for function in functions:
            for line in function:
                if line.startswith("def "):
                    self.exports[line[4 : line.index("(")]] = module

    def module(self, name: str, about: str, assignments: str = "", functions: list[list[str]] | None = None) -> str:
        """Lay out one module with the imports it needs."""
        body = "\n".join([assignments, *("\n".join(f) for f in functions or [])])
        own = {word: module for word, module in self.exports.items() if module != name}
        text = (
            templates()
            .get_template("module.py.jinja")
            .render(
                title=docstring(self.layout.symbols.title),
                about=about,
                imports=import_lines(body, self.package, own),
                assignments=assignments,
                functions=["\n".join(f) for f in functions or []],
            )
        )
        if name == "tables":
            self.exports.update({line.split(":")[0]: "tables" for line in body.split("\n") if ": Final" in line})
        return tidy(text)

    def values(self) -> list[list[str]]:
        writer = PointWriter(self.layout)
        points = [*self.layout.program.points.values(), *self.layout.program.permissions.values()]
        functions = [writer.point(p) for p in points if self.is_used(p.signed.name)]
        if self.layout.program.ignores:
            functions.append(writer.ignored())
        if self.layout.absences():
            functions.append(self.present())
        if self.layout.program.wild:
            functions += self.payments()
        return functions

    def present(self) -> list[str]:
        """Write which things take part in a game."""
        tests = [line for test in self.layout.absences() for line in (f"if {test}:", f"{INDENT}continue")]
        body = ["found: list[int] = []", "for thing in things:", *indented([*tests, "found.append(thing)"])]
        about = "Leave out things of modules that are off and of players who are not there."
        head = ["def present(s: State, things: range) -> list[int]:", f'{INDENT}"""{about}"""']
        return [*head, *indented([*body, "return found"])]

    def is_used(self, name: str) -> bool:
        return name != "pay" or self.layout.program.wild

    def payments(self) -> list[list[str]]:
        """Write what a player can pay with, where one resource may stand in for another."""
        width = self.layout.width
        row = f"s.goods[player * {width} : player * {width} + {width}]" if width > 1 else "s.goods[player : player + 1]"
        accepted = f"[[r for r in range({width}) if can_pay(s, r, need, player)] for need in range({width})]"
        return [
            [
                "def purse(s: State, player: int) -> list[int]:",
                f'{INDENT}"""Return what a player has."""',
                f"{INDENT}return {row}",
            ],
            [
                "def stand_ins(s: State, player: int) -> list[list[int]]:",
                f'{INDENT}"""List for each resource what may pay for it."""',
                f"{INDENT}return {accepted}",
            ],
            [
                "def can_cover(s: State, player: int, bundle: list[int]) -> bool:",
                f'{INDENT}"""Tell whether a player can pay a bundle, with stand-ins."""',
                f"{INDENT}return goods.payable(purse(s, player), bundle, stand_ins(s, player))",
            ],
        ]

    def values_file(self, values: list[list[str]], statics: list[str]) -> str:
        text = self.module("values", "values and permissions", functions=values)
        if statics:
            if "import Final" not in text:
                text = text.replace(
                    "from __future__ import annotations\n",
                    "from __future__ import annotations\n\nfrom typing import Final\n",
                    1,
                )
            text = text.rstrip("\n") + "\n\n\n" + "\n".join(statics) + "\n"
        return tidy(text)

    def steps(self) -> list[list[str]]:
        """Write verbs, phases, steps of things, triggers, endings."""
        writer = FunctionWriter(self.layout)
        functions = [writer.plain(f) for f in self.layout.lowered.plain]
        functions += [writer.resumable(frame) for frame in self.layout.lowered.frames]
        functions += [writer.steps_dispatch(owner, word) for owner, word in self.layout.program.steps]
        moments = MomentWriter(self.layout)
        for info in self.layout.lowered.moments.values():
            functions += [moments.collect(info), moments.run(info)]
        functions += EndingWriter(self.layout).all()
        finish = [
            "def finish(s: State, ending: int, winners: list[int]) -> None:",
            f'{INDENT}"""End the game."""',
            *indented(["s.over = True", "s.ending = ending", "s.winners = winners"]),
        ]
        return [*functions, finish]

    def runner(self) -> list[str]:
        """Write the agenda: run the verb on top of the stack until somebody must decide or the game is over."""
        names = list(self.layout.verbs)
        self.exports["run"] = "steps"
        self.exports["VERBS"] = "steps"
        table = f"VERBS: Final = {tuple_text(names)}"
        body = [
            "while s.stack and not s.over:",
            f"{INDENT}if VERBS[s.stack[-1]](s):",
            f"{INDENT * 2}break",
            "if not s.over:",
            f"{INDENT}if s.stack:",
            f"{INDENT * 2}return",
            f"{INDENT}end_game(s)",
            "s.stack = []",
            "s.lists = []",
            "s.player = 0",
            "s.site = -1",
            "s.legal = []",
        ]
        head = [table, "", "", "def run(s: State) -> None:"]
        return [
            *head,
            f'{INDENT}"""Run what is on the stack until somebody must decide or the game is over."""',
            *indented(body),
        ]

    def state(self, attributes: list[st.Attribute]) -> list[str]:
        piles = self.layout.has_things
        base = BASE_PARTS + (PILE_PARTS if piles else 0)
        rows = [
            {
                "name": a.name,
                "form": a.form,
                "start": a.start,
                "copied": st.copy_text(a),
                "dump": st.dump_text(a),
                "fold": st.fold_text(a, "h"),
                "restore": st.restore_text(a, f"data[{base + k}]"),
            }
            for k, a in enumerate(attributes)
        ]
        text = (
            templates()
            .get_template("state.py.jinja")
            .render(
                base="PileState" if piles else "BaseState",
                slots=sorted(a.name for a in attributes),
                attributes=rows,
                python=st.PYTHON,
                piles=piles,
                base_ints=st.BASE,
                parts=base + len(attributes),
            )
        )
        for name in ("State", "clone", "hash_of", "dump", "restore"):
            self.exports[name] = "state"
        return text.rstrip("\n").split("\n")

    def engine(self, attributes: list[st.Attribute]) -> list[str]:
        writer = FunctionWriter(self.layout)
        functions = self.layout.program.functions
        order = ["course", *reversed([key for key in functions if key.startswith("setup")])]
        pushes = [line for key in order if key in functions for line in writer.push(functions[key].name, [])]
        options = []
        defaults = []
        for k, option in enumerate(self.layout.symbols.options.values()):
            name = self.layout.attribute("option", option.name)
            value = f"[0, *given[{k}]]" if option.per_player else f"given[{k}][0]"
            if option.type.form == "yes_no" and not option.per_player:
                value += " != 0"
            options.append({"name": name, "text": value})
            defaults.append(self.default_option(k))
        text = (
            templates()
            .get_template("engine.py.jinja")
            .render(
                options=options,
                defaults=f"[{', '.join(defaults)}]",
                pushes=pushes,
                certain_start=not has_chance(self.layout),
                verbs=[name for name in self.layout.verbs if not name.startswith("setup")],
                scoring=self.layout.program.scoring is not None,
                seats=self.layout.seats,
                piles=self.layout.has_things,
                checks=self.checks(),
            )
        )
        return text.rstrip("\n").split("\n")

    def default_option(self, k: int) -> str:
        return (
            f"[RULES.options[{k}].values[p % len(RULES.options[{k}].values)] for p in range(players)]"
            if list(self.layout.symbols.options.values())[k].per_player
            else f"[RULES.options[{k}].default]"
        )

    def checks(self) -> list[str]:
        """Write the limits of supplies and reserves that must hold at any time."""
        lines: list[str] = []
        width = self.layout.width
        for r in self.layout.symbols.resources.values():
            if r.limit >= 0:
                lines += [
                    f"if sum(s.goods[{r.index}::{width}]) > {r.limit}:",
                    f'    wrong.append("more {r.name} than there is")',
                ]
            if not r.signed:
                lines += [f"if min(s.goods[{r.index}::{width}]) < 0:", f'    wrong.append("less than no {r.name}")']
        for piece in self.layout.symbols.pieces.values():
            if piece.limit >= 0 and not piece.single:
                size = self.layout.places(self.layout.symbols.boards[piece.board])
                attribute = f"s.{self.layout.attribute('piece', piece.name)}"
                rows = f"sum({attribute}[p * {size} : (p + 1) * {size}]) > {piece.limit}"
                lines += [
                    f"if any({rows} for p in range(s.players + 1)):",
                    f'    wrong.append("too many of {piece.name}")',
                ]
        return lines

    def engine_file(self, engine: list[str], views: list[list[str]]) -> str:
        """Lay out the integer door; it also passes on what other modules define."""
        self.exports["RULES"] = "names"
        text = self.module("engine", "the integer door", functions=[engine, *views])
        passed = ["clone", "dump", "restore"]
        scoring = self.layout.program.scoring is not None
        missing = [name for name in passed if f"import {name}" not in text]
        line = f"from {self.package}.state import State"
        start = text.index(f"from {self.package}.state import ")
        end = text.index("\n", start)
        names = {w.strip() for w in text[start:end].split(" import ")[1].split(",")} | set(passed)
        ordered = sorted(names, key=lambda n: (0 if n[0].isupper() else 1, n))
        text = text[:start] + f"from {self.package}.state import {', '.join(ordered)}" + text[end:]
        del missing, line
        public = [
            "apply", "begin", "check", "clone", "determinize", "dump", "ending", "hash", "legal", "new_state", "over", "player",
            "playout", "refresh", "restore", "returns", "score_parts", "sees", "start", "view", "winners",
        ]  # fmt: skip
        if not scoring:
            text = text.replace(
                'def points(s: State, player: int) -> list[int]:\n    """Return a player\'s points for each part of the score."""\n    return []',
                'def score_parts(s: State, player: int) -> list[int]:\n    """Return a player\'s points; this game has none."""\n    return []',
            )
        else:
            begin = text.index("def points(")
            stop = text.index("def hash(")
            text = text[:begin] + text[stop:]
        listing = f"__all__ = [{', '.join(chr(34) + n + chr(34) for n in public)}]"
        first = "\n\n\n# Without chance" if "\n# Without chance" in text else "\n\n\ndef new_state"
        marker = text.index(first)
        return tidy(text[:marker] + "\n\n" + listing + text[marker:])

    def examples_file(self, functions: list[list[str]], table: str) -> str:
        text = self.module("examples", "worked examples", functions=[*functions, [table]])
        return tidy(text)


def has_chance(layout: Layout) -> bool:
    """Tell whether anything in the game is drawn."""
    functions = [*layout.lowered.plain, *(frame.function for frame in layout.lowered.frames)]
    drawn = (c.Shuffle, c.Deal, c.Roll, c.Pick)
    return any(isinstance(node, drawn) for function in functions for node in nodes(function.body))


def docstring(title: str) -> str:
    """Return a title that cannot end the docstring it stands in."""
    return title.replace("\\", "/").replace('"', "'")


def tidy(text: str) -> str:
    """Break long lines and see to the blank lines between functions and at the end."""
    lines = wrap(text).rstrip("\n").split("\n")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def imports_are_clean(text: str) -> list[str]:
    """Return what a generated module imports besides the runtime, its own package and the standard library."""
    bad: list[str] = []
    for node in ast.walk(ast.parse(text)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module]
        bad += [n for n in names if n.split(".")[0] not in ALLOWED]
    return bad


ALLOWED = frozenset(("__future__", "bisect", "typing", "collections", "lawspeaker_runtime", "lawspeaker_games"))


def emit(
    lowered: Lowered, name: str, version: str, texts: dict[int, str], package: str, sources: list[Source]
) -> dict[str, str]:
    """Write the whole engine."""
    emitter = Emitter(make_layout(lowered, sources), name, package, version, texts, {})
    return emitter.files()

"""Count the functions of native copies that a translator to C could take over: those within a small typed subset.

`python -m benchmarks.native_subset` prints a table for all shipped games. A function *fits alone* if it uses numbers,
truth values, vectors, states and tables only; it *fits* if every function that it calls fits too. The shares of calls
are those of random games: how often each function is called, counted in the interpreted engine.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import cast

from benchmarks.contenders import EngineModule
from benchmarks.markdown import table
from lawspeaker.native.rewrite import native_modules
from lawspeaker_runtime.native.load import modules_in, native_name, runtime_modules

GAMES = Path(__file__).parents[1] / "generated" / "lawspeaker_games"
RUNTIME = "lawspeaker_runtime"
TYPES = {"i64", "bool", "vec[i64]", "vec[vec[i64]]", "vec[vec[vec[i64]]]", "None", "str"}
STRUCTS = {"State", "BaseState", "PileState", "PileTable", "GoodsTable", "MemoTable", "TileLayout", "TileSet"}
PRIMITIVES = {"len", "range", "min", "max", "abs", "i64", "bool", "int", "sum", "any", "all", "enumerate", "next"}
VECTORS = {"vec_append", "vec_extend", "vec_pop", "vec_remove"}
REFUSED = (ast.Dict, ast.Set, ast.DictComp, ast.SetComp, ast.JoinedStr, ast.Lambda, ast.Try, ast.With, ast.Yield)


@dataclass(frozen=True, slots=True)
class Count:
    """The functions of one game without the runtime, and all calls in random games, of the runtime too."""

    functions: int
    alone: int
    fitting: int
    calls: int
    calls_alone: int
    calls_fitting: int


def count(game: str, players: int, seeds: int) -> Count:
    """Count the functions of one shipped game."""
    package = f"lawspeaker_games.{game}"
    modules = native_modules(package, modules_in(GAMES / game), runtime_modules())
    found = dict(functions_of({name: ast.parse(text) for name, text in modules.items()}))
    fields = fields_of(modules)
    alone = {name for name, function in found.items() if fits_alone(function, fields)}
    fitting = closed(alone, found)
    calls = {called_as(name, package): number for name, number in calls_of(package, players, seeds).items()}
    calls = {name: number for name, number in calls.items() if name in found}
    own = {name for name in found if name.startswith(f"{native_name(package)}.")}
    return Count(
        len(own),
        len(own & alone),
        len(own & fitting),
        sum(calls.values()),
        sum(number for name, number in calls.items() if name in alone),
        sum(number for name, number in calls.items() if name in fitting),
    )


def functions_of(trees: Mapping[str, ast.Module]) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions of modules by their full names."""
    for module, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                yield f"{module}.{node.name}", node


def fields_of(modules: Mapping[str, str]) -> dict[str, str]:
    """Return the types of all attributes of classes; an attribute with several types has none of them."""
    found: dict[str, str] = {}
    for text in modules.values():
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=said):
                    kind = ast.unparse(said)
                    found[name] = kind if found.get(name, kind) == kind else "several"
                case _:
                    pass
    return found


def fits_alone(function: ast.FunctionDef, fields: Mapping[str, str]) -> bool:
    """Tell whether a function uses nothing but the subset, whatever the functions that it calls use."""
    said = [arg.annotation for arg in function.args.args] + [function.returns]
    said += [node.annotation for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
    if not all(note is not None and is_plain(ast.unparse(note)) for note in said):
        return False
    vectors = {id(node.args[0]) for node in ast.walk(function) if isinstance(node, ast.Call) and makes_vector(node)}
    return all(is_allowed(node, fields, vectors) for node in ast.walk(function))


def is_plain(annotation: str) -> bool:
    """Tell whether a type belongs to the subset.

    >>> is_plain("vec[i64]"), is_plain("laid.TileLayout"), is_plain("list[int]")
    (True, True, False)
    """
    return annotation in TYPES or annotation.rpartition(".")[2] in STRUCTS


def makes_vector(node: ast.Call) -> bool:
    """Tell whether a call makes a vector from a list that is never made itself."""
    return isinstance(node.func, ast.Subscript) and ast.unparse(node.func.value) == "vec" and len(node.args) == 1


def is_allowed(node: ast.AST, fields: Mapping[str, str], vectors: set[int]) -> bool:
    """Tell whether one node of a function belongs to the subset."""
    match node:
        case ast.List() | ast.ListComp() | ast.BinOp(left=ast.List()):
            return id(node) in vectors or not isinstance(node, ast.ListComp)
        case ast.Attribute(value=ast.Name(id="s" | "self" | "table" | "copy"), attr=name):
            return name not in fields or is_plain(fields[name])
        case ast.Call(func=ast.Name(id="list" | "set" | "dict" | "tuple" | "sorted" | "isinstance")):
            return False
        case ast.Call(func=ast.Attribute(value=value)):
            return isinstance(value, ast.Name)
        case _:
            return not isinstance(node, REFUSED)


def closed(alone: set[str], found: Mapping[str, ast.FunctionDef]) -> set[str]:
    """Return the functions whose calls, and the calls of these, all stay within a set."""
    short: dict[str, list[str]] = {}
    for name in found:
        short.setdefault(name.rpartition(".")[2], []).append(name)
    fitting = set(alone)
    while True:
        left = {name for name in fitting if all(is_known(call, short, fitting) for call in called(found[name]))}
        if left == fitting:
            return fitting
        fitting = left


def called(function: ast.FunctionDef) -> set[str]:
    """Return the short names of the functions that a function calls."""
    names: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Raise():
                continue
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                names.add(name)
            case _:
                pass
    return names


def is_known(name: str, short: Mapping[str, list[str]], fitting: set[str]) -> bool:
    """Tell whether a called function is an operation of the subset or fits; errors are raised by the caller."""
    if name in PRIMITIVES | VECTORS or name.endswith("Error"):
        return True
    return any(full in fitting for full in short.get(name, []))


def calls_of(package: str, players: int, seeds: int) -> Counter[str]:
    """Return how often each function is called in random games of the interpreted engine."""
    engine = cast("EngineModule", import_module(package).engine)
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}"] += 1

    sys.setprofile(note)
    try:
        for seed in range(1, seeds + 1):
            engine.playout(engine.begin(players, seed), seed)
    finally:
        sys.setprofile(None)
    return calls


def called_as(name: str, package: str) -> str:
    """Return the name that the native copy of a function has.

    >>> called_as("lawspeaker_runtime.state.chance.draw", "lawspeaker_games.hex")
    'lawspeaker_native_runtime.state.chance.draw'
    """
    if name.startswith(f"{RUNTIME}."):
        return f"lawspeaker_native_runtime{name.removeprefix(RUNTIME)}"
    return name.replace(package, native_name(package), 1)


def share(part: int, whole: int) -> str:
    """Return a number with its share of a whole.

    >>> share(3, 4)
    '3 (75 %)'
    """
    return f"{part} ({part * 100 / whole:.0f} %)" if whole else str(part)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="benchmarks.native_subset", description="Count functions that fit C.")
    parser.add_argument("games", nargs="*", help="packages of shipped games; by default all")
    parser.add_argument("--seeds", type=int, default=5, help="random games that are counted")
    given = parser.parse_args()
    rows = []
    for game in given.games or sorted(path.parent.name for path in GAMES.glob("*/engine.py")):
        players = import_module(f"lawspeaker_games.{game}.names").RULES.players[0]
        found = count(game, players, given.seeds)
        functions = [str(found.functions), share(found.alone, found.functions), share(found.fitting, found.functions)]
        calls = [share(found.calls_alone, found.calls), share(found.calls_fitting, found.calls)]
        rows.append([game.replace("_", "-"), *functions, *calls])
    print(table(["game", "functions", "fit alone", "fit", "calls, alone", "calls, fit"], rows))


if __name__ == "__main__":
    main()

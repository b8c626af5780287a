"""Let mypyc translate only the modules that were edited, and take the C functions of the others from the last time.

    def fight(s: State, place: i64) -> bool:            def fight(s: State, place: i64) -> bool:
        …forty lines…                            ->         while True: pass

The C text of a function depends on its own body and on what other modules declare, not on the bodies of other
functions. So a module that did not change is given to mypyc with such stubs, which are translated quickly, and the C
functions of its stubs are replaced by those of the last translation (`merged`). Whatever cannot be shown to be the same
makes the answer None: then everything is translated.
"""

from __future__ import annotations

import ast
from collections.abc import Collection

from msgspec import Struct

from lawspeaker.native.split_c import Function, raw_definitions
from lawspeaker.native.traverse import walk

OWN_SCOPES = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Lambda,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.Global,
)
"""What mypyc makes classes or declarations of, outside of the function."""
LOOPS = frozenset({"all", "any", "sum"})
"""What mypyc makes a loop of if it is called with a generator, instead of a class."""
STUB = "    while True: pass"


class Stubbed(Struct, frozen=True):
    """A module with stubs, and the names of the functions that are stubs."""

    text: str
    functions: list[str]

    @property
    def interface(self) -> list[str]:
        """Return what is left of the module without bodies of functions."""
        return [line for line in self.text.splitlines() if line]


def stubbed(text: str) -> Stubbed:
    """Return a module with stubs instead of the bodies of its functions; all other lines keep their numbers.

    >>> stubbed("def f(x: int) -> int:\\n    x += 1\\n    return x\\nA = 1").text.splitlines()
    ['def f(x: int) -> int:', '    while True: pass', '', 'A = 1']
    """
    lines = text.splitlines()
    functions: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and can_be_stub(node):
            body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
            if body and body[0].lineno > node.lineno:
                last = node.end_lineno or body[-1].lineno
                first = body[0].lineno - 1
                lines[first:last] = [STUB, *[""] * (last - first - 1)]
                functions.append(node.name)
    return Stubbed("".join(f"{line}\n" for line in lines), functions)


def can_be_stub(function: ast.FunctionDef) -> bool:
    """Tell whether the body of a function declares nothing outside of the function."""
    inside = [node for statement in function.body for node in walk(statement)]
    loops = {
        node.args[0]
        for node in inside
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LOOPS and node.args
    }
    generators = {node for node in inside if isinstance(node, ast.GeneratorExp)}
    has_own = any(isinstance(node, OWN_SCOPES) for node in inside)
    return not function.decorator_list and not has_own and generators <= loops


def c_name(module: str, function: str) -> str:
    """Return the name of a function in C.

    >>> c_name("games.nim", "take")
    'CPyDef_games___nim___take'
    """
    return f"CPyDef_{module.replace('.', '___')}___{function}"


def merged(earlier: str, fresh: str, stubs: Collection[str]) -> str | None:
    """Return the C file of the last translation with the functions of a new one that are no stubs.

    Return None if the new one has other functions, or declares anything that the last one did not.
    """
    base, functions = divided(fresh)
    known, replaced = divided(earlier)
    if functions.keys() != replaced.keys() or not base <= known or not functions.keys() >= set(stubs):
        return None
    lines: list[str] = []
    for found in raw_definitions(earlier.splitlines()):
        if isinstance(found, str):
            lines.append(found)
        else:
            lines += (found if found.name in stubs else functions[found.name]).lines
    return "".join(f"{line}\n" for line in lines)


def divided(text: str) -> tuple[set[str], dict[str, Function]]:
    """Return the lines of a C file outside of functions, without indentation, and its functions by their names."""
    base: set[str] = set()
    functions: dict[str, Function] = {}
    for found in raw_definitions(text.splitlines()):
        if isinstance(found, str):
            base.add(found.strip())
        else:
            functions[found.name] = found
    return base, functions


def declares_no_more(fresh: str, earlier: str) -> bool:
    """Tell whether every line of a new header was in the last one.

    >>> declares_no_more("int a;", "int a;\\nint b;"), declares_no_more("int c;", "int a;\\nint b;")
    (True, False)
    """
    return set(fresh.splitlines()) <= set(earlier.splitlines())

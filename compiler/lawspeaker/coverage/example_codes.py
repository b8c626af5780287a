"""The examples of a game, each compiled alone: a mutant runs only some of them, and most mutants run them unchanged.

"def example_1_1(s: State) -> None: …  EXAMPLES = (Example(…), …)"     ->     {"two cards each": ExampleCode(…), …}
"""

from __future__ import annotations
import __future__

import ast
from types import CodeType

from msgspec import Struct

from lawspeaker.coverage.chunks import names_in
from lawspeaker.coverage.draft_package import Draft
from lawspeaker.emit.modules import Module
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.state.base_state import BaseState

FILE = "<examples>"


class ExampleCode(Struct, frozen=True):
    """An example: the code of its functions, the code of the example itself, and the names that both use."""

    functions: CodeType
    value: CodeType
    used: frozenset[str]

    def made(self, draft: Draft) -> Example[BaseState]:
        """Return the example as a part of a draft."""
        exec(self.functions, draft.examples)
        found: Example[BaseState] = eval(self.value, draft.examples)
        return found


def example_codes(modules: list[Module]) -> dict[str, ExampleCode]:
    """Return the examples of a draft, by name."""
    text = "\n".join(part.text for module in modules if module.name == "examples" for part in module.functions)
    found: dict[str, ExampleCode] = {}
    functions: dict[str, ast.stmt] = {}
    for part in ast.parse(text).body:
        if isinstance(part, ast.FunctionDef):
            functions[part.name] = part
        elif isinstance(part, ast.AnnAssign) and isinstance(part.value, ast.Tuple):
            for value in part.value.elts:
                found[name_of(value)] = example_code(value, functions)
    return found


def name_of(value: ast.expr) -> str:
    """Return the name of an example, which is its first argument."""
    assert isinstance(value, ast.Call)
    name = value.args[0]
    assert isinstance(name, ast.Constant)
    return str(name.value)


def example_code(value: ast.expr, functions: dict[str, ast.stmt]) -> ExampleCode:
    """Return the code of an example and of the functions that it names."""
    named = [node.id for node in ast.walk(value) if isinstance(node, ast.Name) and node.id in functions]
    own = [functions[name] for name in dict.fromkeys(named)]
    body = ast.Module(own, [])
    flags = __future__.annotations.compiler_flag
    code = compile(body, FILE, "exec", flags, dont_inherit=True)
    made = compile(ast.Expression(value), FILE, "eval", dont_inherit=True)
    return ExampleCode(code, made, names_in(code) | names_in(made))

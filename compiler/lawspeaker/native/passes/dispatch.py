"""Replace the table of verbs by a binary tree of comparisons: direct calls instead of Python calls.

    VERBS: Final = (setup, course, play)            def run_verb(s: State, number: i64) -> bool:
                                           ->           if number < 1: return setup(s)
    if VERBS[s.stack[-1]](s):                           if number < 2: return course(s)
                                                        return play(s)

The depth of the tree is the logarithm of the number of verbs.
"""

from __future__ import annotations

import ast

from lawspeaker.native.traverse import Transformer

TABLE = "VERBS"
NAME = "run_verb"


class Dispatch(Transformer):
    """Rewrites the table, the calls through it and the imports of it."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        """Put the function after the table, which stays because other functions take it as an argument."""
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Tuple(elts=verbs)) if name == TABLE:
                return [node, tree_of([ast.unparse(verb) for verb in verbs])]
        return [node]

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Turn a call through the table into a call of the function."""
        self.generic_visit(node)
        match node.func:
            case ast.Subscript(value=ast.Name(id=name), slice=number) if name == TABLE:
                return ast.Call(ast.Name(NAME, ast.Load()), [*node.args, number], [])
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        """Import the function with the table."""
        if any(alias.name == TABLE for alias in node.names):
            node.names.append(ast.alias(NAME))
        return node


def tree_of(verbs: list[str]) -> ast.stmt:
    """Return the function that runs the verb with a number."""
    lines = [f"def {NAME}(s: State, number: i64) -> bool:", *branch(verbs, 0, 1)]
    return ast.parse("\n".join(lines)).body[0]


def branch(verbs: list[str], first: int, depth: int) -> list[str]:
    """Return the lines that select one of some verbs, numbered from `first` on.

    >>> print("\\n".join(branch(["a", "b", "c"], 0, 0)))
    if number < 1:
     return a(s)
    if number < 2:
     return b(s)
    return c(s)
    """
    margin = " " * depth
    if len(verbs) == 1:
        return [f"{margin}return {verbs[0]}(s)"]
    middle = len(verbs) // 2
    return [
        f"{margin}if number < {first + middle}:",
        *branch(verbs[:middle], first, depth + 1),
        *branch(verbs[middle:], first + middle, depth),
    ]

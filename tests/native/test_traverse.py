"""Trees are walked and transformed as by `ast`, without operators and contexts."""

from __future__ import annotations

import ast
from pathlib import Path

from lawspeaker.native.traverse import Transformer, children, walk

LEAVES = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
TEXTS = [
    "def f(a: int, *b, c=1, **d) -> list[int]:\n    global e\n    return [x for x in a if -x < c and not b]\n",
    "class A(B, key=1):\n    x: int = 1\n    @d\n    def f(self): yield {**self.a, 1: 2}, f'{self.x!r:>{w}}'\n",
    "try:\n    import a as b\nexcept E as e:\n    raise e from None\nelse:\n    with a as b, c: del b[1:2, ...]\n",
    "match a:\n    case {'x': [1, *_], **rest} if b: pass\n    case A(x=None) | (B() as c): c += (d := lambda: 0)\n",
]


def own_text() -> list[str]:
    """Return short texts of all kinds, and a long one."""
    return [*TEXTS, Path(__file__).read_text(encoding="utf-8")]


def test_walk_finds_the_nodes_of_ast_in_their_order() -> None:
    for text in own_text():
        tree = ast.parse(text)
        assert list(walk(tree)) == [node for node in ast.walk(tree) if not isinstance(node, LEAVES)]


def test_children_are_those_of_ast() -> None:
    for text in own_text():
        for node in ast.walk(ast.parse(text)):
            assert children(node) == [part for part in ast.iter_child_nodes(node) if not isinstance(part, LEAVES)]


class Renamed(Transformer):
    """Renames, removes and multiplies."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Write a name in capitals."""
        return ast.Name(node.id.upper(), node.ctx)

    def visit_Pass(self, node: ast.Pass) -> None:
        """Remove a statement."""

    def visit_Expr(self, node: ast.Expr) -> list[ast.stmt]:
        """Write a statement twice."""
        self.generic_visit(node)
        return [node, node]

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """Return nothing."""
        node.value = None
        return self.generic_visit(node)


class Plainly(ast.NodeTransformer):
    """Does the same with `ast`."""

    visit_Name = Renamed.visit_Name
    visit_Pass = Renamed.visit_Pass
    visit_Expr = Renamed.visit_Expr
    visit_Return = Renamed.visit_Return


def test_a_transformer_does_what_that_of_ast_does() -> None:
    texts = [*own_text(), "if a:\n    pass\n    f(b)\n    g(-c)\n"]
    for text in texts:
        assert ast.dump(Renamed().visit(ast.parse(text))) == ast.dump(Plainly().visit(ast.parse(text)))


class Marked(Transformer):
    """Has a `visit` of its own."""

    def visit(self, node: ast.AST) -> ast.AST:
        """Replace numbers, and visit the rest."""
        return ast.Constant(0) if isinstance(node, ast.Constant) else self.generic_visit(node)


def test_a_visit_of_its_own_is_used_everywhere() -> None:
    assert ast.unparse(Marked().visit(ast.parse("f(1, [2, a[3]])"))) == "f(0, [0, a[0]])"

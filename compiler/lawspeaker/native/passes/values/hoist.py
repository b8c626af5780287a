"""Compute a loop-invariant call once, when the loop first needs it.

    legal = [c for c in s.piles[HAND + p] if can_follow(s, c, p)]     # SUIT[c] == led(s), or no card of that suit
    ->  once_1_led = NOT_COMPUTED
        legal = [c for c in s.piles[HAND + p]
                 if SUIT[c] == (once_1_led if once_1_led != NOT_COMPUTED else (once_1_led := led(s))) or ...]

Values and permissions have no side effects, so their results do not change while a list is made, nor in the loops of
other values. They are computed at their first use, not before the loop: an empty loop computes nothing, and an operand
that `or` skips is skipped. A list that is not computed yet is a list of one impossible number. A permission that is a
single expression is inlined if it contains an invariant call.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import TypeGuard

from lawspeaker.native.passes.values.common_subexpressions import VALUES_MODULE
from lawspeaker.native.passes.values.inline import ROWS, Inliner, Origin, add_imports, bound_names
from lawspeaker.native.python_type import BOOL, INT, PyType
from lawspeaker.native.traverse import Transformer, walk

NOT_COMPUTED = -(2**62)
"""The value of a result that is not computed yet; a result that equals it is computed again."""
MAX_INLINE_DEPTH = 2
Loop = ast.ListComp | ast.GeneratorExp | ast.SetComp


def hoist_invariants(own: Mapping[str, ast.Module]) -> None:
    """Rewrite the comprehensions of a game's modules."""
    inliner = Inliner(own)
    for name, tree in own.items():
        rewriting = HoistingPass(name, inliner)
        rewriting.visit(tree)
        add_imports(rewriting.imports, tree)


class HoistingPass(Transformer):
    """Rewrites the statements of one module whose value contains a comprehension."""

    def __init__(self, module: str, inliner: Inliner) -> None:
        self.module = module
        self.inliner = inliner
        self.values = dict(inliner.values[module])
        self.imports: dict[str, Origin] = {}
        self.names: set[str] = set()
        self.result_names: dict[str, str] = {}
        self.lists: set[str] = set()
        self.is_pure = module.rpartition(".")[2] == VALUES_MODULE
        self.count = 0
        self.uses = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Restart the numbering of names in each function."""
        self.count = 0
        self.names = bound_names(node)
        self.generic_visit(node)
        return node

    def visit_Assign(self, node: ast.Assign) -> list[ast.stmt]:
        """Rewrite the assigned value."""
        return self.with_initial_values(node, node.value)

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        """Rewrite the returned value."""
        return [node] if node.value is None else self.with_initial_values(node, node.value)

    def visit_If(self, node: ast.If) -> list[ast.stmt]:
        """Rewrite a condition, then what depends on it."""
        made = self.with_initial_values(node, node.test)
        node.body, node.orelse = self.block(node.body), self.block(node.orelse)
        return made

    def visit_For(self, node: ast.For) -> list[ast.stmt]:
        """Rewrite the steps of a loop; in values, what they ask of every item is asked once."""
        before: list[ast.stmt] = []
        if self.is_pure and not any(isinstance(part, ast.Lambda | ast.NamedExpr) for part in walk(node)):
            self.result_names = {}
            inside = InvariantRewriter(self, frozenset(changed_in(node)), 0)
            for statement in node.body:
                inside.statement(statement)
            before = self.initial_values()
        node.body, node.orelse = self.block(node.body), self.block(node.orelse)
        return [*before, node]

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Rewrite statements, each of which may become several."""
        made = [self.visit(part) for part in body]
        return [part for each in made for part in (each if isinstance(each, list) else [each])]

    def with_initial_values(self, node: ast.Assign | ast.Return | ast.If, value: ast.expr) -> list[ast.stmt]:
        """Rewrite the value or condition of a statement, and initialize its results before it."""
        if any(isinstance(part, ast.Lambda | ast.NamedExpr) for part in walk(value)):
            return [node]
        self.result_names = {}
        made = InvariantRewriter(self, None, 0).expression(value)
        if isinstance(node, ast.If):
            node.test = made
        else:
            node.value = made
        return [*self.initial_values(), node]

    def initial_values(self) -> list[ast.stmt]:
        """Return the statements by which results are not computed yet."""
        texts = [
            f"{name}: Row = [{NOT_COMPUTED}]" if name in self.lists else f"{name} = {NOT_COMPUTED}"
            for name in self.result_names.values()
        ]
        return [ast.parse(text).body[0] for text in texts]

    def result_name(self, node: ast.expr) -> str:
        """Return the name for the result of an expression, the same for equal expressions."""
        self.uses += 1
        text = ast.dump(node)
        if text not in self.result_names:
            self.count += 1
            calls = [part.func.id for part in walk(node) if is_named_call(part) and part.func.id in self.values]
            self.result_names[text] = f"once_{self.count}_{calls[0] if calls else 'any'}"
        return self.result_names[text]


class InvariantRewriter(Transformer):
    """Rewrites one expression; `bound` are the names of the loops around it, None outside of all loops."""

    def __init__(self, here: HoistingPass, bound: frozenset[str] | None, depth: int) -> None:
        self.here = here
        self.bound = bound
        self.depth = depth

    def visit(self, node: ast.AST) -> ast.AST:
        """Replace an invariant expression by its result; visit the parts of everything else."""
        if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
            return self.in_loop(node)
        if self.bound is None or not isinstance(node, ast.expr):
            return self.generic_visit(node)
        kind = self.kind(node)
        if kind is not None and not self.bound & names_in(node):
            return self.computed_once(node, kind)
        if is_named_call(node):
            return self.inlined(node)
        return self.generic_visit(node)

    def in_loop(self, node: Loop) -> Loop:
        """Rewrite the items and conditions of a comprehension; Python allows no `:=` in its iterables."""
        targets = [name for part in node.generators for name in names_in(part.target)]
        inside = InvariantRewriter(self.here, (self.bound or frozenset()) | frozenset(targets), self.depth)
        for part in node.generators:
            part.ifs = [inside.expression(test) for test in part.ifs]
        node.elt = inside.expression(node.elt)
        return node

    def expression(self, node: ast.expr) -> ast.expr:
        """Rewrite an expression."""
        made = self.visit(node)
        assert isinstance(made, ast.expr)
        return made

    def statement(self, node: ast.stmt) -> None:
        """Rewrite the expressions of a statement in a loop, and of the statements inside it."""
        for name, child in ast.iter_fields(node):
            if isinstance(child, ast.expr) and not is_target(node, name):
                setattr(node, name, self.expression(child))
            elif isinstance(child, list):
                for part in child:
                    if isinstance(part, ast.stmt):
                        self.statement(part)

    def computed_once(self, node: ast.expr, kind: PyType) -> ast.expr:
        """Return the result of an expression if it is computed, else compute it; a boolean is stored as 1 or 0."""
        name = self.here.result_name(node)
        computed = InvariantRewriter(self.here, None, self.depth).expression(node)
        if kind in ROWS:
            self.here.lists.add(name)
            row = ast.parse(f"{name} if len({name}) != 1 or {name}[0] != {NOT_COMPUTED} else 0", mode="eval").body
            assert isinstance(row, ast.IfExp)
            row.orelse = ast.NamedExpr(ast.Name(name, ast.Store()), computed)
            return row
        if kind == BOOL:
            computed = ast.IfExp(computed, ast.Constant(1), ast.Constant(0))
        known = ast.parse(f"{name} if {name} != {NOT_COMPUTED} else 0", mode="eval").body
        assert isinstance(known, ast.IfExp)
        known.orelse = ast.NamedExpr(ast.Name(name, ast.Store()), computed)
        return ast.Compare(known, [ast.Eq()], [ast.Constant(1)]) if kind == BOOL else known

    def inlined(self, node: ast.Call) -> ast.AST:
        """Return the inlined body of a call if it contains an invariant call; otherwise the call."""
        here = self.here
        made = here.inliner.inline_call(here.module, node, here.names) if self.depth < MAX_INLINE_DEPTH else None
        if made is not None:
            before = here.uses
            here.values |= made.values
            found = InvariantRewriter(here, self.bound, self.depth + 1).expression(made.text)
            if here.uses > before:
                here.imports |= made.imports
                return found
        return self.generic_visit(node)

    def kind(self, node: ast.expr) -> PyType | None:
        """Return the type of an expression that is worth computing once; None for cheap expressions."""
        match node:
            case ast.Call(func=ast.Name(id="any" | "all"), args=[ast.GeneratorExp()]):
                return BOOL
            case ast.Call(func=ast.Name(id="sum"), args=[ast.GeneratorExp()]):
                return INT
            case ast.Call(func=ast.Name(id=name)):
                return self.here.values.get(name)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return BOOL if self.kind(operand) == BOOL else None
            case _:
                return None


def is_named_call(node: ast.AST) -> TypeGuard[NamedCall]:
    """Tell whether a node is a call of a function by its name."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


class NamedCall(ast.Call):
    """A call of a function by its name, for the type checker."""

    func: ast.Name


def names_in(node: ast.AST) -> set[str]:
    """Return all names in an expression."""
    return {part.id for part in walk(node) if isinstance(part, ast.Name)}


def is_target(node: ast.stmt, field: str) -> bool:
    """Tell whether a part of a statement is assigned, or describes what is."""
    return field in ("target", "annotation") or (field == "iter" and isinstance(node, ast.For))


def changed_in(loop: ast.For) -> set[str]:
    """Return the names that a loop binds, and those of lists that it changes.

    >>> loop = ast.parse("for c in row:\\n    n = f(c)\\n    found.append(n)\\n    marks[n] = 1").body[0]
    >>> sorted(changed_in(loop))
    ['c', 'found', 'marks', 'n']
    """
    found = bound_names(loop)
    for part in walk(loop):
        match part:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
                found.add(name)
            case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
                found.add(name)
            case _:
                pass
    return found

"""Rewrite the statements of a module: declare locals, and convert assigned values to the type of their target.

    def course(s: State, n: int) -> bool:            def course(s: State, n: i64) -> bool:
        legal = [k for k in s.row if k > n]              legal: vec[i64]
        legal.append(9)                         ->       legal = vec[i64]([k for k in s.row if k > n])
        s.legal = legal                                  legal = vec_append(legal, 9)
        return True                                      s.legal = legal ...

mypyc represents an `int` as a tagged pointer, because it is unbounded; an `i64` is a machine register. Without the
declarations a local would be an `int` again, because that is what mypy infers from the items of a list. Lists stay
lists of `int`: a list of `i64` would be another type to mypy and the same object at run time.
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import Types
from lawspeaker.native.local_types import assigned, infer_locals
from lawspeaker.native.passes.expressions import ExpressionRewriter
from lawspeaker.native.passes.rows.vector_locals import annotated, promote_locals
from lawspeaker.native.passes.rows.vector_syntax import (
    APPEND,
    AS_LIST,
    EXTEND,
    HAS,
    ROW_OF_RANGE,
    annotation,
    is_copy,
    is_vector,
)
from lawspeaker.native.python_type import (
    INT,
    NUMBERS,
    ROW,
    PyType,
    element,
    is_list,
    list_of,
    native,
    type_of,
    vector_of,
)
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker.native.types import Scope

DECLARED = (INT, NUMBERS, list_of(NUMBERS), ROW, vector_of(ROW))
REMOVE, POP = "vec_remove", "vec_pop"
INSERT, INSERT_AT, CUT, INDEX = "insert_sorted", "insert_at", "without_last", "place_in"
SELECTING = ("most_of", "least_of", "first_of_row", "first_or_row", "last_or_row", "place_for_row")
MAKING = ("sorted_row", "sum_of_steps")
VECTOR_FUNCTIONS = (AS_LIST, HAS, ROW_OF_RANGE, INSERT, INSERT_AT, CUT, INDEX, *SELECTING, *MAKING)
MAX_POPS = 8
"""How many items are removed from the end of a vector one by one."""
UNPACKED = "unpacked"
"""The name of a row whose numbers are assigned to several variables."""
OPTIONS = "legal"
"""The name of the options of a decision in generated code."""
CHANGES = {"append": APPEND, "remove": REMOVE, "extend": EXTEND, "insert": INSERT_AT, "pop": POP}


class StatementRewriter(Transformer):
    """Rewrites one module."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.types = Types(scope, {})
        self.returns: PyType | None = None

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Annotate `self` in the methods of a class."""
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.args.args and part.args.args[0].arg == "self":
                part.args.args[0].annotation = ast.Name(node.name, ast.Load())
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Rewrite a function and declare its locals."""
        before = self.types, self.returns
        self.types, self.returns = infer_locals(node, self.scope), native(type_of(node.returns))
        promote_locals(node, self.types)
        undeclared = [(name, self.types.local[name]) for name in sorted(self.undeclared(node))]
        declared = [declaration(name, known) for name, known in undeclared if known is not None]
        for arg in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            arg.annotation = native_annotation(arg.annotation)
        node.returns = native_annotation(node.returns)
        self.defaults(node.args)
        self.generic_visit(node)
        first = 1 if ast.get_docstring(node) is not None else 0
        node.body[first:first] = declared
        self.types, self.returns = before
        return node

    def defaults(self, args: ast.arguments) -> None:
        """Convert the defaults of parameters to their types."""
        said = args.args[len(args.args) - len(args.defaults) :]
        args.defaults = [
            self.rewritten(value, self.types.local.get(arg.arg)) for arg, value in zip(said, args.defaults, strict=True)
        ]

    def undeclared(self, node: ast.FunctionDef) -> set[str]:
        """Return the locals with a known type and without an annotation."""
        said = {arg.arg for arg in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]}
        return {name for name in assigned(node) - said - annotated(node) if self.types.local.get(name) in DECLARED}

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """Rewrite an annotated attribute, constant or local."""
        said = native(type_of(node.annotation))
        if isinstance(node.target, ast.Name) and self.types.local.get(node.target.id) == ROW and said == NUMBERS:
            said, node.annotation = ROW, ast.Name("Row", ast.Load())
        known = said or self.types.of(node.target)
        if node.value is not None:
            node.value = self.rewritten(node.value, known)
        if is_vector(known) and isinstance(node.target, ast.Name) and "Final" in ast.unparse(node.annotation):
            assert known is not None
            node.annotation = ast.parse(f"Final[{ast.unparse(annotation(known))}]", mode="eval").body
        elif said is not None:
            annotated = native_annotation(node.annotation)
            assert annotated is not None
            node.annotation = annotated
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign | list[ast.stmt]:
        """Convert the value to the type of the targets."""
        if isinstance(node.targets[0], ast.Tuple) and self.types.of(node.value) == ROW:
            return self.unpacked(node.targets[0], node.value)
        if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
            parts = zip(node.targets[0].elts, node.value.elts, strict=True)
            node.value.elts = [self.rewritten(value, self.types.of(target)) for target, value in parts]
            self.rewrite_indexes(node.targets[0])
            return node
        wanted = [self.types.of(target) for target in node.targets]
        node.value = self.rewritten(node.value, next((want for want in wanted if is_vector(want)), wanted[0]))
        for target in node.targets:
            self.rewrite_indexes(target)
            if isinstance(target, ast.Name) and target.id == OPTIONS:
                reserve_capacity(node.value)
        return node

    def visited_body(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Rewrite statements, each of which may become several."""
        made = [self.visit(part) for part in body]
        return [part for each in made for part in (each if isinstance(each, list) else [each])]

    def unpacked(self, targets: ast.Tuple, row: ast.expr) -> list[ast.stmt]:
        """Return the assignments of the first numbers of a row; a part of a row is not copied for it."""
        bound = {target.id for target in targets.elts if isinstance(target, ast.Name)}
        match row:
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Slice(lower=ast.Name(id=first))) if (
                first not in bound
            ):
                texts = [f"{name}[{first} + {number}]" for number in range(len(targets.elts))]
                before: list[ast.stmt] = []
            case _:
                texts = [f"{UNPACKED}[{number}]" for number in range(len(targets.elts))]
                before = [ast.Assign([ast.Name(UNPACKED, ast.Store())], self.rewritten(row, ROW))]
        items = [ast.parse(text, mode="eval").body for text in texts]
        return [*before, *(ast.Assign([target], item) for target, item in zip(targets.elts, items, strict=True))]

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        """Rewrite an addition in place; a vector is replaced by a longer one."""
        target = node.target
        if is_vector(self.types.of(target)):
            return ast.Assign([target], self.longer(as_value(target), node.value, element(self.types.of(target))))
        match node:
            case ast.AugAssign(op=ast.Add(), value=ast.List(elts=[item])) if not isinstance(item, ast.Starred):
                if is_list(self.types.of(target)):
                    added = self.rewritten(item, element(self.types.of(target)))
                    return method_call(as_value(target), "append", [added])
            case _:
                pass
        self.rewrite_indexes(target)
        node.value = self.rewritten(node.value, None)
        return node

    def longer(self, row: ast.expr, added: ast.expr, held: PyType | None) -> ast.expr:
        """Return a vector with more items; a few numbers are appended one by one, without a list."""
        if not isinstance(added, ast.List) or any(isinstance(item, ast.Starred) for item in added.elts):
            more = ExpressionRewriter(self.types).inner(added, None)
            return ast.Call(ast.Name(EXTEND, ast.Load()), [row, more], [])
        for item in added.elts:
            row = ast.Call(ast.Name(APPEND, ast.Load()), [row, self.rewritten(item, held)], [])
        return row

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """Rewrite a method call that changes the length of a vector."""
        match node.value:
            case ast.Call(func=ast.Attribute(value=value, attr="clear")) if is_vector(self.types.of(value)):
                length = ast.Call(ast.Name("len", ast.Load()), [as_value(value)], [])
                return self.replaced(value, CUT, [length])
            case ast.Call(func=ast.Attribute(value=value, attr=attr), args=args) if attr in CHANGES:
                if is_vector(self.types.of(value)):
                    return self.replaced(value, CHANGES[attr], args)
            case ast.Call(func=ast.Name(id="insort"), args=[value, item]):
                if is_vector(self.types.of(value)):
                    return self.replaced(value, INSERT, [item])
            case _:
                pass
        node.value = self.rewritten(node.value, None)
        return node

    def replaced(self, value: ast.expr, change: str, args: list[ast.expr]) -> ast.stmt:
        """Return the assignment of a changed vector; the item that `pop` returns is dropped."""
        here = ExpressionRewriter(self.types).inner(value, None)
        target = as_target(here)
        held = element(self.types.of(value))
        looked = [
            self.rewritten(arg, held) if is_vector(held) else ExpressionRewriter(self.types).inner(arg, None)
            for arg in args
        ]
        changed: ast.expr = ast.Call(ast.Name(change, ast.Load()), [here, *looked], [])
        if change == POP:
            changed = ast.Subscript(changed, ast.Constant(0), ast.Load())
        return ast.Assign([target], changed)

    def visit_Return(self, node: ast.Return) -> ast.Return:
        """Convert the value to the result type of the function."""
        if node.value is not None:
            node.value = self.rewritten(node.value, self.returns)
        return node

    def visit_For(self, node: ast.For) -> ast.For:
        """Rewrite a loop."""
        taken = self.unpacked_by_index(node)
        is_copied = False
        if is_copy(node.iter) and self.types.of(node.iter.args[0]) == ROW:
            node.iter, is_copied = node.iter.args[0], True
        rewriter = ExpressionRewriter(self.types)
        node.iter = rewriter.made_row(node.iter) or rewriter.inner(node.iter, None)
        if is_copied or is_replaced_in(node):
            node.iter = ast.Subscript(node.iter, ast.Slice(), ast.Load())
        node.body = [*taken, *self.visited_body(node.body)]
        node.orelse = self.visited_body(node.orelse)
        return node

    def unpacked_by_index(self, node: ast.For) -> list[ast.stmt]:
        """Return statements that unpack the items of a loop over vectors by index."""
        if not isinstance(node.target, ast.Tuple) or not is_vector(element(self.types.of(node.iter))):
            return []
        targets, node.target = node.target.elts, ast.Name("part", ast.Store())
        return [
            ast.Assign([target], ast.Subscript(ast.Name("part", ast.Load()), ast.Constant(index), ast.Load()))
            for index, target in enumerate(targets)
        ]

    def visit_If(self, node: ast.If) -> ast.If:
        """Rewrite a condition."""
        node.test = ExpressionRewriter(self.types).truth(node.test)
        node.body = self.visited_body(node.body)
        node.orelse = self.visited_body(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> ast.While:
        """Rewrite the condition of a loop."""
        node.test = ExpressionRewriter(self.types).truth(node.test)
        node.body = self.visited_body(node.body)
        return node

    def visit_Delete(self, node: ast.Delete) -> ast.stmt:
        """Rewrite a deletion; deleting the end of a vector replaces it by its beginning."""
        match node.targets:
            case [ast.Subscript(value=value, slice=ast.Slice(lower=ast.UnaryOp(op=ast.USub(), operand=count)))]:
                if is_vector(known := self.types.of(value)):
                    return ast.Assign([as_target(value)], shorter(as_value(value), count, known != ROW))
            case [ast.Subscript(value=value, slice=ast.Slice(lower=ast.expr() as first, upper=None, step=None))]:
                if is_vector(self.types.of(value)):
                    kept = ast.Slice(None, ExpressionRewriter(self.types).inner(first, None))
                    return ast.Assign([as_target(value)], ast.Subscript(as_value(value), kept, ast.Load()))
            case _:
                pass
        for target in node.targets:
            self.rewrite_indexes(target)
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.Raise:
        """Rewrite an error whose message may use vectors."""
        if node.exc is not None:
            node.exc = self.rewritten(node.exc, None)
        return node

    def rewritten(self, node: ast.expr, want: PyType | None) -> ast.expr:
        """Return an expression converted to a type."""
        return ExpressionRewriter(self.types).value(node, want)

    def rewrite_indexes(self, target: ast.expr) -> None:
        """Rewrite the indexes in a target."""
        if isinstance(target, ast.Subscript):
            ExpressionRewriter(self.types).inner(target, None)
        elif isinstance(target, ast.Tuple):
            for part in target.elts:
                self.rewrite_indexes(part)


def is_replaced_in(node: ast.For) -> bool:
    """Tell whether a loop over the list in a variable gives that variable another list.

    The loop goes on with the list that it began with; mypyc reads the variable anew, so it is given a copy.
    """
    match node.iter:
        case ast.Name(id=name):
            parts = (part for statement in node.body for part in walk(statement))
            return any(isinstance(part, ast.Assign) and is_target(part, name) for part in parts)
        case _:
            return False


def is_target(statement: ast.Assign, name: str) -> bool:
    """Tell whether a statement gives a variable another value."""
    return any(isinstance(target, ast.Name) and target.id == name for target in statement.targets)


def method_call(value: ast.expr, method: str, args: list[ast.expr]) -> ast.Expr:
    """Return a statement that calls a method.

    >>> ast.unparse(method_call(ast.Name("row", ast.Load()), "pop", []))
    'row.pop()'
    """
    return ast.Expr(ast.Call(ast.Attribute(value, method, ast.Load()), args, []))


def shorter(row: ast.expr, count: ast.expr, nested: bool = False) -> ast.expr:
    """Return a vector without its last items; a few items are removed one by one, without a call.

    `nested` tells whether the items are vectors, for which there is no call.

    >>> ast.unparse(shorter(ast.Name("row", ast.Load()), ast.Constant(2)))
    'vec_pop(vec_pop(row)[0])[0]'
    """
    if not isinstance(count, ast.Constant) or not isinstance(count.value, int):
        return ast.Call(ast.Name(CUT, ast.Load()), [row, count], [])
    if count.value > MAX_POPS and not nested:
        return ast.Call(ast.Name(CUT, ast.Load()), [row, count], [])
    for _ in range(count.value):
        row = ast.Subscript(ast.Call(ast.Name(POP, ast.Load()), [row], []), ast.Constant(0), ast.Load())
    return row


def reserve_capacity(value: ast.expr) -> None:
    """Reserve capacity in a vector of options for as many as the last decision had, and a few more."""
    match value:
        case ast.Call(func=ast.Subscript(value=ast.Name(id="vec")), args=[ast.ListComp()], keywords=[]):
            value.keywords.append(ast.keyword("capacity", ast.parse("len(s.legal) + 4", mode="eval").body))
        case _:
            pass


def declaration(name: str, known: PyType) -> ast.stmt:
    """Return the declaration of a local; a list stays a list of `int`."""
    text = str(known) if is_list(known) else ast.unparse(annotation(known))
    return ast.parse(f"{name}: {text}").body[0]


def native_annotation(said: ast.expr | None) -> ast.expr | None:
    """Return `i64` for `int` and a vector for a row or a table; anything else unchanged."""
    known = native(type_of(said))
    if known == INT or is_vector(known):
        assert known is not None
        return annotation(known)
    return said


def as_target(value: ast.expr) -> ast.expr:
    """Return an expression as an assignment target."""
    target = as_value(value)
    assert isinstance(target, ast.Name | ast.Attribute | ast.Subscript)
    target.ctx = ast.Store()
    return target


def as_value(target: ast.expr) -> ast.expr:
    """Return an assignment target as an expression."""
    return ast.parse(ast.unparse(target), mode="eval").body

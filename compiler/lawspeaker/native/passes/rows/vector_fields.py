"""Mark the lists of a state that can be vectors, and inline local aliases of them.

    s.disc[place] = you             disc never changes its length: a row
    s.vacant.remove(place)          vacant does, but only here: `s.vacant = vec_remove(s.vacant, place)`
    order(s.queue)                  the function might change queue: it stays a list

Changing the length of a vector makes a new vector. So a local alias of a list whose length changes is replaced by the
attribute, and a list that is stored elsewhere stays a list.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from lawspeaker.native.python_type import NUMBERS, list_of, type_of
from lawspeaker.native.traverse import Transformer, children, walk

READING = {"len", "sum", "min", "max", "sorted", "list", "tuple", "set", "enumerate", "zip", "any", "all"}
FOLDING = {"fold_list", "fold_lists"}
FRONT = {"first_of", "first_or", "last_or"}
READING_METHODS = {"count", "index", "copy"}
RESIZING_METHODS = {"append", "remove"}
DEPTHS = {NUMBERS: 1, list_of(NUMBERS): 2}
RESIZED_FIELDS = {"piles": 2, "stack": 1, "on_board": 1, "mixes": 2}
"""Lists of the runtime's states whose lengths change, and their nesting depth."""
MARKS = {1: "Row", 2: "Rows"}

Parents = Mapping[ast.AST, ast.AST]


class Uses(Struct):
    """The uses of a state's lists in one module; `takes_vector` tells which parameters of functions are vectors."""

    parents: Parents
    takes_vector: Mapping[str, tuple[bool, ...]]

    def allow(self, node: ast.expr, depth: int) -> bool:
        """Tell whether a list of some depth may be a vector where it is used."""
        above = self.parents[node]
        match above:
            case ast.Subscript(value=value, slice=part, ctx=context) if value is node:
                return self.allow_index(above, part, context, depth)
            case ast.Attribute(attr=method):
                call = self.parents[above]
                resizes = method == "append" or (depth == 1 and method in RESIZING_METHODS)
                return method in READING_METHODS or (resizes and self.is_statement(call))
            case ast.Assign(targets=targets, value=value):
                return node is not value or all(isinstance(target, ast.Name) for target in targets)
            case ast.AnnAssign(value=value):
                return node is not value
            case ast.For(iter=iterable) | ast.comprehension(iter=iterable):
                return node is iterable
            case ast.Call():
                return self.allow_call(above, node, depth)
            case ast.Starred():
                return depth == 1 and isinstance(self.parents[above], ast.List)
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp() | ast.If() | ast.While() | ast.IfExp() | ast.Subscript():
                return True
            case _:
                return False

    def allow_index(self, node: ast.Subscript, part: ast.expr, context: ast.expr_context, depth: int) -> bool:
        """Tell whether a vector supports an index, and the item may be a vector too."""
        if isinstance(context, ast.Del):
            return is_tail(part)
        if isinstance(context, ast.Store) and isinstance(part, ast.Slice):
            return False
        if depth == 1 or isinstance(part, ast.Slice):
            return True
        return self.allow(node, depth - 1)

    def allow_call(self, call: ast.Call, node: ast.expr, depth: int) -> bool:
        """Tell whether a function only reads a list or changes its numbers."""
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
            name = f"{call.func.value.id}.{call.func.attr}"
        if name in FOLDING or (name in READING | FRONT and depth == 1) or name in ("len", "enumerate"):
            return True
        if name == "insort":
            return depth == 1 and node is call.args[0] and self.is_statement(call)
        takes = self.takes_vector.get(name, ())
        return depth == 1 and any(
            arg is node and index < len(takes) and takes[index] for index, arg in enumerate(call.args)
        )

    def is_statement(self, call: ast.AST) -> bool:
        """Tell whether a call is a statement, so that its result is unused."""
        return isinstance(self.parents[call], ast.Expr)


def mark_vector_fields(
    state: ast.Module, modules: Iterable[ast.Module], takes_vector: Mapping[str, tuple[bool, ...]]
) -> None:
    """Annotate the lists of a state that can be vectors as rows, and inline their aliases."""
    lists = dict(listed_attributes(state))
    together = list(modules)
    depths = {name: depth_of(made) for name, made in lists.items()}
    changed = {name for module in together for name in changed_lists(module, depths)}
    for module in together:
        inline_aliases(module, {name: depths[name] for name in changed} | RESIZED_FIELDS)
    for module in together:
        parents = {child: node for node in walk(module) for child in children(node)}
        uses = Uses(parents, takes_vector)
        for node in walk(module):
            if not isinstance(node, ast.Attribute) or node.attr not in lists:
                continue
            if not uses.allow(node, depths[node.attr]):
                del lists[node.attr]
    for made in lists.values():
        mark = MARKS[depth_of(made)]
        made.annotation = ast.parse(mark, mode="eval").body


def listed_attributes(state: ast.Module) -> Iterator[tuple[str, ast.AnnAssign]]:
    """Yield the attributes of a state that are lists of numbers, or lists of such lists."""
    for node in walk(state):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and depth_of(node):
            yield node.target.attr, node


def depth_of(made: ast.AnnAssign) -> int:
    """Return how many indexes an attribute has that is a list of numbers, or a list of such lists; 0 for others."""
    known = type_of(made.annotation)
    return 0 if known is None else DEPTHS.get(known, 0)


def changed_lists(module: ast.Module, lists: Mapping[str, int]) -> Iterator[str]:
    """Yield the lists whose length changes, under their own names or aliases."""
    for function in walk(module):
        if not isinstance(function, ast.FunctionDef):
            continue
        known = aliases(function, lists)
        for node in walk(function):
            match node:
                case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in RESIZING_METHODS:
                    base = value
                case ast.Call(func=ast.Name(id="insort"), args=[value, *_]):
                    base = value
                case ast.Delete(targets=[ast.Subscript(value=value)]):
                    base = value
                case _:
                    continue
            while isinstance(base, ast.Subscript):
                base = base.value
            if isinstance(base, ast.Name) and base.id in known:
                base = known[base.id]
                base = base.value if isinstance(base, ast.Subscript) else base
            if name_of(base) in lists:
                yield name_of(base)


def inline_aliases(module: ast.Module, lists: Mapping[str, int]) -> None:
    """Replace local aliases of a state's lists by the lists."""
    for node in walk(module):
        if isinstance(node, ast.FunctionDef):
            found = aliases(node, lists)
            if found:
                AliasInliner(found).visit(node)


def aliases(function: ast.FunctionDef, lists: Mapping[str, int]) -> dict[str, ast.expr]:
    """Return the locals that are always the same list of a state, or the same item of a list of lists."""
    found: dict[str, ast.expr] = {}
    others: set[str] = set()
    added_to: set[str] = set()
    nodes = list(walk(function))
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_list_of(value, lists):
                if ast.unparse(found.setdefault(name, value)) != ast.unparse(value):
                    others.add(name)
            case ast.Assign(targets=targets):
                others |= {
                    part.id
                    for target in targets
                    for part in walk(target)
                    if isinstance(part, ast.Name) and is_store(part)
                }
            case ast.For(target=target) | ast.comprehension(target=target):
                others |= {part.id for part in walk(target) if isinstance(part, ast.Name)}
            case ast.AugAssign(target=ast.Name(id=name), op=ast.Add()):
                added_to.add(name)
            case ast.NamedExpr(target=target) | ast.AugAssign(target=ast.Name() as target):
                others.add(target.id)
            case _:
                pass
    if not found:
        return {}
    inner = {arg.arg for node in nodes if isinstance(node, ast.Lambda) for arg in node.args.args}
    given = {node.arg for node in nodes if isinstance(node, ast.arg)}
    replaced = {
        name_of(target.value)
        for node in nodes
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Subscript)
    }
    moving = others | inner | added_to
    return {
        name: value
        for name, value in found.items()
        if name not in others | given
        if not isinstance(value, ast.Subscript) or not may_change(value, moving, replaced)
    }


def is_tail(part: ast.expr) -> bool:
    """Tell whether an index means everything from a place on.

    >>> [is_tail(ast.parse(f"row[{part}]", mode="eval").body.slice) for part in ("2:", "2:3", "::2", "2")]
    [True, False, False, False]
    """
    return isinstance(part, ast.Slice) and part.lower is not None and part.upper is None and part.step is None


def is_list_of(value: ast.expr, lists: Mapping[str, int]) -> bool:
    """Tell whether an expression is a list of a state, or an item of a list of lists.

    >>> is_list_of(ast.parse("s.piles[HAND + p]", mode="eval").body, {"piles": 2})
    True
    >>> is_list_of(ast.parse("s.stack[-2]", mode="eval").body, {"stack": 1})
    False
    """
    if isinstance(value, ast.Subscript) and not isinstance(value.slice, ast.Slice):
        return lists.get(name_of(value.value)) == 2
    return name_of(value) in lists


def name_of(value: ast.expr) -> str:
    """Return the name of an attribute of a local; "" for other expressions."""
    match value:
        case ast.Attribute(value=ast.Name(), attr=attr):
            return attr
        case _:
            return ""


def may_change(value: ast.Subscript, changing: set[str], replaced: set[str]) -> bool:
    """Tell whether an item of a list of lists may become another list, because its index or the item changes."""
    used = {part.id for part in walk(value.slice) if isinstance(part, ast.Name)}
    calls = any(isinstance(part, ast.Call | ast.Attribute) for part in walk(value.slice))
    return calls or bool(used & changing) or name_of(value.value) in replaced


def is_store(node: ast.Name) -> bool:
    """Tell whether a name is assigned."""
    return isinstance(node.ctx, ast.Store)


class AliasInliner(Transformer):
    """Replaces aliases by the lists they refer to."""

    def __init__(self, names: Mapping[str, ast.expr]) -> None:
        self.names = names

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """Drop the assignment of an alias."""
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) if name in self.names:
                return ast.Pass()
            case _:
                self.generic_visit(node)
                return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace an alias by a new node of its list."""
        if node.id not in self.names:
            return node
        made = ast.parse(ast.unparse(self.names[node.id]), mode="eval").body
        assert isinstance(made, ast.Attribute | ast.Subscript)
        made.ctx = node.ctx
        return made

"""Let searches through places use one row of marks and one queue again and again, instead of new ones each time.

    seen: vec[i64] = vec[i64]([0] * 81)          seen: vec[i64] = MARKS_81
    queue: vec[i64] = vec[i64]([it])             seen_now: i64 = LAST_MARK[0] + 2
    ...                                   ->     LAST_MARK[0] = seen_now
    if seen[it] == 0:                            ...
        seen[it] = 1                             if seen[it] < seen_now:
        queue = vec_append(queue, it)                seen[it] = seen_now
                                                     queue[queue_length] = it
                                                     queue_length += 1

The places that were found are in the queue: if they are few, they are put in order instead of looking for the marks of
all places. A mark counts only if it was made by the present search: each search has a higher mark than those before it.
Only searches that call nothing are rewritten, so a search never begins inside another, and no other thread runs in
between. Runs on rewritten modules, where rows are vectors already.
"""

from __future__ import annotations

import ast

from msgspec import Struct

from lawspeaker.native.passes.rows.row_locals import calls_nothing
from lawspeaker.native.passes.rows.vector_syntax import SORTED
from lawspeaker.native.traverse import Transformer, walk

FEW = 16
"""How many places are put in order quicker than the marks of a board are looked at."""


class Search(Struct, frozen=True):
    """The variables of a search, the number of places, and whether the queue holds all places that are found."""

    seen: str
    queue: str
    places: int
    is_complete: bool

    @property
    def now(self) -> str:
        """Return the variable that holds the mark of the present search."""
        return f"{self.seen}_now"

    @property
    def length(self) -> str:
        """Return the variable that holds the length of the queue."""
        return f"{self.queue}_length"


def reuse_marks(tree: ast.Module) -> None:
    """Rewrite the searches of a module."""
    sizes: set[int] = set()
    taken = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        search = search_in(node) if isinstance(node, ast.FunctionDef) else None
        if search is not None and not taken & new_names(search):
            Reuse(search).visit(node)
            sizes.add(search.places)
    rows = [
        line
        for size in sorted(sizes)
        for line in (
            f"MARKS_{size}: Final = vec[i64]([0] * {size})",
            f"QUEUE_{size}: Final = vec[i64]([0] * {size})",
        )
    ]
    if rows:
        rows.insert(0, "LAST_MARK: Final = vec[i64]([0])")
    first = next((k for k, node in enumerate(tree.body) if isinstance(node, ast.FunctionDef)), 0)
    tree.body[first:first] = ast.parse("\n".join(rows)).body


def new_names(search: Search) -> set[str]:
    """Return the names that rewriting a search introduces."""
    return {search.now, search.length, "LAST_MARK", f"MARKS_{search.places}", f"QUEUE_{search.places}"}


def search_in(function: ast.FunctionDef) -> Search | None:
    """Return the search that a function makes; None if it makes none, or several, or calls another function in it."""
    rows = [node for node in walk(function) if isinstance(node, ast.AnnAssign) and is_new_row(node)]
    if len(rows) != 2:
        return None
    marks, queue = rows
    if not calls_nothing(searching_part(function.body, marks)):
        return None
    match marks, queue:
        case (
            ast.AnnAssign(
                target=ast.Name(id=seen), value=ast.Call(args=[ast.BinOp(right=ast.Constant(value=int(size)))])
            ),
            ast.AnnAssign(target=ast.Name(id=name)),
        ):
            search = Search(seen, name, size, found_count(function, seen) == added_count(function, name))
            uses = sum(isinstance(node, ast.Name) and node.id in (seen, name) for node in walk(function))
            return search if uses == known_uses(function, search) else None
        case _:
            return None


def searching_part(body: list[ast.stmt], marks: ast.stmt) -> list[ast.stmt]:
    """Return the statements from that on in which the marks are made: those before it are done when a search begins."""
    first = next(k for k, statement in enumerate(body) if marks in walk(statement))
    return body[first:]


def is_new_row(node: ast.AnnAssign) -> bool:
    """Tell whether a statement makes a new vector of marks, or a queue of at most one place."""
    made = node.value
    if not isinstance(made, ast.Call) or ast.unparse(made.func) != "vec[i64]" or made.keywords:
        return False
    match made.args:
        case [] | [ast.BinOp(left=ast.List(elts=[ast.Constant(value=0)]), op=ast.Mult(), right=ast.Constant())]:
            return True
        case [ast.List(elts=[ast.Name()])]:
            return True
        case _:
            return False


def known_uses(function: ast.FunctionDef, search: Search) -> int:
    """Return how many times the variables of a search occur in the ways that are rewritten."""
    count = 2
    for node in walk(function):
        match node:
            case ast.Compare(
                left=ast.Subscript(value=ast.Name(id=name)), ops=[ast.Eq()], comparators=[ast.Constant(value=0 | 2)]
            ):
                count += name == search.seen
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name))], value=ast.Constant(value=1 | 2)):
                count += name == search.seen
            case ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name)]):
                count += name == search.queue
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id=queue))):
                count += queue == search.queue and name != search.queue
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="vec_append"), args=[ast.Name(id=grown), _]),
            ):
                count += 2 * (name == grown == search.queue)
            case _:
                pass
    return count


def found_count(function: ast.FunctionDef, seen: str) -> int:
    """Return at how many points a search marks a place as found."""
    return sum(
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and node.value.value == 2
        and isinstance(node.targets[0], ast.Subscript)
        and ast.unparse(node.targets[0].value) == seen
        for node in walk(function)
    )


def added_count(function: ast.FunctionDef, queue: str) -> int:
    """Return at how many points a search adds a place to its queue."""
    return sum(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "vec_append"
        and ast.unparse(node.args[0]) == queue
        for node in walk(function)
    )


class Reuse(Transformer):
    """Rewrites the function of one search."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | list[ast.stmt]:
        """Take the rows that are reused, and a new mark."""
        search = self.search
        match node.target, node.value:
            case ast.Name(id=name), ast.Call() if name == search.seen:
                return ast.parse(
                    f"{name}: vec[i64] = MARKS_{search.places}\n"
                    f"{search.now}: i64 = LAST_MARK[0] + 2\n"
                    f"LAST_MARK[0] = {search.now}"
                ).body
            case ast.Name(id=name), ast.Call(args=first) if name == search.queue:
                taken = f"{name}: vec[i64] = QUEUE_{search.places}"
                if not first:
                    return ast.parse(f"{taken}\n{search.length}: i64 = 0").body
                assert isinstance(first[0], ast.List)
                begun = f"{name}[0] = {ast.unparse(first[0].elts[0])}\n{search.length}: i64 = 1"
                return ast.parse(f"{taken}\n{begun}").body
            case _:
                return node

    def visit_Return(self, node: ast.Return) -> ast.stmt | list[ast.stmt]:
        """Put the places that were found in order, if they are few."""
        search = self.search
        self.generic_visit(node)
        match node.value:
            case ast.Call(args=[ast.ListComp(generators=[ast.comprehension(target=ast.Name(id=name))]) as found]):
                marked = f"[{name} for {name} in range({search.places}) if {search.seen}[{name}] == {search.now} + 1]"
                if search.is_complete and ast.unparse(found).replace("range(0, ", "range(") == marked:
                    few = f"if {search.length} <= {FEW}:\n    return {SORTED}({search.queue}, {search.length})"
                    return [*ast.parse(few).body, node]
            case _:
                pass
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        """Rewrite a mark, and an addition to the queue."""
        self.generic_visit(node)
        search = self.search
        match node:
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name))], value=ast.Constant(value=int(mark))) if (
                name == search.seen
            ):
                node.value = self.mark(mark)
                return node
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="vec_append"), args=[_, place])
            ) if name == search.queue:
                lines = f"{name}[{search.length}] = {ast.unparse(place)}\n{search.length} += 1"
                return ast.parse(lines).body
            case _:
                return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """Rewrite the question whether a place has a mark."""
        self.generic_visit(node)
        match node:
            case ast.Compare(left=ast.Subscript(value=ast.Name(id=name)), comparators=[ast.Constant(value=0)]) if (
                name == self.search.seen
            ):
                return ast.Compare(node.left, [ast.Lt()], [self.mark(1)])
            case ast.Compare(left=ast.Subscript(value=ast.Name(id=name)), comparators=[ast.Constant(value=2)]) if (
                name == self.search.seen
            ):
                return ast.Compare(node.left, [ast.Eq()], [self.mark(2)])
            case _:
                return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Rewrite the length of the queue."""
        match node:
            case ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name)]) if name == self.search.queue:
                return ast.Name(self.search.length, ast.Load())
            case _:
                self.generic_visit(node)
                return node

    def mark(self, number: int) -> ast.expr:
        """Return the present mark in the place of 1 (looked at) or 2 (found)."""
        return ast.parse(self.search.now if number == 1 else f"{self.search.now} + 1", mode="eval").body

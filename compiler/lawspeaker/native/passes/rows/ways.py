"""Try the ways that a search found last, before it looks for another one.

    it = home(s, p)                                it = home(s, p)
    if not wall[it] and it not in blocked:         if not wall[it] and it not in blocked:
        ...a search, which returns True     ->         begun = it
           at a place of the goal row                  for it in WAYS_HAS_WAY[begun * 2]:     # the way found last
                                                           if not (not wall[it] and it not in blocked):
                                                               break
                                                       else:
                                                           ...the question of the goal, as in the search
                                                       it = begun                             # then the way before it
                                                       ...the search, which notes from where it came

A rule such as "a wall must not cut anyone off" asks the same search for every wall, and most walls are beside the way.
Whether a way still exists is seen place by place, in the present state and for the present arguments, so the answer is
that of the search; which way is tried makes no difference to it. Two ways are kept for each start.

Only searches from one place are rewritten whose condition has a parameter that does not say where they begin: others
are not asked again with small differences. Runs on searches that reuse their marks (`searches.py`).
"""

from __future__ import annotations

import ast

from msgspec import Struct

from lawspeaker.native.passes.rows.vector_syntax import WAY_TO
from lawspeaker.native.traverse import Transformer, copied, walk

BEGUN, CAME = "begun", "came"


class WaySearch(Struct, frozen=True):
    """The parts of a search: the block that contains it, its loop over neighbours, and what it asks of places."""

    block: ast.If
    begin: int
    look: ast.If
    passed: ast.If
    asked: list[ast.stmt]
    it: str
    place: str
    size: int


def try_last_ways(tree: ast.Module) -> None:
    """Rewrite the searches of a module."""
    rows: list[str] = []
    taken = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        search = way_search(node) if isinstance(node, ast.FunctionDef) else None
        if search is None or not isinstance(node, ast.FunctionDef):
            continue
        ways, came = f"WAYS_{node.name.upper()}", f"CAME_{search.size}"
        if {ways, BEGUN, CAME} & taken:
            continue
        rewrite_search(search, ways, came)
        rows += [
            f"{came}: Final = vec[i64]([0] * {search.size})",
            f"{ways}: Final = vec[vec[i64]]([vec[i64]() for _ in range({2 * search.size})])",
        ]
    first = next((k for k, node in enumerate(tree.body) if isinstance(node, ast.FunctionDef)), 0)
    tree.body[first:first] = ast.parse("\n".join(dict.fromkeys(rows))).body


def way_search(function: ast.FunctionDef) -> WaySearch | None:
    """Return the search of a function that ends when it finds something; None if it has none of that shape."""
    for block in walk(function):
        if isinstance(block, ast.If) and (found := search_in_block(block)) is not None:
            params = {arg.arg for arg in function.args.args[1:]} - names_of_start(function, found.it)
            return found if params & names_in(block.test) and returns_truth(function) else None
    return None


def names_of_start(function: ast.FunctionDef, it: str) -> set[str]:
    """Return the names that say where a search begins."""
    for node in function.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=start) if name == it:
                return names_in(start)
            case _:
                pass
    return set()


def names_in(node: ast.expr) -> set[str]:
    """Return the names in an expression."""
    return {part.id for part in walk(node) if isinstance(part, ast.Name)}


def returns_truth(function: ast.FunctionDef) -> bool:
    """Tell whether all that a function returns is written as True or False."""
    results = [node.value for node in walk(function) if isinstance(node, ast.Return)]
    return all(isinstance(value, ast.Constant) and isinstance(value.value, bool) for value in results)


def search_in_block(block: ast.If) -> WaySearch | None:
    """Return the search that begins at one place, if the place passes the test of a block."""
    begin = next((k for k, node in enumerate(block.body) if marks_size(node)), -1)
    match block.body[-1]:
        case ast.While(
            body=[*_, ast.For(target=ast.Name(id=it), iter=ast.Subscript(slice=ast.Name(id=place)), body=[look])]
        ):
            pass
        case _:
            return None
    match look:
        case ast.If(body=[ast.Assign(), ast.If(body=[*asked, ast.Assign(), ast.AugAssign()]) as passed], orelse=[]):
            is_same = ast.dump(passed.test) == ast.dump(block.test) and not passed.orelse
            start = [ast.dump(node) for node in block.body[:begin]]
            if begin < 0 or not is_same or start != [ast.dump(node) for node in asked] or not asked:
                return None
            return WaySearch(block, begin, look, passed, asked, it, place, marks_size(block.body[begin]))
        case _:
            return None


def marks_size(node: ast.stmt) -> int:
    """Return for how many places a statement takes the row of marks; 0 for other statements."""
    match node:
        case ast.AnnAssign(value=ast.Name(id=name)) if name.startswith("MARKS_"):
            return int(name.removeprefix("MARKS_"))
        case _:
            return 0


def rewrite_search(search: WaySearch, ways: str, came: str) -> None:
    """Try the last ways before a search, and keep the way that it finds."""
    it, begun = search.it, f"{BEGUN} * 2"
    tried = [line for row in (begun, f"{begun} + 1") for line in tried_way(search, f"{ways}[{row}]")]
    before = ast.parse(f"{BEGUN}: i64 = {it}\n{CAME}: vec[i64] = {came}").body
    search.look.body.insert(1, ast.parse(f"{CAME}[{it}] = {search.place}").body[0])
    keep = f"{ways}[{begun} + 1] = {ways}[{begun}]\n{ways}[{begun}] = {WAY_TO}({CAME}, {BEGUN}, {it})"
    kept = KeepWay(ast.parse(keep).body)
    search.passed.body[: len(search.asked)] = [kept.visit(statement) for statement in search.asked]
    search.block.body[search.begin : search.begin] = [*before, *tried]


def tried_way(search: WaySearch, way: str) -> list[ast.stmt]:
    """Return the statements that look whether a way exists, and ask at its end what the search asks of places.

    A way without places ends where it begins, which was asked before.
    """
    it = search.it
    text = f"for {it} in {way}:\n    if not ({ast.unparse(search.block.test)}):\n        break\nelse:\n    pass"
    loop = ast.parse(text).body[0]
    assert isinstance(loop, ast.For)
    moved = ast.parse(f"{it} != {BEGUN}", mode="eval").body
    loop.orelse = [ast.If(moved, [copied(statement) for statement in search.asked], [])]
    return [loop, *ast.parse(f"{it} = {BEGUN}").body]


class KeepWay(Transformer):
    """Puts statements before the returns of a search that found something."""

    def __init__(self, before: list[ast.stmt]) -> None:
        self.before = before

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        """Keep the way to the place that was found."""
        return [*(copied(statement) for statement in self.before), node]

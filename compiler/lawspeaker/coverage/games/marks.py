"""Mark in the functions of a draft which lines of the spec games reach, and which conditions ever hold.

    # farm.law:12  if coins of p is 0          # farm.law:12  if coins of p is 0
    if s.coins[p] == 0:                 ->     if s.coins[p] == 0:
        # farm.law:13  end                         REACHED.add(("farm.law", 12))
        s.over = True                              REACHED.add(("farm.law", 13))
                                                   s.over = True

A line is where the comments of the functions quote it. Of a condition without an alternative, the line is reached only
if it holds, so that a rule that never applies is told apart from one that is only asked about. A value that is yes or
no is also asked whether it ever is yes.
"""

from __future__ import annotations

import ast
import io
import tokenize

from msgspec import Struct, field

from lawspeaker.coverage.chunks import QUOTED, Chunk

Place = tuple[str, int]
"""A file of the spec and a line of it."""
REACHED: set[Place] = set()
"""The lines that were reached in this process since the set was last emptied."""
HELD: set[Place] = set()
"""The declarations of values that were yes."""
IMPORT = f"from {__name__} import REACHED, held\n"
VALUES = "values"


def held(place: Place, value: object) -> object:
    """Return a value that is yes or no, and note its declaration if it is yes."""
    if value:
        HELD.add(place)
    return value


class Marks(Struct):
    """What was marked: all lines of the spec that the marked functions quote, and the values that are yes or no.

    `loaded` are the lines that are reached while the engine is loaded: they make its tables.
    """

    lines: set[Place] = field(default_factory=set)
    loaded: set[Place] = field(default_factory=set)
    conditions: set[Place] = field(default_factory=set)


def marked(chunk: Chunk, marks: Marks) -> Chunk:
    """Return a chunk with marks, and add them to those of other chunks."""
    quotes = quotes_in(chunk.lines)
    marks.lines.update(place for _, _, place in quotes)
    tree = ast.parse(chunk.lines)
    Marker(quotes, marks.conditions if chunk.key[0] == VALUES else None).mark(tree.body)
    return Chunk(chunk.key, chunk.names, IMPORT + ast.unparse(ast.fix_missing_locations(tree)), chunk.lines)


def quotes_in(text: str) -> list[tuple[int, bool, Place]]:
    """Return the quoted lines of a spec: the row of the comment, whether code stands before it, and the line.

    >>> quotes_in("# farm.law:3  value twice\\ndef twice(): ...  # farm.law:4  done")
    [(1, False, ('farm.law', 3)), (2, True, ('farm.law', 4))]
    """
    found: list[tuple[int, bool, Place]] = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            behind = bool(token.line[: token.start[1]].strip())
            found += [(token.start[0], behind, (file, int(line))) for file, line in QUOTED.findall(token.string)]
    return found


class Marker:
    """Marks the statements of one chunk: those in the row of a comment, or in the first row with code below it."""

    def __init__(self, quotes: list[tuple[int, bool, Place]], conditions: set[Place] | None) -> None:
        self.quotes = quotes
        self.conditions = conditions
        self.waiting: dict[int, list[tuple[bool, Place]]] = {}

    def mark(self, body: list[ast.stmt]) -> None:
        """Mark the statements of a chunk."""
        rows = sorted({node.lineno for node in ast.walk(ast.Module(body, [])) if isinstance(node, ast.stmt)})
        for row, behind, place in self.quotes:
            at = row if behind else next((other for other in rows if other > row), 0)
            self.waiting.setdefault(at, []).append((behind, place))
        self.mark_block(body)

    def mark_block(self, body: list[ast.stmt]) -> None:
        """Mark the statements of a block, and of the blocks in it."""
        for statement in list(body):
            for behind, place in reversed(self.waiting.pop(statement.lineno, [])):
                self.mark_statement(body, statement, place, behind)
            for inner in (getattr(statement, name, []) for name in ("body", "orelse", "finalbody")):
                self.mark_block(inner)
            for handler in getattr(statement, "handlers", []):
                self.mark_block(handler.body)

    def mark_statement(self, body: list[ast.stmt], statement: ast.stmt, place: Place, behind: bool) -> None:
        """Add the mark of a line to a statement of a block."""
        if isinstance(statement, ast.FunctionDef):
            statement.body.insert(0, mark_of(place))
            if self.conditions is not None and answers_yes_or_no(statement):
                self.conditions.add(place)
                mark_returns(statement, place)
        elif isinstance(statement, ast.If):
            statement.body.insert(0, mark_of(place))
            if statement.orelse and not behind:
                statement.orelse.insert(0, mark_of(place))
        else:
            body.insert(body.index(statement), mark_of(place))


def answers_yes_or_no(function: ast.FunctionDef) -> bool:
    """Return whether a function is annotated to return a bool."""
    return isinstance(function.returns, ast.Name) and function.returns.id == "bool"


def mark_returns(function: ast.FunctionDef, place: Place) -> None:
    """Ask whether what a function returns is yes."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            node.value = ast.Call(ast.Name("held", ast.Load()), [constant_of(place), node.value], [])


def mark_of(place: Place) -> ast.stmt:
    """Return the statement that notes a line."""
    add = ast.Attribute(ast.Name("REACHED", ast.Load()), "add", ast.Load())
    mark = ast.Expr(ast.Call(add, [constant_of(place)], []))
    return ast.copy_location(mark, ast.Pass(lineno=0, col_offset=0, end_lineno=0, end_col_offset=0))


def constant_of(place: Place) -> ast.expr:
    """Return a place as a constant in Python."""
    return ast.Tuple([ast.Constant(part) for part in place], ast.Load())

"""Boards: what the lines of a `board` say about its shape, its places and how they are joined.

board field
    grid 8 by 8 squares     ->     Board("field", form="grid", place="square", width=8, height=8)
"""

from __future__ import annotations

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve.plain_lines import has_phrases, refuse_below, words_in
from lawspeaker.resolve.plurals import plural_of, singular_of
from lawspeaker.resolve.scope import Scope
from lawspeaker.resolve.symbols import Board, Enum
from lawspeaker.source import Span

DIRECTIONS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
WAYS = ("orthogonal", "diagonal")
SHAPES = {
    "grid": "grid 8 by 8 squares",
    "hexes": "hexes 5 by 5 cells",
    "circle": "circle 6 spaces",
    "places": "places region, sea",
    "laid": "laid from tile",
}
LINES_OF = {
    "grid": ("neighbours",),
    "hexes": (),
    "circle": (),
    "places": ("edges",),
    "laid": ("size", "areas", "borders", "marks"),
}


def add_board(scope: Scope, decl: t.BoardDecl) -> None:
    """Declare a board from the lines of its block: the line with its shape, then those that go with it."""
    if not scope.own("board", decl.word, decl.span):
        return
    board = Board(decl.word, "", "", decl.span)
    lines = [line for line in decl.block if isinstance(line, t.Call) and is_line(line)]
    for line in decl.block:
        check_line(scope, line)
    shapes = [line for line in lines if line.word in SHAPES]
    if not shapes:
        scope.broken_board = True
        if len(lines) == len(decl.block):
            scope.facts.add("L215", decl.span, word=decl.word)
        return
    for extra in shapes[1:]:
        scope.facts.add("L237", extra.span, (shapes[0].span, "the first one"), word=decl.word)
    if not shape_line(scope, board, shapes[0]):
        scope.broken_board = True
        return
    for line in lines:
        if line.word not in SHAPES:
            more_line(scope, board, line)
    if complete(scope, board):
        name_places(scope, board)


KNOWN = (*SHAPES, *(word for words in LINES_OF.values() for word in words))


def is_line(line: t.Call) -> bool:
    """Tell whether a line is one that some board knows."""
    return line.word in KNOWN


def check_line(scope: Scope, line: t.Stmt) -> None:
    """Report a line that no board knows, and what is indented below one."""
    if isinstance(line, t.Call) and is_line(line):
        refuse_below(line, scope.facts)
    else:
        word = line.word if isinstance(line, t.Call) else ""
        scope.facts.add("L214", line.span, word=word, close=(nearest(word, KNOWN) or "") if word else "")


def shape_line(scope: Scope, board: Board, line: t.Call) -> bool:
    """Read the line that says what the board is; tell whether it could be read."""
    board.form = line.word
    match line:
        case t.Call(word="grid" | "hexes", args=(t.Number(_, width),)) if has_phrases(line, "by"):
            size = line.phrases[0].args
            if len(size) == 1 and isinstance(size[0], t.Amount) and isinstance(size[0].count, t.Number):
                board.width, board.height, board.place = width, size[0].count.value, singular_of(size[0].word)
                check_size(scope, board, line.span)
                return True
        case t.Call(word="circle", args=(t.Amount(_, t.Number(_, width), word),), phrases=()):
            board.width, board.height, board.place = width, 1, singular_of(word)
            check_size(scope, board, line.span)
            return True
        case t.Call(word="places", phrases=()) if line.args:
            board.kinds = words_in(line.args, scope.facts, "kind")
            board.spans = {arg.word: arg.span for arg in line.args if isinstance(arg, t.Word)}
            board.place = board.kinds[0] if board.kinds else ""
            return len(board.kinds) == len(line.args)
        case t.Call(word="laid", args=()) if has_phrases(line, "from"):
            source = words_in(line.phrases[0].args[:1], scope.facts, "kind")
            board.tile = source[0] if source else ""
            board.spans = {board.tile: line.phrases[0].args[0].span}
            return bool(source)
        case _:
            pass
    scope.facts.add("L216", line.span, example=SHAPES[line.word])
    return False


def more_line(scope: Scope, board: Board, line: t.Call) -> None:
    """Read a line that goes with the board's shape."""
    if line.word not in LINES_OF[board.form]:
        scope.facts.add("L214", line.span, word=line.word, form=board.form)
        return
    if line.word == "size":
        read_size(scope, board, line)
        return
    words = words_in(line.args, scope.facts, line.word)
    if len(words) < len(line.args):
        return
    if not words or line.phrases or (line.word == "areas" and len(words) > 1):
        scope.facts.add("L216", line.span, example=f"{line.word} {EXAMPLE_WORDS[line.word]}")
        return
    match line.word:
        case "neighbours":
            board.neighbours = words
            for arg in line.args:
                if isinstance(arg, t.Word) and arg.word not in WAYS:
                    scope.facts.add("L238", arg.span, word=arg.word, close=nearest(arg.word, WAYS) or "")
        case "edges":
            board.edges = words
        case "areas":
            board.place = words[0]
        case "borders":
            board.borders = words
        case _:
            board.marks = words


EXAMPLE_WORDS = {
    "neighbours": "orthogonal, diagonal",
    "edges": "border, coast",
    "areas": "meadow",
    "borders": "regular, rough",
    "marks": "food, wood",
}


def read_size(scope: Scope, board: Board, line: t.Call) -> None:
    """Read `size 9 by 9`."""
    match line:
        case t.Call(args=(t.Number(_, width),), phrases=(t.Phrase(_, "by", (t.Number(_, height),)),)):
            board.width, board.height = width, height
            check_size(scope, board, line.span)
        case _:
            board.width = board.height = 1
            scope.facts.add("L216", line.span, example="size 9 by 9")


def check_size(scope: Scope, board: Board, span: Span) -> None:
    """Report a size that no board has."""
    if not (1 <= board.width <= 100 and 1 <= board.height <= 100):
        scope.facts.add("L217", span, width=board.width, height=board.height)
        board.width, board.height = max(1, min(board.width, 100)), max(1, min(board.height, 100))


def complete(scope: Scope, board: Board) -> bool:
    """Report what a board of laid tiles still has to say."""
    if board.form != "laid":
        return True
    missing = "size" if not board.width else "areas" if not board.place else ""
    if missing:
        example = "size 9 by 9" if missing == "size" else "areas meadow"
        scope.facts.add("L236", board.span, word=board.name, missing=missing, example=example)
        scope.broken_board = True
    return not missing


def name_places(scope: Scope, board: Board) -> None:
    """Declare what the board's places are called, and the words it brings with it."""
    s = scope.symbols
    laid = next((other for other in s.boards.values() if other.form == "laid"), None)
    if board.form == "laid" and laid is not None:
        scope.facts.add("L229", board.span, (laid.span, "the first one"), word="board of laid tiles")
        scope.broken_board = True
        return
    if board.form != "places" and not scope.own("type", board.place, board.span):
        scope.broken_board = True
        return
    if board.form in ("grid", "hexes"):
        s.enums["direction"] = Enum("direction", DIRECTIONS, board.span, "directions")
    if board.form == "laid":
        for name, words in (("border", board.borders), ("mark", board.marks)):
            if scope.own("type", name, board.span):
                s.enums[name] = Enum(name, words, board.span, plural_of(name))
    s.boards[board.name] = board


def check_boards(scope: Scope) -> None:
    """Check what boards say about kinds, now that all kinds are known."""
    s = scope.symbols
    for board in s.boards.values():
        for word in (*board.kinds, *([board.tile] if board.form == "laid" else [])):
            if word not in s.kinds:
                scope.facts.add("L202", board.spans[word], word=word, close=nearest(word, s.kinds) or "")
            elif board.form == "places":
                s.kinds[word].board = board.name
        kinds = (board.tile,) if board.form == "laid" else board.kinds
        if kinds and all(kind in s.kinds for kind in kinds) and not any(s.things_of(kind) for kind in kinds):
            scope.facts.add("L254", board.span, word=board.name, kind=" or ".join(kinds))

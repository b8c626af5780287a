"""Boards: read the lines of a `board`: its shape, its places and how they are connected.

board field
    grid 8 by 8 squares     ->     Board("field", BoardForm.GRID, place="square", width=8, height=8)
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.context import Namespace, ResolveContext
from lawspeaker.resolve.declaration_lines import has_phrases, refuse_below, words_in
from lawspeaker.resolve.links import check_link_kinds
from lawspeaker.resolve.symbols import GRIDS, Board, BoardForm, EnumSym
from lawspeaker.source import Span
from lawspeaker_language.plurals import plural_of, singular_of
from lawspeaker_language.spelling import nearest

DIRECTIONS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
WAYS = ("orthogonal", "diagonal")
SHAPES = {
    BoardForm.GRID: "grid 8 by 8 squares",
    BoardForm.HEXES: "hexes 5 by 5 cells",
    BoardForm.CIRCLE: "circle 6 spaces",
    BoardForm.PLACES: "places region, sea",
    BoardForm.LAID: "laid from tile",
}
"""The shape line of each form of board, as an example for messages."""
LINES_OF: dict[BoardForm, tuple[str, ...]] = {
    BoardForm.GRID: ("neighbours",),
    BoardForm.HEXES: (),
    BoardForm.CIRCLE: (),
    BoardForm.PLACES: ("edges", "links"),
    BoardForm.LAID: ("size", "areas", "borders", "marks"),
}
"""The first words of the other lines that each form of board allows."""
SHAPE_WORDS = tuple(form.value for form in BoardForm)
KNOWN = (*SHAPE_WORDS, *(word for words in LINES_OF.values() for word in words))
EXAMPLE_WORDS = {
    "neighbours": "orthogonal, diagonal",
    "edges": "border, coast",
    "links": "road, river",
    "areas": "meadow",
    "borders": "regular, rough",
    "marks": "food, wood",
}


def add_board(cx: ResolveContext, decl: t.BoardDecl) -> None:
    """Declare a board from the lines of its block: the shape line first, then the lines that this shape allows."""
    if not cx.own(Namespace.BOARD, decl.word, decl.span):
        return
    lines = [line for line in decl.block if isinstance(line, t.Call) and is_line(line)]
    for line in decl.block:
        check_line(cx, line)
    shapes = [line for line in lines if line.word in SHAPE_WORDS]
    if not shapes:
        cx.broken_board = True
        if len(lines) == len(decl.block):
            cx.facts.add("L215", decl.span, word=decl.word)
        return
    for extra in shapes[1:]:
        cx.facts.add("L237", extra.span, (shapes[0].span, "the first one"), word=decl.word)
    board = Board(decl.word, BoardForm(shapes[0].word), "", decl.span)
    if not shape_line(cx, board, shapes[0]):
        cx.broken_board = True
        return
    for line in lines:
        if line.word not in SHAPE_WORDS:
            more_line(cx, board, line)
    if complete(cx, board):
        name_places(cx, board)


def is_line(line: t.Call) -> bool:
    """Return whether a line belongs to any form of board."""
    return line.word in KNOWN


def check_line(cx: ResolveContext, line: t.Stmt) -> None:
    """Report a line that belongs to no form of board, and a block below a line."""
    if isinstance(line, t.Call) and is_line(line):
        refuse_below(line, cx.facts)
    else:
        word = line.word if isinstance(line, t.Call) else ""
        cx.facts.add("L214", line.span, word=word, close=(nearest(word, KNOWN) or "") if word else "")


def shape_line(cx: ResolveContext, board: Board, line: t.Call) -> bool:
    """Read the line with the board's shape; report it and return False if it is not written as in `SHAPES`."""
    match line:
        case t.Call(word="grid" | "hexes", args=(width,)) if has_phrases(line, Preposition.BY):
            size = line.phrases[0].args
            if len(size) == 1 and isinstance(size[0], t.Amount) and size[0].of is None:
                board.place = singular_of(size[0].word)
                read_shape_size(cx, board, line.span, width, size[0].count)
                return True
        case t.Call(word="circle", args=(t.Amount(_, width, word, None),), phrases=()):
            board.place = singular_of(word)
            read_shape_size(cx, board, line.span, width, t.Number(line.span, 1))
            return True
        case t.Call(word="places", phrases=()) if line.args:
            board.kinds = words_in(line.args, cx.facts, "kind")
            board.spans = {arg.word: arg.span for arg in line.args if isinstance(arg, t.Word)}
            board.place = board.kinds[0] if board.kinds else ""
            return len(board.kinds) == len(line.args)
        case t.Call(word="laid", args=()) if has_phrases(line, Preposition.FROM):
            source = words_in(line.phrases[0].args[:1], cx.facts, "kind")
            board.tile = source[0] if source else ""
            board.spans = {board.tile: line.phrases[0].args[0].span}
            return bool(source)
        case _:
            pass
    cx.facts.add("L216", line.span, example=SHAPES[board.form])
    return False


def read_shape_size(cx: ResolveContext, board: Board, span: Span, width: t.Expr, height: t.Expr) -> None:
    """Read the size of a board: two numbers, or expressions that check works out for each game."""
    if isinstance(width, t.Number) and isinstance(height, t.Number):
        board.width, board.height = width.value, height.value
        check_size(cx, board, span)
    else:
        board.width, board.height, board.width_by, board.height_by = 1, 1, width, height


def more_line(cx: ResolveContext, board: Board, line: t.Call) -> None:
    """Read a line that depends on the board's shape."""
    if line.word not in LINES_OF[board.form]:
        cx.facts.add("L214", line.span, word=line.word, form=board.form.value)
        return
    if line.word == "size":
        read_size(cx, board, line)
        return
    words = words_in(line.args, cx.facts, line.word)
    if len(words) < len(line.args):
        return
    if not words or line.phrases or (line.word == "areas" and len(words) > 1):
        cx.facts.add("L216", line.span, example=f"{line.word} {EXAMPLE_WORDS[line.word]}")
        return
    match line.word:
        case "neighbours":
            board.neighbours = words
            for arg in line.args:
                if isinstance(arg, t.Word) and arg.word not in WAYS:
                    cx.facts.add("L238", arg.span, word=arg.word, close=nearest(arg.word, WAYS) or "")
        case "edges":
            board.edges = words
        case "links":
            board.links = words
            board.spans |= {arg.word: arg.span for arg in line.args if isinstance(arg, t.Word)}
        case "areas":
            board.place = words[0]
        case "borders":
            board.borders = words
        case _:
            board.marks = words


def read_size(cx: ResolveContext, board: Board, line: t.Call) -> None:
    """Read `size 9 by 9`."""
    match line:
        case t.Call(args=(t.Number(_, width),), phrases=(t.Phrase(_, Preposition.BY, (t.Number(_, height),)),)):
            board.width, board.height = width, height
            check_size(cx, board, line.span)
        case _:
            board.width = board.height = 1
            cx.facts.add("L216", line.span, example="size 9 by 9")


def check_size(cx: ResolveContext, board: Board, span: Span) -> None:
    """Report a size that is too small or too large, and clamp it."""
    if not (1 <= board.width <= 100 and 1 <= board.height <= 100):
        cx.facts.add("L217", span, width=board.width, height=board.height)
        board.width, board.height = max(1, min(board.width, 100)), max(1, min(board.height, 100))


def complete(cx: ResolveContext, board: Board) -> bool:
    """Return whether a board has all lines it needs; report the missing one of a board of laid tiles."""
    if board.form != BoardForm.LAID:
        return True
    missing = "size" if not board.width else "areas" if not board.place else ""
    if missing:
        example = "size 9 by 9" if missing == "size" else "areas meadow"
        cx.facts.add("L236", board.span, word=board.name, missing=missing, example=example)
        cx.broken_board = True
    return not missing


def name_places(cx: ResolveContext, board: Board) -> None:
    """Declare the word for the board's places, and the enums that come with the board's form."""
    s = cx.symbols
    laid = next((other for other in s.boards.values() if other.form == BoardForm.LAID), None)
    if board.form == BoardForm.LAID and laid is not None:
        cx.facts.add("L229", board.span, (laid.span, "the first one"), word="board of laid tiles")
        cx.broken_board = True
        return
    if board.form != BoardForm.PLACES and not cx.own(Namespace.TYPE, board.place, board.span):
        cx.broken_board = True
        return
    if board.form in GRIDS:
        s.enums["direction"] = EnumSym("direction", DIRECTIONS, board.span, "directions")
    if board.form == BoardForm.LAID:
        for name, words in (("border", board.borders), ("mark", board.marks)):
            if cx.own(Namespace.TYPE, name, board.span):
                s.enums[name] = EnumSym(name, words, board.span, plural_of(name))
    s.boards[board.name] = board


def check_boards(cx: ResolveContext) -> None:
    """Check the kinds that boards name; called when all kinds are declared."""
    s = cx.symbols
    for board in s.boards.values():
        for word in (*board.kinds, *([board.tile] if board.form == BoardForm.LAID else [])):
            if word not in s.kinds:
                cx.facts.add("L202", board.spans[word], word=word, close=nearest(word, s.kinds) or "")
            elif board.form == BoardForm.PLACES:
                s.kinds[word].board = board.name
        check_link_kinds(cx, board)
        kinds = (board.tile,) if board.form == BoardForm.LAID else board.kinds
        if kinds and all(kind in s.kinds for kind in kinds) and not any(s.things_of(kind) for kind in kinds):
            cx.facts.add("L254", board.span, word=board.name, kind=" or ".join(kinds))

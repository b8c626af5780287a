"""Check what places and tiles print: edges to other places, the areas of a tile, the borders between areas.

    tile "01"                                   every side is in exactly one area,
        area n on north with food        ->     every mark and border is declared by the board
        border rough from n to s

It runs when all things are declared, because an edge may lead to a place of a later file.
"""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.context import ResolveContext
from lawspeaker.resolve.declaration_lines import phrase_of
from lawspeaker.resolve.symbols import Board, BoardForm, Symbols, Thing
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

SIDES = ("north", "east", "south", "west")
AREA = "area n on north, east with food"
BORDER = "border rough from n to s"


def check_printed(cx: ResolveContext) -> None:
    """Check the edges of all places and the areas of all tiles."""
    for board in cx.symbols.boards.values():
        printed = [thing for thing in places_of(cx.symbols, board) if board_of(cx.symbols, thing) is board]
        if board.kinds:
            check_positions(cx.facts, printed)
        by_name = {place.name: place for place in reversed(printed)}
        for thing in printed:
            for _, other in thing.edges:
                check_edge(cx.facts, thing, other, by_name)
            if board.form == BoardForm.LAID:
                TilePrint(cx.facts, board, thing).check()


def places_of(symbols: Symbols, board: Board) -> list[Thing]:
    """Return the things that are the places or the tiles of a board."""
    wanted = [kind for kind in (*board.kinds, board.tile) if kind]
    kinds = {name for name in symbols.kinds if any(symbols.is_kind(name, kind) for kind in wanted)}
    return [thing for thing in symbols.things if thing.kind in kinds]


def board_of(symbols: Symbols, thing: Thing) -> Board | None:
    """Return the board of which a thing is a place or a tile, None for other things."""
    for board in symbols.boards.values():
        if any(symbols.is_kind(thing.kind, kind) for kind in (*board.kinds, board.tile) if kind):
            return board
    return None


def check_positions(facts: Facts, places: list[Thing]) -> None:
    """Check that all places of a map have a position or none, and that no two have the same."""
    drawn: dict[tuple[int, int], Thing] = {}
    for place in places:
        if place.position is None:
            continue
        other = drawn.setdefault(place.position, place)
        if other is not place:
            here = (other.lines["position"], f"the position of `{other.name}`")
            facts.add("L267", place.lines["position"], here, name=place.name, other=other.name)
    for place in places:
        if drawn and "position" not in place.lines:
            first = next(iter(drawn.values()))
            facts.add("L266", place.span, (first.lines["position"], "this one has one"), name=place.name)


def check_edge(facts: Facts, thing: Thing, other: t.Expr, by_name: Mapping[str, Thing]) -> None:
    """Check that an edge leads to another place of the same board."""
    if not isinstance(other, t.Name):
        facts.add("L255", other.span)
        return
    named = by_name.get(other.name)
    if named is None:
        close = nearest(other.name, list(by_name)) or ""
        facts.add("L203", other.span, word=other.name, wanted="place", close=close)
    elif named is thing:
        facts.add("L244", other.span, name=thing.name)


class TilePrint:
    """Checks the areas and borders of one tile."""

    def __init__(self, facts: Facts, board: Board, thing: Thing) -> None:
        self.facts = facts
        self.board = board
        self.thing = thing
        self.areas: dict[str, Span] = {}
        self.sides: dict[str, Span] = {}
        self.unread = False

    def check(self) -> None:
        """Check all lines: areas first, because borders name them."""
        for line in self.thing.areas:
            if line.word == "area":
                self.area(line)
        for line in self.thing.areas:
            if line.word == "border":
                self.border(line)
        missing = [side for side in SIDES if side not in self.sides]
        if missing and not self.unread:
            words = " and ".join([", ".join(missing[:-1]), missing[-1]] if len(missing) > 1 else missing)
            self.facts.add("L241", self.thing.span, name=self.thing.name, sides=words)

    def area(self, line: t.Call) -> None:
        """Check `area n on north, east with food, 2 wood`."""
        sides = phrase_of(line, Preposition.ON)
        name = line.args[0] if len(line.args) == 1 else None
        allowed = all(phrase.prep in (Preposition.ON, Preposition.WITH) for phrase in line.phrases)
        if not isinstance(name, t.Word) or not allowed:
            self.facts.add("L243", line.span, example=AREA)
            self.unread = True
            return
        if name.word in self.areas:
            first = self.areas[name.word]
            self.facts.add("L201", name.span, (first, "first declared here"), word=name.word, sort="area")
        self.areas.setdefault(name.word, name.span)
        for side in sides or ():
            self.side(side)
        for mark in phrase_of(line, Preposition.WITH) or ():
            self.mark(mark)

    def side(self, side: t.Expr) -> None:
        """Check one side of an area: it exists and belongs to no other area."""
        word = side.word if isinstance(side, t.Word) else ""
        if word not in SIDES:
            self.facts.add("L239", side.span, word=word, close=nearest(word, SIDES) or "")
            self.unread = True
        elif word in self.sides:
            other = self.sides[word]
            self.facts.add("L240", side.span, (other, "the other one"), side=word, name=self.thing.name)
        else:
            self.sides[word] = side.span

    def mark(self, mark: t.Expr) -> None:
        """Check one mark of an area, with or without a number: `2 wood`."""
        match mark:
            case t.Word(span, word):
                self.known(word, self.board.marks, "mark", span)
            case t.Amount(span, t.Number(), word):
                self.known(word, self.board.marks, "mark", span)
            case _:
                self.facts.add("L243", mark.span, example=AREA)

    def border(self, line: t.Call) -> None:
        """Check `border rough from n to s, e`."""
        kind = line.args[0] if len(line.args) == 1 else None
        ends = (phrase_of(line, Preposition.FROM), phrase_of(line, Preposition.TO))
        if not isinstance(kind, t.Word) or None in ends or len(line.phrases) != 2:
            self.facts.add("L243", line.span, example=BORDER)
            return
        self.known(kind.word, self.board.borders, "border", kind.span)
        starts = [end.word for end in ends[0] or () if isinstance(end, t.Word)]
        for end in (*(ends[0] or ()), *(ends[1] or ())):
            word = end.word if isinstance(end, t.Word) else ""
            self.known(word, tuple(self.areas), "area", end.span)
        for end in ends[1] or ():
            if isinstance(end, t.Word) and end.word in starts:
                self.facts.add("L244", end.span, area=end.word)

    def known(self, word: str, words: tuple[str, ...], sort: str, span: Span) -> None:
        """Report a word that is not among `words`, except areas of a tile with an unreadable area line."""
        if word not in words and not (sort == "area" and self.unread):
            owner = f"`{self.thing.name}`" if sort == "area" else f"the board `{self.board.name}`"
            close = nearest(word, words) or ""
            self.facts.add("L242", span, word=word, sort=sort, owner=owner, close=close)

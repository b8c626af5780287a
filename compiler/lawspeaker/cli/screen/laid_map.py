r"""Laid tiles in a terminal: a box for each tile where it lies, on each side the stretch that has it, and a list.

         5             6
  +-------------+-------------+
  |\     1a    /|\    1b     /|     each side says which stretch it belongs to; in one place of a stretch
5 |1d   Hut   1b|1b   06    6b|     stand its pieces, things (*) and marks
  |~  2a R2 s  ~|/     6c    \|     a border of the first kind comes in from the corners as / \, others as ~ =
  +-------------+-------------+
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from lawspeaker.cli.screen.cells import OFFER_SIGN, colour_of_seat, thing_text
from lawspeaker.cli.screen.piece_signs import marks_of
from lawspeaker.cli.screen.place_notes import place_notes
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.regions import LaidMap, Stretch, laid_map
from lawspeaker.cli.screen.styles import BOLD, DIM, cut, flowing, joined, styled, width_of
from lawspeaker.resolve.plurals import plural_of
from lawspeaker_runtime.boards.contents import pieces_on
from lawspeaker_runtime.boards.draw import OTHER_KINDS, corner
from lawspeaker_runtime.boards.tiles.tile_set import TileSet, border_between
from lawspeaker_runtime.game.log import spaced

WIDTHS = (25, 21, 17, 13)
HEIGHT = 3
MARGIN = 4
SHORT_LIST = 2
BORDER_STYLES = ("bold green", "bold cyan", "bold magenta", "bold yellow")
THING_SIGN = "*"
CORNERS = ((1, 0), (1, 1), (0, 1), (0, 0))  # right?, low?: between each side and the next clockwise


class Canvas(Struct):
    """Characters with styles, written anywhere."""

    width: int
    height: int
    letters: list[list[str]] = []
    styles: list[list[str]] = []

    def __post_init__(self) -> None:
        self.letters = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a point to the right."""
        for number, letter in enumerate(text):
            if 0 <= x + number < self.width and 0 <= y < self.height:
                self.letters[y][x + number], self.styles[y][x + number] = letter, style

    def write_parts(self, x: int, y: int, parts: Text) -> None:
        """Write a painted text."""
        for number, letter in enumerate(parts.plain):
            spans = [str(span.style) for span in parts.spans if span.start <= number < span.end and span.style]
            self.write(x + number, y, letter, " ".join(spans))

    def lines(self) -> list[Text]:
        """Return the rows as texts."""
        found: list[Text] = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text()
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style=style or None)
            line.rstrip()
            found.append(line)
        return found


class Window(Struct, frozen=True):
    """The cells that are drawn, in tile columns and rows, and what lies outside."""

    columns: range
    rows: range
    more: str = ""


def laid_lines(
    sight: Sight, word: str, tiles: TileSet, width: int, most: int = 0, fields: Sequence[str] = ()
) -> list[Text]:
    """Return a board of laid tiles and the list of its stretches with fields, in `most` rows if that is not 0."""
    board = laid_map(sight.rules, sight.view, word, tiles, sight.game.players)
    if not board.at:
        listed = list_lines(sight, board, width, most, fields)
        return listed or [Text("no tile has been laid")]
    drawn = map_lines(sight, board, width, max(most - SHORT_LIST, HEIGHT + 4) if most else 0)
    left = max(most - len(drawn), 1) if most else 0
    return [*drawn, *list_lines(sight, board, width, left, fields)]


def map_lines(sight: Sight, board: LaidMap, width: int, most: int) -> list[Text]:
    """Return the map: a line of columns, the tiles, and what the borders are."""
    wide = box_width(board, width)
    across, down = (width - MARGIN - 1) // (wide + 1), (most - 3) // (HEIGHT + 1) if most else 0
    window = window_of(board, across, down, sight.shift, sight.places)
    canvas = Canvas(MARGIN + len(window.columns) * (wide + 1) + 1, len(window.rows) * (HEIGHT + 1) + 2)
    for number, column in enumerate(window.columns):
        canvas.write(MARGIN + number * (wide + 1) + 1, 0, str(column + 1).center(wide), DIM)
    homes = homes_of(board, window)
    for down, row in enumerate(window.rows):
        canvas.write(0, 1 + down * (HEIGHT + 1) + 2, f"{row + 1:>{MARGIN - 1}}", DIM)
        for number, column in enumerate(window.columns):
            x, y = MARGIN + number * (wide + 1), 1 + down * (HEIGHT + 1)
            draw_cell(sight, board, canvas, (x, y, wide), row * board.tiles.width + column, homes)
    parts = [*([styled(window.more, DIM)] if window.more else []), *legend_parts(sight, board)]
    below = [joined([styled(" " * MARGIN), line], "") for line in flowing(parts, width, MARGIN)]
    return [*canvas.lines(), *(below[:1] if most else below)]


def legend_parts(sight: Sight, board: LaidMap) -> list[Text]:
    """Return what the signs of a map mean: borders, pieces, marks, things."""
    signs = ["/ \\", *OTHER_KINDS]
    parts = [
        joined([styled(sign, border_style(kind)), styled(sight.says.word(word))], " ")
        for kind, (sign, word) in enumerate(zip(signs, board.tiles.borders, strict=False))
    ]
    pieces = marks_of(sight.rules, pieces_on(sight.rules, board.word), sight.game.players)
    for (word, seat), sign in pieces.items():
        whose = f"{sight.says.said.seat(seat)} " if seat else ""
        parts.append(styled(f"{sign} {whose}{sight.says.word(word)}", colour_of_seat(sight, seat) if seat else ""))
    parts += [
        styled(f"{sign} {sight.says.word(word)}", DIM)
        for sign, word in zip(mark_signs(sight, board.tiles), board.tiles.marks, strict=True)
    ]
    if any(stretch.things for stretch in board.stretches.values()):
        parts.append(styled(f"{THING_SIGN} things"))
    return parts


def border_style(kind: int) -> str:
    """Return how a border of a kind is painted."""
    return BORDER_STYLES[kind % len(BORDER_STYLES)] if kind >= 0 else DIM


def box_width(board: LaidMap, width: int) -> int:
    """Return how wide a tile is drawn: as wide as all columns have room for, the narrowest if they have none."""
    columns = [cell % board.tiles.width for cell in [*board.at, *board.ground.cells]]
    across = max(columns) - min(columns) + 1
    return next((wide for wide in WIDTHS if MARGIN + across * (wide + 1) + 1 <= width), WIDTHS[-1])


def window_of(board: LaidMap, across: int, down: int, shift: tuple[int, int], places: frozenset[int]) -> Window:
    """Return the part of the table that fits: around places that may be chosen, or its middle, shifted as asked."""
    cells = [board.cell(cell) for cell in [*board.at, *board.ground.cells]]
    roots = {board.ground.root[place] for place in places}
    wanted = [
        board.cell(cell)
        for cell, turned in board.at.items()
        if roots & {board.ground.root[area] for area in board.sides(turned)}
    ] or cells
    columns, west, east = cropped([c for c, _ in cells], [c for c, _ in wanted], across, shift[0])
    upwards, south, north = cropped([r for _, r in cells], [r for _, r in wanted], down, shift[1])
    more = [word for word, there in (("west", west), ("east", east), ("north", north), ("south", south)) if there]
    said = f"more to the {', '.join(more)} (type `{more[0]}`)" if more else ""
    return Window(columns, range(upwards.stop - 1, upwards.start - 1, -1), said)


def cropped(numbers: list[int], wanted: list[int], room: int, shift: int) -> tuple[range, bool, bool]:
    """Return which of the numbers are shown, around the wanted ones, and whether there are more below and above."""
    low, high = min(numbers), max(numbers) + 1
    if room <= 0 or high - low <= room:
        return range(low, high), False, False
    start = min(max((min(wanted) + max(wanted) + 1 - room) // 2 + shift, low), high - room)
    return range(start, start + room), start > low, start + room < high


def homes_of(board: LaidMap, window: Window) -> dict[int, tuple[int, int]]:
    """Return where on the map each stretch tells what is in it: a cell and a side, best one with room for it."""
    found: dict[int, tuple[int, int]] = {}
    for wanted in ((0, 2), (1, 3)):
        for cell, turned in board.at.items():
            column, row = board.cell(cell)
            if column in window.columns and row in window.rows:
                for side in wanted:
                    found.setdefault(board.ground.root[board.sides(turned)[side]], (cell, side))
    return found


def draw_cell(
    sight: Sight,
    board: LaidMap,
    canvas: Canvas,
    box: tuple[int, int, int],
    cell: int,
    homes: dict[int, tuple[int, int]],
) -> None:
    """Draw what lies on a cell: a tile, or where one may be laid."""
    x, y, wide = box
    if cell not in board.at:
        if cell in board.ground.cells:
            column, row = board.cell(cell)
            canvas.write(x + 1, y + 2, f"{column + 1},{row + 1}".center(wide), DIM)
        return
    draw_rim(canvas, x, y, wide)
    turned = board.at[cell]
    areas = board.sides(turned)
    for side, (right, low) in enumerate(CORNERS):
        one, two = areas[side], areas[(side + 1) % 4]
        style = border_style(border_between(board.tiles, one, two))
        canvas.write(x + (wide if right else 1), y + (HEIGHT if low else 1), corner(board.tiles, one, two, side), style)
    half = (wide - 1) // 2
    texts = [
        side_text(sight, board, areas, side, homes.get(board.ground.root[areas[side]]) == (cell, side))
        for side in range(4)
    ]
    north, east, south, west = (cut(text, wide - 2 if side % 2 == 0 else half) for side, text in enumerate(texts))
    canvas.write_parts(x + 1 + (wide - width_of(north)) // 2, y + 1, north)
    canvas.write_parts(x + 1 + (wide - width_of(south)) // 2, y + HEIGHT, south)
    canvas.write_parts(x + 1, y + 2, west)
    canvas.write_parts(x + 1 + wide - width_of(east), y + 2, east)
    room = wide - width_of(west) - width_of(east) - 2
    name = board.tiles.tile_names[turned // 4]
    if len(name) <= room:
        canvas.write(x + 2 + width_of(west) + (room - len(name)) // 2, y + 2, name, DIM)


def draw_rim(canvas: Canvas, x: int, y: int, wide: int) -> None:
    """Draw the rim of a tile."""
    for line in (y, y + HEIGHT + 1):
        canvas.write(x, line, f"+{'-' * wide}+", DIM)
    for line in range(y + 1, y + HEIGHT + 1):
        canvas.write(x, line, "|", DIM)
        canvas.write(x + wide + 1, line, "|", DIM)


def side_text(sight: Sight, board: LaidMap, areas: tuple[int, ...], side: int, home: bool) -> Text:
    """Return what a side of a tile says: its stretch, what is in it if it is told here, and its own marks."""
    stretch = board.stretch(areas[side])
    style = colour_of_seat(sight, stretch.owner) if stretch.owner else ""
    parts = [styled(stretch.id, BOLD, style)]
    if home:
        parts += piece_signs(sight, board, stretch)
        if stretch.things:
            parts.append(styled(f"{THING_SIGN}{len(stretch.things)}"))
    if areas.index(areas[side]) == side:
        counts = board.tiles.area_marks[areas[side]]
        signs = mark_signs(sight, board.tiles)
        parts += [
            styled(f"{count if count > 1 else ''}{sign}", DIM)
            for sign, count in zip(signs, counts, strict=True)
            if count
        ]
    return joined(parts, " ")


def piece_signs(sight: Sight, board: LaidMap, stretch: Stretch) -> list[Text]:
    """Return the pieces in a stretch by their signs, in their owners' colours."""
    signs = marks_of(sight.rules, pieces_on(sight.rules, board.word), sight.game.players)
    return [
        styled(
            f"{signs[part.piece.word, part.owner]}{part.count}", colour_of_seat(sight, part.owner) if part.owner else ""
        )
        for part in stretch.pieces
    ]


def mark_signs(sight: Sight, tiles: TileSet) -> list[str]:
    """Return a short sign for each mark: as many letters as tell it from other marks and from pieces."""
    taken = set(marks_of(sight.rules, list(sight.rules.pieces), sight.game.players).values())
    return [shortest(word, [other for other in tiles.marks if other != word], taken) for word in tiles.marks]


def shortest(word: str, others: list[str], taken: set[str]) -> str:
    """Return the shortest beginning of a word that no other word begins with and that is not taken.

    >>> shortest("wood", ["wool", "food"], set()), shortest("food", ["wool"], {"f"})
    ('wood', 'fo')
    """
    for length in range(1, len(word)):
        sign = word[:length]
        if sign not in taken and not any(other.startswith(sign) for other in others):
            return sign
    return word


def list_lines(sight: Sight, board: LaidMap, width: int, most: int, fields: Sequence[str]) -> list[Text]:
    """List the stretches, those with pieces first if there is not room for all."""
    found = list(board.stretches.values())
    if most and len(found) > most:
        offered = {board.ground.root[place] for place in sight.places}
        found.sort(key=lambda one: (one.root not in offered, not one.pieces and not one.things, one.root))
        left = len(found) - most + 1
        lines = [stretch_line(sight, board, stretch, width, fields) for stretch in found[: most - 1]]
        return [*lines, styled(f"… and {left} more (type `map`)", DIM)]
    return [stretch_line(sight, board, stretch, width, fields) for stretch in found]


def stretch_line(sight: Sight, board: LaidMap, stretch: Stretch, width: int, fields: Sequence[str]) -> Text:
    """Tell of a stretch in one line: its name, whether it is closed, what is in it, its neighbours."""
    ids = max(len(other.id) for other in board.stretches.values())
    sign = OFFER_SIGN if stretch.root in {board.ground.root[place] for place in sight.places} else " "
    style = colour_of_seat(sight, stretch.owner) if stretch.owner else ""
    parts = [styled(f"{sign if sight.places else ''}{stretch.id:>{ids}}", BOLD, style)]
    state = "closed" if stretch.closed else "open"
    parts.append(styled(f"{state:6} {stretch.tiles:>2} tile{'' if stretch.tiles == 1 else 's'}"))
    inside = [piece_words(sight, part.piece.word, part.owner, part.count) for part in stretch.pieces]
    inside += [thing_text(sight, thing, fields) for thing in stretch.things]
    inside += [styled(f"{count} {sight.says.word(word)}") for word, count in stretch.marks]
    info = next(info for info in sight.rules.boards if info.word == board.word)
    inside += place_notes(sight, info, fields, stretch.root)
    if inside:
        parts.append(joined(inside, ", "))
    if stretch.near:
        names = [f"{board.stretches[root].id} {board.tiles.borders[kind]}" for root, kind in stretch.near]
        parts.append(styled(f"beside {', '.join(names)}", DIM))
    return cut(joined(parts, "  "), width)


def piece_words(sight: Sight, word: str, owner: int, count: int) -> Text:
    """Return pieces in words: whose and how many."""
    what = f"{count} {spaced(word if count == 1 else plural_of(word))}"
    return styled(
        f"{sight.says.said.seat(owner)} {what}" if owner else what, colour_of_seat(sight, owner) if owner else ""
    )


def tile_text(sight: Sight, tiles: TileSet, thing: int) -> Text:
    """Return a tile that is not laid yet: its areas by side, with marks, and the borders between one side and the next.

    04: north a / east b 2w ~ south c ~ west d /
    """
    turned = 4 * (thing - tiles.first)
    areas = tiles.area_at[4 * turned : 4 * turned + 4]
    signs = mark_signs(sight, tiles)
    parts = [styled(f"{sight.says.thing(thing)}:", BOLD)]
    for side, word in enumerate(("north", "east", "south", "west")):
        area = areas[side]
        own = chr(97 + area % tiles.max_areas)
        marks = [
            f" {count if count > 1 else ''}{sign}"
            for sign, count in zip(signs, tiles.area_marks[area], strict=True)
            if count and areas.index(area) == side
        ]
        other = areas[(side + 1) % 4]
        kind = border_between(tiles, area, other)
        parts += [styled(word, DIM), styled(f"{own}{''.join(marks)}", BOLD)]
        sign = corner(tiles, area, other, 0) if area != other else ""
        parts += [styled(sign, border_style(kind))] if sign else []
    return joined(parts, " ")

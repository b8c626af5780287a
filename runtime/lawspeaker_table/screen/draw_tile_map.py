r"""Draw a map of tiles in the terminal: a box for each tile, the regions on its sides, and a list of regions.

         5             6
  +-------------+-------------+
  |\     1a    /|\    1b     /|     each side shows its region; one side of each region also shows
5 |1d   Hut   1b|1b   06    6b|     its pieces, things (*) and marks
  |~  2a R2 s  ~|/     6c    \|     borders start in the corners: the first kind as / \, others as ~ =
  +-------------+-------------+
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from lawspeaker_runtime.boards.contents import pieces_on
from lawspeaker_runtime.boards.draw import OTHER_KINDS, corner
from lawspeaker_runtime.boards.tiles.tile_set import TileSet, border_between
from lawspeaker_table.screen.place_notes import place_notes
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.text_layout import BOLD, DIM, cut, flowing, joined, styled, width_of
from lawspeaker_table.screen.tile_map import Region, TileMap, tile_map_of
from lawspeaker_table.screen.value_text import OFFER_SIGN, colour_of_seat, piece_signs, thing_text

WIDTHS = (25, 21, 17, 13)
HEIGHT = 3
MARGIN = 4
SHORT_LIST = 2
BORDER_STYLES = ("bold green", "bold cyan", "bold magenta", "bold yellow")
THING_SIGN = "*"
CORNERS = ((1, 0), (1, 1), (0, 1), (0, 0))  # (right, bottom): the corner after each side, clockwise


class Canvas(Struct):
    """A grid of characters with styles."""

    width: int
    height: int
    letters: list[list[str]] = []
    styles: list[list[str]] = []

    def __post_init__(self) -> None:
        self.letters = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a position to the right."""
        for number, letter in enumerate(text):
            if 0 <= x + number < self.width and 0 <= y < self.height:
                self.letters[y][x + number], self.styles[y][x + number] = letter, style

    def write_parts(self, x: int, y: int, parts: Text) -> None:
        """Write a styled text."""
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
    """The columns and rows of tiles that are drawn, and the sides on which there are more."""

    columns: range
    rows: range
    more: tuple[str, ...] = ()


def tile_map_lines(
    view: PlayerView, word: str, tiles: TileSet, width: int, most: int = 0, fields: Sequence[str] = ()
) -> list[Text]:
    """Return a map of tiles and the list of its regions with fields, in at most `most` rows if that is not 0."""
    board = tile_map_of(view.rules, view.data, word, tiles, view.game.players)
    if not board.at:
        listed = list_lines(view, board, width, most, fields)
        return listed or [Text(view.translator.phrase("no tile has been laid"))]
    drawn = map_lines(view, board, width, max(most - SHORT_LIST, HEIGHT + 4) if most else 0)
    left = max(most - len(drawn), 1) if most else 0
    return [*drawn, *list_lines(view, board, width, left, fields)]


def map_lines(view: PlayerView, board: TileMap, width: int, most: int) -> list[Text]:
    """Return the map: the column numbers, the tiles and the legend."""
    wide = box_width(board, width)
    across, down = (width - MARGIN - 1) // (wide + 1), (most - 3) // (HEIGHT + 1) if most else 0
    window = window_of(board, across, down, view.shift, view.places)
    canvas = Canvas(MARGIN + len(window.columns) * (wide + 1) + 1, len(window.rows) * (HEIGHT + 1) + 2)
    for number, column in enumerate(window.columns):
        canvas.write(MARGIN + number * (wide + 1) + 1, 0, str(column + 1).center(wide), DIM)
    label_at = label_positions(board, window)
    for down, row in enumerate(window.rows):
        canvas.write(0, 1 + down * (HEIGHT + 1) + 2, f"{row + 1:>{MARGIN - 1}}", DIM)
        for number, column in enumerate(window.columns):
            x, y = MARGIN + number * (wide + 1), 1 + down * (HEIGHT + 1)
            draw_cell(view, board, canvas, (x, y, wide), row * board.tiles.width + column, label_at)
    parts = [*more_sides(view, window.more), *legend_parts(view, board)]
    below = [joined([styled(" " * MARGIN), line], "") for line in flowing(parts, width, MARGIN)]
    return [*canvas.lines(), *(below[:1] if most else below)]


def legend_parts(view: PlayerView, board: TileMap) -> list[Text]:
    """Return the legend of a map: the signs of borders, pieces, marks and things."""
    signs = ["/ \\", *OTHER_KINDS]
    parts = [
        joined([styled(sign, border_style(kind)), styled(view.translator.word(word))], " ")
        for kind, (sign, word) in enumerate(zip(signs, board.tiles.borders, strict=False))
    ]
    pieces = piece_signs(view.rules, pieces_on(view.rules, board.word), view.game.players)
    for (word, seat), sign in pieces.items():
        whose = f"{view.translator.translated.seat(seat)} " if seat else ""
        parts.append(styled(f"{sign} {whose}{view.translator.word(word)}", colour_of_seat(view, seat) if seat else ""))
    parts += [
        styled(f"{sign} {view.translator.word(word)}", DIM)
        for sign, word in zip(mark_signs(view, board.tiles), board.tiles.marks, strict=True)
    ]
    if any(region.things for region in board.regions.values()):
        parts.append(styled(f"{THING_SIGN} {view.translator.phrase('things')}"))
    return parts


def border_style(kind: int) -> str:
    """Return the style of a kind of border."""
    return BORDER_STYLES[kind % len(BORDER_STYLES)] if kind >= 0 else DIM


def box_width(board: TileMap, width: int) -> int:
    """Return the largest width of a tile with which all columns fit, or the smallest width if they never fit."""
    columns = [cell % board.tiles.width for cell in [*board.at, *board.layout.cells]]
    across = max(columns) - min(columns) + 1
    return next((wide for wide in WIDTHS if MARGIN + across * (wide + 1) + 1 <= width), WIDTHS[-1])


def window_of(board: TileMap, across: int, down: int, shift: tuple[int, int], places: frozenset[int]) -> Window:
    """Return the part of the map that fits: around the places that may be chosen, or the middle, moved by `shift`."""
    cells = [board.cell(cell) for cell in [*board.at, *board.layout.cells]]
    roots = {board.layout.root[place] for place in places}
    wanted = [
        board.cell(cell)
        for cell, rotated in board.at.items()
        if roots & {board.layout.root[area] for area in board.sides(rotated)}
    ] or cells
    columns, west, east = cropped([c for c, _ in cells], [c for c, _ in wanted], across, shift[0])
    upwards, south, north = cropped([r for _, r in cells], [r for _, r in wanted], down, shift[1])
    more = [word for word, there in (("west", west), ("east", east), ("north", north), ("south", south)) if there]
    return Window(columns, range(upwards.stop - 1, upwards.start - 1, -1), tuple(more))


def more_sides(view: PlayerView, sides: Sequence[str]) -> list[Text]:
    """Return a hint that there is more of the map on some sides; nothing if it is drawn whole."""
    if not sides:
        return []
    names = ", ".join(view.translator.phrase(side) for side in sides)
    return [styled(view.translator.phrase("more to the {sides} (type `{side}`)", sides=names, side=sides[0]), DIM)]


def cropped(numbers: list[int], wanted: list[int], available: int, shift: int) -> tuple[range, bool, bool]:
    """Return the range of numbers to show, around the wanted ones, and whether there are smaller and larger ones."""
    low, high = min(numbers), max(numbers) + 1
    if available <= 0 or high - low <= available:
        return range(low, high), False, False
    start = min(max((min(wanted) + max(wanted) + 1 - available) // 2 + shift, low), high - available)
    return range(start, start + available), start > low, start + available < high


def label_positions(board: TileMap, window: Window) -> dict[int, tuple[int, int]]:
    """Return the cell and side on which the contents of each region are written, preferably north or south."""
    found: dict[int, tuple[int, int]] = {}
    for wanted in ((0, 2), (1, 3)):
        for cell, rotated in board.at.items():
            column, row = board.cell(cell)
            if column in window.columns and row in window.rows:
                for side in wanted:
                    found.setdefault(board.layout.root[board.sides(rotated)[side]], (cell, side))
    return found


def draw_cell(
    view: PlayerView,
    board: TileMap,
    canvas: Canvas,
    box: tuple[int, int, int],
    cell: int,
    label_at: dict[int, tuple[int, int]],
) -> None:
    """Draw a cell: its tile, or its coordinates if a tile may be laid there."""
    x, y, wide = box
    if cell not in board.at:
        if cell in board.layout.cells:
            column, row = board.cell(cell)
            canvas.write(x + 1, y + 2, f"{column + 1},{row + 1}".center(wide), DIM)
        return
    draw_outline(canvas, x, y, wide)
    rotated = board.at[cell]
    areas = board.sides(rotated)
    for side, (right, low) in enumerate(CORNERS):
        one, two = areas[side], areas[(side + 1) % 4]
        style = border_style(border_between(board.tiles, one, two))
        canvas.write(x + (wide if right else 1), y + (HEIGHT if low else 1), corner(board.tiles, one, two, side), style)
    half = (wide - 1) // 2
    texts = [
        side_text(view, board, areas, side, label_at.get(board.layout.root[areas[side]]) == (cell, side))
        for side in range(4)
    ]
    north, east, south, west = (cut(text, wide - 2 if side % 2 == 0 else half) for side, text in enumerate(texts))
    canvas.write_parts(x + 1 + (wide - width_of(north)) // 2, y + 1, north)
    canvas.write_parts(x + 1 + (wide - width_of(south)) // 2, y + HEIGHT, south)
    canvas.write_parts(x + 1, y + 2, west)
    canvas.write_parts(x + 1 + wide - width_of(east), y + 2, east)
    available = wide - width_of(west) - width_of(east) - 2
    name = board.tiles.tile_names[rotated // 4]
    if len(name) <= available:
        canvas.write(x + 2 + width_of(west) + (available - len(name)) // 2, y + 2, name, DIM)


def draw_outline(canvas: Canvas, x: int, y: int, wide: int) -> None:
    """Draw the outline of a tile."""
    for line in (y, y + HEIGHT + 1):
        canvas.write(x, line, f"+{'-' * wide}+", DIM)
    for line in range(y + 1, y + HEIGHT + 1):
        canvas.write(x, line, "|", DIM)
        canvas.write(x + wide + 1, line, "|", DIM)


def side_text(view: PlayerView, board: TileMap, areas: tuple[int, ...], side: int, has_label: bool) -> Text:
    """Return the text on a side of a tile: its region, the contents if `has_label`, and the marks of the area."""
    region = board.region(areas[side])
    style = colour_of_seat(view, region.owner) if region.owner else ""
    parts = [styled(region.id, BOLD, style)]
    if has_label:
        parts += region_piece_signs(view, board, region)
        if region.things:
            parts.append(styled(f"{THING_SIGN}{len(region.things)}"))
    if areas.index(areas[side]) == side:
        counts = board.tiles.area_marks[areas[side]]
        signs = mark_signs(view, board.tiles)
        parts += [
            styled(f"{count if count > 1 else ''}{sign}", DIM)
            for sign, count in zip(signs, counts, strict=True)
            if count
        ]
    return joined(parts, " ")


def region_piece_signs(view: PlayerView, board: TileMap, region: Region) -> list[Text]:
    """Return the signs of the pieces in a region, in their owners' colours."""
    signs = piece_signs(view.rules, pieces_on(view.rules, board.word), view.game.players)
    return [
        styled(
            f"{signs[part.piece.word, part.owner]}{part.count}", colour_of_seat(view, part.owner) if part.owner else ""
        )
        for part in region.pieces
    ]


def mark_signs(view: PlayerView, tiles: TileSet) -> list[str]:
    """Return a short sign for each mark, different from those of other marks and of pieces."""
    taken = set(piece_signs(view.rules, list(view.rules.pieces), view.game.players).values())
    return [unique_prefix(word, [other for other in tiles.marks if other != word], taken) for word in tiles.marks]


def unique_prefix(word: str, others: list[str], taken: set[str]) -> str:
    """Return the unique_prefix prefix of a word that is not taken and not a prefix of another word.

    >>> unique_prefix("wood", ["wool", "food"], set()), unique_prefix("food", ["wool"], {"f"})
    ('wood', 'fo')
    """
    for length in range(1, len(word)):
        sign = word[:length]
        if sign not in taken and not any(other.startswith(sign) for other in others):
            return sign
    return word


def list_lines(view: PlayerView, board: TileMap, width: int, most: int, fields: Sequence[str]) -> list[Text]:
    """Return a line for each region; if not all fit, those that may be chosen and those with contents come first."""
    found = list(board.regions.values())
    if most and len(found) > most:
        offered = {board.layout.root[place] for place in view.places}
        found.sort(key=lambda one: (one.root not in offered, not one.pieces and not one.things, one.root))
        left = len(found) - most + 1
        lines = [region_line(view, board, region, width, fields) for region in found[: most - 1]]
        return [*lines, styled(view.translator.phrase("… and {count} more (type `map`)", count=left), DIM)]
    return [region_line(view, board, region, width, fields) for region in found]


def region_line(view: PlayerView, board: TileMap, region: Region, width: int, fields: Sequence[str]) -> Text:
    """Return one line about a region: its name, whether it is closed, its contents and its neighbours."""
    ids = max(len(other.id) for other in board.regions.values())
    sign = OFFER_SIGN if region.root in {board.layout.root[place] for place in view.places} else " "
    style = colour_of_seat(view, region.owner) if region.owner else ""
    parts = [styled(f"{sign if view.places else ''}{region.id:>{ids}}", BOLD, style)]
    parts.append(styled(size_words(view, region)))
    inside = [piece_words(view, part.piece.word, part.owner, part.count) for part in region.pieces]
    inside += [thing_text(view, thing, fields) for thing in region.things]
    inside += [styled(f"{count} {view.translator.word(word)}") for word, count in region.marks]
    info = next(info for info in view.rules.boards if info.word == board.word)
    inside += place_notes(view, info, fields, region.root)
    if inside:
        parts.append(joined(inside, ", "))
    if region.near:
        borders = [view.translator.word(word) for word in board.tiles.borders]
        names = ", ".join(f"{board.regions[root].id} {borders[kind]}" for root, kind in region.near)
        parts.append(styled(view.translator.phrase("beside {names}", names=names), DIM))
    return cut(joined(parts, "  "), width)


def size_words(view: PlayerView, region: Region) -> str:
    """Return whether a region is closed and how many tiles it is on."""
    states = {state: view.translator.phrase(state) for state in ("closed", "open")}
    state = states["closed" if region.closed else "open"].ljust(max(len(text) for text in states.values()))
    tiles = view.translator.phrase("{count} tile" if region.tiles == 1 else "{count} tiles", count=f"{region.tiles:>2}")
    return f"{state} {tiles}"


def piece_words(view: PlayerView, word: str, owner: int, count: int) -> Text:
    """Return pieces in words: the owner and the number."""
    what = f"{count} {view.translator.counted(word, count)}"
    return styled(
        f"{view.translator.translated.seat(owner)} {what}" if owner else what,
        colour_of_seat(view, owner) if owner else "",
    )


def tile_text(view: PlayerView, tiles: TileSet, thing: int) -> Text:
    """Return a tile that is not yet laid: the area on each side with its marks, and the borders between the sides.

    04: north a / east b 2w ~ south c ~ west d /
    """
    rotated = 4 * (thing - tiles.first)
    areas = tiles.area_at[4 * rotated : 4 * rotated + 4]
    signs = mark_signs(view, tiles)
    parts = [styled(f"{view.translator.thing(thing)}:", BOLD)]
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
        parts += [styled(view.translator.phrase(word), DIM), styled(f"{own}{''.join(marks)}", BOLD)]
        sign = corner(tiles, area, other, 0) if area != other else ""
        parts += [styled(sign, border_style(kind))] if sign else []
    return joined(parts, " ")

"""Which cards and places on the screen belong to an option, so that a click on them chooses it.

    disc drops into column 4       ->     rack:3, rack:10, rack:17, …     (the places of the column)
    source: d2, target: d3         ->     field:11, field:19
    a tile on a free cell          ->     thing:40, map@2556

The keys are those of the page: `thing:N` is a card, `board:N` a place, `board@N` a cell on which a tile may be laid.
Copies of a card are numbered anew in each view (`copy_order.py`), so that nobody recognises a copy that was hidden.
"""

from __future__ import annotations

from lawspeaker_runtime.boards.contents import board_in, home_of, things_at
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.labels import split
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_runtime.rules.values import Domain
from lawspeaker_table.screen.place_notes import thing_at
from lawspeaker_table.screen.player_view import PlayerView


class Toucher:
    """Finds the keys of options and of log entries in one view."""

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.rules = view.rules
        self.known_roots: dict[str, dict[int, int]] = {}
        self.known_places: dict[int, list[str]] | None = None

    def option(self, action: int) -> list[str]:
        """Return the keys of what an option is about."""
        site = self.rules.sites[self.rules.site_of(action)]
        offset = action - site.base
        if offset >= site.combinations:
            return []
        found: list[str] = []
        for domain, digit in zip(site.domains, split(site, offset)[1], strict=True):
            found += self.value(domain, domain.first + digit)
        return list(dict.fromkeys(found))

    def value(self, domain: Domain, number: int) -> list[str]:
        """Return the keys of a value of a choice."""
        form = self.rules.types[domain.type].form
        if number < 0:
            return []
        if form == "thing":
            return [f"thing:{self.view.copy_number(number)}", *self.places_of_thing(number)]
        if form in ("place", "spot"):
            return self.place(domain.type, number)
        return self.column(number) if form == "number" else []

    def place(self, tag: int, number: int) -> list[str]:
        """Return the key of a place of a type, or of the cell of a spot."""
        if self.rules.types[tag].form == "spot":
            laid = [board.word for board in self.rules.boards if board.form == "laid"]
            return [f"{laid[0]}@{number // 4}"] if laid else []
        for board in self.rules.boards:
            if board.type == tag:
                return [f"{board.word}:{self.root(board, number)}"]
        return []

    def column(self, number: int) -> list[str]:
        """Return the keys of the places of a column, in a game that asks for columns."""
        for info in self.rules.boards:
            board = board_in(self.view.loaded.tables, self.rules, info.word, self.view.data, self.view.game.players)
            if info.numbered and isinstance(board, Grid) and 1 <= number <= board.width:
                return [f"{info.word}:{board.at[number][row]}" for row in range(1, board.height + 1)]
        return []

    def places_of_thing(self, thing: int) -> list[str]:
        """Return the keys of the place that a thing is, and of the place on which it lies."""
        if self.known_places is None:
            self.known_places = self.place_keys()
        return self.known_places.get(thing, [])

    def place_keys(self) -> dict[int, list[str]]:
        """Return the keys of places by the things that are or lie there."""
        found: dict[int, list[str]] = {}
        for board in self.rules.boards:
            size = len(self.rules.types[board.type].names)
            if board.form == "places":
                for place in range(size):
                    thing = thing_at(self.view, board, place)
                    if thing is not None:
                        found.setdefault(thing, []).append(f"{board.word}:{place}")
            for place, lying in enumerate(things_at(self.rules, self.view.data, board.word, size)):
                for thing in lying:
                    if home_of(self.rules, thing) == board.word:
                        found.setdefault(thing, []).append(f"{board.word}:{self.root(board, place)}")
        return found

    def root(self, board: BoardInfo, place: int) -> int:
        """Return the place as it is drawn: on laid tiles the first area of its region."""
        if board.form != "laid":
            return place
        return self.roots(board).get(place, place)

    def roots(self, board: BoardInfo) -> dict[int, int]:
        """Return the first area of the region of each area that is laid."""
        if board.word not in self.known_roots:
            tiles = board_in(self.view.loaded.tables, self.rules, board.word, self.view.data, self.view.game.players)
            assert isinstance(tiles, TileSet), "a board that is laid has tiles"
            layout = self.view.tile_map(board.word, tiles).layout
            self.known_roots[board.word] = {area: int(layout.root[area]) for area in range(tiles.places)}
        return self.known_roots[board.word]

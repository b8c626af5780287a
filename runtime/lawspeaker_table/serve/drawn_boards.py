"""Pictures of boards, drawn again only if what they show has changed.

While a board is drawn, it is recorded which parts of the view are read. As long as these are the same, and what the
player may choose, so is the picture: most decisions, such as playing a card, leave the board as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from lawspeaker_runtime.boards.contents import numbers
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_runtime.state.pile_state import NOWHERE
from lawspeaker_table.picture.picture import board_svg
from lawspeaker_table.screen.player_view import PlayerView, offered_values
from lawspeaker_table.translate.translations import Translator

Part = dict[str, object]
Choices = tuple[frozenset[int], bool]


class RecordedView(Mapping[str, object]):
    """A view that records what is read of it; a part that it lacks is recorded as None."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.reads: dict[str, object] = {}

    def __getitem__(self, key: str) -> object:
        """Return a part of the view."""
        self.reads[key] = self.data.get(key)
        return self.data[key]

    def __iter__(self) -> Iterator[str]:
        """Read all parts of the view."""
        self.reads.update(self.data)
        return iter(self.data)

    def __len__(self) -> int:
        """Return the number of parts, which is the same in all views of a game."""
        return len(self.data)


class Drawn(Struct, frozen=True):
    """A picture, and what it was made from; `choices` is what the player could choose."""

    translator: Translator
    reads: Mapping[str, object]
    choices: Choices
    part: Part

    def shows(self, view: PlayerView) -> bool:
        """Tell whether all that was read for the picture is the same in a view."""
        same = self.translator is view.translator
        return same and all(view.data.get(word) == value for word, value in self.reads.items())


class DrawnBoards:
    """The boards of one table as they were drawn last, for each player and language."""

    def __init__(self) -> None:
        self.drawn: dict[tuple[int, int, str], Drawn] = {}

    def part(self, view: PlayerView, info: BoardInfo) -> Part:
        """Return the picture of a board, drawn if what it shows has changed."""
        key = (view.player, id(view.translator), info.word)
        known, choices = self.drawn.get(key), choices_of(view, info)
        if known is not None and known.choices == choices and known.shows(view):
            return known.part
        recorded = RecordedView(view.data)
        fresh = fresh_view(view, recorded)
        part = board_part(fresh, info)
        view.cached_determinizations = fresh.cached_determinizations
        view.cached_maps.update(fresh.cached_maps)
        if not fresh.cached_values:  # values are worked out from the state, not only from the view
            self.drawn[key] = Drawn(view.translator, recorded.reads, choices, part)
        return part


def choices_of(view: PlayerView, info: BoardInfo) -> Choices:
    """Return what a picture shows of a player's choices: the things on boards, and whether a tile is to be laid."""
    places = numbers(view.data.get("places"))
    marked = frozenset(thing for thing in view.offered if thing < len(places) and places[thing] < NOWHERE)
    return marked, info.form == "laid" and bool(offered_values(view.game, "spot"))


def fresh_view(view: PlayerView, data: RecordedView) -> PlayerView:
    """Return a view without anything that was worked out before it was recorded."""
    return PlayerView(
        view.loaded,
        view.game,
        view.player,
        view.translator,
        data,
        view.offered,
        view.named,
        view.cached_determinizations,
        places=view.places,
    )


def board_part(view: PlayerView, info: BoardInfo) -> Part:
    """Return the picture of a board."""
    title = view.translator.word(info.word)
    svg, places = board_svg(view, info, title)
    return {"form": "board", "word": info.word, "title": title, "svg": svg, "places": places}

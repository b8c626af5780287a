"""What is said of the links of a map: where each leads, the fields that it was given and those that `show` names.

Dale    →  road to Elm, Bree (rough, toll 1)
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lawspeaker_runtime.boards.draw import Say
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.screen.place_notes import is_number, state_note, titled
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.text_layout import styled
from lawspeaker_table.screen.value_text import field_text

EMPTY = ("", "0", "no")


def present_links(view: PlayerView, board: FixedMap) -> list[tuple[int, int, int, int]]:
    """Return the links that are in the game: the number of each, its places, and 1 if it leads both ways."""
    things = view.rules.things
    links = [link for link in board.links if not things[link[0]].module or view.data[things[link[0]].module]]
    return [(link, start, end, both) for link, start, end, both in links]


def link_texts(
    view: PlayerView, info: BoardInfo, board: FixedMap, names: Sequence[str], fields: Sequence[str], say: Say
) -> list[str]:
    """Return for each place where the links from there lead, by their kinds."""
    found: list[dict[str, list[str]]] = [{} for _ in range(board.size)]
    for link, start, end, both in present_links(view, board):
        note, kind = link_note(view, info, link, fields), view.rules.things[link].kind
        for here, there in ((start, end), (end, start))[: 1 + both]:
            found[here].setdefault(kind, []).append(f"{names[there]} ({note})" if note else names[there])
    return ["; ".join(say(kind, ", ".join(places)) for kind, places in row.items()) for row in found]


def link_note(view: PlayerView, info: BoardInfo, link: int, fields: Sequence[str]) -> str:
    """Return the fields of a link that are not empty: `rough, toll 1`."""
    printed = [word for word, said in view.rules.things[link].fields if said not in EMPTY]
    notes = [field_note(view, info, word, link).plain for word in dict.fromkeys([*printed, *fields])]
    return ", ".join(note for note in notes if note)


def field_note(view: PlayerView, info: BoardInfo, word: str, link: int) -> Text:
    """Return one field or state of a link, a number behind its word; an empty text if it has none."""
    state = view.state(word)
    if state is not None:
        return state_note(view, state, link, info, named=True)
    shown, text = view.info(word, link), field_text(view, link, word)
    counted = text.plain.lstrip("-").isdecimal() or (shown is not None and is_number(view, shown.type))
    return styled("") if text.plain in EMPTY else titled(view, word, text, named=counted)

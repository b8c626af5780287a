"""What `show map with level, rich` says about each place of a board: states, fields and values of the place.

A state or value that is a number stands behind its word, a yes is the word alone, and what is nothing is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lawspeaker.cli.screen.cells import field_text, value_text
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.state_lines import Kept, inner_text, kept_by
from lawspeaker.cli.screen.styles import joined, styled
from lawspeaker_runtime.rules.rules import BoardInfo, StateInfo


def place_notes(sight: Sight, board: BoardInfo, fields: Sequence[str], place: int, *, named: bool = True) -> list[Text]:
    """Return what is said about a place; numbers with their words, if that is wanted."""
    notes = [place_note(sight, board, word, place, named=named) for word in fields]
    return [note for note in notes if note.plain]


def place_note(sight: Sight, board: BoardInfo, word: str, place: int, *, named: bool) -> Text:
    """Return one word of a place and its value; an empty text if there is nothing to say."""
    info = sight.rules.types[board.type]
    thing = thing_at(sight, board, place) if info.form == "thing" else None
    state = next((state for state in sight.rules.states if state.word == word), None)
    if state is not None:
        return state_note(sight, state, place if thing is None else thing, board, named=named)
    if thing is not None:
        shown = sight.info(word, thing)
        text = field_text(sight, thing, word)
        return titled(sight, word, text, named=named and shown is not None and is_number(sight, shown.type))
    value = next((value for value in sight.rules.shown if value.word == word and value.of == info.word), None)
    found = None if value is None else sight.worked_out(word, place)
    if value is None or found is None:
        return styled("")
    return note_of(sight, word, value.type, found, named=named)


def thing_at(sight: Sight, board: BoardInfo, place: int) -> int | None:
    """Return the thing that a place of a map is."""
    info, things = sight.rules.types[board.type], sight.rules.things
    likely = info.first + place
    if likely < len(things) and things[likely].name == info.names[place]:
        return likely
    return next((number for number, thing in enumerate(things) if thing.name == info.names[place]), None)


def state_note(sight: Sight, state: StateInfo, key: int, board: BoardInfo, *, named: bool) -> Text:
    """Return what a state keeps for a place, if it is kept for places of the board."""
    if state.of < 0 or sight.rules.types[state.of].form not in ("thing", "place"):
        return styled("")
    if sight.rules.types[state.of].form == "place" and state.of != board.type:
        return styled("")
    kept = [one for one in kept_by(sight, state) if one.keys[0] == key]
    if not kept or not kept[0].seen:
        return styled("")
    if state.by >= 0:
        return titled(sight, state.word, inner_text(sight, state, kept), named=True)
    return value_note(sight, state, kept[0], named=named)


def value_note(sight: Sight, state: StateInfo, kept: Kept, *, named: bool) -> Text:
    """Return a value of a state for a place."""
    return note_of(sight, state.word, state.type, kept.value, named=named)


def note_of(sight: Sight, word: str, type_: int, value: object, *, named: bool) -> Text:
    """Return a value: a yes by its word, a number behind its word, others as they are called."""
    form = sight.rules.types[type_].form
    if form == "yes_no":
        return styled(sight.says.word(word) if isinstance(value, int) and value > 0 else "")
    if (form == "player" and value == 0) or (form != "number" and value == -1) or value in ([], None):
        return styled("")
    if not named and value == 0 and form == "number":
        return styled("")
    return titled(sight, word, value_text(sight, type_, value, empty=""), named=named and is_number(sight, type_))


def is_number(sight: Sight, type_: int) -> bool:
    """Tell whether a type is that of numbers."""
    return sight.rules.types[type_].form == "number"


def titled(sight: Sight, word: str, text: Text, *, named: bool) -> Text:
    """Return a text behind its word, if that is wanted and there is any."""
    return joined([styled(sight.says.word(word)), text], " ") if named and text.plain else text

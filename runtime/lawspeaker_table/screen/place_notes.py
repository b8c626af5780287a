"""The fields of each place that `show map with level, rich` adds to a board: states, fields and values of the place.

A number or a player is written after its word, `yes` is the word alone, and empty values are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from lawspeaker_runtime.rules.rules import BoardInfo, StateInfo
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.state_lines import StateEntry, entries_of_key, inner_text, key_values
from lawspeaker_table.screen.text_layout import joined, styled
from lawspeaker_table.screen.value_text import field_text, value_text


def place_notes(
    view: PlayerView,
    board: BoardInfo,
    fields: Sequence[str],
    place: int,
    *,
    named: bool = True,
    signs: Mapping[str, str] | None = None,
) -> list[Text]:
    """Return the fields of a place that are not empty; if `named`, numbers are preceded by their words.

    A field with a sign is written as its sign and its value: `l3`, `g:White`, `b` for yes.
    """
    notes = [(word, place_note(view, board, word, place, named=named)) for word in fields]
    return [signed_note(view, word, note, (signs or {}).get(word, "")) for word, note in notes if note.plain]


def signed_note(view: PlayerView, word: str, note: Text, sign: str) -> Text:
    """Return a field after its sign, if it has one; of a field that is `yes` only the sign."""
    if not sign:
        return note
    if note.plain == view.translator.word(word):
        return styled(sign)
    return joined([styled(sign), note], "" if note.plain.lstrip("-").isdecimal() else ":")


def place_note(view: PlayerView, board: BoardInfo, word: str, place: int, *, named: bool) -> Text:
    """Return one field of a place, or an empty text."""
    info = view.rules.types[board.type]
    thing = thing_at(view, board, place) if info.form == "thing" else None
    state = view.state(word)
    if state is not None:
        return state_note(view, state, place if thing is None else thing, board, named=named)
    if thing is not None:
        shown = view.info(word, thing)
        text = field_text(view, thing, word)
        return titled(view, word, text, named=named and shown is not None and is_number(view, shown.type))
    value = next((value for value in view.rules.shown if value.word == word and value.of == info.word), None)
    found = None if value is None else view.known_value(word, place)
    if value is None or found is None:
        return styled("")
    return note_of(view, word, value.type, found, named=named)


def thing_at(view: PlayerView, board: BoardInfo, place: int) -> int | None:
    """Return the thing that a place of a map is, if places are things."""
    info, things = view.rules.types[board.type], view.rules.things
    likely = info.first + place
    if likely < len(things) and things[likely].name == info.names[place]:
        return likely
    return next((number for number, thing in enumerate(things) if thing.name == info.names[place]), None)


def state_note(view: PlayerView, state: StateInfo, key: int, board: BoardInfo, *, named: bool) -> Text:
    """Return the value of a state for a place, if the state has values for places of this board."""
    if state.of < 0 or view.rules.types[state.of].form not in ("thing", "place"):
        return styled("")
    if view.rules.types[state.of].form == "place" and state.of != board.type:
        return styled("")
    entries = list(entries_of_key(view, state, key)) if key in key_values(view, state.of) else []
    if not entries or not entries[0].seen:
        return styled("")
    if state.by >= 0:
        return titled(view, state.word, inner_text(view, state, entries), named=True)
    return value_note(view, state, entries[0], named=named)


def value_note(view: PlayerView, state: StateInfo, entries: StateEntry, *, named: bool) -> Text:
    """Return one value of a state."""
    return note_of(view, state.word, state.type, entries.value, named=named)


def note_of(view: PlayerView, word: str, type_: int, value: object, *, named: bool) -> Text:
    """Return a value: `yes` as the word, a number or a player after the word, other values by their names."""
    form = view.rules.types[type_].form
    if form == "yes_no":
        return styled(view.translator.word(word) if isinstance(value, int) and value > 0 else "")
    if (form == "player" and value == 0) or (form != "number" and value == -1) or value in ([], None):
        return styled("")
    if not named and value == 0 and form == "number":
        return styled("")
    return titled(view, word, value_text(view, type_, value, empty=""), named=named and form in ("number", "player"))


def is_number(view: PlayerView, type_: int) -> bool:
    """Return whether a type is `number`."""
    return view.rules.types[type_].form == "number"


def titled(view: PlayerView, word: str, text: Text, *, named: bool) -> Text:
    """Return a text after its word if `named` and the text is not empty, else the text alone."""
    return joined([styled(view.translator.word(word)), text], " ") if named and text.plain else text

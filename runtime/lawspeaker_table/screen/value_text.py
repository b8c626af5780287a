"""Things, values, players and pieces as styled texts: the smallest parts of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import PieceInfo, Rules, ShownInfo
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.text_layout import (
    BOLD,
    DIM,
    NAMED,
    OFFER,
    SEAT_COLOURS,
    colour_named,
    joined,
    restyled,
    styled,
)

OFFER_SIGN = "›"
NAMED_SIGN = "▸"
UNKNOWN = "?"


def thing_text(view: PlayerView, thing: int, fields: Sequence[str] = ()) -> Text:
    """Return the name of a thing, marked if it may be chosen, with fields in parentheses."""
    name = styled(view.translator.thing(thing), colour_of_thing(view, thing))
    if thing in view.offered:
        name = joined([styled(OFFER_SIGN, OFFER), restyled(name, OFFER)], "")
    named = {"owner"} if view.rules.things[thing].owner else set()
    details = [detail for field in fields if field not in named and (detail := field_text(view, thing, field)).plain]
    if not details:
        return name
    return joined([name, styled(" ("), joined(details, ", "), styled(")")], "")


def field_text(view: PlayerView, thing: int, word: str) -> Text:
    """Return a field or value of a thing; `nothing`, `nobody` and `no` are empty, `yes` is the name of the field.

    The text of a field that never changes is made once, so it must not be changed.
    """
    info = view.info(word, thing)
    if info is not None and (info.form == "value" or f"{info.of} {word}" in view.data):
        return worked_out_text(view, thing, word, info)
    printed = view.translator.printed
    if (thing, word) not in printed:
        printed[thing, word] = worked_out_text(view, thing, word, info)
    return printed[thing, word]


def worked_out_text(view: PlayerView, thing: int, word: str, info: ShownInfo | None) -> Text:
    """Return the text of a field or value of a thing that has this description, or None."""
    found = view.field_value(word, thing)
    if info is None:
        said = dict(view.rules.things[thing].fields).get(word, "")
        return styled(printed_text(view, said) if said != "yes" else flag_text(view, thing, word))
    if found is None:
        said = dict(view.rules.things[thing].fields).get(word, "") if info.form == "field" else ""
        return styled(printed_text(view, said))
    if view.rules.types[info.type].form == "yes_no" and isinstance(found, int):
        return styled(flag_text(view, thing, word) if found > 0 else "")
    if view.rules.types[info.type].form == "player" and found == 0:
        return styled("")
    short = view.translator.short.get(view.rules.types[info.type].name(found)) if isinstance(found, int) else None
    if isinstance(found, int) and short:
        return styled(short, colour_of_value(view, info.type, found))
    return value_text(view, info.type, found, empty="")


def flag_text(view: PlayerView, thing: int, word: str) -> str:
    """Return the name of a field that is `yes`: its short form, or the form that agrees with the thing."""
    return view.translator.short.get(word) or view.translator.flag(word, view.rules.things[thing].kind)


def printed_text(view: PlayerView, said: str) -> str:
    """Return what a thing has printed in a field, in the language of the reader; amounts of resources are counted."""
    words = [info.word for info in view.rules.resources]
    parts = [part.partition(" ") for part in said.split(" + ")]
    if not all(count.isdecimal() and word in words for count, _, word in parts):
        return view.translator.name(said)
    counts = {word: int(count) for count, _, word in parts}
    return amounts_text(view, [counts.get(word, 0) for word in words])


def value_text(view: PlayerView, type_: int, value: object, empty: str = "none") -> Text:
    """Return a value of a type, or a list of values; amounts of resources are written in words."""
    info, empty = view.rules.types[type_], view.translator.phrase(empty)
    if isinstance(value, Sequence) and not isinstance(value, str):
        if info.form == "bundle" and not any(isinstance(part, Sequence) for part in value):
            return styled(amounts_text(view, value) or empty)
        return joined([value_text(view, type_, part) for part in value], ", ") if value else styled(empty)
    if not isinstance(value, int):
        return styled(empty if value is None else str(value))
    if value == -1 and info.form in ("thing", "bundle"):
        return styled(empty)
    if info.form == "record" and value >= 0:
        return styled(view.translator.word(info.word))
    said = view.translator.value(type_, int(value))
    return styled(spaced(said) if info.form == "enum" else said, colour_of_value(view, type_, value))


def amounts_text(view: PlayerView, amounts: Sequence[object]) -> str:
    """Return the amount of each resource: `2 food + 1 wood`."""
    said = view.translator.translated.resources
    pairs = [(amount, info) for amount, info in zip(amounts, said, strict=False) if isinstance(amount, int) and amount]
    return " + ".join(f"{amount} {info.called(amount)}" for amount, info in pairs)


def colour_of_value(view: PlayerView, type_: int, value: int) -> str:
    """Return the colour of an enum word, a thing or a player."""
    info = view.rules.types[type_]
    if info.form == "enum" and info.first <= value < info.first + len(info.names):
        return colour_of_word(view, info.names[value - info.first])
    if info.form == "thing" and value >= 0:
        return colour_of_thing(view, value)
    return colour_of_seat(view, value) if info.form == "player" and value > 0 else ""


def colour_of_word(view: PlayerView, word: str) -> str:
    """Return the colour that the `screen` declaration gives to a word."""
    return next((colour_named(colour) for name, colour in view.rules.colours if name == word), "")


def colour_of_thing(view: PlayerView, thing: int) -> str:
    """Return the colour of a thing: its own, or the colour of its first field that has one."""
    info = view.rules.things[thing]
    own = colour_of_word(view, info.name)
    return own or next((colour for _, value in info.fields if (colour := colour_of_word(view, value))), "")


def colour_of_seat(view: PlayerView, player: int) -> str:
    """Return a player's colour: from the `screen` declaration, from the player's name, or the colour of the seat."""
    seat = view.rules.seat(player)
    return colour_of_word(view, seat) or colour_named(seat) or SEAT_COLOURS[(player - 1) % len(SEAT_COLOURS)]


def seat_text(view: PlayerView, player: int) -> Text:
    """Return the name of a player in the player's colour."""
    return styled(view.translator.translated.seat(player), colour_of_seat(view, player))


def label(view: PlayerView, word: str) -> Text:
    """Return a word with a colon, to put before its value."""
    return styled(with_colon(view, view.translator.label(word)), DIM)


def with_colon(view: PlayerView, text: str) -> str:
    """Return a text with a colon as the language writes it."""
    return view.translator.phrase("{question}:", question=text)


def heading_of(view: PlayerView, thing: int) -> Text:
    """Return the heading of a thing's column; a thing to which a state refers is marked, also without colours."""
    text = thing_text(view, thing)
    if thing not in view.named:
        return styled(text.plain, BOLD, colour_of_thing(view, thing))
    return styled(f"{NAMED_SIGN}{text.plain}", NAMED, colour_of_thing(view, thing))


def piece_signs(rules: Rules, pieces: list[PieceInfo], players: int) -> dict[tuple[str, int], str]:
    """Return a short unique sign for each piece and owner, for grids and maps.

    With one kind of piece it is the owner's initial; with several, the initial of the piece comes first.
    """
    names = [(piece, seat) for piece in pieces for seat in (range(1, players + 1) if piece.per_player else (0,))]
    for length in range(1, 9):
        found = {(piece.word, seat): sign_of(rules, piece, seat, len(pieces) > 1, length) for piece, seat in names}
        if len(set(found.values())) == len(found):
            return found
    return {(piece.word, seat): f"{piece.word} {seat}" for piece, seat in names}


def sign_of(rules: Rules, piece: PieceInfo, seat: int, several: bool, length: int) -> str:
    """Return the sign of a piece that has `length` letters of each name."""
    owner = rules.seat(seat).removeprefix("player ")[:length] if seat else ""
    return piece.word[:length] + owner if several or not owner else owner

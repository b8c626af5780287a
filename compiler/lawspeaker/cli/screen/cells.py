"""Things, values and players as painted texts: the smallest parts of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.styles import BOLD, DIM, NAMED, OFFER, SEAT_COLOURS, also, colour_named, joined, styled
from lawspeaker_runtime.game.log import spaced

OFFER_SIGN = "›"
NAMED_SIGN = "▸"
UNKNOWN = "?"


def thing_text(sight: Sight, thing: int, fields: Sequence[str] = ()) -> Text:
    """Return a thing by its name, marked if it may be chosen, with fields in brackets."""
    name = styled(sight.says.thing(thing), colour_of_thing(sight, thing))
    if thing in sight.offered:
        name = joined([styled(OFFER_SIGN, OFFER), also(name, OFFER)], "")
    details = [detail for field in fields if (detail := field_text(sight, thing, field)).plain]
    if not details:
        return name
    return joined([name, styled(" ("), joined(details, ", "), styled(")")], "")


def field_text(sight: Sight, thing: int, word: str) -> Text:
    """Return a field or value of a thing: nothing and no are empty, yes is the word itself."""
    info, found = sight.info(word, thing), sight.asked(word, thing)
    if info is None:
        said = dict(sight.rules.things[thing].fields).get(word, "")
        return styled(sight.says.name(said) if said != "yes" else sight.says.word(word))
    if found is None:
        said = dict(sight.rules.things[thing].fields).get(word, "") if info.form == "field" else ""
        return styled(said)
    if sight.rules.types[info.type].form == "yes_no" and isinstance(found, int):
        return styled(sight.says.word(word) if found > 0 else "")
    return value_text(sight, info.type, found, empty="")


def value_text(sight: Sight, type_: int, value: object, empty: str = "none") -> Text:
    """Return a value or a list of values of a type; an amount of resources in words."""
    info = sight.rules.types[type_]
    if isinstance(value, Sequence) and not isinstance(value, str):
        if info.form == "bundle" and not any(isinstance(part, Sequence) for part in value):
            return styled(amounts_text(sight, value) or empty)
        return joined([value_text(sight, type_, part) for part in value], ", ") if value else styled(empty)
    if not isinstance(value, int):
        return styled(empty if value is None else str(value))
    if value == -1 and info.form in ("thing", "bundle"):
        return styled(empty)
    if info.form == "record" and value >= 0:
        return styled(sight.says.word(info.word))
    said = sight.says.value(type_, int(value))
    return styled(spaced(said) if info.form == "enum" else said, colour_of_value(sight, type_, value))


def amounts_text(sight: Sight, amounts: Sequence[object]) -> str:
    """Return how much there is of each resource: `2 food + 1 wood`."""
    said = sight.says.said.resources
    pairs = [(amount, info) for amount, info in zip(amounts, said, strict=False) if isinstance(amount, int) and amount]
    return " + ".join(f"{amount} {info.called(amount)}" for amount, info in pairs)


def colour_of_value(sight: Sight, type_: int, value: int) -> str:
    """Return the colour of a value: of a word of an enum, of a thing, of a player."""
    info = sight.rules.types[type_]
    if info.form == "enum" and info.first <= value < info.first + len(info.names):
        return colour_of_word(sight, info.names[value - info.first])
    if info.form == "thing" and value >= 0:
        return colour_of_thing(sight, value)
    return colour_of_seat(sight, value) if info.form == "player" and value > 0 else ""


def colour_of_word(sight: Sight, word: str) -> str:
    """Return the colour that the screen gives a word."""
    return next((colour_named(colour) for name, colour in sight.rules.colours if name == word), "")


def colour_of_thing(sight: Sight, thing: int) -> str:
    """Return the colour of a thing: its own, or that of the first of its printed fields that has one."""
    info = sight.rules.things[thing]
    own = colour_of_word(sight, info.name)
    return own or next((colour for _, value in info.fields if (colour := colour_of_word(sight, value))), "")


def colour_of_seat(sight: Sight, player: int) -> str:
    """Return a player's colour: the one the screen gives, the one he is called, or that of his seat."""
    seat = sight.rules.seat(player)
    return colour_of_word(sight, seat) or colour_named(seat) or SEAT_COLOURS[(player - 1) % len(SEAT_COLOURS)]


def seat_text(sight: Sight, player: int) -> Text:
    """Return a player by name, in his colour."""
    return styled(sight.says.said.seat(player), colour_of_seat(sight, player))


def label(sight: Sight, word: str) -> Text:
    """Return a word of the game in front of what it is."""
    return styled(f"{sight.says.word(word)}:", DIM)


def heading_of(sight: Sight, thing: int) -> Text:
    """Return the name of a thing above its column: what a state is about just now stands out, also without colours."""
    text = thing_text(sight, thing)
    if thing not in sight.named:
        return styled(text.plain, BOLD, colour_of_thing(sight, thing))
    return styled(f"{NAMED_SIGN}{text.plain}", NAMED, colour_of_thing(sight, thing))

"""The options of a decision as rows: the key to type, the label, and a description.

1  Jack of Claws   Draw until your hand is full.
2  Jack of Eyes    Draw 2. Choose 2 cards from your hand. …
3  decline
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import count

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from lawspeaker_language.phrase import ENGLISH_MARK
from lawspeaker_runtime.boards.contents import short_names, things_at
from lawspeaker_runtime.game.decision import Decision, Option, decode, sentence
from lawspeaker_runtime.game.labels import LabelPart, Shorts, label_parts, split
from lawspeaker_runtime.game.spoken import Said, reader_of
from lawspeaker_table.screen.draw_tile_map import tile_text
from lawspeaker_table.screen.player_view import PlayerView, things_in
from lawspeaker_table.screen.screen import of_player, parts_of_pile, sorted_things, tiles_of
from lawspeaker_table.screen.text_layout import BOLD, DIM, joined, styled
from lawspeaker_table.screen.value_text import colour_of_value, field_text, with_colon

NUMBERED = re.compile(r"^[a-z][a-z0-9_]* (\d+)$")
MAX_RESERVED = 40


class Row(Struct, frozen=True):
    """An option, the key that the player types for it, its label and its description.

    `full_name` and `values` are alternative names: in full in the player's language, and its values only. `things` are
    the things in it, `protos` the cards of which these are copies.
    """

    key: str
    option: Option
    label: Text
    description: str = ""
    full_name: str = ""
    values: str = ""
    things: tuple[int, ...] = ()
    protos: tuple[int, ...] = ()


def rows_of(decision: Decision, view: PlayerView | None = None) -> list[Row]:
    """Return the options of a decision with unique keys."""
    options = in_screen_order(view, list(decision.options)) if view else list(decision.options)
    rows: list[Row] = []
    spaces = view is not None and asks_for_space(decision, view)
    reserved = numbers_of_choice(decision, view) if view is not None else frozenset()
    shorts = short_names(view.loaded.tables, view.rules) if view is not None else {}
    for key, option in zip(keys_of(options, spaces, reserved), options, strict=True):
        if view is None:
            rows.append(Row(key, option, Text(option.text)))
        else:
            rows.append(row_of(view, key, option, shorts, decision.said))
    return rows if view is None else disambiguated(view, rows)


def disambiguated(view: PlayerView, rows: list[Row]) -> list[Row]:
    """Return the rows with the location of their things added to labels that are equal."""
    labels = Counter(row.label.plain for row in rows)
    details = {row.option.id: details_of(view, row.things) for row in rows if labels[row.label.plain] > 1}
    differ = {
        label
        for label, number in labels.items()
        if number > 1 and len({details[row.option.id] for row in rows if row.label.plain == label}) > 1
    }
    return [
        replace(row, label=joined([row.label, styled(f" ({details[row.option.id]})", DIM)], ""))
        if row.label.plain in differ and details[row.option.id]
        else row
        for row in rows
    ]


def details_of(view: PlayerView, things: tuple[int, ...]) -> str:
    """Return what distinguishes things of the same name: their names in the spec, locations and shown fields."""
    parts: list[str] = []
    for thing in things:
        info = view.rules.things[thing]
        parts += [info.name] if info.title and info.title != info.name else []
        pile, where = where_is(view, thing)
        parts += [where] if where else []
        fields = dict.fromkeys(word for item in view.rules.screen if item.word == pile for word in item.fields)
        parts += [text for word in fields if (text := field_text(view, thing, word).plain)]
    return ", ".join(parts)


def where_is(view: PlayerView, thing: int) -> tuple[str, str]:
    """Return the pile or board on which the player sees a thing, and the name of its location; "" if it is hidden."""
    for pile in view.rules.piles:
        shown = view.data.get(pile.word)
        word = view.translator.word(pile.word)
        for key, part in parts_of_pile(view, pile, shown):
            if thing in things_in(part):
                return pile.word, f"{word}: {key.plain}" if key.plain else word
        for owner in range(1, view.game.players + 1) if pile.per_player else ():
            if thing in things_in(of_player(shown, owner)):
                return pile.word, f"{word}: {view.translator.translated.seat(owner)}"
    for board in view.rules.boards:
        info = view.translator.translated.types[board.type]
        lying = things_at(view.rules, view.data, board.word, len(info.names))
        for place, there in enumerate(lying):
            if thing in there:
                return board.word, info.names[place]
    return "", ""


def asks_for_space(decision: Decision, view: PlayerView) -> bool:
    """Return whether the options of a decision are spaces of a circle."""
    domains = view.rules.sites[decision.site].domains
    circles = [board.type for board in view.rules.boards if board.form == "circle"]
    return len(domains) == 1 and domains[0].type in circles


def numbers_of_choice(decision: Decision, view: PlayerView) -> frozenset[int]:
    """Return the numbers that a choice of numbers, or of things called by numbers, could offer at another time."""
    domains = view.rules.sites[decision.site].domains
    if len(domains) != 1 or domains[0].size > MAX_RESERVED:
        return frozenset()
    info, values = view.rules.types[domains[0].type], range(domains[0].first, domains[0].first + domains[0].size)
    names = [info.name(value) for value in values if info.form in ("number", "thing")]
    return frozenset(int(name) for name in names if name.isdecimal())


def keys_of(options: list[Option], spaces: bool = False, reserved: frozenset[int] = frozenset()) -> list[str]:
    """Return the key of each option: its number in the list.

    Options that are numbers use these as keys, and other options use the remaining numbers, so that 3 never means both
    the third option and the number three, nor something else if the number three (`reserved`) is not offered. If all
    options but declining are numbers, declining has no key.
    """
    numbers = [None if option.declines else number_of(option, spaces) for option in options]
    own = [number for number in numbers if number is not None]
    if not own or len(set(own)) < len(own):
        return [str(index) for index in range(1, len(options) + 1)]
    plain = len(own) == sum(1 for option in options if not option.declines)
    free = (number for number in count(1) if number not in own and number not in reserved)
    return [
        str(number) if number is not None else "" if plain else str(next(free))
        for number, option in zip(numbers, options, strict=True)
    ]


def in_screen_order(view: PlayerView, options: list[Option]) -> list[Option]:
    """Return the options, those about the things of a sorted pile in the order in which the screen shows them."""
    things = {option.id: thing for option in options if (thing := thing_in(view, option)) is not None}
    for item in view.rules.screen:
        if item.order and things and set(things.values()) <= set(things_in(view.data.get(item.word))):
            sorted_ = sorted_things(view, list(dict.fromkeys(things.values())), item.order)
            places = {thing: place for place, thing in enumerate(sorted_)}
            return sorted(options, key=lambda option: screen_place(view, option, things, places))
    return options


def screen_place(
    view: PlayerView, option: Option, things: dict[int, int], places: dict[int, int]
) -> tuple[bool, int, int]:
    """Return the sort key of an option: its label, then its thing; options without a thing come last."""
    if option.id not in things:
        return True, 0, 0
    site = view.rules.sites[view.rules.site_of(option.id)]
    label = split(site, option.id - site.base)[0]
    return False, site.labels.index(label) if label is not None else 0, places[things[option.id]]


def thing_in(view: PlayerView, option: Option) -> int | None:
    """Return the only thing that an option refers to, or None."""
    rules = view.rules
    site = rules.sites[rules.site_of(option.id)]
    if option.id - site.base >= site.combinations or len(site.domains) != 1:
        return None
    if rules.types[site.domains[0].type].form != "thing":
        return None
    thing = site.domains[0].first + split(site, option.id - site.base)[1][0]
    return thing if thing >= 0 else None


def number_of(option: Option, spaces: bool = False) -> int | None:
    """Return the number that an option stands for, or None; if `spaces`, options are numbered spaces of a circle."""
    values = list(option.values.values())
    only = values[0] if len(values) == 1 else None
    if isinstance(only, str) and only.isdecimal():
        return int(only)
    if spaces and isinstance(only, str) and (found := NUMBERED.match(only)) is not None:
        return int(found[1])
    return only if isinstance(only, int) and not isinstance(only, bool) else None


def row_of(view: PlayerView, key: str, option: Option, shorts: Shorts, said: Sequence[Said] = ()) -> Row:
    """Return the row of an option in the player's language, its values in their colours."""
    translated, rules, reader = view.translator.translated, view.rules, reader_of(said)
    full_name = decode(translated, option.id, said, reader, labelled=False).text
    parts = label_parts(translated, option.id, said, reader, shorts)
    values = [part for part in parts if part.type >= 0]
    if not values:
        return Row(key, option, Text(full_name), full_name=full_name)
    first = values[0]
    described = rules.types[first.type].form == "thing" and first.value >= 0
    things = tuple(part.value for part in values if rules.types[part.type].form == "thing" and part.value >= 0)
    return Row(
        key,
        option,
        joined([coloured(view, part) for part in parts], ", "),
        describe_thing(view, first.value) if described else "",
        full_name,
        ", ".join(f"{part.short} {part.text}".strip() for part in values),
        things,
        tuple(rules.things[thing].proto for thing in things),
    )


def coloured(view: PlayerView, part: LabelPart) -> Text:
    """Return a part of a label: the short name of a region in bold, a value in its colour."""
    colour = colour_of_value(view, part.type, part.value) if part.type >= 0 else ""
    words = [styled(part.variable), styled(part.short, BOLD), styled(part.text, colour)]
    return joined([word for word in words if word.plain], " ")


def describe_thing(view: PlayerView, thing: int) -> str:
    """Return the text of a thing in one line; if another thing describes it, that thing's name and text."""
    source = view.described_by(thing)
    text = " ".join(view.translator.text(source).split())
    tiles = tiles_of(view, view.rules.things[thing].kind)
    if not text and tiles is not None:
        return tile_text(view, tiles, thing).plain.partition(": ")[2]
    if not text:
        return fields_shown(view, thing)
    return text if source == thing else f"{with_colon(view, view.translator.thing(source))} {text}"


def fields_shown(view: PlayerView, thing: int) -> str:
    """Return the fields that the screen shows with a thing, for a thing without a text: `goods: 2 wood`."""
    for item in view.rules.screen:
        if item.fields and thing in things_in(view.data.get(item.word)):
            shown = [(word, field_text(view, thing, word).plain) for word in item.fields]
            return ", ".join(f"{view.translator.word(word)}: {text}" for word, text in shown if text)
    return ""


def question_of(view: PlayerView, decision: Decision) -> str:
    """Return the question of a decision in the player's language, addressed to the player if there are others."""
    return sentence(view.translator.translated, decision, view.game.players, ENGLISH_MARK)


def chosen_so_far(view: PlayerView, decision: Decision) -> str:
    """Return what the player already chose of several values: `(chosen: Ace, King)`; "" if nothing."""
    site = view.rules.sites[decision.site]
    if not site.chosen or decision.player != view.player:
        return ""
    names = [view.translator.value(site.domains[0].type, int(one)) for one in view.game.state.lists[site.chosen]]
    return view.translator.phrase("(chosen: {names})", names=", ".join(names)) if names else ""

"""The options of a decision as rows a person chooses from: a key to type, a label, and what is told about it.

1  Jack of Claws   Draw until your hand is full.
2  Jack of Eyes    Draw 2. Choose 2 cards from your hand. …
3  decline
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import count

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from lawspeaker.cli.screen.cells import field_text, value_text
from lawspeaker.cli.screen.laid_map import tile_text
from lawspeaker.cli.screen.player_view import Sight, things_in
from lawspeaker.cli.screen.regions import short_name
from lawspeaker.cli.screen.screen import of_player, sorted_things, tiles_of
from lawspeaker.cli.screen.styles import BOLD, DIM, joined, styled
from lawspeaker_runtime.boards.contents import board_called, things_at
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.decision import Decision, Option, decode, split
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Domain, Site

SPOT = re.compile(r"^\((\d+), (\d+)\) rotated (\d)$")


class Row(Struct, frozen=True):
    """An option, the key a person types for it, its label, and what is told about it.

    `said` and `values` are what else it may be called: in whole, and by its values only. `things` are the things in it,
    `protos` what these are copies of.
    """

    key: str
    option: Option
    label: Text
    told: str = ""
    said: str = ""
    values: str = ""
    things: tuple[int, ...] = ()
    protos: tuple[int, ...] = ()


def rows_of(decision: Decision, sight: Sight | None = None) -> list[Row]:
    """Return the options with the keys to type, each key once."""
    options = in_screen_order(sight, list(decision.options)) if sight else list(decision.options)
    rows: list[Row] = []
    for key, option in zip(keys_of(options), options, strict=True):
        if sight is None:
            rows.append(Row(key, option, Text(option.text)))
        else:
            rows.append(row_of(sight, key, option))
    return rows if sight is None else told_apart(sight, rows)


def told_apart(sight: Sight, rows: list[Row]) -> list[Row]:
    """Return options that are told apart: behind equal labels stands where their things are."""
    labels = Counter(row.label.plain for row in rows)
    details = {row.option.id: details_of(sight, row.things) for row in rows if labels[row.label.plain] > 1}
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


def details_of(sight: Sight, things: tuple[int, ...]) -> str:
    """Return what tells things from their namesakes: another name in the spec, where they are, and shown fields."""
    parts: list[str] = []
    for thing in things:
        info = sight.rules.things[thing]
        parts += [info.name] if info.title and info.title != info.name else []
        pile, where = where_is(sight, thing)
        parts += [where] if where else []
        fields = dict.fromkeys(word for item in sight.rules.screen if item.word == pile for word in item.fields)
        parts += [text for word in fields if (text := field_text(sight, thing, word).plain)]
    return ", ".join(parts)


def where_is(sight: Sight, thing: int) -> tuple[str, str]:
    """Return the pile in which the player sees a thing, and what that pile or place is called; "" if nowhere."""
    for pile in sight.rules.piles:
        shown = sight.view.get(pile.word)
        word = sight.says.word(pile.word)
        if not pile.per_player and thing in things_in(shown):
            return pile.word, word
        for owner in range(1, sight.game.players + 1) if pile.per_player else ():
            if thing in things_in(of_player(shown, owner)):
                return pile.word, f"{word}: {sight.says.said.seat(owner)}"
    for board in sight.rules.boards:
        info = sight.says.said.types[board.type]
        lying = things_at(sight.rules, sight.view, board.word, len(info.names))
        for place, there in enumerate(lying):
            if thing in there:
                return board.word, info.names[place]
    return "", ""


def keys_of(options: list[Option]) -> list[str]:
    """Return what is typed for each option: its number in the list.

    Options that are numbers themselves keep theirs and the others take numbers that are left, so that typing 3 never
    means both the third option and the number three. To decline beside plain numbers has no key, only its name.
    """
    numbers = [None if option.declines else number_of(option) for option in options]
    own = [number for number in numbers if number is not None]
    if not own or len(set(own)) < len(own):
        return [str(index) for index in range(1, len(options) + 1)]
    plain = len(own) == sum(1 for option in options if not option.declines)
    free = (number for number in count(1) if number not in own)
    return [
        str(number) if number is not None else "" if plain else str(next(free))
        for number, option in zip(numbers, options, strict=True)
    ]


def in_screen_order(sight: Sight, options: list[Option]) -> list[Option]:
    """Return all options; those about things of a pile that the screen sorts come in its order, label by label."""
    things = {option.id: thing for option in options if (thing := thing_in(sight, option)) is not None}
    for item in sight.rules.screen:
        if item.order and things and set(things.values()) <= set(things_in(sight.view.get(item.word))):
            sorted_ = sorted_things(sight, list(dict.fromkeys(things.values())), item.order)
            places = {thing: place for place, thing in enumerate(sorted_)}
            return sorted(options, key=lambda option: screen_place(sight, option, things, places))
    return options


def screen_place(sight: Sight, option: Option, things: dict[int, int], places: dict[int, int]) -> tuple[bool, int, int]:
    """Return where an option comes among the sorted ones: by its label, then by its thing; others come last."""
    if option.id not in things:
        return True, 0, 0
    site = sight.rules.sites[sight.rules.site_of(option.id)]
    label = split(site, option.id - site.base)[0]
    return False, site.labels.index(label) if label is not None else 0, places[things[option.id]]


def thing_in(sight: Sight, option: Option) -> int | None:
    """Return the thing that an option is about, None if it is about nothing, several or something else."""
    rules = sight.rules
    site = rules.sites[rules.site_of(option.id)]
    if option.declines or len(site.domains) != 1 or rules.types[site.domains[0].type].form != "thing":
        return None
    thing = site.domains[0].first + split(site, option.id - site.base)[1][0]
    return thing if thing >= 0 else None


def number_of(option: Option) -> int | None:
    """Return the number an option is, or is called, if it is nothing but a number."""
    values = list(option.values.values())
    only = values[0] if len(values) == 1 else None
    if isinstance(only, str) and only.isdecimal():
        return int(only)
    return only if isinstance(only, int) and not isinstance(only, bool) else None


def row_of(sight: Sight, key: str, option: Option) -> Row:
    """Return an option in the words of the person."""
    said = decode(sight.says.said, option.id).text
    rules = sight.rules
    site = rules.sites[rules.site_of(option.id)]
    offset = option.id - site.base
    if option.declines or not site.domains:
        return Row(key, option, Text(said), said=said)
    label, digits = split(site, offset)
    parts = [styled(sight.says.name(label))] if label is not None else []
    several = len(site.domains) > 1
    values = [(domain, domain.first + digit) for domain, digit in zip(site.domains, digits, strict=True)]
    names = [named(sight, domain, value) for domain, value in values]
    for domain, name in zip(site.domains, names, strict=True):
        parts.append(joined([styled(f"{sight.says.word(domain.variable)} "), name], "") if several else name)
    first, value = values[0]
    told = told_of(sight, value) if rules.types[first.type].form == "thing" and value >= 0 else ""
    things = tuple(number for domain, number in values if rules.types[domain.type].form == "thing" and number >= 0)
    return Row(
        key,
        option,
        joined(parts, ", "),
        told,
        said,
        ", ".join(name.plain for name in names),
        things,
        tuple(rules.things[thing].proto for thing in things),
    )


def named(sight: Sight, domain: Domain, value: int) -> Text:
    """Return a value of a choice: a thing called by a number with its kind, a place of laid tiles with its sign,
    where a tile may be laid in short: column, row, and how often it is turned.
    """
    text = value_text(sight, domain.type, value, empty="nothing")
    info = sight.rules.types[domain.type]
    if info.form == "thing" and text.plain.isdecimal():
        return joined([styled(sight.says.word(info.word)), text], " ")
    if info.form == "spot":
        return styled(SPOT.sub(r"\1,\2 ↻\3", text.plain))
    if info.form == "place":
        board = next((b for b in sight.rules.boards if b.type == domain.type), None)
        tiles = None if board is None else board_called(sight.loaded.tables, sight.rules, board.word)
        if isinstance(tiles, TileSet) and value >= 0:
            return joined([styled(short_name(tiles, value), BOLD), text], " ")
    return text


def told_of(sight: Sight, thing: int) -> str:
    """Return what a thing does, in one line; by another's name if it is another that tells it."""
    teller = sight.explains(thing)
    text = " ".join(sight.says.text(teller).split())
    tiles = tiles_of(sight, sight.rules.things[thing].kind)
    if not text and tiles is not None:
        return tile_text(sight, tiles, thing).plain.partition(": ")[2]
    return text if teller == thing or not text else f"{sight.says.thing(teller)}: {text}"


def plain_question(rules: Rules, site: Site) -> str:
    """Return the question of a choice; a variable of one letter says nothing to a player, so its type is named.

    choose c -> choose a card     choose cs -> choose cards     what comes next of cs -> which card comes next
    """
    info = rules.types[site.domains[0].type] if len(site.domains) == 1 else None
    if info is not None and site.form == "order":
        return f"which {info.word} comes next"
    if info is None or site.form != "choose" or len(site.domains[0].variable.removesuffix("s")) > 1:
        return site.question
    if len(site.domains[0].variable) > 1:
        return f"choose {info.many}"
    return f"choose {'an' if info.word[:1] in 'aeiou' else 'a'} {info.word}"


def question_of(sight: Sight, decision: Decision) -> str:
    """Return what a person is asked: in his language by what he chooses among, else in the words of the spec."""
    site = sight.says.said.sites[decision.site]
    if not sight.says.phrases:
        question = spaced(plain_question(sight.rules, site))
        alone = sight.game.players == 1
        return (
            f"{question[:1].upper()}{question[1:]}:" if alone else f"{sight.rules.seat(decision.player)}, {question}:"
        )
    what = ", ".join(domain.variable for domain in site.domains) or "…"
    if sight.game.players == 1:
        said = sight.says.phrase("choose {what}:", what=what)
        return f"{said[:1].upper()}{said[1:]}"
    return sight.says.phrase("{who}, choose {what}:", who=sight.says.said.seat(decision.player), what=what)

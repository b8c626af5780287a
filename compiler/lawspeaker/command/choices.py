"""The options of a decision as rows a person chooses from: a key to type, a label, and what is told about it.

1  Jack of Claws   Draw until your hand is full.
2  Jack of Eyes    Draw 2. Choose 2 cards from your hand. …
3  decline
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich.text import Text

from lawspeaker.command.cells import value_text
from lawspeaker.command.laid_map import tile_text
from lawspeaker.command.paint import BOLD, DIM, cut, flowing, joined, padded, styled, width_of, wrapped
from lawspeaker.command.screen import sorted_things, tiles_of
from lawspeaker.command.sight import Sight, things_in
from lawspeaker.command.stretches import short_name
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles import TileSet
from lawspeaker_runtime.decision import Decision, Option, decode, split
from lawspeaker_runtime.log import spaced
from lawspeaker_runtime.rules import Domain

FEW = 8
SPOT = re.compile(r"^\((\d+), (\d+)\) rotated (\d)$")


@dataclass(frozen=True, slots=True)
class Row:
    """An option, the key a person types for it, its label, what is told about it, and what else it may be called."""

    key: str
    option: Option
    label: Text
    told: str = ""
    calls: tuple[str, ...] = ()


def rows_of(decision: Decision, sight: Sight | None = None) -> list[Row]:
    """Return the options with the keys to type; options that are numbers themselves keep theirs.

    Otherwise typing 3 could mean the third option or the number three.
    """
    options = in_screen_order(sight, list(decision.options)) if sight else list(decision.options)
    numbers = [number_of(option) for option in options if not option.declines]
    keep = bool(numbers) and None not in numbers and len(set(numbers)) == len(numbers)
    rows: list[Row] = []
    for index, option in enumerate(options, 1):
        key = str(index) if not keep else "" if option.declines else str(number_of(option))
        if sight is None:
            rows.append(Row(key, option, Text(option.text)))
        else:
            rows.append(row_of(sight, key, option))
    return rows


def in_screen_order(sight: Sight, options: list[Option]) -> list[Option]:
    """Return options in the order in which the screen shows their things, where it sorts them."""
    rules = sight.rules

    def thing_in(option: Option) -> int:
        site = rules.sites[rules.site_of(option.id)]
        if option.declines or len(site.domains) != 1 or rules.types[site.domains[0].type].form != "thing":
            return -1
        return site.domains[0].first + split(site, option.id - site.base)[1][0]

    by_thing = {thing_in(option): option for option in options if not option.declines}
    for item in rules.screen:
        if item.order and set(by_thing) <= set(things_in(sight.view.get(item.word))):
            things = sorted_things(sight, list(by_thing), item.order)
            return [*(by_thing[thing] for thing in things), *(option for option in options if option.declines)]
    return options


def number_of(option: Option) -> int | None:
    """Return the number an option is, or is called, if it is nothing but a number."""
    values = list(option.values.values())
    only = values[0] if len(values) == 1 else None
    if isinstance(only, str) and only.isdecimal() and str(int(only)) == only:
        return int(only)
    return only if isinstance(only, int) and not isinstance(only, bool) else None


def row_of(sight: Sight, key: str, option: Option) -> Row:
    """Return an option in the words of the person."""
    said = decode(sight.says.said, option.id).text
    rules = sight.rules
    site = rules.sites[rules.site_of(option.id)]
    offset = option.id - site.base
    if option.declines or not site.domains:
        return Row(key, option, Text(said), calls=(said,))
    label, digits = split(site, offset)
    parts = [styled(sight.says.name(label))] if label is not None else []
    several = len(site.domains) > 1
    values = [(domain, domain.first + digit) for domain, digit in zip(site.domains, digits, strict=True)]
    names = [named(sight, domain, value) for domain, value in values]
    for domain, name in zip(site.domains, names, strict=True):
        parts.append(joined([styled(f"{sight.says.word(domain.variable)} "), name], "") if several else name)
    first, value = values[0]
    told = told_of(sight, value) if rules.types[first.type].form == "thing" and value >= 0 else ""
    return Row(key, option, joined(parts, ", "), told, (said, ", ".join(name.plain for name in names)))


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


def full_rows(rows: list[Row], width: int) -> list[Text]:
    """Return the options below each other with everything that is told about them."""
    if are_numbers(rows):
        return number_rows(rows, width)
    lines: list[Text] = []
    for row, head in zip(rows, heads(rows), strict=True):
        if not row.told:
            head.rstrip()
            lines.append(cut(head, width))
            continue
        indent = width_of(head) + 2
        texts = wrapped(styled(row.told, DIM), max(width - indent, 20))
        lines += [joined([head if n == 0 else styled(" " * (indent - 2)), text], "  ") for n, text in enumerate(texts)]
    return lines


def single_rows(rows: list[Row], width: int) -> list[Text]:
    """Return the options below each other, each in one line."""
    if are_numbers(rows):
        return number_rows(rows, width)
    lines: list[Text] = []
    for row, head in zip(rows, heads(rows), strict=True):
        line = joined([head, styled(row.told, DIM)], "  ")
        line.rstrip()
        lines.append(cut(line, width))
    return lines


def are_numbers(rows: list[Row]) -> bool:
    """Tell whether the options are plain numbers, for which the keys say everything."""
    return any(row.key for row in rows) and all(row.label.plain == row.key for row in rows if row.key)


def number_rows(rows: list[Row], width: int) -> list[Text]:
    """Return options that are numbers in one line."""
    parts = [styled(row.key, BOLD) if row.key else row.label for row in rows]
    return [joined([styled(" "), line], " ") for line in flowing(parts, width, 2)]


def heads(rows: list[Row]) -> list[Text]:
    """Return key and label of each option, filled up to one width where something is told behind them."""
    keys = max(len(row.key) for row in rows)
    found = [joined([styled(f"  {row.key:>{keys}}  ", BOLD), row.label], "") for row in rows]
    if not any(row.told for row in rows):
        return found
    wide = max(width_of(head) for head in found)
    return [padded(head, wide) for head in found]


def dense_rows(rows: list[Row], width: int) -> list[Text]:
    """Return the options side by side, without what is told about them."""
    if are_numbers(rows):
        return number_rows(rows, width)
    keys = max(len(row.key) for row in rows)
    cells = [joined([styled(f"  {row.key:>{keys}}  ", BOLD), row.label], "") for row in rows]
    widest = max(width_of(cell) for cell in cells) + 1
    across = max(1, (width + 1) // widest)
    down = -(-len(cells) // across)
    lines: list[Text] = []
    for line in range(down):
        text = joined([padded(cell, widest) for cell in cells[line::down]], "")
        text.rstrip()
        lines.append(cut(text, width))
    return lines


def question_of(sight: Sight, decision: Decision) -> str:
    """Return what a person is asked: in his language by what he chooses among, else in the words of the spec."""
    site = sight.says.said.sites[decision.site]
    if not sight.says.phrases:
        question = spaced(site.question)
        alone = sight.game.players == 1
        return (
            f"{question[:1].upper()}{question[1:]}:" if alone else f"{sight.rules.seat(decision.player)}, {question}:"
        )
    what = ", ".join(domain.variable for domain in site.domains) or "…"
    if sight.game.players == 1:
        said = sight.says.phrase("choose {what}:", what=what)
        return f"{said[:1].upper()}{said[1:]}"
    return sight.says.phrase("{who}, choose {what}:", who=sight.says.said.seat(decision.player), what=what)

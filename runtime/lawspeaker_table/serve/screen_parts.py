"""The parts of the screen that a page draws: boards as pictures, piles as cards, counters as a table, other values.

They follow the `screen` declaration of the spec, as `law play` does, and are made from one player's view.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_runtime.rules.rules import PileInfo, ScreenItem
from lawspeaker_table.play.options import describe_thing, fields_shown
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.screen import (
    UNFOLDED,
    everything,
    item_lines,
    of_player,
    parts_of_pile,
    sorted_things,
)
from lawspeaker_table.screen.value_text import colour_of_thing, field_text
from lawspeaker_table.serve.drawn_boards import DrawnBoards, Part

WIDE = 2_000


def screen_parts(view: PlayerView, boards: DrawnBoards | None = None) -> list[Part]:
    """Return the parts of the screen of a player, in the order of the `screen` declaration; boards are in it.

    `boards` are those that were drawn before.
    """
    rules, drawn = view.rules, boards or DrawnBoards()
    parts: list[Part] = []
    shown: set[str] = set()
    for item in rules.screen or everything(rules):
        shown.add(item.word)
        parts += item_parts(view, item, drawn)
    return [*parts, *(drawn.part(view, board) for board in rules.boards if board.word not in shown)]


def item_parts(view: PlayerView, item: ScreenItem, drawn: DrawnBoards) -> list[Part]:
    """Return the parts of one item of the screen."""
    rules = view.rules
    for board in rules.boards:
        if board.word == item.word:
            return [drawn.part(view, board)]
    for pile in rules.piles:
        if pile.word == item.word:
            return pile_parts(view, item, pile)
    for resource in rules.resources:
        if resource.word == item.word:
            return [counter_part(view, item, resource.seen)]
    lines = item_lines(view, everybody(view, item), WIDE, UNFOLDED)
    text = " ".join(line.plain for line in lines)
    name = view.translator.label(item.word)
    text = text.removeprefix(name).lstrip(" :\u202f\u00a0")
    return [{"form": "value", "word": item.word, "label": name, "text": text}] if text else []


def everybody(view: PlayerView, item: ScreenItem) -> ScreenItem:
    """Return an item for a watcher: that of all players, because there is no `you`."""
    return ScreenItem(item.word, "players", item.fields, item.order, item.form) if not view.player else item


def counter_part(view: PlayerView, item: ScreenItem, seen: str) -> Part:
    """Return the amount of a resource of each player; None is hidden."""
    owners = [view.player] if item.owner == "you" and view.player else range(1, view.game.players + 1)
    shown = view.data.get(item.word)
    amounts = {owner: of_player(shown, owner) if view.may_see(seen, owner) else None for owner in owners}
    return {"form": "counter", "word": item.word, "label": view.translator.label(item.word), "amounts": amounts}


def pile_parts(view: PlayerView, item: ScreenItem, pile: PileInfo) -> list[Part]:
    """Return a pile, or those of all players or keys."""
    shown = view.data.get(item.word)
    name = view.translator.label(item.word)
    if not pile.per_player:
        return [
            pile_part(view, item, f"{name}: {key.plain}" if key.plain else name, 0, part)
            for key, part in parts_of_pile(view, pile, shown)
        ]
    owners = [view.player] if item.owner == "you" and view.player else range(1, view.game.players + 1)
    return [pile_part(view, item, name, owner, of_player(shown, owner)) for owner in owners]


def pile_part(view: PlayerView, item: ScreenItem, title: str, owner: int, shown: object) -> Part:
    """Return one pile: the cards that the player knows, in their order, and how many others there are."""
    things = list(shown) if isinstance(shown, Sequence) and not isinstance(shown, str) else []
    known = [thing for thing in things if isinstance(thing, int) and thing >= 0]
    cards = [card_of(view, thing, item.fields) for thing in sorted_things(view, known, item.order)]
    return {
        "form": "pile",
        "word": item.word,
        "title": title,
        "owner": owner,
        "cards": cards,
        "hidden": len(things) - len(known),
    }


def card_of(view: PlayerView, thing: int, fields: Sequence[str]) -> Part:
    """Return a card: its key on the page, its name, its text and its fields."""
    info = view.rules.things[thing]
    details = [(view.translator.word(word), field_text(view, thing, word).plain) for word in fields]
    text = describe_thing(view, thing)
    repeated = bool(fields) and not view.translator.text(thing) and text == fields_shown(view, thing)
    return {
        "key": f"thing:{view.copy_number(thing)}",
        "name": view.translator.thing(thing),
        "kind": view.translator.word(info.kind),
        "text": "" if repeated else text,
        "fields": [text if text == word else f"{word}: {text}" for word, text in details if text],
        "colour": colour_of_thing(view, thing),
    }

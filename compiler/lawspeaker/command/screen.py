"""The table as a person sees it: what the spec's `screen` lists, drawn from the player's view and nothing else.

    show field                   show hand of you             show fame
    3 . . O                      hand: Hare 2, Mole 5         fame: Red 3, Blue 1
    2 . X .
    1 X . .
      a b c

A game without a `screen` shows all its boards, piles, resources and states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lawspeaker.command.drawing import board_lines, grouped
from lawspeaker.command.loading import Loaded
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.decision import value_name
from lawspeaker_runtime.game import Game
from lawspeaker_runtime.log import spaced
from lawspeaker_runtime.rules import EVERYONE, ResourceInfo, Rules, ScreenItem, StateInfo, TypeInfo

MOST_NAMED = 40
HIDDEN = "?"
EMPTY = "empty"
View = Mapping[str, object]


def screen_lines(loaded: Loaded, game: Game[BaseState], player: int) -> list[str]:
    """Return the table as a player sees it, line by line."""
    rules, view = game.rules, game.view(player)
    lines: list[str] = []
    for item in rules.screen or everything(rules):
        part = item_lines(loaded, game, view, item, player)
        if not rules.screen:
            part = [line for line in part if not line.endswith(f": {EMPTY}")]
        if len(part) > 1 and lines:
            lines.append("")
        lines += part
    return lines


def everything(rules: Rules) -> tuple[ScreenItem, ...]:
    """Return what a game without a `screen` shows."""
    words = [board.word for board in rules.boards]
    words += [pile.word for pile in rules.piles]
    words += [resource.word for resource in rules.resources] + [state.word for state in rules.states]
    return tuple(ScreenItem(word, "", ()) for word in words)


def item_lines(loaded: Loaded, game: Game[BaseState], view: View, item: ScreenItem, player: int) -> list[str]:
    """Return one item of the screen."""
    rules = game.rules
    if any(board.word == item.word for board in rules.boards):
        return board_lines(loaded, view, item.word, game.players)
    for pile in rules.piles:
        if pile.word == item.word:
            return pile_lines(rules, view.get(item.word), item, player, pile.per_player, game.players)
    shown = view.get(item.word)
    for resource in rules.resources:
        if resource.word == item.word:
            owners = [player] if item.owner == "you" else list(range(1, game.players + 1))
            return [counters(rules, resource, shown, owners, player)]
    for state in rules.states:
        if state.word == item.word:
            return [state_line(rules, state, shown, player)]
    return []


def pile_lines(rules: Rules, shown: object, item: ScreenItem, player: int, per_player: bool, players: int) -> list[str]:
    """Return a pile, or everybody's pile of that name."""
    word = spaced(item.word)
    if not per_player:
        return [f"{word}: {things(rules, shown, item.fields)}"]
    owners = [player] if item.owner == "you" else range(1, players + 1)
    return [f"{word} of {rules.seat(owner)}: {things(rules, of_player(shown, owner), item.fields)}" for owner in owners]


def of_player(shown: object, player: int) -> object:
    """Return the part of a view that is about one player: by number in a mapping, from index 0 in a list."""
    if isinstance(shown, Mapping):
        return shown.get(player, shown.get(str(player)))
    if isinstance(shown, Sequence) and not isinstance(shown, str) and len(shown) >= player:
        return shown[player - 1]
    return None


def things(rules: Rules, shown: object, fields: tuple[str, ...]) -> str:
    """Return the things of a pile by name; unseen ones are counted.

    A pile of many unseen things is only a number.
    """
    if not isinstance(shown, Sequence) or isinstance(shown, str):
        return "–"
    seen = [named(rules, thing, fields) for thing in shown if is_seen(thing)]
    hidden, names = len(shown) - len(seen), grouped(seen)
    if len(names) > MOST_NAMED:
        names = [*names[:MOST_NAMED], f"and {len(names) - MOST_NAMED} more"]
    if hidden:
        names.append(f"{hidden} face down" if names else f"{hidden} cards" if hidden > 1 else "1 card")
    return ", ".join(names) or EMPTY


def is_seen(thing: object) -> bool:
    """Tell whether a thing of a view is one the player knows."""
    return thing is not None and thing != -1


def named(rules: Rules, thing: object, fields: tuple[str, ...]) -> str:
    """Return a thing's name, with the fields the screen asks for."""
    if not isinstance(thing, int):
        return str(thing)
    info = rules.things[thing]
    wanted = [value for field, value in info.fields if field in fields]
    return f"{info.name} ({', '.join(wanted)})" if wanted else info.name


def counters(rules: Rules, resource: ResourceInfo, shown: object, owners: list[int], player: int) -> str:
    """Return a resource of several players in one line."""
    held = [
        f"{rules.seat(owner)} {of_player(shown, owner) if may_see(resource.seen, owner, player) else HIDDEN}"
        for owner in owners
    ]
    return f"{spaced(resource.word)}: {', '.join(held)}"


def may_see(seen: str, owner: int, player: int) -> bool:
    """Tell whether a player sees what an owner has."""
    return seen == EVERYONE or (seen == "owner" and owner == player)


def state_line(rules: Rules, state: StateInfo, shown: object, player: int) -> str:
    """Return a state, or its value for each player or thing it is kept for."""
    info = rules.types[state.type]
    label = spaced(state.word)
    if state.of < 0:
        return f"{label}: {told(rules, info, shown) if state.seen == EVERYONE else HIDDEN}"
    of_players = rules.types[state.of].form == "player"
    pairs = []
    for number, (key, value) in enumerate(kept(rules, state.of, shown), 1):
        seen = may_see(state.seen, number if of_players else 0, player)
        pairs.append(f"{key} {told(rules, info, value) if seen else HIDDEN}")
    return f"{label}: {', '.join(pairs)}"


def told(rules: Rules, info: TypeInfo, value: object) -> str:
    """Return a value, or a list of values, as people call it."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(told(rules, info, part) for part in value) or "none"
    return value_name(rules, info, int(value)) if isinstance(value, int) else str(value)


def kept(rules: Rules, of: int, shown: object) -> list[tuple[str, object]]:
    """Return a state that is kept for each of something, with the names of what it is kept for."""
    info = rules.types[of]
    first = 1 if info.form == "player" else info.first
    if not isinstance(shown, Sequence) or isinstance(shown, str):
        return []
    return [(value_name(rules, info, first + index), value) for index, value in enumerate(shown)]

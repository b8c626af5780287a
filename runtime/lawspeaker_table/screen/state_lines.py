"""Draw the states of a game: one value, one for each key, or one for each pair of keys.

    state round: number                            round: 3
    state level of player: number                  level: Red 1, Blue 2
    state uses of hut for skill: number            uses: Mill (might 1, wit 0), Barn (might 0, wit 2)

In a view, a state of players is a list with one item per player; any other state with keys is one flat list, the first
key most significant. If there are many keys, only those whose values differ from the most common one are listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from rich.text import Text

from lawspeaker_runtime.rules.rules import StateInfo
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.text_layout import BOLD, headed, joined, restyled, styled
from lawspeaker_table.screen.value_text import UNKNOWN, label, seat_text, value_text

MANY_KEYS = 12
Keys = tuple[int, ...]


class StateEntry(Struct, frozen=True):
    """The value of a state for its keys, and whether the player may see it."""

    keys: Keys
    value: object
    seen: bool


def state_lines(view: PlayerView, state: StateInfo, owners: Sequence[int], width: int) -> list[Text]:
    """Return the lines of a state: its value, or its values by key; for a state of players, only those of `owners`."""
    if state.of < 0:
        entry = next(state_entries(view, state))
        if not entry.seen:
            return labelled(view, state.word, [styled(UNKNOWN)], width)
        if entry.value == -1 and view.rules.types[state.type].form != "number":
            return []
        return labelled(view, state.word, [restyled(value_text(view, state.type, entry.value), BOLD)], width)
    found = [entry for entry in state_entries(view, state) if not is_player(view, state.of) or entry.keys[0] in owners]
    by_first: dict[int, list[StateEntry]] = {}
    for entry in found:
        by_first.setdefault(entry.keys[0], []).append(entry)
    if state.by < 0:
        # Of many things, those with an empty list are not worth a mention.
        things = view.rules.types[state.of].form == "thing"
        filled = [entry for entry in found if not things or entry.value not in ([], ())]
        return labelled(view, state.word, listed(view, state, state.of, filled), width)
    parts = {first: inner_text(view, state, group) for first, group in by_first.items()}
    return labelled(view, state.word, [keyed(view, state.of, first, text) for first, text in parts.items()], width)


def state_entries(view: PlayerView, state: StateInfo) -> Iterator[StateEntry]:
    """Yield the values of a state, key by key."""
    shown = view.data.get(state.word)
    if state.of < 0:
        yield StateEntry((), shown, view.may_see(state.seen, 0))
        return
    for first in shown_keys(view, state):
        yield from entries_of_key(view, state, first)


def entries_of_key(view: PlayerView, state: StateInfo, first: int) -> Iterator[StateEntry]:
    """Yield the values of a state for its first key."""
    shown = view.data.get(state.word)
    of_players = is_player(view, state.of)
    place = first - (1 if of_players else view.rules.types[state.of].first)
    seconds = key_values(view, state.by) if state.by >= 0 else [-1]
    size = second_size(view, state)
    seen = view.may_see(state.seen, first if of_players else 0)
    for second in seconds:
        index = second_index(view, state, second)
        value = None
        if seen and of_players:
            part = part_of(shown, place)
            value = part if state.by < 0 else part_of(part, index)
        elif seen:
            value = part_of(shown, place * size + index)
        yield StateEntry((first,) if state.by < 0 else (first, second), value, seen)


def part_of(shown: object, index: int) -> object:
    """Return one item of a list in a view, or None."""
    if isinstance(shown, Sequence) and not isinstance(shown, str) and index < len(shown):
        return shown[index]
    return None


def is_player(view: PlayerView, type_: int) -> bool:
    """Return whether a type is `player`."""
    return view.rules.types[type_].form == "player"


def key_values(view: PlayerView, type_: int) -> list[int]:
    """Return the keys of a type; for players, those who take part in the game."""
    info = view.rules.types[type_]
    if info.form == "player":
        return list(range(1, view.game.players + 1))
    return list(range(info.first, info.first + len(info.names)))


def shown_keys(view: PlayerView, state: StateInfo) -> list[int]:
    """Return the first keys of a state that the player may see.

    In a game that hides something these are the things that the player knows where they are. Copies of a card are in
    the order in which the view shows them, or else in that of their values, so that nobody recognises one by its place.
    """
    keys = key_values(view, state.of)
    if view.rules.types[state.of].form != "thing" or not view.rules.hides_something:
        return keys

    def order(key: int) -> tuple[int, int, int, str]:
        thing, place = view.rules.things[key], view.shown_order.get(key, len(view.rules.things))
        values = "" if key in view.shown_order else repr([entry.value for entry in entries_of_key(view, state, key)])
        return thing.proto, thing.owner, place, values

    return sorted([key for key in keys if view.sees(key)], key=order)


def second_size(view: PlayerView, state: StateInfo) -> int:
    """Return the number of values per first key; for players this includes player 0."""
    if state.by < 0:
        return 1
    info = view.rules.types[state.by]
    return view.rules.players[1] + 1 if info.form == "player" else len(info.names)


def second_index(view: PlayerView, state: StateInfo, second: int) -> int:
    """Return the index of a second key among the values of a first key."""
    if state.by < 0:
        return 0
    info = view.rules.types[state.by]
    return second if info.form == "player" else second - info.first


def listed(view: PlayerView, state: StateInfo, key: int, found: list[StateEntry]) -> list[Text]:
    """Return keys with their values; if there are many, those whose value differs from the most common one."""
    texts = {entry.keys[-1]: value_of(view, state, entry) for entry in found}
    if is_player(view, key) and view.game.players == 1:
        return list(texts.values())
    if len(texts) <= MANY_KEYS:
        return [keyed(view, key, value, text) for value, text in texts.items()]
    most = Counter(text.plain for text in texts.values()).most_common(1)[0][0]
    others = next(text for text in texts.values() if text.plain == most)
    special = [keyed(view, key, value, text) for value, text in texts.items() if text.plain != most]
    word = view.translator.phrase("others" if special else "all")
    return [*special, joined([styled(word), others], " ")]


def inner_text(view: PlayerView, state: StateInfo, group: list[StateEntry]) -> Text:
    """Return the values for one first key, in parentheses."""
    if not any(entry.seen for entry in group):
        return styled(UNKNOWN)
    return joined([styled("("), joined(listed(view, state, state.by, group), ", "), styled(")")], "")


def value_of(view: PlayerView, state: StateInfo, entry: StateEntry) -> Text:
    """Return a value of a state; a list is in parentheses."""
    if not entry.seen:
        return styled(UNKNOWN)
    return bracketed(value_text(view, state.type, entry.value))


def bracketed(text: Text) -> Text:
    """Return a value as an item of a list; a value that is itself a list is in parentheses."""
    return joined([styled("("), text, styled(")")], "") if ", " in text.plain else text


def keyed(view: PlayerView, key: int, value: int, text: Text) -> Text:
    """Return a key and its value."""
    return name_and_value(seat_text(view, value) if is_player(view, key) else value_text(view, key, value), text)


def name_and_value(name: Text, text: Text) -> Text:
    """Return a name and its value, separated by a colon if the name ends with a digit."""
    return joined([name, text], ": " if name.plain[-1:].isdecimal() else " ")


def labelled(view: PlayerView, word: str, parts: list[Text], width: int) -> list[Text]:
    """Return the lines of a word and its values, separated by commas."""
    commas = [joined([part, styled(",")], "") for part in parts[:-1]] + parts[-1:]
    return headed(label(view, word), commas or [styled(view.translator.phrase("none"))], width, " ")

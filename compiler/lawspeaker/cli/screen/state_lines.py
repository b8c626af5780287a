"""States on the screen: one value, one for each key, or one for each pair of keys.

    state round: number                            round: 3
    state level of player: number                  level: Red 1, Blue 2
    state uses of hut for skill: number            uses: Mill (might 1, wit 0), Barn (might 0, wit 2)

A view keeps a state of players as a list of what each player has, and any other state of keys as one flat list, the
first key most significant. Of many keys only those that stand out are listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from rich.text import Text

from lawspeaker.cli.screen.cells import UNKNOWN, label, seat_text, value_text
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.styles import BOLD, also, headed, joined, styled
from lawspeaker_runtime.rules.rules import StateInfo

MANY_KEYS = 12
Entry = tuple[int, ...]


class Kept(Struct, frozen=True):
    """What a state keeps for its keys, and whether the player may see it."""

    keys: Entry
    value: object
    seen: bool


def state_lines(sight: Sight, state: StateInfo, owners: Sequence[int], width: int) -> list[Text]:
    """Return a state: its value, or its values for what it is kept for; of players only the owners'."""
    if state.of < 0:
        kept = next(kept_by(sight, state))
        if not kept.seen:
            return told(sight, state.word, [styled(UNKNOWN)], width)
        if kept.value == -1 and sight.rules.types[state.type].form != "number":
            return []
        return told(sight, state.word, [also(value_text(sight, state.type, kept.value), BOLD)], width)
    found = [kept for kept in kept_by(sight, state) if not is_player(sight, state.of) or kept.keys[0] in owners]
    by_first: dict[int, list[Kept]] = {}
    for kept in found:
        by_first.setdefault(kept.keys[0], []).append(kept)
    if state.by < 0:
        return told(sight, state.word, listed(sight, state, state.of, found), width)
    parts = {first: inner_text(sight, state, group) for first, group in by_first.items()}
    return told(sight, state.word, [keyed(sight, state.of, first, text) for first, text in parts.items()], width)


def kept_by(sight: Sight, state: StateInfo) -> Iterator[Kept]:
    """Yield what a state keeps, key by key."""
    shown = sight.view.get(state.word)
    if state.of < 0:
        yield Kept((), shown, sight.may_see(state.seen, 0))
        return
    firsts = key_values(sight, state.of)
    seconds = key_values(sight, state.by) if state.by >= 0 else [-1]
    size = second_size(sight, state)
    for place, first in enumerate(firsts):
        owner = first if is_player(sight, state.of) else 0
        seen = sight.may_see(state.seen, owner)
        for second in seconds:
            index = second_index(sight, state, second)
            value = None
            if seen and is_player(sight, state.of):
                part = part_of(shown, place)
                value = part if state.by < 0 else part_of(part, index)
            elif seen:
                value = part_of(shown, place * size + index)
            yield Kept((first,) if state.by < 0 else (first, second), value, seen)


def part_of(shown: object, index: int) -> object:
    """Return one part of a list in a view."""
    if isinstance(shown, Sequence) and not isinstance(shown, str) and index < len(shown):
        return shown[index]
    return None


def is_player(sight: Sight, type_: int) -> bool:
    """Tell whether a type is that of players."""
    return sight.rules.types[type_].form == "player"


def key_values(sight: Sight, type_: int) -> list[int]:
    """Return the values a state is kept for: of players those who play."""
    info = sight.rules.types[type_]
    if info.form == "player":
        return list(range(1, sight.game.players + 1))
    return list(range(info.first, info.first + len(info.names)))


def second_size(sight: Sight, state: StateInfo) -> int:
    """Return how many values a state keeps for each of its first keys; player 0 is counted among players."""
    if state.by < 0:
        return 1
    info = sight.rules.types[state.by]
    return sight.rules.players[1] + 1 if info.form == "player" else len(info.names)


def second_index(sight: Sight, state: StateInfo, second: int) -> int:
    """Return where the value for a second key stands among those of a first one."""
    if state.by < 0:
        return 0
    info = sight.rules.types[state.by]
    return second if info.form == "player" else second - info.first


def listed(sight: Sight, state: StateInfo, key: int, found: list[Kept]) -> list[Text]:
    """Return keys with their values; of many keys those whose value is not that of most."""
    texts = {kept.keys[-1]: value_of(sight, state, kept) for kept in found}
    if is_player(sight, key) and sight.game.players == 1:
        return list(texts.values())
    if len(texts) <= MANY_KEYS:
        return [keyed(sight, key, value, text) for value, text in texts.items()]
    most = Counter(text.plain for text in texts.values()).most_common(1)[0][0]
    others = next(text for text in texts.values() if text.plain == most)
    special = [keyed(sight, key, value, text) for value, text in texts.items() if text.plain != most]
    word = sight.says.phrase("others" if special else "all")
    return [*special, joined([styled(word), others], " ")]


def inner_text(sight: Sight, state: StateInfo, group: list[Kept]) -> Text:
    """Return what a state keeps for one of its first keys, in brackets."""
    if not any(kept.seen for kept in group):
        return styled(UNKNOWN)
    return joined([styled("("), joined(listed(sight, state, state.by, group), ", "), styled(")")], "")


def value_of(sight: Sight, state: StateInfo, kept: Kept) -> Text:
    """Return a value of a state; several in brackets."""
    if not kept.seen:
        return styled(UNKNOWN)
    return bracketed(value_text(sight, state.type, kept.value))


def bracketed(text: Text) -> Text:
    """Return a value to stand in a list; several values in brackets."""
    return joined([styled("("), text, styled(")")], "") if ", " in text.plain else text


def keyed(sight: Sight, key: int, value: int, text: Text) -> Text:
    """Return a key and what is kept for it."""
    return set_off(seat_text(sight, value) if is_player(sight, key) else value_text(sight, key, value), text)


def set_off(name: Text, text: Text) -> Text:
    """Return a name and what belongs to it; after a name that ends with a number stands a colon."""
    return joined([name, text], ": " if name.plain[-1:].isdecimal() else " ")


def told(sight: Sight, word: str, parts: list[Text], width: int) -> list[Text]:
    """Return a word and what there is to tell about it."""
    commas = [joined([part, styled(",")], "") for part in parts[:-1]] + parts[-1:]
    return headed(label(sight, word), commas or [styled("none")], width, " ")

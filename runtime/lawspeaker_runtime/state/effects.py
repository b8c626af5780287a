"""TODO."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row


def begin_effect(s: BaseState, effect: i64, owner: i64, this: i64, kept: list[int]) -> None:
    """Let the rules of an effect hold from now on."""
    s.serial += 1
    s.effects = [*s.effects, [int(effect), int(s.serial), int(owner), int(this), *kept]]


def end_effect(s: BaseState, effect: i64) -> None:
    """Let the newest of an effect hold no longer."""
    for index in range(len(s.effects) - 1, -1, -1):
        if s.effects[index][0] == effect:
            s.effects = s.effects[:index] + s.effects[index + 1 :]
            return


def end_effects_until(s: BaseState, until: tuple[int, ...], event: i64) -> bool:
    """Let the effects that last until an event hold no longer; tell whether there were any."""
    if not s.effects:
        return False
    before = len(s.effects)
    s.effects = [entry for entry in s.effects if until[entry[0]] != event]
    return len(s.effects) < before


def effect_entry(s: BaseState, serial: i64) -> list[int]:
    """Return what an effect kept, by its serial number."""
    for entry in s.effects:
        if entry[1] == serial:
            return entry
    return []


def pack_list(values: list[int]) -> list[int]:
    """Return a list with its length in front, so that it can stand among numbers.

    >>> pack_list([7, 9])
    [2, 7, 9]
    """
    return [len(values), *values]


def unpack_list(entry: list[int], start: i64, number: i64) -> list[int]:
    """Return one of the counted lists that stand in an entry one after the other.

    >>> unpack_list([5, 2, 7, 9, 1, 3], 1, 1)
    [3]
    """
    for _ in range(number):
        start += entry[start] + 1
    return entry[start + 1 : start + 1 + entry[start]]


def first_owner_rules(matches: list[int]) -> list[int]:
    """List the different triggers of the player whose turn it is to order his own.

    Matches are trigger, thing, owner and effect, four numbers each, in the order of owners.
    """
    rules: list[int] = []
    for index in range(0, len(matches), 4):
        if matches[index + 2] == matches[2] and matches[index] not in rules:
            rules.append(matches[index])
    return rules


def take_match(matches: list[int], rule: i64) -> list[int]:
    """Take the first match of a trigger out of the list."""
    for index in range(0, len(matches), 4):
        if matches[index] == rule:
            found = matches[index : index + 4]
            del matches[index : index + 4]
            return found
    return []


def in_turn_order(s: BaseState, matches: Row) -> Row:
    """Order matches by their owners: the rulebook's own first, then the active player's, then in turn order."""
    if len(matches) <= 4:
        return matches
    found: Row = []
    for turn in range(s.players + 1):
        for index in range(0, len(matches), 4):
            owner: i64 = matches[index + 2]
            if (0 if owner == 0 else (owner - s.active) % s.players + 1) == turn:
                found += [matches[index], matches[index + 1], owner, matches[index + 3]]
    return found

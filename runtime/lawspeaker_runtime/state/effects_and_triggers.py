"""Temporary effects, and matches: triggers that match an event and have yet to run.

    until the end of your turn, ...     ->     s.effects gains [effect, serial, owner, thing, captured variables...]
    event rung matches two triggers     ->     [trigger, thing, owner, serial, trigger, thing, owner, serial]

An entry of `s.effects` is never changed, so clones share it. A match has four numbers; `serial` is that of the effect
which the trigger belongs to, or 0. Captured lists are stored in the entry with their length in front (`pack_list`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row

ONCE_BITS: Final = 20
"""A mark that a rule was used has the number of the rule above so many bits, below them the thing."""


def begin_effect(s: BaseState, effect: i64, owner: i64, this: i64, captured: Row) -> None:
    """Start an effect with the values of its captured variables."""
    s.serial += 1
    entry: Row = [int(effect), int(s.serial), int(owner), int(this)]
    entry += captured
    effects = s.effects[:]
    effects.append(entry)
    s.effects = effects


def end_effect(s: BaseState, effect: i64) -> None:
    """End the newest instance of an effect."""
    for index in range(len(s.effects) - 1, -1, -1):
        if s.effects[index][0] == effect:
            s.effects = [entry for place, entry in enumerate(s.effects) if place != index]
            return


def end_effects_until(s: BaseState, until: tuple[int, ...], event: i64) -> bool:
    """End the effects that last until an event; tell whether there were any."""
    if not s.effects:
        return False
    before = len(s.effects)
    s.effects = [entry for entry in s.effects if until[entry[0]] != event]
    return len(s.effects) < before


def effect_entry(s: BaseState, serial: i64) -> Row:
    """Return the entry of an effect by its serial number, or [] if it has ended."""
    for entry in s.effects:
        if entry[1] == serial:
            return entry
    return []


def pack_list(values: Row) -> Row:
    """Return a list with its length in front.

    >>> pack_list([7, 9])
    [2, 7, 9]
    """
    return [len(values), *values]


def unpack_list(entry: Row, start: i64, number: i64) -> Row:
    """Return the list with an index among the packed lists that begin at `start` of an entry.

    >>> unpack_list([5, 2, 7, 9, 1, 3], 1, 1)
    [3]
    """
    for _ in range(number):
        start += entry[start] + 1
    return entry[start + 1 : start + 1 + entry[start]]


def first_owner_rules(matches: Row) -> Row:
    """Return the distinct triggers of the first owner among the matches, who decides their order."""
    rules: Row = []
    for index in range(0, len(matches), 4):
        if matches[index + 2] == matches[2] and matches[index] not in rules:
            rules.append(matches[index])
    return rules


def take_match(s: BaseState, rule: i64) -> Row:
    """Remove the first match of a trigger from the last list of suspended verbs; return it, or [] if there is none."""
    matches = s.lists[-1]
    for index in range(0, len(matches), 4):
        if matches[index] == rule:
            s.lists[-1] = [*matches[:index], *matches[index + 4 :]]
            return matches[index : index + 4]
    return []


def in_turn_order(s: BaseState, matches: Row) -> Row:
    """Return matches sorted by owner.

    Those of the rules (owner 0), of the active player, then of the others in turn order.
    """
    found: Row = []
    for turn in range(s.players + 1):
        for index in range(0, len(matches), 4):
            owner: i64 = matches[index + 2]
            if (0 if owner == 0 else (owner - s.active) % s.players + 1) == turn:
                found += [matches[index], matches[index + 1], owner, matches[index + 3]]
    return found

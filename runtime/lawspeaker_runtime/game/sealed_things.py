"""Sealed answers when the hidden cards are dealt anew: the things in them, and the options to answer anew.

    Blue's sealed answer is card 7; a guess has card 3 at its position     ->     the sealed answer is card 3

While answers are carried out, those that wait may be about cards which only their player knows. An answer is an action,
which only the rules can take apart: so this is here, and not beside the frames in `visibility/hidden_references.py`.
"""

from __future__ import annotations

from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.visibility.hidden_references import FrameThings


def rename_in_answers(s: BaseState, frames: tuple[FrameThings, ...], rules: Rules, became: list[int]) -> None:
    """Replace the things in sealed answers by those now at their positions."""
    top, end = len(s.stack), len(s.lists)
    while top > 0:
        frame = frames[s.stack[top - 1]]
        for back in frame.sealed:
            answers = s.lists[end - back]
            s.lists[end - back] = [
                renamed_action(rules, int(n), became) if place % 2 and n >= 0 else n for place, n in enumerate(answers)
            ]
        top -= frame.size
        end -= frame.lists


def renamed_action(rules: Rules, action: int, became: list[int]) -> int:
    """Return an action with its things replaced; itself if it would be none of its choice."""
    site = rules.sites[rules.site_of(action)]
    offset = action - site.base
    if offset >= site.combinations:
        return action
    found, weight = 0, 1
    for domain in reversed(site.domains):
        digit = offset % domain.size
        offset //= domain.size
        if rules.types[domain.type].form == "thing":
            digit = became[domain.first + digit] - domain.first
        if not 0 <= digit < domain.size:
            return action
        found += digit * weight
        weight *= domain.size
    return site.base + found + offset * weight


def without_declining(rules: Rules, site: int, legal: list[int]) -> list[int]:
    """Return the options of a choice of several without the one that ends it."""
    asked = rules.sites[site]
    return [action for action in legal if not asked.decline or action != asked.base + asked.size - 1]

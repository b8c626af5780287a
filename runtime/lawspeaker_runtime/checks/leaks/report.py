"""The message about a leak: which decision reveals what to whom, and how to allow it.

Leak(Sort.OPTIONS, ...)      ->      "what Red is offered at `strike` depends on what Red cannot know …"
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_runtime.checks.leaks.leak import Leak, Sort
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site

MAX_SHOWN = 6
REASON_OF_END = "    tell why it ends: announce it, `reveal` what it depends on, or write a `win` or `lose` for it"


def describe(rules: Rules, leak: Leak[S]) -> str:
    """Return the message about a leak."""
    site, who = rules.sites[int(leak.world.site)], rules.seat(leak.player)
    asked = f"`{site.question}` ({site.line})"
    if leak.sort is Sort.LOG:
        return "\n".join([f"the log tells {who} what {who} cannot know", *both(who, leak.said)])
    said = [situation(rules, leak.world, leak), situation(rules, leak.other, leak)]
    if leak.sort is Sort.ENDED:
        first = f"{who} sees whether the game ends before {asked}, and learns from it what {who} cannot know"
        return "\n".join([first, *both(who, said), REASON_OF_END])
    if leak.sort is Sort.WATCHED:
        other = rules.seat(int(leak.world.player))
        first = f"{who} sees whether {other} is asked {asked}, and learns from it what {who} cannot know"
    else:
        what = f"what {who} is offered at" if leak.sort is Sort.OPTIONS else f"whether {who} is asked"
        first = f"{what} {asked} depends on what {who} cannot know"
    return "\n".join([first, *both(who, said), remedy(site)])


def both(who: str, said: Sequence[str]) -> list[str]:
    """Return the lines about the two worlds."""
    return [f"    in one game: {said[0]}", f"    in another that looks the same to {who}: {said[1]}"]


def situation(rules: Rules, s: S, leak: Leak[S]) -> str:
    """Return who is asked what in a world, without the options of players other than the one the leak is about."""
    if s.over:
        return "the game is over"
    who, site = rules.seat(int(s.player)), rules.sites[int(s.site)]
    if int(s.player) != leak.player:
        is_asked = s is leak.world or s.site == leak.world.site
        return f"{who} is asked" if is_asked else f"this is not asked, and {who} is next"
    other = leak.other if s is leak.world else leak.world
    return f"{who} is offered {offered(rules, s, other)} at `{site.question}`"


def offered(rules: Rules, s: S, other: S) -> str:
    """Return the options of a state in words; of many, first those that the other state does not offer."""
    actions = sorted(s.legal, key=lambda action: action in other.legal) if len(s.legal) > MAX_SHOWN else list(s.legal)
    texts = [decode(rules, action).text for action in actions[:MAX_SHOWN]]
    more = [f"{len(actions) - MAX_SHOWN} more"] if len(actions) > MAX_SHOWN else []
    return "; ".join([*texts, *more]) or "nothing"


def remedy(site: Site) -> str:
    """Return the line about how to change the spec."""
    words = {"choose": "choose openly …", "one": "choose openly one", "may": "may openly …"}
    if site.form not in words:
        return "    ask in every case, or show what it depends on first (`show`, `reveal`)"
    openly = f"may {words[site.form]}" if site.decline == "decline" else words[site.form]
    return f"    show what it depends on first (`show`, `reveal`); or, if this is meant, write `{openly}`"

"""Which players may know what was chosen, and whether a step revealed something.

Blue chooses a card in hand       ->     may_know_choice: the mask of Blue alone
Red turns over a card of Blue     ->     revealed: Red and the card, so undo is refused
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.labels import split
from lawspeaker_runtime.game.log import Reader, pile_of
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.notes import EVERYBODY
from lawspeaker_runtime.state.pile_state import PileState


def things_in(rules: Rules, action: int) -> list[int] | None:
    """Return the things that an action is about; None if it is about something else."""
    site = rules.sites[rules.site_of(action)]
    offset = action - site.base
    if offset >= site.combinations:
        return None
    _, digits = split(site, offset)
    things = [
        domain.first + digit
        for domain, digit in zip(site.domains, digits, strict=True)
        if rules.types[domain.type].form == "thing"
    ]
    return things or None


def may_know_choice(engine: Engine[S], rules: Rules, before: S, after: S, action: int) -> int:
    """Return the mask of the players who may know what was chosen: those who know where the chosen things are now.

    A player who knew a card in a hand no longer knows where it is if it left the hand unseen. If it is still there, as
    after the first of several picks, only those who see into the pile may know that it was chosen. In a game with
    secret states, a choice without things may be such a secret: then only the player who decided may know. What is
    chosen together is sealed: the others may know it when it is revealed (`may_know_revealed`).
    """
    if rules.sites[rules.site_of(action)].sealed:
        return 1 << int(before.player)
    return may_know_revealed(engine, rules, before, after, int(before.player), action)


def may_know_revealed(engine: Engine[S], rules: Rules, before: S, after: S, player: int, action: int) -> int:
    """Return the mask of the players who may know what a player chose, when it is no longer sealed."""
    decider = 1 << player
    things = things_in(rules, action)
    if things is None:
        return decider if rules.hides_choices else EVERYBODY
    mask = decider
    for other in range(1, int(before.players) + 1):
        if all(engine.sees(after, other, thing) for thing in things) and not any(
            stays_hidden(rules, before, after, other, thing) for thing in things
        ):
            mask |= 1 << other
    return mask


def stays_hidden(rules: Rules, before: S, after: S, player: int, thing: int) -> bool:
    """Tell whether a thing stays in a pile into which a player does not see."""
    if not rules.piles:
        return False
    was, now = (int(cast(PileState, s).at[thing]) for s in (before, after))  # native states have the same fields
    if was != now or now < 0:
        return False
    index, owner = pile_of(rules, now)
    return not Reader(player).may_read(rules.piles[index].seen, owner)


def revealed(engine: Engine[S], rules: Rules, before: S, after: S, readers: Sequence[int]) -> tuple[int, int] | None:
    """Return which of some players got to know a hidden thing in a step, and the thing; None if there is none."""
    for thing in moved_or_seen(rules, before, after):
        for player in readers:
            if engine.sees(after, player, thing) and not engine.sees(before, player, thing):
                return player, thing
    return None


def moved_or_seen(rules: Rules, before: S, after: S) -> Sequence[int]:
    """Return the things that moved, or that other players know than before; all of them if the states do not tell.

    Who sees a thing follows from where it is and who knows it there (visibility/knowledge.py). States of native engines
    are of another class; to ask their engines about all things is fast.
    """
    if not (isinstance(before, PileState) and isinstance(after, PileState)):
        return range(len(rules.things))
    places = zip(before.at, before.known, after.at, after.known, strict=False)  # without hidden piles nothing is noted
    return [thing for thing, (at, known, at_now, known_now) in enumerate(places) if at != at_now or known != known_now]

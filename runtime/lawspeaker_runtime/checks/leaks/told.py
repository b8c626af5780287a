"""Whether the log of two worlds tells a player what the player cannot know.

the game:  a card goes from the deck to the hand of Blue, and Red reads "Blue gets the 7"
a guess:   …                                              and Red reads "Blue gets the 3"
"""

from __future__ import annotations

from lawspeaker_runtime.checks.leaks.leak import Leak, Sort
from lawspeaker_runtime.checks.leaks.observer import Observer, Segment
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.log import Reader, joined_sentence, pile_of
from lawspeaker_runtime.state.notes import NOTE_PUT, NOTE_SHOW


def difference_in_log(observer: Observer[S], one: Segment[S], two: Segment[S], step: int) -> Leak[S] | None:
    """Return a leak if the log names different things for the same move between piles that the player does not see.

    Things that were shown, or were in a pile that the player sees, on the way are known. The worlds may differ in
    a choice that the player is not told: then the log tells it.
    """
    known: set[int] = set()
    for note, other in zip(one.notes, two.notes, strict=False):
        if note[0] != other[0] or (note[0] == NOTE_PUT and note[2:4] != other[2:4]):
            return None
        if note[0] == NOTE_SHOW or (note[0] == NOTE_PUT and any(sees_pile(observer, code) for code in note[2:4])):
            known.update(each[1 if note[0] == NOTE_PUT else 2] for each in (note, other))
        elif note[0] == NOTE_PUT and not known & {note[1], other[1]}:
            reader = Reader(observer.player)
            said, heard = (joined_sentence(observer.rules, reader, [each]) for each in (note, other))
            if said != heard:
                return Leak(Sort.LOG, observer.player, one.state, two.state, step, (said, heard))
    return None


def sees_pile(observer: Observer[S], code: int) -> bool:
    """Tell whether the player sees the things of a pile; boards and things outside the game are visible to all."""
    if code < 0:
        return True
    index, owner = pile_of(observer.rules, code)
    return Reader(observer.player).may_read(observer.rules.piles[index].seen, owner)

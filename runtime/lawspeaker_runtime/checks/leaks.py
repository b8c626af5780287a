"""Leaks: differences in what a player is asked, offered or told that depend on what the player may not know.

At a decision of a game, another world is made that looks the same to a player (`determinize`). The pending decision is
computed again there, and both worlds are played on side by side, with the same choices and random outcomes, for as long
as the player observes the same. Any further difference for the player is a leak:

    the game:  Red is offered strike, pass        hand of Blue: 7, 2
    a guess:   Red is offered pass                hand of Blue: 3, 2     Red sees two cards in both

What the rules make public is not a leak: boards, events, public states, revealed cards. When these differ, the worlds
no longer look the same and the comparison ends. Which player decides is public: that a player is asked is a leak only
if it reveals more than the answer does. A decision marked `openly` in the spec may reveal anything.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice, RuleError
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.log import Reader, joined_sentence, lines, pile_of
from lawspeaker_runtime.game.spoken import fill, said_at, to_note
from lawspeaker_runtime.game.undo_secrecy import may_know_choice
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.notes import NOTE_DECISION, NOTE_PUT, NOTE_SHOW

STEPS = 3
MAX_ANSWERS = 4
MAX_FORKS = 3
MAX_RANDOM_STEPS = 400


class Sort(Enum):
    """What differs between two worlds for a player."""

    OPTIONS = "options"
    ASKED = "asked"
    WATCHED = "watched"
    LOG = "log"


@dataclass(frozen=True, slots=True)
class Leak(Generic[S]):
    """A difference that a player observes between two worlds, `steps` decisions after they looked the same."""

    sort: Sort
    player: int
    world: S
    other: S
    steps: int
    said: tuple[str, str] = ("", "")

    def fault(self, rules: Rules) -> str:
        """Return a key that leaks with the same cause share."""
        return f"{self.sort.value} at {rules.sites[int(self.world.site)].line}"


@dataclass(frozen=True, slots=True)
class Segment(Generic[S]):
    """What happened from one decision to the next.

    The choice, the resulting state, the notes and the random outcomes.
    """

    action: int
    state: S
    notes: list[list[int]]
    outcomes: list[int]


@dataclass(frozen=True, slots=True)
class Observer(Generic[S]):
    """A player who compares worlds, and the source of random numbers for the comparison."""

    engine: Engine[S]
    rules: Rules
    player: int
    agent: RandomAgent

    def sentences(self, stretch: Segment[S]) -> list[str]:
        """Return what the player reads of a segment, note by note."""
        reader = Reader(self.player)
        found = [joined_sentence(self.rules, reader, [note]) for note in stretch.notes]
        return [text for text in found if text]

    def visible(self, s: S) -> str:
        """Return the view of the player without the player who decides."""
        view = dict(self.engine.view(s, self.player))
        view.pop("player", None)
        return json.dumps(view)

    def compare(self, world: S, guess: S, steps: int = STEPS) -> Leak[S] | None:
        """Compute the pending decision again in a guess and play both worlds on.

        Return the first difference that is a leak.
        """
        leak = self.refreshed_differs(world, guess)
        for step in range(1, steps + 1):
            if leak is not None or self.engine.over(world) or is_open(self.rules, world):
                break
            pair = self.step(world, guess)
            if pair is None:
                break
            leak, goes_on = self.difference(*pair, step)
            if not goes_on:
                break
            world, guess = pair[0].state, pair[1].state
        return leak

    def refreshed_differs(self, world: S, guess: S) -> Leak[S] | None:
        """Compare the player's own pending decision with the same one computed in a guess."""
        if self.engine.over(world) or world.player != self.player or is_open(self.rules, world):
            return None
        again = self.refreshed(world)
        if again is None or not self.asks_the_same(again, world):
            return None
        other = self.refreshed(guess)
        if other is None or self.asks_the_same(other, world) or is_open(self.rules, other):
            return None
        sort = Sort.OPTIONS if other.player == self.player and other.site == world.site else Sort.ASKED
        return Leak(sort, self.player, world, other, 0)

    def asks_the_same(self, s: S, other: S) -> bool:
        """Tell whether two states ask the same player the same choice, in the same words, with the same options."""
        same = s.player == other.player and s.site == other.site
        if not same or list(self.engine.legal(s)) != list(self.engine.legal(other)):
            return False
        return self.words(s) == self.words(other)

    def words(self, s: S) -> list[str]:
        """Return the question and the labels of the pending decision as the player reads them."""
        site, said = self.rules.sites[int(s.site)], said_at(self.engine, self.rules, s)
        return [fill(self.rules, text, said, self.player) for text in (site.question, *site.texts)] if said else []

    def refreshed(self, s: S) -> S | None:
        """Return a copy with its pending decision computed again; None if that needs chance or fails."""
        copy = self.engine.clone(s)
        copy.explicit = True
        try:
            self.engine.refresh(copy)
        except (ChanceNeeded, RuleError, IllegalChoice):
            return None
        copy.explicit = False
        return copy

    def step(self, world: S, guess: S) -> tuple[Segment[S], Segment[S]] | None:
        """Make the same choice in both worlds; return None if the player would see that it is not the same."""
        action = self.agent.pick(self.engine.legal(world))
        after = self.carry_out(world, action, [])
        if after is None:
            return None
        legal = self.engine.legal(guess)
        if not after.notes[0][3] >> self.player & 1 and self.agent.pick((0, 1)):
            action = self.agent.pick(legal)  # a secret choice of another player may differ between the worlds
        if action not in legal:
            return None
        other = self.carry_out(guess, action, after.outcomes)
        return None if other is None else (after, other)

    def carry_out(self, s: S, action: int, wanted: Sequence[int]) -> Segment[S] | None:
        """Carry out a choice on a copy, with the wanted random outcomes if possible, otherwise random ones."""
        outcomes: list[int] = []
        while len(outcomes) < MAX_RANDOM_STEPS:
            after = self.engine.clone(s)
            after.forced, after.explicit, after.noting, after.notes = outcomes[:], True, True, []
            try:
                self.engine.apply(after, action)
            except ChanceNeeded as need:
                next_one = wanted[len(outcomes)] if len(outcomes) < len(wanted) else None
                outcomes.append(next_one if next_one in need.outcomes else self.agent.pick(need.outcomes))
                continue
            except (RuleError, IllegalChoice):
                return None
            mask = may_know_choice(self.engine, self.rules, s, after, action)
            said = said_at(self.engine, self.rules, s)
            notes = [[NOTE_DECISION, int(s.player), action, mask, 0, *to_note(said)], *after.notes]
            after.forced, after.explicit, after.noting, after.notes = [], False, False, []
            return Segment(action, after, notes, outcomes)
        return None

    def difference(self, one: Segment[S], two: Segment[S], step: int) -> tuple[Leak[S] | None, bool]:
        """Return the leak of two segments, and whether the worlds still look the same."""
        if self.sentences(one) == self.sentences(two):
            if self.visible(one.state) != self.visible(two.state):
                return None, False
            return self.same_so_far(one, two, step)
        leak = self.difference_in_log(one, two, step)
        if leak is not None or one.action != two.action:
            return leak, False
        for asked, longer in ((one, two), (two, one)):
            if self.sentences(asked) == self.sentences(longer)[: len(self.sentences(asked))]:
                return self.asked_only_in(asked, longer, step), False
        return None, False

    def difference_in_log(self, one: Segment[S], two: Segment[S], step: int) -> Leak[S] | None:
        """Return a leak if the log names different things for the same move between piles that the player does not see.

        Things that were shown, or were in a pile that the player sees, on the way are known. The worlds may differ in
        a choice that the player is not told: then the log tells it.
        """
        known: set[int] = set()
        for note, other in zip(one.notes, two.notes, strict=False):
            if note[0] != other[0] or (note[0] == NOTE_PUT and note[2:4] != other[2:4]):
                return None
            if note[0] == NOTE_SHOW or (note[0] == NOTE_PUT and any(self.sees_pile(code) for code in note[2:4])):
                known.update(each[1 if note[0] == NOTE_PUT else 2] for each in (note, other))
            elif note[0] == NOTE_PUT and not known & {note[1], other[1]}:
                said, heard = (joined_sentence(self.rules, Reader(self.player), [each]) for each in (note, other))
                if said != heard:
                    return Leak(Sort.LOG, self.player, one.state, two.state, step, (said, heard))
        return None

    def sees_pile(self, code: int) -> bool:
        """Tell whether the player sees the things of a pile; boards and things outside the game are visible to all."""
        if code < 0:
            return True
        index, owner = pile_of(self.rules, code)
        return Reader(self.player).may_read(self.rules.piles[index].seen, owner)

    def same_so_far(self, one: Segment[S], two: Segment[S], step: int) -> tuple[Leak[S] | None, bool]:
        """Compare which player is asked what, after the player has observed the same."""
        a, b = one.state, two.state
        logs = [lines(self.rules, stretch.notes, self.player) for stretch in (one, two)]
        if logs[0] != logs[1]:
            return Leak(Sort.LOG, self.player, a, b, step, ("; ".join(logs[0]), "; ".join(logs[1]))), False
        if a.player == b.player and (a.player != self.player or self.asks_the_same(a, b)):
            return None, True
        if is_open(self.rules, a) or is_open(self.rules, b):
            return None, False
        if a.player == b.player:
            return Leak(Sort.OPTIONS if a.site == b.site else Sort.ASKED, self.player, a, b, step), False
        if a.site == b.site and self.endings(a) & self.endings(b):
            sort = Sort.ASKED if self.player in (a.player, b.player) else Sort.WATCHED
            return Leak(sort, self.player, *((b, a) if b.player == self.player else (a, b)), step), False
        return self.asked_only_in(one, two, step) or self.asked_only_in(two, one, step), False

    def endings(self, s: S) -> set[tuple[object, ...]]:
        """Return what the player may observe after some answers to the pending decision, and who is asked what then."""
        found: set[tuple[object, ...]] = set()
        for action in self.engine.legal(s)[-MAX_ANSWERS:]:
            after = self.carry_out(s, action, [])
            if after is not None:
                seen = self.sentences(Segment(action, after.state, after.notes[1:], []))
                found.add((*seen, self.visible(after.state), int(after.state.player), int(after.state.site)))
        return found

    def asked_only_in(self, asked: Segment[S], other: Segment[S], step: int) -> Leak[S] | None:
        """Return a leak if a decision in one world, which the other world lacks, reveals something."""
        s = asked.state
        if self.engine.over(s) or is_open(self.rules, s):
            return None
        if s.player != self.player and asked.action != other.action:
            return None  # a secret choice of the other player determines who is asked next
        sort = Sort.ASKED if s.player == self.player else Sort.WATCHED
        return Leak(sort, self.player, s, other.state, step) if self.tells_alone(asked, other, MAX_FORKS) else None

    def tells_alone(self, asked: Segment[S], other: Segment[S], forks: int) -> bool:
        """Tell whether a decision reveals more to the player than the answers to it do.

        It does if some answer leads to the same observations as in the world without the decision. If a player must
        play a card, and draws one if there is none to play, being asked reveals nothing beyond the play.
        """
        if forks == 0 or self.engine.over(asked.state):
            return False
        seen = self.sentences(other)
        for action in self.engine.legal(asked.state)[-MAX_ANSWERS:]:
            after = self.carry_out(asked.state, action, other.outcomes[len(asked.outcomes) :])
            if after is None:
                continue
            joined = Segment(asked.action, after.state, asked.notes + after.notes[1:], asked.outcomes + after.outcomes)
            read = self.sentences(joined)
            if read == seen and self.visible(after.state) == self.visible(other.state):
                return True
            if read == seen[: len(read)] and self.tells_alone(joined, other, forks - 1):
                return True
        return False


def is_open(rules: Rules, s: S) -> bool:
    """Tell whether the spec marks the pending decision `openly`."""
    return not s.over and rules.sites[int(s.site)].openly

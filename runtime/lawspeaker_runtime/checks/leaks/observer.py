"""What a player observes of a world, and how worlds are played on for a comparison.

observer.carry_out(s, action, outcomes)      ->      Segment: the choice, the next state, the notes, the outcomes
observer.sentences(segment)                  ->      ["Blue gets a card"], as the player reads the log
observer.visible(s)                          ->      the view of the player, without whose turn it is
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice, RuleError
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.log import Reader, joined_sentence
from lawspeaker_runtime.game.spoken import fill, said_at, to_note
from lawspeaker_runtime.game.undo_secrecy import may_know_choice, things_in
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.notes import NOTE_DECISION

MAX_RANDOM_STEPS = 400
TURN = ("player", "active", "over", "phase")
"""What a view says of the game as a whole; it differs between a game that is over and one that goes on."""


@dataclass(frozen=True, slots=True)
class Segment(Generic[S]):
    """What happened from one decision to the next.

    The choice, the resulting state, the notes and the random outcomes.
    """

    action: int
    state: S
    notes: list[list[int]]
    outcomes: list[int]

    def is_told(self, player: int) -> bool:
        """Tell whether a player may know what was chosen."""
        return bool(self.notes[0][3] >> player & 1)


@dataclass(frozen=True, slots=True)
class Observer(Generic[S]):
    """A player who compares worlds, and the source of random numbers for the comparison.

    The worlds differ in what `chooser` chose, and in nothing else; if that is 0, in anything hidden from the player.
    """

    engine: Engine[S]
    rules: Rules
    player: int
    agent: RandomAgent
    chooser: int = 0

    def sentences(self, stretch: Segment[S]) -> list[str]:
        """Return what the player reads of a segment, note by note."""
        reader = Reader(self.player)
        found = [joined_sentence(self.rules, reader, [note]) for note in stretch.notes]
        return [text for text in found if text]

    def visible(self, s: S) -> str:
        """Return the view of the player without the player who decides; of a game that is over, also what ended it."""
        view = dict(self.engine.view(s, self.player))
        view.pop("player", None)
        if self.engine.over(s):
            view["ending"] = self.engine.ending(s)
        return json.dumps(view)

    def shown_beside_turns(self, s: S, words: set[str] | None) -> dict[str, object]:
        """Return what a view shows beside whose turn it is: everything, or only the states with some words."""
        view = dict(self.engine.view(s, self.player))
        return {word: part for word, part in view.items() if (word not in TURN if words is None else word in words)}

    def differs_in_secret(self, s: S, other: S) -> bool:
        """Tell whether worlds differ in what the chooser sees and the player does not: a choice that was kept secret.

        A choice was not kept secret if the chooser sees the same after it as after another one.
        """
        if not self.chooser:
            return True
        views = [dict(self.engine.view(each, who)) for who in (self.chooser, self.player) for each in (s, other)]
        own, own_other, seen, seen_other = views
        same = [word for word in own if word not in TURN and seen.get(word) == seen_other.get(word)]
        return any(own[word] != own_other.get(word) for word in same)

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

    def is_open(self, s: S) -> bool:
        """Tell whether the spec marks the pending decision `openly`."""
        return not s.over and self.rules.sites[int(s.site)].openly

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
        if action not in legal:
            alike = [one for one in legal if bool(things_in(self.rules, one)) == bool(things_in(self.rules, action))]
            if after.is_told(self.player) or not alike:
                return None
            action = self.agent.pick(alike)  # another player chooses secretly from what differs between the worlds
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

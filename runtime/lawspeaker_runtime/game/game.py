"""One game of any rules: decisions in words, undo, saves, views and a log.

    game = Game.start(engine, RULES, players=3, seed=7, options={"guild": ["Wolf", "Goat", "Stag"]})
    while decision := game.decision:
        game.choose(decision.options[0])
    game.result.winners

A Game never changes a state in place: every choice is carried out on a copy, which becomes the state only if that
succeeds. So an illegal choice, an impossible forced outcome or an error in the rules changes nothing, `undo` returns
to the copies before, and a step that waits for a random outcome is carried out again from its start.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Generic, Self, SupportsIndex

from lawspeaker_runtime.errors import BadOption, BadSave, CannotUndo, ChanceNeeded, IllegalChoice, NotOver
from lawspeaker_runtime.game.ambiguity import details_at
from lawspeaker_runtime.game.decision import Chance, Decision, Option, Options, action_of, chance_of, decide, sentence
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.history import START, History, Past, Step, Waiting, restored, with_fresh_decision
from lawspeaker_runtime.game.log import SPECTATOR, Entry
from lawspeaker_runtime.game.log_cache import LogCache
from lawspeaker_runtime.game.named_view import named_view, public_part
from lawspeaker_runtime.game.result import Result, result_of
from lawspeaker_runtime.game.save import Save, check_history, read_save, write_save
from lawspeaker_runtime.game.settings import read_options, read_players, read_seed, seed_of
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_runtime.game.spoken import said_at, to_note
from lawspeaker_runtime.game.undo_secrecy import may_know_choice, may_know_revealed, revealed
from lawspeaker_runtime.game.view_schema import view_schema
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.titles import titled
from lawspeaker_runtime.serialize.dump import LARGEST, SMALLEST
from lawspeaker_runtime.state.notes import NOTE_DECISION, NOTE_REVEAL
from lawspeaker_runtime.state.secure_stream import secure as secure_stream


class Game(Generic[S]):
    """One game. `players` is the number of players, `rules` the description of the game, `state` the engine's state."""

    def __init__(
        self,
        engine: Engine[S],
        rules: Rules,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        explicit_chance: bool = False,
        forced: Sequence[int] = (),
        secure: bool = False,
    ) -> None:
        count, number = read_players(rules, players), seed_of(seed, secure)
        values = read_options(rules, count, number, options, secure)
        settings = tuple(tuple(value) for value in values)
        self._begin(engine, rules, History(count, number, settings, explicit_chance, (), (), secure))
        self._forced.extend(forced)
        self._carry_out(Step(START))

    def _begin(self, engine: Engine[S], rules: Rules, history: History) -> None:
        """Initialize a game with a state and an empty past."""
        self.engine = engine
        self.rules = rules
        self.players = history.players
        self._origin = history.before(0)
        self._past: list[Past[S]] = []
        self._waiting: Waiting | None = None
        self._asked: S | None = None
        self._forced: list[int] = []
        self._log = LogCache(rules)
        if history.origin:
            self._state = restored(engine, list(history.origin))
        else:
            options = [list(values) for values in history.options]
            self._state = engine.new_state(history.players, read_seed(history.seed), options)
            if history.secure:
                secure_stream(self._state, history.seed)

    @classmethod
    def start(
        cls,
        engine: Engine[S],
        rules: Rules,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        explicit_chance: bool = False,
        secure: bool = False,
    ) -> Self:
        """Start a new game: what `new` of a generated package does.

        With `secure`, nobody can compute what chance brings from what it brought; without a seed, a secret one is made.
        """
        return cls(engine, rules, players, seed, options, explicit_chance, (), secure)

    @classmethod
    def at(cls, engine: Engine[S], rules: Rules, state: S, explicit_chance: bool = False) -> Self:
        """Start from an edited state, such as the position of an example; the pending decision is computed again."""
        origin = tuple(engine.dump(with_fresh_decision(engine, state)))
        history = History(int(state.players), 0, (), explicit_chance, origin, ())
        return cls.replay(engine, rules, history)

    @classmethod
    def replay(cls, engine: Engine[S], rules: Rules, history: History) -> Self:
        """Replay a history step by step; raise BadOption or IllegalChoice if the rules do not allow it."""
        check_history(rules, history)
        game = cls.__new__(cls)
        game._begin(engine, rules, history)
        for step in history.steps:
            game._repeat(step)
        return game

    @classmethod
    def load(cls, engine: Engine[S], rules: Rules, text: str) -> Self:
        """Continue a saved game; raise BadSave if the text is not a save of these rules.

        The history of the save is replayed and must lead to the saved state.
        """
        save = read_save(rules, text)
        try:
            game = cls.replay(engine, rules, save.history)
            game._forced = save.forced
            if save.waiting is not None:
                game._wait(save.waiting)
            if not game._matches(save):
                raise BadSave("its history leads elsewhere")
        except Exception as error:  # a forged save may make the rules fail in any way
            raise BadSave(f"this save does not fit its rules: {error}") from error
        return game

    def _wait(self, step: Step) -> None:
        """Carry out the step that a save says waits for a random outcome."""
        if step.action != START and step.action not in self._legal_for(step.by):
            raise BadSave(f"chance is asked about option {step.action}, which is not possible there")
        self._carry_out(step)
        if self._waiting is None:
            raise BadSave("no random step waits for its outcome")

    def _matches(self, save: Save) -> bool:
        """Tell whether this game is in the position that a save describes."""
        if not (self.engine.over(self._state) or self._waiting or self.engine.legal(self._state)):
            return False
        return self._to_save() == save

    def _to_save(self) -> Save:
        """Return the contents of a save of this game."""
        waiting = None if self._waiting is None else self._waiting.step
        notes: list[object] = [past.notes for past in self._past]
        return Save(self.history, self.engine.dump(self._state), notes, waiting, self._forced)

    def __repr__(self) -> str:
        """Return the game, the number of decisions and who decides; nothing that is hidden from a player."""
        made = sum(1 for past in self._past if past.step.action != START)
        if self.over:
            now = "over"
        elif self._waiting is not None:
            now = "waits for chance"
        else:
            now = f"{self.rules.seat(self.player)} decides"
        return f"<Game of {self.rules.title}, {self.players} players, {made} decisions: {now}>"

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    @property
    def state(self) -> S:
        """Return the engine's state, which may be read or cloned, but not changed."""
        return self._state if self._asked is None else self._asked

    @property
    def waiting(self) -> frozenset[int]:
        """Return the players who are to answer now: several if they choose together.

        Nobody while a random outcome is awaited or when the game is over.
        """
        if self._waiting is not None or self.over:
            return frozenset()
        return frozenset(int(player) for player in self.engine.waiting(self._state))

    @property
    def answered(self) -> frozenset[int]:
        """Return the players whose answers are sealed until those who wait have answered, too."""
        found: set[int] = set()
        for past in reversed(self._past):
            if past.step.by == 0 or any(note[0] == NOTE_REVEAL for note in past.notes):
                break
            found.add(past.step.by)
        return frozenset(found) - self.waiting if found else frozenset()

    def facing(self, player: int) -> Self:
        """Return a copy in which the decision, its options and the view are those of one of the players who wait.

        Raise IllegalChoice if that player is not to answer now.
        """
        copy = self.clone()
        copy._asked = self._turned(player)
        return copy

    def _turned(self, player: int) -> S:
        """Return the state in which one of the players who wait is asked; raise IllegalChoice if it is another one."""
        if player == int(self.state.player):
            return self.state
        turned = self.engine.clone(self._state)
        with spec_line_in_errors():
            if not self.engine.turn_to(turned, player):
                raise IllegalChoice(f"{self.rules.seat(self._seat(player))} is not to choose now")
        return turned

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self._waiting is None and self.engine.over(self._state)

    @property
    def legal(self) -> list[int]:
        """Return the ids of the options; [] while a random outcome is awaited or when the game is over."""
        return [] if self._waiting is not None else list(self.engine.legal(self.state))

    @property
    def player(self) -> int:
        """Return the player who decides; 0 while a random outcome is awaited or when the game is over.

        Of several who choose together, the first one in turn order; `waiting` has all of them.
        """
        return 0 if self._waiting is not None or self.over else int(self.engine.player(self.state))

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision; None while a random outcome is awaited or when the game is over."""
        if self._waiting is not None or self.over:
            return None
        said = said_at(self.engine, self.rules, self.state)
        details = details_at(self.engine, self.rules, self.state, self.legal)
        return decide(self.rules, self.player, int(self.state.site), self.legal, said, details)

    @property
    def question(self) -> str:
        """Return the question of the pending decision as a sentence to its player, "" if none is pending."""
        decision = self.decision
        return "" if decision is None else sentence(titled(self.rules), decision, self.players)

    @property
    def chance(self) -> Chance | None:
        """Return the random step that waits for its outcome, in explicit chance mode, or None."""
        return None if self._waiting is None else self._waiting.chance

    @property
    def result(self) -> Result:
        """Return how the game ended; raise NotOver while it is not over."""
        if not self.over:
            raise NotOver("the game is not over yet")
        with spec_line_in_errors():
            return result_of(self.engine, self.rules, self._state)

    def returns(self) -> list[float]:
        """Return the current value of the game for each player; index 0 is player 1."""
        with spec_line_in_errors():
            return list(self.engine.returns(self._state))

    @property
    def hash(self) -> int:
        """Return a hash of the state."""
        return int(self.engine.hash(self._state))

    @property
    def history(self) -> History:
        """Return the seed, the settings and all steps of the game."""
        return replace(self._origin, steps=tuple(past.step for past in self._past))

    def choose(self, choice: Option | SupportsIndex | str, player: int | None = None) -> None:
        """Decide, by an option, its id or its text; raise IllegalChoice and change nothing if it is not possible.

        Of several who choose together any may answer first; `player` says who does.
        """
        if self._waiting is not None or self.over:
            raise IllegalChoice("chance comes first: use `force`" if self._waiting else "the game is over")
        asked = self.state if player is None else self._turned(player)
        by = int(asked.player) if self.rules.sites[int(asked.site)].sealed else 0
        self._carry_out(Step(action_of(self._options(choice, asked), choice), (), by))

    def _options(self, choice: Option | SupportsIndex | str, asked: S) -> Options:
        """Return the options; with what tells those of the same names apart, if a text has to be compared."""
        legal = list(self.engine.legal(asked))
        said = said_at(self.engine, self.rules, asked)
        named = isinstance(choice, str)
        return Options(self.rules, legal, said, details_at(self.engine, self.rules, asked, legal) if named else {})

    def force(self, outcome: int | str) -> None:
        """Set the awaited random outcome.

        If chance is not explicit, the outcome of the next random step, by its number.
        """
        if self._waiting is not None:
            step = self._waiting.step
            chosen = self._waiting.chance.outcome(outcome)
            self._carry_out(Step(step.action, (*step.outcomes, chosen), step.by))
        elif self._origin.explicit_chance or not isinstance(outcome, int):
            raise IllegalChoice("no random step waits for its outcome")
        elif not SMALLEST <= outcome <= LARGEST:
            raise IllegalChoice("no random step has such an outcome")
        else:
            self._forced.append(outcome)

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = type(self).__new__(type(self))
        copy.engine, copy.rules, copy.players = self.engine, self.rules, self.players
        copy._origin, copy._waiting = self._origin, self._waiting
        copy._state, copy._asked = self.engine.clone(self._state), self._asked
        copy._past, copy._forced = self._past[:], self._forced[:]
        copy._log = self._log
        return copy

    def save(self) -> str:
        """Return the game as a text for `load`."""
        return write_save(self.rules, self._to_save())

    def view(self, player: int) -> Mapping[str, object]:
        """Return what a player may know, by names: hidden is None, nothing is None.

        The games of a generated package return the `View` of the package. `raw_view` has the numbers of the engine.
        """
        raw, seat = self.raw_view(player), self._seat(player)
        return named_view(self.rules, raw, self.players, seat, lambda thing: self.engine.sees(self.state, seat, thing))

    def raw_view(self, player: int) -> dict[str, object]:
        """Return what a player may know in the numbers of the engine, where -1 is hidden or nothing."""
        return self.engine.view(self.state, self._seat(player))

    def observe(self, player: int) -> list[int]:
        """Return what a player may know (0: an observer) as numbers, which `engine.observation_legend` names."""
        return list(self.engine.observe(self.state, 0 if player == 0 else self._seat(player)))

    def raw_public_view(self) -> dict[str, object]:
        """Return what every player knows, in the numbers of the engine: what a spectator may see."""
        return public_part([self.raw_view(player) for player in range(1, self.players + 1)])

    def public_log(self, said: Rules | None = None) -> list[Entry]:
        """Return the entries of the log that every player may read: what a spectator may read."""
        return self._entries(SPECTATOR, said)

    def before(self, count: int) -> Self:
        """Return a copy of the game as it was after its first `count` choices."""
        copy = self.clone()
        first = 1 if copy._past and copy._past[0].step.action == START else 0
        if count < len(copy._past) - first:
            copy._state, copy._asked = self.engine.clone(copy._past[first + count].before), None
            del copy._past[first + count :]
            copy._waiting, copy._forced = None, []
        return copy

    def view_schema(self) -> dict[str, object]:
        """Return the JSON Schema of `view`."""
        return view_schema(self.rules)

    def log(self, player: int | None = None, said: Rules | None = None) -> list[str]:
        """Return what happened, in sentences: what a player may know, or everything; `said` are translated rules."""
        return [entry.text for entry in self.log_entries(player, said)]

    def log_entries(self, player: int | None = None, said: Rules | None = None) -> list[Entry]:
        """Return the entries of the log, which say what the rules tell and what can be seen anyway."""
        return self._entries(None if player is None else self._seat(player), said)

    def _entries(self, player: int | None, said: Rules | None) -> list[Entry]:
        """Return the entries of the log for a reader; those of steps that were read before are not made again."""
        return self._log.entries([past.notes for past in self._past], player, said)

    @property
    def last_by(self) -> int:
        """Return who made the last choice, if it was one that players make together; else 0."""
        return self._past[-1].step.by if self._past else 0

    def undo(self, force: bool = False, forgetful: Collection[int] = ()) -> None:
        """Take the last choice back; raise CannotUndo if it revealed random or hidden information, unless forced.

        What was revealed to `forgetful` players does not count: bots that remember nothing but the state.
        """
        if self._waiting is not None and self._waiting.step.action != START:
            if self._waiting.step.outcomes and not force:
                raise CannotUndo("chance has decided something since the last choice")
            self._waiting = None
            return
        if not self._past or self._past[-1].step.action == START:
            raise CannotUndo("there is no choice to take back")
        before = self._before_last()
        if not force:
            self._check_undo(before, forgetful)
        self._past.pop()
        self._state, self._asked = before, None

    def _check_undo(self, before: S, forgetful: Collection[int]) -> None:
        """Raise CannotUndo if the last step revealed random information, or hidden to a player who is not forgetful."""
        if before.stream != self._state.stream or self._past[-1].step.outcomes:
            raise CannotUndo("chance has decided something since the last choice")
        if any(note[0] == NOTE_REVEAL for note in self._past[-1].notes):
            raise CannotUndo("all have chosen, and what the others chose has been revealed")
        readers = [player for player in range(1, self.players + 1) if player not in forgetful]
        secret = revealed(self.engine, self.rules, before, self._state, readers)
        if secret is not None:
            player, kind = secret[0], self.rules.things[secret[1]].kind
            raise CannotUndo(f"{self.rules.seat(player)} has seen a hidden {kind} since", player, kind)

    def _before_last(self) -> S:
        """Return a copy of the state before the last step."""
        return self.engine.clone(self._past[-1].before)

    def _seat(self, player: int) -> int:
        """Return a player's number; raise BadOption if there is no such player."""
        if player not in range(1, self.players + 1):
            raise BadOption(f"there is no player {player!r}; players are 1 to {self.players}")
        return player

    def _carry_out(self, step: Step) -> None:
        """Carry out a step on a copy; store it if it succeeds, or wait if a random outcome is missing."""
        before = self._state
        asked = self._turned(step.by) if step.by else before
        after = self.engine.clone(asked)
        given = [*step.outcomes, *self._forced]
        after.forced = given[:]
        after.explicit = self._origin.explicit_chance
        after.noting = True
        after.notes = []
        try:
            with spec_line_in_errors():
                if step.action == START:
                    self.engine.start(after)
                else:
                    self.engine.apply(after, step.action)
        except ChanceNeeded as need:
            self._waiting = Waiting(step, chance_of(self.rules, need))
            return
        used = tuple(given[: len(given) - len(after.forced)])
        self._store(Step(step.action, used, step.by), before, asked, after)

    def _store(self, step: Step, before: S, asked: S, after: S) -> None:
        """Make the copy on which a step was carried out the state of the game; in `asked` it was the player's turn."""
        notes = [self._revealed(note, asked, after) if note[0] == NOTE_REVEAL else note for note in after.notes]
        if step.action != START:
            mask = may_know_choice(self.engine, self.rules, asked, after, step.action)
            said = to_note(said_at(self.engine, self.rules, asked))
            notes = [[NOTE_DECISION, int(asked.player), step.action, mask, 0, *said], *notes]
        self._forced = after.forced
        after.forced, after.notes, after.noting, after.explicit = [], [], False, False
        self._past.append(Past(step, notes, before))
        self._waiting, self._asked = None, None
        self._state = after

    def _revealed(self, note: list[int], before: S, after: S) -> list[int]:
        """Return the note of a sealed answer that was revealed: who may know it, and what its question mentioned."""
        _, player, action = note[:3]
        mask = may_know_revealed(self.engine, self.rules, before, after, player, action)
        asked = [past.notes[0] for past in reversed(self._past) if past.notes and past.notes[0][0] == NOTE_DECISION]
        said = next((found[5:] for found in asked if found[1:3] == [player, action]), [])
        return [NOTE_REVEAL, player, action, mask, 0, *said]

    def _legal_for(self, player: int) -> list[int]:
        """Return the ids of the options of a waiting player; 0 means the player who decides."""
        return self.legal if player == 0 else list(self.engine.legal(self._turned(player)))

    def _repeat(self, step: Step) -> None:
        """Carry out a step of a history; raise IllegalChoice if it does not fit the rules."""
        if step.action != START and step.action not in self._legal_for(step.by):
            raise IllegalChoice(f"the history goes on with option {step.action}, which is not possible there")
        self._carry_out(step)
        if self._waiting is not None:
            raise IllegalChoice("the history lacks a random outcome")
        if self._forced:
            raise IllegalChoice("the history has a random outcome too many")

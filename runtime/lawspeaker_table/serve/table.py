"""One table: a game, the tokens of its seats, and what players and bots do to it.

Every change is stored before it is made known. A choice that the rules refuse changes nothing.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from time import perf_counter

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.agents.search import search_for
from lawspeaker_runtime.errors import CannotUndo, IllegalChoice, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import START, History, unpacked
from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.secure_stream import BOT, key_of, secure_number
from lawspeaker_table.play.after_verb import game_after_verb
from lawspeaker_table.serve.bot_process import Search
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.drawn_boards import DrawnBoards
from lawspeaker_table.serve.storage import Storage
from lawspeaker_table.serve.store import Move, Record
from lawspeaker_table.serve.words import Line, Refused

WATCHER = 0
"""The seat of people who watch."""
RANDOM_BOT = 1
BOTS_TOGETHER = 0.005
"""Seconds in which random bots decide before the server does something else; they are stored by one commit."""


class Table(Struct, eq=False):
    """A table. `lock` is held while the game changes; `trouble` says why the game cannot go on.

    `entries` is the number of entries that are stored since the last start: decisions, and what undid some. `windows`
    is the number of windows that show it, `visitor` the address from which it was opened. If the game is inside a verb
    of an example, it goes on from `before_verb` when the verb is finished. `notice` tells a designer what became of the
    table when the rules were changed.
    """

    offer: Offer
    record: Record
    storage: Storage
    game: Game[BaseState]
    entries: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    bots: asyncio.Task[None] | None = None
    trouble: Refused | None = None
    before_verb: BaseState | None = None
    notice: Line | None = None
    windows: int = 0
    visitor: str = ""
    boards: DrawnBoards = field(default_factory=DrawnBoards)

    @property
    def turn(self) -> int:
        """Return how many decisions were made."""
        return len(self.game.history.choices)

    @property
    def stamp(self) -> str:
        """Return what tells this position from all others of the table, also from those that were undone."""
        return f"{self.record.start}.{self.entries}"

    def seat_of(self, token: str) -> int | None:
        """Return the seat of a token, WATCHER for that of people who watch, None for any other."""
        found: int | None = None
        for number, seat in enumerate(self.record.seats, start=1):
            if not seat.bot and hmac.compare_digest(seat.token.encode(), token.encode()):
                found = number
        if hmac.compare_digest(self.record.watch.encode(), token.encode()):
            found = WATCHER
        return found

    def bot_of(self, seat: int) -> int:
        """Return the strength of the bot on a seat, 0 if a person plays it."""
        return self.record.seats[seat - 1].bot if seat else 0

    def seat_name(self, seat: int) -> str:
        """Return the name of a player in the words of the spec."""
        return self.game.rules.seat(seat)

    async def choose(self, seat: int, turn: int, position: int) -> None:
        """Decide for a seat by the position of an option; raise Refused if it is not its turn, or there is no such."""
        if seat == WATCHER:
            raise Refused("you only watch this game")
        if self.game.over:
            raise Refused("the game is over")
        waiting = self.game.waiting
        if seat not in waiting:
            raise Refused("it is not your turn: {who} decides", who=self.seat_name(self.game.player))
        if not self.is_same_question(seat, self.turn - turn):
            raise Refused("the table has changed meanwhile; choose again")
        options = self.game.facing(seat).legal
        if not 0 <= position < len(options):
            raise Refused("this option is not possible now")
        await self.carry_out(options[position], seat)

    def is_current(self, stamp: object, seat: int) -> bool:
        """Tell whether a seat is asked the same as when the table had a stamp."""
        start, _, entries = str(stamp).partition(".")
        if start != str(self.record.start) or not entries.isdecimal():
            return False
        return self.is_same_question(seat, self.entries - int(entries))

    def is_same_question(self, seat: int, count: int) -> bool:
        """Tell whether the last so many decisions leave the question to a seat as it is.

        They do if others made them who choose together with it: their answers are sealed.
        """
        if count <= 0:
            return count == 0
        return all(step.by not in (0, seat) for step in self.game.history.steps[-count:])

    async def carry_out(self, action: int, seat: int) -> None:
        """Carry out and store a decision of a seat, or change nothing."""
        after = self.game.clone()
        decide(after, action, seat)
        await self.go_on(after)

    async def go_on(self, after: Game[BaseState]) -> None:
        """Store the decisions that led to a game, then continue with it; the lock is held meanwhile."""
        if not after.over and not after.legal and self.before_verb is not None:
            await self.leave_verb(after)
            return
        made = after.history.packed[self.turn :]
        await self.store([(self.turn + index, packed) for index, packed in enumerate(made)])
        self.game = after
        self.changed.set()

    async def store(self, entries: Sequence[tuple[int, int | None]]) -> None:
        """Store the next entries of the table."""
        id_, start, first = self.record.id, self.record.start, self.entries
        await self.storage.append([Move(id_, start, first + index, *entry) for index, entry in enumerate(entries)])
        self.entries += len(entries)

    async def begin_again(self, offer: Offer, game: Game[BaseState], before_verb: BaseState | None = None) -> None:
        """Store that the table goes on with another game, and continue with it; the lock is held meanwhile."""
        history = game.history
        record = replace(
            self.record,
            start=self.record.start + 1,
            version=offer.rules.version,
            players=game.players,
            seed=history.seed,
            options=[list(values) for values in history.options],
            origin=list(history.origin),
        )
        await self.storage.begin_again(record, history.packed)
        self.offer, self.record, self.entries = offer, record, len(history.choices)
        self.game, self.before_verb, self.trouble = game, before_verb, None
        self.changed.set()

    async def random_bots_decide(self, turn: asyncio.Lock) -> None:
        """Decide for random bots until a person has to decide, or until the slice of time is over.

        `turn` is held meanwhile, so that no two tables do so before the server answers somebody.
        """
        async with turn:
            after, end = self.game.clone(), perf_counter() + BOTS_TOGETHER
            while self.bot_of(seat := self.next_seat(after)) == RANDOM_BOT and after.legal:
                decide(after, self.random_choice(after.facing(seat)), seat)
                if perf_counter() > end:
                    break
        await self.go_on(after)

    async def leave_verb(self, after: Game[BaseState]) -> None:
        """Continue behind the verb of an example, which is finished, where the game was before it."""
        await self.begin_again(self.offer, game_after_verb(after.engine, after.rules, after.state, self.before_verb))

    def undone(self, seat: int) -> Game[BaseState]:
        """Return the game before the last decision of a seat; raise Refused if it cannot be taken back.

        What bots decided since is taken back, too, whatever they saw: they remember nothing but the state. What other
        people decided is not. Nothing is when the game is over: then its seed is published, and everybody could compute
        what chance would bring.
        """
        if self.game.over:
            raise Refused("the game is over")
        copy = self.game.clone()
        bots = [seat for seat in range(1, copy.players + 1) if self.bot_of(seat)]
        try:
            while True:
                by = copy.last_by
                copy.undo(forgetful=bots)
                decided = by or copy.player
                if decided == seat:
                    return copy
                if not self.bot_of(decided):
                    raise Refused("this cannot be undone: {who} has decided since", who=self.seat_name(decided))
        except CannotUndo as error:
            if error.kind:
                line = "this cannot be undone: {who} has seen something hidden since ({what})"
                raise Refused(line, who=self.seat_name(error.player), what=error.kind) from None
            raise Refused("this cannot be undone: {why}", why=error) from None

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last decision back."""
        try:
            self.undone(seat)
        except Refused:
            return False
        return seat != WATCHER

    async def undo(self, seat: int) -> None:
        """Take back the last decision of a seat; what was decided stays stored. Raise Refused if not possible."""
        if seat == WATCHER:
            raise Refused("you only watch this game")
        before = self.undone(seat)
        await self.store([(len(before.history.choices), None)])
        self.game = before
        self.changed.set()

    def next_seat(self, game: Game[BaseState]) -> int:
        """Return the seat that decides next, 0 if none does: of several who choose together, a bot goes first."""
        if not game.rules.seals_choices:
            return game.player
        waiting = sorted(game.waiting)
        return next((seat for seat in waiting if self.bot_of(seat)), game.player)

    def search(self) -> Search:
        """Return the search of the bot that decides now."""
        game = self.game.facing(self.next_seat(self.game))
        settings = search_for(game.rules, self.bot_of(game.player))
        return Search(self.offer.loaded, game.engine.clone(game.state), settings, self.bot_seed(game))

    def random_choice(self, game: Game[BaseState]) -> int:
        """Return what a random bot chooses."""
        return RandomAgent(self.bot_seed(game)).pick(game.legal)

    def bot_seed(self, game: Game[BaseState]) -> int:
        """Return the seed of what a bot decides; the same whenever the game is played again."""
        return secure_number(key_of(self.record.seed, BOT), len(game.history.choices), 1 << SEED_BITS)


def decide(game: Game[BaseState], action: int, seat: int) -> None:
    """Carry out a decision of a seat, or change nothing and raise Refused."""
    try:
        game.choose(action, seat)
    except IllegalChoice:
        raise Refused("this option is not possible now") from None
    except RuleError as error:
        raise Refused("a rule failed, so nothing was changed: {why}", why=error) from None


def game_of(offer: Offer, record: Record, actions: list[int]) -> Game[BaseState]:
    """Return the game of a stored table; raise Refused if it does not fit the rules."""
    rules, origin = offer.rules, tuple(record.origin)
    if record.version != rules.version:
        line = "this table was played with other rules (version {old}); these are version {new}"
        raise Refused(line, old=record.version, new=rules.version)
    steps = tuple(unpacked(packed) for packed in ([] if origin else [START]) + actions)
    options = tuple(tuple(values) for values in record.options)
    try:
        return Game.replay(
            offer.loaded.engine, rules, History(record.players, record.seed, options, False, origin, steps, not origin)
        )
    except Exception as error:  # a database that was edited may make the rules fail in any way
        raise Refused("this table cannot be continued: {why}", why=error) from None

"""One table: a game, the tokens of its seats, and what players and bots do to it.

Every change is stored before it is made known. A choice that the rules refuse changes nothing.
"""

from __future__ import annotations

import asyncio
import hmac
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from msgspec import Struct, field
from msgspec.structs import replace

from lawspeaker.cli.play.start_positions import game_after_verb
from lawspeaker.cli.serve.catalogue import Offer
from lawspeaker.cli.serve.drawn_boards import DrawnBoards
from lawspeaker.cli.serve.journal import Journal
from lawspeaker.cli.serve.store import Record, Store
from lawspeaker.cli.serve.words import Refused
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.agents.search import Searcher, search_for
from lawspeaker_runtime.errors import CannotUndo, IllegalChoice, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import History, Step
from lawspeaker_runtime.state.base_state import BaseState

WATCHER = 0
"""The seat of people who watch."""
RANDOM_BOT = 1
BOTS_TOGETHER = 0.005
"""Seconds in which random bots decide before the server does something else; they are stored by one commit."""
MULTIPLIER = 0x9E3779B97F4A7C15
SEED_MASK = (1 << 64) - 1


class Table(Struct, eq=False):
    """A table. `lock` is held while the game changes; `trouble` says why the game cannot go on.

    `windows` is the number of windows that show it. If the game is inside a verb of an example, it goes on from
    `before_verb` when the verb is finished.
    """

    offer: Offer
    record: Record
    store: Store
    journal: Journal
    game: Game[BaseState]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    bots: asyncio.Task[None] | None = None
    trouble: Refused | None = None
    before_verb: BaseState | None = None
    windows: int = 0
    boards: DrawnBoards = field(default_factory=DrawnBoards)

    @property
    def turn(self) -> int:
        """Return how many decisions were made."""
        return len(self.game.history.choices)

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

    async def choose(self, seat: int, turn: int, action: int) -> None:
        """Decide for a seat; raise Refused if it is not its turn, or the option is not possible now."""
        if seat == WATCHER:
            raise Refused("you only watch this game")
        if self.game.over:
            raise Refused("the game is over")
        if self.game.player != seat:
            raise Refused("it is not your turn: {who} decides", who=self.seat_name(self.game.player))
        if turn != self.turn:
            raise Refused("the table has changed meanwhile; choose again")
        await self.carry_out(action)

    async def carry_out(self, action: int) -> None:
        """Carry out and store a decision, or change nothing."""
        after = self.game.clone()
        decide(after, action)
        await self.go_on(after, [action])

    async def go_on(self, after: Game[BaseState], actions: list[int]) -> None:
        """Store decisions, then continue with the game after them; the lock is held meanwhile."""
        with stored_or_refused():
            if not after.over and not after.legal and self.before_verb is not None:
                self.leave_verb(after)
                return
            await self.journal.append(self.record.id, self.turn, actions)
        self.game = after
        self.changed.set()

    async def random_bots_decide(self) -> None:
        """Decide for random bots until a person has to decide, or until the slice of time is over."""
        after, actions, end = self.game.clone(), list[int](), perf_counter() + BOTS_TOGETHER
        while self.bot_of(after.player) == RANDOM_BOT and after.legal:
            actions.append(self.bot_choice(after))
            decide(after, actions[-1])
            if perf_counter() > end:
                break
        await self.go_on(after, actions)

    def leave_verb(self, after: Game[BaseState]) -> None:
        """Continue behind the verb of an example, which is finished, where the game was before it."""
        game = game_after_verb(after.engine, after.rules, after.state, self.before_verb)
        self.record = replace(self.record, origin=list(game.history.origin))
        self.store.replace(self.record, [])
        self.game, self.before_verb = game, None
        self.changed.set()

    def undone(self, seat: int) -> Game[BaseState]:
        """Return the game before the last decision of a seat; raise Refused if it cannot be taken back.

        What bots decided since is taken back, too; what other people decided is not.
        """
        copy = self.game.clone()
        try:
            while True:
                copy.undo()
                if copy.player == seat:
                    return copy
                if not self.bot_of(copy.player):
                    raise Refused("this cannot be undone: {who} has decided since", who=self.seat_name(copy.player))
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

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat; raise Refused if that is not possible."""
        if seat == WATCHER:
            raise Refused("you only watch this game")
        before = self.undone(seat)
        with stored_or_refused():
            self.store.cut(self.record.id, len(before.history.choices))
        self.game = before
        self.changed.set()

    def bot_choice(self, game: Game[BaseState]) -> int:
        """Return what the bot of the player to decide chooses; the same whenever the game is played again."""
        seed = self.record.seed ^ (MULTIPLIER * (len(game.history.choices) + 1) & SEED_MASK)
        strength = self.bot_of(game.player)
        if strength <= RANDOM_BOT:
            return RandomAgent(seed).pick(game.legal)
        search = search_for(game.rules, strength)
        return Searcher(game.engine, search, seed).best(game.engine.clone(game.state))


def decide(game: Game[BaseState], action: int) -> None:
    """Carry out a decision, or change nothing and raise Refused."""
    try:
        game.choose(action)
    except IllegalChoice:
        raise Refused("this option is not possible now") from None
    except RuleError as error:
        raise Refused("a rule failed, so nothing was changed: {why}", why=error) from None


@contextmanager
def stored_or_refused() -> Iterator[None]:
    """Turn an error of the database into a refusal; the table is as it was before."""
    try:
        yield
    except sqlite3.Error as error:
        raise Refused("this could not be stored, so nothing was changed: {why}", why=error) from None


def game_of(offer: Offer, record: Record, actions: list[int]) -> Game[BaseState]:
    """Return the game of a stored table; raise Refused if it does not fit the rules."""
    rules, origin = offer.rules, tuple(record.origin)
    if record.version != rules.version:
        line = "this table was played with other rules (version {old}); these are version {new}"
        raise Refused(line, old=record.version, new=rules.version)
    steps = tuple(Step(action) for action in ([] if origin else [-1]) + actions)
    options = tuple(tuple(values) for values in record.options)
    try:
        return Game.replay(
            offer.loaded.engine, rules, History(record.players, record.seed, options, False, origin, steps)
        )
    except Exception as error:  # a database that was edited may make the rules fail in any way
        raise Refused("this table cannot be continued: {why}", why=error) from None

"""All tables of a server: created, kept in memory while they are used, and found again in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from lawspeaker_runtime.errors import BadOption, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.serve.bots import BotQueue
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.fairness import secret_seed
from lawspeaker_table.serve.storage import Storage, Unavailable
from lawspeaker_table.serve.store import STRONGEST, TOKEN_BYTES, Record, Seat
from lawspeaker_table.serve.table import RANDOM_BOT, Table, game_of
from lawspeaker_table.serve.words import Refused

MAX_TABLES = 10_000
MAX_OPEN = 500
REQUESTS = 2
"""The threads that start and replay games, and load changed rules."""
T = TypeVar("T")


class Tables:
    """The tables of a server. `limit` is the number of tables that the database may hold.

    `turn` is held by whatever takes the event loop some milliseconds and can wait: drawing tables, random bots. So a
    move waits for one of them at most.
    """

    def __init__(self, offers: Mapping[str, Offer], storage: Storage, limit: int = MAX_TABLES) -> None:
        self.offers = dict(offers)
        self.storage = storage
        self.requests = ThreadPoolExecutor(REQUESTS, thread_name_prefix="requests")
        self.bots = BotQueue()
        self.turn = asyncio.Lock()
        self.limit = limit
        self.open: OrderedDict[str, Table] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Table]] = {}

    async def create(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, object],
        bots: Mapping[int, int],
        seed: int | None = None,
        visitor: str = "",
    ) -> Table:
        """Create and store a table for a visitor; `bots` are strengths by seat. Raise Refused if it is not possible."""
        offer = self.offers.get(game)
        if offer is None:
            names = ", ".join(sorted(self.offers))
            raise Refused("there is no game `{game}` here; there are {names}", game=game[:40], names=names)
        number, new = secret_seed() if seed is None else seed, offer.loaded.package.new
        try:
            started = await self.in_thread(lambda: new(players=players, seed=number, options=options, secure=True))
        except (BadOption, RuleError) as error:
            raise Refused("{why}", why=error) from None
        seats = [Seat(token(), strength_of(bots.get(seat, 0))) for seat in range(1, started.players + 1)]
        if any(seat not in range(1, started.players + 1) for seat in bots):
            raise Refused("there are only {count} seats", count=started.players)
        return await self.add(offer, started, seats, visitor)

    async def in_thread(self, function: Callable[[], T]) -> T:
        """Return what a function returns, in a thread that only requests use."""
        return await asyncio.get_running_loop().run_in_executor(self.requests, function)

    async def add(self, offer: Offer, started: Game[BaseState], seats: list[Seat], visitor: str) -> Table:
        """Store a table for a game that was just started."""
        history = started.history
        options = [list(values) for values in history.options]
        record = Record(
            secrets.token_hex(6),
            offer.name,
            offer.rules.version,
            started.players,
            history.seed,
            options,
            list(history.origin),
            seats,
            token(),
        )
        await self.storage.add(record, self.limit)
        return self.keep(Table(offer, record, self.storage, started, visitor=visitor))

    async def find(self, id_: str, visitor: str = "") -> Table:
        """Return a table, from memory or from the database; raise Refused if there is none, or it does not fit."""
        if id_ in self.open:
            self.open.move_to_end(id_)
            return self.open[id_]
        if id_ not in self.opening:
            self.opening[id_] = asyncio.get_running_loop().create_task(self.opened(id_, visitor))
            self.opening[id_].add_done_callback(lambda task: self.opening.pop(id_, None))
        return await asyncio.shield(self.opening[id_])

    async def opened(self, id_: str, visitor: str) -> Table:
        """Read a table from the database, and play it again; raise Refused if there is none, or it does not fit."""
        stored = await self.storage.load(id_)
        if stored is None:
            raise Refused("there is no such table")
        offer = self.offers.get(stored.record.game)
        if offer is None:
            line = "this table is of the game `{game}`, which this server does not offer"
            raise Refused(line, game=stored.record.game)
        game = await self.in_thread(lambda: game_of(offer, stored.record, stored.actions))
        return self.keep(Table(offer, stored.record, self.storage, game, stored.entries, visitor=visitor))

    def close(self) -> None:
        """Close the database, behind everything that waits to be stored."""
        self.storage.close()
        self.requests.shutdown(wait=False, cancel_futures=True)
        self.bots.close()

    def keep(self, table: Table) -> Table:
        """Keep a table in memory; one that nobody has used for longest is dropped, and read again when needed."""
        self.open[table.record.id] = table
        for id_ in list(self.open)[: max(0, len(self.open) - MAX_OPEN)]:
            if self.open[id_].bots is None and not self.open[id_].windows:
                del self.open[id_]
        return table

    def run_bots(self, table: Table) -> None:
        """Let bots decide until a person has to, in a task of its own."""
        if isinstance(table.trouble, Unavailable):
            table.trouble = None
        if table.bots is None and not table.game.over and table.bot_of(table.next_seat(table.game)):
            table.bots = asyncio.get_running_loop().create_task(self.bots_decide(table))

    async def bots_decide(self, table: Table) -> None:
        """Decide for bots until a person has to decide, while somebody is at the table."""
        try:
            while table.windows and not table.trouble and table.bot_of(table.next_seat(table.game)):
                await self.bot_decides(table, table.game)
        except Exception as error:  # rules may fail in any way, and the players are told
            failed = error if isinstance(error, Unavailable) else Refused("the game cannot go on: {why}", why=error)
            table.trouble = failed
            table.changed.set()
        finally:
            table.bots = None

    async def bot_decides(self, table: Table, game: Game[BaseState]) -> None:
        """Decide for the next bots of a table, if the table has not changed meanwhile."""
        seat = table.next_seat(game)
        searches, action = table.bot_of(seat) > RANDOM_BOT, None
        if searches:
            action = await self.bots.think(
                table.visitor, lambda: table.search() if table.game is game and table.windows else None
            )
        async with table.lock:
            if table.game is not game:
                return
            if not searches:
                await table.random_bots_decide(self.turn)
            elif action is not None:
                await table.carry_out(action, seat)


def token() -> str:
    """Return a secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def strength_of(given: int) -> int:
    """Return the strength of a bot; raise Refused if there is no such bot."""
    if not 0 <= given <= STRONGEST:
        line = "a bot simulates 1 to {most:,} games for a decision, not {given}"
        raise Refused(line, most=STRONGEST, given=given)
    return given

"""All tables of a server: created, kept in memory while they are used, and found again in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping

from lawspeaker.cli.serve.catalogue import Offer
from lawspeaker.cli.serve.journal import Journal
from lawspeaker.cli.serve.store import Record, Seat, Store
from lawspeaker.cli.serve.table import RANDOM_BOT, Table, game_of
from lawspeaker.cli.serve.words import Refused
from lawspeaker_runtime.errors import BadOption, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_runtime.state.base_state import BaseState

MAX_TABLES = 10_000
MAX_OPEN = 500
TOKEN_BYTES = 16
STRONGEST = 2_000


class Tables:
    """The tables of a server. `limit` is the number of tables that the database may hold."""

    def __init__(self, offers: Mapping[str, Offer], store: Store, limit: int = MAX_TABLES) -> None:
        self.offers = dict(offers)
        self.store = store
        self.journal = Journal(store)
        self.limit = limit
        self.open: OrderedDict[str, Table] = OrderedDict()

    def create(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, object],
        bots: Mapping[int, int],
        seed: int | None = None,
    ) -> Table:
        """Create and store a table; `bots` are strengths by seat. Raise Refused if the game does not allow it."""
        offer = self.offers.get(game)
        if offer is None:
            names = ", ".join(sorted(self.offers))
            raise Refused("there is no game `{game}` here; there are {names}", game=game[:40], names=names)
        if self.store.count() >= self.limit:
            raise Refused("this server has {limit:,} tables, and takes no more", limit=self.limit)
        number = secrets.randbits(SEED_BITS) if seed is None else seed
        try:
            started = offer.loaded.package.new(players=players, seed=number, options=options)
        except (BadOption, RuleError) as error:
            raise Refused("{why}", why=error) from None
        seats = [Seat(token(), strength_of(bots.get(seat, 0))) for seat in range(1, started.players + 1)]
        if any(seat not in range(1, started.players + 1) for seat in bots):
            raise Refused("there are only {count} seats", count=started.players)
        return self.add(offer, started, seats)

    def add(self, offer: Offer, started: Game[BaseState], seats: list[Seat]) -> Table:
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
        self.store.add(record)
        return self.keep(Table(offer, record, self.store, self.journal, started))

    def find(self, id_: str) -> Table:
        """Return a table, from memory or from the database; raise Refused if there is none, or it does not fit."""
        if id_ in self.open:
            self.open.move_to_end(id_)
            return self.open[id_]
        record = self.store.find(id_)
        if record is None:
            raise Refused("there is no such table")
        offer = self.offers.get(record.game)
        if offer is None:
            raise Refused("this table is of the game `{game}`, which this server does not offer", game=record.game)
        game = game_of(offer, record, self.store.moves(id_))
        return self.keep(Table(offer, record, self.store, self.journal, game))

    def keep(self, table: Table) -> Table:
        """Keep a table in memory; one that nobody has used for longest is dropped, and read again when needed."""
        self.open[table.record.id] = table
        for id_ in list(self.open)[: max(0, len(self.open) - MAX_OPEN)]:
            if self.open[id_].bots is None and not self.open[id_].windows:
                del self.open[id_]
        return table

    def run_bots(self, table: Table) -> None:
        """Let bots decide until a person has to, in a task of its own."""
        if table.bots is None and not table.game.over and table.bot_of(table.game.player):
            table.bots = asyncio.get_running_loop().create_task(self.bots_decide(table))

    async def bots_decide(self, table: Table) -> None:
        """Decide for bots until a person has to decide; those that search do it in a thread."""
        try:
            while not table.game.over and (strength := table.bot_of(table.game.player)) and not table.trouble:
                game = table.game
                action = await asyncio.to_thread(table.bot_choice, game) if strength > RANDOM_BOT else None
                async with table.lock:
                    if table.game is not game:
                        continue
                    if action is None:
                        await table.random_bots_decide()
                    else:
                        await table.carry_out(action)
        except (RuleError, Refused) as error:
            table.trouble = Refused("the game cannot go on: {why}", why=error)
            table.changed.set()
        finally:
            table.bots = None


def token() -> str:
    """Return a secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def strength_of(given: int) -> int:
    """Return the strength of a bot; raise Refused if there is no such bot."""
    if not 0 <= given <= STRONGEST:
        line = "a bot simulates 1 to {most:,} games for a decision, not {given}"
        raise Refused(line, most=STRONGEST, given=given)
    return given

"""What `law serve` sets up before it listens: games, database, limits, and a first table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lawspeaker.cli.failure import fail
from lawspeaker.cli.serve.app import links_of
from lawspeaker.cli.serve.catalogue import open_offer
from lawspeaker.cli.serve.connections import Hub
from lawspeaker.cli.serve.design import Designer
from lawspeaker.cli.serve.limits import LOOPBACK, Door, Rate
from lawspeaker.cli.serve.store import BadStore, Store
from lawspeaker.cli.serve.tables import Tables
from lawspeaker.cli.serve.words import Refused


def hub_of(
    games: Sequence[str],
    db: Path,
    host: str,
    limit: int,
    rate: int = 20,
    *,
    extras: Sequence[str] = (),
    design: bool = False,
) -> Hub:
    """Read the games and open the database; end the command if a game has mistakes or the file is no database.

    `extras` are expansions, of the only game.
    """
    if extras and len(games) != 1:
        fail("`--with` adds an expansion to one game: name that game")
    offers = [open_offer(game, extras, design) for game in games]
    try:
        store = Store(db)
    except BadStore as error:
        fail(f"{error}; choose another file with --db")
    hosts = () if host in ("0.0.0.0", "::", "") else (*LOOPBACK, host, f"[{host}]")
    tables = Tables({offer.name: offer for offer in offers}, store, limit)
    names = {offer.name: game for offer, game in zip(offers, games, strict=True)}
    door = Door(hosts, Rate(rate, 4.0 * rate), Rate(rate / 20, 1.5 * rate))
    return Hub(tables, door, Designer(tables, names, extras) if design else None)


def new_table_link(hub: Hub, strength: int) -> str:
    """Create a table of the first game in which one person plays against bots; return the link of the seat."""
    name, offer = next(iter(hub.tables.offers.items()))
    players = max(offer.rules.players[0], min(3, offer.rules.players[1]))
    try:
        table = hub.tables.create(name, players, {}, dict.fromkeys(range(2, players + 1), strength))
    except Refused as error:
        fail(str(error))
    seats = links_of(table)["seats"]
    assert isinstance(seats, list), "links of seats"
    return str(seats[0]["link"])

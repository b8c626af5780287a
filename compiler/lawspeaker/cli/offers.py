"""The games that `law serve` offers: each is read, compiled and imported, with what the designer's panel asks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from lawspeaker.cli.new_game import open_game
from lawspeaker.design.designed_spec import SpecOfGame
from lawspeaker.diagnostics.as_json import as_rows
from lawspeaker.project.failure import SpecFailure
from lawspeaker_system.failure import Failure, fail
from lawspeaker_table.serve import running
from lawspeaker_table.serve.catalogue import Offer, offer_of
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.design import Designer
from lawspeaker_table.serve.designed_spec import Mistake
from lawspeaker_table.serve.limits import MOST_EACH
from lawspeaker_table.serve.tables import Tables


def open_offer(name: str, extras: Sequence[str] = (), with_examples: bool = False) -> Offer:
    """Read, build and import a game with expansions; end the command with messages if it has mistakes."""
    read, loaded = open_game(name, list(extras), with_examples=with_examples)
    return offer_of(loaded, read.spec.languages, SpecOfGame(read.spec, loaded.rules))


def open_again(name: str, extras: Sequence[str] = ()) -> Offer:
    """Read, build and import a game that was changed, with its examples; raise its first mistake if it has any."""
    try:
        return open_offer(name, extras, with_examples=True)
    except SpecFailure as failure:
        raise first_mistake(failure) from None
    except typer.BadParameter as error:
        raise Failure(error.message) from None


def first_mistake(failure: SpecFailure) -> Mistake:
    """Return the first mistake of a spec."""
    row = as_rows(failure.facts, failure.texts)[0]
    where = f"{row.get('file')}:{row.get('line')}" if row.get("file") is not None else ""
    return Mistake(str(row.get("message")), where)


def hub_of(
    games: Sequence[str],
    db: Path,
    host: str,
    limit: int,
    rate: int = 20,
    each: int = MOST_EACH,
    *,
    extras: Sequence[str] = (),
    names: Sequence[str] = (),
    design: bool = False,
) -> Hub:
    """Read the games and open the database; end the command if a game has mistakes or the file is no database.

    `extras` are expansions, of the only game; `names` other names under which the server is reached.
    """
    if extras and len(games) != 1:
        fail("`--with` adds an expansion to one game: name that game")
    offers = [open_offer(game, extras, design) for game in games]
    given = {offer.name: game for offer, game in zip(offers, games, strict=True)}

    def designer(tables: Tables) -> Designer:
        return Designer(tables, given, lambda name: open_again(name, extras))

    return running.hub_of(offers, db, host, limit, rate, each, names=names, designer=designer if design else None)

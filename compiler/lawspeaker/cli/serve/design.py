"""The designer's panel of `law serve --design`: the spec beside the table, positions, cards, worlds and seeds.

Nothing of it is there without `--design`, because it shows and changes what is hidden from players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer
from msgspec.structs import replace

from lawspeaker.cli.failure import Failure
from lawspeaker.cli.play.start_positions import give_cards, position_of
from lawspeaker.cli.play.translations import Translator
from lawspeaker.cli.screen.screen import of_player
from lawspeaker.cli.serve.catalogue import Offer, open_offer
from lawspeaker.cli.serve.messages import seat_view
from lawspeaker.cli.serve.rule_of_click import Reply, rule_of, source_of
from lawspeaker.cli.serve.table import Table
from lawspeaker.cli.serve.tables import Tables
from lawspeaker.cli.serve.words import Line, Refused, words_of
from lawspeaker.diagnostics.as_json import as_rows
from lawspeaker.text.language.language import ENGLISH
from lawspeaker_runtime.boards.contents import numbers
from lawspeaker_runtime.errors import BadOption, NoGuess, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState


class Designer:
    """Answers the requests of the panel, and loads a game again when its files change."""

    def __init__(self, tables: Tables, names: dict[str, str], extras: Sequence[str] = ()) -> None:
        self.tables = tables
        self.names = names
        self.extras = extras
        self.stamps = {name: stamp_of(offer) for name, offer in tables.offers.items()}
        self.notices: dict[str, Line] = {}

    def panel(self, table: Table, language: str) -> Reply:
        """Return what the panel shows of the present position, in a language."""
        decision, notice = table.game.decision, self.notices.get(table.offer.name)
        return {
            "seed": str(table.record.seed),
            "line": decision.line if decision is not None else "",
            "notice": notice.said(words_of(language)) if notice is not None else "",
        }

    def carry_out(self, table: Table, seat: int, message: dict[str, object], language: str) -> Reply | None:
        """Carry out a request of the panel and return the reply, if it has one; raise Refused if it is not possible."""
        wishes: dict[object, Callable[[], Reply | None]] = {
            "names": lambda: names_of(table.offer),
            "spec": lambda: spec_of(table.offer, text(message, "file")),
            "rule": lambda: rule_of(
                table.offer, seat_view(table.offer, table.game, seat, ENGLISH), text(message, "key")
            ),
            "give": lambda: give(table, text(message, "name"), seat),
            "example": lambda: jump(table, text(message, "name")),
            "seed": lambda: reseed(table, text(message, "seed")),
            "world": lambda: world_of(table, seat, text(message, "seed"), language),
        }
        wish = wishes.get(message.get("wish"))
        if wish is None:
            raise Refused("this message is not understood")
        return wish()

    def changed(self) -> list[str]:
        """Return the games whose files have changed since they were loaded."""
        return [name for name, offer in self.tables.offers.items() if stamp_of(offer) != self.stamps[name]]

    def load(self, name: str) -> Offer | Failure:
        """Read and compile a game again; this may run in a thread."""
        self.stamps[name] = stamp_of(self.tables.offers[name])
        try:
            return open_offer(self.names[name], self.extras, with_examples=True)
        except Failure as failure:
            return failure

    async def adopt(self, name: str, loaded: Offer | Failure) -> None:
        """Use a game that was loaded again; open tables keep their positions if these fit the changed rules."""
        if isinstance(loaded, Offer):
            self.tables.offers[name] = loaded
            self.notices[name] = Line("the changed rules are loaded")
        else:
            self.notices[name] = problem_of(loaded)
        for table in [table for table in self.tables.open.values() if table.offer.name == name]:
            table.changed.set()
            if isinstance(loaded, Offer):
                async with table.lock:
                    self.continue_with(table, loaded)

    def continue_with(self, table: Table, offer: Offer) -> None:
        """Continue a table with changed rules, or with the old ones if its position does not fit."""
        try:
            played = Game.replay(offer.loaded.engine, offer.rules, table.game.history)
        except Exception as error:  # rules that were changed may fail in any way
            line = "this position does not fit the changed rules, and goes on with the old ones: {why}"
            self.notices[offer.name] = Line(line, why=error)
            return
        table.offer = offer
        restart(table, played)


def restart(table: Table, game: Game[BaseState], before_verb: BaseState | None = None) -> None:
    """Continue a table with another game, and store it so."""
    history = game.history
    table.record = replace(
        table.record,
        version=table.offer.rules.version,
        players=game.players,
        seed=history.seed,
        options=[list(values) for values in history.options],
        origin=list(history.origin),
    )
    table.store.replace(table.record, list(history.choices))
    table.game, table.before_verb, table.trouble = game, before_verb, None
    table.changed.set()


def stamp_of(offer: Offer) -> tuple[tuple[str, int], ...]:
    """Return when the files of a game and of its expansions were changed last."""
    spec = offer.read.spec
    folders = {spec.folder, *(Path(source.name).parent for source in spec.sources)}
    files = sorted(file for folder in folders for end in ("law", "yaml") for file in folder.glob(f"*.{end}"))
    return tuple((str(file), file.stat().st_mtime_ns) for file in files if file.is_file())


def problem_of(failure: Failure) -> Line:
    """Return the first mistake of a game in one line."""
    if not failure.facts:
        return Line("{why}", why=failure.message)
    row = as_rows(failure.facts, failure.texts)[0]
    where = f"{row.get('file')}:{row.get('line')}"
    return Line("{where}: {what}; the table goes on with the rules before", where=where, what=row.get("message"))


def names_of(offer: Offer) -> Reply:
    """Return the files, examples and things that the panel offers."""
    return {
        "files": [source.name.rsplit("/", 1)[-1] for source in offer.read.spec.sources],
        "examples": [example.name for example in offer.loaded.examples()],
        "things": list(dict.fromkeys(thing.name for thing in offer.rules.things)),
    }


def spec_of(offer: Offer, file: str) -> Reply:
    """Return the text of a file of the spec."""
    return {"file": file, "text": source_of(offer, file).text}


def give(table: Table, name: str, seat: int) -> None:
    """Put a card into the hand of a seat."""
    wanted, things = " ".join(name.lower().split()), table.offer.rules.things
    if not any(wanted in (thing.name.lower(), f"{thing.kind} {thing.name}".lower()) for thing in things):
        raise Refused("no thing is called `{name}`", name=name[:40])
    with refused_in_words():
        restart(table, give_cards(table.offer.loaded, table.game, [name], seat))


def jump(table: Table, name: str) -> None:
    """Go to the position of an example; the table must have as many seats."""
    if not any(example.name.lower() == name.lower().strip() for example in table.offer.loaded.examples()):
        raise Refused("no example is called “{name}”", name=name[:80])
    with refused_in_words():
        game, before = position_of(table.offer.loaded, name, table.record.seed)
    if game.players != len(table.record.seats):
        line = "this example is for {count} players, and this table has {seats} seats"
        raise Refused(line, count=game.players, seats=len(table.record.seats))
    restart(table, game, before)


def reseed(table: Table, seed: str) -> None:
    """Begin again with another seed and the same settings."""
    if not seed.isdecimal() or int(seed) >= 1 << 64:
        raise Refused("a seed is a number of at most 64 bits")
    history = table.game.history
    values = zip(table.offer.rules.options, history.options, strict=False)
    options: dict[str, object] = {}
    for option, chosen in values:
        names = [table.offer.rules.types[option.type].name(number) for number in chosen]
        given: list[object] = [int(name) if name.lstrip("-").isdecimal() else name for name in names]
        options[option.word] = given if option.per_player else given[0]
    with refused_in_words():
        restart(table, table.offer.loaded.package.new(players=table.game.players, seed=int(seed), options=options))


def world_of(table: Table, seat: int, seed: str, language: str) -> Reply:
    """Return a world that looks the same to a seat: what the other players could have, in a language."""
    if not seed.isdecimal():
        raise Refused("the number of a world is a number")
    game, engine = table.game, table.game.engine
    try:
        world = engine.determinize(game.state, seat, int(seed))
    except NoGuess:
        raise Refused("no other world looks the same here") from None
    translator = table.offer.translator(language)
    words, lines = words_of(table.offer.spoken(language)), list[str]()
    for other in range(1, game.players + 1):
        raw = engine.view(world, other)
        for pile in game.rules.piles:
            if pile.per_player and pile.seen == "owner":
                held = numbers(of_player(raw.get(pile.word), other))
                empty = Line("empty").said(words)
                names = ", ".join(translator.thing(thing) for thing in held if thing >= 0) or empty
                lines.append(f"{pile_of(translator, pile.word, other)} {names}")
    return {"world": seed, "lines": lines or [Line("no player holds anything hidden").said(words)]}


def pile_of(translator: Translator, word: str, seat: int) -> str:
    """Return the name of a player's pile with a colon: `hand of Red:`."""
    what, whose = translator.word(word), translator.translated.seat(seat)
    return translator.phrase("{question}:", question=translator.phrase("{what} of {whose}", what=what, whose=whose))


@contextmanager
def refused_in_words() -> Iterator[None]:
    """Turn the refusals of a command into those of a table."""
    try:
        yield
    except Failure as failure:
        raise Refused("{why}", why=problem_of(failure)) from None
    except (typer.BadParameter, BadOption, RuleError) as error:
        raise Refused("{why}", why=error) from None


def text(message: dict[str, object], key: str) -> str:
    """Return a text of a message, "" if it has none."""
    value = message.get(key)
    return value if isinstance(value, str) else ""

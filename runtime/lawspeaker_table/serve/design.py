"""The designer's panel of `law serve --design`: the spec beside the table, positions, cards, worlds and seeds.

Nothing of it is there without `--design`, because it shows and changes what is hidden from players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lawspeaker_language.language import ENGLISH
from lawspeaker_runtime.boards.contents import numbers
from lawspeaker_runtime.checks.example_steps import examples_of
from lawspeaker_runtime.errors import BadOption, NoGuess, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.failure import BadArgument, Failure
from lawspeaker_table.play.start_positions import give_cards, position_of
from lawspeaker_table.screen.screen import of_player
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.designed_spec import Mistake
from lawspeaker_table.serve.messages import seat_view
from lawspeaker_table.serve.read_json import digits, text_of
from lawspeaker_table.serve.rule_of_click import Reply, designed, rule_of, text_of_file
from lawspeaker_table.serve.table import Table
from lawspeaker_table.serve.tables import Tables
from lawspeaker_table.serve.words import Line, Refused, words_of
from lawspeaker_table.translate.translations import Translator

Position = tuple[Offer, Game[BaseState], BaseState | None]
"""A game and its rules, and the state before the verb of an example that it is within."""


class Designer:
    """Answers the requests of the panel, and loads a game again when its files change."""

    def __init__(self, tables: Tables, names: dict[str, str], opened: Callable[[str], Offer]) -> None:
        self.tables = tables
        self.names = names
        self.opened = opened
        self.stamps = {name: designed(offer).stamp() for name, offer in tables.offers.items()}
        self.mistakes: dict[str, Line] = {}

    def panel(self, table: Table, language: str) -> Reply:
        """Return what the panel shows of the present position, in a language."""
        decision, notice = table.game.decision, self.mistakes.get(table.offer.name, table.notice)
        return {
            "seed": str(table.record.seed),
            "line": decision.line if decision is not None else "",
            "notice": notice.said(words_of(language)) if notice is not None else "",
        }

    async def carry_out(self, table: Table, seat: int, message: dict[str, object], language: str) -> Reply | None:
        """Carry out a request of the panel and return the reply, if it has one; raise Refused if it is not possible."""
        newest = self.tables.offers[table.offer.name]
        replies: dict[str, Callable[[], Reply]] = {
            "names": lambda: names_of(newest),
            "spec": lambda: spec_of(table.offer, text_of(message, "file")),
            "rule": lambda: rule_of(
                table.offer, seat_view(table.offer, table.game, seat, ENGLISH), text_of(message, "key")
            ),
            "world": lambda: world_of(table, seat, text_of(message, "seed"), language),
        }
        positions: dict[str, Callable[[], Position]] = {
            "give": lambda: given(table, text_of(message, "name"), seat),
            "example": lambda: example_position(table, newest, text_of(message, "name")),
            "seed": lambda: reseeded(table, newest, text_of(message, "seed")),
        }
        wish = text_of(message, "wish")
        if reply := replies.get(wish):
            return reply()
        position = positions.get(wish)
        if position is None:
            raise Refused("this message is not understood")
        offer, game, before_verb = position()
        await table.begin_again(offer, game, before_verb)
        if offer is newest:
            table.notice = None
        return None

    def changed(self) -> list[str]:
        """Return the games whose files have changed since they were loaded."""
        return [name for name, offer in self.tables.offers.items() if designed(offer).stamp() != self.stamps[name]]

    async def load(self, name: str) -> Offer | Failure:
        """Read and compile a game again."""
        self.stamps[name] = designed(self.tables.offers[name]).stamp()
        try:
            loaded = await self.tables.in_thread(lambda: self.opened(self.names[name]))
        except Failure as failure:
            return failure
        if loaded.name != name:
            return Failure(f"the game is called {loaded.name} now; start the server again")
        return loaded

    async def adopt(self, name: str, loaded: Offer | Failure) -> None:
        """Use a game that was loaded again; open tables keep their positions if these fit the changed rules."""
        if isinstance(loaded, Offer):
            self.tables.offers[name] = loaded
            self.mistakes.pop(name, None)
        else:
            self.mistakes[name] = problem_of(loaded)
        for table in [table for table in self.tables.open.values() if table.offer.name == name]:
            table.changed.set()
            if isinstance(loaded, Offer):
                async with table.lock:
                    table.notice = await self.continue_with(table, loaded)

    async def continue_with(self, table: Table, offer: Offer) -> Line:
        """Continue a table with changed rules, or with the old ones if its position does not fit; return which."""
        try:
            played = Game.replay(offer.loaded.engine, offer.rules, table.game.history)
        except Exception as error:  # rules that were changed may fail in any way
            line = "this position does not fit the changed rules, and goes on with the old ones: {why}"
            return Line(line, why=error)
        try:
            await table.begin_again(offer, played)
        except Refused as error:
            return error.line
        return Line("the changed rules are loaded")


def problem_of(failure: Failure) -> Line:
    """Return the first mistake of a game in one line."""
    if not isinstance(failure, Mistake):
        return Line("{why}", why=failure.message)
    if not failure.where:
        return Line("{what}; the table goes on with the rules before", what=failure.message)
    line = "{where}: {what}; the table goes on with the rules before"
    return Line(line, where=failure.where, what=failure.message)


def names_of(offer: Offer) -> Reply:
    """Return the files, examples and things that the panel offers."""
    return {
        "files": designed(offer).files(),
        "examples": [example.name for example in examples_of(offer.loaded)],
        "things": list(dict.fromkeys(thing.word for thing in offer.rules.things)),
    }


def spec_of(offer: Offer, file: str) -> Reply:
    """Return the text of a file of the spec."""
    return {"file": file, "text": text_of_file(offer, file)}


def given(table: Table, name: str, seat: int) -> Position:
    """Return the position in which a card is in the hand of a seat."""
    wanted, things = " ".join(name.lower().split()), table.offer.rules.things
    if not any(wanted in (thing.word.lower(), f"{thing.kind} {thing.word}".lower()) for thing in things):
        raise Refused("no thing is called `{name}`", name=name[:40])
    with refused_in_words():
        return table.offer, give_cards(table.offer.loaded, table.game, [name], seat), None


def example_position(table: Table, offer: Offer, name: str) -> Position:
    """Return the position of an example of the newest rules; the table must have as many seats."""
    if not any(example.name.lower() == name.lower().strip() for example in examples_of(offer.loaded)):
        raise Refused("no example is called “{name}”", name=name[:80])
    with refused_in_words():
        game, before = position_of(offer.loaded, name, table.record.seed)
    if game.players != len(table.record.seats):
        line = "this example is for {count} players, and this table has {seats} seats"
        raise Refused(line, count=game.players, seats=len(table.record.seats))
    return offer, game, before


def reseeded(table: Table, offer: Offer, seed: str) -> Position:
    """Return the beginning of a game of the newest rules with another seed and the same settings."""
    number = digits(seed, 1 << SEED_BITS)
    if number is None:
        raise Refused("a seed is a number of at most 64 bits")
    with refused_in_words():
        options = settings_of(table, offer)
        return offer, offer.loaded.package.new(table.game.players, number, options, secure=True), None


def settings_of(table: Table, offer: Offer) -> dict[str, object]:
    """Return the settings of a table by their names, without those that the rules of an offer do not have."""
    rules = table.offer.rules
    known = {
        option.word: {offer.rules.types[option.type].name(value) for value in option.values}
        for option in offer.rules.options
    }
    found: dict[str, object] = {}
    for option, chosen in zip(rules.options, table.game.history.options, strict=False):
        names = [rules.types[option.type].name(number) for number in chosen]
        if known.get(option.word, set()).issuperset(names):
            wanted: list[object] = [int(name) if name.lstrip("-").isdecimal() else name for name in names]
            found[option.word] = wanted if option.per_player else wanted[0]
    return found


def world_of(table: Table, seat: int, seed: str, language: str) -> Reply:
    """Return a world that looks the same to a seat: what the other players could have, in a language."""
    number = digits(seed, 1 << SEED_BITS)
    if number is None:
        raise Refused("the number of a world is a number of at most 64 bits")
    game, engine = table.game, table.game.engine
    try:
        world = engine.determinize(game.state, seat, number)
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
    except (BadArgument, BadOption, RuleError) as error:
        raise Refused("{why}", why=error) from None

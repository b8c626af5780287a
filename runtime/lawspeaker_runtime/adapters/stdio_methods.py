"""The methods of the JSON protocol: what a program in another language can ask about games, and do in them.

    {"method": "choose", "params": {"game": 1, "choice": "column: 4"}}     ->     choose(session, Params({…}))

Each method takes the parameters of a request and returns plain data. What a player may know is only in `view`, `log`
and `observe`; `save` and everything else is for the program that runs the game (docs/embedding.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lawspeaker_runtime.adapters.find_game import find_game
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.decision import Option
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.result import Result
from lawspeaker_runtime.observation.legend import entries_of
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.state.base_state import BaseState

MOST_GAMES: Final = 10_000


class BadParams(ValueError):
    """Parameters that a method does not have, or of another type."""


class Params:
    """The parameters of a request, read one by one; those that were not read are a mistake."""

    def __init__(self, given: Mapping[str, object]) -> None:
        self.given = dict(given)

    def integer(self, word: str, default: int | None = None) -> int:
        """Return a whole number; a text of digits is one, too, because not all languages have 64 bits."""
        value = self.given.pop(word, default)
        if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) <= 100:
            return int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadParams(f"`{word}` is a whole number{'' if word in self.given or value else ', and is missing'}")
        return value

    def yes_no(self, word: str) -> bool:
        """Return true or false; false if it is missing."""
        value = self.given.pop(word, False)
        if not isinstance(value, bool):
            raise BadParams(f"`{word}` is true or false")
        return value

    def text(self, word: str) -> str:
        """Return a text."""
        value = self.given.pop(word, None)
        if not isinstance(value, str):
            raise BadParams(f"`{word}` is a text")
        return value

    def number_or_text(self, word: str) -> int | str:
        """Return a whole number or a text."""
        value = self.given.pop(word, None)
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise BadParams(f"`{word}` is a number or a text")
        return value

    def mapping(self, word: str) -> Mapping[str, object]:
        """Return an object, by default an empty one."""
        value = self.given.pop(word, {})
        if not isinstance(value, dict):
            raise BadParams(f"`{word}` is an object")
        return value

    def has(self, word: str) -> bool:
        """Tell whether a parameter is given."""
        return self.given.get(word) is not None

    def finish(self) -> None:
        """Raise BadParams if a parameter was not read."""
        if self.given:
            raise BadParams(f"there is no parameter `{next(iter(self.given))}` here")


class Session:
    """The games that a program plays, by number."""

    def __init__(self, game: object, native: bool = False) -> None:
        self.package = find_game(game)
        self.native = native
        self.games: dict[int, Game[BaseState]] = {}
        self.last = 0
        self.quitting = False

    def add(self, game: Game[BaseState]) -> dict[str, object]:
        """Give a game a number and return its status."""
        if len(self.games) >= MOST_GAMES:
            raise BadOption(f"{MOST_GAMES:,} games are open: `close` some")
        self.last += 1
        self.games[self.last] = game
        return {"game": self.last, **status(game)}

    def game(self, params: Params) -> Game[BaseState]:
        """Return the game that a request is about."""
        number = params.integer("game")
        if number not in self.games:
            raise BadOption(f"there is no game {number}")
        return self.games[number]


def status(game: Game[BaseState]) -> dict[str, object]:
    """Return whose turn it is, what is asked and what can be chosen; of a game that is over, its result."""
    if game.over:
        return {"over": True, "player": 0, "result": result_data(game.result)}
    if game.chance is not None:
        chance = game.chance
        named = zip(chance.outcomes, chance.names, chance.probabilities, strict=True)
        outcomes = [{"id": number, "name": name, "probability": likely} for number, name, likely in named]
        return {"over": False, "player": 0, "chance": {"word": chance.word, "outcomes": outcomes}}
    return {"over": False, **asked(game), **together(game)}


def asked(game: Game[BaseState]) -> dict[str, object]:
    """Return who decides, what is asked and what can be chosen."""
    decision = game.decision
    assert decision is not None, "a game that is not over waits for a decision or for chance"
    options = [option_data(option) for option in decision.options]
    return {"player": decision.player, "question": game.question, "options": options}


def together(game: Game[BaseState]) -> dict[str, object]:
    """Return what is asked of each player, if players choose together and may answer in any order."""
    waiting = sorted(game.waiting) if game.rules.seals_choices else []
    return {"waiting": [asked(game.facing(player)) for player in waiting]} if len(waiting) > 1 else {}


def option_data(option: Option) -> dict[str, object]:
    """Return an option as plain data."""
    return {"id": option.id, "text": option.text, "label": option.label, "values": option.values}


def result_data(result: Result) -> dict[str, object]:
    """Return the result of a game as plain data."""
    return {
        "winners": list(result.winners),
        "ending": result.ending,
        "together": result.together,
        "ranking": [list(rank) for rank in result.ranking],
        "returns": list(result.returns),
        "scores": {
            str(player): {"total": score.total, "parts": score.parts} for player, score in result.scores.items()
        },
    }


def rules(session: Session, params: Params) -> object:
    """Return what the game is: its name, players, options and number of actions."""
    del params
    found = session.package.RULES
    return {
        "name": found.name,
        "title": found.title,
        "version": found.version,
        "players": list(found.players),
        "seats": list(found.seats),
        "actions": found.actions,
        "options": [
            {
                "name": option.word,
                "per_player": option.per_player,
                "values": [setting_name(found.types[option.type], value) for value in option.values],
            }
            for option in found.options
        ],
    }


def setting_name(info: TypeInfo, value: int) -> object:
    """Return the value of an option as `new` takes it."""
    if info.form == "yes_no":
        return bool(value)
    return value if info.form == "number" else info.name(value)


def new(session: Session, params: Params) -> object:
    """Begin a game."""
    players = params.integer("players") if params.has("players") else None
    seed = params.integer("seed") if params.has("seed") else None
    chance, secure = params.yes_no("explicit_chance"), params.yes_no("secure")
    options = params.mapping("options")
    params.finish()
    return session.add(session.package.new(players, seed, options, chance, session.native, secure))


def options(session: Session, params: Params) -> object:
    """Return the status of a game: who decides, and the options."""
    return status(session.game(params))


def choose(session: Session, params: Params) -> object:
    """Decide, by the id or the text of an option; of several who choose together, `player` says who does."""
    game, choice = session.game(params), params.number_or_text("choice")
    player = params.integer("player") if params.has("player") else None
    params.finish()
    game.choose(choice, player)
    return status(game)


def force(session: Session, params: Params) -> object:
    """Set the outcome of a random step."""
    game, outcome = session.game(params), params.number_or_text("outcome")
    params.finish()
    game.force(outcome)
    return status(game)


def undo(session: Session, params: Params) -> object:
    """Take the last choice back."""
    game, forced = session.game(params), params.yes_no("force")
    params.finish()
    game.undo(forced)
    return status(game)


def view(session: Session, params: Params) -> object:
    """Return what a player may know, by names."""
    return dict(session.game(params).view(params.integer("player")))


def observe(session: Session, params: Params) -> object:
    """Return what a player may know as numbers; 0 is an observer."""
    return session.game(params).observe(params.integer("player"))


def legend(session: Session, params: Params) -> object:
    """Return the name and the range of each number of an observation."""
    entries = entries_of(session.package.RULES, session.game(params).players)
    return [{"name": entry.name, "low": entry.low, "high": entry.high} for entry in entries]


def log(session: Session, params: Params) -> object:
    """Return what happened, in sentences: what a player may know, or everything."""
    game = session.game(params)
    return game.log(params.integer("player") if params.has("player") else None)


def clone(session: Session, params: Params) -> object:
    """Open an independent copy of a game."""
    game = session.game(params)
    params.finish()
    return session.add(game.clone())


def save(session: Session, params: Params) -> object:
    """Return a game as a text for `load`."""
    return session.game(params).save()


def load(session: Session, params: Params) -> object:
    """Open a saved game."""
    text = params.text("save")
    params.finish()
    return session.add(session.package.load(text, session.native))


def close(session: Session, params: Params) -> object:
    """Forget a game."""
    number = params.integer("game")
    if session.games.pop(number, None) is None:
        raise BadOption(f"there is no game {number}")
    return True


def quit(session: Session, params: Params) -> object:
    """End the program."""
    del params
    session.quitting = True
    return True


Method = Callable[[Session, Params], object]
METHODS: Final[dict[str, Method]] = {
    method.__name__: method
    for method in (
        *(rules, new, options, choose, force, undo, view, observe, legend, log, clone, save, load, close, quit),
    )
}

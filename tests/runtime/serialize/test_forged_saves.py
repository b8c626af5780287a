"""Any text is a save that can be played on, or BadSave: no other error, no hang, no impossible state."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter

import pytest

from lawspeaker_runtime import BadSave, Game, IllegalChoice, play
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.history import START, History, Step
from lawspeaker_runtime.game.save import MAX_STEPS, checksum
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.conftest import Game as GetGame
from tests.runtime.serialize.forged_saves import forged
from tests.soak import runs

GAMES = ("oh-hell", "kuhn-poker", "northwood", "breakthrough", "counterspell", "patchwork-land", "caravan", "clan-feud")
EACH = runs(60, 500)
SECONDS = 10


def saves(engine: Engine[BaseState], rules: Rules) -> Iterator[str]:
    """Yield saves of a game: from its beginning, from a position made by hand, and while chance is waited for."""
    low, high = rules.players
    for seed, stop in ((0, 0), (1, 4), (2, 15)):
        game = Game.start(engine, rules, low + seed % (high - low + 1), seed)
        play(game, seed=seed, limit=stop)
        yield game.save()
        by_hand = Game.at(engine, rules, game.state)
        yield from [by_hand.save()] * 2
        play(by_hand, seed=seed, limit=2)
        yield by_hand.save()
    waiting = Game.start(engine, rules, low, 3, explicit_chance=True)
    yield waiting.save()


def check_forged(engine: Engine[BaseState], rules: Rules, count: int) -> int:
    """Forge saves, load them, and play on; return how many could be played."""
    texts = list(saves(engine, rules))
    for text in texts:
        assert Game.load(engine, rules, text).save() == text
    loaded = 0
    for number in range(count):
        dice = random.Random(f"{rules.name} {number}")
        text = forged(dice.choice(texts), dice)
        begun = perf_counter()
        game, message = load_or_message(engine, rules, text)
        assert message.isprintable()
        assert len(message) < 500
        if game is not None:
            assert engine.check(game.state) == []
            assert engine.dump(engine.restore(engine.dump(game.state))) == engine.dump(game.state)
            go_on(game, number)
            loaded += 1
        assert perf_counter() - begun < SECONDS, f"forged save {number} of {rules.name} takes too long"
    return loaded


def load_or_message(engine: Engine[BaseState], rules: Rules, text: str) -> tuple[Game[BaseState] | None, str]:
    """Return the game of a save, or why it is refused; any other error than BadSave is a failure."""
    try:
        return Game.load(engine, rules, text), ""
    except BadSave as error:
        return None, str(error)


def go_on(game: Game[BaseState], seed: int) -> None:
    """Play a few decisions, and ask for everything that is written down."""
    if json.loads(game.save())["forced"]:
        with suppress(IllegalChoice):  # an outcome that was forced, for whatever comes next
            play(game, seed=seed, limit=5)
    else:
        play(game, seed=seed, limit=5)
    for player in range(1, game.players + 1):
        game.view(player)
        game.log(player)
    assert Game.load(game.engine, game.rules, game.save()).hash == game.hash


@pytest.mark.parametrize("name", GAMES)
def test_a_forged_save_is_refused_or_can_be_played(name: str, built: GetGame) -> None:
    game = built(name)
    assert check_forged(game.engine, game.rules, EACH) < EACH


def edited(text: str, **changes: object) -> str:
    """Return a save that says something else, with the right sum."""
    body = json.loads(text)
    body.update(changes)
    body["sum"] = checksum(body)
    return json.dumps(body)


@pytest.fixture
def hell(built: GetGame) -> Built:
    """Return a game with cards, chance and suspended verbs."""
    return built("oh-hell")


def test_a_history_that_leads_elsewhere_is_refused(hell: Built) -> None:
    game = Game.start(hell.engine, hell.rules, None, 3)
    play(game, seed=1, limit=6)
    text = game.save()
    other = Game.start(hell.engine, hell.rules, None, 4)
    forgeries: list[dict[str, object]] = [
        {"seed": 4},
        {"steps": []},
        {"state": hell.engine.dump(other.state)},
        {"notes": []},
    ]
    for changes in forgeries:
        with pytest.raises(BadSave, match="does not fit its rules"):
            Game.load(hell.engine, hell.rules, edited(text, **changes))


def test_an_endless_history_is_refused_at_once(hell: Built) -> None:
    text = Game.start(hell.engine, hell.rules, None, 3).save()
    with pytest.raises(BadSave, match="steps"):
        Game.load(hell.engine, hell.rules, edited(text, steps=[[START]] * (MAX_STEPS + 1)))


def test_a_game_begins_once(hell: Built) -> None:
    history = History(3, 7, (), False, (), (Step(START), Step(START)))
    with pytest.raises(BadOption, match="begins once"):
        Game.replay(hell.engine, hell.rules, history)


def test_numbers_that_no_game_has_are_refused(hell: Built) -> None:
    with pytest.raises(BadOption, match="a number that no game has"):
        Game.replay(hell.engine, hell.rules, History(3, 7, (), False, (), (Step(START), Step(10**30))))
    with pytest.raises(IllegalChoice):
        Game.start(hell.engine, hell.rules, None, 7).force(10**30)


# What the parts of a dump are: see `plain.py`; the parts of the piles come behind the 17 that every game has.
FORGED = {
    "a verb that does not exist": (2, [1, 1, 1, 1, 3, 99]),
    "a step that does not exist": (2, [1, 1, 1, 1, 77, 0]),
    "a frame cut short": (2, [3, 0]),
    "a player who does not play": (2, [9, 1, 1, 1, 3, 1]),
    "a list that nobody keeps": (3, [[1]]),
    "another player": (4, 4),
    "another choice": (5, 0),
    "an option of another choice": (6, [0, 1]),
    "no options": (6, []),
    "a stream that chance never has": (0, 5),
    "winners who do not play": (14, [7]),
    "an effect that does not exist": (15, [[0, 1, 1, -1]]),
    "a card in two piles": (17, None),
    "a card in no pile": (18, None),
    "a part that is shuffled beyond its pile": (20, [60] * 11),
    "a suit that does not exist": (26, 4),
    "too many bids": (27, [0] * 9),
}


@pytest.mark.parametrize("what", FORGED)
def test_what_no_state_can_be_is_not_restored(hell: Built, what: str) -> None:
    engine = hell.engine
    state = Game.start(engine, hell.rules, None, 3).state
    data = engine.dump(state)
    engine.restore(data)
    place, value = FORGED[what]
    old = data[place]
    if value is None and isinstance(old, list):
        value = [*old[:-1], [0]] if isinstance(old[0], list) else [-1, *old[1:]]
    data[place] = value
    with pytest.raises(ValueError, match=r"\w"):
        engine.restore(data)

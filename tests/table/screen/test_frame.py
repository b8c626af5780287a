"""Screens without a terminal: they fit whatever the game does, and show no player hidden information."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.play.decision_screen import DecisionParts, decision_lines
from lawspeaker_table.play.options import rows_of
from lawspeaker_table.play.result import result_lines
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.screen import screen_lines
from lawspeaker_table.screen.text_layout import TerminalSize, width_of
from lawspeaker_table.translate.translations import read_phrases, translator_for
from tests.paths import ROOT, SPECS
from tests.soak import runs

ROOMS = (TerminalSize(79, 24), TerminalSize(159, 50), TerminalSize(39, 12))
LONGEST = 400


def opened(name: str) -> Loaded:
    """Return a game by name, shipped or of the feature games."""
    return open_game(str(SPECS / name) if (SPECS / name).is_dir() else name, None)[1]


def frame_of(loaded: Loaded, game: Game[BaseState], room: TerminalSize) -> list[str]:
    """Return the screen of the player who decides."""
    view = view_of(loaded, game, game.player, deciding=True)
    assert game.decision is not None
    frame = DecisionParts("title", game.log_entries(game.player)[-9:], rows_of(game.decision, view), view.translator)
    return [line.plain for line in decision_lines(view, frame, room)]


@pytest.mark.parametrize("settings", [{}, {"style": "full"}, {"style": "full", "scenario": "Talkative Lords"}], ids=str)
def test_every_decision_of_a_whole_game_fits(settings: dict[str, object]) -> None:
    loaded = opened("northwood")
    game = loaded.package.new(players=None, seed=5, options=settings)
    pick = random.Random(5)
    while not game.over:
        for room in ROOMS if len(game.history.steps) % 5 == 0 else ROOMS[:1]:
            lines = frame_of(loaded, game, room)
            assert len(lines) < room.rows
            assert max(width_of(line) for line in lines) <= room.columns
        game.choose(pick.choice(game.legal))
    said = [line.plain for line in result_lines(game, 1, view_of(loaded, game, 1).translator, 79)]
    assert said[0].startswith("The game is over: you ")
    assert said[1].split() == ["stars", str(game.result.scores[1].total)]


@pytest.mark.parametrize(
    "name", ["oh-hell", "connect-four", "patchwork-land", "caravan", "liars-cups", "border-war", "hex", "ring-road"]
)
def test_screens_of_every_sort_fit(name: str) -> None:
    loaded = opened(name)
    pick = random.Random(2)
    game = loaded.package.new(players=None, seed=2, options=None)
    for turn in range(LONGEST):
        if game.over:
            break
        if turn % 7 == 0:
            for room in ROOMS[:2]:
                lines = frame_of(loaded, game, room)
                assert len(lines) < room.rows
                assert max(width_of(line) for line in lines) <= room.columns
        game.choose(pick.choice(game.legal))


@pytest.mark.parametrize("name", ["oh-hell", "kuhn-poker", "hearts-lite", "liars-cups", "sushi-draft", "caravan"])
def test_a_screen_depends_only_on_what_its_player_knows(name: str) -> None:
    loaded = opened(name)
    for seed in range(runs(2, 20)):
        pick = random.Random(seed)
        game = loaded.package.new(players=None, seed=seed, options=None)
        for turn in range(LONGEST):
            if game.over:
                break
            if turn % 5 == 0:
                for player in range(1, game.players + 1):
                    guess = loaded.engine.determinize(game.state, player, turn + 1)
                    other = Game.at(loaded.engine, loaded.rules, guess)
                    assert shown(loaded, other, player) == shown(loaded, game, player)
            game.choose(pick.choice(game.legal))


def shown(loaded: Loaded, game: Game[BaseState], player: int) -> list[str]:
    """Return the table as a player sees it."""
    return [line.plain for line in screen_lines(view_of(loaded, game, player), 100)]


SECRET = """
game "Secrets"
    players 2
    named Red, Blue

kind card
    rank: 1 to 8
    every rank
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
value might of player -> number = sum of rank of c for each c among hand of player
value fixed_price -> number = 3
value mine -> number = sum of rank of c for each c among your hand
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 2 from deck to hand of p
course
    repeat 2 times
        each p among players
            choose n by p from 1 to 2
                skip
score for p
    "might" = might of p
screen
    show might, mine, fixed_price
"""


def test_a_value_of_hidden_things_is_shown_only_to_players_who_see_them(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: secrets\ntitle: Secrets\n")
    (tmp_path / "secrets.law").write_text(SECRET)
    loaded = open_game(str(tmp_path), None)[1]
    game = loaded.package.new(players=2, seed=1, options=None)
    ranks = [[loaded.rules.things[card].name for card in game.raw_view(seat)["hand"][seat - 1]] for seat in (1, 2)]  # type: ignore[index]
    sums = [sum(int(rank) for rank in own) for own in ranks]
    assert shown(loaded, game, 1) == [f"might: Red {sums[0]}, Blue ?   mine: {sums[0]}   fixed price: 3"]
    assert shown(loaded, game, 2) == [f"might: Red ?, Blue {sums[1]}   mine: {sums[1]}   fixed price: 3"]


def test_where_no_guess_is_found_a_screen_shows_no_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game.yaml").write_text("name: secrets\ntitle: Secrets\n")
    (tmp_path / "secrets.law").write_text(SECRET)
    loaded = open_game(str(tmp_path), None)[1]
    game = loaded.package.new(players=2, seed=1, options=None)

    def no_guess(s: BaseState, player: int, seed: int) -> BaseState:
        raise NoGuess

    monkeypatch.setattr(loaded.engine, "determinize", no_guess)
    assert shown(loaded, game, 2) == ["might: Red ?, Blue ?"]


def test_options_come_in_the_order_of_a_sorted_hand_with_numbers_of_their_own() -> None:
    loaded = opened("northwood")
    game = loaded.package.new(players=None, seed=3, options=None)
    fiefs = rows_of(game.decision, view_of(loaded, game, 1, deciding=True)) if game.decision else []
    assert [(row.key, row.label.plain) for row in fiefs[:2]] == [("0", "fief 0"), ("1", "fief 1")]
    game.choose("fief: 2")
    game.choose("ally: Jack of Flowers")
    assert game.decision is not None
    cards = rows_of(game.decision, view_of(loaded, game, 1, deciding=True))
    suits = ["claws", "flowers", "leaves", "eyes"]
    names = [row.label.plain.split() for row in cards]
    assert names == sorted(names, key=lambda name: (suits.index(name[0]), int(name[1])))


def test_what_an_ally_does_is_what_its_deputy_does() -> None:
    loaded = opened("northwood")
    game = loaded.package.new(players=None, seed=3, options=None)
    game.choose("fief: 2")
    view = view_of(loaded, game, 1, deciding=True)
    numbers = {thing.name: number for number, thing in enumerate(loaded.rules.things)}
    jack, queen = numbers["Jack of Claws"], numbers["Queen of Claws"]
    assert view.described_by(jack) == jack
    covered = replace(view, cached_values={("acting", jack): queen})
    assert covered.described_by(jack) == queen


@pytest.mark.parametrize("language", ["uk", "fr"])
def test_every_word_of_a_screen_and_of_the_log_is_translated(language: str) -> None:
    read, loaded = open_game("northwood", None)
    translator = translator_for(loaded.rules, language, read.spec.languages[language])
    game = loaded.package.new(players=None, seed=3, options=None)
    for choice in ("fief: 2", "decline"):
        game.choose(choice)
    lines = screen_lines(view_of(loaded, game, 1, translator), 100)
    english = {thing.name for thing in loaded.rules.things} | {word for word, _ in loaded.rules.colours}
    text = "\n".join([*(line.plain for line in lines), *game.log(1, translator.translated)])
    assert not [name for name in english if len(name) > 2 and name in text]


def test_a_russian_screen_and_log_have_no_english_words() -> None:
    read, loaded = open_game("empires", None)
    translator = translator_for(loaded.rules, "ru", read.spec.languages["ru"])
    game = loaded.package.new(players=2, seed=3, options=None)
    for number in range(60):
        legal = game.legal
        game.choose(legal[number % len(legal)])
    lines = screen_lines(view_of(loaded, game, 1, translator), 100)
    said = [*(line.plain for line in lines), *game.log(None, translator.translated)]
    assert [line for line in said if re.search("[A-Za-z]", line)] == []
    assert translator.flag("exhausted", "island") == "повёрнут"
    assert translator.flag("exhausted", "location") == "повёрнута"
    assert translator.translated.parts[0] == "победные очки"


def test_a_ukrainian_map_screen_and_log_have_no_english_words() -> None:
    read, loaded = open_game("ragnarok", None)
    translator = translator_for(loaded.rules, "uk", read.spec.languages["uk"])
    said: list[str] = []
    for players in (2, 3):
        game = loaded.package.new(players=players, seed=players, options=None)
        rng = random.Random(players)
        for number in range(120):
            if number % 40 == 39:
                said += [line.plain for line in screen_lines(view_of(loaded, game, 1, translator), 100)]
            game.choose(rng.choice(game.legal))
        said += game.log(None, translator.translated)
    assert [line for line in said if re.search("[A-Za-z]", line)] == []
    assert any("межа: " in line for line in said)


def test_a_folded_map_begins_with_the_own_places_and_tells_their_neighbours() -> None:
    loaded = opened("ragnarok")
    game, pick = loaded.package.new(players=3, seed=4, options=None), random.Random(4)
    for _ in range(60):
        game.choose(pick.choice(game.legal))
    assert game.player == 3
    lines = frame_of(loaded, game, ROOMS[0])
    at = next(number for number, line in enumerate(lines) if line.startswith("Wolf Fjord: "))
    places = [line.partition(":")[0] for line in lines[at : at + 3]]
    assert places == ["Wolf Fjord", "Raven Cape", "Frost Sea"]
    assert ["Blue" in line for line in lines[at : at + 4]] == [True, True, True, False]
    assert "Wolf Fjord → Ash Grove, Deep Thicket, Salt Haven, Frost Sea, Niflheim" in lines


LAID_OUT = """
game "Laid Out"
    players 2
    named Red, Blue

enum suit: clubs or hearts
kind card
    suit: suit
    rank: 1 to 2
    used: yes_no = no
    deputy: optional card
    every suit, rank
pile row: card
pile hand of player: card, seen by owner
value price of c: card -> number = 10 * rank of c
setup
    put cards into row
    deal 1 from row to hand of Red
    deputy of (first row) becomes last row
    used of (last row) becomes yes
course
    each p among players
        choose c by p from row
            skip
        otherwise
            skip
score for p
    "cards" = count hand of p
screen
    show row {how}
    colour hearts as red
"""


def laid_out(folder: Path, how: str) -> list[str]:
    """Return a screen that shows a row of cards in some way, to Red, who may choose among them."""
    (folder / "game.yaml").write_text("name: laid-out\ntitle: Laid Out\n")
    (folder / "laid-out.law").write_text(LAID_OUT.replace("{how}", how))
    loaded = open_game(str(folder), None)[1]
    game = loaded.package.new(players=2, seed=1, options=None)
    return [line.plain for line in screen_lines(view_of(loaded, game, 1, deciding=True), 60)]


def test_things_stand_side_by_side_in_columns(tmp_path: Path) -> None:
    assert laid_out(tmp_path, "as columns with price, used, deputy") == [
        "row    ›clubs 2  ›hearts 1 ›hearts 2",
        "price  20        10        20",
        "used                       used",
        "deputy hearts 2",
    ]


def test_things_stand_below_each_other_in_a_table(tmp_path: Path) -> None:
    assert laid_out(tmp_path, "as table with price, used, deputy") == [
        "row        price  used  deputy",
        "›clubs 2   20           hearts 2",
        "›hearts 1  10",
        "›hearts 2  20     used",
    ]


def test_things_are_sorted_by_fields_and_values(tmp_path: Path) -> None:
    assert laid_out(tmp_path, "with price by price, suit") == ["row: ›hearts 1 (10)  ›clubs 2 (20)  ›hearts 2 (20)"]


@pytest.mark.parametrize("language", ["uk", "fr"])
def test_the_phrases_of_a_language_have_the_parts_of_the_english_ones(language: str) -> None:
    phrases = read_phrases(language)
    holes = re.compile(r"\{\w+\}")
    assert phrases
    for english, said in phrases.items():
        assert set(holes.findall(said)) <= set(holes.findall(english)), english
    text = "\n".join(path.read_text() for room in ("compiler", "runtime") for path in (ROOT / room).rglob("*.py"))
    assert [english for english in phrases if f'"{english}"' not in text and f"'{english}'" not in text] == []


@pytest.mark.parametrize(
    "room", [TerminalSize(19, 6), TerminalSize(29, 8), TerminalSize(39, 12), TerminalSize(79, 24)], ids=str
)
@pytest.mark.parametrize("name", ["connect-four", "northwood", "northgard", "oh-hell"])
def test_the_newest_line_of_the_log_is_on_every_screen(name: str, room: TerminalSize) -> None:
    loaded = opened(name)
    game = loaded.package.new(players=None, seed=3, options=None)
    pick = random.Random(3)
    for _ in range(4):
        game.choose(pick.choice(game.legal))
        lines = frame_of(loaded, game, room)
        newest = "".join(game.log(game.player)[-1].split())
        assert len(lines) < room.rows
        assert newest[:10] in "".join("".join(lines).split())

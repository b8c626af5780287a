"""What a typed line means: a number is a key, a name beats a beginning, what is ambiguous is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.text import Text

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.decision import Option
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_table.play.options import Row, keys_of, rows_of
from lawspeaker_table.play.prompt import COMMANDS, HELP, Input, help_lines, parse_input
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.text_layout import width_of
from lawspeaker_table.translate.translations import read_phrases, untranslated


def row(key: str, label: str, number: int, proto: int = 0) -> Row:
    """Return an option of a card with a label."""
    return Row(key, Option(number, f"c: {label}", {"c": label}), Text(label), full_name=f"c: {label}", protos=(proto,))


def rows(*labels: str) -> list[Row]:
    """Return options with these labels, each of a card of its own."""
    return [row(str(index), label, index, index) for index, label in enumerate(labels, 1)]


def chosen(line: str, offered: list[Row]) -> str:
    """Return the key of the option that a line chooses, or the command, or what is said against it."""
    typed = parse_input(line, offered)
    if isinstance(typed, str):
        return typed
    return next((row.key for row in offered if row.option == typed.option), str(typed.command))


def bids(*numbers: int) -> list[Row]:
    """Return options that are numbers."""
    options = [Option(number, f"b: {number}", {"b": number}) for number in numbers]
    return [Row(key, option, Text(key)) for key, option in zip(keys_of(options), options, strict=True)]


def test_a_number_is_never_the_beginning_of_another() -> None:
    assert chosen("1", bids(10, 11)) == "`1` is not possible here; type a number, or `help`"
    assert chosen("1", bids(11)) == "`1` is not possible here; type a number, or `help`"
    assert chosen("11", bids(1, 11)) == "11"
    assert chosen("01", bids(1, 11)) == "1"
    assert chosen("-2", bids(-2, -1, 0)) == "-2"


def test_a_number_is_not_the_beginning_of_a_name() -> None:
    assert chosen("9", rows("7 hearts", "9 hearts")) == "`9` is not possible here; type a number, or `help`"
    assert chosen("9 h", rows("7 hearts", "9 hearts")) == "2"
    assert chosen("2", rows("7 hearts", "9 hearts", "2 hearts")) == "2"


def test_options_that_are_numbers_keep_them_beside_others() -> None:
    options = [Option(number, label, {"one": label}) for number, label in enumerate(["2", "1", "many", "4"])]
    assert keys_of(options) == ["2", "1", "3", "4"]
    assert keys_of([*options[:2], Option(9, "decline", {"one": None}, True)]) == ["2", "1", ""]


def test_a_whole_name_beats_the_beginning_of_another() -> None:
    assert chosen("farm", rows("Farmhouse", "Farm")) == "2"
    assert chosen("farmh", rows("Farmhouse", "Farm")) == "1"


def test_a_beginning_of_several_is_refused_with_their_numbers() -> None:
    assert chosen("fa", rows("Farm", "Fair", "Mill")) == "that could be `Farm` (1), `Fair` (2); type a number"


def test_copies_of_a_card_are_the_same_but_namesakes_are_not() -> None:
    copies = [row("1", "Ace", 1, 5), row("2", "Ace", 2, 5)]
    assert chosen("ace", copies) == "1"
    namesakes = [row("1", "Ace", 1, 5), row("2", "Ace", 2, 6)]
    assert chosen("ace", namesakes) == "that could be `Ace` (1), `Ace` (2); type a number"


def test_a_command_beats_the_beginning_of_an_option_but_not_its_name() -> None:
    assert chosen("log", rows("Logging Camp")) == "log"
    assert chosen("log", rows("Log")) == "1"
    assert chosen("/log", rows("Log")) == "log"
    assert chosen("logg", rows("Logging Camp")) == "1"


def test_one_letter_does_not_leave_the_game_where_it_begins_an_option() -> None:
    assert chosen("q", rows("Bet")) == "quit"
    assert chosen("q", rows("Queen")) == "that could be `Queen` (1), `/quit`; type a number"


@pytest.mark.parametrize("width", [20, 39, 59, 79, 159])
@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_help_is_broken_between_words(width: int, language: str, rules: Rules) -> None:
    phrases = read_phrases(language) if language != "en" else {}
    translator = replace(untranslated(rules), phrases=phrases)
    lines = [line.plain for line in help_lines(translator, width)]
    assert max(width_of(line) for line in lines) <= width
    words = " ".join(" ".join([typed, phrases.get(does, does)]) for typed, does in HELP).split()
    assert " ".join(lines).split() == words
    assert language == "en" or all(does in phrases for _, does in HELP)
    assert {typed.split()[0] for typed, _ in HELP} - {"3", "?", "/log"} <= set(COMMANDS)


@pytest.fixture
def rules() -> Rules:
    """Return the rules of some game."""
    return open_game("kuhn-poker", None)[1].rules


TWICE = """
game "Twice"
    players 1
kind card
    used: yes_no = no
card Ace
    copies 3
card "Second Ace"
    called Ace
pile row: card
pile store: card
setup
    put cards into row
    put (first row) into store
    used of (last row) becomes yes
course
    repeat 2 times
        choose c from cards
            skip
score for p
    "cards" = 1
screen
    show row with used
    show store
"""


def test_options_of_one_name_say_what_makes_them_different(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: twice\ntitle: Twice\n")
    (tmp_path / "twice.law").write_text(TWICE)
    loaded = open_game(str(tmp_path), None)[1]
    game = loaded.package.new(players=1, seed=1, options=None)
    assert game.decision is not None
    offered = rows_of(game.decision, view_of(loaded, game, 1, deciding=True))
    assert [row.label.plain for row in offered] == [
        "Ace (store)",
        "Ace (row)",
        "Ace (row)",
        "Ace (Second Ace, row, used)",
    ]
    assert chosen("ace", offered).startswith("that could be `Ace (store)` (1), ")
    assert parse_input("ace (store)", offered) == Input(option=offered[0].option)

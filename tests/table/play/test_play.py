"""`law play`: a person with a pipe instead of a keyboard, against bots, on the handmade game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import Result

from lawspeaker.cli.commands import play as play_file
from lawspeaker_runtime.agents.search import STRENGTHS, Searcher
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.play.options import Row, rows_of
from lawspeaker_table.play.prompt import parse_input
from tests.conftest import Law


@pytest.fixture
def burrow_table(burrow: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every game the handmade one, which no spec and no names file describes."""
    unwritten = SimpleNamespace(spec=SimpleNamespace(languages={}))
    monkeypatch.setattr(play_file, "open_game", lambda game, extras, out, with_examples: (unwritten, burrow))


def played(law: Law, *arguments: str, typed: str = "") -> Result:
    """Play the handmade game."""
    return law("play", "burrow", "--seed", "3", *arguments, typed=typed)


def rows(burrow: Loaded, *choices: int) -> list[Row]:
    """Return the rows of the decision after some choices, by index."""
    game = burrow.package.new(players=2, seed=3, options=None)
    for index in choices:
        game.choose(game.legal[index])
    assert game.decision is not None
    return rows_of(game.decision)


@pytest.mark.usefixtures("burrow_table")
def test_bots_alone_play_to_the_end(law: Law) -> None:
    result = played(law, "--bots")
    assert result.exit_code == 0
    assert result.output.startswith("Burrow · 2 players · seed 3 · bots only\n")
    assert "The game is over: " in result.output
    assert "1. " in result.output


@pytest.mark.usefixtures("burrow_table")
def test_the_same_seed_shows_the_same_game(law: Law) -> None:
    assert played(law, "--bots").output == played(law, "--bots").output


@pytest.mark.usefixtures("burrow_table")
def test_bots_of_some_seats_search(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    best = Searcher.best

    def noted(searcher: Searcher[BaseState], s: BaseState) -> int:
        asked.append(searcher.engine.player(s))
        return best(searcher, s)

    monkeypatch.setattr(Searcher, "best", noted)
    assert "The game is over: " in played(law, "--bots", "--search", "2").output
    assert set(asked) == {2}
    assert played(law, "--bots", "--search", " all").exit_code == 0
    assert set(asked) == {1, 2}


@pytest.mark.usefixtures("burrow_table")
@pytest.mark.parametrize("strength", ["easy", "fair", "strong", "3"])
def test_bots_have_named_strengths(law: Law, monkeypatch: pytest.MonkeyPatch, strength: str) -> None:
    used: set[int] = set()

    def first(searcher: Searcher[BaseState], s: BaseState) -> int:
        used.add(searcher.search.simulations)
        return searcher.engine.legal(s)[0]

    monkeypatch.setattr(Searcher, "best", first)
    assert played(law, "--bots", "--search", "all", "--strength", strength).exit_code == 0
    assert used == {STRENGTHS[strength].value if strength in STRENGTHS else int(strength)}


@pytest.mark.usefixtures("burrow_table")
@pytest.mark.parametrize(
    ("strength", "line"),
    [("mighty", "write easy, fair, strong, or a number"), ("0", "the least is 1"), ("", "strength")],
)
def test_what_is_no_strength_is_refused(law: Law, strength: str, line: str) -> None:
    result = played(law, "--bots", "--search", "all", "--strength", strength)
    assert result.exit_code == 2
    assert line in " ".join(result.output.split())


@pytest.mark.usefixtures("burrow_table")
@pytest.mark.parametrize("seats", ["0", "3", "-1", "", "1,", "one", "9" * 5000])
def test_what_is_no_seat_does_not_search(law: Law, seats: str) -> None:
    result = played(law, "--bots", "--search", seats)
    assert result.exit_code == 2
    assert "seat" in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


@pytest.mark.usefixtures("burrow_table")
def test_a_person_types_numbers_and_texts_to_the_end(law: Law) -> None:
    result = played(law, typed="1\nplay\ndecline\n" * 2)
    assert result.exit_code == 0
    assert "The game is over: " in result.output


@pytest.mark.usefixtures("burrow_table")
def test_the_end_of_the_input_is_a_polite_goodbye(law: Law) -> None:
    result = played(law, typed="1\n")
    assert result.exit_code == 0
    assert result.output.endswith("goodbye\n")


@pytest.mark.usefixtures("burrow_table")
def test_nonsense_is_answered_and_asked_again(law: Law) -> None:
    result = played(law, typed="\n99\nwat\nquit\n")
    assert result.exit_code == 0
    assert "`99` is not possible here" in result.output
    assert "`wat` is not possible here" in result.output


@pytest.mark.usefixtures("burrow_table")
def test_help_and_log_can_be_asked_for(law: Law) -> None:
    result = played(law, typed="help\nlog\nquit\n")
    assert "undo your last choice" in result.output
    assert "deck is shuffled" in result.output


@pytest.mark.usefixtures("burrow_table")
def test_undo_takes_the_last_choice_back(law: Law) -> None:
    result = played(law, typed="undo\n1\nundo\n2\nquit\n")
    assert "this cannot be undone" in result.output
    assert result.output.count("choose a card") >= 2


@pytest.mark.usefixtures("burrow_table")
def test_a_saved_game_goes_on_where_it_was(law: Law, tmp_path: Path) -> None:
    result = played(law, typed="1\nsave here.json\nquit\n")
    assert "saved" in result.output
    assert (tmp_path / "here.json").is_file()
    again = law("play", "burrow", "--load", "here.json", typed="play\nquit\n")
    assert "choose one" in again.output


@pytest.mark.usefixtures("burrow_table")
def test_a_save_never_replaces_something_else(law: Law, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    result = played(law, typed="save letter.txt\nsave\nsave no/such/\0\nquit\n")
    assert "choose another name" in result.output
    assert (tmp_path / "letter.txt").read_text() == "dear"


@pytest.mark.usefixtures("burrow_table")
def test_something_else_than_a_save_is_misuse(law: Law, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    result = played(law, "--load", "letter.txt")
    assert result.exit_code == 2
    assert "cannot be loaded" in result.output


@pytest.mark.usefixtures("burrow_table")
def test_settings_reach_the_game_and_wrong_ones_are_refused(law: Law) -> None:
    assert played(law, "--bots", "--players", "3", "--set", "clan=Wolf,Goat,Stag", "--set", "length=1").exit_code == 0
    for wrong in (["--players", "9"], ["--set", "clan=Wolf,Wolf"], ["--set", "x=1"]):
        assert played(law, *wrong).exit_code == 1
    for misused in (["--set", "nonsense"], ["--seat", "3"]):
        assert played(law, *misused).exit_code == 2


def test_options_are_found_by_number_text_value_and_beginning(burrow: Loaded) -> None:
    cards = rows(burrow)
    for typed in ("1", cards[0].option.text, str(cards[0].option.values["c"]), cards[0].option.text.upper()):
        found = parse_input(typed, cards)
        assert not isinstance(found, str)
        assert found.option == cards[0].option


def test_options_that_are_numbers_keep_their_numbers(burrow: Loaded) -> None:
    assert [row.key for row in rows(burrow, 0, 0)] == ["1", "2", ""]


def test_a_text_that_fits_several_options_is_asked_about(burrow: Loaded) -> None:
    assert str(parse_input("c:", rows(burrow))).startswith("that could be")

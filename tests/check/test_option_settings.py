"""Options that depend on each other: defaults that follow, and combinations that are refused."""

from __future__ import annotations

import pytest

from lawspeaker.cli.commands.explain import facts_of
from lawspeaker.project.read_files import Reading
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.errors import BadOption, Refused
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.game.save import read_save
from lawspeaker_runtime.game.settings import read_options
from tests.compile_specs import Built
from tests.conftest import Game

SPEC = """game "Settings"
    players 2 to 4

enum style: old or new
kind clan
clan Wolf
clan Goat
option trade: any_kind or same_kind = same_kind if edition is old and first_clan is Wolf else any_kind
option edition: style = new
option first_clan: clan = Wolf if edition is old else Goat
option rounds: 3 to 5 = count players + 1
option bonus of player: 0 to 2 = 2 if edition is old else 0
    needs edition is in (old, new) and rounds is less than 5
option teams: yes_no = no
    needs count players is 4
    needs not (quick
        and rounds is more than 4)  # always
        or edition is old  @X-1 @X-2
option quick: yes_no = count players is 2

course
    each p among players
        as p
            choose one
                "wait"
                    skip
                "go" when quick
                    skip
score for p
    "points" = bonus of p + rounds + (1 if trade is same_kind else 0)

example "the default is that of the edition"
    options edition old
    expect
        that trade is same_kind
        that first_clan is Wolf
        that rounds is 3
        that bonus of player 1 is 2
        that quick

example "teams for two"
    options teams yes
    expect
        that teams
"""


@pytest.fixture(scope="module")
def game(written: Game) -> Built:
    """Return the game of this file."""
    return written(SPEC)


def chosen(game: Built, players: int, **given: object) -> dict[str, list[int]]:
    values = read_options(game.rules, players, 1, given)
    return {option.word: value for option, value in zip(game.rules.options, values, strict=True)}


def test_a_default_follows_the_options_it_names_wherever_they_stand(game: Built) -> None:
    assert chosen(game, 3) == {
        "trade": [0],
        "edition": [1],
        "first_clan": [1],
        "rounds": [4],
        "bonus": [0, 0, 0],
        "teams": [0],
        "quick": [0],
    }
    old = chosen(game, 2, edition="old")
    assert (old["trade"], old["first_clan"], old["bonus"], old["quick"]) == ([1], [0], [2, 2], [1])


def test_what_is_set_overrides_a_default_and_those_that_follow_it(game: Built) -> None:
    assert chosen(game, 2, edition="old", trade="any_kind")["trade"] == [0]
    assert chosen(game, 2, edition="old", first_clan="Goat")["trade"] == [0]
    assert chosen(game, 2, edition="old", bonus=[None, 1])["bonus"] == [2, 1]


def test_the_described_default_is_that_of_the_fewest_players(game: Built) -> None:
    assert [option.default for option in game.rules.options] == [0, 1, 1, 3, 0, 0, 1]


def test_an_option_without_a_default_is_the_first_of_its_values(written: Game) -> None:
    text = 'game "Firsts"\n    players 2\noption side of player: 2 to 4\noption pace: slow or quick\n'
    game = written(text + 'course\n    end\nscore for p\n    "points" = 0\n')
    assert read_options(game.rules, 2, 1, None) == [[2, 2], [0]]


def test_a_save_holds_what_the_defaults_came_to(game: Built) -> None:
    played = Played.start(game.engine, game.rules, 2, 5, {"edition": "old"})
    assert played.history.options == ((1,), (0,), (0,), (3,), (2, 2), (0,), (1,))
    assert read_save(game.rules, played.save()).history.options == played.history.options
    assert Played.load(game.engine, game.rules, played.save()).hash == played.hash


def test_an_option_is_refused_where_something_it_needs_does_not_hold(game: Built) -> None:
    with pytest.raises(
        Refused, match=r"option `teams` cannot be yes here: it needs count players is 4 \(rules.law:15\)"
    ):
        chosen(game, 3, teams=True)
    words = r"it needs not \(quick and rounds is more than 4\) or edition is old \(rules.law:16\)"
    with pytest.raises(Refused, match=words):
        chosen(game, 4, teams=True, quick=True)
    assert chosen(game, 4, teams=True)["teams"] == [1]
    assert chosen(game, 4, teams=True, quick=True, edition="old")["teams"] == [1]


def test_an_option_at_its_default_needs_nothing(game: Built) -> None:
    assert chosen(game, 4, bonus=0)["bonus"] == [0, 0, 0, 0]
    with pytest.raises(Refused, match="option `bonus` cannot be 0, 1, 0, 0 here") as error:
        chosen(game, 4, bonus=[0, 1, 0, 0])
    assert error.value.word == "bonus"
    assert chosen(game, 4, bonus=2, edition="old")["bonus"] == [2, 2, 2, 2]


def test_an_example_has_the_defaults_that_follow_and_is_refused_like_a_game(game: Built) -> None:
    follows, teams = game.examples
    assert run_example(game.engine, game.rules, follows) is None
    assert "option `teams` cannot be yes here: it needs count players is 4" in str(
        run_example(game.engine, game.rules, teams)
    )


def test_a_default_outside_of_the_range_is_refused(written: Game) -> None:
    text = SPEC.split("\nexample")[0].replace("count players + 1", "count players + 2")
    with pytest.raises(
        BadOption, match=r"option `rounds` is 6 by its default here, which it cannot be \(rules.law:11\)"
    ):
        chosen(written(text), 4)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("option teams: yes_no = no\n    copies 3\n", "L351"),
        (
            "state round: number = 1\noption teams: yes_no = no\n    needs round is 1\nsetup\n    round becomes 2\n",
            "L394",
        ),
        ("option side of player: 1 to 3 = 1\noption teams: yes_no = side of player 1 is 2\n", "L394"),
        ("option teams: yes_no = no\n    needs 3\n", "L301"),
        ("option one_side: 1 to 3 = two_side\noption two_side: 1 to 3 = one_side + 1\n", "L395"),
        ("option one_side: 1 to 3 = one_side\n", "L395"),
        ("option one_side: 1 to 3 = 4\n", "L383"),
    ],
)
def test_mistakes_about_options_have_a_message(lines: str, code: str) -> None:
    assert [fact.code for fact in facts_of(lines, Reading()).facts.found] == [code]

"""The rule of what a designer clicks: cards, places, piles, resources, lines of the spec."""

from __future__ import annotations

import pytest

from lawspeaker.project.find_games import shipped_games
from lawspeaker_table.serve.messages import game_parts, seat_view
from lawspeaker_table.serve.rule_of_click import rule_of
from lawspeaker_table.serve.words import Refused
from tests.table.serve.offers import offer


def lines_of(name: str, key: str) -> str:
    """Return the rule of a key in a new game."""
    found = offer(name)
    game = found.loaded.package.new(players=max(2, found.rules.players[0]), seed=3, options={})
    lines = rule_of(found, seat_view(found, game, 1, "en"), key)["lines"]
    assert isinstance(lines, list)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("rack:3", "d1"),
        ("rack:3", "    grid 7 by 6 squares"),
        ("word:disc", "piece disc of player: single"),
        ("connect-four.law:12", "course"),
    ],
)
def test_places_pieces_and_lines_of_connect_four_have_rules(key: str, line: str) -> None:
    assert line in lines_of("connect-four", key)


def test_a_place_with_pieces_shows_their_rules_too() -> None:
    found = offer("connect-four")
    game = found.loaded.package.new(players=2, seed=3, options={})
    game.choose(3)
    lines = rule_of(found, seat_view(found, game, 1, "en"), "rack:3")["lines"]
    assert isinstance(lines, list)
    assert any(line.startswith("piece disc of player: single") for line in lines)


@pytest.mark.parametrize("key", ["thing:9999", "word:nothing", "rack:x", "rules.law:3", ":", "thing:", "word:"])
def test_what_is_not_known_is_refused_in_one_line(key: str) -> None:
    with pytest.raises(Refused, match=r"nothing is known about this|the spec has no such file"):
        lines_of("connect-four", key)


@pytest.mark.parametrize("name", shipped_games())
def test_everything_on_the_screen_of_every_game_has_a_rule(name: str) -> None:
    found = offer(name)
    game = found.loaded.package.new(players=found.rules.players[0], seed=3, options={})
    for _ in range(8):
        if not game.over:
            game.choose(game.legal[0])
    seat = game.player or 1
    view = seat_view(found, game, seat, "en")
    screen = game_parts(view, seat)["screen"]
    assert isinstance(screen, list)
    keys = {f"word:{part['word']}" for part in screen}
    for part in screen:
        keys |= {f"{part['word']}:{place}" for place in list(part.get("places", {}))[:3]}
        keys |= {card["key"] for card in part.get("cards", [])[:2]}
    for key in keys:
        assert rule_of(found, view, key)["lines"], key

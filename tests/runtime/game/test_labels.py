"""What a person reads of an option: the runtime writes it, the command only adds colours."""

from __future__ import annotations

import pytest

from lawspeaker_games import northwood
from lawspeaker_runtime import RandomAgent
from lawspeaker_runtime.boards.contents import short_names
from lawspeaker_runtime.game.labels import LabelPart, label_parts
from lawspeaker_table.play.options import rows_of
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.serve.catalogue import Offer
from tests.table.serve.offers import offer

GAMES = ("northgard", "northwood", "breakthrough", "oh-hell")


def labels_in_command_and_runtime(found: Offer, language: str, decisions: int) -> list[tuple[str, str]]:
    """Play a game; return each label as the command shows it, and as the runtime writes it."""
    translator = found.translator(language)
    game = found.loaded.package.new(players=found.rules.players[0], seed=4, options={})
    agent = RandomAgent(3)
    pairs: list[tuple[str, str]] = []
    shorts = short_names(found.loaded.tables, found.rules)
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            break
        view = view_of(found.loaded, game, game.player, translator, deciding=True)
        for row in rows_of(decision, view):
            parts = label_parts(translator.translated, row.option.id, decision.said, game.player, shorts)
            pairs.append((row.label.plain, ", ".join(str(part) for part in parts)))
        game.choose(agent.pick(game.legal))
    return pairs


@pytest.mark.parametrize(("name", "language"), [(name, "en") for name in GAMES] + [("northgard", "fr")])
def test_the_command_shows_the_labels_of_the_runtime(name: str, language: str) -> None:
    pairs = labels_in_command_and_runtime(offer(name), language, 30)
    assert len(pairs) > 40
    assert [(shown, written) for shown, written in pairs if not shown.startswith(written)] == []


def test_a_thing_whose_name_is_a_number_is_preceded_by_its_kind() -> None:
    game = northwood.new(seed=9)
    for _ in range(200):
        decision = game.decision
        if decision is None or any(option.label.startswith("fief ") for option in decision.options):
            break
        game.choose(game.legal[-1])
    decision = game.decision
    assert decision is not None
    labels = [option.label for option in decision.options]
    assert [label for label in labels if label.isdecimal()] == []
    assert [label for label in labels if label.startswith("fief ")] != []


def test_a_position_of_a_tile_and_a_region_are_written_shortly() -> None:
    found = offer("northgard")
    pairs = labels_in_command_and_runtime(found, "en", 60)
    written = [label for _, label in pairs]
    assert any("↻" in label for label in written)
    shorts = short_names(found.loaded.tables, found.rules)
    assert all(names[0] == "1a" for names in shorts.values())
    assert str(LabelPart("Start n", short="1a")) == "1a Start n"

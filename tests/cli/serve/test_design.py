"""The designer's panel: cards, examples, seeds, worlds, rules with citations, and rules that change on disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lawspeaker.cli.failure import Failure
from lawspeaker.cli.serve.app import app_of
from lawspeaker.cli.serve.connections import Hub
from lawspeaker.cli.serve.design import problem_of
from lawspeaker.cli.serve.running import hub_of
from lawspeaker.cli.serve.words import Line
from tests.cli.serve.conftest import ADDRESS, WINDOWS, create, next_of, sit
from tests.conftest import Law


@pytest.fixture
def hub(law: Law) -> Hub:
    """Return a server for the designer of a new game."""
    assert law("new", "my-game").exit_code == 0
    return hub_of(["my-game"], Path("tables.db"), "127.0.0.1", 10, design=True)


@pytest.fixture
def client(hub: Hub) -> Iterator[TestClient]:
    """Return a client of that server."""
    with TestClient(app_of(hub), base_url=ADDRESS) as opened:
        yield opened
        while WINDOWS:
            WINDOWS.pop().__exit__(None, None, None)


def hand(table: dict[str, object]) -> list[str]:
    """Return the cards in the hand of the seat."""
    screen = table["screen"]
    assert isinstance(screen, list)
    part = next(part for part in screen if part["form"] == "pile" and part["word"] == "hand")
    return [card["name"] for card in part["cards"]]


def test_the_designer_gives_cards_begins_again_and_looks_at_other_worlds(client: TestClient) -> None:
    me = sit(client, create(client, game="my-game", bots={"2": 1}, seed=1), 1)
    table = next_of(me, "table")
    design = table["design"]
    assert isinstance(design, dict)
    assert design["seed"] == "1"
    assert design["line"].startswith("my-game.law:")
    before = hand(table)
    me.send_json({"type": "design", "wish": "give", "name": "Gamble"})
    assert hand(next_of(me, "table")).count("Gamble") == before.count("Gamble") + 1
    me.send_json({"type": "design", "wish": "world", "seed": "7"})
    lines = next_of(me, "design")["lines"]
    assert isinstance(lines, list)
    assert any(line.startswith("hand of player 2: ") for line in lines)
    me.send_json({"type": "design", "wish": "seed", "seed": "1"})
    assert hand(next_of(me, "table")) == before
    me.send_json({"type": "design", "wish": "give", "name": "Dragon"})
    assert "no thing is called `Dragon`" in str(next_of(me, "error")["text"])


def test_the_designer_sees_the_rule_and_the_citation_of_a_card_and_the_spec(client: TestClient) -> None:
    me = sit(client, create(client, game="my-game", seed=1), 1)
    next_of(me, "table")
    me.send_json({"type": "design", "wish": "names"})
    names = next_of(me, "design")
    assert "my-game.law" in str(names["files"])
    me.send_json({"type": "design", "wish": "rule", "key": "thing:0"})
    shown = "\n".join(str(next_of(me, "design")["lines"]).split("', '"))
    assert "my-game/my-game.law:" in shown
    assert "@MG-" in shown
    me.send_json({"type": "design", "wish": "spec", "file": "my-game.law"})
    assert "card Harvest" in str(next_of(me, "design")["text"])
    examples = names["examples"]
    assert isinstance(examples, list)
    me.send_json({"type": "design", "wish": "example", "name": examples[0]})
    assert next_of(me, "table")["turn"] == 0


def test_changed_rules_are_loaded_with_the_same_position_and_mistakes_are_told(client: TestClient, hub: Hub) -> None:
    me = sit(client, create(client, game="my-game", bots={"2": 1}, seed=1), 1)
    table = next_of(me, "table")
    options = table["options"]
    assert isinstance(options, list)
    me.send_json({"type": "choose", "turn": 0, "option": options[0]["id"]})
    while next_of(me, "table")["turn"] != 2:
        pass
    spec = Path("my-game/my-game.law")
    text = spec.read_text(encoding="utf-8")
    spec.write_text(text.replace("gain 2 coins", "gain 9 coins"), encoding="utf-8")
    changed = next_of(me, "table")
    design = changed["design"]
    assert isinstance(design, dict)
    assert design["notice"] == "the changed rules are loaded"
    assert changed["turn"] == 2
    assert "Gain 9 coins." in str(changed["screen"]) + str(changed["options"])
    spec.write_text(text.replace("gain 2 coins", "gain 2 coin"), encoding="utf-8")
    told = next_of(me, "table")["design"]
    assert isinstance(told, dict)
    assert told["notice"].startswith("my-game/my-game.law:")
    assert "no resource or piece is called `coin`" in told["notice"]
    assert told["notice"].endswith("; the table goes on with the rules before")
    assert next(iter(hub.tables.open.values())).turn == 2


def test_the_notices_of_the_panel_are_in_the_language_of_the_window(hub: Hub) -> None:
    assert hub.designer is not None
    table = hub.tables.create("my-game", 2, {}, {}, 1)
    hub.designer.notices["my-game"] = problem_of(Failure("x"))
    assert hub.designer.panel(table, "fr")["notice"] == "x"
    hub.designer.notices["my-game"] = Line("the changed rules are loaded")
    assert hub.designer.panel(table, "fr")["notice"] == "les règles modifiées sont chargées"
    assert hub.designer.panel(table, "en")["notice"] == "the changed rules are loaded"

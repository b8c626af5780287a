"""The designer's panel: cards, examples, seeds, worlds, rules with citations, and rules that change on disk."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lawspeaker.cli.offers import hub_of
from lawspeaker_system.failure import Failure
from lawspeaker_table.serve.app import app_of
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.design import problem_of
from lawspeaker_table.serve.words import Line
from tests.conftest import Law
from tests.table.serve.conftest import ADDRESS, WINDOWS, create, new_table, next_of, sit


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
    while notice_of(changed := next_of(me, "table")) == "":
        pass
    assert notice_of(changed) == "the changed rules are loaded"
    assert changed["turn"] == 2
    assert "Gain 9 coins." in str(changed["screen"]) + str(changed["options"])
    spec.write_text(text.replace("gain 2 coins", "gain 2 coin"), encoding="utf-8")
    told = notice_of(next_of(me, "table"))
    assert told.startswith("my-game/my-game.law:")
    assert "no resource or piece is called `coin`" in told
    assert told.endswith("; the table goes on with the rules before")
    assert next(iter(hub.tables.open.values())).turn == 2


def test_the_notices_of_the_panel_are_in_the_language_of_the_window(hub: Hub) -> None:
    assert hub.designer is not None
    table = new_table(hub, "my-game", 1)
    hub.designer.mistakes["my-game"] = problem_of(Failure("x"))
    assert hub.designer.panel(table, "fr")["notice"] == "x"
    del hub.designer.mistakes["my-game"]
    table.notice = Line("the changed rules are loaded")
    assert hub.designer.panel(table, "fr")["notice"] == "les règles modifiées sont chargées"
    assert hub.designer.panel(table, "en")["notice"] == "the changed rules are loaded"


def notice_of(table: dict[str, object]) -> str:
    """Return what the panel tells about the rules."""
    design = table["design"]
    assert isinstance(design, dict)
    return str(design["notice"])


def test_to_begin_again_uses_the_edited_rules_and_a_new_table_knows_nothing_of_the_old_position(
    client: TestClient, hub: Hub
) -> None:
    me = sit(client, create(client, game="my-game", bots={"2": 1}, seed=1), 1)
    table = next_of(me, "table")
    me.send_json({"type": "choose", "turn": 0, "option": options_of(table)[0]["id"]})
    while next_of(me, "table")["turn"] != 2:
        pass
    spec = Path("my-game/my-game.law")
    text = spec.read_text(encoding="utf-8")
    edited = text.replace("course", "option length: 1 to 3 = 2\n\ncourse", 1).replace("deal 3 from", "deal 1 from")
    spec.write_text(edited, encoding="utf-8")
    kept = next_of(me, "table")
    assert notice_of(kept).startswith("this position does not fit the changed rules, and goes on with the old ones: ")
    assert len(hand(kept)) == 3
    other = next_of(sit(client, create(client, game="my-game", seed=1), 1), "table")
    assert notice_of(other) == ""
    me.send_json({"type": "design", "wish": "seed", "seed": "1"})
    again = next_of(me, "table")
    assert again["turn"] == 0
    assert notice_of(again) == ""
    assert again["screen"] == other["screen"]
    assert {one.offer.rules.version for one in hub.tables.open.values()} == {hub.tables.offers["my-game"].rules.version}
    assert len(hand(again)) == 1


def options_of(table: dict[str, object]) -> list[dict[str, object]]:
    """Return the options of a table that was sent."""
    found = table["options"]
    assert isinstance(found, list)
    return found


def test_to_begin_again_keeps_the_settings_that_the_edited_rules_have(law: Law) -> None:
    assert law("new", "my-game").exit_code == 0
    spec = Path("my-game/my-game.law")
    text = spec.read_text(encoding="utf-8")
    options = "option length: 1 to 3 = 1\noption speed: 1 to 3 = 1\n\ncourse"
    spec.write_text(text.replace("course", options, 1), encoding="utf-8")
    hub = hub_of(["my-game"], Path("tables.db"), "127.0.0.1", 10, design=True)
    designer = hub.designer
    assert designer is not None
    table = asyncio.run(hub.tables.create("my-game", 2, {"length": 3, "speed": 2}, {}, 1))
    spec.write_text(text.replace("course", "option length: 1 to 3 = 1\n\ncourse", 1), encoding="utf-8")
    assert designer.changed() == ["my-game"]
    asyncio.run(designer.adopt("my-game", asyncio.run(designer.load("my-game"))))
    asyncio.run(designer.carry_out(table, 1, {"wish": "seed", "seed": "4"}, "en"))
    assert table.game.history.options == ((3,),)
    assert table.record.version == hub.tables.offers["my-game"].rules.version
    hub.tables.close()


def test_files_that_vanish_or_cannot_be_read_are_one_line_and_are_loaded_when_they_are_back(hub: Hub) -> None:
    designer, spec = hub.designer, Path("my-game/my-game.law")
    assert designer is not None
    text = spec.read_text(encoding="utf-8")

    def told() -> str:
        assert designer is not None
        assert designer.changed() == ["my-game"]
        asyncio.run(designer.adopt("my-game", asyncio.run(designer.load("my-game"))))
        mistake = designer.mistakes.get("my-game")
        return mistake.said({}) if mistake else ""

    spec.write_bytes(b"\xff\xfe\0")
    assert "this file is not UTF-8 text" in told()
    spec.unlink()
    assert "has no `.law` file" in told()
    spec.mkdir()
    assert "it is not a file" in told()
    spec.rmdir()
    spec.write_text(text, encoding="utf-8")
    assert told() == ""
    Path("my-game").rename("gone")
    assert told() == "no game is called `my-game`; the table goes on with the rules before"
    Path("gone").rename("my-game")
    assert told() == ""
    manifest = Path("my-game/game.yaml")
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("name: my-game", "name: other"), encoding="utf-8")
    assert told() == "the game is called other now; start the server again"


@pytest.mark.parametrize("when", [0, 4_000_000_000])
def test_a_file_that_is_saved_while_the_clock_is_wrong_is_loaded(hub: Hub, when: int) -> None:
    spec = Path("my-game/my-game.law")
    spec.write_text(spec.read_text(encoding="utf-8").replace("gain 2 coins", "gain 9 coins"), encoding="utf-8")
    os.utime(spec, (when, when))
    assert hub.designer is not None
    assert hub.designer.changed() == ["my-game"]
    before = hub.tables.offers["my-game"].rules.version
    asyncio.run(hub.designer.adopt("my-game", asyncio.run(hub.designer.load("my-game"))))
    assert hub.tables.offers["my-game"].rules.version != before

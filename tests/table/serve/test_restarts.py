"""A server that is started again with an edited spec, and clocks that jump: tables are refused and kept, or go on."""

from __future__ import annotations

import asyncio
import time
from itertools import cycle
from pathlib import Path

import pytest

from lawspeaker.cli.offers import hub_of
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.limits import Door, Rate
from tests.conftest import Law
from tests.table.serve.conftest import MakeHub, client_of, create, link_of, next_of, sit

SPEC = Path("my-game/my-game.law")


def started() -> Hub:
    """Return a server of the game as its spec is now, on the file of this test."""
    return hub_of(["my-game"], Path("tables.db"), "127.0.0.1", 10)


def opened(hub: Hub, made: dict[str, object]) -> dict[str, object]:
    """Return the first message of a window at a table: the table, or why there is none."""
    with client_of(hub) as client:
        first: dict[str, object] = sit(client, made, 1).receive_json()
    hub.tables.close()
    return first


@pytest.mark.parametrize(
    ("word", "edited"),
    [("gain 2 coins", "gain 9 coins"), ("deal 3 from", "deal 1 from"), ("course", "option pace: 1 to 2 = 1\n\ncourse")],
    ids=["a card", "the setup", "an option"],
)
def test_a_table_is_refused_while_the_spec_is_another_and_goes_on_when_it_is_back(
    law: Law, word: str, edited: str
) -> None:
    assert law("new", "my-game").exit_code == 0
    hub = started()
    with client_of(hub) as client:
        made = create(client, game="my-game")
        me = sit(client, made, 1)
        table = next_of(me, "table")
        options = table["options"]
        assert isinstance(options, list)
        me.send_json({"type": "choose", "turn": 0, "option": options[0]["id"]})
        assert next_of(me, "stored")["turn"] == 1
    hub.tables.close()
    text = SPEC.read_text(encoding="utf-8")
    assert word in text
    SPEC.write_text(text.replace(word, edited, 1), encoding="utf-8")
    told = opened(started(), made)
    assert told["type"] == "error"
    assert str(told["text"]).startswith("this table was played with other rules (version ")
    SPEC.write_text(text, encoding="utf-8")
    assert opened(started(), made)["turn"] == 1


def test_a_server_whose_spec_has_a_mistake_does_not_start_and_leaves_its_tables(law: Law) -> None:
    assert law("new", "my-game").exit_code == 0
    hub = started()
    with client_of(hub) as client:
        made = create(client, game="my-game")
    hub.tables.close()
    before, text = Path("tables.db").read_bytes(), SPEC.read_text(encoding="utf-8")
    SPEC.write_text(f"{text}\nfoo bar\n", encoding="utf-8")
    refused = law("serve", "my-game", "--port", "0")
    assert refused.exit_code == 1
    assert "error[" in refused.output
    assert Path("tables.db").read_bytes() == before
    SPEC.write_text(text, encoding="utf-8")
    assert opened(started(), made)["turn"] == 0


def test_a_table_of_a_game_that_is_offered_no_more_is_kept(law: Law, make_hub: MakeHub) -> None:
    with client_of(make_hub("connect-four", "kuhn-poker")) as client:
        made = create(client, game="kuhn-poker")
    line = "this table is of the game `kuhn-poker`, which this server does not offer"
    assert opened(make_hub("connect-four"), made)["text"] == line
    assert opened(make_hub("kuhn-poker"), made)["turn"] == 0


def test_a_clock_that_jumps_changes_nothing(make_hub: MakeHub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines and rates are counted by a clock that nobody sets."""
    times = cycle([0.0, 4e9, -5.0, 1.7e9, 1e18])
    monkeypatch.setattr(time, "time", lambda: next(times))
    monkeypatch.setattr(time, "time_ns", lambda: int(next(times)) * 10**9)
    hub = make_hub(door=Door(rate=Rate(per_second=0.001, burst=20.0)))
    with client_of(hub) as client:
        made = create(client, game="connect-four", bots={"2": "random"})
        me = sit(client, made, 1)
        for turn in (0, 2, 4):
            while (table := next_of(me, "table"))["turn"] != turn:
                pass
            options = table["options"]
            assert isinstance(options, list)
            me.send_json({"type": "choose", "turn": turn, "option": options[0]["id"]})
        me.send_json({"type": "undo"})
        while next_of(me, "table")["turn"] != 4:
            pass
        codes = [client.get("/api/games").status_code for _ in range(20)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert asyncio.run(make_hub("connect-four").tables.find(link_of(made, 1)[0])).turn == 4

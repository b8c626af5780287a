"""What nobody should send: halves of letters, endless numbers, odd headers. Each is refused in one line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from lawspeaker.cli.offers import open_again
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.design import Designer
from lawspeaker_table.serve.limits import Door, Rate
from lawspeaker_table.serve.storage import Storage
from lawspeaker_table.serve.tables import Tables
from tests.table.serve.conftest import SOCKETS, client_of, create, link_of, next_of, sit
from tests.table.serve.offers import offer

DIGITS = "9" * 5_000
FAST = Rate(1_000.0, 10_000.0)


@pytest.fixture
def designed(tmp_path: Path) -> Iterator[TestClient]:
    """Return a client of a server with the designer's panel, which answers 500 instead of failing the test."""
    games = {name: offer(name, True) for name in ("connect-four", "oh-hell")}
    tables = Tables(games, Storage(tmp_path / "tables.db"))
    hub = Hub(tables, Door(rate=FAST, creation=FAST), Designer(tables, {name: name for name in games}, open_again))
    with client_of(hub, raising=False) as opened:
        yield opened
    tables.close()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b", "", "null", "//", "http://\x01"])
def test_an_origin_that_is_no_address_is_refused(designed: TestClient, origin: str) -> None:
    answer = designed.get("/api/games", headers={"origin": origin})
    assert answer.status_code == 403
    assert "may not use this server" in answer.json()["error"]
    id_, _ = link_of(create(designed, game="connect-four"), 1)
    with (
        pytest.raises(WebSocketDisconnect),
        designed.websocket_connect(f"{SOCKETS}/ws/{id_}", headers={"origin": origin}),
    ):
        pass


@pytest.mark.parametrize("host", ["[", "[::1", "]", "127.0.0.1:8000:9", "127.0.0.1@evil.example", "", "\xff"])
def test_a_host_that_is_no_name_of_this_machine_is_refused(designed: TestClient, host: str) -> None:
    answer = designed.get("/", headers={"host": host.encode("latin-1")})
    assert answer.status_code == 403
    assert answer.json()["error"].startswith("this server is not called ")


@pytest.mark.parametrize(
    "wish",
    [
        '"game": "\\ud800"',
        '"game": "connect-four", "options": {"\\ud800": 1}',
        '"game": "oh-hell", "options": {"x": "\\udfff"}',
        '"game": "connect-four", "bots": {"\\ud800": 1}',
        '"game": "connect-four", "bots": {"1": "\\ud800"}',
        f'"game": "connect-four", "bots": {{"{DIGITS}": 1}}',
        f'"game": "connect-four", "bots": {{"1": {DIGITS[:4_000]}}}',
        f'"game": "connect-four", "players": {DIGITS}',
        f'"game": "connect-four", "players": {DIGITS[:4_000]}',
        f'"game": "connect-four", "seed": {DIGITS}',
        f'"game": "connect-four", "options": {{"{DIGITS}": {DIGITS[:4_000]}}}',
        '"game": "connect-four", "seed": NaN',
        '"game": "connect-four", "players": 1e400',
        '"game": "connect-four", "bots": {"\u0663": 1}',
        '"game": "a\\nb\\u0000\\u2028c"',
    ],
)
def test_a_wish_that_nobody_can_have_is_one_short_line(designed: TestClient, wish: str) -> None:
    answer = designed.post("/api/tables", content=f"{{{wish}}}".encode())
    assert answer.status_code == 400
    line = answer.json()["error"]
    assert 0 < len(line) < 500
    assert line.isprintable()


@pytest.mark.parametrize("body", [b"\xff", b"\xff\xfe{\0}\0", '{"game": "\ud800"}'.encode("utf-8", "surrogatepass")])
def test_a_body_that_is_no_text_is_refused(designed: TestClient, body: bytes) -> None:
    answer = designed.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()) == (400, {"error": "the request is no JSON"})


DESIGN = '{{"type": "design", "wish": "{}", "{}": "{}"}}'.format


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "\\ud800"}',
        f'{{"type": "choose", "turn": 0, "option": {DIGITS}}}',
        f'{{"type": "look", "step": {DIGITS[:4_000]}}}',
        '{"type": "look", "step": 1e400}',
        '{"type": {"type": "look"}}',
        '{"type": "design", "wish": ["rule"]}',
        '{"type": "design", "wish": {"rule": 1}}',
        *(
            DESIGN("rule", "key", f"{what}:{which}")
            for what in ("thing", "rack", "oh-hell.law")
            for which in (DIGITS, "٣")
        ),
        *(DESIGN(wish, "seed", seed) for wish in ("seed", "world") for seed in (DIGITS, "²", "٣", "-1", "", "\\ud800")),
        *(
            DESIGN(wish, "name", name)
            for wish in ("give", "example")
            for name in (DIGITS, "\\ud800", "{x}", "{0.real}")
        ),
        *(DESIGN("spec", "file", name) for name in ("../oh-hell.law", "\\ud800", "/etc/hostname", "")),
    ],
)
def test_a_message_that_nobody_can_mean_is_one_short_line_and_the_window_stays(designed: TestClient, text: str) -> None:
    me = sit(designed, create(designed, game="oh-hell", players=3), 1)
    next_of(me, "table")
    me.send_text(text)
    answer = next_of(me, "error")
    assert answer["fatal"] is False
    line = str(answer["text"])
    assert 0 < len(line) < 500
    assert line.isprintable()
    assert "failed in the server" not in line
    me.send_json({"type": "look", "step": None})
    assert next_of(me, "table")["turn"] == 0


@pytest.mark.parametrize(
    ("hello", "line"),
    [
        ('{"type": "join", "token": "\\ud800"}', "this message is no JSON"),
        ('{"type": "join", "token": "TOKEN", "language": "\\ud800"}', "this message is no JSON"),
        ('{"type": "join", "token": "\\u0000"}', "this link is not a seat of this table"),
        (f'{{"type": "join", "token": "{DIGITS}"}}', "this link is not a seat of this table"),
    ],
)
def test_a_window_with_an_odd_first_message_is_told_why_it_is_closed(
    designed: TestClient, hello: str, line: str
) -> None:
    id_, token = link_of(create(designed, game="connect-four"), 1)
    with designed.websocket_connect(f"{SOCKETS}/ws/{id_}") as socket:
        socket.send_text(hello.replace("TOKEN", token))
        assert socket.receive_json() == {"type": "error", "text": line, "fatal": True}


def test_whatever_fails_in_the_server_is_one_line_and_the_window_stays(
    designed: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = sit(designed, create(designed, game="connect-four"), 1)
    next_of(me, "table")

    def failing(*_: object) -> None:
        raise ZeroDivisionError

    line = "this failed in the server; its log says why"
    with monkeypatch.context() as patch:
        patch.setattr("lawspeaker_table.serve.connections.record_of_game", failing)
        patch.setattr("lawspeaker_table.serve.app.description", failing)
        me.send_json({"type": "record"})
        assert next_of(me, "error") == {"type": "error", "text": line, "fatal": False}
        answer = designed.get("/api/games")
        assert (answer.status_code, answer.json()) == (500, {"error": line})
    me.send_json({"type": "choose", "turn": 0, "option": 3})
    assert next_of(me, "stored")["turn"] == 1

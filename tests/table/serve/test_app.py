"""The server over HTTP and WebSocket, without a network: tables, seats, choices, and what is refused."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from lawspeaker_runtime.errors import RuleError
from lawspeaker_table.serve.app import app_of
from lawspeaker_table.serve.limits import MAX_BODY, Door, Rate
from tests.table.serve.conftest import ADDRESS, SOCKETS, MakeHub, create, link_of, next_of, sit


def test_the_lobby_and_the_table_are_pages_that_load_nothing_from_elsewhere(client: TestClient) -> None:
    for path in ("/", "/table/anything", "/static/style.css", "/static/table.js"):
        response = client.get(path)
        assert response.status_code == 200
        assert "http://" not in response.text.replace("http://www.w3.org/2000/svg", "")
        assert "https://" not in response.text
        assert response.headers["content-security-policy"].startswith("default-src 'self'")


def test_the_games_have_their_players_options_and_languages(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert set(games) == {"connect-four", "kuhn-poker", "oh-hell"}
    assert games["connect-four"]["seats"] == ["Red", "Yellow"]
    assert games["connect-four"]["players"] == [2, 2]


def test_two_seats_play_and_each_sees_the_other_decide(client: TestClient) -> None:
    made = create(client, game="connect-four", players=2, seed=7)
    red, yellow = sit(client, made, 1), sit(client, made, 2)
    first, second = next_of(red, "table"), next_of(yellow, "table")
    assert first["question"] == "Red, choose a column:"
    assert second["question"] == ""
    assert second["options"] == []
    options = first["options"]
    assert isinstance(options, list)
    assert options[3]["label"] == "4"
    assert options[3]["touches"][0] == "rack:3"
    red.send_json({"type": "choose", "turn": 0, "option": options[3]["id"]})
    assert next_of(red, "stored") == {"type": "stored", "turn": 1}
    pushed = next_of(yellow, "table")
    assert pushed["turn"] == 1
    assert pushed["question"] == "Yellow, choose a column:"
    log = pushed["log"]
    assert isinstance(log, list)
    assert log[-1]["text"] == "Red drops a disc onto d1"
    assert log[-1]["touches"] == ["rack:3"]


def test_no_seat_acts_for_another_and_a_watcher_acts_for_nobody(client: TestClient) -> None:
    made = create(client, game="connect-four")
    for seat, line in ((2, "it is not your turn: Red decides"), (0, "you only watch this game")):
        socket = sit(client, made, seat)
        next_of(socket, "table")
        socket.send_json({"type": "choose", "turn": 0, "option": 0})
        assert next_of(socket, "error")["text"] == line
    red = sit(client, made, 1)
    assert next_of(red, "table")["turn"] == 0


def test_a_bot_answers_and_its_seat_has_no_link(client: TestClient) -> None:
    made = create(client, game="connect-four", bots={"2": 1})
    seats = made["seats"]
    assert isinstance(seats, list)
    assert seats[1]["link"] is None
    red = sit(client, made, 1)
    next_of(red, "table")
    red.send_json({"type": "choose", "turn": 0, "option": 0})
    while next_of(red, "table")["turn"] != 2:
        pass


def test_a_bot_that_searches_answers(client: TestClient) -> None:
    made = create(client, game="connect-four", bots={"2": "easy"})
    red = sit(client, made, 1)
    next_of(red, "table")
    red.send_json({"type": "choose", "turn": 0, "option": 0})
    while next_of(red, "table")["turn"] != 2:
        pass


def test_a_choice_is_undone_until_somebody_else_has_decided(client: TestClient) -> None:
    made = create(client, game="connect-four")
    red, yellow = sit(client, made, 1), sit(client, made, 2)
    assert next_of(red, "table")["undo"] is False
    red.send_json({"type": "choose", "turn": 0, "option": 2})
    assert next_of(red, "table")["undo"] is True
    red.send_json({"type": "undo"})
    assert next_of(red, "table")["turn"] == 0
    red.send_json({"type": "choose", "turn": 0, "option": 3})
    next_of(red, "table")
    while next_of(yellow, "table")["question"] == "":
        pass
    yellow.send_json({"type": "choose", "turn": 1, "option": 3})
    next_of(yellow, "stored")
    red.send_json({"type": "undo"})
    assert next_of(red, "error")["text"] == "this cannot be undone: Yellow has decided since"


def test_the_past_is_what_the_seat_saw_then(client: TestClient) -> None:
    made = create(client, game="connect-four")
    red = sit(client, made, 1)
    next_of(red, "table")
    red.send_json({"type": "choose", "turn": 0, "option": 3})
    next_of(red, "stored")
    red.send_json({"type": "look", "step": 0})
    past = next_of(red, "table")
    while past["step"] != 0:
        past = next_of(red, "table")
    assert past["turn"] == 1
    assert past["log"] == []
    assert past["options"] == []


def test_a_game_is_played_to_its_result_with_points_by_part(client: TestClient) -> None:
    made = create(client, game="oh-hell", bots={"2": 1, "3": 1}, seed=5)
    me = sit(client, made, 1)
    table = next_of(me, "table")
    while not table["over"]:
        if table["options"]:
            options = table["options"]
            assert isinstance(options, list)
            me.send_json({"type": "choose", "turn": table["turn"], "option": options[0]["id"]})
        table = next_of(me, "table")
    result = table["result"]
    assert isinstance(result, dict)
    assert result["ranking"][0]["rank"] == 1
    assert {one["seat"] for one in result["ranking"]} == {1, 2, 3}
    assert all(len(one["parts"]) == len(result["parts"]) for one in result["ranking"])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("{", "this message is no JSON"),
        ("[1]", "a message is a JSON object"),
        ('{"type": "fly"}', "this message is not understood"),
        ('{"type": "choose", "turn": 0}', "the message lacks the number `option`"),
        ('{"type": "choose", "turn": 0, "option": -4}', "the message lacks the number `option`"),
        ('{"type": "choose", "turn": 0, "option": 99}', "this option is not possible now"),
        ('{"type": "choose", "turn": 5, "option": 1}', "the table has changed meanwhile; choose again"),
        ('{"type": "undo"}', "this cannot be undone: there is no choice to take back"),
        ('{"type": "design", "wish": "seed"}', "this message is not understood"),
        ("[" * 9000, "this message is no JSON"),
    ],
)
def test_a_malformed_message_is_answered_in_one_line_and_changes_nothing(
    client: TestClient, text: str, line: str
) -> None:
    red = sit(client, create(client, game="connect-four"), 1)
    next_of(red, "table")
    red.send_text(text)
    assert next_of(red, "error") == {"type": "error", "text": line, "fatal": False}
    red.send_json({"type": "choose", "turn": 0, "option": 1})
    assert next_of(red, "stored")["turn"] == 1


def test_a_seat_that_is_opened_twice_moves_to_the_new_window(client: TestClient) -> None:
    made = create(client, game="connect-four")
    old = sit(client, made, 1)
    next_of(old, "table")
    new = sit(client, made, 1)
    next_of(new, "table")
    assert next_of(old, "error")["text"] == "this seat was opened in another window, which plays it now"
    with pytest.raises(WebSocketDisconnect):
        old.receive_json()
    new.send_json({"type": "choose", "turn": 0, "option": 1})
    assert next_of(new, "stored")["turn"] == 1


@pytest.mark.parametrize("token", ["", "guess", "Ж"])
def test_a_token_that_is_none_opens_no_table(client: TestClient, token: str) -> None:
    id_, _ = link_of(create(client, game="connect-four"), 1)
    with client.websocket_connect(f"{SOCKETS}/ws/{id_}") as socket:
        socket.send_json({"type": "join", "token": token})
        assert socket.receive_json()["text"] == "this link is not a seat of this table"


def test_a_table_that_does_not_exist_is_refused(client: TestClient) -> None:
    with client.websocket_connect(f"{SOCKETS}/ws/nothing") as socket:
        socket.send_json({"type": "join", "token": "guess", "language": "en"})
        assert socket.receive_json()["text"] == "there is no such table"


@pytest.mark.parametrize(
    ("wish", "line"),
    [
        ({}, "the request does not say which game to play"),
        ({"game": "chess"}, "there is no game `chess` here; there are connect-four, kuhn-poker, oh-hell"),
        ({"game": "connect-four", "players": 3}, "2 players"),
        ({"game": "connect-four", "players": "two"}, "`players` is a number"),
        ({"game": "connect-four", "options": {"speed": 3}}, "no option `speed`"),
        ({"game": "connect-four", "options": [1]}, "`options` and `bots` are JSON objects"),
        ({"game": "connect-four", "bots": {"2": 99999}}, "a bot simulates 1 to 2,000 games for a decision, not 99999"),
        ({"game": "connect-four", "bots": {"2": "mighty"}}, "`bots` has a strength for each seat: random, easy"),
        ({"game": "connect-four", "bots": {"7": 1}}, "there are only 2 seats"),
        ({"game": "connect-four", "bots": {"x": 1}}, "`bots` has a strength for each seat: random, easy, fair, strong"),
        ({"game": "connect-four", "seed": "1"}, "`seed` is a number of at most 64 bits"),
    ],
)
def test_a_table_that_is_not_possible_is_refused_in_one_line(
    client: TestClient, wish: dict[str, object], line: str
) -> None:
    response = client.post("/api/tables", json=wish)
    assert response.status_code == 400
    assert line in response.json()["error"]


def test_a_body_that_is_no_json_or_too_large_is_refused(client: TestClient) -> None:
    assert client.post("/api/tables", content=b"{").json() == {"error": "the request is no JSON"}
    large = client.post("/api/tables", content=b" " * (MAX_BODY + 1))
    assert large.status_code == 413
    assert large.json() == {"error": "a request has at most 65,536 bytes"}


def test_the_number_of_tables_is_limited(make_hub: MakeHub) -> None:
    with TestClient(app_of(make_hub(limit=1)), base_url=ADDRESS) as client:
        create(client, game="connect-four")
        response = client.post("/api/tables", json={"game": "connect-four"})
    assert response.json() == {"error": "this server has 1 tables, and takes no more"}


def test_a_client_that_asks_too_often_waits(make_hub: MakeHub) -> None:
    slow = Door(rate=Rate(0.0, 3.0))
    with TestClient(app_of(make_hub(door=slow)), base_url=ADDRESS) as client:
        codes = [client.get("/api/games").status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


def test_pages_of_other_origins_and_other_host_names_are_refused(client: TestClient) -> None:
    foreign = client.post("/api/tables", json={"game": "connect-four"}, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403
    assert client.get("/", headers={"host": "evil.example:8000"}).status_code == 403
    own = client.post("/api/tables", json={"game": "connect-four"}, headers={"origin": ADDRESS})
    assert own.status_code == 201
    id_, _ = link_of(own.json(), 1)
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"{SOCKETS}/ws/{id_}", headers={"origin": "https://evil.example"}),
    ):
        pass


def test_a_rule_that_fails_while_the_table_is_shown_is_one_line_and_the_window_stays(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    red = sit(client, create(client, game="connect-four"), 1)
    next_of(red, "table")

    def failing(*_: object) -> None:
        raise RuleError("rules.law:3: division by zero")

    with monkeypatch.context() as patch:
        patch.setattr("lawspeaker_table.serve.connections.table_message", failing)
        red.send_json({"type": "look", "step": None})
        assert next_of(red, "error")["text"] == "a rule failed: rules.law:3: division by zero"
    red.send_json({"type": "look", "step": None})
    assert next_of(red, "table")["turn"] == 0


def test_a_choice_that_was_made_at_a_position_that_was_undone_is_refused(client: TestClient) -> None:
    """The table has as many decisions as before, but they are others."""
    made = create(client, game="connect-four")
    red, yellow = sit(client, made, 1), sit(client, made, 2)
    red.send_json({"type": "choose", "turn": 0, "option": 0})
    while (seen := next_of(yellow, "table"))["turn"] != 1:
        pass
    next_of(red, "stored")
    red.send_json({"type": "undo"})
    next_of(red, "stored")
    red.send_json({"type": "choose", "turn": 0, "option": 5})
    next_of(red, "stored")
    yellow.send_json({"type": "choose", "turn": 1, "stamp": seen["stamp"], "option": 0})
    assert next_of(yellow, "error")["text"] == "the table has changed meanwhile; choose again"
    while (again := next_of(yellow, "table"))["stamp"] in (seen["stamp"], ""):
        pass
    assert again["stamp"] != seen["stamp"]

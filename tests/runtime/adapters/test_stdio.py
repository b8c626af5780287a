"""The JSON protocol: requests and answers in lines, errors as objects, and a client that is no Python program."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from lawspeaker_games import connect_four, kuhn_poker
from lawspeaker_runtime.adapters.stdio import answer, serve
from lawspeaker_runtime.adapters.stdio_methods import METHODS, Session
from tests.conftest import Law
from tests.soak import runs

Answer = dict[str, object]


def ask(session: Session, method: str, **params: object) -> Answer:
    """Return the answer to a request."""
    reply = answer(session, json.dumps({"id": 1, "method": method, "params": params}).encode())
    assert reply is not None
    found: Answer = json.loads(reply)
    assert found["jsonrpc"] == "2.0"
    assert found["id"] == 1
    return found


def result(session: Session, method: str, **params: object) -> object:
    """Return the result of a request that succeeds."""
    found = ask(session, method, **params)
    assert "error" not in found, found
    return found["result"]


def error(session: Session, method: str, **params: object) -> tuple[int, str, str]:
    """Return the code, the kind and the message of a request that fails."""
    found = ask(session, method, **params)["error"]
    assert isinstance(found, dict)
    return found["code"], found["data"]["kind"], found["message"]


def test_a_game_is_played_to_its_end() -> None:
    session = Session(connect_four)
    status = result(session, "new", players=2, seed=7)
    assert isinstance(status, dict)
    assert status["game"] == 1
    assert status["question"] == "Red, choose a column:"
    assert status["options"][3] == {"id": 3, "text": "column: 4", "label": "4", "values": {"column": 4}}
    while not status["over"]:
        status = result(session, "choose", game=1, choice=status["options"][0]["id"])
        assert isinstance(status, dict)
    assert status["result"]["winners"] == [1]
    assert status["result"]["returns"] == [1.0, -1.0]
    assert result(session, "options", game=1) == status


def test_copies_saves_and_undo() -> None:
    session = Session(connect_four)
    result(session, "new")
    result(session, "choose", game=1, choice="column: 4")
    copy = result(session, "clone", game=1)
    assert isinstance(copy, dict)
    assert copy["game"] == 2
    result(session, "choose", game=2, choice=3)
    saved = result(session, "save", game=2)
    loaded = result(session, "load", save=saved)
    assert isinstance(loaded, dict)
    assert result(session, "view", game=loaded["game"], player=1) == result(session, "view", game=2, player=1)
    result(session, "undo", game=2)
    assert result(session, "log", game=2) == result(session, "log", game=1)
    assert result(session, "close", game=1) is True
    assert error(session, "options", game=1) == (2, "BadOption", "there is no game 1")


def test_views_logs_and_observations_hide_what_is_hidden() -> None:
    session = Session(kuhn_poker)
    result(session, "new", seed="1")
    view = result(session, "view", game=1, player=2)
    assert isinstance(view, dict)
    assert view["hand"] == [[None], ["Jack"]]
    lines = result(session, "log", game=1, player=2)
    assert isinstance(lines, list)
    assert "a card goes from deck to hand of player 1" in lines
    numbers, entries = result(session, "observe", game=1, player=2), result(session, "legend", game=1)
    assert isinstance(numbers, list)
    assert isinstance(entries, list)
    assert numbers == kuhn_poker.new(seed=1).observe(2)
    assert [entry["name"] for entry in entries] == kuhn_poker.engine.observation_legend(2)


def test_chance_is_asked_and_forced() -> None:
    session = Session(kuhn_poker)
    status = result(session, "new", explicit_chance=True)
    assert isinstance(status, dict)
    assert [outcome["name"] for outcome in status["chance"]["outcomes"]] == ["Jack", "Queen", "King"]
    result(session, "force", game=1, outcome="King")
    status = result(session, "force", game=1, outcome=0)
    assert isinstance(status, dict)
    assert status["player"] == 1


def test_the_rules_are_described() -> None:
    found = result(Session(connect_four), "rules")
    assert isinstance(found, dict)
    assert (found["title"], found["players"], found["actions"]) == ("Connect Four", [2, 2], 7)


def test_every_mistake_gets_an_error_and_changes_nothing() -> None:
    session = Session(connect_four)
    result(session, "new")
    before = result(session, "save", game=1)
    assert error(session, "choose", game=1, choice=8)[:2] == (1, "IllegalChoice")
    assert error(session, "choose", game=1, choice=True)[2] == "choose: `choice` is a number or a text"
    assert error(session, "choose", game=1)[:2] == (-32602, "BadParams")
    assert error(session, "new", players=3) == (2, "BadOption", "Connect Four is for exactly 2 players, not 3")
    assert error(session, "new", playres=3)[2] == "new: there is no parameter `playres` here"
    assert error(session, "undo", game=1)[:2] == (4, "CannotUndo")
    assert error(session, "load", save="{}")[:2] == (3, "BadSave")
    assert error(session, "view", game=1, player=3)[2] == "there is no player 3; players are 1 to 2"
    assert error(session, "view", game=1)[2] == "view: `player` is a whole number, and is missing"
    code, kind, message = error(session, "viw")
    assert (code, kind) == (-32601, "NoMethod")
    assert message.endswith("did you mean `view`?")
    assert result(session, "save", game=1) == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"nonsense", -32700),
        (b"\xff\xfe", -32700),
        (b"[" * 100_000, -32700),
        (b'{"id": NaN, "method": "rules"}', -32700),
        (b"[]", -32600),
        (b'{"id": [], "method": "rules"}', -32600),
        (b'{"id": 1, "method": 3}', -32600),
        (b'{"id": 1, "method": "new", "params": 3}', -32602),
        (b'{"id": 1, "method": "new", "params": {"options": {"\\ud800": 1}}}', 2),
    ],
)
def test_lines_that_are_no_requests_get_errors(line: bytes, code: int) -> None:
    reply = answer(Session(connect_four), line)
    assert reply is not None
    reply.encode()
    assert json.loads(reply)["error"]["code"] == code


ODD: tuple[object, ...] = (None, True, 1, 0, -5, 10**30, 1.5, "", "x", "1", [], [1], {}, {"a": 1})
WORDS = ("game", "choice", "player", "seed", "players", "options", "save", "force", "x")


def test_no_parameters_break_the_protocol() -> None:
    random = Random(3)
    for _ in range(runs(300, 5_000)):
        session = Session(kuhn_poker)
        result(session, "new")
        params = {word: random.choice(ODD) for word in random.sample(WORDS, 3)}
        if random.random() < 0.7:
            params["game"] = 1
        found = ask(session, random.choice([*METHODS, "x"]), **params)
        assert ("result" in found) != ("error" in found)
        if "error" in found:
            assert found["error"]["data"]["kind"] != "Internal", (params, found)  # type: ignore[index]


def test_notifications_are_not_answered_and_the_input_may_end() -> None:
    written = BytesIO()
    lines = b'{"method": "new"}\n\n{"id": 5, "method": "options", "params": {"game": 1}}\n'
    serve(connect_four, BytesIO(lines), written)
    answers = written.getvalue().splitlines()
    assert len(answers) == 1
    assert json.loads(answers[0])["id"] == 5


SHELL_CLIENT = r"""
coproc GAME { "$1" -m lawspeaker_runtime.adapters.stdio connect-four; }
ask() { printf '%s\n' "$1" >&"${GAME[1]}"; read -r reply <&"${GAME[0]}"; }
ask '{"id": 1, "method": "new", "params": {"seed": 7}}'
while [[ $reply != *'"over": true'* ]]; do
    [[ $reply =~ \"options\":\ \[\{\"id\":\ ([0-9]+) ]]
    ask "{\"id\": 2, \"method\": \"choose\", \"params\": {\"game\": 1, \"choice\": ${BASH_REMATCH[1]}}}"
done
[[ $reply =~ \"winners\":\ \[([0-9, ]*)\] ]] && echo "won by ${BASH_REMATCH[1]}"
ask '{"id": 3, "method": "quit"}'
wait "$GAME_PID"
"""


def test_a_shell_script_plays_a_game(tmp_path: Path) -> None:
    script = tmp_path / "client.sh"
    script.write_text(SHELL_CLIENT)
    played = subprocess.run(
        ["bash", str(script), sys.executable], capture_output=True, text=True, check=False, timeout=60
    )
    assert (played.returncode, played.stdout, played.stderr) == (0, "won by 1\n", "")


def test_the_module_refuses_an_unknown_game_with_one_line() -> None:
    command = [sys.executable, "-m", "lawspeaker_runtime.adapters.stdio"]
    ended = subprocess.run([*command, "no-game"], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("no game is called `no-game`; games here: ")
    assert ended.stderr.count("\n") == 1
    usage = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (usage.returncode, usage.stderr.partition(":")[0]) == (2, "usage")


def test_the_command_serves_a_game(law: Law) -> None:
    made = law("new", "my-game")
    assert made.exit_code == 0
    served = law(
        "stdio", "my-game", typed='{"id": 1, "method": "new", "params": {"seed": 7}}\n{"id": 2, "method": "quit"}\n'
    )
    assert served.exit_code == 0
    first = json.loads(served.output.splitlines()[0])
    assert first["result"]["question"] == "player 1, choose a card to put into the discard:"

"""What a table publishes of its seed: a hash when it begins, the seed when it ends; a chosen seed at once."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace
from starlette.testclient import TestClient

from lawspeaker_games import connect_four
from lawspeaker_table.serve.fairness import fairness_of, is_chosen, record_of_game, secret_seed
from lawspeaker_table.serve.messages import table_message
from lawspeaker_table.serve.table import Table
from tests.conftest import Law
from tests.table.serve.conftest import MakeHub, create, new_table, next_of, sit


def finish(table: Table) -> None:
    """Play a table to its end."""
    while not table.game.over:
        asyncio.run(table.choose(table.game.player, table.turn, len(table.game.legal) - 1))


def fairness(table: Table, seat: int) -> dict[str, object]:
    """Return what a seat is told about the seed."""
    found = table_message(table, seat, "en")["fairness"]
    assert isinstance(found, dict)
    return found


def options_of(table: dict[str, object]) -> list[dict[str, object]]:
    """Return the options of a table that was sent."""
    found = table["options"]
    assert isinstance(found, list)
    return found


def test_every_table_draws_from_a_secure_stream_and_is_found_again_so(make_hub: MakeHub) -> None:
    for seed in (None, 7):
        table = new_table(make_hub(), "oh-hell", seed, players=3)
        assert table.game.history.secure
        assert table.game.state.stream <= 0
        again = asyncio.run(make_hub().tables.find(table.record.id))
        assert again.game.save() == table.game.save()


def test_a_table_publishes_the_hash_of_its_seed_first_and_the_seed_when_it_is_over(make_hub: MakeHub) -> None:
    table = new_table(make_hub(), "kuhn-poker", None)
    seed = str(table.record.seed)
    first = fairness(table, 1)
    assert first == {"hash": sha256(seed.encode()).hexdigest(), "seed": "", "chosen": False}
    for seat in (0, 1, 2):
        message = table_message(table, seat, "en")
        assert message["fairness"] == first
        assert seed not in json.dumps(message)
    finish(table)
    for seat in (0, 1, 2):
        assert fairness(table, seat) == {**first, "seed": seed}


def test_a_seed_that_a_person_chose_is_announced_to_every_seat_at_once(client: TestClient) -> None:
    made = create(client, game="kuhn-poker", seed=7)
    for seat in (0, 1, 2):
        told = next_of(sit(client, made, seat), "table")["fairness"]
        assert told == {"hash": sha256(b"7").hexdigest(), "seed": "7", "chosen": True}
    secret = create(client, game="kuhn-poker")
    told = next_of(sit(client, secret, 1), "table")["fairness"]
    assert isinstance(told, dict)
    assert told["seed"] == ""
    assert not told["chosen"]


def test_the_largest_seed_of_a_person_is_known_from_a_secret_one() -> None:
    assert is_chosen((1 << 64) - 1)
    assert is_chosen(-(1 << 64) + 1)
    assert not any(is_chosen(secret_seed()) for _ in range(100))


def test_bots_do_not_tell_the_seed_by_what_they_choose(make_hub: MakeHub) -> None:
    """A random bot draws from the fast stream, which its choices give away: its seed is a hash of the table's."""
    hub = make_hub()
    first, second = (new_table(hub, seed=5, bots={1: 1, 2: 1}) for _ in range(2))
    assert first.random_choice(first.game) == second.random_choice(second.game)
    opened = {new_table(hub, seed=seed, bots={1: 1}).random_choice(first.game) for seed in range(40)}
    assert opened == set(first.game.legal)


def test_the_end_of_a_game_is_not_undone_because_its_seed_is_known(make_hub: MakeHub) -> None:
    table = new_table(make_hub(), "connect-four", None)
    undoable: list[bool] = []
    while not table.game.over:
        last = table.game.player
        asyncio.run(table.choose(last, table.turn, len(table.game.legal) - 1))
        undoable.append(table.can_undo(last))
    assert undoable == [True] * (len(undoable) - 1) + [False]


def test_the_record_of_a_game_is_sent_when_it_is_over_and_not_before(client: TestClient) -> None:
    socket = sit(client, create(client, game="connect-four", bots={"2": 1}), 1)
    table = next_of(socket, "table")
    socket.send_json({"type": "record"})
    assert "when it is over" in str(next_of(socket, "error")["text"])
    while not table["over"]:
        if table["player"] == 1:
            socket.send_json({"type": "choose", "turn": table["turn"], "option": options_of(table)[-1]["id"]})
        table = next_of(socket, "table")
    socket.send_json({"type": "record"})
    record = next_of(socket, "record")
    told = table["fairness"]
    assert isinstance(told, dict)
    game = connect_four.load(str(record["text"]))
    assert game.over
    assert str(game.history.seed) == told["seed"]


def test_law_verify_reads_the_record_of_a_table(make_hub: MakeHub, law: Law, tmp_path: Path) -> None:
    table = new_table(make_hub(), "kuhn-poker", None)
    published = str(fairness_of(table)["hash"])
    finish(table)
    (tmp_path / "record.json").write_text(str(record_of_game(table)["text"]))
    told = law("verify", "kuhn-poker", str(tmp_path / "record.json"), "--hash", published, "--log", "1")
    assert told.exit_code == 0, told.output
    assert f"the seed {table.record.seed} has the published hash" in told.output
    assert table.game.log(1)[-1] in told.output
    other = law("verify", "kuhn-poker", str(tmp_path / "record.json"), "--hash", "0" * 64)
    assert other.exit_code == 1
    assert "is not the published one" in other.output


def test_a_position_that_a_designer_set_has_no_hash(make_hub: MakeHub) -> None:
    table = new_table(make_hub(), "kuhn-poker", None)
    table.record = replace(table.record, origin=table.game.engine.dump(table.game.state))
    assert fairness_of(table) == {"hash": "", "seed": "", "chosen": False}

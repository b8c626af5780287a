"""The command `law serve`: what it refuses before it listens."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from lawspeaker.cli.offers import hub_of
from tests.conftest import Law

BROKEN = 'game "Broken"\n    players 2\n\ncourse\n    gain 3 coins\n'


def test_a_port_in_use_is_a_clear_line(law: Law) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = law("serve", "connect-four", "--port", str(port))
    assert result.exit_code == 1
    assert result.output == (
        f"cannot listen on port {port} of 127.0.0.1: address already in use; choose another with --port, or 0 for any\n"
    )


def test_a_port_that_is_too_large_and_an_address_of_another_machine_are_clear_lines(law: Law) -> None:
    assert "cannot listen on port 99999 of 127.0.0.1: a port is at most 65535" in law("serve", "--port", "99999").output
    assert "cannot listen on port 0 of 192.0.2.1: " in law("serve", "--port", "0", "--host", "192.0.2.1").output


def test_an_address_that_is_none_and_a_database_in_no_folder_are_clear_lines(law: Law) -> None:
    nowhere = law("serve", "connect-four", "--port", "0", "--host", "nowhere.invalid")
    assert nowhere.exit_code == 1
    assert nowhere.output.endswith("; --host 127.0.0.1 is this machine\n")
    missing = law("serve", "connect-four", "--port", "0", "--db", "none/tables.db")
    assert missing.exit_code == 1
    assert missing.output.startswith("none/tables.db cannot be a database of tables, and was not changed: ")


def test_a_game_that_does_not_check_is_reported_and_nothing_is_served(law: Law) -> None:
    Path("broken.law").write_text(BROKEN, encoding="utf-8")
    result = law("serve", "broken.law", "--port", "0")
    assert result.exit_code == 1
    assert "error[L324]" in result.output
    assert not Path("tables.db").exists()


def test_a_broken_database_is_a_clear_line(law: Law) -> None:
    Path("mine.db").write_text("this is no database, only a text that is long enough", encoding="utf-8")
    result = law("serve", "connect-four", "--port", "0", "--db", "mine.db")
    assert result.exit_code == 1
    assert result.output.startswith("mine.db is no database of tables, and was not changed: ")
    assert result.output.endswith("; choose another file with --db\n")


def test_without_the_extra_the_command_says_what_to_install(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = law("serve", "connect-four")
    assert result.exit_code == 1
    assert result.output == "`law serve` needs uvicorn: pip install 'lawspeaker[serve]'\n"


def test_an_expansion_needs_one_game_and_has_to_exist(law: Law) -> None:
    several = law("serve", "connect-four", "oh-hell", "--with", "frost", "--port", "0")
    assert several.exit_code == 1
    assert several.output == "`--with` adds an expansion to one game: name that game\n"
    missing = law("serve", "connect-four", "--with", "frost", "--port", "0")
    assert missing.exit_code == 1
    assert "frost" in missing.output
    assert not Path("tables.db").exists()


def test_a_game_is_served_with_an_expansion(law: Law) -> None:
    assert law("new", "my-game").exit_code == 0
    assert law("new", "frost", "--expansion-of", "my-game").exit_code == 0
    spec = Path("frost/frost.law")
    spec.write_text(
        f"{spec.read_text(encoding='utf-8')}\ncard Blizzard\n    plays\n        gain 1 coins\n", encoding="utf-8"
    )
    hub = hub_of(["my-game"], Path("tables.db"), "127.0.0.1", 10, extras=["frost"], design=True)
    (offer,) = hub.tables.offers.values()
    assert "Blizzard" in [thing.name for thing in offer.rules.things]
    assert hub.designer is not None
    assert hub.designer.changed() == []
    os.utime(spec, (1, 1))
    assert hub.designer.changed() == [offer.name]
    hub.tables.close()

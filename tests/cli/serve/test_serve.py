"""The command `law serve`: what it refuses before it listens."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

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

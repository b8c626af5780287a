"""Whatever a folder from elsewhere is made of, a command says what is wrong in a line or two, at once, and cleanly."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

from lawspeaker.cli import output
from lawspeaker.project import read_files, yaml_parser
from lawspeaker_system.safe_text import HARMFUL, harmless, harmless_json
from lawspeaker_table.screen import text_layout
from tests.conftest import Law

EVIL = "Ev\x1b[31mil\x9b2J\x07\u202e\x7f\u2066"
SPEC = """game "{evil}"
    players 2
    named "{evil}1", "{evil}2"

kind card
card "{evil}"
    copies 6
    called "{evil}"

pile deck: card
pile hand of player: card

setup
    put cards into deck
    each p among players
        deal 2 from deck to hand of p

course
    each p among players
        choose c by p from hand of p                                    @EV-01
            put c into deck
        otherwise
            end

score for p
    "{evil}" = 1

example "{evil}"                                                        @EV-01
    expect
        that 1 is 2
"""
FARM = 'game "Farm"\n    players 2\n\ncourse\n    end\n\nwin Draw when ended\n    shared\n'
OUR_CODES = re.compile(r"\x1b\[[0-9;]*m")
NEVER = re.compile("(?!)")
SECONDS = 5.0 if not os.environ.get("LAW_SOAK") else 60.0
COMMANDS = (
    ("check", "evil"),
    ("check", "evil", "--json"),
    ("build", "evil", "--out", "engines"),
    ("play", "evil", "--bots", "--seed", "1"),
    ("card", "evil", EVIL),
    ("card", "evil", f"no{EVIL}"),
    ("test", "evil"),
    ("test", "evil", "--json"),
    ("sim", "evil", "--games", "2"),
    ("sim", "evil", "--games", "2", "--json"),
    ("fuzz", "evil", "--games", "1"),
    ("coverage", "evil"),
    ("coverage", "evil", "--json"),
    ("play", "evil", "--from", f"no{EVIL}"),
    ("play", "evil", "--give", f"no{EVIL}"),
    ("fmt", "--diff", "evil"),
    ("explain", "L452"),
)


@pytest.fixture
def evil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a spec full of control characters, which this time are not refused when its files are read."""
    for module in (read_files, yaml_parser):
        monkeypatch.setattr(module, "HARMFUL", NEVER)
    folder = tmp_path / "evil"
    folder.mkdir()
    quoted = json.dumps(EVIL)
    (folder / "game.yaml").write_text(f"name: evil\ntitle: {quoted}\n")
    (folder / "evil.law").write_text(SPEC.format(evil=EVIL))
    (folder / "rulebook.yaml").write_text(f"statements:\n  - {{id: EV-01, kind: rule, text: {quoted}}}\n")
    return folder


@pytest.mark.usefixtures("evil", "cache")
def test_control_characters_reach_no_terminal_in_any_command(law: Law) -> None:
    assert law("check", "evil").exit_code == 0
    seen = ""
    for command in COMMANDS:
        result = law(*command)
        assert result.exception is None or isinstance(result.exception, SystemExit), (command, result.exception)
        assert HARMFUL.search(result.output) is None, (command, result.output)
        seen += result.output
    assert harmless(EVIL) in seen
    assert "\\u009b" in seen, "JSON escapes it"


@pytest.mark.usefixtures("evil", "cache")
def test_colours_are_the_only_escape_codes(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (output, text_layout):
        monkeypatch.setattr(module, "colourful", lambda stream: True)
    coloured = ""
    for command in (("test", "evil"), ("play", "evil", "--bots", "--seed", "1"), ("card", "evil", EVIL)):
        coloured += law(*command).output
    assert OUR_CODES.search(coloured)
    assert "\x1b[31mil" not in coloured
    assert HARMFUL.search(OUR_CODES.sub("", coloured)) is None


@pytest.mark.parametrize("character", ["\x1b", "\x07", "\x9b", "\u202e", "\u2066", "\x7f", "\r"])
def test_a_spec_with_a_control_character_is_refused(law: Law, tmp_path: Path, character: str) -> None:
    folder = tmp_path / "farm"
    folder.mkdir()
    (folder / "game.yaml").write_text("name: farm\ntitle: Farm\n")
    (folder / "farm.law").write_bytes(f'game "Farm"\n    players 2\n# a{character}b\n'.encode())
    result = law("check", "farm")
    assert result.exit_code == 1
    assert f"error[L452]: the character U+{ord(character):04X} cannot be shown" in result.output
    assert "farm/farm.law:3:4" in result.output
    (folder / "farm.law").write_text('game "Farm"\n    players 2\n')
    (folder / "game.yaml").write_text(f'name: farm\ntitle: "Farm \\u{ord(character):04x}"\n')
    assert "error[L452]" in law("check", "farm").output


def test_escaped_json_says_the_same() -> None:
    data = {"name": EVIL, "tag": "\U000e0041"}
    text = harmless_json(json.dumps(data, ensure_ascii=False))
    assert HARMFUL.search(text) is None
    assert json.loads(text) == data


def chain(folder: Path) -> str:
    """Make three hundred games, each of which extends the next."""
    for number in range(300):
        inner = folder / f"g{number}"
        inner.mkdir()
        (inner / "game.yaml").write_text(f"name: g{number}\ntitle: G\nextends: ../g{number + 1}\n")
        (inner / "g.law").write_text("resource gold\n")
    return "g0"


def with_file(make: Callable[[Path], object], name: str = "farm.law") -> Callable[[Path], str]:
    """Return what makes a game with one file made in a strange way."""

    def prepare(folder: Path) -> str:
        farm = folder / "farm"
        farm.mkdir()
        if name != "game.yaml":
            (farm / "game.yaml").write_text("name: farm\ntitle: Farm\n")
        if name != "farm.law":
            (farm / "farm.law").write_text(FARM)
        make(farm / name)
        return "farm"

    return prepare


def huge(path: Path) -> None:
    """Make a file of a hundred megabytes that takes no space on the disk."""
    with path.open("wb") as file:
        file.truncate(100_000_000)


def loop(path: Path) -> None:
    """Make a link that leads to itself."""
    path.symlink_to(path.name)


STRANGE: dict[str, Callable[[Path], str]] = {
    "a path of 5,000 characters": lambda folder: "a" * 5000,
    "a path of 5,000 characters in folders": lambda folder: "a/" * 2500,
    "a path with a zero": lambda folder: "a\0b/c",
    "a path that is not UTF-8": lambda folder: "a\udcff/b",
    "a user who does not exist": lambda folder: "~nobody-at-all/x",
    "a chain of 300 games": chain,
    "a spec that is a pipe": with_file(os.mkfifo),
    "a manifest that is a pipe": with_file(os.mkfifo, "game.yaml"),
    "a rulebook that is a pipe": with_file(os.mkfifo, "rulebook.yaml"),
    "names that are a pipe": with_file(os.mkfifo, "names.fr.yaml"),
    "a spec that is a folder": with_file(Path.mkdir),
    "a manifest that is a folder": with_file(Path.mkdir, "game.yaml"),
    "a rulebook that is a folder": with_file(Path.mkdir, "rulebook.yaml"),
    "a spec that is a device": with_file(lambda path: path.symlink_to("/dev/zero")),
    "a manifest that is a device": with_file(lambda path: path.symlink_to("/dev/zero"), "game.yaml"),
    "a spec that leads to itself": with_file(loop),
    "a manifest that leads to itself": with_file(loop, "game.yaml"),
    "a rulebook that leads to itself": with_file(loop, "rulebook.yaml"),
    "a huge spec": with_file(huge),
    "a huge manifest": with_file(huge, "game.yaml"),
    "a huge rulebook": with_file(huge, "rulebook.yaml"),
    "a spec with a line in its name": with_file(Path.touch, "fa\nrm.law"),
    "a spec with a name that is not UTF-8": with_file(Path.touch, "fa\udcffrm.law"),
    "laughs by the billion": with_file(
        lambda path: path.write_text("name: &a [x, x]\ntitle: [*a, *a]\nmore: &b [*a, *a]\n"), "game.yaml"
    ),
    "a manifest nested deeply": with_file(lambda path: path.write_text("[" * 100_000), "game.yaml"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("what", STRANGE)
def test_a_strange_file_is_a_message_at_once(law: Law, tmp_path: Path, what: str) -> None:
    game = STRANGE[what](tmp_path)
    begun = perf_counter()
    for command in ("check", "play"):
        result = law(command, game, *(["--bots"] if command == "play" else []))
        assert result.exit_code == 1, (what, command, result.output)
        assert isinstance(result.exception, SystemExit), (what, result.exception)
        assert result.output.count("error[L") == 1, result.output
        assert max(len(line) for line in result.output.splitlines()) < 1000
        assert HARMFUL.search(result.output) is None
    assert perf_counter() - begun < SECONDS


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("what", ["pipe", "device", "folder", "loop", "huge", "long name", "no text", "no user"])
@pytest.mark.parametrize("flag", ["--load", "--save"])
def test_a_save_that_is_no_file_is_a_message_at_once(law: Law, tmp_path: Path, flag: str, what: str) -> None:
    path = tmp_path / "game.json"
    match what:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
        case "loop":
            loop(path)
        case "huge":
            huge(path)
        case "long name":
            path = tmp_path / ("a" * 5000)
        case "no text":
            path.write_bytes(b"\xff\xfe\x00")
        case _:
            path = Path("~nobody-at-all/game.json")
    begun = perf_counter()
    result = law("play", "tic-tac-toe", "--bots", "--seed", "1", flag, str(path))
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert result.exit_code in (0, 1, 2)
    assert "internal error" not in result.output
    assert perf_counter() - begun < SECONDS
    if flag == "--load":
        assert result.exit_code != 0


LONG = "a" * 5000
LONG_NAMES = (
    ("fmt", f"{LONG}.law"),
    ("new", LONG),
    ("new", f"x/{LONG}"),
    ("explain", LONG),
    ("build", "tic-tac-toe", "--out", LONG),
    ("check", "tic-tac-toe", "--with", LONG),
    ("map", "tic-tac-toe", "--out", LONG),
    ("card", "tic-tac-toe", LONG),
    ("play", "tic-tac-toe", "--from", LONG),
    ("play", "tic-tac-toe", "--bots", "--load", LONG),
)


@pytest.mark.parametrize("command", LONG_NAMES, ids=lambda command: f"{command[0]}-{command[-2][-6:]}")
def test_a_name_of_5000_characters_is_a_short_message(law: Law, command: tuple[str, ...]) -> None:
    begun = perf_counter()
    result = law(*command)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit), result.exception
    assert len(result.output) < 1500
    assert perf_counter() - begun < SECONDS


def test_a_cache_with_a_name_of_5000_characters_costs_time_only(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAW_CACHE", LONG)
    assert law("check", "tic-tac-toe").exit_code == 0


def test_an_unreadable_file_is_a_message(law: Law, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_file(Path.touch)(tmp_path)

    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    result = law("check", game)
    assert result.exit_code == 1
    assert "error[L011]" in result.output
    assert "permission denied" in result.output


def test_a_link_out_of_the_folder_is_read_and_never_written_through(law: Law, tmp_path: Path) -> None:
    game = with_file(lambda path: path.symlink_to(tmp_path / "outside.law"))(tmp_path)
    text = FARM.replace(" ", "  ", 1)
    (tmp_path / "outside.law").write_text(text)
    assert law("check", game).exit_code == 0
    law("fmt", game)
    assert (tmp_path / "outside.law").read_text() == text
    law("fmt", "farm/farm.law")
    assert (tmp_path / "outside.law").read_text() == FARM, "a file that is named is meant"

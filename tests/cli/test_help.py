"""What a newcomer reads: the help of every command, its version, what Tab offers, and what a slip of the pen gives."""

from __future__ import annotations

import re
import shlex
from importlib.metadata import version
from typing import cast

import pytest
import typer.main

from lawspeaker.cli.all_commands import app_for
from lawspeaker.cli.help import EXAMPLES, Command
from tests.conftest import Law
from tests.paths import ROOT

COMMANDS = cast("dict[str, Command]", vars(typer.main.get_command(app_for([])))["commands"])


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_plain_and_fits_the_terminal(law: Law, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = law(*command.split(), "--help")
    assert result.exit_code == 0
    assert not re.findall(r"<\w|list\[|\[default|x>=|\[required|\.\.\.|None", result.output)
    assert max(len(line) for line in result.output.splitlines()) <= 80
    assert law(*command.split(), "-h").output == result.output


@pytest.mark.parametrize("command", COMMANDS)
def test_everything_in_a_help_is_explained_in_a_sentence(command: str) -> None:
    told = COMMANDS[command]
    assert (told.help or "").endswith(".")
    for parameter in told.params:
        assert re.fullmatch(r"[A-Z].*\.", parameter.help or ""), parameter.opts


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_a_help_can_be_typed(command: str) -> None:
    known = {opt for parameter in COMMANDS[command].params for opt in parameter.opts}
    assert EXAMPLES[command]
    for example in EXAMPLES[command]:
        law, name, *words = shlex.split(example)
        assert (law, name) == ("law", command)
        assert {word for word in words if word.startswith("--")} <= known


def test_the_commands_are_listed_with_whole_sentences(law: Law) -> None:
    text = " ".join(law("--help").output.split())
    for name, command in COMMANDS.items():
        assert f"{name} {' '.join((command.help or '').split())}" in text


def test_the_page_of_the_command_names_every_command_and_option() -> None:
    page = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    options = {opt for command in COMMANDS.values() for p in command.params for opt in p.opts if opt.startswith("--")}
    assert [name for name in COMMANDS if f"| `law {name}" not in page] == []
    assert sorted(option for option in options if f"`{option}" not in page and f" [{option}" not in page) == []


def test_help_is_a_word_too(law: Law) -> None:
    assert law("help").output == law("--help").output
    assert law("help", "play").output == law("play", "--help").output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim", "connect-four", "--seed", "abc"], "`abc` is not a whole number"),
        (["sim", "connect-four", "--games", "0"], "the least is 1, not 0"),
        (["card", "northgard", "Brwn Bear"], "no thing is called `Brwn Bear`; did you mean `Brown Bear`"),
        (["card", "kuhn-poker", "zzz"], "no thing is called `zzz`; things: `"),
        (["play", "kuhn-poker", "--load", "nosuch"], "nosuch cannot be read: no such file or directory"),
        (["fmt"], "there is no game in this folder or below it"),
    ],
)
def test_a_slip_gets_a_plain_answer(law: Law, arguments: list[str], said: str) -> None:
    assert said in law(*arguments).output


def test_the_version_is_that_of_the_package(law: Law) -> None:
    assert law("--version").output == f"lawspeaker {version('lawspeaker')}\n"


def test_a_misspelt_command_is_suggested(law: Law) -> None:
    result = law("chekc")
    assert result.exit_code == 2
    assert "Did you mean 'check'?" in result.stderr


def test_check_and_test_and_build_call_a_game_by_the_same_name(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    law("new", "deep/farm")
    for path in ("deep/farm", "./deep/farm/", "deep/farm/farm.law"):
        for command in ("check", "test", "build"):
            assert law(command, path).output.startswith("farm: "), command
    monkeypatch.chdir("deep/farm")
    assert law("check").output == "farm: no mistakes found\n"


def test_an_unknown_example_suggests_three(law: Law) -> None:
    said = " ".join(law("play", "connect-four", "--from", "nosuch").stderr.split())
    assert re.search(r"no example is called “nosuch”; examples: “[^”]*”, “[^”]*”, “[^”]*” and 3 more", said), said
    assert "did you mean “four in a column win”" in law("play", "connect-four", "--from", "four in colum win").stderr


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("law pl", {"play"}),
        ("law play conn", {"connect-four"}),
        ("law check fa", {"farm"}),
        ("law play ./fa", {"./farm"}),
        ("law card northgard Brow", {"Brown Bear"}),
        ("law play farm --give Har", {"Harvest"}),
        ("law play farm --la", {"--lang"}),
        ("law explain L20", {"L201", "L202", "L203"}),
        ("law new x --expansion-of tic", {"tic-tac-toe"}),
        ("law play nosuch --give X", set()),
    ],
)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_tab_completes(law: Law, monkeypatch: pytest.MonkeyPatch, shell: str, typed: str, offered: set[str]) -> None:
    law("new", "farm")
    monkeypatch.setenv("_LAW_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split()) - 1))
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", typed)
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    words = law().output
    assert "Traceback" not in words
    for word in offered:
        assert word in words


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_has_a_script(law: Law, monkeypatch: pytest.MonkeyPatch, shell: str) -> None:
    monkeypatch.setenv("_LAW_COMPLETE", f"source_{shell}")
    assert f"complete_{shell}" in law().output

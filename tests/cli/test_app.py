"""The way in: exit codes, apologies instead of tracebacks, and a `law check` that starts fast."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lawspeaker.cli import app
from tests.paths import ROOT


def exit_code(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> object:
    """Run the command as a terminal does; return its exit code."""
    monkeypatch.setattr(sys, "argv", ["law", *arguments])
    with pytest.raises(SystemExit) as stopped:
        app.main()
    return stopped.value.code


def test_a_mistake_of_our_own_gets_an_apology_with_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(arguments: list[str]) -> int:
        raise ZeroDivisionError("division by\nzero")

    monkeypatch.setattr(app, "run", broken)
    assert exit_code(monkeypatch, "check", "--json") == 1
    printed, said = capsys.readouterr()
    assert json.loads(printed)["errors"][0]["code"] == "internal"
    assert said.startswith("internal error: ")
    assert "ZeroDivisionError at test_app.py:" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt(), 130), (RecursionError(), 1), (BrokenPipeError(), 1)])
def test_interruptions_are_quiet(monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int) -> None:
    def stopped(arguments: list[str]) -> int:
        raise error

    class Closable:
        def close(self) -> None: ...
        def write(self, text: str) -> None: ...
        def flush(self) -> None: ...

        encoding = "utf-8"

    monkeypatch.setattr(app, "run", stopped)
    monkeypatch.setattr(sys, "stderr", Closable())
    assert exit_code(monkeypatch, "check") == code


def test_exit_codes_are_0_1_and_2(monkeypatch: pytest.MonkeyPatch) -> None:
    assert exit_code(monkeypatch, "check", "tic-tac-toe") == 0
    assert exit_code(monkeypatch, "check", "no-such-game") == 1
    assert exit_code(monkeypatch, "check", "--no-such-flag") == 2
    assert exit_code(monkeypatch, "no-such-command") == 2
    assert exit_code(monkeypatch, "--help") == 0


def test_both_ways_into_check_say_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from lawspeaker.cli.all_commands import app_for

    monkeypatch.chdir(tmp_path)
    for arguments in (["tic-tac-toe"], ["no-such-game"], ["no-such-game", "--json"]):
        code = exit_code(monkeypatch, "check", *arguments)
        quick = capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            app_for(["check"])(["check", *arguments])
        assert (code, quick) == (stopped.value.code, capsys.readouterr())


@pytest.mark.parametrize("game", ["no-such-game", "tic-tac-toe"])
def test_a_plain_check_does_not_load_the_flag_library_or_the_runtime(game: str) -> None:
    script = (
        f"import sys; sys.argv = ['law', 'check', {game!r}]\n"
        "from lawspeaker.cli.app import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "slow = ('typer', 'rich', 'networkx', 'babel', 'jinja2', 'asyncio', 'lawspeaker_runtime.game.game')\n"
        "print([name for name in slow if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert ran.stdout.endswith("[]\n"), ran.stderr


def test_a_command_does_not_load_the_others() -> None:
    script = (
        "import sys; sys.argv = ['law', 'explain', 'L203']\n"
        "from lawspeaker.cli.app import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in ('networkx', 'starlette', 'lawspeaker.cli.commands.play') if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert ran.stdout.endswith("[]\n"), ran.stderr


def test_where_python_writes_no_bytecode_the_cache_keeps_it(tmp_path: Path) -> None:
    code, bytecode = tmp_path / "root" / "compiler", shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "compiler", code, ignore=bytecode)
    shutil.copytree(ROOT / "grammar", tmp_path / "root" / "grammar")
    shutil.copytree(ROOT / "rulespecs" / "tic-tac-toe", tmp_path / "game")
    environment = {"PYTHONPATH": str(code), "PYTHONDONTWRITEBYTECODE": "1", "LAW_CACHE": str(tmp_path / "cache")}
    program = [sys.executable, "-c", "from lawspeaker.cli.app import main; main()", "check", str(tmp_path / "game")]
    for _ in range(2):
        ran = subprocess.run(program, capture_output=True, text=True, env=environment, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    assert not list(code.rglob("*.pyc"))
    assert list((tmp_path / "cache" / "python").rglob("check_games.*.pyc"))

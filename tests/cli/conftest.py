"""What the tests of the command share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner, Result

from lawspeaker.cache.load_package import Loaded, Package
from lawspeaker.cli.all_commands import app
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.state.core import BaseState
from tests.runtime import handmade
from tests.runtime.handmade import engine, names, tables

Law = Callable[..., Result]


@pytest.fixture
def law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Law:
    """Return the command, run in an empty folder, without colours; `typed` are lines of input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return run


@pytest.fixture
def burrow() -> Loaded:
    """Return the handmade game of the runtime's tests as a loaded engine."""
    return Loaded(cast(Package, handmade), cast("Engine[BaseState]", engine), names.RULES, tables)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty cache folder that everything built meanwhile goes to."""
    folder = tmp_path / "cache of this test"
    monkeypatch.setenv("LAW_CACHE", str(folder))
    return folder

"""The compiler and the runtime keep what can be made again in one folder, though neither asks the other for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lawspeaker.cache import cache_dir
from lawspeaker_runtime.native import load as native


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("variable", ["", "LAW_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"])
def test_both_know_the_same_folder(
    platform: str, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LAW_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(sys, "platform", platform)
    assert cache_dir.cache_folder() == native.cache_folder()
    if variable == "LAW_CACHE":
        assert cache_dir.cache_folder() == tmp_path

"""The wheel of this checkout, built once for all tests that install it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cache.native_tools import c_compiler
from lawspeaker_runtime.errors import NativeMissing
from tests.packaging.environments import build_wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the built wheel."""
    return build_wheel(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def compiler() -> None:
    """Skip where there is no C compiler."""
    try:
        c_compiler()
    except NativeMissing as missing:
        pytest.skip(str(missing))

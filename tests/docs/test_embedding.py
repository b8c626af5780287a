"""What the page for embedders names exists, and what exists is named; `test_pages` runs its sessions."""

from __future__ import annotations

import lawspeaker_runtime
from lawspeaker_runtime.game.engine import Engine
from tests.docs.snippets import read

PAGE = read("docs/embedding.md")


def test_every_function_of_the_engine_is_documented() -> None:
    functions = [name for name in vars(Engine) if not name.startswith("_") and callable(vars(Engine)[name])]
    assert functions
    assert not [name for name in functions if f"`{name}" not in PAGE.text and f"{name}(" not in PAGE.text]


def test_every_public_error_is_documented() -> None:
    errors = [name for name in lawspeaker_runtime.__all__ if is_error(getattr(lawspeaker_runtime, name))]
    assert errors
    assert not [name for name in errors if f"`{name}`" not in PAGE.text]


def is_error(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Exception)

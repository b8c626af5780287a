"""A C file is split into parts once, and again if it changes or a part is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cache import native_parts
from lawspeaker.cache.native_parts import parts_of
from lawspeaker.native.split_c import Part, PartKind, split

TEXT = '#include <init.c>\n#include "__native_a.h"\nint CPyDef_f(int x) {\n    return 1;\n}\n'


@pytest.fixture
def splits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts that were split, as they come."""
    found: list[str] = []

    def counted(text: str) -> list[Part]:
        found.append(text)
        return split(text)

    monkeypatch.setattr(native_parts, "split", counted)
    monkeypatch.chdir(tmp_path)
    return found


def parts(text: str) -> list[tuple[PartKind, str]]:
    """Write a C file; return the kinds and texts of its parts."""
    Path("a.c").write_text(text, encoding="utf-8")
    return [(part.kind, Path(part.path).read_text(encoding="utf-8")) for part in parts_of("a.c", text)]


def test_a_file_that_is_the_same_is_split_once(splits: list[str]) -> None:
    first = parts(TEXT)
    assert [kind for kind, _ in first] == [PartKind.BASE, PartKind.SUPPORT, PartKind.HOT]
    assert parts(TEXT) == first
    assert splits == [TEXT]


def test_a_file_that_changes_is_split_again(splits: list[str]) -> None:
    parts(TEXT)
    edited = TEXT.replace("return 1", "return 2")
    assert any("return 2" in text for _, text in parts(edited))
    assert splits == [TEXT, edited]


@pytest.mark.parametrize("damaged", ["a.2.c", "a.parts.json"])
def test_damaged_parts_are_written_again(splits: list[str], damaged: str) -> None:
    first = parts(TEXT)
    Path(damaged).write_text("int", encoding="utf-8")
    assert parts(TEXT) == first
    assert len(splits) == 2

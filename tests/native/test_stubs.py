"""Modules that did not change are translated as stubs; C functions of the last translation take their places."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lawspeaker.cache.native_request import BUILD, Request, write_if_changed
from lawspeaker.cache.native_reuse import read_record
from lawspeaker.native.split_c import Function, definitions
from lawspeaker.native.stubs import merged, stubbed

LIBRARY = "pair"
FIRST = """from __future__ import annotations
from pair.second import double, NAME

def doubled_twice(x: int) -> int:
    \"\"\"Double a number twice.\"\"\"
    return double(double(x))

def shout(name: str) -> str:
    return name + NAME + "!"

def total(xs: list[int]) -> int:
    return sum(x * 1000003 for x in xs)

def halves(xs: list[int]) -> list[int]:
    half = lambda x: x // 2
    return [half(x) for x in xs]

class Counter:
    def __init__(self) -> None:
        self.count = 0
"""
SECOND = """from __future__ import annotations
from typing import Final
NAME: Final = "second"

def double(x: int) -> int:
    return x * 2

def pair(x: int) -> tuple[int, str]:
    return x, "two"
"""
CFiles = dict[str, list[Function | str]]
Translate = Callable[..., CFiles]


@pytest.fixture
def translate(tools: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Translate]:
    """Translate the two modules, in the same folder or in a new one; return what the C files define."""
    from lawspeaker.cache.native_translate import translated

    def in_folder(second: str = SECOND, folder: str = "work") -> CFiles:
        work = tmp_path / folder
        for name, text in (("__init__", ""), ("first", FIRST), ("second", second)):
            write_if_changed(work / "pair" / f"{name}.py", text)
        monkeypatch.chdir(work)
        files = ["pair/first.py", "pair/second.py"]
        translated(Request(files, [(files, LIBRARY)], level=0, is_last=True))
        return {path.name: list(definitions(path.read_text("utf-8"))) for path in Path(BUILD).glob("__native*.[ch]")}

    yield in_folder
    gc.enable()


def stubs() -> list[str]:
    """Return the modules that were stubs in the last translation."""
    record = read_record(LIBRARY)
    assert record is not None
    return record.stubs


def test_an_edited_body_gives_the_same_c_files_with_stubs_as_without(translate: Translate) -> None:
    translate()
    assert stubs() == []
    edited = SECOND.replace("x * 2", "x * 2 + x - x")
    with_stubs = translate(edited)
    assert stubs() == ["pair/first.py"]
    assert with_stubs == translate(edited, folder="other")
    assert stubs() == []


def test_a_second_edit_and_its_undoing_are_translated_with_stubs(translate: Translate) -> None:
    before = translate()
    translate(SECOND.replace("x * 2", "x * 2 + 1"))
    assert translate(SECOND.replace("x * 2", "x * 3")) != before
    assert translate() == before
    assert stubs() == ["pair/first.py"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("def double(x: int)", "def double(x: int, y: int = 0)"),
        ('Final = "second"', 'Final = "third"'),
        ("return x * 2", 'return x * len("a literal of its own")'),
        ("return x * 2", "return [lambda: x][0]() * 2"),
        ("return x, ", "return len([(1, 2, x)]), "),
    ],
    ids=["parameter", "constant", "literal", "function within", "type"],
)
def test_an_edit_that_changes_what_others_see_is_translated_as_a_whole(
    translate: Translate, old: str, new: str
) -> None:
    translate()
    edited = SECOND.replace(old, new)
    assert edited != SECOND
    found = translate(edited)
    assert stubs() == []
    assert found == translate(edited, folder="other")


def test_a_damaged_c_file_is_not_reused(translate: Translate) -> None:
    translate()
    [path] = Path(BUILD).glob("__native_pair.c")
    path.write_text(path.read_text(encoding="utf-8").replace("CPyDef_pair___first___total", "broken"), encoding="utf-8")
    edited = SECOND.replace("x * 2", "x * 3")
    assert translate(edited) == translate(edited, folder="other")


def test_a_function_that_makes_a_class_is_no_stub() -> None:
    found = stubbed(FIRST)
    assert found.functions == ["doubled_twice", "shout", "total"]
    assert "lambda x: x // 2" in found.text
    assert '"""Double a number twice."""' in found.text
    assert [number for number, line in enumerate(FIRST.splitlines()) if line.startswith("class")] == [
        number for number, line in enumerate(found.text.splitlines()) if line.startswith("class")
    ]


C_FILE = "int base;\nint CPyDef_f(int x) {\n    return 1;\n}\nint CPyDef_g(int x) {\n    return 2;\n}\n"


def test_stubs_are_replaced_and_other_functions_are_not() -> None:
    fresh = C_FILE.replace("return 1", "for (;;)").replace("return 2", "return 3")
    assert merged(C_FILE, fresh, {"CPyDef_f"}) == C_FILE.replace("return 2", "return 3")


@pytest.mark.parametrize(
    "fresh",
    [C_FILE + "int more;\n", C_FILE.replace("CPyDef_g", "CPyDef_h"), C_FILE.replace("CPyDef_f", "CPyDef_h")],
    ids=["declaration", "another function", "another stub"],
)
def test_files_that_differ_in_more_are_not_merged(fresh: str) -> None:
    assert merged(C_FILE, fresh, {"CPyDef_f"}) is None

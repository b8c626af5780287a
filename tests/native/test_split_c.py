"""The C file of a big library is split into parts that stay the same when another part is edited."""

from __future__ import annotations

import pytest

from lawspeaker.native import split_c
from lawspeaker.native.split_c import Part, PartKind, parts_header, split

HEAD = (
    '#include <init.c>\n#include <vecs/librt_vecs_api.c>\n#include "__native_a.h"\n#include "__native_internal_a.h"\n'
)
CLASS = "static PyObject *a___Piece_setup(PyTypeObject *type)\n{\nreturn NULL;\n}\n"
MAKES_CLASS = "char CPyDef_a___pieces_____top_level__(void) {\n    use(CPyType_a___Piece_template);\n}\n"
TOP_LEVEL = "char CPyDef_a_____top_level__(void) {\n    return 1;\n}\n"


def function(number: int, body: str = "", start: int = 0) -> str:
    """Return a native function and its wrapper, which mypyc indents more and more."""
    space = " " * 4 * number
    temporary = f"__tmp{start + number}"
    return (
        f"int64_t CPyDef_a___f{number}(int64_t x) {{\n    int {temporary} = 1;\n    if (x) {{\n        {body}\n    }}\n"
        f"CPyL1: ;\n    return {temporary};\n}}\n"
        f"{space}PyObject *CPyPy_a___f{number}(PyObject *self) {{\n{space}    return NULL;\n{space}}}\n"
    )


def c_file(edited: str = "", start: int = 0) -> str:
    """Return a C file of many functions, of which one is edited."""
    functions = [function(number, edited if number == 20 else "", start) for number in range(120)]
    return HEAD + CLASS + MAKES_CLASS + TOP_LEVEL + "".join(functions) + "int CPyGlobalsInit(void)\n{\n}\n"


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let parts be small."""
    monkeypatch.setattr(split_c, "PART", 150)


def playing(parts: list[Part]) -> list[Part]:
    """Return the parts with functions that play."""
    return [part for part in parts if part.kind is PartKind.HOT]


def test_every_function_is_in_one_part() -> None:
    parts = split(c_file())
    for number in range(120):
        assert sum(part.text.count(f"CPyDef_a___f{number}(") for part in playing(parts)) == 1
        assert sum(part.text.count(f"CPyPy_a___f{number}(") for part in parts if part.kind is PartKind.COLD) == 1
    assert len(playing(parts)) > 3


def test_the_base_has_what_is_not_a_function_of_the_rules() -> None:
    base = split(c_file())[0]
    assert base.kind is PartKind.BASE
    for part in ("a___Piece_setup", "CPyType_a___Piece_template", "CPyGlobalsInit"):
        assert part in base.text
    assert "CPyDef_a___f1(" not in base.text


def test_the_support_library_of_mypyc_is_the_same_part_in_all_libraries() -> None:
    other = c_file("y = 7;").replace("__native_a", "__native_b").replace("a___", "b___")
    parts = [part for text in (c_file(), other) for part in split(text) if part.kind is PartKind.SUPPORT]
    assert [part.text for part in parts] == ["#include <init.c>\n"] * 2


def test_what_runs_once_is_not_among_the_functions_that_play() -> None:
    parts = split(c_file())
    assert [part.kind for part in parts if TOP_LEVEL.splitlines()[0] in part.text] == [PartKind.COLD]


def test_an_edit_changes_one_part() -> None:
    before, after = split(c_file()), split(c_file("y = 7;"))
    assert len(before) == len(after)
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 1


def test_an_edit_that_renumbers_temporary_names_changes_no_other_part() -> None:
    assert split(c_file()) == split(c_file(start=300))


def test_a_longer_function_changes_few_parts() -> None:
    before, after = split(c_file()), split(c_file("y = 7;\n" * 30))
    assert len({part.text for part in after} - {part.text for part in before}) <= 3


def test_parts_declare_what_the_base_defines() -> None:
    part = playing(split(c_file()))[0].text
    assert part.startswith("#define LAW_PART\n")
    assert "#include <init.c>" not in part
    assert '#include "__native_a.h"\n#include "__native_parts_a.h"\n' in part
    assert "#include <vecs/librt_vecs_api.c>" in part
    assert parts_header("int a;\nstruct export_table_b exports_b;\n") == (
        "int a;\nextern struct export_table_b exports_b;\n"
    )

"""The data classes of the compiler: one idiom, and the lookup of their fields."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec import Struct

from lawspeaker.check import ir
from lawspeaker.parse import tree
from lawspeaker.source import Span
from lawspeaker.struct_fields import fields_by_class, parts_by_class, structs_of

COMPILER = Path(__file__).parents[1] / "compiler" / "lawspeaker"


def test_the_structs_of_a_module_are_those_it_declares_itself() -> None:
    structs = structs_of(tree)
    assert tree.Word in structs
    assert Span not in structs
    assert Struct not in structs
    assert len(structs) > 40


def test_fields_are_in_the_order_of_their_declaration() -> None:
    assert fields_by_class(tree)[tree.Word] == ("span", "word")


def test_parts_are_the_fields_that_may_hold_structs_of_the_module() -> None:
    parts = parts_by_class(tree)
    assert parts[tree.Word] == ()
    assert parts[tree.CallValue] == ("head", "phrases")
    assert set(parts_by_class(ir.sentences)) == set(structs_of(ir.sentences)) != set()


def test_a_frozen_struct_refuses_assignment() -> None:
    word = tree.Word(Span("a.law", 1, 1, 1, 2), "food")
    with pytest.raises(AttributeError):
        word.word = "wood"  # type: ignore[misc]


def test_the_compiler_declares_no_data_class_in_another_idiom() -> None:
    others = [
        f"{path.relative_to(COMPILER)}:{node.lineno}"
        for path in sorted(COMPILER.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and {name.name for name in node.names} & {"dataclass", "NamedTuple"}
    ]
    assert others == []

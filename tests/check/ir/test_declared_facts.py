"""What the classes of the checked program declare about themselves, and that nothing is without a declaration."""

from __future__ import annotations

from inspect import isabstract
from types import UnionType
from typing import get_args

import pytest
from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.walk import GETTERS

SENTENCES = get_args(c.Stmt)
EXPRESSIONS = get_args(c.Expr)
SENTENCE_FACTS = ("draws", "asks", "fails", "binds", "hides", "shows", "calls", "writes", "stirs")
EXPRESSION_FACTS = ("in_play", "tracked", "hides", "reads")


def lacking(cls: type[Struct], base: type[Struct], facts: tuple[str, ...]) -> list[str]:
    """Return the facts that a class still has from the abstract base."""
    return [fact for fact in facts if getattr(cls, fact) is getattr(base, fact)]


@pytest.mark.parametrize("cls", SENTENCES)
def test_every_sentence_declares_every_fact(cls: type[c.Sentence]) -> None:
    assert issubclass(cls, c.Sentence)
    assert lacking(cls, c.Sentence, SENTENCE_FACTS) == []
    assert getattr(cls, "__final__", False), "without @final mypy does not see a missing fact"


@pytest.mark.parametrize("cls", EXPRESSIONS)
def test_every_expression_declares_every_fact(cls: type[c.Expression]) -> None:
    assert issubclass(cls, c.Expression)
    assert lacking(cls, c.Expression, EXPRESSION_FACTS) == []
    assert getattr(cls, "__final__", False), "without @final mypy does not see a missing fact"


def test_a_fact_left_out_is_found() -> None:
    class Nod(c.OnState, frozen=True):
        def writes(self, symbols: object) -> c.Parts:
            return c.Parts()

    assert lacking(Nod, c.Sentence, SENTENCE_FACTS) == ["draws", "shows", "stirs"]
    assert not isabstract(Nod), "only mypy and this test see it: the classes have no metaclass"


def test_the_walk_visits_exactly_the_classes_of_a_node() -> None:
    assert set(GETTERS) == set(get_args(c.Node))


def test_a_group_without_a_union_of_its_own_holds_what_derives_from_it() -> None:
    assert {cls for cls in SENTENCES if issubclass(cls, c.Choosing)} == set(get_args(c.Choice))
    assert {cls for cls in SENTENCES if cls.asks is not c.Asks.NEVER} == {
        *get_args(c.Question),
        *(cls for cls in SENTENCES if issubclass(cls, c.Running)),
    }


def test_a_binder_is_what_has_a_variable_of_its_own() -> None:
    with_variable = {cls for cls in get_args(c.Node) if "var" in cls.__struct_fields__}
    assert with_variable == {*get_args(c.Binder), c.Turns}


def test_a_condition_that_may_be_negated_has_a_field_for_it() -> None:
    assert {cls for cls in EXPRESSIONS if "negated" in cls.__struct_fields__} == set(get_args(c.Negatable))


def test_every_node_is_a_sentence_an_expression_or_an_entry() -> None:
    assert all(issubclass(cls, c.Sentence | c.Expression | c.Entry | c.FrozenEntry) for cls in get_args(c.Node))


@pytest.mark.parametrize(
    ("union", "group"),
    [
        (c.Acts, c.Act),
        (c.Cards, c.OnCards),
        (c.Leaves, c.Leaving),
        (c.Loops, c.Repeating),
        (c.Runs, c.Running),
        (c.Tellings, c.Telling),
    ],
)
def test_a_union_for_a_group_has_exactly_what_derives_from_the_group(union: UnionType, group: type) -> None:
    assert set(get_args(union)) == {cls for cls in SENTENCES if issubclass(cls, group)}

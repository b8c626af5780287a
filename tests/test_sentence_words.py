"""The declarations of built-in sentences: complete, true, and the only list of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from lawspeaker.check.sentences.built_in import CHECKERS
from lawspeaker.check.sentences.sentence_forms import check_form
from lawspeaker.expression_words import BEHIND_OF, BOARD_PHRASES
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.sentence_words import BY_WORD, Object
from lawspeaker.source import Source
from lawspeaker.text.sentences.built_in import WRITERS
from lawspeaker_language.language import load_language
from lawspeaker_language.template import holes
from lawspeaker_runtime.piles.order import PILE_LINES
from tests.paths import ROOT

COMPILER = Path(__file__).parents[1] / "compiler"
LANGUAGES = ("en", "fr", "ru", "uk")
DERIVED = {("ru", "place_in"), ("uk", "place_in")}
"""Patterns that a language writes with another one: `place … in` is `place … on` there."""


def declared_keys() -> set[str]:
    return {key for word in BY_WORD.values() for key in word.keys.split()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_patterns_that_sentences_declare(code: str) -> None:
    patterns = load_language(code).patterns
    assert [key for key in sorted(declared_keys()) if key not in patterns and (code, key) not in DERIVED] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_log_lines_of_sentences(code: str) -> None:
    assert set(load_language(code).log) == {word for word, declared in BY_WORD.items() if declared.log}


def test_the_log_says_what_sentences_declare() -> None:
    declared = {word: said.log for word, said in BY_WORD.items() if said.log}
    assert load_language("en").log == declared
    assert sorted(PILE_LINES) == sorted(declared.values())


def test_only_sentences_with_patterns_have_a_writer_of_their_own() -> None:
    assert [word for word in WRITERS if not BY_WORD[word].keys] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("word", [word for word, said in BY_WORD.items() if said.keys and word not in WRITERS])
def test_a_sentence_without_a_writer_of_its_own_has_a_hole_for_all_that_it_takes(word: str, code: str) -> None:
    declared = BY_WORD[word]
    assert declared.keys == word, "`WRITERS` of text/sentences/built_in.py chooses between several patterns"
    template = load_language(code).pattern(word)
    assert template is not None, "sentences.yaml has no pattern"
    taken = {*declared.preps.split(), *([] if declared.object is Object.NONE else ["what"])}
    assert {hole.name for hole in holes(template)} == taken


@pytest.mark.parametrize("word", BY_WORD)
def test_the_runtime_has_the_functions_that_carry_out_a_sentence(word: str) -> None:
    for function in BY_WORD[word].runtime.split():
        home, _, name = f"lawspeaker_runtime.{function}".rpartition(".")
        assert callable(getattr(import_module(home), name, None)), f"{home} has no function {name}"


@pytest.mark.parametrize("word", BY_WORD)
def test_the_example_of_a_sentence_is_one(word: str) -> None:
    facts = Facts()
    file = parse(Source("a.law", f"verb act\n    {BY_WORD[word].example}\n"), facts)
    call = next(node for node in tree_nodes(file) if isinstance(node, t.Call))
    assert call.word == word
    assert check_form(call, facts)
    assert facts.found == []


@pytest.mark.parametrize("word", BY_WORD)
def test_every_sentence_is_used_by_a_spec_of_the_tests(word: str) -> None:
    specs = [*(ROOT / "tests").rglob("*.law"), *(ROOT / "rulespecs").rglob("*.law")]
    line = re.compile(rf"^ +{word}\b", re.MULTILINE)
    assert any(line.search(path.read_text(encoding="utf-8")) for path in specs), "no spec says what it does"


def test_only_the_text_of_a_declaration_is_no_step() -> None:
    assert [word for word, check in CHECKERS.items() if check is None] == ["text"]


def lists_of_words(tree: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """Yield the literal lists, sets and alternatives that hold nothing but words, with their lines."""
    for node in ast.walk(tree):
        words: list[object]
        match node:
            case ast.Tuple(elts) | ast.List(elts) | ast.Set(elts) if elts:
                words = [item.value for item in elts if isinstance(item, ast.Constant)]
            case ast.MatchOr(patterns):
                values = [part.value for part in patterns if isinstance(part, ast.MatchValue)]
                words = [value.value for value in values if isinstance(value, ast.Constant)]
            case ast.Constant(str() as text):
                words = [*text.split()]
            case _:
                continue
        strings = [word for word in words if isinstance(word, str)]
        if strings and len(strings) == len(words):
            yield getattr(node, "lineno", 0), strings


@pytest.mark.parametrize("known", [BY_WORD, BOARD_PHRASES, BEHIND_OF], ids=["sentences", "boards", "of"])
def test_there_is_no_second_list_of_words(known: dict[str, object]) -> None:
    found: list[str] = []
    for path in sorted(COMPILER.rglob("*.py")):
        if path.name in ("sentence_words.py", "expression_words.py") or "catalogue" in path.parts:
            continue
        for line, words in lists_of_words(ast.parse(path.read_text(encoding="utf-8"))):
            if len(words) >= 3 and all(word in known for word in words):
                found.append(f"{path.relative_to(COMPILER)}:{line}: {' '.join(words)}")
    assert found == []

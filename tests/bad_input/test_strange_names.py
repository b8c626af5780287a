"""Words and names of every sort are either refused with one clear message, or compile and play."""

from __future__ import annotations

import builtins
import keyword
import random
import re
from pathlib import Path

import pytest

from lawspeaker import vocabulary
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.state.pile_state import PileState
from tests.bad_input.whole_game import WORDS, attempt, spec
from tests.soak import runs

WORD = re.compile(r"[a-z][a-z0-9_]*")
SLOTS = [slot for base in PileState.__mro__ for slot in getattr(base, "__slots__", ())]
TRIED = ("class", "lambda", "print", "state", "run", "player", "legal", "stack", "part", "len", "s", "you")


def strange_words() -> list[str]:
    """Return words of Python, of the language, of states, and of what the compiler writes."""
    generated = compile_game("words", [Source("rules.law", spec())]).files
    ours = {word for text in generated.values() for word in re.findall(r"[a-z]\w*", text)}
    known = (*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *vocabulary.NAMES, *ours, *SLOTS)
    return sorted({word for word in known if WORD.fullmatch(word)})


def test_the_game_itself_compiles_without_a_finding_and_plays(tmp_path: Path) -> None:
    found = attempt(tmp_path)
    assert not found.codes, found.shown
    assert found.over


@pytest.mark.parametrize("word", TRIED)
def test_a_word_of_python_or_of_the_engine_is_refused_clearly_or_played_everywhere(tmp_path: Path, word: str) -> None:
    for slot in random.Random(word).sample(list(WORDS), runs(2, len(WORDS))):
        found = attempt(tmp_path, **{slot: word})
        assert found.over or found.codes, (slot, word)
        assert found.over or all(code.startswith("L") for code in found.codes), found.shown


def test_random_pairs_of_a_word_and_a_place_for_it_are_refused_clearly_or_played(tmp_path: Path) -> None:
    dice, strange = random.Random(7), strange_words()
    for _ in range(runs(6, 2000)):
        slot, word = dice.choice(list(WORDS)), dice.choice(strange)
        found = attempt(tmp_path, **{slot: word})
        assert found.over or found.codes, (slot, word)


@pytest.mark.parametrize("word", SLOTS)
def test_a_state_may_be_called_like_anything_that_every_state_has(tmp_path: Path, word: str) -> None:
    found = attempt(tmp_path, state=word)
    assert found.over or found.codes, found.shown

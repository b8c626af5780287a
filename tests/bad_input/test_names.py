"""Words and names of every sort are either refused with one clear message, or compile and play."""

from __future__ import annotations

import builtins
import keyword
import random
import re
from pathlib import Path

import pytest

from lawspeaker import vocabulary
from tests.bad_input.whole_game import WORDS, attempt
from tests.soak import runs

WORD = re.compile(r"[a-z][a-z0-9_]*")
OURS = (
    "state run course setup player players stack legal lists site answer over failed active result phase ending "
    "winners effects serial forced explicit noting notes piles goods once s st pc tables values steps engine names "
    "examples rules copy entry owner finish end_game score score_parts matches trigger index thing purse apply begin "
    "check clone determinize dump hash_of new new_state playout points refresh restore returns sees start view load "
    "top verb became given part h data chooser wrong column row neighbours left right reserve copies you this here it"
).split()
STRANGE = sorted(
    {
        word
        for word in (*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *vocabulary.NAMES, *OURS)
        if WORD.fullmatch(word)
    }
)
TRIED = ("class", "lambda", "print", "state", "run", "player", "legal", "stack", "part", "len", "s", "you")


def test_the_game_itself_compiles_without_a_finding_and_plays(tmp_path: Path) -> None:
    found = attempt(tmp_path)
    assert not found.codes, found.shown
    assert found.over


@pytest.mark.parametrize("word", TRIED)
def test_a_word_of_python_or_of_the_engine_is_refused_clearly_or_played_everywhere(tmp_path: Path, word: str) -> None:
    for slot in random.Random(word).sample(list(WORDS), runs(4, len(WORDS))):
        found = attempt(tmp_path, **{slot: word})
        assert found.over or found.codes, (slot, word)
        assert found.over or all(code.startswith("L") for code in found.codes), found.shown


def test_random_pairs_of_a_word_and_a_place_for_it_are_refused_clearly_or_played(tmp_path: Path) -> None:
    dice = random.Random(7)
    for _ in range(runs(12, 4000)):
        slot, word = dice.choice(list(WORDS)), dice.choice(STRANGE)
        found = attempt(tmp_path, **{slot: word})
        assert found.over or found.codes, (slot, word)

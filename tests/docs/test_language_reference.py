"""The reference says what is true: every whole game in it is played to its end (fragments: `test_snippets`)."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from lawspeaker.project.manifest import read_manifest
from lawspeaker.project.names_file import read_names
from lawspeaker.project.read_files import Reading
from lawspeaker.project.rulebook import read_rulebook
from lawspeaker.source import Source
from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.game.game import Game
from tests.compile_specs import build
from tests.docs.snippets import CHAPTERS, Snippet, read

SNIPPETS = {f"{page} {snippet.title}": snippet for page in CHAPTERS for snippet in read(page).snippets}
GAMES = {name: snippet for name, snippet in SNIPPETS.items() if snippet.info in ("law", "law pearls/pearls.law")}
NUMBERS = count(1)


@pytest.mark.parametrize("page", CHAPTERS)
def test_every_fragment_has_its_frame(page: str) -> None:
    chapter = read(page)
    assert not [s.title for s in chapter.snippets if s.info == "law fragment" and s.frame not in chapter.frames]


@pytest.mark.parametrize("snippet", GAMES.values(), ids=list(GAMES))
def test_a_whole_game_is_played_to_its_end(snippet: Snippet, tmp_path: Path) -> None:
    game = build(f"reference-{next(NUMBERS)}", [Source("rules.law", snippet.text)], tmp_path)
    for seed in range(3):
        played = Game.start(game.engine, game.rules, seed=seed)
        play(played, seed=seed, limit=5_000)
        assert played.over
    wrong = {example.name: run_example(game.engine, game.rules, example) for example in game.examples}
    assert not {name: text for name, text in wrong.items() if text is not None}


YAML = [(page, s) for page in (*CHAPTERS, "docs/command.md") for s in read(page).snippets if s.info == "yaml"]


@pytest.mark.parametrize(("page", "snippet"), YAML, ids=[f"{page}-{snippet.title}" for page, snippet in YAML])
def test_a_file_beside_the_rules_can_be_read(page: str, snippet: Snippet) -> None:
    reading = Reading()
    first = snippet.text.partition(":")[0]
    if first == "name":
        assert read_manifest(snippet.text, "game.yaml", reading) is not None
    elif first in ("statements", "survivors"):
        text = snippet.text if first == "statements" else f"statements: []\n{snippet.text}"
        book = read_rulebook(text, "rulebook.yaml", reading)
        assert book.statements or book.survivors or book.origins
    else:
        assert read_names(snippet.text, "names.fr.yaml", "fr", reading).title
    assert not reading.facts.found

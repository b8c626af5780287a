"""Every piece of Law in the documents is played: random games, with all that must hold of every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.errors import Refused
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.docs.games import told
from tests.docs.snippets import PAGES, read
from tests.mutation.corpus import documented
from tests.mutation.import_from_memory import imported, misnamed
from tests.mutation.outcome import compiled
from tests.soak import runs

SPECS = dict(documented())
DECISIONS = 2_000
ALLOWED = ("keeps secrets",)
"""A fragment strings sentences together to show them; whether a player is asked may tell what another holds."""


def settings(rules: Rules, players: int) -> Iterator[dict[str, object]]:
    """Yield the usual settings, and each option that may be yes as yes: modules are played, too."""
    yield {}
    for option in rules.options:
        if rules.types[option.type].form == "yes_no" and not option.per_player:
            with suppress(Refused):
                read_options(rules, players, 0, {option.word: True})
                yield {option.word: True}


def test_no_law_of_a_document_is_left_unplayed() -> None:
    """What names a file is written there and played by the commands of its page (`test_pages`)."""
    pages = [*PAGES, "CONTRIBUTING.md"]
    written = {f"{page} {s.title}" for page in pages for s in read(page).snippets if s.info in ("law", "law fragment")}
    assert written
    assert written <= SPECS.keys()


@pytest.mark.parametrize("name", SPECS)
def test_the_law_of_a_document_is_played(name: str) -> None:
    sources: list[Source] = SPECS[name]
    result, files = compiled("lawspeaker_document", sources, draft=True)
    assert files, told(result.facts.found, sources)
    with imported("lawspeaker_document", files) as built:
        assert not misnamed(built, files)
        assert not [text for example in built.examples if (text := run_example(built.engine, built.rules, example))]
        for players in sorted({*built.rules.players}):
            for options in settings(built.rules, players):
                subject: Subject[BaseState] = Subject(built.engine, built.rules, players, options, DECISIONS)
                found = check(subject, range(runs(2, 20)))
                assert not [finding for finding in found if finding.property not in ALLOWED]

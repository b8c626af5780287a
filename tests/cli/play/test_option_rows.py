"""Every legal option of every game is offered: on a page of the screen, by a number and by its text.

Random games of all shipped games and feature games, in every language they are translated to, at three sizes. What is
compared is what a person sees and types with what the engine allows.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.play.prompt import Row, Typed, rows_of, sameness, understood
from lawspeaker.cli.play.translations import Sayings, plain_sayings, sayings_in
from lawspeaker.cli.screen.frame import Frame, frame_lines
from lawspeaker.cli.screen.player_view import Sight, look
from lawspeaker.cli.screen.styles import Room, width_of
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.paths import FOLDERS, NAMES
from tests.soak import runs

ROOMS = (Room(79, 24), Room(39, 15), Room(159, 50))
DECISIONS = runs(4, 100)
GAMES = runs(1, 10)
LONGEST = 1_000
MOST_PAGES = 200


@cache
def opened(name: str) -> tuple[Loaded, dict[str, Sayings]]:
    """Return a game and its words in every language."""
    read, loaded = open_game(str(FOLDERS[name]), None)
    said = {language: sayings_in(loaded.rules, language, names) for language, names in read.spec.languages.items()}
    return loaded, {**said, "en": plain_sayings(loaded.rules)}


def decisions(loaded: Loaded, seed: int) -> Iterator[Game[BaseState]]:
    """Yield random games at their first decisions, then wherever the rules ask something for the first time."""
    asked: set[int] = set()
    for number in range(GAMES):
        pick = random.Random(seed + number)
        game = loaded.package.new(players=None, seed=seed + number, options=None)
        for turn in range(LONGEST):
            if game.over:
                break
            site = int(game.state.site)
            if turn < DECISIONS or site not in asked:
                asked.add(site)
                yield game
            game.choose(pick.choice(game.legal))


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_option_can_be_seen_and_chosen(name: str) -> None:
    loaded, languages = opened(name)
    for seed, (language, says) in enumerate(languages.items()):
        for game in decisions(loaded, seed):
            sight = look(loaded, game, game.player, says, deciding=True)
            assert game.decision is not None
            rows = rows_of(game.decision, sight)
            assert sorted(row.option.id for row in rows) == sorted(game.legal), language
            assert_chosen(rows, says)
            for room in ROOMS:
                assert_seen(sight, game, rows, room)


def assert_chosen(rows: list[Row], says: Sayings) -> None:
    """Each option is chosen by its number, and by its text where no other option is called the same."""
    keys = [row.key for row in rows if row.key]
    assert len(set(keys)) == len(keys)
    labels = {
        row.label.plain: {sameness(other) for other in rows if other.label.plain == row.label.plain} for row in rows
    }
    for row in rows:
        if row.key:
            assert understood(row.key, rows, says.phrases) == Typed("choose", option=row.option)
        if len(labels[row.label.plain]) == 1 and not row.label.plain.isdecimal():
            typed = understood(row.label.plain, rows, says.phrases)
            assert isinstance(typed, Typed)
            chosen = [other for other in rows if other.option == typed.option]
            assert [sameness(other) for other in chosen] == [sameness(row)]
        else:
            assert row.key
    numbers = range(max(int(key) for key in keys) + 12) if keys else range(12)
    for number in numbers:
        typed = understood(str(number), rows, says.phrases)
        assert isinstance(typed, str) != (str(number) in keys), number


def assert_seen(sight: Sight, game: Game[BaseState], rows: list[Row], room: Room) -> None:
    """Every option is on one of the pages with its number and text, every page fits and shows the end of the log."""
    log = game.log(game.player, sight.says.said)[-9:]
    frame = Frame("title", log, rows, sight.says)
    pages: list[list[str]] = []
    while len(pages) < MOST_PAGES:
        lines = [line.plain for line in frame_lines(sight, replace(frame, page=len(pages)), room)]
        if lines in pages:
            break
        pages.append(lines)
        assert len(lines) < room.rows
        assert max(width_of(line) for line in lines) <= room.columns
        shown = squeezed(" ".join(lines))
        assert not log or squeezed(log[-1])[-30:] in shown
    whole = " ".join(squeezed(" ".join(page)) for page in pages)
    for row in rows:
        texts = [row.label.plain if row.label.plain != row.key else "", row.values or row.label.plain]
        assert any(squeezed(row.key + text) in whole for text in texts), pages


def squeezed(text: str) -> str:
    """Return a text without spaces, since a long label is broken between words."""
    return "".join(text.split())

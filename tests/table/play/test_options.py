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

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.play.decision_screen import DecisionParts, decision_lines
from lawspeaker_table.play.options import Row, rows_of
from lawspeaker_table.play.prompt import Input, identity, parse_input
from lawspeaker_table.screen import boards
from lawspeaker_table.screen.player_view import PlayerView, view_of
from lawspeaker_table.screen.text_layout import TerminalSize, width_of
from lawspeaker_table.translate.translations import Translator, translator_for, untranslated
from tests.paths import FOLDERS, RULESETS
from tests.soak import runs

ROOMS = (TerminalSize(79, 24), TerminalSize(39, 15), TerminalSize(159, 50))
DECISIONS = runs(3, 40)
GAMES = runs(1, 4)
LONGEST = runs(40, 1_000)
MOST_PAGES = 200


@cache
def opened(name: str) -> tuple[Loaded, dict[str, Translator]]:
    """Return a game and its words in every language."""
    read, loaded = open_game(str(FOLDERS[name]), None)
    said = {language: translator_for(loaded.rules, language, names) for language, names in read.spec.languages.items()}
    return loaded, {**said, "en": untranslated(loaded.rules)}


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


@pytest.mark.parametrize("name", RULESETS)
def test_every_legal_option_can_be_seen_and_chosen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "terminal_size", lambda: ROOMS[0])  # in a pipe, long words on boards are not broken
    loaded, languages = opened(name)
    for seed, (language, translator) in enumerate(languages.items()):
        for game in decisions(loaded, seed):
            view = view_of(loaded, game, game.player, translator, deciding=True)
            assert game.decision is not None
            rows = rows_of(game.decision, view)
            assert sorted(row.option.id for row in rows) == sorted(game.legal), language
            assert_chosen(rows, translator)
            for room in ROOMS:
                assert_seen(view, game, rows, room)


def assert_chosen(rows: list[Row], translator: Translator) -> None:
    """Each option is chosen by its number, and by its text where no other option is called the same."""
    keys = [row.key for row in rows if row.key]
    assert len(set(keys)) == len(keys)
    labels = {
        row.label.plain: {identity(other) for other in rows if other.label.plain == row.label.plain} for row in rows
    }
    for row in rows:
        if row.key:
            assert parse_input(row.key, rows, translator.phrases) == Input(option=row.option)
        if len(labels[row.label.plain]) == 1 and not row.label.plain.isdecimal():
            typed = parse_input(row.label.plain, rows, translator.phrases)
            assert isinstance(typed, Input)
            chosen = [other for other in rows if other.option == typed.option]
            assert [identity(other) for other in chosen] == [identity(row)]
        else:
            assert row.key
    numbers = range(max(int(key) for key in keys) + 12) if keys else range(12)
    for number in numbers:
        typed = parse_input(str(number), rows, translator.phrases)
        assert isinstance(typed, str) != (str(number) in keys), number


def newest_part(text: str, room: TerminalSize) -> str:
    """Return what must be seen of the newest entry: its end, or its beginning if it takes a quarter of the rows."""
    whole = squeezed(text)
    return whole[:30] if len(text) > (room.rows // 4 - 1) * (room.columns - 2) else whole[-30:]


def assert_seen(view: PlayerView, game: Game[BaseState], rows: list[Row], room: TerminalSize) -> None:
    """Every option is on one of the pages with its number and text, every page fits and shows the end of the log."""
    log = game.log_entries(game.player, view.translator.translated)[-9:]
    frame = DecisionParts("title", log, rows, view.translator)
    pages: list[list[str]] = []
    while len(pages) < MOST_PAGES:
        lines = [line.plain for line in decision_lines(view, replace(frame, page=len(pages)), room)]
        if lines in pages:
            break
        pages.append(lines)
        assert len(lines) < room.rows
        assert max(width_of(line) for line in lines) <= room.columns
        shown = squeezed(" ".join(lines))
        assert not log or newest_part(log[-1].text, room) in shown
    whole = " ".join(squeezed(" ".join(page)) for page in pages)
    for row in rows:
        texts = [row.label.plain if row.label.plain != row.key else "", row.values or row.label.plain]
        assert any(squeezed(row.key + text) in whole for text in texts), pages


def squeezed(text: str) -> str:
    """Return a text without spaces, since a long label is broken between words."""
    return "".join(text.split())

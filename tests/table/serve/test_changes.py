"""A window is sent only what has changed, and has the whole table nevertheless."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import msgspec
import pytest

from lawspeaker_runtime import RandomAgent
from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.contents import boards_of
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_table.serve.changes import changed_log, changes
from lawspeaker_table.serve.messages import Message, table_message
from lawspeaker_table.serve.words import STATIC, Refused, words_of
from tests.table.serve.conftest import MakeHub, new_table, whole
from tests.table.serve.offers import offer


def test_a_window_that_is_sent_changes_has_the_whole_table(make_hub: MakeHub) -> None:
    table = new_table(make_hub("northgard"), "northgard", 3)
    agent = RandomAgent(7)
    before: Message | None = None
    shown: Message = {}
    sizes = [0, 0]
    for step in range(60):
        looking = step // 2 if step % 9 == 5 else None
        seat, language = 2 if step % 13 == 7 else 1, "fr" if step % 20 > 14 else "en"
        message = table_message(table, seat, language, looking)
        sent, all_of_it = (msgspec.json.encode(one) for one in (changes(message, before), message))
        shown = whole(msgspec.json.decode(sent), shown)
        assert shown == msgspec.json.decode(all_of_it)
        sizes = [sizes[0] + len(sent), sizes[1] + len(all_of_it)]
        before = message
        asyncio.run(table.carry_out(agent.pick(table.game.legal), table.game.player))
    assert sizes[0] * 2 < sizes[1], "a window is sent less than half of the table"


def test_the_log_of_a_game_that_was_undone_loses_its_end() -> None:
    entries: list[Message] = [{"number": number, "text": str(number)} for number in range(10)]
    assert changed_log(entries[:8], entries) == {"start": 0, "same": 8, "entries": []}
    assert changed_log(entries[4:], entries[:6]) == {"start": 4, "same": 6, "entries": entries[6:]}
    other: list[Message] = [*entries[:3], {"number": 3, "text": "other"}]
    assert changed_log(other, entries) == {"start": 0, "same": 3, "entries": other[3:]}
    assert changed_log([], entries) == {"start": 0, "same": 0, "entries": []}


def test_a_refusal_is_said_in_the_language_of_the_window() -> None:
    error = Refused("it is not your turn: {who} decides", who="Red")
    assert str(error) == "it is not your turn: Red decides"
    assert error.said({**words_of("fr"), "Red": "Rouge"}) == "ce n’est pas votre tour : Rouge décide"
    braces = Refused("a rule failed: {why}", why="{odd} text")
    assert braces.said(words_of("uk")) == "помилка в правилі: {odd} text"
    assert words_of("../../x") == {}


def test_a_refused_undo_says_in_french_who_has_seen_what(make_hub: MakeHub) -> None:
    table = new_table(make_hub("northgard"), "northgard", 1)
    agent, reasons = RandomAgent(7), set[str]()
    for _ in range(12):
        asyncio.run(table.carry_out(agent.pick(table.game.legal), table.game.player))
        for seat in (1, 2):
            try:
                table.undone(seat)
            except Refused as error:
                reasons.add(error.said({**words_of("fr"), **table.offer.names("fr")}))
    assert "impossible d’annuler : Rouge a vu depuis quelque chose de caché (tuile)" in reasons
    assert "impossible d’annuler : le hasard a décidé quelque chose depuis le dernier choix" in reasons


def refusals(path: Path) -> set[str]:
    """Return the English texts of the refusals in a module: constants, or names of constants."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {
        target.id: node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    lines = {str(value) for name, value in named.items() if name == "line"}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id in ("Line", "Refused", "TooLarge"):
            first = call.args[0]
            assert isinstance(first, ast.Constant | ast.Name), f"{path.name}:{call.lineno} has no fixed text"
            lines |= {str(first.value)} if isinstance(first, ast.Constant) else set()
    return lines - {"{why}"}


def test_every_refusal_is_translated() -> None:
    found = {line for path in STATIC.parent.glob("*.py") for line in refusals(path)}
    assert len(found) > 40
    for language in ("fr", "uk", "ru"):
        assert found - words_of(language).keys() == set()


@pytest.mark.parametrize("game", ["northgard", "ragnarok"])
def test_the_borders_and_marks_of_a_map_are_translated(game: str) -> None:
    made = offer(game)
    words = {word for board in boards_of(made.loaded.tables) for word in words_on(board)}
    assert words
    for language, translator in made.translators.items():
        if language != "en":
            assert words - translator.words.keys() == set()


def words_on(board: Board | TileSet) -> tuple[str, ...]:
    """Return the words that the picture of a board shows."""
    if isinstance(board, TileSet):
        return (*board.borders, *board.marks)
    return tuple(board.kinds) if isinstance(board, FixedMap) else ()

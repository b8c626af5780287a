"""`law lab`: a page for any game, small or without cards or points, and comparisons that are right."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.conftest import Law

GATHER = """
game "Gather"
    players 2
option clan of player: clan
kind clan
clan Owl
clan Fox
clan Elk
resource coins
kind card
    worth: number
card Gem
    copies 4
    worth 3
card Ore
    copies 4
    worth 1
card Dust
    copies 4
    worth 0
pile market: card, seen by everyone
pile hand of player: card, seen by owner
pile bin: card, seen by everyone

setup
    put cards into market

course
    repeat 2 times
        each p among players
            choose c by p from market
                put c into hand of p
            otherwise
                skip
    each p among players
        choose c by p from hand of p
            put c into bin
            gain (worth of c) coins for p
        otherwise
            skip

score for p
    "coins" = coins of p
"""
DUEL = """
game "Duel"
    players 2
course
    choose n by player 1 from 1 to 3
        end
win First for p when ended
    needs p is player 1
"""
ALONE = """
game "Alone"
    players 1
resource luck
course
    repeat 4 times
        choose n from 1 to 3
            pick m at random from 1 to 3
            if n is m
                gain 1 luck
win Lucky for p when ended
    needs luck of p is at least 2
"""


class Reader(HTMLParser):
    """Reads a page: its texts, its ids, its links, and whether every element is closed."""

    EMPTY = frozenset(("meta", "line", "rect"))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        found = dict(attrs)
        self.ids += [str(found["id"])] if "id" in found else []
        self.links += [str(found[key]) for key in ("href", "src") if key in found]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Note the end of an element."""
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def page(law: Law, text: str, *words: str) -> str:
    """Return the page of a game, after its form was checked."""
    Path("game.law").write_text(text, encoding="utf-8")
    answer = law("lab", "game.law", "--out", "page", *words)
    assert answer.exit_code == 0, answer.output
    found = Path("page/index.html").read_text(encoding="utf-8")
    reader = Reader(found)
    assert not reader.open
    assert all(link.startswith("#") and link[1:] in reader.ids for link in reader.links)
    assert not re.search(r"https?:|@import|url\(|<script", found)
    assert "nan" not in found.lower().split()
    return found


def test_a_page_has_all_sections_of_a_game_with_cards_options_and_points(law: Law) -> None:
    found = page(law, GATHER, "--games", "300")
    for id in "seats first-player option-clan duels-clan endings lengths leaders cards uses dead together".split():
        assert f'<section id="{id}">' in found
    assert found.count("What you could do:") >= 8
    figures = json.loads(Path("page/figures.json").read_text(encoding="utf-8"))
    assert figures["games"] == 300
    gem = figures["cards"]["card"]["Gem"]
    assert f"{gem['games']:,}" in found
    assert gem["mark"] == "more"
    assert re.search(r"Gem[^.]* won more often than chance", found)


def test_what_happens_to_cards_is_counted_as_the_rules_have_it(law: Law) -> None:
    Path("game.law").write_text(GATHER, encoding="utf-8")
    data = json.loads(law("sim", "game.law", "--games", "200", "--card", "gem", "--json").stdout)["card"]
    assert data["offered"]["games"] == 400
    assert data["had"]["games"] == data["taken"]["games"]
    assert 0 < data["played"]["games"] < data["taken"]["games"]
    assert 0 < data["kept"]["games"] < data["taken"]["games"]
    assert data["played"]["mark"] == "more"
    assert data["taken"]["low"] < data["taken"]["rate"] < data["taken"]["high"]
    assert data["offered"]["chance"] == pytest.approx(data["offered"]["rate"])
    lines = law("sim", "game.law", "--games", "200", "--card", "Gem").output
    assert re.search(r"  played +[\d,]+ .*▲\n", lines)
    searching = ("--search", "all", "--strength", "2", "--games", "8", "--json")
    found = json.loads(law("sim", "game.law", "--card", "Gem", *searching).stdout)["card"]
    assert found["offered"]["games"] == 16


def test_a_game_without_cards_or_points_has_a_sensible_page(law: Law) -> None:
    found = page(law, DUEL, "--games", "60")
    assert 'id="seats"' in found
    assert 'id="first-player"' in found
    assert "Every game took 1 decision." in found
    for id in ("cards", "dead", "leaders", "together"):
        assert f'id="{id}"' not in found


def test_a_game_for_one_player_tells_how_often_it_is_won(law: Law) -> None:
    found = page(law, ALONE, "--games", "60")
    assert 'id="won"' in found
    assert 'id="seats"' not in found


def test_the_same_rules_differ_in_nothing(law: Law) -> None:
    Path("old.law").write_text(GATHER, encoding="utf-8")
    found = page(law, GATHER, "--games", "100", "--against", "old.law")
    assert re.search(r"None of \d+ figures differs by more than chance can explain", found)


def test_an_edit_shows_in_the_figures_that_it_changes(law: Law) -> None:
    Path("old.law").write_text(GATHER, encoding="utf-8")
    found = page(law, GATHER.replace("worth 3", "worth 9"), "--games", "200", "--against", "old.law")
    assert re.search(r"[1-9]\d* of \d+ figures differ by more than chance: points of player 1", found)
    assert re.search(r"<th scope=\"row\">points of player 1</th>", found)


def test_two_values_of_an_option_are_compared(law: Law) -> None:
    text = DUEL.replace("course", "option side: 1 to 2 = 1\ncourse").replace(
        "for player 1 when", "for player side when"
    )
    found = page(law, text.replace("player side", "player 1"), "--games", "50", "--against", "side=2")
    assert "game.law beside side=2" in found


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--against", "nosuch"), "no game is called `nosuch`"),
        (("--against", "size=3"), "Gather has no option `size`"),
        (("--against", "clan=Bat,Owl"), "option `clan` cannot be 'Bat'"),
        (("--players", "5"), "Gather is for exactly 2 players, not 5"),
        (("--out", "game.law"), "error: game.law/index.html cannot be written"),
        (("--out", "mine"), "error: mine/index.html exists, and `law lab` did not write it"),
    ],
)
def test_bad_input_is_reported_before_anything_is_written(law: Law, words: tuple[str, ...], message: str) -> None:
    Path("game.law").write_text(GATHER, encoding="utf-8")
    Path("mine").mkdir()
    Path("mine/index.html").write_text("my own page", encoding="utf-8")
    answer = law("lab", "game.law", "--games", "5", *words)
    assert answer.exit_code == 1
    assert message in answer.output
    assert "Traceback" not in answer.output
    assert Path("mine/index.html").read_text(encoding="utf-8") == "my own page"
    assert Path("game.law").read_text(encoding="utf-8") == GATHER


def test_an_unknown_card_is_reported_with_the_nearest_one(law: Law) -> None:
    Path("game.law").write_text(GATHER, encoding="utf-8")
    answer = law("sim", "game.law", "--card", "Gen")
    assert answer.exit_code == 1
    assert answer.output.startswith("error: Gather has no card `Gen`")
    assert "Gem" in answer.output
    Path("duel.law").write_text(DUEL, encoding="utf-8")
    assert law("sim", "duel.law", "--card", "Gem").output == "error: Duel has no cards or other things\n"


def test_what_an_expansion_declares_comes_first(law: Law) -> None:
    law("new", "farm")
    law("new", "frost", "--expansion-of", "farm")
    Path("frost/frost.law").write_text(
        'expansion "Frost"\n\ncard Aurora\n    copies 4\n    plays\n        gain 4 coins\n', encoding="utf-8"
    )
    lines = law("sim", "frost", "--games", "60").output.split("owner of card")[1].splitlines()
    assert lines[1].startswith("Aurora")
    assert law("lab", "frost", "--games", "60").exit_code == 0
    found = Path("frost-lab/index.html").read_text(encoding="utf-8")
    assert re.search(r'<tr class="own">\s*<th scope="row">Aurora</th>', found)


def test_names_of_cards_cannot_break_the_page(law: Law) -> None:
    found = page(law, GATHER.replace("card Gem", 'card "<b>Gem</b> & co"'), "--games", "20")
    assert "&lt;b&gt;Gem&lt;/b&gt; &amp; co" in found
    assert "<b>Gem" not in found

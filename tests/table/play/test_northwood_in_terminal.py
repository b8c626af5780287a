"""For Northwood! at 80x24: what a player needs for a decision is on the screen while the question is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.soak import runs
from tests.table.play.terminal import Terminal

Sit = Callable[..., Terminal]
ROWS, COLUMNS = 24, 80
LOOKS = "the {} looks at what chance put on the deck"
CARD = {"en": r"(?:claws|flowers|leaves|eyes) \d", "fr": r"(?:griffes|fleurs|feuilles|yeux) \d"}
CARD["uk"] = r"(?:кігті|квіти|листя|очі) \d"
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr", "uk"])


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Play For Northwood! in a terminal of 80x24, from an example or a seed."""
    opened: list[Terminal] = []

    def begin(*arguments: str, lang: str = "en") -> Terminal:
        opened.append(Terminal(COLUMNS, ROWS, ["play", "northwood", "--lang", lang, *arguments], tmp_path))
        return opened[-1]

    yield begin
    for terminal in opened:
        assert_fits(terminal)
        terminal.close()


def assert_fits(terminal: Terminal) -> None:
    """No page is larger than the terminal."""
    for page in terminal.pages[1:]:
        lines = re.split(r"\n(?:> |\(E)", page)[0].split("\n")
        assert terminal.code is not None or len(lines) < ROWS, page
        assert max(len(line) for line in lines) < COLUMNS, page


def line_with(page: str, *beginnings: str) -> str:
    """Return the line of a page that begins with one of some words."""
    return next(line for line in page.split("\n") if line.startswith(beginnings))


def shown_deck(page: str, lang: str) -> list[str]:
    """Return the cards of the deck that the screen shows."""
    deck = next(part for part in re.split("deck|pioche|колода", page)[1:] if re.match(r" ?(\(\d+\) ?)?:", part))
    return re.findall(CARD[lang], deck.split("\n")[0])


@LANGUAGES
def test_the_card_that_the_king_of_leaves_looked_at_is_on_the_screen(lang: str, sit: Sit) -> None:
    terminal = sit("--seed", "4", "--from", LOOKS.format("King of Leaves"), lang=lang)
    page = terminal.type("3", "5")
    question = next(line for line in page.split("\n") if line.endswith("?"))
    seen = re.search(CARD[lang], question)
    assert seen is not None, page
    assert seen[0] in shown_deck(page, lang)
    assert any(seen[0] in line for line in page.split("\n") if line.startswith("· ")), page


@LANGUAGES
def test_the_cards_that_the_queen_of_eyes_looked_at_stay_on_the_screen(lang: str, sit: Sit) -> None:
    terminal = sit("--seed", "4", "--from", LOOKS.format("Queen of Eyes"), lang=lang)
    page = terminal.type("3", "5")
    told = next(line for line in page.split("\n") if line.startswith(("· you see", "· vous voyez", "· ви бачите")))
    seen = re.findall(CARD[lang], told)
    assert len(seen) == 3
    assert shown_deck(page, lang) == seen[1:], page
    page = terminal.type("1", {"en": "decline", "fr": "passer", "uk": "відмовитися"}[lang])
    assert shown_deck(page, lang) == seen[2:], page


@LANGUAGES
def test_the_question_says_which_ally_a_guest_stands_in_for(lang: str, sit: Sit) -> None:
    allies = {
        "en": ("Jack of Claws", "Jack of Flowers"),
        "fr": ("Valet des griffes", "Valet des fleurs"),
        "uk": ("Валет кігтів", "Валет квітів"),
    }[lang]
    terminal = sit("--from", "a friendly ruler covers an ally for one visit", lang=lang)
    for ally in allies:
        page = terminal.type("1" if ally == allies[0] else "2")
        assert any("?" in line and ally in line for line in page.split("\n")), page
    page = terminal.type("1")
    king = {"en": "King of Claws", "fr": "Roi des griffes", "uk": "Король кігтів"}[lang]
    assert king in line_with(page, "cover", "rempl.", "заступник")
    assert re.search(f"2  {allies[1]} +{king} ?:", page)


@LANGUAGES
@pytest.mark.parametrize("seed", ["3", "21"][: runs(1, 2)])
def test_the_result_of_every_trick_and_visit_is_on_the_next_screen(lang: str, seed: str, sit: Sit) -> None:
    trick = {"en": "trick: ", "fr": "pli : ", "uk": "взятка ваша: |взятки немає: "}[lang]
    visit = {"en": "visit of fief ", "fr": "visite du fief ", "uk": "візит до феоду "}[lang]
    decline = {"en": "decline", "fr": "passer", "uk": "відмовитися"}[lang]
    terminal = sit("--seed", seed, "--set", "style=full", lang=lang)
    terminal.type("2", decline)
    for _ in range(7):
        page = terminal.type("1")
        assert re.search(f"· .*({trick})", page), page
        terminal.type(decline)
    page = terminal.type("1")
    assert re.search(f"· .*({trick})", page), page
    assert f"· {visit}2" in page, page


@LANGUAGES
def test_the_number_of_cards_in_the_deck_is_shown(lang: str, sit: Sit) -> None:
    words = {"en": "deck: 24 cards", "fr": "pioche : 24 cartes", "uk": "колода: 24 карти"}
    terminal = sit("--seed", "3", lang=lang)
    assert words[lang] in terminal.page
    moved = {"en": "32 cards go to deck", "fr": "32 cartes → pioche", "uk": "32 карти → колода"}
    assert moved[lang] in terminal.type("log")


def test_every_pair_of_the_king_of_flowers_is_offered_once(sit: Sit) -> None:
    terminal = sit("--from", "the King of Flowers discards two that make nine")
    page = terminal.type("3", "5")
    pairs = [frozenset(re.findall(CARD["en"], row)) for row in re.findall(r"\d  low \w+ \d, high \w+ \d", page)]
    assert len(pairs) == len(set(pairs)) == 2, page
    page = terminal.type("1")
    assert "Which card goes onto the discard pile next?" in page


@LANGUAGES
def test_an_order_is_asked_for_in_a_sentence_and_says_what_was_chosen(lang: str, sit: Sit) -> None:
    terminal = sit("--from", "the Prince of Eyes puts four cards in order", lang=lang)
    page = terminal.type("3", "5")
    question = {"en": "Which card lies next on the deck", "fr": "Quelle carte vient ensuite sur la pioche"}
    question["uk"] = "Яка карта лежатиме на колоді наступною"
    assert question[lang] in page
    assert not re.search(r"\bcs\b", page)
    chosen = {"en": "(chosen: flowers 1)", "fr": "(déjà choisi : fleurs 1)", "uk": "(вже вибрано: квіти 1)"}[lang]
    assert chosen in terminal.type("1").replace("\n", " ")


@LANGUAGES
def test_nothing_in_a_translated_visit_is_left_in_english(lang: str, sit: Sit) -> None:
    terminal = sit("--seed", "11", "--set", "style=full", lang=lang)
    terminal.type("5", "1", "1", "1", "1", "log", "")
    words = r"\((en)\)|\b(deck|box|turned|discard|hand|goes|shown|claws|neutral|Which|fief visited)\b"
    if lang != "en":
        assert not re.search(words, "\n".join(terminal.pages[1:]))


def test_what_ends_the_game_has_no_number_of_a_fief(sit: Sit) -> None:
    terminal = sit("--from", "playing on for the score")
    terminal.type("7", "decline")
    page = terminal.type("1")
    assert re.search(r"\b8  stop here$", page, re.M), page
    assert "`7` is not possible here" in terminal.type("7")


def test_the_fief_of_the_last_visit_is_not_marked_any_more(sit: Sit) -> None:
    terminal = sit("--from", "the fief's number exactly wins its ruler")
    assert "▸1" in terminal.type("1")
    page = terminal.type("decline", "1")
    assert "Queen of Eyes is friendly now" in page
    assert "▸" not in page
    assert "visited fief" not in page


@pytest.mark.parametrize(
    ("scenario", "stars"), [("Heart of the Wood", "4 3 2 3 3 2 3 4"), ("Full Table", "5 4 3 2 2 3 4 5")]
)
def test_the_screen_shows_what_each_fief_is_worth(scenario: str, stars: str, sit: Sit) -> None:
    page = sit("--seed", "3", "--set", f"scenario={scenario}").page
    assert line_with(page, "stars").split()[1:] == stars.split()


def test_a_ruler_who_left_the_game_is_nowhere_on_the_screen(sit: Sit) -> None:
    terminal = sit("--from", "one trick too many")
    page = terminal.type("0", "decline", "1")
    log = [line for line in page.split("\n") if line.startswith("· ")]
    assert any("Queen of Eyes leaves the game" in line for line in log)
    table = page.split("row ")[1].split("Which fief")[0]
    column = [line[7:15].strip() for line in table.split("\n") if line.startswith("ruler")]
    assert column == [""]

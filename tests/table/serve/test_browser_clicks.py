"""What keys, clicks and a broken connection do at a table, in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.table.serve.browser_pages import CHROMIUM, WAIT, Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")

GAMES = ("connect-four",)
CARDS = """
game "Many Cards"
    players 2
resource coins
kind card
    worth: number
CARDS
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile heap: card

setup
    put cards into deck
    each p among players
        put (c among deck where worth of c is at least 1) into hand of player 1

course
    repeat 20 times
        as player 1
            choose c from your hand
                put c into heap
            otherwise
                skip

score for p
    "coins" = coins of p
screen
    show hand of you
    show heap
""".replace("CARDS", "\n".join(f"card {chr(65 + number)}x\n    worth {number + 1}" for number in range(14)))


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a designer's server of a game in which a player chooses from 14 cards."""
    folder = tmp_path_factory.mktemp("many")
    (folder / "many-cards.law").write_text(CARDS, encoding="utf-8")
    server = Server(folder / "tables.db", [str(folder / "many-cards.law")], design=True)
    yield server
    server.stop()


def seated(server: Server, open_page: Callable[..., Page], game: str = "many-cards") -> Page:
    """Return the page of the first seat of a new table, when its options are there."""
    page = open_page(server.links(game, 2, {})[0])
    page.wait_for_selector("#options button")
    return page


def heap(page: Page) -> list[str]:
    """Return the names of the cards that were played."""
    return page.locator("[data-pile='heap'] .card strong").all_inner_texts()


def at(page: Page, step: int) -> None:
    """Wait until a page shows the table after so many decisions."""
    expect(page.locator("#step")).to_have_text(f"{step} / {step}", timeout=WAIT)


def label_of(page: Page, key: str) -> str:
    """Return the label of the option that has a key."""
    return page.locator("#options button", has=page.locator(f"kbd:text-is('{key}')")).locator(".label").inner_text()


def test_the_keys_of_option_12_choose_option_12(many: Server, open_page: Callable[..., Page]) -> None:
    page = seated(many, open_page)
    wanted = label_of(page, "12")
    page.keyboard.type("12")
    at(page, 1)
    assert heap(page) == [wanted]


def test_a_key_that_begins_a_longer_one_waits_for_enter(many: Server, open_page: Callable[..., Page]) -> None:
    page = seated(many, open_page)
    wanted, typed = label_of(page, "1"), page.locator("#typed")
    page.locator("#options button").nth(3).focus()
    page.keyboard.press("1")
    expect(typed).to_have_text("Option 1? Enter chooses it, or type on.")
    expect(page.locator("#options button.typed .label")).to_have_text(wanted)
    page.keyboard.press("Escape")
    expect(typed).to_have_text("")
    page.keyboard.type("1")
    page.keyboard.press("Backspace")
    expect(typed).to_have_text("")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    at(page, 1)
    assert heap(page) == [wanted], "and not the button that had the focus"
    expect(typed).to_have_text("")


def test_a_key_that_begins_no_other_needs_no_enter_and_one_that_is_none_says_so(
    many: Server, open_page: Callable[..., Page]
) -> None:
    page = seated(many, open_page)
    page.keyboard.type("19")
    expect(page.locator("#typed")).to_have_text("There is no option 19.")
    at(page, 0)
    wanted = label_of(page, "9")
    page.keyboard.type("9")
    at(page, 1)
    assert heap(page) == [wanted]


def test_a_click_that_asks_for_the_rule_of_a_card_does_not_play_it(
    many: Server, open_page: Callable[..., Page]
) -> None:
    page = seated(many, open_page)
    card = page.locator("[data-pile='hand'] .card[data-key]").first
    name = card.locator("strong").inner_text()
    card.click()
    expect(page.locator("#design-text")).to_contain_text(f"card {name}", timeout=WAIT)
    at(page, 0)
    assert heap(page) == []
    page.get_by_label("A click on the table shows the rule, and plays nothing").uncheck()
    card.click()
    at(page, 1)
    assert heap(page) == [name]
    page.keyboard.type("13")
    at(page, 2)


def test_a_click_while_the_connection_is_down_is_shown_as_not_sent(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = seated(server, open_page, "connect-four")
    notice, fourth = page.locator("#notice"), page.locator("#options button").nth(3)
    server.stop()
    expect(notice).to_contain_text("Connecting again", timeout=WAIT)
    fourth.click()
    expect(notice).to_have_text("“4” was not sent: the connection is lost. Connecting again …")
    expect(fourth).to_contain_text("not sent")
    page.keyboard.press("2")
    expect(notice).to_contain_text("“2” was not sent")
    expect(page.locator(".unsent")).to_have_count(1)
    server.start()
    expect(notice).to_have_text("“2” was not sent. Choose again.", timeout=WAIT)
    expect(page.locator(".unsent")).to_have_count(0)
    at(page, 0)
    fourth.click()
    at(page, 1)
    expect(notice).to_have_text("")
    server.stop()
    expect(notice).to_contain_text("Connecting again", timeout=WAIT)
    page.locator("#undo").click()
    expect(page.locator("#undo")).to_contain_text("not sent")
    server.start()
    expect(notice).to_have_text("“Undo” was not sent. Choose again.", timeout=WAIT)
    expect(page.locator(".unsent")).to_have_count(0)
    page.locator("#undo").click()
    at(page, 0)


def breaking(page: Page, word: str, *, arrives: bool) -> None:
    """Let the connection of a page break once, when a message with a word is sent or comes back."""
    broken: list[str] = []

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def breaks(text: str | bytes) -> bool:
            if f'"{word}"' not in str(text) or broken:
                return False
            broken.append(word)
            socket.close(code=1001)
            server.close()
            return True

        socket.on_message(lambda text: None if not arrives and breaks(text) else server.send(text))
        server.on_message(lambda text: None if arrives and breaks(text) else socket.send(text))

    page.route_web_socket("**/ws/*", connected)


@pytest.mark.parametrize(
    ("word", "arrives"), [("choose", False), ("stored", True)], ids=["lost", "only the answer lost"]
)
def test_a_choice_that_was_under_way_when_the_connection_broke_is_told_only_if_it_was_lost(
    word: str, arrives: bool, server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page("about:blank")
    breaking(page, word, arrives=arrives)
    page.goto(server.links("connect-four", 2, {})[0])
    page.wait_for_selector("#options button")
    page.locator("#options button").nth(3).click()
    if arrives:
        at(page, 1)
        expect(page.locator("#notice")).to_have_text("", timeout=WAIT)
    else:
        expect(page.locator("#notice")).to_have_text("“4” was not sent. Choose again.", timeout=WAIT)
        at(page, 0)


def test_keys_that_are_no_option_choose_nothing(server: Server, open_page: Callable[..., Page]) -> None:
    page = seated(server, open_page, "connect-four")
    for key in ("Enter", "a", "0", "-", "Backspace", "Escape"):
        page.keyboard.press(key)
    expect(page.locator("#typed")).to_have_text("")
    at(page, 0)
    page.keyboard.press("7")
    at(page, 1)

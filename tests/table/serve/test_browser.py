"""The table in a real browser: whole games, a year, a visit, a round, reconnecting, a phone, the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.table.serve.browser_pages import CHROMIUM, WAIT, Server

GAMES = ("connect-four", "northgard", "northwood", "empires")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")


def options(page: Page) -> Locator:
    """Return the buttons of the options."""
    return page.locator("#options button")


def choose(page: Page, number: int = 0) -> None:
    """Click an option of the list, and wait until the table has changed."""
    page.wait_for_selector("#options button, #result:not([hidden])")
    before = page.locator("#step").inner_text()
    options(page).nth(number % options(page).count()).click()
    expect(page.locator("#step")).not_to_have_text(before, timeout=WAIT)


def at_step(page: Page, step: int) -> None:
    """Wait until a page shows the table after so many decisions."""
    expect(page.locator("#step")).to_have_text(re.compile(f"^{step} / "), timeout=WAIT)


def play_until(page: Page, text: str, most: int) -> int:
    """Choose options until the log has a text; return how many were chosen."""
    for count in range(most):
        page.wait_for_selector("#options button, #result:not([hidden])")
        if re.search(text, page.locator("#log").inner_text()) or options(page).count() == 0:
            return count
        choose(page, count * 5)
    return most


def test_two_browsers_play_a_whole_game_of_connect_four_on_the_board(
    server: Server, open_page: Callable[..., Page]
) -> None:
    red, yellow = (open_page(link) for link in server.links("connect-four", 2, {}))
    for turn in range(7):
        page, column = (red, 3) if turn % 2 == 0 else (yellow, 5)
        page.wait_for_selector(f"[data-key='rack:{column}'].can")
        page.locator(f"[data-key='rack:{column + 7 * (turn // 2)}']").click()
    for page in (red, yellow):
        page.wait_for_selector("#result:not([hidden])")
        assert "Red won (Line)" in page.locator("#result").inner_text()
        assert "Red drops a disc onto d4" in page.locator("#log").inner_text()


def test_a_year_of_northgard_is_played_against_bots(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("northgard", 2, {2: 1})[0])
    page.wait_for_selector("#options button")
    on_map = page.locator("svg[data-board='map'] .can")
    while on_map.count() == 0:
        choose(page)
        page.wait_for_selector("#options button")
    several = options(page).count()
    on_map.first.click()
    page.wait_for_selector("#options button")
    assert options(page).count() < several or page.locator("#clear").is_hidden()
    play_until(page, "everybody has passed", 80)
    assert "everybody has passed" in page.locator("#log").inner_text()
    assert year_of(page) in (1, 2)
    play_until(page, "nothing matches this", 6)
    assert year_of(page) in (1, 2, 3)
    page.select_option("#language", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr", timeout=WAIT)
    assert "Rouge" in page.locator("#players").inner_text()


def year_of(page: Page) -> int:
    return int(page.locator(".values").inner_text().split("year")[1].split()[0])


def test_a_visit_of_northwood_is_played_with_clicks_on_cards(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("northwood", 1, {})[0])
    page.wait_for_selector(".card.can")
    page.locator(".card.can").first.click()
    at_step(page, 1)
    count = play_until(page, "wins? the trick|visit", 12)
    assert count > 0
    page.locator("#history").fill("0")
    page.wait_for_selector("#now:not([hidden])")
    assert page.locator("#question").inner_text().startswith("The table after 0 of")
    page.locator("#now").click()
    page.wait_for_selector("#options button")


def test_a_round_of_empires_is_played(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("empires", 2, {2: 1})[0])
    page.wait_for_selector("svg[data-board='ring']")
    for _ in range(60):
        page.wait_for_selector("#options button, #result:not([hidden])")
        if len(re.findall("passes", page.locator("#log").inner_text())) >= 2:
            break
        last = options(page).filter(has_text="pass")
        choose(page) if last.count() == 0 else last.first.click()
        page.wait_for_timeout(60)
    assert len(re.findall("passes", page.locator("#log").inner_text())) >= 2


def test_a_page_connects_again_to_a_server_that_was_restarted(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("connect-four", 2, {2: 1})[0])
    choose(page, 3)
    at_step(page, 2)
    server.stop()
    expect(page.locator("#notice")).to_contain_text("Connecting again", timeout=WAIT)
    server.start()
    expect(page.locator("#notice")).to_have_text("", timeout=WAIT)
    assert page.locator("#step").inner_text() == "2 / 2"
    choose(page, 3)


def test_a_seat_that_is_opened_twice_moves_and_the_old_window_can_take_it_back(
    server: Server, open_page: Callable[..., Page]
) -> None:
    link = server.links("connect-four", 2, {2: 1})[0]
    old = open_page(link)
    old.wait_for_selector("#options button")
    new = open_page(link)
    new.wait_for_selector("#options button")
    expect(old.locator("#notice")).to_contain_text("this seat was opened in another window", timeout=WAIT)
    assert old.evaluate("document.querySelector('main').inert"), "nothing can be chosen in the old window"
    choose(new, 3)
    at_step(new, 2)
    old.get_by_role("button", name="Load the table again").click()
    old.wait_for_selector("#options button")
    at_step(old, 2)
    expect(new.locator("#notice")).to_contain_text("this seat was opened in another window", timeout=WAIT)


def test_a_large_map_on_a_phone_can_be_read_and_the_question_stays_in_sight(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(server.links("northgard", 2, {2: 1})[0], width=360)
    page.wait_for_selector("#options button")
    page.locator("#log").scroll_into_view_if_needed()
    page.wait_for_selector("#asked:not([hidden])")
    assert page.locator("#asked").inner_text() == page.locator("#question").inner_text()
    page.locator("#asked").click()
    page.wait_for_selector("#asked[hidden]", state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_phone_shows_everything_in_one_column(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("northgard", 3, {2: 1, 3: 1})[0], width=390)
    page.wait_for_selector("#options button")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    ask, screen = (page.locator(name).bounding_box() for name in ("#ask", "#screen"))
    assert ask is not None
    assert screen is not None
    assert ask["y"] + ask["height"] <= screen["y"]


def test_a_game_is_played_by_keyboard(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("connect-four", 2, {2: 1})[0], color_scheme="dark")
    page.wait_for_selector("#options button")
    page.keyboard.press("4")
    at_step(page, 2)
    place = page.locator("[data-key='rack:0']")
    assert place.get_attribute("role") == "button"
    assert place.get_attribute("aria-label") == "a1 – column: 1"
    place.focus()
    page.keyboard.press("Enter")
    at_step(page, 4)
    page.locator("#undo").click()
    at_step(page, 2)


def test_the_lobby_makes_a_table_with_a_link_for_each_seat(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    page.wait_for_selector("select[name=game] option", state="attached")
    page.select_option("select[name=game]", "northgard")
    page.select_option("select[name=players]", "3")
    page.select_option("select[name=seat2]", "")
    page.locator("#options summary").click()
    page.select_option("select[data-option=edition]", "fr")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#links a")
    assert [link.inner_text() for link in page.locator("#links li").all()] == [
        "Red: take this seat",
        "Purple: take this seat",
        "Yellow: a bot",
        "watch",
    ]
    page.locator("#links a").first.click()
    page.wait_for_selector("svg[data-board='map']")


def test_the_lobby_fits_a_phone_and_shows_options_only_of_games_that_have_some(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/", width=390)
    page.select_option("select[name=game]", "northgard")
    expect(page.locator("#options")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.select_option("select[name=game]", "connect-four")
    expect(page.locator("#options")).to_be_hidden()
    page.select_option("select[name=game]", "empires")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

"""The designer's panel in a real browser: a click on anything shows its rule and what it cites."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.table.serve.browser_pages import CHROMIUM, WAIT, Server
from tests.table.serve.test_browser_access import ALL_TEXTS

GAMES = ("connect-four", "oh-hell")
DESIGN = True
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")


def test_a_click_on_a_place_a_board_and_the_question_shows_the_rule(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(server.links("connect-four", 2, {})[1])
    rule = page.locator("#design-text")
    page.wait_for_selector("[data-key='rack:3']")
    page.locator("[data-key='rack:3']").click()
    expect(rule).to_contain_text("d1", timeout=WAIT)
    expect(rule).to_contain_text("@CF-05: The rack has seven columns and six rows of squares.")
    page.locator("figcaption").click()
    expect(rule).not_to_contain_text("d1", timeout=WAIT)
    expect(rule).to_contain_text("connect-four.law:5")
    page.locator("#question").click()
    expect(rule).to_contain_text("choose column from columns", timeout=WAIT)


def test_a_click_on_a_card_a_pile_and_a_value_shows_the_rule(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("oh-hell", 3, {})[1])
    rule = page.locator("#design-text")
    page.wait_for_selector("[data-pile='hand'] .card[data-key]")
    page.locator("[data-pile='hand'] .card[data-key]").first.click()
    expect(rule).to_contain_text("(card", timeout=WAIT)
    page.locator("[data-pile='hand'] h3").first.click()
    expect(rule).to_contain_text("pile hand of player", timeout=WAIT)
    page.locator(".values dt").first.click()
    expect(rule).to_contain_text("trump", timeout=WAIT)
    assert "asked in oh-hell.law" in " ".join(page.evaluate(ALL_TEXTS))

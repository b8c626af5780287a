"""The table for everybody: its words in other languages, what a screen reader finds, and the keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from lawspeaker_table.serve.words import STATIC
from tests.table.serve.browser_pages import CHROMIUM, WAIT, Server
from tests.table.serve.test_browser import at_step, choose

GAMES = ("connect-four", "northgard", "oh-hell")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")
ALL_TEXTS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue);
    else for (const name of ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "alt"])
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  }
  return found.map((text) => text.trim()).filter((text) => text);
}"""


def every_word_is_marked(route: Route) -> None:
    """Answer a request for the words of a language with marked English words: `Undo` is `⟦Undo⟧`."""
    words = json.loads((STATIC / "words.fr.json").read_text(encoding="utf-8"))
    route.fulfill(json={english: f"⟦{english}⟧" for english in words})


def left_over(page: Page, sent: list[str]) -> list[str]:
    """Return the texts of a page that are neither marked words nor what the server has sent."""
    known = "\n".join(sent)
    left: list[str] = []
    for text in page.evaluate(ALL_TEXTS):
        rest = re.sub("⟦[^⟧]*⟧", "", text)
        words = [word for word in re.findall(r"[^\W\d_]{2,}", rest) if word not in known]
        left += [text] if words else []
    return left


@pytest.fixture
def marked(open_page: Callable[..., Page]) -> Callable[[str], tuple[Page, list[str]]]:
    """Return a function that opens a page in French with marked words, and the texts that the server sends to it."""

    def open_marked(link: str) -> tuple[Page, list[str]]:
        page = open_page("about:blank", locale="fr-FR")
        sent: list[str] = ["Lawspeaker", "français", "English", "українська"]

        def heard(socket: WebSocket) -> None:
            socket.on("framereceived", lambda text: sent.append(str(text)))

        page.on("websocket", heard)
        page.on("response", lambda answer: sent.append(answer.text()) if "/api/" in answer.url else None)
        page.route("**/words.fr.json", every_word_is_marked)
        page.goto(link)
        return page, sent

    return open_marked


def test_no_word_of_the_table_is_left_in_english(
    server: Server, marked: Callable[[str], tuple[Page, list[str]]]
) -> None:
    page, sent = marked(server.links("northgard", 2, {2: 1})[0])
    page.wait_for_selector("#options button")
    expect(page.locator("#undo")).to_have_text("⟦Undo⟧", timeout=WAIT)
    assert left_over(page, sent) == []
    choose(page)
    page.locator("#history").fill("0")
    page.wait_for_selector("#now:not([hidden])")
    assert page.locator("#question").inner_text().startswith("⟦The table after")
    assert left_over(page, sent) == []


def test_no_word_of_the_lobby_is_left_in_english(
    server: Server, marked: Callable[[str], tuple[Page, list[str]]]
) -> None:
    page, sent = marked(f"http://127.0.0.1:{server.port}/?game=northgard")
    page.wait_for_selector("select[name=seat2]")
    page.get_by_role("button", name="⟦Open the table⟧").click()
    page.wait_for_selector("#links a")
    assert left_over(page, sent) == []


@pytest.mark.parametrize(
    ("language", "undo", "happened"),
    [("fr", "Annuler", "Ce qui s’est passé"), ("uk", "Скасувати хід", "Що сталося"), ("en", "Undo", "What happened")],
)
def test_the_page_speaks_the_language_of_the_texts(
    server: Server, open_page: Callable[..., Page], language: str, undo: str, happened: str
) -> None:
    page = open_page(server.links("northgard", 2, {2: 1})[0])
    page.wait_for_selector("#options button")
    page.select_option("#language", language)
    expect(page.locator("#undo")).to_have_text(undo, timeout=WAIT)
    assert page.locator("#log-title").inner_text() == happened
    assert page.locator("html").get_attribute("lang") == language
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.wait_for_selector("select[name=seat2]")
    assert page.locator("html").get_attribute("lang") == language
    page.goto(server.links("connect-four", 2, {})[0])
    page.wait_for_selector("#options button")
    assert page.locator("#undo").inner_text() == "Undo", "connect four has English texts only"


def test_a_screen_reader_finds_landmarks_names_and_live_regions(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("connect-four", 2, {2: 1})[0])
    page.wait_for_selector("#options button")
    page.keyboard.press("4")
    at_step(page, 2)
    tree = page.locator("body").aria_snapshot()
    for line in (
        "- banner:",
        '- heading "Connect Four" [level=1]',
        '- list "Players":',
        '- navigation "Lobby and language":',
        "- main:",
        '- region "Red, choose a column:":',
        '- list "Options":',
        '- button "Undo"',
        '- region "Table":',
        '- group "rack":',
        'button "a1 – column: 1"',
        '- complementary "Log":',
        '- region "What happened":',
        '- slider "Look back": ',
        '- log "What happened":',
    ):
        assert line in tree, f"{line} is not in\n{tree}"
    assert 'button "d1: disc of Red – column: 4"' in tree
    assert page.locator("#question").get_attribute("aria-live") == "polite"
    assert page.get_by_role("log").get_attribute("aria-live") == "polite"
    assert page.locator("[role=button]:not([tabindex='0'])").count() == 0
    assert "- img" not in tree.replace('- img "', ""), "every picture has a name"


def test_a_screen_reader_is_told_only_what_is_new_in_the_log(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("connect-four", 2, {2: 1})[0])
    page.wait_for_selector("#options button")
    page.keyboard.press("4")
    at_step(page, 2)
    page.evaluate(
        """() => {
          window.added = [];
          const add = (node) => added.push(node.innerText);
          const seen = (changes) => changes.forEach((one) => one.addedNodes.forEach(add));
          new MutationObserver(seen).observe(document.querySelector("#log ol"), { childList: true });
        }"""
    )
    page.keyboard.press("1")
    at_step(page, 4)
    added = page.evaluate("window.added")
    assert added[0] == "Red: column: 1"
    assert not any("column: 4" in text for text in added[:3])
    assert len(added) == page.locator("#log li").count() // 2


def test_the_lobby_has_names_for_a_screen_reader(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(f"http://127.0.0.1:{server.port}/")
    page.wait_for_selector("select[name=seat2]")
    tree = page.locator("body").aria_snapshot()
    for line in (
        '- form "A new table":',
        '- heading "A new table" [level=2]',
        '- combobox "Game":',
        '- combobox "Players":',
        '- group "Seats":',
        '- combobox "Red"',
        '- button "Open the table"',
    ):
        assert line in tree, f"{line} is not in\n{tree}"


def test_a_whole_decision_is_made_on_the_board_and_in_the_list_by_keyboard_alone(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page(server.links("connect-four", 2, {2: 1})[0])
    page.wait_for_selector("#options button")
    focus = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.key === 'rack:2'"):
            break
    assert page.evaluate(focus) == "c1 – column: 3"
    page.keyboard.press("Enter")
    at_step(page, 2)
    assert page.evaluate("document.activeElement.dataset.key") == "rack:2", "the focus stays where it was"
    for _ in range(90):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.closest('#options') !== null"):
            break
    page.keyboard.press("Space")
    at_step(page, 4)
    assert page.evaluate("document.activeElement.id") == "question", "Tab leads to the new options"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#options') !== null")


def test_a_place_has_the_focus_again_when_it_can_be_chosen_again(
    server: Server, open_page: Callable[..., Page]
) -> None:
    red, yellow = (open_page(link) for link in server.links("connect-four", 2, {}))
    focus_on = "key => document.querySelector(`[data-key='${key}'][tabindex='0']`).focus()"
    focused = "document.activeElement.dataset.key ?? document.activeElement.id"
    for step, later in ((0, "rack:2"), (2, "history")):
        at_step(red, step)
        red.evaluate(focus_on, "rack:2")
        red.keyboard.press("Enter")
        at_step(red, step + 1)
        assert red.evaluate(focused) == "question", "others decide: nothing can be chosen"
        if later == "history":
            red.locator("#history").focus()
        at_step(yellow, step + 1)
        yellow.keyboard.press("7")
        at_step(red, step + 2)
        assert red.evaluate(focused) == later


def test_two_steps_of_a_decision_are_made_on_cards_by_keyboard(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page(server.links("oh-hell", 3, {2: 1, 3: 1})[0])
    page.wait_for_selector("#options button")
    page.keyboard.press("1")
    page.wait_for_selector(".card.can")
    card = page.locator(".card.can").first
    assert card.get_attribute("role") == "button"
    before = page.locator("#step").inner_text()
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#step")).not_to_have_text(before, timeout=WAIT)


@pytest.mark.parametrize("path", sorted(STATIC.glob("words.*.json")), ids=lambda path: path.name)
def test_every_language_has_every_word_of_the_page(path: Path) -> None:
    words: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    pages = "\n".join(file.read_text(encoding="utf-8") for file in STATIC.glob("*.js"))
    said = set(re.findall(r'\bsay\(\s*"([^"]+)"', pages)) | set(re.findall(r'^  \["\w*", "([^"]+)"\]', pages, re.M))
    for html in STATIC.glob("*.html"):
        text = html.read_text(encoding="utf-8")
        for tag, what, after in re.findall(r'<([^>]*data-say="([^"]+)"[^>]*)>([^<]*)', text):
            names = what.split()
            said |= {after.strip()} if "text" in names else set()
            said |= {re.findall(f'{name}="([^"]+)"', tag)[0] for name in names if name != "text"}
    assert len(said) > 40
    assert said - words.keys() == set()
    assert [english for english, translated in words.items() if english == translated] == []
    holes = re.compile(r"\{\w+")
    assert [
        one for one, translated in words.items() if sorted(holes.findall(one)) != sorted(holes.findall(translated))
    ] == []

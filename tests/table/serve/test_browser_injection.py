"""A spec whose every text tries to be code: the page, the pictures and the page of the lab only show it as a text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.bad_input.whole_game import spec
from tests.conftest import Law
from tests.table.serve.browser_pages import CHROMIUM, WAIT, Server

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")

IMAGE = "<img src=x onerror=hacked=1>"
SCRIPT = "'><script>hacked=1</script>"
ATTRIBUTE = "' onmouseover='hacked=1"
LINK = "javascript:hacked=1"
LEAVE = "</title></style></textarea></svg><svg onload=hacked=1>"
ENTITY = "&lt;img src=x onerror=hacked=1&gt; &quot;"
QUOTED = "\\\"><script>hacked=1</script><i onclick='hacked=1'>"
"""A text that leaves an attribute in double quotes, as it is written in YAML; names in the rules have no such quote."""
FRENCH = f"""title: "{IMAGE} {QUOTED}"
names:
  "{IMAGE} R": "R {QUOTED}"
  food: {{one: "{QUOTED}", other: "{QUOTED}s", gender: m}}
  card: {{one: "{LEAVE}", other: "{LEAVE}s", gender: f}}
  square: {{one: "{QUOTED}", other: "{QUOTED}s", gender: f}}
  unit: {{one: "{QUOTED}", other: "{QUOTED}s", gender: f}}
  yard: "{QUOTED}"
  Ace: "{QUOTED}"
"""
CLOBBERING = ("game", "seed", "seat1", "children", "elements", "length")
"""Words of options that are also those of fields of the lobby, or of what every form has."""
MADE_CODE = """() => [...document.querySelectorAll('*')].filter((element) =>
    ['IMG', 'I', 'IFRAME', 'TEXTAREA'].includes(element.tagName.toUpperCase()) ||
    [...element.attributes].some((one) => one.name.startsWith('on') || /^\\s*javascript:/i.test(one.value)))
  .map((element) => element.outerHTML.slice(0, 200))
  .concat([...document.querySelectorAll('script:not([src])')].map((element) => element.outerHTML))
  .concat(window.hacked ? ['hacked'] : [])"""


def hostile_spec() -> str:
    """Return the game that has one of everything, with code in all its names and texts."""
    text = spec(title=IMAGE, thing=SCRIPT, label=LEAVE, may_label=ATTRIBUTE, part=LINK, example=ENTITY)
    text = text.replace("named Red, Blue, Green", f'named "{IMAGE} R", "{ATTRIBUTE} B", "{ENTITY} G"')
    text = text.replace("        Red has 3", f'        "{IMAGE} R" has 3').replace(
        "wood of Red", f'wood of "{IMAGE} R"'
    )
    text = text.replace("from your hand", f'from your hand asking "{IMAGE} {LEAVE}, {{q}}?"')
    options = "".join(f"option {word}: 1 to 2 = 1\n" for word in CLOBBERING if word != "length")
    return text.replace("option length", f"{options}option length")


def hostile_game(folder: Path) -> Path:
    """Write the game into a folder, with titles, a translation and a rulebook of the same sort."""
    made = folder / "evil"
    made.mkdir()
    (made / "rules.law").write_text(hostile_spec().replace("option game:", "option game @EV-01:", 1), encoding="utf-8")
    (made / "game.yaml").write_text(f'name: evil\ntitle: "{IMAGE} {QUOTED}"\n', encoding="utf-8")
    (made / "names.fr.yaml").write_text(FRENCH, encoding="utf-8")
    (made / "rulebook.yaml").write_text(
        f'statements:\n  - id: EV-01\n    kind: component\n    text: "{IMAGE} {QUOTED}"\n', encoding="utf-8"
    )
    return made


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a designer's server of the game."""
    folder = tmp_path_factory.mktemp("evil")
    server = Server(folder / "tables.db", [str(hostile_game(folder))], design=True)
    yield server
    server.stop()


@pytest.fixture
def refusals() -> list[str]:
    """Return the list of what the policy of the pages refused to run."""
    return []


def watched(page: Page, refusals: list[str]) -> Page:
    """Record whatever the policy of a page refuses: nothing should even try to run."""
    page.on("console", lambda line: refusals.append(line.text))
    page.add_init_script("window.alert = window.confirm = window.prompt = () => (window.hacked = 1)")
    return page


def test_the_lobby_shows_every_text_as_a_text_and_opens_a_table(
    evil: Server, open_page: Callable[..., Page], refusals: list[str]
) -> None:
    page = watched(open_page(f"http://127.0.0.1:{evil.port}/"), refusals)
    page.locator("#options summary").click()
    for word in CLOBBERING:
        expect(page.locator(f"select[data-option={word}]")).to_be_visible()
    page.select_option("select[data-option=game]", "2")
    for language in ("en", "fr"):
        page.select_option("#language", language)
        expect(page.locator("html")).to_have_attribute("lang", language, timeout=WAIT)
        assert page.evaluate(MADE_CODE) == []
    page.select_option("#language", "en")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#links")).to_contain_text(f"{IMAGE} R: take this seat", timeout=WAIT)
    assert page.evaluate(MADE_CODE) == []
    assert refusals == []


def test_a_whole_game_with_the_designers_panel_shows_every_text_as_a_text(
    evil: Server, open_page: Callable[..., Page], refusals: list[str]
) -> None:
    first, second = (watched(open_page(link), refusals) for link in evil.links("evil", 2, {}))
    deciding = "#options button, #result:not([hidden])"
    for turn in range(60):
        for page in (first, second):
            expect(page.locator("#step")).to_have_text(f"{turn} / {turn}", timeout=WAIT)
        first.wait_for_function("document.querySelector('#question').textContent")
        page = first if first.locator(deciding).count() else second
        page.wait_for_selector(deciding)
        buttons = page.locator("#options button")
        if buttons.count() == 0:
            break
        buttons.nth(turn % buttons.count()).click()
    expect(first.locator("#result")).to_contain_text(LINK, timeout=WAIT)
    expect(first.locator("#log")).to_contain_text(LEAVE)
    for language in ("fr", "en"):
        first.select_option("#language", language)
        expect(first.locator("html")).to_have_attribute("lang", language, timeout=WAIT)
        assert first.evaluate(MADE_CODE) == []
    rule = first.locator("#design-text")
    first.locator("figcaption").click()
    expect(rule).to_contain_text("board yard", timeout=WAIT)
    first.select_option("#design-file", "rules.law")
    expect(rule).to_contain_text(SCRIPT, timeout=WAIT)
    first.locator("#design-example").fill(ENTITY)
    first.get_by_role("button", name="go there").click()
    expect(first.locator("#step")).to_have_text("0 / 0", timeout=WAIT)
    first.wait_for_selector("#options button")
    expect(first.locator("#question")).to_contain_text(f"{IMAGE} {LEAVE}")
    first.locator("#question").click()
    expect(rule).to_contain_text("rules.law:", timeout=WAIT)
    for page in (first, second):
        assert page.evaluate(MADE_CODE) == []
    assert refusals == []


def test_the_page_of_the_lab_and_a_picture_show_every_text_as_a_text(
    law: Law, open_page: Callable[..., Page], refusals: list[str]
) -> None:
    hostile_game(Path())
    for words in (("lab", "evil", "--games", "12"), ("map", "evil", "--out", "map.svg", "--seed", "1")):
        made = law(*words)
        assert made.exit_code == 0, made.output
    page = watched(open_page("about:blank"), refusals)
    for file in ("evil-lab/index.html", "map.svg"):
        page.goto(Path(file).resolve().as_uri())
        assert page.evaluate(MADE_CODE) == []
        assert "onerror=hacked=1>" in page.evaluate("document.documentElement.textContent")
    assert refusals == []


def test_whatever_a_page_is_sent_is_made_into_texts_only() -> None:
    """The page has one place that reads markup, the picture of a board; nothing else may begin to."""
    static = Path(__file__).parents[3] / "runtime/lawspeaker_table/serve/static"
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(static.glob("*.js")))
    for word in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "srcdoc",
        "setHTML",
    ):
        assert word not in text, word
    assert text.count("DOMParser") == 1


MISTAKES = (
    f'example "z"\n    given\n        "{IMAGE}" has 3 food\n',
    f'card "{SCRIPT}"\n    foo 3\n',
    f'state zz: "{LEAVE}"\n',
)
"""Declarations that cannot be read, or that are there already; the message names their texts."""


def test_messages_about_mistakes_show_the_words_of_a_designer_as_a_text(
    tmp_path: Path, open_page: Callable[..., Page], refusals: list[str]
) -> None:
    made = hostile_game(tmp_path)
    server = Server(tmp_path / "tables.db", [str(made)], design=True)
    page = watched(open_page(server.links("evil", 2, {})[0]), refusals)
    told = page.locator("#design-notice")
    page.wait_for_selector("#question:not(:empty)")
    spec = made / "rules.law"
    rules = spec.read_text(encoding="utf-8")
    for words, text in zip(MISTAKES, (IMAGE, SCRIPT, LEAVE), strict=True):
        spec.write_text(f"{rules}\n{words}", encoding="utf-8")
        expect(told).to_contain_text(text, timeout=WAIT)
        assert page.evaluate(MADE_CODE) == []
    for field, button in (("card", "give it to me"), ("example", "go there"), ("seed", "begin again")):
        page.locator(f"#design-{field}").fill(f"{IMAGE} {field}")
        page.locator("p", has=page.locator(f"#design-{field}")).get_by_role("button", name=button).click()
        expect(page.locator("#notice")).not_to_be_empty(timeout=WAIT)
        assert page.evaluate(MADE_CODE) == []
    server.stop()
    assert refusals == []


def test_addresses_and_languages_that_are_code_stay_texts(evil: Server, open_page: Callable[..., Page]) -> None:
    address = f"http://127.0.0.1:{evil.port}"
    for path in (f"/table/{quote(IMAGE)}#{IMAGE}", f"/{quote(SCRIPT)}", f"/?{IMAGE}#{LINK}"):
        page = open_page("about:blank")
        page.add_init_script(f"try {{ localStorage.setItem('language', {IMAGE!r}) }} catch {{}}")
        page.goto(address + path)
        page.wait_for_load_state()
        page.wait_for_timeout(500)
        assert page.evaluate(MADE_CODE) == []

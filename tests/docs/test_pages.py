"""The README and every page of `docs/` can be followed: each is run as one script in an empty folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.script import SHOWN_ONLY, Script, is_known
from tests.docs.snippets import PAGES, read

RUN_HERE = [page for page in PAGES if page != "docs/native.md"]  # tests/native runs that one, where there is a compiler
MOST_SHOWN_ONLY = 3
LONGEST_CREATURE = 14


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder for the commands and the cache that all pages share."""
    return tmp_path_factory.mktemp("tools")


@pytest.mark.parametrize("page", RUN_HERE)
def test_a_page_does_what_it_says(
    page: str, tools: Path, tmp_path: Path, bless: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    problems = Script(page, tmp_path, tools, bless, within=page != "README.md").run()
    assert not problems, "\n\n".join([*problems, "`pytest tests/docs --bless` writes what is printed into the page"])


@pytest.mark.parametrize("page", PAGES)
def test_every_block_says_what_it_is(page: str) -> None:
    assert [f"{s.title}: ```{s.info}" for s in read(page).snippets if not is_known(s.info)] == []


@pytest.mark.parametrize("page", PAGES)
def test_no_code_hides_from_the_test_by_its_indent(page: str) -> None:
    text = re.sub(r"<!--.*?-->", "", read(page).text, flags=re.DOTALL)
    text = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.DOTALL | re.MULTILINE)
    assert re.findall(r"\n\n( {4,}(?![-*\d]).*)", text) == []


@pytest.mark.parametrize("page", PAGES)
def test_what_is_only_shown_is_rare(page: str) -> None:
    assert len([s for s in read(page).snippets if s.info in SHOWN_ONLY]) <= MOST_SHOWN_ONLY


def test_a_fifth_sort_of_creature_is_short() -> None:
    (giant,) = [s for s in read("docs/tutorial.md").snippets if s.info == "law owls/giant.law"]
    assert len([line for line in giant.text.split("\n") if line]) <= LONGEST_CREATURE

"""The README shows what is there: its spec is the shipped one, its folders exist; links of all pages lead somewhere.

The files that CONTRIBUTING and the decisions name exist too.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.snippets import PAGES as READ_BY_USERS
from tests.docs.snippets import read
from tests.paths import ROOT

DECISIONS = tuple(sorted(f"docs/decisions/{path.name}" for path in (ROOT / "docs/decisions").glob("*.md")))
PAGES = (*READ_BY_USERS, "CONTRIBUTING.md", "CHANGELOG.md", *DECISIONS)
FOLDERS = (
    "",
    "compiler/lawspeaker",
    "runtime/lawspeaker_runtime",
    "runtime/lawspeaker_language",
    "generated/lawspeaker_games/northwood",
    "grammar",
    "rulespecs/connect-four",
)
NAMED_FILE = re.compile(r"`([\w/.-]+(?:\.(?:py|lark|json|yaml|md|txt|tables|toml)|/))`")
README = read("README.md")


def bare(text: str) -> str:
    """Return a spec without citations and trailing blanks."""
    return "\n".join(re.sub(r"( +@[A-Z0-9-]+)+$", "", line) for line in text.split("\n"))


def test_the_spec_of_the_readme_is_the_shipped_one() -> None:
    shipped = bare((ROOT / "rulespecs/connect-four/connect-four.law").read_text(encoding="utf-8"))
    shown = [snippet.text for snippet in README.snippets if snippet.info == "law"]
    assert len(shown) == 1
    for declaration in shown[0].strip().split("\n\n"):
        assert declaration in shipped


def test_the_folders_of_the_flow_exist() -> None:
    folders = re.findall(r"(?:compiler|runtime|generated|rulespecs|grammar)/[a-z_/.]*", README.text)
    assert folders
    assert not [folder for folder in folders if not (ROOT / folder.rstrip("/")).exists()]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", text) if "://" not in target]
    assert not [target for target in targets if not leads_somewhere(ROOT / page, target)]


def leads_somewhere(page: Path, target: str) -> bool:
    """Tell whether the file of a link exists, and has the heading that the link names."""
    name, _, anchor = target.partition("#")
    file = page.parent / name if name else page
    return file.exists() and (not anchor or anchor in anchors_of(file))


@cache
def anchors_of(file: Path) -> set[str]:
    """Return the anchors of the headings of a page."""
    return {anchor_of(line) for line in file.read_text(encoding="utf-8").split("\n") if line.startswith("#")}


def anchor_of(heading: str) -> str:
    """Return the anchor that a heading gets.

    >>> anchor_of("## 2. The files of a game")
    '2-the-files-of-a-game'
    """
    words = re.sub(r"[^\w\s-]", "", heading.lstrip("# ").lower())
    return re.sub(r"\s", "-", words)


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", *DECISIONS])
def test_the_files_that_a_page_names_exist(page: str) -> None:
    named = NAMED_FILE.findall((ROOT / page).read_text(encoding="utf-8"))
    assert not [name for name in named if not any((ROOT / folder / name).exists() for folder in FOLDERS)]


def test_a_file_that_a_page_names_is_found_in_its_text() -> None:
    assert NAMED_FILE.findall("see `parse/tree.py`, `law.lark` and `docs/`, not `tree`") == [
        "parse/tree.py",
        "law.lark",
        "docs/",
    ]

"""The specs that mutants are made of, and the words each of them declares.

Small ones of every sort: feature games, small shipped games, the games and fragments of the language reference, the
claims about it, and the right example of every error code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE
from lawspeaker.diagnostics.catalogue.entry import HEADING, example_files
from lawspeaker.pipeline import check_only
from lawspeaker.source import Source
from tests.compile_specs import spec_of
from tests.docs.snippets import PAGES, read
from tests.paths import FOLDERS, ROOT

LARGE = {"empires", "empires-selkies", "northgard", "northwood", "ragnarok"}
DECLARED = re.compile(
    r"^(option|resource|enum|kind|record|state|pile|piece|board|die|value|event|verb|can|phase) ([a-z_]\w*(?:, \w+)*)",
    re.MULTILINE,
)
ENUM_WORDS = re.compile(r"^enum \w+: (.*)$", re.MULTILINE)
FIELD = re.compile(r"^    (\w+): ", re.MULTILINE)
PHASE = re.compile(r"^phase ([A-Z]\w*)", re.MULTILINE)
PLACES = re.compile(r"^    (?:grid|hexes|circle) .*?(\w+)$", re.MULTILINE)
SEATS = re.compile(r"^    named (.*)$", re.MULTILINE)
LOCAL = re.compile(r"\b(?:each|choose|let|giving|then|for|among|pick) ([a-z]\w*)\b|\b(\w+): \w|^score for (\w+)")
NOT_LOCAL = {"up", "one", "order", "players", "you", "player", "each"}


@dataclass(frozen=True, eq=False)
class Base:
    """A spec without mistakes: its files, and its words by what they are."""

    name: str
    sources: tuple[Source, ...]
    words: dict[str, tuple[str, ...]]


@cache
def bases() -> tuple[Base, ...]:
    """Return all specs, in an order that is always the same."""
    return tuple(Base(name, tuple(sources), declared(sources)) for name, sources in specs())


@cache
def whole_games() -> tuple[Base, ...]:
    """Return the specs that are played for long and use much of the language."""
    return tuple(base for base in bases() if base.name in FOLDERS or base.name.endswith("without examples"))


def specs() -> Iterator[tuple[str, list[Source]]]:
    """Read the specs of the repository."""
    for name in sorted(set(FOLDERS) - LARGE):
        sources = list(spec_of(name).sources)
        yield name, sources
        yield f"{name} without examples", [s for s in sources if "example" not in s.name]
    for path in sorted((ROOT / "tests/docs/claims").glob("*.law")):
        yield f"claim {path.stem}", [source_of(path)]
    for path in sorted((ROOT / "tests/games/cases").iterdir()):
        files = sorted(path.glob("*.law")) if path.is_dir() else [path]
        yield f"case {path.stem}", [source_of(file) for file in files]
    for entry in CATALOGUE:
        texts = [Source(name, text) for name, text in example_files(entry.good).items()]
        if HEADING not in entry.good and not check_only(texts).facts.errors():
            yield entry.code, texts
    yield from documented()


def documented() -> Iterator[tuple[str, list[Source]]]:
    """Return the games of the documents, and their fragments each in its frame."""
    for path in PAGES:
        document = read(path)
        for snippet in document.snippets:
            if snippet.info == "law fragment" and snippet.frame in document.frames:
                files = document.files(snippet)
                yield f"{path} {snippet.title}", [Source(f"{k}.law", text) for k, text in enumerate(files)]
            elif is_game(snippet.info) and snippet.text.startswith("game "):
                yield f"{path} {snippet.title}", [Source("rules.law", snippet.text)]


def is_game(info: str) -> bool:
    """Tell whether a block of a page is a game to be played; those below `stop/` show what stops in play.

    >>> is_game("law"), is_game("law pearls/pearls.law"), is_game("law stop/stop.law"), is_game("python")
    (True, True, False, False)
    """
    language, _, file = info.partition(" ")
    return language == "law" and not file.startswith("stop/")


def source_of(path: Path) -> Source:
    """Read one file."""
    return Source(path.name, path.read_text(encoding="utf-8"))


def declared(sources: list[Source]) -> dict[str, tuple[str, ...]]:
    """Return the words that a spec declares, by the word that declares them, as far as its text shows them.

    >>> declared([Source("a.law", "resource food, wood\\nkind card\\n    rank: number\\ncard Ace\\n")])
    {'resource': ('food', 'wood'), 'kind': ('card',), 'field': ('rank',), 'thing': ('Ace',)}
    """
    text = "\n".join(source.text for source in sources)
    found: dict[str, list[str]] = {}
    for sort, words in DECLARED.findall(text):
        found.setdefault(sort, []).extend(words.split(", "))
    for line in ENUM_WORDS.findall(text):
        found.setdefault("enum word", []).extend(line.split(" or "))
    for sort, pattern in (("field", FIELD), ("place", PLACES)):
        found.setdefault(sort, []).extend(pattern.findall(text))
    found["seat"] = [seat for line in SEATS.findall(text) for seat in line.split(", ")]
    found["phase"] = PHASE.findall(text)
    for kind in found.get("kind", []):
        found.setdefault("thing", []).extend(re.findall(rf"^{kind} (.+)$", text, re.MULTILINE))
    return {sort: tuple(dict.fromkeys(words)) for sort, words in found.items() if words}


def locals_of(text: str) -> list[str]:
    """Return the variables that a piece of text makes, as far as it shows them.

    >>> locals_of("each p among players")
    ['p']
    """
    found = [word for groups in LOCAL.findall(text) for word in groups if word]
    return [word for word in dict.fromkeys(found) if word not in NOT_LOCAL]

"""All card texts of a game as one page, for the golden catalogues."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lawspeaker.facts import Facts
from lawspeaker.pipeline import check_game
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.text.texts import Texts
from lawspeaker.text.write import write_texts
from tests.compile_specs import spec_of

GOLDENS = Path(__file__).parent / "goldens"


@cache
def texts_of(game: str) -> tuple[Symbols, Texts]:
    """Return what a game declares and what its things say; found out once, because many tests ask."""
    spec = spec_of(game)
    compiled = check_game(list(spec.sources), spec.languages)
    assert compiled.program is not None
    assert not compiled.facts.errors(), [fact for fact in compiled.facts.found if fact.code[0] == "L"]
    symbols = compiled.program.symbols
    return symbols, write_texts(symbols, spec.languages, Facts())


def page(lines: list[tuple[str, str, str]]) -> str:
    """Return things with a text, one below the other."""
    return "\n".join(
        f"{kind} {name}\n" + "".join(f"    {line}\n" for line in text.splitlines()) for kind, name, text in lines
    )


def english_page(game: str) -> str:
    """Return the English texts of a game; empty if no thing says anything."""
    symbols, texts = texts_of(game)
    things = [thing for thing in symbols.things if thing.index in texts.english]
    return page([(thing.kind, thing.name, texts.english[thing.index]) for thing in things])


def pages(game: str) -> dict[str, str]:
    """Return the texts of a game in its other languages."""
    symbols, texts = texts_of(game)
    found: dict[str, str] = {}
    for said in texts.translations:
        things = [(thing.kind, *said.things[thing.index]) for thing in symbols.things]
        found[said.language] = page([thing for thing in things if thing[2]])
    return found

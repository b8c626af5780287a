"""A fix is what the message suggests, and it mends what the message is about."""

from __future__ import annotations

import pytest

from lawspeaker.cli.commands.explain import facts_of
from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE
from lawspeaker.diagnostics.catalogue.entry import HEADING, Entry, example_files
from lawspeaker.diagnostics.fix import Fix, fix_of
from lawspeaker.diagnostics.render import label
from lawspeaker.facts import Fact
from lawspeaker.project.read_files import Reading
from lawspeaker.source import Span

SPECS = [entry for entry in CATALOGUE if not entry.bad.startswith("law ")]
SUGGESTING = ("did you mean", "write `")


def name(entry: Entry) -> str:
    """Return what pytest calls a test of this entry."""
    return entry.code


def found_in(example: str, code: str) -> tuple[list[Fact], dict[str, str]]:
    """Return the facts of a code that an example gives, and its files."""
    reading = facts_of(example, Reading())
    return [fact for fact in reading.facts.found if fact.code == code], reading.texts


def applied(fix: Fix, files: dict[str, str]) -> str:
    """Return the files after the change, as one example."""
    lines = files[fix.span.file].split("\n")
    line = lines[fix.span.line - 1]
    lines[fix.span.line - 1] = line[: fix.span.column - 1] + fix.text + line[fix.span.end_column - 1 :]
    files = {**files, fix.span.file: "\n".join(lines)}
    return "".join(f"{HEADING}{file}\n{text}" for file, text in files.items() if file)


@pytest.mark.parametrize("entry", SPECS, ids=name)
def test_a_fix_mends_what_the_message_is_about(entry: Entry) -> None:
    facts, texts = found_in(entry.bad, entry.code)
    for fact in facts:
        fix = fix_of(fact, texts)
        if fix is None:
            continue
        if HEADING in entry.bad:
            mended = applied(fix, example_files(entry.bad))
            assert not found_in(mended, entry.code)[0]
        else:
            assert not found_in(applied(fix, {"example.law": entry.bad}).partition("\n")[2], entry.code)[0]


def test_most_messages_that_suggest_a_word_have_a_fix() -> None:
    with_fix, without = set[str](), set[str]()
    for entry in SPECS:
        facts, texts = found_in(entry.bad, entry.code)
        for fact in facts:
            if any(word in label(fact) for word in SUGGESTING):
                (without if fix_of(fact, texts) is None else with_fix).add(entry.code)
    assert len(with_fix) >= 30
    assert len(without) <= 5, without


@pytest.mark.parametrize(
    ("line", "wrong", "near", "mended"),
    [
        ("    put Acce into deck", "Acce", "Ace", "    put Ace into deck"),
        ('    put "Acce" into deck', "Acce", "Ace of Clubs", '    put "Ace of Clubs" into deck'),
        ("    put Acce into deck", "Acce", "Ace of Clubs", '    put "Ace of Clubs" into deck'),
        ("    put Acce, Acce into deck", "Acce", "Ace", "    put Ace, Acce into deck"),
    ],
)
def test_a_name_gets_the_quotes_it_needs(line: str, wrong: str, near: str, mended: str) -> None:
    at = line.index(wrong) - (line[line.index(wrong) - 1] == '"')
    end = at + len(wrong) + 2 * (line[at] == '"')
    fact = Fact("L203", Span("x.law", 1, at + 1, 1, end + 1), {"wanted": "card", "word": wrong, "close": near})
    fix = fix_of(fact, {"x.law": line})
    assert fix is not None
    assert line[: fix.span.column - 1] + fix.text + line[fix.span.end_column - 1 :] == mended


def test_a_place_that_is_not_known_has_no_fix() -> None:
    assert (
        fix_of(Fact("L203", Span("x.law", 9, 1, 9, 5), {"name": "Acce", "near": "Ace"}), {"x.law": "one line"}) is None
    )
    assert fix_of(Fact("L203", Span("x.law", 1, 1, 1, 5), {"name": "Acce", "near": "Ace"}), {}) is None

"""Every code of the parser has a pair of specs, and the messages name the word that a person has to change."""

from __future__ import annotations

import time

import pytest

from lawspeaker.diagnostics.catalogue.entry import Entry, fill
from lawspeaker.diagnostics.catalogue.parse import layout, sentences
from lawspeaker.facts import Fact, Facts
from lawspeaker.parse.parse import decode, drop_repeated_mistakes, parse
from lawspeaker.source import Source
from tests.parse.specs import codes, read

PARSE_ENTRIES = (*layout.ENTRIES, *sentences.ENTRIES)


def facts(text: str) -> list[Fact]:
    found = Facts()
    parse(Source("test.law", text), found)
    return found.found


def label(text: str) -> str:
    """Return code, place and label of the only mistake in a text."""
    (fact,) = facts(text)
    entry = next(entry for entry in PARSE_ENTRIES if entry.code == fact.code)
    return f"{fact.code} {fact.span.line}:{fact.span.column} {fill(entry.label, fact.words)}".strip()


@pytest.mark.parametrize("entry", PARSE_ENTRIES, ids=lambda entry: entry.code)
def test_the_bad_spec_raises_its_code_and_the_good_one_nothing(entry: Entry) -> None:
    assert codes(entry.bad) == [entry.code]
    assert codes(entry.good) == []


@pytest.mark.parametrize("entry", PARSE_ENTRIES, ids=lambda entry: entry.code)
def test_every_message_and_help_can_be_filled(entry: Entry) -> None:
    (fact,) = facts(entry.bad)
    assert fill(entry.message, fact.words)
    assert fill(entry.help, fact.words)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("state round number = 1", "L120 1:13 `:` is missing here"),
        ("value hand_size of player = 4", "L120 1:27 `-> number` is missing here"),
        ("stat round: number", "L124 1:1 did you mean `state`?"),
        ("phase winter", "L125 1:7 write `Winter`"),
        ("game Feast", 'L125 1:6 write `"Feast"`'),
        ("kind Hand Card", "L126 1:6 write `hand_card`"),
        ("verb play-card", "L115 1:6 write `play_card`"),
        ("enum suit: clubs, hearts", "L103 1:17 write `or`"),
        ("setup\n    if (n is 1\n        stop", "L104 2:8 opened here"),
        ("setup\n    if n is 1:\n        stop", "L103 2:14 leave this out"),
        ("setup\n    if n is greater than 1\n        stop", "L103 2:21 write `is more than` or `is less than`"),
        ("setup\n    if n == 1\n        stop", "L121 2:10 write `is`"),
        ("setup\n    let n = count hand where it is 1 + 1 is 2", "L118 2:42 write `(count hand where it is 1 + 1)`"),
        ("setup\n    if units of you in t is 3\n        stop", "L119 2:21 write `(units of you in t)`"),
        ("setup\n    gain 2 food wood", "L120 2:17 `,` is missing here"),
        ("setup\n    choose c hand", "L120 2:14 `from` is missing here"),
        ("setup\n    let n = 3\n        stop", "L102 3:1 nothing can stand under line 2"),
        ("    setup", "L102 1:1 nothing stands above it"),
        ("setup\n        stop", "L102 2:1 8 spaces, under a line with 0"),
        ("setup\n    let a = 3", "L107 2:9 choose another word"),
        ("setup\n    let count = 3", "L108 2:9 choose another word"),
        ("setup\n    pay 3wood", "L115 2:9 write `3 wood`"),
        ("card Fête", "L106 1:7 write quotes around a name with other letters than a to z"),
        ("setup                    @TTT", "L113 1:26 a citation looks like `@PEB-SETUP-03`"),
        ("setup\n    stop                 @TTT-1x", "L113 2:26 a citation looks like `@PEB-SETUP-03`"),
        ('setup\n    "bet"\n        stop', "L114 2:5 an option"),
    ],
)
def test_the_label_says_what_to_change(text: str, expected: str) -> None:
    assert label(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "value cells of a: area -> number = 1\n",
        "value cells of p: player on   the  : area -> number = 1\n",
        "setup\n    each a among players\n        skip\n",
        "setup\n    let n = an\n",
    ],
)
def test_an_article_that_is_used_as_a_name_is_pointed_at(text: str) -> None:
    (fact,) = facts(text)
    line = text.split("\n")[fact.span.line - 1]
    assert fact.code == "L107"
    assert line[fact.span.column - 1 : fact.span.end_column - 1] == fact.words["article"]


def test_three_mistakes_in_three_declarations_give_three_messages() -> None:
    tree, found = read(
        "state round number = 1\nstate year: number = 1\nkind Card\n    rank: number\n    what ever 1 2\n"
        "\nsetup\n    shuffle deck\n\ncourse\n    choose c hand\n    choose d hand\n"
    )
    assert found == ["L120", "L126", "L120"]
    assert [type(decl).__name__ for decl in tree.decls] == ["StateDecl", "SetupDecl"]


def drops(*texts: str) -> list[str]:
    """Return the places of what is found in several files, without what only repeats something else."""
    found = Facts()
    for number, text in enumerate(texts, 1):
        parse(Source(f"{number}.law", text), found)
    drop_repeated_mistakes(found)
    return [f"{fact.code} {fact.span}" for fact in found.found]


def test_a_kind_called_like_a_word_of_the_language_is_one_mistake_wherever_it_is_used() -> None:
    assert drops("kind order\norder Ace\norder King\n    worth 2\npile deck: order\n") == ["L108 1.law:1:6"]
    assert drops("order Ace\npile deck: order\n", "kind order\n") == ["L108 2.law:1:6"]
    assert drops("state next: number = 1\nvalue after_it -> number = next\n") == ["L108 1.law:1:7"]


def test_other_mistakes_stay_beside_a_refused_word() -> None:
    assert drops("kind order\nlast Ace\norder Ace\n") == ["L108 1.law:1:6", "L124 1.law:2:1"]
    assert drops("order Ace\norder King\n") == ["L124 1.law:1:1", "L124 1.law:2:1"]


def test_tabs_are_reported_once_and_the_rest_is_read() -> None:
    tree, found = read("setup\n\teach p among players\n\t\tgain 1 food\n\tkind\tof\nstate round: number\n")
    assert found[0] == "L101"
    assert len(tree.decls) == 1
    assert codes("setup\n\teach p among players\n\t\tgain 1 food  # a\tb\n") == ["L101"]
    assert codes("setup\n    stop  # a\tb\n") == []


@pytest.mark.parametrize("text", ["", "\n", "   \n\n", "# only a remark", "#\r\n\r\n", "   # indented"])
def test_a_text_without_declarations_is_no_mistake(text: str) -> None:
    assert read(text)[0].decls == ()
    assert codes(text) == []


def test_windows_line_ends_are_read_like_others() -> None:
    text = "setup\n    if n is 1\n        or m is 2\n        stop\n\ncourse\n    stop  # now\n"
    assert read(text) == read(text.replace("\n", "\r\n"))


DEEP = 10_000
HUGE = {
    "brackets": "state n: number = " + "(" * DEEP + "1" + ")" * DEEP,
    "open brackets": "state n: number = " + "(" * DEEP,
    "not": "value v -> yes_no = " + "not " * DEEP + "yes",
    "minus": "value v -> number = " + "- " * DEEP + "1",
    "sums": "value v -> number = 1" + " + 1" * DEEP,
    "of": "value v -> number = " + "x of " * DEEP + "y",
    "fields": "value v -> number = x" + "'s y" * DEEP,
    "places": "setup\n    x" + "'s y" * DEEP + " becomes 1",
    "types": "state n: " + "list of " * DEEP + "number",
    "conditions": "value v -> number = " + "1 if x else " * DEEP + "2",
    "blocks": "setup\n" + "".join("    " * i + "repeat\n" for i in range(1, 600)),
    "a large file": 'game "Large"\n    players 2\n' + "state n: number = 1\n" * 250_000,
    "a long line": "value v -> number = " + "x" * 5_000_000,
    "nonsense": "nonsense\n" * 50_000,
    "quotes": 'setup\n    go "", ""' + ', ""' * 20_000,
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_monstrous_texts_give_a_clear_message_quickly(text: str) -> None:
    start = time.perf_counter()
    found = codes(text)
    assert set(found) in ({"L111"}, {"L127"}, {"L104"}), found[:3]
    assert len(found) == 1
    assert time.perf_counter() - start < 5


def test_a_huge_number_is_one_message_and_no_crash() -> None:
    assert codes("state n: number = " + "9" * 9999) == ["L109"]
    assert codes("state n: number = " + "0" * 9999 + "7") == []


def test_names_that_look_like_code_are_just_names() -> None:
    assert codes('card "__import__(\\"') == []
    assert codes('card __import__("os")') == ["L106"]
    assert codes('card "{x} \\n # @A-1 \' ; drop"') == []


def test_bytes_that_are_not_utf_8_are_one_message() -> None:
    found = Facts()
    assert decode("x.law", b'game "A"\n\xff\xfe', found) is None
    assert [(fact.code, fact.span.line) for fact in found.found] == [("L112", 2)]
    assert decode("x.law", "\ufeffsetup".encode(), Facts()) == Source("x.law", "setup")
    assert codes("game \udc80") == ["L112"]


def test_spans_stop_with_their_line_and_leave_out_remarks_and_citations() -> None:
    tree, found = read('can go = n is "x # y"  @A-1 # why\n    or b is 2\n')
    assert found == []
    assert (tree.decls[0].span.end_line, tree.decls[0].span.end_column) == (1, 22)

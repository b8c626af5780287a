"""Messages look as the house style shows them, whatever text is in the line."""

from __future__ import annotations

from lawspeaker.diagnostics.as_json import as_rows
from lawspeaker.diagnostics.render import plain, render, render_all
from lawspeaker.facts import Fact
from lawspeaker.source import NOWHERE, Span

TEXTS = {"farm/rulebook.yaml": "\n" * 13 + "    kind: ruel\n", "farm/game.yaml": 'name: farm\ntitle: "Farm"\n'}
HERE = Span("farm/rulebook.yaml", 14, 11, 14, 15)


def fact(span: Span = HERE, **words: str) -> Fact:
    """Return a fact that needs the words `kind` and perhaps `near`."""
    return Fact("L013", span, {"kind": "ruel", **words})


def test_a_message_has_heading_place_frame_label_related_place_and_help() -> None:
    other = (Span("farm/game.yaml", 2, 8, 2, 14), "declared here")
    shown = plain(render(Fact("L013", HERE, {"kind": "ruel", "near": "rule"}, (other,)), TEXTS))
    assert shown.splitlines() == [
        "error[L013]: `ruel` is not a kind of statement",
        "  --> farm/rulebook.yaml:14:11",
        "   |",
        "14 |     kind: ruel",
        "   |           ^^^^ did you mean `rule`?",
        "   |",
        "  ::: farm/game.yaml:2:8",
        "   |",
        ' 2 | title: "Farm"',
        "   |        ------ declared here",
        "help: a statement is a `rule`, a `component`, a `remark` or a `reading`; `law explain L013`",
    ]


def test_without_a_suggestion_the_label_says_something_else() -> None:
    assert "^^^^ not a kind of statement" in plain(render(fact(), TEXTS))


def test_a_mark_under_wide_letters_and_tabs_stands_under_what_it_marks() -> None:
    texts = {"x": "\t漢字 ruel"}
    lines = plain(render(fact(Span("x", 1, 5, 1, 9)), texts)).splitlines()
    assert lines[3] == "1 |     漢字 ruel"
    assert lines[4].index("^") == len("1 |     ") + len("漢字 ") + 2
    assert lines[4].count("^") == 4


def test_a_long_line_is_clipped_around_the_mark() -> None:
    texts = {"x": "a " * 5000 + "ruel" + " b" * 5000}
    lines = plain(render(fact(Span("x", 1, 10001, 1, 10005)), texts)).splitlines()
    assert max(len(line) for line in lines) < 130
    assert "ruel" in lines[3]
    assert lines[3][lines[4].index("^") :].startswith("ruel")


def test_a_span_over_several_lines_is_marked_to_the_end_of_the_first() -> None:
    lines = plain(render(fact(Span("x", 1, 3, 3, 2)), {"x": "abcdef\nghi\njkl"})).splitlines()
    assert lines[4].count("^") == 4


def test_an_empty_span_gets_one_mark() -> None:
    assert plain(render(fact(Span("x", 2, 1, 2, 1)), {"x": "abc\n"})).splitlines()[4] == "  | ^ not a kind of statement"


def test_a_place_without_text_is_named_without_a_frame() -> None:
    assert plain(render(fact(Span("gone.yaml", 1, 1, 1, 1)), {})).splitlines()[1] == " --> gone.yaml"


def test_a_fact_without_a_place_has_no_arrow() -> None:
    assert "-->" not in plain(render(fact(NOWHERE), {}))


def test_nothing_in_a_spec_can_command_the_terminal() -> None:
    shown = plain(render(fact(Span("x", 1, 1, 1, 2), kind="\x1b[2J\nnext\u202e"), {"x": "\x1b[31m\x07"}))
    assert "\x1b" not in shown
    assert "\x07" not in shown
    assert "\u202e" not in shown
    assert "\\nnext" in shown


def test_braces_in_the_words_of_a_spec_stay_braces() -> None:
    assert "`{0.__class__}`" in plain(render(fact(kind="{0.__class__}"), TEXTS))


def test_a_word_of_a_megabyte_is_clipped() -> None:
    assert len(plain(render(fact(kind="x" * 1_000_000), TEXTS))) < 1000


def test_messages_come_in_the_order_of_the_file() -> None:
    shown = plain(render_all([fact(Span("x", 2, 1, 2, 2)), fact(Span("x", 1, 1, 1, 2))], {"x": "a\nb"}))
    assert shown.index("x:1:1") < shown.index("x:2:1")


def test_json_has_the_severity_the_place_with_its_end_and_the_fix() -> None:
    span = {"file": "farm/rulebook.yaml", "line": 14, "column": 11, "end_line": 14, "end_column": 15}
    assert as_rows([fact(near="rule")], TEXTS) == [
        {
            "code": "L013",
            "severity": "error",
            "message": "`ruel` is not a kind of statement",
            "label": "did you mean `rule`?",
            "help": "a statement is a `rule`, a `component`, a `remark` or a `reading`",
            **span,
            "fix": {**span, "text": "rule"},
            "related": [],
        }
    ]


def test_a_code_without_an_entry_still_gives_a_message() -> None:
    assert plain(render(Fact("L999", NOWHERE, {"name": "x"}), {})).startswith("error[L999]: name: x")

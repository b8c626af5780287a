"""The grammar is LALR(1), knows no game, and the shipped tables are its tables."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from lark import Token as LarkToken
from lark import Tree

from lawspeaker.parse import make_tables
from lawspeaker.parse.drive import Machine
from lawspeaker.parse.lex import DECLARATIONS, Lexer
from lawspeaker.parse.make_tables import Layout, lark_parser, make
from lawspeaker.parse.node import Child, Node, Token
from lawspeaker.parse.tables import fingerprint, grammar_text, load, tables
from tests.parse.specs import TEXTS

GAME_WORDS = (
    "card deck hand suit trick trump territory combat clan hunt army hero building creature unit tile fame food wood "
    "draw discard recruit move explore attack"
)


def test_the_grammar_is_lalr_1_without_conflicts_and_clashing_terminals() -> None:
    lark_parser(grammar_text(), strict=True)


def test_no_word_of_a_game_stands_in_the_grammar() -> None:
    words = {*tables().keywords, *DECLARATIONS}
    assert not words & set(GAME_WORDS.split())


def test_every_declaring_word_of_the_grammar_is_promoted() -> None:
    declared = re.findall(r"^ *[?]?(?:decl:|\|) (_[A-Z]+)", grammar_text(), re.MULTILINE)
    assert set(declared) == set(DECLARATIONS.values())


def test_the_shipped_tables_are_those_of_the_grammar() -> None:
    """If this fails, run `python -m lawspeaker.parse.make_tables`."""
    shipped = json.loads(Path(make_tables.__file__).with_name("tables.json").read_text(encoding="utf-8"))
    assert shipped["grammar"] == fingerprint(grammar_text())
    assert shipped == json.loads(json.dumps(make(grammar_text())))


@pytest.mark.parametrize("damage", ["", "{}", "[]", "null", '{"grammar": 1}', "\x00"])
def test_damaged_tables_are_made_anew(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    path.write_text(damage, encoding="utf-8")
    signs = "WORD: /[a-z]+/\n_NL: /\\n/\nCONTINUED: /\\n +/\n%ignore CONTINUED\n"
    small = f"start: WORD _NL*\n{signs}%declare _INDENT _DEDENT\n"
    made = load(path, small)
    assert made.scanner.match("word")
    assert Machine(made).stack(["WORD", "_NL"])


class LarkLayout(Layout):
    """Lets Lark itself read a text, with the layout rules of the language, to compare."""

    def process(self, stream: Iterator[LarkToken]) -> Iterator[LarkToken]:
        indent = cast(Callable[[Iterator[LarkToken]], Iterator[LarkToken]], super(Layout, self).process)
        return indent(self.promoted(stream))

    def promoted(self, stream: Iterator[LarkToken]) -> Iterator[LarkToken]:
        cites: list[LarkToken] = []
        for token in stream:
            if token.type == "_NL":
                yield from cites
                cites = []
            if token.type == "CITE":
                cites.append(token)
            elif token.type == "WORD" and token.column == 1 and token in DECLARATIONS:
                yield token.update(type=DECLARATIONS[str(token)])
            elif token.type != "ARTICLE":
                yield token


def lark_shape(child: Tree[LarkToken] | LarkToken | None) -> object:
    if isinstance(child, Tree):
        return (str(child.data), [lark_shape(kid) for kid in child.children])
    return child if child is None else str(child)


def our_shape(child: Child) -> object:
    if isinstance(child, Node):
        return (child.data, [our_shape(kid) for kid in child.children])
    return child.text if isinstance(child, Token) else None


@pytest.fixture(scope="module")
def reference() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(make_tables, "Layout", LarkLayout)
        yield patch


def test_the_tables_read_every_spec_as_lark_itself_does(reference: pytest.MonkeyPatch) -> None:
    lark = lark_parser(grammar_text())
    for name, text in TEXTS.items():
        theirs = lark_shape(lark.parse("\n" + text))
        nodes = [Machine(tables()).run(chunk.tokens) for chunk in Lexer(tables()).read(text.split("\n"))]
        ours = [our_shape(node.children[0]) for node in nodes if isinstance(node, Node)]
        assert ("start", ours) == theirs, name

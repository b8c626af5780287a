"""The grammar is LALR(1), knows no game, and the shipped tables are its tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from lark import Lark, Tree
from lark import Token as LarkToken
from lark.indenter import Indenter

from lawspeaker.parse.analyse import analyse, lark_parser
from lawspeaker.parse.grammar import TABLES, grammar, grammar_text, read_grammar
from lawspeaker.parse.lexer import DECLARATIONS, SEAT_VERBS, Lexer
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.parse.parser import Cursor, parse_tokens
from lawspeaker.parse.promote import promote
from lawspeaker.parse.tables import load, stamp_of
from tests.parse.specs import CASES, SPECS, TEXTS
from tests.soak import runs

GAME_WORDS = (
    "card deck hand suit trick trump territory combat clan hunt army hero building creature unit tile fame food wood "
    "draw discard recruit move explore attack"
)


def test_the_grammar_is_lalr_1_without_conflicts_and_clashing_terminals() -> None:
    lark_parser(grammar_text(), strict=True)


def test_no_word_of_a_game_stands_in_the_grammar() -> None:
    words = {*grammar().keywords, *DECLARATIONS}
    assert not words & set(GAME_WORDS.split())


def test_every_declaring_word_of_the_grammar_is_promoted() -> None:
    declared = re.findall(r"^ *[?]?(?:decl:|\|) (_[A-Z]+)", grammar_text(), re.MULTILINE)
    assert set(declared) - {"_POSSIBLE", "_DO"} == set(DECLARATIONS.values())


def test_the_shipped_tables_are_those_of_the_grammar() -> None:
    """If this fails, run `python -m lawspeaker.parse.make_tables`."""
    assert load(TABLES.read_bytes(), grammar_text()) == analyse(grammar_text())


@pytest.mark.parametrize("damage", [b"", b"{}", b"\x00", b"\n\x80", b"\nnot a table"])
def test_damaged_tables_are_made_anew(damage: bytes, tmp_path: Path) -> None:
    path = tmp_path / "law.tables"
    signs = "WORD: /[a-z]+/\n_NL: /\\n/\nCONTINUED: /\\n +/\n%ignore CONTINUED\n"
    small = f"start: WORD _NL*\n{signs}%declare _INDENT _DEDENT\n"
    path.write_bytes(stamp_of(small) + damage)
    made = read_grammar(path, small)
    assert made.scanner.match("word")
    assert Cursor.at_start(made.parser).after(["WORD", "_NL"]) is not None
    assert Cursor.at_start(made.parser).after(["_NL"]) is None


class LarkLayout(Indenter):
    """Lets Lark itself read a text, with the layout rules of the language, to compare."""

    NL_type = "_NL"
    OPEN_PAREN_types: ClassVar[list[str]] = ["LPAR"]
    CLOSE_PAREN_types: ClassVar[list[str]] = ["RPAR"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 4
    always_accept = ("_NL", "ARTICLE")

    def process(self, stream: Iterator[LarkToken]) -> Iterator[LarkToken]:
        indent: Callable[[Iterator[LarkToken]], Iterator[LarkToken]] = super().process
        return indent(self.printed(list(self.promoted(stream))))

    def printed(self, tokens: list[LarkToken]) -> Iterator[LarkToken]:
        types = ["", *(token.type for token in tokens), "", ""]
        for before, token in enumerate(tokens):
            word = token == "printed" and types[before + 1] == types[before + 2] == "WORD"
            named = word and (types[before] == "__ANON_1" or types[before + 3] == "OF")
            yield token.update(type="_PRINTED") if named else token

    def promoted(self, stream: Iterator[LarkToken]) -> Iterator[LarkToken]:
        cites: list[LarkToken] = []
        line: list[str] = []
        seat: list[str] = []
        tokens: list[LarkToken] = []
        for token in stream:
            if token.type != "ARTICLE":
                promote(tokens, token)
                tokens.append(token)
        for token, after in zip(tokens, [*tokens[1:], None], strict=True):
            if token.type == "_NL":
                yield from cites
                cites = []
                line, seat = [], []
            elif token == "holds" and line[0] in ("WORD", "LPAR") and after is not None and after.type != "_NL":
                yield token.update(type="_HOLDS")
                continue
            elif token in SEAT_VERBS and seat in (["player", "NUMBER"], ["you"]):
                yield token.update(type="_DOES" if SEAT_VERBS[str(token)] == "does" else "SEAT_VERB")
                continue
            elif token == "does" and line in (["NAME"], ["STRING"]):
                yield token.update(type="_DOES")
                continue
            elif token == "every" and "WORD" in line and after is not None and after.type == "WORD":
                yield token.update(type="_EVERY")
                continue
            else:
                line.append(token.type)
                seat.append(token.type if token.type == "NUMBER" else str(token))
            if token.type == "CITE":
                cites.append(token)
            elif token == "link" and (after is None or after.type != "WORD"):
                yield token
            elif token.type == "WORD" and token.column == 1 and token in DECLARATIONS:
                yield token.update(type=DECLARATIONS[str(token)])
            else:
                yield token


def lark_shape(child: Tree[LarkToken] | LarkToken | None) -> object:
    if isinstance(child, Tree):
        return (str(child.data), [lark_shape(kid) for kid in child.children])
    return child if child is None else str(child)


def our_shape(child: Child) -> object:
    if isinstance(child, Node):
        return (child.data, [our_shape(kid) for kid in child.children])
    return child.text if isinstance(child, Token) else None


def test_our_nodes_are_the_trees_of_lark_itself() -> None:
    lark = Lark(grammar_text(), parser="lalr", lexer="basic", postlex=LarkLayout(), maybe_placeholders=True)
    for name in dict.fromkeys(path.stem for path in [*CASES, *SPECS[:: runs(5, 1)]]):  # Lark takes long for all
        text = TEXTS[name]
        theirs = lark_shape(lark.parse("\n" + text))
        chunks = Lexer(grammar()).read(text.split("\n"))
        nodes = [parse_tokens(grammar().parser, chunk.tokens) for chunk in chunks]
        ours = [our_shape(node.children[0]) for node in nodes if isinstance(node, Node)]
        assert ("start", ours) == theirs, name

"""Text to tree: the first pass. Lark does the work; the indenter promotes declaration words and drops articles.

    resource food: limit 30     ->     ResourceDecl(words=("food",), mods=(Mod("limit", 30),))
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lark import Lark, Token
from lark.indenter import Indenter

from lawspeaker.parse import tree as t
from lawspeaker.parse.build import build
from lawspeaker.source import Source

DECLARATIONS = {
    word: f"_{word.upper()}"
    for word in (
        "game module expansion option resource enum kind record state pile piece board die value event verb phase "
        "setup course win score screen example"
    ).split()
}


class LawIndenter(Indenter):
    """Makes indents and dedents, keeps citations for the end of their line, drops articles."""

    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR"]
    CLOSE_PAREN_types = ["RPAR"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 4
    always_accept = ("_NL", "ARTICLE")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return super().process(self.promote(stream))

    def promote(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Turn declaration words in column 1 into keywords; move citations to the end of the line."""
        cites: list[Token] = []
        for token in stream:
            if token.type == "CITE":
                cites.append(token)
                continue
            if token.type == "_NL":
                yield from cites
                cites = []
            if token.type == "ARTICLE":
                continue
            if token.type == "WORD" and token.column == 1 and token in DECLARATIONS:
                token = token.update(type=DECLARATIONS[str(token)])
            yield token


@cache
def parser() -> Lark:
    """Return the LALR parser of the grammar."""
    grammar = Path(__file__).parents[3] / "grammar" / "law.lark"
    return Lark(
        grammar.read_text(encoding="utf-8"),
        parser="lalr",
        lexer="basic",
        postlex=LawIndenter(),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse(source: Source) -> t.File:
    """Parse one file."""
    text = source.text if source.text.endswith("\n") else source.text + "\n"
    return build(parser().parse(text), source.name, text.split("\n"))

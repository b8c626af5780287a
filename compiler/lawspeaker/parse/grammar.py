"""The grammar as a Lark parser, loaded from tables that are shipped with the package.

Lark takes half a second to analyse the grammar, longer than a whole check; loading the tables takes a tenth of that.
`python -m lawspeaker.parse.make_tables` writes them. If the tables are damaged, or belong to another grammar or release
of Lark, the grammar is analysed in memory, so a change of the grammar takes effect at once.
"""

from __future__ import annotations

import io
import pickle
import re
import zlib
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

import lark
from lark import Lark, Token
from lark.lark import PostLex
from lark.lexer import PatternStr, TerminalDef
from lark.parsers.lalr_analysis import Action, Shift
from msgspec import Struct

from lawspeaker.parse.nodes import Make, node_maker, only_child

RENAMES = -1
TABLES = Path(__file__).with_name("law.tables")


class Layout(PostLex):
    """Makes Lark keep the terminals that only our lexer uses. It is never called."""

    always_accept = ("_NL", "ARTICLE")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        raise AssertionError("Lark is fed with tokens, not with a text")


class ParseTables(Struct, frozen=True):
    """What the parser does in each state: shift to a state, or reduce by a rule.

    `reductions` are the number of symbols of a rule, the function that makes its node, and the symbol that it makes, by
    the identity of the rule; the number is RENAMES for a rule that only renames its only symbol. `renamed` remembers
    where a sequence of such rules leads: from the state below, the state on top and the next token to the state on top.
    """

    actions: dict[int, dict[str, tuple[Action, int]]]
    reductions: dict[int, tuple[int, Make, str]]
    start: int
    end: int
    renamed: dict[tuple[int, int, str], int]


class LawParser(Lark):
    """Lark's LALR parser, with our own nodes. It is fed with the tokens of `lexer.py`."""

    def _prepare_callbacks(self) -> None:
        self._callbacks = {rule: node_maker(rule) for rule in self.rules}

    @cached_property
    def tables(self) -> ParseTables:
        """The tables, for the loop of `parser.py`."""
        made = self.parse_interactive().parser_state.parse_conf
        rules = [rule for row in made.states.values() for action, rule in row.values() if action is not Shift]
        reductions = {
            id(rule): (
                RENAMES if made.callbacks[rule] is only_child else len(rule.expansion),
                made.callbacks[rule],
                rule.origin.name,
            )
            for rule in rules
        }
        return ParseTables(made.states, reductions, made.start_state, made.end_state, {})


class Grammar(Struct, frozen=True):
    """The parser, and what the lexer needs of the grammar: the keywords and the patterns of the terminals."""

    parser: LawParser
    keywords: dict[str, str]
    scanner: re.Pattern[str]
    continued: re.Pattern[str]


@cache
def grammar() -> Grammar:
    """Return the grammar of the language."""
    return load(TABLES, grammar_text())


def grammar_text() -> str:
    """Return the grammar's text, from the checkout or from the installed package."""
    here = Path(__file__)
    installed = here.parents[1] / "_grammar" / "law.lark"
    path = installed if installed.exists() else here.parents[3] / "grammar" / "law.lark"
    return path.read_text(encoding="utf-8")


def load(path: Path, text: str) -> Grammar:
    """Return the grammar from shipped tables if they are valid for this text, else analyse the text."""
    try:
        stamp, _, tables = path.read_bytes().partition(b"\n")
        if stamp == stamp_of(text):
            return from_lark(LawParser.load(io.BytesIO(zlib.decompress(tables))))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, EOFError, zlib.error, pickle.UnpicklingError):
        pass
    return from_lark(lark_parser(text))


def dump(text: str) -> bytes:
    """Return the tables of a grammar in the shipped format."""
    tables = io.BytesIO()
    lark_parser(text).save(tables)
    return stamp_of(text) + b"\n" + zlib.compress(tables.getvalue(), 9)


def stamp_of(text: str) -> bytes:
    """Return the header of the tables: a checksum of the grammar and the release of Lark."""
    return f"law.lark {zlib.crc32(text.encode()):08x} lark {lark.__version__}".encode()


def lark_parser(text: str, strict: bool = False) -> LawParser:
    """Return Lark's parser of a grammar; with `strict`, a conflict or a collision of terminals is an error."""
    return LawParser(text, parser="lalr", lexer="basic", postlex=Layout(), maybe_placeholders=True, strict=strict)


def from_lark(parser: LawParser) -> Grammar:
    """Return a parser with the patterns and keywords that the lexer needs."""
    patterns, keywords = terminals(parser)
    continued = next(t.pattern.to_regexp() for t in patterns if t.name == "CONTINUED")
    read = [t for t in patterns if t.name not in ("_NL", "CONTINUED")]
    scanner = "|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in read)
    return Grammar(parser, keywords, re.compile(scanner), re.compile(continued))


def terminals(parser: LawParser) -> tuple[list[TerminalDef], dict[str, str]]:
    """Return the terminals in the order in which Lark tries them, and the keywords separately."""
    word = re.compile(parser.get_terminal("WORD").pattern.to_regexp())
    patterns: list[TerminalDef] = []
    keywords: dict[str, str] = {}
    for terminal in sorted(parser.terminals, key=rank):
        if isinstance(terminal.pattern, PatternStr) and word.fullmatch(terminal.pattern.value):
            keywords[terminal.pattern.value] = terminal.name
        else:
            patterns.append(terminal)
    return patterns, keywords


def rank(terminal: TerminalDef) -> tuple[int, int, int, str]:
    """Return the sort key of Lark's own lexer."""
    pattern = terminal.pattern
    return -terminal.priority, -pattern.max_width, -len(pattern.value), terminal.name

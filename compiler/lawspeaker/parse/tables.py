"""The tables of the LALR parser: what it does in each state, and what it makes of the symbols of each rule.

Lark computes them from the grammar (`analyse.py`), and its parser goes by them (`grammar.py`). `law.tables` contains
them, because computing them takes longer than a check.

    state 7: WORD -> 12        shift the word, go to state 12
             NUMBER -> -3      reduce by the third rule from the end
             args -> 15        after a reduction to `args`, go to state 15
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec import Struct

FORMAT = 2


class RuleShape(Struct, frozen=True, array_like=True):
    """A rule of the grammar: the symbol that it makes, the symbols it is made of, and the node that they become.

    `parts` are the symbols that become children: the position of each, whether its own children are spliced in, and the
    number of empty places before it. `empty` are the empty places at the end. `inline`: the node of an only child is
    that child.
    """

    symbol: str
    expansion: tuple[str, ...]
    name: str
    inline: bool
    parts: tuple[tuple[int, bool, int], ...]
    empty: int

    def extends_list(self) -> bool:
        """Return whether the rule adds its last symbol to the list that is its first; Lark makes such rules of `*`."""
        last = (len(self.expansion) - 1, False, 0)
        return self.symbol.startswith("__") and self.parts == ((0, True, 0), last) and not self.empty


class Tables(Struct, frozen=True, array_like=True):
    """The tables, with what the lexer needs of the grammar: the keywords and the patterns of tokens.

    `rows` are the actions in each state, as numbers of symbols and numbers of steps. A step is the next state, or a
    negative number: the place of a rule, counted from the end of `rules`.
    """

    symbols: list[str]
    rows: list[tuple[list[int], list[int]]]
    rules: list[RuleShape]
    start: int
    end: int
    keywords: dict[str, str]
    scanner: str
    continued: str


class Damaged(Exception):
    """The bytes are no tables, or those of another grammar."""


def stamp_of(text: str) -> bytes:
    """Return the header of the tables: their format, and a checksum of the grammar."""
    return f"law.lark {zlib.crc32(text.encode()):08x} format {FORMAT}".encode()


def dump(tables: Tables, text: str) -> bytes:
    """Return the tables of a grammar as bytes."""
    return stamp_of(text) + b"\n" + zlib.compress(msgspec.msgpack.encode(tables), 9)


def load(data: bytes, text: str) -> Tables:
    """Return the tables from their bytes; raise `Damaged` if they are not those of this grammar."""
    stamp, _, packed = data.partition(b"\n")
    if stamp != stamp_of(text):
        raise Damaged
    try:
        return msgspec.msgpack.decode(zlib.decompress(packed), type=Tables)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Damaged from error

"""What earlier checks found in order, so that a check looks only at what may have changed.

A pass that checks parts one by one asks for each: is it sure that this part, seen against everything it can see, has no
mistake? Then it is left out. What a part can see is summed up by the pass itself (`check/interface_hash.py`).

    Memory().sure(summed("examples", outline, text))     ->     False: this one remembers nothing

The compiler is pure, so it only asks; who keeps answers between two runs is `cache/check_cache.py`.
"""

from __future__ import annotations

import marshal

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source, Span

try:  # the same function, without what `hashlib` loads besides
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

Plain = str | int | bytes | tuple["Plain", ...] | None


def summed(*parts: Plain) -> bytes:
    """Return a short sum over texts, numbers and groups of them; different ones have different sums.

    >>> summed("a", ("b", 1)) == summed("a", ("b", 1)), summed("a", "b") == summed("ab", "")
    (True, False)
    """
    return hashed(marshal.dumps(parts, 2), 16)


def hashed(data: bytes, size: int) -> bytes:
    """Return a sum of some size over bytes."""
    return blake2b(data, digest_size=size).digest()


class Memory:
    """The memory that remembers nothing. `outline` is a sum over what the spec in hand declares, once that is known."""

    remembers = False
    outline = b""

    def parse(self, source: Source, facts: Facts) -> t.File:
        """Return the tree of a file; that of one which holds nothing but examples may lack what is in them."""
        return parse(source, facts)

    def whole(self, example: t.ExampleDecl) -> t.ExampleDecl:
        """Return an example with everything that is in it."""
        return example

    def text(self, file: str) -> str:
        """Return the text of a file that was parsed."""
        raise LookupError(file)

    def words(self, file: str) -> frozenset[str]:
        """Return the words and quoted texts that are written in a file that was parsed."""
        raise LookupError(file)

    def declared(self, span: Span) -> str:
        """Return the lines of the declaration that starts at a place."""
        raise LookupError(span)

    def sure(self, part: bytes) -> bool:
        """Tell whether a part, seen against everything it can see, is known to have no mistake."""
        return False

    def learn(self, part: bytes) -> None:
        """Remember that a part has no mistake."""

"""The interface between an incremental `law check` and the cache of its earlier results.

A pass that checks independent parts (a file of examples, a card's text) hashes each part with everything that the part
can see (`check/interface_hash.py`) and asks whether that key has passed before. If so, it skips the part.

    CheckCache().has_passed(stable_hash("examples", interface, text))     ->     False: this one caches nothing

The compiler itself does no I/O: `CheckCache` is the cache that is always empty. `cache/check_cache.py` stores the
results on disk.
"""

from __future__ import annotations

import marshal

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source, Span

try:  # importing `hashlib` takes longer, because it loads OpenSSL
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

HashInput = str | int | bytes | tuple["HashInput", ...] | None


def stable_hash(*parts: HashInput) -> bytes:
    """Return a 16-byte hash of strings, numbers and tuples of them that is the same in every process.

    >>> stable_hash("a", ("b", 1)) == stable_hash("a", ("b", 1)), stable_hash("a", "b") == stable_hash("ab", "")
    (True, False)
    """
    return digest(marshal.dumps(parts, 2), 16)


def digest(data: bytes, size: int) -> bytes:
    """Return a hash of bytes that is `size` bytes long."""
    return blake2b(data, digest_size=size).digest()


class CheckCache:
    """A cache without entries. `interface` is the hash of what the spec declares, once that is known."""

    enabled = False
    interface = b""

    def parse(self, source: Source, facts: Facts) -> t.File:
        """Return the tree of a file; the bodies of examples may be missing if the file holds only examples."""
        return parse(source, facts)

    def full_example(self, example: t.ExampleDecl) -> t.ExampleDecl:
        """Return an example with its body, which `parse` may have left out."""
        return example

    def text(self, file: str) -> str:
        """Return the text of a file that was parsed."""
        raise LookupError(file)

    def words(self, file: str) -> frozenset[str]:
        """Return the words and quoted strings in a file that was parsed."""
        raise LookupError(file)

    def declaration_text(self, span: Span) -> str:
        """Return the lines of the declaration that starts at a span."""
        raise LookupError(span)

    def has_passed(self, key: bytes) -> bool:
        """Return whether the part with this key was checked before without a mistake."""
        return False

    def add_passed(self, key: bytes) -> None:
        """Record that the part with this key has no mistake."""

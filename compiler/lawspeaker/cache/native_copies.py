"""Keep the rewritten modules of native engines, so that an edit rewrites only the modules that it changes.

    <work>/copies/<key>-<digest>.py      the key is a hash of all that a copy is made from (`native/rewrite.py`)

The passes that look at all modules of a game together run every time; the others, half of the work, run for the
modules with a new key.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

COPIES = "copies"
MAX_COPIES = 400
DIGITS = 32


class CopyStore(Struct, frozen=True):
    """The rewritten modules of a work folder. One process at a time uses it."""

    folder: Path

    def remember(self, key: str, make: Callable[[], str]) -> str:
        """Return the copy with a key, or make it and keep it."""
        kept = self.kept(key)
        if kept is not None:
            return kept
        made = make()
        self.keep(key, made)
        return made

    def kept(self, key: str) -> str | None:
        """Return a copy that was made earlier; a damaged one is removed."""
        for path in self.folder.glob(f"{key[:DIGITS]}-*.py"):
            data = path.read_bytes()
            if path.stem.partition("-")[2] == digest_of(data):
                os.utime(path)
                return data.decode()
            path.unlink()
        return None

    def keep(self, key: str, text: str) -> None:
        """Store a copy under a name that has its own hash: one that is not written to its end is not used."""
        self.folder.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        (self.folder / f"{key[:DIGITS]}-{digest_of(data)}.py").write_bytes(data)

    def evict_oldest(self) -> None:
        """Remove all but the copies that were used last."""
        found = sorted(self.folder.glob("*.py"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in found[MAX_COPIES:]:
            old.unlink(missing_ok=True)


def digest_of(data: bytes) -> str:
    """Return the hash of a copy."""
    return sha256(data).hexdigest()[:DIGITS]

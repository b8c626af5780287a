"""Random numbers that nobody can compute from those before: a secret seed, and BLAKE2b as a stream of numbers.

    key = key_of(seed)                               # 32 bytes
    secure_number(key, 0, 6) + 1                     # the first number: 1 to 6
    secure_number(key, 1, 52)                        # the second: 0 to 51

Number `count` of a game is BLAKE2b(count), keyed by the seed, modulo n. The digest has 128 bits, so that no outcome is
more likely than another by more than one in 2**98. A state that draws from here has the number of draws so far as its
`stream`, negated: a stream of `random_stream` is always positive.

Who published `commitment(seed)` before a game and the seed after it cannot have exchanged the seed.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from hmac import compare_digest
from typing import Final

from lawspeaker_runtime.state.base_state import BaseState

SECURE_SEED_BITS: Final = 256
KEY_BYTES: Final = 32
COUNT_BYTES: Final = 8
DIGEST_BYTES: Final = 16
GAME: Final = "game"
OPTIONS: Final = "options"
BOT: Final = "bot"
"""What the numbers of a seed are for: each purpose has a key of its own."""


def key_of(seed: int, purpose: str = GAME) -> bytes:
    """Return the key of a stream for a seed; keys of different purposes are unrelated."""
    return blake2b(f"{purpose} {seed}".encode(), digest_size=KEY_BYTES, person=b"lawspeaker").digest()


def secure_number(key: bytes, count: int, n: int) -> int:
    """Return number `count` of a stream, from 0 to n - 1.

    >>> [secure_number(key_of(7), count, 6) + 1 for count in range(8)]
    [5, 5, 3, 5, 5, 3, 2, 2]
    """
    digest = blake2b(count.to_bytes(COUNT_BYTES, "little"), digest_size=DIGEST_BYTES, key=key).digest()
    return int.from_bytes(digest, "little") % n


def secure(s: BaseState, seed: int, purpose: str = GAME) -> None:
    """Let a state that has drawn nothing yet draw from the secure stream of a seed."""
    s.key = key_of(seed, purpose)
    s.stream = 0


def commitment(seed: int) -> str:
    """Return what can be published of a seed before a game: the SHA-256 of the seed, written in decimal digits.

    Everybody can compute it: `printf %s 7 | sha256sum`.

    >>> commitment(7)
    '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
    """
    return sha256(str(seed).encode()).hexdigest()


def is_committed(seed: int, published: str) -> bool:
    """Tell whether a published hash is that of a seed; case and space around it do not matter.

    >>> is_committed(7, commitment(7).upper()), is_committed(8, commitment(7))
    (True, False)
    """
    return compare_digest(commitment(seed).encode(), published.strip().lower().encode())

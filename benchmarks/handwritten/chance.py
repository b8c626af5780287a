"""The random numbers of all loops: a linear congruential generator whose high bits are used (the low ones are poor)."""

from __future__ import annotations

from typing import Final

FACTOR: Final = 1103515245
ADDEND: Final = 12345
MASK: Final = 0x7FFFFFFF
SHIFT: Final = 8

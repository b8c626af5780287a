"""Northgard: Uncharted Lands: worked examples.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_runtime.prove import Example

EXAMPLES: Final[tuple[Example[State], ...]] = ()

"""How tightly operators of Python bind; with each text goes its level, so that brackets are put only where needed."""

from __future__ import annotations

TERNARY, OR, AND, NOT, COMPARE, ADD, MULTIPLY, ATOM = range(8)

Text = tuple[str, int]

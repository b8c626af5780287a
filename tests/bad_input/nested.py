"""Specs whose blocks are nested deeply."""

from __future__ import annotations


def nested_blocks(depth: int) -> str:
    """Return a setup with so many blocks inside each other; at 10,000 it has 200 million letters.

    >>> nested_blocks(2)
    'setup\\n    if yes\\n        if yes\\n'
    """
    return "setup\n" + "".join("    " * level + "if yes\n" for level in range(1, depth + 1))

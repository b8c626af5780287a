"""Small questions about functions that may suspend: in which order their blocks are read, how a branch is put."""

from __future__ import annotations

import ast

from lawspeaker.lower import program as p


def in_reading_order(blocks: list[p.Block]) -> list[p.Block]:
    """Put a question that a loop comes back to below the last block that comes back to it, so that it just follows."""
    order = blocks[:]
    for block in blocks:
        if not any(isinstance(line, p.Ask) for line in block.lines):
            continue
        place = order.index(block)
        back = [k for k, other in enumerate(order) if k > place and block.number in jumps_from(other)]
        if back:
            order.insert(back[-1], order.pop(place))
    return order


def jumps_from(block: p.Block) -> list[int]:
    return [line.target for line in block.lines if isinstance(line, p.Goto)]


def is_awkward(negated: str) -> bool:
    """Tell whether a negation is one that nobody would write.

    >>> is_awkward("not (not agreed)"), is_awkward("not fighter(s) != 0"), is_awkward("not talked_out(s)")
    (True, True, False)
    """
    body = ast.parse(negated, mode="eval").body
    return isinstance(body, ast.UnaryOp) and isinstance(body.operand, ast.UnaryOp | ast.Compare)

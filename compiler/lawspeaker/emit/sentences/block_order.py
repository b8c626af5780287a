"""Small questions about functions that may suspend: in which order their blocks are read, how a branch is put."""

from __future__ import annotations

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

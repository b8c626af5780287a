"""How a block of a function that may suspend leaves: for another block, or the function.

pc = THEN_GAIN            in a block that is a function of its own          return THEN_GAIN
return True               the function waits for a decision           ->    return SUSPENDED
return False              the function is done                              return RETURNED
"""

from __future__ import annotations

from lawspeaker.emit.lines import CONTINUE, Return
from lawspeaker.emit.writer import Writer


def jump(w: Writer, label: str, again: bool) -> list[str]:
    """Write a jump to the block with a label; `again` tells whether that block may be above the one being written."""
    if w.apart:
        return [Return(f"return {label}")]
    return [f"pc = {label}", CONTINUE] if again else [f"pc = {label}"]


def suspend(w: Writer) -> Return:
    """Write that the function waits for a decision, or that the game is over."""
    return Return("return SUSPENDED" if w.apart else "return True")


def finish(w: Writer) -> Return:
    """Write that the function is done."""
    return Return("return RETURNED" if w.apart else "return False")


def is_later(w: Writer, target: int) -> bool:
    """Tell whether a block is below the one that is being written."""
    return w.position[target] > w.position[w.number]

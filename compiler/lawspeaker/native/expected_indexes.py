"""Tell the C compiler that an index is in its row.

    cpy_r_r2 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r1;        the same
    if (cpy_r_r2) goto CPyL6;                               ->    if (likely(cpy_r_r2)) goto CPyL6;

mypyc lets an index count from the end of a row, as in Python; few do.
"""

from __future__ import annotations

import re

IN_ROW = re.compile(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()(\w+)\)")


def expecting(text: str) -> str:
    """Return a C file of mypyc that expects indexes to be in their rows, and not to count from the end."""
    return IN_ROW.sub(r"\1likely(\2))", text)

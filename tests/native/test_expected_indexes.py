"""The C compiler is told that indexes are in their rows, though mypyc also lets them count from the end."""

from __future__ import annotations

from lawspeaker.native.expected_indexes import expecting

WRITTEN = """\
    cpy_r_r2 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL6;
    cpy_r_r3 = cpy_r_place + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL5;
    } else
        goto CPyL69;
    cpy_r_r5 = (uint64_t)-2LL < (uint64_t)cpy_r_r1;
    if (cpy_r_r5) goto CPyL9;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r1;
    if (cpy_r_r6) goto CPyL10;
"""


def test_an_index_is_expected_to_be_in_its_row() -> None:
    made = expecting(WRITTEN)
    changed = [new for old, new in zip(WRITTEN.splitlines(), made.splitlines(), strict=True) if old != new]
    assert changed == ["    if (likely(cpy_r_r2)) goto CPyL6;", "    if (likely(cpy_r_r4)) {"]

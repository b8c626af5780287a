"""The C compiler is told that indexes are in their rows, though mypyc also lets them count from the end."""

from __future__ import annotations

import ast
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import cast

from lawspeaker.native.build_script import script

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


def expecting() -> Callable[[str], str]:
    """Return the function of the build script that copies a C file."""
    names: dict[str, object] = {"re": re, "shutil": shutil, "Path": Path}
    for node in ast.parse(script({"games.engine": ""})).body:
        if ast.unparse(node).startswith(("IN_ROW = ", "def expecting(")):
            exec(compile(ast.Module([node], []), "setup.py", "exec"), names)
    return cast("Callable[[str], str]", names["expecting"])


def test_an_index_is_expected_to_be_in_its_row(tmp_path: Path) -> None:
    source = tmp_path / "__native_small.c"
    source.write_text(WRITTEN, encoding="utf-8")
    made = Path(expecting()(str(source))).read_text(encoding="utf-8")
    changed = [new for old, new in zip(WRITTEN.splitlines(), made.splitlines(), strict=True) if old != new]
    assert changed == ["    if (likely(cpy_r_r2)) goto CPyL6;", "    if (likely(cpy_r_r4)) {"]


def test_the_copy_is_as_old_as_the_file_and_written_only_if_that_changes(tmp_path: Path) -> None:
    source = tmp_path / "__native_small.c"
    source.write_text(WRITTEN, encoding="utf-8")
    os.utime(source, (1000, 1000))
    copy = Path(expecting()(str(source)))
    os.utime(source, (2000, 2000))
    expecting()(str(source))
    assert copy.stat().st_mtime == 1000
    source.write_text(WRITTEN + "\n", encoding="utf-8")
    os.utime(source, (3000, 3000))
    expecting()(str(source))
    assert copy.stat().st_mtime == 3000


def test_only_files_of_mypyc_are_copied(tmp_path: Path) -> None:
    entries = tmp_path / "games.__entries__.c"
    assert expecting()(str(entries)) == str(entries)

"""Each spec in a folder cases/ has the code that is written for it beside it; `pytest --bless` rewrites the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from tests.conftest import Golden
from tests.emit.compiled_specs import CASES, compiled


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_spec_has_its_code_beside_it(path: Path, golden: Golden) -> None:
    files = compiled(path.stem, [Source(path.name, path.read_text(encoding="utf-8"))])
    shown = [file for file in ("tables.py", "values.py", "steps.py") if file in files]
    golden(path.with_suffix(".engine"), "\n\n".join(f"# ---- {file}\n\n{files[file]}" for file in shown))

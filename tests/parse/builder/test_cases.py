"""Each spec in cases/ has its tree beside it; `pytest --bless` rewrites the trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Golden
from tests.parse.print_tree import show
from tests.parse.specs import CASES, read


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_spec_has_the_tree_beside_it(path: Path, golden: Golden) -> None:
    tree, codes = read(path.read_text(encoding="utf-8"))
    assert codes == []
    golden(path.with_suffix(".tree"), "".join(show(decl) for decl in tree.decls))

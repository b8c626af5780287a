"""What docs/native.md shows is what happens: its sessions run on machine code, and its table is the protocol's."""

from __future__ import annotations

import doctest
import inspect
import re

from lawspeaker_runtime.engine import Engine
from tests.docs.snippets import read

PAGE = read("docs/native.md")
DOOR = ("legal", "apply", "player", "over", "returns", "clone", "hash", "playout")


def test_the_sessions_run_as_one_program(tools: None) -> None:
    shown = [snippet for snippet in PAGE.snippets if snippet.info == "pycon"]
    assert len(shown) == 5
    text = "\n".join(snippet.text for snippet in shown)
    session = doctest.DocTestParser().get_doctest(text, {}, "native", "docs/native.md", 0)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=told.append)
    assert not told, "".join(told)


def test_the_table_says_the_types_of_the_protocol() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", PAGE.text, re.MULTILINE))
    assert tuple(rows) == DOOR
    for name, shown in rows.items():
        signature = inspect.signature(vars(Engine)[name])
        takes = ", ".join(str(part.annotation) for part in list(signature.parameters.values())[1:])
        assert shown == f"({takes}) -> {signature.return_annotation}"

"""The test of the pages finds what is not as a page says, and `--bless` mends the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.script import Script

PAGE = """# A page

```console
$ printf 'one\\ntwo 1.5 s\\nthree\\nfour\\n'
{first}
two 9 s
…
$ read word; echo "> $word"
> hello
```

   ```pycon
   >>> 1 + {number}
   2

   ```
"""


def page(folder: Path, first: str, number: int) -> Path:
    """Write a page."""
    path = folder / "page.md"
    path.write_text(PAGE.format(first=first, number=number))
    return path


def test_a_page_that_is_right_has_no_problems_and_is_not_touched(tmp_path: Path) -> None:
    path = page(tmp_path, "one", 1)
    before = path.read_text()
    for bless in (False, True):
        assert Script(str(path), tmp_path, tmp_path / "tools", bless).run() == []
        assert path.read_text() == before


def test_what_is_not_as_shown_is_a_problem_and_can_be_blessed(tmp_path: Path) -> None:
    path = page(tmp_path, "oen", 2)
    problems = Script(str(path), tmp_path, tmp_path / "tools", False).run()
    assert [problem.partition(":")[0] for problem in problems] == ["line-3", "line-12"]
    assert "oen" in problems[0]
    assert Script(str(path), tmp_path, tmp_path / "tools", True).run() == []
    text = path.read_text()
    assert text == PAGE.format(first="one", number=2).replace("   2\n", "   3\n")
    assert Script(str(path), tmp_path, tmp_path / "tools", False).run() == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("```sh\nfalse\n```\n", "false"),
        ("```console\n$ no-such-command-here\n```\n", "not found"),
        ("```law farm/x.law\nsetup\n```\n\n```law of farm/x.law\ncourse\n```\n", "does not have this"),
        ("```law farm/x.law\nsetup\n```\n\n```diff farm/x.law\n- foo\n+ bar\n```\n", "has `foo` 0 times"),
    ],
)
def test_what_cannot_be_done_fails(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "page.md"
    path.write_text(text)
    with pytest.raises(AssertionError, match=what):
        Script(str(path), tmp_path, tmp_path / "tools", False).run()


def test_files_are_written_added_to_and_changed(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    parts = [
        "```law farm/x.law\nsetup\n```",
        "```law add farm/x.law\ncourse\n```",
        "```diff farm/x.law\n- set\n+ make\n```",
    ]
    path.write_text(
        "\n\n".join([*parts, "```law of farm/x.law\ncourse\n```", "```sh\ncd farm\ntest -f x.law  # here\n```"])
    )
    assert Script(str(path), tmp_path, tmp_path / "tools", False).run() == []
    assert (tmp_path / "farm" / "x.law").read_text() == "makeup\n\ncourse\n"

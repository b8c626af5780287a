"""A page as one script: its files are written, its commands and Python are run from top to bottom, in an empty folder.

What a block is, its fence says:

    ```console              `$ ` is typed into a shell, `> ` into the program it starts; the rest is what is printed:
                            a line `…` stands for lines left out, `…` in a line for the rest of it or a part
    ```sh                   commands that are run and have to succeed; what they print is not shown
    ```law PATH             the file is written so; ```yaml PATH too
    ```law add PATH         this is added at the end of the file
    ```law of PATH          the file has this in it
    ```diff PATH            `- ` is replaced by `+ ` in the file
    ```python               is run; ```pycon is run, and prints what is shown
    ```console not run      is only shown; ```sh not run and ```text too

Blocks of other sorts (`law`, `law fragment`, `yaml`, `python generated`) belong to tests of their pages. Times are not
compared. `pytest --bless` writes what is really printed into the page.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir
from difflib import SequenceMatcher
from pathlib import Path
from unittest.mock import patch

from typer.testing import CliRunner

from lawspeaker.cache.cache_dir import cache_folder
from lawspeaker.cli.all_commands import app_for
from tests.docs.snippets import Snippet, read
from tests.paths import ROOT

LEFT_OUT = "…"
SHOWN_ONLY = ("text", "sh not run", "console not run")
ELSEWHERE = ("law", "law fragment", "yaml", "python generated")
RUN = ("console", "sh", "python", "pycon")
OF_A_FILE = re.compile(r"(?:law|yaml|diff|law add|law of) [\w-]+/[\w.-]+")
TIMES = re.compile(r"\d[\d,]*(?:\.\d+)?(?= (?:s\b|per second))")
SLOW_BUILD = re.compile(r"^compiling the rules of .*\n", re.MULTILINE)
"""What is said of a build only if it takes long, which depends on the machine."""
OF_LAW = re.compile(r"law( +([\w./=,:+-]+|\"[\w ]+\"))+")
"""A command line without pipes, variables and other things that a shell does."""
ROOMS = ("compiler", "runtime", "generated")
LAW = "from lawspeaker.cli.app import main; main()"


def is_known(info: str) -> bool:
    """Tell whether a fence says what its block is."""
    return info in (*SHOWN_ONLY, *ELSEWHERE, *RUN) or OF_A_FILE.fullmatch(info) is not None


class Script:
    """A page that is being run. `problems` are the places where it does not say what happens.

    Its commands are typed into a shell; with `within`, those that only call `law` run in this process, which imports
    the compiler once.
    """

    def __init__(self, page: str, folder: Path, tools: Path, bless: bool, within: bool = False) -> None:
        self.path = ROOT / page
        self.within = within
        self.document = read(page)
        self.lines = self.document.text.split("\n")
        self.here = folder
        self.bless = bless
        self.names: dict[str, object] = {"__name__": "__main__"}
        self.environment = environment(tools)
        self.edits: list[tuple[int, int, list[str]]] = []
        self.problems: list[str] = []

    def run(self) -> list[str]:
        """Do all that the page says; return what is not as it says, or write that into the page."""
        for snippet in self.document.snippets:
            self.do(snippet)
        if self.bless and self.edits:
            for start, end, lines in sorted(self.edits, reverse=True):
                self.lines[start:end] = lines
            self.path.write_text("\n".join(self.lines), encoding="utf-8")
            return []
        return self.problems

    def do(self, snippet: Snippet) -> None:
        """Do what one block says."""
        if snippet.info == "console":
            self.console(snippet)
        elif snippet.info == "sh":
            for command in commands_in(snippet.text):
                code, printed = self.shell(command, "")
                assert code == 0, f"{snippet.title}: {command}\n{printed}"
        elif snippet.info == "python":
            exec(compile(snippet.text, f"{self.path.name}:{snippet.line}", "exec"), self.names)
        elif snippet.info == "pycon":
            self.session(snippet)
        elif OF_A_FILE.fullmatch(snippet.info):
            self.file(snippet)

    def file(self, snippet: Snippet) -> None:
        """Write, change or compare a file."""
        sort, name = snippet.info.rsplit(" ", 1)
        path = self.here / name
        if sort in ("law", "yaml"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(snippet.text, encoding="utf-8")
            return
        text = path.read_text(encoding="utf-8")
        if sort == "law of":
            assert snippet.text in text, f"{snippet.title}: {name} does not have this:\n{snippet.text}"
        elif sort == "law add":
            path.write_text(f"{text}\n{snippet.text}", encoding="utf-8")
        else:
            wrong, right = (line[2:] for line in snippet.text.rstrip("\n").split("\n"))
            assert text.count(wrong) == 1, f"{snippet.title}: {name} has `{wrong}` {text.count(wrong)} times"
            path.write_text(text.replace(wrong, right), encoding="utf-8")

    def console(self, snippet: Snippet) -> None:
        """Type the commands of a block and compare what is printed."""
        start = snippet.line
        for command, shown in sessions(snippet.text):
            start += 1
            typed = "".join(f"{line.removeprefix('>').strip()}\n" for line in shown if line.startswith("> "))
            _, printed = self.shell(command, typed)
            got = [line.rstrip() for line in printed.rstrip("\n").split("\n")] if printed.strip() else []
            assert "Traceback" not in printed, printed
            if not matches(shown, got):
                told = "\n".join(got)
                self.problems.append(f"{snippet.title}: `{command}` prints\n{told}\ninstead of\n" + "\n".join(shown))
                self.replace(start, len(shown), refreshed(shown, got), snippet)
            start += len(shown)

    def session(self, snippet: Snippet) -> None:
        """Type the lines of a Python session and compare what is printed."""
        test = doctest.DocTestParser().get_doctest(snippet.text, self.names, snippet.title, str(self.path), 0)
        runner = Recorder()
        runner.run(test, clear_globs=False)
        self.names.update(test.globs)
        for example, got in runner.wrong:
            first = snippet.line + example.lineno + example.source.count("\n")
            shown = example.want.count("\n")
            self.problems.append(f"{snippet.title}: {example.source}gives\n{got}instead of\n{example.want}")
            self.replace(first, shown, got.rstrip("\n").split("\n") if got else [], snippet)

    def replace(self, start: int, size: int, lines: list[str], snippet: Snippet) -> None:
        """Note that lines of the page should be others; they are counted from 0."""
        self.edits.append((start, start + size, [f"{snippet.indent}{line}".rstrip() for line in lines]))

    def shell(self, command: str, typed: str) -> tuple[int, str]:
        """Run a command and return its exit code and all it prints."""
        if command.startswith("cd "):
            self.here = (self.here / command.removeprefix("cd ").strip()).resolve()
            return 0, ""
        if self.within and OF_LAW.fullmatch(command):
            return self.law(shlex.split(command)[1:], typed)
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.here,
            input=typed,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment,
            timeout=300,
            check=False,
        )
        assert done.returncode != 127, done.stdout
        return done.returncode, SLOW_BUILD.sub("", done.stdout)

    def law(self, words: list[str], typed: str) -> tuple[int, str]:
        """Run `law` in this process and return its exit code and all it prints."""
        with chdir(self.here), patch.dict(os.environ, self.environment, clear=True):
            done = CliRunner().invoke(app_for(words), words, input=typed, prog_name="law")
        return done.exit_code, SLOW_BUILD.sub("", done.output)


class Recorder(doctest.DocTestRunner):
    """Runs a session and keeps what is not as shown."""

    def __init__(self) -> None:
        super().__init__(verbose=False, optionflags=doctest.ELLIPSIS)
        self.wrong: list[tuple[doctest.Example, str]] = []

    def report_failure(self, out: object, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.wrong.append((example, got))

    def report_unexpected_exception(
        self, out: object, test: doctest.DocTest, example: doctest.Example, exc_info: tuple[object, object, object]
    ) -> None:
        self.wrong.append((example, f"{exc_info[1]!r}\n"))


def environment(tools: Path) -> dict[str, str]:
    """Return the variables of a shell with `law` and `python` on its path, and a home of its own.

    The cache is that of the test run, where the shipped games are already read and checked.
    """
    folder = tools / "bin"
    folder.mkdir(parents=True, exist_ok=True)
    for name, words in {"law": f"-c '{LAW}'", "python": ""}.items():
        path = folder / name
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(str(ROOT / room) for room in ROOMS),
        "HOME": str(tools),
        "LAW_CACHE": str(cache_folder()),
        "NO_COLOR": "1",
        "COLUMNS": "100",
        "LC_ALL": "C.UTF-8",
    }


def commands_in(text: str) -> Iterator[str]:
    """Yield the commands of a block of the shell, without comments."""
    for line in text.split("\n"):
        command = re.sub(r"(^|\s+)#.*", "", line).strip()
        if command:
            yield command


def sessions(text: str) -> list[tuple[str, list[str]]]:
    """Return the commands of a block, each with the lines below it.

    >>> sessions("$ law games\\nnone\\n$ cd farm\\n")
    [('law games', ['none']), ('cd farm', [])]
    """
    found: list[tuple[str, list[str]]] = []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("$ "):
            found.append((re.sub(r"\s+#.*", "", line.removeprefix("$ ")), []))
        else:
            found[-1][1].append(line.rstrip())
    return found


def matches(shown: list[str], printed: list[str]) -> bool:
    """Tell whether what is shown is what is printed, apart from times and from what is left out.

    >>> matches(["a", "…", "c … d"], ["a", "b", "c x d"]), matches(["a"], ["a", "b"]), matches(["1.2 s"], ["3.4 s"])
    (True, False, True)
    """
    pattern = "".join(r"(?:.*\n)*?" if line.strip() == LEFT_OUT else f"{line_pattern(line)}\n" for line in shown)
    return re.fullmatch(pattern, "".join(f"{TIMES.sub('0', line)}\n" for line in printed)) is not None


def line_pattern(line: str) -> str:
    """Return what a printed line has to match."""
    return ".*".join(re.escape(part) for part in TIMES.sub("0", line).split(LEFT_OUT))


def refreshed(shown: list[str], printed: list[str]) -> list[str]:
    """Return what is printed, as much of it as was shown before; a line that still holds stays as it is.

    >>> refreshed(["a", "…", "cat 1", "…"], ["a", "b", "cat 2", "d"])
    ['a', '…', 'cat 2', '…']
    """
    if not any(line.strip() == LEFT_OUT for line in shown):
        padded = [*shown, *[""] * len(printed)]
        return [kept(old, new) for old, new in zip(padded, printed, strict=False)]
    out: list[str] = []
    at = 0
    while shown:
        size = next((n for n, line in enumerate(shown) if line.strip() == LEFT_OUT), len(shown))
        part, rest = shown[:size], shown[size:]
        start = at if not out else len(printed) - size if not rest else likeliest(part, printed, at)
        out += [kept(old, new) for old, new in zip(part, printed[max(start, at) :], strict=False)]
        at = max(start, at) + size
        out += rest[:1]
        shown = rest[1:]
    return out


def likeliest(part: list[str], printed: list[str], at: int) -> int:
    """Return where lines that look most like these begin."""
    starts = range(at, max(len(printed) - len(part), at) + 1)

    def likeness(start: int) -> float:
        pairs = zip(part, printed[start:], strict=False)
        return sum(SequenceMatcher(None, old, new, autojunk=False).ratio() for old, new in pairs)

    return max(starts, key=likeness)


def kept(old: str, new: str) -> str:
    """Return the old line if the new one is not different in what counts."""
    return old if re.fullmatch(line_pattern(old), TIMES.sub("0", new)) else new

"""How a command stops when it cannot do its work: with messages for a person, or as JSON for a program that asked so.

law sim farm               ->     error[L316]: `fier` is not a word of `school` …
law sim farm --json        ->     {"errors": [{"code": "L316", "severity": "error", "message": …}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from lawspeaker.cli.output import say, say_facts, say_json
from lawspeaker.facts import Fact

MISUSE = "usage"
REFUSED = "refused"
OUR_MISTAKE = "internal"


class Failure(Exception):
    """The end of a command: what is wrong with a spec, or one line about something else."""

    def __init__(
        self, message: str = "", facts: list[Fact] | None = None, texts: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts or []
        self.texts = texts or {}

    def say(self, as_json: bool) -> None:
        """Print what is wrong: for a person, or for a program."""
        if as_json:
            from lawspeaker.diagnostics.as_json import as_rows

            say_errors(as_rows(self.facts, self.texts) if self.facts else [plain_row(REFUSED, self.message)])
        elif self.facts:
            say_facts(self.facts, self.texts, error=True)
        else:
            say(self.message, error=True)


def refuse(message: str) -> NoReturn:
    """End the command with one line; its exit code is 1."""
    raise Failure(message)


def plain_row(code: str, message: str) -> dict[str, object]:
    """Return an error that is not about a place of a spec, in the form of those that are."""
    from lawspeaker.diagnostics.as_json import row_of

    return row_of(code, message)


def say_errors(rows: list[dict[str, object]]) -> None:
    """Print errors as JSON, in place of what the command would have printed."""
    say_json({"errors": rows})

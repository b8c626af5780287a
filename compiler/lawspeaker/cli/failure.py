"""How a command ends when it cannot do its work: with messages, or with JSON if `--json` was given.

law sim farm               ->     error[L316]: `fier` is not a word of `school` …
law sim farm --json        ->     {"errors": [{"code": "L316", "severity": "error", "message": …}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from lawspeaker.cli.output import echo, echo_facts, echo_json
from lawspeaker.facts import Fact

USAGE = "usage"
REFUSED = "refused"
INTERNAL = "internal"


class Failure(Exception):
    """Ends a command: with the facts about a spec, or with one line about something else."""

    def __init__(
        self, message: str = "", facts: list[Fact] | None = None, texts: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts or []
        self.texts = texts or {}

    def echo(self, as_json: bool) -> None:
        """Print the messages, or JSON."""
        if as_json:
            from lawspeaker.diagnostics.as_json import as_rows

            echo_errors(as_rows(self.facts, self.texts) if self.facts else [error_row(REFUSED, self.message)])
        elif self.facts:
            echo_facts(self.facts, self.texts, error=True)
        else:
            echo(self.message, error=True)


def fail(message: str) -> NoReturn:
    """End the command with one line and exit code 1."""
    raise Failure(message)


def error_row(code: str, message: str) -> dict[str, object]:
    """Return an error without a position in a spec, in the same form as other errors."""
    from lawspeaker.diagnostics.as_json import row_of

    return row_of(code, message)


def echo_errors(rows: list[dict[str, object]]) -> None:
    """Print errors as JSON, instead of the result of the command."""
    echo_json({"errors": rows})

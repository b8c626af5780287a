"""How a command ends when it cannot do its work: with messages, or with JSON if `--json` was given.

law sim farm               ->     error[L316]: `fier` is not a word of `school` …
law sim farm --json        ->     {"errors": [{"code": "L316", "severity": "error", "message": …}]}
"""

from __future__ import annotations

import sys

from lawspeaker.cli.output import echo_facts, echo_json, in_colour
from lawspeaker.project.failure import SpecFailure
from lawspeaker.project.rule_errors import RuleFailure, split_location, stop_lines
from lawspeaker_system.console import echo
from lawspeaker_system.failure import Failure

USAGE = "usage"
REFUSED = "refused"
INTERNAL = "internal"
STOPPED = "stopped"


def echo_failure(failure: Failure, as_json: bool) -> None:
    """Print the messages of a failure, or JSON."""
    if as_json:
        echo_errors(rows_of(failure))
        return
    match failure:
        case SpecFailure(facts=facts, texts=texts):
            echo_facts(facts, texts, error=True)
        case RuleFailure():
            echo(in_colour(stop_lines(failure.spec, failure.message, failure.how), sys.stderr), error=True)
        case _:
            echo(failure.message, error=True)


def rows_of(failure: Failure) -> list[dict[str, object]]:
    """Return a failure as rows of JSON."""
    from lawspeaker.diagnostics.as_json import as_rows, place, row_of

    match failure:
        case SpecFailure(facts=facts, texts=texts):
            return as_rows(facts, texts)
        case RuleFailure(spec=spec, how=how):
            span, words = split_location(spec, failure.message)
            return [row_of(STOPPED, words) | {"help": how} | ({} if span is None else place(span))]
        case _:
            return [error_row(REFUSED, failure.message)]


def error_row(code: str, message: str) -> dict[str, object]:
    """Return an error without a position in a spec, in the same form as other errors."""
    from lawspeaker.diagnostics.as_json import row_of

    return row_of(code, message)


def echo_errors(rows: list[dict[str, object]]) -> None:
    """Print errors as JSON, instead of the result of the command."""
    echo_json({"errors": rows})

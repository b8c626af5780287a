"""Games for programs in other languages: JSON-RPC 2.0 over standard input and output, one object in each line.

    > {"id": 1, "method": "new", "params": {"players": 2, "seed": 7}}
    < {"jsonrpc": "2.0", "id": 1, "result": {"game": 1, "over": false, "player": 1, "question": …, "options": […]}}
    > {"id": 2, "method": "choose", "params": {"game": 1, "choice": 8}}
    < {"jsonrpc": "2.0", "id": 2, "error": {"code": 1, "message": "option 8 is not possible now; …", "data": …}}

    python -m lawspeaker_runtime.adapters.stdio connect-four

A request without an `id` is a notification: it is carried out and not answered. No line ends the program but `quit`
and the end of the input.
"""

from __future__ import annotations

import json
import sys
from math import isinf
from typing import BinaryIO, Final

from lawspeaker_runtime.adapters.find_game import find_game
from lawspeaker_runtime.adapters.stdio_methods import METHODS, BadParams, Params, Session
from lawspeaker_runtime.errors import (
    BadOption,
    BadSave,
    CannotUndo,
    IllegalChoice,
    NativeMissing,
    NotOver,
    RuleError,
    did_you_mean,
)

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
NO_METHOD: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL: Final = -32603
GAME_ERRORS: Final[dict[type[Exception], int]] = {
    IllegalChoice: 1,
    BadOption: 2,
    BadSave: 3,
    CannotUndo: 4,
    NotOver: 5,
    RuleError: 6,
    NativeMissing: 7,
}
LONGEST_LINE: Final = 64 * 1024 * 1024
LONGEST_MESSAGE: Final = 4_000
Id = int | str | float | None


class Failure(Exception):
    """An error that is reported to the program: its code, its message and its kind."""

    def __init__(self, code: int, message: str, kind: str) -> None:
        super().__init__(message)
        self.code = code
        self.kind = kind

    def data(self) -> dict[str, object]:
        """Return the error as an object; what a request said is told back in one line, which is not endless."""
        line = " ".join(str(self).split())
        told = line if len(line) <= LONGEST_MESSAGE else f"{line[:LONGEST_MESSAGE]}…"
        return {"code": self.code, "message": told, "data": {"kind": self.kind}}


def answer(session: Session, line: bytes) -> str | None:
    """Return the answer to a line as JSON; None for a notification."""
    number: Id = None
    notified = False
    try:
        request = parse(line)
        number = id_of(request)
        notified = "id" not in request
        result = call(session, request)
        reply: dict[str, object] = {"jsonrpc": "2.0", "id": number, "result": result}
    except Failure as failure:
        reply = {"jsonrpc": "2.0", "id": number, "error": failure.data()}
    return None if notified else json.dumps(reply)


def parse(line: bytes) -> dict[str, object]:
    """Return a request; raise Failure if a line is none."""
    try:
        request = json.loads(line, parse_constant=refuse_constant, parse_float=finite)
    except (ValueError, RecursionError) as error:
        what = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Failure(PARSE_ERROR, f"this line is no JSON: {what}", "ParseError") from None
    if not isinstance(request, dict):
        raise Failure(INVALID_REQUEST, "a request is one object", "InvalidRequest")
    return request


def refuse_constant(word: str) -> None:
    """Raise ValueError for NaN and infinite numbers, which JSON does not have."""
    raise ValueError(f"`{word}` is no number")


def finite(digits: str) -> float:
    """Return a number; raise ValueError for one that is too large, which could not be answered in JSON."""
    number = float(digits)
    if isinf(number):
        raise ValueError(f"`{digits[:20]}` is too large")
    return number


def id_of(request: dict[str, object]) -> Id:
    """Return the id of a request."""
    number = request.get("id")
    if isinstance(number, bool) or not isinstance(number, int | str | float | None):
        raise Failure(INVALID_REQUEST, "`id` is a number or a text", "InvalidRequest")
    return number


def call(session: Session, request: dict[str, object]) -> object:
    """Carry out a request and return its result; raise Failure if it is not possible."""
    name, params = request.get("method"), request.get("params", {})
    if not isinstance(name, str):
        raise Failure(INVALID_REQUEST, "`method` is a text", "InvalidRequest")
    if name not in METHODS:
        known = ", ".join(f"`{word}`" for word in METHODS)
        hint = did_you_mean(name, METHODS)
        raise Failure(NO_METHOD, f"no method is called `{name}`; the methods are {known}{hint}", "NoMethod")
    if not isinstance(params, dict):
        raise Failure(INVALID_PARAMS, "`params` is an object", "BadParams")
    return carry_out(session, name, Params(params))


def carry_out(session: Session, name: str, params: Params) -> object:
    """Carry out a method; every error becomes a Failure, so that the program goes on."""
    try:
        result = METHODS[name](session, params)
        params.finish()
    except BadParams as error:
        raise Failure(INVALID_PARAMS, f"{name}: {error}", "BadParams") from None
    except tuple(GAME_ERRORS) as error:
        code = next(code for kind, code in GAME_ERRORS.items() if isinstance(error, kind))
        raise Failure(code, str(error), type(error).__name__) from None
    except Exception as error:
        raise Failure(INTERNAL, f"{type(error).__name__}: {error}", "Internal") from None
    return result


def serve(game: object, reading: BinaryIO, writing: BinaryIO, native: bool = False) -> None:
    """Answer lines until `quit` or the end of the input."""
    session = Session(game, native)
    while not session.quitting:
        line = reading.readline(LONGEST_LINE)
        if not line:
            return
        if not line.strip():
            continue
        reply = answer(session, line)
        if reply is not None:
            writing.write(f"{reply}\n".encode())
            writing.flush()


def serve_stdio(game: object, native: bool = False) -> None:
    """Serve a game on standard input and output; return when the other side has gone."""
    try:
        serve(game, sys.stdin.buffer, sys.stdout.buffer, native)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()  # nothing is left to be said, also not about a pipe that cannot be flushed


def main(arguments: list[str]) -> int:
    """Run the protocol for the game named on the command line."""
    names = [word for word in arguments if not word.startswith("-")]
    unknown = [word for word in arguments if word.startswith("-") and word != "--native"]
    if len(names) != 1 or unknown:
        sys.stderr.write("usage: python -m lawspeaker_runtime.adapters.stdio GAME [--native]\n")
        return 2
    try:
        serve_stdio(find_game(names[0]), "--native" in arguments)
    except (BadOption, NativeMissing) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

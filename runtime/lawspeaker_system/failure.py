"""What ends a command, or a request of a table, that cannot be carried out: a message for the person."""

from __future__ import annotations

from typing import NoReturn


class Failure(Exception):
    """Ends a command with a message and exit code 1."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message)
        self.message = message


class BadArgument(ValueError):
    """An argument that a game does not allow; `flag` is the flag with which a command line gives it."""

    def __init__(self, message: str, flag: str) -> None:
        super().__init__(message)
        self.message = message
        self.flag = flag


def fail(message: str) -> NoReturn:
    """End the command with a message."""
    raise Failure(message)

"""20,000 malformed messages: each is answered by one line of JSON with a clear error, and the game goes on."""

from __future__ import annotations

import json
from random import Random

import pytest

from lawspeaker_games import kuhn_poker
from lawspeaker_runtime.adapters.stdio import INTERNAL, LONGEST_MESSAGE, answer
from lawspeaker_runtime.adapters.stdio_methods import METHODS, Session
from tests.soak import runs

MESSAGES = runs(2_000, 20_000)
NUMBERS = ("-0", "0", "1", "2", "-1", "1.0", "1e2", "1e999", "-1e999", "1e-999", "9" * 30, "9" * 4000, "9" * 5000)
TEXTS = ("", "x", "1", r"\u0000", r"\ud800", r"\udfff\ud800", r"a\nb", r"\u2028", "१", "y" * 9_000)
OTHERS = ("[]", "[1]", "[[[[]]]]", "{}", '{"a": 1}', r'{"\ud800": 1}', "[" * 3_000 + "]" * 3_000, "NaN", "Infinity")
ODD = ("null", "true", *NUMBERS, *(f'"{text}"' for text in TEXTS), *OTHERS)
PARAMETERS = "game choice player players seed options save force outcome secure x \\n".split(" ")
SCRAPS = (*(bytes((one,)) for one in b'{}[]":,\\\x00\xff\n\r'), b"\xed\xa0\x80", b"\xef\xbb\xbf", b"e999")


def request(random: Random) -> bytes:
    """Return a request with odd values, of a method that there is or of another one."""
    method = random.choice([*METHODS, "x", "__init__", "\\ud800", "viw", ""])
    if method == "quit":
        method = "options"
    words = random.sample(PARAMETERS, random.randint(0, 4))
    params = ", ".join(f'"{word}": {random.choice(ODD)}' for word in [*words, *random.choices(("game",), k=2)][:-1])
    parts = [f'"id": {random.choice(ODD)}', f'"method": "{method}"', f'"params": {{{params}}}']
    if random.random() < 0.2:
        parts[random.randrange(3)] = f'"{random.choice(("id", "method", "params", "x"))}": {random.choice(ODD)}'
    return ("{" + ", ".join(parts) + "}").encode()


def damaged(random: Random, line: bytes) -> bytes:
    """Return a line with bytes left out, put in or exchanged."""
    for _ in range(random.randint(0, 3)):
        at, size = random.randrange(len(line) + 1), random.randint(0, 4)
        line = line[:at] + random.choice((b"", random.choice(SCRAPS), random.randbytes(2))) + line[at + size :]
    return line


def refuse(word: str) -> None:
    """Refuse what JSON does not have."""
    pytest.fail(f"{word} is no JSON")


def test_malformed_messages_get_one_line_each_and_change_nothing() -> None:
    random, session = Random(31), Session(kuhn_poker)
    for number in range(MESSAGES):
        line = damaged(random, request(random))
        reply = answer(session, line)
        if reply is not None:
            found = json.loads(reply.encode(), parse_constant=refuse)
            assert "\n" not in reply
            assert ("result" in found) != ("error" in found), line
            if "error" in found:
                assert found["error"]["code"] != INTERNAL, (line, found)
                assert len(found["error"]["message"].splitlines()) == 1, (line, found)
                assert len(found["error"]["message"]) <= LONGEST_MESSAGE + 1, line
        if number % 50 == 0:
            session.games = {1: session.games.get(1, session.package.new(seed=1))}
    session.games[1] = session.package.new(seed=1)
    played = json.loads(answer(session, b'{"id": 1, "method": "options", "params": {"game": 1}}') or "")
    assert played["result"]["options"]


@pytest.mark.parametrize("number", ["1e999", "-1e999", "[1e999]"])
def test_a_number_that_json_cannot_answer_is_refused(number: str) -> None:
    reply = answer(Session(kuhn_poker), f'{{"id": {number}, "method": "rules"}}'.encode())
    assert reply is not None
    assert json.loads(reply, parse_constant=refuse)["error"]["code"] == -32700

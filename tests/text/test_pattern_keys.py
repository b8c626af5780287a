"""Keys of patterns are strings in the code and keys of `patterns.en.yaml`, which has them all: both must agree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import lawspeaker.text
import lawspeaker_language
from lawspeaker.sentence_words import BY_WORD
from lawspeaker_language.language import load_language

FOLDERS = [Path(str(package.__file__)).parent for package in (lawspeaker.text, lawspeaker_language)]
ANYTHING = "[a-z_]*"
LOOKUPS = ("fill", "fill_optional", "has")


@cache
def nodes() -> list[ast.AST]:
    """Return every node of the modules that write texts."""
    paths = [path for folder in FOLDERS for path in folder.rglob("*.py")]
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def literals(e: ast.expr) -> Iterator[str]:
    """Yield the strings that an argument may be, as far as they are written in the call."""
    match e:
        case ast.Constant(str() as key):
            yield key
        case ast.IfExp(_, body, orelse):
            yield from literals(body)
            yield from literals(orelse)
        case _:
            pass


def looked_up() -> set[str]:
    """Return the keys that calls look up by a literal."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and node.args]
    lookups = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in LOOKUPS]
    return {key for call in lookups for key in literals(call.args[0])}


def as_regex(e: ast.JoinedStr) -> str:
    """Return a regular expression for the strings that an f-string may give."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in e.values]
    return "".join(parts)


def test_every_pattern_that_the_code_looks_up_exists() -> None:
    keys = looked_up()
    assert len(keys) > 100
    assert keys <= set(load_language("en").patterns)


def test_every_pattern_is_used_by_the_code() -> None:
    constants = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    joined = {as_regex(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    composed = [regex for regex in joined if re.search("[a-z]{2}", regex.replace(ANYTHING, ""))]
    declared = {key for word in BY_WORD.values() for key in word.keys.split()}
    unused = [key for key in load_language("en").patterns if key not in constants | declared]
    assert [key for key in unused if not any(re.fullmatch(regex, key) for regex in composed)] == []

"""What verdicts about mutants depend on: the rules of a spec, and each of its examples, as hashes.

    Spec("farm", …)   ->   Basis(rules="5d1f…", examples={"two cards each": "a93c…", …})

Citations, comments and blank lines are left out: they change no verdict.
"""

from __future__ import annotations

import re
from pathlib import PurePath

from msgspec import Struct

from lawspeaker.cli.coverage.mutants import end_of_block
from lawspeaker.incremental import stable_hash
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source

EXAMPLE = re.compile(r'example "([^"]*)"')
CITED = re.compile(r"(\s+@[A-Z][A-Z0-9]*(-[A-Z0-9]+)+)+\s*$")


class Basis(Struct, frozen=True, tag_field="is", tag="basis"):
    """Hashes of the rules and of each example, by its name."""

    rules: str
    examples: dict[str, str]


def basis_of(spec: Spec) -> Basis:
    """Return what the verdicts about a spec depend on."""
    rules: list[tuple[str, tuple[str, ...]]] = []
    examples: dict[str, str] = {}
    for source in spec.sources:
        lines, own = parted(source)
        examples |= {name: hash_of(*text) for name, text in own.items()}
        if lines:
            rules.append((PurePath(source.name).name, tuple(lines)))
    return Basis(hash_of(*(part for file, lines in rules for part in (file, *lines))), examples)


def parted(source: Source) -> tuple[list[str], dict[str, list[str]]]:
    """Return the lines of a file that are rules, and those of each of its examples.

    >>> parted(Source("a.law", 'setup  @A-1\\n    end\\n\\nexample "one"\\n    skip\\n'))
    (['setup', '    end'], {'one': ['example "one"', '    skip']})
    """
    lines = source.text.split("\n")
    rules: list[str] = []
    examples: dict[str, list[str]] = {}
    at = 0
    while at < len(lines):
        named = EXAMPLE.match(lines[at])
        end = end_of_block(lines, at) if named else at + 1
        kept = [CITED.sub("", line).rstrip() for line in lines[at:end] if not is_blank(line)]
        if named:
            examples[named[1]] = kept
        else:
            rules += kept
        at = end
    return rules, examples


def is_blank(line: str) -> bool:
    """Return whether a line is empty or only a comment."""
    return not line.strip() or line.lstrip().startswith("#")


def hash_of(*lines: str) -> str:
    """Return the hash of lines as text."""
    return stable_hash(*lines).hex()

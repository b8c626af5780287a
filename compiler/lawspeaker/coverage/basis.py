"""What verdicts about mutants depend on: the rules of a spec, and each of its examples, as hashes.

    Spec("farm", …)   ->   Basis(rules="5d1f…", examples={"two cards each": "a93c…", …})

Citations, comments and blank lines are left out: they change no verdict.
"""

from __future__ import annotations

from pathlib import PurePath

from msgspec import Struct

from lawspeaker.incremental import stable_hash
from lawspeaker.project.spec import Spec
from lawspeaker.source import parted


class Basis(Struct, frozen=True, tag_field="is", tag="basis"):
    """Hashes of the rules and of each example, by its name."""

    rules: str
    examples: dict[str, str]


def basis_of(spec: Spec) -> Basis:
    """Return what the verdicts about a spec depend on."""
    rules: list[tuple[str, tuple[str, ...]]] = []
    examples: dict[str, str] = {}
    for source in spec.sources:
        lines, own = parted(source.text)
        examples |= {name: hash_of(*text) for name, text in own.items()}
        if lines:
            rules.append((PurePath(source.name).name, tuple(lines)))
    return Basis(hash_of(*(part for file, lines in rules for part in (file, *lines))), examples)


def hash_of(*lines: str) -> str:
    """Return the hash of lines as text."""
    return stable_hash(*lines).hex()

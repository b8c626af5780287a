"""The label and the help of a fact. What they suggest was tried, or it is no suggestion.

a fact with a repair        help: write `each p among players`: a block for each element is `each … among …`
a fact without one          the label says what is wrong, not what a program guessed
"""

from __future__ import annotations

import re

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.catalogue.entry import fill
from lawspeaker.facts import Fact, Repair, RepairForm

SUGGESTED = re.compile(r"(?:did you mean|write) (?:`(.+?)`)?|leave this out|`(.+?)` is missing here")
GUESSED_WORDS = ("near", "close", "better", "instead", "extra", "missing")


def label_text(fact: Fact, words: dict[str, str]) -> str:
    """Return the text beside the mark of a fact's place; `words` are its words, shortened."""
    entry = entry_of(fact.code)
    if entry is None:
        return ""
    label = fill(entry.label, words)
    if not is_doubtful(fact, label):
        return label
    certain = fill(entry.label, {key: word for key, word in words.items() if key not in GUESSED_WORDS})
    return "" if SUGGESTED.match(certain) else certain


def is_doubtful(fact: Fact, label: str) -> bool:
    """Return whether a label suggests something that did not help, or something else than the repair."""
    found = SUGGESTED.match(label)
    if found is None or (fact.repair is None and not fact.unsure):
        return False
    part = found.group(1) or found.group(2) or ""
    return fact.repair is None or not part or part not in fact.repair.line


def help_words(fact: Fact, words: dict[str, str]) -> str:
    """Return what to do about a fact: its repair, the hint about its line, or the help of its code."""
    entry = entry_of(fact.code)
    if fact.repair is not None:
        return repair_words(fact, fact.repair)
    return fact.hint or (fill(entry.help, words) if entry else "")


def repair_words(fact: Fact, repair: Repair) -> str:
    """Return a repair as a sentence."""
    where = "" if fact.span.line == repair.span.line else f" in line {repair.span.line}"
    why = f": {repair.why}" if repair.why else ""
    match repair.form:
        case RepairForm.INDENT:
            width = len(repair.text) - len(repair.text.lstrip())
            return f"indent `{repair.line}` by {width} spaces{where}{why}"
        case RepairForm.JOIN:
            return f"write `{repair.line}` on one line{why}"
        case RepairForm.REWRITE:
            return f"write `{repair.line}`{where}{why}"

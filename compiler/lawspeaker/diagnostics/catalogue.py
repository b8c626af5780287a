"""All diagnostics: the entries of every pass, found by code.

Codes are grouped by the pass that finds the mistake: L0xx files, L1xx syntax, L2xx names, L3xx types and meaning,
L4xx what cannot be compiled, W5xx warnings.
"""

from __future__ import annotations

from lawspeaker.diagnostics import (
    catalogue_check,
    catalogue_files,
    catalogue_names,
    catalogue_parse,
    catalogue_resolve,
    catalogue_rulebook,
    catalogue_warnings,
)
from lawspeaker.diagnostics.entry import Entry

CATALOGUE: tuple[Entry, ...] = (
    *catalogue_files.CATALOGUE,
    *catalogue_rulebook.CATALOGUE,
    *catalogue_names.CATALOGUE,
    *catalogue_parse.CATALOGUE,
    *catalogue_resolve.CATALOGUE,
    *catalogue_check.CATALOGUE,
    *catalogue_warnings.CATALOGUE,
)

BY_CODE = {entry.code: entry for entry in CATALOGUE}


def entry_of(code: str) -> Entry | None:
    """Return the words of a code, or None for a code that does not exist."""
    return BY_CODE.get(code.upper())

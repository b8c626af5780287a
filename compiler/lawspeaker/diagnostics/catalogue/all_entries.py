"""All diagnostics: the entries of every pass, found by code.

Codes are grouped by the pass that finds the mistake: L0xx files, L1xx syntax, L2xx names, L3xx types and meaning,
L4xx what cannot be compiled, W5xx warnings.
"""

from __future__ import annotations

from lawspeaker.diagnostics.catalogue import check as catalogue_check
from lawspeaker.diagnostics.catalogue import files as catalogue_files
from lawspeaker.diagnostics.catalogue import names as catalogue_names
from lawspeaker.diagnostics.catalogue import parse as catalogue_parse
from lawspeaker.diagnostics.catalogue import resolve as catalogue_resolve
from lawspeaker.diagnostics.catalogue import rulebook as catalogue_rulebook
from lawspeaker.diagnostics.catalogue import warnings as catalogue_warnings
from lawspeaker.diagnostics.catalogue.entry import Entry

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

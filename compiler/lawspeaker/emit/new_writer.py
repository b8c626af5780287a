"""The context for writing expressions and sentences, with the functions that write their parts."""

from __future__ import annotations

from lawspeaker.emit import parts
from lawspeaker.emit.expressions.expressions import write_text
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.writer import Writer


def new_writer(layout: Layout, no_owner: str = "0") -> Writer:
    """Return a context for writing expressions and sentences."""
    return Writer(layout, write_text, parts, no_owner)

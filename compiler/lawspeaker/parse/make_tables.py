"""Write the parser tables of the grammar in the checkout: `python -m lawspeaker.parse.make_tables`."""

from __future__ import annotations

from lawspeaker.parse.grammar import TABLES, dump, grammar_text

if __name__ == "__main__":
    TABLES.write_bytes(dump(grammar_text()))

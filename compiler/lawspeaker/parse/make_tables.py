"""Write the parser tables of the grammar in the checkout: `python -m lawspeaker.parse.make_tables`."""

from __future__ import annotations

from lawspeaker.parse.analyse import analyse
from lawspeaker.parse.grammar import TABLES, grammar_text
from lawspeaker.parse.tables import dump

if __name__ == "__main__":
    TABLES.write_bytes(dump(analyse(grammar_text()), grammar_text()))

"""How a spec settles what its rulebook leaves open: each reading is an option, or has a ruling.

- {id: CT-03, kind: reading, text: May a kiln be sold?, ruling: No.}      a ruling
option sales: yes_no                                     @CT-04      an option
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.coverage.score import listed
from lawspeaker.project.cited_lines import Cited
from lawspeaker.project.spec import Statement

OPTION = "option"


class Readings(Struct):
    """The readings of a rulebook, and by the id of each the lines of the options that cite it."""

    found: list[Statement] = field(default_factory=list)
    options: dict[str, list[Cited]] = field(default_factory=dict)

    @property
    def ruled(self) -> list[Statement]:
        """Return the readings that have a ruling and are no option."""
        return [reading for reading in self.found if reading.ruling and reading.id not in self.options]

    @property
    def open(self) -> list[Statement]:
        """Return the readings that are neither an option nor a ruling."""
        return [reading for reading in self.found if not reading.ruling and reading.id not in self.options]


def readings_of(statements: list[Statement], lines: list[Cited]) -> Readings:
    """Return the readings among some statements, with the options among the citing lines of a spec."""
    readings = Readings([statement for statement in statements if statement.kind == "reading"])
    known = {reading.id for reading in readings.found}
    for cited in lines:
        for id in cited.ids if cited.word == OPTION else ():
            if id in known:
                readings.options.setdefault(id, []).append(cited)
    return readings


def as_data(readings: Readings) -> dict[str, object]:
    """Return the readings as data for JSON."""
    return {
        "options": {id: [str(cited) for cited in found] for id, found in readings.options.items()},
        "rulings": {reading.id: reading.ruling for reading in readings.ruled},
        "open": [reading.id for reading in readings.open],
    }


def as_lines(readings: Readings) -> list[str]:
    """Return the readings as lines: those that are open, and how the others are settled."""
    texts = {reading.id: reading.text for reading in readings.found}
    options = [
        f"{id}  {texts[id]} ({', '.join(cited.text for cited in found)})" for id, found in readings.options.items()
    ]
    rulings = [f"{reading.id}  {reading.text} ({reading.ruling})" for reading in readings.ruled]
    lines = listed("readings that are neither an option nor a ruling", [f"{r.id}  {r.text}" for r in readings.open])
    return lines + listed("readings that are an option", options) + listed("readings with a ruling", rulings)

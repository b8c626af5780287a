"""The designer's panel of `law serve --design`: the spec beside the table, positions, cards and worlds.

Nothing of it is there without `--design`: it shows what is hidden.
"""

from __future__ import annotations

from lawspeaker.cli.serve.table import Refused, Table


class Designer:
    """Answers the requests of the designer's panel."""

    def panel(self, table: Table, seat: int) -> dict[str, object]:
        """Return what the panel shows beside a table."""
        return {"seed": str(table.record.seed)}

    def carry_out(self, table: Table, seat: int, message: dict[str, object]) -> None:
        """Carry out a request of the panel; raise Refused if it is not possible."""
        raise Refused("this message is not understood")

"""How a game ends: victories, final scores, tie-breakers."""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions import expressions
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.python_text import listed
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import functions
from lawspeaker.emit.writer import Writer
from lawspeaker.parse.tree_enums import EndingForm


class EndingRow(Struct, frozen=True):
    """A way to win: a condition, or candidates and the ranks by which the best of them are found."""

    number: int
    comment: str
    function: str
    params: str
    winners: str
    condition: str = ""
    candidates: str = ""
    ranks: tuple[str, ...] = ()


class EndingWriter:
    """Writes the functions about the end of the game."""

    def __init__(self, w: Writer) -> None:
        program, scoring = w.layout.program, w.layout.program.scoring
        self.layout = w.layout
        self.rows = [ending_row(w, number, ending) for number, ending in enumerate(program.endings)]
        self.ranks = [] if scoring is None else [rank(w, scoring.player, most, key) for most, key in scoring.ranks]
        self.after_changes = [ending.function for ending in program.endings if ending.event is None]
        self.at_end = functions_at_end(w)

    def definition(self, used: set[str]) -> Definition:
        """Return the functions; of those that are called after an event, only the `used` ones."""
        called = {*used, *self.after_changes, *self.at_end}
        written = [row for row in self.rows if row.function in called]
        checks = ["check_endings"] if self.after_changes else []
        return definition(
            (*(row.function for row in written), *checks, "end_game"),
            "functions/endings",
            endings=written,
            after_changes=self.after_changes,
            waits_for_setup=self.layout.waits_for_setup,
            end_asks=self.layout.end_asks,
            at_end=self.at_end,
            scored=self.layout.program.scoring is not None and not self.layout.program.cooperative,
            seats=self.layout.seats,
            ranks=self.ranks,
        )


def ending_row(w: Writer, number: int, ending: c.Ending) -> EndingRow:
    """Return one way to win: whether it is met, and by whom."""
    comment, params = w.layout.spec.comment(ending.span), functions.parameters(functions.typed(ending.params))
    who = ending.player
    if who is None or ending.player_is_field:
        condition = expressions.conjunction(w, ending.tests, ["not s.over"])
        winners = f"list({w.layout.seats})" if ending.form == EndingForm.WIN_TOGETHER else f"[{who or ''}]"
        return EndingRow(number, comment, ending.function, params, winners, condition)
    return EndingRow(
        number,
        comment,
        ending.function,
        params,
        "best" if ending.shared else "best[:1]",
        candidates=listed(who, who, w.layout.seats, expressions.conjunction(w, ending.tests)),
        ranks=tuple(rank(w, who, most, key) for most, key in ending.ranks),
    )


def rank(w: Writer, who: str, most: bool, key: c.Expr) -> str:
    """Write the best of the candidates by a key."""
    return f"{'most' if most else 'least'}(best, lambda {who}: {w.value(key)})"


def functions_at_end(w: Writer) -> list[str]:
    """Return the functions that run when the course is over: triggers that cannot ask, and endings that wait for it."""
    moments = w.layout.lowered.moments
    called: list[str] = []
    if ("ended", c.Moment.BEFORE) in moments and not w.layout.end_asks:
        called.append(moment_name("ended", c.Moment.BEFORE))
    if ("ended", c.Moment.AFTER) in moments and not w.layout.asks_at_end(c.Moment.AFTER):
        called.append(moment_name("ended", c.Moment.AFTER))
    return [*called, *(ending.function for ending in w.layout.program.endings if ending.event == "ended")]

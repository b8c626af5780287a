"""Sentences that may end the game, and the look at the end that follows them."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.effects import WRITERS, written_by
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import indented
from lawspeaker.emit.sentences.decisions import AskWriter
from lawspeaker.lower.program import Block, Frame


class WatchWriter(AskWriter):
    """Writes that nothing more happens once the game is over. `frame` is that of a function that may suspend."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.frame: Frame | None = None
        self.number = 0
        self.position: dict[int, int] = {}
        self.inner: dict[int, Block] = {}

    def check_endings(self) -> list[str]:
        return ["if check_endings(s):", *indented(self.over_return())]

    def over_check(self) -> list[str]:
        """Write that nothing more happens once the game is over."""
        return ["if is_over(s):", *indented(self.over_return())]

    def over_return(self) -> list[str]:
        return [*self.leaving(), self.bare_return()] if self.frame is None else ["return True"]

    def bare(self, stmt: c.Stmt) -> list[str]:
        lines = super().bare(stmt)
        if isinstance(stmt, c.Announce) and self.ends_on_the_spot(stmt):
            return lines
        if isinstance(stmt, c.CallVerb | c.RunSteps | c.RunPhase | c.Announce) and self.may_end(stmt):
            return [*lines, *self.over_check()]
        return lines

    def after_moment(self, event: str, moment: str) -> list[str]:
        return self.over_check() if self.moment_ends(event, moment) else []

    def moment_ends(self, event: str, moment: str) -> bool:
        """Tell whether what is triggered at a moment of an event can end the game."""
        triggers = [tr for tr in self.layout.program.triggers if (tr.event, tr.moment) == (event, moment)]
        return any(self.may_end(trigger.function.body) for trigger in triggers)

    def ends_on_the_spot(self, stmt: c.Announce) -> bool:
        """Tell whether the only way an event ends the game is a victory that already leaves the function."""
        program = self.layout.program
        endings = [ending for ending in program.endings if ending.event == stmt.event.name]
        called = [tr for tr in program.triggers if tr.event == stmt.event.name]
        return not stmt.block and not called and all(self.won(ending, stmt.args) is not None for ending in endings)

    def may_end(self, stmt: object) -> bool:
        """Tell whether a sentence can end the game, directly or through what it calls."""
        return any(self.node_ends(node, set()) for node in nodes(stmt))

    def node_ends(self, node: object, seen: set[str]) -> bool:
        program = self.layout.program
        called: list[c.Function] = []
        match node:
            case c.Leave(_, "end"):
                return True
            case c.Announce():
                if any(ending.event == node.event.name for ending in program.endings):
                    return True
                called = [tr.function for tr in program.triggers if tr.event == node.event.name]
            case c.CallVerb():
                called = [program.functions[f"verb {node.verb.name}"]]
            case c.RunPhase():
                called = [program.functions[f"phase {node.phase.name}"]]
            case c.RunSteps():
                called = list(program.steps.get((node.field.owner, node.field.name), {}).values())
            case _:
                if self.watching and isinstance(node, WRITERS) and written_by(self.layout.symbols, node) & self.watched:
                    return True
        for function in called:
            if function.name not in seen:
                seen.add(function.name)
                if any(self.node_ends(inner, seen) for inner in nodes(function.body)):
                    return True
        return False

    def leave(self, stmt: c.Leave | c.GiveBack | c.OnlyIf) -> list[str]:
        if self.frame is not None and isinstance(stmt, c.Leave) and stmt.form == "end":
            return ["end_game(s)", "return True"]
        return super().leave(stmt)

"""`steps.py` of a game: verbs, phases, triggers and endings, and the loop that runs what is on the stack."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions.expressions import new_writer
from lawspeaker.emit.files import endings
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.emit.python_text import INDENT, indented, tuple_text
from lawspeaker.emit.sentences import frames, functions, triggers
from lawspeaker.emit.sentences.labels import BEGIN


class StepWriter:
    """Collects the functions that change the state."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def module(self) -> Module:
        """Return the module of steps."""
        return Module("steps", "verbs, events and phases", functions=[*self.steps(), self.runner()])

    def steps(self) -> list[list[str]]:
        """Write verbs, phases, steps of things, triggers, endings."""
        w = new_writer(self.layout)
        written = [functions.write_plain(w, f) for f in self.layout.lowered.plain]
        written += [frames.write_resumable(w, frame) for frame in self.layout.lowered.frames]
        written += [functions.steps_dispatch(w, owner, word) for owner, word in self.layout.program.steps]
        w = new_writer(self.layout, no_owner="s.active")
        for info in self.layout.lowered.moments.values():
            written += [triggers.collect(w, info), triggers.run(w, info)]
        return [*written, *endings.write_endings(new_writer(self.layout))]

    def last_words(self) -> list[str]:
        """Write that the game goes on with what is triggered by its end, where that may ask a player.

        What comes `before` the end lies on top of the stack; if it asks nobody, it has run when the others are asked.
        """
        if not self.layout.end_asks:
            return []
        asking = [moment for moment in (c.Moment.AFTER, c.Moment.BEFORE) if self.layout.asks_at_end(moment)]
        frames = ", ".join(
            f"{self.layout.label(BEGIN)}, {self.layout.table('verb', moment_name('ended', moment))}"
            for moment in asking
        )
        start = ["s.over = False", "s.ending = END_TRIGGERS"]
        if c.Moment.BEFORE not in asking and ("ended", c.Moment.BEFORE) in self.layout.lowered.moments:
            start.append(f"{moment_name('ended', c.Moment.BEFORE)}(s)")
        lists = ", ".join("[]" for _ in asking)
        start += [f"s.stack = [{frames}]", f"s.lists = [{lists}]", "run(s)", "return"]
        return ["if s.ending == END_PENDING:", *indented(start)]

    def runner(self) -> list[str]:
        """Write the agenda: run the verb on top of the stack until somebody must decide or the game is over."""
        names = list(self.layout.verbs)
        table = f"VERBS: Final = {tuple_text(names)}"
        body = [
            "stack = s.stack",
            "while stack and not s.over:",
            f"{INDENT}if VERBS[stack[-1]](s) and not s.over:",
            f"{INDENT * 2}return",
            "if not s.over:",
            f"{INDENT}end_game(s)",
            *self.last_words(),
            "s.stack = []",
            "s.lists = []",
            "s.player = 0",
            "s.site = -1",
            "s.legal = []",
        ]
        head = [table, "", "", "def run(s: State) -> None:"]
        return [
            *head,
            f'{INDENT}"""Run what is on the stack until somebody must decide or the game is over."""',
            *indented(body),
        ]

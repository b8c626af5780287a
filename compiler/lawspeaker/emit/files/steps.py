"""`steps.py` of a game: verbs, phases, triggers and endings, and the loop that runs what is on the stack."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions.expressions import new_writer
from lawspeaker.emit.files.endings import EndingWriter
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.emit.python_text import tuple_text
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import frames, functions, triggers
from lawspeaker.emit.sentences.labels import BEGIN


class StepWriter:
    """Collects the functions that change the state."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.written = self.steps()
        self.endings = EndingWriter(new_writer(layout))

    def module(self) -> Module:
        """Return the module of steps; call this when every call of an ending is written."""
        endings = self.endings.definition(self.layout.ending_calls)
        return Module("steps", "verbs, events and phases", functions=[*self.written, endings, self.agenda()])

    def steps(self) -> list[Definition]:
        """Write verbs, phases, steps of things, triggers."""
        w = new_writer(self.layout)
        written = [functions.write_plain(w, f) for f in self.layout.lowered.plain]
        written += [frames.write_resumable(w, frame) for frame in self.layout.lowered.coroutines]
        written += [functions.steps_dispatch(w, owner, word) for owner, word in self.layout.program.steps]
        w = new_writer(self.layout, no_owner="s.active")
        for info in self.layout.lowered.moments.values():
            written += [triggers.collect(w, info), triggers.run(w, info)]
        return written

    def agenda(self) -> Definition:
        """Write the agenda: run the verb on top of the stack until a player must decide or the game is over.

        The game goes on with what is triggered by its end, where that may ask a player. What comes `before` the end is
        on top of the stack; if it asks nothing, it runs before the others.
        """
        asking = [moment for moment in (c.Moment.AFTER, c.Moment.BEFORE) if self.layout.asks_at_end(moment)]
        calls_before = c.Moment.BEFORE not in asking and ("ended", c.Moment.BEFORE) in self.layout.lowered.moments
        return definition(
            ("VERBS", "run"),
            "functions/agenda",
            verbs=tuple_text(list(self.layout.verbs)),
            begin=self.layout.use_label(BEGIN) if asking else "",
            asking_at_end=[self.layout.table("verb", moment_name("ended", moment)) for moment in asking],
            before_end=moment_name("ended", c.Moment.BEFORE) if calls_before else "",
        )

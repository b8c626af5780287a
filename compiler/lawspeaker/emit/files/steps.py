"""The steps of a game: verbs, phases and triggers, in one module per spec file, and the loop that runs the stack.

    movement.law   ->   steps_movement.py     its verbs and triggers, and the numbers of its decisions
                        steps.py              endings, and the agenda that runs whatever is on the stack

A game with one spec file has only `steps.py`. The functions of these modules call each other in all directions, so each
module imports the others at its end, when its own functions are defined.
"""

from __future__ import annotations

from pathlib import PurePath

from lawspeaker.check import ir as c
from lawspeaker.check.rules.rules import identifier
from lawspeaker.emit.files.endings import EndingWriter
from lawspeaker.emit.modules import STEPS, Constant, Module, Section
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.python_text import tuple_text
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import frames, functions, triggers
from lawspeaker.emit.sentences.labels import BEGIN


class StepWriter:
    """Collects the functions that change the state, by the spec files they come from."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.written: dict[str, list[Definition]] = {}
        self.write_steps()
        self.endings = EndingWriter(new_writer(layout))

    def write_steps(self) -> None:
        """Write verbs, phases, steps of things, triggers."""
        lowered, w = self.layout.lowered, new_writer(self.layout)
        tried = [id(trial) for trial in self.layout.program.trials.values()]
        for function in lowered.plain:
            self.add("" if id(function) in tried else function.span.file, functions.write_plain(w, function))
        for frame in lowered.coroutines:
            self.add(frame.function.span.file, frames.write_resumable(w, frame))
        for owner, word in self.layout.program.steps:
            self.add("", functions.steps_dispatch(w, owner, word))
        w = new_writer(self.layout, no_owner="s.active")
        for info in lowered.moments.values():
            file = self.layout.symbols.events[info.event].span.file
            self.add(file, triggers.collect(w, info))
            self.add(file, triggers.run(w, info))

    def add(self, file: str, written: Definition) -> None:
        """Add a function to those of a spec file; those of no file go to `steps.py`."""
        self.written.setdefault(file, []).append(written)

    def modules(self) -> list[Module]:
        """Return the modules of steps; call this when every call of an ending is written."""
        common = [self.endings.definition(self.layout.ending_calls), self.agenda()]
        if any(trial.suspends for trial in self.layout.program.trials.values()):
            undone = self.layout.attribute("trial", "undone")
            common.append(definition(("has_first_way", "has_way"), "functions/has_way", undone=undone))
        files = [file for file in self.written if file]
        if len(files) <= 1:
            written = [definition for group in self.written.values() for definition in group]
            numbers, about = self.numbers(*files), "verbs, events and phases"
            return [Module(STEPS, about, numbers, [*written, *common], [self.verbs()])]
        written = [*self.written.get("", []), *common]
        last = Module(STEPS, "endings, and the loop that runs the stack", [], written, [self.verbs()])
        return [*(self.of_file(file, name) for file, name in module_names(files).items()), last]

    def verbs(self) -> Section:
        """Return the table of functions that may suspend."""
        table = Constant("VERBS", tuple_text(list(self.layout.verbs)))
        return Section(["# Functions that may suspend, by the numbers that the stack holds."], [table])

    def of_file(self, file: str, name: str) -> Module:
        """Return the module of one spec file."""
        about = f"verbs, events and phases of {PurePath(file).name}"
        return Module(name, about, self.numbers(file), self.written[file])

    def numbers(self, *files: str) -> list[Section]:
        """Return the numbers of the decisions that functions of spec files ask."""
        rows = [Constant(name, str(value)) for name, (value, file) in self.layout.numbers.items() if file in files]
        return [Section(["# Decisions and their actions."], rows)] if rows else []

    def agenda(self) -> Definition:
        """Write the agenda: run the verb on top of the stack until a player must decide or the game is over.

        The game goes on with what is triggered by its end, where that may ask a player. What comes `before` the end is
        on top of the stack; if it asks nothing, it runs before the others.
        """
        asking = [moment for moment in (c.Moment.AFTER, c.Moment.BEFORE) if self.layout.asks_at_end(moment)]
        calls_before = c.Moment.BEFORE not in asking and ("ended", c.Moment.BEFORE) in self.layout.lowered.moments
        return definition(
            "run",
            "functions/agenda",
            begin=self.layout.use_label(BEGIN) if asking else "",
            asking_at_end=[self.layout.table("verb", moment_name("ended", moment)) for moment in asking],
            before_end=moment_name("ended", c.Moment.BEFORE) if calls_before else "",
        )


def module_names(files: list[str]) -> dict[str, str]:
    """Return the name of the module for each spec file; a game and its expansion may have files of one name.

    >>> module_names(["game/cards.law", "more/cards.law"])
    {'game/cards.law': 'steps_cards', 'more/cards.law': 'steps_cards_2'}
    """
    found: dict[str, str] = {}
    for file in files:
        stem = f"{STEPS}_{identifier(PurePath(file).stem)}"
        name = next(n for n in (stem, *(f"{stem}_{i}" for i in range(2, len(files) + 2))) if n not in found.values())
        found[file] = name
    return found

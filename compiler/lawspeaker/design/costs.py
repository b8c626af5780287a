"""What the values, permissions and trials of a game cost: how each is kept, and its share of the time of random games.

    law words my-game --costs       ->      31.0 %   12,480 calls   can build b: building in t: region by p: player
                                                     memoized; 9,120 of the calls found the result

The Python engine plays with a profiler. A share counts what a value uses, so shares overlap.
"""

from __future__ import annotations

from cProfile import Profile
from pathlib import Path
from random import Random
from time import process_time

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.emit import analysed
from lawspeaker.emit.naming import Layout
from lawspeaker.lower.lower import lower
from lawspeaker.pipeline import check_only
from lawspeaker.project.spec import Spec
from lawspeaker.source import Span
from lawspeaker.words.declared import Word, WordForm, chunks_of, declared_words, short_path
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

LONGEST = 5_000
"""The number of decisions after which a game is left."""
VALUES = "values.py"
MEMOIZED, TABULATED, TRIED, COMPUTED = "memoized", "tabulated", "tried on copies", "computed"


class Kept(Struct, frozen=True):
    """How a value is kept: its function in the engine, and the one that computes what is not found, if there is one."""

    name: str
    span: Span
    how: str
    function: str
    compute: str = ""


class Sample(Struct, frozen=True):
    """What some games took: for each function of the values its calls and the seconds in it and in what it calls."""

    games: int
    decisions: int
    seconds: float
    functions: dict[str, tuple[int, float]]


class Cost(Struct, frozen=True):
    """The cost of a value: how often it was asked, how often it was computed, its share of the time."""

    written: str
    file: str
    line: int
    how: str
    calls: int
    computed: int
    share: float

    def matches(self, part: str) -> bool:
        """Return whether how the value is written contains a text, in any case."""
        return part.casefold() in self.written.casefold()

    def row(self) -> dict[str, object]:
        """Return the cost as a JSON object."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


def kept_values(spec: Spec) -> list[Kept]:
    """Return how the values, permissions and trials of a spec without errors are kept."""
    checked = check_only([*spec.sources]).program
    if checked is None:
        raise ValueError("a spec with errors has no values")
    layout = analysed(lower(checked), "costs", [*spec.sources])
    points = [point for point in layout.program.rule_points() if point.signed.span.file]
    found = [kept_value(layout, point) for point in points]
    names = {kept.name for kept in found}
    trials = [f for f in layout.program.trials.values() if f.title not in names]
    return [*found, *(Kept(f.title, f.span, TRIED, f"{f.name}_on_copies") for f in trials)]


def kept_value(layout: Layout, point: c.RulePoint) -> Kept:
    """Return how one value is kept; a condition that is found by a trial is listed as such."""
    name, signed = layout.value_name(point.signed), point.signed
    word = signed.name if signed.field is None else f"{signed.field.name} of {signed.field.owner}"
    if name in layout.stopping:
        return Kept(word, signed.span, TABULATED, name, layout.stopping[name].compute)
    if name in layout.static:
        return Kept(word, signed.span, TABULATED, name)
    how = TRIED if any(isinstance(node, c.Try) for node in nodes(point.cases)) else COMPUTED
    if name in layout.memo.keys:
        return Kept(
            word,
            signed.span,
            f"{MEMOIZED}, {how}" if how == TRIED else MEMOIZED,
            name,
            layout.memo.fresh(f"compute_{name}"),
        )
    return Kept(word, signed.span, how, name)


def play_sample(engine: Engine[BaseState], rules: Rules, games: int, first: int) -> Sample:
    """Play random games with all numbers of players in turn, and measure them."""
    profile = Profile(process_time, builtins=False)  # other programs of the machine do not count
    low, high = rules.players
    decisions = 0
    for seed in range(first, first + games):
        players = low + seed % (high - low + 1)
        state = engine.new_state(players, read_seed(seed), read_options(rules, players, seed, {}))
        decisions += play(engine, state, Random(seed), profile)
    profile.create_stats()
    functions: dict[str, tuple[int, float]] = {}
    for (file, _, name), (_, calls, _, seconds, _) in profile.stats.items():
        if Path(file).name == VALUES:
            functions[name] = (calls, seconds)
    return Sample(games, decisions, sum(own for _, _, own, _, _ in profile.stats.values()), functions)


def play(engine: Engine[BaseState], state: BaseState, chance: Random, profile: Profile) -> int:
    """Play one game with the profiler and return the number of its decisions."""
    length = 0
    with profile:
        engine.start(state)
        while not engine.over(state) and length < LONGEST:
            engine.apply(state, chance.choice(engine.legal(state)))
            length += 1
    return length


def costs_of(spec: Spec, sample: Sample) -> list[Cost]:
    """Return what each value cost, those of the largest share first."""
    words = {
        (word.file, word.line): written(word) for chunk in spec.sources for word in declared_words(chunks_of(chunk))
    }
    found: list[Cost] = []
    for kept in kept_values(spec):
        calls, seconds = sample.functions.get(kept.function, (0, 0.0))
        computed, _ = sample.functions.get(kept.compute, (0, 0.0)) if kept.compute else (calls, 0.0)
        named = kept.name.startswith("possible ") or " of " in kept.name
        text = kept.name if named else words.get((kept.span.file, kept.span.line), kept.name)
        share = seconds / sample.seconds if sample.seconds else 0.0
        found.append(Cost(text, kept.span.file, kept.span.line, kept.how, calls, computed, round(share, 4)))
    return sorted(found, key=lambda cost: (-cost.share, cost.file, cost.line))


def written(word: Word) -> str:
    """Return how a word is declared; a permission with its `can`."""
    return f"can {word.written}" if word.form is WordForm.PERMISSION else word.written


def cost_lines(found: list[Cost], sample: Sample) -> list[str]:
    """Return the costs as lines: those that took time, and all that are kept in some way."""
    shown = [cost for cost in found if cost.share >= 0.005 or (cost.how != COMPUTED and cost.calls)]
    shown += [cost for cost in found if cost.how == TABULATED and cost not in shown]
    games = f"{sample.games} random games" if sample.games > 1 else "1 random game"
    lines = [
        f"{games}, {sample.decisions:,} decisions, {sample.seconds:.2f} s; the share of a value counts what it uses"
    ]
    for cost in shown:
        lines.append(f"{cost.share:6.1%}  {cost.written}")
        lines.append(f"        {short_path(cost.file)}:{cost.line}; {told(cost)}")
    return lines


def told(cost: Cost) -> str:
    """Return how a value is kept and how often it was asked.

    >>> told(Cost("might of p: player -> number", "a.law", 3, MEMOIZED, 20, 5, 0.25))
    'memoized; asked 20 times, computed 5 times'
    """
    if cost.how == TABULATED:
        return "tabulated when the engine is built"
    asked = f"{cost.how}; asked {times(cost.calls)}"
    return asked if cost.computed == cost.calls else f"{asked}, computed {times(cost.computed)}"


def times(count: int) -> str:
    """Return how often.

    >>> times(1), times(1200)
    ('once', '1,200 times')
    """
    return "once" if count == 1 else f"{count:,} times"

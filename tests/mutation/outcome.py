"""What comes of a spec: it is refused with findings, it is played, or the compiler or the engine is at fault.

    judge([Source("rules.law", text)], seed=1)     ->     Verdict(Outcome.REFUSED, "L203")

A spec that is refused has findings that can be shown. One that is not gives Python that can be imported and played:
random games, each with a clone, a save, views, guesses and a log on the way. A RuleError that names a line of the spec
is the spec's own affair; any other exception, and time that runs out, is a fault.
"""

from __future__ import annotations

import re
import resource
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from itertools import count

from lawspeaker.coverage.draft import parse_memoized
from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.pipeline import Compiled, check_game, check_only, write_game
from lawspeaker.source import Source
from lawspeaker.text.write import write_texts
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.errors import BadOption, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.mutation.import_from_memory import imported, misnamed

SECONDS_TO_COMPILE = 30
SECONDS_TO_PLAY = 10
MEMORY = 8 << 30
STEPS = 5_000
"""Rules may take this many steps between two decisions: fewer than usual, so that endless loops are stopped soon."""
DECISIONS = 40
EXAMPLES = 4
LINE = re.compile(r"[^\s:]+\.law:\d+: ")
NUMBERS = count(1)


class Outcome(Enum):
    """What came of a spec."""

    REFUSED = "refused"
    PLAYED = "played"
    STOPPED = "stopped by a rule"
    ENDLESS = "endless"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a spec, why, and the files of its engine, if it got that far."""

    outcome: Outcome
    detail: str
    files: dict[str, str] = field(default_factory=dict)

    @property
    def bad(self) -> bool:
        """Tell whether the compiler or the engine is to blame; rules that go on for ever must be stopped by it."""
        return self.outcome in (Outcome.FAULT, Outcome.ENDLESS)


class TimeIsUp(BaseException):
    """Raised when a spec takes too long; not an Exception, so that nothing on the way takes it for an error."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp when the block has used so many seconds of the processor, and MemoryError above a bound.

    The alarm repeats, because Python drops an exception that is raised inside a callback of the garbage collector.
    """

    def give_up(number: int, frame: object) -> None:
        raise TimeIsUp

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 0.1)
    limits = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def few_steps() -> Iterator[None]:
    """Let rules take only a few steps between two decisions."""
    before = budget.steps()
    budget.set_steps(STEPS)
    try:
        yield
    finally:
        budget.set_steps(before)


def judge(sources: list[Source], seed: int, draft: bool = True, repairs: bool = True) -> Verdict:
    """Compile a spec and play it."""
    package = f"lawspeaker_mutant_{next(NUMBERS)}"
    try:
        with at_most(SECONDS_TO_COMPILE):
            found, files = compiled(package, sources, draft, repairs)
    except TimeIsUp:
        return Verdict(Outcome.FAULT, f"the compiler takes more than {SECONDS_TO_COMPILE} seconds")
    except Exception as error:
        return Verdict(Outcome.FAULT, told(error))
    if not files:
        return Verdict(Outcome.REFUSED, " ".join(sorted({fact.code for fact in found.facts.found})))
    outcome, detail = judge_engine(package, files, seed)
    return Verdict(outcome, detail, files)


def compiled(package: str, sources: list[Source], draft: bool, repairs: bool = True) -> tuple[Compiled, dict[str, str]]:
    """Check a spec and write its engine; what is found has words and a place."""
    found = check_game(sources) if repairs else check_only(sources, parse=parse_memoized)
    assert_can_be_shown(found, sources)
    if found.program is None or found.facts.errors():
        assert found.facts.errors(), "no program, and no finding that says why"
        return found, {}
    texts = write_texts(found.program.symbols, None, found.facts)
    return found, write_game(found.program, "mutant", sources, texts, package, draft)


def assert_can_be_shown(found: Compiled, sources: list[Source]) -> None:
    """Fail if a finding has no words, points nowhere, or cannot be rendered."""
    texts = {source.name: source.text for source in sources}
    for fact in found.facts.found:
        assert entry_of(fact.code) is not None, fact
        assert fact.span.file in texts, fact
        assert 1 <= fact.span.line <= texts[fact.span.file].count("\n") + 1, fact
    assert "Traceback" not in plain(render_all(found.facts.found, texts))


def judge_engine(package: str, files: dict[str, str], seed: int) -> tuple[Outcome, str]:
    """Import an engine and play it."""
    try:
        with at_most(SECONDS_TO_PLAY), few_steps(), imported(package, files) as built:
            wrong = misnamed(built, files)
            return (Outcome.FAULT, "\n".join(wrong)) if wrong else play_games(built, seed)
    except TimeIsUp:
        return Outcome.ENDLESS, f"it plays for more than {SECONDS_TO_PLAY} seconds"
    except Exception as error:
        return Outcome.FAULT, told(error)


def play_games(built: Built, seed: int) -> tuple[Outcome, str]:
    """Play games of the fewest and of the most players, and run some of the examples."""
    stopped = ""
    for players in sorted({*built.rules.players}):
        try:
            play_game(built, players, seed + players)
        except BadOption as wrong:
            stopped = stopped or str(wrong)
        except RuleError as error:
            if not isinstance(error.__cause__, RuleError | None) or not LINE.match(str(error)):
                raise
            stopped = stopped or str(error)
    for example in built.examples[:EXAMPLES]:
        run_example(built.engine, built.rules, example)
    return (Outcome.STOPPED, stopped) if stopped else (Outcome.PLAYED, "")


def play_game(built: Built, players: int, seed: int) -> None:
    """Play one random game and look at it from all sides on the way."""
    game: Game[BaseState] = Game.start(built.engine, built.rules, players, seed)
    agent = RandomAgent(seed)
    looked = agent.pick(range(12))
    for step in range(DECISIONS):
        if step == looked or game.over:
            look_around(built, game, seed)
        if game.over:
            break
        decision = game.decision
        assert decision is not None
        ids = decision.options.ids
        assert ids, "a decision without an option"
        assert len(set(ids)) == len(ids), "a decision with an option twice"
        assert 1 <= decision.player <= players, f"player {decision.player} decides"
        assert all(option.text for option in decision.options[:50]), "an option without words"
        game.choose(agent.pick(ids))
    returns = game.returns()
    assert len(returns) == players, returns


def look_around(built: Built, game: Game[BaseState], seed: int) -> None:
    """Clone, save and load the game, and look at it with the eyes of every player."""
    before = game.hash
    copy = game.clone()
    loaded = Game.load(built.engine, built.rules, game.save())
    assert copy.hash == loaded.hash == before, "a clone or a loaded game is another game"
    if not game.over:
        action = RandomAgent(seed + 1).pick(game.legal)
        copy.choose(action)
        assert game.hash == before, "playing a clone changes the game"
        loaded.choose(action)
        assert copy.hash == loaded.hash, "a loaded game goes on differently"
        assert copy.save() == loaded.save(), "a loaded game is saved differently"
    else:
        _ = game.result
    for player in range(1, game.players + 1):
        game.view(player)
        game.log(player)
        built.engine.determinize(game.state, player, seed)
    built.engine.check(game.state)


def told(error: BaseException) -> str:
    """Return an error with the end of its traceback, from the innermost cause outwards."""
    text = "".join(traceback.format_exception(error.__cause__ or error))
    lines = text.splitlines()
    return "\n".join(lines[-24:])

"""Run worked examples: set up a position, make the decisions, and check the expectations.

    Step("answer", "a.law:9", answers=(Answer("card", values=…),))     the engine is asked, the example answers
    Step("expect", "a.law:10", tests=((lambda s: s.gold[1] == 3, "a.law:10"),))

The compiler writes the examples of a spec as `Example` objects over the game's own state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal

from lawspeaker_runtime.errors import BadOption, ChanceNeeded, IllegalChoice, RuleError
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.settings import Settings, check_needs, in_game, read_seed
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_runtime.rules.rules import OptionInfo, Rules
from lawspeaker_runtime.rules.values import Site
from lawspeaker_runtime.state.base_state import BaseState

MAX_RANDOM_STEPS = 10_000

StepForm = Literal["given", "does", "chance", "answer", "offers", "refuses", "expect"]


@dataclass(frozen=True, slots=True)
class Answer(Generic[S]):
    """A decision of an example: a label, or for each value the integers that are accepted."""

    variable: str
    label: str = ""
    values: Callable[[S], list[list[int]]] | None = None


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A line of an example."""

    form: StepForm
    line: str
    edit: Callable[[S], None] | None = None
    answers: tuple[Answer[S], ...] = ()
    outcomes: tuple[tuple[int, ...], ...] = ()
    tests: tuple[tuple[Callable[[S], bool], str], ...] = ()


@dataclass(frozen=True, slots=True)
class Example(Generic[S]):
    """A worked example of a spec."""

    name: str
    line: str
    cites: tuple[str, ...]
    players: int | None
    options: tuple[tuple[str, tuple[int, ...]], ...]
    steps: tuple[Step[S], ...]


class ExampleFailed(Exception):
    """An example that does not hold; the message says where and why."""


class ExampleRun(Generic[S]):
    """One run of an example."""

    def __init__(self, engine: Engine[S], rules: Rules, example: Example[S], seed: int = 1) -> None:
        self.engine = engine
        self.rules = rules
        self.example = example
        self.queue: list[tuple[int, ...]] = []
        self.partial: dict[str, list[int]] = {}
        self.line = example.line
        self.players = example.players or rules.players[0]
        self.s = engine.new_state(self.players, read_seed(seed), self.options())

    def options(self) -> list[list[int]]:
        """Return the options of the example, and defaults for the others."""
        given = {word: list(values) for word, values in self.example.options}
        settings = Settings(self.rules, self.players)
        settings.found.update((word, values[0]) for word, values in given.items() if values)
        try:
            values = [
                self.each(in_game(self.rules, option, settings), given.get(option.word, []), settings)
                if option.per_player
                else [settings[option.word]]
                for option in self.rules.options
            ]
            check_needs(settings, values)
        except BadOption as wrong:
            raise ExampleFailed(f"{self.example.line}: {wrong}") from None
        return values

    def each(self, option: OptionInfo, chosen: list[int], settings: Settings) -> list[int]:
        """Return an option per player: the chosen values, then the default, or different things for the others."""
        missing = self.players - len(chosen)
        if not option.different:
            return chosen + [settings.default(option)] * missing
        spare = [value for value in option.values if value not in chosen] or list(option.values)
        return chosen + [spare[k % len(spare)] for k in range(missing)]

    def run(self, until: int | None = None) -> S:
        """Run the example and return the state at its end; raise ExampleFailed if something does not hold."""
        steps = list(self.example.steps)
        while steps and steps[0].form == "chance":
            self.queue += steps.pop(0).outcomes
        try:
            with spec_line_in_errors():
                self.advance(self.engine.start)
                for number, step in enumerate(steps[:until], 1):
                    self.line = step.line
                    self.step(step, steps[number:until])
        except (RuleError, IllegalChoice) as error:
            raise ExampleFailed(f"{self.line}: {error}") from None
        return self.s

    def step(self, step: Step[S], after: list[Step[S]]) -> None:
        """Carry out one line; `after` are the lines that follow."""
        match step.form:
            case "chance":
                self.queue += step.outcomes
            case "given":
                if step.edit is not None:
                    step.edit(self.s)
                if not leads_to_does(after):
                    self.advance(self.engine.refresh)
            case "does":
                if step.edit is not None:
                    leave_game(self.s)
                    self.advance(step.edit)
            case "answer":
                for answer in step.answers:
                    self.answer(answer)
            case "offers" | "refuses":
                self.compare(step)
            case _:
                for test, line in step.tests:
                    if not test(self.s):
                        raise ExampleFailed(f"{line}: this does not hold")

    def advance(self, go: Callable[[S], None]) -> None:
        """Run the engine with the random outcomes that the example names."""
        outcomes: list[int] = []
        queue = self.queue[:]
        for _ in range(MAX_RANDOM_STEPS):
            copy = self.engine.clone(self.s)
            copy.forced = outcomes[:]
            copy.explicit = bool(queue)
            try:
                go(copy)
            except ChanceNeeded as chance:
                accepted = queue.pop(0)
                found = [value for value in accepted if value in chance.outcomes]
                if not found:
                    raise ExampleFailed(f"{self.line}: this outcome of chance is not possible here") from None
                outcomes.append(found[0])
                continue
            copy.explicit = False
            copy.forced = []
            self.s, self.queue = copy, queue
            return
        raise ExampleFailed(f"{self.line}: chance never ends")

    def site(self) -> Site:
        """Return the choice of the pending decision."""
        if self.s.over or not self.s.legal:
            raise ExampleFailed(f"{self.line}: nobody has anything to decide here")
        return self.rules.sites[self.s.site]

    def decode(self, action: int) -> dict[str, int]:
        """Return the variables of an action; the index of a label under `one`; nothing for a declined choice."""
        site = self.rules.sites[self.rules.site_of(action)]
        rest = action - site.base
        if site.decline and rest == site.size - 1:
            return {}
        if site.labels:
            return {"one": rest}
        found: dict[str, int] = {}
        for domain in reversed(site.domains):
            found[domain.variable] = rest % domain.size + domain.first
            rest //= domain.size
        return found

    def answer(self, answer: Answer[S]) -> None:
        """Make the decision that a line names, or part of it."""
        site = self.site()
        if answer.label:
            self.choose(self.labelled(site, answer.label, answer.variable))
            return
        values = answer.values(self.s) if answer.values is not None else []
        if answer.variable == "order" and site.form in ("order", "triggers"):
            self.put_in_order(values)
            return
        for accepted in values:
            site = self.site()
            if answer.variable not in [domain.variable for domain in site.domains]:
                raise ExampleFailed(f"{self.line}: the decision here is `{site.question}`, not `{answer.variable}`")
            self.partial[answer.variable] = accepted
            if all(domain.variable in self.partial for domain in site.domains):
                self.choose(self.matching(site))

    def put_in_order(self, values: list[list[int]]) -> None:
        """Choose items one after the other. The last one is not asked for, but must be the one that is left."""
        left: list[int] = []
        for accepted in values:
            found = [action for action in left or self.site_actions() if self.is_meant(action, accepted)]
            if not found:
                raise ExampleFailed(f"{self.line}: this is not what comes next here")
            if left:
                return
            if len(self.s.legal) == 2:
                left = [action for action in self.s.legal if action != found[0]]
            self.choose(found[0])

    def site_actions(self) -> list[int]:
        """Return the legal actions of the pending decision."""
        self.site()
        return self.s.legal

    def is_meant(self, action: int, accepted: list[int]) -> bool:
        """Tell whether an option of an order is one of the things that a line names."""
        site = self.rules.sites[self.rules.site_of(action)]
        if site.form != "triggers":
            return any(value in accepted for value in self.decode(action).values())
        names = [self.rules.things[thing].name for thing in accepted if thing < len(self.rules.things)]
        return site.labels[action - site.base] in names

    def labelled(self, site: Site, label: str, variable: str) -> int:
        """Return the action with a label, or the one that declines."""
        if label in ("nothing", "done") and not site.labels:
            if not site.decline:
                raise ExampleFailed(f"{self.line}: `{variable}` cannot be declined here")
            return site.base + site.size - 1
        if label not in site.labels:
            raise ExampleFailed(f"{self.line}: the decision here is `{site.question}` and has no `{label}`")
        return site.base + site.labels.index(label)

    def matching(self, site: Site) -> int:
        """Return the legal action that fits the answers so far."""
        wanted, self.partial = self.partial, {}
        for action in self.s.legal:
            found = self.decode(action)
            if found and all(found[variable] in accepted for variable, accepted in wanted.items()):
                return action
        texts = [f"{word} {self.name(site, word, accepted[0])}" for word, accepted in wanted.items() if accepted]
        raise ExampleFailed(f"{self.line}: `{', '.join(texts)}` is not possible here")

    def name(self, site: Site, variable: str, value: int) -> str:
        """Return the name of a value of a variable."""
        for domain in site.domains:
            if domain.variable == variable:
                return self.rules.types[domain.type].name(value)
        return str(value)

    def choose(self, action: int) -> None:
        """Carry out a legal action."""
        if action not in self.s.legal:
            raise ExampleFailed(f"{self.line}: this is not possible here")

        def go(s: S) -> None:
            self.engine.apply(s, action)

        self.advance(go)

    def compare(self, step: Step[S]) -> None:
        """Compare the options of the pending decision with those that a block lists."""
        site = self.site()
        offered = [self.decode(action) for action in self.s.legal]
        for answer in step.answers:
            word = answer.variable
            if answer.label:
                listed = {site.labels.index(answer.label)} if answer.label in site.labels else set()
            else:
                groups = answer.values(self.s) if answer.values is not None else []
                listed = {value for group in groups for value in group}
            have = {found[word] for found in offered if word in found}
            if step.form == "refuses" and listed & have:
                raise ExampleFailed(f"{step.line}: what should be refused is possible")
            if step.form == "offers" and answer.label and not listed <= have:
                raise ExampleFailed(f"{step.line}: `{answer.label}` is not offered")
            if step.form == "offers" and not answer.label and not self.same(have, answer):
                names = ", ".join(sorted(self.name(site, word, value) for value in have)) or "nothing"
                raise ExampleFailed(f"{step.line}: what is offered is {names}")

    def same(self, have: set[int], answer: Answer[S]) -> bool:
        """Tell whether exactly the listed values are offered; any copy of a thing counts for it."""
        groups = answer.values(self.s) if answer.values is not None else []
        listed = {value for group in groups for value in group}
        return have <= listed and all(any(value in have for value in group) for group in groups)


def of_any_copy(copies: Iterable[int], test: Callable[[int], bool]) -> bool:
    """Tell whether a condition holds of any copy.

    Copies for which it raises RuleError count only if it does for all.
    """
    wrong: list[RuleError] = []
    asked = 0
    for copy in copies:
        try:
            if test(copy):
                return True
            asked += 1
        except RuleError as error:
            wrong.append(error)
    if wrong and not asked:
        raise wrong[0]
    return False


def leads_to_does(steps: list[Step[S]]) -> bool:
    """Tell whether a verb runs before any decision is made or checked."""
    waiting = ("chance", "given", "expect")
    return next((step.form == "does" for step in steps if step.form not in waiting), False)


def leave_game(s: BaseState) -> None:
    """Drop the pending decision, the setup or the end of the game, because a verb runs instead."""
    s.over, s.ending, s.winners = False, -1, []
    s.player, s.site, s.legal = 0, -1, []


def run_example(engine: Engine[S], rules: Rules, example: Example[S], seed: int = 1) -> str | None:
    """Run an example; return what does not hold, or None."""
    try:
        ExampleRun(engine, rules, example, seed).run()
    except ExampleFailed as wrong:
        return str(wrong)
    return None

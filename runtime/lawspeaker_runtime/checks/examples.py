"""Run worked examples: set up a position, make the decisions, and check the expectations.

    Step("answer", "a.law:9", …)     the engine is asked, the example answers
    Step("expect", "a.law:10", …)    `coins of Anna` is 6, not 2

An example fails if a condition does not hold, if a decision or an outcome that it names is not possible or is never
used, and if a verb that it plays still waits for a decision at the end, unless its last lines are about that decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from lawspeaker_runtime.checks.example_decisions import (
    DECLINING,
    ask_mismatch,
    decode,
    has_things,
    is_meant,
    label_values,
    offered_values,
    places_chosen,
    value_of,
)
from lawspeaker_runtime.checks.example_settings import option_values
from lawspeaker_runtime.checks.example_steps import (
    Answer,
    Condition,
    Example,
    Outcome,
    Step,
    leads_to_does,
)
from lawspeaker_runtime.checks.example_words import asks_line, listed, pending, shown_text
from lawspeaker_runtime.errors import BadOption, ChanceNeeded, IllegalChoice, RuleError
from lawspeaker_runtime.game.decision import chance_of
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_runtime.game.spoken import with_values
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site
from lawspeaker_runtime.state.base_state import BaseState

MAX_RANDOM_STEPS = 10_000


class ExampleFailed(Exception):
    """An example that does not hold; the message says where and why."""


class ExampleRun(Generic[S]):
    """One run of an example; `before_verb` is the state in which its first verb was started.

    `laid_out` is what is impossible about the position that `given` lays out: an example may begin with it.
    """

    def __init__(self, engine: Engine[S], rules: Rules, example: Example[S], seed: int = 1) -> None:
        self.engine = engine
        self.rules = rules
        self.example = example
        self.queue: list[Outcome[S]] = []
        self.partial: dict[str, list[int]] = {}
        self.line = self.partial_line = example.line
        self.doing = ""
        self.before_verb: S | None = None
        self.laid_out: list[str] = []
        self.answered = True
        self.named = 0
        self.players = example.players or rules.players[0]
        self.s = engine.new_state(self.players, read_seed(seed), self.settings())

    def settings(self) -> list[list[int]]:
        """Return the options of the example, and defaults for the others."""
        try:
            return option_values(self.rules, self.example, self.players)
        except BadOption as wrong:
            raise ExampleFailed(f"{self.example.line}: {wrong}") from None

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
                if until is None:
                    self.finish()
        except (RuleError, IllegalChoice) as error:
            raise ExampleFailed(f"{self.line}: {error}") from None
        return self.s

    def step(self, step: Step[S], after: list[Step[S]]) -> None:
        """Carry out one line; `after` are the lines that follow."""
        if step.form in ("given", "does", "expect"):
            self.require_whole()
        match step.form:
            case "chance":
                self.queue += step.outcomes
            case "given":
                if step.edit is not None:
                    step.edit(self.s)
                self.laid_out = self.engine.check(self.s)
                if not leads_to_does(after):
                    self.advance(self.engine.refresh)
            case "does":
                if step.edit is not None:
                    self.require_done()
                    self.before_verb = self.before_verb or self.engine.clone(self.s)
                    self.doing = step.line
                    leave_game(self.s)
                    self.advance(step.edit)
            case "answer":
                self.answered = True
                self.named = step.player
                for answer in step.answers:
                    self.answer(answer, step.player)
            case "offers" | "refuses" | "asks":
                self.answered = False
                self.named = step.player
                self.check_player(step.player)
                self.compare(step)
                self.require_name(f"`{asks_line(self.worded(), self.s)} by {{}}`" if step.form == "asks" else "")
            case _:
                for condition in step.tests:
                    self.check(condition)

    def check(self, condition: Condition[S]) -> None:
        """Fail if a condition does not hold, with the values of its parts."""
        if condition.holds(self.s):
            return
        try:
            words = self.shown(condition)
        except RuleError:
            words = ""
        raise ExampleFailed(f"{condition.line}: {words or 'this does not hold'}")

    def shown(self, condition: Condition[S]) -> str:
        """Return the values of the parts of a condition; on a copy, because a shuffled pile gets its order by it."""
        copy = self.engine.clone(self.s)
        return shown_text(self.rules, condition.shown, [] if condition.values is None else condition.values(copy))

    def finish(self) -> None:
        """Fail if a verb still waits for a decision, if the state is impossible, or if an outcome was never used."""
        self.require_done()
        for wrong in self.engine.check(self.s):
            if wrong not in self.laid_out:
                raise ExampleFailed(f"{self.line}: {wrong}")
        if self.queue:
            unused = self.queue[0]
            raise ExampleFailed(
                f"{unused.line}: the outcome `{unused.word}` is never used: nothing random happens after this line "
                f"that could use it; an outcome is named before the line that needs it"
            )

    def require_done(self) -> None:
        """Fail if a decision is named only in part, or if a verb of the example waits for one that no line mentions."""
        self.require_whole()
        if self.doing and self.answered and self.is_asked() and self.s.site not in self.example.added:
            help = f"decide it, or end with `{asks_line(self.worded(), self.s)}`"
            raise ExampleFailed(f"{self.doing}: this is not done at the end; {pending(self.worded(), self.s)}; {help}")

    def require_whole(self) -> None:
        """Fail at the line of a decision of which the lines below name no other part."""
        if not self.partial:
            return
        missing = [domain.variable for domain in self.site().domains if domain.variable not in self.partial]
        named = ", ".join(self.partial)
        text = f"`{named}` is only a part of this decision: write a line for `{'`, `'.join(missing)}`, too"
        raise ExampleFailed(f"{self.partial_line}: {text}; {pending(self.worded(), self.s)}")

    def is_asked(self) -> bool:
        """Return whether a decision is pending."""
        return not self.s.over and bool(self.s.legal)

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
                outcomes.append(self.forced(queue.pop(0), chance, copy))
                continue
            copy.explicit = False
            copy.forced = []
            self.s, self.queue = copy, queue
            return
        raise ExampleFailed(f"{self.line}: chance never ends")

    def forced(self, wanted: Outcome[S], chance: ChanceNeeded, s: S) -> int:
        """Return the outcome that the example names, in the state in which it is needed; fail if it is not possible."""
        tag = chance.tag
        word, form = "", "number"
        if 0 <= tag < len(self.rules.types):
            word, form = self.rules.types[tag].word, self.rules.types[tag].form
        found = [value for value in wanted.accepted_as(word, s) if value in chance.outcomes]
        if not found or not wanted.is_of(form):
            names = listed(dict.fromkeys(chance_of(self.rules, chance).names))
            raise ExampleFailed(f"{wanted.line}: the outcome `{wanted.word}` is not possible; possible here: {names}")
        return found[0]

    def site(self) -> Site:
        """Return the choice of the pending decision."""
        if not self.is_asked():
            why = "the game is over" if self.s.over else "this is done" if self.doing else "the game waits for nothing"
            raise ExampleFailed(f"{self.line}: nobody has anything to decide here: {why}")
        return self.worded().sites[self.s.site]

    def worded(self) -> Rules:
        """Return the rules with the values that the pending decision mentions filled in."""
        return with_values(self.engine, self.rules, self.s)

    def check_player(self, player: int) -> None:
        """Fail if another player than the one that a line names has to decide."""
        self.site()
        if player in self.engine.waiting(self.s):
            self.require_same(player)
            self.engine.turn_to(self.s, player)
        if player and player != self.s.player:
            raise self.refusal(f"it is not {self.rules.seat(player)} who decides here")

    def require_same(self, player: int) -> None:
        """Fail if a decision is named only in part, and the next line is about another player."""
        if player != self.s.player:
            self.require_whole()

    def require_name(self, wanted: str = "") -> None:
        """Fail if another player decides than the one who has the turn, and no line of the example names that player.

        `wanted` is what the example has to say, with {} for the player; "" stands for the heading `P decides`.
        """
        if self.example.turns and not self.named and self.s.player != self.s.active:
            decider, at_turn = self.rules.seat(self.s.player), self.rules.seat(self.s.active)
            line = wanted.format(decider) or f"`{decider} decides` above this line, and indent this line"
            raise ExampleFailed(f"{self.line}: {decider} decides here, but {at_turn} has the turn; write {line}")

    def answer(self, answer: Answer[S], player: int) -> None:
        """Make the decision that a line names, or part of it."""
        self.check_player(player)
        site = self.site()
        if answer.label:
            self.require_whole()
            self.choose(self.labelled(site, answer.label))
            return
        values = answer.values(self.s) if answer.values is not None else []
        if answer.variable == "order" and site.form in ("order", "triggers"):
            self.put_in_order(values)
            return
        for number, accepted in enumerate(values):
            self.check_player(player)
            site = self.site()
            if answer.variable not in [domain.variable for domain in site.domains]:
                self.require_whole()
                raise self.refusal(f"`{answer.variable}` is not what is decided here")
            if answer.variable in self.partial:
                self.require_whole()
            fitting = places_chosen(self.rules, site, answer, number, accepted)
            if accepted and not fitting:
                raise self.refusal(f"`{answer.variable}` is a place of another board here")
            self.partial[answer.variable], self.partial_line = fitting, self.line
            if all(domain.variable in self.partial for domain in site.domains):
                self.choose(self.matching(site))

    def refusal(self, words: str) -> ExampleFailed:
        """Return the failure of the current line, with what is possible in the pending decision."""
        return ExampleFailed(f"{self.line}: {words}; {pending(self.worded(), self.s)}")

    def put_in_order(self, values: list[list[int]]) -> None:
        """Choose items one after the other. The last one is not asked for, but must be the one that is left."""
        last: list[int] | None = None
        for accepted in values:
            if last == []:
                raise ExampleFailed(f"{self.line}: this names more than there is to put in order")
            found = [action for action in last or self.site_actions() if is_meant(self.rules, action, accepted)]
            if not found:
                if last:
                    raise ExampleFailed(f"{self.line}: the last one that is left is another")
                raise self.refusal("this is not what comes next here")
            if last:
                last = []
                continue
            if len(self.s.legal) == 2:
                last = [action for action in self.s.legal if action != found[0]]
            self.choose(found[0])

    def site_actions(self) -> list[int]:
        """Return the legal actions of the pending decision."""
        self.site()
        return self.s.legal

    def labelled(self, site: Site, label: str) -> int:
        """Return the action with a label, or the one that declines."""
        if label in DECLINING and not site.labels:
            if not site.decline:
                raise self.refusal(f"`{label}` is not possible here")
            return site.base + site.size - 1
        if label not in site.texts:
            raise self.refusal(f'"{label}" is not what is decided here')
        return site.base + site.first_text + site.texts.index(label)

    def matching(self, site: Site) -> int:
        """Return the legal action that fits the answers so far."""
        wanted, self.partial = self.partial, {}
        for action in self.s.legal:
            found = decode(self.rules, action)
            if found and all(
                variable in found and found[variable] in accepted for variable, accepted in wanted.items()
            ):
                return action
        texts = [
            f"{word} {value_of(self.rules, site, word, accepted[0])}" for word, accepted in wanted.items() if accepted
        ]
        raise self.refusal(f"`{', '.join(texts)}` is not possible here")

    def choose(self, action: int) -> None:
        """Carry out a legal action."""
        if action not in self.s.legal:
            raise self.refusal("this is not possible here")
        self.require_name()

        def go(s: S) -> None:
            self.engine.apply(s, action)

        self.advance(go)

    def compare(self, step: Step[S]) -> None:
        """Compare the pending decision with what an `offers`, `refuses` or `asks` line says of it."""
        site = self.site()
        for answer in step.answers:
            wrong = ask_mismatch(site, answer) or (
                "" if step.form == "asks" and not answer.label else self.option_mismatch(step, answer, site)
            )
            if wrong:
                raise self.refusal(wrong)

    def option_mismatch(self, step: Step[S], answer: Answer[S], site: Site) -> str:
        """Return what differs between the offered options and those that a line lists, or ""."""
        groups = answer.values(self.s) if answer.values is not None else [label_values(site, answer.label)]
        groups = [places_chosen(self.rules, site, answer, *group) for group in enumerate(groups)]
        listed = {value for group in groups for value in group}
        have = offered_values(self.rules, self.s.legal, answer)
        if self.example.added_things and has_things(self.rules, site, answer.variable):
            have -= set(self.example.added_things) - listed
        names = [
            f'"{answer.label}"' if answer.label else value_of(self.rules, site, answer.variable, value)
            for value in sorted(listed & have)
        ]
        if step.form == "refuses":
            return f"{', '.join(names)} is possible here" if names else ""
        if answer.label:
            return "" if names else f'"{answer.label}" is not offered'
        exact = have <= listed and all(any(value in have for value in group) for group in groups)
        return "" if exact else "these are not the values that are offered"


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

"""`possible` is exact: it equals trying every choice on copies, for every verb and every card of every game.

The engines of this test have a possibility for each of their verbs and for the steps of each thing, also where the
spec does not ask for it. Each is compared with a search that plays (brute_force.py), in positions of random games.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path

import pytest

from lawspeaker.analysis.domains import board_of, place_count
from lawspeaker.check.checked import Checked
from lawspeaker.emit.emit import emit
from lawspeaker.lower.lower import lower
from lawspeaker.pipeline import check_game, rules_version
from lawspeaker.resolve.symbols import BoardForm, SignedForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.text.write import write_texts
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import BaseState
from tests.analysis.possibility.brute_force import Play, TooLong
from tests.compile_specs import spec_of
from tests.paths import RULESETS
from tests.soak import runs

PACKAGE = "engines_that_try"
ASKED = ("open-workshop", "northgard")
"""The games whose rules use `possible`."""


class Asked:
    """A game with a possibility for everything, and its modules."""

    def __init__(self, name: str, folder: Path) -> None:
        sources = list(spec_of(name).sources)
        found = check_game(sources)
        assert found.program is not None
        self.checked: Checked = found.program
        lowered = lower(self.checked, try_all=True)
        word = name.replace("-", "_")
        package = f"{PACKAGE}.{word}"
        texts = write_texts(self.checked.symbols, None, found.facts)
        files = emit(lowered, name, rules_version(sources), texts, package, sources, draft=True)
        target = folder / PACKAGE / word
        target.mkdir(parents=True)
        for file, text in files.items():
            (target / file).write_text(text, encoding="utf-8")
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
        if not self.checked.program.trials:
            return
        self.values, self.steps, self.state, self.engine = (
            import_module(f"{package}.{module}") for module in ("values", "steps", "state", "engine")
        )
        self.frames = {frame.function.name: frame for frame in lowered.coroutines}
        undone = next(slot for slot in self.state.State.__slots__ if slot.startswith("undone"))
        self.play = Play(self.steps, self.state, undone)
        values = {name: value for (form, name), value in lowered.names.items() if form == SignedForm.VALUE}
        self.names = values

    def compare(self, s: BaseState, chosen: random.Random) -> tuple[int, int]:
        """Compare some possibilities in a position; return how many were compared, and how many were yes."""
        compared = positive = 0
        program = self.checked.program
        names = [name for name in program.trials if self.arguments(name, s, chosen) is not None]
        for name in chosen.sample(names, min(len(names), PER_POSITION)):
            args = self.arguments(name, s, chosen)
            assert args is not None
            trial = program.trials[name]
            before = self.state.dump(s)
            frame = self.frames[trial.name]
            numbers = [*args, *[0] * (len(frame.slots) - len(args))]
            try:
                expected = self.play.can_end(s, trial.name, numbers, len(frame.lists))
                by_name = dict(zip([word for word, _ in trial.params], args, strict=True))
                point = program.values[name]
                found = getattr(self.values, self.names[name])(s, *(by_name[word] for word, _ in point.params))
            except (TooLong, RuleError, RecursionError):
                continue
            assert found == expected, f"{name} {args}: derived {found}, played {expected}"
            assert self.state.dump(s) == before, f"{name} changes the state"
            compared, positive = compared + 1, positive + expected
        return compared, positive

    def arguments(self, name: str, s: BaseState, chosen: random.Random) -> list[int] | None:
        """Return random arguments for a trial, or None if it takes something that is not a number."""
        possibility = self.checked.program.possibilities[name]
        found: list[int] = []
        for word, type_ in self.checked.program.trials[name].params:
            if word == "this" and possibility.thing >= 0:
                found.append(chosen.choice(self.checked.symbols.things[possibility.thing].ids))
                continue
            value = self.argument(type_, s, chosen)
            if value is None:
                return None
            found.append(value)
        return found

    def argument(self, type_: Type, s: BaseState, chosen: random.Random) -> int | None:
        symbols = self.checked.symbols
        match type_.form:
            case TypeForm.PLAYER:
                return chosen.randint(1, s.players)
            case TypeForm.NUMBER:
                return chosen.randint(type_.low or 0, min(type_.high or 3, 5))
            case TypeForm.YES_NO:
                return chosen.randint(0, 1)
            case TypeForm.ENUM:
                return chosen.randrange(len(symbols.enums[type_.name].words))
            case TypeForm.RESOURCE:
                return chosen.randrange(len(symbols.resources))
            case TypeForm.THING:
                kind = symbols.kinds[type_.name]
                return chosen.randint(kind.first, kind.last)
            case TypeForm.PLACE:
                board = board_of(symbols, type_)
                assert board is not None
                if board.form == BoardForm.LAID:
                    roots: list[int] = list(getattr(s, board.name).roots)
                    return chosen.choice(roots)
                return chosen.randrange(place_count(symbols, board))
            case _:
                return None


PER_POSITION = 6


@pytest.mark.parametrize("name", RULESETS)
def test_a_possibility_equals_trying_every_choice(name: str, tmp_path: Path) -> None:
    asked = Asked(name, tmp_path)
    if not asked.checked.program.trials:
        return  # the game has neither verbs nor steps
    compared = positive = 0
    for seed in range(1, runs(2, 30) + 1):
        chosen = random.Random(seed)
        s = asked.engine.begin(asked.checked.symbols.players[0], seed)
        for _ in range(runs(40, 120)):
            if asked.engine.over(s):
                break
            if chosen.random() < 0.5:
                more, yes = asked.compare(s, chosen)
                compared, positive = compared + more, positive + yes
            asked.engine.apply(s, chosen.choice(asked.engine.legal(s)))
    if name in ASKED:
        assert compared > runs(60, 2000)
        assert 0 < positive < compared

"""The properties hold of the handmade game, and each of them notices an engine that breaks it."""

from __future__ import annotations

from types import ModuleType
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import MAX_DECISIONS, Finding, Subject
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.serialize.dump import BadDump
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_PUT
from tests.runtime.handmade import engine, steps
from tests.runtime.handmade.names import RULES
from tests.runtime.handmade.state import State
from tests.runtime.handmade.tables import DECK, HAND, TABLE

SEEDS = range(12)


def broken(**functions: object) -> Engine[State]:
    """Return the handmade engine with some of its functions replaced."""
    module = ModuleType("broken")
    module.__dict__.update({name: value for name, value in vars(engine).items() if callable(value)})
    module.__dict__.update(functions)
    return cast("Engine[State]", module)


def found(door: Engine[State], limit: int = MAX_DECISIONS) -> set[str]:
    """Return the names of the properties that do not hold of an engine."""
    return {finding.property for finding in check(Subject(door, RULES, 2, limit=limit), SEEDS)}


@given(st.integers(0, 10_000), st.integers(2, 3), st.integers(1, 3))
def test_every_property_holds_of_the_handmade_game(seed: int, players: int, length: int) -> None:
    assert check(Subject(engine, RULES, players, {"length": length}), [seed]) == []


def test_a_game_that_does_not_end_is_noticed() -> None:
    assert "ends" in found(engine, limit=3)


def test_a_crash_is_a_finding_with_its_seed_and_decision() -> None:
    def apply(s: State, action: int) -> None:
        raise ZeroDivisionError("burrow.law:12")

    findings = check(Subject(broken(apply=apply), RULES), [5], only=["ends"])
    assert findings == [Finding("ends", 5, 1, "ZeroDivisionError: burrow.law:12")]


def test_a_crash_at_a_random_decision_is_found_there() -> None:
    def restore(data: list[object]) -> State:
        raise BadDump("a number was expected")

    subject = Subject(broken(restore=restore), RULES)
    [finding] = check(subject, [3], only=["saves"])
    assert finding.step == len(Subject(engine, RULES).at_random_decision(3).history.steps)


def test_a_game_that_cannot_start_has_no_decision() -> None:
    def start(s: State) -> None:
        raise ZeroDivisionError

    [finding] = check(Subject(broken(start=start), RULES), [3], only=["clones"])
    assert finding.step == -1


def test_a_decision_without_options_is_noticed() -> None:
    def legal(s: State) -> list[int]:
        return [] if s.site == 2 else s.legal

    assert "offers something" in found(broken(legal=legal))


def test_an_engine_with_a_memory_of_its_own_is_noticed() -> None:
    calls = [0]

    def apply(s: State, action: int) -> None:
        engine.apply(s, action)
        calls[0] += 1
        s.points[1] += calls[0] % 7 == 0

    assert {"repeats", "clones"} <= found(broken(apply=apply))


def test_a_clone_that_shares_something_is_noticed() -> None:
    def clone(s: State) -> State:
        copy = engine.clone(s)
        copy.points = s.points
        return copy

    assert {"clones", "undoes"} <= found(broken(clone=clone))


def test_a_dump_that_forgets_something_is_noticed() -> None:
    def dump(s: State) -> list[object]:
        data = engine.dump(s)
        data[-3] = [0, 0, 0]
        return data

    assert "saves" in found(broken(dump=dump))


def test_an_illegal_choice_that_is_accepted_or_leaves_a_trace_is_noticed() -> None:
    def accept(s: State, action: int) -> None:
        s.answer = action if action in s.legal else s.legal[0]
        steps.run(s)

    def trace(s: State, action: int) -> None:
        s.answer = action
        engine.apply(s, action)

    assert "refuses" in found(broken(apply=accept))
    assert "refuses" in found(broken(apply=trace))


def test_a_view_of_another_hand_or_of_the_order_of_a_deck_is_noticed() -> None:
    def view(s: State, player: int) -> dict[str, object]:
        return {"hands": s.piles[HAND : HAND + 3]}

    assert "keeps secrets" in found(broken(view=view))


def test_options_that_depend_on_hidden_cards_are_noticed() -> None:
    def legal(s: State) -> list[int]:
        other = s.piles[HAND + 3 - s.player] if s.player else []
        return s.legal[1:] if s.site == 1 and 0 in other else s.legal

    assert "keeps secrets" in found(broken(legal=legal))


def test_a_log_that_names_hidden_cards_is_noticed() -> None:
    def apply(s: State, action: int) -> None:
        engine.apply(s, action)
        s.notes = [[*note[:4], EVERYBODY] if note[0] == NOTE_PUT else note for note in s.notes]

    findings = check(Subject(broken(apply=apply), RULES, 2), SEEDS, only=["keeps secrets"])
    assert any("the log tells" in finding.text for finding in findings), findings


def test_a_guess_that_moves_a_known_card_is_noticed() -> None:
    def determinize(s: State, player: int, seed: int) -> State:
        copy = engine.determinize(s, player, seed)
        for card in copy.piles[TABLE]:
            copy.at[card] = DECK
        return copy

    assert "keeps secrets" in found(broken(determinize=determinize))


def test_a_lost_card_is_noticed() -> None:
    def apply(s: State, action: int) -> None:
        engine.apply(s, action)
        if s.piles[TABLE]:
            s.piles[TABLE].pop()

    assert "keeps components" in found(broken(apply=apply))


@pytest.mark.parametrize("name", ["ends", "asks chance"])
def test_one_property_can_be_checked_alone(name: str) -> None:
    assert check(Subject(engine, RULES), range(3), only=[name]) == []

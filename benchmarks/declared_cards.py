"""Measure the cost of cards that are declared but not in play: the same game with ten times the cards and buildings.

`python -m benchmarks.declared_cards` compiles a spec with 24 cards and 8 buildings and with ten times as many, and
plays the same games with both: only the first 24 and 8 take part. It prints how much longer the decisions take, and
how many more instructions of the Python interpreter they need, which does not depend on what else the machine does.
Every card and building has rules: half of them change values, some forbid, some are triggers, some ask for decisions.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Protocol, cast

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.state.base_state import BaseState

CARDS, BUILDINGS, TIMES = 24, 8, 10
GAMES, COUNTED_GAMES = 20, 4
FACTOR, ADDEND, MASK, SHIFT = 1103515245, 12345, 0x7FFFFFFF, 8
PACKAGE = "many_cards"

RULES = """
game "Many Cards"
    players 2
    named Red, Blue

resource gold

kind region
board map
    places region
    edges border
region Ash
    border Birch, Cedar
region Birch
    border Cedar, Dale
region Cedar
    border Dale
region Dale
    border Ash
state lord of region: optional player

kind card
    number: number
    deed: steps
kind building
    number: number
    belongs to lord of here

pile deck: card, ordered, seen by nobody
pile hand of player: card, seen by owner
pile table of player: card, in play
pile spent: card
pile yard: building

event played c: card by p: player
value might of p: player -> number = 2
value toll of r: region -> number = 1
can enter r: region by p: player = yes

verb act
    choose one
        "play" when your hand is not empty
            play_card
        "build" when yard is not empty
            build
        "rest"
            gain 1 gold

verb play_card
    choose c from your hand
        put c into your table
        run deed of c
        announce played c by you
        if count your table is more than 4
            put (first your table) into spent
    otherwise
        skip
    deal 1 from deck to your hand

verb build
    choose r from regions where can enter it by you
        lord of r becomes you
        place (first yard) in r
        gain (might of you + toll of r) gold
    otherwise
        gain 1 gold

setup
    put (c among cards where number of c is at most 24) into deck
    shuffle deck
    put (b among buildings where number of b is at most 8) into yard
    each p among players
        deal 4 from deck to hand of p

course
    repeat 20 times
        each p among players
            as p
                act
            if count deck is 0
                put spent into deck
                shuffle deck

score for p
    "gold" = gold of p
"""

CARD_RULES = (
    ("    adds 1 to might of you",),
    ("    when played where p is you", "        gain 1 gold"),
    ("    deed", "        gain (might of you) gold"),
    ("    adds 1 to toll of r where lord of r is you",),
    (
        "    deed",
        "        choose r from regions where lord of it is you",
        "            gain (toll of r) gold",
        "        otherwise",
        "            skip",
    ),
    ("    forbids enter r by p where p is not you and r is Dale and gold of p is 0",),
)
BUILDING_RULES = (
    ("    adds 1 to might of you",),
    ("    adds 1 to toll of r where r is here",),
    ("    when played where p is you", "        gain 1 gold"),
    ("    forbids enter r by p where r is here and p is not you",),
)


class EngineModule(Protocol):
    """The functions of a generated engine that are used here."""

    def begin(self, players: int, seed: int) -> BaseState: ...
    def apply(self, s: BaseState, action: int, /) -> None: ...


class Tracer(Protocol):
    """What Python calls at every instruction."""

    def __call__(self, frame: FrameType, event: str, arg: object, /) -> Tracer: ...


@dataclass(frozen=True, slots=True)
class Declared:
    """How many percent more processor time, and instructions of the interpreter, ten times the cards need."""

    time: float
    instructions: float


def spec(times: int) -> str:
    """Return the spec with a multiple of the cards and buildings."""
    lines = [RULES]
    for word, count, rules in (("card", CARDS, CARD_RULES), ("building", BUILDINGS, BUILDING_RULES)):
        for number in range(1, count * times + 1):
            lines += [f"{word} {word.title()}{number}", f"    number {number}", *rules[number % len(rules)]]
    return "\n".join(lines) + "\n"


def build(times: int, folder: Path) -> EngineModule:
    """Compile the spec and import its engine."""
    package = f"{PACKAGE}_{times}"
    compiled = compile_game(package, [Source("many.law", spec(times))], package=package)
    mistakes = [f"{fact.code} {fact.span} {fact.words}" for fact in compiled.facts.found if fact.code.startswith("L")]
    if mistakes:
        raise SystemExit("\n".join(mistakes))
    (folder / package).mkdir()
    for name, text in compiled.files.items():
        (folder / package / name).write_text(text, encoding="utf-8")
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return cast("EngineModule", import_module(f"{package}.engine"))


def play(engine: EngineModule, seed: int) -> list[int]:
    """Play a game at random; return the index of the chosen option at each decision."""
    state, draw, taken = engine.begin(2, seed), seed, []
    while not state.over:
        draw = (draw * FACTOR + ADDEND) & MASK
        taken.append((draw >> SHIFT) % len(state.legal))
        engine.apply(state, state.legal[taken[-1]])
    return taken


def timed(engine: EngineModule, seed: int) -> float:
    """Play a game at random; return the processor time of its decisions, without setup."""
    state, draw = engine.begin(2, seed), seed
    start = time.process_time()
    while not state.over:
        draw = (draw * FACTOR + ADDEND) & MASK
        engine.apply(state, state.legal[(draw >> SHIFT) % len(state.legal)])
    return time.process_time() - start


def instructions(engine: EngineModule, seed: int, taken: list[int]) -> int:
    """Play a game again; return how many instructions of Python its decisions took."""
    count = 0

    def see(frame: FrameType, event: str, _: object) -> Tracer:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return see

    state = engine.begin(2, seed)
    before = sys.gettrace()
    sys.settrace(see)
    try:
        for option in taken:
            engine.apply(state, state.legal[option])
    finally:
        sys.settrace(before)
    assert state.over
    return count


def measure(rounds: int) -> Declared:
    """Play the same games with both specs in turn; of each game the shortest time counts, whatever else is running."""
    with tempfile.TemporaryDirectory() as folder:
        engines = {times: build(times, Path(folder)) for times in (1, TIMES)}
        sys.path.remove(folder)
    shortest = {times: [float("inf")] * GAMES for times in engines}
    collecting = gc.isenabled()
    gc.disable()
    for _ in range(rounds):
        for seed in range(GAMES):
            for times, engine in engines.items():
                shortest[times][seed] = min(shortest[times][seed], timed(engine, seed))
    if collecting:
        gc.enable()
    games = {seed: play(engines[1], seed) for seed in range(COUNTED_GAMES)}
    counted = {
        times: sum(instructions(engine, seed, taken) for seed, taken in games.items())
        for times, engine in engines.items()
    }
    return Declared(
        percent(sum(shortest[TIMES]), sum(shortest[1])),
        percent(counted[TIMES], counted[1]),
    )


def percent(many: float, few: float) -> float:
    """Return by how many percent one number is larger than another.

    >>> percent(1.5, 2.0)
    -25.0
    """
    return (many / few - 1) * 100


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="benchmarks.declared_cards", description="Time ten times the cards.")
    parser.add_argument("--rounds", type=int, default=40, help="how many times each game is played")
    found = measure(parser.parse_args().rounds)
    print(f"ten times the cards: {found.time:+.1f} % time, {found.instructions:+.1f} % instructions of the interpreter")


if __name__ == "__main__":
    main()

"""Compare generated engines with OpenSpiel and with hand-written Python; print the tables and keep them in docs/.

`make bench` measures all games and writes docs/benchmarks.md;
`python -m benchmarks.bench --seconds 0.2 breakthrough` measures one of them, quickly, and only prints.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.contenders import Contender, HandwrittenGame, generated, handwritten, openspiel
from benchmarks.handwritten.breakthrough import Breakthrough
from benchmarks.handwritten.connect_four import ConnectFour
from benchmarks.handwritten.tic_tac_toe import TicTacToe
from benchmarks.measure import check_seconds, clone_microseconds, decisions_per_second
from benchmarks.report import Goals, Result, page

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"


@dataclass(frozen=True, slots=True)
class Game:
    """A game to measure, under the name of its spec."""

    spec: str
    players: int
    by_hand: Callable[[], HandwrittenGame] | None = None
    goals: Goals | None = None

    @property
    def name(self) -> str:
        """Return the name as modules and OpenSpiel spell it."""
        return self.spec.replace("-", "_")


GAMES = (
    Game("tic-tac-toe", 2, TicTacToe, Goals(1.5, 0.35)),
    Game("connect-four", 2, ConnectFour, Goals(0.65, 0.35)),
    Game("breakthrough", 2, Breakthrough, Goals(0.45, 0.28)),
    Game("kuhn-poker", 2),
    Game("oh-hell", 3),
)


def contenders(game: Game) -> list[Contender]:
    """Return everybody who plays a game; say so where the generated engine is missing."""
    found = [openspiel(game.name)]
    if game.by_hand is not None:
        found.append(handwritten(game.by_hand))
    engine = generated(game.name, game.players)
    if engine is None:
        print(f"{game.spec}: no generated engine, skipped (`law build {game.spec}` writes it)")
    else:
        found.append(engine)
    return found


def measure(game: Game, seconds: float) -> Result:
    """Measure one game."""
    players = contenders(game)
    return Result(
        game=game.spec,
        rates=decisions_per_second(players, seconds),
        clones={player.name: clone_microseconds(player) for player in players},
        check=check_seconds(game.spec),
        goals=game.goals,
    )


def main() -> None:
    """Measure the games asked for; only a run of all games replaces the page."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure generated engines beside others.")
    parser.add_argument("games", nargs="*", help="names of specs; none: all")
    parser.add_argument("--seconds", type=float, default=1.0, help="per contender and repetition")
    asked = parser.parse_args()
    unknown = sorted(set(asked.games) - {game.spec for game in GAMES})
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    results = [measure(game, asked.seconds) for game in GAMES if not asked.games or game.spec in asked.games]
    text = page(results)
    print(text)
    if not asked.games:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

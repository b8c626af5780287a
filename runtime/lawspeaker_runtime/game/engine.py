"""The protocol of generated engines: the functions over states and action ids that every engine has.

    from lawspeaker_games.hex import engine          # the module itself implements Engine[State]

`Game`, agents and checks use this protocol only, so they work with every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from lawspeaker_runtime.state.base_state import BaseState

S = TypeVar("S", bound=BaseState)


class Engine(Protocol[S]):
    """The functions of a generated engine over its state S. Players are numbered from 1.

    Index 0 of a list is player 1.
    """

    def new_state(self, players: int, seed: int, options: list[list[int]], /) -> S:
        """Return a state before setup; options in the order of the rules, one value or one for each player."""
        ...

    def start(self, s: S, /) -> None:
        """Run setup and course up to the first decision."""
        ...

    def action_count(self, players: int, /) -> int:
        """Return the number of actions of a game of so many players: ids are below it."""
        ...

    def action_name(self, action: int, /) -> str:
        """Return the text of an action, without values that only a decision has."""
        ...

    def legal(self, s: S, /) -> list[int]:
        """Return the action ids of the pending decision; [] when the game is over."""
        ...

    def apply(self, s: S, action: int, /) -> None:
        """Carry out an action up to the next decision; raise IllegalChoice and change nothing if it is not legal."""
        ...

    def player(self, s: S, /) -> int:
        """Return the player who decides; 0 when the game is over."""
        ...

    def waiting(self, s: S, /) -> list[int]:
        """Return the players who are to answer now: several if they choose together; [] when the game is over."""
        ...

    def turn_to(self, s: S, player: int, /) -> bool:
        """Ask another of the players who choose together; tell whether that player has something to choose."""
        ...

    def over(self, s: S, /) -> bool:
        """Tell whether the game has ended."""
        ...

    def returns(self, s: S, /) -> list[float]:
        """Return the value of the game for each player."""
        ...

    def winners(self, s: S, /) -> list[int]:
        """Return the players who won."""
        ...

    def ending(self, s: S, /) -> int:
        """Return the index of the ending in the rules, -1 if none decided."""
        ...

    def score_parts(self, s: S, player: int, /) -> list[int]:
        """Return a player's points for each part of the score in the rules."""
        ...

    def clone(self, s: S, /) -> S:
        """Return an independent copy."""
        ...

    def hash(self, s: S, /) -> int:
        """Return a hash of the position; notes and the mode of chance are not part of it."""
        ...

    def playout(self, s: S, seed: int, /) -> list[float]:
        """Play a copy to its end at random and return its value for each player."""
        ...

    def sample(
        self, players: int, seed: int, count: int, limit: int, plan: list[list[int]], book: list[list[int]], /
    ) -> list[int]:
        """Play games at random, one for each seed from the first on, and return the sums of their results.

        A game stops after `limit` decisions; `plan` deals the options (`deal_options`), `book` says what is counted
        (`sample/tally.py`).
        """
        ...

    def flat_search(
        self, s: S, simulations: int, horizon: int = ..., seed: int = ..., aim: int = ..., halving: bool = ..., /
    ) -> int:
        """Return the best action by flat Monte Carlo search; a playout is evaluated after `horizon` decisions."""
        ...

    def mcts(
        self,
        s: S,
        simulations: int,
        horizon: int = ...,
        exploration: float = ...,
        seed: int = ...,
        rivals: int = ...,
        aim: int = ...,
        /,
    ) -> int:
        """Return the best action by Monte Carlo tree search, which knows what is hidden."""
        ...

    def is_mcts(
        self,
        s: S,
        simulations: int,
        horizon: int = ...,
        exploration: float = ...,
        seed: int = ...,
        rivals: int = ...,
        aim: int = ...,
        /,
    ) -> int:
        """Return the best action by information-set MCTS, which knows only what the player knows."""
        ...

    def nearness(self, s: S, player: int, /) -> list[int]:
        """Return how near a player is to each ending in the rules, from 0 to 1,000."""
        ...

    def dump(self, s: S, /) -> list[object]:
        """Return the state as nested lists of integers, for JSON."""
        ...

    def restore(self, data: Sequence[object], /) -> S:
        """Return the state that `dump` dumped; raise ValueError if it is not a dump of this game."""
        ...

    def refresh(self, s: S, /) -> None:
        """Compute the pending decision again, after the state was edited."""
        ...

    def view(self, s: S, player: int, /) -> dict[str, object]:
        """Return what a player may know."""
        ...

    def observe(self, s: S, player: int, /) -> list[int]:
        """Return what a player may know (0: an observer) as numbers, always equally many for a number of players."""
        ...

    def observation_legend(self, players: int, /) -> list[str]:
        """Return what the numbers of an observation are, in a game of so many players."""
        ...

    def determinize(self, s: S, player: int, seed: int, /) -> S:
        """Return a random copy that looks the same to a player."""
        ...

    def sees(self, s: S, player: int, thing: int, /) -> bool:
        """Tell whether a player knows where a thing is."""
        ...

    def check(self, s: S, /) -> list[str]:
        """Return inconsistencies in the components: things in two places, more pieces than there are."""
        ...

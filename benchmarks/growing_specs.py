"""Specs of games with a size, to measure the cost of a larger board, of more cards and of more players.

board of n by n squares      the first player who fills a whole line wins
cards of k groups            only the first group is dealt; the others are declared and stay in the box
2 to 6 players               the same cards, dealt to more hands
"""

from __future__ import annotations

LINES = """\
game "Lines"
    players 2
    named Cross, Nought

board field
    grid {side} by {side} squares

piece mark of player: single

event marked square by actor: player

course
    turns
        choose square from squares where (mark on it) is nobody
            place a mark on square
            announce marked square by you
        otherwise
            end

win Line for actor when marked
    needs (line of mark through square) is at least {side}
"""

STALLS = """\
game "Stalls"
    players 2 to 6

resource silver
kind ware
    group: 1 to {groups}

pile box: ware, seen by everyone
pile deck: ware, seen by nobody
pile hand of player: ware, seen by owner
pile stall of player: ware, in play

event sold w: ware by seller: player
value price of w: ware by p: player -> number = 1

setup
    put wares into box
    put (wares where group of it is 1) into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p

course
    repeat 4 times
        each p among players
            choose w by p from hand of p
                put w into stall of p
                announce sold w by p
                gain (price of w by p) silver for p
                deal 1 from deck to hand of p
            otherwise
                end

score for p
    "silver" = silver of p

"""

WARES = """\
ware "Scale {n}"
    copies 3
    group {group}
    adds 1 to price by you
ware "Guild {n}"
    copies 3
    group {group}
    when sold where seller is you
        gain {silver} silver
ware "Spice {n}"
    copies 3
    group {group}
    adds {silver} to price by p where p is not you
ware "Tax {n}"
    copies 3
    group {group}
    when sold where seller is not you
        gain 1 silver
"""

DESIGNS = 3
"""The number of times the four wares are declared in each group."""


def lines(side: int) -> str:
    """Return the spec of the board game with a given side length."""
    return LINES.format(side=side)


def stalls(groups: int) -> str:
    """Return the spec of the card game with a number of groups of wares, of which one is used."""
    numbers = [(group, group * DESIGNS + design) for group in range(1, groups + 1) for design in range(DESIGNS)]
    return STALLS.format(groups=groups) + "".join(
        WARES.format(n=number, group=group, silver=1 + number % 3) for group, number in numbers
    )

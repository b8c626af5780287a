"""Oh Hell for three players as a Python programmer writes it by hand: hands are sorted lists of cards.

Card 4r + s has rank r (0 is a two, 12 an ace) and suit s; to bid n is the action 52 + n, as in OpenSpiel. The number of
tricks and the dealer are drawn at random, then as many cards as are needed.
"""

from __future__ import annotations

from typing import Final

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT

PLAYERS: Final = 3
CARDS: Final = 52
SUITS: Final = 4
MOST_TRICKS: Final = 17
FIRST_BID: Final = 52
NO_BID: Final = -1
TRUMPS: Final = 100
"""Added to the rank of a trump, so that it beats every card of the suit led."""


def shuffled(count: int, draw: int) -> list[int]:
    """Return the first cards of a shuffled deck."""
    deck = list(range(CARDS))
    for place in range(count):
        draw = (draw * FACTOR + ADDEND) & MASK
        other = place + (draw >> SHIFT) % (CARDS - place)
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card
    return deck[:count]


class OhHell:
    """One game. `table` has the cards of the trick; `leader` played the first of them."""

    __slots__ = ("bids", "dealer", "hands", "leader", "over", "player", "table", "tricks", "trump", "won")

    def __init__(self, dealer: int, hands: list[list[int]], trump: int) -> None:
        self.dealer = dealer
        self.hands = hands
        self.tricks = len(hands[0])
        self.trump = trump
        self.bids = [NO_BID] * PLAYERS
        self.won = [0] * PLAYERS
        self.table: list[int] = []
        self.leader = (dealer + 1) % PLAYERS
        self.player = self.leader
        self.over = False

    def legal(self) -> list[int]:
        """Return the bids, or the cards of the hand that follow suit."""
        if self.bids[self.player] == NO_BID:
            return self.possible_bids()
        hand = self.hands[self.player]
        if self.table:
            led = self.table[0] % SUITS
            following = [card for card in hand if card % SUITS == led]
            if following:
                return following
        return hand.copy()

    def possible_bids(self) -> list[int]:
        """Return the legal bids; the dealer bids last and must not make the sum equal the number of tricks."""
        bids = list(range(FIRST_BID, FIRST_BID + self.tricks + 1))
        if self.player == self.dealer:
            made = sum(self.bids) - NO_BID  # all bids but the dealer's
            forbidden = self.tricks - made
            if forbidden >= 0:
                del bids[forbidden]
        return bids

    def apply(self, action: int) -> None:
        """Make a bid or play a card; the winner of a full trick leads the next."""
        player = self.player
        if action >= FIRST_BID:
            self.bids[player] = action - FIRST_BID
            self.player = (player + 1) % PLAYERS
            return
        self.hands[player].remove(action)
        self.table.append(action)
        if len(self.table) == PLAYERS:
            self.take_trick()
        else:
            self.player = (player + 1) % PLAYERS

    def take_trick(self) -> None:
        """Give the trick to the highest trump, or else to the highest card of the suit led."""
        led = self.table[0] % SUITS
        best, winner = -1, 0
        for seat, card in enumerate(self.table):
            suit = card % SUITS
            worth = card + TRUMPS if suit == self.trump else card if suit == led else -1
            if worth > best:
                best, winner = worth, seat
        self.leader = (self.leader + winner) % PLAYERS
        self.won[self.leader] += 1
        self.player = self.leader
        self.table = []
        self.over = not self.hands[0]

    def returns(self) -> list[float]:
        """Return the tricks of each player, plus ten for a bid that was met; 0 for all before the end."""
        if not self.over:
            return [0.0] * PLAYERS
        return [float(won + 10 * (won == bid)) for won, bid in zip(self.won, self.bids, strict=True)]

    def clone(self) -> OhHell:
        """Return an independent copy."""
        copy = OhHell(self.dealer, [hand.copy() for hand in self.hands], self.trump)
        copy.tricks = self.tricks
        copy.bids = self.bids.copy()
        copy.won = self.won.copy()
        copy.table = self.table.copy()
        copy.leader = self.leader
        copy.player = self.player
        copy.over = self.over
        return copy


def dealt(draw: int) -> OhHell:
    """Start a game whose number of tricks, dealer and cards are derived from a random number."""
    draw = (draw * FACTOR + ADDEND) & MASK
    tricks = 1 + (draw >> SHIFT) % MOST_TRICKS
    draw = (draw * FACTOR + ADDEND) & MASK
    dealer = (draw >> SHIFT) % PLAYERS
    cards = shuffled(PLAYERS * tricks + 1, draw)
    trump = cards.pop() % SUITS
    return OhHell(dealer, [sorted(cards[player::PLAYERS]) for player in range(PLAYERS)], trump)


def play(games: int, draw: int) -> tuple[int, int]:
    """Play games at random; return the number of decisions and the last random number."""
    decisions = 0
    for _ in range(games):
        game = dealt(draw)
        while not game.over:
            legal = game.legal()
            draw = (draw * FACTOR + ADDEND) & MASK
            game.apply(legal[(draw >> SHIFT) % len(legal)])
            decisions += 1
        game.returns()
    return decisions, draw

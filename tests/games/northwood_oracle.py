"""For Northwood! by hand: the introductory game as a Python programmer writes it from the rulebook.

It shares nothing with the spec or the runtime, so that the two can be compared, and timed against each other. A game is
a generator: it yields the options of each decision and is sent the one that was taken. Cards are numbers, eight of a
suit in a row; characters are numbers, Jack, Queen and King of a suit in a row; `NO` declines.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from typing import TypeAlias

SUITS = ("claws", "flowers", "leaves", "eyes")
TITLES = ("Jack", "Queen", "King")
STARS = (4, 3, 2, 1, 1, 2, 3, 4)
HAND = 8
GOAL = 16
NO = -1
STOP = -2
NEUTRAL, FRIENDLY, FAILED = range(3)
DECK, DISCARD, TRICKS, ENOUGH = range(4)

Choice: TypeAlias = "int | tuple[int, int]"
Play: TypeAlias = "Generator[list[Choice], Choice, None]"
Picking: TypeAlias = "Generator[list[Choice], Choice, int]"


class Northwood:
    """One introductory game; the end of the lists of cards is their top."""

    def __init__(self, shuffle: Callable[[list[int]], None]) -> None:
        self.shuffle = shuffle
        self.rulers = [suit * 3 + title for suit in range(4) for title in (1, 2)]
        shuffle(self.rulers)
        self.moods = [NEUTRAL] * 8
        self.friends: list[int] = []
        self.allies = [0, 3, 6, 9]
        self.used = [False] * 4
        self.fief = 0
        self.asked = ""
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.tricks: list[int] = []

    def play(self) -> Play:
        """Visit all eight fiefs, or stop once a victory is out of reach."""
        for _ in range(8):
            cards = list(range(32))
            self.shuffle(cards)
            self.deck, self.hand = cards[HAND:][::-1], cards[:HAND]
            self.discard, self.tricks = [], []
            self.asked = "fief"
            fiefs: list[Choice] = [fief for fief in range(8) if self.moods[fief] == NEUTRAL]
            lost = self.stars() + sum(STARS[fief] for fief in range(8) if self.moods[fief] == NEUTRAL) < GOAL
            self.fief = number((yield fiefs + [STOP] * lost))
            if self.fief == STOP:
                return
            yield from self.invite()
            while self.hand and self.deck:
                yield from self.activate()
                if self.hand and self.deck:
                    yield from self.talk()
            self.part()

    def invite(self) -> Play:
        """Let friendly rulers stand in for allies, in the order of the row."""
        for seat in range(4):
            if not self.friends:
                break
            self.asked = "friend"
            friend = number((yield [*self.friends, NO]))
            if friend != NO:
                self.friends.remove(friend)
                self.allies[seat] = friend

    def activate(self) -> Play:
        """Use at most one ability."""
        fresh = [seat for seat in range(4) if not self.used[seat]]
        if not fresh:
            return
        self.asked = "ally"
        seat = number((yield [*fresh, NO]))
        if seat != NO:
            self.used[seat] = True
            yield from self.ability(self.allies[seat])

    def talk(self) -> Play:
        """Hear a statement and answer it."""
        statement = self.deck.pop()
        self.discard.append(statement)
        suit = statement // 8
        same = [card for card in self.hand if card // 8 == suit]
        self.asked = "response"
        card = number((yield list(same or self.hand)))
        self.hand.remove(card)
        won = card > statement if card // 8 == suit else card // 8 == self.trump()
        (self.tricks if won else self.discard).append(card)

    def part(self) -> None:
        """Count the tricks; the ruler is friendly or lost, guests leave, allies recover."""
        success = len(self.tricks) == self.fief
        self.moods[self.fief] = FRIENDLY if success else FAILED
        if success:
            self.friends.append(self.rulers[self.fief])
        self.allies = [0, 3, 6, 9]
        self.used = [False] * 4

    def trump(self) -> int:
        return self.rulers[self.fief] // 3

    def stars(self) -> int:
        return sum(STARS[fief] for fief in range(8) if self.moods[fief] == FRIENDLY)

    def draw(self, count: int) -> None:
        while count > 0 and self.deck:
            self.hand.append(self.deck.pop())
            count -= 1

    def let_go(self, cards: list[int], pile: list[int]) -> Play:
        """Move cards from the hand to a pile, in an order the player likes; the last one has no choice."""
        while cards:
            card = cards[0]
            if len(cards) > 1:
                self.asked = "order"
                card = number((yield list(cards)))
            cards.remove(card)
            self.hand.remove(card)
            pile.append(card)

    def pick(self, cards: list[int]) -> Picking:
        self.asked = "card"
        card = number((yield list(cards)))
        self.hand.remove(card)
        return card

    def ability(self, character: int) -> Play:
        """Do what a character can."""
        suit, title = divmod(character, 3)
        match TITLES[title], SUITS[suit]:
            case "Jack", "claws":
                self.draw(HAND - len(self.hand))
            case "Queen", "claws":
                yield from self.take_tops()
            case "King", "claws":
                top = max(card % 8 for card in self.hand)
                yield from self.let_go([card for card in self.hand if card % 8 == top], self.tricks)
            case "Jack", "flowers":
                trump = self.trump()
                yield from self.let_go([card for card in self.hand if card // 8 == trump], self.discard)
            case "Queen", "flowers":
                if self.tricks:
                    self.deck.append(self.tricks.pop())
            case "King", "flowers":
                yield from self.discard_nine()
            case "Jack", "leaves":
                yield from self.swap_rulers()
            case "Queen", "leaves":
                if self.rulers[self.fief] != character:
                    yield from self.ability(self.rulers[self.fief])
            case "King", "leaves":
                card = yield from self.pick(self.hand)
                self.hand.append(self.deck.pop())
                self.deck.append(card)
            case "Jack", "eyes":
                self.draw(2)
                for _ in range(2):
                    self.discard.append((yield from self.pick(self.hand)))
            case "King", "eyes":
                self.asked = "suit"
                named = yield [0, 1, 2, 3]
                self.draw(2)
                yield from self.let_go([card for card in self.hand if card // 8 == named], self.discard)
            case _:
                pass

    def take_tops(self) -> Play:
        """Take the top card of one, two or three piles."""
        piles = (self.deck, self.discard, self.tricks)
        left = [DECK, DISCARD, TRICKS]
        for turn in range(3):
            options: list[Choice] = [pile for pile in left if piles[pile]]
            self.asked = "top"
            pile = number((yield [*options, ENOUGH] if turn else options))
            if pile == ENOUGH:
                return
            left.remove(pile)
            self.hand.append(piles[pile].pop())

    def discard_nine(self) -> Play:
        """Discard two cards that make nine, in an order the player likes: zero-based values make seven."""
        low_cards = [card for card in self.hand if card % 8 < 4]
        pairs: list[Choice] = [(one, two) for one in low_cards for two in self.hand if one % 8 + two % 8 == 7]
        if pairs:
            self.asked = "pair"
            chosen = yield pairs
            assert isinstance(chosen, tuple)
            yield from self.let_go(list(chosen), self.discard)

    def swap_rulers(self) -> Play:
        """Trade the ruler with that of a fief not visited yet, at most two steps away."""
        near = range(max(0, self.fief - 2), min(8, self.fief + 3))
        fiefs: list[Choice] = [fief for fief in near if fief != self.fief and self.moods[fief] == NEUTRAL]
        if fiefs:
            self.asked = "fief"
            other = number((yield fiefs))
            rulers = self.rulers
            rulers[other], rulers[self.fief] = rulers[self.fief], rulers[other]


def number(choice: Choice) -> int:
    """Return a choice that is one number."""
    assert isinstance(choice, int)
    return choice


def play_at_random(seed: int) -> tuple[int, int]:
    """Play a game at random; return its stars and how many decisions it took."""
    chance = random.Random(seed)
    game = Northwood(chance.shuffle)
    course, decisions = game.play(), 0
    try:
        options = next(course)
        while True:
            options = course.send(options[int(chance.random() * len(options))])
            decisions += 1
    except StopIteration:
        return game.stars(), decisions + 1

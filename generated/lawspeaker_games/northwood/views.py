"""For Northwood!: what a player may know, by names.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["Visit"]
Fief = Literal["0", "1", "2", "3", "4", "5", "6", "7"]
Character = Literal[
    "Jack of Claws",
    "Queen of Claws",
    "King of Claws",
    "Jack of Flowers",
    "Queen of Flowers",
    "King of Flowers",
    "Jack of Leaves",
    "Queen of Leaves",
    "King of Leaves",
    "Jack of Eyes",
    "Queen of Eyes",
    "King of Eyes",
    "Prince of Claws",
    "Marchioness of Claws",
    "Baron of Claws",
    "Prince of Flowers",
    "Marchioness of Flowers",
    "Baron of Flowers",
    "Prince of Leaves",
    "Marchioness of Leaves",
    "Baron of Leaves",
    "Prince of Eyes",
    "Marchioness of Eyes",
    "Baron of Eyes",
]
Card = Literal[
    "claws 1",
    "claws 2",
    "claws 3",
    "claws 4",
    "claws 5",
    "claws 6",
    "claws 7",
    "claws 8",
    "flowers 1",
    "flowers 2",
    "flowers 3",
    "flowers 4",
    "flowers 5",
    "flowers 6",
    "flowers 7",
    "flowers 8",
    "leaves 1",
    "leaves 2",
    "leaves 3",
    "leaves 4",
    "leaves 5",
    "leaves 6",
    "leaves 7",
    "leaves 8",
    "eyes 1",
    "eyes 2",
    "eyes 3",
    "eyes 4",
    "eyes 5",
    "eyes 6",
    "eyes 7",
    "eyes 8",
]
Scenario = Literal[
    "Open Road",
    "Long Winter",
    "Harvest Home",
    "Silent Courts",
    "Talkative Lords",
    "Up the River",
    "Outside In",
    "Claws in Fashion",
    "Plain Words",
    "Free Speech",
    "Low Voices",
    "Heart of the Wood",
    "Two Voices",
    "Strict Chamberlain",
    "Mirror Wood",
    "Full Table",
    "Open Borders",
]
Suit = Literal["claws", "flowers", "leaves", "eyes"]
Style = Literal["introductory", "full"]
Level = Literal["bronze", "silver", "gold"]
Mood = Literal["neutral", "friendly", "failed"]


class View(TypedDict):
    """What a player may know: hidden is None, nothing is None; lists of players begin with player 1."""

    player: int | None
    active: int | None
    over: bool
    phase: Phase | None
    row: list[Fief | None]
    box: list[Character | None]
    turned_up: list[Character | None]
    aside: list[Character | None]
    allies: list[Character | None]
    court: list[Character | None]
    friends: list[Character | None]
    guests: list[Character | None]
    deck: list[Card | None]
    hand: list[Card | None]
    discard: list[Card | None]
    score_pile: list[Card | None]
    tale: list[Scenario | None]
    visited_fief: Fief | None
    statement: Card | None
    asked: Character | None
    turned: dict[Suit, int]
    style: Style
    level: Level
    scenario: Scenario
    character_used: dict[Character, bool | None]
    character_cover: dict[Character, Character | None]
    fief_ruler: dict[Fief, Character | None]
    fief_mood: dict[Fief, Mood | None]

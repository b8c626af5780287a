"""Northgard: Uncharted Lands: what a player may know, by names.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["Beginning", "Actions", "Harvest", "Winter", "Turning"]
Creature = Literal["Wolf", "Draugr", "Brown Bear", "Fallen Valkyrie"]
Card = Literal[
    "Builder",
    "Explorer",
    "Food Trader",
    "Wood Trader",
    "Scholar",
    "Trapper",
    "Warlord",
    "Spy",
    "Fishing",
    "Axe Throwers",
    "Lore Mastery",
    "Industrious Villagers",
    "Defensive Strategy",
    "Enemy Secrets",
    "Hunters",
    "Woodcutters",
    "Loremasters",
    "Outpost",
    "Hidden Ways",
    "Carpentry Mastery",
    "Conqueror",
    "Huginn & Muninn",
    "Upgraded Market Place",
    "Grizzled Warriors",
    "Upgraded Trading Post",
    "Ancestral Curse",
    "Rangers",
    "Upgraded Scout Camp",
    "Greater Trade Routes",
    "Infiltration",
    "Upgraded Town Hall",
    "Amenities",
    "Wood Monopoly",
    "Bribery",
    "Incursion",
    "Heroic Charge",
    "Trading Post",
    "Legendary Heroes",
    "Allies from the Wild",
    "Warriors",
    "Cunning Merchant",
    "Capture",
    "Veiled Threats",
    "Negotiation",
    "Scouts",
    "Town Hall",
    "Merchant",
    "Militia",
    "Improved Villager Tools",
    "Recruitment",
    "Market Place",
    "Mercenary",
    "Intimidate",
    "Feast Day",
    "Scout Camp",
    "Shieldbearers",
    "Bodyguard",
    "Simple Living",
    "Future Sight",
    "Recruit",
    "Move",
    "Explore",
    "Build",
    "Feast",
    "Unrest",
    "Bear Clan",
    "The Bear Awakens",
    "Protector of the Land",
    "Boar Clan",
    "Osmosis",
    "Lay of the Land",
    "Goat Clan",
    "Teamwork",
    "Resourceful People",
    "Raven Clan",
    "Raiding Party",
    "Raven Mercenaries",
    "Snake Clan",
    "Rapacious Exploitation",
    "Stolen Lore",
    "Stag Clan",
    "Glory of the Clan",
    "Annexation",
    "Wolf Clan",
    "Plunder",
    "Call to War",
]
Building = Literal[
    "Food Silo",
    "Woodcutter Lodge",
    "Carved Stone",
    "Defense Tower",
    "Training Camp",
    "Fortress",
    "Forge",
    "Altar of Kings",
]
Tile = Literal[
    "Start",
    "Second Start",
    "01",
    "02",
    "03",
    "04",
    "05",
    "06",
    "07",
    "08",
    "09",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
    "24",
    "25",
    "26",
    "27",
    "28",
    "29",
    "30",
    "31",
    "32",
    "33",
]
Side = Literal["attack", "defence"]
LostHunt = Literal["by_role", "by_kind"]
Hunting = Literal["anywhere", "own_or_neutral"]
Edition = Literal["recommended", "fr", "uk"]
Trade = Literal["any_three", "same_three"]
Camps = Literal["each_camp", "one_unit"]
BoarLore = Literal["no_closing", "no_own_closing"]
ScorchedPlace = Literal["foreign", "anywhere"]
ScorchedYield = Literal["one_resource", "any_number"]
KaijaMoves = Literal["alone", "in_company"]
Exploring = Literal["from_territory", "from_tile"]
KaijaJoins = Literal["as_one", "besides"]
Bank = Literal["endless", "counted"]
ClosingFame = Literal["each_territory", "each_tile"]
Clan = Literal["Bear", "Boar", "Goat", "Raven", "Snake", "Stag", "Wolf"]
Space = Literal["plain", "stone", "grand", "nowhere"]


class LaidTile(TypedDict):
    """A tile on a board: its cell, from 1, and its rotation in quarter turns."""

    tile: str
    column: int
    row: int
    rotation: int


class Places(TypedDict):
    """The things on the places of each board that have any."""

    map: dict[str, list[str]]


class View(TypedDict):
    """What a player may know: hidden is None, nothing is None; lists of players begin with player 1."""

    player: int | None
    active: int | None
    over: bool
    phase: Phase | None
    creature_deck: list[Creature | None]
    lairs: list[Creature | None]
    slain: list[Creature | None]
    deck: list[list[Card | None]]
    hand: list[list[Card | None]]
    active_area: list[list[Card | None]]
    discard: list[list[Card | None]]
    upgrades: list[list[Card | None]]
    sifted: list[list[Card | None]]
    out_of_game: list[Card | None]
    developments: list[Card | None]
    achievements: list[Card | None]
    display: list[Card | None]
    troubles: list[Card | None]
    supply: list[Building | None]
    land: list[Tile | None]
    tile_hand: list[list[Tile | None]]
    drawn: list[Tile | None]
    box: list[Card | None]
    food: list[int]
    wood: list[int]
    lore: list[int]
    fame: list[int | None]
    heavy: bool
    praised: bool
    line: list[Creature | None]
    prey: dict[str, Creature | None]
    beast: Creature | None
    homeland: list[str | None]
    passing: dict[str, int]
    arrival: str | None
    replaced: int
    riding: bool
    scored: dict[Side, int]
    struck: dict[Side, int]
    acclaim: list[int | None]
    year: int
    first_player: int | None
    passed: list[bool]
    invader: dict[str, int | None]
    cancelled: bool
    chain: list[Card | None]
    taken: dict[str, int]
    offers_left: int
    axes: list[int]
    unit: dict[str, list[int]]
    creatures: bool
    lost_hunt: LostHunt
    hunting: Hunting
    bear_passing: bool
    more_creatures: bool
    edition: Edition
    trade: Trade
    partial: bool
    camps: Camps
    boar_lore: BoarLore
    scorched_place: ScorchedPlace
    scorched_yield: ScorchedYield
    kaija_moves: KaijaMoves
    exploring: Exploring
    kaija_joins: KaijaJoins
    bank: Bank
    closing_fame: ClosingFame
    longer: bool
    teams: bool
    clan: list[Clan]
    map: list[LaidTile]
    building_stands: dict[Building, list[Space | None]]
    card_used: dict[Card, list[bool | None]]
    places: Places

"""Imperial Settlers: Empires of the North: what a player may know, by names.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["Lookout", "Actions", "Expedition", "Cleanup"]
Card = Literal[
    "Shepherd's Cot",
    "Weaver's House",
    "Village Mill",
    "Baker's Oven",
    "Shared Barn",
    "Helping Hands",
    "Clan Tartan",
    "Highland Games",
    "Neighbourly Advice",
    "Fishing Crew",
    "Neighbours' Ferry",
    "Mead Hall",
    "Long Nap",
    "Front Bench",
    "Brew Kettle",
    "Tap Room",
    "Juniper Still",
    "Guest House",
    "Sunday Sailors",
    "Money Lender",
    "Cash Desk",
    "Auditor",
    "Golden Stag",
    "Rent Collector",
    "Insurance Office",
    "Contractors",
    "Chartered Vessel",
    "River Trade Route",
    "Dog Sleds",
    "Trail Songs",
    "Well-Trodden Path",
    "Great Round",
    "Caribou Tent",
    "Wandering Storyteller",
    "Skin Kayaks",
    "Umiak Builders",
    "Hunters' Return",
    "Frozen Shipyard",
    "Cabinet of Curiosities",
    "Row of Masks",
    "Penguin Colony",
    "Penguin Post",
    "Snow Owl Perch",
    "Ice Pantry",
    "Bone Carver",
    "Feast of Many Tastes",
    "Bear Guards",
    "Trading Sledge",
    "Treasury",
    "Watchtower",
    "White Keep",
    "Twin Ships",
    "Priest of Thor",
    "Valkyrie",
    "Squadron",
    "Floki's Workshop",
    "Trophy Wall",
    "Skald's Hall",
    "Weapon Forge",
    "Mead Cask",
    "Wool Exchange",
    "Gold Vault",
    "Builders' Bond",
    "Savings Chest",
    "Clerks' Office",
    "Kailyard",
    "Common Quarry",
    "Loch Shore",
    "Neighbourhood Ice-Cream Seller",
    "Shared Woodlot",
    "Dry-Stone Dyke",
    "Barley Plot",
    "Lazy Shore",
    "Cellar Rock",
    "Hop Poles",
    "Bee Heath",
    "Barrel Cellar",
    "Rented Croft",
    "Counted Flock",
    "Toll Wood",
    "Leased Pit",
    "Gold Burn",
    "Toll Gate",
    "Meeting of Trails",
    "Calving Coast",
    "River Stones",
    "Ice-Floe Camp",
    "Summer Pasture",
    "Reindeer Calves",
    "Driftwood Camp",
    "Ice Holes",
    "Moss Slope",
    "Seal Rocks",
    "Musk Ox Plain",
    "Penguin Rookery",
    "Salt Beach",
    "Keel Oaks",
    "Whetstone Hill",
    "Fjord Landing",
    "Ore Seam",
    "Call the Cousins",
    "Tug of War",
    "Ceilidh",
    "Many Hands",
    "Drinking Competition",
    "Party Ship",
    "Round for Everybody",
    "Hangover Cure",
    "Mixed Drinks",
    "Dividend Day",
    "Bull Market",
    "New Outpost",
    "Fold the Tents",
    "Change of Plans",
    "Follow the Herd",
    "Great Sorting",
    "Complete Set",
    "Penguin Parade",
    "Right Drawer",
    "Sharpening the Axes",
    "War Horn",
    "Sack the Coast",
    "Sworn Oarsmen",
    "Ghost Island",
    "Sheep Holm",
    "Wreck Beach",
    "Whale Sound",
    "Hermit's Skerry",
    "Smugglers' Cove",
    "Stone Circle",
    "Pirate Camp",
    "Bird Cliffs",
    "Tidal Haven",
    "Lighthouse Rock",
    "Peat Island",
    "Golden Fells",
    "Dragon's Spine",
    "Amber Coast",
    "Hot Springs",
    "Vine Shore",
    "House of Books",
    "Fog Passage",
    "Giants' Quarry",
    "Walrus Banks",
    "Throne of Ice",
]
Island = Literal[
    "Ghost Island",
    "Sheep Holm",
    "Wreck Beach",
    "Whale Sound",
    "Hermit's Skerry",
    "Smugglers' Cove",
    "Stone Circle",
    "Pirate Camp",
    "Bird Cliffs",
    "Tidal Haven",
    "Lighthouse Rock",
    "Peat Island",
    "Golden Fells",
    "Dragon's Spine",
    "Amber Coast",
    "Hot Springs",
    "Vine Shore",
    "House of Books",
    "Fog Passage",
    "Giants' Quarry",
    "Walrus Banks",
    "Throne of Ice",
]
Range = Literal["near", "distant"]
Boost = Literal[
    "Call the Cousins",
    "Tug of War",
    "Ceilidh",
    "Many Hands",
    "Drinking Competition",
    "Party Ship",
    "Round for Everybody",
    "Hangover Cure",
    "Mixed Drinks",
    "Dividend Day",
    "Bull Market",
    "New Outpost",
    "Fold the Tents",
    "Change of Plans",
    "Follow the Herd",
    "Great Sorting",
    "Complete Set",
    "Penguin Parade",
    "Right Drawer",
    "Sharpening the Axes",
    "War Horn",
    "Sack the Coast",
    "Sworn Oarsmen",
]
Ship = Literal["Glenn Ship", "Heidel Ship", "Mackinnon Ship", "Nanurjuk Ship", "Panuk Ship", "Ulaf Ship", "Common Ship"]
Pawn = Literal[
    "Pawn 1 of Red",
    "Pawn 2 of Red",
    "Pawn 1 of Blue",
    "Pawn 2 of Blue",
    "Pawn 1 of Green",
    "Pawn 2 of Green",
    "Pawn 1 of Yellow",
    "Pawn 2 of Yellow",
]
Omen = Literal[
    "First Snow",
    "Frozen Soil",
    "Hungry Month",
    "Closed Sea",
    "Wolves",
    "Thaw",
    "Fair Wind",
    "Storm",
    "Rumours of Gold",
    "Sea Robbers",
    "Last Tide",
    "Timber Raft",
    "Open Day",
    "Inspection",
    "Masons Away",
    "Guests Arrive",
    "Herald",
    "Table Tax",
    "Levy",
    "Royal Cloak",
    "Feast at Court",
    "Crown Silver",
]
Task = Literal["explore", "populate", "construct", "harvest", "sail"]
Clan = Literal["Glenn", "Heidel", "Mackinnon", "Nanurjuk", "Panuk", "Ulaf"]
RazeTokens = Literal["count_one", "count_nothing"]
LookoutEnd = Literal["next_round", "this_round"]
Refill = Literal["in_cleanup", "at_once"]
Landing = Literal["after_seeing", "before_seeing"]
TiedWorkers = Literal["all_owned", "in_supply"]
ConstructWorkers = Literal["are_spent", "are_free"]
Scenario = Literal["The Long Winter", "The Open Sea", "The Great Moot", "The King's Tribute"]
Storehouse = Literal["Mead Cask", "Wool Exchange", "Gold Vault", "Builders' Bond", "Savings Chest", "Clerks' Office"]
Field = Literal[
    "Kailyard",
    "Common Quarry",
    "Loch Shore",
    "Neighbourhood Ice-Cream Seller",
    "Shared Woodlot",
    "Dry-Stone Dyke",
    "Barley Plot",
    "Lazy Shore",
    "Cellar Rock",
    "Hop Poles",
    "Bee Heath",
    "Barrel Cellar",
    "Rented Croft",
    "Counted Flock",
    "Toll Wood",
    "Leased Pit",
    "Gold Burn",
    "Toll Gate",
    "Meeting of Trails",
    "Calving Coast",
    "River Stones",
    "Ice-Floe Camp",
    "Summer Pasture",
    "Reindeer Calves",
    "Driftwood Camp",
    "Ice Holes",
    "Moss Slope",
    "Seal Rocks",
    "Musk Ox Plain",
    "Penguin Rookery",
    "Salt Beach",
    "Keel Oaks",
    "Whetstone Hill",
    "Fjord Landing",
    "Ore Seam",
]


class Places(TypedDict):
    """The things on the places of each board that have any."""

    ring: dict[str, list[str]]


class View(TypedDict):
    """What a player may know: hidden is None, nothing is None; lists of players begin with player 1."""

    player: int | None
    active: int | None
    over: bool
    phase: Phase | None
    deck: list[list[Card | None]]
    hand: list[list[Card | None]]
    drawn: list[list[Card | None]]
    discard: list[list[Card | None]]
    empire: list[list[Card | None]]
    sea: dict[Range, list[Island | None]]
    row: dict[Range, list[Island | None]]
    sunk: dict[Range, list[Island | None]]
    landfall: list[Island | None]
    boosting: list[Boost | None]
    shipyard: list[Ship | None]
    harbour: list[list[Ship | None]]
    queue: list[Ship | None]
    idle: list[list[Pawn | None]]
    weather: list[list[Omen | None]]
    bygone: list[list[Omen | None]]
    food: list[int]
    wood: list[int]
    stone: list[int]
    sheep: list[int]
    fish: list[int]
    gold: list[int]
    raze: list[int]
    workers: list[int]
    points: list[int]
    spent: list[int]
    task_on: dict[str, Task | None]
    first_player: int | None
    passed: list[bool]
    round: int
    last_round: bool
    warned: bool
    harvests: list[int]
    tributes: list[int]
    roamed: list[dict[Task, bool]]
    reached: list[bool]
    clan: list[Clan]
    raze_tokens: RazeTokens
    lookout_end: LookoutEnd
    refill: Refill
    landing: Landing
    turning_back: bool
    gold_as_cargo: bool
    tied_workers: TiedWorkers
    construct_workers: ConstructWorkers
    solo: bool
    scenario: Scenario
    card_exhausted: dict[Card, list[bool | None]]
    card_copied: dict[Card, list[Card | None]]
    storehouse_stored: dict[Storehouse, list[dict[str, int] | None]]
    field_base: dict[Field, list[Field | None]]
    ship_captain: dict[Ship, list[int | None]]
    ship_cargo: dict[Ship, list[dict[str, int]]]
    ship_mark: dict[Ship, list[int]]
    pawn_inactive: dict[Pawn, bool]
    places: Places

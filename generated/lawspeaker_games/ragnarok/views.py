"""Lords of Ragnarok: what a player may know, by names.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Origin = Literal[
    "Odisson/Odisdottir",
    "Thorsson/Thorsdottir",
    "Freyjuson/Freyjudottir",
    "Tyrsson/Tyrsdottir",
    "Njordsson/Njordsdottir",
    "Heimdallsson/Heimdallsdottir",
]
Hero = Literal["Ragnar", "Aslaug", "Snorri", "Lagertha", "Beowulf"]
Forge = Literal["Forge of Uruz", "Forge of Odal", "Forge of Algiz"]
Monster = Literal["Draugr", "Hrungnir", "Garm", "Fafnir", "Hafgufa", "Hraesvelg"]
Card = Literal[
    "Grave Sword", "Long Spear", "Bearded Axe", "Boar Spear", "Yew Bow", "Twin Edge", "Great Axe", "Blunt Arrow"
]
Assault = Literal["Special Attack", "Savage Bite", "Into the Mist", "Rune-Eater"]
Blessing = Literal["Storm in the Blood", "Cat Chariot", "Bond of Brothers"]
Boon = Literal[
    "Storm in the Blood", "Cat Chariot", "Bond of Brothers", "Gungnir", "Mjolnir", "Brisingamen", "Barrow Ring"
]
Artifact = Literal["Gungnir", "Mjolnir", "Brisingamen", "Barrow Ring"]
Omen = Literal[
    "The Wolf Winter",
    "Ravens over the Ash",
    "The Nail Ship",
    "Roots Gnawed",
    "Salt in the Wells",
    "Brother against Brother",
    "The Horn Is Blown",
    "The Tide Stands Still",
    "Three Roosters",
    "Golden Straw",
    "The Whale Road Burns",
    "Stones That Walk",
    "Anvil without a Smith",
    "Smoke from the South",
    "A Field of Cinders",
    "The Warm Grave",
    "Black Sails",
    "Nets Full of Eels",
    "Lights on the Barrows",
    "The Drowned Village",
    "Feathers of Ice",
]
Condition = Literal[
    "The Slayer Walks",
    "The Finished Idol",
    "Two Crowns",
    "An Altar in Every Land",
    "The Branches Meet",
    "The Cages Stand Open",
    "Three Gods Rising",
    "No Free Land",
    "The Third Altar",
    "Champions of Midgard",
]
Attribute = Literal["influence", "might", "wisdom"]
Region = Literal[
    "Wolf Fjord",
    "Ash Grove",
    "Raven Cape",
    "Deep Thicket",
    "Salt Haven",
    "Goat Hills",
    "High Seat",
    "Seal Strand",
    "Gull Rocks",
    "Golden Meadow",
    "Whale Bay",
    "Boulder Pass",
    "Anvil Peak",
    "Smoke Hollow",
    "Cinder Field",
    "Warm Springs",
    "Black Sands",
    "Eel Landing",
    "Barrow Heath",
    "Reed Marsh",
    "Falcon Hall",
    "Otter Fjord",
    "Birch Holm",
    "Moss Hollow",
    "Oar Haven",
    "Barley Hills",
    "Moot Stone",
    "Swan Bay",
    "Pine Ridge",
    "Copper Dale",
    "Anchor Point",
    "Iron Shore",
    "Thunder Rock",
    "Elk Pasture",
    "Lantern Cove",
    "Heather Down",
    "Cat Meadow",
]
Realm = Literal["Vanaheim", "Alfheim", "Jotunheim", "Muspelheim", "Svartalfheim", "Niflheim"]
God = Literal["Odin", "Thor", "Freyja"]
Deed = Literal["Mobilize", "Reinforce", "Build Temple", "Monsters", "Usurp", "Prepare", "Build Monument"]
TrackSide = Literal["front", "rear"]
Resource = Literal["uruz", "odal", "algiz", "priest", "slayer_token"]
Army = Literal["Army 1", "Army 2", "Army 3", "Army 4", "Army 5", "Army 6"]
Beast = Literal["Draugr", "Hrungnir", "Garm", "Fafnir", "Hafgufa", "Hraesvelg", "Loki"]
Wound = Literal[
    "Draugr, sword 1",
    "Draugr, sword 2",
    "Draugr, axe 1",
    "Draugr, axe 2",
    "Draugr, spear 1",
    "Draugr, spear 2",
    "Draugr, bow 1",
    "Hrungnir, axe 1",
    "Hrungnir, axe 2",
    "Hrungnir, axe 3",
    "Hrungnir, spear 1",
    "Hrungnir, spear 2",
    "Hrungnir, sword 1",
    "Hrungnir, sword 2",
    "Hrungnir, bow 1",
    "Hrungnir, bow 2",
    "Garm, spear 1",
    "Garm, spear 2",
    "Garm, spear 3",
    "Garm, sword 1",
    "Garm, sword 2",
    "Garm, bow 1",
    "Garm, bow 2",
    "Garm, axe 1",
    "Fafnir, sword 1",
    "Fafnir, sword 2",
    "Fafnir, sword 3",
    "Fafnir, axe 1",
    "Fafnir, axe 2",
    "Fafnir, spear 1",
    "Fafnir, spear 2",
    "Fafnir, bow 1",
    "Fafnir, bow 2",
    "Hafgufa, spear 1",
    "Hafgufa, spear 2",
    "Hafgufa, axe 1",
    "Hafgufa, axe 2",
    "Hafgufa, bow 1",
    "Hafgufa, bow 2",
    "Hafgufa, sword 1",
    "Hafgufa, sword 2",
    "Hraesvelg, bow 1",
    "Hraesvelg, bow 2",
    "Hraesvelg, bow 3",
    "Hraesvelg, spear 1",
    "Hraesvelg, sword 1",
    "Hraesvelg, axe 1",
    "Hraesvelg, axe 2",
    "Loki, sword and spear",
    "Loki, axe and bow",
    "Loki, sword and axe",
    "Loki, spear and bow",
    "Loki, sword and bow",
    "Loki, spear and axe",
]
Thing = Literal[
    "Wolf Fjord",
    "Ash Grove",
    "Raven Cape",
    "Deep Thicket",
    "Salt Haven",
    "Goat Hills",
    "High Seat",
    "Seal Strand",
    "Gull Rocks",
    "Golden Meadow",
    "Whale Bay",
    "Boulder Pass",
    "Anvil Peak",
    "Smoke Hollow",
    "Cinder Field",
    "Warm Springs",
    "Black Sands",
    "Eel Landing",
    "Barrow Heath",
    "Reed Marsh",
    "Falcon Hall",
    "Otter Fjord",
    "Birch Holm",
    "Moss Hollow",
    "Oar Haven",
    "Barley Hills",
    "Moot Stone",
    "Swan Bay",
    "Pine Ridge",
    "Copper Dale",
    "Anchor Point",
    "Iron Shore",
    "Thunder Rock",
    "Elk Pasture",
    "Lantern Cove",
    "Heather Down",
    "Cat Meadow",
    "Frost Sea",
    "Herring Sea",
    "Whale Road",
    "Sea of Steam",
    "Serpent Sea",
    "Mist Sea",
    "Cod Sea",
    "Swan Road",
    "Sea of Oars",
    "Kelp Sea",
    "Gloom Sea",
    "Vanaheim",
    "Alfheim",
    "Jotunheim",
    "Muspelheim",
    "Svartalfheim",
    "Niflheim",
    "Ragnar",
    "Aslaug",
    "Snorri",
    "Lagertha",
    "Beowulf",
    "Odisson/Odisdottir",
    "Thorsson/Thorsdottir",
    "Freyjuson/Freyjudottir",
    "Tyrsson/Tyrsdottir",
    "Njordsson/Njordsdottir",
    "Heimdallsson/Heimdallsdottir",
    "Ironwood",
    "Thunder Plains",
    "Amber Coast",
    "Giants Ridge",
    "Ember Vale",
    "Mist Marches",
    "Birchmark",
    "Kingsfield",
    "Sunward Coast",
    "Stormland",
    "Duskmoor",
    "Odin",
    "Thor",
    "Freyja",
    "Forge of Uruz",
    "Forge of Odal",
    "Forge of Algiz",
    "Army 1",
    "Army 2",
    "Army 3",
    "Army 4",
    "Army 5",
    "Army 6",
    "Drakkar",
    "Draugr",
    "Hrungnir",
    "Garm",
    "Fafnir",
    "Hafgufa",
    "Hraesvelg",
    "Loki",
    "Draugr, sword 1",
    "Draugr, sword 2",
    "Draugr, axe 1",
    "Draugr, axe 2",
    "Draugr, spear 1",
    "Draugr, spear 2",
    "Draugr, bow 1",
    "Hrungnir, axe 1",
    "Hrungnir, axe 2",
    "Hrungnir, axe 3",
    "Hrungnir, spear 1",
    "Hrungnir, spear 2",
    "Hrungnir, sword 1",
    "Hrungnir, sword 2",
    "Hrungnir, bow 1",
    "Hrungnir, bow 2",
    "Garm, spear 1",
    "Garm, spear 2",
    "Garm, spear 3",
    "Garm, sword 1",
    "Garm, sword 2",
    "Garm, bow 1",
    "Garm, bow 2",
    "Garm, axe 1",
    "Fafnir, sword 1",
    "Fafnir, sword 2",
    "Fafnir, sword 3",
    "Fafnir, axe 1",
    "Fafnir, axe 2",
    "Fafnir, spear 1",
    "Fafnir, spear 2",
    "Fafnir, bow 1",
    "Fafnir, bow 2",
    "Hafgufa, spear 1",
    "Hafgufa, spear 2",
    "Hafgufa, axe 1",
    "Hafgufa, axe 2",
    "Hafgufa, bow 1",
    "Hafgufa, bow 2",
    "Hafgufa, sword 1",
    "Hafgufa, sword 2",
    "Hraesvelg, bow 1",
    "Hraesvelg, bow 2",
    "Hraesvelg, bow 3",
    "Hraesvelg, spear 1",
    "Hraesvelg, sword 1",
    "Hraesvelg, axe 1",
    "Hraesvelg, axe 2",
    "Loki, sword and spear",
    "Loki, axe and bow",
    "Loki, sword and axe",
    "Loki, spear and bow",
    "Loki, sword and bow",
    "Loki, spear and axe",
    "Grave Sword",
    "Long Spear",
    "Bearded Axe",
    "Boar Spear",
    "Yew Bow",
    "Twin Edge",
    "Great Axe",
    "Blunt Arrow",
    "Special Attack",
    "Savage Bite",
    "Into the Mist",
    "Rune-Eater",
    "Storm in the Blood",
    "Cat Chariot",
    "Bond of Brothers",
    "Gungnir",
    "Mjolnir",
    "Brisingamen",
    "Barrow Ring",
    "The Wolf Winter",
    "Ravens over the Ash",
    "The Nail Ship",
    "Roots Gnawed",
    "Salt in the Wells",
    "Brother against Brother",
    "The Horn Is Blown",
    "The Tide Stands Still",
    "Three Roosters",
    "Golden Straw",
    "The Whale Road Burns",
    "Stones That Walk",
    "Anvil without a Smith",
    "Smoke from the South",
    "A Field of Cinders",
    "The Warm Grave",
    "Black Sails",
    "Nets Full of Eels",
    "Lights on the Barrows",
    "The Drowned Village",
    "Feathers of Ice",
    "The Slayer Walks",
    "The Finished Idol",
    "Two Crowns",
    "An Altar in Every Land",
    "The Branches Meet",
    "The Cages Stand Open",
    "Three Gods Rising",
    "No Free Land",
    "The Third Altar",
    "Champions of Midgard",
    "Front, 3 or 4 players",
    "Rear, 3 or 4 players",
    "Front, 2 players",
    "Rear, 2 players",
    "Mobilize",
    "Reinforce",
    "Build Temple",
    "Monsters",
    "Usurp",
    "Prepare",
    "Build Monument",
]


class Places(TypedDict):
    """The things on the places of each board that have any."""

    map: dict[Thing, list[str]]


class View(TypedDict):
    """What a player may know: hidden is None, nothing is None; lists of players begin with player 1."""

    player: int | None
    active: int | None
    over: bool
    lineage: list[list[Origin | None]]
    hero_box: list[Hero | None]
    origin_box: list[Origin | None]
    offered_heroes: list[Hero | None]
    offered_origins: list[Origin | None]
    forge_bag: list[Forge | None]
    trophies: list[list[Monster | None]]
    combat_deck: list[Card | None]
    combat_discard: list[Card | None]
    hand: list[list[Card | None]]
    fielded: list[list[Card | None]]
    attack_deck: list[Assault | None]
    attack_discard: list[Assault | None]
    claws: list[list[Assault | None]]
    attack: list[Assault | None]
    blessing_deck: list[Blessing | None]
    blessing_discard: list[Blessing | None]
    drafted: list[Blessing | None]
    treasures: list[list[Boon | None]]
    relics: list[Artifact | None]
    event_deck: list[Omen | None]
    event_discard: list[Omen | None]
    portents: list[Condition | None]
    fulfilled: list[Condition | None]
    uruz: list[int]
    odal: list[int]
    algiz: list[int]
    priest: list[int]
    slayer_token: list[int]
    passed: list[bool]
    level: list[dict[Attribute, int]]
    injured: list[dict[Attribute, bool]]
    hero: list[Hero | None]
    controller: dict[Region, int | None]
    temple: dict[Region, bool]
    intruder: dict[Region, int | None]
    allied: list[dict[Realm, bool]]
    serving: list[dict[God, int]]
    markers: dict[Deed, list[int | None]]
    temples_built: int
    first_player: int | None
    doomed: bool
    turns_left: int
    finished: list[int]
    large_board: bool
    small_board: bool
    temple_side: TrackSide
    hero_master: dict[Hero, int | None]
    god_places: dict[God, int]
    god_level: dict[God, int]
    realm_rune: dict[Realm, Resource | None]
    forge_laden: dict[Forge, list[bool]]
    army_force: dict[Army, list[int]]
    beast_master: dict[Beast, int | None]
    monster_upper: dict[Monster, bool]
    monster_slain: dict[Monster, bool]
    wound_mark: dict[Wound, int | None]
    artifact_charged: dict[Artifact, bool]
    places: Places

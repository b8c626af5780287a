"""What people read about Burrow."""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.rules.rules import EventInfo, OptionInfo, PileInfo, ResourceInfo, Rules, ThingInfo
from lawspeaker_runtime.rules.values import Domain, Site, TypeInfo
from tests.runtime.handmade.tables import CARD, CARDS, CLAN, NUMBER, PLAYER, RANK, YES_NO

SUITS = ("Hare", "Mole")
CARD_NAMES = tuple(f"{SUITS[card // 6]} {RANK[card]}" for card in range(CARDS))

RULES: Final = Rules(
    name="burrow",
    title="Burrow",
    version="1",
    players=(2, 3),
    seats=("Red", "Blue"),
    types=(
        TypeInfo("number", "number"),
        TypeInfo("yes_no", "yes_no"),
        TypeInfo("card", "thing", CARD_NAMES),
        TypeInfo("player", "player"),
        TypeInfo("clan", "enum", ("Wolf", "Goat", "Stag", "Bear")),
    ),
    sites=(
        Site(0, "choose", (Domain("c", CARD, 0, CARDS),), (), "", "choose a card", "burrow.law:10"),
        Site(CARDS, "one", (), ("play", "bury", "trade"), "", "choose one", "burrow.law:12"),
        Site(CARDS + 3, "choose", (Domain("n", NUMBER, 1, 2),), (), "decline", "choose a number", "burrow.law:20"),
    ),
    options=(
        OptionInfo("length", False, NUMBER, (1, 2, 3), 2, "burrow.law:3"),
        OptionInfo("clan", True, CLAN, (0, 1, 2, 3), -1, "burrow.law:4", different=True),
        OptionInfo("storms", False, YES_NO, (0, 1), 0, "burrow.law:5"),
    ),
    resources=(ResourceInfo("points", 1000, "everyone", False),),
    states=(),
    piles=(
        PileInfo("deck", False, CARD, "nobody", True),
        PileInfo("table", False, CARD, "everyone", False),
        PileInfo("hand", True, CARD, "owner", False),
        PileInfo("buried", True, CARD, "nobody", False),
    ),
    pieces=(),
    boards=(),
    events=(EventInfo("buried_one", (("by", PLAYER), ("c", CARD)), "burrow.law:7"),),
    things=tuple(ThingInfo(name, "card", card, "", "burrow.law:2") for card, name in enumerate(CARD_NAMES)),
    endings=("Riches",),
    parts=("points", "cards"),
    screen=(),
)

"""Kuhn Poker: what people read.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.rules.rules import EventInfo, PileInfo, ResourceInfo, Rules, StateInfo, ThingInfo
from lawspeaker_runtime.rules.values import Site, TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart

RULES: Final = Rules(
    name="kuhn-poker",
    title="Kuhn Poker",
    version="65310f2c1a0b",
    players=(2, 2),
    seats=(),
    types=(
        TypeInfo("card", "thing", ("Jack", "Queen", "King"), 0),
        TypeInfo("number", "number", (), 0),
        TypeInfo("player", "player", (), 1),
    ),
    sites=(
        Site(0, "one", (), ("call", "fold"), "", "choose one", "kuhn-poker.law:33"),
        Site(2, "one", (), ("bet", "check"), "", "choose one", "kuhn-poker.law:48"),
        Site(4, "one", (), ("bet", "check"), "", "choose one", "kuhn-poker.law:53"),
    ),
    options=(),
    resources=(ResourceInfo("chips", -1, "everyone", True, "chip"),),
    states=(StateInfo("pot", -1, 1, "everyone"),),
    piles=(PileInfo("deck", False, 0, "nobody", False), PileInfo("hand", True, 0, "owner", False)),
    pieces=(),
    boards=(),
    events=(EventInfo("ended", (), ":1"),),
    things=(
        ThingInfo("Jack", "card", 0, "", "kuhn-poker.law:6", (("rank", "1"),)),
        ThingInfo("Queen", "card", 1, "", "kuhn-poker.law:8", (("rank", "2"),)),
        ThingInfo("King", "card", 2, "", "kuhn-poker.law:10", (("rank", "3"),)),
    ),
    endings=(),
    parts=("chips",),
    screen=(),
    view=(
        ViewPart("deck", "pile", type=0),
        ViewPart("hand", "pile", type=0, of=(2,)),
        ViewPart("chips", "goods"),
        ViewPart("pot", "value", type=1),
    ),
)

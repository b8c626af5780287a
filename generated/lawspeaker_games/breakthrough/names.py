"""Breakthrough: what people read.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.breakthrough.tables import FIELD
from lawspeaker_runtime.rules.rules import BoardInfo, EventInfo, PieceInfo, Rules, ScreenItem
from lawspeaker_runtime.rules.values import Domain, Site, TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart

RULES: Final = Rules(
    name="breakthrough",
    title="Breakthrough",
    version="db0b16042f19",
    players=(2, 2),
    seats=("Black", "White"),
    types=(TypeInfo("square", "place", FIELD.names), TypeInfo("player", "player", ("Black", "White"), 1)),
    sites=(
        Site(
            0,
            "choose",
            (Domain("source", 0, 0, 64), Domain("target", 0, 0, 64)),
            (),
            "",
            "choose 2 squares",
            "breakthrough.law:26",
        ),
    ),
    options=(),
    resources=(),
    states=(),
    piles=(),
    pieces=(PieceInfo("pawn", True, 0, True, -1),),
    boards=(BoardInfo("field", "grid", 8, 8, 0),),
    events=(
        EventInfo("stepped", (("square", 0), ("actor", 1)), "breakthrough.law:10", "{actor} moves to {square}"),
        EventInfo("ended", (), ":1"),
    ),
    things=(),
    endings=("Breakthrough",),
    parts=(),
    screen=(ScreenItem("field", "", ()),),
    view=(ViewPart("pawn", "owners", of=(0,)),),
    chance=False,
)

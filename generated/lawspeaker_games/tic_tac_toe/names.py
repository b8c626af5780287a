"""Tic-Tac-Toe: what people read.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.tic_tac_toe.tables import FIELD
from lawspeaker_runtime.rules.rules import BoardInfo, EventInfo, PieceInfo, Rules, ScreenItem
from lawspeaker_runtime.rules.values import Domain, Site, TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart

RULES: Final = Rules(
    name="tic-tac-toe",
    title="Tic-Tac-Toe",
    version="b2dc47b00605",
    players=(2, 2),
    seats=("Cross", "Nought"),
    types=(TypeInfo("square", "place", FIELD.names), TypeInfo("player", "player", ("Cross", "Nought"), 1)),
    sites=(Site(0, "choose", (Domain("square", 0, 0, 9),), (), "", "choose a square", "tic-tac-toe.law:15"),),
    options=(),
    resources=(),
    states=(),
    piles=(),
    pieces=(PieceInfo("mark", True, 0, True, -1),),
    boards=(BoardInfo("field", "grid", 3, 3, 0),),
    events=(
        EventInfo("marked", (("square", 0), ("actor", 1)), "tic-tac-toe.law:10", "{actor} marks {square}"),
        EventInfo("ended", (), ":1"),
    ),
    things=(),
    endings=("Line",),
    parts=(),
    screen=(ScreenItem("field", "", ()),),
    view=(ViewPart("mark", "owners", of=(0,)),),
    chance=False,
)

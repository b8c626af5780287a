"""Connect Four: what people read.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.connect_four.tables import RACK
from lawspeaker_runtime.rules.rules import BoardInfo, EventInfo, PieceInfo, Rules, ScreenItem
from lawspeaker_runtime.rules.values import Domain, Site, TypeInfo
from lawspeaker_runtime.rules.view_parts import ViewPart

RULES: Final = Rules(
    name="connect-four",
    title="Connect Four",
    version="df2b76288618",
    players=(2, 2),
    seats=("Red", "Yellow"),
    types=(
        TypeInfo("number", "number", (), 0),
        TypeInfo("square", "place", RACK.names),
        TypeInfo("player", "player", ("Red", "Yellow"), 1),
    ),
    sites=(Site(0, "choose", (Domain("column", 0, 1, 7),), (), "", "choose a column", "connect-four.law:15"),),
    options=(),
    resources=(),
    states=(),
    piles=(),
    pieces=(PieceInfo("disc", True, 0, True, -1),),
    boards=(BoardInfo("rack", "grid", 7, 6, 1, True),),
    events=(
        EventInfo(
            "dropped", (("square", 1), ("actor", 2)), "connect-four.law:10", "{actor} drops a disc onto {square}"
        ),
        EventInfo("ended", (), ":1"),
    ),
    things=(),
    endings=("Line",),
    parts=(),
    screen=(ScreenItem("rack", "", ()),),
    view=(ViewPart("disc", "owners", of=(1,)),),
    chance=False,
)

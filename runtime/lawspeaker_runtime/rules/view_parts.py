"""What a view of a game holds, so that the numbers of an engine's view can be given names.

    ViewPart("hand", "pile", 3, (1,))     the key `hand`: for each player (type 1) a list of things of type 3

The compiler writes one part for each key of `engine.view`; `game/named_view.py` names the values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ViewForm = Literal["value", "pile", "goods", "owners", "present", "counts", "tiles", "places"]
SeenBy = Literal["everyone", "owner", "nobody"]


@dataclass(frozen=True, slots=True)
class ViewPart:
    """One key of a view. `type` is the type of its values, `of` are the types of its keys, the outermost first.

    | form | is |
    |---|---|
    | value | a state, an option, a field: `many` if each value is a list |
    | pile | things, hidden ones among them |
    | goods | the amount of a resource of each player |
    | owners, present, counts | pieces: the owner on each place, places with one, numbers on each place |
    | tiles | the tiles that are laid; `type` is their kind |
    | places | where things lie on the boards |

    `key` is the name in the named view, if it differs from the `word` of the engine. `optional`: a value may be
    nothing. `sees`: values are hidden with the things that they belong to.
    """

    word: str
    form: ViewForm
    type: int = -1
    of: tuple[int, ...] = ()
    many: bool = False
    optional: bool = False
    seen: SeenBy = "everyone"
    sees: bool = False
    key: str = ""

    @property
    def name(self) -> str:
        """Return the key in the named view."""
        return self.key or self.word

    @property
    def may_hide(self) -> bool:
        """Tell whether values may be hidden from a player."""
        return self.sees or self.seen != "everyone"

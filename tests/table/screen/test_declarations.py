"""Everything that can be declared can be drawn: each form of state, resource, pile, option, value and board.

One game declares a state of every type for every key and pair of keys, hidden and open, and is drawn for each player at
several widths; the state is then compared with what the screen shows of it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.play.play_loop import explain_name
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.screen import screen_lines
from lawspeaker_table.screen.text_layout import width_of
from tests.soak import runs

HEAD = """
game "Everything"
    players 2 to 3
    named Red, Blue, Green
enum skill: might or wit
kind region
    size: 1 to 3 = 1
kind hut
    worth: bundle
    tags: list of skill
    owner: optional player
    level: number = 0
    module_of: optional region
hut Mill
hut Barn
region North
    border South
region South
board map
    places region
    edges border
board field
    grid 2 by 2 squares
piece unit of player: on map
piece stone: single, on field
die bones
    face 2 hits
    face 1 hit, 1 loss
resource food, wood
resource fame: seen by owner
resource debt: signed, seen by nobody
option length: 1 to 3 = 2
option style: small or large = large
option hero of player: skill = wit
pile store: hut
pile hand of player: hut, seen by owner
pile secret: hut, seen by nobody
value all_food -> number = sum of food of p for each p among players
value pot -> bundle = 2 food + 1 wood
value best -> optional player = nobody
value wares -> list of hut = huts
value load of player -> bundle = 1 wood
value fans of player -> list of player = (left of player, player)
"""
TAIL = """
setup
    put Mill into store
    put Barn into hand of Blue
    plain_bundle becomes 2 food + 1 wood
    plain_numbers becomes (3, 4)
    player_bundle of Red becomes 2 food
    (player_skill_bundle of Red for wit) becomes 1 wood
    (skill_hut_number of wit for Barn) becomes 7
    (hut_player_number of Mill for Blue) becomes 8
    skill_things of wit becomes (Mill, Barn)
    square_number of (square at 2, 1) becomes 5
course
    each p among players
        choose n by p from 1 to 2
            skip
score for p
    "one" = 1
"""
TYPES = {
    "number": "number = 3",
    "range": "1 to 6 = 2",
    "yes": "yes_no = yes",
    "enum": "skill = wit",
    "thing": "hut = Barn",
    "place": "region = South",
    "player": "player = Blue",
    "resource": "resource = wood",
    "bundle": "bundle",
    "direction": "direction = east",
    "numbers": "list of number",
    "things": "list of hut",
    "enums": "list of skill",
    "players": "list of player",
    "places": "set of region",
    "maybe_number": "optional number",
    "maybe_player": "optional player",
    "maybe_thing": "optional hut",
    "maybe_place": "optional region",
    "maybe_square": "optional square",
    "maybe_enum": "optional skill",
}
OF_PAIRS = ("number", "bundle", "numbers", "maybe_player", "maybe_thing", "enum", "yes")
KEYS = ("player", "hut", "region", "skill", "square", "direction")
WIDTHS = (20, 39, 79, 159)


def declarations() -> list[str]:
    """Return a state of every type for nothing, for every key and for every pair of keys, open and hidden."""
    found: list[str] = []
    for name, type_ in TYPES.items():
        found.append(f"state plain_{name}: {type_}")
        found.append(f"state hidden_{name}: {type_}, seen by nobody")
        found += [f"state {key}_{name} of {key}: {type_}" for key in KEYS]
        found += [f"state own_{name} of player: {type_}, seen by owner"]
        found += [f"state hidden_{key}_{name} of {key}: {type_}, seen by nobody" for key in KEYS[:3]]
    for name in OF_PAIRS:
        for key in KEYS:
            found += [f"state {key}_{other}_{name} of {key} for {other}: {TYPES[name]}" for other in KEYS]
        found.append(f"state own_pair_{name} of player for skill: {TYPES[name]}, seen by owner")
        found.append(f"state hidden_pair_{name} of hut for skill: {TYPES[name]}, seen by nobody")
    return found


def game_of(text: str, folder: Path) -> Loaded:
    """Return a game that is written here."""
    (folder / "game.yaml").write_text("name: everything\ntitle: Everything\n")
    (folder / "everything.law").write_text(text)
    return open_game(str(folder), None)[1]


@cache
def everything() -> tuple[Loaded, Game[BaseState]]:
    """Return the game of all declarations, for two of its three players."""
    loaded = game_of(HEAD + "\n".join(declarations()) + "\n" + TAIL, Path(mkdtemp()))
    return loaded, loaded.package.new(players=2, seed=1, options=None)


def shown(player: int, word: str, width: int = 159) -> str:
    """Return what the screen shows a player about a word."""
    loaded, game = everything()
    view = view_of(loaded, game, player, deciding=True)
    lines = explain_name(view, [], word, width)
    return " ".join(" ".join(line if isinstance(line, str) else line.plain for line in lines).split())


@pytest.mark.parametrize("width", WIDTHS)
def test_a_game_of_all_declarations_is_drawn_for_each_player(width: int) -> None:
    loaded, game = everything()
    for player in (1, 2):
        lines = screen_lines(view_of(loaded, game, player, deciding=True), width)
        assert max(width_of(line) for line in lines) <= width
        text = "\n".join(line.plain for line in lines)
        assert "[" not in text
        assert "-2305843009213693952" not in text


@pytest.mark.parametrize("player", [1, 2])
def test_every_word_of_the_game_can_be_asked_for(player: int) -> None:
    loaded, _ = everything()
    rules = loaded.rules
    words = [info.word for infos in (rules.states, rules.resources, rules.piles, rules.boards) for info in infos]
    for word in words[:: runs(3, 1)]:
        text = shown(player, word)
        assert "nothing here is called" not in text
        assert text or word.startswith("plain_maybe"), word


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("plain_bundle", "plain bundle: 2 food + 1 wood"),
        ("plain_numbers", "plain numbers: 3, 4"),
        ("plain_direction", "plain direction: east"),
        ("plain_resource", "plain resource: wood"),
        ("plain_places", "plain places: none"),
        ("plain_maybe_number", "plain maybe number: nothing"),
        ("hidden_number", "hidden number: ?"),
        ("hidden_hut_bundle", "hidden hut bundle: Mill ?, Barn ?"),
        ("player_bundle", "player bundle: Red 2 food, Blue none"),
        ("own_bundle", "own bundle: Red none, Blue ?"),
        ("own_pair_number", "own pair number: Red (might 3, wit 3), Blue ?"),
        ("hidden_pair_number", "hidden pair number: Mill ?, Barn ?"),
        ("player_skill_bundle", "player skill bundle: Red (might none, wit 1 wood), Blue (might none, wit none)"),
        ("skill_hut_number", "skill hut number: might (Mill 3, Barn 3), wit (Mill 3, Barn 7)"),
        ("hut_player_number", "hut player number: Mill (Red 3, Blue 8), Barn (Red 3, Blue 3)"),
        ("skill_things", "skill things: might none, wit (Mill, Barn)"),
        ("square_number", "square number: a1: 3, b1: 5, a2: 3, b2: 3"),
        ("debt", "debt: Red ?, Blue ?"),
        ("fame", "fame: Red 0, Blue ?"),
        ("secret", "secret: empty"),
        ("hand", "hand of Red: empty hand of Blue: Barn"),
        ("map", "map: North border to South South border to North"),
    ],
)
def test_states_are_displayed_in_words(word: str, text: str) -> None:
    assert shown(1, word) == text


SCREEN = """
screen
    show all_food, pot, best, wares, load, fans, length, style, hero
    show your hand, food of you
    show map with size, region_number, region_skill_yes
    show field with square_number, far
    show store as table with worth, tags, owner, level, module_of
"""


def test_values_options_and_fields_of_every_type_are_shown(tmp_path: Path) -> None:
    states = [line for line in declarations() if any(word in line for word in ("square_number of", "region_number of"))]
    states += ["state region_skill_yes of region for skill: yes_no = yes", "state stamped of region: yes_no = yes"]
    far = "value far of s: square -> number = row of s\n"
    setup = TAIL.split("    plain_bundle")[0] + "    square_number of (square at 2, 1) becomes 5\n"
    setup += "    worth of Mill becomes 2 food\n    tags of Mill becomes (might, wit)\n    level of Mill becomes 4\n"
    setup += (
        "    owner of Mill becomes Blue\n    place a stone on (square at 1, 1)\n    place 2 units of Red in North\n"
    )
    text = HEAD + "\n".join(states) + "\n" + far + setup + "course" + TAIL.split("course")[1] + SCREEN
    loaded = game_of(text.replace("region_skill_yes\n", "region_skill_yes, stamped\n"), tmp_path)
    game = loaded.package.new(players=2, seed=1, options=None)
    lines = [line.plain for line in screen_lines(view_of(loaded, game, 1), 120)]
    region = "size 1, region number 3, region skill yes (might yes, wit yes), stamped"
    assert [line for line in lines if line] == [
        "all food: 0   pot: 2 food + 1 wood   best: nobody   wares: Mill, Barn   load: Red 1 wood, Blue 1 wood",
        "fans: Red (Blue, Red), Blue (Red, Blue)   length: 2   style: large   hero: Red wit, Blue wit",
        "hand of Red: empty   food: Red 0",
        "map:",
        f"North  2 units of Red, {region}  border to South",
        f"South  {region}                  border to North",
        "field:",
        "2  sq3,f2   sq3,f2",
        "1 s,sq3,f1  sq5,f1",
        "     a        b",
        "  s stone, sq square number, f far",
        "store  worth   tags        owner  level",
        "Mill   2 food  might, wit  Blue   4",
    ]

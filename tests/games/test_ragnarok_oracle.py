"""Lords of Ragnarok against a version written by hand, in random positions with plain cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lawspeaker.source import Source
from lawspeaker_games.ragnarok.state import State
from tests.compile_specs import build, spec_of
from tests.games.ragnarok_ends import ALL_LEVELS, LARGE_SET, NEEDED, SMALL_SET, conditions
from tests.games.ragnarok_hunts import MONUMENT, REALMS, Beast, Hunt, special_actions
from tests.games.ragnarok_oracle import (
    ATTRIBUTES,
    NO,
    PASS,
    RUNES,
    Army,
    Asked,
    Atlas,
    Course,
    Side,
    Table,
    Victory,
)
from tests.games.ragnarok_probe import (
    ATTACKS,
    CARDS,
    COMPONENTS,
    GODS,
    GREEN,
    RULES,
    Probe,
    atlas_of,
    beasts,
    components,
    words_of,
)
from tests.soak import runs

POSITIONS = runs(500, 5_000)
BATTLES, HUNTS, WHEELS, LIMITS, ENDS = (POSITIONS * share // 20 for share in (6, 4, 2, 2, 4))
HEROES = ("Ragnar", "Aslaug", "Snorri", "Lagertha", "Beowulf")
STEP = "end_step special"
GAINS = tuple(f"{verb} {count}" for verb in ("draw_cards", "gain_runes", "injure Green by") for count in (1, 2, 3))
VERBS = ("mobilize", STEP, "usurp", "special_step", "build_temple", "check_portents", "finish", *GAINS)


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Probe:
    files = [f"{name}.law" for name in RULES + COMPONENTS]
    rules = [source for source in spec_of("ragnarok").sources if source.name.rpartition("/")[2] in files]
    verbs = (*VERBS, *(f"hunt_down {beast.name}" for beast in beasts()))
    folder = tmp_path_factory.mktemp("probe")
    return Probe(build("ragnarok-probe", [*rules, Source("probes.law", components(verbs))], folder, warnings=True))


@pytest.fixture(scope="module")
def atlases() -> dict[bool, Atlas]:
    """The boards, by whether they are for two players."""
    return {True: atlas_of("map_small"), False: atlas_of("map_large")}


# ---------- random positions ----------
def random_table(chance: random.Random, atlases: dict[bool, Atlas], players: int) -> Table:
    """Return a position in which no Battle is due and nobody has won."""
    atlas = atlases[players == 2]
    names = list(atlas.regions)
    lair = chance.choice(names)
    heroes = chance.sample(HEROES, players)
    cards = chance.sample(list(CARDS), len(CARDS))
    controller = {name: chance.choice((0, 0, *range(players + 1))) for name in names}
    sides = {}
    for player, hero in enumerate(heroes, 1):
        side = Side(hero, chance.choice(names), chance.choice(list(atlas.coasts)), {})
        side.levels = {attribute: chance.randint(2, 6) for attribute in ATTRIBUTES}
        side.injured = {attribute for attribute in ATTRIBUTES if chance.random() < 0.2}
        side.hand = [cards.pop() for _ in range(chance.randint(0, side.rating("wisdom")))]
        side.runes = Counter(chance.choices(RUNES, k=chance.randint(0, side.rating("wisdom"))))
        sides[player] = side
    for name, region in atlas.regions.items():
        if region.god and controller[name]:
            sides[controller[name]].artifacts.add(region.god)
    cut = chance.choice((0, 1, len(cards) // 2))
    armies = random_armies(chance, atlas, controller, players)
    table = Table(atlas, CARDS, sides, armies, controller, GREEN, chance, cards[:cut], cards[cut:], lair)
    table.wheel = {deed: [] for deed in REALMS}
    shrines = [name for name, region in atlas.regions.items() if region.shrine]
    table.temples = set(chance.sample(shrines, chance.randint(0, min(len(shrines), 5))))
    return table if not has_won(table) else random_table(chance, atlases, players)


def has_won(table: Table) -> bool:
    try:
        table.look_for_victory()
    except Victory:
        return True
    return False


def random_armies(chance: random.Random, atlas: Atlas, controller: dict[str, int], players: int) -> list[Army]:
    """Return the Armies of all players: in own Regions, and in neutral ones that they are too weak for."""
    armies = [Army(player, f"Army {number}") for player in range(1, players + 1) for number in range(1, 7)]
    for army in armies:
        near = chance.choice(list(atlas.regions))
        for region in (near, *sorted(atlas.borders[near])):
            there = [other for other in armies if other.region == region]
            value = chance.choice((1, 1, 2, 2, 3, 4, 6))
            weak = sum(other.value for other in there) + value < atlas.regions[region].strength
            free = all(other.owner == army.owner for other in there)
            if free and (controller[region] == army.owner or (controller[region] == 0 and weak)):
                army.region, army.value = region, value
                break
    return armies


def boss_only(table: Table) -> list[Beast]:
    """Return the Boss in his Region."""
    found = [beast for beast in beasts() if beast.boss]
    found[0].region = table.lair
    return found


def random_beasts(chance: random.Random, table: Table) -> list[Beast]:
    """Return Monsters with some Wounds, in some Regions, with some controllers; trophies are shared out."""
    found = beasts()
    for beast in found:
        if beast.boss:
            beast.region = table.lair
            beast.marks = {wound.name: GREEN for wound in beast.wounds[1:] if chance.random() < 0.75}
            continue
        if chance.random() < 0.25:
            table.sides[chance.randint(1, len(table.sides))].trophies.append(beast.name)
            continue
        beast.region = chance.choice((None, *(side.seat for side in table.sides.values())))
        beast.master = chance.choice((0, 0, *table.sides)) if beast.region else 0
        beast.artifact = chance.random() < 0.8
        for wound in beast.wounds[1:]:
            if beast.region and chance.random() < 0.6:
                beast.marks[wound.name] = chance.choice((GREEN, len(table.sides), len(table.sides)))
    for side in table.sides.values():
        side.tokens, side.priests, side.sent = chance.randint(0, 1), chance.randint(0, 2), chance.randint(0, 2)
        side.allies = {realm for realm in REALMS.values() if chance.random() < 0.5}
    return found


# ---------- both sides in step ----------
def advance(course: Course, answer: str | None) -> Asked | None:
    """Let the oracle go on to its next decision between several options, none at the end."""
    try:
        asked = next(course) if answer is None else course.send(answer)
        while len(asked[1]) == 1:
            asked = course.send(*asked[1])
    except StopIteration:
        return None
    return asked


def answer_to(chance: random.Random, table: Table, options: frozenset[str]) -> str:
    """Choose at random, rather where others are, and rather something than nothing."""
    listed = sorted(options)
    fights = [name for name in listed if any(a.region == name and a.owner != table.active for a in table.armies)]
    if fights and chance.random() < 0.7:
        return chance.choice(fights)
    busy = [name for name in listed if name not in (NO, PASS)]
    return chance.choice(busy if chance.random() < 0.5 else listed)


def walk(probe: Probe, verbs: tuple[str, ...], table: Table, monsters: list[Beast], courses: tuple[Course, ...]) -> int:
    """Let both sides do some verbs; return how many decisions were compared."""
    s, decisions = probe.lay_out(table, monsters), 0
    for verb, course in zip(verbs, courses, strict=True):
        answer: str | None = None
        offered: dict[str, int] = {}
        while True:
            victory = None
            table.luck.clear()
            try:
                asked = advance(course, answer)
            except Victory as won:
                asked, victory = None, won
            s.forced = [lucky(probe, name) for name in table.luck]
            if answer is None:
                probe.does(verb)(s)
            else:
                probe.game.engine.apply(s, offered[answer])
            offered = probe.settle(s)
            assert not s.forced
            if victory:
                assert probe.game.engine.over(s)
                assert list(probe.game.engine.winners(s)) == [victory.winner]
                assert probe.game.rules.endings[s.ending] == victory.name
                return decisions
            if asked is None:
                break
            assert (int(probe.game.engine.player(s)), frozenset(offered)) == asked
            answer = answer_to(table.chance, table, asked[1])
            decisions += 1
        assert not offered
    compare(probe, s, table, monsters)
    return decisions


def lucky(probe: Probe, name: str) -> int:
    return probe.thing("assault" if name in ATTACKS else "card", name)


def compare(probe: Probe, s: State, table: Table, monsters: list[Beast]) -> None:
    """Compare two positions."""
    assert not probe.game.engine.over(s)
    armies = sorted((army.owner, army.name, army.value, army.region) for army in table.armies if army.region)
    assert armies == probe.armies(s)
    owners = {name: s.controller[probe.thing("region", name)] for name in table.atlas.regions}
    assert owners == table.controller
    for player, side in table.sides.items():
        assert probe.side(s, player) == words_of(side), player
    assert sorted(probe.pile(s, "combat_discard")) == sorted(table.discard)
    assert sorted(probe.pile(s, "combat_deck")) == sorted(table.deck)
    assert probe.marks(s) == {name: player for beast in monsters for name, player in beast.marks.items()}
    for beast in monsters:
        number = probe.thing("boss" if beast.boss else "monster", beast.name)
        assert probe.place(s, number) == beast.region


# ---------- control and Battles ----------
def test_armies_move_fight_and_take_regions_by_the_rules(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    decisions = 0
    for seed in range(BATTLES):
        chance = random.Random(seed)
        table = random_table(chance, atlases, 2 + seed % 3)
        decisions += walk(probe, ("mobilize", STEP), table, boss_only(table), (table.mobilize(), table.end_step()))
    assert decisions > 5 * BATTLES


# ---------- Hunts ----------
def test_hunts_go_through_their_rounds_by_the_rules(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    decisions = 0
    killed: Counter[bool] = Counter()
    for seed in range(HUNTS):
        chance = random.Random(seed)
        table = random_table(chance, atlases, 2 + seed % 3)
        monsters = random_beasts(chance, table)
        prey = chance.choice([beast for beast in monsters if beast.region])
        table.sides[GREEN].seat = prey.region or table.lair
        table.sides[GREEN].tokens += 2 * prey.boss
        hunt = Hunt(table, prey, ATTACKS)
        decisions += walk(probe, (f"hunt_down {prey.name}",), table, monsters, (hunt.course(),))
        killed[prey.boss] += hunt.killed
    assert decisions > 5 * HUNTS
    assert min(killed[False], killed[True]) > 0, killed


# ---------- Usurp and the wheel ----------
def test_exactly_the_special_actions_that_can_be_executed_are_offered(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    offered: Counter[str] = Counter()
    for seed in range(WHEELS):
        chance = random.Random(seed)
        table = random_table(chance, atlases, 2 + seed % 3)
        monsters = random_beasts(chance, table)
        if chance.random() < 0.3:
            meet_the_boss(table, monsters)
        for markers in table.wheel.values():
            markers += [player for player in table.sides if chance.random() < 0.3]
        levels = {god: chance.choice((0, 1, 3, 3, 3)) for god in GODS}
        s = probe.lay_out(table, monsters)
        probe.lay_out_levels(s, levels, ())
        probe.does("special_step")(s)
        expected = special_actions(table, monsters, (5 if len(table.sides) == 2 else 7) - len(table.temples), levels)
        assert frozenset(probe.offered(s)) == expected, seed
        offered.update(expected)
    assert set(offered) == {*REALMS, MONUMENT}


def meet_the_boss(table: Table, monsters: list[Beast]) -> None:
    """Move the Hero to the Boss, and put the Monsters under another's control."""
    table.sides[GREEN].seat = table.lair
    for beast in monsters:
        beast.master = 2 * bool(beast.region and not beast.boss)
        if beast.region == table.lair and not beast.boss:
            beast.region = next(name for name in table.atlas.regions if name != table.lair)


def test_usurp_drives_others_out_and_takes_the_region(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    usurped = 0
    for seed in range(WHEELS):
        chance = random.Random(seed)
        table = random_table(chance, atlases, 2 + seed % 3)
        if table.can_usurp(GREEN):
            usurped += 1
            walk(probe, ("usurp", STEP), table, boss_only(table), (table.usurp(), table.end_step()))
    assert usurped > WHEELS // 10


# ---------- limits ----------
def test_cards_and_runes_are_limited_by_wisdom(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    decisions = 0
    for seed in range(LIMITS):
        chance = random.Random(seed)
        table = random_table(chance, atlases, 2 + seed % 3)
        gains = chance.choices(GAINS, k=2)
        decisions += walk(probe, tuple(gains), table, [], tuple(gain(table, words) for words in gains))
    assert decisions > LIMITS


def gain(table: Table, words: str) -> Course:
    verb, _, count = words.rpartition(" ")
    if verb == "draw_cards":
        yield from table.draw(GREEN, int(count))
    elif verb == "gain_runes":
        yield from table.gain_runes(GREEN, int(count))
    else:
        for _ in range(int(count)):
            yield from table.injure(GREEN)


# ---------- victories ----------
def conquest(chance: random.Random, atlases: dict[bool, Atlas], players: int) -> Table:
    """Return a position in which two players lack a Region or two, and Armies are about to take Regions."""
    table = random_table(chance, atlases, players)
    regions = table.atlas.regions
    lands = sorted({region.land for region in regions.values()})
    chance.shuffle(lands)
    for name, region in regions.items():
        table.controller[name] = (GREEN, 2)[lands.index(region.land) // 3]
    for name in chance.sample(list(regions), chance.randint(2, 5)):
        table.controller[name] = chance.choice((0, GREEN, 2, players))
    for side in table.sides.values():
        side.artifacts.clear()
    for army in table.armies:
        army.region = None
    for player in table.sides:
        wanted = lands[3 * player - 3 : 3 * player]
        lost = [name for name, region in regions.items() if region.land in wanted and table.controller[name] != player]
        army = next(army for army in table.armies if army.owner == player)
        army.region, army.value = chance.choice(lost or list(regions)), chance.choice((1, 6, 6))
        if chance.random() < 0.3:
            held = [name for name in regions if table.controller[name] == player]
            table.temples = {army.region, *held[: chance.randint(2, 4)]}
    shared = len({army.region for army in table.armies if army.region}) < players
    return conquest(chance, atlases, players) if shared or has_won(table) else table


def test_lands_and_temples_win_at_once_whoever_takes_them(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    won: Counter[tuple[int, str]] = Counter()
    for seed in range(ENDS // 2):
        chance = random.Random(seed)
        table = conquest(chance, atlases, 2 + seed % 3)
        walk(probe, (STEP,), table, boss_only(table), (table.end_step(),))
        try:
            table.look_for_victory()
        except Victory as victory:
            won[victory.winner, victory.name] += 1
    assert {name for _, name in won} == {"Great Jarl", "Great Gothi"}
    assert len(won) > 2, won


def test_the_player_with_most_regions_beside_yggdrasil_wins_ragnarok(probe: Probe, atlases: dict[bool, Atlas]) -> None:
    tied = 0
    for seed in range(ENDS // 2):
        chance = random.Random(seed)
        table = random_table(chance, atlases, 2 + seed % 3)
        turns = chance.sample(list(table.sides), len(table.sides))
        s = probe.lay_out(table, [])
        for number, player in enumerate(turns, 1):
            s.finished[player] = number
        probe.does("finish")(s)
        winner, other = (table.atlas.ragnarok(table.controller, order) for order in (turns, turns[::-1]))
        assert list(probe.game.engine.winners(s)) == [winner], seed
        tied += winner != other
    assert tied


# ---------- Ragnarok ----------
def late_table(chance: random.Random, atlases: dict[bool, Atlas], players: int) -> Table:
    """Return a position in which nobody has won, sometimes with few free Regions, or Lands of one player."""
    table = random_table(chance, atlases, players)
    if chance.random() < 0.5:
        lands = sorted({region.land for region in table.atlas.regions.values()})
        owners = {land: chance.choice((0, *table.sides)) for land in lands}
        for name, region in table.atlas.regions.items():
            table.controller[name] = owners[region.land] if chance.random() < 0.9 else chance.choice(list(table.sides))
    return late_table(chance, atlases, players) if has_won(table) else table


def test_three_fulfilled_conditions_begin_ragnarok_and_nine_levels_fulfil_three(
    probe: Probe, atlases: dict[bool, Atlas]
) -> None:
    met, unmet = Counter[str](), Counter[str]()
    for seed in range(POSITIONS // 2):
        chance = random.Random(seed)
        table = late_table(chance, atlases, 2 + seed % 3)
        monsters = random_beasts(chance, table)
        levels = {god: chance.choice(((0, 1, 2, 3), (3,))[seed % 2]) for god in GODS}
        s = probe.lay_out(table, monsters)
        cards = SMALL_SET if len(table.sides) == 2 else LARGE_SET
        probe.lay_out_levels(s, levels, cards)
        probe.does("check_portents")(s)
        fulfilled = conditions(table, monsters, levels)
        assert set(probe.pile(s, "fulfilled")) == fulfilled, seed
        assert bool(s.doomed) == (len(fulfilled) >= NEEDED), seed
        assert s.doomed or sum(levels.values()) < ALL_LEVELS, seed
        met.update(fulfilled)
        unmet.update(set(cards) - fulfilled)
    assert set(met) == set(unmet) == {*SMALL_SET, *LARGE_SET}

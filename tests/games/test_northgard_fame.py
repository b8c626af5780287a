"""Northgard's fame tokens lie face down: a player sees the own ones only; all other tokens are visible."""

from __future__ import annotations

import json

from lawspeaker_games import northgard
from lawspeaker_games.northgard import engine


def test_fame_is_seen_by_its_owner_only() -> None:
    names = [resource.word for resource in northgard.RULES.resources]
    assert set(names) == {"food", "wood", "lore", "fame"}
    for resource, name in enumerate(names):
        poor, rich = engine.begin(2, 7), engine.begin(2, 7)
        rich.goods[2 * len(names) + resource] += 3
        same = json.dumps(engine.view(poor, 1)) == json.dumps(engine.view(rich, 1))
        assert same == (name == "fame"), name
        assert json.dumps(engine.view(poor, 2)) != json.dumps(engine.view(rich, 2)), name

"""A variable that holds all the best of a list is `those players`, not `that player`, where several are asked about."""

from __future__ import annotations

import pytest

from lawspeaker.facts import Facts
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker.text.write import write_texts
from lawspeaker_language.forms import Article, Number, Term
from lawspeaker_language.language import load_language
from lawspeaker_language.phrase import Filled, NounPhrase
from lawspeaker_language.template import read_template

SPEC = """game "Best"
    players 2 to 4
    named Red, Blue, Green, Yellow
resource gold
kind card
    rank: 1 to 3 = 1
    plays: steps
value wealth of p: player -> number = gold of p
value poorest of ps: list of player -> number = count ps
verb tithe p: player
    lose 1 gold for p
card One
    plays
        let best = p among players having most gold of p
        {lines}
pile hand of player: card, seen by owner
setup
    put One into hand of Red
course
    each p among players
        as p
            choose c from your hand
                run plays of c
            otherwise
                skip
score for p
    "gold" = gold of p
"""


def text(lines: str) -> str:
    """Return the text of the card with some lines below its variable."""
    indented = lines.replace("\n", "\n        ")
    compiled = check_game([Source("best.law", SPEC.replace("{lines}", indented))])
    assert compiled.program is not None
    return next(iter(write_texts(compiled.program.symbols, {}, Facts()).english.values()))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            "if count best is 1\n    gain 1 gold\ngain (count best) gold",
            "Find all players with the most gold. If there is 1 player among those players: gain 1 gold. ",
        ),
        ("if best is not empty\n    gain 1 gold\ngain (count best) gold", "If there is such a player: "),
        ("if best is empty\n    gain 1 gold\ngain (count best) gold", "If there is no such player: "),
        ("if best is empty\n    gain 1 gold", "If there is no player with the most gold: "),
        ("if you is not in best\n    gain 1 gold", "If you are not among all players with the most gold: "),
        (
            "if (q among opponents where gold of q is 2) is empty\n    gain 1 gold",
            "If there is no opponent whose gold is ",
        ),
        (
            "let ps = list of q for each q among opponents where gold of q is 2\nif count ps is 2\n    tithe first ps",
            "Find all opponents whose gold is 2. If there are 2 opponents among those opponents: ",
        ),
        ("if you is in best\n    gain 1 gold\ngain (count best) gold", "If you are among those players: "),
        (
            "gain 1 gold for best\nlose 2 gold for best",
            "Find the player with the most gold. That player gains 1 gold. ",
        ),
        (
            "if count best is 1\n    gain 1 gold",
            "If there is 1 player among all players with the most gold: gain 1 gold.",
        ),
    ],
)
def test_a_variable_of_several_is_spoken_of_as_several(lines: str, said: str) -> None:
    found = text(lines)
    assert said in found
    assert "among that player" not in found


FIRST = "the first player among those players"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("gain (count best) gold\ngain 1 gold for best", f"{FIRST.capitalize()} gains 1 gold."),
        ("gain (count best) gold\ngive 1 gold to best", f"Give 1 gold to {FIRST}."),
        ("gain (count best) gold\ngain (gold of best) gold", f"Gain the gold of {FIRST}."),
        ("gain (count best) gold\nput One into hand of best", f"into the hand of {FIRST}."),
        ("gain (count best) gold\ntithe best", f"Tithe {FIRST}."),
        ("gain (count best) gold\ngain (wealth of best) gold", f"the wealth of {FIRST}."),
        ("gain (count best) gold\ngain (poorest of best) gold", "equal to those players’ poorest."),
        ("gain (count best) gold\nas best\n    gain 1 gold", f"{FIRST.capitalize()} gains 1 gold."),
        (
            "let cs = c among your hand where rank of c is 1\ngain (count cs) gold\ngain (rank of cs) gold for best",
            "gains gold equal to the rank of the first card among those cards.",
        ),
    ],
)
def test_where_one_of_a_list_is_wanted_the_text_says_the_first(lines: str, said: str) -> None:
    assert said in text(lines)


def test_the_genitive_of_several_has_no_second_s() -> None:
    language = load_language("en")
    cards = NounPhrase(language, Term({"one": "card", "other": "cards"}), Number.SEVERAL, Article.THAT)
    men = NounPhrase(language, Term({"one": "man", "other": "men"}), Number.SEVERAL, Article.ALL)
    boss = NounPhrase(language, Term({"one": "boss", "other": "bosses"}), Number.ONE, Article.THE)
    owner = read_template("{who:* poss} rank")
    found = [Filled(language, owner, {"who": who}).render() for who in (cards, men, boss)]
    assert found == ["those cards’ rank", "all men’s rank", "the boss’s rank"]
    inner = Filled(language, read_template("{who:*} of yours"), {"who": cards})
    assert Filled(language, owner, {"who": inner}).render() == "those cards of yours’ rank"

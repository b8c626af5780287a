"""A toy game with a word of every sort, into which the tests put one card."""

from __future__ import annotations

from textwrap import indent

from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.facts import Facts
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker.text.texts import Texts
from lawspeaker.text.write import write_texts
from lawspeaker_language.translation import Languages

FRAME = """game "Toy"
    players 2 to 3
    named Red, Blue, Green

option fast: yes_no = no
resource food, coins: limit 30
resource fame

enum suit: clubs or hearts or spades
kind card
    suit: suit = clubs
    rank: 1 to 8 = 1
    tapped: yes_no = no
    cost: bundle = nothing
    plays: steps
kind spell is card
card Bolt
kind clan
option clan of player: clan
clan Wolf
clan Bear
clan Elk
kind creature
    strength: 1 to 8 = 1
creature Wolf
creature Hare
kind region
region North
    border South
region South
board map
    places region
    edges border
piece unit of player: limit 10
die bones
    faces 1 to 6
record duel
    foe: player
    wounds: number = 0

pile deck of player: card, ordered, seen by nobody
pile hand of player: card, seen by owner
pile table of player: card, in play
pile woods: creature
pile discard: card
state round: number = 1
state passed of player: yes_no = no
state leader: player = player 1
state broken: yes_no = no

value might of player -> number = 2
value harvest of what: suit by player -> number = 1
value safe of player -> yes_no = no
can hunt prey: creature by p: player = yes
can enter r: region = yes
value price of c: card for p: player -> number = rank of c
can burn c: card = yes
event hunted prey: creature by hunter: player
event rested by sleeper: player
event round_over

verb recruit n: number in r: region
    text "Recruit {n units} in {r}"
    place n units in r
verb rest
    skip
verb scout -> card
    give Bolt
phase Winter
    skip
course
    each p among players
        as p
            rest
            recruit 1 in North
            scout giving found
            run plays of found
    run Winter
    announce round_over
    announce hunted Hare by player 1
    announce rested by player 1
score for p
    "fame" = fame of p
"""


def texts(body: str, languages: Languages | None = None, more: str = "") -> Texts:
    """Return the texts of the toy with one more card; a card that is wrong fails the test with its messages."""
    source = Source("toy.law", f"{FRAME}{more}card Probe\n{indent(body, '    ')}\n")
    compiled = check_game([source], languages)
    errors = [fact for fact in compiled.facts.found if fact.code.startswith("L")]
    assert not errors, plain(render_all(errors, {"toy.law": source.text}))
    assert compiled.program is not None
    return write_texts(compiled.program.symbols, languages, Facts())


def says(body: str, languages: Languages | None = None, more: str = "") -> str:
    """Return the English text of a card with this body."""
    found = texts(body, languages, more)
    return found.english[max(found.english)]


def steps(block: str) -> str:
    """Return the English text of a card with these steps."""
    return says(f"plays\n{indent(block, '    ')}")


def says_in(language: str, body: str, languages: Languages) -> str:
    """Return the text of a card in another language."""
    (found,) = [found for found in texts(body, languages).translations if found.language == language]
    return found.things[-1][1] or found.things[max(i for i, thing in enumerate(found.things) if thing[1])][1]

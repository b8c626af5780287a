"""The templates of the files that `law new` writes: a small complete game, and an expansion."""

from __future__ import annotations

GAME_YAML = """\
name: {name}
title: {title}
"""

GAME_LAW = """\
# {title}: a small but complete game to start from. Everything after a # is a comment.
#
#     law check {path}     reports every mistake
#     law play {path}      plays it against a bot
#     law test {path}      runs the examples at the end
#
# One fact or one step per line; four spaces of indentation say what belongs to what. @ID cites rulebook.yaml.

game "{title}"
    players 2 to 4

# Every player has every resource, from 0.
resource coins

# A kind is a type of thing; its name then declares things. `plays` contains what a card does.
kind card
    plays: steps

card Harvest                                                        @{code}-03
    copies 6
    plays
        gain 2 coins

card Market                                                         @{code}-04
    copies 4
    plays
        gain (count your hand) coins

card Gamble                                                         @{code}-05
    copies 4
    plays
        pick n at random from 0 to 5
        gain n coins

# To add a card of your own, copy one of those above, change its name and what it does, and play again.

pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile discard: card

setup                                                               @{code}-01
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p

course                                                              @{code}-02
    turns
        choose c from your hand
            put c into discard
            run plays of c
        otherwise
            end
        deal 1 from deck to your hand

score for p                                                         @{code}-06
    "coins" = coins of p

screen
    show coins
    show discard
    show hand of you

example "a harvest brings two coins"                                @{code}-02 @{code}-03
    given
        put cards into deck
        put Harvest into hand of player 1
    c Harvest
    expect
        that coins of player 1 is 2
"""

RULEBOOK_YAML = """\
# The rules as people read them. Lines of the .law files cite them by id; `law coverage` finds what is missing.
statements:
  - id: {code}-01
    kind: rule
    text: All cards are shuffled; each player gets three.
  - id: {code}-02
    kind: rule
    text: In a turn the player plays a card from the hand, does what it says, and draws a card if there is one.
  - id: {code}-03
    kind: rule
    text: A Harvest brings 2 coins.
  - id: {code}-04
    kind: rule
    text: A Market brings 1 coin for each card left in the hand.
  - id: {code}-05
    kind: rule
    text: A Gamble brings 0 to 5 coins by chance.
  - id: {code}-06
    kind: rule
    text: When a player has no card to play, the game ends; the player with the most coins wins.
"""

EXPANSION_YAML = """\
name: {name}
title: {title}
extends: {base}
"""

EXPANSION_LAW = """\
# {title}: an expansion of {base_title}. Its rules are added to those of the game; nothing there has to be edited.
#
#     law check {path}     reports every mistake
#     law play {path}      plays {base_title} with this expansion

expansion "{title}"
"""

EXPANSION_THING = """
# A copy from the game, to start from: change its name and what it does.
{thing}"""

EXPANSION_HINT = """
# Declare things of the game's kinds here ({kinds}), or extend its values, permissions and events:
#
#     adds 1 to VALUE of player where …
#     when EVENT where …
"""

"""What players still know of hidden cards when they no longer know where each is.

    the deck is A, B, C, shuffled, and all know that   ->   Blue draws one unseen: A, B and C are in the deck or in
                                                            the hand of Blue, at these three places and nowhere else

A limit is [players, n, n cards, places]: these players know that the cards are at these places. A place is named by the
thing that truly lies there, and goes along with it. So a limit always holds of the true game, and a guess is a way to
give every unseen card a place that no limit forbids.

- Cards that a player knew and that get mixed unseen are limited to the places that were mixed.
- Where places are mixed, a limit that names one of them names all of them from then on.
- A card that a player knew until now was no longer under his older limits, and neither was its place.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.pile_state import BIT, PileState, PileTable


def blur(s: PileState, table: PileTable, cards: list[int], players: i64) -> None:
    """Let players, given as a mask, lose track of which of some cards is which, before they forget where each is."""
    groups = known_among(s, cards, players)
    limits: list[list[int]] = []
    for limit in s.limits:
        if limit[0] & players == 0:
            limits.append(limit)
            continue
        if limit[0] & ~players != 0:
            limits.append([limit[0] & ~players, *limit[1:]])
        for known in groups:
            if limit[0] & known[0] != 0:
                changed = loosened(limit, known, cards)
                if len(changed) > 0:
                    limits.append(changed)
    if not everything_alike(table, cards):
        for known in groups:
            if len(known) > 1:
                limits.append([known[0], len(known) - 1, *known[1:], *cards])
    s.limits = limits


def known_among(s: PileState, cards: list[int], players: i64) -> list[list[int]]:
    """Return which of some cards players know: [players, cards...] for those who know the same ones."""
    groups: list[list[int]] = []
    for player in range(1, s.players + 1):
        bit: i64 = BIT[player]
        if players & bit != 0:
            known = [card for card in cards if s.known[card] & bit != 0]
            for group in groups:
                if group[1:] == known:
                    group[0] |= bit
                    break
            else:
                groups.append([bit, *known])
    return groups


def loosened(limit: list[int], known: list[int], mixed: list[int]) -> list[int]:
    """Return what is left of a limit for players who knew some of the cards that are mixed; empty if nothing is."""
    end = 2 + limit[1]
    kept = [card for card in limit[2:end] if card not in known[1:]]
    if len(kept) == 0:
        return []
    places = [place for place in limit[end:] if place not in known[1:]]
    if any(place in mixed for place in places):
        places += [place for place in mixed if place not in places]
    return [limit[0] & known[0], len(kept), *kept, *places]


def everything_alike(table: PileTable, cards: list[int]) -> bool:
    """Tell whether some cards are all there are with their backs: then nothing is known of them."""
    if len(cards) == table.things:
        return True
    backs = {table.group[card] for card in cards}
    return len(cards) == sum(1 for back in table.group if back in backs)


def mix_places(s: PileState, cards: list[int], players: i64) -> None:
    """Let limits of players name all of some places that are mixed, if they name one of them."""
    limits: list[list[int]] = []
    for limit in s.limits:
        places = limit[2 + limit[1] :]
        both = limit[0] & players
        named = sum(1 for card in cards if card in places)
        if both == 0 or named == 0 or named == len(cards):
            limits.append(limit)
            continue
        if limit[0] != both:
            limits.append([limit[0] & ~players, *limit[1:]])
        limits.append([both, *limit[1:], *(card for card in cards if card not in places)])
    s.limits = limits


def rename_limits(s: PileState, became: list[int], player: i64) -> None:
    """Let limits speak of the things that now lie where theirs lay; a player's own speak of the same cards as before.

    What others know was seen by them: it is known of the cards that lie there now.
    """
    limits: list[list[int]] = []
    bit: i64 = BIT[player]
    for limit in s.limits:
        end = 2 + limit[1]
        places = [became[place] for place in limit[end:]]
        if limit[0] & bit != 0:
            limits.append([bit, *limit[1:end], *places])
        if limit[0] & ~bit != 0:
            limits.append([limit[0] & ~bit, limit[1], *(became[card] for card in limit[2:end]), *places])
    s.limits = limits

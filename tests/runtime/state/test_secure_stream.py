"""Secure chance: its numbers come from a key that they do not tell, and all that is kept of a game goes on with it."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b, sha256

import pytest

from lawspeaker_games import kuhn_poker, northgard, oh_hell, ragnarok
from lawspeaker_runtime import (
    BadOption,
    BadSave,
    CannotUndo,
    Game,
    History,
    commitment,
    play,
    replay,
    transcript,
    why_unverified,
)
from lawspeaker_runtime.game.save import checksum
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw, reseed
from lawspeaker_runtime.state.secure_stream import SECURE_SEED_BITS, key_of, secure, secure_number
from tests.runtime import handmade
from tests.runtime.handmade import engine
from tests.runtime.handmade.names import RULES
from tests.runtime.handmade.state import State
from tests.soak import runs

SEED = (1 << 255) | 0xF3A9_51C0_77E2_4D1B
LARGEST_DRAW = 1 << 30


def secure_state(seed: int = SEED) -> BaseState:
    """Return a state that draws from the secure stream of a seed."""
    state = BaseState(2, 7)
    secure(state, seed)
    return state


def played(limit: int = 5) -> Game[State]:
    """Return a secure game after some decisions."""
    game = Game.start(engine, RULES, 2, SEED, secure=True)
    play(game, seed=1, limit=limit)
    return game


def test_number_k_is_blake2b_of_k_keyed_by_the_seed() -> None:
    state = secure_state()
    key = blake2b(b"game %d" % SEED, digest_size=32, person=b"lawspeaker").digest()
    for count in range(50):
        digest = blake2b(count.to_bytes(8, "little"), key=key, digest_size=16).digest()
        n = count + 1
        assert draw(state, n) == int.from_bytes(digest, "little") % n


def test_what_changes_in_a_state_is_only_the_count_of_draws() -> None:
    one, other = secure_state(1), secure_state(2)
    numbers = [[draw(state, 100) for _ in range(30)] for state in (one, other)]
    assert numbers[0] != numbers[1]
    assert one.stream == other.stream == -30


def test_the_same_results_may_go_on_in_any_way() -> None:
    """Whatever a die showed first, each number is as likely to be next: the eleven rolls of a d100 that give the fast
    stream away say nothing here."""
    keys = [key_of(seed) for seed in range(runs(3_000, 30_000))]
    pairs = Counter((secure_number(key, 0, 6), secure_number(key, 1, 6)) for key in keys)
    distance = sum(
        (pairs[one, other] - len(keys) / 36) ** 2 / (len(keys) / 36) for one in range(6) for other in range(6)
    )
    assert distance < 66.6, "chi squared with 35 degrees of freedom is larger once in a thousand"


def test_all_numbers_are_equally_likely() -> None:
    state, count, n = secure_state(), runs(4_000, 40_000), 10
    found = Counter(draw(state, n) for _ in range(count))
    distance = sum((found[k] - count / n) ** 2 / (count / n) for k in range(n))
    assert distance < 27.9, "chi squared with 9 degrees of freedom is larger once in a thousand"
    assert max(draw(state, LARGEST_DRAW) for _ in range(100)) >= LARGEST_DRAW // 2


def test_a_seed_that_is_not_given_is_secret_and_another_one_each_time() -> None:
    seeds = {kuhn_poker.new(secure=True).history.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(SECURE_SEED_BITS - 40 < seed.bit_length() <= SECURE_SEED_BITS for seed in seeds)
    assert kuhn_poker.new().history.seed == 0


def test_every_bit_of_a_secure_seed_counts() -> None:
    seeds = {SEED ^ (1 << bit) for bit in range(256)}
    assert len({draw(secure_state(seed), LARGEST_DRAW) for seed in seeds | {SEED}}) > 250


def test_options_that_are_dealt_come_from_the_secure_stream_too() -> None:
    rules = ragnarok.RULES
    fast = [read_options(rules, 4, seed, None) for seed in range(8)]
    dealt = [read_options(rules, 4, seed, None, True) for seed in range(8)]
    same_low_bits = [read_options(rules, 4, seed | 1 << 200, None, True) for seed in range(8)]
    if fast[0] != fast[1]:
        assert fast != dealt != same_low_bits


def test_a_clone_a_save_a_replay_and_an_undo_go_on_with_the_same_chance() -> None:
    game = played()
    loaded = handmade.load(game.save())
    others = [game.clone(), loaded, replay(game.engine, game.rules, game.history)]
    undone = game.clone()
    undone.choose(undone.legal[-1])
    undone.undo(force=True)
    others.append(undone)
    for other in others:
        assert other.history == game.history
        assert other.history.secure
        assert play(other, seed=9) == play(game.clone(), seed=9)
    play(game, seed=9)
    assert {other.save() for other in others} == {game.save()}


def test_an_undo_that_chance_decided_is_refused_as_before() -> None:
    game = Game.start(engine, RULES, 2, SEED, secure=True)
    before = game.state.stream
    while game.state.stream == before:
        before = game.state.stream
        game.choose(game.legal[-1])
    with pytest.raises(CannotUndo, match="chance has decided"):
        game.undo()


def test_a_position_that_was_edited_keeps_its_secure_chance() -> None:
    game = played()
    edited = Game.at(engine, RULES, game.state)
    again = handmade.load(edited.save())
    for one in (edited, again):
        play(one, seed=9)
    play(game, seed=9)
    assert edited.hash == again.hash == game.hash


def test_a_guess_has_no_part_of_the_secret_and_plays_with_fast_chance() -> None:
    game = oh_hell.new(seed=SEED, secure=True)
    for player in (1, 2, 3):
        guess = game.engine.determinize(game.state, player, 5)
        assert guess.key == b""
        assert guess.stream > 0
        assert game.engine.dump(guess) == game.engine.dump(game.engine.determinize(game.state, player, 5))
    state = secure_state()
    reseed(state, 7)
    assert state.stream == BaseState(2, 7).stream
    assert state.key == b""


@pytest.mark.parametrize("package", [kuhn_poker, oh_hell, northgard])
def test_nothing_that_players_are_given_contains_the_seed_or_the_key(package: object) -> None:
    game: Game[BaseState] = package.new(seed=SEED, secure=True)  # type: ignore[attr-defined]
    play(game, seed=5, limit=12)
    loaded: Game[BaseState] = package.load(game.save())  # type: ignore[attr-defined]
    key = game.state.key
    assert str(list(key))[1:-1] in game.save().replace(",", ", "), "a save holds everything"
    for one in (game, loaded):
        for player in range(1, one.players + 1):
            parts = [json.dumps(one.raw_view(player)), repr(one.view(player)), *one.log(player)]
            text = " ".join([*parts, transcript(one, player), repr(one.decision), str(one.observe(player)), repr(one)])
            assert str(SEED) not in text
            assert str(list(key[:4]))[1:-1] not in text
            assert key.hex() not in text


def test_a_hash_depends_on_the_key() -> None:
    one, other = (Game.start(engine, RULES, 2, SEED, secure=True) for _ in range(2))
    assert one.hash == other.hash
    other.state.key = key_of(1)
    assert one.hash != other.hash


@pytest.mark.parametrize("wrong", [{"secure": 2}, {"secure": "1"}, {"secure": 0}, {"seed": 1 << 300}])
def test_a_save_whose_chance_was_changed_is_refused(wrong: dict[str, object]) -> None:
    body = {**json.loads(played().save()), **wrong}
    body["sum"] = checksum(body)
    with pytest.raises(BadSave, match="does not fit its rules"):
        handmade.load(json.dumps(body))


def test_a_save_from_before_secure_chance_is_read() -> None:
    game = handmade.new(seed=3)
    body = json.loads(game.save())
    del body["secure"]
    body["sum"] = checksum(body)
    assert handmade.load(json.dumps(body)).hash == game.hash


def test_a_dump_with_a_broken_key_is_refused() -> None:
    game = kuhn_poker.new(seed=SEED, secure=True)
    dump = game.engine.dump(game.state)
    assert game.engine.hash(game.engine.restore(dump)) == game.hash
    first = dump[0]
    assert isinstance(first, list)
    for broken in ([], first[:-1], [1, *first[1:]], [*first[:-1], 256], [*first[:-1], -1], 0, -5):
        with pytest.raises(ValueError, match="random stream is out of range"):
            game.engine.restore([broken, *dump[1:]])


def test_a_seed_of_more_than_256_bits_is_refused() -> None:
    with pytest.raises(BadOption, match="at most 256 bits"):
        kuhn_poker.new(seed=1 << 256, secure=True)
    kuhn_poker.new(seed=1 << 256)


def test_a_published_hash_verifies_the_seed_and_nothing_else() -> None:
    game = played()
    published = sha256(str(SEED).encode()).hexdigest()
    assert commitment(SEED) == published
    assert why_unverified(game.history, f" {published.upper()}\n") == ""
    assert "not the published one" in why_unverified(game.history, commitment(SEED + 1))
    helped = Game.start(engine, RULES, 2, SEED, secure=True)
    helped.force(5)
    while not any(step.outcomes for step in helped.history.steps):
        helped.choose(helped.legal[-1])
    assert "given from outside" in why_unverified(helped.history, published)
    origin = Game.at(engine, RULES, game.state).history
    assert "position that was set" in why_unverified(origin, commitment(0))
    asked = History(2, SEED, (), True, (), (), True)
    assert "given from outside" in why_unverified(asked, published)

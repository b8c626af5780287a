"""Start positions of `law play` other than a new game: with a card in hand (`--give`), or an example (`--from`)."""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import hint_of
from lawspeaker_runtime.checks.example_steps import examples_of
from lawspeaker_runtime.checks.examples import ExampleFailed, ExampleRun
from lawspeaker_runtime.errors import BadOption, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.rules.rules import PileInfo, Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState, PileTable
from lawspeaker_system.console import echo
from lawspeaker_system.failure import BadArgument, Failure, fail
from lawspeaker_table.play.after_verb import game_after_verb

HAND = "hand"
ENDS_POSITION = ("answer", "offers", "refuses", "asks", "expect")


def give_cards(loaded: Loaded, game: Game[BaseState], names: list[str], player: int) -> Game[BaseState]:
    """Return the game with things of these names moved to a player's hand, or another pile of the player."""
    rules, engine = loaded.rules, loaded.engine
    state = engine.clone(game.state)
    piles = vars(loaded.tables).get("PILES")
    if not isinstance(state, PileState) or not isinstance(piles, PileTable):
        raise BadArgument(f"players have no piles in {rules.title}", "--give")
    for name in names:
        found = things_called(rules, name)
        pile = pile_for(rules, found, name)
        code = pile_code(rules, pile) + (player if pile.per_player else 0)
        put_last(state, piles, copy_of(rules, state, found, pile, code), code)
        if pile is not hand_of(rules, rules.piles):
            echo(f"{rules.things[found[0]].called} is in {spaced(pile.word)} of {rules.seat(player)}")
    try:
        # A restored state has no memoized values, which could depend on the things that were moved.
        return Game.at(engine, rules, engine.restore(engine.dump(state)))
    except (BadOption, RuleError) as wrong:
        fail(f"the game cannot start with {', '.join(names)} there: {wrong}")


def hand_of(rules: Rules, piles: Iterable[PileInfo]) -> PileInfo | None:
    """Return the pile that serves as a hand: the pile named `hand`, else one that only its owner sees, else any.

    In a game for one player, a hand may be a pile that is not declared as a pile of the player.
    """
    single = rules.players[1] == 1
    own = [pile for pile in piles if pile.per_player or (single and pile.word == HAND)]
    named = [pile for pile in own if pile.word == HAND]
    secret = [pile for pile in own if pile.seen == "owner"]
    return next(iter([*named, *secret, *own]), None)


def pile_for(rules: Rules, things: list[int], name: str) -> PileInfo:
    """Return the pile of a player that things are given to; end the command if no such pile holds their kind."""
    fitting = [pile for pile in rules.piles if can_hold(rules, pile, things[0])]
    pile = hand_of(rules, fitting)
    if pile is not None:
        return pile
    many = spaced(plural_of(rules.things[things[0]].kind))
    shared = ", ".join(f"`{spaced(pile.word)}`" for pile in fitting)
    why = f"{many} lie only in piles that belong to no player ({shared})" if shared else f"no pile is for {many}"
    raise Failure(f"`{name}` cannot be given to a player: {why}")


def can_hold(rules: Rules, pile: PileInfo, thing: int) -> bool:
    """Return whether a pile is declared for the kind of a thing."""
    kind = rules.types[pile.kind]
    return kind.first <= thing < kind.first + len(kind.names)


def pile_code(rules: Rules, wanted: PileInfo) -> int:
    """Return the number of a pile's first slot; a pile of each player has one slot per possible player and slot 0."""
    code = 0
    for pile in rules.piles:
        if pile is wanted:
            return code
        code += rules.slots(pile)
    return code


def things_called(rules: Rules, name: str) -> list[int]:
    """Return the copies of the thing with this name; end the command if there is none."""
    wanted = " ".join(name.lower().split())
    found = [number for number, thing in enumerate(rules.things) if wanted in (thing.name.lower(), thing.word.lower())]
    found = found or [
        number for number, thing in enumerate(rules.things) if f"{thing.kind} {thing.word}".lower() == wanted
    ]
    if not found:
        hint = hint_of(name, list(dict.fromkeys(thing.word for thing in rules.things)), "things")
        raise BadArgument(f"no thing is called `{name}`; {hint}", "--give")
    return found


def copy_of(rules: Rules, state: PileState, found: list[int], pile: PileInfo, code: int) -> int:
    """Return one of the given copies that is not yet in the pile, preferably one that no player holds."""
    spare = [thing for thing in found if can_hold(rules, pile, thing) and state.at[thing] != code]
    if not spare:
        name = rules.things[found[0]].name
        where = "this hand" if pile.word == HAND else spaced(pile.word)
        raise BadArgument(f"all copies of `{name}` are in {where} already", "--give")
    return min(spare, key=lambda thing: (is_held(rules, state.at[thing]), thing))


def is_held(rules: Rules, code: int) -> bool:
    """Return whether a pile belongs to a player."""
    for pile in rules.piles:
        size = rules.slots(pile)
        if 0 <= code < size:
            return pile.per_player
        code -= size
    return False


def position_of(loaded: Loaded, name: str, seed: int) -> tuple[Game[BaseState], BaseState | None]:
    """Return a game in the position of an example: after its `given` part, before its first decision.

    If the example runs a verb, the state before the verb is returned too: the game continues there after the verb.
    """
    examples = {example.name.lower(): example for example in examples_of(loaded)}
    example = examples.get(name.lower().strip())
    if example is None:
        hint = hint_of(name, [example.name for example in examples.values()], "examples", "“”")
        raise BadArgument(f"no example is called “{name}”; {hint}", "--from")
    forms = [step.form for step in example.steps]
    while forms and forms[0] == "chance":
        forms.pop(0)
    until = next((index for index, form in enumerate(forms) if form in ENDS_POSITION), len(forms))
    try:
        run = ExampleRun(loaded.engine, loaded.rules, example, seed)
        state, before = run.run(until), run.before_verb
        if state.over or state.legal:
            return Game.at(loaded.engine, loaded.rules, state), before
        return game_after_verb(loaded.engine, loaded.rules, state, before), None
    except (ExampleFailed, RuleError) as wrong:
        raise BadArgument(f"the position of “{name}” cannot be reached: {wrong}", "--from") from None

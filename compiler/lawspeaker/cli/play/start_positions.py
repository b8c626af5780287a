"""Start positions of `law play` other than a new game: with a card in hand (`--give`), or an example (`--from`)."""

from __future__ import annotations

import typer

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.failure import Failure
from lawspeaker.diagnostics.spelling import hint_of
from lawspeaker_runtime.checks.examples import ExampleFailed, ExampleRun
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.rules.rules import PileInfo, Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState, PileTable

ENDS_POSITION = ("answer", "offers", "refuses", "asks", "expect")


def give_cards(loaded: Loaded, game: Game[BaseState], names: list[str], player: int) -> Game[BaseState]:
    """Return the game with things of these names moved to a player's hand."""
    rules = loaded.rules
    state = loaded.engine.clone(game.state)
    hand = hand_of(rules)
    piles = vars(loaded.tables).get("PILES")
    if hand is None or not isinstance(state, PileState) or not isinstance(piles, PileTable):
        raise typer.BadParameter(f"players have no hand in {rules.title}", param_hint="--give")
    code = pile_code(rules, hand) + player
    for name in names:
        put_last(state, piles, copy_of(rules, state, name, code), code)
    loaded.engine.refresh(state)
    return Game.at(loaded.engine, rules, state)


def hand_of(rules: Rules) -> PileInfo | None:
    """Return the pile that serves as a hand: the pile named `hand`, else one that only its owner sees, else any."""
    own = [pile for pile in rules.piles if pile.per_player]
    named = [pile for pile in own if pile.word == "hand"]
    secret = [pile for pile in own if pile.seen == "owner"]
    return next(iter([*named, *secret, *own]), None)


def pile_code(rules: Rules, wanted: PileInfo) -> int:
    """Return the number of a pile's first slot; a pile of each player has one slot per possible player and slot 0."""
    code = 0
    for pile in rules.piles:
        if pile is wanted:
            return code
        code += rules.slots(pile)
    return code


def copy_of(rules: Rules, state: PileState, name: str, code: int) -> int:
    """Return a copy of the thing with this name that is not yet in the pile, preferably one that no player holds."""
    wanted = " ".join(name.lower().split())
    found = [number for number, thing in enumerate(rules.things) if thing.name.lower() == wanted]
    found = found or [
        number for number, thing in enumerate(rules.things) if f"{thing.kind} {thing.name}".lower() == wanted
    ]
    if not found:
        hint = hint_of(name, list(dict.fromkeys(thing.name for thing in rules.things)), "things")
        raise typer.BadParameter(f"no thing is called `{name}`; {hint}", param_hint="--give")
    spare = [thing for thing in found if state.at[thing] != code]
    if not spare:
        raise typer.BadParameter(f"all copies of `{name}` are in this hand already", param_hint="--give")
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
    examples = {example.name.lower(): example for example in loaded.examples()}
    example = examples.get(name.lower().strip())
    if example is None:
        hint = hint_of(name, [example.name for example in examples.values()], "examples", "“”")
        raise typer.BadParameter(f"no example is called “{name}”; {hint}", param_hint="--from")
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
        raise typer.BadParameter(f"the position of “{name}” cannot be reached: {wrong}", param_hint="--from") from None


def game_after_verb(
    engine: Engine[BaseState], rules: Rules, state: BaseState, before: BaseState | None
) -> Game[BaseState]:
    """Return the game after the verb of an example: what was to be decided before the verb is asked again."""
    if before is None or before.over or before.site < 0:
        raise Failure("the example runs only one verb, which is finished: nothing is left to decide")
    copy = engine.clone(state)
    copy.stack, copy.lists = before.stack[:], before.lists
    copy.player, copy.site, copy.legal = before.player, before.site, before.legal
    copy.active, copy.phase, copy.ending = before.active, before.phase, before.ending
    # A restored state has no memoized values, which could depend on whose turn it is.
    return Game.at(engine, rules, engine.restore(engine.dump(copy)))

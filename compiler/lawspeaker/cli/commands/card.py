"""`law card`: show a card or other thing as players read it, with its rules and the statements it cites."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_thing
from lawspeaker.cli.flags import GameName, Lang, Out, With
from lawspeaker.cli.new_game import open_game
from lawspeaker.design.card_lines import card_lines, summary_lines, things_called, things_of_kind
from lawspeaker_language.language import ENGLISH
from lawspeaker_language.spelling import hint_of
from lawspeaker_system.console import echo
from lawspeaker_system.failure import fail

ThingName = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        autocompletion=complete_thing,
        help="The name of a card or other thing, in quotes if it has spaces; `KIND NAME` if two things share it. "
        "The name of a kind lists all things of it.",
    ),
]


def card(game: GameName, name: ThingName, lang: Lang = None, extras: With = None, out: Out = None) -> None:
    """Show a card or other thing, its text, its rules and what they cite; or list all things of a kind."""
    read, loaded = open_game(game, extras, out)
    known = sorted({ENGLISH, *read.spec.languages})
    if lang is not None and lang not in known:
        raise typer.BadParameter(f"there is no names.{lang}.yaml (languages: {', '.join(known)})", param_hint="--lang")
    found = things_called(loaded.rules, name)
    kind = [] if found else things_of_kind(loaded.rules, name)
    if kind:
        echo("\n\n".join("\n".join(summary_lines(read.spec, loaded.rules, thing, lang)) for thing in kind))
        return
    if not found:
        names = dict.fromkeys(thing.word for thing in loaded.rules.things)
        fail(f"no thing is called `{name}`; {hint_of(name, list(names), 'things')}")
    echo("\n\n".join("\n".join(card_lines(read.spec, loaded.rules, thing, lang)) for thing in found))

"""A small game in several files, with examples, statements and two languages, and many ways to edit it."""

from __future__ import annotations

from pathlib import Path

FILES = {
    "game.yaml": "name: orchard\ntitle: Orchard\n",
    "orchard.law": """game "Orchard"                                              @OR-01
    players 2
    named Red, Blue

resource fruit: limit 30
enum season: spring or autumn
kind card
    worth: number = 1
    plays: steps
pile deck: card
pile bench of player: card, in play
state now: season = spring
event picked by p: player
value basket of player -> number = 2
can pick_now by p: player

setup
    put cards into deck
    shuffle deck
    set_up Wasp for Blue

verb set_up c: card for p: player
    put c into bench of p

verb reap n: number                                           @OR-02
    text "Pick {n} fruit"
    only if can pick_now by you
    gain n fruit
    announce picked by you

verb open_it c: card
    run plays of c

course
    repeat 3 times
        each p among players
            as p
                choose one
                    "pick"
                        reap (basket of p)
                    "open"
                        open_it Barrel
                    "wait"
                        lose 1 fruit
                        let lost = 1
                        gain lost fruit

score for p
    "fruit" = fruit of p
""",
    "cards.law": """card Ladder
    worth 2
    plays
        reap 2
    adds 1 to basket of you

card Wasp
    plays
        lose 2 fruit
    when picked where p is you
        lose 1 fruit

card Barrel
    worth 3
    plays
        choose n from 1 to 3
            gain n fruit
""",
    "examples.law": """example "two fruit a turn"                                   @OR-02
    one "pick"
    expect
        Red has 2 fruit

example "a ladder"                                            @OR-02
    given
        set_up Ladder for Red
    one "pick"
    expect
        Red has 3 fruit
        that now is spring
""",
    "examples_barrel.law": """example "a barrel"
    Red does open_it Barrel
        n 3
    expect
        Red has 3 fruit
        that worth of Barrel is 3
""",
    "rulebook.yaml": """statements:
  - {id: OR-01, kind: rule, text: Two play.}
  - {id: OR-02, kind: rule, text: Whoever picks gets fruit.}
survivors:
  - {line: repeat 3 times, edit: '`3` becomes `4`', reason: Three rounds or four.}
""",
    "names.fr.yaml": """title: Verger
names:
  fruit: {one: fruit, other: fruits, gender: m}
  card: {one: carte, other: cartes, gender: f}
  Ladder: Échelle
  lost: perdu
texts:
  reap: cueillez {n}
labels:
  wait: attendre
""",
    "names.uk.yaml": """names:
  fruit: {one: плід, few: плоди, many: плодів, gender: m,
    gen: {one: плоду, few: плодів, many: плодів}, dat: {one: плоду, few: плодам, many: плодам},
    acc: {one: плід, few: плоди, many: плодів}, ins: {one: плодом, few: плодами, many: плодами},
    loc: {one: плоді, few: плодах, many: плодах}}
""",
}
SETS = "    given\n        worth of Ladder becomes 5\n"
ASKS = "    may choose b by p from 1 to 2\n        put c into bench of p\n"
EDITS = {
    "a number on a card": ("cards.law", "worth 2", "worth 5"),
    "a field of a card that there is not": ("cards.law", "worth 2", "wroth 2"),
    "a card that is gone": ("cards.law", "card Wasp", "card Hornet"),
    "a card that an example names is gone": ("cards.law", "card Ladder", "card Steps"),
    "a card that is there twice": ("cards.law", "card Wasp", "card Ladder"),
    "another step of a card": ("cards.law", "reap 2", "reap 3"),
    "a step that there is not": ("cards.law", "reap 2", "pluck 2"),
    "a decision that an example answers is gone": ("cards.law", "choose n from", "choose m from"),
    "a new decision": ("cards.law", "lose 2 fruit", "choose k from 1 to 2\n            lose k fruit"),
    "a new decision by a known word": ("cards.law", "lose 2 fruit", "choose n from players\n            lose 1 fruit"),
    "a decision within other bounds": ("cards.law", "choose n from 1 to 3", "choose n from 1 to 2"),
    "a field that is renamed": ("orchard.law", "worth: number", "price: number"),
    "another type of a field": ("orchard.law", "worth: number = 1", "worth: season = spring"),
    "another type of a value": ("orchard.law", "-> number = 2", "-> yes_no = yes"),
    "another body of a value": ("orchard.law", "-> number = 2", "-> number = 4"),
    "a value that asks for itself": ("orchard.law", "number = 2", "number = basket of player"),
    "a label that an example answers": ("orchard.law", '"pick"\n', '"gather"\n'),
    "a label that a language names": ("orchard.law", '"wait"', '"rest"'),
    "a variable that a language names": ("orchard.law", "let lost", "let gone"),
    "a verb that is renamed": ("orchard.law", "verb reap n", "verb gather n"),
    "another parameter of a verb": ("orchard.law", "verb reap n: number", "verb reap n: season"),
    "another text of a verb": ("orchard.law", "Pick {n} fruit", "Pick {m} fruit"),
    "a verb of a position that asks": ("orchard.law", "    put c into bench of p\n", ASKS),
    "an event that nobody announces": ("orchard.law", "    announce picked by you\n", ""),
    "a pile that is not shuffled": ("orchard.law", "    shuffle deck\n", ""),
    "a seat that is renamed": ("orchard.law", "named Red, Blue", "named Rose, Blue"),
    "a word of an enum": ("orchard.law", "spring or autumn", "summer or autumn"),
    "no course": ("orchard.law", "course\n", "phase Day\n"),
    "a mistake of grammar": ("orchard.law", "repeat 3 times", "repeat 3 time"),
    "a mistake in an example": ("examples.law", "Red has 3 fruit", "Red has 3 fruits"),
    "another example": ("examples.law", "Red has 3 fruit", "Red has 4 fruit"),
    "an example that is there twice": ("examples.law", '"a ladder"', '"a barrel"'),
    "an example that changes a field": ("examples_barrel.law", "    Red does", SETS + "    Red does"),
    "an example of nobody": ("examples_barrel.law", "Red does", "Ref does"),
    "a statement that is gone": ("rulebook.yaml", "OR-02", "OR-03"),
    "a rulebook that is no YAML": ("rulebook.yaml", "statements:", "statements: ["),
    "an explained edit of a line that there is not": ("rulebook.yaml", "repeat 3 times", "repeat 5 times"),
    "a line whose edit is explained": ("orchard.law", "repeat 3 times", "repeat 4 times"),
    "a form that is missing": ("names.uk.yaml", "    loc: {one: плоді, few: плодах, many: плодах}}", "    }"),
    "a gender that is missing": ("names.fr.yaml", "other: fruits, gender: m", "other: fruits"),
    "a name of nothing": ("names.fr.yaml", "Ladder:", "Leiter:"),
    "a text with a hole for nothing": ("names.fr.yaml", "cueillez {n}", "cueillez {m}"),
    "a file of names with a strange key": ("names.fr.yaml", "labels:", "label:"),
    "another title": ("game.yaml", "title: Orchard", "title: The Orchard"),
    "a manifest with a strange key": ("game.yaml", "title:", "titel:"),
    "a remark": ("orchard.law", "resource fruit", "# fruit\nresource fruit"),
}


def write(folder: Path) -> Path:
    """Write the game into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def edit(folder: Path, name: str) -> None:
    """Make one edit."""
    file, old, new = EDITS[name]
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")

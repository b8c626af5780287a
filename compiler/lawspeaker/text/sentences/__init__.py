"""Steps and rules as sentences.

blocks.py         blocks of steps (`write_block`, `write_step`): leads to the modules below; `if`, `let`, new values
loops.py          `for each opponent: …`, `repeat …`
calls.py          calls of the game's verbs; `if you cannot: …`
built_in.py       the sentences of the language: gain, pay, put, deal, place, roll …
choices.py        `choose a card …`, `you may …`
rules.py          rules of a thing or of the game (`write_rules`): leads to the modules below; `while`, `until`
triggers.py       `when …`, `before …`, `instead of …`
modifiers.py      `adds …`, `sets …`
permits.py        `forbids …`, `allows …`
parameters.py     the parameters of a rule, and the conditions behind its `where`
events.py         events as clauses: `a card is discarded by you`
block_shapes.py   predicates on blocks that are written in a special way
fragments.py      sentences joined into paragraphs
"""

"""Sentences: each becomes one or more sentences of the checked program.

sentences        entry point `check_block`; loops, conditions, assignments, calls of verbs
choices          decisions
choice_domains   the values of a choice, and so its action ids
built_in         built-in sentences by their word; leaving, phases, records
sentence_forms   which prepositions and blocks each built-in sentence takes
parts            objects and phrases of built-in sentences
goods            gain, lose, pay, give, raise, lower, swap
piles            put, deal, shuffle, look, show, reveal
boards           place, remove, shift, lay
chance           roll, pick
"""

"""Expressions as Python text, and the functions of values and permissions.

expressions.py      the first `match` over expressions: operators, comparisons, things
attributes.py       the lists of the state that hold piles and pieces
floods.py           searches through connected places, as loops
formulas.py         what a value is computed from, in place of the call
lookups.py          reading the state, tables, piles, pieces, amounts of resources
measures.py         limits and sizes of boards that may depend on the game
queries.py          queries over lists, and what boards know
rule_points.py      values and permissions with the rules that extend them
rule_loops.py       loops over the things whose rules hold
search_loops.py     values that are found by a loop
universes.py        what loops over things go through
"""

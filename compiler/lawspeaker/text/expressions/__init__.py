"""Expressions as parts of sentences: noun phrases and clauses.

nouns.py              any expression as a noun phrase (`write_noun`): leads to the modules below; arithmetic
words.py              words and names: variables, `you`, `this`, plurals, enum words
attributes.py         `rank of c`, `your hand`, pieces of a player
values.py             values of the game, by their text or by their word
ways.py               links, and searches along them: `the distance from Hill to Port by roads`
amounts.py            `2 food`, `1 food for each card in your hand`
collections.py        queries: `all cards in your hand …`, `the top 3 cards of …`, sums
relative_clauses.py   the `where` of a query: `whose rank is 3`, `that is hollow`
clauses.py            any condition as a clause (`write_clause`): comparisons, negation, `there is …`
counts.py             comparisons of a count: `there are at least 3 tiles in …`
flags.py              yes/no values: `that statue is hollow`
permissions.py        `you can hunt it`
noun_finder.py        what an expression is called: `that card`, `that player`
expression_shapes.py  predicates on expression trees
dice.py               names of the sides of dice
"""

"""Expressions: each gets its meaning and its type.

expressions        entry point `check_expr`; operators
comparisons        equality, order, membership, emptiness
nouns              single words and names
own_things         all things of a kind, in rules and in examples
of_phrases         `w of x`, and words with prepositions
things_in          `(cards in X)`: of a pile, a list, a place
rule_point_calls   calls of values and permissions, arguments
board_words        words about boards
board_call         a word about boards with what stands around it
components         questions about piles and pieces
told_boards        which board a word is asked of, if there are several
board_forms        how words about boards are written, for messages
laid_words         words about boards of laid tiles
collections        queries, sums, reachable places
coercion           conversion to the type that is wanted
"""

"""What is found out about a checked program before code is written. Nothing here changes the program or writes Python.

suspension       which functions may suspend, because they reach a decision
recursion        which functions must count the depth of their calls
effects          which parts of the state expressions read and sentences write
value_reads      which parts of the state a value depends on, through every rule that extends it
costs            how much work an expression is, roughly
use_counts       where values are used, and whether the same use comes again
static_values    values that depend on their arguments alone: they become tables
memoization      values that are worth caching until something they read is written
piece_index      pieces whose places are kept in lists
place_index      whether the state says of each place which things are on it
thing_rows       which things take part, and which have a value in a field that nothing changes
repeated_values  lists that may hold a value twice
domains          how many values a type has
taken_places     whether players see from which place of a pile things are taken
means            by which choices, and when, things come to places
"""

"""What a player may know as a row of numbers of fixed length, for learning.

| module | is |
|---|---|
| `plan.py` | which part of a view is written how, from the description of a game |
| `encode.py` | a view as numbers, by the plan; compiled for native engines |
| `legend.py` | the name and the range of each number |
"""

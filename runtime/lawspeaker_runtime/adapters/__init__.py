"""Games as the objects of other libraries, and for other languages. Each module needs its own extra.

| module | is | extra |
|---|---|---|
| `board_graph.py` | a board as a networkx graph | – |
| `pettingzoo_env.py` | a PettingZoo environment | `pettingzoo` |
| `gymnasium_env.py` | a Gymnasium environment for one player | `gymnasium` |
| `openspiel_game.py` | a game of OpenSpiel | `openspiel` |
| `stdio.py`, `stdio_methods.py` | a JSON protocol over standard input and output | – |
| `find_game.py`, `tables.py` | the package of a game by its name; a bare state with its settings | – |
"""

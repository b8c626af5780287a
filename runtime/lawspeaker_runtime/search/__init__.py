"""Search inside the engine: what every game shares. The loops over a game's own states are in its `engine.py`.

tree       statistics of a search tree, and which action to simulate next
contest    statistics of flat Monte Carlo search
gains      what actions gained wherever they were taken, by which playouts prefer some to others
worth      what a state is worth to each player, from its points, its winners and its nearness to victories
nearness   how near a condition of a victory is to being true
"""

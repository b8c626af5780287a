"""Programs that play: random and search agents, and the loops that play a game to its end."""

"""Translate the names of a game and the phrases of the table itself into the language of a player."""

"""`law play`: play in the terminal, or watch bots."""

"""The shipped games, each compiled from its spec in rulespecs/."""

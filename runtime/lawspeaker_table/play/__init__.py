"""Play a game in the terminal, or watch bots: questions, options, the log, saves and translated phrases."""

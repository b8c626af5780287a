"""`law play`: a person or bots at the terminal."""

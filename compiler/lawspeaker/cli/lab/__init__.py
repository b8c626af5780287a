"""`law lab`: play many games and write a page about the balance of a game."""

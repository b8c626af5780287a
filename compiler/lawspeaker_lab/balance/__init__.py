"""The page of `law lab`: what many games say about the balance of a game."""

"""Moving things between piles, shuffling, and drawing the order of shuffled piles."""

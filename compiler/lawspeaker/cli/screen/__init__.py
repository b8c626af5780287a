"""A game as a person sees it in the terminal: screens, boards, piles, styles."""

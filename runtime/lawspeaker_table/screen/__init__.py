"""Draw a game in the terminal as one player sees it: screens, boards, piles and states."""

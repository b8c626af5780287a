"""What people use to play: screens in the terminal, pictures of boards, and a table in the browser.

It stands on the runtime and needs no compiler.

translate   the names of a game and the phrases of the table, in the language of a player
screen      a game as one player sees it, in the terminal
picture     boards as SVG
play        questions, options, logs and saves of a game in the terminal
serve       the table in the browser
"""

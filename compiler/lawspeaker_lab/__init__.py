"""What designers use to judge a game: many games are played and counted, and a page shows the balance.

sim       plays games, in several processes or on a cluster, and writes a row of each
results   adds up what was counted, and tests what differs from chance
balance   the page of `law lab`
"""

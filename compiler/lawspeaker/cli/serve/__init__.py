"""`law serve`: a table in the browser, for people and bots.

serve        the command: reads the games, opens the database, runs the server
catalogue    the games that the server offers, with their translations
store        tables and moves in SQLite
table        one table: the game, its seats, choices, undo and bots
tables       all tables: created, found again after a restart, limited in number
messages     what a seat is sent: screen, question, options, log, result
screen_parts piles, cards, counters and values of a message
changes      what has changed since the last message to a window
words        the words of the page and of refusals, in several languages
touch        which cards and places on the screen belong to an option
connections  open WebSockets, and what is pushed to them
limits       sizes, rates and origins of requests
app          the HTTP and WebSocket routes
design       the designer's panel
rule_of_click the rule and the citations of what a designer clicks
static/      the page: HTML, CSS and ES modules, without a build step
"""

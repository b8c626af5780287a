"""A table in the browser, for people and bots.

catalogue    the games that the server offers, with their translations
store        tables and moves in SQLite, a file that one server owns
storage      the thread that stores, with common commits
bots         the processes in which bots think, and whose bot thinks next
bot_process  what such a process does
table        one table: the game, its seats, choices, undo and bots
tables       all tables: created, found again after a restart, limited in number
messages     what a seat is sent: screen, question, options, log, result
screen_parts piles, cards, counters and values of a message
changes      what has changed since the last message to a window
words        the words of the page and of refusals, in several languages
touch        which cards and places on the screen belong to an option
window       one window: what it was sent, and its queue of messages
connections  open windows, and what is pushed to them
protocols    connections of clients, and their deadlines
read_json    what clients send: JSON objects, texts and numbers
limits       connections, sizes, rates and origins of requests, lines of the log
app          the HTTP and WebSocket routes
design       the designer's panel
rule_of_click the rule and the citations of what a designer clicks
static/      the page: HTML, CSS and ES modules, without a build step
"""

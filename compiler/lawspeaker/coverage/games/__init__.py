"""`law coverage --games`: how random games end, and which rules, conditions, cards and options occur in none of them.

| module | contents |
|---|---|
| `marks` | marks in the functions of a draft that note which lines of the spec are reached |
| `watched_engine` | the engine of a spec with these marks |
| `settings` | the number of players and the options of each game |
| `play` | games at random or by search, in several processes |
| `seen` | what was seen in games |
| `never` | what was not seen, in lines and as data |
"""

"""A language: its sentence patterns, the forms of its words and its plural rule; the translation of a game.

Compiler and table stand on it.

patterns.<lang>.yaml   articles, pronouns and sentence patterns of a language ("at least {count}")
language.py            `Language`: one such file, loaded; inflects terms
forms.py               numbers, articles, persons; `Term`: a word with its forms
template.py            texts with holes, `{p:the acc}`, to data
phrase.py              parts of sentences that still can be inflected
plural_classes.py      the plural class of a count, by the rules of the Unicode CLDR
translation.py         the content of `names.<lang>.yaml` of a game
plurals.py             plurals of English words
bundled_languages.py   loads `languages.json`: the pattern files and plural classes in a form that loads quickly
make_languages.py      writes `languages.json`; to be run after a pattern file has changed
"""

"""A language: its sentence patterns, the forms of its words, its plural rule, and the words of a game in it.

patterns.<lang>.yaml   articles, pronouns and sentence patterns of a language ("at least {count}")
language.py            `Language`: one such file, loaded; inflects terms
forms.py               numbers, articles, persons; `Term`: a word with its forms
template.py            texts with holes, `{p:the acc}`, to data
phrase.py              parts of sentences that still can be inflected
plural_classes.py      the plural class of a count, by the rules of the Unicode CLDR
translation.py         the content of `names.<lang>.yaml` of a game
lexicon.py             the words of one game in one language
validate.py            mistakes in translations and in the `text` lines of a spec
bundled_languages.py   loads `languages.json`: the pattern files and plural classes in a form that loads quickly
make_languages.py      writes `languages.json`; to be run after a pattern file has changed
"""

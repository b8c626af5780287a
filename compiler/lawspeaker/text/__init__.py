"""Texts of things, for people: written from the tree that the engine is compiled from, in any language.

It reads the tree of parse and the symbols of resolve, and gives texts to emit.

    plays                          "Gain 2 food. Each opponent gains 1 food."
        gain 2 food          ->
        each p among opponents     "Gagnez 2 nourritures. Chaque adversaire gagne 1 nourriture."
            gain 1 food for p

    write.py          the texts of a game: start reading here
    writer.py         `Writer`, the context that all functions below take first
    parts.py          the functions that write what is inside of nouns, clauses and steps
    scope.py          what words mean while a text is written
    expressions/      expressions as noun phrases and clauses
    sentences/        steps and rules as sentences
    text_lines.py     the `text` lines of declarations, and the keys of their translations
    lexicon.py        the words of one game in one language; what all languages have is in `lawspeaker_language`
    validate.py       mistakes in translations and in the `text` lines of a spec
    log_text.py       texts of events for the log
    questions.py      the questions of choices
    spoken_text.py    questions and labels that mention values
    texts.py          the result, as data
    incremental.py    `law check`: skip texts that have not changed since they were correct
"""

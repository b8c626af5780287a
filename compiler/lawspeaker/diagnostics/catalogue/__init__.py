"""The catalogue of messages: one folder per pass that finds the mistake, one `Entry` per code.

    project/files.py                      L001-L011, L016-L022, L450-L454
    project/rulebook.py                   L012-L015, L023, L029-L032
    project/translations.py               L024-L028
    parse/layout.py                       L101-L115
    parse/sentences.py                    L116-L130
    resolve/names_and_components.py       L201-L213, L218, L256, L260, L410-L411
    resolve/things.py                     L219-L228, L235, L264, L268, L269, L280-L282
    resolve/boards.py                     L214-L217, L236-L244, L254, L265-L267
    resolve/links.py                      L290-L294
    resolve/header.py                     L229-L234, L245-L248, L253, L255, L257
    resolve/screen_and_texts.py           L250, L252, L258-L259, L261-L263, L440-L442
    check/expressions.py                  L301-L305, L307, L320-L330
    check/words.py                        L308-L318, L400, L480-L484, L493-L494, L496
    check/choices.py                      L331-L336, L338, L340-L349, L405, L474-L479, L497, L499
    check/built_in_sentences.py           L350-L365
    check/rules.py                        L366-L382, L498
    check/pictures.py                     L455-L457
    check/fields.py                       L465-L469
    check/sentence_forms.py               L319, L383-L387, L389-L391, L393-L399
    check/hidden.py                       L401-L404, L406-L409
    check/playability.py                  L420-L427
    check/possibility.py                  L470-L473
    check/verb_events.py                  L460-L462
    check/endings.py                      L463-L464
    check/lists.py                        L485-L489, L495, W545
    check/ways.py                         L412-L416
    check/examples.py                     L490-L492
    warnings.py                           W501-W512, W520-W522, W530-W531, W533, W539-W540

A test compares this table with the modules. `all_entries.py` finds an entry by its code.
"""

"""Lords of Ragnarok: verbs, events and phases of blessings.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import BEGIN, DONE, REALMS, VERB_ALLY_ANY


# blessings.law:8  blessing "Bond of Brothers"
def bond_of_brothers_invokes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:12  only if any w among realms where not (allied of you for w)
            you = st[-4]
            if any(not s.allied[you * 6 + w - 48] for w in REALMS):
                # blessings.law:13  ally_any
                you = st[-4]
                st[-2] = DONE
                st += [you, BEGIN, VERB_ALLY_ANY]
                if ally_any(s):
                    return True
                pc = DONE
            else:
                # blessings.law:12  only if any w among realms where not (allied of you for w)
                s.failed = True
                del st[-4:]
                return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import ally_any

"""What a card says, in a person's language: written from the same tree that the engine is compiled from.

It stands beside the passes: it reads parse's tree and resolve's symbols and gives texts to emit.

    plays                          "Gain 2 food. Each opponent gains 1 food."
        gain 2 food          ->
        each p among opponents     "Gagnez 2 nourritures. Chaque adversaire gagne 1 nourriture."
            gain 1 food for p
"""

# What the judge weighs, as a reason for an answer: “For it: more markers laid, a longer chain.”

weighs-markers = more markers laid or within reach
weighs-tempo = the saga can be finished sooner
weighs-outs = more cards in the deck help
weighs-chain = a better chain for embellishments
weighs-hand = a better hand
weighs-ways = more cards in hand lay a marker
weighs-doom = less trouble with the Doom token
weighs-loss = less to lose if a hero goes
weighs-heroes = more heroes in the tree
weighs-ghosts = fewer ghosts in the tree
weighs-suits = heroes that suit the saga better
weighs-their-saga = the others are further from their sagas
weighs-their-chain = the others have worse chains
weighs-their-hand = the others have worse hands
weighs-their-tree = the others have weaker trees

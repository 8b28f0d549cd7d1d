# What the judge weighs, as a reason for an answer.

counsel-measure = How the Heroes should come out of the combat, compared with what can be expected now: 50% is no change. What the book still holds, nobody knows.

weighs-ready = more Feats ready and better Miss tracks
weighs-heroes = the Heroes come off better
weighs-foes = less is left of the Enemies
weighs-keepings = more experience, runes and cards

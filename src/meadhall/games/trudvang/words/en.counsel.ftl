# What the judge weighs, as a reason for an answer.

counsel-measure = How the Heroes should come out of the combat, compared with what can be expected now: 50% is no change. What the book still holds, nobody knows.
analysis-explained-measure = Luck is what the draws of all combats gave, told for the whole party. “Given away” counts a player’s own answers in combat against the best ones found, by what that player could know. The margins hold 95% of the noise of the search; they do not say whether the judge is right.

weighs-ready = more Feats ready and better Miss tracks
weighs-heroes = the Heroes come off better
weighs-foes = less is left of the Enemies
weighs-keepings = more experience, runes and cards

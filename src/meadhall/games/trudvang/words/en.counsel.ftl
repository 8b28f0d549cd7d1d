# What the judge weighs, as a reason for an answer.

counsel-measure = How the Heroes should come out of the combat, compared with what can be expected now: 50% is no change. What the book still holds, nobody knows.
analysis-explained-measure = Luck is what the draws of all combats gave, told for the whole party. “Given away” counts a player’s own answers in combat against better ones, by what that player could know: where the search suspects something, karls play the combat on after both answers, with the same luck, and what that shows is told. The margins hold 95% of the noise; better players than karls may come to something else.

weighs-ready = more Feats ready and better Miss tracks
weighs-heroes = the Heroes come off better
weighs-foes = less is left of the Enemies
weighs-keepings = more experience, runes and cards

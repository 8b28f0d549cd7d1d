### Counsel and analysis, the same in terminal, browser and on paper. Chances are in hundredths; percent signs stand here.

weighs-won = the game is won
weighs-ends = won sooner or lost less often

counsel-chance = { NUMBER($chance, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }%)
counsel-for = For it: { $reasons }.
counsel-unclear = No single thing decides it.
counsel-only = Nothing else can be answered.
counsel-alike = The other answers are just as good.
counsel-judged = What a good bot would answer. Chances cannot be worked out here.
counsel-win = The chance to win, as far as you can know, and its margin of error. It says how often bots win from positions like this one.
counsel-together = The chance that you all win, as far as you can know, and its margin of error. It says how often bots win from positions like this one.
counsel-estimate = The bots’ own estimate of how good this position is. Nobody has measured how often such positions are won in this game.

## Analysis

mark-fine = fine
mark-doubtful = doubtful
mark-mistake = mistake
mark-blunder = blunder
mark-none = not weighed

analysis-title = Analysis: { $title }
analysis-weighed = { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    } weighed with { $budget } playouts each, and { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }; seed { $seed }.
analysis-curve = Chance to win
analysis-curve-together = The table’s chance to win
analysis-losses = Answers that gave something away
analysis-no-losses = No answer gave away more than the margin of error.
analysis-loss = { $mark }: gave away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) of 100
analysis-fine = { $mark }
analysis-better = Better: { $answer }.
analysis-luck = Luck that counted most
analysis-draw = { $seat }: { $sign }{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) })
analysis-no-luck = No draw counted for more than the margin of error.
analysis-more-draws = and { $count } more
analysis-deal = the deal at the start
analysis-accounts = Skill and luck
analysis-seat = Player
analysis-start = Start
analysis-luck-of-seat = Luck
analysis-play = Play
analysis-given = Given away
analysis-result = Result
analysis-of = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-whole = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-table = The table
analysis-explained = All numbers are in hundredths of a won game. Start, luck and play add up to the result: luck is what all draws gave, play is what everybody’s answers made of it. “Given away” counts a player’s own answers against better ones, by what that player could know: where the search suspects something, karls play on after both answers, with the same luck, and what that shows is told. The margins hold 95% of the noise; better players than karls may come to something else.
analysis-answer = Answer { $number }

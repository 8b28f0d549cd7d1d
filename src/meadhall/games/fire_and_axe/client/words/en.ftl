### Fire & Axe in the browser: what only the drawn table says.

## The chart

chart = Sea chart
chart-tools = Chart
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole chart
zoom-ship = My ship
show-regions = Regions
ship-of = { $name }’s longship { $space }: { $cargo }
cargo-part = { $count } { $piece }
cargo-of = Aboard: { $cargo }; { $slots } slots
zone-letter-N = N
zone-letter-E = E
zone-letter-S = S
zone-letter-W = W

## A space

lookout = Lookout
lookout-close = Put away
fact-less = { $value }, but { $now } in an attack
fact-region = { $region }, { $count } of 3 settled
fact-alone = none
fact-no-town = none
fact-town-small = stands, treasure { $low } to { $high }
fact-town-large = large, stands, treasure { $low } to { $high }
fact-raided = raided by { $name }, treasure { $vp }
fact-zone = { $zone } { $clear }
way = { $days ->
        [0] At once, { $losses ->
            [0] nothing lost.
            [one] one piece lost.
           *[other] { $losses } pieces lost.
        }
        [one] One Day, { $losses ->
            [0] nothing lost.
            [one] one piece lost.
           *[other] { $losses } pieces lost.
        }
       *[other] { $days } Days, { $losses ->
            [0] nothing lost.
            [one] one piece lost.
           *[other] { $losses } pieces lost.
        }
    }
way-slower = { $losses ->
        [0] In { $days } Days nothing is lost.
        [one] In { $days } Days one piece is lost.
       *[other] In { $days } Days { $losses } pieces are lost.
    }
way-none = Out of reach this turn.
course = Course { $space }:
course-drop = Drop it
harbour = Tasks { $port }
harbour-none = No task can be tried here now.

## The captain’s board

days-said = Days: { $prep } for preparation, { $sail } for sailing, { $left } left
skulls-said = { $count ->
        [0] No skull is covered
        [one] One skull is covered
       *[other] { $count } skulls are covered
    }
runes-yours = Your runes
runes-of = { $name }’s runes
runes-hidden = { $count ->
        [0] No runes
        [one] One hidden rune
       *[other] { $count } hidden runes
    }
runes-none = You hold no runes. Draw them in a Homeland.
runes-piles = { $deck } in the deck, { $discard } discarded
runes-deck = Runes to draw: { $deck }
pass-wish = Out of turn:
pass-ask = ask me
pass-fits = pass until one fits
pass-turn = pass for this turn
pass-game = pass for the whole game
pass-given = A pass was given for you, as you wished.
pass-unfit = None of your runes fitted, so a pass was given for you.

## Rows of the question

row-by-itself = Answered for you in a moment.

## Attacks

attack = Attack
attack-raid = Raid: { $port }
attack-settle = Attempt to settle: { $port }
attack-need = { $might ->
        [0] Needs more than { $value }.
       *[other] Needs more than { $value }; each die counts { $might } more.
    }
attack-last = The dice
die-hit = { $die }, a success
die-miss = { $die }, a failure

## Beside the chart

seat-note = { $runes ->
        [one] { $vp } VP · 1 rune
       *[other] { $vp } VP · { $runes } runes
    }
seat-out = { $vp } VP · all crew settled
sagas-open = Open sagas
round-of = Round { $round } of at most { $most }
sagas-left = { $count ->
        [one] one left, { $era }
       *[other] { $count } left, next: { $era }
    }
sagas-none = none left
saga-state = { $bonus ->
        [0] { $done } of { $total } · { $home }
       *[other] { $done } of { $total } · { $home } · +{ $bonus } VP
    }
saga-empty = An empty space
tokens-placed = Final Rounds: { $name } has placed { $count } of 3
score-now = Scores
score-vp = { $count } VP
progress-title = Points with Final Scoring, round by round

## Final Scoring

tally-over = Where every point comes from
tally-now = Where every point comes from, if the game ended now
tally-start = Start
tally-trade = Trade
tally-treasures = Treasures
tally-bonuses = Saga bonuses
tally-set-denmark = Sagas of Denmark
tally-set-norway = Sagas of Norway
tally-set-sweden = Sagas of Sweden
tally-total = Total
tally-towns = { $count ->
        [one] 1 town
       *[other] { $count } towns
    }
tally-sagas = { $count ->
        [one] 1 saga
       *[other] { $count } sagas
    }
tally-houses = { $count ->
        [one] 1 port
       *[other] { $count } ports
    }
tally-how = Bloodied Axe: 3 for each town, for the player who took the most. Settlements: the port’s value, times the settled ports of its region. Sagas of a Homeland: 10 each for the player with the most, 5 each for second place.

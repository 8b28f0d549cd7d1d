### Norsaga in the browser: what only the drawn table says.

spot-empty = { $short }: { $place }, empty
spot-hero = { $recessive ->
        [none] { $place }: { $kind } { $name }, { $id }, { $dominant }
       *[other] { $place }: { $kind } { $name }, { $id }, { $dominant }, recessive { $recessive }
    }
term-class = Class
term-dominant = Dominant trait
term-recessive = Recessive trait
term-piles = Deck and discard pile
term-embellishments = Embellishments
not-eligible = Not open now
no-embellishment = The youngest hero opens no embellishment.
goal-of = Saga “{ $saga }”: { $done } of { $total } traits told
goal-part = { $count } { $trait }
goal-told = Told:
goal-left = To go:
markers-other = Lay the markers differently ({ $count } ways)
hand-size = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hand-empty = Your hand is empty.
hidden-cards = { $count ->
        [one] One hidden card
       *[other] { $count } hidden cards
    }
laid-aside = Laid aside
seat-note = { $doomed ->
        [yes] { $done } of { $total } traits · doomed
       *[no] { $done } of { $total } traits
    }
score-markers = { $count ->
        [one] 1 trait
       *[other] { $count } traits
    }
progress-title = Traits told, turn by turn

### What the terminal says at a table of Norsaga.

## Commands: the words to type (the first is shown), what follows them, what they do

terminal-norsaga-do-tree = tree
    .args = [NAME]
    .help = reads a family tree: heroes, pairs, saga and markers
terminal-norsaga-do-hand = hand
    .args = { "" }
    .help = your cards
terminal-norsaga-do-table = table
    .args = { "" }
    .help = everybody in brief
terminal-norsaga-do-known = known
    .args = { "" }
    .help = what you know of the other hands
terminal-norsaga-do-saga = saga
    .args = [NAME]
    .help = a saga’s goal, its markers and what is missing
terminal-norsaga-do-pile = pile
    .args = { "" }
    .help = the cards on the discard pile

## The table

terminal-norsaga-pane-hand = Your hand
terminal-norsaga-legend =
    In a tree, two cards joined by ═ share the recessive trait between them; ◆ marks an inherited trait.
    On a card, the first letter is the dominant trait and the second the recessive one: R Might, G Craft, B Lore, Y Faith; Sk is a skald, Gh a ghost.
terminal-norsaga-turn = { $you ->
    [yes] Turn { $turn }, yours.
   *[no] Turn { $turn }, { $name }’s.
    }
terminal-norsaga-tree = { $you ->
    [yes] Your family tree.
   *[no] { $name }’s family tree.
    }
terminal-norsaga-goal = { $you ->
    [yes] Your saga: { $saga }. Traits wanted: { $traits }. Markers: { $count } of 6.
   *[no] { $name }’s saga: { $saga }. Traits wanted: { $traits }. Markers: { $count } of 6.
    }
terminal-norsaga-laid = Markers on: { $slots }.
terminal-norsaga-missing = Still missing: { $traits }.
terminal-norsaga-slot = { $place } ({ $trait })
terminal-norsaga-slot-P = both parents’ recessive trait
terminal-norsaga-slot-G12 = the left grandparents’ recessive trait
terminal-norsaga-slot-G34 = the right grandparents’ recessive trait
terminal-norsaga-youngest = Youngest: { $card }.
terminal-norsaga-parents = Parents: left { $left }; right { $right }.
terminal-norsaga-grand-left = Grandparents on the left: { $left }; { $right }.
terminal-norsaga-grand-right = Grandparents on the right: { $left }; { $right }.
terminal-norsaga-match = The recessive trait of both: { $trait }.
terminal-norsaga-no-match = No recessive trait in common.
terminal-norsaga-traits = { $card }, { $dominant }, recessive { $recessive }
terminal-norsaga-empty = empty
terminal-norsaga-open = Embellishments open: { $names }.
terminal-norsaga-doomed = Holds a Doom token.
terminal-norsaga-hand = { $count ->
    [0] Your hand is empty.
    [one] One card in your hand:
   *[other] { $count } cards in your hand:
    }
terminal-norsaga-drawn = Drawn for Martyr, seen by you alone: { $cards }.
terminal-norsaga-aside = Laid aside to be discarded: { $cards }.
terminal-norsaga-known = { $name } certainly holds: { $cards }.
terminal-norsaga-maybe = { $card } is in the hand of one of these: { $names }.
terminal-norsaga-known-none = You know no card in anybody else’s hand.
terminal-norsaga-brief = { $name }: { $count } of 6 markers, heroes { $heroes }, cards in hand { $hand }. Youngest: { $card }.
terminal-norsaga-piles = Deck: { $deck }. Discard pile: { $discard }.
terminal-norsaga-revealed = Revealed: { $card }.
terminal-norsaga-queue = Waiting to embellish by a skald: { $names }.
terminal-norsaga-pile = { $count ->
    [0] The discard pile is empty.
    [one] One card on the discard pile:
   *[other] { $count } cards on the discard pile:
    }
terminal-norsaga-score = { $name }: { $count } of 6 markers
terminal-norsaga-beam = deck { $deck } · discard { $discard }
terminal-norsaga-beam-queue = skalds: { $names }
terminal-norsaga-cards = { $count } in hand

### What the terminal says at a table of Fire & Axe.

## Commands: the words to type (the first is shown), what follows them, what they do

terminal-fire_and_axe-do-table = table
    .args = { "" }
    .help = everybody in brief, the weather, the demand
terminal-fire_and_axe-do-ship = ship
    .args = [NAME]
    .help = a longship and its captain: place, cargo, settlements, towns, sagas
terminal-fire_and_axe-do-route = route
    .args = [PLACE]
    .help = Days and losses of a voyage; on its own, all ports within reach. “sail PLACE” sails the whole way
terminal-fire_and_axe-do-weather = weather, wind
    .args = { "" }
    .help = the wind dial, the Days used, the losses of this turn
terminal-fire_and_axe-do-sagas = sagas, saga
    .args = { "" }
    .help = the open sagas, what each still wants, and the deck
terminal-fire_and_axe-do-market = market, goods
    .args = { "" }
    .help = the good in demand, the stockpile, the goods in the ports
terminal-fire_and_axe-do-hand = hand, runes
    .args = { "" }
    .help = your runes and what they do
terminal-fire_and_axe-do-known = known
    .args = { "" }
    .help = which runes are unseen and which treasures are still hidden
terminal-fire_and_axe-do-score = score, points
    .args = { "" }
    .help = everybody’s points, with Final Scoring as things stand
terminal-fire_and_axe-do-pile = pile
    .args = { "" }
    .help = the discarded runes
terminal-fire_and_axe-do-chart = chart, map
    .args = [ZONE OR PLACE]
    .help = the sea chart: a zone, a place with its neighbours, or all of it

## The table

terminal-fire_and_axe-legend =
    ● is a crewmember, ◗ tusks, ◆ fish, ■ furs, · a free slot. △ is a small town, ▲ a large one, ⚑ a settlement with its owner’s letter, ‹ › the ships in a space.
    Beside your ship’s space stands its zone; beside a port its value; −2 means that sailing there costs two pieces.
    Of the points, those in brackets count Final Scoring as things stand. In a saga, ✓ is done and ○ is not.
    On the chart, dots are the coast and small dots the land, ○ is a water, ⌂ a Homeland, (4) the key that sails there, and • the course. “route” with a place sets a course, and so does a click on the place; then Enter sails it step by step.
terminal-fire_and_axe-turn = { $you ->
    [yes] Round { $round }, { $era }: your turn.
   *[no] Round { $round }, { $era }: { $name }’s turn.
    }
terminal-fire_and_axe-beam = { $left ->
    [one] 1 Day left
   *[other] { $left } Days left
    }
terminal-fire_and_axe-brief = { $name }: { $vp } VP. The ship is { $ship }. Crew { $crew }; cargo: { $cargo }; runes { $runes }.
terminal-fire_and_axe-ship = { $you ->
    [yes] Your longship is { $space }.
   *[no] { $name }’s longship is { $space }.
    }
terminal-fire_and_axe-fleet = All longships
terminal-fire_and_axe-aboard = Aboard: { $pieces }. Free slots: { $free } of { $slots }.
terminal-fire_and_axe-ashore = Crew in the supply: { $supply }. Runes: { $runes }.
terminal-fire_and_axe-settled = Settlements: { $ports }.
terminal-fire_and_axe-towns = Towns taken: { $ports }.
terminal-fire_and_axe-took = Saga completed: “{ $saga }” ({ $home }).
terminal-fire_and_axe-sits-out = All the crew have settled: this player sits out.
terminal-fire_and_axe-routes = { $days ->
    [one] Your ship is { $space }. With one Day you reach these ports:
   *[other] Your ship is { $space }. With { $days } Days you reach these ports:
    }
terminal-fire_and_axe-reach = { $place }: { $days ->
    [one] 1 Day
   *[other] { $days } Days
    }, losses { $losses }
terminal-fire_and_axe-way = { $days ->
    [0] No Day
    [one] 1 Day
   *[other] { $days } Days
    }{ $steps ->
    [0] { "" }
   *[other] { " " }by { $through }
    }; losses: { $losses }.
terminal-fire_and_axe-way-late = That is more than the Days you have ({ $days }).
terminal-fire_and_axe-route-here = Your ship is already { $place }.
terminal-fire_and_axe-route-taken = { $place } is closed: another ship lies there ({ $name }).
terminal-fire_and_axe-route-none = No ship sails to this place: { $place }.
terminal-fire_and_axe-days = Days used: preparation { $prep }, sailing { $sail }, of { $limit }.
terminal-fire_and_axe-skulls = Lost to the weather this turn: { $pieces }.
terminal-fire_and_axe-tokens = { $name } has the Final Round tokens; placed: { $count } of 3.
terminal-fire_and_axe-saga = { $saga }, { $era }, { $home }{ $vp ->
    [0] { "" }
   *[other] , bonus { $vp } VP
    }. Still missing: { $left }.
terminal-fire_and_axe-deck = Sagas in the deck: { $count }, next the { $era }.
terminal-fire_and_axe-deck-empty = No sagas are left in the deck.
terminal-fire_and_axe-demand = In demand: { $good } (2 VP more). Stockpile: { $stock }.
terminal-fire_and_axe-market-empty = No good lies in any port.
terminal-fire_and_axe-hand = { $count ->
    [0] You hold no rune.
    [one] You hold one rune:
   *[other] You hold { $count } runes:
    }
terminal-fire_and_axe-unseen = Runes you have not seen, of which { $deck } are in the deck: { $runes }.
terminal-fire_and_axe-held = Certainly in other hands: { $runes }.
terminal-fire_and_axe-treasures = Hidden treasures, small: { $small }; large: { $large }.
terminal-fire_and_axe-raided = { $name } found { $vp } VP { $port }.
terminal-fire_and_axe-score-now = With Final Scoring as things stand:
terminal-fire_and_axe-score = { $name }: { $total } VP: { $vp } held, { $axe } Bloodied Axe, { $settlements } settlements, { $sagas } saga sets.
terminal-fire_and_axe-pile = { $count ->
    [0] The discard pile is empty.
    [one] One rune on the discard pile:
   *[other] { $count } runes on the discard pile:
    }
terminal-fire_and_axe-runes = { $count ->
    [one] 1 rune
   *[other] { $count } runes
    }

## The chart

terminal-fire_and_axe-zone = { $zone }, clear Days { $clear }:
terminal-fire_and_axe-water = { $space }: next to { $near }.
terminal-fire_and_axe-shores = Ashore: { $shores }.
terminal-fire_and_axe-ships = Ships: { $names }.
terminal-fire_and_axe-town-small = town
terminal-fire_and_axe-town-large = large town
terminal-fire_and_axe-settlement = settlement of { $name }
terminal-fire_and_axe-ship-here = ship of { $name }
terminal-fire_and_axe-place = { $place }: zone { $zone }, clear Days { $clear }.
terminal-fire_and_axe-value = Value { $value }.
terminal-fire_and_axe-region = Region { $region }: { $ports }.
terminal-fire_and_axe-independent = Independent: no region.
terminal-fire_and_axe-named = Named by { $saga }.
terminal-fire_and_axe-near = Next to: { $places }.
terminal-fire_and_axe-where = “{ $text }” does not name a single place. The nearest: { $nearest }

### Fire & Axe in English: places, cards, questions, answers, events. The rules stand in en.rules.ftl.

title = Fire & Axe
tagline = Load your longship and brave the weather: trade, raid and settle from Vinland to Constantinople.

## Things in a sentence

nothing = nothing
dealer = The dealer
rune = { $name }: { $effect }
saga = “{ $title }” ({ $goal })
goal-trade = trade: { $ports }
goal-raid = raid: { $ports }
goal-settle = settle: { $ports }

## Ports: by themselves, as the goal of a voyage (.to), and as where something is (.in)

space-faeroes = Faeroes
    .to = to the Faeroes
    .in = in the Faeroes
space-shetland = Shetland
    .to = to Shetland
    .in = in Shetland
space-orkney = Orkney
    .to = to Orkney
    .in = in Orkney
space-iona = Iona
    .to = to Iona
    .in = on Iona
space-caithness = Caithness
    .to = to Caithness
    .in = in Caithness
space-dumbarton = Dumbarton
    .to = to Dumbarton
    .in = in Dumbarton
space-dublin = Dublin
    .to = to Dublin
    .in = in Dublin
space-cork = Cork
    .to = to Cork
    .in = in Cork
space-man = Man
    .to = to Man
    .in = on Man
space-york = York
    .to = to York
    .in = in York
space-lincoln = Lincoln
    .to = to Lincoln
    .in = in Lincoln
space-norwich = Norwich
    .to = to Norwich
    .in = in Norwich
space-bayeux = Bayeux
    .to = to Bayeux
    .in = in Bayeux
space-rouen = Rouen
    .to = to Rouen
    .in = in Rouen
space-nantes = Nantes
    .to = to Nantes
    .in = in Nantes
space-dorestad = Dorestad
    .to = to Dorestad
    .in = in Dorestad
space-hamburg = Hamburg
    .to = to Hamburg
    .in = in Hamburg
space-bremen = Bremen
    .to = to Bremen
    .in = in Bremen
space-santiago = Santiago
    .to = to Santiago
    .in = in Santiago
space-lisbon = Lisbon
    .to = to Lisbon
    .in = in Lisbon
space-seville = Seville
    .to = to Seville
    .in = in Seville
space-wolin = Wolin
    .to = to Wolin
    .in = in Wolin
space-truso = Truso
    .to = to Truso
    .in = in Truso
space-grobin = Grobin
    .to = to Grobin
    .in = in Grobin
space-ladoga = Ladoga
    .to = to Ladoga
    .in = in Ladoga
space-novgorod = Novgorod
    .to = to Novgorod
    .in = in Novgorod
space-polotsk = Polotsk
    .to = to Polotsk
    .in = in Polotsk
space-kiev = Kiev
    .to = to Kiev
    .in = in Kiev
space-gnezdovo = Gnezdovo
    .to = to Gnezdovo
    .in = in Gnezdovo
space-lubech = Lubech
    .to = to Lubech
    .in = in Lubech
space-reykjanes = Reykjanes
    .to = to Reykjanes
    .in = in Reykjanes
space-horn = Horn
    .to = to Horn
    .in = in Horn
space-langanes = Langanes
    .to = to Langanes
    .in = in Langanes
space-hvarf = Hvarf
    .to = to Hvarf
    .in = in Hvarf
space-brattahlid = Brattahlid
    .to = to Brattahlid
    .in = in Brattahlid
space-lysufjord = Lysufjord
    .to = to Lysufjord
    .in = in Lysufjord
space-paris = Paris
    .to = to Paris
    .in = in Paris
space-rome = Rome
    .to = to Rome
    .in = in Rome
space-constantinople = Constantinople
    .to = to Constantinople
    .in = in Constantinople
space-arles = Arles
    .to = to Arles
    .in = in Arles
space-balearics = Balearics
    .to = to the Balearics
    .in = in the Balearics
space-lindisfarne = Lindisfarne
    .to = to Lindisfarne
    .in = on Lindisfarne
space-london = London
    .to = to London
    .in = in London
space-bjarmaland = Bjarmaland
    .to = to Bjarmaland
    .in = in Bjarmaland
space-vinland = Vinland
    .to = to Vinland
    .in = in Vinland

## Waters

space-skagerrak = Skagerrak
    .to = to the Skagerrak
    .in = in the Skagerrak
space-german_bight = German Bight
    .to = to the German Bight
    .in = in the German Bight
space-north_sea_e = Eastern North Sea
    .to = to the Eastern North Sea
    .in = in the Eastern North Sea
space-north_sea_w = Western North Sea
    .to = to the Western North Sea
    .in = in the Western North Sea
space-humber = Humber Sea
    .to = to the Humber Sea
    .in = in the Humber Sea
space-frisian = Frisian Sea
    .to = to the Frisian Sea
    .in = in the Frisian Sea
space-narrow_sea = Narrow Sea
    .to = to the Narrow Sea
    .in = in the Narrow Sea
space-channel = Frankish Channel
    .to = to the Frankish Channel
    .in = in the Frankish Channel
space-seine = River Seine
    .to = to the River Seine
    .in = on the River Seine
space-celtic = Celtic Sea
    .to = to the Celtic Sea
    .in = in the Celtic Sea
space-biscay = Bay of Biscay
    .to = to the Bay of Biscay
    .in = in the Bay of Biscay
space-galicia = Galician Sea
    .to = to the Galician Sea
    .in = in the Galician Sea
space-lusitania = Lusitanian Sea
    .to = to the Lusitanian Sea
    .in = in the Lusitanian Sea
space-cadiz = Gulf of Cadiz
    .to = to the Gulf of Cadiz
    .in = in the Gulf of Cadiz
space-irish_sea = Irish Sea
    .to = to the Irish Sea
    .in = in the Irish Sea
space-erin = Western Ireland Sea
    .to = to the Western Ireland Sea
    .in = in the Western Ireland Sea
space-hebrides = Hebridean Sea
    .to = to the Hebridean Sea
    .in = in the Hebridean Sea
space-minch = Minch
    .to = to the Minch
    .in = in the Minch
space-pentland = Pentland Sea
    .to = to the Pentland Sea
    .in = in the Pentland Sea
space-faeroe_bank = Faeroe Bank
    .to = to the Faeroe Bank
    .in = on the Faeroe Bank
space-rockall = Rockall Sea
    .to = to the Rockall Sea
    .in = in the Rockall Sea
space-norway_coast = Norwegian Coast
    .to = to the Norwegian Coast
    .in = off the Norwegian Coast
space-norse_sea = Norwegian Sea
    .to = to the Norwegian Sea
    .in = in the Norwegian Sea
space-halogaland = Halogaland Sea
    .to = to the Halogaland Sea
    .in = in the Halogaland Sea
space-finnmark = Finnmark Sea
    .to = to the Finnmark Sea
    .in = in the Finnmark Sea
space-white_sea = White Sea
    .to = to the White Sea
    .in = in the White Sea
space-iceland_e = East Iceland Sea
    .to = to the East Iceland Sea
    .in = in the East Iceland Sea
space-iceland_s = South Iceland Sea
    .to = to the South Iceland Sea
    .in = in the South Iceland Sea
space-iceland_w = Denmark Strait
    .to = to the Denmark Strait
    .in = in the Denmark Strait
space-irminger = Irminger Sea
    .to = to the Irminger Sea
    .in = in the Irminger Sea
space-davis = Davis Strait
    .to = to the Davis Strait
    .in = in the Davis Strait
space-labrador = Labrador Sea
    .to = to the Labrador Sea
    .in = in the Labrador Sea
space-vinland_sea = Vinland Sea
    .to = to the Vinland Sea
    .in = in the Vinland Sea
space-kattegat = Kattegat
    .to = to the Kattegat
    .in = in the Kattegat
space-baltic_w = Western Baltic
    .to = to the Western Baltic
    .in = in the Western Baltic
space-baltic_sv = Swedish Baltic
    .to = to the Swedish Baltic
    .in = in the Swedish Baltic
space-baltic_s = Prussian Sea
    .to = to the Prussian Sea
    .in = in the Prussian Sea
space-riga = Gulf of Riga
    .to = to the Gulf of Riga
    .in = in the Gulf of Riga
space-dvina = River Dvina
    .to = to the River Dvina
    .in = on the River Dvina
space-finland = Gulf of Finland
    .to = to the Gulf of Finland
    .in = in the Gulf of Finland
space-neva = Neva
    .to = to the Neva
    .in = on the Neva
space-volkhov = River Volkhov
    .to = to the River Volkhov
    .in = on the River Volkhov
space-lovat = River Lovat
    .to = to the River Lovat
    .in = on the River Lovat
space-dnieper_u = Upper Dnieper
    .to = to the Upper Dnieper
    .in = on the Upper Dnieper
space-dnieper_m = Middle Dnieper
    .to = to the Middle Dnieper
    .in = on the Middle Dnieper
space-dnieper_l = Lower Dnieper
    .to = to the Lower Dnieper
    .in = on the Lower Dnieper
space-black_sea = Black Sea
    .to = to the Black Sea
    .in = in the Black Sea
space-propontis = Propontis
    .to = to the Propontis
    .in = in the Propontis
space-aegean = Aegean Sea
    .to = to the Aegean Sea
    .in = in the Aegean Sea
space-ionian = Ionian Sea
    .to = to the Ionian Sea
    .in = in the Ionian Sea
space-tyrrhenian = Tyrrhenian Sea
    .to = to the Tyrrhenian Sea
    .in = in the Tyrrhenian Sea
space-africa = African Sea
    .to = to the African Sea
    .in = in the African Sea
space-lion = Gulf of Lion
    .to = to the Gulf of Lion
    .in = in the Gulf of Lion
space-alboran = Iberian Mediterranean
    .to = to the Iberian Mediterranean
    .in = in the Iberian Mediterranean

## Homelands and the Wintering Zone

space-denmark = Denmark
    .to = to Denmark
    .in = in Denmark
space-norway = Norway
    .to = to Norway
    .in = in Norway
space-sweden = Sweden
    .to = to Sweden
    .in = in Sweden
space-winter = Wintering Zone
    .to = to the Wintering Zone
    .in = in the Wintering Zone

## Regions

region-northern_isles = Northern Isles
region-alba = Alba
region-irish_sea_ports = Irish Sea
region-danelaw = Danelaw
region-neustria = Neustria
region-frisia = Frisia and Saxony
region-iberia = Iberia
region-wendland = Wendland and Courland
region-gardariki = Gardariki
region-dnieper = Dnieper
region-iceland = Iceland
region-greenland = Greenland

## Sagas

saga-S1-D-T = Markets of the Elbe
saga-S1-D-R = Ashes of Dorestad
saga-S1-D-S = The Courland Shore
saga-S1-N-T = Across the Pentland Sea
saga-S1-N-R = The Holy Island
saga-S1-N-S = Earls of the Isles
saga-S1-S-T = The Amber Road
saga-S1-S-R = Flames over Wolin
saga-S1-S-S = Aldeigjuborg
saga-S2-D-T = Silver of Two Shores
saga-S2-D-R = The Great Army
saga-S2-D-S = The Danelaw
saga-S2-N-T = Ottar’s Voyage
saga-S2-N-R = From Saints to Emirs
saga-S2-N-S = Kings of the Irish Sea
saga-S2-S-T = Furs of Gardariki
saga-S2-S-R = The Calling of Rurik
saga-S2-S-S = Realm of the Rus
saga-S3-D-T = Danegeld Fairs
saga-S3-D-R = The Siege of Paris
saga-S3-D-S = Rollo’s Duchy
saga-S3-N-T = Ivory from Greenland
saga-S3-N-R = Hastein’s Dream
saga-S3-N-S = The Road to Vinland
saga-S3-S-T = From the Varangians to the Greeks
saga-S3-S-R = At the Walls of Miklagard
saga-S3-S-S = Lords of the Dnieper

## Zones, Eras, directions, tasks

zone-N = North
zone-E = East
zone-S = South
zone-W = West
era-1 = First Era
era-2 = Second Era
era-3 = Third Era
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
task-trade = trade
task-raid = raid
task-settle = attempt to settle

## Goods and crew: by themselves, and as one piece (.one)

piece-tusks = tusks
    .one = a crate of tusks
piece-fish = fish
    .one = a barrel of fish
piece-furs = furs
    .one = a bale of furs
piece-crew = crew
    .one = a crewmember

## Runes and what they do

rune-change_in_demand = Change in Demand
rune-fair_wind = Fair Wind
rune-tireless_oars = Tireless Oars
rune-calm_seas = Calm Seas
rune-berserkers = Berserkers
rune-odins_favour = Odin’s Favour
rune-shield_wall = Shield Wall
rune-stranded_kinsmen = Stranded Kinsmen
rune-silver_tongue = Silver Tongue
rune-full_hold = Full Hold
rune-empty_market = Empty Market
rune-unrest = Unrest
rune-sea_serpent = Sea Serpent
rune-usurper = Usurper
rune-thieves = Thieves in the Night
rune-mutiny = Mutiny
rune-reinforced_walls = Reinforced Walls
rune-lokis_trick = Loki’s Trick
rune-foul_omen = Foul Omen
rune-thors_ward = Thor’s Ward

effect-change_in_demand = Another good of your choice is in demand from now on.
effect-fair_wind = Sail one space at once without using a Day.
effect-tireless_oars = You may use two more Days this turn.
effect-calm_seas = When the weather would cost you pieces, you lose none of them.
effect-berserkers = Before you roll: every die of this attack counts one more.
effect-odins_favour = After you roll in an attack: roll any of the dice again.
effect-shield_wall = After you roll in an attack: the failed dice cost you no crew.
effect-stranded_kinsmen = At sea: take one or two crew from your supply aboard.
effect-silver_tongue = After your trade: the port pays its value once more.
effect-full_hold = In a port: take one or two goods from the stockpile aboard.
effect-empty_market = The good in your port goes back to the stockpile.
effect-unrest = Roll a die against the port’s value to drive out the settlement of an opponent there.
effect-sea_serpent = It attacks an opponent’s ship in a water space: a die says how many pieces are lost.
effect-usurper = One of your crew replaces an opponent’s settlement in your port. You need two crew aboard.
effect-thieves = Take a good from an opponent’s ship in your space or next to it.
effect-mutiny = A crewmember leaves an opponent’s ship at sea that has two or more.
effect-reinforced_walls = When an opponent attacks: the port’s value is one higher for this attack, but never above 5.
effect-lokis_trick = When an opponent has rolled in an attack: one die of your choice is rolled again.
effect-foul_omen = An opponent loses one rune, drawn at random.
effect-thors_ward = When an opponent has played a rune: it has no effect.

## Questions: to the player asked, and what the others read meanwhile

ask-turn-act = { $left ->
        [0] Your ship is { $space }, and your Days are used up. What do you do?
        [one] Your ship is { $space }. You have one Day left. What do you do?
       *[other] Your ship is { $space }. You have { $left } Days left. What do you do?
    }
    .wait = { $seat } is thinking about the next move.
ask-wind-turn = You may turn the wind by a quarter. Which way?
    .wait = { $seat } may turn the wind.
ask-wind-sail = Fair Wind: to which space do you sail?
    .wait = { $seat } is choosing where the fair wind leads.
ask-demand-change = Change in Demand: which good is in demand now?
    .wait = { $seat } is choosing the good in demand.
ask-loss-cover = { $left ->
        [one] The weather costs you one piece. Which one?
       *[other] The weather costs you { $left } pieces. Which one goes first?
    }
    .wait = { $seat } is choosing what the weather takes.
ask-raid-again = { $left ->
        [one] Your roll { $port } failed. To win you need more than { $value }. Do you roll a last time?
       *[other] Your roll { $port } failed. To win you need more than { $value }. Do you roll again?
    }
    .wait = { $seat } is choosing whether to roll again.
ask-settle-place = Your attack { $port } succeeded, but only one crewmember is left. If they settle, your ship goes to the Wintering Zone and your turn is over.
    .wait = { $seat } is choosing whether the last crewmember stays ashore.
ask-odin-reroll = Odin’s Favour: you rolled { $dice }. Which dice do you roll again?
    .wait = { $seat } is choosing dice to roll again.
ask-loki-reroll = Loki’s Trick: the dice show { $dice }. Which die is rolled again?
    .wait = { $seat } is choosing a die to be rolled again.
ask-kinsmen-board = Stranded Kinsmen: how many crew come aboard?
    .wait = { $seat } is taking kinsmen aboard.
ask-hold-stow = Full Hold: which good do you take aboard?
    .wait = { $seat } is choosing a good to take aboard.
ask-hold-more = Full Hold: do you take a second good aboard?
    .wait = { $seat } may take a second good aboard.
ask-serpent-aim = Sea Serpent: whose ship does it attack?
    .wait = { $seat } is choosing whom the sea serpent attacks.
ask-serpent-lose = { $left ->
        [one] The sea serpent takes one piece from your ship. Which one?
       *[other] The sea serpent takes { $left } pieces from your ship. Which one goes first?
    }
    .wait = { $seat } is choosing what the sea serpent gets.
ask-thieves-steal = Thieves in the Night: which good do you take, and from whom?
    .wait = { $seat } is choosing a good to steal.
ask-mutiny-aim = Mutiny: whose crew rebels?
    .wait = { $seat } is choosing a ship for the mutiny.
ask-omen-aim = Foul Omen: who loses a rune?
    .wait = { $seat } is choosing who loses a rune.
ask-rune-start = Do you play or discard a rune before { $target } begins?
    .wait = { $seat } may play or discard a rune.
ask-rune-between = Do you play or discard a rune before { $target } goes on?
    .wait = { $seat } may play or discard a rune.
ask-rune-declared = { $target_you ->
        [yes] You are about to { $task } { $port }. Do you play a rune before you roll?
       *[no] { $target } is about to { $task } { $port }. Do you play a rune before the dice are rolled?
    }
    .wait = { $seat } may play a rune before the dice are rolled.
ask-rune-rolled = { $target_you ->
        [yes] { $might ->
            [0] You rolled { $dice } and need more than { $value }. Do you play a rune?
           *[other] You rolled { $dice }, each die counts { $might } more, and you need more than { $value }. Do you play a rune?
        }
       *[no] { $might ->
            [0] { $target } rolled { $dice } and needs more than { $value }. Do you play a rune?
           *[other] { $target } rolled { $dice }, each die counts { $might } more, and more than { $value } is needed. Do you play a rune?
        }
    }
    .wait = { $seat } may play a rune after the roll.
ask-rune-avert = { $target } has played { $rune }. Do you avert it?
    .wait = { $seat } may avert the rune.
ask-rune-loss = { $left ->
        [one] The weather is about to cost you one piece. Do you play a rune?
       *[other] The weather is about to cost you { $left } pieces. Do you play a rune?
    }
    .wait = { $seat } may play a rune against the weather.
ask-rune-trade = You have traded { $port }. Do you play a rune?
    .wait = { $seat } may play a rune after the trade.
ask-rune-draw = Which rune comes off the deck?
    .wait = { $seat } is drawing a rune.
ask-omen-lose = Which rune is lost?
    .wait = { $seat } is drawing the rune that is lost.
ask-saga-draw = Which saga is turned up?
    .wait = { $seat } is turning up a saga.
ask-dice-roll = What does the die show?
    .wait = { $seat } is rolling a die.
ask-treasure-reveal = Which treasure was hidden in the town?
    .wait = { $seat } is revealing the treasure.
ask-first-choose = Who begins?
    .wait = { $seat } is drawing lots for who begins.

## Answers

move-load = Load { $piece }
move-launch = Leave the Wintering Zone and move { $space }
move-draw = Draw a rune
move-sail = Sail { $space }
move-trade = Trade { $piece }
move-raid = Raid the town
move-settle = { $count ->
        [one] Try to settle with one die
       *[other] Try to settle with { $count } dice
    }
move-play = Play { $rune }
move-discard = Discard { $rune } for the wind
move-winter = Go to winter: keep one crewmember and end your turn
move-end = End your turn here
move-pass = Pass
move-turn = Turn the wind { $direction }
move-leave = Leave the wind as it is
move-lose = Lose { $piece }
move-roll = Roll again
move-stop = Break off the raid
move-place = Settle with your last crewmember
move-refuse = Keep your last crewmember aboard
move-demand = { $piece }
move-reroll = { $count ->
        [one] Roll die { $dice } again
       *[other] Roll dice { $dice } again
    }
move-board = { $count ->
        [one] Take one crewmember aboard
       *[other] Take { $count } crew aboard
    }
move-stow = Take { $piece } aboard
move-done = Done
move-choose = { $seat }
move-steal = Take { $piece } from { $seat }
move-rune = { $rune }
move-saga = { $saga }
move-treasure = { $count }
move-die = { $count }
move-first = { $you ->
        [yes] You begin
       *[no] { $seat } begins
    }

## What an answer would bring, after it, with commas between

brings-vp = +{ $vp } VP
brings-demand = in demand
brings-treasure = treasure { $low } to { $high }
brings-completes = { $vp ->
        [0] completes “{ $saga }”
       *[other] completes “{ $saga }”: +{ $vp } VP
    }
brings-nearer = { $done } of { $of } for “{ $saga }”
brings-final = +{ $vp } in Final Scoring as it stands
brings-port = { $town ->
        [yes] port { $value } with a town
       *[no] port { $value }
    }
brings-loss = { $count ->
        [one] only { $clear } clear Days ({ $zone }), one piece is lost
       *[other] only { $clear } clear Days ({ $zone }), { $count } pieces are lost
    }
brings-clear = Day { $day } of { $clear } clear ({ $zone })
brings-paid = Day { $day }, { $clear } clear ({ $zone }): no more is lost
brings-zone = { $clear } clear Days ({ $zone })
brings-wanted = “{ $saga }” needs it: { $done } of { $of } so far
brings-stock = { $count } to load from
brings-aboard = { $count } aboard
brings-dropped = gives up what is aboard ({ $pieces })
brings-dice = now { $dice }
brings-left = { $count ->
        [0] no Day left
        [one] one Day left
       *[other] { $count } Days left
    }
brings-unused = { $count ->
        [one] one Day unused
       *[other] { $count } Days unused
    }
odds = { $win }% to win, { $hits } of 6 on each die, about { $lost } crew lost
odds-strand = { $win }% to win, { $hits } of 6 on each die, about { $lost } crew lost, { $strand }% to lose them all
wind-said = Clear Days: North { $N }, East { $E }, South { $S }, West { $W }
course-sail = Sail the whole way

## Events

event-first = { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
event-turn = { $you ->
        [yes] Round { $round }: it is your turn.
       *[no] Round { $round }: it is { $seat }’s turn.
    }
event-skip = { $you ->
        [yes] Round { $round }: all your crew have settled, so you sit out.
       *[no] Round { $round }: all of { $seat }’s crew have settled, so they sit out.
    }
event-load = { $you ->
        [yes] You load { $piece }.
       *[no] { $seat } loads { $piece }.
    }
event-launch = { $you ->
        [yes] Your ship leaves the Wintering Zone and is now { $space }.
       *[no] { $seat }’s ship leaves the Wintering Zone and is now { $space }.
    }
event-draw = { $you ->
        [yes] You draw { $runes }.
       *[no] { $count ->
            [one] { $seat } draws a rune.
           *[other] { $seat } draws { $count } runes.
        }
    }
event-reshuffle = { $count ->
        [one] The discard pile is shuffled into a new deck of one rune.
       *[other] The discard pile is shuffled into a new deck of { $count } runes.
    }
event-sail = { $you ->
        [yes] You sail { $space } (sailing Day { $day }).
       *[no] { $seat } sails { $space } (sailing Day { $day }).
    }
event-lose = { $you ->
        [yes] The weather costs you { $piece }.
       *[no] The weather costs { $seat } { $piece }.
    }
event-strand = { $you ->
        [yes] Your ship has no crew left: it goes to the Wintering Zone, and its goods are gone.
       *[no] { $seat }’s ship has no crew left: it goes to the Wintering Zone, and its goods are gone.
    }
event-winter = { $you ->
        [yes] You go to the Wintering Zone with one crewmember.
       *[no] { $seat } goes to the Wintering Zone with one crewmember.
    }
event-rest = { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
event-trade = { $you ->
        [yes] You trade { $piece } { $port } for { $vp } VP.
       *[no] { $seat } trades { $piece } { $port } for { $vp } VP.
    }
event-raid = { $you ->
        [yes] You raid the town { $port }, value { $value }.
       *[no] { $seat } raids the town { $port }, value { $value }.
    }
event-settle = { $you ->
        [yes] { $count ->
            [one] You try to settle { $port }, value { $value }, with one die.
           *[other] You try to settle { $port }, value { $value }, with { $count } dice.
        }
       *[no] { $count ->
            [one] { $seat } tries to settle { $port }, value { $value }, with one die.
           *[other] { $seat } tries to settle { $port }, value { $value }, with { $count } dice.
        }
    }
event-roll = The die shows { $die }.
event-fall = { $you ->
        [yes] { $count ->
            [one] You lose one crewmember.
           *[other] You lose { $count } crew.
        }
       *[no] { $count ->
            [one] { $seat } loses one crewmember.
           *[other] { $seat } loses { $count } crew.
        }
    }
event-break = { $you ->
        [yes] Your raid is over without success.
       *[no] { $seat }’s raid is over without success.
    }
event-fail = { $you ->
        [yes] You do not settle here.
       *[no] { $seat } does not settle here.
    }
event-sack = { $you ->
        [yes] You take the town { $port }. Its treasure is worth { $vp } VP.
       *[no] { $seat } takes the town { $port }. Its treasure is worth { $vp } VP.
    }
event-settlement = { $you ->
        [yes] You have a settlement { $port }.
       *[no] { $seat } has a settlement { $port }.
    }
event-refuse = { $you ->
        [yes] You keep your last crewmember aboard and do not settle.
       *[no] { $seat } keeps the last crewmember aboard and does not settle.
    }
event-play = { $you ->
        [yes] You play { $rune }.
       *[no] { $seat } plays { $rune }.
    }
event-discard = { $you ->
        [yes] You discard { $rune }.
       *[no] { $seat } discards { $rune }.
    }
event-wind = { $you ->
        [yes] You turn the wind { $direction }.
       *[no] { $seat } turns the wind { $direction }.
    }
event-ward = { $you ->
        [yes] Your ward averts the rune.
       *[no] { $seat }’s ward averts the rune.
    }
event-cancel = { $rune } has no effect.
event-demand = The good in demand is now: { $piece }.
event-oars = { $you ->
        [yes] You may use { $days } Days this turn.
       *[no] { $seat } may use { $days } Days this turn.
    }
event-calm = { $you ->
        [yes] The sea is calm: you lose nothing.
       *[no] The sea is calm: { $seat } loses nothing.
    }
event-berserk = { $you ->
        [yes] Each of your dice counts { $might } more in this attack.
       *[no] Each of { $seat }’s dice counts { $might } more in this attack.
    }
event-shield = { $you ->
        [yes] The shield wall holds: the failed dice cost you no crew.
       *[no] The shield wall holds: the failed dice cost { $seat } no crew.
    }
event-board = { $you ->
        [yes] { $count ->
            [one] One crewmember comes aboard your ship.
           *[other] { $count } crew come aboard your ship.
        }
       *[no] { $count ->
            [one] One crewmember comes aboard { $seat }’s ship.
           *[other] { $count } crew come aboard { $seat }’s ship.
        }
    }
event-tongue = { $you ->
        [yes] The port pays you { $vp } VP more.
       *[no] The port pays { $seat } { $vp } VP more.
    }
event-stow = { $you ->
        [yes] You take { $piece } aboard.
       *[no] { $seat } takes { $piece } aboard.
    }
event-clear = The good { $port } goes back to the stockpile: { $piece }.
event-unrest = { $target_you ->
        [yes] Unrest { $port }: your settlement is gone, and its crewmember is back in your supply.
       *[no] Unrest { $port }: { $target }’s settlement is gone.
    }
event-quiet = { $target_you ->
        [yes] The unrest { $port } dies down: your settlement stays.
       *[no] The unrest { $port } dies down: { $target }’s settlement stays.
    }
event-serpent = { $target_you ->
        [yes] A sea serpent attacks your ship.
       *[no] A sea serpent attacks { $target }’s ship.
    }
event-devour = { $you ->
        [yes] The sea serpent takes { $piece } from you.
       *[no] The sea serpent takes { $piece } from { $seat }.
    }
event-usurp = { $you ->
        [yes] Your crew take over { $target }’s settlement { $port }.
       *[no] { $target_you ->
            [yes] { $seat }’s crew take over your settlement { $port }.
           *[no] { $seat }’s crew take over { $target }’s settlement { $port }.
        }
    }
event-steal = { $you ->
        [yes] You take { $piece } from { $target }’s ship.
       *[no] { $target_you ->
            [yes] { $seat } takes { $piece } from your ship.
           *[no] { $seat } takes { $piece } from { $target }’s ship.
        }
    }
event-mutiny = { $target_you ->
        [yes] Mutiny: one of your crew goes ashore.
       *[no] Mutiny: one of { $target }’s crew goes ashore.
    }
event-walls = The walls { $port } are reinforced: its value is { $value } for this attack.
event-omen = { $you ->
        [yes] You lose { $rune }.
       *[no] { $seat } loses { $rune }.
    }
event-saga = { $you ->
        [yes] { $vp ->
            [0] You complete { $saga }.
           *[other] You complete { $saga } and gain { $vp } VP.
        }
       *[no] { $vp ->
            [0] { $seat } completes { $saga }.
           *[other] { $seat } completes { $saga } and gains { $vp } VP.
        }
    }
event-open = A saga is turned up: { $saga }.
event-drop = { $saga } is turned up but is already complete, so it is discarded.
event-era = The { $era } begins.
event-tokens = { $you ->
        [yes] The last saga has left the deck: you take the three Final Round tokens.
       *[no] The last saga has left the deck: { $seat } takes the three Final Round tokens.
    }
event-token = { $you ->
        [yes] You place Final Round token number { $count }.
       *[no] { $seat } places Final Round token number { $count }.
    }
event-end = { $reason ->
        [tokens] The three Final Round tokens are placed: the game is over.
        [sagas] The last saga is completed: the game is over.
        [settled] All crew have settled: the game is over.
       *[cap] The game is cut short after its last round.
    }
event-score = { $you ->
        [yes] You have { $total } VP: { $vp } from play, { $axe } for the Bloodied Axe, { $settlements } for settlements and { $sagas } for saga sets.
       *[no] { $seat } has { $total } VP: { $vp } from play, { $axe } for the Bloodied Axe, { $settlements } for settlements and { $sagas } for saga sets.
    }

## Options of a table

option-conflict = Conflict runes
    .doc = Nine runes let players harm each other. A friendlier table leaves them out.
option-off_turn = Runes out of turn
    .doc = When you may use runes while it is not your turn.
    .reactions = at the start of a turn and in answer to attacks and runes
    .anytime = also after everything another player does
    .own_turn = only in answer to attacks and runes
option-first = First player
    .doc = Who begins: someone drawn by lot, or the seat you name.
    .random = drawn by lot
option-round_cap = Most rounds in a game
    .doc = After this many rounds the game is cut short and scored.
option-two_players = Variant for two
    .doc = The printed game is for three to five. This lets two play by the same rules.
option-undo = Taking back
    .doc = You may take back an answer as long as it showed nothing hidden and nobody else has acted since.

fault-fire_and_axe-two-players = Fire & Axe is for three to five players, and two_players is the variant for two: with { $players } here, leave it out.
fault-fire_and_axe-first = Seat { $first } cannot begin: only { $players } are playing.

## Positions and data

fault-fire_and_axe-no-town = There is no town to raid in “{ $port }”.
fault-fire_and_axe-treasure = The town “{ $port }” cannot have hidden a treasure of { $value }: none of that value is left.
fault-fire_and_axe-crewless = The ship of { $seat } is at sea and needs at least one crewmember.
fault-fire_and_axe-two-ships = Two ships cannot lie in one port: “{ $port }”.
fault-fire_and_axe-slots = The ship of { $seat } carries too much: this Era allows { $slots } pieces.
fault-fire_and_axe-saga-spaces = { $found } sagas are open; there are only three spaces.
fault-fire_and_axe-runes = There are not that many “{ $rune }” runes in the game; “{ $part }” has one too many.
fault-fire_and_axe-goods = There are { $found } pieces of “{ $good }” on the table; the game has only 11.
fault-fire_and_axe-crew = { $seat } has { $found } crew on the table; each player has only 15.
fault-fire_and_axe-agenda = What is still to be done does not fit the rest of the position: { $agenda }
fault-fire_and_axe-hand = { $seat } holds { $found } runes; a hand has { $most } at most.
fault-fire_and_axe-town-stands = { $port } cannot be settled while the town of { $town } stands: settling needs a region without towns. Add { $town } to “raided”.
fault-fire_and_axe-region-good = { $good } lies in { $port } and in { $other }, but a region takes each good once.
fault-fire_and_axe-saga-era = { $found } sagas of Era { $era } have been seen; only { $most } of each Era are in the deck.
fault-fire_and_axe-era = “era={ $era }” does not work: a saga of Era { $least } has been placed.
fault-fire_and_axe-saga-left = “left={ $left }” does not work: with this Era and these sagas the deck has { $most } at most.
fault-fire_and_axe-saga-true = { $saga } lies open although it is already complete; it would have been taken. Put it in a player’s “sagas” or under “gone”.
fault-fire_and_axe-wintering = { $seat } is in the Wintering Zone out of turn: at most one crewmember is aboard there, and no goods.
fault-fire_and_axe-holder = “left={ $left }” and “holder” do not fit: the Final Round tokens have a holder once the last saga has left the deck, and only then.
fault-fire_and_axe-placed = “placed={ $placed }” does not fit: only the holder places tokens, and with the third the game ends after the holder’s turn.
fault-fire_and_axe-limit = “limit={ $limit }” does not work: a turn has 7 Days, and two more for each Tireless Oars.
fault-fire_and_axe-skulls = { $found } skulls are covered or due; on Day { $sail } of a voyage there cannot be so many.
fault-fire_and_axe-over = “over=1” does not fit: { $seat }’s turn ends early only when the ship has lost its crew and lies empty in the Wintering Zone.
fault-fire_and_axe-not-out = { $seat } is in the Wintering Zone and has not put out this turn: nothing was sailed, tried or lost yet.
fault-fire_and_axe-round = “round={ $round }” does not work: the rounds of this table go from 1 to { $most }.
fault-fire_and_axe-begins = “first={ $first }” does not fit: by its options { $option } begins at this table.
fault-fire_and_axe-ending = “ending={ $ending }” does not fit: the table does not show that the game ended that way.
fault-fire_and_axe-order = “{ $frame }” cannot come before “{ $below }” in “agenda”; what may follow it: { $right }.
fault-fire_and_axe-idle = “{ $part }” does not fit what is still to be done: no step of “agenda” has brought it, or a step lacks it.
fault-fire_and_axe-house = “{ $frame }” does not happen at this table: “off_turn” says when runes may be used out of turn.
fault-fire_and_axe-table = { $found } runes lie on the table and { $steps } steps of “agenda” deal with one; each needs its own “Effect” or “PutAway”.
fault-fire_and_axe-attack = The attack does not fit: the ship must lie in a port where it may raid or settle and which is among “tried” (here: { $port }).
fault-fire_and_axe-data-name = { $id } names “{ $name }”, which the data do not know.

## Single words on the table

term-ship = Longship
term-crew = Crew
term-cargo = Cargo
term-supply = Supply
term-stock = Stockpile
term-demand = In demand
term-runes = Runes
term-sagas = Sagas
term-towns = Towns
term-settlements = Settlements
term-wind = Wind
term-clear = Clear Days
term-days = Days
term-preparation = Preparation
term-sailing = Sailing
term-skulls = Losses
term-era = Era
term-round = Round
term-vp = VP
term-final = Final Scoring
term-axe = Bloodied Axe
term-deck = Deck
term-discard = Discard pile
term-treasures = Treasures left
term-region = Region
term-value = Value
term-town = Town
term-good = Good
term-settlement = Settlement
term-won = Winner
term-cut = Cut short
held-rune = { $rune } is lifted. Choose what to do with it.
row-wind = Then you may turn the wind.
row-play = Play it
row-discard = Discard it for the wind

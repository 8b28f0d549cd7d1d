### What the terminal says at a table of Yggdrasil Chronicles.

## Commands: the words to type (the first is shown), what follows them, what they do

terminal-yggdrasil-do-table = table
    .args = { "" }
    .help = gods and enemies in brief, and the nearest dangers
terminal-yggdrasil-do-tree = tree
    .args = { "" }
    .help = the three columns as the tree stands now, who is where, and the next step
terminal-yggdrasil-do-world = world, worlds
    .args = [NAME]
    .help = a world, its action at its present strength, and why; on its own, all nine
terminal-yggdrasil-do-enemies = enemies
    .args = { "" }
    .help = where the enemies are and how strong
terminal-yggdrasil-do-danger = danger
    .args = [ENEMY]
    .help = what each enemy would do if activated now, how likely that is, and how close every defeat is
terminal-yggdrasil-do-wheel = wheel
    .args = { "" }
    .help = open and face-down enemy cards
terminal-yggdrasil-do-sheet = sheet, sheets
    .args = [GOD OR PLAYER]
    .help = a god’s life, place, own reserve, artifacts and gifts
terminal-yggdrasil-do-odds = odds
    .args = { "" }
    .help = the saving throw as it stands, and what each answer promises
terminal-yggdrasil-do-piles = piles
    .args = { "" }
    .help = what an attentive table remembers of the piles
terminal-yggdrasil-do-jotnar = jotnar
    .args = { "" }
    .help = the active jotnar and what they forbid
terminal-yggdrasil-do-stock = stock
    .args = { "" }
    .help = the reserves, the open artifacts, the creatures
terminal-yggdrasil-do-page = page
    .args = { "" }
    .help = the open page of the saga, as a text to read
terminal-yggdrasil-do-story = story
    .args = { "" }
    .help = what the games of the campaign have told so far: pages, deeds and what they led to

## The table

terminal-yggdrasil-legend =
    Worlds one below the other share a column. The middle level turns to the left: from the middle column to the left one, from there round the back to the right one.
    Beside a world stands what its action gives or risks: ● normal, ▲ with advantage, ▼ with disadvantage; ✗ means no action, and why.
    ‡ is an enemy with its power, + one that a jotun supports, † a jotun, ▶ the active god. Crowded names are cut short.
    ◆ is an open card of an enemy; the percentage says how likely it is to be activated this round. ♥ is a life point, ♡ a lost one.
    A die [e✓] averts a risk; * was turned by an elf.
    In a saga [?] is a face-down marker, [o] an oath, [/] a broken oath.
terminal-yggdrasil-choosing = The gods are being chosen.
terminal-yggdrasil-page-none = No saga is told at this table, or this page has no text.
terminal-yggdrasil-page-hint = (“page” reads it)
terminal-yggdrasil-story-none = Nothing is told yet.
terminal-yggdrasil-together = Round { $round }: you decide together.
terminal-yggdrasil-turn = { $you ->
    [yes] Round { $round }, turn { $turn }: your turn with { $god }.
   *[no] Round { $round }, turn { $turn }: { $god } ({ $name }).
    }
terminal-yggdrasil-brief = { $god }: { $life } of { $most } life points, in { $world }{ $stock ->
    [none] .
   *[other] ; { $stock }.
    }
terminal-yggdrasil-played = { $you ->
    [yes] { $god } (you)
   *[no] { $god } ({ $name })
    }
terminal-yggdrasil-support = { $god } (support god)
terminal-yggdrasil-nothing = none
terminal-yggdrasil-unknown = Nothing here is called “{ $text }”. The nearest: { $nearest }
terminal-yggdrasil-all-gods = All gods
terminal-yggdrasil-score = { $god }: { $life } of { $most } life points left.

## The tree

terminal-yggdrasil-columns = The columns as the tree stands now, each from top to bottom:
terminal-yggdrasil-column = { $top }; below it { $middle }; below that { $bottom }.
terminal-yggdrasil-standing = { $world } ({ $here })
terminal-yggdrasil-step = After one more step of the middle level: { $pairs }.
terminal-yggdrasil-cage = { $names ->
    [none] The cage is empty; { $wall } of { $most } pieces of its wall stand.
   *[other] In the cage: { $names }; { $wall } of { $most } pieces of its wall stand.
    }
terminal-yggdrasil-islands = { $dead ->
    [none] Iormungand lies on island { $at } of { $most }, the last.
   *[other] Iormungand lies on island { $at } of { $most }; dead on those to come: { $dead }.
    }
terminal-yggdrasil-book = { $left ->
    [one] Nidhogg has moved { $at }; one space to the tree.
   *[other] Nidhogg has moved { $at }; { $left } spaces to the tree.
    }
terminal-yggdrasil-worlds = The nine worlds, with their actions as strong as they would be for { $god } now:
terminal-yggdrasil-above = Above it now: { $world }.
terminal-yggdrasil-below = Below it now: { $world }.
terminal-yggdrasil-now = Now, for { $god }. { $deed }
terminal-yggdrasil-or = , or{ " " }
terminal-yggdrasil-gain-asgard = { $amount ->
    [one] heal a devastated world at 1 risk
   *[other] heal a devastated world at { $amount } risks
    }
terminal-yggdrasil-gain-alfheim = { $amount ->
    [one] take 1 elf
   *[other] take up to { $amount } elves
    }
terminal-yggdrasil-gain-vanaheim = { $amount ->
    [one] take 1 Vanir die
   *[other] take up to { $amount } Vanir dice
    }
terminal-yggdrasil-gain-midgard = { $amount ->
    [one] send 1 hero to Valhalla
   *[other] send { $amount } heroes to Valhalla
    }
terminal-yggdrasil-gain-nidavellir = { $amount ->
    [one] take the open artifact of level 1
   *[other] take an open artifact of levels 1 to { $amount }
    }
terminal-yggdrasil-gain-svartalfheim = { $amount ->
    [one] draw 1 creature and call it
   *[other] draw { $amount } creatures and call one
    }
terminal-yggdrasil-gain-jotunheim = { $amount ->
    [one] throw 1 runestone
   *[other] throw { $amount } runestones
    }
terminal-yggdrasil-gain-niflheim = { $amount ->
    [one] free up to 3 anonymous at 1 risk
   *[other] free up to 3 anonymous at { $amount } risks
    }
terminal-yggdrasil-gain-muspellheim = { $amount ->
    [one] rout up to 3 fire giants at 1 risk
   *[other] rout up to 3 fire giants at { $amount } risks
    }
terminal-yggdrasil-deed = { $gains } ({ $strength }: { $causes }).
terminal-yggdrasil-devastated = devastated
terminal-yggdrasil-healed = healed
terminal-yggdrasil-artifact = { $artifact ->
    [none] Level { $level }: no artifact left.
   *[other] Level { $level }: { $artifact }. { $effect } Below it: { $left }.
    }
terminal-yggdrasil-creatures = { $out ->
    [none] Creatures in the deck: { $deck }.
   *[other] Creatures in the deck: { $deck }; drawn before: { $out }.
    }

## Enemies and danger

terminal-yggdrasil-enemy-power = { $enemy } { $power }
terminal-yggdrasil-enemy = { $enemy }: power { $power }, { $place }; { $ladder }.
terminal-yggdrasil-ladder-surt = { $done } of { $most } fire giants with him
terminal-yggdrasil-ladder-hel = { $done } of { $most } anonymous with her
terminal-yggdrasil-ladder-iormungand = island { $done } of { $most }
terminal-yggdrasil-ladder-fenrir = { $done } of { $most } worlds devastated
terminal-yggdrasil-ladder-loki = { $done } of { $most } jotnar active
terminal-yggdrasil-wakes = What would happen if { $god } activated each enemy now, and how much is to spare:
terminal-yggdrasil-stirs = { $enemy }, { $open ->
    [0] no open card
    [one] one open card
   *[other] { $open } open cards
    }{ $known ->
    [yes] ; { $chance }% to be activated this round.
   *[no] .
    }
terminal-yggdrasil-margin-tree = { $left ->
    [one] 1 space to the tree.
   *[other] { $left } spaces to the tree.
    }
terminal-yggdrasil-margin-dead-tree = { $left ->
        [one] Nidhogg: one more space to the dead tree.
       *[other] Nidhogg: { $left } more spaces to the dead tree.
    }
terminal-yggdrasil-margin-page-turn = { $left ->
        [one] Nidhogg: one more space to the end of the page.
       *[other] Nidhogg: { $left } more spaces to the end of the page.
    }
terminal-yggdrasil-margin-page = { $left ->
        [0] The page: the next step loses the game.
        [one] The page: one step to spare.
       *[other] The page: { $left } steps to spare.
    }
terminal-yggdrasil-margin-life = { $left ->
    [one] The weakest god has 1 life point.
   *[other] The weakest god has { $left } life points.
    }
terminal-yggdrasil-margin-surt-top = { $left ->
    [0] The next climb loses the game.
    [one] 1 climb to spare.
   *[other] { $left } climbs to spare.
    }
terminal-yggdrasil-margin-hel-top = { $left ->
    [0] The next climb loses the game.
    [one] 1 climb to spare.
   *[other] { $left } climbs to spare.
    }
terminal-yggdrasil-margin-giants = { $left ->
    [0] Too few giants for the next activation.
    [one] Giants for 1 more activation.
   *[other] Giants for { $left } more activations.
    }
terminal-yggdrasil-margin-islands = { $left ->
    [0] The last island is reached.
    [one] 1 island left.
   *[other] { $left } islands left.
    }
terminal-yggdrasil-margin-anonymous = { $left ->
    [0] Too few anonymous for the next island.
    [one] Anonymous for 1 more island.
   *[other] Anonymous for { $left } more islands.
    }
terminal-yggdrasil-margin-wall = { $left ->
    [0] No piece of the wall left.
    [one] 1 piece of the wall left.
   *[other] { $left } pieces of the wall left.
    }
terminal-yggdrasil-margin-jotnar = { $left ->
    [0] No jotun pawn left.
    [one] 1 jotun pawn left.
   *[other] { $left } jotun pawns left.
    }
terminal-yggdrasil-margin-jotun-cards = { $left ->
    [0] No jotun card left.
    [one] 1 jotun card left.
   *[other] { $left } jotun cards left.
    }
terminal-yggdrasil-nearest = { $tree } Near: { $losses }
terminal-yggdrasil-no-danger = no defeat.
terminal-yggdrasil-wheel-title = The wheel of enemies and the piles
terminal-yggdrasil-notch = { $count ->
    [0] { $enemy }: no open card.
    [one] { $enemy }: one open card, of { $gods }.
   *[other] { $enemy }: { $count } open cards, of { $gods }.
    }
terminal-yggdrasil-chance = { $chance }%
terminal-yggdrasil-open = Open: { $cards }
terminal-yggdrasil-down = { $god }’s face-down card: { $card }.
terminal-yggdrasil-unknown-cards = { $count ->
    [one] unknown
   *[other] { $count } unknown
    }
terminal-yggdrasil-jotun = { $jotun } ({ $place }): { $effect }
terminal-yggdrasil-no-jotun = No jotun is active.
terminal-yggdrasil-jotun-cards = { $out ->
    [none] Jotun cards in the deck: { $deck }; pawns left: { $pawns }.
   *[other] Jotun cards in the deck: { $deck }; pawns left: { $pawns }; drawn before: { $out }.
    }

## Gods, the saving throw, the piles

terminal-yggdrasil-symbols = These succeed: on the god die { $god }; on Vanir dice { $vanir }.
terminal-yggdrasil-bond-brothers = Brothers in arms: { $gods }.
terminal-yggdrasil-bond-bloods = Blood relatives: { $gods }.
terminal-yggdrasil-bond-chances = Chance acquaintances: { $gods }.
terminal-yggdrasil-bond-travels = Travel companions: { $gods }.
terminal-yggdrasil-odds-hint = Calculated with all your Vanir dice and elves, without heroes and helpers unless the answer names them.
terminal-yggdrasil-no-risk = There is no risk now, and no answer leads to one.
terminal-yggdrasil-risks = { $left ->
    [0] { $god } has nothing left to avert
    [one] { $god } has one risk left
   *[other] { $god } has { $left } risks left
    }{ $foe ->
    [none] .
   *[other] { " " }against { $foe }.
    }
terminal-yggdrasil-die = { $god }, { $die }: { $face }{ $elf ->
    [yes] , turned by an elf
   *[no] { "" }
    }{ $worth ->
    [0] .
   *[other] ; averts { $worth }.
    }
terminal-yggdrasil-pile = { $size ->
    [one] { $god }’s pile has 1 card.
   *[other] { $god }’s pile has { $size } cards.
    }
terminal-yggdrasil-from-top = From the top: { $cards }.
terminal-yggdrasil-somewhere = In it or face down: { $cards }.
terminal-yggdrasil-of-support = { $count ->
    [one] And one unseen card of the support god.
   *[other] And { $count } unseen cards of the support god.
    }
terminal-yggdrasil-unseen = Cards of the support god that nobody has seen: { $cards }.
terminal-yggdrasil-stock = In reserve: elves { $elves }, Vanir dice { $dice }, fire giants { $giants }, lost life points { $supply }.
terminal-yggdrasil-reserve = Reserve: elves { $elves }, dice { $dice }, giants { $giants }, lost life { $supply }. { $names ->
    [none] Cage empty.
   *[other] Cage: { $names }.
    }
terminal-yggdrasil-people = Heroes in Valhalla: { $valhalla }, in Midgard: { $heroes }. Anonymous in Midgard: { $anonymous }, with Hel: { $dead }.

## Answers

terminal-yggdrasil-boxes = { $row }: { $ticked ->
        [none] nothing
       *[other] { $ticked }
    }; { $open ->
        [none] all boxes are ticked.
       *[other] open boxes cost { $open }.
    }

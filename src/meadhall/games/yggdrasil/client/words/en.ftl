### Yggdrasil Chronicles in the browser: what only the drawn table says.

tree-label = The world tree
world-above = Above it: { $world }.
world-below = Below it: { $world }.
power = power { $power }
cage-label = { $names ->
        [none] The cage is empty. { $wall } of 7 pieces of the wall stand.
       *[other] In the cage: { $names }. { $wall } of 7 pieces of the wall stand.
    }
islands-label = Iormungand lies on island { $at } of { $most }.
nidhogg-label = { $left ->
        [one] Nidhogg has moved { $at }; one space to the tree.
       *[other] Nidhogg has moved { $at }; { $left } spaces to the tree.
    }

## A world's action in its present strength

fact-level = Level
fact-above = Above now
fact-below = Below now
fact-here = Here
fact-kept = Reserve
fact-action = Action
fact-now = Now, for { $god }
artifacts-open = Open artifacts
artifacts-none = none left
artifacts-level = { $left ->
        [0] level { $level }, the last
       *[other] level { $level }, { $left } beneath
    }
creatures-out = Drawn before
jotnar-active = Active jotnar
jotnar-out = Jotun cards drawn before

kept-asgard = { $count ->
        [one] 1 hero in Valhalla.
       *[other] { $count } heroes in Valhalla.
    }
kept-alfheim = { $count ->
        [one] 1 elf in reserve.
       *[other] { $count } elves in reserve.
    }
kept-vanaheim = { $count ->
        [one] 1 Vanir die in reserve.
       *[other] { $count } Vanir dice in reserve.
    }
kept-midgard = Heroes: { $count }. Anonymous: { $anonymous }.
kept-nidavellir = { $count ->
        [one] 1 artifact with the smiths.
       *[other] { $count } artifacts with the smiths.
    }
kept-svartalfheim = { $count ->
        [one] 1 creature in the deck.
       *[other] { $count } creatures in the deck.
    }
kept-jotunheim = { $count ->
        [one] 1 jotun not yet active.
       *[other] { $count } jotnar not yet active.
    }
kept-niflheim = { $count ->
        [one] 1 anonymous with Hel.
       *[other] { $count } anonymous with Hel.
    }
kept-muspellheim = { $count ->
        [one] 1 fire giant in reserve.
       *[other] { $count } fire giants in reserve.
    }

## What the signs mean

legend-title = Signs
legend-action = Under each world: its action now
sign-advantage = with advantage
sign-normal = normal
sign-disadvantage = with disadvantage
sign-closed = no action now
sign-enemy-there = because an enemy is there
sign-god-there = because another god is there
sign-besieged = because a jotun besieges it
sign-risk = the number of risks; other signs: what it gives
legend-pieces = Enemies
sign-power = an enemy with its power
sign-rider = protected by a jotun: cannot be fought
sign-jotun = a jotun
sign-climb = where Surt or Hel climbs next
sign-wall = a piece of the cage’s wall; the highest number laid bare is Fenrir’s power
legend-stock = Reserves
sign-sword = heroes
sign-house = anonymous
sign-leaf = elves
sign-die = Vanir dice
sign-ring = artifacts
sign-raven = creatures
sign-cairn = runestones
sign-mountain = jotnar not yet active
sign-skull = anonymous with Hel
sign-flame = fire giants

## Danger

wheel-title = Enemy wheel
wheel-label = { $count ->
        [0] Enemy wheel, no card face down
        [one] Enemy wheel, one card face down
       *[other] Enemy wheel, { $count } cards face down
    }
notch-label = { $count ->
        [0] { $enemy }: no open card
        [one] { $enemy }: one open card, of { $gods }
       *[other] { $enemy }: { $count } open cards, of { $gods }
    }
danger-title = Danger
danger-hint = What would happen if { $god } activated each enemy now.
danger-more = What each would do, and how close every defeat is
danger-nearest = Nearest dangers
danger-none = no defeat is near
danger-open = { $open ->
        [0] no open card
        [one] one open card
       *[other] { $open } open cards
    }
danger-chance = { $chance }% this round
margin-tree = { $left ->
        [one] 1 space to the tree
       *[other] { $left } spaces to the tree
    }
margin-dead-tree = { $left ->
        [one] 1 space to the dead tree
       *[other] { $left } spaces to the dead tree
    }
margin-page-turn = { $left ->
        [one] 1 space to the end of the page
       *[other] { $left } spaces to the end of the page
    }
margin-page = { $left ->
        [0] the page: the next step loses the game
        [one] the page: 1 step to spare
       *[other] the page: { $left } steps to spare
    }
margin-life = { $left ->
        [one] the weakest god has 1 life point
       *[other] the weakest god has { $left } life points
    }
margin-surt-top = { $left ->
        [0] Surt’s next climb loses the game
        [one] Surt: 1 climb to spare
       *[other] Surt: { $left } climbs to spare
    }
margin-hel-top = { $left ->
        [0] Hel’s next climb loses the game
        [one] Hel: 1 climb to spare
       *[other] Hel: { $left } climbs to spare
    }
margin-giants = { $left ->
        [0] too few giants for Surt’s next activation
        [one] giants for 1 more activation
       *[other] giants for { $left } more activations
    }
margin-islands = { $left ->
        [0] the last island is reached
        [one] 1 island left
       *[other] { $left } islands left
    }
margin-anonymous = { $left ->
        [0] too few anonymous for the next island
        [one] anonymous for 1 more island
       *[other] anonymous for { $left } more islands
    }
margin-wall = { $left ->
        [0] no piece of the wall left
        [one] 1 piece of the wall left
       *[other] { $left } pieces of the wall left
    }
margin-jotnar = { $left ->
        [0] no jotun pawn left
        [one] 1 jotun pawn left
       *[other] { $left } jotun pawns left
    }
margin-jotun-cards = { $left ->
        [0] no jotun card left
        [one] 1 jotun card left
       *[other] { $left } jotun cards left
    }
ladder-surt = { $done } of { $most } fire giants with Surt
ladder-hel = { $done } of { $most } anonymous with Hel
ladder-iormungand = island { $done } of { $most }
ladder-fenrir = { $done } of { $most } worlds devastated
ladder-loki = { $done } of { $most } jotnar active
ladder-nidhogg = { $done } of { $most } spaces gnawed

## The saving throw

saving-title = Saving throw
odds-hint = Calculated with all your Vanir dice and elves; heroes and helpers only where the answer names them.
risks-left = { $left ->
        [0] { $god }: nothing left to avert
        [one] { $god }: one risk left
       *[other] { $god }: { $left } risks left
    }
risks-foe = against { $foe }
step-heroes = Heroes
step-dice = Dice
step-helpers = Helpers
step-again = Again
step-elves = Elves
step-pay = Life
dice-label = Dice on the table
die-label = { $elf ->
        [yes] { $god }, { $die }: { $face }, turned by an elf, averts { $worth }
       *[no] { $god }, { $die }: { $face }, averts { $worth }
    }

## Gods, piles, the order of turns

sheet-label = { $god }’s sheet
in-world = in { $world }
term-life = Life
term-own = Own reserve
term-artifacts = Artifacts
life-label = { $life } of { $most } life points
symbols = Succeed: god die { $god }, Vanir die { $vanir }
bond-brothers = Brothers in arms: { $gods }
bond-bloods = Blood relatives: { $gods }
bond-chances = Chance acquaintances: { $gods }
bond-travels = Travel companions: { $gods }
seat-note = { $god } · { $life } of { $most } life
order-title = Order of this round
order-calm = cannot activate any of them
order-still = no enemy card is open yet
piles-title = What is known of the piles
piles-short = Piles
piles-hint = What an attentive table remembers of the enemy cards.
pile-size = { $size ->
        [one] 1 card
       *[other] { $size } cards
    }
pile-down = Face down on the wheel:
pile-known = From the top:
pile-unknown = Somewhere in it or face down:
pile-support = { $count ->
        [one] and one unseen card of the support god
       *[other] and { $count } unseen cards of the support god
    }
pile-unseen = Cards of the support god that nobody has seen:
unknown = unknown
score-life = { $count ->
        [one] 1 life point
       *[other] { $count } life points
    }
progress-title = Life, turn by turn

story-read = Read the page
story-end = Read how it ended
story-itself = Open a page by itself when it is turned
sheets-title = Experience sheets
game-begun-again = { $count ->
        [one] Begun again once.
       *[other] Begun again { $count } times.
    }
nidhogg-way = Nidhogg is on space { $at } of { $most }; at the end: { $end }.
nidhogg-here = Space { $number }: Nidhogg
wolf-label = { $wolf } is on space { $at } of { $most }, with power { $power }.
tile-down = a face-down tile
box-on = { $name ->
        [none] ticked
       *[other] { $name }, ticked
    }
box-next = { $name ->
        [none] costs { $cost }
       *[other] { $name }, costs { $cost }
    }
box-dear = { $name ->
        [none] costs { $cost }: too little experience
       *[other] { $name }, costs { $cost }: too little experience
    }
box-later = costs { $cost }, after the box before it
box-struck = struck out with this number of players
purchases-hint = Press a box, or choose in the list. Boxes of a row are ticked from left to right; what is not spent is kept.
purchases-others = Sheets of the other gods
way-tries = try { $count }
page-short = Page

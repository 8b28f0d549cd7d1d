### Trudvang Legends in the browser: what only the drawn table says.

map-label = The map of Trudvang
map-near = Look closer
map-whole = The whole map
land-label = { $region }
sea-label = { $region }, a sea
map-western_great_white = Western Great White
map-great_plains = Great Plains
map-eastern_great_white = Eastern Great White
map-great_iron_tooth = Great Iron Tooth
map-muspelheim = Muspelheim
map-darkwoods = Darkwoods
map-eastern_darkwoods = Eastern Darkwoods
map-icepeak = Icepeak
map-westmark = Westmark
map-manjord = Manjord
map-trollridge = Trollridge
map-dranvelt = Dranvelt
map-ejdland = Ejdland
map-fylges = Fylges
map-arji = Arji
map-wildland = Wildland
map-sylvan = Sylvan
map-soj = Soj
map-grim_sea = Grim Sea
map-sea_of_mists = Sea of Mists
map-storm_sea = Storm Sea
near-land = By land: { $regions }
near-sea = By Ship: { $regions }
region-empty = Nobody and nothing is here.
tokens-of = { $name }: { $count } of { $most }

spaces-label = The map of this place
space-here = the party is here
enemies-title = Enemies in play

## The book

entry-intro = It begins
entry-end = The end
changes = What followed
journal = The story so far
journal-empty = Nothing has been read yet.
read-again = { $title }: read again
journal-tried = { $count ->
        [one] It was begun again once.
       *[other] It was begun again { $count } times.
    }
journal-lost = The book has changed since: the rest of this can no longer be told.
gained = What the Heroes take along
gained-yet = What the Heroes have gained so far
gained-nothing = nothing new
gained-feats = the Feat { $name }
gained-items = { $name }
gained-companions = { $name } as a Companion
gained-titles = the Title “{ $name }”
remembered = What the world remembers
event-card = Event
shut-book = Shut the book
campaign = Adventures played
round-title = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
draw-sum = { $count } of { $needed }
draws-title = Test of { $type } { $difficulty }: what was drawn

## Heroes

seat-note = { $hero }, { $class } · { $hp }/{ $most }
dash-label = Dashboard of { $hero }
leader = leads
hp-label = Health { $hp } of { $most }
cp-label = Chronicle Points: { $cp } of 12
xp-label = Experience: { $xp } of 3
bag-title = Rune bag
bag-left = { $count ->
        [one] one left
       *[other] { $count } left
    }
bag-kind = { $rune }: { $count }, { $percent }% for the next rune
state-title = Experience
statuses = Statuses
owned-title = Belongings
idle = not ready
feats-left = { $count ->
        [one] Feat deck: one card
       *[other] Feat deck: { $count } cards
    }
feats-title = Feats of { $hero }
face-health = { $count } health
exhaust-effect = Exhaust effect
growth-title = { $hero } grows
growth-instead = Replaces
feats-top = On top, known
feats-bag = Somewhere in the deck
feats-bottom = At the bottom, known
feats-out = Discarded
feats-next = What levels may bring
hired = hired hand
hired-label = Hired hand: { $hero }

## Combat

fight-title = Combat { $in }
fight-planning = Planning
fight-tracks = Miss tracks
fight-skills = Skills
fight-enemies = Enemies
fight-attacks = Attacks
fight-items = Items
to-map = Map
to-fight = Combat
outcome-on = Go on
outcome-next = To the next combat
fates-title = How they fared
fates-cost = It cost
fates-gave = It gave
fates-nothing = nothing
fates-falls = { $count ->
    [one] defeated once
   *[other] defeated { $count } times
}
fates-levels = { $count ->
    [one] 1 level
   *[other] { $count } levels
}
foes-label = Against you
unit-still = held
unit-acted = has attacked
blow-on = { $unit } attacks { $hero }
blow-strength = strength { $strength }
blow-block = blocked { $block }
blow-missed = it misses
blow-ability-triggered = with an ability
blow-ability-cancelled = the ability is cancelled
blow-loss = { $count ->
        [0] no loss
       *[other] −{ $count } health
    }
keyword-fast = Fast
keyword-instant = Instant
well-open = takes { $kinds }
well-full = holds { $rune }
feat-active = All its slots are full.
feat-used = used
drawn = Runes to place
drawn-kind = { $count ->
        [1] { $rune }
       *[other] { $rune }, { $count } times
    }
misses = Misses
misses-label = { $count } of { $most } misses

## The end

story-told = The story is told.
story-cut = The story was cut short.
score-adventures = { $count ->
        [one] one adventure
       *[other] { $count } adventures
    }

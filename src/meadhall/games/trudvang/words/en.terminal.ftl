### What the terminal says at a table of Trudvang Legends.

## Commands: the words to type (the first is shown), what follows them, what they do

terminal-trudvang-do-table = table
    .args = { "" }
    .help = everybody in brief, the Enemies, the POIs
terminal-trudvang-do-page = page, book
    .args = { "" }
    .help = the page read last, and what came of it
terminal-trudvang-do-story = story
    .args = { "" }
    .help = all that was read so far, with what was chosen and what it changed
terminal-trudvang-do-map = map
    .args = [REGION]
    .help = every region with its borders and who is there, or one region in full
terminal-trudvang-do-foes = enemies, foes
    .args = { "" }
    .help = Enemy cards in play, every Enemy with its numbers, waiting Threat
terminal-trudvang-do-sheet = sheet, heroes
    .args = [HERO]
    .help = a dashboard: health, CP, XP, bag and odds, statuses, Feats, belongings; of a Hero nobody plays, the Hero card
terminal-trudvang-do-feats = feats
    .args = [HERO OR NAME]
    .help = every Feat of a Hero, or one by its name: its kind, the runes it wants, what it does
terminal-trudvang-do-fight = fight, combat
    .args = { "" }
    .help = the combat: Enemies, Feats and slots, Miss tracks, the next draw, what stopping means
terminal-trudvang-do-cards = cards
    .args = [NAME]
    .help = the cards on the table and what they do
terminal-trudvang-do-decks = decks
    .args = { "" }
    .help = what the Enemy Attack deck and the Event deck may still give
terminal-trudvang-do-campaign = campaign
    .args = { "" }
    .help = adventures played and unlocked, Quest tokens

## The table

terminal-trudvang-legend =
    Runes: ≈ Water, ▲ Fire, ■ Earth, » Wind, ● Dark, ✶ Wild. [ ] is an open slot with what it takes, ✗ the Miss track, ← what is drawn.
    Beside a Feat, ✓ means that it is active, – that it has been used. Beside an Enemy: health left and whole, ⚔ attack, ◈ defence; ! is Threat.
    ♥ is health, ♡ lost health, ◆ the leader. On a map of spaces, ◉ is the party, ✓ cleared, ✗ blocked, → the doors.
    On the map, lines of dots are the coasts, finer ones the borders by land, and seas are sprinkled. (4) is the key that chooses a region; ‹ › are the Heroes there, ‡ Enemies, ◇ POIs, ! Threat, ⌂ a Location, & a Personality, ∪ a Ship.
terminal-trudvang-gathering = The party gathers.
terminal-trudvang-turn-before = “{ $title }”, before the first round.
terminal-trudvang-turn = “{ $title }”, round { $round }{ $phase ->
    [none] .
   *[other] : { $phase }.
    }
terminal-trudvang-played = { $you ->
    [yes] { $hero } (you)
   *[no] { $hero } ({ $name })
    }
terminal-trudvang-unknown = Nothing here is called “{ $text }”. The nearest: { $nearest }

## The book

terminal-trudvang-unread = No page has been read yet.
terminal-trudvang-entry = { $title }, entry { $entry }
terminal-trudvang-entry-intro = { $title }, the beginning
terminal-trudvang-entry-end = { $title }, the end
terminal-trudvang-entry-line = { $entry ->
    [intro] The beginning
   *[other] Entry { $entry }
    }
terminal-trudvang-chapter = “{ $title }”
terminal-trudvang-change = – { $text }

## The campaign

terminal-trudvang-campaign = Campaign: { $title }.
terminal-trudvang-adventure = “{ $title }”: { $blurb }
terminal-trudvang-played-line = Played: “{ $title }”.
terminal-trudvang-unlocked = Unlocked: { $cards }.
terminal-trudvang-quest = Quest token { $number }: { $owner ->
    [all] everybody’s
   *[other] { $owner }
    }.
terminal-trudvang-reason-told = The story is told to its end.
terminal-trudvang-reason-ending = The campaign is over{ $ending ->
    [none] .
   *[other] : { $ending }.
    }
terminal-trudvang-reason-cap = The story was cut short: too many rounds.

## Cards and decks

terminal-trudvang-no-cards = No card lies on the table.
terminal-trudvang-card = { $card } ({ $kind }{ $place ->
    [none] { "" }
   *[other] , { $place }
    }).
terminal-trudvang-card-tokens = { $name }: { $count } of { $most }.
terminal-trudvang-kind-location = Location
terminal-trudvang-kind-item = Item
terminal-trudvang-kind-companion = Companion
terminal-trudvang-kind-personality = Personality
terminal-trudvang-kind-title = Title
terminal-trudvang-kind-world = World
terminal-trudvang-kind-adventure = Adventure
terminal-trudvang-kind-side_quest = Side Quest
terminal-trudvang-deck = { $count ->
    [one] There is 1 card
   *[other] There are { $count } cards
    } in { $deck }.
terminal-trudvang-deck-top = On top, in this order: { $cards }.
terminal-trudvang-deck-bag = Shuffled: { $cards }.
terminal-trudvang-deck-bottom = At the bottom, in this order: { $cards }.
terminal-trudvang-deck-out = Discarded: { $cards }.
terminal-trudvang-counted = { $count ->
    [1] { $name }
   *[other] { $name } ({ $count })
    }

## The map

terminal-trudvang-region = { $region }{ $here ->
    [none] { "" }
   *[other] : { $here }
    }. { $near }
terminal-trudvang-sea = { $region } (sea)
terminal-trudvang-near = { $roads ->
    [none] { "" }
   *[other] By land: { $roads }.
    }{ $shores ->
    [none] { "" }
   *[other] { $roads ->
        [none] { "" }
       *[other] { " " }
        }By Ship: { $shores }.
    }
terminal-trudvang-next = Next to it, { $region }: { $here }.
terminal-trudvang-far = { $hero } is { $borders ->
    [one] 1 border
   *[other] { $borders } borders
    } away.
terminal-trudvang-place = { $place }: { $here ->
    [none] nobody and nothing
   *[other] { $here }
    }.
terminal-trudvang-inside = A map is open { $region }. The party is { $space }.
terminal-trudvang-space = { $space }{ $here ->
    [none] { "" }
   *[other] : { $here }
    }. { $doors ->
    [none] No door.
   *[other] Doors: { $doors }.
    }
terminal-trudvang-hero-down = { $hero } (defeated)
terminal-trudvang-threat = { $count ->
    [1] waiting Threat
   *[other] waiting Threat ({ $count })
    }
terminal-trudvang-group = { $count ->
    [1] { $group } (1)
   *[other] { $group } ({ $count })
    }
terminal-trudvang-foe = Enemies { $place }: { $group }.
terminal-trudvang-waits = Threat is waiting { $place }.
terminal-trudvang-goal = To visit { $place }: { $poi }.
terminal-trudvang-no-foes = No Enemy is in play.
terminal-trudvang-enemy-card = { $card }: health { $health }, attack { $attack }, defence { $defence }, { $nature }{ $marks ->
    [none] .
   *[other] ; marked: { $marks }.
    }
terminal-trudvang-units = { $group } ({ $nature }) { $place }:
terminal-trudvang-unit = { $number ->
    [0] Threat: { $facts }
   *[other] No. { $number }: { $facts }
    }
terminal-trudvang-facts = health { $health } of { $most }, attack { $attack }, defence { $defence }{ $state ->
    [still] ; does not attack
    [acted] ; has attacked
   *[none] { "" }
    }
terminal-trudvang-point = { $poi }{ $red ->
    [yes] { " " }(red)
   *[no] { "" }
    }. { $text }

## Heroes

terminal-trudvang-all-heroes = All Heroes
terminal-trudvang-no-hero = { $name } has not chosen a Hero yet.
terminal-trudvang-brief = { $hero }: health { $hp } of { $most }, { $cp } CP, { $xp } XP{ $state ->
    [down] , defeated
    [exhausted] , exhausted
   *[none] { "" }
    }{ $place ->
    [none] .
   *[other] , { $place }.
    }
terminal-trudvang-gifts = { $kind }. Exhaust effect: { $exhaust } On a full Miss track while exhausted: { $miss }
terminal-trudvang-statuses = Statuses: { $statuses ->
    [none] none
   *[other] { $statuses }
    }.
terminal-trudvang-bag = { $count ->
    [0] The bag is empty.
    [one] 1 rune in the bag; the next is: { $kinds }.
   *[other] { $count } runes in the bag; the next is: { $kinds }.
    }
terminal-trudvang-bag-kind = { $rune } { $count } ({ $percent }%)
terminal-trudvang-drawn = Drawn: { $runes }.
terminal-trudvang-hero-card = { $hero }: health { $health }.
terminal-trudvang-feats-of = Feats of { $hero }:
terminal-trudvang-feats = { $count ->
    [one] 1 Feat in the deck.
   *[other] { $count } Feats in the deck.
    }
terminal-trudvang-feats-top = On top, in this order: { $feats }.
terminal-trudvang-feats-bag = Shuffled: { $feats }.
terminal-trudvang-feats-bottom = At the bottom, in this order: { $feats }.
terminal-trudvang-feats-out = Discarded: { $feats }.
terminal-trudvang-upgrades = { $xp ->
    [0] A level is due
    [one] 1 XP to the next level
   *[other] { $xp } XP to the next level
    }; upgrades ({ $count }): { $feats }.
terminal-trudvang-ultimates = Ultimates beneath them: { $feats }.
terminal-trudvang-owned-item = Item: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-companion = Companion: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-companion-turned = Companion, used in this adventure: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-title = Title: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-idle = Not in use: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-hired = Hired hand: { $hero }{ $exhausted ->
    [yes] , exhausted
   *[no] { "" }
    }. Runes on the Hero card: { $runes ->
    [none] none
   *[other] { $runes }
    }.
terminal-trudvang-hired-feat = { $feat }{ $state ->
    [down] { " " }(face down)
    [used] { " " }(used)
   *[none] { "" }
    }: { $runes ->
    [none] no rune
   *[other] { $runes }
    }. { $effect }

## Combat

terminal-trudvang-no-combat = There is no combat now.
terminal-trudvang-combat = Combat { $place }: { $step }.
terminal-trudvang-step-planning = planning
terminal-trudvang-step-tracks = Miss tracks
terminal-trudvang-step-skills = Skills and Fast Attacks
terminal-trudvang-step-enemies = the Enemies attack
terminal-trudvang-step-attacks = the Heroes attack
terminal-trudvang-step-items = Items
terminal-trudvang-step-over = it is over
terminal-trudvang-blow = { $unit } attacks{ $defender ->
    [none] { "" }
   *[other] { " " }{ $defender }
    }{ $card ->
    [none] { "" }
   *[other] { " " }with { $card }
    }. { $end ->
    [missed] It misses.
    [aimed] Strength { $strength }, block { $block }: { $loss } health would be lost.
   *[none] Strength { $strength }.
    }{ $ability ->
    [triggered] { " " }Its ability is triggered.
    [cancelled] { " " }Its ability is cancelled.
   *[none] { "" }
    }
terminal-trudvang-gains = In this combat: { $gains }.
terminal-trudvang-feat = { $state ->
    [used] Used
    [active] Active
   *[open] Open
    }: { $feat } ({ $keyword ->
    [fast] Fast { $kind }
    [instant] Instant { $kind }
   *[none] { $kind }
    }; { $slots }). { $effect }
terminal-trudvang-feat-face = { $feat } ({ $keyword ->
    [fast] Fast { $kind }
    [instant] Instant { $kind }
   *[none] { $kind }
    }; { $slots }). { $effect }
terminal-trudvang-track = Miss track: { $count } of { $most }{ $runes ->
    [none] .
   *[other] : { $runes }.
    }
terminal-trudvang-misses = { $misses } { $percent }%

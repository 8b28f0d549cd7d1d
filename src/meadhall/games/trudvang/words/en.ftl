### Trudvang Legends in English: names, questions, answers, events. The rules stand in en.rules.ftl.

title = Trudvang Legends
tagline = A book, a map, a bag of runes: live through a saga together.

dealer = The dealer
table = The table
nobody = nobody
here = here
    .in = here
    .to = here
    .from = from here
both = { $first } and { $last }

## Heroes and Classes

hero-kattly = Kattly
    .exhaust = One Hero of the party gains a positive status of Kattly’s choice.
    .miss = Lose 1 CP.
hero-felerion = Felerion
    .exhaust = The next draw of this combat or test has 1 more rune.
    .miss = Gain 1 Dark rune.
hero-lydana = Lydana
    .exhaust = Gain 2 health.
    .miss = Gain a negative health status.
hero-volgr = Volgr
    .exhaust = Deal +2 in this combat; in a test, 1 more success.
    .miss = Lose 1 health.
hero-maelling = Maelling
    .exhaust = Foretell 2 of the Enemy Attack or the Event deck.
    .miss = Discard a positive status.
hero-briya = Briya
    .exhaust = Gain 2 CP.
    .miss = Discard an unused active Feat.
class-bard = Bard
class-vitner_weaver = Vitner Weaver
class-dimwalker = Dimwalker
class-warrior = Warrior
class-ranger = Ranger
class-rogue = Rogue

## Regions: by themselves, where something is (.in), where it goes (.to), where it comes from (.from)

region-western_great_white = the Western Great White
    .in = in the Western Great White
    .to = to the Western Great White
    .from = from the Western Great White
region-great_plains = the Great Plains
    .in = on the Great Plains
    .to = to the Great Plains
    .from = from the Great Plains
region-eastern_great_white = the Eastern Great White
    .in = in the Eastern Great White
    .to = to the Eastern Great White
    .from = from the Eastern Great White
region-great_iron_tooth = the Great Iron Tooth
    .in = at the Great Iron Tooth
    .to = to the Great Iron Tooth
    .from = from the Great Iron Tooth
region-muspelheim = Muspelheim
    .in = in Muspelheim
    .to = to Muspelheim
    .from = from Muspelheim
region-darkwoods = the Darkwoods
    .in = in the Darkwoods
    .to = to the Darkwoods
    .from = from the Darkwoods
region-eastern_darkwoods = the Eastern Darkwoods
    .in = in the Eastern Darkwoods
    .to = to the Eastern Darkwoods
    .from = from the Eastern Darkwoods
region-icepeak = Icepeak
    .in = in Icepeak
    .to = to Icepeak
    .from = from Icepeak
region-westmark = Westmark
    .in = in Westmark
    .to = to Westmark
    .from = from Westmark
region-manjord = Manjord
    .in = in Manjord
    .to = to Manjord
    .from = from Manjord
region-trollridge = the Trollridge Mountains
    .in = in the Trollridge Mountains
    .to = to the Trollridge Mountains
    .from = from the Trollridge Mountains
region-dranvelt = Dranvelt
    .in = in Dranvelt
    .to = to Dranvelt
    .from = from Dranvelt
region-ejdland = Ejdland
    .in = in Ejdland
    .to = to Ejdland
    .from = from Ejdland
region-fylges = Fylges
    .in = in Fylges
    .to = to Fylges
    .from = from Fylges
region-arji = Arji
    .in = in Arji
    .to = to Arji
    .from = from Arji
region-wildland = Wildland
    .in = in Wildland
    .to = to Wildland
    .from = from Wildland
region-sylvan = Sylvan
    .in = in Sylvan
    .to = to Sylvan
    .from = from Sylvan
region-soj = Soj
    .in = in Soj
    .to = to Soj
    .from = from Soj
region-grim_sea = the Grim Sea
    .in = on the Grim Sea
    .to = to the Grim Sea
    .from = from the Grim Sea
region-sea_of_mists = the Sea of Mists
    .in = on the Sea of Mists
    .to = to the Sea of Mists
    .from = from the Sea of Mists
region-storm_sea = the Storm Sea
    .in = on the Storm Sea
    .to = to the Storm Sea
    .from = from the Storm Sea
space = space { $space }
    .in = in space { $space }
    .to = to space { $space }
    .from = from space { $space }
space-named = { $name }
    .in = at “{ $name }”
    .to = to “{ $name }”
    .from = from “{ $name }”
poi = POI { $letter }
poi-named = { $letter }: { $name }

## Runes, statuses, tests

rune-water = Water
rune-fire = Fire
rune-earth = Earth
rune-wind = Wind
rune-dark = Dark
rune-wild = Wild
rune-any = any kind
status-good-health = positive health status
status-bad-health = negative health status
status-good-cp = positive CP status
status-bad-cp = negative CP status
status-good-attack = positive attack status
status-bad-attack = negative attack status
status-good-defence = positive defence status
status-bad-defence = negative defence status
status-good = positive status
status-bad = negative status
status-any = status of any kind
test-charisma = Charisma
test-agility = Agility
test-intelligence = Intelligence
test-strength = Strength
suffer-health = health
suffer-cp = CP
miss-track = the Miss track
hired-card = the Hero card

## Enemies and their cards

figure-draugr = Draugr
    .one = Draugr
figure-forest_troll = Forest Trolls
    .one = Forest Troll
figure-garm = Garms
    .one = Garm
figure-bull_troll = Bull Trolls
    .one = Bull Troll
figure-erkki = Erkki
    .one = Erkki
figure-blodughadda = Blodughadda
    .one = Blodughadda
figure-two_cleavers = Two Cleavers
    .one = Two Cleavers
figure-npc = Strangers
    .one = Stranger
foes-of = Enemies of { $letter }
group-again = { $group } (group { $number })
unit-gone = an Enemy that is gone
unit-threat = { $number ->
        [1] { $group } (Threat)
       *[other] { $group } (Threat { $number })
    }
unit-named = “{ $name }”
unit-figure = { $group } no. { $number }
threat-loose = waiting Threat
slot = { $feat }, slot { $number }
attack-minus-2 = -2, second ability
attack-minus-1-a = -1, first ability
attack-minus-1-b = -1, second ability
attack-zero-a = +0, first ability
attack-zero = +0
attack-plus-1 = +1
attack-plus-2 = +2
attack-plus-3 = +3, reshuffle
attack-miss = Miss, reshuffle
deck-attack = the Enemy Attack deck
deck-event = the Event deck
deck-feats = the Feat deck
deck-upgrades = the upgrade deck

## Cards of the box

card-CITY-STORHAVN = City of Storhavn
card-CITY-MANJORD = City of Manjord
card-CITY-ILDEBAAD = City of Ildebaad
card-CITY-VODD = City of Vodd
card-TRAVEL = Travel
card-ENGAGE = Engage
card-EXPLORE = Explore
card-DEFEAT = Defeat
card-LEVEL-UP = Level Up
card-DARKNESS = Darkness
card-ITEM-LYRE = Battered Lyre
card-ITEM-STAFF = Knotted Staff
card-ITEM-ROSARY = Bone Rosary
card-ITEM-AXE = Notched Axe
card-ITEM-TRAPS = Ranger’s Traps
card-ITEM-LOCKPICKS = Lockpicks and Lies
card-DRAUGR-1 = Draugr, tier 1
card-DRAUGR-2 = Draugr, tier 2
card-DRAUGR-3 = Draugr, tier 3
card-DRAUGR-4 = Draugr, tier 4
card-FOREST-TROLL-1 = Forest Troll, tier 1
card-FOREST-TROLL-2 = Forest Troll, tier 2
card-FOREST-TROLL-3 = Forest Troll, tier 3
card-FOREST-TROLL-4 = Forest Troll, tier 4
card-GARM-1 = Garm, tier 1
card-GARM-2 = Garm, tier 2
card-GARM-3 = Garm, tier 3
card-GARM-4 = Garm, tier 4
card-BULL-TROLL-2 = Bull Troll, tier 2
card-BULL-TROLL-3 = Bull Troll, tier 3
card-BULL-TROLL-4 = Bull Troll, tier 4

## Events of the map

happening-horns-at-dusk = Horns at Dusk
    .effect = Every event-active group moves 1 region towards the closest Hero.
happening-cold-trail = Cold Trail
    .effect = Every event-active group moves 1 region towards the closest Hero; then the party may Foretell 1 of the Event deck.
happening-fallen-trunk = Fallen Trunk
    .effect = Strength 3. Success: gain 1 CP. Failure: lose 1 health.
happening-broken-ford = Broken Ford
    .effect = Agility 2. Success: gain 1 CP. Failure: gain a negative health status.
happening-toll-keeper = The Toll-Keeper
    .effect = Charisma 2. Success: gain 1 CP. Failure: lose 2 CP.
happening-marks-on-the-stone = Marks on the Stone
    .effect = Intelligence 2. Success: gain a Wild rune. Failure: gain a Dark rune.
happening-warm-hearth = Warm Hearth
    .effect = Each Hero gains 2 health.
happening-carrion-sky = Carrion Sky
    .effect = Threat is placed in the neighbouring land region with the most Enemies, or here.
happening-tinkers-cart = Tinker’s Cart
    .effect = Each Hero may buy an Earth or Fire rune for 1 CP.
happening-hermits-cave = Hermit’s Cave
    .effect = Each Hero may buy a Water or Wind rune for 1 CP.
happening-night-without-stars = Night Without Stars
    .effect = Each Hero gains a negative attack status or a Dark rune.
happening-old-songs = Old Songs
    .effect = Each Hero gains a positive status of their choice.
happening-snow-in-summer = Snow in Summer
    .effect = Strength 2. Success: gain a positive defence status. Failure: be exhausted.
happening-stray-pack = Stray Pack
    .effect = If Garms are in play, one appears in a neighbouring land region without Heroes. Otherwise every event-active group moves.
happening = { $name }. { $effect }

## Feats

feat-rousing-verse-1 = Rousing Verse I
    .effect = One Hero in the combat deals +1 this combat.
feat-rousing-verse-2 = Rousing Verse II
    .effect = Each Hero in the combat deals +1 this combat.
feat-rousing-verse-3 = Rousing Verse, Legendary
    .effect = Each Hero in the combat deals +1 this combat; one of them +2 instead.
feat-cutting-jest-1 = Cutting Jest I
    .effect = Attack 3.
feat-cutting-jest-2 = Cutting Jest II
    .effect = Attack 4.
feat-cutting-jest-3 = Cutting Jest, Legendary
    .effect = Attack 5; the target has attack -1 this combat.
feat-reel-aside-1 = Reel Aside I
    .effect = Block 2.
feat-reel-aside-2 = Reel Aside II
    .effect = Block 3.
feat-reel-aside-3 = Reel Aside, Legendary
    .effect = Block 4; gain 1 CP.
feat-ballad-of-ash-1 = Ballad of Ash I
    .effect = Gain 1 positive CP status.
feat-ballad-of-ash-2 = Ballad of Ash II
    .effect = Gain 1 positive CP and 1 positive attack status.
feat-ballad-of-ash-3 = Ballad of Ash, Legendary
    .effect = Gain 2 positive statuses of your choice; discard 1 negative status.
feat-old-tales-1 = Old Tales I
    .effect = Foretell 2 of the Enemy Attack deck.
feat-old-tales-2 = Old Tales II
    .effect = Foretell 3 of the Enemy Attack deck.
feat-old-tales-3 = Old Tales, Legendary
    .effect = Foretell 3 of the Enemy Attack deck; gain 1 CP.
feat-dagger-dance-1 = Dagger Dance I
    .effect = Attack 2.
feat-dagger-dance-2 = Dagger Dance II
    .effect = Attack 3.
feat-dagger-dance-3 = Dagger Dance, Legendary
    .effect = Attack 2 twice.
feat-chorus-1 = Chorus I
    .effect = One Hero in the combat gains 1 health.
feat-chorus-2 = Chorus II
    .effect = One Hero in the combat gains 2 health.
feat-chorus-3 = Chorus, Legendary
    .effect = Each Hero in the combat gains 2 health.
feat-mocking-shout-1 = Mocking Shout I
    .effect = You become the defender of one Enemy attack; it has -1.
feat-mocking-shout-2 = Mocking Shout II
    .effect = You become the defender of one attack; it has -2.
feat-mocking-shout-3 = Mocking Shout, Legendary
    .effect = You become the defender of one attack; it misses.
feat-song-of-the-first-morning = Song of the First Morning
    .effect = Either refresh every Hero in the combat, or each of them gains 3 health.
feat-gallows-laughter = Gallows Laughter
    .effect = Attack 6; each other Hero in the combat gains 1 CP.
feat-vitner-bolt-1 = Vitner Bolt I
    .effect = Attack 4.
feat-vitner-bolt-2 = Vitner Bolt II
    .effect = Attack 5.
feat-vitner-bolt-3 = Vitner Bolt, Legendary
    .effect = Attack 6; ignore defence.
feat-mistwall-1 = Mistwall I
    .effect = Block 2.
feat-mistwall-2 = Mistwall II
    .effect = Block 3, may protect any Hero in the combat.
feat-mistwall-3 = Mistwall, Legendary
    .effect = Block 4, may protect any Hero in the combat.
feat-woven-insight-1 = Woven Insight I
    .effect = Gain 1 positive attack status; Foretell 1 of the Enemy Attack deck.
feat-woven-insight-2 = Woven Insight II
    .effect = Gain 1 positive status of your choice; Foretell 2 of the Enemy Attack deck.
feat-woven-insight-3 = Woven Insight, Legendary
    .effect = One of your Feats with at most 1 open slot counts as active.
feat-chain-of-sparks-1 = Chain of Sparks I
    .effect = Attack 2 twice.
feat-chain-of-sparks-2 = Chain of Sparks II
    .effect = Attack 2 three times.
feat-chain-of-sparks-3 = Chain of Sparks, Legendary
    .effect = Attack 3 three times.
feat-galder-word-1 = Galder Word I
    .effect = Cancel one Enemy ability just triggered.
feat-galder-word-2 = Galder Word II
    .effect = Cancel one Enemy ability just triggered; gain 1 CP.
feat-galder-word-3 = Galder Word, Legendary
    .effect = Cancel up to two Enemy abilities this combat.
feat-unweave-1 = Unweave I
    .effect = One Enemy unit has defence -1 this combat.
feat-unweave-2 = Unweave II
    .effect = One Enemy group has defence -1 this combat.
feat-unweave-3 = Unweave, Legendary
    .effect = Every Enemy in the combat has defence -2 this combat.
feat-rune-reading-1 = Rune Reading I
    .effect = Draw 2 runes and allocate them.
feat-rune-reading-2 = Rune Reading II
    .effect = Draw 3 runes and allocate them.
feat-rune-reading-3 = Rune Reading, Legendary
    .effect = Draw 3 runes and allocate them; return 1 Dark from your Miss track to the bag.
feat-frost-grip-1 = Frost Grip I
    .effect = Attack 3.
feat-frost-grip-2 = Frost Grip II
    .effect = Attack 3; the target has attack -1 this combat.
feat-frost-grip-3 = Frost Grip, Legendary
    .effect = Attack 4; the target has attack -2 this combat.
feat-storm-of-vitner = Storm of Vitner
    .effect = Attack 3 three times.
feat-still-the-world = Still the World
    .effect = Up to 2 non-Boss units do not attack this combat.
feat-soul-shatter-1 = Soul Shatter I
    .effect = Attack 3.
feat-soul-shatter-2 = Soul Shatter II
    .effect = Attack 4.
feat-soul-shatter-3 = Soul Shatter, Legendary
    .effect = Attack 5; if it defeats a unit, gain 1 health.
feat-silence-1 = Silence I
    .effect = Cancel one Enemy ability just triggered.
feat-silence-2 = Silence II
    .effect = Cancel one Enemy ability just triggered; that attack has -1.
feat-silence-3 = Silence, Legendary
    .effect = Cancel one Enemy ability just triggered; that attack has -2.
feat-grey-prayer-1 = Grey Prayer I
    .effect = Block 2.
feat-grey-prayer-2 = Grey Prayer II
    .effect = Block 3.
feat-grey-prayer-3 = Grey Prayer, Legendary
    .effect = Block 3, may protect any Hero in the combat; gain 1 CP.
feat-walk-the-mist-1 = Walk the Mist I
    .effect = Return 1 rune from your Miss track to the bag.
feat-walk-the-mist-2 = Walk the Mist II
    .effect = Return 2 runes from your Miss track to the bag.
feat-walk-the-mist-3 = Walk the Mist, Legendary
    .effect = Return 3 runes from your Miss track to the bag.
feat-lindwurms-blood-1 = Lindwurm’s Blood I
    .effect = Gain 2 health.
feat-lindwurms-blood-2 = Lindwurm’s Blood II
    .effect = Gain 3 health.
feat-lindwurms-blood-3 = Lindwurm’s Blood, Legendary
    .effect = Gain 3 health; one other Hero in the combat gains 2 health.
feat-trolls-strength-1 = Troll’s Strength I
    .effect = Deal +1 this combat.
feat-trolls-strength-2 = Troll’s Strength II
    .effect = Deal +2 this combat.
feat-trolls-strength-3 = Troll’s Strength, Legendary
    .effect = Deal +2 this combat; gain 1 positive attack status.
feat-bone-ward-1 = Bone Ward I
    .effect = Block 2.
feat-bone-ward-2 = Bone Ward II
    .effect = Block 2 against two attacks this combat.
feat-bone-ward-3 = Bone Ward, Legendary
    .effect = Block 3 against two attacks this combat.
feat-dim-fire-1 = Dim Fire I
    .effect = Attack 3.
feat-dim-fire-2 = Dim Fire II
    .effect = Attack 4.
feat-dim-fire-3 = Dim Fire, Legendary
    .effect = Attack 4; ignore defence.
feat-gate-of-grey = Gate of Grey
    .effect = Defeat 1 non-Boss unit with printed health 4 or less.
feat-ancestors-hands = Ancestors’ Hands
    .effect = Block 5 against up to 2 attacks, may protect any Hero in the combat.
feat-axe-storm-1 = Axe Storm I
    .effect = Attack 2 twice.
feat-axe-storm-2 = Axe Storm II
    .effect = Attack 3 twice.
feat-axe-storm-3 = Axe Storm, Legendary
    .effect = Attack 3 three times.
feat-blood-howl-1 = Blood Howl I
    .effect = Lose 1 health: deal +2 this combat.
feat-blood-howl-2 = Blood Howl II
    .effect = Lose 1 health: deal +3 this combat.
feat-blood-howl-3 = Blood Howl, Legendary
    .effect = Lose 1 health: deal +3 this combat.
feat-iron-hide-1 = Iron Hide I
    .effect = Block 3.
feat-iron-hide-2 = Iron Hide II
    .effect = Block 4.
feat-iron-hide-3 = Iron Hide, Legendary
    .effect = Block 5.
feat-headlong-charge-1 = Headlong Charge I
    .effect = Attack 2.
feat-headlong-charge-2 = Headlong Charge II
    .effect = Attack 3.
feat-headlong-charge-3 = Headlong Charge, Legendary
    .effect = Attack 4; if the target (not a Boss) survives with damage, it does not attack.
feat-cleave-1 = Cleave I
    .effect = Attack 3; surplus damage goes to another unit of the group.
feat-cleave-2 = Cleave II
    .effect = Attack 4; surplus damage goes to another unit of the group.
feat-cleave-3 = Cleave, Legendary
    .effect = Attack 6; surplus damage goes to another unit of the group.
feat-shield-wall-1 = Shield Wall I
    .effect = Block 2, may protect any Hero in the combat.
feat-shield-wall-2 = Shield Wall II
    .effect = Block 3, may protect any Hero in the combat.
feat-shield-wall-3 = Shield Wall, Legendary
    .effect = Block 3 against two attacks, may protect any Hero in the combat.
feat-battle-fury-1 = Battle Fury I
    .effect = Gain 1 positive attack status.
feat-battle-fury-2 = Battle Fury II
    .effect = Gain 1 positive attack and 1 positive defence status.
feat-battle-fury-3 = Battle Fury, Legendary
    .effect = Gain 2 positive attack statuses.
feat-heavy-blow-1 = Heavy Blow I
    .effect = Attack 5.
feat-heavy-blow-2 = Heavy Blow II
    .effect = Attack 6.
feat-heavy-blow-3 = Heavy Blow, Legendary
    .effect = Attack 8.
feat-berserk = Berserk
    .effect = Deal double with one Attack; trigger Backlash after the combat.
feat-last-stand = Last Stand
    .effect = Block one attack completely; if your health is 3 or less, block two.
feat-quick-shot-1 = Quick Shot I
    .effect = Attack 3.
feat-quick-shot-2 = Quick Shot II
    .effect = Attack 3; gain 1 CP if it defeats a unit.
feat-quick-shot-3 = Quick Shot, Legendary
    .effect = Attack 4; gain 1 CP if it defeats a unit.
feat-focus-1 = Focus I
    .effect = Gain 1 positive attack and 1 negative defence status.
feat-focus-2 = Focus II
    .effect = Gain 1 positive attack status.
feat-focus-3 = Focus, Legendary
    .effect = Gain 1 positive attack and 1 positive CP status.
feat-mighty-shot-1 = Mighty Shot I
    .effect = Attack 5.
feat-mighty-shot-2 = Mighty Shot II
    .effect = Attack 6.
feat-mighty-shot-3 = Mighty Shot, Legendary
    .effect = Attack 7; ignore defence.
feat-crippling-shot-1 = Crippling Shot I
    .effect = Attack 2; the target has attack -1 this combat.
feat-crippling-shot-2 = Crippling Shot II
    .effect = Attack 3; the target has attack -1 this combat.
feat-crippling-shot-3 = Crippling Shot, Legendary
    .effect = Attack 4; the target has attack -2 this combat.
feat-tracking-1 = Tracking I
    .effect = Foretell 2 of the Enemy Attack deck.
feat-tracking-2 = Tracking II
    .effect = Foretell 3 of the Enemy Attack deck; gain 1 CP.
feat-tracking-3 = Tracking, Legendary
    .effect = Foretell 4 of the Enemy Attack deck; gain 1 CP.
feat-dodge-1 = Dodge I
    .effect = Block 2.
feat-dodge-2 = Dodge II
    .effect = Block 3.
feat-dodge-3 = Dodge, Legendary
    .effect = Block 4.
feat-snare-1 = Snare I
    .effect = One non-Boss unit has attack -2 this combat.
feat-snare-2 = Snare II
    .effect = One non-Boss unit does not attack this combat.
feat-snare-3 = Snare, Legendary
    .effect = One non-Boss unit does not attack and has defence -1 this combat.
feat-beast-call-1 = Beast Call I
    .effect = Attack 3.
feat-beast-call-2 = Beast Call II
    .effect = Attack 4.
feat-beast-call-3 = Beast Call, Legendary
    .effect = Attack 4; gain 1 positive health status.
feat-rain-of-arrows = Rain of Arrows
    .effect = Attack 2 against every Enemy unit in the combat.
feat-hunters-patience = Hunter’s Patience
    .effect = Look at the top 5 Enemy Attack cards and put them back in any order; deal +2 this combat.
feat-backstab-1 = Backstab I
    .effect = Attack 3; +1 if the target has damage.
feat-backstab-2 = Backstab II
    .effect = Attack 4; +1 if the target has damage.
feat-backstab-3 = Backstab, Legendary
    .effect = Attack 5; +2 if the target has damage.
feat-twin-knives-1 = Twin Knives I
    .effect = Attack 2 twice.
feat-twin-knives-2 = Twin Knives II
    .effect = Fast: Attack 2 twice.
feat-twin-knives-3 = Twin Knives, Legendary
    .effect = Fast: Attack 3 twice.
feat-smoke-1 = Smoke I
    .effect = Block 2.
feat-smoke-2 = Smoke II
    .effect = Block 2; the ability of that attack is cancelled.
feat-smoke-3 = Smoke, Legendary
    .effect = Block 4; the ability of that attack is cancelled.
feat-sleight-1 = Sleight I
    .effect = Gain 1 CP.
feat-sleight-2 = Sleight II
    .effect = Gain 2 CP.
feat-sleight-3 = Sleight, Legendary
    .effect = Gain 2 CP; discard 1 negative status.
feat-ambush-1 = Ambush I
    .effect = Attack 2; +1 if you have used no other Feat this combat.
feat-ambush-2 = Ambush II
    .effect = Attack 3; +1 if you have used no other Feat this combat.
feat-ambush-3 = Ambush, Legendary
    .effect = Attack 4; +2 if you have used no other Feat this combat.
feat-vanish-1 = Vanish I
    .effect = One attack on you has -2.
feat-vanish-2 = Vanish II
    .effect = One attack on you has -3.
feat-vanish-3 = Vanish, Legendary
    .effect = One attack on you misses.
feat-poison-edge-1 = Poison Edge I
    .effect = Your next Attack this combat also does 1 damage (defence ignored).
feat-poison-edge-2 = Poison Edge II
    .effect = Your next Attack this combat also does 2 damage (defence ignored).
feat-poison-edge-3 = Poison Edge, Legendary
    .effect = Every Attack of yours this combat also does 1 damage (defence ignored).
feat-pilfer-1 = Pilfer I
    .effect = Gain 1 CP for each unit you defeat this combat (max 2).
feat-pilfer-2 = Pilfer II
    .effect = Gain 1 CP for each unit you defeat this combat (max 3).
feat-pilfer-3 = Pilfer, Legendary
    .effect = Gain 1 CP for each unit you defeat this combat (max 3); gain 1 positive CP status.
feat-throat-of-the-matter = Throat of the Matter
    .effect = Attack 4; a non-Boss unit that survives has attack 0 this combat.
feat-nobody-here = Nobody Here
    .effect = You cannot be chosen as defender this combat; deal +2.
feat-wyrd-of-frost = Wyrd of Frost
    .effect = Gain 2 CP.
feat-wyrd-of-ash = Wyrd of Ash
    .effect = Gain 2 CP.
feat-wyrd-of-tide = Wyrd of Tide
    .effect = Gain 2 CP.
feat-wyrd-of-root = Wyrd of Root
    .effect = Gain 2 CP.

## Options

option-adventure = Book
    .doc = The story that is told at this table.
option-shared = Shared decisions
    .table = the whole table answers
    .leader = the leader has the last word
    .doc = Who answers for a party or for all.
option-hired_feats = Feats of the hired hand
    .one = one in a combat
    .all = each once in a combat
    .doc = How many Feats of the hired hand may be used in one combat.
option-round_cap = Rounds at most
    .doc = An adventure that lasts longer is cut short.
option-undo = Taking back
    .doc = Whether answers may be taken back.

## Endings

reason-running = The story goes on.
reason-told = The story has been told to its end.
reason-ending = The campaign has come to its ending.
reason-cap = The story was cut short: too many rounds.

## Questions

ask-adventure-choose = Which adventure comes next?
    .wait = { $seat } chooses the next adventure.
ask-attack-reveal = Which card does { $unit } attack with?
    .wait = { $seat } reveals an Enemy Attack card.
ask-book-ask = { $question }
    .wait = { $seat } answers a question of the book.
ask-book-either = One or the other?
    .wait = { $seat } picks one or the other.
ask-book-may = Do it?
    .wait = { $seat } says yes or no.
ask-branch-choose = What do you do?
    .wait = { $seat } chooses how the story goes on.
ask-branch-pay = Who pays?
    .wait = { $seat } says who pays.
ask-card-give = Which card do you give up?
    .wait = { $seat } gives up a card.
ask-card-inherit = Who gets { $card }?
    .wait = { $seat } hands down a card.
ask-card-use = Use a card now?
    .wait = { $seat } may use a card.
ask-combat-answer = Use something in answer?
    .wait = { $seat } may answer.
ask-combat-use = { $window } What do you use?
    .wait = { $seat } may use Feats and cards.
ask-companion-restore = Which Companion is ready again?
    .wait = { $seat } restores a Companion.
ask-deck-choose = Which deck do you foretell?
    .wait = { $seat } chooses a deck.
ask-deck-foretell = Where does each card of { $deck } go?
    .wait = { $seat } puts foretold cards back.
ask-deck-show = Which card of { $deck } is next?
    .wait = { $seat } shows the next card.
ask-deck-sink = Which card goes to the bottom?
    .wait = { $seat } puts a card at the bottom.
ask-defender-choose = Who defends against { $unit }?
    .wait = { $seat } chooses who defends.
ask-enemy-borrow = Which group gives up a figure?
    .wait = { $seat } chooses a group that gives up a figure.
ask-enemy-choose = Which Enemy attacks next?
    .wait = { $seat } chooses the Enemy that attacks next.
ask-enemy-defeat = Which Enemy is defeated?
    .wait = { $seat } chooses an Enemy to defeat.
ask-enemy-move = { $group }: which way?
    .wait = { $seat } chooses where Enemies go.
ask-enemy-snare = Which Enemy?
    .wait = { $seat } chooses an Enemy.
ask-enemy-stray = Where does the Garm appear?
    .wait = { $seat } chooses where a Garm appears.
ask-event-draw = Which Event is drawn?
    .wait = { $seat } draws an Event.
ask-feat-activate = Which Feat counts as active?
    .wait = { $seat } chooses a Feat.
ask-feat-discard = Which Feat do you discard?
    .wait = { $seat } discards a Feat.
ask-feat-draw = Which Feat is drawn?
    .wait = { $seat } draws a Feat.
ask-feat-either = Which effect of { $feat }?
    .wait = { $seat } chooses an effect.
ask-feat-reuse = Which Feat may be used again?
    .wait = { $seat } chooses a Feat to use again.
ask-hero-benefit = Who benefits?
    .wait = { $seat } chooses who benefits.
ask-hero-change = Go on with { $hero }, or with another Hero?
    .wait = { $seat } may change Heroes.
ask-hero-choose = Which Hero do you play?
    .wait = { $seat } chooses a Hero.
ask-hero-encourage = Who gains a positive status?
    .wait = { $seat } chooses who gains a status.
ask-hero-pick = Which Hero?
    .wait = { $seat } chooses a Hero.
ask-hero-travel = You are { $in }. Where do you go? { $way ->
        [held] The Enemies of a POI let nobody leave.
        [free] The way is free.
       *[costs] Leaving costs { $count } health.
    }
    .wait = { $seat } travels.
ask-hired-choose = Whom do you hire?
    .wait = { $seat } hires a hand.
ask-hired-fill = Which rune goes on { $feat }?
    .wait = { $seat } puts runes on the hired hand’s Feats.
ask-hired-move = Which rune of { $feat } moves to the Hero card?
    .wait = { $seat } moves a rune.
ask-hired-spend = Give up runes of the hired hand instead of health? { $count } would be lost.
    .wait = { $seat } may give up runes of the hired hand.
ask-hired-train = Which Feat has the hired hand learned?
    .wait = { $seat } trains the hired hand.
ask-item-keep = Which Item lies aside in this adventure?
    .wait = { $seat } lays Items aside.
ask-item-order = Which Item is number { $count } from the top?
    .wait = { $seat } orders Items.
ask-item-place = { $card }: on top of your Items or at the bottom?
    .wait = { $seat } puts an Item away.
ask-leader-choose = Who leads this adventure?
    .wait = { $seat } chooses the leader.
ask-location-use = Use the Location?
    .wait = { $seat } may use the Location.
ask-loss-answer = { $window } Use a card?
    .wait = { $seat } may answer with a card.
ask-miss-return = Which rune goes back from the Miss track?
    .wait = { $seat } returns a rune.
ask-party-move = The party is { $in }. Where does it go?
    .wait = { $seat } moves the party.
ask-party-phase = Which party is next for { $card }?
    .wait = { $seat } chooses the next party.
ask-party-visit = The party is { $in }. What does it do?
    .wait = { $seat } explores.
ask-planning-allocate = Where to put { $runes }?
    .wait = { $seat } places runes.
ask-planning-draw = Draw more runes, or stop?
    .wait = { $seat } draws or stops.
ask-region-engage = Which region comes next?
    .wait = { $seat } chooses the next region.
ask-region-explore = Where do you explore next?
    .wait = { $seat } chooses the next region.
ask-rune-buy = Buy a rune for 1 CP?
    .wait = { $seat } may buy a rune.
ask-rune-gain = Take a rune?
    .wait = { $seat } may take a rune.
ask-rune-lift = Where is the rune taken from?
    .wait = { $seat } gives up a rune.
ask-rune-lose = Which rune goes?
    .wait = { $seat } gives up a rune.
ask-rune-move = Which rune moves where?
    .wait = { $seat } may move a rune.
ask-rune-redraw = Which rune goes back into the bag?
    .wait = { $seat } puts a rune back.
ask-runes-draw = Which rune is drawn?
    .wait = { $seat } draws runes.
ask-ship-ashore = Where do you come ashore?
    .wait = { $seat } comes ashore.
ask-ship-board = The Ship sails { $to }. Do you go along?
    .wait = { $seat } may go aboard.
ask-ship-sail = The Ship is { $in }. Where does it sail?
    .wait = { $seat } steers the Ship.
ask-status-choose = Which status?
    .wait = { $seat } chooses a status.
ask-status-discard = Which status goes?
    .wait = { $seat } gives up a status.
ask-status-place = Which status is placed first?
    .wait = { $seat } places statuses.
ask-status-suffer = What is lost first?
    .wait = { $seat } chooses what is lost first.
ask-stories-room = Which card makes room in the stories area?
    .wait = { $seat } makes room.
ask-target-choose = Whom do you strike with { $count }?
    .wait = { $seat } chooses a target.
ask-target-damage = Who receives { $count } damage?
    .wait = { $seat } chooses a target.
ask-target-surplus = Who takes the surplus?
    .wait = { $seat } chooses a target.
ask-test-answer = { $type } { $difficulty }, so far { $count }: does the draw stand?
    .wait = { $seat } may draw again.
ask-test-join = Take part in the test of { $type } { $difficulty }?
    .wait = { $seat } may take part.
ask-test-pick = Who takes the test of { $type } { $difficulty }?
    .wait = { $seat } says who takes the test.
ask-test-together = Take the test of { $type } { $difficulty } together?
    .wait = { $seat } decides about a test.
ask-threat-attach = Which group gets the Threat?
    .wait = { $seat } attaches Threat.
ask-threat-circle = Where does Threat gather?
    .wait = { $seat } chooses where Threat gathers.
ask-threat-fetch = Where is the Threat taken from?
    .wait = { $seat } fetches Threat.
ask-threat-remove = Which Threat goes?
    .wait = { $seat } removes Threat.
ask-timed-order = Which card acts next?
    .wait = { $seat } chooses the order of cards.
ask-title-choose = Which Title do you make active? { $count } more may be active.
    .wait = { $seat } chooses Titles.
ask-title-rune = Take the rune of { $card }?
    .wait = { $seat } may take a rune.
ask-title-swap = Which Title makes room for { $card }?
    .wait = { $seat } makes room for a Title.
ask-ultimate-pick = Which Ultimate do you take?
    .wait = { $seat } may take an Ultimate.
ask-upgrade-draw = Which upgrade is drawn?
    .wait = { $seat } draws upgrades.
ask-upgrade-pick = Which upgrade do you take?
    .wait = { $seat } takes an upgrade.
ask-upgrade-return = Which card goes on top of the upgrade deck?
    .wait = { $seat } puts upgrades back.
ask-wyrd-draw = Which Wyrd comes?
    .wait = { $seat } draws a Wyrd.

## Answers

move-activate = Count { $what } as active
move-adventure = Play “{ $what }”
move-again = Use { $what } again
move-ashore = Go ashore { $in }
move-aside = Lay { $what } aside
move-beside = Lay { $what } beside the board
move-bottom = { $what ->
        [none] At the bottom
       *[other] { $what } to the bottom
    }
move-card = Card { $what }
move-choose = Choose { $what }
move-decline = Leave it
move-defeat = { $other ->
        [none] Defeat { $what }
       *[other] Defeat { $what } ({ $other })
    }
move-defend = { $what } defends
move-discard = Discard { $what }
move-done = Done
move-draw = Draw runes
move-either = Side { $what }
move-end = { $what }
move-enemy = { $what } attacks
move-engage = { $in }
move-enough = Enough
move-event = { $what }. { $effect }
move-exhaust = Exhaust { $what } and put the runes back
move-explore = Explore { $in }
move-feat = { $what }
move-flip = Turn over { $what }
move-foretell = Foretell { $what }
move-from = { $out }
move-gain = Gain { $what }
move-give = Give up { $what }
move-group = { $other ->
        [none] { $what }
       *[other] { $what } ({ $other })
    }
move-hero = { $what }
move-hire = { $effect ->
        [none] Hire { $what }
       *[other] Hired hand: { $what }. { $effect }
    }
move-hit = Strike { $what }
move-item = { $what }
move-keep = Keep things as they are
move-leader = { $what } leads
move-lift = Take it from { $what }
move-location = Use the Location
move-lose = Give up { $what }
move-miss = { $what } to the Miss track
move-move = { $other ->
        [none] Move { $what }
       *[other] Move { $what } to { $other }
    }
move-no = No
move-nobody = Nobody
move-none = None
move-only = Go on: { $what }
move-party = The party { $in }
move-pass = Pass
move-place = { $what } on { $other }
move-play = Use { $what }. { $effect }
move-poi = Go to { $what }
move-region = { $what }
move-restore = { $what } is ready again
move-return = { $what } back into the bag
move-rune = { $what }
move-sail = Sail { $to }
move-show = { $what }
move-space = Go { $to }
move-spend = Give up { $other } from { $what }
move-stand = Let the draw stand
move-start = { $what }
move-stay = Stay
move-stop = Stop
move-suffer = Lose { $what } first
move-take = { $effect ->
        [none] Take { $what }
       *[other] Take { $what }. { $effect }
    }
move-title = { $what }
move-to = { $to }
move-top = { $what ->
        [none] On top
       *[other] { $what } on top
    }
move-train = { $what }
move-travel = Travel { $to }
move-unit = { $what }
move-upgrade = { $what }
move-use = { $effect ->
        [none] Use { $what }
       *[other] Use { $what }: { $effect }
    }
move-wait = Let another go first
move-wyrd = { $what }
move-yes = Yes

## What happened

event-ability = { $unit } uses an ability against { $hero }.
event-active = { $hero }’s { $feat } counts as active.
event-adventure = “{ $title }” begins.
event-adventure-over = The adventure is over.
event-answer = { $hero }: { $answer ->
        [yes] yes
       *[other] no
    }.
event-attacked = { $unit } attacks { $hero }.
event-attacks-shuffled = The Enemy Attack deck is shuffled.
event-backlash = Backlash strikes { $hero }.
event-block-space = { $place } is blocked.
event-borrowed = A figure is taken from a group { $in } ({ $group }) and leaves Threat behind.
event-campaign-over = The campaign is over.
event-cancelled = The ability of { $unit } is cancelled.
event-card-acts = { $card } takes effect.
event-choose = “{ $label }”
event-clear-space = { $place } is cleared.
event-combat = A combat begins { $in }.
event-combat-over = The combat { $in } is over.
event-combat-won = No Enemy is left { $in }.
event-deal-more = { $hero } deals { $count } more.
event-defeated = { $hero } is defeated.
event-defend = { $hero } steps in and defends.
event-discard-poi = The token of “{ $name }” leaves the table.
event-duel = { $hero } challenges them alone.
event-enemies = { $count ->
        [1] An Enemy appears
       *[other] { $count } Enemies appear
    } { $in }: { $group }.
event-enemy-card = Enemy card in play: { $card }.
event-event = Event: { $event }
event-exhaust = { $hero } exhausts to use their ability.
event-exhausted = { $hero } is exhausted.
event-feat = { $hero } uses { $feat }.
event-feat-discarded = { $hero } discards { $feat }.
event-feats-drawn = { $count ->
        [one] { $hero } draws { $drawn }.
       *[other] { $hero } draws { $count } Feats: { $drawn }.
    }
event-feats-shuffled = { $hero } shuffles the Feat deck.
event-gain-card = { $hero } receives { $card }.
event-gain-cp = { $hero } gains { $count } CP.
event-gain-health = { $hero } gains { $count } health.
event-gain-xp = { $hero } gains { $count } XP.
event-hero = { $hero } joins the party.
event-hired = { $hero } is hired.
event-hurt = { $unit } receives { $count } damage.
event-landed = { $unit } strikes { $hero } with strength { $count }.
event-leader = { $hero } leads this adventure.
event-leave-map = The party leaves the map.
event-level-up = { $hero } gains a level.
event-lose-cp = { $hero } loses { $count } CP.
event-lose-health = { $hero } loses { $count } health.
event-lose-xp = { $hero } loses { $count } XP.
event-march = Enemies move { $from } { $to }: { $group }.
event-miss = { $rune } goes to the Miss track of { $hero }, slot { $count }.
event-miss-effect = { $hero }’s Miss effect is triggered.
event-miss-returned = { $hero } takes { $rune } back from the Miss track.
event-move-poi = { $poi } moves { $to }.
event-no-exploring = Enemies keep the Heroes { $in } from exploring.
event-open-map = A map opens { $in }.
event-party = The party moves on { $to }.
event-no-cp = { $hero } has no CP to lose.
event-pay-cp = { $hero } pays { $count } CP.
event-personality = { $card } goes { $to }.
event-phase = { $card }.
event-place = { $hero } puts { $rune } on { $feat }.
event-place-heroes = { $many ->
        [one] { $heroes } is now { $in }.
       *[other] { $heroes } are now { $in }.
    }
event-quest = Quest token { $quest } has been gained.
event-quest-gone = Quest token { $quest } is discarded.
event-read = { $text }
event-refreshed = { $hero } is refreshed.
event-remove-card = { $card } is removed from the game for now.
event-replace-card = { $card } takes the place of an older card.
event-return = { $hero } returns with 6 health.
event-reveal-poi = A new POI { $in }: { $name }.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }
event-revealed = { $unit } attacks with { $card }.
event-round = Round { $round }.
event-runes = { $count ->
        [one] { $hero } draws { $drawn }.
       *[other] { $hero } draws { $count } runes: { $drawn }.
    }
event-rune-gained = { $hero } gains a rune: { $rune }.
event-rune-lost = { $hero } gives up a rune: { $rune }.
event-sail = { $many ->
        [one] { $heroes } sails { $to }.
       *[other] { $heroes } sail { $to }.
    }
event-set-health = { $hero } is at { $count } health.
event-ship = A Ship lies ready { $in }.
event-shown = Shown from { $deck }: { $card }.
event-slain = { $unit } is defeated.
event-sleeve = { $card } is sleeved.
event-snared = { $unit } is hindered.
event-status = { $hero } gains a { $status }.
event-status-enemy = { $group }: marked with a { $status }.
event-status-flipped = { $hero } turns a status over: { $status }.
event-status-gone = { $hero } loses a { $status }.
event-stop = { $hero } stops drawing.
event-tell = { $text }
event-test = { $many ->
        [one] { $heroes } takes a test of { $type } { $difficulty }.
       *[other] { $heroes } take a test of { $type } { $difficulty }.
    }
event-test-fallen = Nobody is left standing: the test of { $type } { $difficulty } is failed.
event-test-result = { $hero }: { $count ->
        [99] no draw needed
        [one] { $count } success
       *[other] { $count } successes
    }, { $passed ->
        [yes] passed
       *[other] failed
    }.
event-threat = Threat joins a group { $in }: { $group }.
event-threat-waits = Threat is waiting { $in }.
event-tokens = { $card } has { $count ->
        [1] 1 token
       *[other] { $count } tokens
    }.
event-track-good = { $hero }’s positive statuses take effect.
event-travel = { $hero } travels { $to }.
event-unlock = Unlocked: { $card }.
event-to-come = Yet to be told: { $card }.
event-upgrades-drawn = { $count ->
        [one] { $hero } draws an upgrade: { $drawn }.
       *[other] { $hero } draws { $count } upgrades: { $drawn }.
    }
event-upgraded = { $hero } learns { $feat }.
event-use = { $hero } uses { $card }.
event-wyrd = { $hero } receives { $feat }.
event-wyrd-gone = The Wyrd leaves { $hero }.

## What cards and entries do

cost-cp = { $what } CP
cost-health = { $what } health
cost-exhaust = exhaust
cost-discard = discard a { $what }
cost-token = { $what ->
        [one] { $what } token
       *[other] { $what } tokens
    }
cost-rune = a rune: { $what }
cost-give_up = give up { $what }
belonging-item = an Item
belonging-title = a Title
belonging-companion = a Companion
benefit-attack = deals more
benefit-cp = gains CP
benefit-health = gains health
benefit-refresh = is refreshed
window-would_lose_health = Health is about to be lost.
window-would_lose_cp = CP are about to be lost.
window-would_gain_status = A status is about to be gained.
window-would_be_defeated = You are about to be defeated.
window-would_exhaust = You are about to be exhausted.
window-would_trigger_negative = Your negative statuses are about to act.
window-would_draw_event = An Event is about to be drawn.
window-would_leave_region = Leaving costs health.
window-plan = Planning.
window-skills = Skills and Fast Attacks.
window-ability = An ability is triggered.
window-defend = The attack comes.
window-attacks = Attacks and Skills.
window-items = Items.
who-all = every Hero: { $step }
who-party = the party: { $step }
who-one = one Hero: { $step }
who-others = the others: { $step }
amount-heroes = 1 for each Hero in the game
amount-party_size = 1 for each Hero here
amount-per_negative_status = 1 for each negative status
amount-per_positive_status = 1 for each positive status
amount-per_token = 1 for each token
amount-tally = as many as were counted
amount-per_enemy = 1 for each Enemy here
amount-rounds = 1 for each round
amount-half_health_up = half the health
amount-all = all
amount-permanent = the permanent one
effect-for = { $cost }: { $effect }
effect-if = { $condition }: { $effect }
effect-when = { $at }{ $must ->
        [yes] , mandatory
       *[no] { "" }
    }: { $effect }{ $once ->
        [combat] , once in each combat.
        [round] , once in each round.
        [adventure] , once in each adventure.
        [campaign] , once in the campaign.
        [explore] , once for each Hero and Explore Phase.
       *[none] .
    }
at-start = At the start of an adventure
at-end = At the end of an adventure
at-explore = When exploring
at-instant = At the start of planning
at-fast = Before the Enemies act
at-combat = In combat
at-attack_step = When the Heroes attack
at-item_step = In the Item step
at-ability_triggered = When an ability is triggered
at-attack_revealed = When an Enemy attack is revealed
at-defending = When defending
at-enemy_defeated = When an Enemy is defeated
at-combat_won = When a combat is won
at-combat_start = When a combat begins
at-combat_end = When a combat ends
at-test_drawn = After the draw of a test
at-would_lose_health = When health would be lost
at-would_lose_cp = When CP would be lost
at-would_gain_status = When a status would be gained
at-would_be_defeated = When the Hero would be defeated
at-would_exhaust = When the Hero would be exhausted
at-would_trigger_negative = When negative statuses would act
at-would_draw_event = When an Event would be drawn
at-would_leave_region = When leaving a region would cost health
at-travel = When travelling
at-engage = When engaging
at-round_start = At the start of a round
at-round_end = At the end of a round
at-passive = Always
card-rune = Rune: { $rune }.
card-mandatory = It must be among the active Titles.
hero-face = { $class }, { $health } health; { $runes }. Exhaust effect: { $exhaust }
hired-face = { $class }; { $feats }. Exhaust effect: { $exhaust }
condition-token = { $least ->
        [0] { $most ->
            [one] with at most { $most } token on { $card }
           *[other] with at most { $most } tokens on { $card }
        }
        [one] with at least { $least } token on { $card }
       *[other] with at least { $least } tokens on { $card }
    }
condition-class = with a { $kind } in the party
condition-other = under a condition
ability-1 = First ability: { $effect }
ability-2 = Second ability: { $effect }
foe-regular = regular
foe-elite = Elite
foe-npc = NPC
foe-boss = Boss
foe-tier = tier { $tier }
foe-active = event-active
price-cost = Costs { $cost }
branch-closed = Not open: { $label } { $why }.
closed-needs = Only { $condition }
closed-cost = Costs { $cost }, and no Hero here can pay it
price-test = { $type } { $difficulty }: { $odds ->
        [none] nobody here may try
       *[other] { $odds }
    }
odds-hero = { $hero } { $percent }%
misses-hint = Up to { $good } are good, { $most } are bad.
odds-next = { $runes ->
        [one] If one more rune is drawn
       *[other] If { $runes } more runes are drawn
    }
odds-misses = { $count ->
        [0] no miss
        [one] one miss
       *[other] { $count } misses
    }
risk-draw = { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    }; no miss { $none }%, a full Miss track { $full }%
stop-now = { $you ->
        [yes] If you stop now
       *[no] If { $hero } stops now
    }
stopped = Stopped
stop-active = Active:
stop-none = No Feat is active.
track-good = { $misses ->
        [0] No misses: positive statuses act.
        [one] One miss: positive statuses act.
       *[other] { $misses } misses: positive statuses act.
    }
track-nothing = { $misses } misses: nothing acts.
track-bad = { $misses } misses: Backlash.
change-health = { $n } health
change-cp = { $n } CP
change-xp = { $n } XP
outcome-unscathed = Unscathed.
outcome-slain = Enemies defeated: { $count }.
change-attack = attack { $n }
change-defence = defence { $n }
change-block = block { $n }
defend-loss = { $spread ->
        [none] { $least ->
            [0] loses nothing of { $hp } health
           *[other] loses { $least } of { $hp } health
        }
       *[some] loses { $least } to { $most } of { $hp } health, { $mean } on average
    }{ $falls ->
        [0] {""}
        [100] , and falls
       *[other] ; falls: { $falls }%
    }{ $ability ->
        [0] {""}
       *[other] ; an ability besides: { $ability }%
    }
stand-passed = a success
stand-failed = { $left ->
        [one] one too few, a failure
       *[other] { $left } too few, a failure
    }
step-or = {" "}or{" "}
step-then = {"; "}
step-else = {"; "}otherwise{" "}
step-nothing = nothing
step-gain_health = gain { $n } health
step-lose_health = lose { $n } health
step-set_health = health becomes { $n }
step-heal_full = gain all health
step-gain_cp = gain { $n } CP
step-lose_cp = lose { $n } CP
step-gain_xp = gain { $n } XP
step-lose_xp = lose { $n } XP
step-upgrade_feat = upgrade a Feat
step-trigger_backlash = Backlash
step-trigger_positive = positive statuses act
step-exhaust = be exhausted
step-refresh = refresh
step-defeat_hero = be defeated
step-add_wyrd = gain a Wyrd
step-remove_wyrd = lose the Wyrd
step-reorder_items = reorder Items
step-gain_rune = gain a rune: { $what }
step-lose_rune = give up a rune: { $what }
step-buy_rune = buy a rune: { $what }
step-gain_status = gain a { $what }
step-discard_status = discard a { $what }
step-flip_status = turn over a { $what }
step-restore_companion = a Companion is ready again
step-rotate_companion = turn a Companion
step-give_up = give up { $what }
step-gain_card = receive { $what }
step-sleeve = sleeve { $what }
step-reveal_enemy_card = Enemy cards come into play
step-unlock = unlock { $what }
step-remove_card = remove { $what }
step-replace_card = a card is replaced
step-gain_quest = gain Quest token { $n }
step-discard_quest = discard Quest token { $n }
step-add_token = { $n ->
        [one] add { $n } token to { $what }
       *[other] add { $n } tokens to { $what }
    }
step-remove_token = { $n ->
        [one] take { $n } token from { $what }
       *[other] take { $n } tokens from { $what }
    }
step-place_heroes = go { $to }
step-place_enemies = Enemies appear
step-move_enemies = Enemies move
step-defeat_enemies = { $n ->
        [one] defeat { $n } Enemy
       *[other] defeat { $n } Enemies
    }
step-heal_enemies = Enemies regain { $n } health
step-status_on_enemy = mark Enemies with a { $what }
step-place_threat = place Threat { $in }
step-remove_threat = remove Threat { $in }
step-reveal_poi = reveal { $what }
step-discard_poi = discard { $what }
step-move_poi = move { $what }
step-duel = challenge the Enemies of { $what }
step-take_ship = take a Ship { $in }
step-move_ship = move the Ship { $to }
step-lose_ship = lose the Ship
step-keep_ship = keep the Ship
step-place_personality = { $what } moves
step-remove_personality = { $what } leaves the map
step-foretell = Foretell { $n }
step-draw_event = { $n ->
        [one] draw { $n } Event
       *[other] draw { $n } Events
    }
step-reshuffle = reshuffle a deck
step-set_aside_event = set the Event aside
step-attack = Attack { $n }{ $times ->
        [1] {""}
       *[other] {" "}{ $times } times
    }
step-deal = deal { $n }{ $times ->
        [1] {""}
       *[other] {" "}{ $times } times
    }
step-damage = { $n ->
        [one] { $n } damage
        [other] { $n } damage
       *[named] damage ({ $n })
    }{ $each ->
        [yes] {" "}to each Enemy ({ $what })
       *[no] {""}
    }
step-block = Block { $n }
step-take = take { $n }{ $times ->
        [1] {""}
       *[other] {" "}{ $times } times
    }
step-modify_attack = Attacks{ $what ->
        [none] {""}
       *[other] {" "}against { $what }
    }: { $change }
step-modify_block = Blocks: { $change }
step-modify_enemy_attack = the Enemy’s attack: { $change }
step-modify_enemy_defence = the Enemy’s defence: { $change }
step-multiply_attack = an Attack counts { $n } times
step-multiply_enemy_attack = the Enemy attack counts { $n } times
step-enemy_misses = the Enemy misses
step-skip_attack = { $n ->
        [one] { $n } Enemy does not attack
       *[other] { $n } Enemies do not attack
    }
step-cancel = cancel it
step-redirect = another Hero takes it
step-make_active = a Feat counts as active
step-allow_dark = { $n ->
        [one] { $n } Dark rune fits any slot
       *[other] { $n } Dark runes fit any slot
    }
step-reuse_feat = use a Feat again
step-draw_feats = { $n ->
        [one] draw { $n } Feat
       *[other] draw { $n } Feats
    }
step-draw_runes = { $n ->
        [one] draw { $n } rune
       *[other] draw { $n } runes
    }
step-redraw = { $n ->
        [one] draw { $n } rune again
       *[other] draw { $n } runes again
    }
step-return_miss = { $n ->
        [one] take { $n } rune back from the Miss track
       *[other] take { $n } runes back from the Miss track
    }
step-move_rune = { $n ->
        [one] move { $n } rune
       *[other] move { $n } runes
    }
step-end_combat = end the combat
step-prevent = prevent { $n }
step-pay_instead = pay something else instead
step-modify_test = tests of { $what }: difficulty { $change }
step-modify_draw = { $deck ->
        [feats] Feats laid out
        [test] runes of a test
       *[other] runes of a draw
    }: { $change }
step-open_map = open the map
step-move_party = the party moves
step-clear_space = clear a space
step-block_space = block a space
step-unblock_space = open a space again
step-open_door = open a door
step-close_door = close a door
step-leave_map = leave the map
step-read = read on
step-visit = another entry is read first
step-choose = choose: { $inner }
step-ask_each = each answers: { $inner }
step-one_of = { $inner }
step-may = may { $inner }
step-test = { $what } { $difficulty }{ $inner ->
        [none] {""}
       *[other] : { $inner }
    }
step-remember = it is remembered
step-forget = it is forgotten
step-remember_always = it is remembered for good
step-tally = it is counted
step-tally_always = it is counted for good
step-tell = something is told
step-darken = each Hero with a Wyrd Feat gains a Dark rune
step-sink_feat = look at { $n } Feats and put one at the bottom
step-carrion_sky = Threat gathers nearby
step-stray_pack = a Garm appears nearby

## Faults

fault-trudvang-book-changed = The book has been edited since this game was saved, and the place where the game stands is no longer in it.
fault-trudvang-book-unknown = There is no book “{ $book }”. Try: { $nearest }, or give the path of a file.
fault-trudvang-circle = The book sends its readers round in a circle: after thousands of pages, “{ $entry }” would have to be read once more.
fault-trudvang-dead-end = The book leads nowhere after “{ $entry }”: no POI is on the table, no map is open, and no End was reached.
fault-trudvang-group = “{ $group }” is not a group: write it like “draugr@sylvan:0.1”, with the damage of each unit.
fault-trudvang-damage = A unit of “{ $group }” has impossible damage: from 0 to { $most }, for it falls when its health is gone.
fault-trudvang-group-card = Nothing says how strong “{ $group }” is: name its card in “enemies”, or after * the POI that describes it.
fault-trudvang-hero-twice = “{ $part }={ $hero }” does not work: this Hero is already at the table.
fault-trudvang-hired-runes = The hired hand has { $found } places with runes; its Feats and its Hero card make { $right }.
fault-trudvang-name-unknown = The book knows nothing called “{ $name }”. Try: { $nearest }
fault-trudvang-names-collide = The names “{ $one }” and “{ $other }” of this book cannot be told apart in a saved game; change one of them.
fault-trudvang-no-enemy-card = The book places “{ $enemy }” while no Enemy card of that type is in play; reveal its card first.
fault-trudvang-option-players = The option “{ $option }” is for a single player, not for { $players }.
fault-trudvang-runes = There are more { $kind } runes in this position than the box has.
fault-trudvang-seats = People join or leave between two adventures only.

## What terminal and browser both say of the table

type-attack = Attack
type-block = Block
type-skill = Skill
ship-here = a Ship
space-cleared = cleared
space-blocked = blocked
down = defeated
exhausted = exhausted
duel-line = { $hero } has challenged them alone.
held = { $thing }: where to?
gathered = { $what } …
feat-instead = replaces { $feat }
slot-placed = { $effect } { $slots ->
    [none] It is active then.
   *[other] Then: { $slots }.
    }
slot-filled = { $rune } placed
slot-open = { $runes } wanted
odds-of = { $percent }% to succeed
odds-again = { $percent }% if drawn again
foe-facts = health { $health } · attack { $attack } · defence { $defence }
hero-line = { $hp } of { $most } health, { $cp } CP
group-count = { $count ->
        [1] { $group }
       *[other] { $group } ({ $count })
    }
threat-here = { $count ->
        [one] waiting Threat
       *[other] waiting Threat, { $count } times
    }

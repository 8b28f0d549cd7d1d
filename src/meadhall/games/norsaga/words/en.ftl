### Norsaga in English: cards, questions, answers, events. The rules stand in en.rules.ftl.

title = Norsaga
tagline = Call on your ancestors and prove your saga true before anyone else proves theirs.

## Cards in a sentence

card = { $name } ({ $kind } { $id })
nothing = nothing
dealer = The dealer

## Places: by themselves, and as .object in a sentence, after “as” or after a comma; an actor’s own tree is not named there

place = { $of ->
        [yours] your { $spot }
        [their] their { $spot }
       *[other] { $owner }’s { $spot }
    }
    .object = { $of ->
        [yours] your { $spot }
        [their] { $spot }
       *[other] { $owner }’s { $spot }
    }

spot-Y = youngest hero
    .object = youngest hero
spot-P1 = left parent
    .object = left parent
spot-P2 = right parent
    .object = right parent
spot-G1 = first grandparent
    .object = first grandparent
spot-G2 = second grandparent
    .object = second grandparent
spot-G3 = third grandparent
    .object = third grandparent
spot-G4 = fourth grandparent
    .object = fourth grandparent

## Traits

trait-R = Might
trait-G = Craft
trait-B = Lore
trait-Y = Faith
trait-K = Doom
trait-P = Skald

## Classes

class-RR = Berserker
class-RG = Reaver
class-RB = Storm-caller
class-RY = Jarl
class-GR = Hunter
class-GG = Trickster
class-GB = Charm-weaver
class-GY = Seafarer
class-BR = Rune-carver
class-BG = Spirit-walker
class-BB = Witch
class-BY = Seer
class-YR = Oath-warden
class-YG = Healer
class-YB = Lawspeaker
class-YY = Cleric
class-SkR = Skald of Might
class-SkG = Skald of Craft
class-SkB = Skald of Lore
class-SkY = Skald of Faith
class-Gh = Ghost

## Heroes

hero-RR1 = Thorgeld Oxback
hero-RR2 = Ragna Splitshield
hero-RR3 = Ulf Bareblade
hero-RG1 = Hakke Thornfist
hero-RG2 = Sigra Quickaxe
hero-RG3 = Brusi Fencebreaker
hero-RB1 = Eyvar Thundertongue
hero-RB2 = Hildra Stormbrow
hero-RB3 = Kolgrim Frostfist
hero-RY1 = Ottgar Highhall
hero-RY2 = Asvor Goldarm
hero-RY3 = Steinar Oathring
hero-GR1 = Skadra Longbow
hero-GR2 = Orm Redsnare
hero-GR3 = Tofa Bearknife
hero-GG1 = Lopti Loosefinger
hero-GG2 = Vigdra Halfshadow
hero-GG3 = Snorre Trapdoor
hero-GB1 = Alfhild Knotcunning
hero-GB2 = Greip Ravenbraid
hero-GB3 = Mjoll Bonebead
hero-GY1 = Leif Saltsail
hero-GY2 = Unna Wavewright
hero-GY3 = Bardi Starhelm
hero-BR1 = Runolf Chiselhand
hero-BR2 = Ingrun Scarletter
hero-BR3 = Egvald Stonescribe
hero-BG1 = Hvit Mistfoot
hero-BG2 = Yrsa Hollowstep
hero-BG3 = Draumi Owlcloak
hero-BB1 = Groa Nightkettle
hero-BB2 = Heidrun Adderlock
hero-BB3 = Vafthra Greyeye
hero-BY1 = Sefa Lampseer
hero-BY2 = Aldis Farsight
hero-BY3 = Torvin Dawnreader
hero-YR1 = Brand Shieldvow
hero-YR2 = Hallgerd Ironpsalm
hero-YR3 = Sturla Gatewarden
hero-YG1 = Eirny Herbsatchel
hero-YG2 = Laug Softpalm
hero-YG3 = Birk Balmbag
hero-YB1 = Lodvar Lawstaff
hero-YB2 = Signy Scrollmantle
hero-YB3 = Thorkel Truthcup
hero-YY1 = Gudmar Candlekeep
hero-YY2 = Thyra Whitehand
hero-YY3 = Asmar Hearthvow

## Skalds

hero-SK-R1 = Bragmar Warsong
hero-SK-R2 = Ljota Drumheart
hero-SK-R3 = Ketil Battlestave
hero-SK-G1 = Vifil Slyverse
hero-SK-G2 = Dotta Reedpipe
hero-SK-G3 = Hrapp Jestknife
hero-SK-B1 = Kvasa Deepverse
hero-SK-B2 = Ofeig Starkenning
hero-SK-B3 = Runa Riddlelip
hero-SK-Y1 = Solva Hymnhall
hero-SK-Y2 = Geirmund Bellvoice
hero-SK-Y3 = Astri Evenlay

## Ghosts

hero-GH-1 = The Drowned Uncle
hero-GH-2 = The Barrow Bride
hero-GH-3 = The Headless Helmsman
hero-GH-4 = The Hungry Cousin
hero-GH-5 = The Nameless Twin
hero-GH-6 = The Frozen Sentry
hero-GH-7 = The Weeping Smith
hero-GH-8 = The Cairn Child
hero-GH-9 = The Lantern Drowner
hero-GH-10 = The Bride’s Brother
hero-GH-11 = The Unburied Steward
hero-GH-12 = The Child of the Ford

## Sagas

saga-SG-01 = The Wolf-Pit Escape
saga-SG-02 = The Duel Beneath the Aurora
saga-SG-03 = The Hammer Pilgrimage
saga-SG-04 = The Theft of the Moon-Thread
saga-SG-05 = The Ferry to the Holy Isle
saga-SG-06 = The Book of Drowned Gods
saga-SG-07 = The Giant’s Stolen Boots
saga-SG-08 = The Siege of Salt Tower
saga-SG-09 = The Troll with Nine Names
saga-SG-10 = The King’s Ransomed Shield
saga-SG-11 = The Burning of the Ice Fleet
saga-SG-12 = The Stand at Raven Bridge
saga-SG-13 = The Boar of Black Fen
saga-SG-14 = The Wager of Sixteen Knives
saga-SG-15 = The Rune That Bled
saga-SG-16 = The Avenging of the Abbey
saga-SG-17 = The War of Two Winters
saga-SG-18 = The Oath on the Anvil
saga-SG-19 = The Clockwork Serpent
saga-SG-20 = The Smuggled Relic
saga-SG-21 = The Door Inside the Oak
saga-SG-22 = The Healer’s Long March
saga-SG-23 = The Trial of the Sleeping Seer
saga-SG-24 = The Dragon’s Confession
saga-SG-25 = The Bride Who Was a Fox
saga-SG-26 = The Ship Built Overnight
saga-SG-27 = The Riddle Feast
saga-SG-28 = The Orchard of Winter Apples
saga-SG-29 = The Map of Whale Roads
saga-SG-30 = The Bell Beneath the Fjord
saga-SG-31 = The Wrestling of the Sea-King
saga-SG-32 = The Unlocking of Hel’s Pantry
saga-SG-33 = The Bargain with the North Wind
saga-SG-34 = The Lighting of the Last Beacon
saga-SG-35 = The Great Winter Hunt
saga-SG-36 = The Storm-Giant’s Harp
saga-SG-37 = The Crowning of the Orphan
saga-SG-38 = The Labyrinth of Roots
saga-SG-39 = The Ninefold Crossing
saga-SG-40 = The Waking of the Stone Choir

## Embellishments and what they do

embellishment-adapt = Adapt
embellishment-assault = Assault
embellishment-invade = Invade
embellishment-plunder = Plunder
embellishment-turncoat = Turncoat
embellishment-infiltrate = Infiltrate
embellishment-augur = Augur
embellishment-offering = Offering
embellishment-possess = Possess
embellishment-chant = Chant
embellishment-prayer = Prayer
embellishment-martyr = Martyr
embellishment-whisper = Whisper
embellishment-nix = Nix
embellishment-ragnarok = Ragnarok

effect-adapt = Dismiss one of your heroes and put a card from your hand in that spot.
effect-assault = Discard two cards; a player of your choice dismisses a hero.
effect-invade = Play a card on another player’s tree.
effect-plunder = See another player’s hand; you may swap one card.
effect-turncoat = Take one of your heroes back, play a card, then discard as many as you like.
effect-infiltrate = See any hand and place its cards on heroes of the same colour.
effect-augur = Draw a card, then discard one.
effect-offering = Discard a card; you may then play another of its colour.
effect-possess = Swap one of your heroes for one in another tree.
effect-chant = Discard your whole hand and draw three cards.
effect-prayer = Turn up the top card of the deck and play it.
effect-martyr = Everyone dismisses a hero; you fill the gaps with new cards.
effect-whisper = Play a card and take a Doom token.
effect-nix = Everyone dismisses a hero; you take a Doom token.
effect-ragnarok = All grandparents in all trees are dismissed; you take a Doom token.

## Questions: to the player asked, and what the others read meanwhile

ask-story-embellish = Embellish your story: which embellishment do you use? You may also pass.
    .wait = { $seat } is thinking about an embellishment.
ask-tale-continue = Continue the tale: play a card from your hand.
    .wait = { $seat } is choosing a card to play.
ask-skald-embellish = A skald lets you embellish. Which embellishment do you use? What you pass up now is lost.
    .wait = { $seat } is thinking about the skald’s embellishment.
ask-adapt-dismiss = Adapt: which of your heroes do you dismiss? A card from your hand will take that spot.
    .wait = { $seat } is choosing a hero to dismiss for Adapt.
ask-adapt-place = Adapt: which card from your hand do you place as { $spot }?
    .wait = { $seat } is choosing a card to place for Adapt.
ask-assault-pay = { $left ->
        [one] Assault: choose one more card to discard.
       *[other] Assault: you discard { $left } cards. Choose the first.
    }
    .wait = { $seat } is choosing cards to discard for Assault.
ask-assault-target = Assault: whom do you strike? They choose which of their heroes goes.
    .wait = { $seat } is choosing whom to strike with Assault.
ask-assault-dismiss = You are under assault: which of your heroes do you dismiss?
    .wait = { $seat } is under assault and is choosing a hero to dismiss.
ask-invade-play = Invade: play a card from your hand on another player’s tree.
    .wait = { $seat } is choosing a card and a tree to invade.
ask-plunder-target = Plunder: whose hand do you want to see?
    .wait = { $seat } is choosing a hand to plunder.
ask-plunder-swap = Plunder: swap one of your cards for one of { $target }’s, or keep what you have.
    .wait = { $seat } is thinking about a swap.
ask-turncoat-take = Turncoat: which of your heroes do you take back into your hand?
    .wait = { $seat } is choosing a hero to take back.
ask-turncoat-play = Turncoat: now play a card, the one you took back or any other.
    .wait = { $seat } is choosing a card to play for Turncoat.
ask-turncoat-discard = Turncoat: discard cards from your hand, as many as you like. They go together once you are done.
    .wait = { $seat } may discard cards.
ask-infiltrate-target = Infiltrate: whose hand do you want to see? You may choose your own.
    .wait = { $seat } is choosing a hand to infiltrate.
ask-infiltrate-place = { $target_you ->
        [yes] Infiltrate: place a card from your hand on a hero of the same colour, or stop.
       *[no] Infiltrate: place a card from { $target }’s hand on a hero of the same colour, or stop.
    }
    .wait = { $seat } is looking for heroes to cover with Infiltrate.
ask-augur-discard = Augur: which card do you discard? It may be the new one.
    .wait = { $seat } is choosing a card to discard for Augur.
ask-offering-discard = Offering: which card do you discard? Afterwards you may play another of its colour.
    .wait = { $seat } is choosing a card to offer.
ask-offering-play = Offering: you may play another card of the same colour ({ $colour }).
    .wait = { $seat } may play a card of the same colour.
ask-possess-take = Possess: which hero do you want from another tree?
    .wait = { $seat } is choosing a hero to possess.
ask-possess-give = Possess: which of your heroes do you give for { $spot }?
    .wait = { $seat } is choosing a hero to give away.
ask-prayer-play = Prayer: play the card that was turned up.
    .wait = { $seat } is choosing a spot for the card turned up.
ask-martyr-dismiss = Martyr: which of your heroes do you dismiss? A new card will take that spot.
    .wait = { $seat } is choosing a hero to dismiss for Martyr.
ask-martyr-place = Martyr: place one of the new cards in a spot that became free.
    .wait = { $seat } is placing the cards drawn for Martyr.
ask-whisper-play = Whisper: play a card from your hand.
    .wait = { $seat } is choosing a card to play for Whisper.
ask-nix-dismiss = Nix: which of your heroes do you dismiss?
    .wait = { $seat } is choosing a hero to dismiss for Nix.
ask-deck-draw = Which card comes off the deck?
    .wait = { $seat } is drawing a card.
ask-saga-deal = Which saga is dealt?
    .wait = { $seat } is dealing the sagas.
ask-first-choose = Who begins?
    .wait = { $seat } is drawing lots for who begins.

## Answers

move-embellish = { $embellishment }: { $effect }
move-play = { $there ->
        [none] Play { $card } as { $spot }
       *[other] Play { $card } as { $spot }, dismissing { $there }
    }
move-place = Place { $card }
move-place-at = { $there ->
        [none] Place { $card } as { $spot }
       *[other] Place { $card } as { $spot }, dismissing { $there }
    }
move-dismiss = { $there ->
        [none] Dismiss { $spot }
       *[other] Dismiss { $there }, { $spot }
    }
move-take = { $there ->
        [none] Take back { $spot }
       *[other] Take back { $there }, { $spot }
    }
move-possess = { $there ->
        [none] Take { $spot }
       *[other] Take { $there }, { $spot }
    }
move-give = { $there ->
        [none] Give { $spot }
       *[other] Give { $there }, { $spot }
    }
move-swap = Give { $card } for { $other }
move-keep = Swap nothing
move-discard = Discard { $card }
move-done = Done
move-stop = Stop
move-pass = Pass
move-choose = { $you ->
        [yes] Yourself
       *[no] { $seat }
    }
move-draw = Draw { $card }
move-saga = Deal “{ $saga }”
move-first = { $you ->
        [yes] You begin
       *[no] { $seat } begins
    }

## What an answer would bring, behind it, with commas between

brings-wins = completes your saga
brings-ties = { $you ->
        [yes] a pair matches in { $trait }
       *[no] a pair of { $seat } matches in { $trait }
    }
brings-told = { $you ->
        [yes] { $now } of 6 instead of { $was }
       *[no] { $seat } has { $now } of 6 instead of { $was }
    }
brings-opens = opens { $what }
brings-shuts = closes { $what }
brings-gone = dismisses { $cards }
brings-grants = { $you ->
        [yes] the skald lets you embellish
       *[no] the skald lets { $seat } embellish
    }

## Events

event-saga = { $you ->
        [yes] You are dealt the saga “{ $saga }” ({ $traits }).
       *[no] { $seat } is dealt the saga “{ $saga }” ({ $traits }).
    }
event-first = { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
event-turn = { $you ->
        [yes] Turn { $turn }: it is your turn.
       *[no] Turn { $turn }: { $seat }.
    }
event-draw = { $you ->
        [yes] You draw { $cards }.
       *[no] { $count ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
    }
event-reshuffle = { $count ->
        [one] The deck is used up; the one card in the discard pile becomes the new deck.
       *[other] The deck is used up; the { $count } cards in the discard pile are shuffled into a new one.
    }
event-reveal = { $you ->
        [yes] You turn up { $card }.
       *[no] { $seat } turns up { $card }.
    }
event-embellish = { $you ->
        [yes] You use { $embellishment }.
       *[no] { $seat } uses { $embellishment }.
    }
event-pass = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-play = { $you ->
        [yes] { $covered ->
            [none] You play { $card } as { $spot }.
           *[other] You play { $card } as { $spot }, dismissing { $covered }.
        }
       *[no] { $covered ->
            [none] { $seat } plays { $card } as { $spot }.
           *[other] { $seat } plays { $card } as { $spot }, dismissing { $covered }.
        }
    }
event-place = { $you ->
        [yes] { $covered ->
            [none] You place { $card } as { $spot }.
           *[other] You place { $card } as { $spot }, dismissing { $covered }.
        }
       *[no] { $covered ->
            [none] { $seat } places { $card } as { $spot }.
           *[other] { $seat } places { $card } as { $spot }, dismissing { $covered }.
        }
    }
event-dismiss = { $you ->
        [yes] You dismiss { $card }, { $spot }.
       *[no] { $owner } dismisses { $card }, their { $spot }.
    }
event-discard = { $you ->
        [yes] You discard { $cards }.
       *[no] { $seat } discards { $cards }.
    }
event-take = { $you ->
        [yes] You take back { $card }, { $spot }.
       *[no] { $seat } takes back { $card }, their { $spot }.
    }
event-target = { $own ->
        [yes] { $you ->
            [yes] You turn the assault on yourself: one of your own heroes must go.
           *[no] { $seat } turns the assault on their own tree: one hero must go.
        }
       *[no] { $you ->
            [yes] You strike at { $target }: one of their heroes must go.
           *[no] { $target_you ->
                [yes] { $seat } strikes at you: one of your heroes must go.
               *[no] { $seat } strikes at { $target }: one hero must go.
            }
        }
    }
event-look = { $own ->
        [yes] { $you ->
            [yes] You choose your own hand.
           *[no] { $seat } chooses their own hand.
        }
       *[no] { $you ->
            [yes] You see { $target }’s hand: { $cards }.
           *[no] { $target_you ->
                [yes] { $seat } looks at your hand.
               *[no] { $seat } looks at { $target }’s hand.
            }
        }
    }
event-swap = { $you ->
        [yes] You give { $gave } to { $target } and get { $took }.
       *[no] { $target_you ->
            [yes] { $seat } takes { $took } from you and gives you { $gave }.
           *[no] { $seat } swaps a card with { $target }.
        }
    }
event-keep = { $you ->
        [yes] You swap nothing.
       *[no] { $seat } swaps nothing.
    }
event-possess = { $you ->
        [yes] You swap { $given }, { $spot }, for { $card }, { $from }.
       *[no] { $seat } swaps { $given }, their { $spot }, for { $card }, { $from }.
    }
event-doom = { $you ->
        [yes] You take a Doom token: anyone may play on your tree until your next turn.
       *[no] { $seat } takes a Doom token: anyone may play on their tree until their next turn.
    }
event-undoom = { $you ->
        [yes] You put your Doom token away.
       *[no] { $seat } puts their Doom token away.
    }
event-grant = { $you ->
        [yes] A skald grants you an embellishment.
       *[no] A skald grants { $seat } an embellishment.
    }
event-decline = { $you ->
        [yes] You decline the skald’s embellishment.
       *[no] { $seat } declines the skald’s embellishment.
    }
event-lost = { $you ->
        [yes] No embellishment is open to you: the skald’s grant is lost.
       *[no] No embellishment is open to { $seat }: the skald’s grant is lost.
    }
event-lapse = { $cap ->
        [one] Skalds grant only one embellishment in a turn. The rest lapse: { $seats }.
       *[other] Skalds grant only { $cap } embellishments in a turn. The rest lapse: { $seats }.
    }
event-win = { $you ->
        [yes] You win! All six traits are in your tree, and your saga is true.
       *[no] { $seat } wins! All six traits are in their tree, and their saga is true.
    }
event-cap = { $turns ->
        [one] The game ends after one turn, and nobody wins.
       *[other] The game ends after { $turns } turns, and nobody wins.
    }

## Options of a table

option-basic = Basic game
    .doc = Leaves out skalds, ghosts and Doom tokens. Good for your first game.
option-ghosts_removed = Ghosts left out
    .doc = Fewer ghosts make a shorter game. Only with four players and the full deck.
option-sagas = Sagas
    .doc = Which sagas may be dealt.
    .normal = all but the difficult ones
    .all = all of them
    .difficult = only the difficult ones
option-deck_profile = Skalds and ghosts
    .doc = How many are in the deck: 12-8 means 12 skalds and 8 ghosts, 8-12 means 8 skalds and 12 ghosts.
option-infiltrate_queue = Queue after Infiltrate
    .doc = Who comes first when Infiltrate has brought several skalds into trees.
    .next = the next player
    .actor = the player who used it
option-first = First player
    .doc = Who begins: someone drawn by lot, or the seat you name.
    .random = drawn by lot
option-turn_cap = Most turns in a game
    .doc = After this many turns the game ends, and nobody wins.
option-grant_cap = Most skalds’ embellishments in a turn
    .doc = Any beyond this number lapse, so that a turn cannot go on for ever.
option-undo = Taking back
    .doc = You may take back an answer as long as it showed nothing hidden and nobody else has acted since.

fault-norsaga-ghosts-removed = { $number } ghosts can be left out only with four players and the full deck.
fault-norsaga-profile-basic = The basic game has no skalds and no ghosts; leave their numbers at 12-8.
fault-norsaga-first = Seat { $first } cannot begin: only { $players } are playing.

## The three steps of a turn

step-1 = Catch your Breath
step-2 = Embellish your Story
step-3 = Continue the Tale

## Single words on the table

term-tree = Family tree
term-hand = Hand
term-saga = Saga
term-progress = Progress
term-markers = Markers
term-deck = Deck
term-discard = Discard pile
term-queue = Queue
term-doomed = Doom token
term-eligible = Open embellishments
term-turn = Turn
term-known-cards = Known in hand
term-maybe-cards = Perhaps in hand
term-won = Winner
term-cap = Nobody wins
tree-of = { $name }’s family tree
tree-yours = Your family tree
held-card = { $card } is lifted. Choose a spot, or another card.
held-spot = Which card goes there: { $spot }?
row-as = As { $spot }
row-over = over { $there }
row-free = an empty spot
row-closed = On another player’s tree
row-for = For { $other }
row-give = Give { $card }

### Yggdrasil Chronicles in English: names, questions, answers, events. The rules stand in en.rules.ftl.

title = Yggdrasil Chronicles
tagline = Hold the world tree together until the dragon has gnawed his way to the end.

dealer = The dealer
table = The table
card = { $god }’s { $enemy } card

## Gods

god-freyia = Freyia
    .power = May use heroes after the throw as well.
    .start = Every other god is her chance acquaintance.
god-freyr = Freyr
    .power = Facing risks, he averts one for every two elves he sends home.
    .start = Begins with two elves.
god-frigg = Frigg
    .power = May give up step 3 so that she or a god in her world regains a life point.
    .start = A b on a Vanir die succeeds.
god-heimdall = Heimdall
    .power = May move to Midgard from anywhere.
    .start = A b on any die succeeds.
god-odin = Odin
    .power = May move to Asgard from anywhere.
    .start = Every other god is his brother in arms.
god-thor = Thor
    .power = A success on his god die averts two risks.
    .start = No starting ability.
god-tyr = Tyr
    .power = Fenrir does not end his turn.
    .start = A b or c on the god die succeeds.

## Worlds and their actions

world-asgard = Asgard
    .action = Heal any devastated world, at 3 risks (2 with advantage, 4 with disadvantage).
world-alfheim = Alfheim
    .action = Take up to 2 elves (3 with advantage, 1 with disadvantage).
world-vanaheim = Vanaheim
    .action = Take up to 2 Vanir dice (3 with advantage, 1 with disadvantage).
world-midgard = Midgard
    .action = Send 2 heroes to Valhalla (3 with advantage, 1 with disadvantage).
world-nidavellir = Nidavellir
    .action = Take the open artifact of level 1 or 2 (any level with advantage, level 1 with disadvantage).
world-svartalfheim = Svartalfheim
    .action = Draw 2 creatures (3 with advantage, 1 with disadvantage) and call one.
world-jotunheim = Jotunheim
    .action = Throw the white and green runestones (all three with advantage, only white with disadvantage).
world-niflheim = Niflheim
    .action = Free up to 3 anonymous from Hel, at 2 risks (1 with advantage, 3 with disadvantage).
world-muspellheim = Muspellheim
    .action = Rout up to 3 fire giants from Surt, at 2 risks (1 with advantage, 3 with disadvantage).
world-cage = the cage

## Enemies

enemy-surt = Surt
enemy-hel = Hel
enemy-iormungand = Iormungand
enemy-fenrir = Fenrir
enemy-loki = Loki
enemy-nidhogg = Nidhogg

## Jotnar

jotun-angrboda = Angrboda
    .effect = Loki cannot be fought.
jotun-gerda = Gerda
    .effect = Surt cannot be fought.
jotun-hyrrokkin = Hyrrokkin
    .effect = Hel cannot be fought.
jotun-hymir = Hymir
    .effect = Iormungand cannot be fought.
jotun-vafthrudnir = Vafthrudnir
    .effect = Fenrir cannot be fought.
jotun-thjazi = Thjazi
    .effect = No action in Asgard.
jotun-baugi = Baugi
    .effect = No action in Alfheim.
jotun-skadi = Skadi
    .effect = No action in Vanaheim.
jotun-geirrod = Geirrod
    .effect = No action in Midgard.
jotun-greip = Greip
    .effect = No action in Nidavellir.
jotun-gjalp = Gjalp
    .effect = No action in Svartalfheim.
jotun-starkadr = Starkadr
    .effect = No action in Niflheim.
jotun-beli = Beli
    .effect = No action in Muspellheim.
jotun-suttung = Suttung
    .effect = No elves in saving throws.
jotun-skyrmir = Skyrmir
    .effect = No heroes against risks.
jotun-thrym = Thrym
    .effect = No artifact has any effect.
jotun-hrungnir = Hrungnir
    .effect = No Vanir dice in saving throws.
jotun-utgardloki = Utgardloki
    .effect = No god dice in saving throws.

## Artifacts

artifact-andvarinaut = Andvarinaut
    .effect = After a throw, roll any of your Vanir dice again, once.
artifact-draupnir = Draupnir
    .effect = After a throw, roll your god die again, once.
artifact-giallarhorn = Giallarhorn
    .effect = Move to any world of the middle level.
artifact-hringhorni = Hringhorni
    .effect = Move to any world of the bottom level.
artifact-megingjord = Megingjord
    .effect = Your weapons avert two risks instead of one.
artifact-skidbladnir = Skidbladnir
    .effect = Move to any world of the top level.
artifact-gleipnir = Gleipnir
    .effect = Averts a risk against Fenrir.
artifact-gungnir = Gungnir
    .effect = Averts a risk against Hel.
artifact-hofund = Hofund
    .effect = Averts a risk against Loki.
artifact-jarngreipr = Jarngreipr
    .effect = Averts a risk against a jotun.
artifact-mimming = Mimming
    .effect = Averts a risk against Surt.
artifact-mjollnir = Mjollnir
    .effect = Averts a risk against Iormungand.
artifact-brisingamen = Brisingamen
    .effect = After a throw, keep one Vanir die that would be lost.
artifact-gullinbursti = Gullinbursti
    .effect = In step 3, act and fight.
artifact-idunn = Idunn’s apples
    .effect = Healing the tree costs you one life point instead of two.
artifact-odroerir = Odroerir
    .effect = Alone in a world, you may act with advantage.
artifact-svalinn = Svalinn
    .effect = After a throw, keep one elf you used.
artifact-valshamr = Valshamr
    .effect = When you act, you may ignore an enemy in your world.

## Creatures

creature-stags = Dain, Duneyr, Durathor and Dvalin
    .effect = Regain a life point.
creature-eikthyrnir = Eikthyrnir
    .effect = Heal any devastated world at no cost.
creature-gerifreki = Geri and Freki
    .effect = Go to any world, then you may fight there with one risk averted.
creature-gullfaxi = Gullfaxi
    .effect = Beat any active jotun.
creature-gullinkambi = Gullinkambi
    .effect = Send one hero to Valhalla.
creature-gulltopp = Gulltopp
    .effect = All gods may trade elves, Vanir dice and artifacts.
creature-heidrun = Heidrun
    .effect = Regain up to two life points.
creature-hildisvini = Hildisvini
    .effect = Take up to three elves.
creature-huginmunin = Hugin and Munin
    .effect = Take up to two Vanir dice.
creature-ratatosk = Ratatosk
    .effect = Go to any world, then you may act there.
creature-saehrimnir = Saehrimnir
    .effect = One god of your choice regains a life point.
creature-skuld = Skuld
    .effect = See and order the top two cards of every pile.
creature-sleipnir = Sleipnir
    .effect = Every god may go to any world.
creature-tann = Tanngrisnir and Tanngnjostr
    .effect = Share two life points among gods of your choice.
creature-urd = Urd
    .effect = Two open enemy cards go under their owners’ piles.
creature-vedrfolnir = Vedrfolnir
    .effect = Send up to two heroes to Valhalla.
creature-verdandi = Verdandi
    .effect = All gods may trade life points.
creature-vidofnir = Vidofnir
    .effect = Send up to three heroes to Valhalla.

## Small things

strength-normal = normal
strength-advantage = with advantage
strength-disadvantage = with disadvantage
stone-white = white
stone-green = green
stone-red = red
stone-sides = The { $stone } runestone: { $first } or { $second }.
rune-rotate = turn the tree
rune-journey = a journey
rune-action = a world’s action
rune-life = life
die-god = god die
die-vanir = Vanir die
face-blank = blank
thing-elf = an elf
thing-die = a Vanir die
thing-life = a life point

## How it ends

reason-tree = Your task is done.
reason-life = A god has no life left.
reason-surt-top = Surt climbs beyond the top of the tree.
reason-hel-top = Hel climbs beyond the top of the tree.
reason-giants = There are not enough fire giants for Surt.
reason-jotnar = There is no jotun pawn left for Loki.
reason-jotun-cards = There is no jotun card left for Loki.
reason-islands = Iormungand has swallowed the last island.
reason-anonymous = There are not enough anonymous for Hel.
reason-wall = There is no piece of the wall left for another devastated world.
reason-dead-tree = Nidhogg has reached the dead tree.
reason-page = What the page warned of has happened.
reason-book = What the book demands cannot be done.

## Questions

ask-god-choose = Which god do you play?
    .wait = { $seat } is choosing a god.
ask-support-choose = Which god stands by as a support god?
    .wait = { $seat } is choosing a support god.
ask-artifact-deal = Which artifact lies on top?
    .wait = { $seat } is uncovering an artifact.
ask-turn-order = In which order do you play this round?
    .wait = { $seat } is agreeing on the order of this round.
ask-card-reveal = Which enemy card is it?
    .wait = { $seat } is turning over an enemy card.
ask-cards-return = The third { $enemy } card is open. Which of the other two goes under the pile first?
    .wait = { $seat } is returning two enemy cards.
ask-jotun-draw = Which jotun is activated?
    .wait = { $seat } is drawing a jotun card.
ask-support-move = { $god }’s card activated the enemy. Where does { $god } go?
    .wait = { $seat } may move a support god.
ask-god-move = Where do you go?
    .wait = { $seat } may move.
ask-travel-jump = Do you join a travel companion first?
    .wait = { $seat } may join a travel companion.
ask-kin-take = What do you take from your blood relatives?
    .wait = { $seat } may take things from blood relatives.
ask-deed-choose = What do you do?
    .wait = { $seat } is choosing an action or a fight.
ask-asgard-heal = Which world do you heal? You will face { $risks ->
        [one] one risk
       *[other] { $risks } risks
    }.
    .wait = { $seat } is choosing a world to heal.
ask-elves-take = How many elves do you take?
    .wait = { $seat } is taking elves.
ask-dice-take = How many Vanir dice do you take?
    .wait = { $seat } is taking Vanir dice.
ask-artifact-take = Which artifact do you take?
    .wait = { $seat } is choosing an artifact.
ask-dead-free = How many anonymous do you send home?
    .wait = { $seat } is freeing anonymous from Hel.
ask-giants-rout = How many fire giants do you rout?
    .wait = { $seat } is routing fire giants.
ask-creature-draw = Which creature is drawn?
    .wait = { $seat } is drawing a creature.
ask-creature-call = Which creature do you call?
    .wait = { $seat } is choosing a creature.
ask-life-take = How many life points do you regain?
    .wait = { $seat } is regaining life.
ask-stag-heal = Eikthyrnir: which world is healed?
    .wait = { $seat } is choosing a world for Eikthyrnir to heal.
ask-heroes-call = How many heroes do you send to Valhalla?
    .wait = { $seat } is sending heroes to Valhalla.
ask-jotun-beat = Gullfaxi: which jotun is beaten?
    .wait = { $seat } is choosing a jotun to beat.
ask-wolves-roam = Geri and Freki: which world do you go to?
    .wait = { $seat } is running with the wolves.
ask-wolves-fight = Geri and Freki: whom do you fight?
    .wait = { $seat } may fight beside the wolves.
ask-squirrel-roam = Ratatosk: which world do you go to?
    .wait = { $seat } is following Ratatosk.
ask-squirrel-act = Ratatosk: do you act in { $world }?
    .wait = { $seat } may act where Ratatosk led.
ask-life-give = Who regains a life point? { $count ->
        [one] This is the last one.
       *[other] { $count } are left to give.
    }
    .wait = { $seat } is giving life points.
ask-life-trade = Verdandi: does { $god } give life points away?
    .wait = { $seat } is trading life points.
ask-things-trade = Gulltopp: does { $god } give anything away?
    .wait = { $seat } is trading elves, dice and artifacts.
ask-sleipnir-next = Sleipnir: which god rides next?
    .wait = { $seat } is saying who rides next.
ask-sleipnir-ride = Sleipnir: where does { $god } ride from { $world }?
    .wait = { $seat } is riding Sleipnir.
ask-pile-look = Which card does Skuld show?
    .wait = { $seat } is showing cards for Skuld.
ask-pile-order = Skuld: which card lies on top of { $god }’s pile?
    .wait = { $seat } is ordering the piles.
ask-urd-return = Urd: which open card goes under its owner’s pile? { $count ->
        [one] This is the last one.
       *[other] { $count } go.
    }
    .wait = { $seat } is choosing cards for Urd.
ask-stones-cast = Which side lands face up?
    .wait = { $seat } is throwing a runestone.
ask-stones-use = Which rune do you use? These lie face up: { $runes }.
    .wait = { $seat } is using the runes.
ask-heroes-use = { $risks ->
        [one] One risk is left.
       *[other] { $risks } risks are left.
    } How many heroes do you use?
    .wait = { $seat } may use heroes.
ask-throw-choose = { $risks ->
        [one] One risk is left.
       *[other] { $risks } risks are left.
    } How many Vanir dice do you throw with your god die?
    .wait = { $seat } is choosing dice.
ask-brother-help = { $risks ->
        [one] { $roller } faces one more risk.
       *[other] { $roller } faces { $risks } more risks.
    } Does { $god } help?
    .wait = { $seat } may help as a brother in arms.
ask-die-roll = How does the die fall?
    .wait = { $seat } is rolling a die.
ask-throw-reroll = Do you roll dice again?
    .wait = { $seat } may roll dice again.
ask-helper-reroll = Your die shows { $face }. Do you roll it again?
    .wait = { $seat } may roll a die again.
ask-elves-use = { $risks ->
        [one] One risk is left.
       *[other] { $risks } risks are left.
    } Which die does an elf turn?
    .wait = { $seat } may use elves.
ask-helper-elf = { $risks ->
        [one] One risk is left.
       *[other] { $risks } risks are left.
    } Does an elf of yours turn your die?
    .wait = { $seat } may help with an elf.
ask-heroes-late = { $risks ->
        [one] One risk is left.
       *[other] { $risks } risks are left.
    } How many heroes do you use now?
    .wait = { $seat } may use heroes after the throw.
ask-pairs-use = { $risks ->
        [one] One risk is left.
       *[other] { $risks } risks are left.
    } How many pairs of elves do you send home?
    .wait = { $seat } may send pairs of elves home.
ask-risk-bear = { $risks ->
        [one] One life point is still to be lost.
       *[other] { $risks } life points are still to be lost.
    } Who loses the next?
    .wait = { $seat } is choosing who suffers.
ask-die-keep = Brisingamen: do you keep a Vanir die that would be lost?
    .wait = { $seat } may keep a Vanir die.
ask-elf-keep = Svalinn: do you keep an elf you used?
    .wait = { $seat } may keep an elf.
ask-lent-keep = Svalinn: do you keep the elf that helped?
    .wait = { $seat } may keep an elf.
ask-chance-take = What do you take from { $god }’s throw?
    .wait = { $seat } may take a piece as a chance acquaintance.
ask-saga-send = How many?
    .wait = { $seat } is deciding how many.
ask-saga-choose = Which one?
    .wait = { $seat } is choosing an opponent of the saga.
ask-saga-name = Which god faces them?
    .wait = { $seat } is naming a god.
ask-saga-arm = Who takes an artifact and an elf next?
    .wait = { $seat } is saying who takes an artifact next.
ask-saga-fate = Which enemy is your fated foe?
    .wait = { $seat } is naming a fated foe.
ask-token-turn = What does the marker show?
    .wait = { $seat } is turning up a marker.
ask-tile-draw = Who lies on top at the quay?
    .wait = { $seat } is turning up a tile.
ask-tile-put = { $foe } lies on top at the quay. Does the tile stay there?
    .wait = { $seat } is looking at a tile.
ask-artifact-bury = Which artifact do you give?
    .wait = { $seat } is giving an artifact.

## Answers

move-god = { $god }
move-order = { $gods }
move-reveal = { $card }
move-first = { $card } first
move-jotun = { $foe }
move-artifact = { $artifact }
move-creature = { $creature }
move-stone = { $stone } stone: { $rune }
move-roll = { $die }: { $face }
move-look = { $card }
move-move = Go to { $world }
move-stay = Stay
move-pass = Pass
move-done = Done
move-none = No
move-act = Act, { $strength }
move-heal = { $world ->
        [none] Heal the tree
       *[other] Heal { $world }
    }
move-fight = Fight { $foe }
move-bless = { $god } regains a life point
move-take = { $god ->
        [none] { $thing ->
            [none] { $count }
           *[other] { $effect ->
                [none] Take { $thing }
               *[other] Take { $thing }: { $effect }
            }
        }
       *[other] Take { $thing } from { $god }
    }
move-call = { $creature }: { $effect }
move-beat = Beat { $foe }
move-regain = { $god ->
        [none] Regain a life point
       *[other] { $god } regains a life point
    }
move-give = Give { $thing } to { $god }
move-next = { $god }
move-top = { $card } on top
move-under = { $god ->
        [none] { $card }
       *[other] { $card }, under { $god }’s pile
    }
move-rotate = { $count ->
        [0] Do not turn the tree
        [one] Turn the tree one step
       *[other] Turn the tree { $count } steps
    }
move-journey = { $god } goes to { $world }
move-action = The action of { $world }
move-heroes = { $count ->
        [0] No heroes
        [one] One hero
       *[other] { $count } heroes
    }
move-throw = { $count ->
        [0] Throw the god die alone
        [one] Throw one Vanir die too
       *[other] Throw { $count } Vanir dice too
    }
move-refrain = Do not throw
move-help = Help
move-reroll = Roll the god die again
move-mark = Take up a Vanir die with { $face }
move-again = Roll the dice you took up
move-keep = { $thing ->
        [none] Leave the dice as they lie
       *[other] Keep { $thing }
    }
move-elf = { $face ->
        [none] An elf turns the { $die }
       *[other] An elf turns the { $die } with { $face }
    }
move-pairs = { $count ->
        [0] No elves
        [one] Two elves for one risk
       *[other] Elves for { $count } risks
    }
move-hurt = { $god } loses a life point
move-saga = { $world ->
        [none] { $errand }
       *[other] { $errand } in { $world }
    }
move-choose = Choose { $foe }
move-name = Name { $god }
move-turn = It is { $token }
move-tile = It is { $foe }
move-leave = Leave it on top
move-bottom = Put it under the others
move-fate = { $foe }
move-bury = Give { $artifact }

## Events

event-god = { $seat ->
        [none] { $god } stands by as a support god.
       *[other] { $seat } plays { $god }.
    }
event-round = Round { $round } begins. Everybody lays an enemy card face down.
event-order = The order of this round: { $gods }.
event-turn = Turn { $turn }: { $god }.
event-reveal = { $god } turns over { $card }.
event-activate = { $over ->
        [1] { $god } activates { $enemy }! This ends { $god }’s turn.
       *[0] { $god } activates { $enemy }!
    }
event-return = { $card } goes under { $god }’s pile.
event-shuffle = { $card } is shuffled into { $god }’s pile.
event-stand = { $enemy } comes to { $place }.
event-turned = { $count ->
        [one] The middle level turns one step.
       *[other] The middle level turns { $count } steps.
    }
event-muster = { $count } fire giants join Surt.
event-hurt = { $count ->
        [one] { $god } loses a life point.
       *[other] { $god } loses { $count } life points.
    }
event-regain = { $count ->
        [one] { $god } regains a life point.
       *[other] { $god } regains { $count } life points.
    }
event-wake = The jotun { $jotun } is activated. { $effect }
event-island = Iormungand is on island { $island }.
event-drown = { $count ->
        [one] One anonymous goes to Hel.
       *[other] { $count } anonymous go to Hel.
    }
event-gnaw = { $count ->
        [0] Nidhogg reaches the tree.
        [one] Nidhogg gnaws on: one space to the tree.
       *[other] Nidhogg gnaws on: { $count } spaces to the tree.
    }
event-devastate = { $world } is devastated!
event-heal = { $world } is healed.
event-beat = { $jotun } is beaten.
event-go = { $god } goes to { $world }.
event-act = { $strength ->
        [normal] { $god } takes the action of { $world }.
       *[other] { $god } takes the action of { $world } { $strength }.
    }
event-elves = { $count ->
        [one] { $god } takes an elf.
       *[other] { $god } takes { $count } elves.
    }
event-dice = { $count ->
        [one] { $god } takes a Vanir die.
       *[other] { $god } takes { $count } Vanir dice.
    }
event-einherjar = { $count ->
        [0] { $god } finds no hero to send to Valhalla.
        [one] { $god } sends a hero to Valhalla.
       *[other] { $god } sends { $count } heroes to Valhalla.
    }
event-artifact = { $god } takes { $artifact }.
event-uncover = { $artifact } lies open in Nidavellir.
event-freed = { $count ->
        [one] { $god } frees one anonymous.
       *[other] { $god } frees { $count } anonymous.
    }
event-routed = { $count ->
        [one] { $god } routs one fire giant.
       *[other] { $god } routs { $count } fire giants.
    }
event-fight = { $god } fights { $foe }, whose power is { $power }.
event-rest = { $god } does nothing more.
event-danger = { $count ->
        [0] { $god } faces { $risks ->
            [one] one risk
           *[other] { $risks } risks
        }.
       *[other] { $god } faces { $risks ->
            [one] one risk
           *[other] { $risks } risks
        }; { $count } averted by weapons or wolves.
    }
event-heroes = { $count ->
        [one] A hero averts a risk for { $god }.
       *[other] { $count } heroes avert risks for { $god }.
    }
event-pairs = { $count ->
        [one] { $god } sends two elves home and averts a risk.
       *[other] { $god } sends elves home, two for each of { $count } risks.
    }
event-help = { $god } helps as a brother in arms.
event-die = { $god }’s { $die } shows { $face }.
event-reroll = { $god } rolls again.
event-elf = { $god } turns a die with an elf.
event-keep-die = { $god } keeps a Vanir die.
event-keep-elf = { $god } keeps an elf.
event-take-elf = { $god } takes an elf from the throw.
event-take-die = { $god } takes a Vanir die from the throw.
event-lost-dice = { $count ->
        [one] { $god } loses a Vanir die.
       *[other] { $god } loses { $count } Vanir dice.
    }
event-pass-on = { $god } passes { $thing } to { $to }.
event-stone = The { $stone } runestone shows { $rune }.
event-creature = { $creature } is drawn.
event-call = { $god } calls { $creature }.
event-look = Skuld shows { $card } in { $god }’s pile.
event-page = A page is turned: { $page }.
event-errand = { $god } in { $world }: { $errand }.
event-gnawed = { $count ->
        [0] Nidhogg reaches the end of the page.
        [one] Nidhogg gnaws on: one space is left on the page.
       *[other] Nidhogg gnaws on: { $count } spaces are left on the page.
    }
event-token = In { $world } the marker shows { $token }.
event-put = { $count ->
        [one] In { $worlds } now lies { $token }.
        [9] In every world now lies { $token }.
       *[other] In each of these worlds now lies { $token }: { $worlds }.
    }
event-taken = In { $world }, { $token } is taken away.
event-tally = { $tally }: now { $count }.
event-note = { $foe } is now on space { $count }.
event-figure = { $foe } comes to { $world }.
event-berth = { $foe } is { $stand }.
event-sent = { $count ->
        [one] One goes from “{ $source }” to “{ $target }”.
       *[other] { $count } go from “{ $source }” to “{ $target }”.
    }
event-embers = { $count ->
        [0] { $foe } shakes off the embers.
       *[other] Embers weaken { $foe } for the next fight.
    }
event-aboard = { $foe } goes aboard Naglfar.
event-peek = { $foe } lies on top at the quay.
event-fate = The fated foe of { $god } is { $enemy }.
event-buried = { $god } gives { $artifact }, which goes under its stack.
event-held = { $enemy } cannot climb to { $world }.
event-slain = { $enemy } is slain!
event-unneeded = { $jotun } finds nobody to support and goes away.
event-win = { $reason } The tree stands, and you have won!
event-lose = { $reason } You have lost.

## Options of a table

option-difficulty = Difficulty
    .doc = The hard game is longer, and in it the gods have their powers and abilities.
    .easy = easy
    .hard = hard
option-saga = Saga
    .doc = A saga of the Ragnarok campaign instead of the standard page; the gods have their powers and abilities in it. The sagas are retold for this table.
    .none = none
    .balder = 1. The death of Balder
    .fimbulwinter = 2. Fimbulwinter
    .sky_wolves = 3. The sky wolves
    .naglfar = 4. The ship of the dead
    .bifrost = 5. The fall of Bifrost
    .vigrid = 6. The final battle on Vigrid
option-memory = Memory aid
    .doc = Shows what an attentive table remembers of the piles of enemy cards.
option-consent = Deciding together
    .doc = Whose yes a proposal to the whole table needs. Bots always go along.
    .one = one other player’s
    .all = every player’s
option-support_after_fenrir = Support god moves after Fenrir
    .doc = When a support god’s card activates Fenrir, that god may still move. Only with one or two players.
option-fenrir_duo = Fenrir with two players
    .doc = Whose pile the Fenrir card just revealed is shuffled into when it belongs to the support god.
    .owner = the player who would get it anyway
    .active = always the active player
option-fenrir_solo = Fenrir with one player
    .doc = When the Fenrir card that activated him is shuffled back in.
    .third = when the third copy comes
    .once = at once
option-healing_delay = Healed worlds wait
    .doc = Which healing makes a world’s action wait for the next turn.
    .tree = only the action “heal the tree”
    .all = every kind of healing
option-creatures = Creature deck
    .doc = What happens when all creatures have been drawn.
    .once = the action is no longer possible
    .reshuffle = the discarded cards are shuffled
option-thor_helps = Thor as a helper
    .doc = How many risks a success of Thor averts when he helps as a brother in arms. Only in the hard game.
option-undo = Taking back
    .doc = Whether answers may be taken back.

## What is legal, but perhaps not meant

warn-may-die = This can cost the last life, and the game.
warn-will-die = This costs the last life: the game would be lost.
warn-moves-nobody = It is already where it retreats to: nobody would move.
warn-devastates = Another enemy is where it retreats to: that world would be devastated.
warn-in-vain = Two enemies are there: it would be devastated again at once.
warn-does-nothing = It could do nothing now.

## What an answer gives and costs

terms-life = { $value ->
        [one] heal this world for 1 life point
       *[other] heal this world for { $value } life points
    }
terms-under = { $middle } under { $top }
terms-place = it retreats to { $value }
terms-island = it retreats to island { $value }
terms-ends = this ends: { $value }
terms-heroes = { $value ->
        [one] 1 hero could help
       *[other] { $value } heroes could help
    }
terms-brothers = { $value ->
        [one] a brother in arms could help
       *[other] { $value } brothers in arms could help
    }

## The campaign

campaign-ragnarok = Ragnarok
saga-balder = The Death of Balder
saga-fimbulwinter = Fimbulwinter
saga-sky_wolves = The Sky Wolves
saga-naglfar = The Ship of the Dead
saga-bifrost = The Fall of Bifrost
saga-vigrid = The Battle on Vigrid
bond-brother = brother in arms
bond-blood = blood relative
order-chance = { $enemy } { $chance }%
bond-chance = chance acquaintance
bond-travel = travel companion

row-god = God die
row-vanir = Vanir dice
row-elf = Elves
row-die = Vanir dice to begin with
row-brother = Brothers in arms
row-blood = Blood relatives
row-chance = Chance acquaintances
row-travel = Travel companions

ask-sheet-buy = { $count ->
        [one] You have one experience point. What do you buy for it?
       *[other] You have { $count } experience points. What do you buy for them?
    }
    .wait = { $seat } spends experience.
ask-pieces-share = The reserve is too small for everybody. Who goes without { $thing }?
    .wait = The table decides who goes without a piece.
move-buy = { $bond ->
        [none] { $thing ->
            [none] { $face } on the { $die }
           *[other] Buy { $thing }
        }
       *[other] { $god } as a { $bond }
    }
move-without = { $god } goes without
event-saga = { $count ->
        [one] The saga “{ $saga }” begins.
       *[other] The saga “{ $saga }” begins once more: try { $count }.
    }
event-experience = { $count ->
        [one] { $god } gains one experience point.
       *[other] { $god } gains { $count } experience points.
    }
event-learn = From now on { $face } on the { $die } succeeds for { $god }.
event-equip = { $god } buys { $thing } for the start of every game.
event-befriend = { $god } has { $to } as a { $bond } from now on.

terms-does = { $value }
terms-cost = { $value ->
        [one] costs 1 point
       *[other] costs { $value } points
    }
terms-left = { $value ->
        [one] 1 point left
       *[other] { $value } points left
    }
does-god = succeeds in every throw of your god die
does-vanir = succeeds in every throw of your Vanir dice
does-elf = one more at the start of every game
does-die = one more at the start of every game
does-brother = in your world this god may roll a die for you
does-blood = in your world you may take what this god owns
does-chance = in your world you may take an elf used or a Vanir die lost in this god’s throw
does-travel = before your move you may go to this god

option-campaign = Campaign
    .doc = Six sagas in a row, each tried as often as it takes, with experience to spend in between. The hard game is played, and the number of players stays.
    .none = a single game
    .ragnarok = Ragnarok
fault-yggdrasil-tries = “{ $part }={ $value }” does not work: write { $count } numbers, one for each saga.
fault-yggdrasil-players-fixed = This campaign goes on with { $players ->
        [one] one player
       *[other] { $players } players
    } only: the boxes of its sheets depend on it.

## What is wrong with a table or a position

fault-yggdrasil-option-players = The option { $option } makes no difference at a table of { $players }; it is for { $right }.
fault-yggdrasil-option-campaign = A campaign tells all sagas in their order, so the option { $option } cannot be “{ $value }” there: leave it out, or play the saga without the campaign.
fault-yggdrasil-option-hard = The option { $option } is for the hard game.
fault-yggdrasil-gods = “{ $gods }” does not work: this table needs { $count } different gods, the players’ first.
fault-yggdrasil-no-god = “{ $part }” belongs to nobody: the gods of this table are { $gods }.
fault-yggdrasil-support = “{ $part }” does not work: a support god has only a place and life points.
fault-yggdrasil-pile = “{ $part }” has { $found } unknown places; { $number } cards are unknown.
fault-yggdrasil-tokens = The piles hold { $found } unseen cards of the support god; { $number } are unseen.
fault-yggdrasil-too-many = There are { $number } more in “{ $part }” than the box holds.
fault-yggdrasil-tops = “tops={ $tops }” does not work: name one artifact of each level that nobody owns, or a dash for an empty stack.
fault-yggdrasil-die = “{ $die }” is not a die; it should look like “odin:vanir:b”.
fault-yggdrasil-not-devastated = Two enemies stand in { $world }, so it must be among the devastated worlds.
fault-yggdrasil-own-kin = “{ $part }” does not work: { $god } cannot have a relation with themselves.
fault-yggdrasil-laid = “{ $god }.down” does not work: only a god who still has a turn this round has a card face down. Name the god in “order”, or begin with “step=1”.
fault-yggdrasil-open = Too many cards of { $enemy } lie open: here at most { $most }, the others have gone back under their piles.
fault-yggdrasil-last = “{ $frame }” can only stand last in “agenda”: with it the next turn or round begins.
fault-yggdrasil-one-down = “{ $part }” names { $found } cards; one lies face down.
fault-yggdrasil-foreign-card = { $card } cannot lie with { $god }: every player’s cards stay with their own god.
fault-yggdrasil-strangers = { $card } in “{ $part }” does not work: this part holds only cards of the support god, and it exists only with two players.
fault-yggdrasil-apart = { $card } in “{ $part }” does not work: this part holds unknown cards of the pile that cannot be the unknown one face down.
fault-yggdrasil-goes-on = “agenda” ends with “{ $frame }”, and nothing would follow: a running game ends it with “Round()”, “Order()” or “Turn()”.
fault-yggdrasil-contradiction = “{ $one }” and “{ $other }” both say how the game goes on: write only one of them.
fault-yggdrasil-ended = “ended={ $reason }” does not fit the table: it does not show this end, or it shows another.
fault-yggdrasil-idle = “{ $part }” does not belong here: no step of “agenda” has brought it, or none would put it away.
fault-yggdrasil-dice = { $god } has too many dice in “throw”: one god die, and here at most { $most } Vanir dice.
fault-yggdrasil-symbols = “{ $part }={ $value }” does not work: write e and f, and besides them any of b, c and d, each once.
fault-yggdrasil-second-turn = { $god } is having a turn and does not get a second one this round: take the god out of “order”.
fault-yggdrasil-unlaid = { $god } has cards but has laid none before the round begins: write “{ $god }.down=?”, or begin with “step=0”.
fault-yggdrasil-no-saga = “{ $part }” does not work: this table plays no saga. Name one with “options=saga:balder”.
fault-yggdrasil-saga-count = “{ $part }” holds { $found }; the table shows { $number }.
fault-yggdrasil-saga-large = { $file } is too large for a saga: more than { $most } letters.
fault-yggdrasil-saga-taken = { $file }: the game has a saga called “{ $saga }” already. Give yours another id.
fault-yggdrasil-saga-unknown = There is no saga “{ $saga }” here. Try: { $nearest }, or at home the path of a file.
fault-yggdrasil-saga-silent = { $file } has no words. They stand under [words] by language, in Fluent, beginning with { $sentence } = …
fault-yggdrasil-saga-word = { $file }, words in { $language }: “{ $sentence }” is no sentence of this saga, or the table has it already.
fault-yggdrasil-saga-unsaid = { $file }, words in { $language }: “{ $sentence }” is missing, empty, or asks for what the table does not tell.
fault-yggdrasil-saga-part = { $file }, { $part }: “{ $found }” does not work. Right would be: { $right }

## What terminal and browser both say of the table

would-jotun = A jotun would be activated.
would-stop = The turn would end at once.
would-lose = You would lose: { $reason }
would-win = You would win: { $reason }
because-alone = no enemy and no other god is there
because-enemy = an enemy is there
because-company = another god is there
because-valshamr = Valshamr lets you overlook an enemy
because-odroerir = Odroerir gives advantage to whoever is alone
why-besieged = { $jotun } besieges it: no action.
why-devastated = Devastated: no action, but the tree can be healed here.
why-healed = Healed this turn: the action waits for the next.
why-nothing = The action could do nothing now.
level-top = top level
level-middle = middle level, which turns
level-bottom = bottom level
nobody = nobody
world-here = Here: { $names }.
world-label = { $world }, { $level }.
die-rolling = rolling
support = support god
own-elves = { $count ->
    [one] 1 elf
   *[other] { $count } elves
    }
own-dice = { $count ->
    [one] 1 Vanir die
   *[other] { $count } Vanir dice
    }
saga-page = Page { $page } of { $pages }
saga-goal = Goal
saga-holds = Rules of the page
saga-actions = Actions
saga-track = Nidhogg’s way
saga-space = On space { $number }
saga-turn = When the page turns
saga-loss = Also lost
saga-progress = { $count } of { $need }
track-P = the page turns
track-T = the tree: you win
track-X = the dead tree: you lose

## The Book of Sagas: pieces

figure-son1 = Bergelmirson I
figure-son2 = Bergelmirson II
figure-son3 = Bergelmirson III
figure-skoll = Skoll
figure-hati = Hati
figure-naglfar = Naglfar
figure-garm = Garm
    .effect = Fights against Hel and Naglfar have one risk more.
figure-modgud = Modgud
    .effect = Gods cannot leave Niflheim by a vertical step.
figure-ganglati = Ganglati
    .effect = After each activation of Hel one more anonymous goes to her.
figure-ganglot = Ganglot
    .effect = Whoever regains life points regains one fewer.
figure-dragon = Nidhogg
stand-quay = at the quay
stand-deck = aboard Naglfar
stand-out = out of the game
token-none = nothing
token-hidden = a face-down marker
token-oath = an oath
token-broken = a broken oath
tally-oaths = Oaths on the page
tally-mended = Broken oaths mended
tally-ransom = Balder ransomed
tally-leashes = Leashes forged
tally-sunk = Naglfar sunk
tally-bridge = Fire giants on the bridge
tally-cracks = Cracks in the arch
tally-wounds = Wounds of Nidhogg
pool-muspell = Reserve of fire giants
pool-giants = Surt’s ladder
pool-anonymous = Anonymous in Midgard
pool-dead = Hel’s ladder
pool-heroes = Heroes in Midgard
pool-valhalla = Valhalla
pool-alfheim = Elves in Alfheim
pool-vanaheim = Vanir dice in Vanaheim
pool-elves = Own elves
pool-dice = Own Vanir dice

## The Book of Sagas: pages. Where numbers depend on the players, the first is for three to five.

page-balder-1 = Nine oaths
    .tale = Frigg asks every thing under the sky not to harm her son.
    .goal = Bring { $need } oaths to the page.
    .holds =
        A marker lies face down on every world: six oaths and three broken oaths.
        With Loki’s first open card he takes an oath from the page back to his world, if no marker lies there.
    .space = A jotun is activated.
    .loss = Three broken oaths lie face up.
page-balder-2 = The mistletoe
    .tale = One twig was thought too young to swear.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        All markers leave the worlds, and the oaths leave the page.
        With Hel’s first open card one anonymous goes to her ladder.
    .turn = Every player’s god regains a life point if Loki is in the cage, and loses one if he is not.
page-balder-3 = The ride to Hel
    .tale = She will let him go if all things weep for him.
    .goal = Ransom Balder.
    .holds =
        Oath markers stand for tears here. They lie on Alfheim, Vanaheim, Midgard, Nidavellir, Svartalfheim and Jotunheim.
        With Loki’s first open card he takes one from the page back to his world, if no marker lies there.
    .space = Hel climbs one level, unless she is at the top.
page-fimbulwinter-1 = First winter
    .tale = The snow comes from all four winds, and there is no summer after it.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        The three sons of Bergelmir begin in Jotunheim. They count as enemies for actions, not for devastation.
        A son has power 3; beaten, he goes back to Jotunheim.
        With Hel’s first open card the lowest son climbs one level. From the top level he devastates his world and goes back to Jotunheim.
    .turn = Half of the heroes, rounded up, leave Valhalla.
    .loss = A son on the top level has to climb from a world that is already devastated.
page-fimbulwinter-2 = Second winter
    .tale = Brothers begin to count each other’s bread.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        The sons count as enemies for actions, not for devastation.
        A son has power 3, or 1 after embers; beaten, he goes back to Jotunheim.
        With the first open card of Hel or of Surt the lowest son climbs one level. From the top level he devastates his world and goes back to Jotunheim.
    .space = Every world of the middle level with a son is devastated.
    .turn = Every player’s god in a world with a son loses a life point.
    .loss = A son on the top level has to climb from a world that is already devastated.
page-fimbulwinter-3 = Third winter
    .tale = Now the winter itself has to be killed.
    .goal = Slay all three sons.
    .holds =
        The sons count as enemies for actions, not for devastation.
        A son has power 3, or 1 after embers. Beaten outside Jotunheim beside another god, he is slain; otherwise he goes back to Jotunheim.
        A single player needs no other god there; without one the fight has one risk more.
        With the first open card of Hel or of Surt the highest son climbs one level. From the top level he devastates his world and goes back to Jotunheim.
    .space = Every son climbs one level.
    .loss = A son on the top level has to climb from a world that is already devastated.
page-sky_wolves-1 = The chase
    .tale = Skoll runs after the sun, Hati after the moon.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        Both wolves begin on space 1 of their track. Skoll is fought in Vanaheim, Hati in Alfheim.
        A wolf’s power is the number of its space, at least 3; beaten, it goes back 2 spaces.
        With Fenrir’s first open card Skoll runs on by one space, with Loki’s Hati does.
    .space = The wolf that is further on runs on by one space.
    .turn = Both wolves run on by one space.
    .loss = A wolf reaches space 5.
page-sky_wolves-2 = The leashes
    .tale = The dwarfs ask for little things: patience, light, an heirloom.
    .goal = Forge { $need } leashes.
    .holds =
        Skoll is fought in Vanaheim, Hati in Alfheim.
        A wolf’s power is the number of its space, at least 3; beaten, it goes back 2 spaces.
        With Fenrir’s first open card Skoll runs on by one space, with Loki’s Hati does.
        At most one leash is forged in a round; a single player does not forge in two turns running.
    .space = The wolf that is further on runs on by one space.
    .loss = A wolf reaches space 5.
page-sky_wolves-3 = Bound
    .tale = Whoever holds a leash must come near enough to use it.
    .goal = Bind both wolves.
    .holds =
        Skoll is fought in Vanaheim, Hati in Alfheim.
        A wolf’s power is the number of its space plus 3. Beaten on space 0 or 1, it is bound; otherwise it goes back 2 spaces.
        With Fenrir’s first open card every free wolf runs on by one space.
    .loss = A wolf reaches space 5.
page-naglfar-1 = Nails of the dead
    .tale = A ship is growing in the north, and nobody has brought timber.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        Garm, Modgud, Ganglati and Ganglot lie face down at the quay. Each does harm while it is aboard.
        With Hel’s first open card the top one boards, if two or more anonymous are with Hel.
        Whoever is aboard can be fought in Niflheim: Garm has power 4, Modgud 3, the others 2. Beaten, it goes under the others at the quay.
    .turn = The top ones board until three are aboard (with four or five players, two), and Naglfar sails to the world over Niflheim.
    .loss = Somebody has to board and nobody is left at the quay.
page-naglfar-2 = At sea
    .tale = The hull is up, the dead are rowing.
    .goal = Beat Naglfar in a world with nobody of Hel’s retinue aboard; with one or two players, with at most one.
    .holds =
        In a world Naglfar is an enemy in every respect, with power 5 plus one for each aboard; with four or five players, 4 plus one for each.
        With Iormungand’s first open card it sails: from the quay to the world over Niflheim, from a world one level up. After Iormungand’s activation one more boards.
        Naglfar beaten with more aboard than the goal allows goes to the quay, and one of those aboard leaves the game.
        While Naglfar is at the quay, whoever is aboard can be fought in Niflheim: Garm has power 4, Modgud 3, Ganglati and Ganglot 2. Beaten, they leave the game.
    .space = The tree turns one step, and Naglfar sails.
    .loss = Naglfar has to sail on from the top level.
page-bifrost-1 = The march
    .tale = From Muspellheim they come in step, and the bridge hums.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        With Surt’s first open card a fire giant from the reserve steps onto the bridge.
    .space = A fire giant from the reserve steps onto the bridge.
    .turn = You name a player’s god, one in Asgard if any is there. That god faces as many risks as there are giants on the bridge.
    .loss = Four fire giants are on the bridge.
page-bifrost-2 = Strike the arch
    .tale = Heimdall built it. Heimdall knows where to strike.
    .goal = Make { $need } cracks in the arch.
    .holds =
        With Surt’s first open card a fire giant from the reserve steps onto the bridge.
        With Loki’s first open card one crack is closed, if he is in Asgard or Midgard.
        The arch is struck at most once in a round; a single player does not strike in two turns running.
    .loss = Four fire giants are on the bridge.
page-bifrost-3 = No way back
    .tale = The bridge is down, and the gods look at the gap.
    .goal = Hold out until Nidhogg reaches the tree.
    .holds =
        The fire giants on the bridge go back to the reserve.
        No vertical step leads into Asgard or out of it. Powers, artifacts, creatures and runes still bring gods there.
        If Surt or Hel would climb into Asgard, they stay where they are and the active god loses a life point.
page-vigrid-1 = The hosts gather
    .tale = A hundred leagues each way, the plain is just wide enough.
    .goal = Hold out until Nidhogg turns the page.
    .holds =
        Fenrir begins in Asgard, Loki in Svartalfheim, Iormungand on the third island. Four fire giants are with Surt, four anonymous with Hel.
        Every player’s god begins with an artifact of level 1 or 2 and an elf.
    .turn = Two jotnar are activated.
page-vigrid-2 = The duels
    .tale = Each of you has long known the name of this day’s opponent.
    .goal = Slay { $need } enemies.
    .holds =
        An enemy beaten in a fight in which nobody loses a life point is slain and leaves the game.
        Every enemy has at least power 8; with one or two players, 7; with five, 6.
        A fight against one’s fated foe has one risk less: Odin and Fenrir, Thor and Iormungand, Freyr and Surt, Heimdall and Loki, Tyr and Hel. Freyia and Frigg name theirs.
    .space = Surt and Hel climb one level each, unless they are at the top.
page-vigrid-3 = The dragon
    .tale = What gnawed at the roots comes up to be seen.
    .goal = Wound Nidhogg { $need } times.
    .holds =
        Nidhogg is in Niflheim and is an enemy there, with power 6, with one or two players 5, plus one for every enemy not slain.
        Each fight against him wounds him once. He is fought at most once in a round; by a single player, not in two turns running.
        With Nidhogg’s first open card the active god loses a life point, if that god is in Niflheim.
        Every other enemy has at least power 8, as before; with one or two players, 7; with five, 6.
        Enemies are slain as on the page before, and fated foes count as before.

## The Book of Sagas: actions

errand-swear = Take the oath
    .effect = 1 risk, then the marker here is turned up. An oath goes to the page; a broken one stays, and Loki comes here.
errand-mend = Mend the broken oath
    .effect = 2 risks, then the broken oath here leaves the game.
errand-weep = Weep for Balder
    .effect = The oath marker here goes to the page.
errand-ransom = Ransom Balder
    .effect = As many risks as Hel has power. Only with Hel in Niflheim and 4 oath markers on the page; with one or two players, 3.
errand-embers = Carry embers
    .effect = In Muspellheim: 2 risks, then a son of your choice has power 1 in his next fight.
errand-forge = Forge a leash of elves and a die
    .effect = In Nidavellir: give back 2 elves and a Vanir die for a leash.
errand-melt = Forge a leash of an artifact
    .effect = In Nidavellir: put one of your artifacts under its stack for a leash.
errand-hold_chariot = Hold the chariot
    .effect = In Asgard: 2 risks, then a wolf of your choice goes back 1 space.
errand-cut_nails = Cut the nails
    .effect = In Niflheim: 2 risks, then up to 2 anonymous go back to Midgard and you look at the top tile at the quay.
errand-throw_down = Throw giants off the bridge
    .effect = In Midgard: 2 risks, then up to 2 giants go back to the reserve.
errand-hold_gate = Hold the gate
    .effect = In Asgard: a hero goes back to Midgard and a giant from the bridge to the reserve.
errand-strike = Strike the arch
    .effect = In Asgard: 4 risks, then one crack.

## The campaign, as terminal and browser say it

campaign-at = Saga { $number } of { $all }: { $saga }{ $tries ->
        [one] .
       *[other] , try { $tries }.
    }
experience-of = { $count ->
        [one] { $god } can spend 1 experience point.
       *[other] { $god } can spend { $count } experience points.
    }
experience-left = { $count ->
        [one] Experience: 1 point.
       *[other] Experience: { $count } points.
    }
gain-asgard = { $amount ->
        [one] heal a devastated world at 1 risk
       *[other] heal a devastated world at { $amount } risks
    }
gain-alfheim = { $amount ->
        [one] take 1 elf
       *[other] take up to { $amount } elves
    }
gain-vanaheim = { $amount ->
        [one] take 1 Vanir die
       *[other] take up to { $amount } Vanir dice
    }
gain-midgard = { $amount ->
        [one] send 1 hero to Valhalla
       *[other] send { $amount } heroes to Valhalla
    }
gain-nidavellir = { $amount ->
        [one] take the open artifact of level 1
       *[other] take an open artifact of level 1 to { $amount }
    }
gain-svartalfheim = { $amount ->
        [one] draw 1 creature
       *[other] draw { $amount } creatures and call one
    }
gain-jotunheim = { $amount ->
        [one] throw 1 runestone
       *[other] throw { $amount } runestones
    }
gain-niflheim = { $amount ->
        [one] free up to 3 anonymous at 1 risk
       *[other] free up to 3 anonymous at { $amount } risks
    }
gain-muspellheim = { $amount ->
        [one] rout up to 3 giants at 1 risk
       *[other] rout up to 3 giants at { $amount } risks
    }
why-strength = Action { $strength }: { $cause }.
odds-row = { $risks ->
        [one] 1 risk · { $clear }% without loss · −{ $loss } life on average
       *[other] { $risks } risks · { $clear }% without loss · −{ $loss } life on average
    }
odds-safe = { $risks ->
        [0] no risk
        [one] 1 risk, averted for certain
       *[other] { $risks } risks, averted for certain
    }
order-first = { $god } begins
order-god = { $god }
enemy-power = { $enemy } ({ $power })
held = { $thing } is chosen. What next?

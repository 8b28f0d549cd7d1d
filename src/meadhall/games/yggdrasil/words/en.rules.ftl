### Yggdrasil Chronicles: every rule in the words of the table, one message per rule id.

## Chapters

chapter-map = The tree
chapter-setup = Setup
chapter-duo = Two players
chapter-solo = One player
chapter-sup = Support gods
chapter-end = Winning and losing
chapter-round = Rounds and turns
chapter-reveal = The wheel of enemies
chapter-info = Who knows and decides what
chapter-dev = Devastated worlds
chapter-enemy = The six enemies
chapter-jotun = Jotnar
chapter-move = Moving
chapter-fight = Fights
chapter-act = Actions
chapter-rune = Runestones
chapter-risk = Risks and the saving throw
chapter-art = Artifacts
chapter-crea = Creatures
chapter-god = The gods
chapter-rel = Relations
chapter-camp = The campaign
chapter-book = The Book of Sagas
chapter-dec = Decisions

## The tree

YG-MAP-01 = The tree carries nine worlds on three levels of three. The middle level turns, the top and bottom levels never do.
YG-MAP-02 = The middle level has exactly three positions, and in each of them the worlds of the three levels form three columns.
YG-MAP-03 = Asgard stands above Jotunheim, Alfheim above Muspellheim, Vanaheim above Niflheim. At the start Midgard lies between Asgard and Jotunheim.
YG-MAP-04 = Directly above and below always refer to the column as the tree stands at that moment: above a bottom world is the middle world now over it, and above a middle world the top world now over it.
YG-MAP-05 = One step turns the middle level clockwise by one position.
YG-MAP-06 = Whatever stands in a middle world travels with it. Turning changes only what lies above and below; it never changes who shares a world, so it devastates nothing.
YG-MAP-07 = The cage lies beside Asgard but is not part of it. It is not a world, can never be devastated, and holds any number of enemies.
YG-MAP-08 = No god can enter the cage, and nobody in it can be fought. An enemy in the cage is not in Asgard.
YG-MAP-09 = The islands are a track inside Midgard for Iormungand alone. Gods in Midgard stand on no island.

## Setup

YG-SETUP-01 = One to five players each play a different god of seven: Freyia, Freyr, Frigg, Heimdall, Odin, Thor, Tyr.
YG-SETUP-02 = Eight fire giants stand in the reserve of Muspellheim, and Surt’s ladder is empty, so his power is 1.
YG-SETUP-03 = Seven jotun pawns cover Loki’s ladder, so his power is 1.
YG-SETUP-04 = Eight heroes and eight anonymous stand in their reserves in Midgard. Valhalla and Hel’s ladder are empty, so her power is 1.
YG-SETUP-05 = Alfheim gets elves and Vanaheim as many Vanir dice: 6, 7, 9, 11 or 13 of each for one to five players.
YG-SETUP-06 = All seven devastation markers begin as the wall of the cage, so Fenrir’s power is 1.
YG-SETUP-07 = The white, the green and the red runestone lie in Jotunheim.
YG-SETUP-08 = The artifacts of each of the three levels are shuffled into a stack of six, face up, in Nidavellir. Only the top card of each stack can be seen.
YG-SETUP-09 = Eighteen creatures lie shuffled and face down in Svartalfheim, eighteen jotnar in Jotunheim.
YG-SETUP-10 = Surt begins in Muspellheim, Hel in Niflheim, Iormungand on the first island of Midgard, Fenrir in the cage, Loki in Vanaheim, Nidhogg on the first space of his page.
YG-SETUP-11 = The easy game is played on page 2 of the book, the hard game on page 3.
YG-SETUP-12 = Every god begins in Asgard, and so do support gods.
YG-SETUP-13 = Every player has a god die and the six enemy cards of their own god, shuffled face down as the enemy pile.
YG-SETUP-14 = A player’s god begins with 9, 8, 7, 6 or 5 life points in a game of one to five. This is also the most it can ever have.
YG-SETUP-15 = Life points that were not dealt leave the game. The supply begins empty and holds only what gods have lost.
YG-SETUP-16 = In the easy game gods have neither powers nor abilities; in the hard game all of them do.
YG-SETUP-17 = The reserves are filled first; then the pieces that a god begins with are taken out of them. Where a reserve is too small, the table agrees who goes without.
YG-SETUP-18 = An enemy card belongs to the god on its face. All backs look alike.

## Two players

YG-DUO-01 = With two players, an unused god stands by as a support god: in Asgard, with 5 life points, which is also its maximum.
YG-DUO-02 = With two players, each draws three random cards of the support god’s six and shuffles them into their own pile. A pile may then hold an enemy twice.
YG-DUO-03 = If a card of the support god was part of an activation, it goes under the pile of the player who does not own the other card. The other card returns to its owner.
YG-DUO-04 = The owner is the god printed on the card, not the player who revealed it.

## One player

YG-SOLO-01 = A single player chooses two support gods: in Asgard, with 5 life points each.
YG-SOLO-02 = A single player shuffles the cards of all three gods into one pile of eighteen.
YG-SOLO-03 = With one player, both cards stay open after an activation.
YG-SOLO-04 = With one player, the third open copy activates nothing: it stays, and the other two go under the pile.
YG-SOLO-05 = The player chooses in which order the two cards go under the pile.
YG-SOLO-06 = After a reveal the open copies of that enemy are counted: one does nothing, two activate it, and with one player a third sends the other two away.

## Support gods

YG-SUP-01 = Revealing a support god’s card does not change whose turn it is. The player’s own god acts, and is the active god for Hel, Fenrir and Loki.
YG-SUP-02 = When the card that activated an enemy belongs to a support god, the player may move that god one step by the normal rules.
YG-SUP-03 = A support god’s step comes after the activation and before the player’s own move. If Fenrir ends the turn, the step is lost too.
YG-SUP-04 = Support gods are gods: they count as company, and may be moved, healed and given life points.
YG-SUP-05 = Support gods have no turn, pile, reserve, artifacts, powers or abilities. Where they roll a die, only e and f succeed.
YG-SUP-06 = When a support god loses its last life point, everybody has lost.
YG-SUP-07 = The active player decides whatever a support god does.

## Winning and losing

YG-END-01 = All players win together or lose together.
YG-END-02 = You win at once when Nidhogg reaches the tree of his page.
YG-END-03 = You lose at once when any god, even a support god, loses its last life point.
YG-END-04 = You lose at once when an activated enemy’s effect cannot be carried out.
YG-END-05 = In a saga you also lose when Nidhogg reaches the dead tree, or when an instruction of the book cannot be followed.
YG-END-06 = The first condition that is met ends the game, and nothing more is carried out. In a fight or a dangerous action life points are lost before the effect happens.
YG-END-07 = When a world is devastated and no marker is left in the wall, you lose.

## Rounds and turns

YG-ROUND-01 = A round begins with all players laying the top card of their piles face down on the wheel, unseen.
YG-ROUND-02 = When the cards are laid, the table agrees on the order in which the turns of this round are played.
YG-ROUND-03 = What the table has confirmed stands: the order is fixed for the round. You decide it knowing everything that is open or remembered, but not the face-down cards.
YG-ROUND-04 = A turn has three steps: you must reveal, then you may move, then you may act or fight.
YG-ROUND-05 = The round ends when every player has had a turn. Open cards stay on the wheel.
YG-ROUND-06 = A player whose pile is empty lays no card and skips step 1.
YG-ROUND-07 = With one player there is no order to agree on.
YG-ROUND-08 = The game does not wait for ever for an agreement: what one player proposes is done when the time to object has passed.

## The wheel of enemies

YG-REVEAL-01 = In step 1 you turn over the card you laid.
YG-REVEAL-02 = If no other copy of that enemy lies open, the card goes to its place on the wheel, and nothing else happens.
YG-REVEAL-03 = If another copy lies open, the enemy is activated at once.
YG-REVEAL-04 = After an activation both cards go back under the piles of their owners, unshuffled.
YG-REVEAL-05 = The cards go back when the effect is fully resolved, before step 2.
YG-REVEAL-06 = Piles are never shuffled except by Fenrir. Remembering where a card lies is part of the game.

## Who knows and decides what

YG-INFO-01 = Open to all are places, ladders, reserves, life points, open enemy cards with their owners, discarded cards, the top artifacts and the sizes of the piles.
YG-INFO-02 = Hidden from all are face-down cards on the wheel, the order of piles and decks, and the artifacts beneath the top ones.
YG-INFO-03 = What the table can remember of a pile is known: returned cards lie at the bottom, Skuld shows the top two, drawing moves the rest up. A shuffle by Fenrir leaves only the contents known.
YG-INFO-04 = Talk is free, and what one player sees, all see.
YG-INFO-05 = The active player decides everything in the turn, except what belongs to the whole table or to another god’s player: the order of turns, Skuld, trades, Sleipnir’s rides, help and relations.
YG-INFO-06 = With two players nobody knows which support cards lie in which pile until they are seen.

## Devastated worlds

YG-DEV-01 = The moment two enemies are in one world, it is devastated, whatever brought them there.
YG-DEV-02 = A devastated world takes the first marker that still stands in the wall. A healed world’s marker goes back into the gap of the highest value.
YG-DEV-03 = Fenrir’s power is the number of devastated worlds plus one.
YG-DEV-04 = Devastation lasts until the world is healed, however many enemies remain.
YG-DEV-05 = A devastated world’s action is available to nobody; only healing is possible there. Fights and moves are not affected.
YG-DEV-06 = A devastated world takes no second marker.
YG-DEV-07 = Iormungand never leaves Midgard, so any other enemy who enters it devastates it.
YG-DEV-08 = Healing a world that still holds two enemies is allowed but pointless: it is devastated again at once.
YG-DEV-09 = Jotnar do not count as enemies for devastation.

## The six enemies

YG-ENEMY-01 = An activated enemy carries out its steps in order, and any of them may lose you the game.
YG-ENEMY-SURT-01 = When Surt is activated, he first moves to the world directly above. If he is on the top level, you lose.
YG-ENEMY-SURT-02 = After Surt has moved, the middle level turns one step.
YG-ENEMY-SURT-03 = After the turn of the middle level, two fire giants join Surt’s ladder. With fewer in the reserve, you lose.
YG-ENEMY-HEL-01 = When Hel is activated, she first moves to the world directly above. If she is on the top level, you lose.
YG-ENEMY-HEL-02 = After Hel has moved, the middle level turns one step.
YG-ENEMY-HEL-03 = After the turn of the middle level, Hel takes a life point from the active god, which nothing can avert.
YG-ENEMY-LOKI-01 = When Loki is activated, he first moves to the active god’s world, from anywhere, the cage included.
YG-ENEMY-LOKI-02 = If Loki is in the active god’s world already, he stays, and this does not lose you the game.
YG-ENEMY-LOKI-03 = After Loki has moved, the middle level turns one step.
YG-ENEMY-LOKI-04 = After the turn of the middle level, Loki activates a jotun. With no pawn left on his ladder, you lose.
YG-ENEMY-IOR-01 = When Iormungand is activated, he moves one island to the right. If there is none, you lose.
YG-ENEMY-IOR-02 = As many anonymous as Iormungand’s new island shows go from Midgard to Hel’s ladder. If there are too few, you lose.
YG-ENEMY-FEN-01 = If Fenrir is activated in the cage, he moves to Asgard.
YG-ENEMY-FEN-02 = If Fenrir is already out of the cage when he is activated, he stays in Asgard, and the active god loses three life points at once.
YG-ENEMY-FEN-03 = When Fenrir has been activated, the active god’s turn ends: no move, no action, no fight.
YG-ENEMY-FEN-04 = The Fenrir card just revealed is shuffled into the active player’s pile; the other goes under its owner’s pile as usual. Open cards are not shuffled in.
YG-ENEMY-FEN-05 = Shuffled in means that the whole pile is shuffled, so nobody knows any place in it any more.
YG-ENEMY-FEN-06 = With two players, the rule for support cards says whose pile takes the card, and Fenrir says how: it is shuffled in.
YG-ENEMY-FEN-07 = With one player, both Fenrir cards stay open; when the third comes, the older goes under the pile and the one that activated him last is shuffled in.
YG-ENEMY-FEN-08 = Fenrir’s bite comes before the turn ends, and may be the end of the game.
YG-ENEMY-NID-01 = When Nidhogg is activated, he moves one space to the right. Nothing turns, and nobody moves on the board.
YG-ENEMY-NID-02 = When Nidhogg reaches the tree, you have won.
YG-ENEMY-NID-03 = Nidhogg is in no world: he cannot be fought and counts neither for devastation nor for disadvantage.

## Jotnar

YG-JOTUN-01 = To activate a jotun, draw a card, take the pawn from the lowest covered number of Loki’s ladder and place it as the card says.
YG-JOTUN-02 = Loki’s power is the number of active jotnar plus one. A beaten jotun’s pawn covers the ladder again.
YG-JOTUN-03 = A jotun’s effect lasts until it is beaten.
YG-JOTUN-04 = Each jotun comes once; cards are not shuffled again. If a jotun must come and no card is left, you lose.
YG-JOTUN-05 = Jotnar are not enemies: they bring no disadvantage and no devastation, and a god beside them is still alone.
YG-JOTUN-06 = Several active jotnar do not disturb each other.
YG-JOTUN-ANGRBODA-01 = Angrboda rides Loki, who cannot be fought until she is beaten.
YG-JOTUN-GERDA-01 = Gerda rides Surt, who cannot be fought until she is beaten.
YG-JOTUN-HYRROKKIN-01 = Hyrrokkin rides Hel, who cannot be fought until she is beaten.
YG-JOTUN-HYMIR-01 = Hymir rides Iormungand, who cannot be fought until he is beaten.
YG-JOTUN-VAFTHRUDNIR-01 = Vafthrudnir rides Fenrir, who cannot be fought until he is beaten.
YG-JOTUN-07 = To fight a rider you must be in the world of the enemy it rides. While that enemy is in the cage, its rider cannot be fought.
YG-JOTUN-08 = An enemy with a rider is otherwise unchanged: it is activated, moves, devastates and brings disadvantage.
YG-JOTUN-THJAZI-01 = Thjazi besieges Asgard: no action can be taken there until he is beaten.
YG-JOTUN-BAUGI-01 = Baugi besieges Alfheim: no action can be taken there until he is beaten.
YG-JOTUN-SKADI-01 = Skadi besieges Vanaheim: no action can be taken there until she is beaten.
YG-JOTUN-GEIRROD-01 = Geirrod besieges Midgard: no action can be taken there until he is beaten.
YG-JOTUN-GREIP-01 = Greip besieges Nidavellir: no action can be taken there until she is beaten.
YG-JOTUN-GJALP-01 = Gjalp besieges Svartalfheim: no action can be taken there until she is beaten.
YG-JOTUN-STARKADR-01 = Starkadr besieges Niflheim: no action can be taken there until he is beaten.
YG-JOTUN-BELI-01 = Beli besieges Muspellheim: no action can be taken there until he is beaten.
YG-JOTUN-09 = Nobody besieges Jotunheim.
YG-JOTUN-10 = A siege bars the world’s action even from afar, and also healing the world by a rune. It does not stop healing from Asgard or by Eikthyrnir, nor Frigg’s power.
YG-JOTUN-SUTTUNG-01 = While Suttung is active, no elf may be used in a saving throw.
YG-JOTUN-SKYRMIR-01 = While Skyrmir is active, no hero may be used against risks.
YG-JOTUN-THRYM-01 = While Thrym is active, no artifact has any effect.
YG-JOTUN-HRUNGNIR-01 = While Hrungnir is active, no Vanir die may be used in a saving throw.
YG-JOTUN-UTGARDLOKI-01 = While Utgardloki is active, no god die may be used in a saving throw.
YG-JOTUN-11 = A jotun that blocks something blocks it for all gods everywhere. It stands in Jotunheim and is fought there. What it blocks may still be collected.
YG-JOTUN-12 = Suttung does not stop Freyr’s power. Utgardloki also stops brothers in arms, Skyrmir stops Freyia’s late heroes, and Thrym stops a helper’s artifacts and Megingjord. With both Hrungnir and Utgardloki active there is no throw.

## Moving

YG-MOVE-01 = A move leads to another world of your level or of your column: four worlds in all. You may jump from bottom to top.
YG-MOVE-02 = The column is that of the tree as it stands now.
YG-MOVE-03 = Enemies, jotnar, sieges and devastation never hinder a god’s move.
YG-MOVE-04 = The ships, the horn and the powers of Odin and Heimdall offer more destinations for your one move, not a second move.
YG-MOVE-05 = An effect that leads to any world may choose the present one, which means staying, but never the cage.

## Fights

YG-FIGHT-01 = You may fight one enemy or jotun in your own world. If there are several, you choose one.
YG-FIGHT-02 = You always win; the opponent retreats. You face as many risks as it has power.
YG-FIGHT-03 = An enemy with a rider cannot be fought.
YG-FIGHT-SURT-01 = Surt’s power is the giants on his ladder plus one. He retreats to Muspellheim, and the giants stay.
YG-FIGHT-HEL-01 = Hel’s power is the anonymous on her ladder plus one. She retreats to Niflheim.
YG-FIGHT-LOKI-01 = Loki’s power is the active jotnar plus one. He retreats to the cage.
YG-FIGHT-FEN-01 = Fenrir’s power is the devastated worlds plus one. He retreats to the cage.
YG-FIGHT-IOR-01 = Iormungand’s power is 3. He retreats one island, and no anonymous move.
YG-FIGHT-JOTUN-01 = A jotun’s power is 2. Its pawn returns to Loki’s ladder and its effect ends.
YG-FIGHT-04 = The power is fixed when the fight is declared. Then risks are averted, life points lost, and only then the opponent retreats.
YG-FIGHT-05 = A retreat can devastate a world.
YG-FIGHT-06 = You may fight an opponent that is already where it would retreat to; nothing moves.
YG-FIGHT-07 = A fight may be declared with any number of life points; the table warns you.

## Actions

YG-ACT-01 = In step 3 you may take one action in your world, or fight. An action is the world’s own, or healing if the world is devastated.
YG-ACT-02 = A world’s action is stronger with another god and no enemy there, weaker with an enemy and no other god, and normal with neither or both.
YG-ACT-03 = Two enemies in a world mean that it is devastated, so it has no action.
YG-ACT-04 = What counts is who is there when the action is declared.
YG-ACT-05 = An action that could do nothing at all may not be chosen.
YG-ACT-ASGARD-01 = Asgard, dangerous: heal any devastated world. You face 3 risks, 2 with advantage, 4 with disadvantage.
YG-ACT-ASGARD-02 = A world healed from Asgard, or by Eikthyrnir, can be used at once. Asgard itself can never be the target.
YG-ACT-ALFHEIM-01 = Alfheim: take up to 2 elves, 3 with advantage, 1 with disadvantage. With an empty reserve there is no action.
YG-ACT-VANAHEIM-01 = Vanaheim: take up to 2 Vanir dice, 3 with advantage, 1 with disadvantage. With an empty reserve there is no action.
YG-ACT-MIDGARD-01 = Midgard: send 2 heroes to Valhalla, 3 with advantage, 1 with disadvantage.
YG-ACT-MIDGARD-02 = As Iormungand is always in Midgard, a lone god sends one hero and a god with company two; three only with Valshamr and company.
YG-ACT-NIDAVELLIR-01 = Nidavellir: take the open artifact of level 1 or 2; with advantage, of any level; with disadvantage, of level 1 only. It is yours for the rest of the game.
YG-ACT-NIDAVELLIR-02 = An empty stack cannot be chosen; with no permitted stack there is no action.
YG-ACT-SVART-01 = Svartalfheim: draw 2 creatures, 3 with advantage, 1 with disadvantage. Call exactly one of them, which is carried out at once, and discard all.
YG-ACT-SVART-02 = Creatures are not shuffled again. If too few cards are left, you draw those; with an empty deck there is no action.
YG-ACT-SVART-03 = You must choose one of the creatures drawn, even if it can do nothing.
YG-ACT-JOTUNHEIM-01 = Jotunheim: throw the white and green runestones, all three with advantage, only the white one with disadvantage. You may use each side that lies face up.
YG-ACT-NIFLHEIM-01 = Niflheim, dangerous: send up to 3 anonymous home from Hel’s ladder. You face 2 risks, 1 with advantage, 3 with disadvantage.
YG-ACT-MUSPELL-01 = Muspellheim, dangerous: send up to 3 fire giants back from Surt’s ladder. You face 2 risks, 1 with advantage, 3 with disadvantage.
YG-ACT-06 = A dangerous action is declared with its target; then come the risks, the losses, and the effect. You choose how many pieces you remove after the risks.
YG-ACT-HEAL-01 = Heal the tree, in your own world if it is devastated: lose 2 life points, which nothing can avert, and the world is healed.
YG-ACT-HEAL-02 = The healed world’s action is available from the next turn on. No other action of this turn can use it.
YG-ACT-HEAL-03 = You may heal even with 2 life points or fewer, but that loses you the game.
YG-ACT-HEAL-04 = Who else is there does not change the price of healing.
YG-ACT-07 = Only the nine world actions have advantage and disadvantage; fights and healing never do.
YG-ACT-08 = “Up to” a number means at least one where one is possible.
YG-ACT-09 = A fight that moves nobody stays legal.

## Runestones

YG-RUNE-01 = The rune of turning: turn the middle level by 0, 1 or 2 steps.
YG-RUNE-02 = The rune of the journey: move any one god to any world.
YG-RUNE-03 = The rune of action: take any world’s action at normal strength from afar. A devastated world can only be healed, at its price.
YG-RUNE-04 = The rune of life: regain a life point, up to your maximum.
YG-RUNE-05 = All stones are thrown together. Then you use as many of them as you like, in any order.
YG-RUNE-06 = The rune of action may choose Jotunheim once: two stones are thrown and used, then the rest of the first throw. None of them may choose Jotunheim again.
YG-RUNE-07 = A dangerous action taken by a rune has its normal risks; Odroerir and Valshamr do not change it.
YG-RUNE-08 = A world-action rune may take a saga action in any world that is not besieged. What it asks of the place is judged for the chosen world.
YG-RUNE-09 = Whatever the action of a rune gains or costs, the active god gains or pays it.

## Risks and the saving throw

YG-RISK-01 = Every risk that is not averted costs a life point.
YG-RISK-02 = Heroes come first, before the throw: each that goes from Valhalla back to Midgard averts a risk. Any god may use them.
YG-RISK-03 = After the heroes you throw your god die and any number of your Vanir dice, chosen beforehand.
YG-RISK-04 = An e or f is a success and averts a risk.
YG-RISK-05 = Faces other than e and f fail for now. In the easy game b, c and d are alike; in the hard game some succeed for some gods.
YG-RISK-06 = After the throw, each of your own elves may turn a failed die of yours into a success. The elves you use go back to Alfheim.
YG-RISK-07 = After the risks are settled, every Vanir die that shows a or f is lost, even if an elf turned it.
YG-RISK-08 = The god die is never lost.
YG-RISK-09 = Elves and Vanir dice help only the god who owns them; heroes help everybody.
YG-RISK-10 = The order is: risks counted; own weapons and wolves; heroes; the throw with brothers in arms; rerolls; elves; powers of Freyr and Freyia; losses; then dice and elves leave.
YG-RISK-11 = Successes beyond the risks are wasted.
YG-RISK-12 = When no risk is left to avert, there is no throw, and no die can be lost.
YG-RISK-13 = Life points lost to Hel, to Fenrir or by healing the tree are not risks.
YG-RISK-14 = Heroes, elves and Freyr’s pairs may be used only while a risk is left. Vanir dice may be thrown in any number as long as one is left.

## Artifacts

YG-ART-ANDVARINAUT = Andvarinaut: after a throw you may roll any of your Vanir dice again, once.
YG-ART-DRAUPNIR = Draupnir: after a throw you may roll your god die again, once.
YG-ART-GIALLARHORN = Giallarhorn: your move may lead to any world of the middle level.
YG-ART-HRINGHORNI = Hringhorni: your move may lead to any world of the bottom level.
YG-ART-SKIDBLADNIR = Skidbladnir: your move may lead to any world of the top level.
YG-ART-MEGINGJORD = Megingjord: your artifacts that avert one risk avert two.
YG-ART-GLEIPNIR = Gleipnir averts a risk when you fight Fenrir.
YG-ART-GUNGNIR = Gungnir averts a risk when you fight Hel.
YG-ART-HOFUND = Hofund averts a risk when you fight Loki.
YG-ART-JARNGREIPR = Jarngreipr averts a risk when you fight a jotun.
YG-ART-MIMMING = Mimming averts a risk when you fight Surt.
YG-ART-MJOLLNIR = Mjollnir averts a risk when you fight Iormungand.
YG-ART-BRISINGAMEN = Brisingamen: after a throw you may keep one Vanir die that shows a or f.
YG-ART-GULLINBURSTI = Gullinbursti: in step 3 you may act and fight, in either order.
YG-ART-IDUNN = Idunn’s apples: healing the tree costs you one life point instead of two.
YG-ART-ODROERIR = Odroerir: alone in a world, without enemy or other god, you may act with advantage.
YG-ART-SVALINN = Svalinn: after a throw you may keep one elf you used.
YG-ART-VALSHAMR = Valshamr: when you act, you may ignore an enemy in your world.
YG-ART-01 = After a reroll the last face counts, for losing dice too. Each of the two rerolls works once per throw, in either order.
YG-ART-02 = With Gullinbursti, you do each half in the world where you are at that moment.
YG-ART-03 = Valshamr and Odroerir do not add up: with an enemy there you are not alone. Support gods end being alone too.
YG-ART-04 = Idunn’s apples help with healing by a rune too, not with the Asgard action.
YG-ART-05 = Svalinn covers elves that turned a die, not those of Freyr’s pairs.
YG-ART-06 = Weapons avert risks automatically, even in the fight beside Geri and Freki.
YG-ART-07 = An artifact counts if it can work at that moment. If you beat Thrym in step 3, Gullinbursti opens the other half; if you gain Gullinbursti by acting, you may still fight.
YG-ART-08 = The action half of Gullinbursti may be any action, healing too.

## Creatures

YG-CREA-01 = Unless it says otherwise, a creature is carried out by the active god, who decides and benefits.
YG-CREA-STAGS = Dain, Duneyr, Durathor and Dvalin: regain a life point.
YG-CREA-EIKTHYRNIR = Eikthyrnir: heal any devastated world at no cost.
YG-CREA-GERIFREKI = Geri and Freki: you may go to any world, then fight there with one risk averted.
YG-CREA-GULLFAXI = Gullfaxi: beat any active jotun, wherever it is.
YG-CREA-GULLINKAMBI = Gullinkambi: send one hero to Valhalla.
YG-CREA-GULLTOPP = Gulltopp: all gods may trade elves, Vanir dice and artifacts as they like.
YG-CREA-HEIDRUN = Heidrun: regain up to two life points.
YG-CREA-HILDISVINI = Hildisvini: take up to three elves.
YG-CREA-HUGINMUNIN = Hugin and Munin: take up to two Vanir dice.
YG-CREA-RATATOSK = Ratatosk: you may go to any world, then act there if it is not devastated.
YG-CREA-SAEHRIMNIR = Saehrimnir: one god of your choice regains a life point.
YG-CREA-SKULD = Skuld: look at the top two cards of each pile and put them back on top in any order that all agree on.
YG-CREA-SLEIPNIR = Sleipnir: each god may go to any world.
YG-CREA-TANN = Tanngrisnir and Tanngnjostr: share two life points of the supply among any gods.
YG-CREA-URD = Urd: two open enemy cards go under their owners’ piles. With two players you say who gets a support god’s card.
YG-CREA-VEDRFOLNIR = Vedrfolnir: send up to two heroes to Valhalla.
YG-CREA-VERDANDI = Verdandi: all gods may trade life points as they like.
YG-CREA-VIDOFNIR = Vidofnir: send up to three heroes to Valhalla.
YG-CREA-02 = No god can have more life points than it began with.
YG-CREA-03 = When life points are traded, every god keeps at least one. Support gods take part.
YG-CREA-04 = Skuld shows what a short pile has, does not touch cards on the wheel, and shows the cards to all.
YG-CREA-05 = Urd takes open cards only, those of this turn included, and fewer than two if there are no more. Two cards of one owner go in the order you choose.
YG-CREA-06 = Ratatosk’s action and the wolves’ fight belong to the Svartalfheim action and leave Gullinbursti’s other half open. You need not move first. A siege bars Ratatosk’s action, and you cannot use it to heal, because the world must not be devastated.
YG-CREA-07 = Ratatosk may take the Svartalfheim action again; cards drawn before stay out.
YG-CREA-08 = The life points of the goats go to gods below their maximum; those that nobody can take stay in the supply.
YG-CREA-09 = Nobody has to trade for Gulltopp or Verdandi; the table settles what each god gives.

## The gods

YG-GOD-01 = Powers last the whole game and may be used any number of times, except Frigg’s, which may be used once a turn.
YG-GOD-FREYIA-01 = Freyia may use heroes after the throw.
YG-GOD-FREYIA-02 = For Freyia every other god is a chance acquaintance.
YG-GOD-FREYR-01 = Facing risks, Freyr averts one for every two elves he sends home, whatever the throw shows.
YG-GOD-FREYR-02 = Freyr begins with two elves.
YG-GOD-FRIGG-01 = Once a turn Frigg may give up step 3 to regain a life point, or to let another god in her world regain one.
YG-GOD-FRIGG-02 = For Frigg a b on a Vanir die succeeds.
YG-GOD-HEIMDALL-01 = Heimdall may move to Midgard from anywhere.
YG-GOD-HEIMDALL-02 = For Heimdall a b on any die succeeds.
YG-GOD-ODIN-01 = Odin may move to Asgard from anywhere.
YG-GOD-ODIN-02 = For Odin every other god is a brother in arms.
YG-GOD-THOR-01 = Each success of Thor’s god die averts two risks, even if an elf made it.
YG-GOD-THOR-02 = Thor has no starting ability.
YG-GOD-TYR-01 = When Tyr activates Fenrir, his turn goes on.
YG-GOD-TYR-02 = For Tyr a b or c on the god die succeeds.
YG-GOD-02 = Tyr still suffers the bite, and his Fenrir card is still shuffled in.
YG-GOD-03 = Freyr decides after the throw. An elf that turned a die does not count for a pair.
YG-GOD-04 = Frigg gives up all of step 3. She may help a support god, and nobody rises above the maximum.
YG-GOD-05 = A die that succeeds by an ability needs no elf. A b is never lost.
YG-GOD-06 = Freyia may use heroes before the throw, after it, or both. Without a throw there are no late heroes.

## Relations

YG-REL-01 = A relation helps only the god who has it.
YG-REL-BROTHER-01 = When you throw, a brother in arms in your world may roll their own god die; a success averts a risk for you. The helper may add one of their own elves and their own artifacts.
YG-REL-BROTHER-02 = A support god can be a brother in arms; any god die is rolled for it.
YG-REL-BROTHER-03 = A helper’s die is rolled together with the throw, and the helper’s own symbols count; Thor’s averts two. Draupnir, Svalinn and weapons of a helper work. Several brothers may help.
YG-REL-BROTHER-04 = Help needs a throw: without one, or with god dice blocked, a brother gives nothing. Your elves cannot turn a helper’s die.
YG-REL-BROTHER-05 = Helpers’ weapons count as soon as help is announced. If they avert the last risk, no die falls, none is lost, and nobody else is asked for help.
YG-REL-BLOOD-01 = From a blood relative in your world you may take artifacts, elves and Vanir dice at any time.
YG-REL-BLOOD-02 = If a support god in your world is your blood relative, it may lose life points in your place when you face risks.
YG-REL-BLOOD-03 = Nobody is asked for permission. An elf taken after a throw may turn a die; a Vanir die does not join it. Losses to Hel, to Fenrir or by healing cannot be passed on.
YG-REL-CHANCE-01 = When a chance acquaintance in your world throws, you may take one elf they used or one Vanir die they lost.
YG-REL-CHANCE-02 = When you throw and a support god in your world is your chance acquaintance, you may keep one elf you used or one Vanir die you lost.
YG-REL-CHANCE-03 = The artifacts of the god who throws come first. Each holder takes one piece, in the order of the seats. A helper’s elf and the elves of Freyr’s pairs cannot be taken.
YG-REL-TRAVEL-01 = In your turn, before your move, you may go to the world of a travel companion.
YG-REL-TRAVEL-02 = You may join a travel companion once a turn. This belongs to step 2, so Fenrir cancels it.

## The campaign

YG-CAMP-01 = A campaign tells the six sagas in the order of the book, from the death of Balder to the battle on Vigrid. A saga may be tried as often as needed; only a win opens the next.
YG-CAMP-02 = Every player keeps the same god for the whole campaign; support gods stay the same, too.
YG-CAMP-03 = A campaign is played by the rules of the hard game, unless a saga changes them.
YG-CAMP-04 = At the start of every game, each god takes as many elves and Vanir dice as are ticked on the sheet.
YG-CAMP-05 = Every player’s god has an experience sheet: symbols of both dice, elves and Vanir dice to begin with, four rows of relations, and the experience that is left.
YG-CAMP-06 = The boxes of a relation cost 1, 2, 3 and 4 points. Some are struck out, so that as many are left as there are other gods: with four players the 4, with three the 2 and the 4, with two the 1 and the 2, alone the 1 and the 3.
YG-CAMP-07 = Some boxes are ticked before the first game: b in both columns for Heimdall, b of the Vanir dice for Frigg, b and c of the god die for Tyr, two elves for Freyr, everybody as brother in arms for Odin and as chance acquaintance for Freyia.
YG-CAMP-08 = After a win, each god gains an experience point for every life point left.
YG-CAMP-09 = After a loss, each god gains three experience points, and the saga is played again.
YG-CAMP-10 = After every game, you may tick boxes of your sheet by paying what they cost: symbols that succeed, pieces to begin with, or gods of this table as relations.
YG-CAMP-11 = Experience that you do not spend is kept.
YG-CAMP-12 = Rows are filled from left to right; symbols may be bought in any order, each once. A god stands in a relation once at most, never on its own sheet, but may stand in several. Experience is not shared.
YG-CAMP-13 = Life points, pieces, artifacts and the board do not carry over to the next game; only the sheets do.
YG-CAMP-14 = Support gods have no sheet and gain no experience. The number of players stays the same for the whole campaign.

## The Book of Sagas

YG-BOOK-01 = A page may ask for extra pieces and for steps of setup when it opens.
YG-BOOK-02 = A page may offer fights against campaign opponents in their world, with the power it says, or change the rules of fights. Beaten, an opponent does what the page says.
YG-BOOK-03 = A page with a goal turns when the goal is reached. A page without one turns when Nidhogg reaches the marked space, after its effect. Nidhogg then goes to the first space of the new page, and its text holds.
YG-BOOK-04 = If the tree stands behind the page, you have won. If Nidhogg reaches the dead tree, you have lost.
YG-BOOK-05 = A saga action may be taken in step 3 instead of a world’s action or a fight, in devastated worlds too, but not in besieged ones.
YG-BOOK-06 = A page may have an effect when an enemy’s card is revealed and no other copy of it is open.
YG-BOOK-07 = A marked space has its effect when Nidhogg reaches it.
YG-BOOK-08 = A page may add ways to lose and forbid moves.
YG-BOOK-09 = A goal is looked for after every step and effect. The page turns at once, before anything else, and the turn then goes on. Rules of the old page end unless the new one keeps them.
YG-BOOK-10 = Saga actions know neither advantage nor disadvantage. Their risks are faced like all others.
YG-BOOK-11 = With one player the third copy of an enemy counts as revealed with no other open: first the two older cards leave, then the page has its effect.
YG-BOOK-12 = A turned page changes nothing about the cards: the pair that moved Nidhogg goes back as always, and the turn goes on with step 2.
YG-BOOK-13 = Where a page makes gains of life points smaller, each effect is lessened once for each god, never below nothing. A trade of life points is no gain.

## Decisions

YG-DEC-01 = Players choose their gods before the game; the table chooses the support gods.
YG-DEC-02 = The whole table decides the order of the turns.
YG-DEC-03 = If two cards go under the same pile, its owner chooses their order; for Urd the active player does.
YG-DEC-04 = The active player decides the step of a support god.
YG-DEC-05 = The active player decides the jump to a companion and the move.
YG-DEC-06 = The active player decides on an action, a fight, Frigg’s power or nothing.
YG-DEC-07 = The active player decides what is healed and how many pieces are taken.
YG-DEC-08 = The active player decides which artifact is taken, seeing the top cards only.
YG-DEC-09 = The active player decides which of the creatures drawn is called; all see them.
YG-DEC-10 = The active player decides how the runes are used, after all have been thrown.
YG-DEC-11 = The active player decides how many heroes are used, before any die falls.
YG-DEC-12 = The active player decides how many Vanir dice are thrown, or that none are.
YG-DEC-13 = The helper’s player decides whether to help before the dice fall, and about the elf and the artifacts afterwards.
YG-DEC-14 = The active player decides on rerolls, elves, and the powers of Freyr and Freyia, seeing all dice.
YG-DEC-15 = The active player decides who loses a life point where a support relative may step in.
YG-DEC-16 = The owner decides about Brisingamen and Svalinn, seeing the final dice.
YG-DEC-17 = The holder of the relation decides what to take from an acquaintance’s throw.
YG-DEC-18 = The holder of the relation decides what to take from a blood relative.
YG-DEC-19 = The table decides the order of the cards that Skuld shows, pile by pile.
YG-DEC-20 = The active player decides which cards Urd returns, and who gets the card of a support god.
YG-DEC-21 = Trades are decided by all gods concerned.
YG-DEC-22 = Each player decides where their own god rides on Sleipnir; the active player decides for support gods.
YG-DEC-23 = Each player decides what is bought for their own sheet; all sheets are open.
YG-DEC-24 = With Gullinbursti the active player decides which half comes first, and about the second when the first is done.
YG-DEC-25 = What a page leaves to the table, the whole table decides.
YG-DEC-26 = The throw is decided first, then brothers announce their help. The rerolls and elves of the god who throws come before those of the helpers. You need not keep or take a piece.

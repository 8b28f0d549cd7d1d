### Trudvang Legends en français : noms, questions, réponses, événements. Les règles sont dans fr.rules.ftl.

title = Trudvang Legends
tagline = Un livre, une carte, un sac de runes : vivez ensemble une saga.

dealer = Le donneur
table = La table
nobody = personne
here = ici
    .in = ici
    .to = ici
    .from = d’ici
both = { $first } et { $last }

## Héros et Classes

hero-kattly = Kattly
    .exhaust = Un Héros de la compagnie gagne un état positif au choix de Kattly.
    .miss = Perdez 1 PC.
hero-felerion = Felerion
    .exhaust = Le prochain tirage de ce combat ou de cette épreuve a 1 rune de plus.
    .miss = Gagnez 1 rune d’Ombre.
hero-lydana = Lydana
    .exhaust = Gagnez 2 PV.
    .miss = Gagnez un état de PV négatif.
hero-volgr = Volgr
    .exhaust = Infligez +2 dans ce combat ; dans une épreuve, 1 réussite de plus.
    .miss = Perdez 1 PV.
hero-maelling = Maelling
    .exhaust = Présage 2 sur la pioche d’Attaque ennemie ou d’Événements.
    .miss = Défaussez un état positif.
hero-briya = Briya
    .exhaust = Gagnez 2 PC.
    .miss = Défaussez une Prouesse active inutilisée.
class-bard = Barde
class-vitner_weaver = Tisseur de vitner
class-dimwalker = Marchebrume
class-warrior = Guerrier
class-ranger = Rôdeur
class-rogue = Roublard

## Régions : seules, comme lieu où l’on est (.in), où l’on va (.to), d’où l’on vient (.from)

region-western_great_white = le Grand Blanc de l’Ouest
    .in = dans le Grand Blanc de l’Ouest
    .to = vers le Grand Blanc de l’Ouest
    .from = du Grand Blanc de l’Ouest
region-great_plains = les Grandes Plaines
    .in = dans les Grandes Plaines
    .to = vers les Grandes Plaines
    .from = des Grandes Plaines
region-eastern_great_white = le Grand Blanc de l’Est
    .in = dans le Grand Blanc de l’Est
    .to = vers le Grand Blanc de l’Est
    .from = du Grand Blanc de l’Est
region-great_iron_tooth = la Grande Dent de Fer
    .in = à la Grande Dent de Fer
    .to = vers la Grande Dent de Fer
    .from = de la Grande Dent de Fer
region-muspelheim = Muspelheim
    .in = à Muspelheim
    .to = vers Muspelheim
    .from = de Muspelheim
region-darkwoods = les Bois Sombres
    .in = dans les Bois Sombres
    .to = vers les Bois Sombres
    .from = des Bois Sombres
region-eastern_darkwoods = les Bois Sombres de l’Est
    .in = dans les Bois Sombres de l’Est
    .to = vers les Bois Sombres de l’Est
    .from = des Bois Sombres de l’Est
region-icepeak = le Pic de Glace
    .in = au Pic de Glace
    .to = vers le Pic de Glace
    .from = du Pic de Glace
region-westmark = Westmark
    .in = à Westmark
    .to = vers Westmark
    .from = de Westmark
region-manjord = Manjord
    .in = à Manjord
    .to = vers Manjord
    .from = de Manjord
region-trollridge = la Crête des Trolls
    .in = sur la Crête des Trolls
    .to = vers la Crête des Trolls
    .from = de la Crête des Trolls
region-dranvelt = Dranvelt
    .in = à Dranvelt
    .to = vers Dranvelt
    .from = de Dranvelt
region-ejdland = Ejdland
    .in = à Ejdland
    .to = vers Ejdland
    .from = d’Ejdland
region-fylges = Fylges
    .in = à Fylges
    .to = vers Fylges
    .from = de Fylges
region-arji = Arji
    .in = à Arji
    .to = vers Arji
    .from = d’Arji
region-wildland = Wildland
    .in = à Wildland
    .to = vers Wildland
    .from = de Wildland
region-sylvan = Sylvan
    .in = à Sylvan
    .to = vers Sylvan
    .from = de Sylvan
region-soj = Soj
    .in = à Soj
    .to = vers Soj
    .from = de Soj
region-grim_sea = la mer Sinistre
    .in = sur la mer Sinistre
    .to = vers la mer Sinistre
    .from = de la mer Sinistre
region-sea_of_mists = la mer des Brumes
    .in = sur la mer des Brumes
    .to = vers la mer des Brumes
    .from = de la mer des Brumes
region-storm_sea = la mer des Tempêtes
    .in = sur la mer des Tempêtes
    .to = vers la mer des Tempêtes
    .from = de la mer des Tempêtes
space = la case { $space }
    .in = dans la case { $space }
    .to = vers la case { $space }
    .from = de la case { $space }
space-named = { $name }
    .in = dans la case « { $name } »
    .to = vers la case « { $name } »
    .from = de la case « { $name } »
poi = le POI { $letter }
poi-named = { $name } ({ $letter })

## Runes, états, épreuves

rune-water = Eau
rune-fire = Feu
rune-earth = Terre
rune-wind = Vent
rune-dark = Ombre
rune-wild = Sauvage
rune-any = au choix
status-good-health = état de PV positif
status-bad-health = état de PV négatif
status-good-cp = état de PC positif
status-bad-cp = état de PC négatif
status-good-attack = état d’attaque positif
status-bad-attack = état d’attaque négatif
status-good-defence = état de défense positif
status-bad-defence = état de défense négatif
status-good = état positif
status-bad = état négatif
status-any = état quelconque
test-charisma = Charisme
test-agility = Agilité
test-intelligence = Intelligence
test-strength = Force
suffer-health = des PV
suffer-cp = des PC
miss-track = la piste de Raté
hired-card = la carte de Héros

## Ennemis et leurs cartes

figure-draugr = Draugar
    .one = le draugr
figure-forest_troll = Trolls des forêts
    .one = le troll des forêts
figure-garm = Garms
    .one = le garm
figure-bull_troll = Trolls-taureaux
    .one = le troll-taureau
figure-erkki = Erkki
    .one = Erkki
figure-blodughadda = Blodughadda
    .one = Blodughadda
figure-two_cleavers = Deux-Couperets
    .one = Deux-Couperets
figure-npc = Inconnus
    .one = l’inconnu
foes-of = Ennemis de { $letter }
group-again = { $group } (groupe { $number })
unit-gone = l’Ennemi disparu
unit-threat = { $number ->
        [1] { $group } (Menace)
       *[other] { $group } (Menace { $number })
    }
unit-named = l’unité « { $name } »
unit-figure = { $group } n° { $number }
threat-loose = Menace en attente
slot = { $feat }, emplacement { $number }
attack-minus-2 = -2, seconde capacité
attack-minus-1-a = -1, première capacité
attack-minus-1-b = -1, seconde capacité
attack-zero-a = +0, première capacité
attack-zero = +0
attack-plus-1 = +1
attack-plus-2 = +2
attack-plus-3 = +3, remélangez
attack-miss = Raté, remélangez
deck-attack = la pioche d’Attaque ennemie
deck-event = la pioche d’Événements
deck-feats = la pioche de Prouesses
deck-upgrades = la pioche d’améliorations

## Cartes de la boîte

card-CITY-STORHAVN = Cité de Storhavn
card-CITY-MANJORD = Cité de Manjord
card-CITY-ILDEBAAD = Cité d’Ildebaad
card-CITY-VODD = Cité de Vodd
card-TRAVEL = Voyage
card-ENGAGE = Rencontre
card-EXPLORE = Exploration
card-DEFEAT = Défaite
card-LEVEL-UP = Montée de niveau
card-DARKNESS = Ténèbres
card-ITEM-LYRE = Lyre cabossée
card-ITEM-STAFF = Bâton noueux
card-ITEM-ROSARY = Chapelet d’os
card-ITEM-AXE = Hache ébréchée
card-ITEM-TRAPS = Pièges du rôdeur
card-ITEM-LOCKPICKS = Crochets et mensonges
card-DRAUGR-1 = Draugr, rang 1
card-DRAUGR-2 = Draugr, rang 2
card-DRAUGR-3 = Draugr, rang 3
card-DRAUGR-4 = Draugr, rang 4
card-FOREST-TROLL-1 = Troll des forêts, rang 1
card-FOREST-TROLL-2 = Troll des forêts, rang 2
card-FOREST-TROLL-3 = Troll des forêts, rang 3
card-FOREST-TROLL-4 = Troll des forêts, rang 4
card-GARM-1 = Garm, rang 1
card-GARM-2 = Garm, rang 2
card-GARM-3 = Garm, rang 3
card-GARM-4 = Garm, rang 4
card-BULL-TROLL-2 = Troll-taureau, rang 2
card-BULL-TROLL-3 = Troll-taureau, rang 3
card-BULL-TROLL-4 = Troll-taureau, rang 4

## Événements de la carte

happening-horns-at-dusk = Cors au crépuscule
    .effect = Chaque groupe mobile avance d’une région vers le Héros le plus proche.
happening-cold-trail = Piste froide
    .effect = Chaque groupe mobile avance d’une région vers le Héros le plus proche ; la compagnie peut ensuite faire un Présage 1 sur la pioche d’Événements.
happening-fallen-trunk = Tronc abattu
    .effect = Force 3 : gagnez 1 PC, sinon perdez 1 PV.
happening-broken-ford = Gué rompu
    .effect = Agilité 2 : gagnez 1 PC, sinon un état de PV négatif.
happening-toll-keeper = Le péager
    .effect = Charisme 2 : gagnez 1 PC, sinon perdez 2 PC.
happening-marks-on-the-stone = Marques sur la pierre
    .effect = Intelligence 2 : gagnez une rune Sauvage, sinon une rune d’Ombre.
happening-warm-hearth = Âtre chaud
    .effect = Chaque Héros gagne 2 PV.
happening-carrion-sky = Ciel de charognards
    .effect = Une Menace apparaît dans la région de terre voisine où il y a le plus d’Ennemis, ou ici.
happening-tinkers-cart = Charrette du rétameur
    .effect = Chaque Héros peut acheter une rune de Terre ou de Feu pour 1 PC.
happening-hermits-cave = Grotte de l’ermite
    .effect = Chaque Héros peut acheter une rune d’Eau ou de Vent pour 1 PC.
happening-night-without-stars = Nuit sans étoiles
    .effect = Chaque Héros gagne un état d’attaque négatif ou une rune d’Ombre.
happening-old-songs = Vieilles chansons
    .effect = Chaque Héros gagne un état positif de son choix.
happening-snow-in-summer = Neige en été
    .effect = Force 2 : gagnez un état de défense positif, sinon épuisez-vous.
happening-stray-pack = Meute errante
    .effect = S’il y a des garms en jeu, l’un d’eux apparaît dans une région de terre voisine sans Héros ; sinon, chaque groupe mobile avance.
happening = { $name }. { $effect }

## Prouesses

feat-rousing-verse-1 = Vers exaltant I
    .effect = Un Héros du combat inflige +1 pendant ce combat.
feat-rousing-verse-2 = Vers exaltant II
    .effect = Chaque Héros du combat inflige +1 pendant ce combat.
feat-rousing-verse-3 = Vers exaltant, légendaire
    .effect = Chaque Héros du combat inflige +1 pendant ce combat ; l’un d’eux, +2 à la place.
feat-cutting-jest-1 = Trait mordant I
    .effect = Attaque 3.
feat-cutting-jest-2 = Trait mordant II
    .effect = Attaque 4.
feat-cutting-jest-3 = Trait mordant, légendaire
    .effect = Attaque 5 ; l’attaque de la cible a -1 pendant ce combat.
feat-reel-aside-1 = Pas de côté I
    .effect = Parade 2.
feat-reel-aside-2 = Pas de côté II
    .effect = Parade 3.
feat-reel-aside-3 = Pas de côté, légendaire
    .effect = Parade 4 ; gagnez 1 PC.
feat-ballad-of-ash-1 = Ballade de cendre I
    .effect = Gagnez 1 état de PC positif.
feat-ballad-of-ash-2 = Ballade de cendre II
    .effect = Gagnez 1 état de PC positif et 1 état d’attaque positif.
feat-ballad-of-ash-3 = Ballade de cendre, légendaire
    .effect = Gagnez 2 états positifs au choix ; défaussez 1 état négatif.
feat-old-tales-1 = Vieux contes I
    .effect = Présage 2 (Attaque ennemie).
feat-old-tales-2 = Vieux contes II
    .effect = Présage 3 (Attaque ennemie).
feat-old-tales-3 = Vieux contes, légendaire
    .effect = Présage 3 (Attaque ennemie) ; gagnez 1 PC.
feat-dagger-dance-1 = Danse des dagues I
    .effect = Attaque 2.
feat-dagger-dance-2 = Danse des dagues II
    .effect = Attaque 3.
feat-dagger-dance-3 = Danse des dagues, légendaire
    .effect = Attaque 2 deux fois.
feat-chorus-1 = Chœur I
    .effect = Un Héros du combat gagne 1 PV.
feat-chorus-2 = Chœur II
    .effect = Un Héros du combat gagne 2 PV.
feat-chorus-3 = Chœur, légendaire
    .effect = Chaque Héros du combat gagne 2 PV.
feat-mocking-shout-1 = Cri moqueur I
    .effect = Vous devenez le défenseur d’une attaque ennemie ; elle a -1.
feat-mocking-shout-2 = Cri moqueur II
    .effect = Vous devenez le défenseur d’une attaque ; elle a -2.
feat-mocking-shout-3 = Cri moqueur, légendaire
    .effect = Vous devenez le défenseur d’une attaque ; elle est ratée.
feat-song-of-the-first-morning = Chant du premier matin
    .effect = Rétablissez chaque Héros du combat, ou chaque Héros du combat gagne 3 PV.
feat-gallows-laughter = Rire de potence
    .effect = Attaque 6 ; chaque autre Héros du combat gagne 1 PC.
feat-vitner-bolt-1 = Trait de vitner I
    .effect = Attaque 4.
feat-vitner-bolt-2 = Trait de vitner II
    .effect = Attaque 5.
feat-vitner-bolt-3 = Trait de vitner, légendaire
    .effect = Attaque 6 ; ignorez la défense.
feat-mistwall-1 = Mur de brume I
    .effect = Parade 2.
feat-mistwall-2 = Mur de brume II
    .effect = Parade 3, peut protéger n’importe quel Héros du combat.
feat-mistwall-3 = Mur de brume, légendaire
    .effect = Parade 4, peut protéger n’importe quel Héros du combat.
feat-woven-insight-1 = Clairvoyance tissée I
    .effect = Gagnez 1 état d’attaque positif ; Présage 1 (Attaque ennemie).
feat-woven-insight-2 = Clairvoyance tissée II
    .effect = Gagnez 1 état positif au choix ; Présage 2 (Attaque ennemie).
feat-woven-insight-3 = Clairvoyance tissée, légendaire
    .effect = Une de vos Prouesses avec au plus 1 emplacement libre compte comme active.
feat-chain-of-sparks-1 = Chaîne d’étincelles I
    .effect = Attaque 2 deux fois.
feat-chain-of-sparks-2 = Chaîne d’étincelles II
    .effect = Attaque 2 trois fois.
feat-chain-of-sparks-3 = Chaîne d’étincelles, légendaire
    .effect = Attaque 3 trois fois.
feat-galder-word-1 = Mot de galdr I
    .effect = Annulez une capacité ennemie qui vient de se déclencher.
feat-galder-word-2 = Mot de galdr II
    .effect = Annulez une capacité ennemie qui vient de se déclencher ; gagnez 1 PC.
feat-galder-word-3 = Mot de galdr, légendaire
    .effect = Annulez jusqu’à deux capacités ennemies de ce combat.
feat-unweave-1 = Détissage I
    .effect = Une unité ennemie a -1 en défense pendant ce combat.
feat-unweave-2 = Détissage II
    .effect = Un groupe ennemi a -1 en défense pendant ce combat.
feat-unweave-3 = Détissage, légendaire
    .effect = Chaque Ennemi du combat a -2 en défense pendant ce combat.
feat-rune-reading-1 = Lecture des runes I
    .effect = Tirez 2 runes et placez-les.
feat-rune-reading-2 = Lecture des runes II
    .effect = Tirez 3 runes et placez-les.
feat-rune-reading-3 = Lecture des runes, légendaire
    .effect = Tirez 3 runes et placez-les ; remettez au sac 1 rune d’Ombre de votre piste de Raté.
feat-frost-grip-1 = Étreinte de givre I
    .effect = Attaque 3.
feat-frost-grip-2 = Étreinte de givre II
    .effect = Attaque 3 ; l’attaque de la cible a -1 pendant ce combat.
feat-frost-grip-3 = Étreinte de givre, légendaire
    .effect = Attaque 4 ; l’attaque de la cible a -2 pendant ce combat.
feat-storm-of-vitner = Tempête de vitner
    .effect = Attaque 3 trois fois.
feat-still-the-world = Le Monde immobile
    .effect = Jusqu’à 2 unités autres que des Boss n’attaquent pas pendant ce combat.
feat-soul-shatter-1 = Brise-âme I
    .effect = Attaque 3.
feat-soul-shatter-2 = Brise-âme II
    .effect = Attaque 4.
feat-soul-shatter-3 = Brise-âme, légendaire
    .effect = Attaque 5 ; si elle vainc une unité, gagnez 1 PV.
feat-silence-1 = Silence I
    .effect = Annulez une capacité ennemie qui vient de se déclencher.
feat-silence-2 = Silence II
    .effect = Annulez une capacité ennemie qui vient de se déclencher ; cette attaque a -1.
feat-silence-3 = Silence, légendaire
    .effect = Annulez une capacité ennemie qui vient de se déclencher ; cette attaque a -2.
feat-grey-prayer-1 = Prière grise I
    .effect = Parade 2.
feat-grey-prayer-2 = Prière grise II
    .effect = Parade 3.
feat-grey-prayer-3 = Prière grise, légendaire
    .effect = Parade 3, peut protéger n’importe quel Héros du combat ; gagnez 1 PC.
feat-walk-the-mist-1 = Marche dans la brume I
    .effect = Remettez au sac 1 rune de votre piste de Raté.
feat-walk-the-mist-2 = Marche dans la brume II
    .effect = Remettez au sac 2 runes de votre piste de Raté.
feat-walk-the-mist-3 = Marche dans la brume, légendaire
    .effect = Remettez au sac 3 runes de votre piste de Raté.
feat-lindwurms-blood-1 = Sang de lindwurm I
    .effect = Gagnez 2 PV.
feat-lindwurms-blood-2 = Sang de lindwurm II
    .effect = Gagnez 3 PV.
feat-lindwurms-blood-3 = Sang de lindwurm, légendaire
    .effect = Gagnez 3 PV ; un autre Héros du combat gagne 2 PV.
feat-trolls-strength-1 = Force de troll I
    .effect = Infligez +1 pendant ce combat.
feat-trolls-strength-2 = Force de troll II
    .effect = Infligez +2 pendant ce combat.
feat-trolls-strength-3 = Force de troll, légendaire
    .effect = Infligez +2 pendant ce combat ; gagnez 1 état d’attaque positif.
feat-bone-ward-1 = Rempart d’os I
    .effect = Parade 2.
feat-bone-ward-2 = Rempart d’os II
    .effect = Parade 2 contre deux attaques de ce combat.
feat-bone-ward-3 = Rempart d’os, légendaire
    .effect = Parade 3 contre deux attaques de ce combat.
feat-dim-fire-1 = Feu de brume I
    .effect = Attaque 3.
feat-dim-fire-2 = Feu de brume II
    .effect = Attaque 4.
feat-dim-fire-3 = Feu de brume, légendaire
    .effect = Attaque 4 ; ignorez la défense.
feat-gate-of-grey = Porte du Gris
    .effect = Vainquez 1 unité autre qu’un Boss dont les PV imprimés sont de 4 ou moins.
feat-ancestors-hands = Mains des ancêtres
    .effect = Parade 5, peut protéger n’importe quel Héros du combat, contre 2 attaques au plus.
feat-axe-storm-1 = Tempête de haches I
    .effect = Attaque 2 deux fois.
feat-axe-storm-2 = Tempête de haches II
    .effect = Attaque 3 deux fois.
feat-axe-storm-3 = Tempête de haches, légendaire
    .effect = Attaque 3 trois fois.
feat-blood-howl-1 = Hurlement de sang I
    .effect = Perdez 1 PV : infligez +2 pendant ce combat.
feat-blood-howl-2 = Hurlement de sang II
    .effect = Perdez 1 PV : infligez +3 pendant ce combat.
feat-blood-howl-3 = Hurlement de sang, légendaire
    .effect = Perdez 1 PV : infligez +3 pendant ce combat.
feat-iron-hide-1 = Peau de fer I
    .effect = Parade 3.
feat-iron-hide-2 = Peau de fer II
    .effect = Parade 4.
feat-iron-hide-3 = Peau de fer, légendaire
    .effect = Parade 5.
feat-headlong-charge-1 = Charge tête baissée I
    .effect = Attaque 2.
feat-headlong-charge-2 = Charge tête baissée II
    .effect = Attaque 3.
feat-headlong-charge-3 = Charge tête baissée, légendaire
    .effect = Attaque 4 ; si la cible survit avec des dégâts, elle n’attaque pas (sauf si c’est un Boss).
feat-cleave-1 = Pourfendre I
    .effect = Attaque 3 ; le surplus de dégâts va à une autre unité du groupe.
feat-cleave-2 = Pourfendre II
    .effect = Attaque 4 ; le surplus de dégâts va à une autre unité du groupe.
feat-cleave-3 = Pourfendre, légendaire
    .effect = Attaque 6 ; le surplus de dégâts va à une autre unité du groupe.
feat-shield-wall-1 = Mur de boucliers I
    .effect = Parade 2, peut protéger n’importe quel Héros du combat.
feat-shield-wall-2 = Mur de boucliers II
    .effect = Parade 3, peut protéger n’importe quel Héros du combat.
feat-shield-wall-3 = Mur de boucliers, légendaire
    .effect = Parade 3 contre deux attaques, peut protéger n’importe quel Héros du combat.
feat-battle-fury-1 = Fureur guerrière I
    .effect = Gagnez 1 état d’attaque positif.
feat-battle-fury-2 = Fureur guerrière II
    .effect = Gagnez 1 état d’attaque positif et 1 état de défense positif.
feat-battle-fury-3 = Fureur guerrière, légendaire
    .effect = Gagnez 2 états d’attaque positifs.
feat-heavy-blow-1 = Coup pesant I
    .effect = Attaque 5.
feat-heavy-blow-2 = Coup pesant II
    .effect = Attaque 6.
feat-heavy-blow-3 = Coup pesant, légendaire
    .effect = Attaque 8.
feat-berserk = Rage du berserk
    .effect = Infligez le double avec une Attaque ; le Contrecoup se déclenche après le combat.
feat-last-stand = Dernier carré
    .effect = Parez entièrement une attaque, ou deux si vous avez 3 PV ou moins.
feat-quick-shot-1 = Tir vif I
    .effect = Attaque 3.
feat-quick-shot-2 = Tir vif II
    .effect = Attaque 3 ; gagnez 1 PC si elle vainc une unité.
feat-quick-shot-3 = Tir vif, légendaire
    .effect = Attaque 4 ; gagnez 1 PC si elle vainc une unité.
feat-focus-1 = Concentration I
    .effect = Gagnez 1 état d’attaque positif et 1 état de défense négatif.
feat-focus-2 = Concentration II
    .effect = Gagnez 1 état d’attaque positif.
feat-focus-3 = Concentration, légendaire
    .effect = Gagnez 1 état d’attaque positif et 1 état de PC positif.
feat-mighty-shot-1 = Tir puissant I
    .effect = Attaque 5.
feat-mighty-shot-2 = Tir puissant II
    .effect = Attaque 6.
feat-mighty-shot-3 = Tir puissant, légendaire
    .effect = Attaque 7 ; ignorez la défense.
feat-crippling-shot-1 = Tir estropiant I
    .effect = Attaque 2 ; l’attaque de la cible a -1 pendant ce combat.
feat-crippling-shot-2 = Tir estropiant II
    .effect = Attaque 3 ; l’attaque de la cible a -1 pendant ce combat.
feat-crippling-shot-3 = Tir estropiant, légendaire
    .effect = Attaque 4 ; l’attaque de la cible a -2 pendant ce combat.
feat-tracking-1 = Pistage I
    .effect = Présage 2 (Attaque ennemie).
feat-tracking-2 = Pistage II
    .effect = Présage 3 (Attaque ennemie) ; gagnez 1 PC.
feat-tracking-3 = Pistage, légendaire
    .effect = Présage 4 (Attaque ennemie) ; gagnez 1 PC.
feat-dodge-1 = Esquive I
    .effect = Parade 2.
feat-dodge-2 = Esquive II
    .effect = Parade 3.
feat-dodge-3 = Esquive, légendaire
    .effect = Parade 4.
feat-snare-1 = Collet I
    .effect = Une unité autre qu’un Boss a -2 en attaque pendant ce combat.
feat-snare-2 = Collet II
    .effect = Une unité autre qu’un Boss n’attaque pas pendant ce combat.
feat-snare-3 = Collet, légendaire
    .effect = Une unité autre qu’un Boss n’attaque pas et a -1 en défense pendant ce combat.
feat-beast-call-1 = Appel des bêtes I
    .effect = Attaque 3.
feat-beast-call-2 = Appel des bêtes II
    .effect = Attaque 4.
feat-beast-call-3 = Appel des bêtes, légendaire
    .effect = Attaque 4 ; gagnez 1 état de PV positif.
feat-rain-of-arrows = Pluie de flèches
    .effect = Attaque 2 contre chaque unité ennemie du combat.
feat-hunters-patience = Patience du chasseur
    .effect = Regardez les 5 premières cartes d’Attaque ennemie et remettez-les dans l’ordre de votre choix ; infligez +2 pendant ce combat.
feat-backstab-1 = Coup dans le dos I
    .effect = Attaque 3 ; +1 si la cible a des dégâts.
feat-backstab-2 = Coup dans le dos II
    .effect = Attaque 4 ; +1 si la cible a des dégâts.
feat-backstab-3 = Coup dans le dos, légendaire
    .effect = Attaque 5 ; +2 si la cible a des dégâts.
feat-twin-knives-1 = Couteaux jumeaux I
    .effect = Attaque 2 deux fois.
feat-twin-knives-2 = Couteaux jumeaux II
    .effect = Rapide : Attaque 2 deux fois.
feat-twin-knives-3 = Couteaux jumeaux, légendaire
    .effect = Rapide : Attaque 3 deux fois.
feat-smoke-1 = Fumée I
    .effect = Parade 2.
feat-smoke-2 = Fumée II
    .effect = Parade 2 ; la capacité de cette attaque est annulée.
feat-smoke-3 = Fumée, légendaire
    .effect = Parade 4 ; la capacité de cette attaque est annulée.
feat-sleight-1 = Tour de main I
    .effect = Gagnez 1 PC.
feat-sleight-2 = Tour de main II
    .effect = Gagnez 2 PC.
feat-sleight-3 = Tour de main, légendaire
    .effect = Gagnez 2 PC ; défaussez 1 état négatif.
feat-ambush-1 = Embuscade I
    .effect = Attaque 2 ; +1 si vous n’avez utilisé aucune autre Prouesse dans ce combat.
feat-ambush-2 = Embuscade II
    .effect = Attaque 3 ; +1 si vous n’avez utilisé aucune autre Prouesse dans ce combat.
feat-ambush-3 = Embuscade, légendaire
    .effect = Attaque 4 ; +2 si vous n’avez utilisé aucune autre Prouesse dans ce combat.
feat-vanish-1 = Disparition I
    .effect = Une attaque contre vous a -2.
feat-vanish-2 = Disparition II
    .effect = Une attaque contre vous a -3.
feat-vanish-3 = Disparition, légendaire
    .effect = Une attaque contre vous est ratée.
feat-poison-edge-1 = Lame empoisonnée I
    .effect = Votre prochaine Attaque de ce combat inflige aussi 1 dégât (défense ignorée).
feat-poison-edge-2 = Lame empoisonnée II
    .effect = Votre prochaine Attaque de ce combat inflige aussi 2 dégâts (défense ignorée).
feat-poison-edge-3 = Lame empoisonnée, légendaire
    .effect = Chacune de vos Attaques de ce combat inflige aussi 1 dégât (défense ignorée).
feat-pilfer-1 = Larcin I
    .effect = Gagnez 1 PC par unité que vous vainquez dans ce combat (2 au plus).
feat-pilfer-2 = Larcin II
    .effect = Gagnez 1 PC par unité que vous vainquez dans ce combat (3 au plus).
feat-pilfer-3 = Larcin, légendaire
    .effect = Gagnez 1 PC par unité que vous vainquez dans ce combat (3 au plus) ; gagnez 1 état de PC positif.
feat-throat-of-the-matter = Droit à la gorge
    .effect = Attaque 4 ; si la cible survit et n’est pas un Boss, son attaque est de 0 pendant ce combat.
feat-nobody-here = Personne ici
    .effect = Vous ne pouvez pas être choisi comme défenseur dans ce combat ; infligez +2.
feat-wyrd-of-frost = Wyrd du givre
    .effect = Gagnez 2 PC.
feat-wyrd-of-ash = Wyrd de la cendre
    .effect = Gagnez 2 PC.
feat-wyrd-of-tide = Wyrd de la marée
    .effect = Gagnez 2 PC.
feat-wyrd-of-root = Wyrd de la racine
    .effect = Gagnez 2 PC.

## Options

option-adventure = Livre
    .doc = L’histoire qui sera racontée à cette table.
option-shared = Décisions communes
    .table = toute la table répond
    .leader = le meneur a le dernier mot
    .doc = Qui répond pour une compagnie ou pour tous.
option-hired_feats = Prouesses du mercenaire
    .one = une par combat
    .all = chacune une fois par combat
    .doc = Combien de Prouesses du mercenaire peuvent être utilisées dans un combat.
option-round_cap = Nombre maximal de manches
    .doc = Une aventure qui dure plus longtemps est interrompue.
option-undo = Reprendre une réponse
    .doc = Permet ou non de reprendre ses réponses.

## Fins

reason-running = L’histoire continue.
reason-told = L’histoire a été contée jusqu’au bout.
reason-ending = La campagne est arrivée à son terme.
reason-cap = L’histoire a été interrompue : trop de manches.

## Questions

ask-adventure-choose = Quelle aventure vient ensuite ?
    .wait = { $seat } choisit la prochaine aventure.
ask-attack-reveal = Avec quelle carte attaque { $unit } ?
    .wait = { $seat } révèle une carte d’Attaque ennemie.
ask-book-ask = { $question }
    .wait = { $seat } répond à une question du livre.
ask-book-either = L’un ou l’autre ?
    .wait = { $seat } prend l’un ou l’autre.
ask-book-may = Voulez-vous le faire ?
    .wait = { $seat } dit oui ou non.
ask-branch-choose = Que faites-vous ?
    .wait = { $seat } choisit la suite de l’histoire.
ask-branch-pay = Qui paie ?
    .wait = { $seat } dit qui paie.
ask-card-give = Quelle carte cédez-vous ?
    .wait = { $seat } cède une carte.
ask-card-inherit = Qui reçoit « { $card } » ?
    .wait = { $seat } transmet une carte.
ask-card-use = Utilisez-vous une carte maintenant ?
    .wait = { $seat } peut utiliser une carte.
ask-combat-answer = Utilisez-vous quelque chose en réponse ?
    .wait = { $seat } peut répondre.
ask-combat-use = { $window } Qu’utilisez-vous ?
    .wait = { $seat } peut utiliser Prouesses et cartes.
ask-companion-restore = Quel Compagnon est de nouveau prêt ?
    .wait = { $seat } rétablit un Compagnon.
ask-deck-choose = Sur quelle pioche faites-vous le Présage ?
    .wait = { $seat } choisit une pioche.
ask-deck-foretell = Où va chaque carte de { $deck } ?
    .wait = { $seat } remet en place les cartes du Présage.
ask-deck-show = Quelle est la prochaine carte de { $deck } ?
    .wait = { $seat } montre la prochaine carte.
ask-deck-sink = Quelle carte va sous la pioche ?
    .wait = { $seat } met une carte sous la pioche.
ask-defender-choose = Qui se défend contre { $unit } ?
    .wait = { $seat } choisit qui se défend.
ask-enemy-borrow = Quel groupe cède une figurine ?
    .wait = { $seat } choisit un groupe qui cède une figurine.
ask-enemy-choose = Quel Ennemi attaque ensuite ?
    .wait = { $seat } choisit l’Ennemi qui attaque ensuite.
ask-enemy-defeat = Quel Ennemi est vaincu ?
    .wait = { $seat } choisit un Ennemi à vaincre.
ask-enemy-move = Où va le groupe { $group } ?
    .wait = { $seat } choisit où vont des Ennemis.
ask-enemy-snare = Quel Ennemi ?
    .wait = { $seat } choisit un Ennemi.
ask-enemy-stray = Où le garm apparaît-il ?
    .wait = { $seat } choisit où apparaît un garm.
ask-event-draw = Quel Événement est pioché ?
    .wait = { $seat } pioche un Événement.
ask-feat-activate = Quelle Prouesse compte comme active ?
    .wait = { $seat } choisit une Prouesse.
ask-feat-discard = Quelle Prouesse défaussez-vous ?
    .wait = { $seat } défausse une Prouesse.
ask-feat-draw = Quelle Prouesse est piochée ?
    .wait = { $seat } pioche une Prouesse.
ask-feat-either = Quel effet de « { $feat } » choisissez-vous ?
    .wait = { $seat } choisit un effet.
ask-feat-reuse = Quelle Prouesse peut resservir ?
    .wait = { $seat } choisit une Prouesse qui peut resservir.
ask-hero-benefit = Qui en profite ?
    .wait = { $seat } choisit qui en profite.
ask-hero-change = Continuez-vous avec { $hero }, ou avec un autre Héros ?
    .wait = { $seat } peut changer de Héros.
ask-hero-choose = Quel Héros jouez-vous ?
    .wait = { $seat } choisit un Héros.
ask-hero-encourage = Qui gagne un état positif ?
    .wait = { $seat } choisit qui encourager.
ask-hero-pick = Quel Héros ?
    .wait = { $seat } dit de quel Héros il s’agit.
ask-hero-travel = Vous êtes { $in }. Où allez-vous ? { $way ->
        [held] Les Ennemis d’un POI ne laissent partir personne.
        [free] La voie est libre.
       *[costs] Partir coûte { $count } PV.
    }
    .wait = { $seat } voyage.
ask-hired-choose = Qui engagez-vous ?
    .wait = { $seat } engage un mercenaire.
ask-hired-fill = Quelle rune va sur « { $feat } » ?
    .wait = { $seat } pose des runes sur les Prouesses du mercenaire.
ask-hired-move = Quelle rune de « { $feat } » passe sur la carte de Héros ?
    .wait = { $seat } déplace une rune.
ask-hired-spend = Cédez-vous des runes du mercenaire au lieu de PV ? Vous en perdriez { $count }.
    .wait = { $seat } peut céder des runes du mercenaire.
ask-hired-train = Quelle Prouesse le mercenaire a-t-il apprise ?
    .wait = { $seat } forme le mercenaire.
ask-item-keep = Quel Objet reste de côté dans cette aventure ?
    .wait = { $seat } met des Objets de côté.
ask-item-order = Quel Objet est le n° { $count } à partir du dessus ?
    .wait = { $seat } ordonne ses Objets.
ask-item-place = Mettez-vous « { $card } » sur vos Objets ou dessous ?
    .wait = { $seat } range un Objet.
ask-leader-choose = Qui mène cette aventure ?
    .wait = { $seat } choisit le meneur.
ask-location-use = Utilisez-vous le Lieu ?
    .wait = { $seat } peut utiliser le Lieu.
ask-loss-answer = { $window } Utilisez-vous une carte ?
    .wait = { $seat } peut répondre par une carte.
ask-miss-return = Quelle rune revient de la piste de Raté ?
    .wait = { $seat } reprend une rune.
ask-party-move = La compagnie est { $in }. Où va-t-elle ?
    .wait = { $seat } déplace la compagnie.
ask-party-phase = { $card } : au tour de quelle compagnie ?
    .wait = { $seat } choisit la prochaine compagnie.
ask-party-visit = La compagnie est { $in }. Que fait-elle ?
    .wait = { $seat } explore.
ask-planning-allocate = Où placer { $runes } ?
    .wait = { $seat } place des runes.
ask-planning-draw = Tirez-vous d’autres runes, ou vous arrêtez-vous ?
    .wait = { $seat } tire ou s’arrête.
ask-region-engage = Dans quelle région résolvez-vous ensuite la Rencontre ?
    .wait = { $seat } choisit la prochaine région.
ask-region-explore = Où explorez-vous ensuite ?
    .wait = { $seat } choisit la prochaine région.
ask-rune-buy = Achetez-vous une rune pour 1 PC ?
    .wait = { $seat } peut acheter une rune.
ask-rune-gain = Prenez-vous une rune ?
    .wait = { $seat } peut prendre une rune.
ask-rune-lift = D’où la rune est-elle prise ?
    .wait = { $seat } cède une rune.
ask-rune-lose = Quelle rune s’en va ?
    .wait = { $seat } cède une rune.
ask-rune-move = Quelle rune va où ?
    .wait = { $seat } peut déplacer une rune.
ask-rune-redraw = Quelle rune retourne dans le sac ?
    .wait = { $seat } remet une rune dans son sac.
ask-runes-draw = Quelle rune est tirée ?
    .wait = { $seat } tire des runes.
ask-ship-ashore = Où débarquez-vous ?
    .wait = { $seat } débarque.
ask-ship-board = Le Navire part { $to }. Montez-vous à bord ?
    .wait = { $seat } peut monter à bord.
ask-ship-sail = Le Navire est { $in }. Où va-t-il ?
    .wait = { $seat } tient la barre du Navire.
ask-status-choose = Quel état ?
    .wait = { $seat } choisit un état.
ask-status-discard = Quel état s’en va ?
    .wait = { $seat } cède un état.
ask-status-place = Quel état est placé d’abord ?
    .wait = { $seat } place des états.
ask-status-suffer = Que perdez-vous d’abord ?
    .wait = { $seat } choisit ce qui est perdu d’abord.
ask-stories-room = Quelle carte fait de la place dans la zone des récits ?
    .wait = { $seat } fait de la place.
ask-target-choose = Qui frappez-vous avec une force de { $count } ?
    .wait = { $seat } choisit une cible.
ask-target-damage = { $count ->
        [one] Qui reçoit { $count } dégât ?
       *[other] Qui reçoit { $count } dégâts ?
    }
    .wait = { $seat } choisit une cible.
ask-target-surplus = Qui reçoit le surplus ?
    .wait = { $seat } choisit une cible.
ask-test-answer = { $type } { $difficulty }, { $count } pour l’instant : gardez-vous le tirage ?
    .wait = { $seat } peut tirer de nouveau.
ask-test-join = Prenez-vous part à l’épreuve « { $type } { $difficulty } » ?
    .wait = { $seat } peut y prendre part.
ask-test-pick = Qui passe l’épreuve « { $type } { $difficulty } » ?
    .wait = { $seat } dit qui passe l’épreuve.
ask-test-together = Passez-vous ensemble l’épreuve « { $type } { $difficulty } » ?
    .wait = { $seat } décide d’une épreuve.
ask-threat-attach = Quel groupe reçoit la Menace ?
    .wait = { $seat } attache une Menace.
ask-threat-circle = Où la Menace apparaît-elle ?
    .wait = { $seat } choisit où la Menace apparaît.
ask-threat-fetch = D’où la Menace est-elle prise ?
    .wait = { $seat } va chercher une Menace.
ask-threat-remove = Quelle Menace s’en va ?
    .wait = { $seat } retire une Menace.
ask-timed-order = Quelle carte agit ensuite ?
    .wait = { $seat } choisit l’ordre des cartes.
ask-title-choose = { $count ->
        [one] Quel Titre est actif ? Il reste { $count } place.
       *[other] Quel Titre est actif ? Il reste { $count } places.
    }
    .wait = { $seat } choisit ses Titres.
ask-title-rune = Prenez-vous la rune de « { $card } » ?
    .wait = { $seat } peut prendre une rune.
ask-title-swap = Quel Titre fait place à « { $card } » ?
    .wait = { $seat } fait place à un Titre.
ask-ultimate-pick = Quelle Prouesse ultime prenez-vous ?
    .wait = { $seat } peut prendre une Prouesse ultime.
ask-upgrade-draw = Quelle amélioration est piochée ?
    .wait = { $seat } pioche des améliorations.
ask-upgrade-pick = Quelle amélioration prenez-vous ?
    .wait = { $seat } prend une amélioration.
ask-upgrade-return = Quelle carte va sur la pioche d’améliorations ?
    .wait = { $seat } remet des améliorations.
ask-wyrd-draw = Quel Wyrd est pioché ?
    .wait = { $seat } pioche un Wyrd.

## Réponses

move-activate = Compter « { $what } » comme active
move-adventure = Jouer « { $what } »
move-again = Utiliser de nouveau « { $what } »
move-ashore = Débarquer { $in }
move-aside = Mettre de côté « { $what } »
move-beside = Poser à côté du plateau « { $what } »
move-bottom = { $what ->
        [none] Dessous
       *[other] Dessous : { $what }
    }
move-card = Carte { $what }
move-choose = Choisir { $what }
move-decline = S’en passer
move-defeat = { $other ->
        [none] Vaincre { $what }
       *[other] Vaincre { $what } ({ $other })
    }
move-defend = { $what } se défend
move-discard = Défausser : { $what }
move-done = C’est fait
move-draw = Tirer des runes
move-either = Possibilité { $what }
move-end = { $what }
move-enemy = Faire attaquer { $what }
move-engage = { $in }
move-enough = Cela suffit
move-event = { $what }. { $effect }
move-exhaust = Épuiser { $what } et remettre les runes
move-explore = Explorer { $in }
move-feat = { $what }
move-flip = Retourner : { $what }
move-foretell = Présage sur { $what }
move-from = { $out }
move-gain = Gagner un { $what }
move-give = Céder « { $what } »
move-group = { $other ->
        [none] { $what }
       *[other] { $what } ({ $other })
    }
move-hero = { $what }
move-hire = { $effect ->
        [none] Engager { $what }
       *[other] Mercenaire : { $what }. { $effect }
    }
move-hit = Frapper { $what }
move-item = { $what }
move-keep = Laisser les choses comme elles sont
move-leader = { $what } mène
move-lift = La prendre sur { $what }
move-location = Utiliser le Lieu
move-lose = Céder une rune : { $what }
move-miss = { $what } sur la piste de Raté
move-move = { $other ->
        [none] Déplacer : { $what }
       *[other] Déplacer : { $what } vers { $other }
    }
move-no = Non
move-nobody = Personne
move-none = Aucune
move-only = Continuer : { $what }
move-party = La compagnie { $in }
move-pass = Passer
move-place = { $what } sur { $other }
move-play = Utiliser « { $what } ». { $effect }
move-poi = Visiter { $what }
move-region = { $what }
move-restore = { $what } : de nouveau prêt
move-return = Remettre au sac : { $what }
move-rune = { $what }
move-sail = Voguer { $to }
move-show = { $what }
move-space = Aller { $to }
move-spend = Céder une rune ({ $other }) de { $what }
move-stand = Garder le tirage
move-start = { $what }
move-stay = Rester
move-stop = S’arrêter
move-suffer = Perdre d’abord { $what }
move-take = { $effect ->
        [none] Prendre : { $what }
       *[other] Prendre « { $what } ». { $effect }
    }
move-title = { $what }
move-to = { $to }
move-top = { $what ->
        [none] Dessus
       *[other] Dessus : { $what }
    }
move-train = { $what }
move-travel = Voyager { $to }
move-unit = { $what }
move-upgrade = { $what }
move-use = { $effect ->
        [none] Utiliser « { $what } »
       *[other] Utiliser « { $what } » : { $effect }
    }
move-wait = Laisser passer quelqu’un d’autre
move-wyrd = { $what }
move-yes = Oui

## Ce qui s’est passé

event-ability = { $unit } utilise une capacité contre { $hero }.
event-active = La Prouesse « { $feat } » ({ $hero }) est maintenant active.
event-adventure = « { $title } » commence.
event-adventure-over = L’aventure est finie.
event-answer = { $hero } répond { $answer ->
        [yes] oui
       *[other] non
    }.
event-attacked = { $unit } attaque { $hero }.
event-attacks-shuffled = La pioche d’Attaque ennemie est mélangée.
event-backlash = Le Contrecoup frappe { $hero }.
event-block-space = Le passage est bloqué : { $place }.
event-borrowed = Une figurine est prise à un groupe { $in } ({ $group }) et y laisse une Menace.
event-campaign-over = La campagne est finie.
event-cancelled = La capacité qu’utilisait { $unit } est annulée.
event-card-acts = La carte « { $card } » agit.
event-choose = « { $label } »
event-clear-space = Le passage est dégagé : { $place }.
event-combat = Un combat commence { $in }.
event-combat-over = Le combat { $in } est fini.
event-combat-won = Il ne reste aucun Ennemi { $in }.
event-deal-more = { $hero } inflige { $count } de plus.
event-defeated = { $hero } est hors de combat.
event-defend = { $hero } s’interpose et se défend.
event-discard-poi = Le pion de « { $name } » quitte la table.
event-duel = { $hero } les défie en combat singulier.
event-enemies = { $count ->
        [1] Un Ennemi apparaît
       *[other] { $count } Ennemis apparaissent
    } { $in } : { $group }.
event-enemy-card = Une carte Ennemi entre en jeu : { $card }.
event-event = Événement : { $event }
event-exhaust = { $hero } s’épuise pour utiliser sa capacité.
event-exhausted = { $hero } doit s’épuiser.
event-feat = { $hero } utilise « { $feat } ».
event-feat-discarded = { $hero } défausse « { $feat } ».
event-feats-drawn = { $count ->
        [one] { $hero } pioche « { $drawn } ».
       *[other] { $hero } pioche { $count } Prouesses : { $drawn }.
    }
event-feats-shuffled = { $hero } mélange sa pioche de Prouesses.
event-gain-card = { $hero } reçoit « { $card } ».
event-gain-cp = { $hero } gagne { $count } PC.
event-gain-health = { $hero } gagne { $count } PV.
event-gain-xp = { $hero } gagne { $count } XP.
event-hero = { $hero } rejoint la compagnie.
event-hired = { $hero } entre en service comme mercenaire.
event-hurt = { $count ->
        [one] { $unit } reçoit { $count } dégât.
       *[other] { $unit } reçoit { $count } dégâts.
    }
event-landed = { $unit } frappe { $hero } avec une force de { $count }.
event-leader = { $hero } mène cette aventure.
event-leave-map = La compagnie quitte le plan.
event-level-up = { $hero } monte de niveau.
event-lose-cp = { $hero } perd { $count } PC.
event-lose-health = { $hero } perd { $count } PV.
event-lose-xp = { $hero } perd { $count } XP.
event-march = Des Ennemis vont { $from } { $to } : { $group }.
event-miss = Une rune ({ $rune }) va sur la piste de Raté de { $hero }, emplacement { $count }.
event-miss-effect = L’effet de Raté de { $hero } se déclenche.
event-miss-returned = { $hero } reprend une rune de la piste de Raté : { $rune }.
event-move-poi = Un pion se déplace { $to } : { $poi }.
event-no-exploring = Des Ennemis empêchent d’explorer { $in }.
event-open-map = Un plan s’ouvre { $in }.
event-party = La compagnie avance { $to }.
event-no-cp = { $hero } n’a aucun PC à perdre.
event-pay-cp = { $hero } paie { $count } PC.
event-personality = { $card } part { $to }.
event-phase = { $card }.
event-place = { $hero } pose une rune ({ $rune }) sur « { $feat } ».
event-place-heroes = { $many ->
        [one] { $heroes } est maintenant { $in }.
       *[other] { $heroes } sont maintenant { $in }.
    }
event-quest = Le pion Quête { $quest } est gagné.
event-quest-gone = Le pion Quête { $quest } est défaussé.
event-read = { $text }
event-refreshed = { $hero } se rétablit.
event-remove-card = « { $card } » quitte le jeu pour l’instant.
event-replace-card = « { $card } » prend la place d’une carte plus ancienne.
event-return = { $hero } est de retour, avec 6 PV.
event-reveal-poi = { $text ->
        [none] Nouveau POI { $in } : { $name }.
       *[other] Nouveau POI { $in } : { $name }. { $text }
    }
event-revealed = { $unit } attaque avec la carte « { $card } ».
event-round = Manche { $round }.
event-runes = { $count ->
        [one] { $hero } tire une rune : { $drawn }.
       *[other] { $hero } tire { $count } runes : { $drawn }.
    }
event-rune-gained = { $hero } gagne une rune : { $rune }.
event-rune-lost = { $hero } cède une rune : { $rune }.
event-sail = { $many ->
        [one] { $heroes } vogue { $to }.
       *[other] { $heroes } voguent { $to }.
    }
event-set-health = { $hero } a maintenant { $count } PV.
event-ship = Un Navire attend { $in }.
event-shown = On montre une carte de { $deck } : { $card }.
event-slain = { $unit } est hors de combat.
event-sleeve = « { $card } » va en pochette.
event-snared = Une entrave retient { $unit }.
event-status = { $hero } gagne un { $status }.
event-status-enemy = Un { $status } est posé sur le groupe { $group }.
event-status-flipped = { $hero } retourne un pion d’état : { $status }.
event-status-gone = { $hero } perd un { $status }.
event-stop = { $hero } cesse de tirer des runes.
event-tell = { $text }
event-test = { $many ->
        [one] { $heroes } passe l’épreuve « { $type } { $difficulty } ».
       *[other] { $heroes } passent l’épreuve « { $type } { $difficulty } ».
    }
event-test-fallen = Plus personne n’est debout : l’épreuve « { $type } { $difficulty } » est ratée.
event-test-result = { $hero } { $count ->
        [99] n’a pas besoin de tirer
        [one] obtient { $count } réussite
       *[other] obtient { $count } réussites
    } : { $passed ->
        [yes] épreuve réussie
       *[other] épreuve manquée
    }.
event-threat = Une Menace rejoint un groupe { $in } : { $group }.
event-threat-waits = Une Menace attend { $in }.
event-tokens = Il y a maintenant { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } sur « { $card } ».
event-track-good = Les états positifs de { $hero } se déclenchent.
event-travel = { $hero } se rend { $in }.
event-unlock = L’accès à « { $card } » est débloqué.
event-to-come = Reste à conter : { $card }.
event-upgrades-drawn = { $count ->
        [one] { $hero } pioche une amélioration : { $drawn }.
       *[other] { $hero } pioche { $count } améliorations : { $drawn }.
    }
event-upgraded = { $hero } apprend « { $feat } ».
event-use = { $hero } utilise « { $card } ».
event-wyrd = { $hero } reçoit un Wyrd : { $feat }.
event-wyrd-gone = Le Wyrd quitte { $hero }.

## Ce que font cartes et paragraphes

cost-cp = { $what } PC
cost-health = { $what } PV
cost-exhaust = s’épuiser
cost-discard = défausser un { $what }
cost-token = { $what ->
        [one] { $what } pion
       *[other] { $what } pions
    }
cost-rune = une rune : { $what }
cost-give_up = céder { $what }
belonging-item = un Objet
belonging-title = un Titre
belonging-companion = un Compagnon
benefit-attack = inflige davantage
benefit-cp = gagne des PC
benefit-health = gagne des PV
benefit-refresh = se rétablit
window-would_lose_health = Des PV vont être perdus.
window-would_lose_cp = Des PC vont être perdus.
window-would_gain_status = Un état va être gagné.
window-would_be_defeated = Votre Héros va être vaincu.
window-would_exhaust = Vous allez devoir vous épuiser.
window-would_trigger_negative = Vos états négatifs vont se déclencher.
window-would_draw_event = Un Événement va être pioché.
window-would_leave_region = Partir coûte des PV.
window-plan = Planification.
window-skills = Compétences et Attaques Rapides.
window-ability = Une capacité se déclenche.
window-defend = L’attaque arrive.
window-attacks = Attaques et Compétences.
window-items = Objets.
who-all = chaque Héros : { $step }
who-party = la compagnie : { $step }
who-one = un Héros : { $step }
who-others = les autres : { $step }
amount-heroes = 1 par Héros de la partie
amount-party_size = 1 par Héros présent
amount-per_negative_status = 1 par état négatif
amount-per_positive_status = 1 par état positif
amount-per_token = 1 par pion
amount-tally = autant que l’on en a compté
amount-per_enemy = 1 par Ennemi présent
amount-rounds = 1 par manche
amount-half_health_up = la moitié des PV
amount-all = tout
amount-permanent = le permanent
effect-for = { $cost } : { $effect }
effect-if = { $condition } : { $effect }
effect-when = { $at }{ $must ->
        [yes] , sans choix
       *[no] { "" }
    } : { $effect }{ $once ->
        [combat] , une fois par combat.
        [round] , une fois par manche.
        [adventure] , une fois par aventure.
        [campaign] , une fois dans la campagne.
        [explore] , une fois par Héros et par phase d’Exploration.
       *[none] .
    }
at-start = Au début d’une aventure
at-end = À la fin d’une aventure
at-explore = À l’Exploration
at-instant = Au début de la planification
at-fast = Avant que les Ennemis n’agissent
at-combat = En combat
at-attack_step = Quand les Héros attaquent
at-item_step = À l’étape des Objets
at-ability_triggered = Quand une capacité se déclenche
at-attack_revealed = Quand une attaque ennemie est révélée
at-defending = En défense
at-enemy_defeated = Quand un Ennemi est vaincu
at-combat_won = Quand un combat est gagné
at-combat_start = Quand un combat commence
at-combat_end = Quand un combat se termine
at-test_drawn = Après le tirage d’une épreuve
at-would_lose_health = Quand des PV vont être perdus
at-would_lose_cp = Quand des PC vont être perdus
at-would_gain_status = Quand un état va être gagné
at-would_be_defeated = Quand le Héros va être vaincu
at-would_exhaust = Quand le Héros va devoir s’épuiser
at-would_trigger_negative = Quand les états négatifs vont se déclencher
at-would_draw_event = Quand un Événement va être pioché
at-would_leave_region = Quand quitter une région va coûter des PV
at-travel = Au Voyage
at-engage = À la Rencontre
at-round_start = Au début d’une manche
at-round_end = À la fin d’une manche
at-passive = Toujours
card-rune = Rune : { $rune }.
card-mandatory = Il doit être parmi les Titres actifs.
hero-face = { $class }, { $health } PV ; { $runes }. Effet d’épuisement : { $exhaust }
hired-face = { $class } ; { $feats }. Effet d’épuisement : { $exhaust }
condition-token = { $least ->
        [0] { $most ->
            [one] avec au plus { $most } pion sur « { $card } »
           *[other] avec au plus { $most } pions sur « { $card } »
        }
        [one] avec au moins { $least } pion sur « { $card } »
       *[other] avec au moins { $least } pions sur « { $card } »
    }
condition-class = avec un { $kind } dans la compagnie
condition-other = sous condition
ability-1 = Première capacité : { $effect }
ability-2 = Seconde capacité : { $effect }
foe-regular = Ennemi ordinaire
foe-elite = Élite
foe-npc = PNJ
foe-boss = Boss
foe-tier = rang { $tier }
foe-active = mobile
price-cost = Coûte { $cost }
branch-closed = Fermé : { $label } { $why }.
closed-needs = Seulement { $condition }
closed-cost = Coûte { $cost }, et aucun Héros ici ne peut payer
price-test = { $type } { $difficulty } : { $odds ->
        [none] personne ici ne peut essayer
       *[other] { $odds }
    }
odds-hero = { $hero } { $percent } %
misses-hint = Jusqu’à { $good }, c’est bon ; à { $most }, c’est mauvais.
odds-next = { $runes ->
        [one] Si une rune de plus est tirée
       *[other] Si { $runes } runes de plus sont tirées
    }
odds-misses = { $count ->
        [0] aucun raté
        [one] un raté
       *[other] { $count } ratés
    }
risk-draw = { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    } ; aucun raté { $none } %, piste de Raté pleine { $full } %
stop-now = { $you ->
        [yes] Si vous vous arrêtez
       *[no] Si { $hero } s’arrête
    }
stopped = Ne tire plus
stop-active = Actives :
stop-none = Aucune Prouesse n’est active.
track-good = { $misses ->
        [0] Aucun raté : les états positifs se déclenchent.
        [one] Un raté : les états positifs se déclenchent.
       *[other] { $misses } ratés : les états positifs se déclenchent.
    }
track-nothing = { $misses } ratés : rien ne se déclenche.
track-bad = { $misses } ratés : Contrecoup.
change-health = { $n } PV
change-cp = { $n } PC
change-xp = { $n } XP
outcome-unscathed = Indemne.
outcome-slain = Ennemis vaincus : { $count }.
change-attack = attaque { $n }
change-defence = défense { $n }
change-block = parade { $n }
defend-loss = { $spread ->
        [none] { $least ->
            [0] ne perd rien de ses { $hp } PV
           *[other] perd { $least } de ses { $hp } PV
        }
       *[some] perd { $least } à { $most } de ses { $hp } PV, { $mean } en moyenne
    }{ $falls ->
        [0] {""}
        [100] , et tombe
       *[other] {" ; "}tombe : { $falls } %
    }{ $ability ->
        [0] {""}
       *[other] {" ; "}avec une capacité : { $ability } %
    }
stand-passed = épreuve réussie
stand-failed = { $left ->
        [one] il manque { $left } réussite, épreuve manquée
       *[other] il manque { $left } réussites, épreuve manquée
    }
step-or = {" "}ou{" "}
step-then = {" ; "}
step-else = {" ; "}sinon{" "}
step-nothing = rien
step-gain_health = { $n ->
        [one] gagner { $n } PV
        [other] gagner { $n } PV
       *[named] gagner des PV ({ $n })
    }
step-lose_health = { $n ->
        [one] perdre { $n } PV
        [other] perdre { $n } PV
       *[named] perdre des PV ({ $n })
    }
step-set_health = les PV passent à { $n }
step-heal_full = regagner tous ses PV
step-gain_cp = { $n ->
        [one] gagner { $n } PC
        [other] gagner { $n } PC
       *[named] gagner des PC ({ $n })
    }
step-lose_cp = { $n ->
        [one] perdre { $n } PC
        [other] perdre { $n } PC
       *[named] perdre des PC ({ $n })
    }
step-gain_xp = gagner { $n } XP
step-lose_xp = perdre { $n } XP
step-upgrade_feat = améliorer une Prouesse
step-trigger_backlash = Contrecoup
step-trigger_positive = les états positifs se déclenchent
step-exhaust = s’épuiser
step-refresh = se rétablir
step-defeat_hero = être vaincu
step-add_wyrd = gagner un Wyrd
step-remove_wyrd = perdre le Wyrd
step-reorder_items = réordonner ses Objets
step-gain_rune = gagner une rune : { $what }
step-lose_rune = céder une rune : { $what }
step-buy_rune = acheter une rune : { $what }
step-gain_status = gagner un { $what }
step-discard_status = défausser un { $what }
step-flip_status = retourner un { $what }
step-restore_companion = un Compagnon est de nouveau prêt
step-rotate_companion = tourner un Compagnon
step-give_up = céder { $what }
step-gain_card = recevoir « { $what } »
step-sleeve = mettre en pochette « { $what } »
step-reveal_enemy_card = des cartes Ennemi entrent en jeu
step-unlock = débloquer « { $what } »
step-remove_card = retirer « { $what } »
step-replace_card = une carte est remplacée
step-gain_quest = gagner le pion Quête { $n }
step-discard_quest = défausser le pion Quête { $n }
step-add_token = { $n ->
        [one] ajouter { $n } pion à « { $what } »
        [other] ajouter { $n } pions à « { $what } »
       *[named] ajouter des pions à « { $what } » ({ $n })
    }
step-remove_token = { $n ->
        [one] prendre { $n } pion à « { $what } »
        [other] prendre { $n } pions à « { $what } »
       *[named] prendre des pions à « { $what } » ({ $n })
    }
step-place_heroes = aller { $to }
step-place_enemies = des Ennemis apparaissent
step-move_enemies = des Ennemis se déplacent
step-defeat_enemies = { $n ->
        [one] vaincre { $n } Ennemi
        [other] vaincre { $n } Ennemis
       *[named] vaincre des Ennemis ({ $n })
    }
step-heal_enemies = { $n ->
        [one] les Ennemis regagnent { $n } PV
        [other] les Ennemis regagnent { $n } PV
       *[named] les Ennemis regagnent des PV ({ $n })
    }
step-status_on_enemy = marquer des Ennemis d’un { $what }
step-place_threat = placer une Menace { $in }
step-remove_threat = retirer une Menace { $in }
step-reveal_poi = révéler { $what }
step-discard_poi = défausser { $what }
step-move_poi = déplacer { $what }
step-duel = défier les Ennemis de ce POI : { $what }
step-take_ship = prendre un Navire { $in }
step-move_ship = déplacer le Navire { $to }
step-lose_ship = perdre le Navire
step-keep_ship = garder le Navire
step-place_personality = { $what } se déplace
step-remove_personality = { $what } quitte le plateau
step-foretell = Présage { $n }
step-draw_event = { $n ->
        [one] piocher { $n } Événement
        [other] piocher { $n } Événements
       *[named] piocher des Événements ({ $n })
    }
step-reshuffle = remélanger une pioche
step-set_aside_event = mettre l’Événement de côté
step-attack = { $times ->
        [1] Attaque { $n }
       *[other] Attaque { $n }, { $times } fois
    }
step-deal = { $times ->
        [1] infliger { $n }
       *[other] infliger { $n }, { $times } fois
    }
step-damage = { $n ->
        [one] { $n } dégât
        [other] { $n } dégâts
       *[named] dégâts ({ $n })
    }{ $each ->
        [yes] {" "}à chaque Ennemi ({ $what })
       *[no] {""}
    }
step-block = Parade { $n }
step-take = { $times ->
        [1] subir { $n }
       *[other] subir { $n }, { $times } fois
    }
step-modify_attack = Attaques{ $what ->
        [none] {""}
       *[other] {" "}contre { $what }
    } : { $change }
step-modify_block = Parades : { $change }
step-modify_enemy_attack = attaque ennemie : { $change }
step-modify_enemy_defence = défense ennemie : { $change }
step-multiply_attack = une Attaque compte { $n } fois
step-multiply_enemy_attack = l’attaque ennemie compte { $n } fois
step-enemy_misses = l’attaque ennemie est ratée
step-skip_attack = { $n ->
        [one] { $n } Ennemi n’attaque pas
        [other] { $n } Ennemis n’attaquent pas
       *[named] des Ennemis n’attaquent pas ({ $n })
    }
step-cancel = l’annuler
step-redirect = un autre Héros le subit
step-make_active = une Prouesse compte comme active
step-allow_dark = { $n ->
        [one] { $n } rune d’Ombre va sur tout emplacement
        [other] { $n } runes d’Ombre vont sur tout emplacement
       *[named] des runes d’Ombre vont sur tout emplacement ({ $n })
    }
step-reuse_feat = utiliser de nouveau une Prouesse
step-draw_feats = { $n ->
        [one] piocher { $n } Prouesse
        [other] piocher { $n } Prouesses
       *[named] piocher des Prouesses ({ $n })
    }
step-draw_runes = { $n ->
        [one] tirer { $n } rune
        [other] tirer { $n } runes
       *[named] tirer des runes ({ $n })
    }
step-redraw = { $n ->
        [one] tirer de nouveau { $n } rune
        [other] tirer de nouveau { $n } runes
       *[named] tirer de nouveau des runes ({ $n })
    }
step-return_miss = { $n ->
        [one] reprendre { $n } rune de la piste de Raté
        [other] reprendre { $n } runes de la piste de Raté
       *[named] reprendre des runes de la piste de Raté ({ $n })
    }
step-move_rune = { $n ->
        [one] déplacer { $n } rune
        [other] déplacer { $n } runes
       *[named] déplacer des runes ({ $n })
    }
step-end_combat = mettre fin au combat
step-prevent = éviter { $n }
step-pay_instead = payer autrement
step-modify_test = épreuves ({ $what }) : difficulté { $change }
step-modify_draw = { $deck ->
        [feats] Prouesses étalées
        [test] runes d’une épreuve
       *[other] runes d’un tirage
    } : { $change }
step-open_map = ouvrir le plan
step-move_party = la compagnie se déplace
step-clear_space = dégager une case
step-block_space = bloquer une case
step-unblock_space = rouvrir une case
step-open_door = ouvrir une porte
step-close_door = fermer une porte
step-leave_map = quitter le plan
step-read = continuer la lecture
step-visit = on lit d’abord un autre paragraphe
step-choose = choisir : { $inner }
step-ask_each = chacun répond : { $inner }
step-one_of = { $inner }
step-may = si vous le voulez, { $inner }
step-test = { $what } { $difficulty }{ $inner ->
        [none] {""}
       *[other]  : { $inner }
    }
step-remember = on s’en souvient
step-forget = on l’oublie
step-remember_always = on s’en souvient pour toujours
step-tally = on en tient le compte
step-tally_always = on en tient le compte pour toujours
step-tell = quelque chose est conté
step-darken = tout Héros qui a un Wyrd gagne une rune d’Ombre
step-sink_feat = { $n ->
        [one] regarder { $n } Prouesse et en mettre une sous la pioche
        [other] regarder { $n } Prouesses et en mettre une sous la pioche
       *[named] regarder des Prouesses ({ $n }) et en mettre une sous la pioche
    }
step-carrion_sky = une Menace apparaît à proximité
step-stray_pack = un garm apparaît à proximité

## Fautes

fault-trudvang-book-changed = Le livre a été modifié depuis la sauvegarde de cette partie : l’endroit où elle en est n’y est plus.
fault-trudvang-book-unknown = Il n’y a pas de livre « { $book } ». Essayez : { $nearest }, ou donnez le chemin d’un fichier.
fault-trudvang-circle = Le livre fait tourner ses lecteurs en rond : après des milliers de pages, il faudrait relire « { $entry } ».
fault-trudvang-dead-end = Le livre ne mène nulle part après « { $entry } » : aucun POI n’est sur la table, aucun plan n’est ouvert et aucune Fin n’a été atteinte.
fault-trudvang-group = « { $group } » n’est pas un groupe : écrivez-le comme « draugr@sylvan:0.1 », avec les dégâts de chaque unité.
fault-trudvang-damage = Une unité de « { $group } » a des dégâts impossibles : de 0 à { $most }, car elle tombe dès qu’elle n’a plus de PV.
fault-trudvang-group-card = Rien ne dit la force de « { $group } » : nommez sa carte dans « enemies », ou après * le POI qui le décrit.
fault-trudvang-hero-twice = « { $part }={ $hero } » ne convient pas : ce Héros est déjà à la table.
fault-trudvang-hired-runes = Le mercenaire a des runes à { $found } endroits ; avec ses Prouesses et sa carte de Héros, il en faut { $right }.
fault-trudvang-name-unknown = Le livre ne contient rien qui s’appelle « { $name } ». Essayez : { $nearest }
fault-trudvang-names-collide = Les noms « { $one } » et « { $other } » de ce livre se confondent dans une partie sauvegardée ; changez l’un d’eux.
fault-trudvang-no-enemy-card = Le livre place « { $enemy } » alors qu’aucune carte Ennemi de ce type n’est en jeu ; révélez d’abord sa carte.
fault-trudvang-option-players = L’option « { $option } » ne vaut que pour un joueur seul, pas pour { $players } joueurs.
fault-trudvang-runes = Il y a dans cette position plus de runes « { $kind } » que dans la boîte.
fault-trudvang-seats = On ne peut rejoindre ou quitter la table qu’entre deux aventures.

## Ce que le terminal et le navigateur disent tous deux de la table

type-attack = Attaque
type-block = Parade
type-skill = Compétence
ship-here = un Navire
space-cleared = dégagée
space-blocked = bloquée
down = hors de combat
exhausted = carte épuisée
duel-line = { $hero } les a défiés en combat singulier.
held = { $thing } : où ?
gathered = { $what } …
feat-instead = remplace { $feat }
slot-placed = { $effect } { $slots ->
    [none] Elle est alors active.
   *[other] Ensuite : { $slots }.
    }
slot-filled = { $rune } en place
slot-open = { $runes } à poser
odds-of = { $percent } % de réussir
odds-again = { $percent } % en tirant de nouveau
foe-facts = { $health } PV · attaque { $attack } · défense { $defence }
hero-line = { $hp } PV sur { $most }, { $cp } PC
group-count = { $count ->
        [1] { $group }
       *[other] { $group } ({ $count })
    }
threat-here = { $count ->
        [one] une Menace en attente
       *[other] { $count } Menaces en attente
    }

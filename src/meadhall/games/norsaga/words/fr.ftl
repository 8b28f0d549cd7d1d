### Norsaga en français : cartes, questions, réponses, événements. Les règles sont dans fr.rules.ftl.

title = Norsaga
tagline = Faites appel à vos ancêtres et prouvez que votre saga est vraie avant que les autres ne prouvent la leur.

## Les cartes dans une phrase

card = { $name } ({ $kind } { $id })
nothing = rien
dealer = Le donneur

## Emplacements : seuls, et comme .object dans une phrase, après « comme » ou une virgule ; l’arbre de qui agit n’y est pas nommé. « chez » évite l’élision devant un nom.

place = { $of ->
        [yours] votre { $spot }
        [their] son { $spot }
       *[other] { $spot } chez { $owner }
    }
    .object = { $of ->
        [yours] votre { $spot }
        [their] { $spot }
       *[other] { $spot } chez { $owner }
    }

spot-Y = plus jeune héros
    .object = plus jeune héros
spot-P1 = parent de gauche
    .object = parent de gauche
spot-P2 = parent de droite
    .object = parent de droite
spot-G1 = premier grand-parent
    .object = premier grand-parent
spot-G2 = deuxième grand-parent
    .object = deuxième grand-parent
spot-G3 = troisième grand-parent
    .object = troisième grand-parent
spot-G4 = quatrième grand-parent
    .object = quatrième grand-parent

## Traits

trait-R = Puissance
trait-G = Artisanat
trait-B = Savoir
trait-Y = Foi
trait-K = Destin
trait-P = Scalde

## Classes

class-RR = Berserker
class-RG = Ravageur
class-RB = Appeleur de tempête
class-RY = Jarl
class-GR = Chasseur
class-GG = Farceur
class-GB = Tisseur de charmes
class-GY = Navigateur
class-BR = Graveur de runes
class-BG = Marcheur des esprits
class-BB = Sorcière
class-BY = Voyant
class-YR = Gardien du serment
class-YG = Guérisseur
class-YB = Diseur de loi
class-YY = Clerc
class-SkR = Scalde de la Puissance
class-SkG = Scalde de l’Artisanat
class-SkB = Scalde du Savoir
class-SkY = Scalde de la Foi
class-Gh = Fantôme

## Héros

hero-RR1 = Thorgeld Dos-de-Bœuf
hero-RR2 = Ragna Fend-l’Écu
hero-RR3 = Ulf Lame-Nue
hero-RG1 = Hakke Poing-d’Épines
hero-RG2 = Sigra Hache-Vive
hero-RG3 = Brusi Brise-Clôture
hero-RB1 = Eyvar Langue-de-Tonnerre
hero-RB2 = Hildra Front-d’Orage
hero-RB3 = Kolgrim Poing-de-Givre
hero-RY1 = Ottgar Haute-Halle
hero-RY2 = Asvor Bras-d’Or
hero-RY3 = Steinar Anneau-du-Serment
hero-GR1 = Skadra Grand-Arc
hero-GR2 = Orm Piège-Rouge
hero-GR3 = Tofa Couteau-à-l’Ours
hero-GG1 = Lopti Doigts-Agiles
hero-GG2 = Vigdra Demi-Ombre
hero-GG3 = Snorre la Trappe
hero-GB1 = Alfhild Nœuds-Subtils
hero-GB2 = Greip Tresse-de-Corbeau
hero-GB3 = Mjoll Perle-d’Os
hero-GY1 = Leif Voile-de-Sel
hero-GY2 = Unna Dompte-Vagues
hero-GY3 = Bardi Barre-à-l’Étoile
hero-BR1 = Runolf Main-au-Ciseau
hero-BR2 = Ingrun Lettre-Balafre
hero-BR3 = Egvald Scribe-de-Pierre
hero-BG1 = Hvit Pied-de-Brume
hero-BG2 = Yrsa Pas-Creux
hero-BG3 = Draumi Manteau-de-Hibou
hero-BB1 = Groa Chaudron-de-Nuit
hero-BB2 = Heidrun Boucle-de-Vipère
hero-BB3 = Vafthra Œil-Gris
hero-BY1 = Sefa Clair-de-Lampe
hero-BY2 = Aldis Regard-Lointain
hero-BY3 = Torvin Lit-l’Aurore
hero-YR1 = Brand Vœu-de-l’Écu
hero-YR2 = Hallgerd Psaume-de-Fer
hero-YR3 = Sturla Garde-Porte
hero-YG1 = Eirny Besace-aux-Herbes
hero-YG2 = Laug Paume-Douce
hero-YG3 = Birk Sac-à-Baumes
hero-YB1 = Lodvar Bâton-de-Loi
hero-YB2 = Signy Manteau-de-Parchemin
hero-YB3 = Thorkel Coupe-de-Vérité
hero-YY1 = Gudmar Garde-Chandelle
hero-YY2 = Thyra Main-Blanche
hero-YY3 = Asmar Vœu-du-Foyer

## Scaldes

hero-SK-R1 = Bragmar Chant-de-Guerre
hero-SK-R2 = Ljota Cœur-de-Tambour
hero-SK-R3 = Ketil Strophe-de-Bataille
hero-SK-G1 = Vifil Vers-Rusé
hero-SK-G2 = Dotta Flûte-de-Roseau
hero-SK-G3 = Hrapp Lame-Moqueuse
hero-SK-B1 = Kvasa Vers-Profond
hero-SK-B2 = Ofeig Kenning-d’Étoile
hero-SK-B3 = Runa Lèvre-d’Énigme
hero-SK-Y1 = Solva Halle-aux-Hymnes
hero-SK-Y2 = Geirmund Voix-de-Cloche
hero-SK-Y3 = Astri Lai-du-Soir

## Fantômes

hero-GH-1 = L’Oncle noyé
hero-GH-2 = La Mariée du tertre
hero-GH-3 = Le Timonier sans tête
hero-GH-4 = Le Cousin affamé
hero-GH-5 = Le Jumeau sans nom
hero-GH-6 = La Sentinelle gelée
hero-GH-7 = Le Forgeron en pleurs
hero-GH-8 = L’Enfant du cairn
hero-GH-9 = Le Noyeur à la lanterne
hero-GH-10 = Le Frère de la mariée
hero-GH-11 = L’Intendant sans sépulture
hero-GH-12 = L’Enfant du gué

## Sagas

saga-SG-01 = L’Évasion de la fosse aux loups
saga-SG-02 = Le Duel sous l’aurore boréale
saga-SG-03 = Le Pèlerinage du marteau
saga-SG-04 = Le Vol du fil de lune
saga-SG-05 = Le Passeur de l’île sainte
saga-SG-06 = Le Livre des dieux noyés
saga-SG-07 = Les Bottes volées du géant
saga-SG-08 = Le Siège de la tour de sel
saga-SG-09 = Le Troll aux neuf noms
saga-SG-10 = La Rançon du bouclier royal
saga-SG-11 = L’Incendie de la flotte de glace
saga-SG-12 = La Défense du pont aux corbeaux
saga-SG-13 = Le Sanglier du marais noir
saga-SG-14 = Le Pari des seize couteaux
saga-SG-15 = La Rune qui saignait
saga-SG-16 = La Vengeance de l’abbaye
saga-SG-17 = La Guerre des deux hivers
saga-SG-18 = Le Serment sur l’enclume
saga-SG-19 = Le Serpent à rouages
saga-SG-20 = La Relique de contrebande
saga-SG-21 = La Porte au cœur du chêne
saga-SG-22 = La Longue Marche du guérisseur
saga-SG-23 = Le Procès du voyant endormi
saga-SG-24 = La Confession du dragon
saga-SG-25 = La Mariée qui était renarde
saga-SG-26 = Le Navire bâti en une nuit
saga-SG-27 = Le Festin des énigmes
saga-SG-28 = Le Verger des pommes d’hiver
saga-SG-29 = La Carte des chemins de la baleine
saga-SG-30 = La Cloche sous le fjord
saga-SG-31 = La Lutte avec le roi de la mer
saga-SG-32 = La Clef du garde-manger de Hel
saga-SG-33 = Le Marché avec le vent du nord
saga-SG-34 = L’Embrasement du dernier fanal
saga-SG-35 = La Grande Chasse d’hiver
saga-SG-36 = La Harpe du géant des tempêtes
saga-SG-37 = Le Couronnement de l’orpheline
saga-SG-38 = Le Labyrinthe des racines
saga-SG-39 = Les Neuf Traversées
saga-SG-40 = L’Éveil du chœur de pierre

## Les embellissements et leurs effets

embellishment-adapt = Adaptation
embellishment-assault = Assaut
embellishment-invade = Invasion
embellishment-plunder = Pillage
embellishment-turncoat = Transfuge
embellishment-infiltrate = Infiltration
embellishment-augur = Augure
embellishment-offering = Offrande
embellishment-possess = Possédé
embellishment-chant = Chant
embellishment-prayer = Prière
embellishment-martyr = Martyre
embellishment-whisper = Murmure
embellishment-nix = Rien
embellishment-ragnarok = Ragnarök

effect-adapt = Défaussez un de vos héros et mettez une carte de votre main à sa place.
effect-assault = Défaussez deux cartes ; la personne de votre choix défausse un héros.
effect-invade = Jouez une carte dans l’arbre de quelqu’un d’autre.
effect-plunder = Regardez la main de quelqu’un d’autre ; vous pouvez échanger une carte.
effect-turncoat = Reprenez un de vos héros, jouez une carte, puis défaussez-en autant que vous voulez.
effect-infiltrate = Regardez une main et placez ses cartes sur des héros de même couleur.
effect-augur = Piochez une carte, puis défaussez-en une.
effect-offering = Défaussez une carte ; vous pouvez ensuite en jouer une autre de sa couleur.
effect-possess = Échangez un de vos héros contre un héros d’un autre arbre.
effect-chant = Défaussez toute votre main et piochez trois cartes.
effect-prayer = Révélez la première carte de la pioche et jouez-la.
effect-martyr = Tout le monde défausse un héros ; vous comblez les vides avec de nouvelles cartes.
effect-whisper = Jouez une carte et prenez un jeton Destin.
effect-nix = Tout le monde défausse un héros ; vous prenez un jeton Destin.
effect-ragnarok = Tous les grands-parents de tous les arbres sont défaussés ; vous prenez un jeton Destin.

## Questions : à qui doit répondre, et ce que les autres lisent en attendant

ask-story-embellish = Embellissez votre histoire : quel embellissement utilisez-vous ? Vous pouvez aussi passer.
    .wait = { $seat } réfléchit à un embellissement.
ask-tale-continue = Continuez l’histoire : jouez une carte de votre main.
    .wait = { $seat } choisit une carte à jouer.
ask-skald-embellish = Un scalde vous permet d’embellir. Quel embellissement utilisez-vous ? Si vous y renoncez maintenant, il est perdu.
    .wait = { $seat } réfléchit à l’embellissement du scalde.
ask-adapt-dismiss = « Adaptation » : lequel de vos héros défaussez-vous ? Une carte de votre main prendra sa place.
    .wait = { $seat } choisit un héros à défausser pour « Adaptation ».
ask-adapt-place = « Adaptation » : quelle carte de votre main placez-vous comme { $spot } ?
    .wait = { $seat } choisit une carte à placer pour « Adaptation ».
ask-assault-pay = { $left ->
        [one] « Assaut » : choisissez encore une carte à défausser.
       *[other] « Assaut » : vous défaussez { $left } cartes. Choisissez la première.
    }
    .wait = { $seat } choisit des cartes à défausser pour « Assaut ».
ask-assault-target = « Assaut » : qui attaquez-vous ? La personne attaquée choisit le héros qu’elle perd.
    .wait = { $seat } choisit sur qui lancer « Assaut ».
ask-assault-dismiss = On vous attaque : lequel de vos héros défaussez-vous ?
    .wait = { $seat } subit l’assaut et choisit un héros à défausser.
ask-invade-play = « Invasion » : jouez une carte de votre main dans l’arbre de quelqu’un d’autre.
    .wait = { $seat } choisit une carte et un arbre à envahir.
ask-plunder-target = « Pillage » : quelle main voulez-vous voir ?
    .wait = { $seat } choisit une main à piller.
ask-plunder-swap = « Pillage » : échangez une de vos cartes contre une carte prise à { $target }, ou gardez les vôtres.
    .wait = { $seat } réfléchit à un échange.
ask-turncoat-take = « Transfuge » : lequel de vos héros reprenez-vous en main ?
    .wait = { $seat } choisit un héros à reprendre.
ask-turncoat-play = « Transfuge » : jouez maintenant une carte, celle que vous avez reprise ou une autre.
    .wait = { $seat } choisit une carte à jouer pour « Transfuge ».
ask-turncoat-discard = « Transfuge » : défaussez autant de cartes que vous voulez. Elles partiront ensemble quand vous aurez fini.
    .wait = { $seat } peut défausser des cartes.
ask-infiltrate-target = « Infiltration » : quelle main voulez-vous voir ? Vous pouvez choisir la vôtre.
    .wait = { $seat } choisit une main à infiltrer.
ask-infiltrate-place = { $target_you ->
        [yes] « Infiltration » : placez une carte de votre main sur un héros de même couleur, ou arrêtez.
       *[no] « Infiltration » : placez une carte prise à { $target } sur un héros de même couleur, ou arrêtez.
    }
    .wait = { $seat } cherche des héros à recouvrir pour « Infiltration ».
ask-augur-discard = « Augure » : quelle carte défaussez-vous ? La nouvelle est permise.
    .wait = { $seat } choisit une carte à défausser pour « Augure ».
ask-offering-discard = « Offrande » : quelle carte défaussez-vous ? Vous pourrez ensuite en jouer une autre de sa couleur.
    .wait = { $seat } choisit une carte à offrir.
ask-offering-play = « Offrande » : vous pouvez jouer une autre carte de la même couleur ({ $colour }).
    .wait = { $seat } peut jouer une carte de la même couleur.
ask-possess-take = « Possédé » : quel héros d’un autre arbre voulez-vous ?
    .wait = { $seat } choisit un héros à posséder.
ask-possess-give = « Possédé » : vous prenez le { $spot }. Lequel de vos héros donnez-vous en échange ?
    .wait = { $seat } choisit un héros à donner en échange.
ask-prayer-play = « Prière » : jouez la carte révélée.
    .wait = { $seat } choisit un emplacement pour la carte révélée.
ask-martyr-dismiss = « Martyre » : lequel de vos héros défaussez-vous ? Une nouvelle carte prendra sa place.
    .wait = { $seat } choisit un héros à défausser pour « Martyre ».
ask-martyr-place = « Martyre » : placez une des nouvelles cartes sur un emplacement libéré.
    .wait = { $seat } place les cartes piochées pour « Martyre ».
ask-whisper-play = « Murmure » : jouez une carte de votre main.
    .wait = { $seat } choisit une carte à jouer pour « Murmure ».
ask-nix-dismiss = « Rien » : lequel de vos héros défaussez-vous ?
    .wait = { $seat } choisit un héros à défausser pour « Rien ».
ask-deck-draw = Quelle carte sort de la pioche ?
    .wait = { $seat } tire une carte.
ask-saga-deal = Quelle saga est distribuée ?
    .wait = { $seat } distribue les sagas.
ask-first-choose = Qui commence ?
    .wait = { $seat } tire au sort qui commence.

## Réponses

move-embellish = « { $embellishment } ». { $effect }
move-play = { $there ->
        [none] Jouer { $card } comme { $spot }
       *[other] Jouer { $card } comme { $spot } et défausser { $there }
    }
move-place = Placer { $card }
move-place-at = { $there ->
        [none] Placer { $card } comme { $spot }
       *[other] Placer { $card } comme { $spot } et défausser { $there }
    }
move-dismiss = { $there ->
        [none] Défausser { $spot }
       *[other] Défausser { $there }, { $spot }
    }
move-take = { $there ->
        [none] Reprendre { $spot }
       *[other] Reprendre { $there }, { $spot }
    }
move-possess = { $there ->
        [none] Prendre le { $spot }
       *[other] Prendre { $there }, { $spot }
    }
move-give = { $there ->
        [none] Donner { $spot }
       *[other] Donner { $there }, { $spot }
    }
move-swap = Donner { $card } contre { $other }
move-keep = Ne rien échanger
move-discard = Défausser { $card }
move-done = Terminé
move-stop = Arrêter
move-pass = Passer
move-choose = { $you ->
        [yes] Vous-même
       *[no] { $seat }
    }
move-draw = Tirer { $card }
move-saga = Distribuer « { $saga } »
move-first = { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    }

## Ce qu’une réponse apporterait, à sa suite, séparé par des virgules

brings-wins = achève votre saga
brings-ties = { $you ->
        [yes] une paire s’accorde : { $trait }
       *[no] une paire s’accorde pour { $seat } : { $trait }
    }
brings-told = { $you ->
        [yes] { $now } sur 6 au lieu de { $was }
       *[no] { $seat } a { $now } sur 6 au lieu de { $was }
    }
brings-opens = donne accès à { $what }
brings-shuts = ferme l’accès à { $what }
brings-gone = renvoie { $cards }
brings-grants = { $you ->
        [yes] le scalde vous accorde un embellissement
       *[no] le scalde accorde un embellissement à { $seat }
    }

## Événements

event-saga = { $you ->
        [yes] Vous recevez la saga « { $saga } » ({ $traits }).
       *[no] { $seat } reçoit la saga « { $saga } » ({ $traits }).
    }
event-first = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-turn = { $you ->
        [yes] Tour { $turn } : à vous de jouer.
       *[no] Tour { $turn } : { $seat }.
    }
event-draw = { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $count ->
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $count } cartes.
        }
    }
event-reshuffle = { $count ->
        [one] La pioche est épuisée ; la seule carte de la défausse devient la nouvelle pioche.
       *[other] La pioche est épuisée ; on remélange les { $count } cartes de la défausse.
    }
event-reveal = { $you ->
        [yes] Vous révélez { $card }.
       *[no] { $seat } révèle { $card }.
    }
event-embellish = { $you ->
        [yes] Vous utilisez « { $embellishment } ».
       *[no] { $seat } utilise « { $embellishment } ».
    }
event-pass = { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-play = { $you ->
        [yes] { $covered ->
            [none] Vous jouez { $card } comme { $spot }.
           *[other] Vous jouez { $card } comme { $spot } et défaussez { $covered }.
        }
       *[no] { $covered ->
            [none] { $seat } joue { $card } comme { $spot }.
           *[other] { $seat } joue { $card } comme { $spot } et défausse { $covered }.
        }
    }
event-place = { $you ->
        [yes] { $covered ->
            [none] Vous placez { $card } comme { $spot }.
           *[other] Vous placez { $card } comme { $spot } et défaussez { $covered }.
        }
       *[no] { $covered ->
            [none] { $seat } place { $card } comme { $spot }.
           *[other] { $seat } place { $card } comme { $spot } et défausse { $covered }.
        }
    }
event-dismiss = { $you ->
        [yes] Vous défaussez { $card }, { $spot }.
       *[no] { $owner } défausse { $card }, son { $spot }.
    }
event-discard = { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $seat } défausse { $cards }.
    }
event-take = { $you ->
        [yes] Vous reprenez en main { $card }, { $spot }.
       *[no] { $seat } reprend en main { $card }, son { $spot }.
    }
event-target = { $own ->
        [yes] { $you ->
            [yes] Vous retournez l’assaut contre vous : un de vos héros doit partir.
           *[no] { $seat } retourne l’assaut contre son propre arbre : un héros doit partir.
        }
       *[no] { $you ->
            [yes] Vous attaquez { $target } : un héros doit partir.
           *[no] { $target_you ->
                [yes] { $seat } vous attaque : un de vos héros doit partir.
               *[no] { $seat } attaque { $target } : un héros doit partir.
            }
        }
    }
event-look = { $own ->
        [yes] { $you ->
            [yes] Vous choisissez votre propre main.
           *[no] { $seat } choisit sa propre main.
        }
       *[no] { $you ->
            [yes] { $target } vous montre sa main : { $cards }.
           *[no] { $target_you ->
                [yes] { $seat } regarde votre main.
               *[no] { $target } montre sa main à { $seat }.
            }
        }
    }
event-swap = { $you ->
        [yes] Vous donnez { $gave } à { $target } et recevez { $took }.
       *[no] { $target_you ->
            [yes] { $seat } vous prend { $took } et vous donne { $gave }.
           *[no] { $seat } échange une carte avec { $target }.
        }
    }
event-keep = { $you ->
        [yes] Vous n’échangez rien.
       *[no] { $seat } n’échange rien.
    }
event-possess = { $you ->
        [yes] Vous échangez { $given }, { $spot }, contre { $card }, { $from }.
       *[no] { $seat } échange { $given }, son { $spot }, contre { $card }, { $from }.
    }
event-doom = { $you ->
        [yes] Vous prenez un jeton Destin : jusqu’à votre prochain tour, votre arbre est ouvert à tout le monde.
       *[no] { $seat } prend un jeton Destin : jusqu’à son prochain tour, son arbre est ouvert à tout le monde.
    }
event-undoom = { $you ->
        [yes] Vous rendez votre jeton Destin.
       *[no] { $seat } rend son jeton Destin.
    }
event-grant = { $you ->
        [yes] Un scalde vous accorde un embellissement.
       *[no] Un scalde accorde un embellissement à { $seat }.
    }
event-decline = { $you ->
        [yes] Vous renoncez à l’embellissement du scalde.
       *[no] { $seat } renonce à l’embellissement du scalde.
    }
event-lost = { $you ->
        [yes] Aucun embellissement ne vous est accessible : celui du scalde est perdu.
       *[no] Aucun embellissement n’est accessible à { $seat } : celui du scalde est perdu.
    }
event-lapse = { $cap ->
        [one] Les scaldes n’accordent pas plus d’un embellissement par tour. Les suivants sont annulés : { $seats }.
       *[other] Les scaldes n’accordent pas plus de { $cap } embellissements par tour. Les suivants sont annulés : { $seats }.
    }
event-win = { $you ->
        [yes] Vous gagnez ! Les six traits sont réunis dans votre arbre : votre saga est vraie.
       *[no] { $seat } gagne ! Les six traits sont réunis dans son arbre : sa saga est vraie.
    }
event-cap = { $turns ->
        [one] La partie s’arrête après un tour, et personne ne gagne.
       *[other] La partie s’arrête après { $turns } tours, et personne ne gagne.
    }

## Options d’une table

option-basic = Partie de base
    .doc = Elle se joue sans scaldes, sans fantômes et sans jetons Destin. Idéale pour une première fois.
option-ghosts_removed = Fantômes écartés
    .doc = Avec moins de fantômes, la partie est plus courte. Seulement à quatre et avec la pioche complète.
option-sagas = Sagas
    .doc = Quelles sagas peuvent être distribuées.
    .normal = toutes sauf les difficiles
    .all = toutes
    .difficult = seulement les difficiles
option-deck_profile = Scaldes et fantômes
    .doc = Combien il y en a dans la pioche : 12-8 signifie 12 scaldes et 8 fantômes, 8-12 signifie 8 scaldes et 12 fantômes.
option-infiltrate_queue = File d’attente après « Infiltration »
    .doc = Qui passe en premier quand « Infiltration » a amené plusieurs scaldes dans les arbres.
    .next = le joueur suivant
    .actor = le joueur qui l’a utilisée
option-first = Qui commence
    .doc = Le sort décide, ou vous désignez une place.
    .random = le sort décide
option-turn_cap = Nombre maximal de tours
    .doc = Après ce nombre de tours, la partie s’arrête et personne ne gagne.
option-grant_cap = Nombre maximal d’embellissements de scaldes par tour
    .doc = Au-delà, ils sont annulés, pour qu’aucun tour ne dure sans fin.
option-undo = Reprendre une réponse
    .doc = Vous pouvez reprendre une réponse tant qu’elle n’a rien dévoilé de caché et que personne d’autre n’a agi depuis.

fault-norsaga-ghosts-removed = On ne peut écarter { $number } fantômes qu’à quatre et avec la pioche complète.
fault-norsaga-profile-basic = La partie de base n’a ni scaldes ni fantômes ; laissez leur nombre à 12-8.
fault-norsaga-first = La place { $first } ne peut pas commencer : vous n’êtes que { $players } à jouer.

## Les trois étapes d’un tour

step-1 = Reprenez votre souffle
step-2 = Embellissez votre histoire
step-3 = Continuez l’histoire

## Mots isolés, à la table

term-tree = Arbre généalogique
term-hand = Main
term-saga = Saga
term-progress = Avancée
term-markers = Marqueurs
term-deck = Pioche
term-discard = Défausse
term-queue = File d’attente
term-doomed = Jeton Destin
term-eligible = Embellissements accessibles
term-turn = Tour
term-known-cards = Connues en main
term-maybe-cards = Peut-être en main
term-won = Victoire
term-cap = Personne ne gagne
tree-of = Arbre de { $name }
tree-yours = Votre arbre
held-card = Vous tenez { $card }. Choisissez un emplacement, ou une autre carte.
held-spot = Quelle carte va là : { $spot } ?
row-as = Comme { $spot }
row-over = par-dessus { $there }
row-free = un emplacement vide
row-closed = Dans l’arbre de quelqu’un d’autre
row-for = Contre { $other }
row-give = Donner { $card }

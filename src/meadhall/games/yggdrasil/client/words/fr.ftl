### Yggdrasil Chronicles dans le navigateur : ce que seule la table dessinée dit.

tree-label = L’arbre-monde
world-above = Au-dessus : { $world }.
world-below = Au-dessous : { $world }.
power = puissance { $power }
cage-label = { $names ->
        [none] Le cachot est vide. Pans de mur debout : { $wall } sur 7.
       *[other] Dans le cachot : { $names }. Pans de mur debout : { $wall } sur 7.
    }
islands-label = Iormungand est sur l’île { $at } (de { $most }).
nidhogg-label = { $left ->
        [one] Nidhogg a avancé de { $at } ; plus qu’une case jusqu’à l’arbre.
       *[other] Nidhogg a avancé de { $at } ; { $left } cases jusqu’à l’arbre.
    }

## L’action d’un monde dans sa force du moment

fact-level = Niveau
fact-above = Au-dessus à présent
fact-below = Au-dessous à présent
fact-here = Ici
fact-kept = Réserve
fact-action = Action
fact-now = À présent, pour { $god }
artifacts-open = Artefacts visibles
artifacts-none = il n’en reste aucun
artifacts-level = { $left ->
        [0] niveau { $level }, le dernier
       *[other] niveau { $level }, { $left } dessous
    }
creatures-out = Déjà piochées
jotnar-active = Jotnar actifs
jotnar-out = Cartes jotun déjà piochées

kept-asgard = { $count } héros au Valhalla.
kept-alfheim = { $count ->
        [one] { $count } elfe en réserve.
       *[other] { $count } elfes en réserve.
    }
kept-vanaheim = { $count ->
        [one] { $count } dé vane en réserve.
       *[other] { $count } dés vanes en réserve.
    }
kept-midgard = Héros : { $count }. Anonymes : { $anonymous }.
kept-nidavellir = { $count ->
        [one] { $count } artefact chez les forgerons.
       *[other] { $count } artefacts chez les forgerons.
    }
kept-svartalfheim = { $count ->
        [one] { $count } créature dans la pioche.
       *[other] { $count } créatures dans la pioche.
    }
kept-jotunheim = { $count ->
        [one] { $count } jotun pas encore actif.
       *[other] { $count } jotnar pas encore actifs.
    }
kept-niflheim = { $count ->
        [one] { $count } anonyme chez Hel.
       *[other] { $count } anonymes chez Hel.
    }
kept-muspellheim = { $count ->
        [one] { $count } géant de feu en réserve.
       *[other] { $count } géants de feu en réserve.
    }

## Ce que veulent dire les signes

legend-title = Signes
legend-action = Sous chaque monde : son action à présent
sign-advantage = avec avantage
sign-normal = normale
sign-disadvantage = avec désavantage
sign-closed = pas d’action à présent
sign-enemy-there = parce qu’un ennemi est là
sign-god-there = parce qu’un autre dieu est là
sign-besieged = parce qu’un jotun l’assiège
sign-risk = le nombre de risques ; les autres signes : ce que l’action donne
legend-pieces = Ennemis
sign-power = un ennemi et sa puissance
sign-rider = protégé par un jotun : impossible à combattre
sign-jotun = un jotun
sign-climb = où Surt ou Hel montera
sign-wall = un pan du mur du cachot ; le plus grand nombre mis à nu est la puissance de Fenrir
legend-stock = Réserves
sign-sword = héros
sign-house = anonymes
sign-leaf = elfes
sign-die = dés vanes
sign-ring = artefacts
sign-raven = créatures
sign-cairn = pierres runiques
sign-mountain = jotnar pas encore actifs
sign-skull = anonymes chez Hel
sign-flame = géants de feu

## Danger

wheel-title = Roue des ennemis
wheel-label = { $count ->
        [0] Roue des ennemis, aucune carte cachée
        [one] Roue des ennemis, une carte cachée
       *[other] Roue des ennemis, { $count } cartes cachées
    }
notch-label = { $count ->
        [0] { $enemy } : aucune carte visible
        [one] { $enemy } : une carte visible ({ $gods })
       *[other] { $enemy } : { $count } cartes visibles ({ $gods })
    }
danger-title = Danger
danger-hint = Ce qui arriverait si { $god } activait chaque ennemi maintenant.
danger-more = Ce que chacun ferait, et à quelle distance est chaque défaite
danger-nearest = Dangers les plus proches
danger-none = aucune défaite n’est proche
danger-open = { $open ->
        [0] aucune carte visible
        [one] une carte visible
       *[other] { $open } cartes visibles
    }
danger-chance = { $chance } % cette manche
margin-tree = { $left ->
        [one] 1 case jusqu’à l’arbre
       *[other] { $left } cases jusqu’à l’arbre
    }
margin-dead-tree = { $left ->
        [one] 1 case jusqu’à l’arbre mort
       *[other] { $left } cases jusqu’à l’arbre mort
    }
margin-page-turn = { $left ->
        [one] { $left } case avant la fin de la page
       *[other] { $left } cases avant la fin de la page
    }
margin-page = { $left ->
        [0] la page : perdu au prochain pas
        [one] la page : encore { $left } pas de marge
       *[other] la page : encore { $left } pas de marge
    }
margin-life = { $left ->
        [one] le dieu le plus faible a 1 point de vie
       *[other] le dieu le plus faible a { $left } points de vie
    }
margin-surt-top = { $left ->
        [0] la prochaine montée de Surt fait perdre la partie
       *[other] Surt peut encore monter { $left } fois
    }
margin-hel-top = { $left ->
        [0] la prochaine montée de Hel fait perdre la partie
       *[other] Hel peut encore monter { $left } fois
    }
margin-giants = { $left ->
        [0] trop peu de géants pour la prochaine activation de Surt
        [one] des géants pour 1 activation encore
       *[other] des géants pour { $left } activations encore
    }
margin-islands = { $left ->
        [0] la dernière île est atteinte
        [one] 1 île restante
       *[other] { $left } îles restantes
    }
margin-anonymous = { $left ->
        [0] trop peu d’anonymes pour la prochaine île
        [one] des anonymes pour 1 île encore
       *[other] des anonymes pour { $left } îles encore
    }
margin-wall = { $left ->
        [0] plus aucun pan de mur
        [one] encore 1 pan de mur
       *[other] encore { $left } pans de mur
    }
margin-jotnar = { $left ->
        [0] plus aucun pion jotun
        [one] 1 pion jotun restant
       *[other] { $left } pions jotun restants
    }
margin-jotun-cards = { $left ->
        [0] plus aucune carte jotun
        [one] 1 carte jotun restante
       *[other] { $left } cartes jotun restantes
    }
ladder-surt = { $done } géants de feu sur { $most } auprès de Surt
ladder-hel = { $done } anonymes sur { $most } chez Hel
ladder-iormungand = île { $done } sur { $most }
ladder-fenrir = { $done } mondes sur { $most } dévastés
ladder-loki = { $done } jotnar actifs sur { $most }
ladder-nidhogg = { $done } cases rongées sur { $most }

## Le jet de sauvegarde

saving-title = Jet de sauvegarde
odds-hint = Calculé avec tous vos dés vanes et vos elfes ; les héros et l’aide ne comptent que si la réponse en parle.
risks-left = { $left ->
        [0] { $god } : plus rien à écarter
        [one] { $god } : encore un risque
       *[other] { $god } : encore { $left } risques
    }
risks-foe = contre { $foe }
step-heroes = Héros
step-dice = Dés
step-helpers = Aide
step-again = Relance
step-elves = Elfes
step-pay = Vie
dice-label = Dés sur la table
die-label = { $elf ->
        [yes] { $god }, { $die } : { $face }, changé par un elfe, écarte { $worth }
       *[no] { $god }, { $die } : { $face }, écarte { $worth }
    }

## Dieux, piles, ordre des tours

sheet-label = Fiche : { $god }
in-world = à { $world }
term-life = Vie
term-own = Réserve personnelle
term-artifacts = Artefacts
life-label = { $life } points de vie sur { $most }
symbols = Réussites : dé divin { $god }, dé vane { $vanir }
bond-brothers = Frères d’armes : { $gods }
bond-bloods = Dieux du même sang : { $gods }
bond-chances = Connaissances de passage : { $gods }
bond-travels = Compagnons de voyage : { $gods }
seat-note = { $god } · vie { $life } sur { $most }
order-title = Ordre de cette manche
order-calm = ne peut en activer aucun
order-still = aucune carte ennemi n’est encore visible
piles-title = Ce qu’on sait des piles
piles-short = Piles
piles-hint = Ce qu’une table attentive retient des cartes ennemi.
pile-size = { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }
pile-down = Face cachée sur la roue :
pile-known = Depuis le dessus :
pile-unknown = Quelque part dedans ou face cachée :
pile-support = { $count ->
        [one] et une carte inconnue du dieu de soutien
       *[other] et { $count } cartes inconnues du dieu de soutien
    }
pile-unseen = Cartes du dieu de soutien que personne n’a vues :
unknown = inconnue
score-life = { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
progress-title = La vie, tour après tour

story-read = Lire la page
story-end = Lire comment cela finit
story-itself = Ouvrir d’elle-même une page qu’on tourne
sheets-title = Fiches d’expérience
game-begun-again = { $count ->
        [one] Recommencée une fois.
       *[other] Recommencée { $count } fois.
    }
nidhogg-way = Nidhogg est sur la case { $at } sur { $most } ; au bout : { $end }.
nidhogg-here = Case { $number } : Nidhogg
wolf-label = { $wolf } est sur la case { $at } sur { $most }, puissance { $power }.
tile-down = une tuile face cachée
box-on = { $name ->
        [none] cochée
       *[other] { $name }, cochée
    }
box-next = { $name ->
        [none] coûte { $cost }
       *[other] { $name }, coûte { $cost }
    }
box-dear = { $name ->
        [none] coûte { $cost } : pas assez d’expérience
       *[other] { $name }, coûte { $cost } : pas assez d’expérience
    }
box-later = coûte { $cost }, après la case précédente
box-struck = barrée à ce nombre de joueurs
purchases-hint = Touchez une case ou choisissez dans la liste. Les cases d’une ligne se cochent de gauche à droite ; ce qui n’est pas dépensé est conservé.
purchases-others = Fiches des autres dieux
way-tries = essai { $count }
page-short = Page

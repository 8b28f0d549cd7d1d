### Ce que dit le terminal à une table de Trudvang Legends.

## Commandes : les mots à taper (le premier est affiché), ce qui les suit, ce qu’elles font

terminal-trudvang-do-table = table
    .args = { "" }
    .help = chacun en bref, les Ennemis, les POI
terminal-trudvang-do-page = page, livre
    .args = { "" }
    .help = la dernière page lue, et ce qui en a résulté
terminal-trudvang-do-story = récit
    .args = { "" }
    .help = tout ce qui a été lu, avec les choix faits et ce qu’ils ont changé
terminal-trudvang-do-map = carte
    .args = [RÉGION]
    .help = chaque région, qui s’y trouve et ses frontières, ou une région en détail
terminal-trudvang-do-foes = ennemis
    .args = { "" }
    .help = les cartes Ennemi en jeu, chaque Ennemi et ses valeurs, la Menace qui attend
terminal-trudvang-do-sheet = fiche, héros
    .args = [HÉROS]
    .help = un plateau de Héros : PV, PC, XP, sac et chances, états, Prouesses, possessions ; la carte d’un Héros que personne ne joue
terminal-trudvang-do-feats = prouesses
    .args = [HÉROS OU NOM]
    .help = toutes les Prouesses d’un Héros, ou une par son nom : son genre, les runes qu’il lui faut, son effet
terminal-trudvang-do-fight = combat
    .args = { "" }
    .help = le combat : ennemis, Prouesses et emplacements, pistes de Raté, prochain tirage, ce que s’arrêter implique
terminal-trudvang-do-cards = cartes
    .args = [NOM]
    .help = les cartes sur la table et leurs effets
terminal-trudvang-do-decks = pioches
    .args = { "" }
    .help = ce que la pioche d’Attaque ennemie et celle d’Événements peuvent encore donner
terminal-trudvang-do-campaign = campagne
    .args = { "" }
    .help = aventures jouées et débloquées, pions Quête

## La table

terminal-trudvang-legend =
    Runes : ≈ Eau, ▲ Feu, ■ Terre, » Vent, ● Ombre, ✶ Sauvage. [ ] est un emplacement libre et ce qu’il accepte, ✗ la piste de Raté, ← ce qui est tiré.
    Pour une Prouesse, ✓ dit qu’elle est active, – qu’elle a servi. Pour un Ennemi : PV restants et maximum, ⚔ attaque, ◈ défense ; ! est une Menace.
    ♥ est un PV, ♡ un PV perdu, ◆ le meneur. Sur un plan, ◉ est la compagnie, ✓ dégagée, ✗ bloquée, → les portes.
    Sur la carte, les lignes de points sont les côtes, les plus fines les frontières terrestres, et les mers sont parsemées de points. (4) est la touche qui choisit une région ; ‹ › sont les Héros présents, ‡ les Ennemis, ◇ les POI, ! la Menace, ⌂ un Lieu, & une Personnalité, ∪ un Navire.
terminal-trudvang-gathering = La compagnie se rassemble.
terminal-trudvang-turn-before = « { $title } », avant la première manche.
terminal-trudvang-turn = « { $title } », manche { $round }{ $phase ->
    [none] .
   *[other]  : { $phase }.
    }
terminal-trudvang-played = { $you ->
    [yes] { $hero } (vous)
   *[no] { $hero } ({ $name })
    }
terminal-trudvang-unknown = Rien ici ne s’appelle « { $text } ». Le plus proche : { $nearest }

## Le livre

terminal-trudvang-unread = Aucune page n’a encore été lue.
terminal-trudvang-entry = { $title }, paragraphe { $entry }
terminal-trudvang-entry-intro = { $title }, le début
terminal-trudvang-entry-end = { $title }, la fin
terminal-trudvang-entry-line = { $entry ->
    [intro] Le début
   *[other] Paragraphe { $entry }
    }
terminal-trudvang-chapter = « { $title } »
terminal-trudvang-change = – { $text }

## La campagne

terminal-trudvang-campaign = Campagne : { $title }.
terminal-trudvang-adventure = « { $title } » : { $blurb }
terminal-trudvang-played-line = Jouée : « { $title } ».
terminal-trudvang-unlocked = Débloqué : { $cards }.
terminal-trudvang-quest = Pion Quête { $number } : { $owner ->
    [all] à tous
   *[other] { $owner }
    }.
terminal-trudvang-reason-told = L’histoire est contée jusqu’au bout.
terminal-trudvang-reason-ending = La campagne est finie{ $ending ->
    [none] .
   *[other]  : { $ending }.
    }
terminal-trudvang-reason-cap = L’histoire a été interrompue : trop de manches.

## Cartes et pioches

terminal-trudvang-no-cards = Aucune carte n’est sur la table.
terminal-trudvang-card = { $card } ({ $kind }{ $place ->
    [none] { "" }
   *[other] , { $place }
    }).
terminal-trudvang-card-tokens = { $name } : { $count } sur { $most }.
terminal-trudvang-kind-location = Lieu
terminal-trudvang-kind-item = Objet
terminal-trudvang-kind-companion = Compagnon
terminal-trudvang-kind-personality = Personnalité
terminal-trudvang-kind-title = Titre
terminal-trudvang-kind-world = Monde
terminal-trudvang-kind-adventure = Aventure
terminal-trudvang-kind-side_quest = Quête annexe
terminal-trudvang-deck = Dans { $deck }, il y a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }.
terminal-trudvang-deck-top = Sur le dessus, dans cet ordre : { $cards }.
terminal-trudvang-deck-bag = Mélangées : { $cards }.
terminal-trudvang-deck-bottom = En dessous, dans cet ordre : { $cards }.
terminal-trudvang-deck-out = Défaussées : { $cards }.
terminal-trudvang-counted = { $count ->
    [1] { $name }
   *[other] { $name } ({ $count })
    }

## La carte

terminal-trudvang-region = { $region }{ $here ->
    [none] { "" }
   *[other]  : { $here }
    }. { $near }
terminal-trudvang-sea = { $region } (mer)
terminal-trudvang-near = { $roads ->
    [none] { "" }
   *[other] Par terre : { $roads }.
    }{ $shores ->
    [none] { "" }
   *[other] { $roads ->
        [none] { "" }
       *[other] { " " }
        }En Navire : { $shores }.
    }
terminal-trudvang-next = À côté, { $region } : { $here }.
terminal-trudvang-far = { $hero } est à { $borders ->
    [one] { $borders } frontière
   *[other] { $borders } frontières
    } de là.
terminal-trudvang-place = { $place } : { $here ->
    [none] il n’y a personne ni rien
   *[other] { $here }
    }.
terminal-trudvang-inside = Un plan est ouvert { $region }. La compagnie est { $space }.
terminal-trudvang-space = { $space }{ $here ->
    [none] { "" }
   *[other]  : { $here }
    }. { $doors ->
    [none] Aucune porte.
   *[other] Portes : { $doors }.
    }
terminal-trudvang-hero-down = { $hero } (hors de combat)
terminal-trudvang-threat = { $count ->
    [1] Menace en attente
   *[other] Menace en attente ({ $count })
    }
terminal-trudvang-group = { $count ->
    [1] { $group } (1)
   *[other] { $group } ({ $count })
    }
terminal-trudvang-foe = Ennemis { $place } : { $group }.
terminal-trudvang-waits = Une Menace attend { $place }.
terminal-trudvang-goal = À visiter { $place } : { $poi }.
terminal-trudvang-no-foes = Aucun Ennemi n’est en jeu.
terminal-trudvang-enemy-card = { $card } : { $health } PV, attaque { $attack }, défense { $defence }, { $nature }{ $marks ->
    [none] .
   *[other]  ; pions d’état : { $marks }.
    }
terminal-trudvang-units = { $group } ({ $nature }) { $place } :
terminal-trudvang-unit = { $number ->
    [0] Menace : { $facts }
   *[other] N° { $number } : { $facts }
    }
terminal-trudvang-facts = { $health } PV sur { $most }, attaque { $attack }, défense { $defence }{ $state ->
    [still]  ; n’attaque pas
    [acted]  ; a attaqué
   *[none] { "" }
    }
terminal-trudvang-point = { $poi }{ $red ->
    [yes] { " " }(rouge)
   *[no] { "" }
    }. { $text }

## Héros

terminal-trudvang-all-heroes = Tous les Héros
terminal-trudvang-no-hero = { $name } n’a pas encore choisi de Héros.
terminal-trudvang-brief = { $hero } : { $hp } PV sur { $most }, { $cp } PC, { $xp } XP{ $state ->
    [down] , hors de combat
    [exhausted] , carte épuisée
   *[none] { "" }
    }{ $place ->
    [none] .
   *[other] , { $place }.
    }
terminal-trudvang-gifts = { $kind }. Effet d’épuisement : { $exhaust } Piste de Raté pleine et carte épuisée : { $miss }
terminal-trudvang-statuses = États : { $statuses ->
    [none] aucun
   *[other] { $statuses }
    }.
terminal-trudvang-bag = { $count ->
    [0] Le sac est vide.
    [one] { $count } rune dans le sac ; la prochaine sera : { $kinds }.
   *[other] { $count } runes dans le sac ; la prochaine sera : { $kinds }.
    }
terminal-trudvang-bag-kind = { $rune } { $count } ({ $percent } %)
terminal-trudvang-drawn = Tiré : { $runes }.
terminal-trudvang-hero-card = { $hero } : { $health } PV.
terminal-trudvang-feats-of = Prouesses de { $hero } :
terminal-trudvang-feats = { $count ->
    [one] { $count } Prouesse dans la pioche.
   *[other] { $count } Prouesses dans la pioche.
    }
terminal-trudvang-feats-top = Sur le dessus, dans cet ordre : { $feats }.
terminal-trudvang-feats-bag = Mélangées : { $feats }.
terminal-trudvang-feats-bottom = En dessous, dans cet ordre : { $feats }.
terminal-trudvang-feats-out = Défaussées : { $feats }.
terminal-trudvang-upgrades = { $xp ->
    [0] Montée de niveau à faire
   *[other] { $xp } XP avant le prochain niveau
    } ; améliorations ({ $count }) : { $feats }.
terminal-trudvang-ultimates = Ultimes en dessous : { $feats }.
terminal-trudvang-owned-item = Objet : { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-companion = Compagnon : { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-companion-turned = Compagnon, déjà utilisé dans cette aventure : { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-title = Titre : { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-idle = Inactif : { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-hired = Mercenaire : { $hero }{ $exhausted ->
    [yes] , carte épuisée
   *[no] { "" }
    }. Runes sur la carte de Héros : { $runes ->
    [none] aucune
   *[other] { $runes }
    }.
terminal-trudvang-hired-feat = { $feat }{ $state ->
    [down] { " " }(face cachée)
    [used] { " " }(utilisée)
   *[none] { "" }
    } : { $runes ->
    [none] pas de rune
   *[other] { $runes }
    }. { $effect }

## Combat

terminal-trudvang-no-combat = Il n’y a pas de combat en ce moment.
terminal-trudvang-combat = Combat { $place } : { $step }.
terminal-trudvang-step-planning = planification
terminal-trudvang-step-tracks = pistes de Raté
terminal-trudvang-step-skills = Compétences et Attaques Rapides
terminal-trudvang-step-enemies = les Ennemis attaquent
terminal-trudvang-step-attacks = les Héros attaquent
terminal-trudvang-step-items = Objets
terminal-trudvang-step-over = c’est fini
terminal-trudvang-blow = { $unit } attaque{ $defender ->
    [none] { "" }
   *[other] { " " }{ $defender }
    }{ $card ->
    [none] { "" }
   *[other] { " " }avec la carte « { $card } »
    }. { $end ->
    [missed] L’attaque rate.
    [aimed] Force { $strength }, parade { $block } : la perte serait de { $loss } PV.
   *[none] Force { $strength }.
    }{ $ability ->
    [triggered] { " " }Sa capacité se déclenche.
    [cancelled] { " " }Sa capacité est annulée.
   *[none] { "" }
    }
terminal-trudvang-gains = Dans ce combat : { $gains }.
terminal-trudvang-feat = { $state ->
    [used] Utilisée
    [active] Active
   *[open] Incomplète
    } : { $feat } ({ $keyword ->
    [fast] { $kind } Rapide
    [instant] { $kind } Instantanée
   *[none] { $kind }
    } ; { $slots }). { $effect }
terminal-trudvang-feat-face = { $feat } ({ $keyword ->
    [fast] { $kind } Rapide
    [instant] { $kind } Instantanée
   *[none] { $kind }
    } ; { $slots }). { $effect }
terminal-trudvang-track = Piste de Raté : { $count } sur { $most }{ $runes ->
    [none] .
   *[other]  : { $runes }.
    }
terminal-trudvang-misses = { $misses } { $percent } %

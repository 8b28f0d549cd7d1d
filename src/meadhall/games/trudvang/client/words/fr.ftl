### Trudvang Legends dans le navigateur : ce que seule la table dessinée dit.

map-label = La carte de Trudvang
map-near = Voir de plus près
map-whole = Toute la carte
land-label = { $region }
sea-label = { $region }, une mer
map-western_great_white = Grand Blanc de l’Ouest
map-great_plains = Grandes Plaines
map-eastern_great_white = Grand Blanc de l’Est
map-great_iron_tooth = Grande Dent de Fer
map-muspelheim = Muspelheim
map-darkwoods = Bois Sombres
map-eastern_darkwoods = Bois Sombres de l’Est
map-icepeak = Pic de Glace
map-westmark = Westmark
map-manjord = Manjord
map-trollridge = Crête des Trolls
map-dranvelt = Dranvelt
map-ejdland = Ejdland
map-fylges = Fylges
map-arji = Arji
map-wildland = Wildland
map-sylvan = Sylvan
map-soj = Soj
map-grim_sea = Mer Sinistre
map-sea_of_mists = Mer des Brumes
map-storm_sea = Mer des Tempêtes
near-land = Par terre : { $regions }
near-sea = En Navire : { $regions }
region-empty = Il n’y a personne ni rien ici.
tokens-of = { $name } : { $count } sur { $most }

spaces-label = Le plan de ce lieu
space-here = la compagnie est ici
enemies-title = Ennemis en jeu

## Le livre

entry-intro = Au début
entry-end = La fin
changes = Ce qui en a résulté
journal = L’histoire jusqu’ici
journal-empty = Rien n’a encore été lu.
read-again = { $title } : relire
journal-tried = { $count ->
        [one] On l’a recommencée une fois.
       *[other] On l’a recommencée { $count } fois.
    }
journal-lost = Le livre a changé depuis : le reste ne peut plus être raconté.
gained = Ce que les Héros emportent
gained-yet = Ce que les Héros ont gagné jusqu’ici
gained-nothing = rien de nouveau
gained-feats = la Prouesse { $name }
gained-items = { $name }
gained-companions = { $name } comme Compagnon
gained-titles = le Titre « { $name } »
remembered = Ce dont le monde se souvient
event-card = Événement
shut-book = Fermer le livre
campaign = Aventures jouées
round-title = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round }
    }
draw-sum = { $count } sur { $needed }
draws-title = Épreuve « { $type } { $difficulty } » : le tirage

## Les héros

seat-note = { $hero }, { $class } · { $hp }/{ $most }
dash-label = Plateau de { $hero }
leader = mène la compagnie
hp-label = PV : { $hp } sur { $most }
cp-label = Points de chronique : { $cp } sur 12
xp-label = Expérience : { $xp } sur 3
bag-title = Sac de runes
bag-left = { $count ->
        [one] une rune
       *[other] { $count } runes
    }
bag-kind = { $rune } : { $count }, { $percent } % pour la prochaine rune
state-title = Expérience
statuses = États
owned-title = Possessions
idle = pas prêt
feats-left = { $count ->
        [one] Prouesses : une carte
       *[other] Prouesses : { $count } cartes
    }
feats-title = Prouesses de { $hero }
face-health = { $count } PV
exhaust-effect = Effet d’épuisement
growth-title = { $hero } progresse
growth-instead = Remplace
feats-top = Sur le dessus, connues
feats-bag = Quelque part dans la pioche
feats-bottom = En dessous, connues
feats-out = Défaussées
feats-next = Ce que les niveaux peuvent apporter
hired = mercenaire
hired-label = Mercenaire : { $hero }

## Le combat

fight-title = Combat { $in }
fight-planning = Planification
fight-tracks = Pistes de Raté
fight-skills = Compétences
fight-enemies = Ennemis
fight-attacks = Attaques
fight-items = Objets
to-map = Carte
to-fight = Combat
outcome-on = Continuer
outcome-next = Au combat suivant
fates-title = Ce qu’ils sont devenus
fates-cost = Perdu
fates-gave = Gagné
fates-nothing = rien
fates-falls = { $count ->
    [one] une fois hors de combat
   *[other] { $count } fois hors de combat
}
fates-levels = { $count ->
    [one] 1 niveau
   *[other] { $count } niveaux
}
foes-label = Contre vous
unit-still = n’attaque pas
unit-acted = a attaqué
blow-on = { $unit } attaque { $hero }
blow-strength = force { $strength }
blow-block = parade { $block }
blow-missed = l’attaque rate
blow-ability-triggered = avec une capacité
blow-ability-cancelled = la capacité est annulée
blow-loss = { $count ->
        [0] aucune perte
       *[other] −{ $count } PV
    }
keyword-fast = Rapide
keyword-instant = Instantanée
well-open = prend { $kinds }
well-full = contient { $rune }
feat-active = Tous ses emplacements sont remplis.
feat-used = utilisée
drawn = Runes à placer
drawn-kind = { $count ->
        [1] { $rune }
       *[other] { $rune }, { $count } fois
    }
misses = Ratés
misses-label = { $count } ratés sur { $most }

## La fin

story-told = L’histoire a été racontée jusqu’au bout.
story-cut = L’histoire a été interrompue.
score-adventures = { $count ->
        [one] une aventure
       *[other] { $count } aventures
    }

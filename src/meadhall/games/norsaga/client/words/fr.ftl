### Norsaga dans le navigateur : ce que seule la table dessinée dit.

spot-empty = { $short } : { $place }, vide
spot-hero = { $recessive ->
        [none] { $place } : { $kind } { $name }, { $id }, { $dominant }
       *[other] { $place } : { $kind } { $name }, { $id }, { $dominant }, récessif { $recessive }
    }
term-class = Classe
term-dominant = Trait dominant
term-recessive = Trait récessif
term-piles = Pioche et défausse
term-embellishments = Embellissements
not-eligible = Inaccessible pour l’instant
no-embellishment = Le plus jeune héros ne donne accès à aucun embellissement.
goal-of = Saga « { $saga } » : { $done } traits racontés sur { $total }
goal-part = { $count } { $trait }
goal-told = Racontés :
goal-left = Il manque :
markers-other = Poser les marqueurs autrement ({ $count } façons)
hand-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hand-empty = Votre main est vide.
hidden-cards = { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
laid-aside = Mises de côté
seat-note = { $doomed ->
        [yes] { $done ->
            [one] { $done } trait sur { $total } · jeton Destin
           *[other] { $done } traits sur { $total } · jeton Destin
        }
       *[no] { $done ->
            [one] { $done } trait sur { $total }
           *[other] { $done } traits sur { $total }
        }
    }
score-markers = { $count ->
        [one] { $count } trait
       *[other] { $count } traits
    }
progress-title = Traits racontés, tour après tour

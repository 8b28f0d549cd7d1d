hnefatafl-side = { $side ->
        [attackers] Attaquants
       *[defenders] Défenseurs
    }, { $pieces } pièces

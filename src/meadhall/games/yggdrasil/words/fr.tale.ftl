# Une saga racontée après coup. Une phrase qui revient prend sa tournure suivante : a, b, c, d.

tale-opening = { $count ->
        [one] { $gods } { $many ->
            [one] descend
           *[other] descendent
        } aux racines de l’arbre, et le livre s’ouvre.
       *[other] { $gods } { $many ->
            [one] redescend
           *[other] redescendent
        } aux racines ; c’est la tentative { $count }, et le livre s’ouvre au même endroit.
    }
tale-page = { $way ->
        [a] La page a pour titre « { $page } ».
        [b] Puis la page tourne : « { $page } ».
        [c] Encore une page, et l’on y lit « { $page } ».
       *[d] Au verso, ceci : « { $page } ».
    }
tale-deed = { $count ->
        [one] « { $errand } »
       *[other] « { $errand } » ({ $count } fois)
    }
tale-deeds = { $way ->
        [a] Ce que la page demande est fait : { $deeds }.
        [b] L’ouvrage ne manque pas, et personne d’autre ne s’en charge : { $deeds }.
       *[c] Voici ce qu’on entreprend : { $deeds }.
    }
tale-broken = Le serment se révèle brisé ici : { $worlds }.
tale-bout = { $god } contre { $foe }
tale-fights = { $way ->
        [a] { $count ->
            [one] Un combat a lieu : { $who }.
           *[other] { $count } combats ont lieu : { $who }.
        }
        [b] Personne ne reste les bras croisés : { $who }.
        [c] Le fer sonne dans les branches : { $who }.
       *[d] Voici qui s’est battu : { $who }.
    }
tale-jotnar = { $count ->
        [one] Un jotun est repoussé : { $jotnar }.
       *[other] Des jotnar sont repoussés : { $jotnar }.
    }
tale-slain = { $enemy } est abattu et ne reviendra pas.
tale-artifact = { $god } s’arme : { $artifact }.
tale-worlds = { $way ->
        [a] { $count ->
            [one] Un monde est perdu : { $worlds }.
           *[other] Des mondes sont perdus : { $worlds }.
        }
        [b] La nuit tombe sur { $worlds }.
       *[c] Personne n’a pu tenir { $worlds }.
    }
tale-healed = { $count ->
        [one] { $worlds } reverdit.
       *[other] { $worlds } reverdissent.
    }
tale-won = { $count ->
        [one] Et la victoire vient, du premier coup.
       *[other] Et la victoire vient, à la tentative { $count }.
    }
tale-lost-saga = Puis c’est fini. { $reason }
tale-points = { $god } ({ $count })
tale-experience = Il en reste quelque chose à chacun, en points d’expérience : { $gains }.
tale-learn = { $god } apprend à se servir de { $face } ({ $die }).
tale-equip = { $god } ne repartira plus sans ceci : { $thing }.
tale-befriend = { $god } a désormais un lien avec { $to } : { $bond }.
tale-closing-won = { $way ->
        [a] L’arbre est debout.
        [b] L’arbre est toujours debout.
       *[c] L’arbre est debout, et l’on a compté les feuilles : aucune ne manque qui importait.
    }
tale-closing-lost = { $way ->
        [a] L’arbre a d’autres saisons. On essaiera encore.
        [b] On referme la saga, et on la laisse à portée de main.
       *[c] Qui la raconte ajoute : ce n’était pas la dernière fois.
    }

## Où …

tale-which-worlds = { $count ->
        [one] un monde tombe
       *[other] { $count } mondes tombent
    }
tale-which-slain = { $count ->
        [one] un ennemi est abattu
       *[other] { $count } ennemis sont abattus
    }
tale-which-won = l’arbre reste debout
tale-which-lost = les dieux apprennent à perdre

## Ce qui se compte

tale-count-pages = { $count ->
        [one] page
       *[other] pages
    }
tale-count-deeds = { $count ->
        [one] action de saga
       *[other] actions de saga
    }
tale-count-fights = { $count ->
        [one] combat
       *[other] combats
    }
tale-count-jotnar = { $count ->
        [one] jotun repoussé
       *[other] jotnar repoussés
    }
tale-count-slain = { $count ->
        [one] ennemi abattu
       *[other] ennemis abattus
    }
tale-count-worlds = { $count ->
        [one] monde tombé
       *[other] mondes tombés
    }
tale-count-rounds = { $count ->
        [one] manche
       *[other] manches
    }

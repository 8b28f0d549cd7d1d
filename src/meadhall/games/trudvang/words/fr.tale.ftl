# Une aventure racontée après coup. Une phrase qui revient prend sa tournure suivante : a, b, c, d.

tale-card = « { $card } »
tale-all = les Héros
tale-opening = { $many ->
        [one] L’histoire trouve { $heroes } { $in }, sans compagnie.
       *[other] { $way ->
            [a] L’histoire trouve { $heroes } { $in }. { $leader } marche en tête.
            [b] On retrouve { $in } { $heroes } ; { $leader } ouvre la marche.
            [c] Cela commence { $in }. Voici { $heroes }, et c’est { $leader } que l’on suit.
           *[d] Voici { $heroes } { $in }, et les regards vont à { $leader }.
        }
    }
tale-opening-hired = { $way ->
        [a] L’histoire trouve { $heroes } { $in } ; { $hired } est du voyage, contre quelques pièces.
        [b] On retrouve { $heroes } { $in }, et { $hired }, pour la solde et la compagnie.
        [c] Cela commence { $in }, avec { $heroes } ; { $hired } suit, contre quelques pièces.
       *[d] Voici { $heroes } { $in }, et { $hired }, que l’on paie pour cela.
    }
tale-placed = { $way ->
        [a] Puis voici { $heroes } { $in }.
        [b] La suite se passe { $in }, et { $heroes } y { $many ->
            [one] assiste
           *[other] assistent
        }.
       *[c] Bientôt on retrouve { $heroes } { $in }.
    }
tale-travel = { $way ->
        [a] La route mène { $heroes } { $in }.
        [b] { $heroes } { $many ->
            [one] se rend
           *[other] se rendent
        } { $in }.
        [c] À la nuit tombée, { $heroes } { $many ->
            [one] arrive
           *[other] arrivent
        } { $in }.
       *[d] Le lendemain trouve { $heroes } { $in }.
    }
tale-sail = { $way ->
        [a] { $heroes } { $many ->
            [one] prend la mer et arrive
           *[other] prennent la mer et arrivent
        } { $in }.
       *[b] La mer porte { $heroes } { $in }.
    }
tale-map = { $way ->
        [a] La suite ne figure sur aucune carte du pays ; il faut trouver son chemin pas à pas.
       *[b] La carte, une fois de plus, ne sert à rien, et l’on avance à tâtons.
    }
tale-joined = Ici quelqu’un s’en retourne, et { $hero } prend la suite.
tale-hired = Contre quelques pièces et un peu de compagnie, { $hero } se joint à la marche.
tale-choose = { $way ->
        [a] Il faut choisir, et voici ce qui est choisi : « { $label } »
        [b] Cela aurait pu tourner autrement. On dit : « { $label } »
        [c] Que faire ? Personne ne baisse les yeux : « { $label } »
        [d] Plus tard, on dira que c’était la seule voie : « { $label } »
        [e] On en parle, pas longtemps : « { $label } »
        [f] Puis quelqu’un le dit, et personne ne s’y oppose : « { $label } »
        [g] Il y avait d’autres chemins. On prend celui-ci : « { $label } »
       *[h] Aujourd’hui encore, on referait de même : « { $label } »
    }
tale-test-passed = { $way ->
        [a] { $type } : c’est ce qu’il faut, et { $heroes } n’en { $many ->
            [one] manque pas
           *[other] manquent pas
        }.
        [b] Épreuve : { $type }. { $heroes } { $many ->
            [one] tient bon
           *[other] tiennent bon
        }.
        [c] Tout se joue sur un mot, { $type }, et tout se joue en faveur de { $heroes }.
       *[d] { $type }, encore, et { $heroes } { $many ->
            [one] s’en tire
           *[other] s’en tirent
        } encore.
    }
tale-test-failed = { $way ->
        [a] { $type } : c’est ce qu’il faut, et c’est ce qui manque à { $heroes }.
        [b] Épreuve : { $type }. { $heroes } { $many ->
            [one] échoue
           *[other] échouent
        }.
        [c] Tout se joue sur un mot, { $type }, et tout se joue contre { $heroes }.
       *[d] { $type }, encore, et cette fois { $heroes } ne { $many ->
            [one] s’en tire pas
           *[other] s’en tirent pas
        }.
    }
tale-test-parted = { $way ->
        [a] { $type } : { $heroes } n’en { $many ->
            [one] manque pas
           *[other] manquent pas
        }, { $others } si.
       *[b] { $type } les sépare : { $heroes } { $many ->
            [one] réussit
           *[other] réussissent
        }, { $others } { $rest ->
            [one] échoue
           *[other] échouent
        }.
    }
tale-test-fallen = Plus personne n’est debout pour essayer.
tale-fight-won = { $way ->
        [a] On en vient aux coups { $in } ({ $enemies }), et à la fin { $count ->
            [one] un ennemi ne bouge plus
           *[other] { $count } ennemis ne bougent plus
        }.
        [b] Le fer sort { $in }. { $count ->
            [one] Un ennemi n’en revient pas
           *[other] { $count } ennemis n’en reviennent pas
        } ({ $enemies }).
        [c] On se bat { $in } ({ $enemies }) ; { $count ->
            [one] un ennemi tombe
           *[other] { $count } ennemis tombent
        }, et le reste est neige.
       *[d] Personne ne se fait prier { $in } ({ $enemies }) ; bientôt { $count ->
            [one] un ennemi ne tient
           *[other] { $count } ennemis ne tiennent
        } plus debout.
    }
tale-fight-still = { $way ->
        [a] Les armes sortent { $in }, mais il n’y a plus personne en face.
       *[b] Le combat qui menaçait { $in } n’a pas lieu.
    }
tale-fight-left = { $way ->
        [a] Le combat s’arrête { $in } avant d’être tranché.
       *[b] On abandonne { $in } un combat qui n’est pas gagné.
    }
tale-defeated = { $way ->
        [a] { $hero } tombe.
        [b] Puis { $hero } s’écroule.
       *[c] C’est { $hero } qui paie, et reste là où le coup a porté.
    }
tale-return = { $way ->
        [a] Mais { $hero } revient, plus maigre et d’un pas plus lent, et reprend son sac.
       *[b] { $hero } se relève avant que personne ait trouvé ses mots.
    }
tale-lesson = { $hero } ({ $feat })
tale-learned = { $way ->
        [a] Qui survit à une telle journée en sait plus long : { $lessons }.
        [b] Ce ne sont plus tout à fait les mêmes qu’au départ : { $lessons }.
       *[c] De cela aussi il y avait une leçon à tirer : { $lessons }.
    }
tale-gained = { $way ->
        [a] De ce jour, { $hero } porte { $cards }.
        [b] { $hero } en repart avec { $cards }.
       *[c] Ce qu’il en reste à { $hero } : { $cards }.
    }
tale-inherited = { $count ->
        [one] { $cards } continue la route avec { $hero }.
       *[other] { $cards } continuent la route avec { $hero }.
    }
tale-wyrd = { $way ->
        [a] Quelque chose du Wyrd se pose sur { $heroes }, et y demeure.
       *[b] Le Wyrd tend aussi la main vers { $heroes }.
    }
tale-world = { $way ->
        [a] Depuis, le pays n’est plus tout à fait le même : { $cards }.
        [b] Encore une chose qu’on ne défera pas : { $cards }.
       *[c] Le monde s’en souvient : { $cards }.
    }
tale-gone = C’en est fini de { $cards }.
tale-replaced = Quelque chose d’ancien cède la place à { $cards }.
tale-person = Désormais on peut rencontrer { $card } { $in }.
tale-opens = { $count ->
        [one] Une nouvelle route s’ouvre : { $cards }.
       *[other] De nouvelles routes s’ouvrent : { $cards }.
    }
tale-to-come = { $count ->
        [one] Une histoire attend encore : { $cards }.
       *[other] D’autres histoires attendent encore : { $cards }.
    }

## Où …

tale-which-choices = { $count ->
        [one] l’on décide une fois
       *[other] l’on décide { $count } fois
    }
tale-which-foes = { $count ->
        [one] un ennemi tombe
       *[other] { $count } ennemis tombent
    }
tale-which-fallen = { $many ->
        [one] { $heroes } mord la poussière
       *[other] { $heroes } mordent la poussière
    }
tale-which-failed = { $count ->
        [one] une épreuve tourne mal
       *[other] { $count } épreuves tournent mal
    }
tale-which-nobody = tout le monde rentre

## Ce qui se compte

tale-count-choices = { $count ->
        [one] choix
       *[other] choix
    }
tale-count-fights = { $count ->
        [one] combat
       *[other] combats
    }
tale-count-foes = { $count ->
        [one] ennemi vaincu
       *[other] ennemis vaincus
    }
tale-count-passed = { $count ->
        [one] épreuve réussie
       *[other] épreuves réussies
    }
tale-count-failed = { $count ->
        [one] épreuve manquée
       *[other] épreuves manquées
    }
tale-count-levels = { $count ->
        [one] Prouesse apprise
       *[other] Prouesses apprises
    }
tale-count-defeats = { $count ->
        [one] défaite
       *[other] défaites
    }
tale-count-rounds = { $count ->
        [one] manche
       *[other] manches
    }

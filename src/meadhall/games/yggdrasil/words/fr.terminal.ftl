### Ce que dit le terminal à une table d’Yggdrasil Chronicles.

## Commandes : les mots à taper (le premier est montré), ce qui les suit, ce qu’elles font

terminal-yggdrasil-do-table = table
    .args = { "" }
    .help = dieux et ennemis en bref, et les dangers les plus proches
terminal-yggdrasil-do-tree = arbre
    .args = { "" }
    .help = les trois colonnes que forme l’arbre à présent, qui est où, et le cran suivant
terminal-yggdrasil-do-world = monde, mondes
    .args = [NOM]
    .help = un monde et son action, avec sa force du moment et la raison ; seul, les neuf
terminal-yggdrasil-do-enemies = ennemis
    .args = { "" }
    .help = où sont les ennemis et leur puissance
terminal-yggdrasil-do-danger = danger
    .args = [ENNEMI]
    .help = ce que ferait chaque ennemi s’il était activé maintenant, sa probabilité de l’être, et à quelle distance est chaque défaite
terminal-yggdrasil-do-wheel = roue
    .args = { "" }
    .help = les cartes ennemi visibles et cachées
terminal-yggdrasil-do-sheet = fiche, fiches
    .args = [DIEU OU JOUEUR]
    .help = la vie, le lieu, la réserve, les artefacts et les pouvoirs d’un dieu
terminal-yggdrasil-do-odds = chances
    .args = { "" }
    .help = le jet de sauvegarde tel qu’il est, et ce que promet chaque réponse
terminal-yggdrasil-do-piles = piles
    .args = { "" }
    .help = ce qu’une table attentive retient des piles
terminal-yggdrasil-do-jotnar = jotnar
    .args = { "" }
    .help = les jotnar actifs et ce qu’ils interdisent
terminal-yggdrasil-do-stock = réserves, réserve
    .args = { "" }
    .help = les réserves, les artefacts visibles, les créatures
terminal-yggdrasil-do-page = page
    .args = { "" }
    .help = la page ouverte de la saga, comme un texte à lire
terminal-yggdrasil-do-story = récit
    .args = { "" }
    .help = ce que les parties de la campagne ont raconté jusqu’ici : pages, actes et ce qui en est venu

## La table

terminal-yggdrasil-legend =
    Les mondes l’un sous l’autre forment une colonne. Le niveau central tourne vers la gauche : de la colonne du milieu à celle de gauche, puis par derrière à celle de droite.
    À côté d’un monde figure ce que son action donne ou risque : ● normale, ▲ avec avantage, ▼ avec désavantage ; ✗ veut dire pas d’action, et pourquoi.
    ‡ est un ennemi avec sa puissance, + un ennemi qu’un jotun soutient, † un jotun, ▶ le dieu actif. Faute de place, les noms sont abrégés.
    ◆ est une carte visible d’un ennemi ; le pourcentage dit ses chances d’être activé cette manche. ♥ est un point de vie, ♡ un point perdu.
    Un dé [e✓] écarte un risque ; * a été changé par un elfe.
    Dans une saga, [?] est un marqueur face cachée, [o] un serment, [/] un serment brisé.
terminal-yggdrasil-choosing = On choisit les dieux.
terminal-yggdrasil-page-none = Aucune saga n’est racontée à cette table, ou cette page n’a pas de texte.
terminal-yggdrasil-page-hint = (« page » la donne à lire)
terminal-yggdrasil-story-none = Il n’y a encore rien à raconter.
terminal-yggdrasil-together = Manche { $round } : vous décidez ensemble.
terminal-yggdrasil-turn = { $you ->
    [yes] Manche { $round }, tour { $turn } : à vous, avec { $god }.
   *[no] Manche { $round }, tour { $turn } : { $god } ({ $name }).
    }
terminal-yggdrasil-brief = { $god } : vie { $life } sur { $most }, à { $world }{ $stock ->
    [none] .
   *[other]  ; { $stock }.
    }
terminal-yggdrasil-played = { $you ->
    [yes] { $god } (vous)
   *[no] { $god } ({ $name })
    }
terminal-yggdrasil-support = { $god } (dieu de soutien)
terminal-yggdrasil-nothing = aucune
terminal-yggdrasil-unknown = Rien ici ne s’appelle « { $text } ». Le plus proche : { $nearest }
terminal-yggdrasil-all-gods = Tous les dieux
terminal-yggdrasil-score = { $life ->
        [one] { $god } : il reste { $life } point de vie sur { $most }.
       *[other] { $god } : il reste { $life } points de vie sur { $most }.
    }

## L’arbre

terminal-yggdrasil-columns = Les colonnes que forme l’arbre à présent, chacune de haut en bas :
terminal-yggdrasil-column = { $top } ; dessous { $middle } ; dessous encore { $bottom }.
terminal-yggdrasil-standing = { $world } ({ $here })
terminal-yggdrasil-step = Après un cran de plus du niveau central : { $pairs }.
terminal-yggdrasil-cage = { $names ->
    [none] Le cachot est vide ; pans de mur debout : { $wall } sur { $most }.
   *[other] Au cachot : { $names } ; pans de mur debout : { $wall } sur { $most }.
    }
terminal-yggdrasil-islands = { $dead ->
    [none] Iormungand est sur l’île { $at } (de { $most }), la dernière.
   *[other] Iormungand est sur l’île { $at } (de { $most }) ; morts sur les suivantes : { $dead }.
    }
terminal-yggdrasil-book = { $left ->
    [one] Cases rongées par Nidhogg : { $at } ; une case jusqu’à l’arbre.
   *[other] Cases rongées par Nidhogg : { $at } ; { $left } cases jusqu’à l’arbre.
    }
terminal-yggdrasil-worlds = Les neuf mondes, avec la force que leurs actions auraient maintenant pour { $god } :
terminal-yggdrasil-above = Au-dessus à présent : { $world }.
terminal-yggdrasil-below = Au-dessous à présent : { $world }.
terminal-yggdrasil-now = À présent, pour { $god }. { $deed }
terminal-yggdrasil-or = { " " }ou{ " " }
terminal-yggdrasil-gain-asgard = { $amount ->
    [one] soigner un monde dévasté, { $amount } risque
   *[other] soigner un monde dévasté, { $amount } risques
    }
terminal-yggdrasil-gain-alfheim = { $amount ->
    [one] prendre { $amount } elfe
   *[other] prendre jusqu’à { $amount } elfes
    }
terminal-yggdrasil-gain-vanaheim = { $amount ->
    [one] prendre { $amount } dé vane
   *[other] prendre jusqu’à { $amount } dés vanes
    }
terminal-yggdrasil-gain-midgard = { $amount ->
    [one] envoyer { $amount } héros au Valhalla
   *[other] envoyer { $amount } héros au Valhalla
    }
terminal-yggdrasil-gain-nidavellir = { $amount ->
    [one] prendre l’artefact visible de niveau { $amount }
   *[other] prendre un artefact visible de niveau 1 à { $amount }
    }
terminal-yggdrasil-gain-svartalfheim = { $amount ->
    [one] piocher { $amount } créature et l’appeler
   *[other] piocher { $amount } créatures et en appeler une
    }
terminal-yggdrasil-gain-jotunheim = { $amount ->
    [one] lancer { $amount } pierre runique
   *[other] lancer { $amount } pierres runiques
    }
terminal-yggdrasil-gain-niflheim = { $amount ->
    [one] libérer jusqu’à 3 anonymes, { $amount } risque
   *[other] libérer jusqu’à 3 anonymes, { $amount } risques
    }
terminal-yggdrasil-gain-muspellheim = { $amount ->
    [one] chasser jusqu’à 3 géants de feu, { $amount } risque
   *[other] chasser jusqu’à 3 géants de feu, { $amount } risques
    }
terminal-yggdrasil-deed = { $gains } ({ $strength } : { $causes }).
terminal-yggdrasil-devastated = dévasté
terminal-yggdrasil-healed = soigné
terminal-yggdrasil-artifact = { $artifact ->
    [none] Niveau { $level } : plus d’artefact.
   *[other] Niveau { $level } : { $artifact }. { $effect } Dessous : { $left }.
    }
terminal-yggdrasil-creatures = { $out ->
    [none] Créatures dans la pioche : { $deck }.
   *[other] Créatures dans la pioche : { $deck } ; déjà piochées : { $out }.
    }

## Ennemis et danger

terminal-yggdrasil-enemy-power = { $enemy } { $power }
terminal-yggdrasil-enemy = { $enemy } : puissance { $power }, lieu : { $place } ; { $ladder }.
terminal-yggdrasil-ladder-surt = géants de feu auprès de lui : { $done } sur { $most }
terminal-yggdrasil-ladder-hel = anonymes chez elle : { $done } sur { $most }
terminal-yggdrasil-ladder-iormungand = île { $done } sur { $most }
terminal-yggdrasil-ladder-fenrir = mondes dévastés : { $done } sur { $most }
terminal-yggdrasil-ladder-loki = jotnar actifs : { $done } sur { $most }
terminal-yggdrasil-wakes = Ce qui arriverait si { $god } activait chaque ennemi maintenant, et la marge qui reste :
terminal-yggdrasil-stirs = { $enemy }, { $open ->
    [0] aucune carte visible
    [one] une carte visible
   *[other] { $open } cartes visibles
    }{ $known ->
    [yes]  ; { $chance } % de chances d’activation cette manche.
   *[no] .
    }
terminal-yggdrasil-margin-tree = { $left ->
    [one] { $left } case jusqu’à l’arbre.
   *[other] { $left } cases jusqu’à l’arbre.
    }
terminal-yggdrasil-margin-dead-tree = { $left ->
        [one] Nidhogg : encore une case jusqu’à l’arbre mort.
       *[other] Nidhogg : encore { $left } cases jusqu’à l’arbre mort.
    }
terminal-yggdrasil-margin-page-turn = { $left ->
        [one] Nidhogg : encore une case jusqu’à la fin de la page.
       *[other] Nidhogg : encore { $left } cases jusqu’à la fin de la page.
    }
terminal-yggdrasil-margin-page = { $left ->
        [0] La page : au prochain pas, la partie est perdue.
        [one] La page : encore un pas de marge.
       *[other] La page : encore { $left } pas de marge.
    }
terminal-yggdrasil-margin-life = { $left ->
    [one] Le dieu le plus faible a { $left } point de vie.
   *[other] Le dieu le plus faible a { $left } points de vie.
    }
terminal-yggdrasil-margin-surt-top = { $left ->
    [0] La prochaine montée fait perdre la partie.
   *[other] Surt peut encore monter { $left } fois.
    }
terminal-yggdrasil-margin-hel-top = { $left ->
    [0] La prochaine montée fait perdre la partie.
   *[other] Hel peut encore monter { $left } fois.
    }
terminal-yggdrasil-margin-giants = { $left ->
    [0] Trop peu de géants pour la prochaine activation.
    [one] Des géants pour { $left } activation encore.
   *[other] Des géants pour { $left } activations encore.
    }
terminal-yggdrasil-margin-islands = { $left ->
    [0] La dernière île est atteinte.
    [one] Encore { $left } île.
   *[other] Encore { $left } îles.
    }
terminal-yggdrasil-margin-anonymous = { $left ->
    [0] Trop peu d’anonymes pour la prochaine île.
    [one] Des anonymes pour { $left } île encore.
   *[other] Des anonymes pour { $left } îles encore.
    }
terminal-yggdrasil-margin-wall = { $left ->
    [0] Plus aucun pan de mur.
    [one] Encore { $left } pan de mur.
   *[other] Encore { $left } pans de mur.
    }
terminal-yggdrasil-margin-jotnar = { $left ->
    [0] Plus aucun pion jotun.
    [one] Encore { $left } pion jotun.
   *[other] Encore { $left } pions jotun.
    }
terminal-yggdrasil-margin-jotun-cards = { $left ->
    [0] Plus aucune carte jotun.
    [one] Encore { $left } carte jotun.
   *[other] Encore { $left } cartes jotun.
    }
terminal-yggdrasil-nearest = { $tree } Défaites proches : { $losses }
terminal-yggdrasil-no-danger = aucune.
terminal-yggdrasil-wheel-title = La roue des ennemis et les piles
terminal-yggdrasil-notch = { $count ->
    [0] { $enemy } : aucune carte visible.
    [one] { $enemy } : une carte visible ({ $gods }).
   *[other] { $enemy } : { $count } cartes visibles ({ $gods }).
    }
terminal-yggdrasil-chance = { $chance } %
terminal-yggdrasil-open = Visibles : { $cards }
terminal-yggdrasil-down = Carte face cachée ({ $god }) : { $card }.
terminal-yggdrasil-unknown-cards = { $count ->
    [one] inconnue
   *[other] { $count } inconnues
    }
terminal-yggdrasil-jotun = { $jotun } ({ $place }) : { $effect }
terminal-yggdrasil-no-jotun = Aucun jotun n’est actif.
terminal-yggdrasil-jotun-cards = { $out ->
    [none] Cartes jotun dans la pioche : { $deck } ; pions restants : { $pawns }.
   *[other] Cartes jotun dans la pioche : { $deck } ; pions restants : { $pawns } ; déjà piochées : { $out }.
    }

## Dieux, jet de sauvegarde, piles

terminal-yggdrasil-symbols = Réussites : sur le dé divin { $god } ; sur les dés vanes { $vanir }.
terminal-yggdrasil-bond-brothers = Frères d’armes : { $gods }.
terminal-yggdrasil-bond-bloods = Dieux du même sang : { $gods }.
terminal-yggdrasil-bond-chances = Connaissances de passage : { $gods }.
terminal-yggdrasil-bond-travels = Compagnons de voyage : { $gods }.
terminal-yggdrasil-odds-hint = Calculé avec tous vos dés vanes et vos elfes, sans les héros ni l’aide, sauf si la réponse en parle.
terminal-yggdrasil-no-risk = Il n’y a aucun risque en cours, et aucune réponse n’en amène à présent.
terminal-yggdrasil-risks = { $god } : { $left ->
    [0] plus rien à écarter
    [one] encore un risque
   *[other] encore { $left } risques
    }{ $foe ->
    [none] .
   *[other] { " " }contre { $foe }.
    }
terminal-yggdrasil-die = { $god }, { $die } : { $face }{ $elf ->
    [yes] , changé par un elfe
   *[no] { "" }
    }{ $worth ->
    [0] .
   *[other]  ; écarte { $worth }.
    }
terminal-yggdrasil-pile = { $size ->
    [one] Pile ({ $god }) : { $size } carte.
   *[other] Pile ({ $god }) : { $size } cartes.
    }
terminal-yggdrasil-from-top = Depuis le dessus : { $cards }.
terminal-yggdrasil-somewhere = Dans la pile ou face cachée : { $cards }.
terminal-yggdrasil-of-support = { $count ->
    [one] Et une carte encore inconnue du dieu de soutien.
   *[other] Et { $count } cartes encore inconnues du dieu de soutien.
    }
terminal-yggdrasil-unseen = Cartes du dieu de soutien que personne n’a vues : { $cards }.
terminal-yggdrasil-stock = En réserve : elfes { $elves }, dés vanes { $dice }, géants de feu { $giants }, points de vie perdus { $supply }.
terminal-yggdrasil-reserve = Réserve : elfes { $elves }, dés { $dice }, géants { $giants }, vie perdue { $supply }. { $names ->
    [none] Cachot vide.
   *[other] Cachot : { $names }.
    }
terminal-yggdrasil-people = Héros au Valhalla : { $valhalla }, à Midgard : { $heroes }. Anonymes à Midgard : { $anonymous }, chez Hel : { $dead }.

## Réponses

terminal-yggdrasil-boxes = { $row } : { $ticked ->
        [none] rien
       *[other] { $ticked }
    } ; { $open ->
        [none] toutes les cases sont cochées.
       *[other] les cases libres coûtent { $open }.
    }

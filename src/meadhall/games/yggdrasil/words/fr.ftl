### Yggdrasil Chronicles en français : noms, questions, réponses, événements. Les règles sont dans fr.rules.ftl.

title = Yggdrasil Chronicles
tagline = Tenez l’arbre-monde debout jusqu’à ce que le dragon ait fini de ronger.

dealer = Le donneur
table = La table
card = la carte ennemi { $enemy } { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    }

## Dieux

god-freyia = Freyia
    .power = Peut employer des héros aussi après le jet.
    .start = Tous les autres dieux sont pour elle des connaissances de passage.
god-freyr = Freyr
    .power = Face au danger, il écarte un risque pour chaque paire d’elfes qu’il renvoie à Alfheim.
    .start = Commence avec deux elfes.
god-frigg = Frigg
    .power = Peut renoncer à l’étape 3 pour qu’elle ou un dieu de son monde regagne un point de vie.
    .start = Un b sur un dé vane est une réussite.
god-heimdall = Heimdall
    .power = Peut aller à Midgard d’où qu’il soit.
    .start = Un b sur n’importe quel dé est une réussite.
god-odin = Odin
    .power = Peut aller à Asgard d’où qu’il soit.
    .start = Tous les autres dieux sont ses frères d’armes.
god-thor = Thor
    .power = Une réussite de son dé divin écarte deux risques.
    .start = Aucune aptitude de départ.
god-tyr = Tyr
    .power = Fenrir ne met pas fin à son tour.
    .start = Un b ou un c sur le dé divin est une réussite.

## Mondes et leurs actions

world-asgard = Asgard
    .action = Soignez un monde dévasté de votre choix, pour 3 risques (2 avec avantage, 4 avec désavantage).
world-alfheim = Alfheim
    .action = Prenez jusqu’à 2 elfes (3 avec avantage, 1 avec désavantage).
world-vanaheim = Vanaheim
    .action = Prenez jusqu’à 2 dés vanes (3 avec avantage, 1 avec désavantage).
world-midgard = Midgard
    .action = Envoyez 2 héros au Valhalla (3 avec avantage, 1 avec désavantage).
world-nidavellir = Nidavellir
    .action = Prenez l’artefact visible de niveau 1 ou 2 (de n’importe quel niveau avec avantage, de niveau 1 avec désavantage).
world-svartalfheim = Svartalfheim
    .action = Piochez 2 créatures (3 avec avantage, 1 avec désavantage) et appelez-en une.
world-jotunheim = Jotunheim
    .action = Lancez les pierres runiques blanche et verte (les trois avec avantage, la blanche seule avec désavantage).
world-niflheim = Niflheim
    .action = Libérez jusqu’à 3 anonymes de Hel, pour 2 risques (1 avec avantage, 3 avec désavantage).
world-muspellheim = Muspellheim
    .action = Chassez jusqu’à 3 géants de feu de Surt, pour 2 risques (1 avec avantage, 3 avec désavantage).
world-cage = le cachot

## Ennemis

enemy-surt = Surt
enemy-hel = Hel
enemy-iormungand = Iormungand
enemy-fenrir = Fenrir
enemy-loki = Loki
enemy-nidhogg = Nidhogg

## Jotnar

jotun-angrboda = Angrboda
    .effect = Loki ne peut pas être combattu.
jotun-gerda = Gerda
    .effect = Surt ne peut pas être combattu.
jotun-hyrrokkin = Hyrrokkin
    .effect = Hel ne peut pas être combattue.
jotun-hymir = Hymir
    .effect = Iormungand ne peut pas être combattu.
jotun-vafthrudnir = Vafthrudnir
    .effect = Fenrir ne peut pas être combattu.
jotun-thjazi = Thjazi
    .effect = Aucune action n’est possible à Asgard.
jotun-baugi = Baugi
    .effect = Aucune action n’est possible à Alfheim.
jotun-skadi = Skadi
    .effect = Aucune action n’est possible à Vanaheim.
jotun-geirrod = Geirrod
    .effect = Aucune action n’est possible à Midgard.
jotun-greip = Greip
    .effect = Aucune action n’est possible à Nidavellir.
jotun-gjalp = Gjalp
    .effect = Aucune action n’est possible à Svartalfheim.
jotun-starkadr = Starkadr
    .effect = Aucune action n’est possible à Niflheim.
jotun-beli = Beli
    .effect = Aucune action n’est possible à Muspellheim.
jotun-suttung = Suttung
    .effect = Aucun elfe ne peut servir à un jet de sauvegarde.
jotun-skyrmir = Skyrmir
    .effect = Aucun héros ne peut servir contre les risques.
jotun-thrym = Thrym
    .effect = Aucun artefact n’a d’effet.
jotun-hrungnir = Hrungnir
    .effect = Aucun dé vane ne peut servir à un jet de sauvegarde.
jotun-utgardloki = Utgardloki
    .effect = Aucun dé divin ne peut servir à un jet de sauvegarde.

## Artefacts

artifact-andvarinaut = Andvarinaut
    .effect = Après un jet, relancez une fois ceux de vos dés vanes que vous voulez.
artifact-draupnir = Draupnir
    .effect = Après un jet, relancez une fois votre dé divin.
artifact-giallarhorn = Giallarhorn
    .effect = Allez dans n’importe quel monde du niveau central.
artifact-hringhorni = Hringhorni
    .effect = Allez dans n’importe quel monde du niveau inférieur.
artifact-megingjord = Megingjord
    .effect = Vos armes écartent deux risques au lieu d’un.
artifact-skidbladnir = Skidbladnir
    .effect = Allez dans n’importe quel monde du niveau supérieur.
artifact-gleipnir = Gleipnir
    .effect = Écarte un risque contre Fenrir.
artifact-gungnir = Gungnir
    .effect = Écarte un risque contre Hel.
artifact-hofund = Hofund
    .effect = Écarte un risque contre Loki.
artifact-jarngreipr = Jarngreipr
    .effect = Écarte un risque contre un jotun.
artifact-mimming = Mimming
    .effect = Écarte un risque contre Surt.
artifact-mjollnir = Mjollnir
    .effect = Écarte un risque contre Iormungand.
artifact-brisingamen = Brisingamen
    .effect = Après un jet, gardez un dé vane qui allait être perdu.
artifact-gullinbursti = Gullinbursti
    .effect = À l’étape 3, agissez et combattez.
artifact-idunn = les pommes d’Idunn
    .effect = Soigner l’arbre vous coûte un point de vie au lieu de deux.
artifact-odroerir = Odroerir
    .effect = Si vous êtes seul dans un monde, vous pouvez agir avec avantage.
artifact-svalinn = Svalinn
    .effect = Après un jet, gardez un elfe que vous avez employé.
artifact-valshamr = Valshamr
    .effect = Quand vous agissez, vous pouvez ignorer un ennemi de votre monde.

## Créatures

creature-stags = Dain, Duneyr, Durathor et Dvalin
    .effect = Regagnez un point de vie.
creature-eikthyrnir = Eikthyrnir
    .effect = Soignez gratuitement un monde dévasté de votre choix.
creature-gerifreki = Geri et Freki
    .effect = Vous pouvez aller dans n’importe quel monde, puis y combattre avec un risque de moins.
creature-gullfaxi = Gullfaxi
    .effect = Battez un jotun actif de votre choix.
creature-gullinkambi = Gullinkambi
    .effect = Envoyez un héros au Valhalla.
creature-gulltopp = Gulltopp
    .effect = Tous les dieux peuvent échanger des elfes, des dés vanes et des artefacts.
creature-heidrun = Heidrun
    .effect = Regagnez jusqu’à deux points de vie.
creature-hildisvini = Hildisvini
    .effect = Prenez jusqu’à trois elfes.
creature-huginmunin = Hugin et Munin
    .effect = Prenez jusqu’à deux dés vanes.
creature-ratatosk = Ratatosk
    .effect = Vous pouvez aller dans n’importe quel monde, puis y agir.
creature-saehrimnir = Saehrimnir
    .effect = Un dieu de votre choix regagne un point de vie.
creature-skuld = Skuld
    .effect = Regardez et ordonnez les deux premières cartes de chaque pile.
creature-sleipnir = Sleipnir
    .effect = Chaque dieu peut aller dans n’importe quel monde.
creature-tann = Tanngrisnir et Tanngnjostr
    .effect = Répartissez deux points de vie entre les dieux de votre choix.
creature-urd = Urd
    .effect = Deux cartes ennemi visibles vont sous la pile de leur propriétaire.
creature-vedrfolnir = Vedrfolnir
    .effect = Envoyez jusqu’à deux héros au Valhalla.
creature-verdandi = Verdandi
    .effect = Tous les dieux peuvent échanger des points de vie.
creature-vidofnir = Vidofnir
    .effect = Envoyez jusqu’à trois héros au Valhalla.

## Petites choses

strength-normal = normale
strength-advantage = avec avantage
strength-disadvantage = avec désavantage
stone-white = blanche
stone-green = verte
stone-red = rouge
stone-sides = La pierre runique { $stone } : { $first } ou { $second }.
rune-rotate = tourner l’arbre
rune-journey = un voyage
rune-action = l’action d’un monde
rune-life = la vie
die-god = dé divin
die-vanir = dé vane
face-blank = vide
thing-elf = un elfe
thing-die = un dé vane
thing-life = un point de vie

## Comment cela finit

reason-tree = Votre tâche est accomplie.
reason-life = Un dieu n’a plus de point de vie.
reason-surt-top = Surt monte au-delà du sommet de l’arbre.
reason-hel-top = Hel monte au-delà du sommet de l’arbre.
reason-giants = Il n’y a pas assez de géants de feu pour Surt.
reason-jotnar = Il n’y a plus de pion jotun pour Loki.
reason-jotun-cards = Il n’y a plus de carte jotun pour Loki.
reason-islands = Iormungand a englouti la dernière île.
reason-anonymous = Il n’y a pas assez d’anonymes pour Hel.
reason-wall = Il n’y a plus de pan de mur pour un autre monde dévasté.
reason-dead-tree = Nidhogg a atteint l’arbre mort.
reason-page = Ce que la page annonçait est arrivé.
reason-book = Ce que le livre exige ne peut pas être fait.

## Questions

ask-god-choose = Quel dieu jouez-vous ?
    .wait = { $seat } choisit un dieu.
ask-support-choose = Quel dieu sera le dieu de soutien ?
    .wait = { $seat } choisit un dieu de soutien.
ask-artifact-deal = Quel artefact est sur le dessus ?
    .wait = { $seat } découvre un artefact.
ask-turn-order = Dans quel ordre jouez-vous cette manche ?
    .wait = { $seat } s’accorde sur l’ordre de cette manche.
ask-card-reveal = Quelle carte ennemi est-ce ?
    .wait = { $seat } retourne une carte ennemi.
ask-cards-return = La troisième carte { $enemy } est visible. Laquelle des deux autres va la première sous la pile ?
    .wait = { $seat } remet deux cartes ennemi.
ask-jotun-draw = Quel jotun est activé ?
    .wait = { $seat } pioche une carte jotun.
ask-support-move = La carte { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    } a activé l’ennemi. Où va { $god } ?
    .wait = { $seat } peut déplacer un dieu de soutien.
ask-god-move = Où allez-vous ?
    .wait = { $seat } peut se déplacer.
ask-travel-jump = Rejoignez-vous d’abord un compagnon de voyage ?
    .wait = { $seat } peut rejoindre un compagnon de voyage.
ask-kin-take = Que prenez-vous aux dieux de votre sang ?
    .wait = { $seat } peut prendre quelque chose à des dieux de son sang.
ask-deed-choose = Que faites-vous ?
    .wait = { $seat } choisit une action ou un combat.
ask-asgard-heal = Quel monde soignez-vous ? Vous affronterez { $risks ->
        [one] un risque
       *[other] { $risks } risques
    }.
    .wait = { $seat } choisit un monde à soigner.
ask-elves-take = Combien d’elfes prenez-vous ?
    .wait = { $seat } prend des elfes.
ask-dice-take = Combien de dés vanes prenez-vous ?
    .wait = { $seat } prend des dés vanes.
ask-artifact-take = Quel artefact prenez-vous ?
    .wait = { $seat } choisit un artefact.
ask-dead-free = Combien d’anonymes renvoyez-vous chez eux ?
    .wait = { $seat } libère des anonymes de Hel.
ask-giants-rout = Combien de géants de feu chassez-vous ?
    .wait = { $seat } chasse des géants de feu.
ask-creature-draw = Quelle créature est piochée ?
    .wait = { $seat } pioche une créature.
ask-creature-call = Quelle créature appelez-vous ?
    .wait = { $seat } choisit une créature.
ask-life-take = Combien de points de vie regagnez-vous ?
    .wait = { $seat } regagne de la vie.
ask-stag-heal = Eikthyrnir : quel monde est soigné ?
    .wait = { $seat } choisit le monde que soigne Eikthyrnir.
ask-heroes-call = Combien de héros envoyez-vous au Valhalla ?
    .wait = { $seat } envoie des héros au Valhalla.
ask-jotun-beat = Gullfaxi : quel jotun est battu ?
    .wait = { $seat } choisit le jotun battu.
ask-wolves-roam = Geri et Freki : dans quel monde allez-vous ?
    .wait = { $seat } court avec les loups.
ask-wolves-fight = Geri et Freki : qui combattez-vous ?
    .wait = { $seat } peut combattre aux côtés des loups.
ask-squirrel-roam = Ratatosk : dans quel monde allez-vous ?
    .wait = { $seat } suit Ratatosk.
ask-squirrel-act = Ratatosk : agissez-vous à { $world } ?
    .wait = { $seat } peut agir là où mène Ratatosk.
ask-life-give = Qui regagne un point de vie ? { $count ->
        [one] C’est le dernier.
       *[other] Il en reste { $count } à donner.
    }
    .wait = { $seat } donne des points de vie.
ask-life-trade = Verdandi : { $god ->
        [Odin] est-ce qu’Odin
       *[other] est-ce que { $god }
    } cède des points de vie ?
    .wait = { $seat } échange des points de vie.
ask-things-trade = Gulltopp : { $god ->
        [Odin] est-ce qu’Odin
       *[other] est-ce que { $god }
    } cède quelque chose ?
    .wait = { $seat } échange des elfes, des dés et des artefacts.
ask-sleipnir-next = Sleipnir : quel dieu chevauche ensuite ?
    .wait = { $seat } dit qui chevauche ensuite.
ask-sleipnir-ride = Sleipnir : où va { $god } depuis { $world } ?
    .wait = { $seat } chevauche Sleipnir.
ask-pile-look = Quelle carte Skuld montre-t-elle ?
    .wait = { $seat } montre des cartes pour Skuld.
ask-pile-order = Skuld : quelle carte est sur le dessus de la pile { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    } ?
    .wait = { $seat } ordonne les piles.
ask-urd-return = Urd : quelle carte visible va sous la pile de son propriétaire ? { $count ->
        [one] C’est la dernière.
       *[other] Il y en a { $count } à choisir.
    }
    .wait = { $seat } choisit des cartes pour Urd.
ask-stones-cast = Quelle face est visible ?
    .wait = { $seat } lance une pierre runique.
ask-stones-use = Quelle rune employez-vous ? Les faces visibles sont : { $runes }.
    .wait = { $seat } emploie les runes.
ask-heroes-use = { $risks ->
        [one] Il reste un risque.
       *[other] Il reste { $risks } risques.
    } Combien de héros employez-vous ?
    .wait = { $seat } peut employer des héros.
ask-throw-choose = { $risks ->
        [one] Il reste un risque.
       *[other] Il reste { $risks } risques.
    } Combien de dés vanes lancez-vous avec votre dé divin ?
    .wait = { $seat } choisit des dés.
ask-brother-help = { $risks ->
        [one] { $roller } affronte encore un risque.
       *[other] { $roller } affronte encore { $risks } risques.
    } { $god ->
        [Odin] Est-ce qu’Odin
       *[other] Est-ce que { $god }
    } apporte son aide ?
    .wait = { $seat } peut aider en tant que frère d’armes.
ask-die-roll = Comment tombe le dé ?
    .wait = { $seat } lance un dé.
ask-throw-reroll = Relancez-vous des dés ?
    .wait = { $seat } peut relancer des dés.
ask-helper-reroll = Votre dé montre la face { $face }. Le relancez-vous ?
    .wait = { $seat } peut relancer un dé.
ask-elves-use = { $risks ->
        [one] Il reste un risque.
       *[other] Il reste { $risks } risques.
    } Quel dé un elfe change-t-il en réussite ?
    .wait = { $seat } peut employer des elfes.
ask-helper-elf = { $risks ->
        [one] Il reste un risque.
       *[other] Il reste { $risks } risques.
    } Un de vos elfes change-t-il votre dé en réussite ?
    .wait = { $seat } peut aider avec un elfe.
ask-heroes-late = { $risks ->
        [one] Il reste un risque.
       *[other] Il reste { $risks } risques.
    } Combien de héros employez-vous maintenant ?
    .wait = { $seat } peut employer des héros après le jet.
ask-pairs-use = { $risks ->
        [one] Il reste un risque.
       *[other] Il reste { $risks } risques.
    } Combien de paires d’elfes renvoyez-vous à Alfheim ?
    .wait = { $seat } peut renvoyer des paires d’elfes.
ask-risk-bear = { $risks ->
        [one] Il reste un point de vie à perdre.
       *[other] Il reste { $risks } points de vie à perdre.
    } Qui perd le prochain ?
    .wait = { $seat } choisit qui perd un point de vie.
ask-die-keep = Brisingamen : gardez-vous un dé vane qui va être perdu ?
    .wait = { $seat } peut garder un dé vane.
ask-elf-keep = Svalinn : gardez-vous un elfe que vous avez employé ?
    .wait = { $seat } peut garder un elfe.
ask-lent-keep = Svalinn : gardez-vous l’elfe qui a aidé ?
    .wait = { $seat } peut garder un elfe.
ask-chance-take = Que prenez-vous au jet { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    } ?
    .wait = { $seat } peut prendre une pièce en tant que connaissance de passage.
ask-saga-send = Combien ?
    .wait = { $seat } décide combien.
ask-saga-choose = Lequel choisissez-vous ?
    .wait = { $seat } choisit un adversaire de la saga.
ask-saga-name = Quel dieu leur fait face ?
    .wait = { $seat } désigne un dieu.
ask-saga-arm = Qui prend maintenant un artefact et un elfe ?
    .wait = { $seat } dit qui prend un artefact.
ask-saga-fate = Quel ennemi est l’adversaire de votre destin ?
    .wait = { $seat } nomme l’adversaire de son destin.
ask-token-turn = Que montre le marqueur ?
    .wait = { $seat } révèle un marqueur.
ask-tile-draw = Qui est sur le dessus, à quai ?
    .wait = { $seat } révèle une tuile.
ask-tile-put = { $foe } est sur le dessus, à quai. La tuile y reste-t-elle ?
    .wait = { $seat } regarde une tuile.
ask-artifact-bury = Quel artefact donnez-vous ?
    .wait = { $seat } donne un artefact.

## Réponses

move-god = { $god }
move-order = { $gods }
move-reveal = Retourner { $card }
move-first = D’abord { $card }
move-jotun = { $foe }
move-artifact = { $artifact }
move-creature = { $creature }
move-stone = Pierre { $stone } : { $rune }
move-roll = { $die } : { $face }
move-look = Montrer { $card }
move-move = Aller à { $world }
move-stay = Rester
move-pass = Passer
move-done = Terminé
move-none = Non
move-act = Agir, action { $strength }
move-heal = { $world ->
        [none] Soigner l’arbre
       *[other] Soigner { $world }
    }
move-fight = Combattre { $foe }
move-bless = { $god } regagne un point de vie
move-take = { $god ->
        [none] { $thing ->
            [none] { $count }
           *[other] { $effect ->
                [none] Prendre { $thing }
               *[other] Prendre { $thing }. { $effect }
            }
        }
       *[other] Prendre { $thing } à { $god }
    }
move-call = { $creature }. { $effect }
move-beat = Battre { $foe }
move-regain = { $god ->
        [none] Regagner un point de vie
       *[other] { $god } regagne un point de vie
    }
move-give = Donner { $thing } à { $god }
move-next = { $god }
move-top = Mettre { $card } sur le dessus
move-under = { $god ->
        [none] Remettre { $card }
       *[other] Remettre { $card } sous la pile { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    }
    }
move-rotate = { $count ->
        [0] Ne pas tourner l’arbre
        [one] Tourner l’arbre d’un cran
       *[other] Tourner l’arbre de { $count } crans
    }
move-journey = { $god } va à { $world }
move-action = L’action { $world ->
        [Asgard] d’Asgard
        [Alfheim] d’Alfheim
       *[other] de { $world }
    }
move-heroes = { $count ->
        [0] Aucun héros
        [one] Un héros
       *[other] { $count } héros
    }
move-throw = { $count ->
        [0] Lancer le dé divin seul
        [one] Lancer aussi un dé vane
       *[other] Lancer aussi { $count } dés vanes
    }
move-refrain = Ne pas lancer
move-help = Aider
move-reroll = Relancer le dé divin
move-mark = Reprendre un dé vane (face { $face })
move-again = Relancer les dés repris
move-keep = { $thing ->
        [none] Laisser les dés comme ils sont
       *[other] Garder { $thing }
    }
move-elf = { $face ->
        [none] Un elfe change le { $die } en réussite
       *[other] Un elfe change le { $die } en réussite (face { $face })
    }
move-pairs = { $count ->
        [0] Aucun elfe
        [one] Deux elfes pour un risque
       *[other] Des elfes pour { $count } risques
    }
move-hurt = { $god } perd un point de vie
move-saga = { $world ->
        [none] { $errand }
       *[other] { $errand } : { $world }
    }
move-choose = Choisir { $foe }
move-name = Désigner { $god }
move-turn = C’est { $token }
move-tile = C’est { $foe }
move-leave = La laisser dessus
move-bottom = La mettre sous les autres
move-fate = { $foe }
move-bury = Donner { $artifact }

## Événements

event-god = { $seat ->
        [none] { $god } est dieu de soutien.
       *[other] { $seat } joue { $god }.
    }
event-round = La manche { $round } commence. Chacun pose une carte ennemi face cachée.
event-order = Les tours de cette manche se jouent dans cet ordre : { $gods }.
event-turn = Tour { $turn } : { $god }.
event-reveal = { $god } retourne { $card }.
event-activate = { $over ->
        [1] { $god } active { $enemy } ! Cela met fin à son tour.
       *[0] { $god } active { $enemy } !
    }
event-return = On remet { $card } sous la pile { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    }.
event-shuffle = On mélange { $card } à la pile { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    }.
event-stand = { $cage ->
        [yes] { $enemy } va au cachot.
       *[no] { $enemy } va à { $place }.
    }
event-turned = { $count ->
        [one] Le niveau central tourne d’un cran.
       *[other] Le niveau central tourne de { $count } crans.
    }
event-muster = { $count } géants de feu rejoignent Surt.
event-hurt = { $count ->
        [one] { $god } perd un point de vie.
       *[other] { $god } perd { $count } points de vie.
    }
event-regain = { $count ->
        [one] { $god } regagne un point de vie.
       *[other] { $god } regagne { $count } points de vie.
    }
event-wake = Le jotun { $jotun } est activé. { $effect }
event-island = Iormungand est sur l’île { $island }.
event-drown = { $count ->
        [one] Un anonyme va chez Hel.
       *[other] { $count } anonymes vont chez Hel.
    }
event-gnaw = { $count ->
        [0] Nidhogg atteint l’arbre.
        [one] Nidhogg ronge encore : il reste une case jusqu’à l’arbre.
       *[other] Nidhogg ronge encore : il reste { $count } cases jusqu’à l’arbre.
    }
event-devastate = { $world } est dévasté !
event-heal = { $world } est soigné.
event-beat = Le jotun { $jotun } est battu.
event-go = { $god } va à { $world }.
event-act = { $god } fait l’action { $world ->
        [Asgard] d’Asgard
        [Alfheim] d’Alfheim
       *[other] de { $world }
    }{ $strength ->
        [normale] {""}
       *[other] {" "}{ $strength }
    }.
event-elves = { $count ->
        [one] { $god } prend un elfe.
       *[other] { $god } prend { $count } elfes.
    }
event-dice = { $count ->
        [one] { $god } prend un dé vane.
       *[other] { $god } prend { $count } dés vanes.
    }
event-einherjar = { $count ->
        [0] { $god } ne trouve aucun héros à envoyer au Valhalla.
        [one] { $god } envoie un héros au Valhalla.
       *[other] { $god } envoie { $count } héros au Valhalla.
    }
event-artifact = { $god } prend { $artifact }.
event-uncover = À Nidavellir, on voit maintenant { $artifact }.
event-freed = { $count ->
        [one] { $god } libère un anonyme.
       *[other] { $god } libère { $count } anonymes.
    }
event-routed = { $count ->
        [one] { $god } chasse un géant de feu.
       *[other] { $god } chasse { $count } géants de feu.
    }
event-fight = { $god } combat { $foe }, dont la puissance est de { $power }.
event-rest = { $god } ne fait rien de plus.
event-danger = { $count ->
        [0] { $god } affronte { $risks ->
            [one] un risque
           *[other] { $risks } risques
        }.
        [one] { $god } affronte { $risks ->
            [one] un risque
           *[other] { $risks } risques
        } ; un est écarté par les armes ou les loups.
       *[other] { $god } affronte { $risks ->
            [one] un risque
           *[other] { $risks } risques
        } ; { $count } sont écartés par les armes ou les loups.
    }
event-heroes = { $count ->
        [one] Un héros écarte un risque pour { $god }.
       *[other] { $count } héros écartent des risques pour { $god }.
    }
event-pairs = { $count ->
        [one] { $god } renvoie deux elfes chez eux et écarte un risque.
       *[other] { $god } renvoie des elfes chez eux, deux par risque, et écarte { $count } risques.
    }
event-help = { $god } aide en tant que frère d’armes.
event-die = Le { $die } { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    } montre la face { $face }.
event-reroll = { $god } relance des dés.
event-elf = { $god } change un dé en réussite avec un elfe.
event-keep-die = { $god } garde un dé vane.
event-keep-elf = { $god } garde un elfe.
event-take-elf = { $god } prend un elfe du jet.
event-take-die = { $god } prend un dé vane du jet.
event-lost-dice = { $count ->
        [one] { $god } perd un dé vane.
       *[other] { $god } perd { $count } dés vanes.
    }
event-pass-on = { $god } donne { $thing } à { $to }.
event-stone = La pierre runique { $stone } montre : { $rune }.
event-creature = On pioche { $creature }.
event-call = { $god } appelle { $creature }.
event-look = Skuld montre { $card } dans la pile { $god ->
        [Odin] d’Odin
       *[other] de { $god }
    }.
event-page = On tourne la page : { $page }.
event-errand = { $god }, { $world } : { $errand }.
event-gnawed = { $count ->
        [0] Nidhogg atteint la fin de la page.
        [one] Nidhogg ronge encore : il reste une case sur la page.
       *[other] Nidhogg ronge encore : il reste { $count } cases sur la page.
    }
event-token = { $world } : le marqueur montre { $token }.
event-put = { $count ->
        [one] { $worlds } : on y pose { $token }.
        [9] Dans chaque monde, on pose { $token }.
       *[other] Dans chacun de ces mondes, on pose { $token } : { $worlds }.
    }
event-taken = { $world } : on en retire { $token }.
event-tally = { $tally } : maintenant { $count }.
event-note = { $foe } est maintenant sur la case { $count }.
event-figure = { $foe } arrive : { $world }.
event-berth = { $foe } est { $stand }.
event-sent = { $count ->
        [one] { $count } pièce va de « { $source } » à « { $target } ».
       *[other] { $count } pièces vont de « { $source } » à « { $target } ».
    }
event-embers = { $count ->
        [0] { $foe } se débarrasse des braises.
       *[other] Les braises affaiblissent { $foe } pour le prochain combat.
    }
event-aboard = { $foe } embarque sur Naglfar.
event-peek = { $foe } est sur le dessus, à quai.
event-fate = Le destin oppose { $enemy } à { $god }.
event-buried = { $god } donne { $artifact }, qui va sous sa pile.
event-held = { $enemy } ne peut pas monter : { $world }.
event-slain = { $enemy } est hors de combat pour toujours !
event-unneeded = { $jotun } n’a plus personne à soutenir et s’en va.
event-win = { $reason } L’arbre tient debout, et vous avez gagné !
event-lose = { $reason } Vous avez perdu.

## Options d’une table

option-difficulty = Difficulté
    .doc = La partie difficile est plus longue ; les dieux y ont leurs pouvoirs et leurs aptitudes.
    .easy = facile
    .hard = difficile
option-saga = Saga
    .doc = Une saga de la campagne du Ragnarök au lieu de la page standard ; les dieux y ont leurs pouvoirs et leurs aptitudes. Les sagas sont racontées à notre façon.
    .none = aucune
    .balder = 1. La mort de Balder
    .fimbulwinter = 2. Fimbulvetr
    .sky_wolves = 3. Les loups du ciel
    .naglfar = 4. Le navire des morts
    .bifrost = 5. La chute du Bifrost
    .vigrid = 6. La dernière bataille, à Vigrid
option-memory = Aide-mémoire
    .doc = Montre ce qu’une table attentive retient des piles de cartes ennemi.
option-consent = Décider ensemble
    .doc = L’accord qu’il faut pour une proposition à toute la table. Les robots suivent toujours.
    .one = celui d’un autre joueur
    .all = celui de tous les joueurs
option-support_after_fenrir = Le dieu de soutien bouge après Fenrir
    .doc = Quand la carte d’un dieu de soutien active Fenrir, ce dieu peut tout de même se déplacer. Seulement à un ou deux joueurs.
option-fenrir_duo = Fenrir à deux joueurs
    .doc = Dans quelle pile on mélange la carte Fenrir que l’on vient de retourner quand elle appartient au dieu de soutien.
    .owner = celle du joueur qui la recevrait de toute façon
    .active = toujours celle du joueur actif
option-fenrir_solo = Fenrir à un joueur
    .doc = Quand la carte Fenrir qui l’a activé est remélangée.
    .third = quand la troisième arrive
    .once = aussitôt
option-healing_delay = Les mondes soignés attendent
    .doc = Quel soin fait attendre l’action d’un monde jusqu’au tour suivant.
    .tree = seulement l’action « soigner l’arbre »
    .all = tous les soins
option-creatures = Pioche des créatures
    .doc = Ce qui arrive quand toutes les créatures ont été piochées.
    .once = l’action n’est plus possible
    .reshuffle = la défausse est mélangée
option-thor_helps = Thor en renfort
    .doc = Combien de risques écarte une réussite de Thor quand il aide en tant que frère d’armes. Seulement dans la partie difficile.
option-undo = Reprendre une réponse
    .doc = Permet ou non de reprendre ses réponses.

## Ce qui est permis, mais peut-être pas voulu

warn-may-die = Cela peut coûter le dernier point de vie, et donc la partie.
warn-will-die = Cela coûte le dernier point de vie : la partie serait perdue.
warn-moves-nobody = L’ennemi est déjà là où il se retire : personne ne bougerait.
warn-devastates = Un autre ennemi est là où il se retire : ce monde serait dévasté.
warn-in-vain = Deux ennemis sont là : le monde serait aussitôt dévasté de nouveau.
warn-does-nothing = Cela n’aurait aucun effet en ce moment.

## Ce qu’une réponse apporte et coûte

terms-life = { $value ->
        [one] soigner ce monde pour 1 point de vie
       *[other] soigner ce monde pour { $value } points de vie
    }
terms-under = { $middle } sous { $top }
terms-place = retrait : { $value }
terms-island = retrait : île { $value }
terms-ends = cela prend fin : { $value }
terms-heroes = { $value ->
        [one] 1 héros pourrait aider
       *[other] { $value } héros pourraient aider
    }
terms-brothers = { $value ->
        [one] un frère d’armes pourrait aider
       *[other] { $value } frères d’armes pourraient aider
    }

## La campagne

campaign-ragnarok = Ragnarök
saga-balder = La mort de Balder
saga-fimbulwinter = Fimbulvetr
saga-sky_wolves = Les loups du ciel
saga-naglfar = Le navire des morts
saga-bifrost = La chute de Bifrost
saga-vigrid = La bataille de Vigrid
bond-brother = frère d’armes
bond-blood = dieu du même sang
order-chance = { $enemy } { $chance } %
bond-chance = connaissance de passage
bond-travel = compagnon de voyage

row-god = Dé divin
row-vanir = Dés vanes
row-elf = Elfes
row-die = Dés vanes au départ
row-brother = Frères d’armes
row-blood = Dieux du même sang
row-chance = Connaissances de passage
row-travel = Compagnons de voyage

ask-sheet-buy = { $count ->
        [one] Vous avez { $count } point d’expérience. Qu’achetez-vous ?
       *[other] Vous avez { $count } points d’expérience. Qu’achetez-vous ?
    }
    .wait = { $seat } dépense son expérience.
ask-pieces-share = La réserve ne suffit pas pour tout le monde. Qui renonce à { $thing } ?
    .wait = La table décide qui renonce à une pièce.
move-buy = { $bond ->
        [none] { $thing ->
            [none] { $face } sur le { $die }
           *[other] Acheter { $thing }
        }
       *[other] { $god } comme { $bond }
    }
move-without = { $god } y renonce
event-saga = { $count ->
        [1] La saga « { $saga } » commence.
       *[other] La saga « { $saga } » recommence : essai { $count }.
    }
event-experience = { $count ->
        [one] { $god } gagne { $count } point d’expérience.
       *[other] { $god } gagne { $count } points d’expérience.
    }
event-learn = Désormais, { $face } sur le { $die } est une réussite pour { $god }.
event-equip = { $god } achète { $thing } pour le début de chaque partie.
event-befriend = Désormais, { $god } a { $to } comme { $bond }.

terms-does = { $value }
terms-cost = { $value ->
        [one] coûte { $value } point
       *[other] coûte { $value } points
    }
terms-left = { $value ->
        [one] il reste { $value } point
       *[other] il reste { $value } points
    }
does-god = réussit à chaque jet de votre dé divin
does-vanir = réussit à chaque jet de vos dés vanes
does-elf = un de plus au début de chaque partie
does-die = un de plus au début de chaque partie
does-brother = dans votre monde, ce dieu peut lancer un dé pour vous
does-blood = dans votre monde, vous pouvez prendre ce que ce dieu possède
does-chance = dans votre monde, vous pouvez prendre un elfe employé ou un dé vane perdu lors du jet de ce dieu
does-travel = avant votre déplacement, vous pouvez aller auprès de ce dieu

option-campaign = Campagne
    .doc = Six sagas à la suite, chacune tentée autant de fois qu’il le faut, et entre elles de l’expérience à dépenser. On joue la partie difficile, et le nombre de joueurs ne change pas.
    .none = une seule partie
    .ragnarok = Ragnarök
fault-yggdrasil-tries = « { $part }={ $value } » ne convient pas : écrivez { $count } nombres, un pour chaque saga.
fault-yggdrasil-players-fixed = Cette campagne ne continue qu’à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : les cases de ses fiches en dépendent.

## Ce qui ne va pas dans une table ou une position

fault-yggdrasil-option-players = L’option { $option } répond à une question qui ne se pose jamais à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ; elle ne vaut que pour { $right }.
fault-yggdrasil-option-campaign = Une campagne raconte toutes les sagas dans l’ordre, l’option { $option } ne peut donc pas y valoir « { $value } » : ne l’indiquez pas, ou jouez la saga sans campagne.
fault-yggdrasil-option-hard = L’option { $option } ne vaut que pour la partie difficile.
fault-yggdrasil-gods = « { $gods } » ne convient pas : cette table demande { $count } dieux différents, ceux des joueurs d’abord.
fault-yggdrasil-no-god = « { $part } » n’appartient à personne : les dieux de cette table sont { $gods }.
fault-yggdrasil-support = « { $part } » ne convient pas : un dieu de soutien n’a qu’un lieu et des points de vie.
fault-yggdrasil-pile = Dans « { $part } », { $found ->
        [one] { $found } place est inconnue
       *[other] { $found } places sont inconnues
    }, mais { $number ->
        [one] { $number } carte l’est
       *[other] { $number } cartes le sont
    }.
fault-yggdrasil-tokens = Les piles contiennent { $found ->
        [one] { $found } carte non vue
       *[other] { $found } cartes non vues
    } du dieu de soutien ; il y en a { $number } en tout.
fault-yggdrasil-too-many = Il y en a { $number } de plus dans « { $part } » que dans la boîte.
fault-yggdrasil-tops = « tops={ $tops } » ne convient pas : nommez un artefact de chaque niveau que personne ne possède, ou un tiret pour une pile vide.
fault-yggdrasil-die = « { $die } » n’est pas un dé ; un dé s’écrit comme « odin:vanir:b ».
fault-yggdrasil-not-devastated = Deux ennemis sont à { $world }, qui doit donc être parmi les mondes dévastés.
fault-yggdrasil-own-kin = « { $part } » ne convient pas : { $god } ne peut pas avoir de relation avec soi-même.
fault-yggdrasil-laid = « { $god }.down » ne convient pas : seul un dieu qui jouera encore cette manche a une carte face cachée. Nommez-le dans « order », ou commencez par « step=1 ».
fault-yggdrasil-open = Trop de cartes { $enemy } sont visibles : ici { $most } au plus, les autres sont revenues sous leurs piles.
fault-yggdrasil-last = « { $frame } » ne peut être que le dernier dans « agenda » : c’est là que commence le tour ou la manche qui suit.
fault-yggdrasil-one-down = « { $part } » nomme { $found } cartes ; une seule est face cachée.
fault-yggdrasil-foreign-card = { $card } ne peut pas être chez { $god } : les cartes d’un joueur restent avec son dieu.
fault-yggdrasil-strangers = { $card } dans « { $part } » ne convient pas : on y met les cartes du dieu de soutien, et seulement à deux joueurs.
fault-yggdrasil-apart = { $card } dans « { $part } » ne convient pas : on y met les cartes inconnues de cette pile qui ne peuvent pas être celle, inconnue, face cachée.
fault-yggdrasil-goes-on = « agenda » finit par « { $frame } », et rien ne suivrait : dans une partie en cours, il finit par « Round() », « Order() » ou « Turn() ».
fault-yggdrasil-contradiction = « { $one } » et « { $other } » disent tous deux comment la partie continue : n’écrivez que l’un d’eux.
fault-yggdrasil-ended = « ended={ $reason } » ne s’accorde pas avec la table : elle ne montre pas cette fin, ou elle en montre une autre.
fault-yggdrasil-idle = « { $part } » n’a rien à faire ici : aucune étape de « agenda » ne l’a apporté, ou aucune ne le rangerait.
fault-yggdrasil-dice = { $god } a trop de dés dans « throw » : un dé divin, et ici au plus { $most } dés vanes.
fault-yggdrasil-symbols = « { $part }={ $value } » ne convient pas : écrivez e et f, et en plus b, c ou d à volonté, chacun une fois.
fault-yggdrasil-second-turn = { $god } joue son tour et n’en a pas de second dans cette manche : retirez ce dieu de « order ».
fault-yggdrasil-unlaid = { $god } a des cartes mais n’en a posé aucune avant le début de la manche : écrivez « { $god }.down=? », ou commencez par « step=0 ».
fault-yggdrasil-no-saga = « { $part } » ne va pas : cette table ne joue pas de saga. Nommez-en une avec « options=saga:balder ».
fault-yggdrasil-saga-count = « { $part } » contient { $found } ; la table montre { $number }.
fault-yggdrasil-saga-large = { $file } est trop grand pour une saga : plus de { $most } caractères.
fault-yggdrasil-saga-taken = { $file } : le jeu a déjà une saga « { $saga } ». Donnez un autre id à la vôtre.
fault-yggdrasil-saga-unknown = Il n’y a pas ici de saga « { $saga } ». Essayez : { $nearest } ou, chez vous, le chemin d’un fichier.
fault-yggdrasil-saga-silent = { $file } n’a pas de phrases. Elles se placent par langue sous [words], en Fluent, en commençant par { $sentence } = …
fault-yggdrasil-saga-word = { $file }, phrases en { $language } : « { $sentence } » n’est pas une phrase de cette saga, ou la table l’a déjà.
fault-yggdrasil-saga-unsaid = { $file }, phrases en { $language } : « { $sentence } » manque, est vide ou demande ce que la table ne dit pas.
fault-yggdrasil-saga-part = { $file }, { $part } : « { $found } » ne va pas. Il faudrait : { $right }

## Ce que le terminal et le navigateur disent tous deux de la table

would-jotun = Un jotun serait activé.
would-stop = Le tour prendrait fin aussitôt.
would-lose = Vous perdriez : { $reason }
would-win = Vous gagneriez : { $reason }
because-alone = ni ennemi ni autre dieu sur place
because-enemy = un ennemi est là
because-company = un autre dieu est là
because-valshamr = Valshamr permet d’ignorer un ennemi
because-odroerir = Odroerir donne l’avantage à un dieu seul
why-besieged = Aucune action ({ $jotun } l’assiège).
why-devastated = Aucune action (dévasté), mais on peut y soigner l’arbre.
why-healed = L’action attend le tour suivant (soigné ce tour-ci).
why-nothing = L’action n’aurait aucun effet à présent.
level-top = niveau supérieur
level-middle = niveau central, qui tourne
level-bottom = niveau inférieur
nobody = personne
world-here = Ici : { $names }.
world-label = { $world }, { $level }.
die-rolling = roule
support = dieu de soutien
own-elves = { $count ->
    [one] { $count } elfe
   *[other] { $count } elfes
    }
own-dice = { $count ->
    [one] { $count } dé vane
   *[other] { $count } dés vanes
    }
saga-page = Page { $page } sur { $pages }
saga-goal = But
saga-holds = Règles de la page
saga-actions = Actions
saga-track = Chemin de Nidhogg
saga-space = Sur la case { $number }
saga-turn = Quand la page tourne
saga-loss = Perdu aussi
saga-progress = { $count } sur { $need }
track-P = la page tourne
track-T = l’arbre : vous gagnez
track-X = l’arbre mort : vous perdez

## Le Livre des sagas : les pièces

figure-son1 = Bergelmirson I
figure-son2 = Bergelmirson II
figure-son3 = Bergelmirson III
figure-skoll = Skoll
figure-hati = Hati
figure-naglfar = Naglfar
figure-garm = Garm
    .effect = Les combats contre Hel et Naglfar comportent un risque de plus.
figure-modgud = Modgud
    .effect = Les dieux ne peuvent pas quitter Niflheim par un pas vertical.
figure-ganglati = Ganglati
    .effect = Après chaque activation de Hel, un anonyme de plus la rejoint.
figure-ganglot = Ganglot
    .effect = Qui regagne des points de vie en regagne un de moins.
figure-dragon = Nidhogg
stand-quay = à quai
stand-deck = à bord de Naglfar
stand-out = hors du jeu
token-none = rien
token-hidden = un marqueur face cachée
token-oath = un serment
token-broken = un serment brisé
tally-oaths = Serments sur la page
tally-mended = Serments brisés réparés
tally-ransom = Balder racheté
tally-leashes = Liens forgés
tally-sunk = Naglfar coulé
tally-bridge = Géants de feu sur le pont
tally-cracks = Fissures dans l’arche
tally-wounds = Blessures de Nidhogg
pool-muspell = Réserve des géants de feu
pool-giants = Échelle de Surt
pool-anonymous = Anonymes à Midgard
pool-dead = Échelle de Hel
pool-heroes = Héros à Midgard
pool-valhalla = Valhalla
pool-alfheim = Elfes à Alfheim
pool-vanaheim = Dés vanes à Vanaheim
pool-elves = Elfes du dieu
pool-dice = Dés vanes du dieu

## Le Livre des sagas : les pages. Quand un nombre dépend des joueurs, le premier vaut de trois à cinq.

page-balder-1 = Neuf serments
    .tale = Frigg demande à toute chose sous le ciel d’épargner son fils.
    .goal = Apportez { $need } serments sur la page.
    .holds =
        Un marqueur face cachée se trouve sur chaque monde : six serments et trois serments brisés.
        À la première carte visible de Loki, il reprend un serment de la page et le pose sur son monde, s’il n’y a pas de marqueur.
    .space = Un jotun est activé.
    .loss = Trois serments brisés sont face visible.
page-balder-2 = Le gui
    .tale = Un rameau semblait trop jeune pour jurer.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        Tous les marqueurs quittent les mondes, et les serments quittent la page.
        À la première carte visible de Hel, un anonyme va sur son échelle.
    .turn = Chaque dieu des joueurs regagne un point de vie si Loki est au cachot ; sinon, chacun en perd un.
page-balder-3 = La chevauchée chez Hel
    .tale = Elle le rendra si toute chose le pleure.
    .goal = Rachetez Balder.
    .holds =
        Les marqueurs de serment représentent ici les larmes. Il y en a un sur Alfheim, Vanaheim, Midgard, Nidavellir, Svartalfheim et Jotunheim.
        À la première carte visible de Loki, il en reprend un de la page et le pose sur son monde, s’il n’y a pas de marqueur.
    .space = Hel monte d’un niveau, sauf si elle est déjà au niveau supérieur.
page-fimbulwinter-1 = Le premier hiver
    .tale = La neige vient des quatre vents, et aucun été ne la suit.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        Les trois fils de Bergelmir commencent à Jotunheim. Ils comptent comme des ennemis pour les actions, pas pour la dévastation.
        Un fils a une puissance de 3 ; battu, il retourne à Jotunheim.
        À la première carte visible de Hel, le fils le plus bas monte d’un niveau. Du niveau supérieur, il dévaste son monde et retourne à Jotunheim.
    .turn = La moitié des héros, arrondie au supérieur, quitte le Valhalla.
    .loss = Un fils au niveau supérieur doit monter depuis un monde déjà dévasté.
page-fimbulwinter-2 = Le deuxième hiver
    .tale = Entre frères, on commence à compter le pain.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        Les fils comptent comme des ennemis pour les actions, pas pour la dévastation.
        Un fils a une puissance de 3, ou de 1 après les braises ; battu, il retourne à Jotunheim.
        À la première carte visible de Hel ou de Surt, le fils le plus bas monte d’un niveau. Du niveau supérieur, il dévaste son monde et retourne à Jotunheim.
    .space = Chaque monde du niveau central où se trouve un fils est dévasté.
    .turn = Chaque dieu des joueurs qui partage son monde avec un fils perd un point de vie.
    .loss = Un fils au niveau supérieur doit monter depuis un monde déjà dévasté.
page-fimbulwinter-3 = Le troisième hiver
    .tale = Maintenant, c’est l’hiver lui-même qu’il faut tuer.
    .goal = Tuez les trois fils.
    .holds =
        Les fils comptent comme des ennemis pour les actions, pas pour la dévastation.
        Un fils a une puissance de 3, ou de 1 après les braises. Battu hors de Jotunheim en présence d’un autre dieu, il est tué ; sinon, il retourne à Jotunheim.
        À un seul joueur, aucun autre dieu n’est nécessaire ; s’il n’y en a pas, le combat comporte un risque de plus.
        À la première carte visible de Hel ou de Surt, le fils le plus haut monte d’un niveau. Du niveau supérieur, il dévaste son monde et retourne à Jotunheim.
    .space = Chaque fils monte d’un niveau.
    .loss = Un fils au niveau supérieur doit monter depuis un monde déjà dévasté.
page-sky_wolves-1 = La poursuite
    .tale = Skoll court après le soleil, Hati après la lune.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        Les deux loups commencent sur la case 1 de leur piste. On combat Skoll à Vanaheim, Hati à Alfheim.
        La puissance d’un loup est le numéro de sa case, au moins 3 ; battu, il recule de 2 cases.
        À la première carte visible de Fenrir, Skoll avance d’une case ; à celle de Loki, c’est Hati.
    .space = Le loup le plus avancé avance d’une case.
    .turn = Les deux loups avancent d’une case.
    .loss = Un loup atteint la case 5.
page-sky_wolves-2 = Les liens
    .tale = Les nains demandent peu : de la patience, de la lumière, un héritage.
    .goal = Forgez { $need } liens.
    .holds =
        On combat Skoll à Vanaheim, Hati à Alfheim.
        La puissance d’un loup est le numéro de sa case, au moins 3 ; battu, il recule de 2 cases.
        À la première carte visible de Fenrir, Skoll avance d’une case ; à celle de Loki, c’est Hati.
        On forge au plus un lien par manche ; un joueur seul ne forge pas deux tours de suite.
    .space = Le loup le plus avancé avance d’une case.
    .loss = Un loup atteint la case 5.
page-sky_wolves-3 = Enchaînés
    .tale = Qui tient un lien doit s’approcher pour s’en servir.
    .goal = Enchaînez les deux loups.
    .holds =
        On combat Skoll à Vanaheim, Hati à Alfheim.
        La puissance d’un loup est le numéro de sa case plus 3. Battu sur la case 0 ou 1, il est enchaîné ; sinon, il recule de 2 cases.
        À la première carte visible de Fenrir, chaque loup libre avance d’une case.
    .loss = Un loup atteint la case 5.
page-naglfar-1 = Les ongles des morts
    .tale = Un navire grandit au nord, et personne n’a apporté de bois.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        Garm, Modgud, Ganglati et Ganglot attendent face cachée à quai. Chacun nuit tant qu’il est à bord.
        À la première carte visible de Hel, celui du dessus embarque si deux anonymes ou plus sont chez Hel.
        Ceux qui sont à bord se combattent à Niflheim : Garm a une puissance de 4, Modgud de 3, les autres de 2. Battus, ils vont sous les autres à quai.
    .turn = Ceux du dessus embarquent jusqu’à ce que trois soient à bord (deux à quatre ou cinq joueurs), et Naglfar part vers le monde au-dessus de Niflheim.
    .loss = Quelqu’un doit embarquer et il ne reste personne à quai.
page-naglfar-2 = En mer
    .tale = La coque flotte, les morts rament.
    .goal = Battez Naglfar dans un monde sans personne de la suite de Hel à bord ; à un ou deux joueurs, un passager au plus.
    .holds =
        Dans un monde, Naglfar est un ennemi à tous égards, de puissance 5 plus un par passager ; à quatre ou cinq joueurs, 4 plus un par passager.
        À la première carte visible de Iormungand, il navigue : du quai vers le monde au-dessus de Niflheim, d’un monde vers celui du dessus. Après l’activation de Iormungand, un passager de plus embarque.
        Si Naglfar est battu avec plus de passagers que le but n’en permet, il retourne à quai et un passager quitte le jeu.
        Tant que Naglfar est à quai, ses passagers se combattent à Niflheim : Garm a une puissance de 4, Modgud de 3, Ganglati et Ganglot de 2. Battus, ils quittent le jeu.
    .space = L’arbre tourne d’un cran, et Naglfar navigue.
    .loss = Naglfar doit repartir du niveau supérieur.
page-bifrost-1 = La marche
    .tale = De Muspellheim, ils viennent au pas, et le pont bourdonne.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        À la première carte visible de Surt, un géant de feu de la réserve monte sur le pont.
    .space = Un géant de feu de la réserve monte sur le pont.
    .turn = Vous désignez un dieu des joueurs, à Asgard s’il y en a un. Il affronte autant de risques qu’il y a de géants sur le pont.
    .loss = Quatre géants de feu sont sur le pont.
page-bifrost-2 = Frapper l’arche
    .tale = Heimdall l’a bâtie. Heimdall sait où frapper.
    .goal = Ouvrez { $need } fissures dans l’arche.
    .holds =
        À la première carte visible de Surt, un géant de feu de la réserve monte sur le pont.
        À la première carte visible de Loki, une fissure est refermée s’il est à Asgard ou à Midgard.
        On frappe l’arche au plus une fois par manche ; un joueur seul ne frappe pas deux tours de suite.
    .loss = Quatre géants de feu sont sur le pont.
page-bifrost-3 = Sans retour
    .tale = Le pont est tombé, et les dieux regardent le vide.
    .goal = Tenez jusqu’à ce que Nidhogg atteigne l’arbre.
    .holds =
        Les géants de feu du pont retournent dans la réserve.
        Aucun pas vertical ne mène à Asgard ni n’en sort. Pouvoirs, artefacts, créatures et runes permettent toujours d’y aller.
        Si Surt ou Hel devait monter à Asgard, cet ennemi reste où il est et le dieu actif perd un point de vie.
page-vigrid-1 = Les armées se rassemblent
    .tale = Cent lieues dans chaque sens : la plaine est tout juste assez large.
    .goal = Tenez jusqu’à ce que Nidhogg tourne la page.
    .holds =
        Fenrir commence à Asgard, Loki à Svartalfheim, Iormungand sur la troisième île. Quatre géants de feu sont avec Surt, quatre anonymes chez Hel.
        Chaque dieu des joueurs commence avec un artefact de niveau 1 ou 2 et un elfe.
    .turn = Deux jotnar sont activés.
page-vigrid-2 = Les duels
    .tale = Chacun de vous connaît depuis longtemps le nom de son adversaire.
    .goal = Tuez { $need } ennemis.
    .holds =
        Un ennemi battu dans un combat où personne ne perd de point de vie est tué et quitte le jeu.
        Chaque ennemi a au moins une puissance de 8 ; à un ou deux joueurs, de 7 ; à cinq, de 6.
        Un combat contre l’adversaire du destin comporte un risque de moins : Odin et Fenrir, Thor et Iormungand, Freyr et Surt, Heimdall et Loki, Tyr et Hel. Freyia et Frigg nomment le leur.
    .space = Surt et Hel montent chacun d’un niveau, sauf s’ils sont déjà au niveau supérieur.
page-vigrid-3 = Le dragon
    .tale = Ce qui rongeait les racines monte se faire voir.
    .goal = Blessez Nidhogg { $need } fois.
    .holds =
        Nidhogg est à Niflheim et y est un ennemi, de puissance 6 (5 à un ou deux joueurs) plus un par ennemi encore en vie.
        Chaque combat contre lui le blesse une fois. On le combat au plus une fois par manche ; un joueur seul, pas deux tours de suite.
        À la première carte visible de Nidhogg, le dieu actif perd un point de vie s’il est à Niflheim.
        Chaque autre ennemi a toujours au moins une puissance de 8 ; à un ou deux joueurs, de 7 ; à cinq, de 6.
        Les ennemis se tuent comme à la page précédente, et les adversaires du destin comptent toujours.

## Le Livre des sagas : les actions

errand-swear = Recevoir le serment
    .effect = 1 risque, puis le marqueur d’ici est révélé. Un serment va sur la page ; un serment brisé reste, et Loki vient ici.
errand-mend = Réparer le serment brisé
    .effect = 2 risques, puis le serment brisé d’ici quitte le jeu.
errand-weep = Pleurer Balder
    .effect = Le marqueur de serment d’ici va sur la page.
errand-ransom = Racheter Balder
    .effect = Autant de risques que la puissance de Hel. Seulement si elle est à Niflheim et que 4 marqueurs de serment sont sur la page ; à un ou deux joueurs, 3.
errand-embers = Porter des braises
    .effect = À Muspellheim : 2 risques, puis un fils de votre choix a une puissance de 1 à son prochain combat.
errand-forge = Forger un lien avec des elfes et un dé
    .effect = À Nidavellir : rendez 2 elfes et un dé vane pour un lien.
errand-melt = Forger un lien avec un artefact
    .effect = À Nidavellir : placez un de vos artefacts sous sa pile pour un lien.
errand-hold_chariot = Retenir le char
    .effect = À Asgard : 2 risques, puis un loup de votre choix recule d’une case.
errand-cut_nails = Couper les ongles
    .effect = À Niflheim : 2 risques, puis jusqu’à 2 anonymes retournent à Midgard et vous regardez la tuile du dessus à quai.
errand-throw_down = Jeter des géants du pont
    .effect = À Midgard : 2 risques, puis jusqu’à 2 géants retournent dans la réserve.
errand-hold_gate = Tenir la porte
    .effect = À Asgard : un héros retourne à Midgard et un géant du pont dans la réserve.
errand-strike = Frapper l’arche
    .effect = À Asgard : 4 risques, puis une fissure.

## La campagne, comme le terminal et le navigateur la disent

campaign-at = Saga { $number } sur { $all } : { $saga }{ $tries ->
        [1] .
       *[other] , essai { $tries }.
    }
experience-of = { $count ->
        [one] { $god } peut dépenser { $count } point d’expérience.
       *[other] { $god } peut dépenser { $count } points d’expérience.
    }
experience-left = { $count ->
        [one] Expérience : { $count } point.
       *[other] Expérience : { $count } points.
    }
gain-asgard = { $amount ->
        [one] soigner un monde dévasté, 1 risque
       *[other] soigner un monde dévasté, { $amount } risques
    }
gain-alfheim = { $amount ->
        [one] prendre 1 elfe
       *[other] prendre jusqu’à { $amount } elfes
    }
gain-vanaheim = { $amount ->
        [one] prendre 1 dé vane
       *[other] prendre jusqu’à { $amount } dés vanes
    }
gain-midgard = { $amount ->
        [one] envoyer 1 héros au Valhalla
       *[other] envoyer { $amount } héros au Valhalla
    }
gain-nidavellir = { $amount ->
        [one] prendre l’artefact visible de niveau 1
       *[other] prendre un artefact visible de niveau 1 à { $amount }
    }
gain-svartalfheim = { $amount ->
        [one] piocher 1 créature
       *[other] piocher { $amount } créatures et en appeler une
    }
gain-jotunheim = { $amount ->
        [one] lancer 1 pierre runique
       *[other] lancer { $amount } pierres runiques
    }
gain-niflheim = { $amount ->
        [one] libérer jusqu’à 3 anonymes, 1 risque
       *[other] libérer jusqu’à 3 anonymes, { $amount } risques
    }
gain-muspellheim = { $amount ->
        [one] chasser jusqu’à 3 géants, 1 risque
       *[other] chasser jusqu’à 3 géants, { $amount } risques
    }
why-strength = Action { $strength } : { $cause }.
odds-row = { $risks ->
        [one] 1 risque · { $clear } % sans perte · perte moyenne : { $loss }
       *[other] { $risks } risques · { $clear } % sans perte · perte moyenne : { $loss }
    }
odds-safe = { $risks ->
        [0] aucun risque
        [one] 1 risque, écarté à coup sûr
       *[other] { $risks } risques, écartés à coup sûr
    }
order-first = { $god } commence
order-god = { $god }
enemy-power = { $enemy } ({ $power })
held = Vous avez choisi : { $thing }. Et ensuite ?

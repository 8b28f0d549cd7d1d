### Ce qui se dit des livres : fichiers défectueux, remarques du vérificateur, réponses des outils.

## Une erreur, une remarque

fault-saga = { $place }  { $code }  { $text }
fault-saga-near = { $place }  { $code }  { $text } ({ $near })
fault-saga-nearest = au plus près : { $near }
fault-saga-possible = possible : { $near }
fault-saga-no-file = Le fichier { $path } n’existe pas.
fault-saga-toml = { $path } est une saga d’Yggdrasil Chronicles : « meadhall story check » la lit, et « meadhall play yggdrasil » la joue. Cette commande est faite pour les livres de Trudvang Legends.
fault-saga-no-campaign = Le dossier { $path } ne contient pas de { $file }. Nommez un fichier d’aventure, ou ajoutez une campagne au dossier.
fault-saga-not-an-adventure = { $path } n’est pas une aventure : il manque la partie « entries ».
fault-saga-no-adventure-file = l’aventure { $adventure } est nommée ici, mais le fichier { $file } n’existe pas
fault-saga-other-adventure = ce fichier contient l’aventure { $word }, mais la campagne y cherche { $adventure }
fault-saga-unnamed = { $file } est dans le dossier, mais la campagne ne nomme pas son aventure

## E00 : illisible

fault-saga-too-big = le fichier dépasse { $most } Mo
fault-saga-character = le caractère { $character } n’a pas sa place dans un fichier de texte
fault-saga-empty = le fichier est vide
fault-saga-not-utf8 = cette ligne n’est pas écrite en UTF-8 ; enregistrez le fichier comme texte UTF-8
fault-saga-documents = un second document commence ici ; un fichier n’en contient qu’un
fault-saga-deep = listes et accolades sont imbriquées à plus de { $most } niveaux
fault-saga-anchor = « & » et « * » en tête d’une valeur ne font pas partie du format ; mettez le texte entre guillemets droits
fault-saga-tag = « { $tag } » en tête d’une valeur ne fait pas partie du format ; mettez le texte entre guillemets droits
fault-saga-key = une liste ou un tableau ne peut pas servir de clé
fault-saga-colon = un deux-points suivi d’une espace se trouve dans un texte ; mettez le texte entre guillemets droits
fault-saga-tab = il y a ici une tabulation ; faites le retrait avec des espaces
fault-saga-hard-space = il y a ici une espace insécable dans le retrait ; mettez des espaces ordinaires
fault-saga-bracket = le crochet ou l’accolade qui commence ici n’est pas fermé à la ligne { $until } : il manque sa fin, une virgule ou un guillemet, ou un texte à l’intérieur doit être mis entre guillemets (s’il contient une virgule, un deux-points ou un « ? »)
fault-saga-indent = cette ligne n’a pas le même retrait que ses voisines
fault-saga-no-colon = il manque un deux-points après « { $word } »
fault-saga-space = après « { $word }: », il faut une espace ordinaire
fault-saga-dash = « - » commence une liste ; donnez-lui sa propre ligne, ou mettez le texte entre guillemets
fault-saga-strange-dash = un élément de liste commence par « - », mais il y a ici « { $character } »
fault-saga-glued-dash = après le « - » d’une liste, il faut une espace
fault-saga-starts = un texte ne peut pas commencer par « { $character } » ; mettez-le entre guillemets
fault-saga-after-quote = quelque chose suit le guillemet fermant ; mettez tout le texte entre guillemets de l’autre sorte
fault-saga-quote = un guillemet ouvert ici n’est jamais fermé
fault-saga-yaml = ceci ne peut pas être lu ({ $reason })

## E01 : mots inconnus

fault-saga-expected = on attend { $expected }, mais il y a { $found }
fault-saga-quoted = « { $word } » est entre guillemets et n’est donc qu’un texte ; retirez-les
fault-saga-found-text = « { $text } »
fault-saga-found-nothing = rien
fault-saga-found-list = une liste
fault-saga-found-map = des clés
fault-saga-kind-prose = un texte
fault-saga-kind-name = un nom sans espaces
fault-saga-kind-word = un mot possible ici
fault-saga-kind-truth = true ou false
fault-saga-kind-whole = un nombre entier
fault-saga-kind-list = une liste
fault-saga-kind-map = des clés avec leurs valeurs
fault-saga-kind-amount = un nombre ou une quantité nommée
fault-saga-kind-reckoned = un nombre ou le nom d’un compte
fault-saga-kind-who = un mot qui dit de qui il s’agit
fault-saga-kind-condition = une condition, comme { "{" }class: ranger{ "}" }
fault-saga-kind-steps = une liste d’étapes, comme [{ "{" }read: 12{ "}" }]
fault-saga-kind-only = une Classe, ou { "{" }has: card{ "}" }, ou { "{" }quest: 1{ "}" }
fault-saga-kind-groups = un type d’Ennemi avec un nombre, comme { "{" }draugr: 2{ "}" }
fault-saga-cut = le texte s’arrête après « { $text } », car « # » commence une note ; mettez tout le texte entre guillemets droits
fault-saga-swallowed = « do: » est aussi en retrait que le texte au-dessus et serait lu avec lui ; mettez-le plus à gauche, sous « text »
fault-saga-no-translation = ceci devrait être la traduction de { $of }, mais il n’y a pas de partie « translation » ; « meadhall story translate » en écrit une
fault-saga-translation-of = ceci est à côté de { $of }, mais dit traduire « { $word } »
fault-saga-translation-language = le fichier s’appelle { $file }, mais dit que sa langue est « { $word } »
fault-saga-range = { $number } n’est pas entre { $low } et { $high }
fault-saga-missing = il manque « { $word } »
fault-saga-version = un livre du format { $word } est plus récent que ce Meadhall
fault-saga-comma = « { $text } » suit une virgule entre accolades ; mettez tout le texte entre guillemets droits
fault-saga-unknown = il n’y a pas ici de clé « { $word } »
fault-saga-step-here = « { $word } » est une étape ; les étapes se trouvent dans la liste sous « do »
fault-saga-verb = il n’y a pas de verbe « { $word } »
fault-saga-two-verbs = « { $word } » est un second verbe à côté de « { $verb } » ; chaque étape n’en a qu’un
fault-saga-side = « { $word } » ne peut pas accompagner « { $verb } »
fault-saga-no-value = ce verbe ne prend pas de valeur
fault-saga-needs-value = « { $word } » demande une valeur
fault-saga-zone-combat = « { $word } » ne vaut qu’au combat, sur les cartes et dans les capacités des Ennemis
fault-saga-zone-would = « { $word } » ne vaut que dans un effet dont « at » commence par « would_ »
fault-saga-zone-passive = « { $word } » ne vaut que dans les effets permanents (« at: passive »)
fault-saga-zone-always = « { $word } » n’a pas sa place dans un effet permanent ; y conviennent : modify_attack, modify_block, modify_test, modify_draw
fault-saga-window = il n’y a pas de moment « { $word } » pour un effet
fault-saga-who-nobody = « { $word } » ne désigne quelqu’un que sur les cartes et dans les capacités ; ici, il ne désigne personne
fault-saga-who-unconcerned = « { $word } » demande un Héros auquel se rapporter : les branches de ask_each et de one_of, une épreuve dont l’issue est propre à chacun, or_else ; ici, il ne désigne personne
fault-saga-test-result = une condition sur une épreuve demande « result » ou « succeeded_at_least »
fault-saga-card-or-poi = nommez soit une carte, soit un POI
fault-saga-region-or-space = le POI { $poi } a une région et une case à la fois
fault-saga-poi-place = le POI vert { $poi } demande une région ou, sur un Plan d’Aventure, une case
fault-saga-no-question = aucun ask_each n’a l’id « { $word } »
fault-saga-no-test = aucune épreuve n’a l’id « { $word } »

## E02 à E04 : ids, paragraphes, lettres

fault-saga-zero = « { $word } » commence par un zéro
fault-saga-twice = « { $word } » se trouve ici pour la seconde fois
fault-saga-id = « { $word } » n’est pas l’id d’un paragraphe : prenez un nombre, intro, ou un nom qui commence par end-
fault-saga-outdented = « { $word } » est aussi à gauche que les paragraphes ; mettez-le plus à droite, sous le paragraphe auquel il appartient
fault-saga-space-id = « { $word } » n’est pas une case : prenez un nombre
fault-saga-no-entry = il n’y a pas de paragraphe { $word }
fault-saga-letter = « { $word } » n’est pas la lettre d’un POI : il y en a douze, de A à L
fault-saga-no-poi = il n’y a pas de POI { $word }

## E05 à E09 : chemins, régions, cartes

fault-saga-unread = le paragraphe { $entry } n’est jamais lu
fault-saga-dead-end = après le paragraphe { $entry }, il peut ne rester ni POI sur la table, ni plan ouvert, ni Fin
fault-saga-dead-end-fallen = si toute la compagnie y est vaincue, il peut ne rester après le paragraphe { $entry } ni POI sur la table, ni plan ouvert, ni Fin : un « one_of » est fait par les Héros qui sont debout
fault-saga-poi-never = le POI { $poi } n’est jamais révélé
fault-saga-poi-not-there = { $verb } : le POI { $poi } ne peut jamais être sur la table ici
fault-saga-no-region = il n’y a pas de région « { $word } » ; « meadhall story regions » les donne toutes
fault-saga-no-sleeve = la région { $word } n’a pas de pochette pour un Lieu
fault-saga-no-card = il n’y a pas de carte « { $word } »
fault-saga-card-kind = { $word } est une carte du genre { $kind } ; il faut : { $wanted }

## E10 à E14 : pions, épreuves, choix, Ennemis

fault-saga-quest-number = il n’y a pas de pion Quête { $word }
fault-saga-quest-never = le pion Quête { $token } est demandé mais jamais gagné
fault-saga-quest-unused = le pion Quête { $token } est gagné mais jamais demandé
fault-saga-test-each-read = avec « outcome: each », les Héros se séparent : aucun paragraphe ne peut être lu là
fault-saga-test-they = « outcome: they » vaut pour un seul Héros : « by: single may » ou « by: single must »
fault-saga-test-single = une épreuve d’un seul Héros a le résultat « they »
fault-saga-test-outcome = l’épreuve demande un « outcome » : any_succeeds, all_succeed ou each
fault-saga-test-declined = personne ne peut refuser une épreuve que tous doivent passer
fault-saga-test-nothing = l’épreuve n’a ni « success » ni « failure »
fault-saga-no-open-option = chaque option a un « if » ou un « cost » : il en faut une toujours ouverte
fault-saga-red-without-foes = le POI rouge { $poi } n’a pas de « foes »
fault-saga-green-with-foes = le POI vert { $poi } a des « foes » : rendez-le rouge, ou retirez-les
fault-saga-regular-numbers = les Ennemis ordinaires du POI { $poi } tiennent leurs valeurs de la carte Ennemi
fault-saga-foes-figure = il faut une « figure » aux Ennemis du POI { $poi }
fault-saga-foes-numbers = il faut « health » et « attack » aux Ennemis du POI { $poi }
fault-saga-with-green = le POI { $poi } est vert : des Ennemis ne peuvent appartenir qu’à un POI rouge
fault-saga-no-enemy-card = { $figure } : il n’est pas certain qu’une carte Ennemi de ce type ait été révélée avant

## E15 à E19 : début, mer, lecture, Fins, plan

fault-saga-no-intro = il n’y a pas de paragraphe intro
fault-saga-no-heroes = intro ne place pas les Héros
fault-saga-no-ship = le POI { $poi }, dans { $place }, ne s’atteint que par mer, et rien ne donne de Navire
fault-saga-after-read = { $verb } n’est jamais exécuté : le paragraphe { $entry } est lu avant
fault-saga-no-end = aucune Fin ne peut être atteinte
fault-saga-stuck = à partir du paragraphe { $entry }, des chemins ne mènent jamais à une Fin
fault-saga-many-ends = il y a { $count } Fins ; au-delà de { $most }, on a du mal à les distinguer
fault-saga-reward-who = { $verb } dans une Fin sans « who » ne va qu’aux Héros qui y sont parvenus
fault-saga-no-space = il n’y a pas de case { $word }
fault-saga-door-half = la porte de { $a } à { $b } a été ajoutée : les portes vont dans les deux sens
fault-saga-no-way-out = de la case { $space }, aucun chemin ne mène à un paragraphe qui quitte le plan
fault-saga-only-way = la case { $space } est le seul passage, et ceci la bloque

## E20 à E22 : campagne et réserve

fault-saga-no-adventure = il n’y a pas d’aventure « { $word } »
fault-saga-campaign-stuck = une campagne peut rester sans aventure principale à jouer ; déjà jouées : { $played }
fault-saga-locked = rien ne débloque l’aventure { $adventure }
fault-saga-no-ending = la campagne n’a pas de dénouement « { $word } »
fault-saga-ending-never = aucune Fin ne donne le dénouement « { $ending } »
fault-saga-few-endings = la campagne a moins de deux dénouements ({ $count })
fault-saga-personality-tokens = { $count } Personnalités, mais seulement { $most } pions
fault-saga-enemy-tokens = { $count } pions Ennemi à la fois, mais il n’y en a que { $most }
fault-saga-elite-tokens = { $count } pions Élite à la fois, mais il n’y en a que { $most }
fault-saga-ships = plus de { $most } Navires à la fois
fault-saga-generic-tokens = les cartes Monde peuvent demander { $count } pions génériques, mais il n’y en a que { $most }
fault-saga-space-tokens = { $count } cases peuvent être dégagées ou bloquées, mais il n’y a que { $most } pions

## E23 : un cercle

fault-saga-circle = ces paragraphes se renvoient les uns aux autres sans fin, et personne n’a rien à décider : { $entries }
fault-saga-circle-if = là où « { $fact } » est vrai, ces paragraphes se renvoient les uns aux autres sans fin : { $entries }
fault-saga-circle-unless = là où « { $fact } » n’est pas vrai, ces paragraphes se renvoient les uns aux autres sans fin : { $entries }

## E24: tallies

fault-saga-tally-two-ways = le compte « { $tally } » est tenu ici pour l’aventure, et ailleurs pour la campagne
fault-saga-tally-in-vain = le compte « { $tally } » reste toujours entre { $low } et { $high } : cette condition ne sera jamais remplie
fault-saga-tally-equals = « equals » va seul : avec lui, « at_least » et « at_most » ne disent rien de plus
fault-saga-tally-word = « { $word } » est une quantité du format ; donnez un autre nom au compte

## E25 : des textes qui changent

fault-saga-varied-open = « { $text } » ouvre une accolade que rien ne ferme
fault-saga-varied-tally = « { $text } » n’est pas le nom d’un compte
fault-saga-varied-once = après « once: » il n’y a qu’une autre partie, et elle commence par « later: » ; ici : « { $text } »
fault-saga-varied-one = « one of: » demande au moins deux parties, séparées par « | » ; ici : « { $text } »
fault-saga-varied-else = seule la dernière partie peut se passer de « if » ; ici : « { $text } »
fault-saga-varied-if = après « if » vient un fait retenu ou une condition entre accolades, puis deux-points ; ici : « { $text } »
fault-saga-varied-strange = « { $text } » est affiché tel quel ; un texte qui change commence par « if », « once: », « one of: » ou « tally: »
fault-saga-varied-here = « { $text } » est imprimé tel quel : les noms et les textes des cartes et des POI ne changent pas
fault-saga-varied-otherwise = « { $word } » est imprimé tel quel ; dans un texte, la dernière partie s’écrit sans mot devant

## E26 : les détours

fault-saga-visit-end = aucun retour possible du paragraphe { $entry } : une Fin termine l’aventure, et rien ne se lit après elle
fault-saga-visit-endless = ce détour ramène là d’où il part et ne finirait jamais : { $entries }
fault-saga-visit-card = « visit » revient au paragraphe où il se trouve ; une carte ne peut que lire (« read »)

## Avertissements

fault-saga-long = le paragraphe { $entry } a { $count } mots ; au-delà de { $most }, on a du mal à l’écouter
fault-saga-short = le paragraphe { $entry } a { $count } mots ; à moins de { $fewest }, ce n’est guère une scène
fault-saga-in-a-row = à partir du paragraphe { $entry }, { $count } paragraphes se lisent sans décision (plus de { $most })
fault-saga-hard-test = difficulté { $difficulty } sans aide pour aucune Classe : { $odds }
fault-saga-must-fail = il faut échouer à cette épreuve pour continuer : { $odds }
fault-saga-path-loss = un chemin vers le paragraphe { $entry } coûte { $loss } PV ; le Héros le plus faible en a { $health }
fault-saga-no-trace = ce que { $adventure } décide ici ne laisse aucune trace dans une aventure principale
fault-saga-card-unused = la carte { $card } n’est jamais donnée à personne
fault-saga-flag-unused = le fait « { $flag } » est retenu, mais rien ne le demande
fault-saga-flag-never = quelque chose demande le fait « { $flag } », mais rien ne le retient
fault-saga-tally-unused = le compte « { $tally } » est tenu, mais rien ne le demande ni ne l’affiche
fault-saga-tally-never = quelque chose demande le compte « { $tally } », mais rien ne le tient
fault-saga-red-region = le POI rouge { $poi } est placé là où il est lu ; { $place } est ignoré
fault-saga-boss-threat = une Menace est placée là où un Boss peut se trouver (POI { $poi })
fault-saga-figures = un chemin vers le paragraphe { $entry } demande { $count } figurines de { $figure } ; la boîte en a { $supply }
fault-saga-party-test = l’épreuve se trouve dans ce qui arrive à un seul Héros, mais son issue « { $outcome } » vaut pour toute la compagnie, et { $verb } aussi : écrivez « who: party » si c’est bien voulu, ou « who: them » pour ce Héros seul
fault-saga-class-gate = sans { $class } dans la compagnie, la Fin { $entry } ne peut jamais être atteinte
fault-saga-copied = cette phrase appartient à un livre imprimé : « { $sentence } »
fault-saga-stories = la zone des récits peut recevoir { $count } cartes ; elle a { $most } pochettes
fault-saga-stale = « { $name } » a changé après avoir été traduit : mettez la traduction à jour, puis lancez « meadhall story translate » avec --mark

## Changements qui touchent les parties sauvegardées

fault-saga-gone-adventure = l’aventure { $id } a disparu : ses parties sauvegardées ne peuvent pas continuer
fault-saga-gone-entry = le paragraphe { $id } a disparu
fault-saga-gone-poi = le POI { $id } a disparu
fault-saga-gone-card = la carte { $id } a disparu
fault-saga-gone-space = la case { $id } a disparu
fault-saga-gone-option = l’option « { $id } » a disparu : une partie sauvegardée l’a peut-être choisie
fault-saga-gone-block = « { $id } » a disparu : rendez-lui son id, ou sa place
fault-saga-gone-flag = le fait « { $id } » n’est plus retenu, mais quelque chose le demande encore
fault-saga-forgotten = « { $id } » était demandé et plus rien ne le connaît : s’il a un nouveau nom, les parties sauvegardées gardent l’ancien
fault-saga-changed-poi = le POI { $id } a changé de couleur
fault-saga-changed-card = la carte { $id } était du genre { $old } et elle est maintenant du genre { $new }
fault-saga-changed-steps = les étapes de « { $id } » ont changé : une partie sauvegardée au milieu reprend à une autre étape
fault-saga-moved-option = « { $label } » était « { $id } » et est maintenant « { $now } » : dans les parties sauvegardées, c’est une autre option qui a été choisie ; donnez un id aux options avant de les déplacer

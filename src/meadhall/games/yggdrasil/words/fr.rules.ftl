### Yggdrasil Chronicles : chaque règle dans les mots de la table, un message par numéro de règle.

## Chapitres

chapter-map = L’arbre
chapter-setup = Mise en place
chapter-duo = À deux joueurs
chapter-solo = À un joueur
chapter-sup = Dieux de soutien
chapter-end = Victoire et défaite
chapter-round = Manches et tours
chapter-reveal = La roue des ennemis
chapter-info = Qui sait et décide quoi
chapter-dev = Mondes dévastés
chapter-enemy = Les six ennemis
chapter-jotun = Jotnar
chapter-move = Se déplacer
chapter-fight = Combats
chapter-act = Actions
chapter-rune = Pierres runiques
chapter-risk = Les risques et le jet de sauvegarde
chapter-art = Artefacts
chapter-crea = Créatures
chapter-god = Les dieux
chapter-rel = Relations
chapter-dec = Décisions

## L’arbre

YG-MAP-01 = L’arbre porte neuf mondes sur trois niveaux de trois. Le niveau central tourne, le supérieur et l’inférieur jamais.
YG-MAP-02 = Le niveau central a exactement trois positions ; dans chacune, les mondes des trois niveaux forment trois colonnes.
YG-MAP-03 = Asgard est au-dessus de Jotunheim, Alfheim au-dessus de Muspellheim, Vanaheim au-dessus de Niflheim. Au début, Midgard est entre Asgard et Jotunheim.
YG-MAP-04 = Juste au-dessus ou au-dessous veut toujours dire dans la même colonne, telle qu’est l’arbre à ce moment : depuis un monde inférieur, le monde central qui est alors au-dessus ; depuis un monde central, le monde supérieur qui est alors au-dessus.
YG-MAP-05 = Un cran tourne le niveau central d’une position dans le sens des aiguilles d’une montre.
YG-MAP-06 = Ce qui est dans un monde central voyage avec lui. Tourner ne change que ce qui est au-dessus et au-dessous ; jamais qui partage un monde, et ne dévaste donc rien.
YG-MAP-07 = Le cachot est à côté d’Asgard sans en faire partie. Ce n’est pas un monde, il n’est jamais dévasté et tient autant d’ennemis que l’on veut.
YG-MAP-08 = Aucun dieu n’entre au cachot, et personne n’y peut être combattu. Un ennemi au cachot n’est pas à Asgard.
YG-MAP-09 = Les îles sont une piste dans Midgard pour Iormungand seul. Les dieux à Midgard ne sont sur aucune île.

## Mise en place

YG-SETUP-01 = De un à cinq joueurs jouent chacun un dieu différent parmi sept : Freyia, Freyr, Frigg, Heimdall, Odin, Thor, Tyr.
YG-SETUP-02 = Huit géants de feu sont dans la réserve de Muspellheim, et l’échelle de Surt est vide : sa puissance est donc 1.
YG-SETUP-03 = Sept pions jotun couvrent l’échelle de Loki : sa puissance est donc 1.
YG-SETUP-04 = Huit héros et huit anonymes sont dans leurs réserves à Midgard. Le Valhalla et l’échelle de Hel sont vides : sa puissance est donc 1.
YG-SETUP-05 = Alfheim reçoit des elfes et Vanaheim autant de dés vanes : 6, 7, 9, 11 ou 13 de chaque pour un à cinq joueurs.
YG-SETUP-06 = Les sept marqueurs de dévastation forment au début le mur du cachot : la puissance de Fenrir est donc 1.
YG-SETUP-07 = Les pierres runiques blanche, verte et rouge sont à Jotunheim.
YG-SETUP-08 = Les artefacts de chacun des trois niveaux sont mélangés en une pile de six, faces visibles, à Nidavellir. On ne voit que la carte du dessus d’une pile.
YG-SETUP-09 = Dix-huit créatures sont mélangées faces cachées à Svartalfheim, dix-huit jotnar à Jotunheim.
YG-SETUP-10 = Surt commence à Muspellheim, Hel à Niflheim, Iormungand sur la première île de Midgard, Fenrir au cachot, Loki à Vanaheim, Nidhogg sur la première case de sa page.
YG-SETUP-11 = La partie facile se joue à la page 2 du livre, la difficile à la page 3.
YG-SETUP-12 = Chaque dieu, de soutien aussi, commence à Asgard.
YG-SETUP-13 = Chaque joueur a un dé divin et les six cartes ennemi de son dieu, mélangées faces cachées : c’est sa pile d’ennemis.
YG-SETUP-14 = Le dieu d’un joueur commence avec 9, 8, 7, 6 ou 5 points de vie pour un à cinq joueurs. C’est aussi le plus qu’il puisse avoir.
YG-SETUP-15 = Les points de vie non distribués quittent la partie. Le stock commence vide et ne contient que ce que les dieux ont perdu.
YG-SETUP-16 = Dans la partie facile, les dieux n’ont ni pouvoirs ni aptitudes ; dans la difficile, tous les ont.
YG-SETUP-17 = Ce qu’un dieu a au départ est pris dans les réserves une fois celles-ci remplies.
YG-SETUP-18 = Une carte ennemi est au dieu que montre sa face. Les dos ne disent rien.

## À deux joueurs

YG-DUO-01 = À deux joueurs, un dieu non joué est dieu de soutien : à Asgard, avec 5 points de vie, qui sont aussi son maximum.
YG-DUO-02 = À deux joueurs, chacun tire au hasard trois des six cartes du dieu de soutien et les mélange à sa pile. Une pile peut alors avoir deux fois un ennemi.
YG-DUO-03 = Quand une carte du dieu de soutien a pris part à une activation, elle va sous la pile du joueur à qui l’autre carte n’est pas. L’autre carte retourne à son propriétaire.
YG-DUO-04 = Le propriétaire est le dieu imprimé sur la carte, non le joueur qui l’a retournée.

## À un joueur

YG-SOLO-01 = Un joueur seul choisit deux dieux de soutien : à Asgard, avec 5 points de vie chacun.
YG-SOLO-02 = Un joueur seul mélange les cartes des trois dieux en une pile de dix-huit.
YG-SOLO-03 = À un joueur, les deux cartes restent visibles après une activation.
YG-SOLO-04 = À un joueur, la troisième carte visible n’active rien : elle reste, et les deux autres vont sous la pile.
YG-SOLO-05 = Le joueur choisit dans quel ordre les deux cartes vont sous la pile.
YG-SOLO-06 = Après avoir retourné, on compte les cartes visibles de cet ennemi : une ne fait rien, deux l’activent, et à un joueur une troisième renvoie les deux autres.

## Dieux de soutien

YG-SUP-01 = Retourner la carte d’un dieu de soutien ne change pas à qui est le tour. Le dieu du joueur agit, et il est le dieu actif pour Hel, Fenrir et Loki.
YG-SUP-02 = Quand la carte qui a activé un ennemi est à un dieu de soutien, le joueur peut déplacer ce dieu d’un pas selon les règles ordinaires.
YG-SUP-03 = Ce pas vient après l’activation et avant le déplacement du joueur. Si Fenrir met fin au tour, ce pas est perdu aussi.
YG-SUP-04 = Les dieux de soutien sont des dieux : ils comptent comme compagnie, et on peut les déplacer, les soigner et leur donner des points de vie.
YG-SUP-05 = Les dieux de soutien n’ont ni tour, ni pile, ni réserve, ni artefacts, ni pouvoirs, ni aptitudes. Quand ils lancent un dé, seuls e et f réussissent.
YG-SUP-06 = Quand un dieu de soutien perd son dernier point de vie, tous ont perdu.
YG-SUP-07 = Ce que fait un dieu de soutien est décidé par le joueur actif.

## Victoire et défaite

YG-END-01 = Tous les joueurs gagnent ensemble ou perdent ensemble.
YG-END-02 = Vous gagnez aussitôt que Nidhogg atteint l’arbre de sa page.
YG-END-03 = Vous perdez aussitôt qu’un dieu, de soutien aussi, cède son dernier point de vie.
YG-END-04 = Vous perdez aussitôt que l’effet d’un ennemi activé ne peut pas être appliqué.
YG-END-06 = La première condition remplie met fin à la partie, et rien d’autre n’est appliqué. Dans un combat ou une action dangereuse, les points de vie sont perdus avant tout résultat.
YG-END-07 = Quand un monde est dévasté et qu’il ne reste aucun marqueur dans le mur, vous perdez.

## Manches et tours

YG-ROUND-01 = Au début d’une manche, tous les joueurs posent face cachée sur la roue la première carte de leur pile, sans la voir.
YG-ROUND-02 = Puis la table s’accorde sur l’ordre des tours de cette manche.
YG-ROUND-03 = Ce que la table a confirmé tient : l’ordre est fixé pour la manche. On en décide en voyant tout ce qui est visible ou retenu, mais non les cartes cachées.
YG-ROUND-04 = Un tour a trois étapes : retourner, il le faut ; se déplacer, on le peut ; agir ou combattre, on le peut.
YG-ROUND-05 = La manche finit quand chaque joueur a eu un tour. Les cartes visibles restent sur la roue.
YG-ROUND-06 = Un joueur dont la pile est vide ne pose pas de carte et saute l’étape 1.
YG-ROUND-07 = À un joueur, il n’y a pas d’ordre à convenir.
YG-ROUND-08 = Un accord qui manque ne bloque rien : ce qu’un joueur propose se fait quand le temps d’objecter est passé.

## La roue des ennemis

YG-REVEAL-01 = À l’étape 1, vous retournez la carte que vous avez posée.
YG-REVEAL-02 = Si aucune autre carte de cet ennemi n’est visible, la carte va à sa place sur la roue, et rien d’autre ne se passe.
YG-REVEAL-03 = Si une autre carte est visible, l’ennemi est aussitôt activé.
YG-REVEAL-04 = Après une activation, les deux cartes vont sous les piles de leurs propriétaires, sans mélange.
YG-REVEAL-05 = Les cartes retournent quand l’effet est entièrement appliqué, avant l’étape 2.
YG-REVEAL-06 = Les piles ne sont jamais mélangées, sauf par Fenrir. Retenir où est une carte fait partie du jeu.

## Qui sait et décide quoi

YG-INFO-01 = Visibles pour tous : les lieux, les échelles, les réserves, les points de vie, les cartes ennemi visibles et leurs propriétaires, les défausses, les artefacts du dessus et la taille des piles.
YG-INFO-02 = Cachés à tous : les cartes faces cachées sur la roue, l’ordre des piles et des pioches, et les artefacts sous ceux du dessus.
YG-INFO-03 = Ce que la table peut retenir d’une pile est connu : les cartes rendues sont au fond, Skuld montre les deux premières, piocher fait monter le reste. Un mélange par Fenrir ne laisse connaître que le contenu.
YG-INFO-04 = On parle librement, et ce qu’un joueur voit, tous le voient.
YG-INFO-05 = Le joueur actif décide de tout dans son tour, sauf de ce qui revient à toute la table ou au joueur d’un autre dieu : l’ordre, Skuld, les échanges, les chevauchées de Sleipnir, l’aide et les relations.
YG-INFO-06 = À deux joueurs, personne ne sait quelles cartes de soutien sont dans quelle pile avant qu’on les ait vues.

## Mondes dévastés

YG-DEV-01 = Dès que deux ennemis sont dans un monde, il est dévasté, peu importe ce qui les y a menés.
YG-DEV-02 = Un monde dévasté reçoit le premier marqueur encore dans le mur. Le marqueur d’un monde soigné retourne dans la brèche de plus haute valeur.
YG-DEV-03 = La puissance de Fenrir est le nombre de mondes dévastés plus un.
YG-DEV-04 = La dévastation dure jusqu’à ce que le monde soit soigné, quel que soit le nombre d’ennemis qui restent.
YG-DEV-05 = L’action d’un monde dévasté n’est ouverte à personne ; seul le soin y est possible. Combats et déplacements n’en souffrent pas.
YG-DEV-06 = Un monde dévasté ne reçoit pas de second marqueur.
YG-DEV-07 = Iormungand ne quitte jamais Midgard ; tout autre ennemi qui y entre le dévaste donc.
YG-DEV-08 = Soigner un monde qui a encore deux ennemis est permis et vain : il est aussitôt de nouveau dévasté.
YG-DEV-09 = Les jotnar ne comptent pas comme ennemis pour la dévastation.

## Les six ennemis

YG-ENEMY-01 = Un ennemi activé applique ses étapes dans l’ordre, et chacune peut être celle qui fait perdre la partie.
YG-ENEMY-SURT-01 = D’abord Surt va dans le monde juste au-dessus. S’il est au niveau supérieur, vous perdez.
YG-ENEMY-SURT-02 = Puis le niveau central tourne d’un cran.
YG-ENEMY-SURT-03 = Puis deux géants de feu rejoignent son échelle. S’il y en a moins en réserve, vous perdez.
YG-ENEMY-HEL-01 = D’abord Hel va dans le monde juste au-dessus. Si elle est au niveau supérieur, vous perdez.
YG-ENEMY-HEL-02 = Puis le niveau central tourne d’un cran.
YG-ENEMY-HEL-03 = Puis le dieu actif perd un point de vie, que rien n’écarte.
YG-ENEMY-LOKI-01 = D’abord Loki va dans le monde du dieu actif, de n’importe où, du cachot aussi.
YG-ENEMY-LOKI-02 = Si Loki y est déjà, il y reste, et rien n’est perdu pour autant.
YG-ENEMY-LOKI-03 = Puis le niveau central tourne d’un cran.
YG-ENEMY-LOKI-04 = Puis un jotun est activé. S’il ne reste aucun pion sur son échelle, vous perdez.
YG-ENEMY-IOR-01 = Iormungand avance d’une île vers la droite. S’il n’y en a plus, vous perdez.
YG-ENEMY-IOR-02 = Autant d’anonymes que montre la nouvelle île vont de Midgard à l’échelle de Hel. S’il y en a trop peu, vous perdez.
YG-ENEMY-FEN-01 = Du cachot, Fenrir va à Asgard.
YG-ENEMY-FEN-02 = Si Fenrir est hors du cachot, le dieu actif perd aussitôt trois points de vie.
YG-ENEMY-FEN-03 = Puis le tour du dieu actif finit : ni déplacement, ni action, ni combat.
YG-ENEMY-FEN-04 = La carte Fenrir que l’on vient de retourner est mélangée à la pile du joueur actif ; l’autre va comme d’ordinaire sous celle de son propriétaire. Les cartes visibles n’y sont pas mélangées.
YG-ENEMY-FEN-05 = Mélangée veut dire que toute la pile l’est : personne n’y connaît plus aucune place.
YG-ENEMY-FEN-06 = À deux joueurs, la règle des cartes de soutien dit à quelle pile va la carte, et Fenrir dit comment : elle y est mélangée.
YG-ENEMY-FEN-07 = À un joueur, les deux cartes Fenrir restent visibles ; quand vient la troisième, la plus ancienne va sous la pile, et celle qui l’a activé en dernier est mélangée.
YG-ENEMY-FEN-08 = La morsure vient avant la fin du tour, et peut être la fin de la partie.
YG-ENEMY-NID-01 = Nidhogg avance d’une case vers la droite. Rien ne tourne et personne ne bouge sur le plateau.
YG-ENEMY-NID-02 = À l’arbre, vous avez gagné.
YG-ENEMY-NID-03 = Nidhogg n’est dans aucun monde : il ne peut pas être combattu et ne compte ni pour la dévastation ni pour le désavantage.

## Jotnar

YG-JOTUN-01 = Pour activer un jotun, piochez une carte, prenez le pion du plus petit nombre couvert de l’échelle de Loki et placez-le comme le dit la carte.
YG-JOTUN-02 = La puissance de Loki est le nombre de jotnar actifs plus un. Le pion d’un jotun battu couvre de nouveau l’échelle.
YG-JOTUN-03 = L’effet d’un jotun dure jusqu’à ce qu’il soit battu.
YG-JOTUN-04 = Chaque jotun vient une fois ; les cartes ne sont pas remélangées. Si un jotun doit venir et qu’il ne reste aucune carte, vous perdez.
YG-JOTUN-05 = Les jotnar ne sont pas des ennemis : ils n’apportent ni désavantage ni dévastation, et un dieu à côté d’eux est encore seul.
YG-JOTUN-06 = Plusieurs jotnar actifs ne se gênent pas.
YG-JOTUN-ANGRBODA-01 = Angrboda chevauche Loki, qui ne peut pas être combattu tant qu’elle n’est pas battue.
YG-JOTUN-GERDA-01 = Gerda chevauche Surt, qui ne peut pas être combattu tant qu’elle n’est pas battue.
YG-JOTUN-HYRROKKIN-01 = Hyrrokkin chevauche Hel, qui ne peut pas être combattue tant que Hyrrokkin n’est pas battue.
YG-JOTUN-HYMIR-01 = Hymir chevauche Iormungand, qui ne peut pas être combattu tant que Hymir n’est pas battu.
YG-JOTUN-VAFTHRUDNIR-01 = Vafthrudnir chevauche Fenrir, qui ne peut pas être combattu tant que Vafthrudnir n’est pas battu.
YG-JOTUN-07 = Pour combattre un cavalier, il faut être dans le monde de l’ennemi qu’il chevauche. Tant que cet ennemi est au cachot, son cavalier ne peut pas être combattu.
YG-JOTUN-08 = Un ennemi qui porte un cavalier est pour le reste comme toujours : il est activé, bouge, dévaste et apporte le désavantage.
YG-JOTUN-THJAZI-01 = Thjazi assiège Asgard : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-BAUGI-01 = Baugi assiège Alfheim : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-SKADI-01 = Skadi assiège Vanaheim : aucune action n’y est possible tant qu’elle n’est pas battue.
YG-JOTUN-GEIRROD-01 = Geirrod assiège Midgard : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-GREIP-01 = Greip assiège Nidavellir : aucune action n’y est possible tant qu’elle n’est pas battue.
YG-JOTUN-GJALP-01 = Gjalp assiège Svartalfheim : aucune action n’y est possible tant qu’elle n’est pas battue.
YG-JOTUN-STARKADR-01 = Starkadr assiège Niflheim : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-BELI-01 = Beli assiège Muspellheim : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-09 = Personne n’assiège Jotunheim.
YG-JOTUN-10 = Un siège barre l’action du monde de loin aussi, et son soin par une rune. Il n’empêche ni le soin depuis Asgard ou par Eikthyrnir, ni le pouvoir de Frigg.
YG-JOTUN-SUTTUNG-01 = Tant que Suttung est actif, aucun elfe ne peut servir à un jet de sauvegarde.
YG-JOTUN-SKYRMIR-01 = Tant que Skyrmir est actif, aucun héros ne peut servir contre les risques.
YG-JOTUN-THRYM-01 = Tant que Thrym est actif, aucun artefact n’a d’effet.
YG-JOTUN-HRUNGNIR-01 = Tant que Hrungnir est actif, aucun dé vane ne peut servir à un jet de sauvegarde.
YG-JOTUN-UTGARDLOKI-01 = Tant qu’Utgardloki est actif, aucun dé divin ne peut servir à un jet de sauvegarde.
YG-JOTUN-11 = Un tel blocage lie tous les dieux partout. Le jotun est à Jotunheim et s’y combat. Ce qu’il bloque peut encore être amassé.
YG-JOTUN-12 = Suttung n’empêche pas le pouvoir de Freyr. Utgardloki empêche les frères d’armes, Skyrmir les héros tardifs de Freyia, Thrym les artefacts de qui aide et Megingjord. Si Hrungnir et Utgardloki sont actifs tous deux, il n’y a pas de jet.

## Se déplacer

YG-MOVE-01 = Un déplacement mène dans un autre monde de votre niveau ou de votre colonne : quatre mondes en tout. On peut sauter du bas en haut.
YG-MOVE-02 = La colonne est celle de l’arbre tel qu’il est maintenant.
YG-MOVE-03 = Ennemis, jotnar, sièges et dévastation n’empêchent jamais le déplacement d’un dieu.
YG-MOVE-04 = Navires, cor et pouvoirs d’Odin et de Heimdall donnent plus de destinations au seul déplacement, sans en donner un second.
YG-MOVE-05 = Un effet qui mène dans n’importe quel monde peut choisir le monde présent, ce qui veut dire rester, mais jamais le cachot.

## Combats

YG-FIGHT-01 = Vous pouvez combattre un ennemi ou un jotun dans votre monde. S’il y en a plusieurs, vous choisissez.
YG-FIGHT-02 = Vous gagnez toujours ; l’adversaire se retire. Vous affrontez autant de risques qu’il a de puissance.
YG-FIGHT-03 = Un ennemi qui porte un cavalier ne peut pas être combattu.
YG-FIGHT-SURT-01 = La puissance de Surt est le nombre de géants sur son échelle plus un. Il se retire à Muspellheim, et les géants restent.
YG-FIGHT-HEL-01 = La puissance de Hel est le nombre d’anonymes sur son échelle plus un. Elle se retire à Niflheim.
YG-FIGHT-LOKI-01 = La puissance de Loki est le nombre de jotnar actifs plus un. Il se retire au cachot.
YG-FIGHT-FEN-01 = La puissance de Fenrir est le nombre de mondes dévastés plus un. Il se retire au cachot.
YG-FIGHT-IOR-01 = La puissance d’Iormungand est 3. Il se retire d’une île, et aucun anonyme ne bouge.
YG-FIGHT-JOTUN-01 = La puissance d’un jotun est 2. Son pion retourne sur l’échelle de Loki et son effet cesse.
YG-FIGHT-04 = La puissance est fixée quand le combat est annoncé. Puis on écarte les risques, on perd les points de vie, et alors seulement l’adversaire se retire.
YG-FIGHT-05 = Un retrait peut dévaster un monde.
YG-FIGHT-06 = Vous pouvez combattre un adversaire déjà là où il se retirerait ; rien ne bouge.
YG-FIGHT-07 = Un combat peut être annoncé avec n’importe quel nombre de points de vie ; la table vous avertit.

## Actions

YG-ACT-01 = À l’étape 3, vous pouvez faire une action dans votre monde, ou combattre. Une action est celle du monde, ou le soin si le monde est dévasté.
YG-ACT-02 = L’action d’un monde est plus forte avec un autre dieu et sans ennemi, plus faible avec un ennemi et sans autre dieu, et normale avec ni l’un ni l’autre ou les deux.
YG-ACT-03 = Deux ennemis dans un monde veulent dire qu’il est dévasté, et n’a donc pas d’action.
YG-ACT-04 = Ce qui compte est qui est là au moment où l’action est annoncée.
YG-ACT-05 = Une action qui ne pourrait rien faire ne peut pas être choisie.
YG-ACT-ASGARD-01 = Asgard, dangereuse : soignez un monde dévasté au choix. Vous affrontez 3 risques, 2 avec avantage, 4 avec désavantage.
YG-ACT-ASGARD-02 = Un monde soigné depuis Asgard, ou par Eikthyrnir, sert aussitôt. Asgard même ne peut jamais être visé.
YG-ACT-ALFHEIM-01 = Alfheim : prenez jusqu’à 2 elfes, 3 avec avantage, 1 avec désavantage. Pas si la réserve est vide.
YG-ACT-VANAHEIM-01 = Vanaheim : prenez jusqu’à 2 dés vanes, 3 avec avantage, 1 avec désavantage. Pas si la réserve est vide.
YG-ACT-MIDGARD-01 = Midgard : envoyez 2 héros au Valhalla, 3 avec avantage, 1 avec désavantage.
YG-ACT-MIDGARD-02 = Comme Iormungand est toujours à Midgard, un dieu seul envoie un héros, et un dieu accompagné deux ; trois seulement avec Valshamr et de la compagnie.
YG-ACT-NIDAVELLIR-01 = Nidavellir : prenez l’artefact visible de niveau 1 ou 2, avec avantage de tout niveau, avec désavantage de niveau 1. Il est à vous pour le reste de la partie.
YG-ACT-NIDAVELLIR-02 = Une pile vide ne peut pas être choisie ; sans pile permise il n’y a pas d’action.
YG-ACT-SVART-01 = Svartalfheim : piochez 2 créatures, 3 avec avantage, 1 avec désavantage. Appliquez-en aussitôt exactement une et défaussez-les toutes.
YG-ACT-SVART-02 = Les créatures ne sont pas remélangées. S’il y a trop peu de cartes, vous piochez ce qui reste ; une pioche vide n’a pas d’action.
YG-ACT-SVART-03 = Vous devez choisir une des créatures piochées, même si elle ne peut rien faire.
YG-ACT-JOTUNHEIM-01 = Jotunheim : lancez les pierres runiques blanche et verte, les trois avec avantage, la blanche seule avec désavantage. Chaque face visible peut servir.
YG-ACT-NIFLHEIM-01 = Niflheim, dangereuse : renvoyez jusqu’à 3 anonymes de l’échelle de Hel chez eux. Vous affrontez 2 risques, 1 avec avantage, 3 avec désavantage.
YG-ACT-MUSPELL-01 = Muspellheim, dangereuse : renvoyez jusqu’à 3 géants de feu de l’échelle de Surt. Vous affrontez 2 risques, 1 avec avantage, 3 avec désavantage.
YG-ACT-06 = Une action dangereuse est annoncée avec sa cible ; puis viennent les risques, les pertes et l’effet. Combien de pièces vous retirez se choisit après les risques.
YG-ACT-HEAL-01 = Soigner l’arbre, dans votre propre monde dévasté : perdez 2 points de vie, que rien n’écarte, et le monde est soigné.
YG-ACT-HEAL-02 = L’action du monde soigné est ouverte à partir du tour suivant, et non à une autre action de ce tour.
YG-ACT-HEAL-03 = Vous pouvez soigner avec 2 points de vie ou moins, mais la partie est alors perdue.
YG-ACT-HEAL-04 = Le prix du soin ne dépend pas de qui d’autre est là.
YG-ACT-07 = Seules les neuf actions des mondes ont avantage et désavantage ; combats et soins jamais.
YG-ACT-08 = « Jusqu’à » un nombre veut dire au moins un, là où un est possible.
YG-ACT-09 = Un combat qui ne déplace personne reste permis.

## Pierres runiques

YG-RUNE-01 = La rune de la rotation : tournez le niveau central de 0, 1 ou 2 crans.
YG-RUNE-02 = La rune du voyage : déplacez un dieu au choix dans n’importe quel monde.
YG-RUNE-03 = La rune de l’action : faites de loin l’action de n’importe quel monde, à force normale. Un monde dévasté peut seulement être soigné, à son prix.
YG-RUNE-04 = La rune de la vie : regagnez un point de vie, jusqu’à votre maximum.
YG-RUNE-05 = Toutes les pierres sont lancées ensemble ; puis vous les employez dans l’ordre voulu, chacune ou aucune.
YG-RUNE-06 = La rune de l’action peut choisir Jotunheim une fois : deux pierres sont lancées et employées, puis le reste du premier jet. Aucune d’elles ne peut choisir Jotunheim de nouveau.
YG-RUNE-07 = Une action dangereuse faite par une rune a ses risques normaux ; Odroerir et Valshamr n’y changent rien.
YG-RUNE-09 = Ce que l’action d’une rune apporte ou coûte revient au dieu actif.

## Les risques et le jet de sauvegarde

YG-RISK-01 = Chaque risque qui n’est pas écarté coûte un point de vie.
YG-RISK-02 = Les héros viennent d’abord, avant le jet : chacun qui retourne du Valhalla à Midgard écarte un risque. Tout dieu peut les employer.
YG-RISK-03 = Puis vous lancez votre dé divin et autant de vos dés vanes que vous voulez, choisis d’avance.
YG-RISK-04 = Un e ou un f est une réussite et écarte un risque.
YG-RISK-05 = Les autres faces échouent pour l’instant. Dans la partie facile, b, c et d se valent ; dans la difficile, certaines réussissent pour certains dieux.
YG-RISK-06 = Après le jet, un de vos elfes change un de vos dés échoués en réussite, autant de fois que vous avez d’elfes. Ils retournent à Alfheim.
YG-RISK-07 = Une fois les risques réglés, tout dé vane qui montre a ou f est perdu, même si un elfe l’a tourné.
YG-RISK-08 = Le dé divin n’est jamais perdu.
YG-RISK-09 = Elfes et dés vanes n’aident que le dieu à qui ils sont ; les héros aident tout le monde.
YG-RISK-10 = L’ordre est : compter les risques ; ses armes et les loups ; héros ; le jet avec les frères d’armes ; relances ; elfes ; pouvoirs de Freyr et de Freyia ; pertes ; puis dés et elfes s’en vont.
YG-RISK-11 = Les réussites au-delà des risques sont perdues.
YG-RISK-12 = Quand il n’y a plus rien à écarter, il n’y a pas de jet et aucun dé n’est en jeu.
YG-RISK-13 = Les points de vie perdus par Hel, par Fenrir ou en soignant l’arbre ne sont pas des risques.
YG-RISK-14 = Héros, elfes et paires de Freyr ne peuvent servir que tant qu’il reste un risque. Les dés vanes peuvent être lancés en tout nombre tant qu’il en reste un.

## Artefacts

YG-ART-ANDVARINAUT = Andvarinaut : après un jet, vous pouvez relancer une fois ceux de vos dés vanes que vous voulez.
YG-ART-DRAUPNIR = Draupnir : après un jet, vous pouvez relancer une fois votre dé divin.
YG-ART-GIALLARHORN = Giallarhorn : votre déplacement peut mener dans n’importe quel monde du niveau central.
YG-ART-HRINGHORNI = Hringhorni : votre déplacement peut mener dans n’importe quel monde du niveau inférieur.
YG-ART-SKIDBLADNIR = Skidbladnir : votre déplacement peut mener dans n’importe quel monde du niveau supérieur.
YG-ART-MEGINGJORD = Megingjord : vos artefacts qui écartent un risque en écartent deux.
YG-ART-GLEIPNIR = Gleipnir écarte un risque quand vous combattez Fenrir.
YG-ART-GUNGNIR = Gungnir écarte un risque quand vous combattez Hel.
YG-ART-HOFUND = Hofund écarte un risque quand vous combattez Loki.
YG-ART-JARNGREIPR = Jarngreipr écarte un risque quand vous combattez un jotun.
YG-ART-MIMMING = Mimming écarte un risque quand vous combattez Surt.
YG-ART-MJOLLNIR = Mjollnir écarte un risque quand vous combattez Iormungand.
YG-ART-BRISINGAMEN = Brisingamen : après un jet, vous pouvez garder un dé vane qui montre a ou f.
YG-ART-GULLINBURSTI = Gullinbursti : à l’étape 3, vous pouvez agir et combattre, dans l’ordre voulu.
YG-ART-IDUNN = Les pommes d’Idunn : soigner l’arbre vous coûte un point de vie au lieu de deux.
YG-ART-ODROERIR = Odroerir : seul dans un monde, sans ennemi ni autre dieu, vous pouvez agir avec avantage.
YG-ART-SVALINN = Svalinn : après un jet, vous pouvez garder un elfe que vous avez employé.
YG-ART-VALSHAMR = Valshamr : quand vous agissez, vous pouvez ignorer un ennemi de votre monde.
YG-ART-01 = Après une relance, la dernière face compte, pour les pertes aussi. Chacune des deux relances sert une fois par jet, dans l’ordre voulu.
YG-ART-02 = Avec Gullinbursti, chaque moitié se fait dans le monde où vous êtes alors.
YG-ART-03 = Valshamr et Odroerir ne s’ajoutent pas : avec un ennemi là, vous n’êtes pas seul. Un dieu de soutien met fin à la solitude aussi.
YG-ART-04 = Les pommes d’Idunn aident aussi au soin par une rune, non à l’action d’Asgard.
YG-ART-05 = Svalinn vaut pour les elfes qui ont tourné un dé, non pour ceux des paires de Freyr.
YG-ART-06 = Les armes écartent d’elles-mêmes, et aussi dans le combat aux côtés de Geri et Freki.
YG-ART-07 = On regarde un artefact au moment où il servirait. Battez Thrym à l’étape 3, et Gullinbursti ouvre l’autre moitié ; gagnez-le en agissant, et vous pouvez encore combattre.
YG-ART-08 = La moitié action de Gullinbursti peut être toute action, soin compris.

## Créatures

YG-CREA-01 = Sauf si elle dit autre chose, une créature est appliquée par le dieu actif, qui décide et en profite.
YG-CREA-STAGS = Dain, Duneyr, Durathor et Dvalin : regagnez un point de vie.
YG-CREA-EIKTHYRNIR = Eikthyrnir : soignez un monde dévasté au choix, sans rien payer.
YG-CREA-GERIFREKI = Geri et Freki : vous pouvez aller dans n’importe quel monde, puis y combattre, un risque étant écarté.
YG-CREA-GULLFAXI = Gullfaxi : battez un jotun actif au choix, où qu’il soit.
YG-CREA-GULLINKAMBI = Gullinkambi : un héros au Valhalla.
YG-CREA-GULLTOPP = Gulltopp : tous les dieux peuvent échanger à leur gré elfes, dés vanes et artefacts.
YG-CREA-HEIDRUN = Heidrun : regagnez jusqu’à deux points de vie.
YG-CREA-HILDISVINI = Hildisvini : prenez jusqu’à trois elfes.
YG-CREA-HUGINMUNIN = Hugin et Munin : prenez jusqu’à deux dés vanes.
YG-CREA-RATATOSK = Ratatosk : vous pouvez aller dans n’importe quel monde, puis y agir s’il n’est pas dévasté.
YG-CREA-SAEHRIMNIR = Saehrimnir : un dieu de votre choix regagne un point de vie.
YG-CREA-SKULD = Skuld : on regarde les deux premières cartes de chaque pile et on les remet dessus dans n’importe quel ordre, d’un commun accord.
YG-CREA-SLEIPNIR = Sleipnir : chaque dieu peut aller dans n’importe quel monde.
YG-CREA-TANN = Tanngrisnir et Tanngnjostr : répartissez deux points de vie du stock entre les dieux de votre choix.
YG-CREA-URD = Urd : deux cartes ennemi visibles vont sous les piles de leurs propriétaires. À deux joueurs, vous dites qui reçoit la carte d’un dieu de soutien.
YG-CREA-VEDRFOLNIR = Vedrfolnir : jusqu’à deux héros au Valhalla.
YG-CREA-VERDANDI = Verdandi : tous les dieux peuvent échanger à leur gré des points de vie.
YG-CREA-VIDOFNIR = Vidofnir : jusqu’à trois héros au Valhalla.
YG-CREA-02 = Aucun dieu ne peut avoir plus de points de vie qu’au départ.
YG-CREA-03 = Quand on échange des points de vie, chaque dieu en garde au moins un. Les dieux de soutien y prennent part.
YG-CREA-04 = Skuld montre ce qu’a une pile courte, ne touche pas aux cartes de la roue et montre les cartes à tous.
YG-CREA-05 = Urd ne prend que des cartes visibles, de ce tour aussi, et ce qu’il y a s’il y en a moins de deux. Deux cartes d’un même propriétaire vont dans l’ordre que vous choisissez.
YG-CREA-06 = L’action de Ratatosk et le combat des loups font partie de l’action de Svartalfheim et laissent ouverte l’autre moitié de Gullinbursti. Vous n’avez pas à bouger d’abord. Un siège barre l’action de Ratatosk, et soigner n’en est pas une.
YG-CREA-07 = Ratatosk peut faire de nouveau l’action de Svartalfheim ; les cartes déjà piochées restent dehors.
YG-CREA-08 = Les points de vie des boucs vont aux dieux sous leur maximum ; ce que personne ne peut prendre reste au stock.
YG-CREA-09 = Gulltopp et Verdandi sont facultatifs ; la table règle ce que donne chaque dieu.

## Les dieux

YG-GOD-01 = Les pouvoirs valent toute la partie et servent autant de fois que l’on veut, celui de Frigg une fois par tour.
YG-GOD-FREYIA-01 = Freyia peut employer des héros après le jet.
YG-GOD-FREYIA-02 = Pour Freyia, tout autre dieu est une connaissance de passage.
YG-GOD-FREYR-01 = Face aux risques, Freyr en écarte un pour chaque paire d’elfes qu’il renvoie, quoi que montre le jet.
YG-GOD-FREYR-02 = Freyr commence avec deux elfes.
YG-GOD-FRIGG-01 = Une fois par tour, Frigg peut renoncer à l’étape 3 pour regagner un point de vie, ou pour qu’un autre dieu de son monde en regagne un.
YG-GOD-FRIGG-02 = Pour Frigg, un b sur un dé vane réussit.
YG-GOD-HEIMDALL-01 = Heimdall peut aller à Midgard de n’importe où.
YG-GOD-HEIMDALL-02 = Pour Heimdall, un b sur n’importe quel dé réussit.
YG-GOD-ODIN-01 = Odin peut aller à Asgard de n’importe où.
YG-GOD-ODIN-02 = Pour Odin, tout autre dieu est un frère d’armes.
YG-GOD-THOR-01 = Chaque réussite du dé divin de Thor écarte deux risques, même quand elle est due à un elfe.
YG-GOD-THOR-02 = Thor n’a pas d’aptitude de départ.
YG-GOD-TYR-01 = Quand Tyr active Fenrir, son tour continue.
YG-GOD-TYR-02 = Pour Tyr, un b ou un c sur le dé divin réussit.
YG-GOD-02 = Tyr subit tout de même la morsure, et sa carte Fenrir est tout de même mélangée.
YG-GOD-03 = Freyr décide après le jet. Un elfe qui a tourné un dé ne compte pas pour une paire.
YG-GOD-04 = Frigg renonce à toute l’étape 3. Elle peut aider un dieu de soutien, et personne ne dépasse son maximum.
YG-GOD-05 = Un dé qui réussit par une aptitude n’a pas besoin d’elfe. Un b n’est jamais perdu.
YG-GOD-06 = Freyia peut employer des héros avant le jet, après, ou les deux. Sans jet, il n’y a pas de héros tardifs.

## Relations

YG-REL-01 = Une relation n’aide que le dieu qui l’a.
YG-REL-BROTHER-01 = Quand vous lancez, un frère d’armes dans votre monde peut lancer son dé divin ; une réussite écarte un risque pour vous. Le frère peut aider avec un de ses elfes et ses artefacts.
YG-REL-BROTHER-02 = Un dieu de soutien peut être frère d’armes ; on lance pour lui n’importe quel dé divin.
YG-REL-BROTHER-03 = Le dé de qui aide est lancé avec le jet, selon ses propres symboles ; Thor écarte deux risques. Draupnir, Svalinn et les armes de qui aide servent. Plusieurs frères peuvent aider.
YG-REL-BROTHER-04 = L’aide demande un jet : sans lui, ou si les dés divins sont bloqués, un frère ne donne rien. Vos elfes ne peuvent pas tourner le dé de qui aide.
YG-REL-BROTHER-05 = L’arme de qui aide compte dès que l’aide est annoncée. Si elle écarte le dernier risque, aucun dé n’est lancé, aucun n’est perdu, et plus personne n’est appelé à l’aide.
YG-REL-BLOOD-01 = À un dieu de votre sang dans votre monde, vous pouvez prendre à tout moment artefacts, elfes et dés vanes.
YG-REL-BLOOD-02 = Un dieu de soutien de votre sang, dans votre monde, peut perdre des points de vie à votre place quand vous affrontez des risques.
YG-REL-BLOOD-03 = On ne demande la permission à personne. Un elfe pris après un jet peut tourner un dé, un dé vane ne s’y joint pas. Les pertes par Hel, Fenrir ou le soin ne peuvent pas être cédées.
YG-REL-CHANCE-01 = Quand une connaissance de passage dans votre monde lance, vous pouvez prendre un elfe employé ou un dé vane perdu.
YG-REL-CHANCE-02 = Quand vous lancez et qu’un dieu de soutien dans votre monde est votre connaissance de passage, vous pouvez garder un elfe employé ou un dé perdu.
YG-REL-CHANCE-03 = Les artefacts de qui lance passent d’abord. Chaque dieu qui a la relation prend une pièce, dans l’ordre des places. L’elfe de qui aide et les paires de Freyr ne peuvent pas être pris.
YG-REL-TRAVEL-01 = À votre tour, avant votre déplacement, vous pouvez aller dans le monde d’un compagnon de voyage.
YG-REL-TRAVEL-02 = Un tel saut par tour. Il fait partie de l’étape 2, et Fenrir l’annule donc.

## Décisions

YG-DEC-01 = Les joueurs choisissent leurs dieux avant la partie, la table choisit les dieux de soutien.
YG-DEC-02 = Toute la table décide de l’ordre des tours.
YG-DEC-03 = Deux cartes qui vont sous une même pile vont dans un ordre choisi : par le joueur, et pour Urd par le joueur actif.
YG-DEC-04 = Le joueur actif décide du pas d’un dieu de soutien.
YG-DEC-05 = Le joueur actif décide du saut vers un compagnon et du déplacement.
YG-DEC-06 = Le joueur actif décide d’une action, d’un combat, du pouvoir de Frigg ou de rien.
YG-DEC-07 = Le joueur actif décide de ce qui est soigné et de combien de pièces sont prises.
YG-DEC-08 = Le joueur actif décide quel artefact est pris, ne voyant que les cartes du dessus.
YG-DEC-09 = Le joueur actif décide laquelle des créatures piochées est appelée ; tous les voient.
YG-DEC-10 = Le joueur actif décide de l’emploi des runes, une fois toutes lancées.
YG-DEC-11 = Le joueur actif décide combien de héros servent, avant que tombe aucun dé.
YG-DEC-12 = Le joueur actif décide combien de dés vanes sont lancés, ou qu’aucun ne l’est.
YG-DEC-13 = Le joueur de qui aide décide de son aide avant que tombent les dés, et de l’elfe et des artefacts après.
YG-DEC-14 = Le joueur actif décide des relances, des elfes et des pouvoirs de Freyr et de Freyia, voyant tous les dés.
YG-DEC-15 = Le joueur actif décide qui perd un point de vie là où un dieu de soutien de son sang peut s’offrir.
YG-DEC-16 = Le propriétaire décide de Brisingamen et de Svalinn, voyant les dés définitifs.
YG-DEC-17 = Qui a la relation décide de ce qui est pris au jet d’une connaissance.
YG-DEC-18 = Qui a la relation décide de ce qui est pris à un dieu de son sang.
YG-DEC-19 = La table décide, pile par pile, de l’ordre des cartes que montre Skuld.
YG-DEC-20 = Le joueur actif décide quelles cartes Urd rend, et qui reçoit celle d’un dieu de soutien.
YG-DEC-21 = Les échanges sont décidés par tous les dieux concernés.
YG-DEC-22 = Chaque joueur décide où son dieu va sur Sleipnir, le joueur actif pour les dieux de soutien.
YG-DEC-24 = Avec Gullinbursti, le joueur actif décide quelle moitié vient d’abord, et de la seconde une fois la première faite.
YG-DEC-26 = Dans un jet : on décide d’abord du jet, puis les frères s’annoncent ; relances et elfes de qui lance viennent avant ceux de qui aide ; on peut refuser de garder une pièce.

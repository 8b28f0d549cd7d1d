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
chapter-camp = La campagne
chapter-book = Le Livre des sagas
chapter-dec = Décisions

## L’arbre

YG-MAP-01 = L’arbre porte neuf mondes, sur trois niveaux de trois. Le niveau central tourne ; les niveaux supérieur et inférieur ne tournent jamais.
YG-MAP-02 = Le niveau central a exactement trois positions ; dans chacune, les mondes des trois niveaux forment trois colonnes.
YG-MAP-03 = Asgard est au-dessus de Jotunheim, Alfheim au-dessus de Muspellheim, Vanaheim au-dessus de Niflheim. Au début, Midgard est entre Asgard et Jotunheim.
YG-MAP-04 = « Juste au-dessus » et « juste au-dessous » veulent toujours dire dans la même colonne, telle que l’arbre la forme à ce moment : depuis un monde inférieur, le monde central qui se trouve alors au-dessus ; depuis un monde central, le monde supérieur qui se trouve alors au-dessus.
YG-MAP-05 = Tourner d’un cran, c’est faire avancer le niveau central d’une position dans le sens des aiguilles d’une montre.
YG-MAP-06 = Tout ce qui se trouve dans un monde central voyage avec lui. La rotation ne change que ce qui est au-dessus et au-dessous ; elle ne change jamais qui partage un monde, et ne dévaste donc rien.
YG-MAP-07 = Le cachot est à côté d’Asgard sans en faire partie. Ce n’est pas un monde, il ne peut jamais être dévasté et peut contenir autant d’ennemis que l’on veut.
YG-MAP-08 = Aucun dieu ne peut entrer au cachot, et l’on ne peut y combattre personne. Un ennemi au cachot n’est pas à Asgard.
YG-MAP-09 = Les îles forment, dans Midgard, une piste réservée à Iormungand. Les dieux présents à Midgard ne sont sur aucune île.

## Mise en place

YG-SETUP-01 = Yggdrasil Chronicles se joue de un à cinq joueurs ; chacun joue un dieu différent parmi sept : Freyia, Freyr, Frigg, Heimdall, Odin, Thor, Tyr.
YG-SETUP-02 = Huit géants de feu sont dans la réserve de Muspellheim, et l’échelle de Surt est vide : sa puissance est donc de 1.
YG-SETUP-03 = Sept pions jotun couvrent l’échelle de Loki : la puissance de Loki est donc de 1.
YG-SETUP-04 = Huit héros et huit anonymes sont dans leurs réserves à Midgard. Le Valhalla et l’échelle de Hel sont vides : la puissance de Hel est donc de 1.
YG-SETUP-05 = Alfheim reçoit des elfes, et Vanaheim autant de dés vanes : 6, 7, 9, 11 ou 13 de chaque, selon qu’il y a de un à cinq joueurs.
YG-SETUP-06 = Les sept marqueurs de dévastation forment au début le mur du cachot : la puissance de Fenrir est donc de 1.
YG-SETUP-07 = Les pierres runiques blanche, verte et rouge sont à Jotunheim.
YG-SETUP-08 = Les artefacts de chacun des trois niveaux sont mélangés et forment une pile de six cartes, face visible, à Nidavellir. On ne voit que la carte du dessus de chaque pile.
YG-SETUP-09 = Dix-huit créatures, mélangées, sont face cachée à Svartalfheim, et dix-huit jotnar à Jotunheim.
YG-SETUP-10 = Surt commence à Muspellheim, Hel à Niflheim, Iormungand sur la première île de Midgard, Fenrir au cachot, Loki à Vanaheim, Nidhogg sur la première case de sa page.
YG-SETUP-11 = La partie facile se joue à la page 2 du livre, la partie difficile à la page 3.
YG-SETUP-12 = Chaque dieu, y compris de soutien, commence à Asgard.
YG-SETUP-13 = Chaque joueur a un dé divin et les six cartes ennemi de son dieu, mélangées face cachée : c’est sa pile d’ennemis.
YG-SETUP-14 = Le dieu d’un joueur commence avec 9, 8, 7, 6 ou 5 points de vie, selon qu’il y a de un à cinq joueurs. C’est aussi son maximum.
YG-SETUP-15 = Les points de vie non distribués sont retirés de la partie. Le stock est vide au début et ne contient que ce que les dieux ont perdu.
YG-SETUP-16 = Dans la partie facile, les dieux n’ont ni pouvoirs ni aptitudes ; dans la partie difficile, ils en ont tous.
YG-SETUP-17 = Les pièces avec lesquelles un dieu commence sont prises dans les réserves une fois celles-ci remplies. Si une réserve ne suffit pas, la table convient de qui renonce.
YG-SETUP-18 = Une carte ennemi appartient au dieu représenté sur sa face. Les dos n’apprennent rien.

## À deux joueurs

YG-DUO-01 = À deux joueurs, un dieu que personne ne joue sert de dieu de soutien : il commence à Asgard avec 5 points de vie, qui sont aussi son maximum.
YG-DUO-02 = À deux joueurs, chacun tire au hasard trois des six cartes du dieu de soutien et les mélange à sa pile. Une pile peut alors contenir deux fois le même ennemi.
YG-DUO-03 = Quand une carte du dieu de soutien a pris part à une activation, elle va sous la pile du joueur auquel l’autre carte n’appartient pas. L’autre carte retourne à son propriétaire.
YG-DUO-04 = Le propriétaire d’une carte est le dieu imprimé dessus, et non le joueur qui l’a retournée.

## À un joueur

YG-SOLO-01 = Un joueur seul choisit deux dieux de soutien, qui commencent à Asgard avec 5 points de vie chacun.
YG-SOLO-02 = Un joueur seul mélange les cartes des trois dieux pour former une pile de dix-huit cartes.
YG-SOLO-03 = À un joueur, les deux cartes restent visibles après une activation.
YG-SOLO-04 = À un joueur, la troisième carte visible d’un ennemi n’active rien : elle reste, et les deux autres vont sous la pile.
YG-SOLO-05 = À un joueur, c’est le joueur qui choisit dans quel ordre les deux cartes vont sous la pile.
YG-SOLO-06 = Une fois la carte retournée, on compte les cartes visibles de cet ennemi : une seule ne fait rien, deux l’activent et, à un joueur, une troisième renvoie les deux autres.

## Dieux de soutien

YG-SUP-01 = Retourner la carte d’un dieu de soutien ne change rien à qui joue : c’est le dieu du joueur qui agit, et il est le dieu actif pour Hel, Fenrir et Loki.
YG-SUP-02 = Quand la carte qui a activé un ennemi appartient à un dieu de soutien, le joueur peut déplacer ce dieu une fois, selon les règles ordinaires.
YG-SUP-03 = Ce déplacement du dieu de soutien a lieu après l’activation et avant celui du joueur. Si Fenrir met fin au tour, il est perdu lui aussi.
YG-SUP-04 = Les dieux de soutien sont des dieux : leur présence compte comme celle de tout autre dieu, et l’on peut les déplacer, les soigner et leur donner des points de vie.
YG-SUP-05 = Les dieux de soutien n’ont ni tour, ni pile, ni réserve, ni artefacts, ni pouvoirs, ni aptitudes. Quand ils lancent un dé, seuls e et f réussissent.
YG-SUP-06 = Quand un dieu de soutien perd son dernier point de vie, tous les joueurs ont perdu.
YG-SUP-07 = C’est le joueur actif qui décide de tout ce que fait un dieu de soutien.

## Victoire et défaite

YG-END-01 = Tous les joueurs gagnent ensemble ou perdent ensemble.
YG-END-02 = Vous gagnez dès que Nidhogg atteint l’arbre de sa page.
YG-END-03 = Vous perdez dès qu’un dieu, y compris de soutien, cède son dernier point de vie.
YG-END-04 = Vous perdez dès que l’effet d’un ennemi activé ne peut pas être appliqué.
YG-END-05 = Dans une saga, vous perdez aussi quand Nidhogg atteint l’arbre mort, ou quand une consigne du livre ne peut pas être suivie.
YG-END-06 = La première condition remplie met fin à la partie, et plus rien d’autre n’est appliqué. Lors d’un combat ou d’une action dangereuse, les points de vie sont perdus avant tout autre effet.
YG-END-07 = Quand un monde est dévasté et qu’il ne reste aucun marqueur dans le mur, vous perdez.

## Manches et tours

YG-ROUND-01 = Au début d’une manche, tous les joueurs posent face cachée sur la roue la première carte de leur pile, sans la regarder.
YG-ROUND-02 = Une fois les cartes posées, la table s’accorde sur l’ordre dans lequel se jouent les tours de cette manche.
YG-ROUND-03 = Ce que la table a confirmé ne change plus : l’ordre est fixé pour la manche. On le décide en connaissant tout ce qui est visible et tout ce que l’on a retenu, mais pas les cartes face cachée.
YG-ROUND-04 = Un tour a trois étapes : retourner une carte, ce qui est obligatoire ; se déplacer, ce qui est facultatif ; agir ou combattre, ce qui est facultatif aussi.
YG-ROUND-05 = La manche se termine quand chaque joueur a joué son tour. Les cartes visibles restent sur la roue.
YG-ROUND-06 = Un joueur dont la pile est vide ne pose pas de carte et saute l’étape 1.
YG-ROUND-07 = À un joueur, il n’y a pas à s’accorder sur un ordre.
YG-ROUND-08 = L’absence d’accord ne bloque rien : ce qu’un joueur propose est fait quand le délai pour s’y opposer est passé.

## La roue des ennemis

YG-REVEAL-01 = À l’étape 1, vous retournez la carte que vous avez posée.
YG-REVEAL-02 = Si aucune autre carte de cet ennemi n’est visible, la carte va à sa place sur la roue, et rien d’autre ne se passe.
YG-REVEAL-03 = Si une autre carte de cet ennemi est déjà visible, il est aussitôt activé.
YG-REVEAL-04 = Après une activation, les deux cartes vont sous les piles de leurs propriétaires, sans que l’on mélange.
YG-REVEAL-05 = Les cartes retournent sous les piles quand l’effet est entièrement appliqué, avant l’étape 2.
YG-REVEAL-06 = Les piles ne sont jamais mélangées, sauf à cause de Fenrir. Retenir où se trouve une carte fait partie du jeu.

## Qui sait et décide quoi

YG-INFO-01 = Tout le monde voit les positions, les échelles, les réserves, les points de vie, les cartes ennemi visibles et leurs propriétaires, les défausses, les artefacts du dessus et la taille des piles.
YG-INFO-02 = Personne ne voit les cartes face cachée sur la roue, l’ordre des piles et des pioches, ni les artefacts placés sous ceux du dessus.
YG-INFO-03 = Ce que la table peut retenir d’une pile est connu : les cartes rendues sont au fond, Skuld montre les deux premières, et chaque carte piochée fait monter les autres. Quand Fenrir fait mélanger une pile, seul son contenu reste connu.
YG-INFO-04 = On parle librement, et ce qu’un joueur voit, tous le voient.
YG-INFO-05 = Le joueur actif décide de tout pendant son tour, sauf de ce qui revient à toute la table ou au joueur d’un autre dieu : l’ordre des tours, Skuld, les échanges, les chevauchées de Sleipnir, l’aide et les relations.
YG-INFO-06 = À deux joueurs, personne ne sait quelles cartes de soutien sont dans quelle pile avant de les avoir vues.

## Mondes dévastés

YG-DEV-01 = Dès que deux ennemis se trouvent dans un même monde, ce monde est dévasté, peu importe ce qui les y a menés.
YG-DEV-02 = Un monde dévasté reçoit le premier marqueur qui se trouve encore dans le mur. Le marqueur d’un monde soigné retourne dans la brèche de plus haute valeur.
YG-DEV-03 = La puissance de Fenrir est le nombre de mondes dévastés plus un.
YG-DEV-04 = La dévastation dure jusqu’à ce que le monde soit soigné, quel que soit le nombre d’ennemis qui restent.
YG-DEV-05 = L’action d’un monde dévasté n’est ouverte à personne ; on ne peut qu’y soigner l’arbre. Les combats et les déplacements n’en sont pas affectés.
YG-DEV-06 = Un monde dévasté ne reçoit pas de second marqueur.
YG-DEV-07 = Iormungand ne quitte jamais Midgard ; tout autre ennemi qui y entre le dévaste donc.
YG-DEV-08 = On peut soigner un monde qui contient encore deux ennemis, mais cela ne sert à rien : il est aussitôt dévasté de nouveau.
YG-DEV-09 = Les jotnar ne comptent pas comme ennemis pour la dévastation.

## Les six ennemis

YG-ENEMY-01 = Un ennemi activé applique ses étapes dans l’ordre, et n’importe laquelle peut faire perdre la partie.
YG-ENEMY-SURT-01 = Quand Surt est activé, il va d’abord dans le monde juste au-dessus. S’il est au niveau supérieur, vous perdez.
YG-ENEMY-SURT-02 = Après le déplacement de Surt, le niveau central tourne d’un cran.
YG-ENEMY-SURT-03 = Une fois le niveau central tourné, deux géants de feu rejoignent l’échelle de Surt. S’il y en a moins de deux en réserve, vous perdez.
YG-ENEMY-HEL-01 = Quand Hel est activée, elle va d’abord dans le monde juste au-dessus. Si elle est au niveau supérieur, vous perdez.
YG-ENEMY-HEL-02 = Après le déplacement de Hel, le niveau central tourne d’un cran.
YG-ENEMY-HEL-03 = Une fois le niveau central tourné, Hel prend un point de vie au dieu actif ; rien ne peut l’éviter.
YG-ENEMY-LOKI-01 = Quand Loki est activé, il va d’abord dans le monde du dieu actif, d’où qu’il vienne, même du cachot.
YG-ENEMY-LOKI-02 = Si Loki est déjà dans le monde du dieu actif, il y reste, et vous ne perdez pas pour autant.
YG-ENEMY-LOKI-03 = Après le déplacement de Loki, le niveau central tourne d’un cran.
YG-ENEMY-LOKI-04 = Une fois le niveau central tourné, Loki active un jotun. S’il ne reste aucun pion sur son échelle, vous perdez.
YG-ENEMY-IOR-01 = Quand Iormungand est activé, il avance d’une île vers la droite. S’il n’y en a plus, vous perdez.
YG-ENEMY-IOR-02 = Autant d’anonymes que l’indique la nouvelle île d’Iormungand passent de Midgard à l’échelle de Hel. S’il n’y en a pas assez, vous perdez.
YG-ENEMY-FEN-01 = Si Fenrir est au cachot quand il est activé, il va à Asgard.
YG-ENEMY-FEN-02 = Si Fenrir est déjà hors du cachot quand il est activé, il reste à Asgard et le dieu actif perd aussitôt trois points de vie.
YG-ENEMY-FEN-03 = Quand Fenrir a été activé, le tour du dieu actif se termine : il n’a plus ni déplacement, ni action, ni combat.
YG-ENEMY-FEN-04 = La carte Fenrir que l’on vient de retourner est mélangée à la pile du joueur actif ; l’autre va comme d’habitude sous la pile de son propriétaire. Les cartes visibles n’y sont pas mélangées.
YG-ENEMY-FEN-05 = « Mélangée à la pile » veut dire que l’on mélange toute la pile : personne n’y connaît plus la place d’aucune carte.
YG-ENEMY-FEN-06 = À deux joueurs, la règle des cartes de soutien dit dans quelle pile va la carte, et Fenrir dit comment : elle y est mélangée.
YG-ENEMY-FEN-07 = À un joueur, les deux cartes Fenrir restent visibles ; quand vient la troisième, la plus ancienne va sous la pile, et celle qui a activé Fenrir en dernier est mélangée à la pile.
YG-ENEMY-FEN-08 = La morsure de Fenrir a lieu avant la fin du tour et peut mettre fin à la partie.
YG-ENEMY-NID-01 = Quand Nidhogg est activé, il avance d’une case vers la droite. Rien ne tourne et personne ne bouge sur le plateau.
YG-ENEMY-NID-02 = Quand Nidhogg atteint l’arbre, vous avez gagné.
YG-ENEMY-NID-03 = Nidhogg n’est dans aucun monde : on ne peut pas le combattre, et il ne compte ni pour la dévastation ni pour le désavantage.

## Jotnar

YG-JOTUN-01 = Pour activer un jotun, piochez une carte, prenez sur l’échelle de Loki le pion qui couvre le plus petit nombre et placez-le comme le dit la carte.
YG-JOTUN-02 = La puissance de Loki est le nombre de jotnar actifs plus un. Le pion d’un jotun battu couvre de nouveau l’échelle.
YG-JOTUN-03 = L’effet d’un jotun dure jusqu’à ce qu’il soit battu.
YG-JOTUN-04 = Chaque jotun ne vient qu’une fois ; les cartes ne sont pas remélangées. Si un jotun doit venir et qu’il ne reste aucune carte, vous perdez.
YG-JOTUN-05 = Les jotnar ne sont pas des ennemis : ils ne causent ni désavantage ni dévastation, et un dieu en leur seule présence compte toujours comme seul.
YG-JOTUN-06 = Plusieurs jotnar actifs ne se gênent pas entre eux.
YG-JOTUN-ANGRBODA-01 = Angrboda chevauche Loki, qui ne peut pas être combattu tant qu’Angrboda n’est pas battue.
YG-JOTUN-GERDA-01 = Gerda chevauche Surt, qui ne peut pas être combattu tant que Gerda n’est pas battue.
YG-JOTUN-HYRROKKIN-01 = Hyrrokkin chevauche Hel, qui ne peut pas être combattue tant que Hyrrokkin n’est pas battue.
YG-JOTUN-HYMIR-01 = Hymir chevauche Iormungand, qui ne peut pas être combattu tant que Hymir n’est pas battu.
YG-JOTUN-VAFTHRUDNIR-01 = Vafthrudnir chevauche Fenrir, qui ne peut pas être combattu tant que Vafthrudnir n’est pas battu.
YG-JOTUN-07 = Pour combattre un cavalier, il faut être dans le monde de l’ennemi qu’il chevauche. Tant que cet ennemi est au cachot, son cavalier ne peut pas être combattu.
YG-JOTUN-08 = Pour le reste, un ennemi qui porte un cavalier ne change pas : il est activé, se déplace, dévaste et cause un désavantage.
YG-JOTUN-THJAZI-01 = Thjazi assiège Asgard : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-BAUGI-01 = Baugi assiège Alfheim : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-SKADI-01 = Skadi assiège Vanaheim : aucune action n’y est possible tant qu’elle n’est pas battue.
YG-JOTUN-GEIRROD-01 = Geirrod assiège Midgard : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-GREIP-01 = Greip assiège Nidavellir : aucune action n’y est possible tant qu’elle n’est pas battue.
YG-JOTUN-GJALP-01 = Gjalp assiège Svartalfheim : aucune action n’y est possible tant qu’elle n’est pas battue.
YG-JOTUN-STARKADR-01 = Starkadr assiège Niflheim : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-BELI-01 = Beli assiège Muspellheim : aucune action n’y est possible tant qu’il n’est pas battu.
YG-JOTUN-09 = Personne n’assiège Jotunheim.
YG-JOTUN-10 = Un siège interdit aussi l’action du monde à distance, et son soin par une rune. Il n’empêche ni le soin depuis Asgard ou par Eikthyrnir, ni le pouvoir de Frigg.
YG-JOTUN-SUTTUNG-01 = Tant que Suttung est actif, aucun elfe ne peut servir à un jet de sauvegarde.
YG-JOTUN-SKYRMIR-01 = Tant que Skyrmir est actif, aucun héros ne peut servir contre les risques.
YG-JOTUN-THRYM-01 = Tant que Thrym est actif, aucun artefact n’a d’effet.
YG-JOTUN-HRUNGNIR-01 = Tant que Hrungnir est actif, aucun dé vane ne peut servir à un jet de sauvegarde.
YG-JOTUN-UTGARDLOKI-01 = Tant qu’Utgardloki est actif, aucun dé divin ne peut servir à un jet de sauvegarde.
YG-JOTUN-11 = Un jotun qui bloque quelque chose le bloque pour tous les dieux, où qu’ils soient. Il est à Jotunheim, et c’est là qu’on le combat. Ce qu’il bloque peut toujours être amassé.
YG-JOTUN-12 = Suttung n’empêche pas le pouvoir de Freyr. Utgardloki empêche l’aide des frères d’armes, Skyrmir les héros tardifs de Freyia, Thrym les artefacts du dieu qui aide et Megingjord. Si Hrungnir et Utgardloki sont actifs tous les deux, il n’y a pas de jet.

## Se déplacer

YG-MOVE-01 = Un déplacement vous mène dans un autre monde de votre niveau ou de votre colonne : quatre mondes en tout. Vous pouvez passer directement du niveau inférieur au niveau supérieur.
YG-MOVE-02 = La colonne est celle que forme l’arbre à ce moment.
YG-MOVE-03 = Les ennemis, les jotnar, les sièges et la dévastation n’empêchent jamais un dieu de se déplacer.
YG-MOVE-04 = Les navires, le cor et les pouvoirs d’Odin et de Heimdall ajoutent des destinations à votre unique déplacement ; ils n’en donnent pas un second.
YG-MOVE-05 = Un effet qui mène dans n’importe quel monde permet aussi de choisir celui où l’on est, c’est-à-dire d’y rester, mais jamais le cachot.

## Combats

YG-FIGHT-01 = Vous pouvez combattre un ennemi ou un jotun dans votre monde. S’il y en a plusieurs, vous choisissez.
YG-FIGHT-02 = Vous gagnez toujours ; l’adversaire se retire. Vous affrontez autant de risques qu’il a de puissance.
YG-FIGHT-03 = Un ennemi qui porte un cavalier ne peut pas être combattu.
YG-FIGHT-SURT-01 = La puissance de Surt est le nombre de géants sur son échelle plus un. Il se retire à Muspellheim, et les géants restent.
YG-FIGHT-HEL-01 = La puissance de Hel est le nombre d’anonymes sur son échelle plus un. Elle se retire à Niflheim.
YG-FIGHT-LOKI-01 = La puissance de Loki est le nombre de jotnar actifs plus un. Il se retire au cachot.
YG-FIGHT-FEN-01 = La puissance de Fenrir est le nombre de mondes dévastés plus un. Il se retire au cachot.
YG-FIGHT-IOR-01 = La puissance d’Iormungand est de 3. Il recule d’une île, et aucun anonyme ne bouge.
YG-FIGHT-JOTUN-01 = La puissance d’un jotun est de 2. Son pion retourne sur l’échelle de Loki et son effet cesse.
YG-FIGHT-04 = La puissance est fixée quand le combat est annoncé. On écarte ensuite les risques, on perd les points de vie, et alors seulement l’adversaire se retire.
YG-FIGHT-05 = Un retrait peut dévaster un monde.
YG-FIGHT-06 = Vous pouvez combattre un adversaire qui se trouve déjà là où il se retirerait ; rien ne bouge alors.
YG-FIGHT-07 = Vous pouvez annoncer un combat quel que soit le nombre de vos points de vie ; la table vous avertit du danger.

## Actions

YG-ACT-01 = À l’étape 3, vous pouvez faire une action dans votre monde, ou combattre. L’action est celle du monde ou, si le monde est dévasté, le soin de l’arbre.
YG-ACT-02 = L’action d’un monde est plus forte (avantage) s’il s’y trouve un autre dieu et aucun ennemi, plus faible (désavantage) s’il s’y trouve un ennemi et aucun autre dieu, et normale s’il n’y a ni l’un ni l’autre, ou les deux.
YG-ACT-03 = S’il y a deux ennemis dans un monde, c’est qu’il est dévasté : il n’a donc pas d’action.
YG-ACT-04 = Seuls comptent les dieux et les ennemis présents au moment où l’action est annoncée.
YG-ACT-05 = Vous ne pouvez pas choisir une action qui n’aurait aucun effet.
YG-ACT-ASGARD-01 = Asgard, action dangereuse : soignez un monde dévasté de votre choix. Vous affrontez 3 risques, 2 avec avantage, 4 avec désavantage.
YG-ACT-ASGARD-02 = Un monde soigné depuis Asgard, ou par Eikthyrnir, est utilisable aussitôt. Asgard même ne peut jamais être le monde choisi.
YG-ACT-ALFHEIM-01 = Alfheim : prenez jusqu’à 2 elfes, 3 avec avantage, 1 avec désavantage. Cette action est impossible si la réserve est vide.
YG-ACT-VANAHEIM-01 = Vanaheim : prenez jusqu’à 2 dés vanes, 3 avec avantage, 1 avec désavantage. Cette action est impossible si la réserve est vide.
YG-ACT-MIDGARD-01 = Midgard : envoyez 2 héros au Valhalla, 3 avec avantage, 1 avec désavantage.
YG-ACT-MIDGARD-02 = Comme Iormungand est toujours à Midgard, un dieu seul envoie un héros, et un dieu accompagné deux ; il n’en envoie trois qu’avec Valshamr et en compagnie d’un autre dieu.
YG-ACT-NIDAVELLIR-01 = Nidavellir : prenez l’artefact visible de niveau 1 ou 2, de n’importe quel niveau avec avantage, de niveau 1 seulement avec désavantage. Il est à vous pour le reste de la partie.
YG-ACT-NIDAVELLIR-02 = Vous ne pouvez pas choisir une pile vide ; s’il n’y a pas de pile permise, l’action est impossible.
YG-ACT-SVART-01 = Svartalfheim : piochez 2 créatures, 3 avec avantage, 1 avec désavantage. Appliquez aussitôt l’effet d’une seule d’entre elles et défaussez-les toutes.
YG-ACT-SVART-02 = Les créatures ne sont pas remélangées. S’il n’y a pas assez de cartes, vous piochez ce qui reste ; si la pioche est vide, l’action est impossible.
YG-ACT-SVART-03 = Vous devez choisir une des créatures piochées, même si elle ne peut rien faire.
YG-ACT-JOTUNHEIM-01 = Jotunheim : lancez les pierres runiques blanche et verte, les trois avec avantage, la blanche seule avec désavantage. Chaque face visible peut servir.
YG-ACT-NIFLHEIM-01 = Niflheim, action dangereuse : renvoyez chez eux jusqu’à 3 anonymes de l’échelle de Hel. Vous affrontez 2 risques, 1 avec avantage, 3 avec désavantage.
YG-ACT-MUSPELL-01 = Muspellheim, action dangereuse : renvoyez dans leur réserve jusqu’à 3 géants de feu de l’échelle de Surt. Vous affrontez 2 risques, 1 avec avantage, 3 avec désavantage.
YG-ACT-06 = Une action dangereuse est annoncée avec sa cible ; viennent ensuite les risques, les pertes, puis l’effet. Ce n’est qu’après les risques que vous choisissez combien de pièces vous retirez.
YG-ACT-HEAL-01 = Soigner l’arbre, dans le monde dévasté où vous êtes : perdez 2 points de vie, ce que rien ne peut éviter, et le monde est soigné.
YG-ACT-HEAL-02 = L’action du monde soigné est ouverte à partir du tour suivant ; aucune autre action de ce tour ne peut s’en servir.
YG-ACT-HEAL-03 = Vous pouvez soigner l’arbre avec 2 points de vie ou moins, mais la partie est alors perdue.
YG-ACT-HEAL-04 = Le prix du soin ne dépend pas de qui d’autre se trouve dans le monde.
YG-ACT-07 = Seules les neuf actions des mondes connaissent l’avantage et le désavantage ; jamais les combats ni le soin.
YG-ACT-08 = « Jusqu’à » un certain nombre veut dire au moins un, quand c’est possible.
YG-ACT-09 = Un combat qui ne déplace personne reste permis.

## Pierres runiques

YG-RUNE-01 = La rune de la rotation : tournez le niveau central de 0, 1 ou 2 crans.
YG-RUNE-02 = La rune du voyage : déplacez un dieu de votre choix dans n’importe quel monde.
YG-RUNE-03 = La rune de l’action : faites à distance l’action de n’importe quel monde, à sa force normale. Un monde dévasté peut seulement être soigné, au prix habituel.
YG-RUNE-04 = La rune de la vie : regagnez un point de vie, jusqu’à votre maximum.
YG-RUNE-05 = Toutes les pierres sont lancées ensemble ; vous les employez ensuite dans l’ordre de votre choix, toutes, quelques-unes ou aucune.
YG-RUNE-06 = La rune de l’action peut choisir une fois Jotunheim : on lance deux pierres et on les emploie, puis on revient au reste du premier lancer. Aucune de ces pierres ne peut choisir Jotunheim de nouveau.
YG-RUNE-07 = Une action dangereuse faite grâce à une rune comporte ses risques normaux ; Odroerir et Valshamr n’y changent rien.
YG-RUNE-08 = La rune d’action d’un monde permet aussi une action de saga dans tout monde qui n’est pas assiégé. Ce qu’elle demande au lieu vaut pour le monde choisi.
YG-RUNE-09 = C’est le dieu actif qui reçoit ou paie ce que l’action d’une rune apporte ou coûte.

## Les risques et le jet de sauvegarde

YG-RISK-01 = Chaque risque qui n’est pas écarté coûte un point de vie.
YG-RISK-02 = Les héros viennent d’abord, avant le jet : chaque héros renvoyé du Valhalla à Midgard écarte un risque. Tout dieu peut en employer.
YG-RISK-03 = Après les héros, vous lancez votre dé divin et autant de vos dés vanes que vous voulez ; vous en fixez le nombre d’avance.
YG-RISK-04 = Un e ou un f est une réussite et écarte un risque.
YG-RISK-05 = Les faces autres que e et f sont d’abord des échecs. Dans la partie facile, b, c et d se valent ; dans la partie difficile, certaines sont des réussites pour certains dieux.
YG-RISK-06 = Après le jet, chacun de vos elfes peut changer l’échec d’un de vos dés en réussite. Les elfes que vous employez retournent à Alfheim.
YG-RISK-07 = Une fois les risques réglés, tout dé vane qui montre a ou f est perdu, même si un elfe l’a changé.
YG-RISK-08 = Le dé divin n’est jamais perdu.
YG-RISK-09 = Les elfes et les dés vanes n’aident que le dieu à qui ils appartiennent ; les héros aident tout le monde.
YG-RISK-10 = L’ordre est le suivant : on compte les risques ; puis viennent vos armes et les loups, les héros, le jet avec les frères d’armes, les relances, les elfes, les pouvoirs de Freyr et de Freyia, et les pertes ; enfin, les dés et les elfes s’en vont.
YG-RISK-11 = Les réussites en surnombre sont perdues.
YG-RISK-12 = Quand il n’y a plus rien à écarter, il n’y a pas de jet et aucun dé n’est en jeu.
YG-RISK-13 = Les points de vie perdus à cause de Hel, de Fenrir ou du soin de l’arbre ne sont pas des risques.
YG-RISK-14 = Les héros, les elfes et les paires de Freyr ne peuvent servir que tant qu’il reste un risque. Tant qu’il en reste un, vous pouvez lancer autant de dés vanes que vous voulez.

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
YG-ART-GULLINBURSTI = Gullinbursti : à l’étape 3, vous pouvez agir et combattre, dans l’ordre de votre choix.
YG-ART-IDUNN = Les pommes d’Idunn : soigner l’arbre vous coûte un point de vie au lieu de deux.
YG-ART-ODROERIR = Odroerir : si vous êtes seul dans un monde, sans ennemi ni autre dieu, vous pouvez agir avec avantage.
YG-ART-SVALINN = Svalinn : après un jet, vous pouvez garder un elfe que vous avez employé.
YG-ART-VALSHAMR = Valshamr : quand vous agissez, vous pouvez ignorer un ennemi de votre monde.
YG-ART-01 = Après une relance, c’est la dernière face qui compte, même pour les pertes. Chacune des deux relances sert une fois par jet, dans l’ordre de votre choix.
YG-ART-02 = Avec Gullinbursti, l’action et le combat se font chacun dans le monde où vous êtes à ce moment.
YG-ART-03 = Valshamr et Odroerir ne se cumulent pas : s’il y a un ennemi, vous n’êtes pas seul. En présence d’un dieu de soutien, vous n’êtes pas seul non plus.
YG-ART-04 = Les pommes d’Idunn servent aussi pour le soin par une rune, mais pas pour l’action d’Asgard.
YG-ART-05 = Svalinn vaut pour les elfes qui ont changé un dé, mais pas pour ceux des paires de Freyr.
YG-ART-06 = Les armes écartent leurs risques automatiquement, y compris dans le combat aux côtés de Geri et Freki.
YG-ART-07 = On considère un artefact au moment où il servirait. Si vous battez Thrym à l’étape 3, Gullinbursti vous permet encore d’agir ; si vous obtenez Gullinbursti en agissant, vous pouvez encore combattre.
YG-ART-08 = Avec Gullinbursti, l’action peut être n’importe laquelle, y compris le soin.

## Créatures

YG-CREA-01 = Sauf indication contraire, c’est le dieu actif qui applique une créature : il décide et il en profite.
YG-CREA-STAGS = Dain, Duneyr, Durathor et Dvalin : regagnez un point de vie.
YG-CREA-EIKTHYRNIR = Eikthyrnir : soignez gratuitement un monde dévasté de votre choix.
YG-CREA-GERIFREKI = Geri et Freki : vous pouvez aller dans n’importe quel monde, puis y combattre avec un risque de moins.
YG-CREA-GULLFAXI = Gullfaxi : battez un jotun actif de votre choix, où qu’il soit.
YG-CREA-GULLINKAMBI = Gullinkambi : envoyez un héros au Valhalla.
YG-CREA-GULLTOPP = Gulltopp : tous les dieux peuvent échanger à leur guise des elfes, des dés vanes et des artefacts.
YG-CREA-HEIDRUN = Heidrun : regagnez jusqu’à deux points de vie.
YG-CREA-HILDISVINI = Hildisvini : prenez jusqu’à trois elfes.
YG-CREA-HUGINMUNIN = Hugin et Munin : prenez jusqu’à deux dés vanes.
YG-CREA-RATATOSK = Ratatosk : vous pouvez aller dans n’importe quel monde, puis y agir s’il n’est pas dévasté.
YG-CREA-SAEHRIMNIR = Saehrimnir : un dieu de votre choix regagne un point de vie.
YG-CREA-SKULD = Skuld : on regarde les deux premières cartes de chaque pile et on les remet sur le dessus, dans l’ordre dont tous sont convenus.
YG-CREA-SLEIPNIR = Sleipnir : chaque dieu peut aller dans n’importe quel monde.
YG-CREA-TANN = Tanngrisnir et Tanngnjostr : répartissez deux points de vie du stock entre les dieux de votre choix.
YG-CREA-URD = Urd : deux cartes ennemi visibles vont sous les piles de leurs propriétaires. À deux joueurs, vous dites qui reçoit la carte d’un dieu de soutien.
YG-CREA-VEDRFOLNIR = Vedrfolnir : envoyez jusqu’à deux héros au Valhalla.
YG-CREA-VERDANDI = Verdandi : tous les dieux peuvent échanger à leur guise des points de vie.
YG-CREA-VIDOFNIR = Vidofnir : envoyez jusqu’à trois héros au Valhalla.
YG-CREA-02 = Aucun dieu ne peut avoir plus de points de vie qu’au départ.
YG-CREA-03 = Quand on échange des points de vie, chaque dieu en garde au moins un. Les dieux de soutien y prennent part.
YG-CREA-04 = D’une pile trop courte, Skuld montre ce qu’il y a ; elle ne touche pas aux cartes de la roue et montre les cartes à tous.
YG-CREA-05 = Urd ne prend que des cartes visibles, même de ce tour ; s’il y en a moins de deux, elle prend ce qu’il y a. Deux cartes d’un même propriétaire vont sous sa pile dans l’ordre de votre choix.
YG-CREA-06 = L’action de Ratatosk et le combat des loups font partie de l’action de Svartalfheim : avec Gullinbursti, vous pouvez encore combattre. Vous n’êtes pas obligé de vous déplacer d’abord. Un siège interdit l’action de Ratatosk, et vous ne pouvez pas en profiter pour soigner l’arbre, car le monde ne doit pas être dévasté.
YG-CREA-07 = Avec Ratatosk, vous pouvez refaire l’action de Svartalfheim ; les cartes déjà piochées n’y reviennent pas.
YG-CREA-08 = Les points de vie des boucs vont à des dieux qui sont au-dessous de leur maximum ; ce que personne ne peut prendre reste dans le stock.
YG-CREA-09 = Les échanges de Gulltopp et de Verdandi sont facultatifs ; la table convient de ce que donne chaque dieu.

## Les dieux

YG-GOD-01 = Les pouvoirs valent toute la partie et servent autant de fois que l’on veut, sauf celui de Frigg, qui sert une fois par tour.
YG-GOD-FREYIA-01 = Freyia peut employer des héros après le jet.
YG-GOD-FREYIA-02 = Pour Freyia, tout autre dieu est une connaissance de passage.
YG-GOD-FREYR-01 = Face aux risques, Freyr en écarte un pour chaque paire d’elfes qu’il renvoie, quel que soit le jet.
YG-GOD-FREYR-02 = Freyr commence avec deux elfes.
YG-GOD-FRIGG-01 = Une fois par tour, Frigg peut renoncer à l’étape 3 pour regagner un point de vie, ou pour qu’un autre dieu de son monde en regagne un.
YG-GOD-FRIGG-02 = Pour Frigg, un b sur un dé vane est une réussite.
YG-GOD-HEIMDALL-01 = Heimdall peut aller à Midgard d’où qu’il soit.
YG-GOD-HEIMDALL-02 = Pour Heimdall, un b sur n’importe quel dé est une réussite.
YG-GOD-ODIN-01 = Odin peut aller à Asgard d’où qu’il soit.
YG-GOD-ODIN-02 = Pour Odin, tout autre dieu est un frère d’armes.
YG-GOD-THOR-01 = Chaque réussite du dé divin de Thor écarte deux risques, même quand elle est due à un elfe.
YG-GOD-THOR-02 = Thor n’a pas d’aptitude de départ.
YG-GOD-TYR-01 = Quand Tyr active Fenrir, son tour continue.
YG-GOD-TYR-02 = Pour Tyr, un b ou un c sur le dé divin est une réussite.
YG-GOD-02 = Tyr subit quand même la morsure, et sa carte Fenrir est quand même mélangée à sa pile.
YG-GOD-03 = Freyr décide après le jet. Un elfe qui a changé un dé ne peut pas servir dans une paire.
YG-GOD-04 = Frigg renonce à toute l’étape 3. Elle peut aider un dieu de soutien, mais personne ne dépasse son maximum.
YG-GOD-05 = Un dé qui réussit grâce à une aptitude n’a pas besoin d’elfe. Un dé qui montre b n’est jamais perdu.
YG-GOD-06 = Freyia peut employer des héros avant le jet, après, ou les deux. Sans jet, il n’y a pas de héros tardifs.

## Relations

YG-REL-01 = Une relation n’aide que le dieu qui l’a.
YG-REL-BROTHER-01 = Quand vous faites un jet, un frère d’armes présent dans votre monde peut lancer son dé divin ; une réussite écarte un risque pour vous. Il peut aider avec un de ses elfes et avec ses artefacts.
YG-REL-BROTHER-02 = Un dieu de soutien peut être frère d’armes ; on lance alors pour lui un dé divin quelconque.
YG-REL-BROTHER-03 = Le dé du dieu qui aide est lancé avec les vôtres et lu selon ses propres symboles ; celui de Thor écarte deux risques. Draupnir, Svalinn et les armes du dieu qui aide servent aussi. Plusieurs frères d’armes peuvent aider.
YG-REL-BROTHER-04 = Il n’y a d’aide que s’il y a un jet : sans jet, ou si les dés divins sont bloqués, un frère d’armes n’apporte rien. Vos elfes ne peuvent pas changer le dé du dieu qui aide.
YG-REL-BROTHER-05 = L’arme du dieu qui aide compte dès que l’aide est annoncée. Si elle écarte le dernier risque, aucun dé n’est lancé, aucun n’est perdu, et personne d’autre n’est appelé à l’aide.
YG-REL-BLOOD-01 = À un dieu de votre sang présent dans votre monde, vous pouvez prendre à tout moment des artefacts, des elfes et des dés vanes.
YG-REL-BLOOD-02 = Un dieu de soutien de votre sang, présent dans votre monde, peut perdre des points de vie à votre place quand vous affrontez des risques.
YG-REL-BLOOD-03 = On ne demande la permission à personne. Un elfe pris après un jet peut changer un dé ; un dé vane pris après un jet ne s’y ajoute pas. Les pertes dues à Hel, à Fenrir ou au soin ne peuvent pas être transmises.
YG-REL-CHANCE-01 = Quand une connaissance de passage fait un jet dans votre monde, vous pouvez prendre un elfe qu’elle a employé ou un dé vane qu’elle a perdu.
YG-REL-CHANCE-02 = Quand vous faites un jet et qu’un dieu de soutien présent dans votre monde est votre connaissance de passage, vous pouvez garder un elfe que vous avez employé ou un dé vane que vous avez perdu.
YG-REL-CHANCE-03 = Les artefacts du dieu qui fait le jet passent d’abord. Chaque dieu qui a la relation prend une pièce, dans l’ordre des places. L’elfe du dieu qui aide et ceux des paires de Freyr ne peuvent pas être pris.
YG-REL-TRAVEL-01 = À votre tour, avant votre déplacement, vous pouvez aller dans le monde d’un compagnon de voyage.
YG-REL-TRAVEL-02 = Vous ne pouvez rejoindre un compagnon de voyage qu’une fois par tour. Cela fait partie de l’étape 2 : Fenrir l’annule donc.

## La campagne

YG-CAMP-01 = Une campagne raconte les six sagas dans l’ordre du livre, de la mort de Balder à la bataille de Vigrid. On peut tenter une saga autant de fois qu’il le faut ; seule une victoire ouvre la suivante.
YG-CAMP-02 = Chaque joueur garde le même dieu pendant toute la campagne ; les dieux de soutien restent les mêmes eux aussi.
YG-CAMP-03 = Une campagne suit les règles de la partie difficile, sauf si une saga les change.
YG-CAMP-04 = Au début de chaque partie, chaque dieu prend autant d’elfes et de dés vanes que sa fiche a de cases cochées.
YG-CAMP-05 = Le dieu de chaque joueur a une fiche d’expérience : les symboles des deux dés, les elfes et dés vanes du début, quatre rangées de relations et l’expérience restante.
YG-CAMP-06 = Les cases d’une relation coûtent 1, 2, 3 et 4 points. Certaines sont barrées, pour qu’il en reste autant que d’autres dieux : à quatre joueurs le 4, à trois le 2 et le 4, à deux le 1 et le 2, seul le 1 et le 3.
YG-CAMP-07 = Certaines cases sont cochées avant la première partie : b dans les deux colonnes pour Heimdall, b des dés vanes pour Frigg, b et c du dé divin pour Tyr, deux elfes pour Freyr, tous les autres comme frères d’armes pour Odin et comme connaissances de passage pour Freyia.
YG-CAMP-08 = Après une victoire, chaque dieu gagne un point d’expérience par point de vie restant.
YG-CAMP-09 = Après une défaite, chaque dieu gagne trois points d’expérience, et la saga est rejouée.
YG-CAMP-10 = Après chaque partie, vous pouvez cocher des cases de votre fiche en payant leur coût : des symboles qui réussissent, des pièces de départ ou des dieux de cette table comme relations.
YG-CAMP-11 = L’expérience non dépensée est conservée.
YG-CAMP-12 = Les rangées se remplissent de gauche à droite ; les symboles s’achètent dans n’importe quel ordre, chacun une fois. Un dieu figure une fois au plus dans une relation, jamais sur sa propre fiche, mais il peut figurer dans plusieurs. L’expérience ne se partage pas.
YG-CAMP-13 = Les points de vie, les pièces, les artefacts et le plateau ne passent pas à la partie suivante ; seules les fiches restent.
YG-CAMP-14 = Les dieux de soutien n’ont pas de fiche et ne gagnent pas d’expérience. Le nombre de joueurs reste le même pendant toute la campagne.

## Le Livre des sagas

YG-BOOK-01 = Une page peut demander d’autres pièces et une mise en place quand elle s’ouvre.
YG-BOOK-02 = Une page peut proposer des combats contre des adversaires de la campagne dans leur monde, avec la puissance qu’elle indique, ou changer les règles de combat. Battu, un adversaire fait ce que dit la page.
YG-BOOK-03 = Une page avec un but tourne quand il est atteint. Une page sans but tourne quand Nidhogg atteint la case marquée, après son effet. Nidhogg va alors sur la première case de la nouvelle page, et son texte s’applique.
YG-BOOK-04 = Si l’arbre se trouve derrière la page, vous avez gagné. Si Nidhogg atteint l’arbre mort, vous avez perdu.
YG-BOOK-05 = Une action de saga peut se faire à l’étape 3 au lieu de l’action d’un monde ou d’un combat, même dans un monde dévasté, mais pas dans un monde assiégé.
YG-BOOK-06 = Une page peut avoir un effet quand la carte d’un ennemi est révélée et qu’aucune autre n’est visible.
YG-BOOK-07 = Une case marquée agit quand Nidhogg l’atteint.
YG-BOOK-08 = Une page peut ajouter des défaites et interdire des déplacements.
YG-BOOK-09 = Le but est vérifié après chaque étape et chaque effet. La page tourne aussitôt, avant toute autre chose, puis le tour continue. Les règles de l’ancienne page cessent si la nouvelle ne les garde pas.
YG-BOOK-10 = Les actions de saga ne connaissent ni avantage ni désavantage. Leurs risques s’affrontent comme les autres.
YG-BOOK-11 = À un joueur, la troisième carte d’un ennemi compte comme révélée sans autre carte visible : les deux plus anciennes partent d’abord, puis la page agit.
YG-BOOK-12 = Tourner la page ne change rien aux cartes : la paire qui a fait avancer Nidhogg repart comme toujours, et le tour continue à l’étape 2.
YG-BOOK-13 = Quand une page réduit les gains de points de vie, chaque effet est réduit une seule fois par dieu, jamais au-dessous de zéro. Un échange de points de vie n’est pas un gain.

## Décisions

YG-DEC-01 = Les joueurs choisissent leurs dieux avant la partie ; la table choisit les dieux de soutien.
YG-DEC-02 = Toute la table décide de l’ordre des tours.
YG-DEC-03 = Quand deux cartes vont sous une même pile, leur ordre est choisi : par le joueur de cette pile ou, pour Urd, par le joueur actif.
YG-DEC-04 = Le joueur actif décide du déplacement d’un dieu de soutien.
YG-DEC-05 = Le joueur actif décide du saut vers un compagnon de voyage et du déplacement.
YG-DEC-06 = Le joueur actif décide d’agir, de combattre, d’utiliser le pouvoir de Frigg ou de ne rien faire.
YG-DEC-07 = Le joueur actif décide de ce qui est soigné et du nombre de pièces prises.
YG-DEC-08 = Le joueur actif décide quel artefact il prend ; il ne voit que les cartes du dessus.
YG-DEC-09 = Le joueur actif décide laquelle des créatures piochées est appelée ; tous les voient.
YG-DEC-10 = Le joueur actif décide de l’emploi des runes, une fois toutes lancées.
YG-DEC-11 = Le joueur actif décide combien de héros il emploie, avant qu’aucun dé ne soit lancé.
YG-DEC-12 = Le joueur actif décide combien de dés vanes il lance, ou qu’il n’en lance aucun.
YG-DEC-13 = Le joueur du dieu qui aide décide d’aider ou non avant que les dés ne soient lancés, et de l’elfe et des artefacts après.
YG-DEC-14 = Le joueur actif décide des relances, des elfes et des pouvoirs de Freyr et de Freyia en voyant tous les dés.
YG-DEC-15 = Le joueur actif décide qui perd un point de vie quand un dieu de soutien de son sang peut le perdre à sa place.
YG-DEC-16 = Le propriétaire de Brisingamen ou de Svalinn décide de son emploi en voyant les dés définitifs.
YG-DEC-17 = Le joueur dont le dieu a la relation décide de ce qui est pris au jet d’une connaissance de passage.
YG-DEC-18 = Le joueur dont le dieu a la relation décide de ce qui est pris à un dieu de son sang.
YG-DEC-19 = La table décide, pile par pile, de l’ordre des cartes que montre Skuld.
YG-DEC-20 = Le joueur actif décide quelles cartes Urd renvoie, et qui reçoit celle d’un dieu de soutien.
YG-DEC-21 = Les échanges sont décidés par les joueurs de tous les dieux concernés.
YG-DEC-22 = Chaque joueur décide où Sleipnir emporte son dieu ; le joueur actif décide pour les dieux de soutien.
YG-DEC-23 = Chaque joueur décide des achats de sa propre fiche ; toutes les fiches sont visibles.
YG-DEC-24 = Avec Gullinbursti, le joueur actif décide d’agir ou de combattre d’abord, puis, cela fait, de ce qu’il fait ensuite.
YG-DEC-25 = Ce qu’une page laisse à la table, toute la table en décide.
YG-DEC-26 = Au cours d’un jet, on décide d’abord du jet, puis les frères d’armes s’annoncent ; les relances et les elfes du dieu qui fait le jet passent avant ceux du dieu qui aide ; on peut refuser de garder une pièce.

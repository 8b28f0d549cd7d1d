### Fire & Axe : chaque règle dans les mots de la table, un message par identifiant de règle.

## Chapitres

chapter-comp = Le matériel
chapter-setup = Mise en place
chapter-info = Qui sait quoi
chapter-turn = Votre tour
chapter-load = Charger
chapter-draw = Piocher des runes
chapter-sail = Naviguer
chapter-weather = Le temps et la rose des vents
chapter-loss = Pertes
chapter-task = Tâches
chapter-region = Régions
chapter-trade = Commerce
chapter-raid = Raid
chapter-settle = Fonder une colonie
chapter-rune = Jouer et défausser des runes
chapter-react = Les runes à d’autres moments
chapter-winter = Hiverner
chapter-crew = Drakkars sans équipage
chapter-saga = Sagas
chapter-era = Ères
chapter-end = Fin du tour
chapter-final = Dernières manches et fin de la partie
chapter-score = Décompte final
chapter-win = Victoire

## Le matériel

FA-COMP-01 = Fire & Axe se joue de 3 à 5 joueurs. On peut y jouer à deux avec les mêmes règles, mais seulement si la table a expressément choisi cette variante.
FA-COMP-02 = Il y a 33 marchandises : 11 d’ivoire, 11 de poisson et 11 de fourrures. Chacune se trouve en un seul endroit : dans le stock, sur la case de demande, à bord d’un drakkar, dans un port ou sur un crâne.
FA-COMP-03 = Vous avez 15 marins, tous identiques. Chacun se trouve en un seul endroit : dans votre réserve, à bord de votre drakkar, dans un port, où il est une colonie, ou sur un crâne.
FA-COMP-04 = Vous avez un drakkar à 7 emplacements. Un emplacement contient une marchandise ou un marin.
FA-COMP-05 = Le jeu comprend aussi 33 runes, dont 9 de conflit ; 27 sagas, 9 pour chacune des trois ères ; 3 dés ; 12 petites et 3 grandes villes qui cachent chacune un trésor ; 3 jetons des dernières manches ; une piste avec un curseur de préparation et un curseur de navigation ; et une rose des vents.
FA-COMP-06 = Les points (PV) ne manquent jamais : les pièces de monnaie ne servent qu’à les compter.
FA-COMP-07 = Les marchandises et les marins peuvent manquer. Ce qui n’est pas dans le stock ou dans votre réserve ne peut pas être chargé.

## Mise en place

FA-SETUP-01 = Chaque petite ville cache un des 12 petits trésors, chaque grande ville un des 3 grands, et personne ne sait lequel. Les grandes villes sont Paris, Rome et Constantinople.
FA-SETUP-02 = Au début, c’est au Sud que le vent est le meilleur. Il y a 7 jours cléments au Sud, 5 à l’Ouest, 4 à l’Est et 2 au Nord.
FA-SETUP-03 = Les deux curseurs commencent à 0.
FA-SETUP-04 = Les sagas de chaque ère sont mélangées et trois de chaque ère sont retirées du jeu sans être vues. Les 18 autres forment la pioche : d’abord les six de la Première Ère, puis celles de la Deuxième, puis celles de la Troisième.
FA-SETUP-05 = Les trois jetons des dernières manches sont placés sous la pioche des sagas.
FA-SETUP-06 = Trois sagas sont révélées, toutes de la Première Ère ; 15 restent dans la pioche. La case où se trouve une saga est sans importance.
FA-SETUP-07 = Un baril de poisson est sur la case de demande ; il reste donc dans le stock 10 marchandises de poisson, 11 d’ivoire et 11 de fourrures.
FA-SETUP-08 = La pioche des runes est mélangée. La table peut écarter les 9 runes de conflit ; il en reste alors 24.
FA-SETUP-09 = Vous commencez avec un drakkar vide dans les quartiers d’hiver, 15 marins dans votre réserve et une rune secrète.
FA-SETUP-10 = Le premier joueur est tiré au sort, à moins que la table ne le désigne.
FA-SETUP-11 = Le premier joueur reçoit 1 PV, le suivant dans le sens horaire 2, et ainsi de suite.
FA-SETUP-12 = Personne n’apprend jamais quelles sagas ont été retirées au début.

## Qui sait quoi

FA-INFO-01 = Vos runes sont secrètes jusqu’à ce que vous les jouiez ou les défaussiez. Tout le monde voit combien vous en avez.
FA-INFO-02 = Le trésor d’une ville est caché jusqu’à ce que la ville soit prise. Tout le monde voit alors sa valeur.
FA-INFO-03 = Personne ne connaît l’ordre des pioches. Les runes défaussées sont face visible pour tout le monde.
FA-INFO-04 = Tout le reste est visible : les points, les sagas et les villes gagnées, et ce que porte chaque drakkar.

## Votre tour

FA-TURN-01 = Le premier joueur commence. On joue dans le sens horaire, un tour entier chacun.
FA-TURN-02 = Pendant votre tour, vous pouvez mêler à votre guise actions, tâches et autres activités, dans n’importe quel ordre et autant que vous voulez, en respectant les limites de chacune.
FA-TURN-03 = Les actions sont : charger, piocher une rune et naviguer. Chacune utilise un jour.
FA-TURN-04 = Charger et piocher font avancer d’un cran le curseur de préparation ; naviguer fait avancer d’un cran le curseur de navigation.
FA-TURN-05 = Vous avez 7 jours. Quand le total des deux curseurs atteint votre limite de jours, vous ne pouvez plus faire d’action ; les tâches et autres activités restent possibles.
FA-TURN-06 = Les tâches n’utilisent pas de jours, pas plus que les runes, l’hivernage ou l’accomplissement d’une saga.
FA-TURN-07 = Vous n’êtes pas obligé d’utiliser tous vos jours. Ceux que vous n’utilisez pas sont perdus.
FA-TURN-08 = Une activité est menée à son terme avant que la suivante ne soit annoncée. D’ici là, seul le joueur interrogé peut répondre, et ce qui a été montré aux autres ne peut pas être repris.

## Charger

FA-LOAD-01 = Vous ne pouvez charger que lorsque votre drakkar est dans les quartiers d’hiver.
FA-LOAD-02 = À chaque chargement, vous mettez dans un emplacement libre un marin de votre réserve ou une marchandise de votre choix prise dans le stock.
FA-LOAD-03 = Vous pouvez remplir 5 emplacements dans la Première Ère, 6 dans la Deuxième et 7 dans la Troisième. Ce qui est déjà à bord compte.
FA-LOAD-04 = Quand il ne reste plus rien d’une sorte, vous ne pouvez plus en charger.
FA-LOAD-05 = Vous pouvez mêler marins et marchandises à votre guise, mais vous ne pouvez pas partir sans au moins un marin à bord.
FA-LOAD-06 = Votre drakkar n’a pas besoin d’être plein quand vous cessez de charger.
FA-LOAD-07 = Quand vous avez chargé tout ce que vous voulez, votre drakkar doit aussitôt gagner une patrie de votre choix. Ce trajet est gratuit : ce n’est pas une navigation, il n’avance aucun curseur et ne cause aucune perte.
FA-LOAD-08 = Le trajet gratuit vers une patrie est la seule façon de sortir des quartiers d’hiver.
FA-LOAD-09 = Si vous commencez votre tour dans les quartiers d’hiver avec des marins à bord, vous pouvez partir sans rien charger.
FA-LOAD-10 = Vous ne pouvez pas charger une marchandise si vous deviez vous retrouver sans aucun marin à bord et qu’il ne restait plus d’emplacement, plus de jour ou plus de marin pour y remédier.
FA-LOAD-11 = Si vous avez chargé quelque chose ce tour-ci, vous devez quitter les quartiers d’hiver avant la fin de votre tour. Si vous n’avez rien chargé, vous pouvez y rester.
FA-LOAD-12 = Une fois sorti des quartiers d’hiver, vous ne pouvez pas y retourner pour charger encore ce tour-ci. Y retourner met fin à votre tour.
FA-LOAD-13 = On ne peut rien charger dans une patrie, même si vous y êtes revenu en naviguant.
FA-LOAD-14 = Vous ne pouvez ni jeter des pièces par-dessus bord ni les échanger. Elles ne quittent votre drakkar que si une règle ou une rune le prévoit.
FA-LOAD-15 = Quand une nouvelle ère commence, chacun peut utiliser le nouvel emplacement dès le chargement suivant. Les pièces qu’une rune amène à bord respectent la même limite.

## Piocher des runes

FA-DRAW-01 = Vous ne pouvez piocher une rune que lorsque votre drakkar est dans une patrie, quelle que soit la façon dont il y est arrivé.
FA-DRAW-02 = Vous prenez la première rune de la pioche et avancez le curseur de préparation d’un cran.
FA-DRAW-03 = Vous ne pouvez jamais avoir plus de trois runes. Avec trois runes en main, vous ne pouvez pas piocher.
FA-DRAW-04 = Quand la pioche est vide, on mélange les runes défaussées pour former une nouvelle pioche.
FA-DRAW-05 = La pioche est refaite au moment où il faut une rune. S’il n’y a pas non plus de runes défaussées, vous ne pouvez pas piocher.
FA-DRAW-06 = Vous pouvez piocher plusieurs runes en un tour, à un jour chacune.

## Naviguer

FA-SAIL-01 = Naviguer vous mène dans une case voisine de la vôtre : une case d’eau, un port ou une patrie. Le curseur de navigation avance alors d’un cran.
FA-SAIL-02 = Vous ne pouvez pas naviguer sur terre. On n’entre que dans les cases d’eau, les ports et les patries.
FA-SAIL-03 = D’un port, vous pouvez naviguer vers n’importe quelle case d’eau voisine, d’où que vous soyez venu.
FA-SAIL-04 = Une case d’eau ou une patrie peut accueillir autant de drakkars qu’on veut. Un port n’en accueille qu’un : si un autre drakkar s’y trouve, vous ne pouvez pas y entrer.
FA-SAIL-05 = Un drakkar dans un port le bloque pour tous les autres, même entre les tours de son propriétaire. Vous pouvez rester dans un port pour le bloquer.
FA-SAIL-06 = Une colonie ou une ville dans un port n’empêche jamais un drakkar d’y entrer.
FA-SAIL-07 = Vous pouvez revenir dans une patrie. Vous pouvez y piocher des runes mais pas charger, et vous ne pouvez ni jouer ni défausser de rune.
FA-SAIL-08 = Les ports et les patries ne touchent que des cases d’eau ; tout voyage de l’un à l’autre passe donc par au moins une case d’eau.
FA-SAIL-09 = Un drakkar en mer a toujours un équipage. Celui qui perd son dernier marin va aussitôt aux quartiers d’hiver ; personne ne navigue donc jamais sans marin.
FA-SAIL-10 = Si vous n’avez pas hiverné, vous commencez votre prochain tour là où se trouve votre drakkar.

## Le temps et la rose des vents

FA-WEATHER-01 = Chaque case d’eau appartient à une zone : Nord, Est, Sud ou Ouest.
FA-WEATHER-02 = Un port ou une patrie appartient à la zone des eaux voisines. Les Féroé et les Shetland touchent le Nord et l’Ouest ; elles appartiennent à l’Ouest.
FA-WEATHER-03 = La rose des vents montre pour chaque zone combien de jours sont cléments en ce moment.
FA-WEATHER-04 = Chaque fois que vous jouez ou défaussez une rune, vous pouvez d’abord tourner la rose des vents d’un quart de tour, dans un sens ou dans l’autre. Vous pouvez aussi ne pas y toucher.
FA-WEATHER-05 = La rose des vents est tournée avant que la rune jouée ne prenne effet.
FA-WEATHER-06 = Dans le sens horaire, le meilleur temps passe du Sud à l’Ouest, au Nord, à l’Est et revient au Sud. Le pire temps est toujours à l’opposé.
FA-WEATHER-07 = En soi, tourner la rose des vents ne coûte rien à personne. Les nouveaux nombres valent dès la navigation suivante.
FA-WEATHER-08 = Chaque rune tourne la rose des vents d’un quart de tour au plus. Deux runes peuvent la tourner deux fois.

## Pertes

FA-LOSS-01 = Après chaque navigation, comparez le curseur de navigation aux jours cléments de la zone où vous venez d’entrer. Si le curseur est plus haut, vous subissez des pertes avant toute autre chose.
FA-LOSS-02 = Ce qui compte, c’est de combien de jours vous dépassez : 1 ou 2 désignent le premier crâne, 3 ou 4 le deuxième, 5 ou 6 le troisième, et ainsi de suite.
FA-LOSS-03 = Vous couvrez le crâne désigné et tous les crânes encore libres à sa gauche, chacun avec une marchandise ou un marin de votre drakkar.
FA-LOSS-04 = Un crâne n’est couvert qu’une fois par tour. S’il l’est déjà, vous ne perdez rien.
FA-LOSS-05 = Quand vous entrez dans une zone qui a moins de jours cléments, une seule navigation peut vous coûter plusieurs pièces.
FA-LOSS-06 = Vous choisissez les pièces que vous perdez ; ce peut même être le dernier marin. Avec le dernier marin, tout le reste est perdu aussi.
FA-LOSS-07 = Pour les pertes, seul compte le curseur de navigation. Les jours de préparation n’en causent jamais.
FA-LOSS-08 = Vous subissez aussi des pertes en entrant dans un port ou dans une patrie, d’après la zone de ce port ou de cette patrie.
FA-LOSS-09 = S’il y a moins de pièces à bord que de crânes à couvrir, vous les perdez toutes, et rien de plus.
FA-LOSS-10 = Les pièces posées sur les crânes y restent jusqu’à la fin du tour. D’ici là, on ne peut ni les charger ni les gagner par une rune.
FA-LOSS-11 = Si une navigation vous coûte votre dernier marin, votre drakkar va aux quartiers d’hiver et vous ne pouvez rien faire dans le port atteint.

## Tâches

FA-TASK-01 = Pour une tâche, votre drakkar doit être dans le port concerné. Les patries ne sont pas des ports.
FA-TASK-02 = Dans chaque port, vous ne pouvez tenter qu’une tâche par tour, réussie ou non.
FA-TASK-03 = Au cours d’un même tour, vous pouvez tenter une tâche dans plusieurs ports, une dans chacun.
FA-TASK-04 = Quitter un port et y revenir ne vous donne pas droit à une deuxième tâche dans le même tour.
FA-TASK-05 = Si vous commencez votre tour dans un port, vous pouvez y tenter une tâche avant de bouger.
FA-TASK-06 = Une tâche compte dès que vous l’annoncez : un raid abandonné, ou une colonie refusée au dernier moment, était votre tâche dans ce port pour ce tour.
FA-TASK-07 = Les runes qui changent quelque chose dans un port ne sont pas des tâches et ne comptent pas comme telles.
FA-TASK-08 = Un raid est une attaque, une tentative de fonder une colonie aussi. Les runes qui parlent d’attaques valent pour les deux.

## Régions

FA-REGION-01 = Trois ports de la même couleur forment une région.
FA-REGION-02 = Les ports qui n’appartiennent à aucune région et les trois grands sont indépendants. Aucune limite de région ne s’y applique au commerce ni aux colonies, et leur valeur n’est jamais multipliée.

## Commerce

FA-TRADE-01 = Vous posez une marchandise de votre drakkar dans le port et gagnez aussitôt la valeur imprimée du port.
FA-TRADE-02 = Si c’est la marchandise demandée, vous gagnez 2 PV de plus.
FA-TRADE-03 = Un port ne contient qu’une marchandise. S’il y en a déjà une, vous ne pouvez pas commercer avec ce port.
FA-TRADE-04 = Deux ports d’une région n’ont jamais la même marchandise. Ce que vous vendez doit différer de ce qui se trouve dans les deux autres ports.
FA-TRADE-05 = Les ports indépendants prennent n’importe quelle marchandise.
FA-TRADE-06 = Qu’il y ait dans le port une ville ou une colonie de qui que ce soit ne change rien au commerce.
FA-TRADE-07 = Les marchandises vendues restent dans le port et ne retournent pas au stock.
FA-TRADE-08 = Pour commercer, il suffit d’avoir votre drakkar dans le port et une marchandise qui convient à bord.

## Raid

FA-RAID-01 = Vous ne pouvez lancer un raid que contre un port qui a une ville, petite ou grande.
FA-RAID-02 = Vous devez dépasser la valeur du port. Elle est réduite de 1 si une marchandise s’y trouve, peu importe qui l’y a vendue.
FA-RAID-03 = Vous lancez un dé. Il faut plus que la valeur pour réussir ; un nombre égal ou inférieur est un échec.
FA-RAID-04 = Si vous réussissez, vous prenez la ville et gagnez la valeur de son trésor. Gardez la ville pour la Hache sanglante. Le raid est fini.
FA-RAID-05 = Si vous échouez, un marin de votre drakkar retourne à votre réserve.
FA-RAID-06 = S’il vous reste des marins à bord, vous pouvez relancer le dé, dans la limite de trois lancers par raid.
FA-RAID-07 = Vous pouvez abandonner après le premier ou le deuxième lancer raté.
FA-RAID-08 = Si vous perdez votre dernier marin, le raid est fini et votre tour aussi.
FA-RAID-09 = Vous pouvez lancer le dé tant que vous avez des marins. Avec un seul marin à bord, vous avez un lancer.
FA-RAID-10 = Un troisième lancer raté met fin au raid.
FA-RAID-11 = Quand la ville a disparu, le port et sa région peuvent s’ouvrir aux colonies. Mais vous ne pouvez pas y fonder de colonie pendant le tour de votre raid.
FA-RAID-12 = Une marchandise qui se trouve dans le port y reste après un raid.

## Fonder une colonie

FA-SETTLE-01 = Vous ne pouvez fonder une colonie que dans un port sans ville, et seulement si aucun port de sa région n’a de ville.
FA-SETTLE-02 = Dans un port indépendant ou un grand port, seule compte sa propre ville.
FA-SETTLE-03 = Vous choisissez combien de dés vous lancez ensemble : au moins un, au plus trois, et pas plus que vous n’avez de marins à bord.
FA-SETTLE-04 = Chaque dé est comparé à la valeur du port, réduite de 1 si une marchandise s’y trouve. Il faut plus que la valeur pour réussir.
FA-SETTLE-05 = Après le lancer, un de vos marins retourne d’abord à votre réserve pour chaque dé raté.
FA-SETTLE-06 = Après ces pertes, si au moins un dé a réussi, un marin de votre drakkar reste dans le port et y est votre colonie. Plusieurs dés réussis ne font qu’une colonie.
FA-SETTLE-07 = Si fonder la colonie devait laisser votre drakkar sans équipage, vous pouvez refuser. Il n’y a alors pas de colonie dans le port.
FA-SETTLE-08 = Vous ne pouvez refuser de fonder la colonie que s’il s’agit de votre dernier marin.
FA-SETTLE-09 = Si vous perdez ou posez votre dernier marin, votre drakkar va aux quartiers d’hiver. Une colonie fondée avec le dernier marin reste et compte.
FA-SETTLE-10 = Un port contient une seule colonie, et elle y reste pour toujours. Les drakkars peuvent entrer dans le port, mais personne ne peut attaquer une colonie. Seule une rune qui le prévoit peut l’enlever.
FA-SETTLE-11 = Les marchandises du port, les drakkars ailleurs dans la région et les colonies des autres dans la région ne vous gênent pas.
FA-SETTLE-12 = Les colonies ne rapportent qu’à la fin de la partie.
FA-SETTLE-13 = Chaque tentative de fonder une colonie ne donne droit qu’à un lancer. S’il échoue, vous ne pouvez plus essayer dans ce port ce tour-ci.

## Jouer et défausser des runes

FA-RUNE-01 = Vous pouvez jouer ou défausser une rune à tout moment où la table le permet, sauf tant que votre drakkar est dans une patrie. Cela n’utilise pas de jour.
FA-RUNE-02 = Dans une patrie, vous ne pouvez ni jouer ni défausser de rune. Ainsi, personne ne peut piocher et défausser jusqu’à en trouver une bonne.
FA-RUNE-03 = Vous ne pouvez jouer qu’une rune que vous avez en main. Vous pouvez tourner la rose des vents, puis l’effet de la rune s’applique, puis elle va face visible à la défausse.
FA-RUNE-04 = Vous ne pouvez défausser qu’une rune que vous avez en main. Vous pouvez tourner la rose des vents, et la rune va face visible à la défausse, sans effet.
FA-RUNE-05 = Vous pouvez utiliser autant de runes que vous voulez en un tour, mais chacune seulement au moment, à l’endroit et contre la cible qu’elle indique.
FA-RUNE-06 = Les quartiers d’hiver ne sont pas une patrie : vous pouvez y jouer et défausser des runes.
FA-RUNE-07 = Vous pouvez aussi utiliser des runes pendant le tour des autres, aux moments que la table permet.
FA-RUNE-08 = Vous ne pouvez jouer une rune que si son effet peut changer quelque chose. Sinon, vous pouvez encore la défausser pour le vent.
FA-RUNE-09 = « Changement de demande » : la marchandise demandée retourne au stock et une marchandise d’une autre sorte, prise au stock, la remplace.
FA-RUNE-10 = « Changement de demande » ne peut pas choisir une marchandise qui manque au stock.
FA-RUNE-11 = Quand une rune et une règle se contredisent, la rune l’emporte. Les limites de marins, de marchandises, d’emplacements, de runes et de ports restent valables, à moins que la rune ne les mentionne.
FA-RUNE-12 = Rien ne vous donne jamais une quatrième rune.
FA-RUNE-13 = Si vous ne jouez plus, vous ne pouvez ni jouer ni défausser de runes et on ne vous demande rien. Vous gardez vos runes, toujours secrètes.

## Les runes à d’autres moments

FA-REACT-01 = Au début d’un tour, après la pose d’un jeton des dernières manches, les autres joueurs peuvent utiliser des runes.
FA-REACT-02 = Si la table le permet, les autres joueurs peuvent aussi utiliser des runes après chaque activité du joueur actif : après un chargement, le trajet vers une patrie, la pioche d’une rune, une navigation et ses pertes, une tâche entière et ses sagas, ou une rune entière.
FA-REACT-03 = Quand une attaque est annoncée, avec son port et son nombre de dés, on peut jouer des runes avant tout lancer. Pour un raid, cela n’arrive qu’une fois, avant le premier lancer.
FA-REACT-04 = Après chaque lancer d’une attaque, on peut jouer des runes, avant que des marins ne soient perdus ou que le succès ne compte.
FA-REACT-05 = Quand une rune a été jouée et la rose des vents tournée, on peut jouer des runes qui contrent cette rune avant qu’elle ne prenne effet.
FA-REACT-06 = Quand le temps vous coûte des pièces, vous seul pouvez jouer une rune prévue pour ce moment.
FA-REACT-07 = Après une vente, seul le vendeur peut jouer une rune prévue pour ce moment, et même plusieurs s’il en a. Les sagas que la vente a accomplies sont d’abord prises et remplacées.
FA-REACT-08 = Au début d’un tour et entre les activités, les autres peuvent jouer des runes qui conviennent à tout moment et défausser n’importe lesquelles. Les autres moments ne permettent que les runes prévues pour eux, et aucune défausse.
FA-REACT-09 = On interroge dans le sens horaire, en commençant par le joueur actif ; mais au début du tour et entre les activités, il n’est pas interrogé et poursuit simplement son tour ensuite. Chacun peut utiliser une rune ou passer. Après une rune, on recommence ; quand tous ont passé à la suite, le jeu continue.
FA-REACT-10 = On n’interroge pas un joueur qui n’a pas de rune, dont le drakkar est dans une patrie ou qui ne joue plus. On interroge tous les autres chaque fois que, d’après ce qui est visible, ils pourraient avoir une rune qui convient, même s’ils ne peuvent que passer. Personne n’est interrogé au sujet de sa propre rune.
FA-REACT-11 = Quand vous annoncez la fin de votre tour, il est fini. Les autres peuvent utiliser des runes au début du tour suivant.
FA-REACT-12 = Une rune qui en contre une autre peut être contrée à son tour. La dernière rune prend effet en premier.
FA-REACT-13 = Vous pouvez demander à ne pas être interrogé. Ne pas répondre, c’est passer.
FA-REACT-14 = Être interrogé ne révèle jamais que l’on a une rune qui convient : pour les autres, la question est la même, quelle que soit la main.
FA-REACT-15 = Une rune jouée en réponse permet de tourner la rose des vents comme d’habitude. Mais les pertes ou le lancer en cours gardent les nombres du début.
FA-REACT-16 = La table choisit quand on peut utiliser des runes hors de son tour : au début de chaque tour et en réponse aux attaques et aux runes ; aussi après chaque activité ; ou seulement en réponse aux attaques et aux runes.
FA-REACT-17 = Pendant votre propre tour, utiliser une rune fait partie de ce que vous pouvez faire chaque fois que vous choisissez la suite.
FA-REACT-18 = La cible d’une rune est choisie quand elle prend effet. Une rune contrée ne demande plus de réponses. Après une relance, la même question refait le tour de la table.
FA-REACT-19 = « Jusqu’à » veut dire au moins un. « Mur de boucliers » demande un dé raté et vaut pour les dés tels qu’ils sont à la fin. « Mauvais présage » peut toucher n’importe quel joueur qui a une rune. Ce que prend « Serpent de mer » retourne aussitôt au stock et à la réserve. On n’interroge plus personne après qu’un drakkar est allé aux quartiers d’hiver.

## Hiverner

FA-WINTER-01 = À tout moment de votre tour, où que soit votre drakkar et quel que soit le nombre de jours utilisés, vous pouvez l’envoyer aux quartiers d’hiver. Vous rendez toutes les marchandises et tous les marins sauf un, et votre tour est fini.
FA-WINTER-02 = Vous commencez votre prochain tour dans les quartiers d’hiver avec ce seul marin à bord.
FA-WINTER-03 = Vous ne pouvez pas hiverner au milieu d’une attaque, de pertes ou d’une autre question. Finissez-la d’abord.
FA-WINTER-04 = Vous ne pouvez pas hiverner quand vous êtes déjà dans les quartiers d’hiver.
FA-WINTER-05 = Vous pouvez aussi hiverner depuis une patrie, même au tour où vous êtes sorti des quartiers d’hiver.
FA-WINTER-06 = Les quartiers d’hiver accueillent autant de drakkars qu’on veut, et personne ne peut en être tenu à l’écart.

## Drakkars sans équipage

FA-CREW-01 = Un drakkar qui perd son dernier marin, pour quelque raison que ce soit, rend ses marchandises et va aussitôt aux quartiers d’hiver. Si c’est votre tour, il est fini. Vous commencez votre prochain tour dans les quartiers d’hiver, sans rien à bord.
FA-CREW-02 = Si un drakkar perd son dernier marin pendant le tour d’un autre joueur, ce tour continue.
FA-CREW-03 = Les marchandises rendues retournent au stock, les marins rendus à la réserve de leur propriétaire. Rien ne quitte le jeu.
FA-CREW-04 = Ce que vous avez gagné avant de perdre votre équipage reste à vous : points, sagas, villes et colonies.
FA-CREW-05 = Si vos 15 marins sont tous devenus des colonies, vous ne jouez plus jusqu’à la fin de la partie, mais participez au décompte final.
FA-CREW-06 = Si les marins de tous les joueurs sont tous devenus des colonies, la partie se termine aussitôt.
FA-CREW-07 = Si une rune vous rend une colonie, vous jouez de nouveau : on vous interroge dès cet instant, et vous jouerez votre prochain tour.
FA-CREW-08 = Si vous ne jouez plus, vous gardez votre place dans l’ordre du tour. Quand votre tour devrait commencer, vous posez encore un jeton des dernières manches si vous les avez.

## Sagas

FA-SAGA-01 = En temps normal, trois sagas sont face visible. Une saga a une ère, une patrie, un genre, des ports qu’elle nomme et parfois des PV en prime.
FA-SAGA-02 = Une saga de commerce est accomplie quand une marchandise se trouve dans chaque port qu’elle nomme.
FA-SAGA-03 = Une saga de raid est accomplie quand la ville a disparu de chaque port qu’elle nomme.
FA-SAGA-04 = Une saga de colonie est accomplie quand une colonie se trouve dans chaque port qu’elle nomme, peu importe à qui elle appartient.
FA-SAGA-05 = Le joueur qui remplit la dernière condition pendant son tour reçoit la saga et sa prime. Ceux qui ont aidé ne reçoivent rien.
FA-SAGA-06 = Vous recevez la saga aussitôt et automatiquement, même si votre drakkar doit du même coup aller aux quartiers d’hiver.
FA-SAGA-07 = Si une rune accomplit une saga d’une autre façon, le joueur dont c’est le tour la reçoit.
FA-SAGA-08 = Une saga prise est remplacée par la suivante de la pioche.
FA-SAGA-09 = Si une saga révélée est déjà accomplie, elle est défaussée et la suivante est révélée. Si elle ne l’est qu’en partie, elle reste.
FA-SAGA-10 = On révèle ainsi des sagas jusqu’à ce que l’une reste ou que la pioche soit vide. Personne ne reçoit une saga défaussée ni sa prime.
FA-SAGA-11 = Si vous accomplissez plusieurs sagas d’un seul coup, vous les recevez toutes avec leurs primes. Elles sont ensuite remplacées une par une.
FA-SAGA-12 = Si une condition cesse d’être remplie, la saga est de nouveau à accomplir. Une saga que quelqu’un a prise n’est jamais rendue.
FA-SAGA-13 = Les sagas que vous avez prises sont face visible pour le décompte final.
FA-SAGA-14 = Une saga de commerce peut nommer plusieurs ports d’une région. Il leur faut des marchandises différentes et, avec trois sortes, c’est toujours possible.

## Ères

FA-ERA-01 = La partie commence dans la Première Ère, où les drakkars ont 5 emplacements.
FA-ERA-02 = Quand la première saga de la Deuxième Ère arrive sur une case de saga, la Deuxième Ère commence, avec 6 emplacements. La première saga de la Troisième Ère ouvre la Troisième, avec 7 emplacements.
FA-ERA-03 = Une ère ne revient jamais.
FA-ERA-04 = Une saga défaussée sitôt révélée n’ouvre pas d’ère.
FA-ERA-05 = Une nouvelle ère commence pour tous les joueurs en même temps.

## Fin du tour

FA-END-01 = Votre tour se termine quand vous perdez votre dernier marin, quand vous hivernez ou quand vous en annoncez la fin.
FA-END-02 = Quand vous annoncez la fin de votre tour, votre drakkar reste où il est.
FA-END-03 = À la fin de votre tour, les pièces posées sur les crânes sont rendues et les deux curseurs reviennent à 0. C’est ensuite au joueur suivant de jouer.
FA-END-04 = Les pièces sont rendues et les curseurs remis à 0 quelle que soit la façon dont le tour s’est terminé.
FA-END-05 = Ce qui ne valait que pour ce tour est oublié : tâches tentées, jours supplémentaires et crânes couverts.

## Dernières manches et fin de la partie

FA-FINAL-01 = Quand la dernière saga quitte la pioche, les trois jetons des dernières manches apparaissent. Le joueur dont c’est le tour les prend.
FA-FINAL-02 = Les jetons des dernières manches apparaissent même si cette dernière saga est aussitôt défaussée.
FA-FINAL-03 = Si vous avez les jetons des dernières manches, vous en posez désormais un au début de chacun de vos tours.
FA-FINAL-04 = Quand le troisième jeton a été posé, la partie se termine à la fin de ce tour.
FA-FINAL-05 = Chacun a encore trois tours après celui où les jetons des dernières manches ont été pris.
FA-FINAL-06 = Une fois la pioche vide, les cases de saga restent vides. Si les trois sont vides, la partie se termine aussitôt, au milieu du tour.
FA-FINAL-07 = Si le détenteur des jetons ne joue plus, un jeton est posé quand même chaque fois que son tour devrait commencer. Le troisième met alors fin à la partie.
FA-FINAL-08 = Aucun jeton des dernières manches n’est posé au tour où ils ont été pris.
FA-FINAL-09 = Si tous les joueurs ont 15 colonies, la partie se termine aussitôt.
FA-FINAL-10 = La partie ne se termine pas autrement, sauf si la table limite le nombre de manches. Après la dernière manche entière, elle est alors arrêtée et l’on passe au décompte.

## Décompte final

FA-SCORE-01 = La Hache sanglante, les colonies et les séries de sagas sont décomptées dans cet ordre et ajoutées à vos points.
FA-SCORE-02 = La Hache sanglante : le joueur qui a le plus de villes gagne 3 PV pour chacune d’elles. En cas d’égalité, tous les ex æquo les gagnent. Si personne n’a de ville, personne ne gagne rien.
FA-SCORE-03 = Chaque colonie rapporte la valeur imprimée de son port, deux fois si deux ports de la région ont une colonie, trois fois si les trois en ont une, peu importe à qui. Une marchandise dans le port ne change rien.
FA-SCORE-04 = Les colonies des ports indépendants et des grands ports rapportent une seule fois la valeur du port.
FA-SCORE-05 = Séries de sagas, pour chaque patrie : le joueur qui a le plus de ses sagas gagne 10 PV pour chacune, le deuxième 5 PV pour chacune.
FA-SCORE-06 = En cas d’égalité en tête, tous les ex æquo gagnent 10 PV pour chacune et il n’y a pas de deuxième. En cas d’égalité pour la deuxième place, tous les ex æquo gagnent 5 PV pour chacune.
FA-SCORE-07 = Une patrie dont vous n’avez aucune saga ne vous rapporte rien. Si un seul joueur en a, il n’y a pas de deuxième.
FA-SCORE-08 = Les runes et la cargaison qui restent ne rapportent rien.

## Victoire

FA-WIN-01 = Quand la partie est finie, le joueur qui a le plus de PV gagne.
FA-WIN-02 = En cas d’égalité en tête, les ex æquo partagent la victoire.

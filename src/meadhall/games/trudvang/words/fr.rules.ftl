### Trudvang Legends : chaque règle dans les mots de la table, un message par numéro de règle.

## Chapitres

chapter-gen = Principes
chapter-comp = Matériel et limites
chapter-setup = Mise en place
chapter-camp = La campagne
chapter-book = Le Livre des sagas
chapter-timed = Effets à moment fixe
chapter-health = Points de vie et points de chronique
chapter-card = Cartes Récit
chapter-rune = Runes
chapter-feat = Prouesses
chapter-status = Pions d’état
chapter-miss = La piste de Raté
chapter-exh = Épuiser et rétablir
chapter-enemy = Ennemis
chapter-boss = Boss
chapter-attack = Cartes d’Attaque ennemie
chapter-threat = Menace
chapter-phase = Manches et Phases
chapter-travel = Voyage
chapter-ship = Navires
chapter-engage = Rencontre
chapter-event = Événements
chapter-plan = Combat : planification
chapter-res = Combat : résolution
chapter-test = Épreuves
chapter-explore = Exploration
chapter-loc = Lieux
chapter-poi = Points d’intérêt
chapter-advmap = Plans d’Aventure
chapter-level = Montée de niveau
chapter-defeat = Défaite
chapter-end = La fin d’une aventure
chapter-solo = Un seul joueur et le mercenaire
chapter-gloss = Mots-clés

## Principes

TL-GEN-01 = Trudvang Legends est un jeu coopératif pour 1 à 4 joueurs ; chacun joue exactement un Héros (en solo s’y ajoute un mercenaire).
TL-GEN-02 = Une règle imprimée sur une carte ou dans le livre l’emporte sur le livret de règles chaque fois qu’ils se contredisent.
TL-GEN-03 = Tous les Héros d’une même région forment une compagnie. Un Héros seul est une compagnie à lui seul.
TL-GEN-04 = Un effet sur la compagnie touche chaque Héros de la région où il se produit, et personne d’autre.
TL-GEN-05 = Quand on demande si la compagnie a une Classe, un Objet, un Compagnon, un pion ou autre chose, seuls comptent les Héros de la région concernée.
TL-GEN-06 = Une carte Récit ou un pion donné à une compagnie va à l’un de ses Héros ; les joueurs de cette compagnie décident lequel (pour les pions Quête, voir TL-CARD-29).
TL-GEN-07 = En cas de désaccord, le joueur qui a le pion Meneur a le dernier mot.
TL-GEN-08 = Les instructions s’exécutent au moment où on les lit, autant que possible ; on saute ce qui est impossible et on fait le reste.
TL-GEN-09 = Les effets sont obligatoires, sauf s’ils disent « peut », s’ils ont un coût (TL-CP-04) ou si leur règle les rend facultatifs.
TL-GEN-10 = Ce qu’il faudrait « gagner » ou « perdre » au-delà d’une limite est ignoré (voir TL-GLOSS-11 et TL-GLOSS-13).
TL-GEN-11 = Quand plusieurs effets doivent se produire en même temps sur différents Héros, ou au même moment du jeu sans ordre indiqué, les joueurs choisissent l’ordre ; pour un seul Héros, c’est son joueur qui choisit.
TL-GEN-12 = Sont cachés : l’ordre de la pioche de Prouesses, de la pioche d’améliorations, de la pioche d’Événements, de la pioche d’Attaque ennemie et des cartes Wyrd, ce que l’on va tirer d’un sac de runes, les POI non révélés, les paragraphes non lus et les cartes Récit non révélées. Tout le reste (Prouesses révélées, contenu des sacs, défausses, dégâts des Ennemis) est public.
TL-GEN-13 = Un Héros vaincu ne prend part à aucun combat, épreuve, choix ou effet de compagnie jusqu’à son retour (TL-DEFEAT-02), et sa Classe ne compte pas comme présente. Les cartes Récit qu’il possède comptent toujours quand on demande dans sa région « si la compagnie a la carte X ».
TL-GEN-14 = Quand une carte et le livre se contredisent, le paragraphe lu l’emporte tant qu’on l’exécute ; ensuite, c’est la carte. Quand deux cartes se contredisent, celle qui interdit l’emporte sur celle qui permet ; sinon, la plus récente l’emporte.

## Matériel et limites

TL-COMP-01 = Il y a 108 runes : 32 d’Ombre, 12 Sauvages et 16 de chacune des sortes Vent, Terre, Feu et Eau. Leur nombre est limité.
TL-COMP-02 = Il y a 24 pions d’état à deux faces (positive et négative) : 6 de chaque sorte (PC, défense, attaque, PV). Leur nombre est limité ; s’il n’en reste aucun d’une sorte, l’état n’est pas gagné.
TL-COMP-03 = Les figurines sont 8 draugar, 8 trolls des forêts, 4 garms, 4 trolls-taureaux, 3 Boss nommés, 2 Navires et 6 Héros.
TL-COMP-04 = Il y a 15 pions Menace à deux faces, 5 pions Ennemi, 4 pions Élite, 12 pions POI (A à L), 6 pions Quête (1 à 6), 9 pions Personnalité, 16 pions génériques, 10 pions Dégagé/Bloqué, 15 pions XP, 1 pion Compagnie, 1 pion Meneur et 1 marqueur de Phase.
TL-COMP-05 = Les pions de dégâts (14 de 1, 12 de 5, 6 de 10) ne servent qu’à compter. La version numérique n’en manque jamais.
TL-COMP-06 = Les pions XP sont considérés comme illimités (un Héros n’en garde jamais longtemps plus de 2, TL-LEVEL-01).
TL-COMP-07 = La zone des récits a 12 pochettes, dont 2 sont prises dès le début de la campagne par les cartes Défaite et Montée de niveau. La zone des Phases a 6 pochettes numérotées.
TL-COMP-08 = Si une carte doit entrer dans une zone des récits pleine, les joueurs choisissent une carte en pochette sans effet à moment fixe et sans pions, et la posent à côté du plateau (à défaut, n’importe laquelle sauf Défaite et Montée de niveau) ; elle compte toujours comme en pochette.
TL-COMP-09 = Chaque carte Récit a un numéro. Une carte retirée ou remplacée retourne au bac, à la place de son numéro, et peut en ressortir plus tard.
TL-COMP-10 = Les cartes Récit du bac sont secrètes jusqu’à ce que le jeu dise de les révéler ou de les prendre.
TL-COMP-11 = Le jeu imprimé compte 171 cartes Récit, 160 Prouesses, 14 Événements, 12 cartes dans la pioche d’Attaque ennemie, 9 cartes de départ (3 Phases, 2 cartes de règles, 4 Cités), 6 cartes de Héros, 6 Objets de départ, 10 feuilles d’Aventure à deux faces, 2 feuilles de Plan d’Aventure à deux faces et 27 figurines d’Ennemis (les 24 ordinaires et les 3 Boss de TL-COMP-03). Seuls les nombres de cartes Récit, de feuilles et de plans sont libres dans notre version : ils dépendent des besoins de la campagne.
TL-COMP-12 = Les pions génériques, Dégagé/Bloqué, Quête, POI et Personnalité sont en nombre limité ; s’il n’en reste pas assez, on place ceux qui restent.

## Mise en place

TL-SETUP-01 = Sortez le plateau de la carte, le plateau d’Aventure, le plateau des POI, le bac des récits et les figurines d’Ennemis.
TL-SETUP-02 = Choisissez une aventure ou une Quête annexe débloquée et pas encore jouée ; glissez sa feuille derrière le plateau des POI, dont les 12 fenêtres sont fermées.
TL-SETUP-03 = Une campagne commence toujours par la même aventure, celle que le livre marque comme la première ; elle n’a pas de carte.
TL-SETUP-04 = Chaque joueur prend un Héros différent. Il y a au plus un Héros de chaque Classe par partie.
TL-SETUP-05 = Chaque Héros reçoit sa figurine, sa carte de Héros (face non épuisée visible), un sac contenant exactement les runes de départ indiquées sur sa carte, un plateau personnel et l’Objet de départ de sa Classe.
TL-SETUP-06 = Le marqueur de PV est sur le maximum imprimé du Héros et le marqueur de PC sur 0 ; la piste d’états et la piste de Raté sont vides.
TL-SETUP-07 = Mélangez, face cachée, la pioche d’Événements (14), la pioche d’Attaque ennemie (12) et les 4 Prouesses Wyrd.
TL-SETUP-08 = Suivez les étapes supplémentaires : TL-SETUP-20 et suivantes pour la première aventure, TL-SETUP-30 et suivantes pour les autres.
TL-SETUP-09 = Placez le marqueur de Phase sur la première pochette occupée de la zone des Phases.
TL-SETUP-10 = Choisissez le meneur de cette aventure.
TL-SETUP-11 = Les feuilles de Plan d’Aventure restent dans la boîte jusqu’à ce qu’une instruction en demande une.
TL-SETUP-12 = Commencez par lire l’Introduction de l’aventure choisie.
TL-SETUP-13 = En solo, suivez les étapes du mercenaire (TL-SOLO-01 et suivantes) pendant la mise en place.
TL-SETUP-20 = La pioche de Prouesses se compose de 4 Prouesses de Héros et de 4 Prouesses de Classe de niveau I, mélangées face cachée.
TL-SETUP-21 = La pioche d’améliorations se compose de 4 Prouesses de Héros et de 4 Prouesses de Classe de niveau II, mélangées face cachée, avec dessous les 2 Prouesses ultimes de la Classe.
TL-SETUP-22 = Mettez les cartes Phase en pochette : Voyage dans la pochette 2, Rencontre dans la 3, Exploration dans la 4. Les pochettes 1, 5 et 6 sont vides au début.
TL-SETUP-23 = Mettez les cartes Défaite et Montée de niveau dans les deux premières pochettes des récits.
TL-SETUP-24 = Mettez en pochette les quatre Lieux de départ : Storhavn dans la région de Wildland, Manjord dans celle de Manjord, Ildebaad dans celle de Dranvelt et Vodd dans celle de Sylvan.
TL-SETUP-30 = Chaque joueur étale ses Compagnons, face visible et actifs (non tournés).
TL-SETUP-31 = Choisissez jusqu’à 4 Titres actifs ; les Titres obligatoires doivent en faire partie. Les autres restent inactifs à côté du plateau personnel.
TL-SETUP-32 = Ajoutez au sac les runes supplémentaires des Titres actifs (et d’eux seuls).
TL-SETUP-33 = Mettez tous les Objets, y compris l’Objet de départ, dans la pile d’Objets, face visible, dans l’ordre que choisit le joueur.
TL-SETUP-34 = Les pions XP sont conservés.
TL-SETUP-35 = Mélangez les Prouesses du niveau actuel pour former la pioche de Prouesses et celles du niveau suivant pour former la pioche d’améliorations ; mettez les deux ultimes sous celle-ci si toutes les Prouesses de niveau I ne sont pas encore améliorées.
TL-SETUP-36 = À la fin de la mise en place, tous les effets « au début d’une aventure » des cartes en pochette se produisent, dans l’ordre que choisissent les joueurs. Les pions Personnalité sont posés aussi.
TL-SETUP-37 = Les effets « au début d’une aventure » se produisent avant la lecture de l’Introduction.
TL-SETUP-38 = Un joueur peut changer de Héros entre deux aventures : les cartes Récit de l’ancien vont aux autres Héros, et le nouveau part de zéro (niveau I, pas d’XP).
TL-SETUP-39 = Avec plus de 4 Titres obligatoires, le joueur choisit les 4 qui seront actifs.
TL-SETUP-40 = Le nombre de joueurs peut changer entre deux aventures ; un joueur qui arrive suit TL-SETUP-38 ; les cartes Récit d’un joueur qui part sont distribuées de la même façon.
TL-SETUP-41 = Un Héros qui part rend sa Prouesse Wyrd et son Objet de départ ; un nouveau Héros apporte l’Objet de départ de sa propre Classe. S’il ne reste pas d’autre Héros (solo), le nouveau Héros hérite des cartes Récit.

## La campagne

TL-CAMP-01 = Sauf la première, une aventure ou une Quête annexe ne se joue qu’une fois sa carte débloquée.
TL-CAMP-02 = Une aventure ou une Quête annexe ne se joue qu’une fois par campagne.
TL-CAMP-03 = Les aventures principales sont nécessaires pour avancer, et leurs cartes ne sont jamais défaussées.
TL-CAMP-04 = Les Quêtes annexes sont facultatives, se jouent dans n’importe quel ordre entre les aventures principales, et le livre peut les retirer du jeu.
TL-CAMP-05 = Les cartes débloquées sont gardées à part jusqu’à la fin de la campagne ou jusqu’à leur retrait.
TL-CAMP-06 = Entre deux parties, choisissez une des cartes débloquées et pas encore jouées.
TL-CAMP-07 = Dans les aventures principales, les Héros gagnent des XP en libérant des régions ; dans les Quêtes annexes, ils n’en gagnent pas, sauf indication contraire.
TL-CAMP-08 = Sont conservés d’une partie à l’autre : les Lieux, les Personnalités et les cartes Monde et Phase en pochette ; pour chaque Héros, sa pioche de Prouesses (Wyrd compris), sa pioche d’améliorations, ses Objets, ses Titres, ses Compagnons et ses XP ; les aventures débloquées et jouées ; les pions génériques posés sur les cartes en pochette (TL-CAMP-10).
TL-CAMP-09 = Ne sont pas conservés : les PV, les PC, les runes supplémentaires, les pions d’état, l’épuisement, les Compagnons tournés, les pions Quête, les POI, les Ennemis, la Menace, les Navires (sauf indication contraire), l’ordre des pioches d’Événements et d’Attaque ennemie, les cartes Ennemi en jeu.
TL-CAMP-10 = Les pions génériques posés sur une carte en pochette y restent d’une aventure à l’autre, sauf si la carte dit autre chose.
TL-CAMP-11 = S’il ne reste aucune aventure principale débloquée à jouer et que le livre n’a pas déclaré la campagne terminée, la campagne s’achève.
TL-CAMP-12 = TL-CAMP-07 ne supprime que les XP de combat. Les XP qu’un paragraphe ou une carte donne expressément se gagnent aussi dans les Quêtes annexes.
TL-CAMP-13 = La campagne se termine avec la Fin qui le déclare ; les Quêtes annexes non jouées d’ici là sont perdues. La table le signale avant que le dénouement ne soit choisi.
TL-CAMP-14 = Une campagne terminée parce que le livre n’avait plus rien à raconter (TL-CAMP-11) reprend quand le livre s’est étoffé, là où elle en était, avec tout ce que gardent les Héros et le monde. Une fin déclarée est définitive.

## Le Livre des sagas

TL-BOOK-01 = Il y a trois sortes de paragraphes : l’Introduction (une par aventure), les paragraphes numérotés et la Fin (une ou plusieurs).
TL-BOOK-02 = Un paragraphe numéroté ne se lit que si le livre, un POI ou une carte y envoie les joueurs.
TL-BOOK-03 = Le meneur lit à voix haute.
TL-BOOK-04 = L’Introduction donne la mise en place : les régions de départ, les Ennemis à placer, les cartes Ennemi à révéler et, d’ordinaire, un POI.
TL-BOOK-05 = La lecture continue tant qu’un paragraphe en donne un autre à lire (directement, ou par un choix, une condition ou une épreuve).
TL-BOOK-06 = La lecture s’arrête quand il n’y a plus rien à faire et qu’un POI est révélé sur la table (par ce paragraphe ou plus tôt). Le jeu revient alors aux Phases.
TL-BOOK-07 = Si un paragraphe révèle un POI et ordonne aussi d’en lire un autre, cet autre paragraphe est lu d’abord.
TL-BOOK-08 = Après une lecture au milieu d’une Phase, le jeu continue par le reste de la Phase en cours, puis par la suivante.
TL-BOOK-09 = Les joueurs ne reviennent au livre que par un POI pendant l’Exploration, par une case d’un Plan d’Aventure ou quand une carte Récit l’ordonne.
TL-BOOK-10 = Quand une Fin est atteinte, l’aventure se termine dès que ses instructions sont exécutées.
TL-BOOK-11 = Les conditions commencent par « Si ». Si la condition est remplie, suivez l’instruction aussitôt ; sinon, ignorez-la tout entière.
TL-BOOK-12 = Les conditions peuvent porter sur des cartes, des pions, des Classes, des décisions prises ou des résultats obtenus.
TL-BOOK-13 = Toutes les cartes Récit acquises comptent pour les conditions, y compris les Titres inactifs, les Compagnons tournés et les Objets qui ne sont pas sur le dessus. Vérifier une carte ne l’active pas.
TL-BOOK-14 = Devant un choix, prenez une des possibilités offertes et suivez-la.
TL-BOOK-15 = Un choix adressé à chacun (« chaque Héros peut manger ») est fait par le joueur de chaque Héros, et le résultat est retenu pour le reste de l’aventure, afin que des conditions puissent demander plus tard si au moins un Héros a fait ce choix.
TL-BOOK-16 = Les conditions d’un paragraphe sont examinées dans l’ordre où elles sont imprimées ; la première qui envoie la compagnie à un autre paragraphe met fin au paragraphe en cours.
TL-BOOK-17 = La compagnie qui lit est celle de la région du POI (ou de la case du plan). Dans un paragraphe, « la région » ou « ici » désigne cette région. Pour l’Introduction, tous les Héros font partie de la compagnie qui lit.
TL-BOOK-18 = Une instruction facultative offerte à « un Héros » est décidée par le joueur de ce Héros ; offerte à « la compagnie », elle est décidée par cette compagnie.
TL-BOOK-19 = La lecture et ses instructions sont entièrement résolues avant que quelqu’un d’autre n’agisse ; les Héros qui sont ailleurs ne sont pas concernés, sauf si le texte dit « tous les Héros ».
TL-BOOK-21 = La Classe d’un Héros peut ouvrir des possibilités, changer la difficulté d’une épreuve, donner des réussites automatiques ou réduire des dégâts, toujours par une condition expresse du livre ou d’une carte.
TL-BOOK-20 = Si la lecture s’arrête sans POI sur la table, sans Plan d’Aventure en cours et sans Fin atteinte, le livre a un défaut : le jeu s’arrête avec un message pour son auteur, et le meneur peut revenir en arrière.
TL-BOOK-22 = Duel : quand un paragraphe permet à un Héros (en général le Guerrier) de défier les Ennemis d’un POI, ce Héros est le défenseur de toutes leurs attaques tant qu’il est dans le combat ; tout le reste se passe comme d’habitude.
TL-BOOK-23 = Dans une Fin, « la compagnie » reste celle qui l’a atteinte (TL-GEN-04) ; « tous les Héros » désigne tous ceux de la partie.
TL-BOOK-24 = Un livre dont les paragraphes tournent en rond sans rien à décider entre eux a un défaut ; la table le dit au lieu de lire sans fin.

## Effets à heure dite

TL-TIMED-01 = Les effets « au début d’une aventure » se produisent quand une partie commence, et aussi dès que leur carte entre en jeu.
TL-TIMED-02 = Les effets « à la fin d’une aventure » se produisent une fois la Fin lue.
TL-TIMED-03 = Le livre peut définir de nouvelles sortes d’effets à moment fixe.
TL-TIMED-04 = Les Lieux qui ont un effet à moment fixe n’agissent qu’à ce moment et ne peuvent pas être activés pendant l’Exploration.
TL-TIMED-05 = Quand plusieurs effets à moment fixe se produisent ensemble, les joueurs choisissent leur ordre. Une carte retirée avant que vienne son tour n’agit pas.
TL-TIMED-06 = Quand une Fin met elle-même une carte en jeu, un effet « à la fin d’une aventure » de cette carte se produit à cette même fin ; un effet « au début d’une aventure » se produit aussitôt (TL-TIMED-01), puis de nouveau au début de la prochaine aventure.

## Points de vie et points de chronique

TL-HP-01 = Les PV d’un Héros vont de 0 au maximum imprimé ; ils ne descendent jamais au-dessous et ne montent jamais au-dessus.
TL-HP-02 = Un Héros dont les PV tombent à 0 est vaincu aussitôt (TL-DEFEAT-01).
TL-HP-03 = Les dégâts d’une unité ennemie s’accumulent ; dès qu’ils atteignent ses PV, elle est vaincue : retirez-la avec ses dégâts.
TL-HP-04 = Un Ennemi qui regagne des PV perd autant de dégâts, sans dépasser son maximum.
TL-HP-05 = Les Ennemis arrivent avec tous leurs PV, sauf indication contraire.
TL-HP-06 = Les Ennemis survivants gardent leurs dégâts entre les combats et entre les manches.
TL-HP-07 = Les dégâts se comptent unité par unité ; un pion ! a les siens. Quand la carte Ennemi en jeu change, le maximum des unités déjà placées change aussitôt ; une unité dont les dégâts atteignent alors les PV est vaincue.
TL-HP-08 = Quand des pions d’état changent les valeurs d’un Ennemi, cela vaut pour toutes les unités de cette carte ou de ce POI.
TL-CP-01 = Les PC (points de chronique) vont de 0 à 12 ; ils ne descendent jamais au-dessous et ne montent jamais au-dessus.
TL-CP-02 = Les PC sont personnels ; on ne peut jamais les prêter, les mettre en commun ni les échanger, même au sein d’une compagnie.
TL-CP-03 = « X PC : effet » veut dire que l’on paie X PC pour obtenir l’effet ; il faut en avoir au moins X.
TL-CP-04 = Payer est toujours facultatif.
TL-CP-05 = Seul le Héros qui utilise l’effet peut le payer.
TL-CP-06 = Le coût d’un Lieu peut être payé séparément par chaque Héros de la région.
TL-CP-07 = « Perdez X PC », quand c’est un effet, n’est pas un coût et s’applique jusqu’à 0.

## Cartes Récit

TL-CARD-01 = Quand le texte dit de révéler, de prendre ou de mettre en pochette une carte Récit, les joueurs doivent le faire, sauf s’il leur laisse le choix ; on ne peut ni la refuser ni la défausser à son gré.
TL-CARD-02 = L’ordre de retirer une carte Récit du jeu doit être suivi ; la carte retourne au bac.
TL-CARD-03 = Un Compagnon est pris par un joueur de la compagnie, qui le pose face visible au-dessus de son plateau personnel. Il ne s’échange jamais.
TL-CARD-04 = L’effet d’un Compagnon s’utilise une fois par aventure, par son propriétaire, pendant la résolution d’un combat, sauf si son texte dit autre chose ; celui d’un Compagnon Instantané s’utilise à l’étape 1 de la planification. Une fois l’effet utilisé, tournez le Compagnon de 90 degrés.
TL-CARD-05 = Les effets qui rétablissent un Compagnon le rendent de nouveau utilisable.
TL-CARD-06 = Un Compagnon s’utilise au moment de la résolution qui convient à son effet (par exemple en réponse à une capacité déclenchée), et seulement si son propriétaire est dans ce combat et n’est pas vaincu.
TL-CARD-07 = Une Personnalité va en pochette dans la zone des récits ; posez son pion, côté couleur visible, dans la région imprimée dessus, et de nouveau au début de chaque aventure.
TL-CARD-08 = L’effet d’une Personnalité s’utilise dans les combats de la région de son pion, une fois par combat ; retournez alors le pion, et remettez-le à l’endroit à la fin du combat.
TL-CARD-09 = L’effet obligatoire d’une Personnalité doit être utilisé à chaque combat dans sa région.
TL-CARD-10 = L’effet d’une Personnalité se produit au moment propre à son type : Compétence (n’importe quand pendant la résolution), Parade (en défense), Attaque (étape 4 de la résolution ; étape 2 si elle est Rapide). Les effets qui touchent les Compétences, les Parades ou les Attaques le touchent aussi.
TL-CARD-11 = La compagnie désigne un Héros du combat pour utiliser l’effet de la Personnalité ; ses modificateurs d’attaque et de défense s’y appliquent, et c’est lui le « vous » du texte.
TL-CARD-12 = L’effet obligatoire d’une Personnalité sans type imprimé se résout au début de l’étape 2 de la résolution.
TL-CARD-13 = Une carte Monde va en pochette dans la zone des récits ; elle peut porter des rappels, des effets à moment fixe et des pions génériques.
TL-CARD-14 = Un Lieu va en pochette dans la région imprimée dessus. S’il y en a déjà un, il est remplacé (l’ancien retourne au bac), sauf indication contraire.
TL-CARD-15 = Une Cité est un Lieu dont le nom commence par « Cité ».
TL-CARD-16 = Il arrive qu’une carte Lieu soit plutôt gardée dans la zone des récits.
TL-CARD-17 = Seules les régions qui ont une pochette sur le plateau de la carte peuvent recevoir un Lieu.
TL-CARD-18 = Le joueur qui prend un Objet le met sur ou sous sa pile d’Objets. Un Objet ne s’échange jamais.
TL-CARD-19 = Seul l’Objet du dessus est actif. Quand on l’utilise, il passe sous la pile, et le suivant devient actif.
TL-CARD-20 = On peut utiliser plusieurs Objets dans un même combat, chacun une fois au plus.
TL-CARD-21 = En dehors de TL-CARD-18 et 19 et des effets qui le disent, l’ordre des Objets ne change pas pendant une aventure.
TL-CARD-22 = Le joueur qui prend un Titre le met dans un emplacement de Titre et ajoute aussitôt sa rune au sac. Un Titre ne s’échange jamais. Au plus 4 Titres sont actifs.
TL-CARD-23 = Un Titre gagné alors que 4 sont déjà actifs va dans la pile des Titres inactifs, sauf s’il est obligatoire : le joueur rend alors inactif un Titre actif non obligatoire (dont la rune est retirée).
TL-CARD-24 = Les Titres inactifs ne donnent ni rune ni effet, mais comptent quand on demande s’ils sont présents.
TL-CARD-25 = Une carte Ennemi est révélée quand le livre le dit ; elle donne les valeurs de ce type d’Ennemi jusqu’à son remplacement.
TL-CARD-26 = Une seule carte Ennemi par type est en jeu ; une nouvelle remplace l’ancienne. Placer un type d’Ennemi sans carte Ennemi en jeu est une erreur de l’auteur.
TL-CARD-27 = La carte d’une aventure ou d’une Quête annexe est prise dans le bac quand elle est débloquée et gardée à part.
TL-CARD-28 = Une carte Phase va en pochette à son numéro dans la zone des Phases ; elle peut remplacer une Phase existante.
TL-CARD-29 = Les pions Quête 1 à 6 appartiennent à tous les joueurs, sauf s’ils sont donnés à un Héros ; on les garde jusqu’à ce que le texte dise de les défausser, et au plus tard ils sont défaussés à la fin de l’aventure.
TL-CARD-30 = Les pions génériques ont le sens que leur donne la carte ou le paragraphe qui les utilise.
TL-CARD-31 = Un pion Quête attribué à un Héros ne compte pour « la compagnie l’a » que là où se trouve ce Héros ; un pion non attribué compte partout.
TL-CARD-33 = Le livre peut remplacer une carte Récit par une nouvelle version ; l’ancienne retourne au bac et la nouvelle prend sa place (même pochette ou même propriétaire).
TL-CARD-32 = Quand une compagnie gagne une carte et que le texte désigne un seul Héros (par exemple « le Héros qui a réussi »), c’est le joueur de ce Héros qui la reçoit ; il n’y a pas de choix.
TL-CARD-34 = Si une carte Ennemi quitte le jeu sans qu’une autre prenne sa place, les Ennemis ordinaires de ce type quittent le plateau avec elle. Personne ne gagne d’XP pour cela.

## Runes

TL-RUNE-01 = Il y a six sortes de runes : Eau, Feu, Terre, Vent, Ombre et Sauvage.
TL-RUNE-02 = Au départ, le sac contient ce que dit la carte de Héros ; il se remplit ou se vide en cours de jeu.
TL-RUNE-03 = L’ordre de retirer une rune doit être suivi.
TL-RUNE-04 = Gagner une rune est facultatif, sauf une rune d’Ombre, qu’il faut prendre.
TL-RUNE-05 = Pour une récompense à deux runes, le joueur prend l’une des deux sortes.
TL-RUNE-06 = Si la réserve n’a plus de rune de cette sorte, on n’en prend pas.
TL-RUNE-07 = Pour retirer une rune d’une sorte, prenez-la dans le sac ; si elle n’est que sur une Prouesse ou sur la piste de Raté (en plein combat), prenez-la là en dernier recours ; si le Héros n’en a pas, rien ne se passe. La rune retirée va à la réserve.
TL-RUNE-08 = Si le texte dit « Retirez une rune » sans indiquer de sorte, le joueur choisit la sorte.
TL-RUNE-09 = Une récompense à deux runes dont une sorte est épuisée donne l’autre sorte.
TL-RUNE-10 = Une rune gagnée au milieu d’un combat ou d’une épreuve va aussitôt dans le sac et peut être tirée plus tard dans ce même combat.
TL-RUNE-11 = La rune d’un Titre se gagne comme les autres : on peut y renoncer quand le Titre devient actif (sauf si c’est une rune d’Ombre), mais pas l’ajouter plus tard.

## Prouesses

TL-FEAT-01 = Il y a 160 Prouesses : pour chaque Héros, 4 lignées de 3 (I, II et légendaire), soit 12 ; pour chaque Classe, 4 lignées de 3 et 2 ultimes, soit 14 ; et 4 Prouesses Wyrd.
TL-FEAT-02 = Les Prouesses ne servent qu’au combat.
TL-FEAT-03 = Une Prouesse est active quand chacun de ses emplacements porte une rune, ou quand un effet la dit active.
TL-FEAT-04 = Un emplacement simple ne prend que sa sorte ; un emplacement double prend l’une ou l’autre de ses deux sortes.
TL-FEAT-05 = Une rune Sauvage convient à tout emplacement. Une rune d’Ombre ne convient à aucun, sauf si un effet le permet.
TL-FEAT-06 = Une rune placée reste où elle est pendant tout le combat, sauf effet contraire.
TL-FEAT-07 = Certains effets demandent aussi de défausser des pions ou de perdre des PV ou des PC ; sans cela, on ne peut pas les utiliser.
TL-FEAT-08 = Quand des effets sont reliés par OU, choisissez-en un. Sinon, tous les effets de la Prouesse peuvent être utilisés.
TL-FEAT-09 = Sauf indication contraire, seul le Héros qui utilise la Prouesse en profite.
TL-FEAT-10 = Une Compétence s’utilise n’importe quand pendant la résolution, sauf indication contraire.
TL-FEAT-11 = Une Attaque ne s’utilise qu’après les attaques ennemies (étape 4), sauf les Attaques Rapides (étape 2). Elle a une seule cible ; le surplus de dégâts est perdu, sauf indication contraire.
TL-FEAT-12 = Une Parade s’utilise en réponse à une attaque ennemie contre le Héros.
TL-FEAT-13 = Chaque Prouesse active s’utilise au plus une fois par combat, avec tous ses effets (ou ceux que l’on a choisis) à ce moment-là.
TL-FEAT-14 = Une Compétence s’utilise à tout moment de la résolution, y compris entre la révélation d’une carte d’Attaque ennemie et les parades, par n’importe quel Héros du combat et pas seulement par le défenseur.
TL-FEAT-15 = Une Prouesse dont on décline le « vous pouvez » ou le coût reste inutilisée et peut servir plus tard dans le même combat, si le moment convient.
TL-FEAT-16 = Utiliser une Prouesse est facultatif, sauf si elle est Instantanée (TL-FEAT-17).
TL-FEAT-17 = Les Prouesses Instantanées s’utilisent dès que leur dernier emplacement est rempli, pendant la planification.
TL-FEAT-18 = Les Prouesses Rapides agissent au début de la résolution (étape 2).
TL-FEAT-19 = Une Prouesse marquée Solo fait partie des quatre du mercenaire.

## Pions d’état

TL-STATUS-01 = Il y a quatre sortes d’états, chacune positive ou négative : PV (gagner 1 ou perdre 1), PC (gagner 1 ou perdre 1), attaque (infliger 1 de plus ou de moins), défense (+1 ou -1).
TL-STATUS-02 = Chaque plateau personnel a deux états permanents : le positif fait gagner 1 PC, le négatif fait perdre 2 PV. On ne peut ni les retirer ni les remplacer.
TL-STATUS-03 = Il y a trois emplacements temporaires. Un nouveau pion va dans celui de gauche et pousse les autres d’un cran vers la droite ; un pion poussé au-delà du troisième est défaussé.
TL-STATUS-04 = Si plusieurs pions arrivent à la fois, le joueur choisit leur ordre, sauf s’il est indiqué.
TL-STATUS-05 = Les états ne font rien d’eux-mêmes ; la piste de Raté les déclenche au début de la résolution d’un combat (TL-MISS-02 à TL-MISS-04).
TL-STATUS-06 = La piste d’états est une liste ordonnée de 3 pions au plus, à partir de la gauche ; quand un pion est retiré, les suivants se resserrent.
TL-STATUS-07 = Un pion qui se déclenche n’est pas dépensé.
TL-STATUS-08 = Les états de PV et de PC agissent une fois, quand ils se déclenchent. Ceux d’attaque et de défense agissent jusqu’à la fin de ce combat. Plusieurs états d’une même sorte s’additionnent ; des états positifs et négatifs n’agissent jamais ensemble, car seuls les uns ou les autres se déclenchent.
TL-STATUS-09 = Un état d’attaque change chaque Attaque du Héros dans ce combat (chaque coup d’une Attaque à plusieurs coups) ; un état de défense change la défense totale du Héros contre chaque attaque contre laquelle il se défend, même sans Parade. Les totaux ne descendent jamais sous 0.
TL-STATUS-10 = Les pions d’état gagnés pendant une étape de la résolution n’agissent pas dans ce combat, sauf si un effet ultérieur déclenche de nouveau les états.
TL-STATUS-11 = Un pion d’état (d’attaque ou de défense seulement) sur une carte Ennemi ou un POI modifie tous les Ennemis de cette carte ou de ce POI tant qu’ils sont en jeu.
TL-STATUS-12 = L’attaque et la défense d’un Ennemi ne descendent jamais sous 0. Les pions d’état d’une carte Ennemi ou d’un POI sont retirés quand la carte est remplacée ou le pion POI défaussé.
TL-STATUS-13 = Quand le texte dit « Défaussez un état positif » ou une phrase semblable, le propriétaire choisit lequel ; s’il n’en a pas, rien ne se passe.
TL-STATUS-14 = Un pion retourné (si une carte le dit) garde son emplacement.
TL-STATUS-15 = Un changement d’attaque ou de défense déclenché dure jusqu’à la fin du combat, même si son pion est entre-temps défaussé ou poussé hors de la piste.
TL-STATUS-16 = Des pions d’état qu’un paragraphe, une carte ou une capacité donne l’un juste après l’autre aux mêmes Héros sont gagnés en même temps.

## La piste de Raté

TL-MISS-01 = Une rune que l’on ne peut pas placer (rune d’Ombre, ou aucun emplacement libre qui convienne) va sur l’emplacement libre le plus à gauche de la piste de Raté, qui en a 5.
TL-MISS-02 = À l’étape 1 de la résolution, de 0 à 3 runes sur la piste de Raté déclenchent tous les états positifs, y compris le permanent.
TL-MISS-03 = Exactement 4 runes sur la piste de Raté ne déclenchent rien.
TL-MISS-04 = 5 runes sur la piste de Raté déclenchent tous les états négatifs, y compris le permanent ; si la carte de Héros est épuisée, elles déclenchent aussi son effet de Raté.
TL-MISS-05 = Le joueur choisit l’ordre des états déclenchés ; l’effet de Raté vient après eux.
TL-MISS-06 = Un Héros peut être vaincu par les PV qu’un état négatif lui fait perdre, avant même que les Ennemis n’agissent.
TL-MISS-07 = Un symbole de Contrecoup, où qu’il soit, déclenche les états négatifs du Héros et, si celui-ci est épuisé, son effet de Raté, quel que soit l’état de la piste de Raté.
TL-MISS-08 = La piste de Raté est vidée à la fin du combat ; ses runes retournent au sac.
TL-MISS-09 = La piste de Raté ne sert jamais aux épreuves.

## Épuiser et rétablir

TL-EXH-01 = Dans un combat (planification) ou une épreuve, un joueur peut épuiser une carte de Héros qui ne l’est pas encore : il la retourne, remet dans le sac les runes qu’il vient de tirer et bénéficie de l’effet d’épuisement.
TL-EXH-02 = Un épuisement forcé retourne la carte, mais ne donne pas l’effet d’épuisement et ne rend pas de runes.
TL-EXH-03 = Seul un effet de rétablissement remet à l’endroit une carte de Héros épuisée.
TL-EXH-04 = Un épuisement forcé est sans effet sur un Héros déjà épuisé. Un effet dont le coût est de s’épuiser n’est pas accessible à un Héros épuisé.
TL-EXH-05 = Rétablir un Héros qui n’est pas épuisé ne change rien.
TL-EXH-06 = Pendant la planification, on s’épuise après avoir vu les 3 runes d’un tirage et avant d’en avoir placé une seule. Les 3 retournent dans le sac, que l’on mélange ; le joueur choisit alors d’en tirer 3 autres ou de s’arrêter.
TL-EXH-07 = Dans une épreuve, on s’épuise après avoir vu les 7 runes, avant de compter les réussites. Les 7 retournent dans le sac et le joueur en tire 7 autres ; c’est ce second résultat qui compte.
TL-EXH-08 = Si le premier tirage de la planification est rendu, il faut en faire un nouveau (un Héros fait toujours au moins un tirage complet).
TL-EXH-09 = Si l’effet d’épuisement ne sert à rien à ce moment, il est simplement perdu.
TL-EXH-10 = On ne peut s’épuiser que pendant la planification d’un combat ou pendant une épreuve, ou pour payer le coût d’une carte.

## Ennemis

TL-ENEMY-01 = Chaque Ennemi a des PV, une attaque, une défense et jusqu’à deux capacités, la première et la seconde.
TL-ENEMY-02 = Chaque unité ennemie qui n’est pas un Boss attaque une fois par combat.
TL-ENEMY-03 = Les capacités ne se déclenchent que par les cartes d’Attaque ennemie et visent le Héros défenseur, sauf indication contraire.
TL-ENEMY-04 = Les Ennemis ordinaires sont des figurines ; leurs valeurs sont celles de la carte Ennemi en jeu.
TL-ENEMY-05 = Un Ennemi Élite est une figurine avec un pion Élite ; ses valeurs sont celles d’un POI.
TL-ENEMY-06 = Un PNJ est un pion Ennemi ; ses valeurs sont celles d’un POI.
TL-ENEMY-07 = Les Ennemis mobiles peuvent être déplacés par des Événements.
TL-ENEMY-08 = Des Ennemis peuvent être placés dans des régions de mer, mais ne franchissent jamais une frontière de mer en se déplaçant.
TL-ENEMY-09 = Plusieurs Ennemis d’un même type placés en même temps forment un groupe.
TL-ENEMY-10 = Un Ennemi placé seul est un groupe à lui seul. Les groupes qui se rencontrent restent distincts : deux groupes de draugar dans une région sont toujours deux groupes (chacun avec sa Menace). Ils combattent ensemble.
TL-ENEMY-11 = S’il manque des figurines, placez celles qui restent, puis prenez-en une à une dans les autres groupes de ce type qui en ont 2 ou plus, en laissant une Menace ! à leur place et toujours au moins 1 figurine par groupe ; s’il en manque encore, n’en placez pas davantage.
TL-ENEMY-12 = Dans un groupe qui cède une figurine, on prend la moins blessée ; elle arrive sans dégâts, et les siens restent sur le ! laissé derrière elle, toujours un seul ! quel que soit le nombre de joueurs. Sans pion Menace en réserve, la figurine ne peut pas être prise.
TL-ENEMY-13 = Si les pions Ennemi ou Élite viennent à manquer, placez-en autant qu’il y en a.
TL-ENEMY-14 = Parmi les Ennemis liés à un POI, les ordinaires suivent leur carte Ennemi ; les Élites et les PNJ suivent le POI.
TL-ENEMY-15 = Les Ennemis liés à un POI ne sont jamais déplacés par des Événements, même si leur carte les dit mobiles.
TL-ENEMY-16 = « Vainquez X Ennemis » retire X unités qui remplissent la condition ; TL-GLOSS-08 dit qui les choisit. Cela ne donne pas d’XP en soi ; libérer la région dans un combat en donne (TL-COMBAT-RES-30).
TL-ENEMY-17 = La Menace attachée à un Ennemi lié à un POI est elle aussi liée à ce POI. Si le livre défausse le pion POI alors que ses Ennemis sont encore là, ils gardent leurs valeurs mais ne retiennent plus les Héros : partir coûte alors des PV (TL-TRAVEL-03) au lieu d’être interdit (TL-TRAVEL-04).

## Boss

TL-BOSS-01 = Un Boss est marqué « Boss ». C’est une figurine s’il revient plusieurs fois, un pion Ennemi s’il n’apparaît qu’une fois.
TL-BOSS-02 = Les PV maximum d’un Boss sont ses PV imprimés multipliés par le nombre de Héros dans la partie.
TL-BOSS-03 = Un Boss fait autant d’attaques qu’il y a de Héros dans la partie, résolues l’une après l’autre, avec une carte d’Attaque pour chacune.
TL-BOSS-04 = Les Boss n’ont pas de Menace automatique.
TL-BOSS-05 = Pour un Boss, on compte tous les Héros de la partie, et non ceux de la région ni seulement ceux qui ne sont pas vaincus.
TL-BOSS-06 = En solo, le mercenaire compte aussi pour un Boss : cela fait donc 2 Héros.
TL-BOSS-07 = Un défenseur est choisi à nouveau pour chaque attaque d’un Boss. Les joueurs décident quand vient le tour du Boss parmi les Ennemis ; une fois qu’il a commencé, il fait toutes ses attaques avant qu’un autre Ennemi n’attaque.
TL-BOSS-08 = Une instruction qui attache expressément une Menace à un Boss ajoute des unités ayant les PV imprimés (non multipliés) du Boss et une attaque chacune.
TL-BOSS-09 = Un POI qui annonce un Boss au pluriel ne désigne qu’une seule unité, sauf si son nombre dit autre chose.
TL-BOSS-10 = Les valeurs d’un Boss viennent d’un POI ou, pour une figurine de Boss, d’une carte Ennemi marquée Boss ; chaque figurine nommée n’existe qu’une fois.

## Cartes d’Attaque ennemie

TL-ATTACK-01 = Une carte est révélée pour chaque attaque ennemie ; elle donne un modificateur de -2 à +3, ou Raté.
TL-ATTACK-02 = La pioche a 12 cartes : un -2 avec la seconde capacité, un -1 avec la première, un -1 avec la seconde, deux +0 avec la première, deux +0 sans capacité, deux +1, un +2, un +3 qui fait remélanger et un Raté qui fait remélanger.
TL-ATTACK-03 = Une capacité ne se déclenche jamais avec un modificateur positif.
TL-ATTACK-04 = Si l’Ennemi n’a pas la capacité déclenchée, seul le modificateur compte.
TL-ATTACK-05 = Pour un +3 ou un Raté, appliquez la carte, puis remélangez dans la pioche la défausse et cette carte.
TL-ATTACK-06 = Avec un Raté, l’attaque n’a aucun effet.
TL-ATTACK-07 = La défausse est publique ; on peut compter les cartes.
TL-ATTACK-08 = Si la pioche est vide quand il faut une carte, mélangez la défausse. (Cela peut arriver après un Présage qui met des cartes sous la pioche ou après des effets qui en retirent ; d’ordinaire, les deux cartes qui font remélanger l’évitent.)
TL-ATTACK-09 = Le mélange de TL-ATTACK-05 se fait une fois l’attaque entièrement résolue.
TL-ATTACK-10 = L’attaque totale d’un Ennemi est la somme de sa valeur d’attaque, du modificateur de la carte, de ses états et des autres effets ; elle est au moins de 0.

## Menace

TL-THREAT-01 = Chaque ! est une unité de plus du type auquel il est attaché et se comporte exactement comme les autres.
TL-THREAT-02 = À 1 ou 2 joueurs, un pion Menace n’est placé que sur instruction, face ! visible.
TL-THREAT-03 = À 3 joueurs, un pion Menace est placé sur instruction et avec chaque Ennemi ou groupe qui n’est pas un Boss, face ! visible.
TL-THREAT-04 = À 4 joueurs, un pion Menace est placé comme à 3, mais face !! visible, ce qui fait deux unités.
TL-THREAT-05 = Chaque groupe placé reçoit un seul pion Menace, quel que soit le nombre de ses figurines.
TL-THREAT-06 = Une Menace placée avec un Ennemi lui est aussitôt attachée. Placée sur instruction dans une région où il y a des Ennemis, elle est aussitôt attachée à un groupe ; s’il y en a plusieurs, les joueurs choisissent.
TL-THREAT-07 = Une Menace placée sur instruction dans une région sans Ennemis y attend et s’attache au premier groupe qui y entre ; si plusieurs y entrent ensemble, les joueurs choisissent.
TL-THREAT-08 = La Menace se déplace avec son groupe.
TL-THREAT-09 = S’il n’y a plus de pion Menace en réserve, prenez la Menace non attachée la plus éloignée de la région ; si toutes sont attachées, n’en ajoutez pas.
TL-THREAT-10 = Un ! doit être vaincu avant les figurines et les pions de son groupe.
TL-THREAT-11 = Quand la première unité d’un !! est vaincue, le pion est retourné sur sa face !.
TL-THREAT-12 = Tant qu’un groupe a un !, une Attaque ou des dégâts visant ce groupe doivent viser ce !. Après le retournement d’un !!, le second ! commence sans dégâts.
TL-THREAT-13 = La règle des faces (TL-THREAT-02 à 04) vaut aussi pour les pions placés sur instruction : à 4 joueurs, c’est toujours !!. La seule exception est le ! laissé par TL-ENEMY-11.
TL-THREAT-14 = Une Menace automatique accompagne aussi un groupe que place un Événement, une carte ou une capacité ; un groupe qui ne fait que se déplacer sur le plateau n’en reçoit pas.
TL-THREAT-15 = La Menace non attachée ne compte pas comme un Ennemi : elle n’empêche ni l’Exploration, ni le Voyage, ni les Événements.
TL-THREAT-16 = Quand un effet (« Vainquez 1 Ennemi ») retirerait la dernière figurine d’un groupe qui a encore des !, c’est d’abord un ! qui est retiré.
TL-THREAT-17 = Quand les dégâts d’une figurine atteignent ses PV alors que son groupe a encore un !, c’est un ! qui part à sa place, et la figurine reste avec les dégâts de ce !.

## Manches et Phases

TL-PHASE-01 = Une manche est un parcours des cartes Phase en pochette, de haut en bas ; les pochettes vides sont sautées.
TL-PHASE-02 = Tous les Héros ou compagnies résolvent une Phase avant que le marqueur n’avance.
TL-PHASE-03 = Pendant une Phase, les joueurs choisissent l’ordre des Héros ou des compagnies.
TL-PHASE-04 = De nouvelles Phases peuvent apparaître ou remplacer des Phases existantes ; une Phase est achevée avant que la suivante ne commence.
TL-PHASE-05 = Au départ, l’ordre est : Voyage, Rencontre, Exploration.
TL-PHASE-06 = Une carte Phase mise en pochette pendant une manche se joue dès cette manche si son numéro vient après le marqueur, sinon à partir de la suivante.
TL-PHASE-07 = Une Phase remplacée pendant qu’on la résout s’achève selon l’ancienne carte.

## Voyage

TL-TRAVEL-01 = Chaque Héros peut aller dans une région voisine, ou rester.
TL-TRAVEL-02 = Les régions qui partagent une frontière sont voisines.
TL-TRAVEL-03 = Quitter une région où se trouvent des Ennemis non liés à un POI coûte à ce Héros 1 PV par unité ennemie présente, à payer avant de partir. Chaque ! compte.
TL-TRAVEL-04 = Un Héros ne peut pas quitter une région où se trouvent des Ennemis liés à un POI.
TL-TRAVEL-05 = Une frontière de mer (bleue) ne se franchit qu’en Navire.
TL-TRAVEL-06 = Si le Héros est vaincu par les PV que son départ lui coûte (TL-TRAVEL-03), il ne part pas.
TL-TRAVEL-07 = Pour les PV que coûte un départ, on compte les Ennemis au moment où ce Héros part.
TL-TRAVEL-08 = Pour les PV que coûte un départ, un Boss compte pour un Ennemi.
TL-TRAVEL-09 = Chaque Héros voyage au plus une fois par Phase de Voyage, l’un après l’autre ; des Héros peuvent quitter une compagnie et en rejoindre une autre.
TL-TRAVEL-10 = Les PV que coûte un départ sont perdus, ce n’est pas une attaque : les Parades n’y peuvent rien. En solo, les runes du mercenaire peuvent les remplacer (TL-SOLO-12).

## Navires

TL-SHIP-01 = Les Navires viennent d’aventures, de Quêtes annexes ou de cartes ; il en existe deux figurines.
TL-SHIP-02 = Un Héros n’embarque que dans la région où se trouve le Navire, et il le fait automatiquement en franchissant une frontière de mer.
TL-SHIP-03 = Tous les Héros à bord sont une seule compagnie et se déplacent avec le Navire.
TL-SHIP-04 = Dans une région qui a de la terre ferme, les Héros débarquent automatiquement.
TL-SHIP-05 = Les Navires ne sont pas conservés après l’aventure, sauf indication contraire.
TL-SHIP-06 = Il n’y a pas d’Événement pour les Héros à bord.
TL-SHIP-07 = Au rivage, chaque Héros de la région du Navire choisit de partir avec lui ou non ; ceux qui partent se déplacent ensemble. En mer, tous ceux qui sont à bord se déplacent, ou personne.
TL-SHIP-08 = Un Navire avance d’une région au plus par Phase de Voyage, et jamais sans Héros à bord.
TL-SHIP-09 = Le Navire reste dans la région de terre où il accoste. Franchir une frontière de mer entre deux régions de terre est un seul déplacement.
TL-SHIP-10 = Une région de mer n’a pas de terre ferme ; toutes ses frontières sont des frontières de mer. Les Héros qui s’y trouvent sont à bord. Les Ennemis qui s’y trouvent se combattent à la Rencontre comme d’habitude.
TL-SHIP-11 = Un Navire ne peut pas être perdu tant que des Héros sont en mer à son bord ; une instruction qui le retire envoie d’abord ces Héros dans la région de terre la plus proche, à leur choix s’il y en a plusieurs.
TL-SHIP-12 = Quitter une région de mer où se trouvent des Ennemis coûte des PV à chaque Héros à bord, selon TL-TRAVEL-03 ; un Ennemi lié à un POI y retient le Navire.
TL-SHIP-13 = Un Héros vaincu en mer reste à bord et se déplace avec le Navire.
TL-SHIP-14 = Quand deux Navires sont dans une même région de mer, leurs équipages forment une seule compagnie pour tout ce qui concerne les régions (TL-GEN-03) ; chaque Navire se déplace de son côté, et personne ne change de Navire en mer.

## Rencontre

TL-ENGAGE-01 = Dans une région où il y a des Ennemis, les Héros doivent combattre : tous les Héros de la région contre tous ses Ennemis.
TL-ENGAGE-02 = Pour chaque région de terre ferme qui a des Héros et pas d’Ennemis, on pioche une carte Événement.
TL-ENGAGE-03 = À bord d’un Navire, il n’y a pas d’Événement.
TL-ENGAGE-04 = Les Héros ne résolvent que l’Événement de leur région.
TL-ENGAGE-05 = À la Rencontre, les joueurs choisissent l’ordre des régions.
TL-ENGAGE-06 = Chaque région occupée est résolue exactement une fois par Phase de Rencontre, par un combat ou un Événement selon ce qui s’y trouve quand vient son tour. Après un combat gagné, on ne pioche pas d’Événement. Des Ennemis qui entrent dans une région déjà résolue attendent la prochaine Phase de Rencontre (mais ils empêchent d’y explorer).
TL-ENGAGE-07 = Une région dont tous les Héros sont vaincus n’est pas résolue.

## Événements

TL-EVENT-01 = Une carte Événement a une description et des effets, et parfois une épreuve avec une issue en cas de réussite et une autre en cas d’échec.
TL-EVENT-02 = Les effets sur les Héros sont résolus par chaque Héros de la région. Les effets sur le jeu (déplacer des Ennemis, par exemple) sont résolus une fois pour toute la compagnie.
TL-EVENT-03 = Les épreuves d’Événement sont obligatoires pour chaque Héros de la région.
TL-EVENT-04 = Quand des Ennemis se déplacent, chaque groupe mobile du plateau avance d’une région vers le Héros le plus proche, avec sa Menace.
TL-EVENT-05 = Si plusieurs Héros sont aussi proches, ou plusieurs chemins aussi courts, les joueurs choisissent.
TL-EVENT-06 = Les Ennemis ne franchissent jamais de frontière de mer en se déplaçant.
TL-EVENT-07 = Pour trouver le Héros le plus proche, toutes les frontières comptent, celles de mer aussi. Mais un groupe ne franchit que des frontières de terre, et seulement pour se rapprocher par terre d’un des Héros les plus proches, au choix des joueurs ; si aucun de ceux-ci n’est accessible par terre, il va vers le plus proche qui le soit ; s’il n’y en a pas, il ne bouge pas.
TL-EVENT-08 = Un groupe déjà dans une région avec un Héros ne bouge pas.
TL-EVENT-09 = L’issue d’une épreuve d’Événement est individuelle (« chaque Héros qui réussit/échoue »), sauf si la carte dit autre chose.
TL-EVENT-10 = Les Événements piochés sont défaussés ; quand la pioche est vide, on la refait avec la défausse.
TL-EVENT-11 = Les joueurs choisissent dans quel ordre les groupes se déplacent ; pour tous, on compte à partir de leur position au début de l’effet.
TL-EVENT-12 = Des Ennemis placés par un Événement dans la région des Héros pendant la Rencontre ne se combattent pas avant la prochaine Phase de Rencontre (TL-ENGAGE-06).
TL-EVENT-13 = Les Héros vaincus ne comptent pas quand on cherche le Héros le plus proche.

## Combat : planification

TL-COMBAT-PLAN-01 = Tous les Héros de la région prennent part au combat. Tous suivent les étapes en même temps.
TL-COMBAT-PLAN-02 = Étape 1 de la planification : chacun peut utiliser des Objets et des Compagnons Instantanés.
TL-COMBAT-PLAN-03 = Étape 2 de la planification : chacun pioche 4 Prouesses et les étale devant lui.
TL-COMBAT-PLAN-04 = Si la pioche de Prouesses ne suffit pas, mélangez la défausse pour en refaire une.
TL-COMBAT-PLAN-05 = Piochez d’abord ce qui reste, puis mélangez la défausse et continuez. S’il n’y en a toujours pas assez, jouez avec moins.
TL-COMBAT-PLAN-06 = Étape 3 de la planification : chacun tire 3 runes ; chaque rune doit aller sur un emplacement libre qui lui convient s’il y en a un, sinon sur la piste de Raté.
TL-COMBAT-PLAN-07 = Les runes d’un tirage se placent dans n’importe quel ordre ; chacune va sur un emplacement libre qui lui convient s’il y en a un à ce moment-là, et sur la piste de Raté seulement s’il n’y en a pas. Tout résultat d’un tel ordre est permis, même s’il occupe un emplacement qu’une autre rune aurait pu prendre. Une rune Sauvage doit être placée s’il reste un emplacement libre.
TL-COMBAT-PLAN-08 = Étape 4 de la planification : une fois les runes placées, continuez (tirez-en 3 de plus) ou arrêtez-vous.
TL-COMBAT-PLAN-09 = Un Héros s’arrête quand son joueur le dit ou quand les 5 emplacements de Raté sont pleins.
TL-COMBAT-PLAN-10 = Les runes qui ne trouvent place ni sur un emplacement ni sur la piste de Raté, déjà pleine, retournent dans le sac, et le Héros s’arrête.
TL-COMBAT-PLAN-11 = Quand le cinquième emplacement de Raté se remplit au milieu d’un tirage, les runes restantes de ce tirage peuvent encore être placées sur des emplacements.
TL-COMBAT-PLAN-12 = Une Prouesse Instantanée agit dès que tous ses emplacements sont remplis.
TL-COMBAT-PLAN-13 = S’épuiser est la seule façon de remettre dans le sac des runes tirées (TL-EXH-01).
TL-COMBAT-PLAN-14 = Quand tous les Héros se sont arrêtés, passez à la résolution.
TL-COMBAT-PLAN-15 = S’il y a moins de 3 runes dans le sac, tirez celles qui restent ; un sac vide oblige à s’arrêter.
TL-COMBAT-PLAN-16 = Pendant la planification, l’ordre entre les joueurs est sans importance, sauf pour les effets Instantanés qui touchent d’autres Héros : le premier arrivé est alors le premier servi ; en cas de désaccord, le meneur tranche. Les robots agissent dans l’ordre des places.
TL-COMBAT-PLAN-17 = Le nombre de cartes et de runes à tirer (4 Prouesses, 3 runes, 7 runes dans les épreuves) est propre à chaque Héros ; des cartes peuvent le changer.
TL-COMBAT-PLAN-18 = Seul l’Objet du dessus peut servir à l’étape 1 ; une fois utilisé, il passe sous la pile, et le suivant peut servir aussi s’il est Instantané.
TL-COMBAT-PLAN-19 = Un effet Instantané qui retire le dernier Ennemi met aussitôt fin au combat ; les Prouesses piochées sont défaussées et les runes retournent dans les sacs.
TL-COMBAT-PLAN-20 = On regarde si la piste de Raté est pleine quand toutes les runes d’un tirage sont posées et que les Prouesses Instantanées ainsi remplies ont agi ; une rune qui a trouvé la piste pleine a déjà arrêté le Héros.

## Combat : résolution

TL-COMBAT-RES-01 = Étape 1 de la résolution : chaque Héros résout le résultat de sa piste de Raté (TL-MISS-02 à TL-MISS-04).
TL-COMBAT-RES-02 = Étape 2 de la résolution : chaque Héros peut utiliser ses Compétences actives et ses Attaques Rapides dans n’importe quel ordre.
TL-COMBAT-RES-03 = Les dégâts d’une Attaque sont sa force totale moins la défense totale de la cible, au moins 0.
TL-COMBAT-RES-04 = Étape 3 de la résolution : chaque unité ennemie attaque ; les joueurs choisissent l’ordre, sauf indication contraire.
TL-COMBAT-RES-05 = Une attaque ennemie se déroule ainsi : (a) on choisit le Héros qui se défend ; (b) on révèle une carte ; (c) on détermine l’attaque totale et on applique la capacité ; (d) on utilise Compétences et Parades ; (e) le défenseur perd autant de PV que l’attaque dépasse sa défense ; (f) on défausse la carte.
TL-COMBAT-RES-06 = Le défenseur est choisi avant que l’on voie la carte.
TL-COMBAT-RES-07 = Un Héros à 0 PV est vaincu ; il quitte le combat et la manche.
TL-COMBAT-RES-08 = Étape 4 de la résolution : chaque Héros peut utiliser les Attaques et les Compétences qui lui restent.
TL-COMBAT-RES-09 = Étape 5 de la résolution : chaque Héros peut utiliser l’Objet actif (puis le suivant, chacun une fois).
TL-COMBAT-RES-10 = Les Personnalités, les Compagnons et les Titres qui concernent le combat agissent pendant la résolution.
TL-COMBAT-RES-11 = Un Ennemi dont les dégâts atteignent les PV est retiré aussitôt et ne prend plus part au combat.
TL-COMBAT-RES-12 = Le combat se termine aussitôt qu’il ne reste plus d’Ennemi dans la région.
TL-COMBAT-RES-13 = Quand un combat se termine aussitôt, les Compétences, Attaques et Objets inutilisés sont perdus, mais les effets de la carte qui a vaincu le dernier Ennemi s’appliquent jusqu’au bout.
TL-COMBAT-RES-14 = À la fin du combat, toutes les runes retournent dans les sacs, les Prouesses révélées vont à la défausse et les pions Personnalité sont remis à l’endroit.
TL-COMBAT-RES-15 = Les Ennemis survivants restent et se combattent à la prochaine Phase de Rencontre. Un combat parcourt une seule fois les cinq étapes.
TL-COMBAT-RES-16 = Si tous les Héros du combat sont vaincus, le combat se termine aussitôt ; les Ennemis survivants gardent leurs dégâts.
TL-COMBAT-RES-17 = Une unité qui entre en jeu pendant le combat (par une capacité qui ajoute de la Menace) attaque une fois à l’étape 3, et seulement si celle-ci n’est pas finie.
TL-COMBAT-RES-18 = La capacité se résout avant les Parades. Si elle vainc le défenseur, l’attaque s’arrête là.
TL-COMBAT-RES-19 = Un Héros peut utiliser plusieurs Parades et Compétences contre une attaque ; la défense en trop est perdue.
TL-COMBAT-RES-20 = Une Parade ne protège que le Héros qui l’utilise, et celui-ci doit être le défenseur, sauf si son texte dit autre chose.
TL-COMBAT-RES-21 = Le défenseur est choisi séparément pour chaque unité ; un même Héros peut se défendre contre autant d’attaques que l’on veut.
TL-COMBAT-RES-22 = Une Attaque doit avoir une cible permise dans la région ; on choisit les cibles au moment où on l’utilise. S’il y a plusieurs unités, l’attaquant choisit, dans le respect de TL-THREAT-12.
TL-COMBAT-RES-23 = Quand un Objet, un Compagnon ou une capacité dit « infliger X », on soustrait la défense de la cible comme pour une Attaque, mais ce n’en est pas une : les états d’attaque ne s’y appliquent pas. S’il dit « X dégâts » ou « vaincre », la défense est ignorée.
TL-COMBAT-RES-24 = Chaque coup d’une Attaque à plusieurs coups peut viser une nouvelle cible ; la défense et les modificateurs s’appliquent à chacun.
TL-COMBAT-RES-30 = Quand un combat libère la région de ses Ennemis, chaque Héros qui y a pris part gagne 1 XP (aventures principales seulement).
TL-COMBAT-RES-31 = Les Héros vaincus pendant un combat n’y gagnent pas d’XP. Même si plusieurs groupes y sont éliminés, un combat ne donne qu’1 XP.
TL-COMBAT-RES-32 = Une région libérée par une carte hors d’un combat ne donne pas d’XP.
TL-COMBAT-RES-33 = Quand un autre Héros devient le défenseur d’une attaque, la défense du premier est perdue ; ce qui modifie l’attaque elle-même reste.

## Épreuves

TL-TEST-01 = Une épreuve est de Charisme, d’Agilité, d’Intelligence ou de Force ; chacune a une difficulté chiffrée.
TL-TEST-02 = Chaque Héros qui passe l’épreuve tire 7 runes ; chaque rune de la sorte qui correspond au type d’épreuve est 1 réussite ; une rune Sauvage compte toujours, une rune d’Ombre jamais (sauf indication contraire).
TL-TEST-03 = À chaque type correspond une rune : au Charisme l’Eau, à l’Agilité la Terre, à l’Intelligence le Vent, à la Force le Feu.
TL-TEST-04 = L’épreuve est réussie quand le nombre de réussites atteint la difficulté.
TL-TEST-05 = Tous les participants tirent d’abord, puis on détermine les issues.
TL-TEST-06 = « Au moins 1 Héros réussit » ou « tous les Héros échouent » : il y a une seule issue pour la compagnie.
TL-TEST-07 = « Tous les Héros réussissent » ou « au moins 1 Héros échoue » : il y a une seule issue pour la compagnie.
TL-TEST-08 = « Il réussit » ou « il échoue » : un seul Héros passe l’épreuve, et il y a une seule issue pour la compagnie.
TL-TEST-09 = « Chaque Héros qui réussit » ou « chaque Héros qui échoue » : chaque Héros a sa propre issue.
TL-TEST-10 = Si chaque Héros peut passer l’épreuve (each-may), la compagnie décide de la tenter ou non ; si elle la tente, tous ceux qui sont présents y prennent part.
TL-TEST-11 = Si tout Héros qui le veut peut passer l’épreuve (any-may), chaque joueur décide pour son Héros.
TL-TEST-12 = Si un seul Héros peut passer l’épreuve (single-may), la compagnie décide de la tenter ou non, et qui la passe.
TL-TEST-13 = Si chaque Héros doit passer l’épreuve (each-must), tous ceux qui sont présents y prennent part.
TL-TEST-14 = Si un seul Héros doit passer l’épreuve (single-must), la compagnie choisit lequel.
TL-TEST-15 = Une épreuve peut dépendre d’une condition (Classe, Compagnon, Objet, pion Quête).
TL-TEST-16 = Les épreuves d’Événement sont obligatoires (TL-EVENT-03).
TL-TEST-17 = Les runes tirées retournent au sac après l’épreuve.
TL-TEST-18 = Quand il y a une seule issue pour la compagnie, seuls les Héros qui ont pris part à l’épreuve comptent. Si personne ne tente une épreuve facultative, aucune issue ne s’applique et le paragraphe continue par l’instruction suivante.
TL-TEST-19 = Quand chaque Héros a sa propre issue et que les issues indiquent des paragraphes à lire, la compagnie lit celui de la réussite dès qu’un Héros a réussi.
TL-TEST-20 = Si un sac contient moins de 7 runes, tirez-les toutes.
TL-TEST-21 = Si une Classe réussit automatiquement, son Héros ne tire rien et a réussi l’épreuve. Si une Classe change la difficulté, cela ne vaut que pour son Héros.
TL-TEST-22 = On peut s’épuiser dans une épreuve, comme le dit TL-EXH-07.
TL-TEST-23 = Une épreuve réservée à certains Héros (Classe, carte, pion) n’a pas lieu si aucun d’eux n’est présent ; elle compte comme déclinée.
TL-TEST-24 = Tous les participants tirent, puis ceux qui le veulent s’épuisent (TL-EXH-07) en connaissant tous les tirages, puis on détermine les issues.
TL-TEST-25 = Un Héros vaincu au milieu d’une épreuve y a échoué.

## Exploration

TL-EXPLORE-01 = Dans une région sans Ennemis, les Héros peuvent interagir avec le Lieu, avec les POI qui s’y trouvent, ou avec les deux.
TL-EXPLORE-02 = S’il y a un Ennemi dans la région, la Phase y est sautée.
TL-EXPLORE-03 = L’ordre (Lieu ou POI d’abord) est libre, sauf qu’un Lieu obligatoire passe en premier (TL-LOC-05) ; différents Héros peuvent utiliser le Lieu avant et après un POI, chacun une fois.
TL-EXPLORE-04 = Si des Ennemis apparaissent pendant l’Exploration (par un paragraphe du livre), on ne peut plus interagir avec rien dans cette région pendant cette Phase.
TL-EXPLORE-05 = Une compagnie peut interagir avec plusieurs POI de sa région dans une même Phase d’Exploration, l’un après l’autre, tant que la région reste sans Ennemis.

## Lieux

TL-LOC-01 = Chaque Héros peut profiter d’un Lieu s’il en remplit lui-même la condition.
TL-LOC-02 = Un Lieu obligatoire est activé une fois, sans choix, à chaque Phase d’Exploration où des Héros s’y trouvent.
TL-LOC-03 = Les Lieux à moment fixe ne peuvent pas être activés pendant l’Exploration.
TL-LOC-04 = Chaque Héros peut activer un Lieu au plus une fois par Phase d’Exploration.
TL-LOC-05 = Un Lieu obligatoire agit une fois pour la compagnie si son effet porte sur le jeu, une fois pour chaque Héros s’il porte sur les Héros ; il passe avant tout POI.
TL-LOC-06 = Un Lieu obligatoire dans une région avec des Ennemis ne fait rien (la Phase est sautée).
TL-LOC-07 = Un Lieu gardé dans la zone des récits (TL-CARD-16) n’appartient à aucune région : on ne peut pas le visiter pendant l’Exploration ; seuls ses effets à moment fixe ou permanents agissent.
TL-LOC-08 = Un effet de Lieu qui se produit à un certain moment de la manche ne touche que les Héros de sa région, et « ici » désigne cette région.

## Points d’intérêt

TL-POI-01 = Une aventure a jusqu’à 12 POI, de A à L ; ils sont ordinaires (verts) ou liés à des Ennemis (rouges).
TL-POI-02 = Pour révéler un POI, ouvrez sa fenêtre, lisez-la à voix haute et posez son pion dans sa région.
TL-POI-03 = Un POI ordinaire peut se trouver n’importe où sur le plateau ; il n’est défaussé que quand le livre le dit.
TL-POI-04 = Un POI lié à des Ennemis est toujours dans la région de la compagnie qui lit ; le paragraphe dit quels Ennemis placer avec lui ; son pion est défaussé dès que l’on interagit avec lui, sauf indication contraire.
TL-POI-05 = Pour interagir avec un POI, pendant l’Exploration et dans une région sans Ennemis, lisez son paragraphe.
TL-POI-06 = Les Ennemis d’un POI lié à des Ennemis doivent d’abord être vaincus.
TL-POI-07 = Interagir avec un POI est facultatif.
TL-POI-08 = Une fenêtre ouverte le reste ; révéler de nouveau un POI ordinaire ne fait que remettre son pion s’il n’est pas sur la table (pour ceux liés à des Ennemis, voir TL-POI-12).
TL-POI-09 = Si la région imprimée d’un POI lié à des Ennemis n’est pas celle de la compagnie qui lit, c’est celle de la compagnie qui vaut.
TL-POI-10 = On peut de nouveau interagir avec un POI ordinaire dans une manche ultérieure si son pion est encore là ; pour le limiter, le livre défausse le pion ou pose des conditions.
TL-POI-11 = Si les Héros qui ont révélé un POI rouge sont tous vaincus, les Ennemis restent, et tout Héros peut les combattre plus tard.
TL-POI-12 = Révéler un POI lié à des Ennemis place ses Ennemis (avec la Menace automatique) en même temps que son pion. Le révéler de nouveau ne fait rien tant que son pion est sur la table ; ensuite, cela ramène pion et Ennemis.

## Plans d’Aventure

TL-ADVMAP-01 = Un Plan d’Aventure sert quand le livre le dit ; il est divisé en cases, chacune avec un paragraphe.
TL-ADVMAP-02 = La compagnie ne peut pas se séparer. Tous les Héros vont dans la région du Héros ou de la compagnie qui a révélé le plan, sans perdre de PV pour les Ennemis quittés.
TL-ADVMAP-03 = Quand un Plan d’Aventure est ouvert, le pion Compagnie va sur sa case de départ.
TL-ADVMAP-04 = Sur un plan, au Voyage, déplacez le pion Compagnie sur une case reliée par une porte ou un chemin, ou restez.
TL-ADVMAP-05 = Sur un plan, il n’y a pas d’Événements. Sur une case sans Ennemis, la Rencontre est sautée.
TL-ADVMAP-06 = Sur un plan, à l’Exploration, lisez le paragraphe de la case.
TL-ADVMAP-07 = Sur un plan, les autres Phases se déroulent comme d’habitude.
TL-ADVMAP-08 = On traverse librement une case dégagée, et son paragraphe n’est pas lu.
TL-ADVMAP-09 = On ne peut plus entrer sur une case bloquée.
TL-ADVMAP-10 = Les POI sont placés sur la case indiquée.
TL-ADVMAP-11 = Les Ennemis placés pendant que l’on est sur un plan vont sur la case de la compagnie, sauf si une autre est indiquée ; TL-TRAVEL-03 et 04 valent quand on quitte cette case.
TL-ADVMAP-12 = Entrer sur une case dégagée ne met pas fin au déplacement : en une Phase de Voyage, la compagnie peut traverser autant de cases dégagées qu’elle veut et s’arrêter sur l’une d’elles ou sur la première qui ne l’est pas.
TL-ADVMAP-13 = Lire le paragraphe d’une case non dégagée est obligatoire à l’Exploration tant que la compagnie y est (sauf s’il a déjà été lu pendant cette visite).
TL-ADVMAP-14 = Le plan est quitté quand un paragraphe le dit ou à une Fin ; les Héros sont alors dans la région de TL-ADVMAP-02.
TL-ADVMAP-15 = Un Héros vaincu sur un plan revient à la manche suivante sur la case de la compagnie.
TL-ADVMAP-16 = Les Lieux de la région d’accueil ne peuvent pas servir tant qu’on est sur le plan.
TL-ADVMAP-18 = Si la case où se trouve la compagnie devient bloquée, la compagnie peut rester ou partir, mais pas revenir ; le paragraphe n’est pas relu.
TL-ADVMAP-17 = Quand des Ennemis du plateau de la carte cherchent le Héros le plus proche, la compagnie compte comme étant dans la région du plan.
TL-ADVMAP-19 = La Menace automatique vaut pour les Ennemis placés sur une case comme sur le plateau de la carte.
TL-ADVMAP-20 = Ouvrir un plan met fin à la Phase d’Exploration pour tous. Le paragraphe de la case de départ n’est lu qu’à la prochaine Phase d’Exploration où la compagnie s’y trouve, sauf si le paragraphe d’ouverture y mène aussitôt.
TL-ADVMAP-21 = Tant que l’on est sur le plan, les Ennemis de la région d’accueil ne combattent pas la compagnie et ne l’empêchent pas d’explorer, et la compagnie ne prend part à rien dans cette région ; on les retrouve en quittant le plan.
TL-ADVMAP-22 = On interagit avec un POI de la case de la compagnie à l’Exploration, comme d’habitude, après la lecture obligatoire de TL-ADVMAP-13.
TL-ADVMAP-23 = Des Ennemis sur une case dégagée arrêtent la compagnie : elle peut y entrer, mais pas la traverser dans le même déplacement.

## Montée de niveau

TL-LEVEL-01 = À 3 XP, le joueur doit monter de niveau : il défausse 3 XP, pioche les 3 premières cartes de la pioche d’améliorations et en choisit 1.
TL-LEVEL-02 = La carte choisie remplace la version inférieure dans la pioche de Prouesses (l’ancienne carte retourne dans la boîte), puis on mélange la pioche de Prouesses.
TL-LEVEL-03 = Des deux autres cartes piochées, l’une va sur la pioche d’améliorations et l’autre dessous, mais au-dessus des ultimes s’il y en a.
TL-LEVEL-04 = Une fois toutes les Prouesses de niveau I améliorées, choisissez 1 des 2 ultimes et ajoutez-la à la pioche de Prouesses ; l’autre est retirée du jeu.
TL-LEVEL-05 = Les Prouesses légendaires améliorent celles de niveau II.
TL-LEVEL-06 = Montez de niveau dès que le troisième XP arrive, mais jamais au milieu d’un combat (les XP viennent de toute façon à sa fin) et une fois achevée l’instruction du livre en cours. Les XP en trop sont gardés.
TL-LEVEL-07 = L’ancienne version est retirée où qu’elle soit (pioche ou défausse) ; la nouvelle va dans la pioche, que l’on mélange ; la défausse reste.
TL-LEVEL-08 = Les ultimes ne sont jamais parmi les 3 cartes piochées ; s’il reste moins de 3 autres cartes, piochez-les toutes ; s’il y en a 2, celle qui n’est pas choisie retourne sur le dessus ; s’il n’y en a qu’1, prenez-la.
TL-LEVEL-09 = Prendre l’ultime est gratuit et facultatif ; cela se fait aussitôt après la huitième amélioration. La pioche d’améliorations se compose ensuite des 8 Prouesses légendaires, mélangées.
TL-LEVEL-10 = S’il ne reste rien à améliorer, les XP restent et ne servent à rien.
TL-LEVEL-11 = La pioche de Prouesses a 8 cartes (9 avec l’ultime, et 1 de plus avec une Prouesse Wyrd).
TL-LEVEL-12 = Avec 6 XP ou plus d’un coup, on monte de niveau une fois par tranche complète de 3.

## Défaite

TL-DEFEAT-01 = Un Héros à 0 PV ne participe plus à la manche en cours.
TL-DEFEAT-02 = Au début de la manche suivante, les PV du Héros vaincu passent à 6, quel que soit son maximum.
TL-DEFEAT-03 = Si le Héros vaincu n’a pas de Prouesse Wyrd dans sa pioche de Prouesses, ajoutez-en une au hasard et mélangez.
TL-DEFEAT-04 = Quand un Héros a été vaincu et qu’aucune carte Ténèbres n’est en pochette dans la zone des récits, CS156 y est mise en pochette.
TL-DEFEAT-05 = Une Prouesse Wyrd a 3 emplacements et donne des PC quand on l’utilise ; elle retourne au bac dès que son propriétaire vainc son premier Ennemi dans un combat où elle est active.
TL-DEFEAT-06 = Le Héros vaincu revient dans la région où il est tombé et garde ses PC, ses runes, ses pions d’état et son épuisement.
TL-DEFEAT-07 = Une Prouesse Wyrd qui est dans la défausse compte comme étant dans la pioche de Prouesses.
TL-DEFEAT-08 = La Prouesse Wyrd et la carte Ténèbres viennent quand le Héros revient (TL-DEFEAT-02), et non au moment de la défaite. Si une Fin vient avant, elles viennent à la fin de l’aventure.
TL-DEFEAT-09 = Une défaite hors d’un combat se passe de la même façon. Si toute une compagnie est vaincue pendant la lecture, les instructions restantes pour « la compagnie » s’exécutent sans elle ; ses joueurs font malgré tout les choix, pour que l’histoire continue.
TL-DEFEAT-10 = Une défaite ne fait jamais perdre une aventure ; seul le livre peut la faire mal finir.
TL-DEFEAT-11 = Une Prouesse Wyrd piochée compte parmi les 4 Prouesses ; c’est une Compétence. « Vaincre un Ennemi » veut dire qu’une Prouesse, un Objet ou un Compagnon de ce Héros retire une unité (les ! compris). Un Ennemi vaincu, dans le même combat, avant que la Prouesse Wyrd ne devienne active ne compte pas après coup.
TL-DEFEAT-12 = Un Héros revient avec 6 PV même si son maximum est inférieur.
TL-DEFEAT-13 = Si tous les Héros sont vaincus dans la même manche, elle se termine sans actions et la suivante commence.
TL-DEFEAT-14 = Ce qu’une Fin donne à tous les Héros est donné aussi à ceux qui sont vaincus à ce moment.
TL-DEFEAT-15 = Tant que toute une compagnie est vaincue, une épreuve qu’elle doit passer est ratée sans tirage. Quand une question est posée à chaque Héros et que tous ceux qu’elle vise sont vaincus, ce sont leurs joueurs qui répondent.

## La fin d’une Aventure

TL-END-01 = À une Fin, lisez-la et suivez ses instructions. Ensuite se produisent les effets « à la fin d’une aventure ».
TL-END-02 = Quand une aventure est finie, les sacs retrouvent leurs runes de départ ; les pions XP sont conservés.
TL-END-03 = Quand une aventure est finie, tous les autres pions et figurines quittent la table, sauf les pions génériques sur des cartes en pochette (TL-CAMP-10).
TL-END-04 = Quand une aventure est finie, les cartes Ennemi retournent au bac.
TL-END-05 = Quand une aventure est finie, chaque Héros garde sa pioche de Prouesses, sa pioche d’améliorations, sa carte de Héros et tous ses Objets, Compagnons et Titres. Les Prouesses hors jeu sont gardées à part.
TL-END-06 = Quand une aventure est finie, les autres cartes en pochette restent, sauf indication contraire.
TL-END-07 = Pour la partie suivante, reprenez à TL-SETUP-01, puis à TL-SETUP-30 et suivantes.
TL-END-08 = À la fin de la campagne, tout revient à son état d’origine.
TL-END-09 = Quand une aventure est finie, les pions Quête qui restent sont défaussés.
TL-END-10 = Une montée de niveau en attente (3 XP grâce à la Fin) se fait avant la sauvegarde.
TL-END-11 = Quand une partie sauvegardée en pleine aventure reprend, rien ne doit manquer : le hasard, l’ordre des pioches, le paragraphe à moitié suivi et la décision en attente.
TL-END-12 = Les XP ne se perdent jamais entre aventures principales et Quêtes annexes.

## Un seul joueur et le mercenaire

TL-SOLO-01 = Choisissez un autre Héros comme mercenaire : prenez sa figurine, sa carte de Héros et ses 4 Prouesses de niveau I marquées Solo (2 de Héros, 2 de Classe).
TL-SOLO-02 = La figurine du mercenaire commence au même endroit que le Héros.
TL-SOLO-03 = Améliorez une des Prouesses du mercenaire par aventure principale jouée (les Quêtes annexes ne comptent pas), toutes au niveau II avant que l’une ne devienne légendaire ; les XP n’y servent pas. Un mercenaire n’a pas d’ultimes.
TL-SOLO-04 = Posez 1 rune de la réserve sur chaque emplacement simple, puis sur chaque emplacement double : si possible d’une sorte qui n’est pas encore sur cette carte, sinon l’une ou l’autre de ses sortes.
TL-SOLO-05 = L’Objet de départ du mercenaire rejoint la pile d’Objets du Héros.
TL-SOLO-06 = À partir de la deuxième aventure, n’utilisez que la moitié des Objets et la moitié des Titres (arrondie à l’entier supérieur) ; les autres restent de côté et ne comptent que lorsque l’on demande s’ils sont présents.
TL-SOLO-07 = Le mercenaire est toujours avec le Héros.
TL-SOLO-08 = Pendant la résolution d’un combat, le joueur peut utiliser 1 Prouesse du mercenaire comme si c’était une Prouesse du Héros.
TL-SOLO-09 = On ne peut utiliser que l’une des Prouesses du mercenaire qui ont le plus de runes.
TL-SOLO-10 = Quand vous utilisez une Prouesse du mercenaire, déplacez 1 de ses runes sur sa carte de Héros. Une Prouesse sans rune peut servir une dernière fois, puis elle est retournée face cachée.
TL-SOLO-11 = Dans une épreuve, les runes de la bonne sorte qui se trouvent sur les cartes du mercenaire peuvent aller à la réserve et donnent alors 1 réussite chacune.
TL-SOLO-12 = Au lieu de perdre 1 PV, vous pouvez mettre à la réserve 1 rune des cartes du mercenaire, autant de fois que vous voulez.
TL-SOLO-13 = Le mercenaire ajoute son effet d’épuisement ; rétablir le Héros le rétablit aussi.
TL-SOLO-14 = La Classe du mercenaire compte comme présente pour le livre ; les épreuves, avantages et inconvénients qui en dépendent valent pour le Héros.
TL-SOLO-15 = Le mercenaire ne compte comme un Héros que pour les valeurs des Boss.
TL-SOLO-16 = Le mercenaire ne peut gagner ni cartes, ni états, ni PV, ni PC, ni runes, ni pions.
TL-SOLO-17 = On n’utilise qu’une Prouesse du mercenaire par combat.
TL-SOLO-18 = TL-SOLO-09 ne compare que les Prouesses face visible. Une Prouesse dont des runes ont été défaussées pour des épreuves ou des PV compte avec ce qui lui reste.
TL-SOLO-19 = La carte de Héros du mercenaire s’épuise à part, au moment indiqué par TL-EXH-01 : vous remettez dans le sac les runes que vous venez de tirer et bénéficiez de son effet. Son effet de Raté ne se déclenche jamais. Un épuisement forcé ne touche que la carte de votre Héros.
TL-SOLO-20 = Les runes Sauvages sur les Prouesses du mercenaire conviennent à tout type d’épreuve. Ses Prouesses commencent avec les quatre couleurs seulement : cela n’arrive donc que par des effets de cartes.
TL-SOLO-21 = Vous cédez des runes pour des réussites (TL-SOLO-11) après avoir vu vos 7 runes.
TL-SOLO-22 = Les runes prises pour le mercenaire sont retirées de la réserve (TL-COMP-01). S’il manque une sorte pour un emplacement simple, celui-ci reste vide et la Prouesse peut tout de même servir.
TL-SOLO-23 = Les Prouesses du mercenaire comptent comme actives sans que leurs emplacements soient remplis ; une Attaque suit le moment des Attaques, une Parade exige que le Héros soit le défenseur.
TL-SOLO-24 = Pour TL-SOLO-03, les niveaux sont recalculés à chaque mise en place à partir du niveau I (on peut choisir un nouveau mercenaire à chaque aventure). Les runes sont elles aussi replacées.
TL-SOLO-25 = En solo, la Menace est celle d’une partie à 1 joueur ; le mercenaire ne compte pas.
TL-SOLO-26 = Des runes peuvent remplacer tous les PV que vous devriez perdre (TL-SOLO-12), que ce soit par le Voyage, une capacité ou un état négatif, mais pas des PV payés comme coût.
TL-SOLO-27 = Quand les Objets sont réduits de moitié, le joueur choisit lesquels ; les Objets de départ comptent parmi eux.
TL-SOLO-28 = TL-SOLO-06 ne lève jamais la limite de 4 Titres, et les Titres obligatoires entrent les premiers dans la moitié utilisée.
TL-SOLO-29 = Quand le Héros est vaincu, le mercenaire attend avec lui ; ses runes ne sont pas renouvelées.
TL-SOLO-30 = L’Objet de départ d’un ancien mercenaire part avec lui ; celui du mercenaire actuel compte comme Objet du Héros pour cette aventure seulement.

## Mots-clés

TL-GLOSS-01 = Parade X : évite X de l’attaque ; ce qui reste en trop est perdu.
TL-GLOSS-02 = X PC : un coût (voir TL-CP-03).
TL-GLOSS-03 = Annuler : l’effet nommé est ignoré.
TL-GLOSS-04 = Attaque X : une attaque de force X ; les dégâts sont X moins la défense de la cible.
TL-GLOSS-05 = Infliger +X ou -X : modifie une Attaque active, à chacun de ses coups.
TL-GLOSS-06 = Deux fois ou trois fois : ce sont des coups séparés, sur la même cible ou sur des cibles différentes.
TL-GLOSS-07 = Infliger le double ou le triple : multipliez l’attaque par 2 ou par 3.
TL-GLOSS-08 = Vaincre X Ennemis : retirez X unités qui remplissent la condition. Le joueur qui utilise l’effet les choisit ; si c’est une instruction du livre, c’est la compagnie.
TL-GLOSS-09 = Défausser : défaussez le pion nommé ou la carte nommée ; si vous ne l’avez pas, rien ne se passe.
TL-GLOSS-10 = Épuiser et rétablir : voir TL-EXH-01 à TL-EXH-10.
TL-GLOSS-11 = Gagner X : on gagne jusqu’à la limite ; le reste est ignoré.
TL-GLOSS-12 = Présage X : révélez X cartes de la pioche et remettez chacune sur le dessus ou sous la pioche. Le joueur qui choisit décide aussi de l’ordre de celles qui vont du même côté ; s’il y a moins de X cartes, on révèle celles qui restent.
TL-GLOSS-13 = Perdre X : on ne perd pas plus que ce que l’on a ; les Parades n’y peuvent rien.
TL-GLOSS-14 = Instantané : une Prouesse s’utilise dès que tous ses emplacements sont remplis ; un Objet ou un Compagnon, à l’étape 1 de la planification, si ses conditions sont remplies.
TL-GLOSS-15 = Rapide : s’utilise au début de la résolution (étape 2).
TL-GLOSS-16 = Raté : l’attaque, d’où qu’elle vienne, ne fait rien.
TL-GLOSS-17 = Obligatoire : doit être activé si possible ; un Titre obligatoire doit faire partie de ceux que l’on choisit.
TL-GLOSS-18 = Subir X : l’Ennemi fait une attaque supplémentaire et séparée de X contre le défenseur ; les Parades agissent. On ne pioche pas de carte d’Attaque pour elle et elle ne déclenche pas de capacité.
TL-GLOSS-19 = Subir +X : ajoutez X à cette attaque ennemie.
TL-GLOSS-20 = Subir X deux fois ou trois fois, subir le double ou le triple : cela se compte comme pour les Héros.
TL-GLOSS-21 = Un état positif, un état négatif ou un état quelconque : si vous en gagnez un sans que la sorte soit indiquée, vous choisissez la sorte.
TL-GLOSS-22 = Contrecoup : voir TL-MISS-07.
TL-GLOSS-23 = Pion Élite ou pion Ennemi : les valeurs sont celles d’un POI.
TL-GLOSS-24 = Si « le double » et « +X » se rencontrent, doublez d’abord la valeur imprimée, puis ajoutez les modificateurs.
TL-GLOSS-25 = Ignorer la défense : la défense de la cible vaut 0 pour ce coup.
TL-GLOSS-26 = « A ou B », comme pénalité ou comme récompense : on ne peut pas choisir une possibilité qui ne changerait rien pour ce Héros tant que l’autre changerait quelque chose (un Héros épuisé ne peut pas choisir de s’épuiser, un Héros à 0 PC ne peut pas choisir de perdre des PC). Si ni l’une ni l’autre ne change rien, rien ne se passe.

### Trudvang Legends : chaque règle dans les mots de la table, un message par numéro de règle.

## Chapitres

chapter-gen = Principes
chapter-comp = Matériel et limites
chapter-setup = Mise en place
chapter-camp = La campagne
chapter-book = Le Livre des sagas
chapter-timed = Effets à heure dite
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
chapter-end = La fin d’une Aventure
chapter-solo = Un seul joueur et le mercenaire
chapter-gloss = Mots-clés

## Principes

TL-GEN-01 = Jeu coopératif pour 1 à 4 joueurs ; chacun mène exactement un Héros (seul, on y ajoute un mercenaire).
TL-GEN-02 = Une règle imprimée sur une carte ou dans le Livre l’emporte sur le livret de règles chaque fois qu’ils se contredisent.
TL-GEN-03 = Tous les Héros d’une même région forment une compagnie. Un Héros seul est une compagnie à lui seul.
TL-GEN-04 = Un effet sur la compagnie touche chaque Héros de la région où il se produit, et personne d’autre.
TL-GEN-05 = Quand on demande si la compagnie a une Classe, un Objet, un Compagnon, un pion ou autre chose, seuls les Héros de la région concernée comptent.
TL-GEN-06 = Une carte Récit ou un pion donné à une compagnie va à l’un de ses Héros ; les joueurs de cette compagnie conviennent duquel (pions Quête : TL-CARD-29).
TL-GEN-07 = Qui tient le pion Meneur a le dernier mot dans tout désaccord.
TL-GEN-08 = Les instructions s’exécutent au moment où on les lit, autant que possible ; une partie impossible est passée et le reste est fait.
TL-GEN-09 = Les effets sont obligatoires, sauf s’ils disent « peut », s’ils ont un coût (TL-CP-04) ou si leur règle les dit facultatifs.
TL-GEN-10 = « Gagner » ou « perdre » au-delà d’une limite est ignoré (voir TL-GLOSS-11 et TL-GLOSS-13).
TL-GEN-11 = Quand plusieurs effets se produiraient en même temps sur différents Héros ou dans une même fenêtre sans ordre indiqué, les joueurs choisissent l’ordre ; pour un seul Héros, c’est son joueur.
TL-GEN-12 = Sont cachés : l’ordre de la pioche de Prouesses, de la pioche d’améliorations, de la pioche d’Événements, de la pioche d’Attaque ennemie et des Wyrd, ce qu’on tirera d’un sac de runes, les POI non révélés, les paragraphes non lus et les cartes Récit non révélées. Tout le reste (Prouesses révélées, contenu des sacs, défausses, dégâts des Ennemis) est public.
TL-GEN-13 = Un Héros vaincu ne prend part à aucun combat, épreuve, choix ou effet de compagnie jusqu’à son retour (TL-DEFEAT-02), et sa Classe ne compte pas comme présente. Les cartes Récit qu’il tient comptent encore pour « si la compagnie a la carte X » demandé dans sa région.
TL-GEN-14 = Quand une carte et le Livre se contredisent, le paragraphe lu l’emporte tant qu’on l’exécute ; ensuite, c’est la carte. Entre deux cartes, celle qui interdit l’emporte sur celle qui permet, sinon la plus récente.

## Matériel et limites

TL-COMP-01 = Runes : 32 d’Ombre, 12 Sauvages, 16 de chacune des Vent, Terre, Feu et Eau = 108. En nombre limité.
TL-COMP-02 = Pions d’état : 6 de chaque sorte (PC, DÉF, ATT, PV), à deux faces (positive et négative) = 24. En nombre limité ; s’il n’en reste aucun d’une sorte, l’état n’est pas gagné.
TL-COMP-03 = Figurines : 8 draugar, 8 trolls des forêts, 4 garms, 4 trolls-taureaux, 3 Boss nommés, 2 Navires, 6 Héros.
TL-COMP-04 = 15 pions Menace à deux faces, 5 pions Ennemi, 4 pions Élite, 12 pions POI (A à L), 6 pions Quête (1 à 6), 9 pions Personnalité, 16 pions génériques, 10 pions Dégagé/Bloqué, 15 XP, 1 pion Compagnie, 1 pion Meneur, 1 marqueur de Phase.
TL-COMP-05 = Les pions de dégâts (14 de 1, 12 de 5, 6 de 10) ne servent qu’à compter. La version numérique n’en manque jamais.
TL-COMP-06 = Pions XP : considérez-les comme illimités (un Héros n’en garde jamais longtemps plus de 2, TL-LEVEL-01).
TL-COMP-07 = Zone des récits : 12 pochettes, dont 2 prises dès le début de la campagne par les cartes Défaite et Montée de niveau. Zone des Phases : 6 pochettes numérotées.
TL-COMP-08 = Si une carte doit entrer dans une zone des récits pleine, les joueurs choisissent une carte en pochette sans effet à heure dite et sans pions et la posent à côté du plateau (à défaut, n’importe laquelle sauf Défaite et Montée de niveau) ; elle compte toujours comme en pochette.
TL-COMP-09 = Les cartes sont numérotées (CSnnn). Les cartes Récit retirées ou remplacées retournent au bac dans l’ordre des numéros et peuvent en ressortir plus tard.
TL-COMP-10 = Les cartes Récit du bac sont secrètes jusqu’à ce que le jeu dise de les révéler ou de les prendre.
TL-COMP-11 = Papier imprimé : 171 cartes Récit, 160 Prouesses, 14 Événements, 12 cartes dans la pioche d’Attaque ennemie, 9 cartes de départ (3 Phases, 2 cartes de règles, 4 Cités), 6 cartes de Héros, 6 Objets de départ, 10 feuilles d’Aventure à deux faces, 2 feuilles de Plan d’Aventure à deux faces, 27 figurines d’Ennemis (les 24 ordinaires et les 3 Boss de TL-COMP-03). Seuls les nombres de cartes Récit, de feuilles et de plans sont libres dans notre version : ils sont ce qu’il faut à la campagne.
TL-COMP-12 = Les pions génériques, Dégagé/Bloqué, Quête, POI et Personnalité sont en nombre limité ; s’il en reste trop peu, on place ceux qui restent.

## Mise en place

TL-SETUP-01 = Sortez le plateau de la carte, le plateau d’Aventure, le plateau des POI, le bac des récits et les figurines d’Ennemis.
TL-SETUP-02 = Choisissez une Aventure ou une Quête annexe débloquée et pas encore jouée ; glissez sa feuille derrière le plateau des POI, les 12 fenêtres fermées.
TL-SETUP-03 = Pour la toute première partie, seule l’Aventure C1 (dans notre Livre : celle marquée first) peut être choisie ; elle n’a pas de carte.
TL-SETUP-04 = Chaque joueur prend un Héros différent. Au plus un Héros de chaque Classe par partie.
TL-SETUP-05 = Chaque Héros reçoit sa figurine, sa carte de Héros (face non épuisée), un sac contenant exactement les runes de départ de sa carte, un plateau personnel et l’Objet de départ de sa Classe.
TL-SETUP-06 = Marqueur de vie sur le maximum imprimé du Héros ; marqueur de PC sur 0 ; piste d’états et piste de Raté vides.
TL-SETUP-07 = Mélangez, faces cachées, la pioche d’Événements (14), la pioche d’Attaque ennemie (12) et les 4 Wyrd.
TL-SETUP-08 = Faites les étapes supplémentaires : TL-SETUP-20 et suivantes (première Aventure) ou TL-SETUP-30 et suivantes (les autres).
TL-SETUP-09 = Marqueur de Phase sur la première pochette occupée.
TL-SETUP-10 = Choisissez le meneur de cette Aventure.
TL-SETUP-11 = Les feuilles de Plan d’Aventure restent dans la boîte jusqu’à ce qu’une instruction en demande une.
TL-SETUP-12 = Commencez par lire l’Introduction de l’Aventure choisie.
TL-SETUP-13 = En solo, faites les étapes du mercenaire (TL-SOLO-01 et suivantes) pendant la mise en place.
TL-SETUP-20 = Pioche de Prouesses = 4 Prouesses de Héros de niveau I + 4 Prouesses de Classe de niveau I, mélangées faces cachées.
TL-SETUP-21 = Pioche d’améliorations = 4 Prouesses de Héros + 4 Prouesses de Classe de niveau II, mélangées faces cachées, avec dessous les 2 Prouesses ultimes de la Classe.
TL-SETUP-22 = Mettez en pochette les cartes Phase : Voyage en 2, Rencontre en 3, Exploration en 4. Les pochettes 1, 5 et 6 commencent vides.
TL-SETUP-23 = Mettez les cartes Défaite et Montée de niveau dans les deux premières pochettes des récits.
TL-SETUP-24 = Mettez en pochette les quatre Lieux de départ : Storhavn en Wildland, Manjord en Manjord, Ildebaad en Dranvelt, Vodd en Sylvan.
TL-SETUP-30 = Chaque joueur étale ses Compagnons, faces visibles et actifs (non tournés).
TL-SETUP-31 = Choisissez jusqu’à 4 Titres actifs ; les Titres obligatoires doivent en être. Les autres restent à côté du plateau personnel, inactifs.
TL-SETUP-32 = Ajoutez au sac les runes supplémentaires des Titres actifs (et d’eux seuls).
TL-SETUP-33 = Mettez tous les Objets et l’Objet de départ dans la pile d’Objets, faces visibles, dans l’ordre que choisit le joueur.
TL-SETUP-34 = Gardez les pions XP.
TL-SETUP-35 = Mélangez les Prouesses du niveau actuel dans la pioche de Prouesses et celles du niveau suivant dans la pioche d’améliorations ; mettez les deux ultimes dessous si toutes les Prouesses de niveau I ne sont pas encore améliorées.
TL-SETUP-36 = Résolvez ensuite chaque effet DÉBUT des cartes en pochette, y compris la pose des pions Personnalité. Les joueurs en choisissent l’ordre.
TL-SETUP-37 = Les effets DÉBUT sont résolus avant la lecture de l’Introduction.
TL-SETUP-38 = Un joueur peut changer de Héros entre deux Aventures : les cartes Récit de l’ancien vont aux autres Héros, et le nouveau part de zéro (niveau I, pas d’XP).
TL-SETUP-39 = Avec plus de 4 Titres obligatoires, le joueur choisit les 4 qui seront actifs.
TL-SETUP-40 = Le nombre de joueurs peut changer entre deux Aventures ; qui arrive suit TL-SETUP-38 ; les cartes Récit de qui part sont distribuées de même.
TL-SETUP-41 = Un Héros qui part rend son Wyrd et son Objet de départ ; un nouveau Héros apporte l’Objet de départ de sa propre Classe. S’il ne reste pas d’autre Héros (solo), le nouveau Héros hérite des cartes Récit.

## La campagne

TL-CAMP-01 = Une Aventure ou une Quête annexe ne se joue qu’une fois sa carte débloquée (sauf C1).
TL-CAMP-02 = Chacune ne se joue qu’une fois par campagne.
TL-CAMP-03 = Les Aventures principales sont nécessaires pour avancer, et leurs cartes ne sont jamais défaussées.
TL-CAMP-04 = Les Quêtes annexes sont facultatives, se jouent dans n’importe quel ordre entre les Aventures principales, et le Livre peut les retirer du jeu.
TL-CAMP-05 = Les cartes débloquées restent à part jusqu’à la fin de la campagne ou jusqu’à leur retrait.
TL-CAMP-06 = Entre deux parties, choisissez une des cartes débloquées et pas encore jouées.
TL-CAMP-07 = Dans les Aventures principales, les Héros gagnent des XP en libérant des régions ; pas dans les Quêtes annexes, sauf indication.
TL-CAMP-08 = D’une partie à l’autre restent : les Lieux, Personnalités, cartes Monde et Phase en pochette ; pour chaque Héros sa pioche de Prouesses (Wyrd compris), sa pioche d’améliorations, ses Objets, Titres, Compagnons et XP ; les Aventures débloquées et jouées ; les pions génériques sur les cartes en pochette (TL-CAMP-10).
TL-CAMP-09 = Ne restent pas : les PV, les PC, les runes supplémentaires, les pions d’état, l’épuisement, les Compagnons tournés, les pions Quête, les POI, les Ennemis, la Menace, les Navires (sauf indication), l’ordre des pioches d’Événements et d’Attaque, les cartes Ennemi en jeu.
TL-CAMP-10 = Les pions génériques posés sur une carte en pochette y restent entre les Aventures, sauf si elle dit autre chose.
TL-CAMP-11 = S’il ne reste aucune Aventure principale débloquée à jouer et que le Livre n’a pas déclaré la campagne finie, la campagne s’achève.
TL-CAMP-12 = TL-CAMP-07 ne prive que des XP de combat. Les XP qu’un paragraphe ou une carte donne expressément sont gagnés aussi dans les Quêtes annexes.
TL-CAMP-13 = La campagne se termine avec la Fin qui le déclare ; les Quêtes annexes non jouées d’ici là sont perdues. La table le dit avant que le dénouement soit choisi.
TL-CAMP-14 = Une campagne terminée parce que le Livre n’avait plus rien à raconter (TL-CAMP-11) reprend quand le Livre s’est étoffé, là où elle en était, avec tout ce que gardent les Héros et le monde. Une fin déclarée est définitive.

## Le Livre des sagas

TL-BOOK-01 = Sortes de paragraphes : Introduction (une par Aventure), numéroté, Fin (une ou plusieurs).
TL-BOOK-02 = Un paragraphe numéroté ne se lit que si le Livre, un POI ou une carte y envoie les joueurs.
TL-BOOK-03 = Le meneur lit à voix haute.
TL-BOOK-04 = L’Introduction donne la mise en place : régions de départ, pose des Ennemis, cartes Ennemi à révéler, et d’ordinaire un POI.
TL-BOOK-05 = La lecture continue tant qu’un paragraphe en donne un autre à lire (directement ou par choix, condition ou épreuve).
TL-BOOK-06 = La lecture s’arrête quand il n’y a plus rien à faire et qu’un POI est révélé sur la table (par ce paragraphe ou plus tôt). Le jeu revient alors aux Phases.
TL-BOOK-07 = Si un paragraphe révèle un POI et ordonne d’en lire un autre, cet autre est lu d’abord.
TL-BOOK-08 = Après une lecture au milieu d’une Phase, le jeu continue par le reste de la Phase en cours, puis par la suivante.
TL-BOOK-09 = Les joueurs ne reviennent au Livre que par un POI pendant l’Exploration, par une case d’un Plan d’Aventure ou quand une carte Récit l’ordonne.
TL-BOOK-10 = Atteindre une Fin termine l’Aventure une fois ses instructions exécutées.
TL-BOOK-11 = Les conditions commencent par « Si ». Remplie : suivez-la aussitôt. Non remplie : ignorez toute l’instruction.
TL-BOOK-12 = Les conditions peuvent porter sur : cartes, pions, Classes, décisions passées, résultats passés.
TL-BOOK-13 = Toutes les cartes Récit acquises comptent pour les conditions, y compris les Titres inactifs, les Compagnons tournés et les Objets qui ne sont pas sur le dessus. Vérifier une carte ne l’active pas.
TL-BOOK-14 = Choix : prenez une des branches offertes et suivez-la.
TL-BOOK-15 = Un choix adressé à chacun (« chaque Héros peut manger ») est fait par le joueur de chaque Héros, et le résultat est retenu pour le reste de l’Aventure, afin que des conditions puissent demander plus tard si au moins un Héros a fait ce choix.
TL-BOOK-16 = Plusieurs conditions d’un paragraphe sont examinées dans l’ordre imprimé ; la première qui envoie la compagnie à un autre paragraphe met fin au paragraphe en cours.
TL-BOOK-17 = La compagnie qui lit est celle de la région du POI (ou de la case du plan). « La région » ou « ici », dans un paragraphe, est cette région. Pour l’Introduction, tous les Héros sont de la compagnie qui lit.
TL-BOOK-18 = Une instruction facultative offerte à « un Héros » est décidée par le joueur de ce Héros ; offerte à « la compagnie », par cette compagnie.
TL-BOOK-19 = La lecture et ses instructions sont résolues entièrement avant que quiconque agisse ; les Héros ailleurs ne sont pas touchés, sauf s’il est dit « tous les Héros ».
TL-BOOK-21 = La Classe d’un Héros peut ouvrir des possibilités, changer la difficulté d’une épreuve, donner des réussites automatiques ou réduire des dégâts, toujours par une condition expresse du Livre ou d’une carte.
TL-BOOK-20 = Si la lecture s’arrête sans POI sur la table, sans Plan d’Aventure en cours et sans Fin atteinte, le livre est fautif : le jeu s’arrête avec un mot pour son auteur, et le meneur peut revenir en arrière.
TL-BOOK-22 = Duel : quand un paragraphe permet à un Héros (en général le Guerrier) de défier les Ennemis d’un POI, ce Héros est le défenseur de toutes leurs attaques tant qu’il est dans le combat ; tout le reste se passe comme d’habitude.
TL-BOOK-23 = Dans une Fin, « la compagnie » est encore seulement celle qui l’a atteinte (TL-GEN-04) ; « tous les Héros » veut dire tous ceux de la partie.
TL-BOOK-24 = Un livre dont les paragraphes tournent en rond sans rien à décider entre eux est fautif ; la table le dit au lieu de lire sans fin.

## Effets à heure dite

TL-TIMED-01 = Les effets DÉBUT agissent au commencement d’une partie, et aussi dès que leur carte entre en jeu.
TL-TIMED-02 = Les effets FIN agissent une fois la Fin lue.
TL-TIMED-03 = Le Livre peut définir de nouvelles sortes d’effets à heure dite.
TL-TIMED-04 = Les Lieux dont l’effet a son heure n’agissent qu’à ce moment et ne peuvent pas être activés pendant l’Exploration.
TL-TIMED-05 = Ordre entre plusieurs : au choix des joueurs. Une carte retirée avant son tour n’agit pas.
TL-TIMED-06 = Un effet FIN d’une carte que la Fin elle-même met en jeu agit à cette même fin ; un effet DÉBUT d’une telle carte agit aussitôt (TL-TIMED-01), puis au prochain début.

## Points de vie et points de chronique

TL-HP-01 = Les PV d’un Héros vont de 0 au maximum imprimé ; ni au-dessous, ni au-dessus.
TL-HP-02 = À 0, le Héros est vaincu aussitôt (TL-DEFEAT).
TL-HP-03 = Les dégâts d’une unité ennemie s’accumulent ; dès qu’ils atteignent ses PV, elle est vaincue : retirez-la avec ses dégâts.
TL-HP-04 = Un Ennemi qui regagne des PV retire autant de dégâts, sans dépasser son plein.
TL-HP-05 = Les Ennemis arrivent avec tous leurs PV, sauf indication.
TL-HP-06 = Les dégâts restent sur les Ennemis survivants entre les combats et les manches.
TL-HP-07 = Les dégâts se comptent par unité ; un ! a les siens. Changer la carte Ennemi en jeu change aussitôt le maximum des unités déjà placées ; une unité dont les dégâts atteignent alors les PV est vaincue.
TL-HP-08 = Les changements de valeurs par des pions d’état sur un Ennemi valent pour toutes les unités de cette carte ou de ce POI.
TL-CP-01 = Les PC (points de chronique) vont de 0 à 12, ni au-dessous, ni au-dessus.
TL-CP-02 = Les PC sont personnels ; on ne les prête, ne les réunit ni ne les échange jamais, même dans une compagnie.
TL-CP-03 = « X PC : effet » : payez X pour avoir l’effet ; il en faut au moins X.
TL-CP-04 = Payer est toujours facultatif.
TL-CP-05 = Seul le Héros qui use de l’effet peut le payer.
TL-CP-06 = Le coût d’un Lieu peut être payé séparément par chaque Héros de la région.
TL-CP-07 = « Perdez X PC » comme effet n’est pas un coût et s’applique jusqu’à 0.

## Cartes Récit

TL-CARD-01 = Quand il est dit de révéler, de prendre ou de mettre en pochette une carte Récit, les joueurs le doivent, sauf si le texte leur laisse le choix ; on ne peut ni la refuser ni la défausser à son gré.
TL-CARD-02 = L’ordre de retirer une carte Récit du jeu est obligatoire ; la carte retourne au bac.
TL-CARD-03 = Compagnon : un joueur de la compagnie le prend, face visible au-dessus de son plateau. Jamais échangé.
TL-CARD-04 = L’effet d’un Compagnon s’emploie une fois par Aventure, par qui le tient, pendant la résolution d’un combat, sauf si son texte dit autre chose ; les Compagnons Instantanés à l’étape 1 de la planification. Tournez-le de 90 degrés une fois employé.
TL-CARD-05 = Les effets qui rétablissent un Compagnon le rendent de nouveau utilisable.
TL-CARD-06 = Un Compagnon s’emploie au moment de la résolution qui convient à son effet (par exemple en réponse à une capacité déclenchée), et seulement si qui le tient est dans ce combat et n’est pas vaincu.
TL-CARD-07 = Personnalité : mettez-la en pochette dans la zone des récits et posez son pion, côté couleur, dans la région imprimée dessus ; de nouveau à chaque DÉBUT.
TL-CARD-08 = L’effet d’une Personnalité s’emploie dans les combats de la région de son pion, une fois par combat ; retournez alors le pion, et remettez-le à l’endroit à la fin du combat.
TL-CARD-09 = L’effet obligatoire d’une Personnalité doit être employé à chaque combat dans sa région.
TL-CARD-10 = L’effet se produit au moment propre à son type : Compétence (n’importe quand dans la résolution), Parade (en défense), Attaque (étape 4 de la résolution ; étape 2 si Rapide). Les effets qui touchent Compétences, Parades ou Attaques le touchent aussi.
TL-CARD-11 = Un Héros du combat est désigné pour user de l’effet de la Personnalité ; ses modificateurs d’ATT et de DÉF s’y appliquent, et c’est lui le « vous » du texte.
TL-CARD-12 = L’effet obligatoire d’une Personnalité sans type imprimé se résout au début de l’étape 2 de la résolution.
TL-CARD-13 = Monde : en pochette dans la zone des récits ; peut porter des rappels, des effets à heure dite, des pions génériques.
TL-CARD-14 = Lieu : en pochette dans la région imprimée dessus. S’il y en a déjà un, il est remplacé (l’ancien au bac), sauf indication.
TL-CARD-15 = Une Cité est un Lieu dont le nom commence par « Cité ».
TL-CARD-16 = Il arrive qu’une carte Lieu soit plutôt gardée dans la zone des récits.
TL-CARD-17 = Seules les régions qui ont une pochette sur la carte peuvent recevoir un Lieu (dans les données : sleeve).
TL-CARD-18 = Objet : qui le prend le met sur ou sous sa pile d’Objets. Jamais échangé.
TL-CARD-19 = Seul l’Objet du dessus est actif. L’employer le fait passer dessous et rend actif le suivant.
TL-CARD-20 = Plusieurs Objets peuvent être employés dans un combat, chacun une fois au plus.
TL-CARD-21 = Hormis TL-CARD-18 et 19 et les effets qui le disent, l’ordre des Objets ne change pas pendant une Aventure.
TL-CARD-22 = Titre : qui le prend le met dans un emplacement de Titre et ajoute aussitôt sa rune. Jamais échangé. 4 actifs au plus.
TL-CARD-23 = Un Titre gagné alors que 4 sont actifs va à la pile inactive, sauf s’il est obligatoire : le joueur rend alors inactif un Titre actif non obligatoire (sa rune est retirée).
TL-CARD-24 = Les Titres inactifs ne donnent ni rune ni effet, mais comptent quand on demande s’ils sont présents.
TL-CARD-25 = Carte Ennemi : révélée quand le Livre le dit ; elle donne les valeurs de cette sorte d’Ennemi jusqu’à son remplacement.
TL-CARD-26 = Au plus une carte Ennemi par sorte est en jeu ; une nouvelle remplace l’ancienne. Placer une sorte sans carte Ennemi en jeu est une faute de l’auteur.
TL-CARD-27 = Carte Aventure ou Quête annexe : prise au bac quand elle est débloquée et gardée à part.
TL-CARD-28 = Carte Phase : en pochette à son numéro dans la zone des Phases ; peut remplacer une Phase existante.
TL-CARD-29 = Les pions Quête 1 à 6 sont à tous les joueurs, sauf s’ils sont donnés à un Héros ; on les garde jusqu’à l’ordre de les défausser, et ils sont défaussés à la fin de l’Aventure.
TL-CARD-30 = Les pions génériques veulent dire ce qu’en dit la carte ou le paragraphe qui les emploie.
TL-CARD-31 = Un pion Quête attribué à un Héros ne compte pour « la compagnie l’a » que là où est ce Héros ; non attribué, il compte partout.
TL-CARD-33 = Le Livre peut remplacer une carte Récit par une version nouvelle ; l’ancienne retourne au bac et la nouvelle prend sa place (même pochette ou même propriétaire).
TL-CARD-32 = Quand une compagnie gagne une carte et que le texte nomme un seul Héros (par exemple « le Héros qui a réussi »), c’est son joueur qui la reçoit, sans choix.
TL-CARD-34 = Si une carte Ennemi quitte le jeu sans qu’une autre prenne sa place, les Ennemis ordinaires de cette sorte quittent le plateau avec elle. Personne n’y gagne d’XP.

## Runes

TL-RUNE-01 = Six sortes : Eau, Feu, Terre, Vent, Ombre, Sauvage.
TL-RUNE-02 = Le sac commence comme le dit la carte de Héros, et grossit ou maigrit en cours de jeu.
TL-RUNE-03 = L’ordre de retirer une rune doit être suivi.
TL-RUNE-04 = Gagner une rune est facultatif, sauf une rune d’Ombre, qu’il faut prendre.
TL-RUNE-05 = Récompense à deux runes : le joueur prend l’une des deux sortes.
TL-RUNE-06 = Si la réserve n’en a plus de cette sorte, on n’en prend pas.
TL-RUNE-07 = Retirer une rune d’une sorte : prenez-la dans le sac ; si elle n’est que sur une Prouesse ou sur la piste de Raté (en plein combat), prenez-la là, en dernier lieu ; si le Héros n’en a pas, rien ne se passe. La rune retirée va à la réserve.
TL-RUNE-08 = « Retirez une rune » sans sorte indiquée : le joueur choisit la sorte.
TL-RUNE-09 = Une récompense à deux runes dont une sorte est épuisée donne l’autre sorte.
TL-RUNE-10 = Une rune gagnée au milieu d’un combat ou d’une épreuve va aussitôt dans le sac et peut être tirée plus tard dans ce même combat.
TL-RUNE-11 = La rune d’un Titre se gagne comme une autre : on peut s’en passer quand le Titre devient actif (sauf d’une rune d’Ombre), mais pas l’ajouter plus tard.

## Prouesses

TL-FEAT-01 = 160 Prouesses : par Héros 4 lignées x (I, II, légendaire) = 12 ; par Classe 4 lignées x 3 + 2 ultimes = 14 ; 4 Wyrd.
TL-FEAT-02 = Les Prouesses ne servent qu’au combat.
TL-FEAT-03 = Une Prouesse est active quand chacun de ses emplacements porte une rune, ou quand un effet la dit active.
TL-FEAT-04 = Un emplacement simple ne prend que sa sorte ; un emplacement double prend l’une ou l’autre de ses deux sortes.
TL-FEAT-05 = Une rune Sauvage va partout. Une rune d’Ombre ne va nulle part, sauf si un effet le permet.
TL-FEAT-06 = Une rune placée y reste pour tout le combat, sauf effet contraire.
TL-FEAT-07 = Certains effets demandent aussi de défausser des pions ou de perdre des PV ou des PC ; sinon, on ne peut pas les employer.
TL-FEAT-08 = Effets joints par OU : choisissez-en un. Sinon, tous les effets de la Prouesse peuvent être employés.
TL-FEAT-09 = Sauf indication, seul le Héros qui emploie la Prouesse en profite.
TL-FEAT-10 = Compétence : n’importe quand pendant la résolution, sauf indication.
TL-FEAT-11 = Attaque : seulement après les attaques ennemies (étape 4), sauf les Attaques Rapides (étape 2). Une seule cible ; le surplus de dégâts est perdu, sauf indication.
TL-FEAT-12 = Parade : en réponse à une attaque ennemie contre le Héros.
TL-FEAT-13 = Chaque Prouesse active s’emploie au plus une fois par combat, tous ses effets (choisis) à ce moment-là.
TL-FEAT-14 = Une Compétence s’emploie à tout moment de la résolution, y compris entre la révélation d’une carte d’Attaque ennemie et les parades, par n’importe quel Héros du combat et pas seulement le défenseur.
TL-FEAT-15 = Une Prouesse avec « vous pouvez » ou un coût que l’on décline reste inemployée et peut servir plus tard dans le même combat si le moment convient.
TL-FEAT-16 = Employer une Prouesse est facultatif, sauf si elle est Instantanée (TL-FEAT-17).
TL-FEAT-17 = Les Prouesses Instantanées s’emploient dès que leur dernier emplacement est rempli, pendant la planification.
TL-FEAT-18 = Les Prouesses Rapides agissent au début de la résolution (étape 2).
TL-FEAT-19 = Une Prouesse marquée Solo fait partie des quatre du mercenaire.

## Pions d’état

TL-STATUS-01 = Quatre sortes, chacune positive ou négative : PV (gagner 1 / perdre 1), PC (gagner 1 / perdre 1), ATT (infliger +1 / -1), DÉF (+1 / -1).
TL-STATUS-02 = Chaque plateau personnel a deux états permanents : positif = gagner 1 PC, négatif = perdre 2 PV. On ne peut ni les retirer ni les remplacer.
TL-STATUS-03 = Trois emplacements temporaires. Un nouveau pion va dans celui de gauche et pousse les autres d’un cran vers la droite ; un pion poussé au-delà du troisième est défaussé.
TL-STATUS-04 = Plusieurs pions à la fois : le joueur choisit l’ordre, sauf s’il est indiqué.
TL-STATUS-05 = Les états ne font rien d’eux-mêmes ; la piste de Raté les déclenche au début de la résolution d’un combat (TL-MISS).
TL-STATUS-06 = La piste est une liste ordonnée de 3 au plus, à partir de la gauche ; retirer un pion referme le vide.
TL-STATUS-07 = Un pion qui se déclenche n’est pas dépensé.
TL-STATUS-08 = Les états de PV et de PC agissent une fois, quand ils se déclenchent. Ceux d’ATT et de DÉF agissent jusqu’à la fin de ce combat. Plusieurs d’une sorte s’additionnent ; des opposés ne se déclenchent jamais ensemble, car une seule couleur se déclenche.
TL-STATUS-09 = Un état d’ATT change chaque Attaque du Héros dans ce combat (chaque coup d’une Attaque à plusieurs coups) ; un état de DÉF change la DÉF totale du Héros contre chaque attaque ennemie qu’il affronte, même sans Parade. Les totaux ne descendent jamais sous 0.
TL-STATUS-10 = Les pions d’état gagnés pendant une étape de la résolution n’agissent pas dans ce combat, sauf si un effet ultérieur déclenche de nouveau les états.
TL-STATUS-11 = Un pion d’état (ATT ou DÉF seulement) sur une carte Ennemi ou un POI modifie tous les Ennemis de cette carte ou de ce POI tant qu’ils durent.
TL-STATUS-12 = L’ATT et la DÉF d’un Ennemi ne descendent jamais sous 0. Les pions d’état d’une carte Ennemi ou d’un POI sont retirés quand la carte est remplacée ou le pion POI défaussé.
TL-STATUS-13 = « Défaussez un état positif » et semblables : son propriétaire choisit lequel ; sans état de la sorte, rien ne se passe.
TL-STATUS-14 = Un pion retourné (si une carte le dit) garde son emplacement.
TL-STATUS-15 = Un changement d’ATT ou de DÉF déclenché dure jusqu’à la fin du combat, même si son pion est entre-temps défaussé ou poussé hors de la piste.
TL-STATUS-16 = Des pions d’état qu’un paragraphe, une carte ou une capacité donne l’un juste après l’autre aux mêmes Héros sont gagnés en même temps.

## La piste de Raté

TL-MISS-01 = Une rune qui ne peut être placée (Ombre, ou aucun emplacement libre qui convienne) va sur l’emplacement libre le plus à gauche de la piste de Raté. Elle en a 5.
TL-MISS-02 = À l’étape 1 de la résolution, 0 à 3 runes : tous les états positifs, le permanent compris.
TL-MISS-03 = Exactement 4 : rien.
TL-MISS-04 = 5 : tous les états négatifs, le permanent compris ; si la carte de Héros est épuisée, son effet de Raté aussi.
TL-MISS-05 = Ordre des états déclenchés : au choix du joueur ; l’effet de Raté vient après eux.
TL-MISS-06 = Perdre des PV par un état négatif peut vaincre le Héros avant que les Ennemis agissent.
TL-MISS-07 = Symbole de Contrecoup, où qu’il soit : déclenchez les états négatifs du Héros, et l’effet de Raté s’il est épuisé, quelle que soit la piste de Raté.
TL-MISS-08 = La piste de Raté est vidée (runes au sac) à la fin du combat.
TL-MISS-09 = Les épreuves n’emploient jamais la piste de Raté.

## Épuiser et rétablir

TL-EXH-01 = Dans un combat (planification) ou une épreuve, un joueur peut épuiser une carte de Héros qui ne l’est pas : il la retourne, remet au sac les runes qu’il vient de tirer et gagne l’effet d’épuisement.
TL-EXH-02 = Être épuisé de force retourne la carte, mais ne donne pas l’effet d’épuisement et ne rend pas de runes.
TL-EXH-03 = Seul un effet de rétablissement la remet à l’endroit.
TL-EXH-04 = Épuisé de force alors qu’on l’est déjà : rien ne se passe. Un effet dont le coût est de s’épuiser n’est pas offert à un Héros épuisé.
TL-EXH-05 = Rétabli sans être épuisé : rien ne se passe.
TL-EXH-06 = Moment, en planification : après avoir vu les 3 runes d’un tirage et avant d’en placer aucune. Les 3 retournent au sac, que l’on mélange ; le joueur choisit alors d’en tirer 3 autres ou de s’arrêter.
TL-EXH-07 = Moment, dans une épreuve : après avoir vu les 7 runes, avant de compter les réussites. Les 7 retournent au sac et le joueur en tire 7 autres ; ce second résultat compte.
TL-EXH-08 = Si le premier tirage de la planification est rendu, un nouveau est obligatoire (un Héros fait toujours un tirage complet).
TL-EXH-09 = Si l’effet d’épuisement ne sert à rien à ce moment, il est simplement perdu.
TL-EXH-10 = On ne peut s’épuiser hors de la planification d’un combat et des épreuves, sauf comme coût d’une carte.

## Ennemis

TL-ENEMY-01 = Chaque Ennemi a des PV, une ATT, une DÉF et jusqu’à 2 capacités (capacité 1, capacité 2).
TL-ENEMY-02 = Chaque unité qui n’est pas un Boss attaque une fois par combat.
TL-ENEMY-03 = Les capacités ne se déclenchent que par les cartes d’Attaque ennemie et visent le Héros défenseur, sauf indication.
TL-ENEMY-04 = Ordinaires : des figurines, aux valeurs de la carte Ennemi en jeu.
TL-ENEMY-05 = Élite : une figurine avec un pion Élite, aux valeurs d’un POI.
TL-ENEMY-06 = PNJ : un pion Ennemi, aux valeurs d’un POI.
TL-ENEMY-07 = Les Ennemis mobiles peuvent être déplacés par des Événements.
TL-ENEMY-08 = Des Ennemis peuvent être placés dans des régions de mer, mais ne franchissent jamais une frontière de mer en se déplaçant.
TL-ENEMY-09 = Plusieurs Ennemis d’une sorte placés en même temps forment un groupe.
TL-ENEMY-10 = Un Ennemi placé seul est un groupe à lui seul. Les groupes qui se rencontrent restent distincts : deux groupes de draugar dans une région sont toujours deux groupes (chacun avec sa Menace). Ils combattent ensemble.
TL-ENEMY-11 = S’il manque des figurines : placez celles qui restent, puis prenez-en une à une aux autres groupes de cette sorte qui en ont 2 ou plus, en laissant une Menace ! à leur place et toujours 1 figurine par groupe ; s’il en manque encore, n’en placez pas.
TL-ENEMY-12 = D’un groupe qui donne une figurine, on prend la moins blessée ; elle arrive sans dégâts, et les siens restent sur le ! laissé derrière elle, toujours un seul ! quel que soit le nombre de joueurs. Sans pion Menace en réserve, la figurine ne peut pas être prise.
TL-ENEMY-13 = Si les pions Ennemi ou Élite viennent à manquer, placez-en autant qu’il y en a.
TL-ENEMY-14 = Ennemis liés à un POI : les ordinaires suivent leur carte Ennemi ; Élites et PNJ suivent le POI.
TL-ENEMY-15 = Les Ennemis liés à un POI ne sont jamais déplacés par des Événements, même si leur carte les dit mobiles.
TL-ENEMY-16 = « Vainquez X Ennemis » retire X unités remplissant la condition ; qui choisit : TL-GLOSS-08. Cela ne donne pas d’XP en soi ; libérer la région dans un combat en donne (TL-COMBAT-RES-30).
TL-ENEMY-17 = La Menace attachée à un Ennemi lié à un POI l’est aussi. Si le Livre défausse le pion POI du vivant de ses Ennemis, ils gardent leurs valeurs mais ne retiennent plus les Héros (TL-TRAVEL-04 cesse, TL-TRAVEL-03 commence).

## Boss

TL-BOSS-01 = Marqué « Boss ». Une figurine pour ceux qui reviennent, un pion Ennemi pour ceux d’une seule fois.
TL-BOSS-02 = PV maximum = PV imprimés x nombre de Héros dans la partie.
TL-BOSS-03 = Attaques = nombre de Héros dans la partie, résolues l’une après l’autre, une carte d’Attaque pour chacune.
TL-BOSS-04 = Pas de Menace automatique pour les Boss.
TL-BOSS-05 = « Héros dans la partie », et non dans la région ni seulement ceux qui ne sont pas vaincus.
TL-BOSS-06 = En solo, le mercenaire compte : donc 2.
TL-BOSS-07 = Un défenseur est choisi à nouveau pour chaque attaque d’un Boss. Les joueurs décident quand vient le tour du Boss parmi les Ennemis ; une fois commencé, il fait toutes ses attaques avant qu’un autre Ennemi attaque.
TL-BOSS-08 = Une instruction qui attache expressément une Menace à un Boss ajoute des unités ayant les PV imprimés (non multipliés) du Boss et une attaque chacune.
TL-BOSS-09 = Un POI qui annonce un Boss au pluriel n’en est pas moins une seule unité, sauf si son nombre dit autre chose.
TL-BOSS-10 = Les valeurs d’un Boss viennent d’un POI ou, pour une figurine de Boss, d’une carte Ennemi marquée Boss ; chaque figurine nommée n’existe qu’une fois.

## Cartes d’Attaque ennemie

TL-ATTACK-01 = Une carte est révélée pour chaque attaque ennemie ; modificateur de -2 à +3, ou Raté.
TL-ATTACK-02 = Pioche de 12 : un -2 avec capacité ; un -1 avec chacune des deux capacités ; deux +0 avec capacité ; deux +0 simples ; deux +1 ; un +2 ; un +3 qui remélange ; un Raté qui remélange. Quelle capacité : -2 = capacité 2, premier -1 = capacité 1, second -1 = capacité 2, les deux +0 = capacité 1.
TL-ATTACK-03 = Une capacité ne se déclenche jamais avec un modificateur positif.
TL-ATTACK-04 = Si l’Ennemi n’a pas la capacité déclenchée, seul le modificateur compte.
TL-ATTACK-05 = +3 et Raté : appliquez-les, puis remélangez dans la pioche la défausse et cette carte.
TL-ATTACK-06 = Raté : cette attaque n’a aucun effet.
TL-ATTACK-07 = La défausse est publique ; on peut compter les cartes.
TL-ATTACK-08 = Si la pioche est vide quand il faut une carte, mélangez la défausse. (Possible après un Présage qui met des cartes dessous ou après des effets qui en retirent ; d’ordinaire, les deux cartes qui remélangent l’évitent.)
TL-ATTACK-09 = Le mélange de TL-ATTACK-05 se fait une fois l’attaque entièrement résolue.
TL-ATTACK-10 = ATT totale d’un Ennemi = valeur + modificateur + état sur l’Ennemi + autres effets, au moins 0.

## Menace

TL-THREAT-01 = Chaque ! est une unité de plus de la sorte à laquelle il est attaché et se comporte exactement comme les autres.
TL-THREAT-02 = 1 ou 2 joueurs : placée seulement sur instruction, face !.
TL-THREAT-03 = 3 joueurs : sur instruction et avec chaque Ennemi ou groupe placé qui n’est pas un Boss, face !.
TL-THREAT-04 = 4 joueurs : de même, face !! (2 unités).
TL-THREAT-05 = Un pion par groupe placé, non par figurine.
TL-THREAT-06 = Placée avec un Ennemi : attachée aussitôt. Placée sur instruction dans une région avec des Ennemis : attachée aussitôt ; s’il y a plusieurs groupes, les joueurs choisissent.
TL-THREAT-07 = Placée sur instruction dans une région vide : elle y attend et s’attache au premier groupe qui entre ; si plusieurs entrent ensemble, les joueurs choisissent.
TL-THREAT-08 = La Menace se déplace avec son groupe.
TL-THREAT-09 = Réserve vide : prenez la Menace non attachée la plus éloignée de la région ; si toutes sont attachées, n’en ajoutez pas.
TL-THREAT-10 = Un ! doit être vaincu avant les figurines et pions de son groupe.
TL-THREAT-11 = Avec !!, la première mise à mort le retourne en !.
TL-THREAT-12 = Tant qu’un groupe a un !, une Attaque ou des dégâts visant ce groupe doivent donc viser le ! (et avec !!, celui du moment). Les dégâts d’un !! à demi vaincu repartent de zéro après le retournement.
TL-THREAT-13 = La règle des faces (TL-THREAT-02 à 04) vaut aussi pour les pions placés sur instruction : à 4 joueurs, toujours !!. Seule exception : le ! laissé par TL-ENEMY-11.
TL-THREAT-14 = Une Menace automatique accompagne aussi un groupe que place un Événement, une carte ou une capacité ; un groupe qui ne fait que se déplacer sur la carte n’en reçoit pas.
TL-THREAT-15 = La Menace non attachée ne compte pas comme un Ennemi : elle n’empêche ni Exploration, ni Voyage, ni Événements.
TL-THREAT-16 = Quand un effet (« Vainquez 1 Ennemi ») retirerait la dernière figurine d’un groupe qui a encore des !, c’est d’abord un ! qui est retiré.
TL-THREAT-17 = Une figurine dont les dégâts atteignent les PV alors que son groupe a encore un ! : un ! part à sa place, et la figurine reste avec les dégâts de ce !.

## Manches et Phases

TL-PHASE-01 = Une manche est un parcours des cartes Phase en pochette, de haut en bas ; les pochettes vides sont sautées.
TL-PHASE-02 = Chaque Héros ou compagnie résout une Phase avant que le marqueur avance.
TL-PHASE-03 = Dans une Phase, les joueurs choisissent l’ordre des Héros ou des compagnies.
TL-PHASE-04 = De nouvelles Phases peuvent apparaître ou remplacer des Phases existantes ; une Phase est achevée avant que la suivante commence.
TL-PHASE-05 = Ordre de départ : Voyage, Rencontre, Exploration.
TL-PHASE-06 = Une carte Phase mise en pochette pendant une manche : si son numéro est après le marqueur, elle se joue cette manche, sinon dès la suivante.
TL-PHASE-07 = Une Phase remplacée pendant qu’on la résout s’achève selon l’ancienne carte.

## Voyage

TL-TRAVEL-01 = Chaque Héros peut aller dans une région voisine, ou rester.
TL-TRAVEL-02 = Les régions qui partagent une frontière sont voisines.
TL-TRAVEL-03 = Quitter une région où sont des Ennemis non liés à un POI coûte à ce Héros 1 PV par unité ennemie présente, payé avant de partir. Chaque ! compte.
TL-TRAVEL-04 = Un Héros dans une région avec des Ennemis liés à un POI ne peut pas voyager.
TL-TRAVEL-05 = Une frontière de mer (bleue) ne se franchit qu’en Navire.
TL-TRAVEL-06 = Si payer TL-TRAVEL-03 vainc le Héros, il ne part pas.
TL-TRAVEL-07 = Le nombre d’Ennemis se compte au départ de ce Héros.
TL-TRAVEL-08 = Un Boss compte pour un Ennemi.
TL-TRAVEL-09 = Chaque Héros voyage au plus une fois par Phase de Voyage, l’un après l’autre ; des Héros peuvent quitter une compagnie et en rejoindre une autre.
TL-TRAVEL-10 = Les PV perdus ici sont « perdus », ce n’est pas une attaque : pas de Parades (en solo, les runes du mercenaire peuvent les remplacer, TL-SOLO-12).

## Navires

TL-SHIP-01 = Les Navires viennent d’Aventures, de Quêtes annexes ou de cartes ; il en existe deux figurines.
TL-SHIP-02 = Un Héros n’embarque que dans la région du Navire, et le fait d’office en franchissant une frontière de mer.
TL-SHIP-03 = Tous les Héros à bord sont une seule compagnie et se déplacent avec le Navire.
TL-SHIP-04 = Dans une région qui a de la terre ferme, les Héros débarquent d’office.
TL-SHIP-05 = Les Navires ne survivent pas à l’Aventure, sauf texte contraire.
TL-SHIP-06 = Pas d’Événements pour les Héros à bord.
TL-SHIP-07 = Au rivage, chaque Héros de la région du Navire choisit d’aller avec lui ou non ; ceux qui le font se déplacent ensemble. En mer, tous ceux qui sont à bord se déplacent, ou personne.
TL-SHIP-08 = Un Navire avance d’une région au plus par Phase de Voyage, et jamais sans Héros à bord.
TL-SHIP-09 = Le Navire reste dans la région de terre où il accoste. Franchir une frontière de mer entre deux régions de terre est un seul déplacement.
TL-SHIP-10 = Une région de mer n’a pas de terre ferme ; chacune de ses frontières est une frontière de mer. Les Héros qui y sont sont à bord. Les Ennemis qui y sont se combattent à la Rencontre comme d’habitude.
TL-SHIP-11 = Un Navire ne peut être perdu tant que des Héros sont en mer à son bord ; une instruction de le retirer les envoie d’abord dans la région de terre la plus proche de leur choix.
TL-SHIP-12 = Quitter une région de mer où sont des Ennemis coûte des PV selon TL-TRAVEL-03 à chaque Héros à bord ; un Ennemi lié à un POI y arrête le Navire.
TL-SHIP-13 = Un Héros vaincu en mer reste à bord et se déplace avec le Navire.
TL-SHIP-14 = Deux Navires dans une région de mer : leurs équipages sont une seule compagnie pour tout ce qui regarde les régions (TL-GEN-03) ; chaque Navire avance de son côté, et personne ne change de Navire en mer.

## Rencontre

TL-ENGAGE-01 = Les Héros dans une région avec des Ennemis doivent combattre, tous les Héros de la région contre tous ses Ennemis.
TL-ENGAGE-02 = Chaque région de terre ferme qui a des Héros et pas d’Ennemis reçoit une carte Événement.
TL-ENGAGE-03 = À bord d’un Navire : pas d’Événement.
TL-ENGAGE-04 = Les Héros ne résolvent que l’Événement de leur région.
TL-ENGAGE-05 = Ordre des régions : au choix des joueurs.
TL-ENGAGE-06 = Chaque région occupée est résolue exactement une fois par Phase de Rencontre, en combat ou en Événement selon ce qui s’y trouve à son tour. Après un combat gagné, pas d’Événement. Des Ennemis qui entrent dans une région déjà résolue attendent la prochaine Phase de Rencontre (mais ils empêchent son Exploration).
TL-ENGAGE-07 = Une région dont tous les Héros sont vaincus n’est pas résolue.

## Événements

TL-EVENT-01 = Une carte Événement a une description et des effets, et parfois une épreuve avec réussite et échec.
TL-EVENT-02 = Effets sur les Héros : chaque Héros de la région les résout. Effets sur le jeu (déplacer des Ennemis, par exemple) : une fois pour toute la compagnie.
TL-EVENT-03 = Les épreuves d’Événement sont obligatoires pour chaque Héros de la région.
TL-EVENT-04 = Déplacer les Ennemis : chaque groupe mobile de la carte avance d’une région vers le Héros le plus proche, avec sa Menace.
TL-EVENT-05 = Égalités (quel Héros, quel chemin) : au choix des joueurs.
TL-EVENT-06 = Les Ennemis ne franchissent jamais de frontière de mer en se déplaçant.
TL-EVENT-07 = Pour savoir qui est le plus proche, la distance se compte en frontières de toute sorte (l’exemple compte le Héros en mer à égalité), mais un groupe ne passe jamais que par une frontière de terre qui raccourcit la distance par terre jusqu’à un des Héros les plus proches ; si aucun de ceux-ci n’est accessible par terre, prenez le plus proche qui le soit ; s’il n’y en a pas, le groupe ne bouge pas.
TL-EVENT-08 = Un groupe déjà dans une région avec un Héros ne bouge pas.
TL-EVENT-09 = L’issue d’une épreuve d’Événement est individuelle (« chaque Héros qui réussit/échoue »), sauf si la carte dit autre chose.
TL-EVENT-10 = Les Événements piochés sont défaussés ; une pioche vide est refaite de la défausse.
TL-EVENT-11 = Les joueurs choisissent l’ordre de déplacement des groupes ; tous comptent à partir de leur place au début de l’effet.
TL-EVENT-12 = Des Ennemis placés par un Événement dans la région des Héros pendant la Rencontre ne se combattent pas avant la prochaine Phase de Rencontre (TL-ENGAGE-06).
TL-EVENT-13 = Les Héros vaincus ne comptent pas quand on cherche le Héros le plus proche.

## Combat : planification

TL-COMBAT-PLAN-01 = Tous les Héros de la région y prennent part. Tous font les étapes en même temps.
TL-COMBAT-PLAN-02 = Étape 1 : chacun peut employer des Objets et Compagnons Instantanés.
TL-COMBAT-PLAN-03 = Étape 2 : piochez 4 Prouesses et étalez-les.
TL-COMBAT-PLAN-04 = Si la pioche de Prouesses ne suffit pas, mélangez la défausse pour en refaire une.
TL-COMBAT-PLAN-05 = Piochez d’abord ce qui reste, puis mélangez la défausse et continuez. S’il y en a encore trop peu, jouez avec moins.
TL-COMBAT-PLAN-06 = Étape 3 : tirez 3 runes ; chacune doit aller sur un emplacement libre qui lui convient s’il y en a un, sinon sur la piste de Raté.
TL-COMBAT-PLAN-07 = Les runes d’un tirage se placent dans n’importe quel ordre ; chacune va sur un emplacement libre qui lui convient s’il y en a un à ce moment, et sur la piste de Raté seulement s’il n’y en a pas. Tout résultat d’un tel ordre est permis, même s’il prend un emplacement qu’une autre rune aurait pu avoir. Une rune Sauvage doit être placée s’il reste un emplacement libre.
TL-COMBAT-PLAN-08 = Étape 4 : après le placement, continuez (tirez-en 3 de plus) ou arrêtez-vous.
TL-COMBAT-PLAN-09 = Un Héros s’arrête quand son joueur le dit ou quand les 5 emplacements de Raté sont pleins.
TL-COMBAT-PLAN-10 = Les runes qui ne vont ni sur un emplacement ni sur la piste de Raté pleine retournent au sac, et le Héros s’arrête.
TL-COMBAT-PLAN-11 = Quand le cinquième emplacement de Raté se remplit au milieu d’un tirage, les runes restantes de ce tirage peuvent encore être placées sur des emplacements.
TL-COMBAT-PLAN-12 = Les Prouesses Instantanées agissent dès qu’elles sont pleines.
TL-COMBAT-PLAN-13 = S’épuiser est la seule façon de rendre des runes tirées (TL-EXH).
TL-COMBAT-PLAN-14 = Quand tous les Héros se sont arrêtés, passez à la résolution.
TL-COMBAT-PLAN-15 = Moins de 3 runes dans le sac : tirez celles qu’il y a ; un sac vide oblige à s’arrêter.
TL-COMBAT-PLAN-16 = L’ordre entre les joueurs n’importe pas dans la planification, sauf pour les effets Instantanés qui touchent autrui ; alors, premier arrivé, premier servi ; en cas de désaccord, le meneur tranche. Les robots agissent dans l’ordre des places.
TL-COMBAT-PLAN-17 = La force de tirage (4 Prouesses, 3 runes, 7 aux épreuves) est un nombre propre à chaque Héros que des cartes peuvent changer.
TL-COMBAT-PLAN-18 = Seul l’Objet du dessus peut servir à l’étape 1 ; une fois employé, il passe dessous, et le suivant peut servir aussi s’il est Instantané.
TL-COMBAT-PLAN-19 = Un effet Instantané qui retire le dernier Ennemi met fin au combat aussitôt ; les Prouesses piochées sont défaussées, les runes rendues.
TL-COMBAT-PLAN-20 = On regarde si la piste de Raté est pleine quand toutes les runes d’un tirage sont posées et que les Prouesses Instantanées ainsi remplies ont agi ; une rune qui a trouvé la piste pleine a déjà arrêté le Héros.

## Combat : résolution

TL-COMBAT-RES-01 = Étape 1 : chaque Héros résout le résultat de sa piste de Raté (TL-MISS-02 à 04).
TL-COMBAT-RES-02 = Étape 2 : chaque Héros peut employer Compétences actives et Attaques Rapides dans n’importe quel ordre.
TL-COMBAT-RES-03 = Attaque : ATT totale de l’Attaque moins DÉF totale de la cible = dégâts (au moins 0).
TL-COMBAT-RES-04 = Étape 3 : chaque unité ennemie attaque ; les joueurs choisissent l’ordre, sauf indication.
TL-COMBAT-RES-05 = Pour chaque attaque : (a) choisir le Héros défenseur ; (b) révéler la carte ; (c) ATT totale et capacité ; (d) Compétences et Parades ; (e) perte = ATT moins DÉF, au moins 0 ; (f) défausser la carte.
TL-COMBAT-RES-06 = Le défenseur est choisi avant de voir la carte.
TL-COMBAT-RES-07 = Un Héros à 0 PV est vaincu, quitte le combat et la manche.
TL-COMBAT-RES-08 = Étape 4 : chaque Héros peut employer les Attaques et Compétences qui lui restent.
TL-COMBAT-RES-09 = Étape 5 : chaque Héros peut employer l’Objet actif (puis le suivant, chacun une fois).
TL-COMBAT-RES-10 = Les Personnalités, Compagnons et Titres qui regardent le combat agissent pendant la résolution.
TL-COMBAT-RES-11 = Un Ennemi dont les dégâts atteignent les PV est retiré aussitôt et ne prend plus part au combat.
TL-COMBAT-RES-12 = Le combat est fini aussitôt qu’il ne reste plus d’Ennemi dans la région.
TL-COMBAT-RES-13 = « Aussitôt » veut dire que les Compétences, Attaques et Objets inemployés sont perdus, mais que les effets de la carte qui a porté le dernier coup s’achèvent.
TL-COMBAT-RES-14 = À la fin : toutes les runes aux sacs, les Prouesses révélées à la défausse, les pions Personnalité remis à l’endroit.
TL-COMBAT-RES-15 = Les Ennemis survivants restent et se combattent à la prochaine Phase de Rencontre. Un combat = un parcours des cinq étapes.
TL-COMBAT-RES-16 = Si tous les Héros du combat sont vaincus, il s’achève aussitôt ; les Ennemis survivants gardent leurs dégâts.
TL-COMBAT-RES-17 = Une unité qui entre en jeu pendant le combat (capacité qui ajoute de la Menace) n’attaque à l’étape 3 que si celle-ci n’est pas finie, et une seule fois.
TL-COMBAT-RES-18 = La capacité se résout avant les Parades. Si elle vainc le défenseur, l’attaque s’arrête là.
TL-COMBAT-RES-19 = Un Héros peut employer plusieurs Parades et Compétences contre une attaque ; la DÉF en trop est perdue.
TL-COMBAT-RES-20 = Une Parade ne protège que celui qui l’emploie, qui doit être le défenseur, sauf si son texte dit autre chose.
TL-COMBAT-RES-21 = Chaque unité a son défenseur, choisi à part ; un même Héros peut affronter autant d’attaques que l’on veut.
TL-COMBAT-RES-22 = Une Attaque doit avoir une cible permise dans la région ; les cibles se choisissent quand on l’emploie. S’il y a plusieurs unités, l’attaquant choisit, sous réserve de TL-THREAT-12.
TL-COMBAT-RES-23 = Les coups d’Objets, de Compagnons ou de capacités dits « infligez X » comptent ATT moins DÉF comme une Attaque, mais n’en sont pas une (pas d’état d’ATT). Dits « reçoit X dégâts » ou « vainquez », ils ignorent la DÉF.
TL-COMBAT-RES-24 = Attaques à plusieurs coups : chaque coup peut prendre une nouvelle cible ; DÉF et modificateurs s’appliquent à chacun.
TL-COMBAT-RES-30 = Quand un combat libère la région de ses Ennemis, chaque Héros qui y a pris part gagne 1 XP (Aventures principales seulement).
TL-COMBAT-RES-31 = Les Héros vaincus pendant ce combat n’en gagnent pas. Plusieurs groupes éliminés dans un combat ne donnent qu’1 XP.
TL-COMBAT-RES-32 = Région libérée par une carte hors combat : pas d’XP.
TL-COMBAT-RES-33 = Quand un autre Héros devient le défenseur d’une attaque, la DÉF opposée pour le premier est perdue ; ce qui change l’attaque elle-même reste.

## Épreuves

TL-TEST-01 = Types : Charisme, Agilité, Intelligence, Force ; chacune a une difficulté chiffrée.
TL-TEST-02 = Chaque Héros de l’épreuve tire 7 runes ; chaque rune de la sorte du type est 1 réussite ; une rune Sauvage compte toujours, une rune d’Ombre jamais (sauf indication).
TL-TEST-03 = Rune de chaque type : Charisme, Eau ; Agilité, Terre ; Intelligence, Vent ; Force, Feu.
TL-TEST-04 = L’épreuve est réussie quand les réussites atteignent la difficulté.
TL-TEST-05 = Tous les participants tirent d’abord, puis on regarde les issues.
TL-TEST-06 = Issues A : au moins 1 Héros réussit / tous échouent : une seule issue pour la compagnie.
TL-TEST-07 = Issues B : tous les Héros réussissent / au moins 1 échoue : une seule issue pour la compagnie.
TL-TEST-08 = Issues C : il réussit / il échoue : épreuves d’un seul Héros ; une seule issue pour la compagnie.
TL-TEST-09 = Issues D : chaque Héros qui réussit / chaque Héros qui échoue : issues individuelles.
TL-TEST-10 = « Chacun peut » : facultatif ; si la compagnie le fait, tous ceux qui sont présents y prennent part.
TL-TEST-11 = « Qui veut peut » : facultatif ; un ou plusieurs y prennent part, chacun décidant pour soi.
TL-TEST-12 = « Un seul peut » : facultatif ; exactement un y prend part.
TL-TEST-13 = « Chacun doit » : obligatoire pour tous ceux qui sont présents.
TL-TEST-14 = « Un seul doit » : obligatoire pour exactement un Héros, choisi par la compagnie.
TL-TEST-15 = Une épreuve peut dépendre d’une condition (Classe, Compagnon, Objet, pion Quête).
TL-TEST-16 = Épreuves d’Événement : voir TL-EVENT-03.
TL-TEST-17 = Les runes tirées retournent au sac après l’épreuve.
TL-TEST-18 = Pour les issues A et B, seuls les participants comptent. Si personne ne tente une épreuve facultative, aucune issue ne vaut et le paragraphe continue par l’instruction suivante.
TL-TEST-19 = Issues D avec paragraphes à lire : si les issues nomment des paragraphes, la compagnie lit celui de la réussite dès que quelqu’un a réussi.
TL-TEST-20 = Un sac de moins de 7 runes : tirez tout.
TL-TEST-21 = « La Classe X réussit d’office » : ce Héros ne tire rien et compte comme une réussite. Un changement de difficulté pour une Classe ne vaut que pour ce Héros.
TL-TEST-22 = S’épuiser dans une épreuve : TL-EXH-07.
TL-TEST-23 = Une épreuve ouverte à certains Héros seulement (Classe, carte, pion), sans qu’aucun soit présent, n’a pas lieu ; elle compte comme déclinée.
TL-TEST-24 = Tous les participants tirent, puis qui le veut s’épuise (TL-EXH-07) en connaissant tous les tirages, puis on regarde les issues.
TL-TEST-25 = Un Héros vaincu au milieu d’une épreuve y a échoué.

## Exploration

TL-EXPLORE-01 = Dans une région sans Ennemis, les Héros peuvent user du Lieu, des POI qui s’y trouvent, ou des deux.
TL-EXPLORE-02 = S’il y a un Ennemi dans la région, la Phase y est sautée.
TL-EXPLORE-03 = L’ordre (Lieu ou POI d’abord) est libre, sauf qu’un Lieu obligatoire passe en premier (TL-LOC-05) ; le Lieu peut servir avant et après un POI à des Héros différents, une fois à chacun.
TL-EXPLORE-04 = Des Ennemis qui apparaissent pendant l’Exploration (par un paragraphe du Livre) y mettent fin dans cette région pour cette Phase.
TL-EXPLORE-05 = Une compagnie peut user de plusieurs POI de sa région dans une même Phase d’Exploration, l’un après l’autre, tant que la région reste sans Ennemis.

## Lieux

TL-LOC-01 = Chaque Héros peut en profiter s’il remplit lui-même la condition.
TL-LOC-02 = Un Lieu obligatoire est activé une fois, sans choix, à chaque Phase d’Exploration où des Héros s’y trouvent.
TL-LOC-03 = Les Lieux à heure dite ne peuvent pas être activés pendant l’Exploration.
TL-LOC-04 = Chaque Héros peut activer un Lieu au plus une fois par Phase d’Exploration.
TL-LOC-05 = Un Lieu obligatoire agit une fois pour la compagnie si son effet porte sur le jeu, une fois pour chaque Héros s’il porte sur les Héros ; avant tout POI.
TL-LOC-06 = Un Lieu obligatoire dans une région avec des Ennemis ne fait rien (la Phase est sautée).
TL-LOC-07 = Un Lieu gardé dans la zone des récits (TL-CARD-16) n’est d’aucune région : on ne peut le visiter pendant l’Exploration ; seuls ses effets à heure dite ou permanents agissent.
TL-LOC-08 = Un effet de Lieu qui vient à un moment de la manche ne touche que les Héros de sa région, et « ici » est cette région.

## Points d’intérêt

TL-POI-01 = Jusqu’à 12 par Aventure, A à L ; ordinaires (verts) ou liés à des Ennemis (rouges).
TL-POI-02 = Révéler : ouvrez la fenêtre, lisez-la à voix haute, posez le pion dans sa région.
TL-POI-03 = Ordinaire : n’importe où sur la carte ; défaussé seulement quand le Livre le dit.
TL-POI-04 = Lié à des Ennemis : toujours dans la région de la compagnie qui lit ; le paragraphe dit quels Ennemis placer avec lui ; son pion est défaussé dès qu’on en use, sauf indication.
TL-POI-05 = En user pendant l’Exploration, dans une région sans Ennemis : lisez son paragraphe.
TL-POI-06 = Les Ennemis d’un POI doivent d’abord être vaincus.
TL-POI-07 = User d’un POI est facultatif.
TL-POI-08 = Une fenêtre ouverte le reste ; révéler de nouveau un POI ordinaire remet seulement son pion s’il n’est pas sur la table (liés à des Ennemis : TL-POI-12).
TL-POI-09 = Si la région imprimée d’un POI lié à des Ennemis n’est pas celle de la compagnie qui lit, c’est celle de la compagnie qui vaut.
TL-POI-10 = On peut user à nouveau d’un POI ordinaire dans une manche ultérieure si son pion est encore là ; les paragraphes devraient poser des conditions ou le défausser.
TL-POI-11 = Si les Héros qui ont révélé un POI rouge sont tous vaincus, les Ennemis restent, et tout Héros peut les combattre plus tard.
TL-POI-12 = Révéler un POI lié à des Ennemis place ses Ennemis (avec la Menace automatique) en même temps que son pion. Le révéler de nouveau ne fait rien tant que son pion est sur la table ; ensuite, cela ramène pion et Ennemis.

## Plans d’Aventure

TL-ADVMAP-01 = Employés quand le Livre le dit ; divisés en cases, chacune avec un paragraphe.
TL-ADVMAP-02 = La compagnie ne peut pas se séparer. Tous les Héros vont dans la région du Héros ou de la compagnie qui a révélé le plan, sans perdre de PV pour les Ennemis quittés.
TL-ADVMAP-03 = Pion Compagnie sur la case de départ.
TL-ADVMAP-04 = Voyage : menez le pion Compagnie sur une case reliée par une porte ou un chemin, ou restez.
TL-ADVMAP-05 = Pas d’Événements. Sur une case sans Ennemis, la Rencontre est sautée.
TL-ADVMAP-06 = Exploration : lisez le paragraphe de la case.
TL-ADVMAP-07 = Les autres Phases comme d’habitude.
TL-ADVMAP-08 = Case dégagée : on la traverse librement, son paragraphe n’est pas lu.
TL-ADVMAP-09 = Case bloquée : on ne peut plus y entrer.
TL-ADVMAP-10 = Les POI sont placés sur la case indiquée.
TL-ADVMAP-11 = Les Ennemis placés pendant un plan sont sur la case de la compagnie, sauf si une autre est nommée ; TL-TRAVEL-03 et 04 valent pour quitter cette case.
TL-ADVMAP-12 = « Librement » : entrer sur une case dégagée ne met pas fin au déplacement ; en une Phase de Voyage, la compagnie peut traverser autant de cases dégagées qu’elle veut et s’arrêter sur la première qui ne l’est pas ou sur n’importe quelle case dégagée.
TL-ADVMAP-13 = Lire le paragraphe d’une case non dégagée est obligatoire à l’Exploration tant que la compagnie y est (sauf s’il a déjà été lu pendant cette visite).
TL-ADVMAP-14 = Le plan prend fin quand un paragraphe le dit (leave_map) ou à la Fin ; les Héros restent dans la région de TL-ADVMAP-02.
TL-ADVMAP-15 = Un Héros vaincu sur un plan revient la manche suivante sur la case de la compagnie.
TL-ADVMAP-16 = Les Lieux de la région d’accueil ne peuvent pas servir tant qu’on est sur le plan.
TL-ADVMAP-18 = Si la case où est la compagnie devient bloquée, la compagnie peut rester ou partir, mais pas revenir ; le paragraphe n’est pas relu.
TL-ADVMAP-17 = Pour « le Héros le plus proche », les Ennemis de la carte comptent jusqu’à la région d’accueil.
TL-ADVMAP-19 = La Menace automatique vaut pour les Ennemis placés sur une case comme sur le plateau de la carte.
TL-ADVMAP-20 = Ouvrir un plan met fin à la Phase d’Exploration pour tous. Le paragraphe de la case de départ est lu à la prochaine Phase d’Exploration qui y trouve la compagnie, sauf si le paragraphe d’ouverture y mène aussitôt.
TL-ADVMAP-21 = Tant que le plan sert, les Ennemis de la région d’accueil ne combattent pas la compagnie ni ne l’empêchent d’explorer, et rien de cette région ne la concerne ; on les retrouve à la fin du plan.
TL-ADVMAP-22 = On use d’un POI de la case de la compagnie à l’Exploration comme d’habitude, après la lecture obligatoire de TL-ADVMAP-13.
TL-ADVMAP-23 = Des Ennemis sur une case dégagée arrêtent la compagnie : elle peut y entrer, mais non la traverser dans le même déplacement.

## Montée de niveau

TL-LEVEL-01 = À 3 XP, le joueur doit monter de niveau : défaussez 3 XP, piochez les 3 premières cartes de la pioche d’améliorations, choisissez-en 1.
TL-LEVEL-02 = Remplacez la version inférieure dans la pioche de Prouesses (l’ancienne carte à la boîte), mélangez la pioche.
TL-LEVEL-03 = Des deux autres, l’une va sur la pioche d’améliorations et l’autre dessous, au-dessus des ultimes s’il y en a.
TL-LEVEL-04 = Une fois toutes les Prouesses de niveau I améliorées, choisissez 1 des 2 ultimes pour la pioche ; l’autre est retirée du jeu.
TL-LEVEL-05 = Les Prouesses légendaires améliorent celles de niveau II.
TL-LEVEL-06 = Montez de niveau dès que le troisième XP arrive, mais jamais au milieu d’un combat (les XP viennent de toute façon à sa fin) et une fois achevée l’instruction du Livre en cours. Les XP en trop sont gardés.
TL-LEVEL-07 = L’ancienne version est retirée où qu’elle soit (pioche ou défausse) ; la nouvelle va dans la pioche, que l’on mélange ; la défausse reste.
TL-LEVEL-08 = Les ultimes ne sont jamais parmi les 3 cartes piochées ; s’il en reste moins de 3 autres, piochez celles-là ; avec 2, celle qui n’est pas choisie retourne dessus ; avec 1, prenez-la.
TL-LEVEL-09 = Prendre l’ultime est gratuit, aussitôt après la huitième amélioration, et facultatif. La pioche d’améliorations est ensuite faite des 8 Prouesses légendaires, mélangées.
TL-LEVEL-10 = S’il ne reste rien à améliorer, les XP restent et ne servent à rien.
TL-LEVEL-11 = La pioche de Prouesses a 8 cartes (9 avec l’ultime, +1 avec un Wyrd).
TL-LEVEL-12 = Avec 6 XP ou plus d’un coup, on monte de niveau une fois par tranche complète de 3.

## Défaite

TL-DEFEAT-01 = 0 PV : hors de la manche en cours.
TL-DEFEAT-02 = Au début de la manche suivante, ses PV passent à 6, quel que soit le maximum.
TL-DEFEAT-03 = S’il n’a pas de Wyrd dans sa pioche de Prouesses, ajoutez-en un au hasard et mélangez.
TL-DEFEAT-04 = Si aucune carte Ténèbres n’est en pochette dans la zone des récits, mettez-y CS156.
TL-DEFEAT-05 = Wyrd : une Prouesse à 3 emplacements qui donne des PC quand on l’emploie ; elle retourne au bac dès que son propriétaire fait sa première mise à mort d’un combat où elle est active.
TL-DEFEAT-06 = Le Héros revient dans la région où il est tombé et garde PC, runes, pions d’état et épuisement.
TL-DEFEAT-07 = « Dans sa pioche de Prouesses » comprend la défausse.
TL-DEFEAT-08 = Le Wyrd et les Ténèbres viennent à TL-DEFEAT-02 et non au moment de la défaite (c’est alors qu’on résout la carte Défaite). Si une Fin vient avant, ils ont tout de même lieu à la fin de l’Aventure.
TL-DEFEAT-09 = La défaite hors combat se passe de même. Si toute une compagnie est vaincue pendant la lecture, les instructions restantes pour « la compagnie » s’exécutent sans elle ; les choix sont faits malgré tout par ses joueurs, pour que l’histoire continue.
TL-DEFEAT-10 = On ne peut perdre une Aventure par défaite ; seul le Livre peut la faire mal finir.
TL-DEFEAT-11 = Un Wyrd pioché prend une des 4 places de Prouesse ; c’est une Compétence. « Vaincre un Ennemi » = une Prouesse, un Objet ou un Compagnon de ce Héros retire une unité (! compris). Une mise à mort qui a précédé, dans le même combat, le moment où le Wyrd devient actif ne compte pas après coup.
TL-DEFEAT-12 = Si les PV doivent passer à 6 et que le maximum du Héros est plus bas, prenez 6 quand même.
TL-DEFEAT-13 = Si tous les Héros sont vaincus dans la même manche, achevez-la sans actions et commencez la suivante.
TL-DEFEAT-14 = Ce qu’une Fin donne à tous les Héros est donné aussi à ceux qui sont vaincus à ce moment.
TL-DEFEAT-15 = Tant que toute une compagnie est vaincue, une épreuve qu’elle doit passer est ratée sans tirage. Une question posée à chaque Héros reçoit la réponse des joueurs des Héros vaincus quand aucun de ceux qu’elle vise n’est debout.

## La fin d’une Aventure

TL-END-01 = Lisez la Fin, suivez ses instructions, puis les effets FIN.
TL-END-02 = Les sacs reviennent aux runes de départ ; les pions XP sont gardés.
TL-END-03 = Tous les autres pions et figurines quittent la table, sauf les pions génériques sur des cartes en pochette (TL-CAMP-10).
TL-END-04 = Les cartes Ennemi retournent au bac.
TL-END-05 = Gardés pour chaque Héros : ses deux pioches de Prouesses, sa carte de Héros et tous ses Objets, Compagnons et Titres. Les Prouesses hors jeu sont gardées à part.
TL-END-06 = Les autres cartes en pochette restent, sauf indication.
TL-END-07 = Partie suivante : TL-SETUP-01 et suivantes, et TL-SETUP-30 et suivantes.
TL-END-08 = Fin de la campagne : tout revient à son état d’origine.
TL-END-09 = Les pions Quête restants sont défaussés.
TL-END-10 = Une montée de niveau en attente (3 XP grâce à la Fin) se fait avant la sauvegarde.
TL-END-11 = Une partie sauvegardée en pleine Aventure doit tout retrouver : le hasard, l’ordre des pioches, le paragraphe à moitié suivi et la décision en attente.
TL-END-12 = Les XP ne se perdent jamais entre Aventures principales et Quêtes annexes.

## Un seul joueur et le mercenaire

TL-SOLO-01 = Choisissez un autre Héros comme mercenaire : figurine, carte de Héros et ses 4 Prouesses de niveau I marquées Solo (2 de Héros, 2 de Classe).
TL-SOLO-02 = Sa figurine commence avec le Héros.
TL-SOLO-03 = Améliorez une de ces Prouesses par Aventure principale jouée (les Quêtes annexes ne comptent pas), toutes au niveau II avant aucune légendaire ; pas d’XP. Un mercenaire n’a pas d’ultimes.
TL-SOLO-04 = Posez 1 rune de la réserve sur chaque emplacement simple ; puis sur chaque emplacement double, si possible d’une sorte pas encore sur cette carte, sinon l’une ou l’autre de ses sortes.
TL-SOLO-05 = L’Objet de départ du mercenaire rejoint la pile d’Objets du Héros.
TL-SOLO-06 = Dès la deuxième Aventure, n’employez que la moitié des Objets et la moitié des Titres (arrondie à l’entier supérieur) ; les autres restent de côté et ne comptent que lorsqu’on demande s’ils sont présents.
TL-SOLO-07 = Toujours avec le Héros.
TL-SOLO-08 = Pendant la résolution d’un combat, le joueur peut employer 1 Prouesse du mercenaire comme si elle était au Héros.
TL-SOLO-09 = Ne peut être employée qu’une Prouesse qui a au moins autant de runes que chacune des autres Prouesses du mercenaire.
TL-SOLO-10 = En l’employant, déplacez 1 de ses runes sur la carte de Héros du mercenaire. Une Prouesse sans runes peut servir une dernière fois, puis elle est retournée face cachée.
TL-SOLO-11 = Dans une épreuve, les runes de la bonne sorte sur les cartes du mercenaire peuvent aller à la réserve pour 1 réussite chacune.
TL-SOLO-12 = Chaque PV que le Héros perdrait peut être remplacé en défaussant 1 de ces runes à la réserve.
TL-SOLO-13 = Le mercenaire ajoute son effet d’épuisement ; rétablir le Héros le rétablit aussi.
TL-SOLO-14 = Sa Classe compte comme présente pour le Livre, ses épreuves, avantages et inconvénients valant pour le Héros.
TL-SOLO-15 = Il ne compte comme un Héros que pour les valeurs des Boss.
TL-SOLO-16 = Il ne peut gagner ni cartes, ni états, ni PV, ni PC, ni runes, ni pions.
TL-SOLO-17 = Une Prouesse du mercenaire par combat.
TL-SOLO-18 = TL-SOLO-09 ne compare que les Prouesses face visible. Une Prouesse dont des runes ont été défaussées pour des épreuves ou des PV compte avec ce qui lui reste.
TL-SOLO-19 = L’effet d’épuisement supplémentaire : la carte de Héros du mercenaire s’épuise à part ; le joueur peut l’épuiser au moment de TL-EXH-01, rendant les runes qu’il vient de tirer et gagnant son effet ; son effet de Raté ne se déclenche jamais ; l’épuisement forcé ne touche que la carte du Héros lui-même.
TL-SOLO-20 = Les runes Sauvages sur les Prouesses du mercenaire conviennent à tout type d’épreuve. Ses Prouesses commencent avec les quatre couleurs seulement : cela n’arrive donc que par des effets de cartes.
TL-SOLO-21 = TL-SOLO-11 se fait après avoir vu les 7 runes.
TL-SOLO-22 = Les runes prises à la réserve pour le mercenaire la diminuent (TL-COMP-01). S’il manque une sorte pour un emplacement simple, il reste vide et la Prouesse peut tout de même servir.
TL-SOLO-23 = Les Prouesses du mercenaire comptent comme actives sans être pleines ; une Attaque parmi elles suit le moment des Attaques, une Parade demande que le Héros soit le défenseur.
TL-SOLO-24 = TL-SOLO-03 : les niveaux sont recalculés à chaque mise en place à partir du niveau I (on peut choisir un nouveau mercenaire à chaque Aventure). Les runes sont elles aussi reposées.
TL-SOLO-25 = La Menace en solo suit la ligne à 1 joueur.
TL-SOLO-26 = TL-SOLO-12 vaut aussi pour les pertes du Voyage, des capacités et des états négatifs, mais pas pour des PV payés comme coût.
TL-SOLO-27 = Quand les Objets sont réduits de moitié, le joueur choisit lesquels ; les Objets de départ comptent parmi eux.
TL-SOLO-28 = TL-SOLO-06 ne lève jamais la limite de 4 Titres, et les Titres obligatoires entrent les premiers dans la moitié employée.
TL-SOLO-29 = Quand le Héros est vaincu, le mercenaire attend avec lui ; ses runes ne sont pas renouvelées.
TL-SOLO-30 = L’Objet de départ d’un ancien mercenaire part avec lui ; celui du mercenaire actuel compte comme Objet du Héros pour cette Aventure seulement.

## Mots-clés

TL-GLOSS-01 = X DÉF : évitez X d’une attaque ennemie ; le surplus est perdu.
TL-GLOSS-02 = X PC : coût (TL-CP-03).
TL-GLOSS-03 = Annuler : ignorez l’effet nommé.
TL-GLOSS-04 = X ATT : une attaque de force X ; dégâts = X moins la DÉF de la cible.
TL-GLOSS-05 = Infliger +X / -X ATT : modifie une Attaque active, chacun de ses coups.
TL-GLOSS-06 = Infliger X deux fois / trois fois : des coups séparés, sur la même cible ou d’autres.
TL-GLOSS-07 = Infliger le double / le triple : 2X / 3X.
TL-GLOSS-08 = Vaincre X Ennemis : retirez X unités remplissant la condition.
TL-GLOSS-09 = Défausser : le pion ou la carte nommée ; si vous ne l’avez pas, rien ne se passe.
TL-GLOSS-10 = Épuiser / Rétablir : TL-EXH.
TL-GLOSS-11 = Gagner X : jusqu’aux limites ; le reste est ignoré.
TL-GLOSS-12 = Présage X : révélez X cartes de la pioche, remettez chacune dessus ou dessous. Qui choisit ordonne aussi celles d’un même côté ; s’il y en a moins, on révèle celles-là.
TL-GLOSS-13 = Perdre X : jusqu’à 0 ; les Parades n’y peuvent rien.
TL-GLOSS-14 = Instantané : Prouesses, dès qu’elles sont pleines ; Objets et Compagnons, à l’étape 1 de la planification, si les conditions sont remplies.
TL-GLOSS-15 = Rapide : au début de la résolution (étape 2).
TL-GLOSS-16 = Raté : cette attaque, de qui qu’elle vienne, ne fait rien.
TL-GLOSS-17 = Obligatoire : doit être activé si possible ; pour un Titre, doit être choisi.
TL-GLOSS-18 = Subir X ATT : une attaque ennemie de X, en plus et à part, contre le défenseur ; les Parades agissent. On ne pioche pas de carte d’Attaque pour elle et elle ne déclenche pas de capacité.
TL-GLOSS-19 = Subir +X : ajoutez X à cette attaque ennemie.
TL-GLOSS-20 = Subir X deux fois / trois fois, subir le double / le triple : comme pour les Héros.
TL-GLOSS-21 = ÉTAT+ / ÉTAT- / ÉTAT? : un pion d’état positif / négatif / quelconque. « Gagnez 1 ÉTAT+ » sans sorte indiquée : qui le gagne choisit la sorte.
TL-GLOSS-22 = Contrecoup : TL-MISS-07.
TL-GLOSS-23 = Pion Élite / Ennemi : les valeurs viennent d’un POI.
TL-GLOSS-24 = « Double » et « +X » ensemble : doublez la valeur imprimée, puis ajoutez les modificateurs.
TL-GLOSS-25 = « Ignorez la DÉF » : la DÉF de la cible vaut 0 pour ce coup.
TL-GLOSS-26 = « A ou B », en peine ou en récompense : on ne peut prendre une possibilité qui ne changerait rien pour ce Héros tant que l’autre changerait quelque chose (un Héros épuisé ne peut choisir de s’épuiser, un Héros à 0 PC de perdre des PC). Si aucune ne change rien, rien ne se passe.

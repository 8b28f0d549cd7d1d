### Norsaga : chaque règle dans les mots de la table, un message par identifiant de règle.

## Chapitres

chapter-term = Vocabulaire
chapter-setup = Mise en place
chapter-turn = Votre tour
chapter-place = Jouer et placer des cartes
chapter-deck = Pioche et défausse
chapter-inherit = Héritage et marqueurs
chapter-win = Victoire
chapter-elig = Embellissements accessibles
chapter-emb = Les quinze embellissements
chapter-skald = Scaldes
chapter-ghost = Fantômes
chapter-doom = Jetons Destin
chapter-info = Qui sait quoi
chapter-ui = À la table numérique

## Vocabulaire

NS-TERM-01 = Le rouge est la Puissance, le vert l’Artisanat, le bleu le Savoir et le jaune la Foi. Les fantômes sont noirs (Destin) et les scaldes violets. Les sagas ne demandent que des traits rouges, verts, bleus et jaunes.
NS-TERM-02 = Une carte héros montre un trait dominant, qui donne sa couleur à la carte, et un trait récessif. En abrégé, GR désigne un héros à dominante verte et à récessif rouge, SkR un scalde à récessif rouge et Gh un fantôme.
NS-TERM-03 = Toute carte posée dans un arbre généalogique est un héros, y compris les fantômes et les scaldes. Un effet qui défausse, échange ou reprend un héros peut donc toucher un fantôme ou un scalde.
NS-TERM-04 = Défausser un héros, c’est le faire passer d’un arbre à la défausse ; défausser une carte de sa main, c’est l’y envoyer depuis la main. Ce sont deux actions distinctes.
NS-TERM-05 = Quand vous jouez une carte, vous choisissez librement son emplacement dans le respect des règles. Quand vous placez une carte, c’est l’effet qui impose l’emplacement. L’échange de « Possédé » n’est ni l’un ni l’autre.
NS-TERM-06 = Un arbre compte 7 emplacements sur trois générations : votre plus jeune héros (vous), une paire de parents et deux paires de grands-parents. En abrégé, [Y | P1 P2 | G1 G2 | G3 G4] désigne ces emplacements dans cet ordre ; un tiret marque un emplacement vide.
NS-TERM-07 = Le joueur qui utilise un embellissement n’est pas toujours celui dont c’est le tour : un scalde peut vous permettre d’embellir pendant le tour d’un autre.

## Mise en place

NS-SETUP-01 = Norsaga se joue de 2 à 4 joueurs.
NS-SETUP-02 = Le jeu comprend 68 cartes héros, 40 cartes de saga, 48 marqueurs héritage, 4 jetons Destin et 4 cartes de règle.
NS-SETUP-03 = Comme chaque joueur, vous recevez une carte de règle et une carte de saga tirée au hasard. Les sagas que personne n’a reçues ne servent pas dans cette partie.
NS-SETUP-04 = Prenez les six marqueurs héritage qui correspondent aux six traits de votre saga et posez-les dessus.
NS-SETUP-05 = La pioche, une fois mélangée, est posée face cachée au milieu de la table et vous commencez avec 4 cartes en main. Au départ, tous les arbres et la défausse sont vides.
NS-SETUP-06 = Autour d’une vraie table, celui qui a terminé le plus récemment la lecture d’une histoire commence. Ici, le premier joueur est tiré au sort, à moins que l’hôte ne le désigne.
NS-SETUP-07 = On joue à tour de rôle, dans le sens des aiguilles d’une montre.
NS-SETUP-08 = Toutes les cartes de saga sont face visible : vous voyez l’objectif de chacun, et chacun voit le vôtre.
NS-SETUP-09 = La partie de base, conçue pour une première fois, se joue sans aucun fantôme, sans aucun scalde et sans jetons Destin.
NS-SETUP-10 = La partie complète se joue avec les 68 cartes héros, fantômes et scaldes compris.
NS-SETUP-11 = Pour raccourcir une partie à quatre, la table peut écarter 2 ou 4 fantômes de la pioche. Ce choix (0, 2 ou 4) n’existe qu’à quatre joueurs et avec la pioche complète.
NS-SETUP-12 = Tous les fantômes se valent, peu importe donc lesquels sont écartés ; ce sont ceux qui portent les numéros les plus élevés. Tout le monde peut savoir quelles cartes ont été retirées.
NS-SETUP-13 = Certaines sagas portent une marque de difficulté et ne s’adressent qu’à ceux qui cherchent un défi. Elles ne sont normalement pas distribuées ; la table peut aussi choisir toutes les sagas, ou seulement les difficiles.
NS-SETUP-14 = Chaque carte de saga est unique et n’est distribuée qu’une fois : deux joueurs n’ont jamais la même saga.
NS-SETUP-15 = Les marqueurs ne peuvent pas manquer : il y en a 12 de chaque couleur et aucune saga n’en demande plus de 3 d’une même couleur, ce qui suffit pour quatre joueurs. Une saga plus exigeante n’est pas acceptée.
NS-SETUP-16 = À 2 ou 3 joueurs, rien ne change : il n’y a pas de règles particulières.
NS-SETUP-17 = Avant la partie, la table décide des points suivants : partie de base ou complète ; 0, 2 ou 4 fantômes écartés ; sagas normales, toutes ou difficiles ; 12 scaldes et 8 fantômes, ou 8 scaldes et 12 fantômes ; file d’attente après « Infiltration » commençant par le joueur suivant ou par celui qui l’a utilisée ; premier joueur tiré au sort ou désigné ; limites du nombre de tours et d’embellissements accordés par les scaldes ; droit d’annuler ses coups. On distribue d’abord toutes les sagas, puis 4 cartes à chaque place l’une après l’autre ; le premier joueur est déterminé en dernier.
NS-SETUP-18 = Tant que l’on attend votre réponse, vous restez en tête de la file d’attente affichée.

## Votre tour

NS-TURN-01 = Votre tour suit un ordre fixe : vous retirez votre propre jeton Destin, puis viennent 1. « Reprenez votre souffle », 2. « Embellissez votre histoire » et 3. « Continuez l’histoire ». C’est ensuite au joueur suivant, dans le sens des aiguilles d’une montre.
NS-TURN-02 = À l’étape « Reprenez votre souffle », vous complétez votre main à 4 cartes. Si vous en avez déjà 4 ou plus, vous ne piochez rien.
NS-TURN-03 = L’étape « Reprenez votre souffle » ne vous oblige jamais à défausser : il n’y a pas de limite de cartes en main.
NS-TURN-04 = L’étape « Embellissez votre histoire » vous donne droit à un seul des embellissements qui vous sont accessibles. Vous pouvez aussi vous en passer.
NS-TURN-05 = À l’étape « Continuez l’histoire », vous jouez une carte de votre main. Si elle en recouvre une autre, la carte recouverte est défaussée.
NS-TURN-06 = Vous ne pouvez pas renoncer à l’étape « Continuez l’histoire » : tant que vous avez une carte en main, vous devez en jouer une.
NS-TURN-07 = Si votre main est vide, l’étape « Continuez l’histoire » est sautée.
NS-TURN-08 = Un embellissement accordé par un scalde vient en plus. Il ne remplace ni votre embellissement de l’étape 2 ni votre carte de l’étape 3.
NS-TURN-09 = Les embellissements que des scaldes accordent pendant une étape sont entièrement résolus avant l’étape suivante ou le tour suivant.
NS-TURN-10 = Un embellissement ne s’épuise pas : vous pouvez le répéter au cours d’un tour chaque fois que vous avez l’occasion d’embellir et qu’il vous est accessible à ce moment-là.
NS-TURN-11 = Au tout premier tour de la partie, on ne pioche rien à l’étape « Reprenez votre souffle » : le joueur a encore ses 4 cartes de départ.
NS-TURN-12 = Rien ne se passe à la fin d’un tour : personne ne pioche ni ne défausse. Vous ne complétez votre main qu’à votre propre étape « Reprenez votre souffle ».

## Jouer et placer des cartes

NS-PLACE-01 = En temps normal, vous jouez une carte dans votre propre arbre généalogique, sur l’un de ses 7 emplacements.
NS-PLACE-02 = Vous pouvez choisir n’importe quel emplacement, dans n’importe quel ordre. Vous pouvez jouer des grands-parents alors que votre plus jeune héros ou les parents manquent encore.
NS-PLACE-03 = Toutes les couleurs sont permises sur tous les emplacements, quel que soit le reste de l’arbre.
NS-PLACE-04 = Vous pouvez choisir un emplacement occupé ; la carte qui s’y trouvait est défaussée.
NS-PLACE-05 = Un héros posé reste à sa place : on ne réorganise pas son arbre. Seuls « Transfuge », en passant par la main, et « Possédé » déplacent une carte déjà posée.
NS-PLACE-06 = Les arbres des autres joueurs vous sont fermés. Exceptions : un fantôme peut se jouer sur n’importe quel arbre, toute carte peut se jouer sur l’arbre d’un joueur qui a un jeton Destin, et certains embellissements touchent d’autres arbres que le vôtre.
NS-PLACE-07 = Que la carte représente un homme ou une femme ne change rien au jeu.
NS-PLACE-08 = Chaque emplacement contient exactement une carte. Recouvrir une carte, c’est défausser l’ancienne et poser la nouvelle d’un seul geste : entre les deux, personne ne gagne et rien ne se déclenche.
NS-PLACE-09 = Une carte posée dans un arbre appartient à tous égards au propriétaire de cet arbre, peu importe qui l’y a mise.
NS-PLACE-10 = Vous pouvez recouvrir une carte par une carte identique.

## Pioche et défausse

NS-DECK-01 = Les héros défaussés d’un arbre vont face visible sur la défausse.
NS-DECK-02 = Les cartes défaussées d’une main vont elles aussi face visible sur la défausse.
NS-DECK-03 = Quand la pioche est épuisée, on mélange la défausse et on la retourne : elle devient la nouvelle pioche.
NS-DECK-04 = On ne remélange la défausse qu’au moment où il faut une carte et où la pioche est vide, même si l’on est en train de piocher plusieurs cartes.
NS-DECK-05 = « Chant », « Augure », « Prière », « Martyre » et l’étape « Reprenez votre souffle » font tous remélanger de la même façon. Les cartes défaussées plus tôt par le même effet, d’une main ou d’un arbre, sont déjà dans la défausse et peuvent donc être repiochées.
NS-DECK-06 = Si la pioche et la défausse sont vides toutes les deux, vous piochez autant de cartes que possible et la partie continue. Cela ne peut pas arriver avec les pioches normales.
NS-DECK-07 = Vous pouvez consulter la défausse à tout moment. L’ordre de ses cartes est sans importance.
NS-DECK-08 = Quand « Assaut », « Transfuge » ou « Chant » fait défausser plusieurs cartes, elles partent toutes en même temps.

## Héritage et marqueurs

NS-INHERIT-01 = Vous pouvez hériter du trait dominant de votre plus jeune héros (vous).
NS-INHERIT-02 = Le trait récessif de votre plus jeune héros (vous) est sans effet.
NS-INHERIT-03 = Chaque paire vous transmet au plus un trait dominant : celui de l’un ou de l’autre de ses deux héros, à votre choix.
NS-INHERIT-04 = Quand les deux héros d’une paire ont le même trait récessif, vous pouvez en hériter une fois, en plus du trait dominant.
NS-INHERIT-05 = Une paire vous apporte de 0 à 2 traits, soit 7 au plus pour un arbre entier : 1 pour votre plus jeune héros et 2 pour chacune des trois paires. Votre saga en demande 6.
NS-INHERIT-06 = D’un héros seul dans sa paire, vous pouvez hériter du trait dominant, mais pas du trait récessif.
NS-INHERIT-07 = Un scalde n’a pas de trait dominant dont vous puissiez hériter. Son trait récessif compte si son partenaire, héros ordinaire ou scalde, a le même.
NS-INHERIT-08 = Deux scaldes qui ont le même trait récessif concordent eux aussi.
NS-INHERIT-09 = Un fantôme ne vous transmet rien : aucune saga ne demande le Destin, et il n’a pas de trait récessif. Vous pouvez tout de même hériter du trait dominant de son partenaire.
NS-INHERIT-10 = Un marqueur occupe un trait dominant ou un trait récessif concordant de sa propre couleur. Chacun de ces traits ne porte qu’un seul marqueur.
NS-INHERIT-11 = Le trait récessif concordant d’une paire peut avoir la même couleur que le trait dominant que vous en retenez. La paire porte alors deux marqueurs de cette couleur.
NS-INHERIT-12 = Vous pouvez disposer vos marqueurs autrement à tout moment, et ils doivent être ajustés à chaque changement de votre arbre : ceux qui n’y trouvent plus leur place retournent sur votre saga. Ils ne font qu’indiquer votre avancée.
NS-INHERIT-13 = Les marqueurs n’ont aucune influence sur les embellissements : un héros compte avec ou sans marqueur.
NS-INHERIT-14 = Votre avancée est le plus grand nombre de vos six marqueurs que votre arbre peut porter à la fois, en retenant dans chaque paire le trait dominant le plus avantageux. Toutes les combinaisons (huit au plus) sont essayées : ce nombre est donc toujours exact.
NS-INHERIT-15 = Vos marqueurs sont toujours disposés de façon à en poser le plus possible. Vous pouvez passer d’une disposition à une autre aussi bonne, mais pas cacher votre avancée.
NS-INHERIT-16 = Vous pouvez gagner avec des emplacements vides ; il n’est pas nécessaire d’occuper les 7.
NS-INHERIT-17 = Perdre une carte n’augmente jamais votre avancée, et remplir un emplacement vide ne la diminue jamais.

## Victoire

NS-WIN-01 = Vous gagnez si vous êtes le premier dont l’arbre peut porter les six marqueurs de sa saga.
NS-WIN-02 = Une victoire arrête tout sur-le-champ. Ce qui reste de l’effet, de la file d’attente ou du tour n’est plus appliqué.
NS-WIN-03 = Les sagas de tous les joueurs sont vérifiées après chaque changement d’un arbre, si petit soit-il : chaque carte jouée, chaque carte placée (une par une avec « Adaptation », « Infiltration » et « Martyre ») et chaque échange. Une simple défausse de héros ne peut jamais accomplir une saga.
NS-WIN-04 = Vous pouvez aussi gagner pendant le tour d’un autre joueur, et grâce à l’action d’un autre joueur.
NS-WIN-05 = La victoire est automatique : vous ne pouvez ni la manquer ni la refuser.
NS-WIN-06 = Si un échange de « Possédé » accomplit plusieurs sagas à la fois, c’est le joueur qui a utilisé « Possédé » qui gagne. S’il n’en faisait pas partie, ce serait le premier d’entre eux dans l’ordre du tour après lui, mais ce cas ne peut pas se présenter.
NS-WIN-07 = Avec « Infiltration » et « Martyre », vous décidez de l’ordre dans lequel les cartes sont placées une à une, et cet ordre peut décider du vainqueur.
NS-WIN-08 = Seul l’accomplissement d’une saga met vraiment fin à la partie. Pour qu’aucune partie ne dure indéfiniment, elle est arrêtée après un nombre de tours fixé, normalement 400 ; le dernier de ces tours est joué jusqu’au bout et il n’y a pas de vainqueur.
NS-WIN-09 = Personne n’est éliminé : même sans aucun héros, vous restez dans la partie.

## Embellissements accessibles

NS-ELIG-01 = Votre plus jeune héros (vous) détermine par sa couleur le type d’embellissement permis : rouge pour la Puissance, vert pour l’Artisanat, bleu pour le Savoir, jaune pour la Foi, noir pour le Destin.
NS-ELIG-02 = Pour la 1re génération, votre plus jeune héros doit avoir la couleur voulue. Pour la 2e, il faut en plus au moins un parent de cette couleur ; pour la 3e, au moins un parent et au moins un grand-parent.
NS-ELIG-03 = La lignée d’une couleur ne doit pas être interrompue : un grand-parent de votre couleur ne compte pas si aucun parent n’a cette couleur.
NS-ELIG-04 = N’importe lequel de vos grands-parents convient ; il n’a pas besoin de se trouver sous le parent de cette couleur.
NS-ELIG-05 = Quand vous atteignez une génération plus haute, les embellissements des générations inférieures vous restent accessibles.
NS-ELIG-06 = Pour les embellissements, seules les couleurs dominantes comptent. Les traits récessifs, concordants ou non, ne comptent jamais.
NS-ELIG-07 = Sans plus jeune héros, ou avec un scalde à cet emplacement, aucun embellissement ne vous est accessible.
NS-ELIG-08 = Un scalde parmi vos parents ou grands-parents est violet et ne prolonge jamais une lignée de couleur.
NS-ELIG-09 = Les fantômes comptent comme noirs et forment une lignée de Destin exactement comme les autres couleurs forment la leur.
NS-ELIG-10 = On vérifie une seule fois qu’un embellissement vous est accessible : quand vous le choisissez. Ce qui change pendant sa résolution ne l’annule pas.
NS-ELIG-11 = Pour un embellissement en file d’attente, c’est votre arbre au moment où vient votre tour dans la file qui compte, et non votre arbre à l’arrivée du scalde.
NS-ELIG-12 = Vous ne pouvez choisir un embellissement que si tout ce qu’il impose est réalisable. « Adaptation », « Invasion », « Offrande » et « Murmure » exigent une carte dans votre main, « Pillage » un autre joueur ayant une carte en main, « Infiltration » une main non vide (la vôtre ou une autre), « Augure » et « Prière » une carte à piocher, « Possédé » un autre joueur ayant un héros. « Assaut », « Transfuge », « Chant », « Martyre », « Rien » et « Ragnarök » sont toujours possibles.
NS-ELIG-13 = Un embellissement choisi et confirmé doit être mené à son terme.

## Les quinze embellissements : Puissance

NS-EMB-ADAPT-01 = Avec « Adaptation », l’un de vos héros est défaussé et une carte de votre main prend exactement sa place.
NS-EMB-ADAPT-02 = C’est vous qui choisissez le héros que remplace « Adaptation ». Votre plus jeune héros, un fantôme ou un scalde conviennent aussi.
NS-EMB-ADAPT-03 = La carte d’« Adaptation » est placée, non jouée : même un fantôme doit aller sur l’emplacement libéré, et le jeton Destin d’un autre joueur ne vous offre pas d’autre choix.
NS-EMB-ADAPT-04 = Pour « Adaptation », il vous faut un héros dans votre arbre et une carte en main. Vous ne pouvez pas choisir un emplacement vide.
NS-EMB-ADAPT-05 = Un scalde placé dans votre arbre par « Adaptation » vous accorde un embellissement.
NS-EMB-ADAPT-06 = Le héros défaussé par « Adaptation » est déjà dans la défausse : il ne peut pas être la carte que vous placez.
NS-EMB-ASSAULT-01 = « Assaut » vous coûte 2 cartes de votre main. Le joueur que vous désignez doit ensuite défausser un héros de son arbre.
NS-EMB-ASSAULT-02 = Celui qui utilise « Assaut » désigne le joueur ; le joueur désigné décide lequel de ses héros s’en va.
NS-EMB-ASSAULT-03 = Si vous n’avez pas 2 cartes en main, « Assaut » vous coûte toutes celles que vous avez. Il fonctionne même avec une main vide.
NS-EMB-ASSAULT-04 = Vous pouvez viser avec « Assaut » tout joueur qui a au moins un héros, vous compris.
NS-EMB-INVADE-01 = Avec « Invasion », vous jouez une carte de votre main chez un autre joueur, sur un emplacement vide ou occupé de son arbre.
NS-EMB-INVADE-02 = « Invasion » ne permet jamais de jouer sur votre propre arbre, pas même un fantôme.
NS-EMB-INVADE-03 = Vous pouvez envahir un arbre, que son propriétaire ait ou non un jeton Destin.
NS-EMB-INVADE-04 = Si vous envahissez un arbre avec un scalde, l’embellissement revient au propriétaire de cet arbre.

## Les quinze embellissements : Artisanat

NS-EMB-PLUNDER-01 = Avec « Pillage », vous voyez la main d’un adversaire. Vous pouvez ensuite échanger une de vos cartes contre une des siennes.
NS-EMB-PLUNDER-02 = La main pillée n’est montrée qu’à vous.
NS-EMB-PLUNDER-03 = Une fois la main vue, vous pouvez renoncer à l’échange.
NS-EMB-PLUNDER-04 = Vous ne pouvez piller qu’un joueur ayant au moins une carte en main. Si votre propre main est vide, vous pouvez regarder, mais pas échanger.
NS-EMB-PLUNDER-05 = « Pillage » n’amène aucune carte dans un arbre : un scalde ainsi échangé n’accorde rien.
NS-EMB-TURNCOAT-01 = Avec « Transfuge », vous reprenez en main un de vos héros, puis vous jouez une carte. Pour finir, vous défaussez autant de cartes de votre main que vous voulez, d’aucune à toutes.
NS-EMB-TURNCOAT-02 = Avec « Transfuge », jouer une carte est obligatoire et suit les règles habituelles : un fantôme va sur n’importe quel arbre, et l’arbre d’un joueur qui a un jeton Destin est ouvert. Vous pouvez jouer le héros que vous venez de reprendre, sur l’emplacement de votre choix.
NS-EMB-TURNCOAT-03 = La défausse qui clôt « Transfuge » peut porter sur une partie de votre main, sur toute votre main ou sur rien du tout. Si vous défaussez tout pendant votre tour, il ne vous reste rien à jouer à l’étape « Continuez l’histoire ».
NS-EMB-TURNCOAT-04 = Si vous avez repris votre plus jeune héros, aucun embellissement ne vous est accessible tant que cet emplacement reste vide. La carte que vous jouez pour « Transfuge » peut le remplir.
NS-EMB-TURNCOAT-05 = Vous avez toujours un héros à reprendre : « Transfuge » ne vous est accessible que si votre arbre a un plus jeune héros.
NS-EMB-TURNCOAT-06 = Un scalde repris puis rejoué accorde de nouveau un embellissement. Celui-ci commence une fois terminée la défausse de « Transfuge ».
NS-EMB-INFILTRATE-01 = Avec « Infiltration », vous regardez la main d’un joueur ou choisissez la vôtre. Chaque carte de cette main peut être placée, si vous le voulez, sur un héros de même couleur déjà posé dans un arbre.
NS-EMB-INFILTRATE-02 = La main infiltrée n’est montrée qu’à vous.
NS-EMB-INFILTRATE-03 = Vous décidez combien de cartes de la main infiltrée vous placez ; vous pouvez n’en placer aucune.
NS-EMB-INFILTRATE-04 = Pour « Infiltration », la couleur d’une carte est celle de son trait dominant. Un scalde ne va que sur un scalde, un fantôme que sur un fantôme.
NS-EMB-INFILTRATE-05 = « Infiltration » atteint les héros de tous les arbres, le vôtre compris, sans qu’il faille de jeton Destin. Les emplacements vides sont toujours exclus.
NS-EMB-INFILTRATE-06 = Les cartes d’« Infiltration » sont placées l’une après l’autre. Une carte tout juste placée compte comme un héros et peut être recouverte par la suivante.
NS-EMB-INFILTRATE-07 = Les embellissements des scaldes placés par « Infiltration » ne commencent qu’après le dernier placement.
NS-EMB-INFILTRATE-08 = Après « Infiltration », les embellissements des scaldes forment une file d’attente dans le sens des aiguilles d’une montre : le joueur après vous est le premier, vous êtes le dernier. La table peut convenir avant la partie que vous passerez au contraire en premier.
NS-EMB-INFILTRATE-09 = Le joueur dont la main a été infiltrée ne la complète pas tout de suite, mais seulement à sa propre étape « Reprenez votre souffle ».
NS-EMB-INFILTRATE-10 = La main que vous infiltrez doit contenir au moins une carte.
NS-EMB-INFILTRATE-11 = « Infiltration » place toutes ses cartes et n’en joue aucune : ni un fantôme ni un jeton Destin n’ouvre d’autre emplacement.

## Les quinze embellissements : Savoir

NS-EMB-AUGUR-01 = Avec « Augure », vous piochez une carte ; après quoi une carte de votre main va à la défausse.
NS-EMB-AUGUR-02 = Pour « Augure », vous pouvez défausser n’importe quelle carte de votre main, même la nouvelle. Vous devez la défausser avant toute autre chose.
NS-EMB-OFFERING-01 = « Offrande » vous coûte une carte de votre main. Vous pouvez ensuite jouer une autre carte de votre main, de la couleur de la première.
NS-EMB-OFFERING-02 = Pour « Offrande », la couleur d’une carte est celle de son trait dominant. Un scalde ne va qu’avec un scalde, un fantôme qu’avec un fantôme.
NS-EMB-OFFERING-03 = Avec « Offrande », jouer une carte est facultatif.
NS-EMB-OFFERING-04 = La carte jouée pour « Offrande » suit les règles habituelles. La carte défaussée ne peut pas être celle que vous jouez.
NS-EMB-POSSESS-01 = Avec « Possédé », un héros d’un autre joueur et l’un des vôtres permutent : chacun prend l’emplacement de l’autre.
NS-EMB-POSSESS-02 = « Possédé » ne vous est pas accessible tant que vous êtes seul à avoir des héros.
NS-EMB-POSSESS-03 = Un scalde échangé par « Possédé » n’accorde rien.
NS-EMB-POSSESS-04 = « Possédé » peut aussi échanger des fantômes. Les jetons Destin n’y changent rien, et rien n’est défaussé.
NS-EMB-POSSESS-05 = Vous avez toujours un héros à échanger : la 3e génération de Savoir exige trois héros dans votre arbre.
NS-EMB-POSSESS-06 = « Possédé » change les deux arbres au même instant. Si les deux sagas s’en trouvent accomplies, c’est le joueur qui l’a utilisé qui gagne.

## Les quinze embellissements : Foi

NS-EMB-CHANT-01 = Pour « Chant », toute votre main va à la défausse ; vous piochez ensuite 3 nouvelles cartes.
NS-EMB-CHANT-02 = Avec « Chant », l’ancienne main part avant que vous ne voyiez la moindre nouvelle carte.
NS-EMB-CHANT-03 = Une main vide ne vous empêche pas d’utiliser « Chant ».
NS-EMB-PRAYER-01 = Avec « Prière », la carte que vous jouez est celle du dessus de la pioche.
NS-EMB-PRAYER-02 = Vous n’avez pas le droit de voir la carte tant que vous ne vous êtes pas engagé à utiliser « Prière ».
NS-EMB-PRAYER-03 = La carte révélée par « Prière » doit être jouée. Si l’arbre est plein, elle recouvre forcément un héros.
NS-EMB-PRAYER-04 = Un fantôme révélé par « Prière » peut aller sur n’importe quel arbre.
NS-EMB-PRAYER-05 = Quelle que soit la carte révélée par « Prière », l’arbre d’un joueur qui a un jeton Destin lui est ouvert.
NS-EMB-PRAYER-06 = « Prière » se déroule dans cet ordre : vous l’annoncez, la carte est montrée à tous, puis vous choisissez l’emplacement.
NS-EMB-PRAYER-07 = La carte révélée par « Prière » n’entre jamais dans votre main.
NS-EMB-MARTYR-01 = Avec « Martyre », chacun défausse un héros de son arbre. Vous piochez autant de cartes qu’il y a de héros défaussés et les placez sur les emplacements libérés.
NS-EMB-MARTYR-02 = Pour « Martyre », chaque joueur décide lequel de ses propres héros s’en va.
NS-EMB-MARTYR-03 = Pour « Martyre », les joueurs choisissent ouvertement, dans le sens des aiguilles d’une montre, en commençant par celui qui l’utilise. Chaque héros est défaussé aussitôt.
NS-EMB-MARTYR-04 = Si vous utilisez « Martyre », vous sacrifiez vous aussi un héros, pourvu que vous en ayez un.
NS-EMB-MARTYR-05 = Un joueur sans héros n’est pas concerné par « Martyre » et ne reçoit aucune carte.
NS-EMB-MARTYR-06 = Celui qui utilise « Martyre » regarde toutes les cartes piochées et décide laquelle va sur quel emplacement.
NS-EMB-MARTYR-07 = « Martyre » met exactement une carte sur chaque emplacement libéré, même si c’est un fantôme.
NS-EMB-MARTYR-08 = Les embellissements des scaldes placés par « Martyre » ne commencent qu’après le dernier placement. Ils suivent le sens des aiguilles d’une montre, à partir du joueur qui a utilisé « Martyre ».
NS-EMB-MARTYR-09 = Les cartes ne peuvent pas manquer pour « Martyre », car les héros défaussés peuvent eux-mêmes être remélangés. Si cela arrivait, vous piocheriez ce qu’il y a et choisiriez les emplacements qui restent vides.
NS-EMB-MARTYR-10 = Les cartes piochées pour « Martyre » ne font pas partie de votre main et vous ne pouvez pas les garder.

## Les quinze embellissements : Destin

NS-EMB-WHISPER-01 = Avec « Murmure », vous jouez une carte de votre main et prenez un jeton Destin.
NS-EMB-WHISPER-02 = « Murmure » ne remplace pas la carte que vous jouez normalement : l’étape « Continuez l’histoire » de votre tour a lieu quand même.
NS-EMB-NIX-01 = Avec « Rien », chacun défausse un héros de son arbre et vous prenez un jeton Destin.
NS-EMB-NIX-02 = Pour « Rien », chaque joueur décide lequel de ses propres héros s’en va. Celui qui l’utilise doit en sacrifier un lui aussi.
NS-EMB-NIX-03 = Les joueurs sans héros ne sont pas concernés par « Rien ». Les autres choisissent ouvertement, dans le sens des aiguilles d’une montre, en commençant par celui qui l’utilise.
NS-EMB-RAGNAROK-01 = Avec « Ragnarök », tous les grands-parents de tous les arbres sont défaussés et vous prenez un jeton Destin.
NS-EMB-RAGNAROK-02 = « Ragnarök » emporte aussi vos propres grands-parents.
NS-EMB-RAGNAROK-03 = « Ragnarök » frappe les quatre emplacements de grands-parents de chaque arbre, quelle que soit la couleur qui s’y trouve, fantômes et scaldes compris.

## Scaldes

NS-SKALD-01 = Un scalde qui arrive dans votre arbre vous permet d’utiliser aussitôt un des embellissements qui vous sont accessibles.
NS-SKALD-02 = Un scalde accorde un seul embellissement à chaque arrivée. Ensuite, tant qu’il reste là, il n’en accorde plus.
NS-SKALD-03 = Un scalde arrive quand il vient d’une main ou de la pioche dans un arbre, qu’il soit joué ou placé.
NS-SKALD-04 = Un scalde accorde un embellissement s’il arrive par l’étape « Continuez l’histoire » ou par « Adaptation », « Invasion », « Transfuge », « Infiltration », « Offrande », « Prière », « Martyre » ou « Murmure ». « Possédé » et « Pillage » ne donnent rien, pas plus qu’un scalde repris en main ou défaussé, d’un arbre ou d’une main.
NS-SKALD-05 = L’embellissement d’un scalde revient au propriétaire de l’arbre, peu importe qui y a mis le scalde.
NS-SKALD-06 = Un scalde vous accorde son embellissement même pendant le tour des autres.
NS-SKALD-07 = Un scalde comme plus jeune héros vous rend violet : rien ne vous est accessible et l’embellissement qu’il accorde est perdu. Seule exception : quand vient votre tour dans la file d’attente, un embellissement précédent a déjà mis un autre héros à cet emplacement.
NS-SKALD-08 = L’embellissement en cours est mené entièrement à son terme avant que ne commence celui qu’accorde un scalde.
NS-SKALD-09 = Si un embellissement accordé amène un autre scalde dans un arbre, celui-ci accorde un embellissement à son tour.
NS-SKALD-10 = Si plusieurs scaldes arrivent à la fois, leurs embellissements forment une file d’attente dans l’ordre du tour. Après « Martyre », elle commence par le joueur qui l’a utilisé ; après « Infiltration », normalement par le joueur suivant.
NS-SKALD-11 = Un embellissement en file d’attente reste à vous, même si son scalde a été défaussé, échangé ou recouvert entre-temps.
NS-SKALD-12 = Vous devez utiliser un embellissement accordé quand vient votre tour dans la file d’attente, sinon il est perdu. Vous ne pouvez pas le garder pour plus tard.
NS-SKALD-13 = Vous pouvez renoncer à un embellissement accordé par un scalde.
NS-SKALD-14 = Les embellissements accordés pendant que l’on résout la file d’attente se placent à la fin de celle-ci.
NS-SKALD-15 = Si un même effet vous accorde plusieurs embellissements, vous les utilisez l’un à la suite de l’autre, à votre place dans la file d’attente.
NS-SKALD-16 = Chaque place dans la file d’attente vaut un embellissement. Son propriétaire le choisit et agit avec sa propre main, son propre arbre et ce qui lui est accessible à ce moment-là.
NS-SKALD-17 = Chez un scalde, seul le trait récessif compte ; il n’a pas de trait dominant qui vous soit utile.
NS-SKALD-18 = Au cours d’un même tour, on traite au plus 30 embellissements accordés par des scaldes, sauf si la table a fixé une autre limite ; utilisés, refusés ou perdus, tous comptent. Les suivants sont annulés, ce que le journal signale. Le compte repart de zéro à chaque tour.

## Fantômes

NS-GHOST-01 = Chaque fois que vous jouez un fantôme, tous les arbres vous sont ouverts, le vôtre compris.
NS-GHOST-02 = Un héros recouvert par un fantôme est défaussé.
NS-GHOST-03 = Vous avez le même libre choix de l’arbre quand « Murmure », « Offrande », « Transfuge » ou « Prière » vous fait jouer un fantôme. Avec « Invasion », seuls les arbres des autres sont permis.
NS-GHOST-04 = Quand « Adaptation », « Martyre » ou « Infiltration » place un fantôme, il va sur l’emplacement imposé, quel que soit le propriétaire de l’arbre.
NS-GHOST-05 = Un fantôme peut aussi se jouer sur un emplacement vide.
NS-GHOST-06 = Un fantôme est noir et n’a pas de trait récessif. Il ne sert qu’aux embellissements de Destin.
NS-GHOST-07 = Si un adversaire met un fantôme à la place de votre plus jeune héros, vous devenez noir et pouvez utiliser les embellissements de Destin.
NS-GHOST-08 = L’arrivée d’un fantôme ne déclenche rien.

## Jetons Destin

NS-DOOM-01 = « Murmure », « Rien » et « Ragnarök » mettent chacun un jeton Destin devant vous quand vous les utilisez.
NS-DOOM-02 = Vous prenez le jeton Destin dès que vous annoncez l’embellissement : il est donc là avant la résolution de tout embellissement en file d’attente.
NS-DOOM-03 = Votre jeton Destin est retiré au début de votre prochain tour, avant que vous ne piochiez.
NS-DOOM-04 = Même si vous avez utilisé un embellissement de Destin pendant le tour d’un autre, le jeton reste devant vous jusqu’au début de votre propre prochain tour.
NS-DOOM-05 = Vous ne pouvez avoir qu’un seul jeton Destin. Un nouvel embellissement de Destin n’en ajoute pas et ne le fait pas rester plus longtemps.
NS-DOOM-06 = Tant qu’un joueur a un jeton Destin, tous les autres peuvent jouer n’importe quelle carte sur son arbre, quelle que soit leur façon de jouer : à l’étape « Continuez l’histoire » ou par « Murmure », « Offrande », « Transfuge », « Prière » ou « Invasion ».
NS-DOOM-07 = Si vous avez plusieurs cartes à jouer, vous pouvez en mettre une partie, la totalité ou aucune sur l’arbre d’un joueur qui a un jeton Destin.
NS-DOOM-08 = Un jeton Destin ne détourne pas les cartes placées : avec « Adaptation », « Martyre » et « Infiltration », elles vont seulement là où l’effet le dit.
NS-DOOM-09 = Le jeton Destin reste même si votre arbre change ou si vous perdez tous vos fantômes.
NS-DOOM-10 = Un jeton Destin ne permet à personne de jouer une carte de plus ; il ne fait qu’ajouter un arbre au choix.
NS-DOOM-11 = Votre propre jeton Destin ne change rien aux cartes que vous jouez vous-même.
NS-DOOM-12 = Un scalde joué sur l’arbre d’un joueur qui a un jeton Destin accorde son embellissement à ce joueur.
NS-DOOM-13 = Si d’autres accomplissent votre saga en jouant sur votre arbre pendant que vous avez un jeton Destin, c’est vous qui gagnez.

## Qui sait quoi

NS-INFO-01 = Tout le monde voit les arbres, les sagas, les marqueurs et l’avancée de chacun, la défausse, les jetons Destin, le nombre de cartes de chaque main et de la pioche, le tour et l’étape en cours, la file d’attente et le journal des événements publics.
NS-INFO-02 = Vous êtes seul à connaître votre main. L’ordre de la pioche est caché à tous.
NS-INFO-03 = Avec « Pillage » et « Infiltration », vous ne voyez l’autre main que le temps de décider. Une note privée de ce que vous avez vu peut être conservée pour vous.
NS-INFO-04 = Seul le joueur qui utilise « Martyre » voit les cartes piochées, jusqu’à ce qu’elles soient placées. La carte de « Prière » est visible de tous dès qu’elle est révélée.
NS-INFO-05 = Une carte que tous ont vue entrer dans une main, comme avec « Transfuge », est indiquée à tous comme connue jusqu’à ce qu’elle en sorte. Si cette main prend part à un échange de « Pillage », les joueurs non concernés savent alors seulement que la carte est dans l’une des deux mains.
NS-INFO-06 = Vous ne recevez que ce que votre place a le droit de savoir, et un robot n’en sait pas plus qu’une personne à sa place.
NS-INFO-07 = Les sagas non distribuées et, dans la partie de base, les cartes évoluées retirées restent cachées et ne jouent aucun rôle.

## À la table numérique

NS-UI-01 = Vous pouvez modifier votre sélection tant que vous ne l’avez pas confirmée.
NS-UI-02 = Une fois confirmée, une action ne peut plus être annulée si elle a dévoilé quelque chose de caché (carte piochée, main regardée, carte révélée, mélange) ou confié une décision à un autre joueur. Toute autre action ne peut l’être que si la table le permet et que personne d’autre n’a agi depuis.
NS-UI-03 = Vous pouvez à tout moment disposer autrement vos marqueurs à l’écran ; ce n’est jamais une décision de jeu.
NS-UI-04 = Quand une décision revient à un joueur dont ce n’est pas le tour (« Assaut », « Martyre », « Rien » ou file d’attente), la partie attend sa réponse. Si le temps est écoulé, un robot choisit à sa place.
NS-UI-05 = Un choix forcé, qui n’a qu’une seule réponse, peut être fait pour vous, mais pouvoir renoncer compte toujours comme un choix. Quand les réponses dépendent d’une main cachée (carte à jouer d’« Offrande », échange de « Pillage », placements d’« Infiltration »), la question est toujours posée, même si vous ne pouvez que renoncer : sinon, les autres apprendraient quelque chose.
NS-UI-06 = Tout le hasard d’une partie, de la distribution des sagas à chaque mélange et remélange, découle d’un seul nombre de départ. Avec lui et les décisions prises, la partie peut être rejouée à l’identique.

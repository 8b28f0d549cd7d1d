# Ce que le juge pèse, comme raison d’une réponse.

counsel-measure = Comment les Héros devraient sortir du combat, par rapport à ce qu’on peut attendre maintenant : 50 % signifie aucun changement. Ce que le livre réserve encore, personne ne le sait.
analysis-explained-measure = La chance est ce que les tirages de tous les combats ont donné à toute la compagnie. « Perdu » compare les réponses du joueur en combat à de meilleures, d’après ce qu’il pouvait savoir : là où la recherche soupçonne quelque chose, des karls continuent le combat après les deux réponses, avec les mêmes tirages, et c’est ce résultat qui est dit. Les marges couvrent 95 % du bruit ; de meilleurs joueurs que des karls en feraient peut-être autre chose.

weighs-ready = plus de Prouesses prêtes et de meilleures pistes de Raté
weighs-heroes = les Héros s’en tirent mieux
weighs-foes = il reste moins d’Ennemis
weighs-keepings = plus d’expérience, de runes et de cartes

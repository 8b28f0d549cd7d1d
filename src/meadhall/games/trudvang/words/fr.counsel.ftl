# Ce que le juge pèse, comme raison d’une réponse.

counsel-measure = Comment les Héros devraient sortir du combat, par rapport à ce qu’on peut attendre maintenant : 50 % signifie aucun changement. Ce que le livre réserve encore, personne ne le sait.

weighs-ready = plus de Prouesses prêtes et de meilleures pistes de Raté
weighs-heroes = les Héros s’en tirent mieux
weighs-foes = il reste moins d’Ennemis
weighs-keepings = plus d’expérience, de runes et de cartes

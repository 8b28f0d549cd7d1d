# Ce que le juge pèse, comme raison d’une réponse.

weighs-points = plus de points de victoire tout de suite
weighs-axe = la Hache sanglante est plus à portée
weighs-sagas = les séries de sagas rapportent plus
weighs-settlements = les colonies valent plus
weighs-voyage = le voyage en cours promet plus
weighs-turns = les tours suivants rapportent plus
weighs-runes = de meilleures runes en main
weighs-theirs = le meilleur des autres peut espérer moins

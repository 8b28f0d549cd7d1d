### Conseil et analyse, les mêmes au terminal, dans le navigateur et sur le papier.

weighs-won = la partie est gagnée
weighs-ends = gagner plus tôt ou perdre moins souvent

counsel-chance = { NUMBER($chance, maximumFractionDigits: 0) } % (de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) } %)
counsel-for = En sa faveur : { $reasons }.
counsel-unclear = Rien ne fait la différence à lui seul.
counsel-only = Aucune autre réponse n’est possible.
counsel-alike = Les autres réponses sont tout aussi bonnes.
counsel-judged = C’est ce que répondrait un bon robot. Ici, les chances ne peuvent pas être calculées.
counsel-win = Vos chances de gagner, d’après ce que vous pouvez savoir, avec la marge d’erreur. Elles disent combien de fois des robots gagnent à partir d’une position semblable.
counsel-together = Vos chances de gagner ensemble, d’après ce que vous pouvez savoir, avec la marge d’erreur. Elles disent combien de fois des robots gagnent à partir d’une position semblable.
counsel-estimate = C’est l’estimation des robots. Personne n’a mesuré combien de fois de telles positions sont gagnées à ce jeu.

## Analyse

mark-fine = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = grosse erreur
mark-none = non évalué

analysis-title = Analyse : { $title }
analysis-weighed = { $decisions ->
        [one] Une décision évaluée
       *[other] { $decisions } décisions évaluées
    } avec { $budget } parties simulées chacune, et { $draws ->
        [one] un tirage
       *[other] { $draws } tirages
    } ; graine { $seed }.
analysis-curve = Chances de gagner
analysis-curve-together = Chances de la table
analysis-losses = Les réponses qui ont coûté quelque chose
analysis-no-losses = Aucune réponse n’a coûté plus que la marge d’erreur.
analysis-loss = { $mark } : a coûté { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) sur 100
analysis-fine = { $mark }
analysis-better = Mieux : { $answer }.
analysis-luck = Les tirages qui ont le plus compté
analysis-draw = { $seat } : { $sign }{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) })
analysis-no-luck = Aucun tirage n’a compté plus que la marge d’erreur.
analysis-more-draws = et { $count } de plus
analysis-deal = la donne du début
analysis-accounts = Talent et chance
analysis-seat = Joueur
analysis-start = Départ
analysis-luck-of-seat = Chance
analysis-play = Jeu
analysis-given = Perdu
analysis-result = Résultat
analysis-of = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-whole = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-table = La table
analysis-explained = Tous les nombres sont des centièmes de partie gagnée. Départ, chance et jeu font ensemble le résultat : la chance est ce que tous les tirages ont donné, le jeu ce que les réponses de tous en ont fait. « Perdu » compare les réponses du joueur à de meilleures, d’après ce qu’il pouvait savoir : là où la recherche soupçonne quelque chose, des karls continuent après les deux réponses, avec les mêmes tirages, et c’est ce résultat qui est dit. Les marges couvrent 95 % du bruit ; de meilleurs joueurs que des karls en feraient peut-être autre chose.
analysis-answer = Réponse { $number }

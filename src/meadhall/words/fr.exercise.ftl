### Exercices : ce qui se dit quand on en résout un, dans le terminal comme dans le navigateur.

exercise-title = Exercice : { $theme }
exercise-easy = facile
exercise-medium = moyen
exercise-hard = difficile
exercise-ask = Une réponse est nettement meilleure que toutes les autres. Laquelle ?
exercise-wrong = Ce n’est pas la meilleure réponse : elle coûte environ { $loss } chances sur 100.
exercise-wrong-measure = Ce n’est pas la meilleure réponse : elle vaut environ { $loss } points de moins.
exercise-instead = En faveur de la meilleure : { $reasons }.
exercise-right = C’est la meilleure réponse : { $chance } %. La deuxième meilleure réponse coûte { $margin } chances sur 100 (de { $low } à { $high }).
exercise-right-measure = C’est la meilleure réponse : { $chance } %. La deuxième meilleure réponse vaut { $margin } points de moins (de { $low } à { $high }).

# Ce que le juge pèse, comme raison d’une réponse.

weighs-markers = plus de marqueurs posés ou à portée
weighs-tempo = la saga peut être achevée plus tôt
weighs-outs = plus de cartes de la pioche servent
weighs-chain = une meilleure chaîne pour les embellissements
weighs-hand = une meilleure main
weighs-ways = plus de cartes en main posent un marqueur
weighs-doom = moins d’ennuis avec le jeton Destin
weighs-loss = moins à perdre si un héros s’en va
weighs-heroes = plus de héros dans l’arbre
weighs-ghosts = moins de fantômes dans l’arbre
weighs-suits = des héros qui conviennent mieux à la saga
weighs-their-saga = les autres sont plus loin de leurs sagas
weighs-their-chain = les autres ont de moins bonnes chaînes
weighs-their-hand = les autres ont de moins bonnes mains
weighs-their-tree = les autres ont des arbres plus faibles

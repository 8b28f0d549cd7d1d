# L’inspecteur d’un aperçu.

inspector = Inspecteur
preview-findings = Ce que trouve la vérification
preview-clean = Rien : le livre est sans défaut.
preview-where = Où en est l’histoire
preview-adventure = Aventure
preview-entry = Lu en dernier
    .read = { $count ->
        [one] lu
       *[other] lu { $count } fois
    }
    .near = accessible
    .far = inaccessible d’ici
preview-round = Manche
preview-asked = Question
preview-steps = En cours
preview-memory = Ce que le livre a retenu
    .flags = Retenu
    .facts = Retenu pour toujours
    .counts = Comptes
    .sums = Comptes de la campagne
    .chose = Réponses
    .results = Épreuves
    .tokens = Pions
    .goals = Buts sur la table
    .quests = Quêtes
    .stories = Récits
    .cards = Cartes
    .played = Jouées
preview-nothing = Encore rien.
preview-set = Régler avant un saut
    .note = Changez ce que l’histoire retient, puis ouvrez le livre à un paragraphe. Des virgules séparent les faits et les cartes ; un nombre suit son nom : coins:3. Pions Quête : 1:all.
    .items = Objets
    .companions = Compagnons
    .titles = Titres
preview-leap = Ouvrir le livre à { $entry }
preview-leapt = Vous avez ouvert { $entry }
    .on = La suite vient d’elle-même : { $ways }
preview-again = Recommencer
preview-old = Le fichier est illisible : c’est la version précédente qui est jouée. { $reason }
preview-stuck = Le livre a tant changé que cette table ne peut pas continuer. Ouvrez-le à un paragraphe, ou recommencez. { $reason }
fault-preview-entry = Il n’y a pas de paragraphe { $entry } dans ce livre. Le plus proche : { $nearest }

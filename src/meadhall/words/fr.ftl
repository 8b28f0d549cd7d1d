### Les mots de la halle, communs à tous les jeux.

you = vous
yes = oui
no = non
on = activé
labelled = { $name } : { $text }
list-and = { $before } et { $last }
somebody-left = quelqu’un qui est parti
off = désactivé

## Adversaires

bot-thrall = Thrall : fait la première chose qui lui passe par la tête. Parfait pour une première partie.
    .name = Thrall
bot-karl = Karl : voit ce qu’un coup rapporte sur le moment et choisit le meilleur.
    .name = Karl
bot-jarl = Jarl : pense à la suite, et même à ce que vous pourriez avoir en main. Difficile à battre.
    .name = Jarl

## Une première partie

first-new = Vous n’avez encore terminé ici aucune partie de { $game }. Comment voulez-vous commencer ?
first-lesson = Une leçon : { $title }, environ { $minutes } minutes
first-help = Une première partie avec de l’aide : règles simples, robots faciles, et des astuces au fil du jeu
first-plain = Une table ordinaire : je connais le jeu

## Un coup qui n’est pas permis

refused = Ce n’est pas permis. { $text } (règle { $rule })
refused-unreadable = « { $answer } » n’a pas été compris. Choisissez une des réponses proposées.

## Jeux qui n’ont pas de mots à eux pour cela

TABLE-OVER = La partie est terminée.
TABLE-TURN = La question s’adresse à quelqu’un d’autre.
TABLE-UNDO = Une réponse peut être reprise tant que personne d’autre n’a joué et que rien de caché n’a été montré.
plain-ask = { $name } répond : { $ask }

## Réponses

fault-answer-illegal = « { $answer } » n’est pas permis ici (règle { $rule }). { $count ->
        [one] Seule réponse possible : { $legal }
       *[other] { $count } réponses sont possibles : { $legal }
    }
fault-answer-unknown = « { $answer } » ne répond pas à la question posée. { $count ->
        [one] Seule réponse possible : { $legal }
       *[other] { $count } réponses sont possibles : { $legal }
    }
fault-answer-over = La partie est finie : « { $answer } » arrive trop tard.
fault-answer-seat = C’est à la place { $seat } de répondre, pas à vous : « { $answer } » ne compte pas (règle { $rule }).
fault-rules-broken = Les règles ont échoué sur cette réponse. L’erreur vient de nous, pas de vous. Rien n’a changé : donnez une autre réponse ou revenez en arrière. L’erreur est notée sous { $note }.
fault-undo-refused = Il est trop tard pour revenir en arrière (règle { $rule }) : quelque chose de caché a été dévoilé, ou quelqu’un d’autre a agi depuis.

## Tables, places et options

fault-language-unknown = Il n’y a pas de textes pour la langue « { $language } ». Essayez : { $nearest }
fault-game-unknown = On ne joue à aucun jeu nommé « { $game } » ici. Essayez : { $nearest }
fault-game-broken = Le jeu « { $game } » est installé, mais il ne peut pas être chargé : { $error }
fault-players-count = { $game } se joue de { $low } à { $high }, pas à { $players }.
fault-seats-count = « { $seats } » occupe { $found ->
        [one] une place
       *[other] { $found } places
    } ; ce jeu en compte de { $low } à { $high }.
fault-seats-word = Personne du nom de « { $seat } » ne peut prendre place. Essayez : { $nearest }
fault-bot-unknown = Aucun adversaire ne s’appelle « { $level } ». Essayez : { $nearest }
fault-bot-not-asked = C’est d’abord au hasard de répondre ; aucun robot n’est interrogé ici.
fault-bot-levels = { $levels ->
        [one] { $levels } adversaire est désigné
       *[other] { $levels } adversaires sont désignés
    } ; il en faut { $players } pour cette partie.
fault-option-unknown = { $game } n’a pas d’option « { $option } ». Essayez : { $nearest }
fault-option-value = « { $value } » n’est pas un choix pour l’option « { $option } ». Choix possibles : { $choices }

## Parties enregistrées

fault-file-unreadable = Impossible de lire le fichier { $path } : { $reason }.
system-missing = ce fichier ou ce dossier n’existe pas
system-forbidden = accès refusé
system-read-only = ce disque est en lecture seule
system-full = il n’y a plus de place sur le disque
system-folder = c’est un dossier
system-no-folder = il y a un fichier là où il faut un dossier
system-long = le nom est trop long
system-loop = le lien renvoie à lui-même
fault-record-not-text = { $path } n’est pas une partie enregistrée : ce fichier ne contient pas de texte.
fault-record-format = Cet enregistrement est au format { $found } ; cette halle lit le format { $known }.
fault-record-header = La première ligne de l’enregistrement ne donne pas de valeur utilisable pour « { $field } ».
fault-record-line = La ligne { $line } de l’enregistrement est illisible : la première ligne décrit la table, chacune des suivantes est une réponse, la dernière est le résultat.
fault-record-line-long = La ligne { $line } de l’enregistrement est plus longue que n’en écrit aucune partie : { $most } caractères au plus.
fault-record-order = La ligne { $line } de l’enregistrement porte la réponse numéro { $found } ; on attend ici le numéro { $right }.
fault-record-after-result = La ligne { $line } de l’enregistrement vient après le résultat, où rien ne doit suivre.
fault-record-over = Ligne { $line } de l’enregistrement : « { $answer } » vient après la fin de la partie.
fault-record-seat = Ligne { $line } de l’enregistrement : la réponse vient de « { $found } », mais la question s’adresse à « { $right } » ({ $ask }).
fault-record-answer = Ligne { $line } de l’enregistrement : { $reason }
fault-record-edition = Ligne { $line } de l’enregistrement : la partie a été jouée avec une autre édition de son livre ({ $found }) que celle d’ici ({ $here }), et ne s’y accorde plus.
fault-record-draw = Ligne { $line } de l’enregistrement : la donne n’était pas « { $found } » mais « { $right } ».
fault-record-commitment = Le secret de l’enregistrement n’est pas celui qui avait été promis avant la partie.
fault-record-result = Ligne { $line } de l’enregistrement : quand on la rejoue, la partie ne se termine pas sur ce résultat.
fault-record-state = Ligne { $line } de l’enregistrement : quand on la rejoue, la partie n’aboutit pas à cette table.
fault-record-answers = Ligne { $line } de l’enregistrement : une réponse a été changée après la partie ; le sceau de toutes les réponses ne correspond pas.
fault-record-sealed = Le secret de cette donne scellée manque : la partie ne peut pas continuer, mais on peut encore la revoir.
fault-campaign-unknown = Il n’y a pas de campagne « { $name } ». { $nearest ->
    [none] Aucune n’est encore commencée.
   *[other] Essayez : { $nearest }
    }
fault-campaign-name = « { $name } » ne peut pas être le nom d’une campagne : écrivez de 1 à { $most } caractères, dont au moins une lettre simple ou un chiffre.
fault-campaign-there = Il y a déjà une campagne « { $name } ». Choisissez un autre nom.
fault-campaign-none-here = { $game } n’a pas de campagnes.
fault-campaign-over = La campagne « { $name } » est arrivée à sa fin.
fault-campaign-changed = Le livre « { $book } » a trop changé depuis la dernière séance de « { $name } » pour que l’on puisse la reprendre là où elle en était. Vous pouvez recommencer son aventure : { $command }
fault-campaign-lost = Le livre « { $book } » n’a plus l’aventure de « { $name } ». Remettez son ancienne version, ou commencez une autre campagne.
fault-campaign-damaged = La campagne dans { $path } est abîmée : { $file } est illisible.
fault-campaign-no-file = Il n’y a pas de fichier { $path }.
fault-campaign-foreign = { $path } n’est pas une campagne exportée.
fault-campaign-broken = { $path } est abîmé : la copie est incomplète, ou le fichier a changé depuis.
fault-campaign-large = { $path } est trop grand pour une campagne : { $most } Mo au plus.
fault-campaign-part-large = { $file }, dans { $path }, est trop grand pour une campagne : { $most } Ko au plus.
fault-campaign-format = { $path } est une campagne au format { $found } ; cette halle lit le format { $known }.
fault-campaign-manifest = La campagne { $path } ne donne pas de valeur utilisable pour « { $field } ».
fault-campaign-incomplete = La campagne { $path } est incomplète : il manque { $file }.
fault-campaign-record = Une séance de la campagne { $path } est illisible, { $file } : { $reason }
fault-campaign-stranger = La campagne { $path } appartient au livre « { $book } », mais { $file } appartient à un autre.
fault-campaign-position = On ne peut pas lire où en est l’histoire de { $path } ; le fichier a été modifié après coup.
fault-campaign-file-there = { $path } existe déjà. Choisissez un autre nom.
fault-deal-not-asked = { $seat ->
    [none] La partie est finie : le hasard n’a plus rien à répondre.
   *[other] Le hasard n’est pas interrogé en ce moment ; la question s’adresse à { $seat }.
}
fault-script-ended = Il manque des cartes dans la donne prévue : « { $ask } » reste sans réponse.

## Positions écrites en une ligne

fault-position-game = Une position de { $game } commence par « { $game } », pas par « { $found } ».
fault-position-part = « { $part } » est incomplet : écrivez un nom, le signe égal et une valeur, par exemple « turn=3 ».
fault-position-letter = « { $part } » contient un caractère illisible. Copiez de nouveau la position, ou réécrivez cette partie.
fault-position-key = Aucune partie d’une position ne s’appelle « { $part } ». Essayez : { $nearest }
fault-position-twice = « { $part } » figure deux fois dans la position ; une seule suffit.
fault-position-number = « { $part }={ $value } » ne convient pas : { $part } est un nombre de { $low } à { $high }.
fault-position-word = « { $word } » dans « { $part } » est inconnu. Essayez : { $nearest }
fault-position-word-twice = « { $word } » figure pour la deuxième fois dans « { $part } » ; une seule suffit.
fault-position-pair = « { $word } » dans « { $part } » est incomplet : écrivez deux mots séparés par deux-points.
fault-position-count = « { $part } » compte { $found ->
        [one] { $found } élément
       *[other] { $found } éléments
    } ; il en faut { $right }.
fault-position-seat = « { $part }={ $value } » ne convient pas : les places de cette table sont { $seats }.
fault-position-no-player = « { $part } » n’appartient à personne : cette table compte { $players } joueurs.
fault-position-card = « { $card } » dans « { $part } » n’est pas une carte. Essayez : { $nearest }
fault-position-card-twice = La carte « { $card } » dans « { $part } » se trouve déjà ailleurs ; chaque carte est unique.
fault-position-kind = Il ne reste aucune carte du genre « { $kind } » pour « { $part } ».
fault-position-tree = « { $part }={ $value } » n’est pas un arbre : écrivez ses sept emplacements ainsi : « -/-,-/-,-/-,- ».
fault-position-saga = « { $saga } » dans « { $part } » n’est pas une saga : écrivez son numéro, par exemple « SG-07 », ou ses traits, par exemple « R3G2B1 ».
fault-position-known = « { $entry } » ne dit pas qui connaît une carte ; écrivez par exemple « GR1:A.AB..A. ».
fault-position-frame = À cette table, « { $frame } » ne peut pas avoir { $value } pour « { $field } ».
fault-position-unplayable = Cette position ne peut pas être jouée : il manque sur la table de quoi faire l’étape « { $frame } ». Ôtez-la de « agenda », ou ajoutez ce qu’il lui faut.
fault-position-nowhere = Cette position ne mène nulle part : après « { $frame } », plus rien n’est demandé à personne, et la partie n’a pas de résultat. Faites continuer « agenda ».
fault-position-option = « { $option } » n’est pas une option avec sa valeur : écrivez un nom, un deux-points et une valeur, par exemple « undo:off ».
fault-position-seat-twice = « { $part }={ $value } » nomme deux fois la même place ; une seule suffit.
fault-position-card-out = La carte « { $card } » ne fait pas partie du jeu avec ces options.
fault-position-saga-twice = La saga « { $saga } » ne peut pas appartenir à deux joueurs.
fault-position-saga-done = Le joueur { $seat } a accompli sa saga, la partie est donc finie : indiquez « winner={ $seat } » ou changez l’arbre.
fault-position-winner = Le joueur { $seat } n’a pas accompli de saga et ne peut pas avoir gagné.
fault-position-known-wrong = Ce que « known » dit de la carte « { $card } » est inexact : elle se trouve ailleurs.
fault-position-stray = « { $part } » appartient à une étape qui n’est pas dans « agenda ».
fault-frame-unknown = « { $frame } » n’est pas une étape de ce jeu. Essayez : { $nearest }
fault-frame-fields = « { $frame } » demande ces valeurs : { $fields }. Nombre de valeurs données : { $found }.
fault-frame-unreadable = « { $text } » ne se lit pas comme une étape ; écrivez-la ainsi : « Continue(0) ».

## Fichiers de données d’un jeu

fault-data-count = Les données contiennent { $found } « { $of } » ; il en faudrait { $number }.
fault-data-markers = La saga { $saga } demande trop de traits d’une même couleur ; { $most } au plus sont permis.
fault-data-reason = { $id } donne la raison « { $reason } », que le fichier de données n’explique pas.

## Conseil et analyse

term-counsel = Demander conseil
term-counsel-thinking = Réflexion en cours …
fault-counsel-nothing = Il n’y a rien à conseiller : personne n’a de question en ce moment.
fault-agreement-together = { $game } se joue ensemble et les conseils y sont permis : il n’y a rien à comparer.
fault-analysis-unfinished = Cette partie n’est pas finie : après { $answers ->
        [one] une réponse
       *[other] { $answers } réponses
    }, une question attend encore. Seules les parties finies sont analysées.
fault-analysis-empty = Cet enregistrement ne contient aucune réponse ; il n’y a rien à analyser.

## Fichiers écrits à la main

fault-toml-text = Impossible de lire { $file } : il faut un fichier texte en UTF-8.
fault-toml-line = { $file }, ligne { $line } : « { $text } » est illisible. Une ligne de TOML s’écrit nom = valeur, les textes entre guillemets droits et les listes entre crochets.
fault-toml-key = { $file } : « { $where } » est inconnu ici. Essayez : { $nearest }
fault-toml-missing = { $file } : « { $where } » manque ou est vide.
fault-toml-value = { $file } : « { $where } » vaut « { $found } », mais doit être { $kind ->
    [table] une table
    [list] une liste entre crochets
    [whole] un nombre entier
    [number] un nombre
    [truth] true ou false
    [name] un nom fait de minuscules, de chiffres et de _
   *[text] un texte entre guillemets droits
  }.
fault-toml-word = { $file } : « { $where } » vaut « { $found } ». Il faudrait : { $right }
fault-toml-deep = { $file } : des listes ou des tables sont imbriquées trop profondément.
fault-toml-refused = { $file } est inutilisable : { $reason }

## Leçons

fault-lesson-line = { $path } : « { $where } » contient la ligne « { $text } ». Une ligne dit qui répond, puis un deux-points et la réponse, par exemple « chance: draw RY1 » ou « B: pass ».
fault-lesson-unknown = { $game } n’a pas de leçon « { $lesson } ». Essayez : { $nearest }
fault-lesson-none = { $game } n’a pas de leçons.
fault-lesson-taken = { $game } a déjà une leçon « { $lesson } ». Donnez un autre nom au fichier.
fault-hint-when = { $path } : « { $where } » ne dit pas quand l’astuce apparaît. Il faut l’une de ces clés : { $keys }
fault-hint-view = { $path } : « { $where } » : « { $text } » n’est pas une condition. Une condition s’écrit par exemple « players.me.progress >= 5 » ou « !players.me.tree.0 ».
fault-lesson-level = La leçon « { $lesson } » demande un robot « { $level } ». Il y a : { $known }
fault-lesson-answer = Leçon « { $lesson } », étape { $step } : « { $answer } » n’y est pas une réponse permise. Permises : { $answers }
fault-lesson-light = Leçon « { $lesson } », étape { $step } : la table n’y montre pas de « { $light } » à éclairer. Vouliez-vous dire « { $right } » ?
fault-lesson-then = Leçon « { $lesson } », étape { $step } : on ne peut pas répondre « { $line } » à ce moment. { $asked ->
    [0] La partie est finie.
   *[other] C’est à { $asked } de répondre : { $answers }
  }
fault-lesson-others = Leçon « { $lesson } », étape { $step } : c’est à { $asked } de répondre, et la leçon ne dit pas quoi. Possible : { $answers }
fault-lesson-end = La leçon « { $lesson } » n’arrive pas à sa dernière étape.
fault-guide-then = Guide de { $game }, exemple, étape { $step } : on ne peut pas répondre « { $line } » à ce moment. { $asked ->
    [0] La partie est finie.
   *[other] C’est à { $asked } de répondre : { $answers }
  }
fault-guide-so = Guide de { $game }, exemple, étape { $step } : « { $text } » n’est pas vrai à ce moment.

## La page illustrée d’un jeu

guide-contents = Sommaire
guide-goal = Le but du jeu
guide-table = La table
guide-turn = Un tour
guide-example = Un exemple
guide-more = Bon à savoir
guide-signs = Signes et mots

## Research

fault-research-missing = Le paquet de recherche a besoin de { $packages }. Pour l’installer : pip install meadhall[research]
fault-actions-full = Cette question a { $options } réponses qui demandent une place libre dans l’espace d’actions, mais il n’y en a que { $places }.
fault-action-unknown = { $number } n’est pas une action ici. Les actions sont numérotées à partir de 0, et ce jeu en a { $size } ; une place libre n’est une action que tant qu’une réponse l’occupe.
fault-seat-number = Il n’y a pas de place { $seat } à cette table. Les places sont numérotées à partir de 0, et il y en a { $players }.
fault-actions-count = Il y a { $actions } actions pour { $games } parties ; il en faut une par partie.

## Exercices

fault-exercise-line = { $place } n’est pas un exercice : la ligne n’est pas du JSON.
fault-exercise-twice = { $path } contient deux fois l’exercice { $name }.
fault-exercise-unknown = { $game } n’a pas d’exercice « { $exercise } ».
fault-exercise-theme = { $game } n’a pas de thème « { $theme } ». Essayez : { $nearest }

## Rencontres entre robots

fault-entrant-word = « { $word } » n’est ni un robot de la halle ni un fichier Python (.py). Essayez : { $nearest }
fault-entrant-nothing = { $path } n’a pas de fonction make(game, seed) qui crée son robot.
fault-entrant-broke = Le robot de { $path } a échoué{ $line ->
        [0] {""}
       *[other] { " " }à la ligne { $line }
    } : { $kind } : { $reason }
fault-entrant-answer = Le robot de { $path } a donné une réponse que les règles n’autorisent pas ici : { $answer }. Son coup doit figurer dans meadhall.pending(state).
fault-tournament-few = { $entrants } robots ne suffisent pas pour une table de { $players }. Nommez-en davantage, ou deux fois le même.
fault-tournament-many = Cela ferait { $games } parties ; on en joue { $most } au plus. Demandez moins de rondes ou de robots.
fault-workers-place = « { $place } » n’est pas un endroit où jouer des parties. Possible : ray, ou ray://HÔTE:PORT pour une grappe ; sur l’une de ses propres machines aussi HÔTE:PORT.
fault-workers-no-ray = Ray n’est pas installé ici. Pour l’installer : pip install meadhall[ray]
fault-workers-no-cluster = Ray n’est pas utilisable à l’adresse { $place } : { $reason }
fault-workers-no-answer = Personne ne répond à l’adresse { $place }. La grappe est-elle lancée, l’hôte et le port sont-ils les bons ? Avec ray:// il faut le port des clients, d’ordinaire 10001.
fault-workers-lost = La grappe à l’adresse { $place } ne répond plus ; les parties en cours sont perdues.
fault-workers-without = La machine { $machine } de la grappe à l’adresse { $place } n’a pas Meadhall. Installez-y la version { $here }.
fault-workers-version = La machine { $machine } de la grappe à l’adresse { $place } a Meadhall { $there }, alors que c’est ici { $here }. Installez-y la même version.
fault-lab-both = L’option { $option } est à la fois variée et fixée ; retirez-la de --vary ou de --option.
fault-lab-many = Cela ferait { $settings } réglages ; on en compare { $most } au plus.
fault-lab-twice = « { $setting } » y figure deux fois ; une fois suffit.
seat-n = Place { $seat }

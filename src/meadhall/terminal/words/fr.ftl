### Ce que dit le terminal en plus des mots de la halle et du jeu.

## Commandes : les mots à taper (le premier est affiché), ce qui les suit, ce qu’elles font

terminal-do-why = pourquoi
    .args = [RÉPONSE]
    .help = cite la règle qui interdit une réponse ; seul, passe en revue ce qui n’est pas permis à présent
terminal-do-rules = règles, règle
    .args = [NUMÉRO OU MOT]
    .help = les règles : tous les chapitres, un chapitre, une règle, ou celles qui contiennent un mot
terminal-do-counsel = conseil, avis
    .args = { "" }
    .help = que ferait un jarl ? Jusqu’à trois réponses avec leurs chances et leurs raisons
terminal-do-log = journal
    .args = [tout]
    .help = ce qui s’est passé depuis votre dernière réponse, ou dans toute la partie
terminal-do-undo = annuler
    .args = { "" }
    .help = reprend votre dernière réponse
terminal-do-save = enregistrer, sauver
    .args = [FICHIER]
    .help = dit où la partie est conservée, ou l’enregistre aussi sous un autre nom
terminal-do-lang = langue
    .args = en, fr, de
    .help = une autre langue
terminal-do-hints = astuces, astuce
    .args = { "" }
    .help = coupe les astuces, ou les reprend depuis la première
terminal-do-back = retour
    .args = { "" }
    .help = revient de la seconde partie d’une réponse à la première
terminal-do-help = aide
    .args = { "" }
    .help = cette liste
terminal-do-quit = quitter
    .args = { "" }
    .help = quitte la table ; la partie est conservée

## Questions et réponses

terminal-apart =  ;{ " " }
terminal-prompt = Votre réponse :{ " " }
terminal-welcome = { $game }. À la table : { $seats }.
terminal-seat-you = { $name } (vous)
terminal-seat-bot = { $name } (robot)
terminal-hint = Répondez par un numéro. « aide » donne les commandes ; la touche Entrée seule répète la question.
terminal-so-far = L’histoire jusqu’ici :
terminal-watching = Seuls des robots jouent à cette table : vous regardez.
terminal-both = Pour donner les deux parties d’un coup, écrivez deux numéros, par exemple { $example }.
terminal-back = Retour
terminal-closed = Impossible : { $answer }
terminal-number = nombre { $number }
terminal-chosen = Choisi : { $answer }
terminal-unknown = « { $text } » n’est pas une réponse possible ici. Répondez { $count ->
        [1] par le numéro 1
       *[other] par un numéro de 1 à { $count }
    }, par le texte d’une réponse comme « { $example } », ou par une commande ; « aide » en donne la liste.
terminal-unknown-next = { $count ->
        [0] « { $text } » compte un numéro de trop : { $given } est une réponse entière.
       *[other] « { $text } » n’est pas une réponse possible ici : après { $given } vient { $count ->
            [1] le numéro 1
           *[other] un numéro de 1 à { $count }
        }, et non { $wrong }.
    }
terminal-why-none = Rien de ce qu’on pourrait répondre ici n’est interdit.
terminal-why-list = Pas permis à présent :
terminal-key-none = Aucune réponse n’a ici la touche { $pressed } : { $count ->
    [1] il n’y en a qu’une, la 1.
   *[other] elles vont de 1 à { $last }.
    }
terminal-times = { $line } ({ $count } fois)
terminal-why-one = { $text } (règle { $rule })
terminal-allowed = « { $answer } » est permis à présent.
terminal-rules-chapters = Les chapitres des règles. Demandez-en un par son numéro, une règle par son identifiant, ou un mot.
terminal-rules-found = { $count ->
    [one] Une règle contient « { $text } » :
   *[other] { $count } règles contiennent « { $text } » :
    }
terminal-rules-none = Aucune règle ne contient « { $text } ».
terminal-log-empty = Rien ne s’est passé depuis votre dernière réponse.
terminal-whose = Personne ici ne s’appelle « { $text } ». À la table : { $names }.
terminal-undo-refused = Impossible d’annuler à présent. { $refusal }
terminal-undone = Repris : { $answer }
terminal-saved = La partie est conservée dans { $path }
terminal-save-failed = La partie n’a pas pu être enregistrée dans { $path } : { $reason }. Elle continue ; « enregistrer FICHIER » l’enregistre ailleurs.
terminal-mishap = Ce fichier montre ce qui s’est passé à la personne qui corrigera les règles : { $path }
terminal-save-taken = { $path } existe déjà et n’est pas cette partie. Choisissez un autre nom.
terminal-lang-now = Désormais en français.
terminal-lang-which = On parle ici trois langues : langue en, langue fr, langue de.
terminal-hand-over = C’est à { $name } de répondre. À partir d’ici, personne d’autre ne doit regarder.
terminal-hand-over-scroll = Ne remontez pas non plus dans le texte, s’il vous plaît.
terminal-hand-over-enter = { $name }, appuyez sur Entrée :{ " " }
terminal-thinking = { $name } réfléchit.
terminal-left-unsaved = Vous avez quitté la partie. Elle n’est pas conservée : impossible d’écrire { $path }.
terminal-left = Vous avez quitté la partie. Elle est conservée dans { $path }
terminal-go-on = Pour continuer : { $command }
terminal-won = { $you ->
        [yes] { $count ->
            [0] Vous avez gagné.
           *[other] Vous avez gagné, avec { $names }.
        }
       *[no] { $count ->
            [one] { $names } a gagné.
           *[other] { $names } ont gagné.
        }
    }
terminal-nobody = Personne n’a gagné.
terminal-record-unsaved = L’enregistrement de cette partie n’est pas conservé : impossible d’écrire { $path }.
terminal-record = L’enregistrement de cette partie se trouve dans { $path }
terminal-help-answers = Répondez par le numéro d’un choix ou par son texte, par exemple « { $example } ». La touche Entrée seule répète la question. Autres commandes :

## Plein écran

terminal-key-why = pourquoi
    .help = la règle qui interdit une réponse
terminal-key-rules = règles
    .help = les règles, à lire et à parcourir
terminal-key-counsel = conseil
    .help = que ferait un jarl ? Jusqu’à trois réponses avec leurs chances et leurs raisons
terminal-key-log = journal
    .help = tout ce qui s’est passé
terminal-key-undo = annuler
    .help = reprend votre dernière réponse
terminal-key-language = langue
    .help = la langue suivante : anglais, français, allemand
terminal-key-hints = astuces
    .help = coupe les astuces, ou les reprend depuis la première
terminal-key-tell = lire
    .help = le volet où vous êtes, en toutes lettres
terminal-key-ask = savoir
    .help = en toutes lettres : tout ce que vous pouvez savoir d’autre, avec une ligne pour le demander
terminal-key-light = thème
    .help = sombre sur clair ou clair sur sombre
terminal-key-chart = carte
    .help = la carte seule, ou avec tout le reste
terminal-key-pan = déplacer
    .help = déplace la carte ; sur la carte même, les flèches suffisent
terminal-key-zoom = zoom
    .help = plus près, plus loin
terminal-key-follow = suivre
    .help = retour au navire, au Héros ou à ce qui est demandé
terminal-key-help = aide
    .help = cette page
terminal-key-quit = quitter
    .help = quitte la table ; la partie est conservée
terminal-counsel-others = Ici, on joue les uns contre les autres : pas de conseil à cette table.
terminal-pane-log = Ce qui s’est passé
terminal-pane-end = La partie est finie
terminal-pane-why = Pourquoi pas ?
terminal-pane-rules = Règles
terminal-pane-help = Aide
terminal-pane-ask = Ce que vous pouvez savoir
terminal-ask = Au choix : { $topics }
terminal-ask-unknown = On ne peut pas demander « { $text } ». Au choix : { $topics }
terminal-too-small = { $width }x{ $height }, c’est trop petit. Agrandissez la fenêtre à { $least }x{ $lines }, ou jouez avec --plain. q : quitter.
terminal-more = { $below ->
    [0] ↑ { $above } au-dessus
   *[other] ↓ encore { $below } plus bas
    }
terminal-close = Échap ferme, ↑ ↓ font défiler
terminal-why-ask = Une réponse telle que l’enregistrement la note, par exemple { $example }
terminal-rules-ask = Le numéro d’un chapitre, l’identifiant d’une règle ou un mot
terminal-help-screen =
    Choisissez une réponse par la touche placée à côté, avec ↑ ↓ et Entrée, ou à la souris.
    Si une réponse a deux parties, choisissez l’une puis l’autre ; Échap ou Retour arrière revient à la première.
    Tab passe d’un volet à l’autre ; t dit en toutes lettres ce que montre celui où vous êtes.
    La partie est enregistrée à chaque réponse.

## Une leçon

terminal-teacher = { $exercise ->
    [yes] L’exercice
   *[no] Ce que dit la leçon
    }
terminal-astray = C’est permis, mais ce n’est pas ce que montre cette leçon. Reprenez votre réponse avec « { $undo } », ou continuez pour voir ce que cela donne.
terminal-astray-back = La partie était finie : la réponse a donc été reprise. Essayez encore.
terminal-taught = La leçon est finie. Vous pouvez continuer la partie ou quitter la table.
terminal-exercise = « { $counsel } » montre la solution.
terminal-exercise-back = Elle a été reprise : réessayez.
terminal-exercise-done = Résolu. Vous pouvez continuer la partie d’ici, ou partir.
terminal-solution = La solution

## Astuces

terminal-hinted = Astuce : { $hint }
terminal-hints-on = Les astuces reprennent, depuis la première.
terminal-hints-off = Plus d’astuces. « astuces » les ramène.

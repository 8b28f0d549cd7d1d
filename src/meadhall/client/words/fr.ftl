### Ce que le navigateur dit autour de chaque jeu.

## Partout

close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré.
copy = Copier
copied = Copié.
share = Partager
copy-not = Votre navigateur ne laisse pas cette page copier. Sélectionnez le texte et copiez-le vous-même.
loading = Un instant…
sorry = Cela n’a pas fonctionné
settings = Langue et couleurs
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
theme = Couleurs
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
menu = Menu
tools = Outils
rules = Règles
lobby = Entrée
handbook = Manuel
to-the-lobby = Retour à l’entrée
game = Jeu
table = Table
fault-offline = La halle est injoignable pour l’instant. Vérifiez votre connexion et réessayez.
fault-position-link = Ce lien ne contient aucune position. Il a peut-être été coupé.

## L’entrée

scene = Une halle éclairée sous l’aurore boréale
welcome = Venez vous réchauffer
welcome-text = Des jeux de plateau nordiques à une même table. En solo, avec des robots ou entre amis.
open-table = Ouvrir une table
invite-code = Lien ou code d’invitation
join = Rejoindre
code-missing = Collez le lien d’invitation que vous avez reçu.
choose-game = Choisissez un jeu
with-bots = en solo ou à plusieurs
players-exact = { $count ->
        [one] 1 personne
       *[other] { $count } personnes
    }
players-range = { $low } à { $high } personnes
minutes = { $count } min
kind-rivals = chacun pour soi
kind-together = tous ensemble
name-what = Le foyer | La corne | Le drakkar | Le banc | Le bouclier | Le gué | Le pont | La lanterne | La rame | Le festin | L’hiver | La harpe
name-whose = des corbeaux | des loups | des scaldes | des baleines | des oies | des forgerons | des passeurs | des géants | des ours | des phoques | des voyageurs | des neuf nuits
your-move = À vous de jouer
your-turn-at = À vous de jouer : { $table }
are-here = { $count ->
        [one] { $names } est là
       *[other] { $names } sont là
    }
return = Revenir
my-tables = Mes tables
open-tables = Tables ouvertes
open-none = Aucune table ouverte pour l’instant. Ouvrez-en une et affichez-la ici.
records = Parties finies
records-none = Les parties que vous aurez finies apparaîtront ici.
record-open = Regarder un enregistrement
record-save = Garder l’enregistrement
replay = Revoir
watch = Regarder
sit-down = S’asseoir
seats-taken = { $taken } places prises sur { $count }
status-waiting = attend des joueurs
your-turn-now = à vous de jouer
turn-of = à { $name } de jouer
table-of = Une table de { $game }
table-with = Table avec { $names }
rights = Non officiel. Les titres appartiennent à leurs propriétaires. Code sous licence MIT.

## Qui je suis

you-title = Vous
your-name = Votre nom
name-hint = Les autres le voient. Rien d’autre n’est demandé.
personal-link = Votre lien personnel
personal-hint = Ouvrez-le sur un autre appareil pour y continuer la partie. Gardez-le pour vous.
become-title = Devenir { $name } sur cet appareil ?
become-text = Ce lien fait de cet appareil celui de { $name }. Jusqu’ici, vous y êtes { $was } ; les tables de { $was } ne seraient plus les vôtres sur cet appareil. Si ce n’est pas ce que vous vouliez, restez.
become-back = Pour redevenir { $was }
become-back-hint = Gardez ce lien : il refait de vous { $was }, ici ou ailleurs.
become-stay = Rester { $was }
become-do = Devenir { $name }

## Une nouvelle table

first-friends = Entre amis : ouvrir une table et leur envoyer le lien
new-table = Une nouvelle table
table-name = Nom de la table
who-sits = Qui joue ?
who-sits-hint = Prenez plusieurs places pour partager un seul appareil.
seat-who = Place { $seat } : qui s’y assoit
seat-name = Place { $seat } : nom
seat-me = moi, sur cet appareil
seat-open = libre
seat-friend = un ami, par le lien
seats-friends = Inviter des amis plutôt que des robots
seat-also = Une autre personne sur cet appareil
seat-also-name = Son nom
seat-also-hint = Vous partagez cet appareil et vous le passez quand c’est son tour.
seat-none = personne : retirer cette place
seat-open-hint = Toute personne qui a le lien peut s’y asseoir.
seat-is-bot = robot, { $level }
seat-add = Une place de plus
seat-drop = Retirer la place { $seat }
name-other = qui d’autre ?
pace = Rythme
pace-none = sans horloge
pace-none-hint = Chacun prend le temps qu’il lui faut.
pace-live = en direct
pace-live-hint = Deux minutes par réponse ; ensuite un robot prend le relais.
pace-day = un jour par réponse
pace-day-hint = Pour une partie sur la semaine. Après un jour, un robot prend le relais.
listed = L’afficher parmi les « Tables ouvertes »
listed-hint = Sinon, seules les personnes qui ont le lien la trouvent.
game-options = { $count ->
        [one] Une option du jeu
       *[other] { $count } options du jeu
    }

## En attendant du monde

waiting-title = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
waiting-more = { $count ->
        [one] On attend encore une personne
       *[other] On attend encore { $count } personnes
    }
waiting-hint = La partie commence dès que toutes les places sont prises.
how-played = Comment joue-t-on ?
invite-link = Lien d’invitation
invite-hint = Toute personne qui l’ouvre peut prendre une place libre ou regarder.
invite-alone = Vos amis ne peuvent pas ouvrir ce lien : la halle n’est accessible que depuis cette machine.
invite-open-hall = Pour laisser entrer vos amis, lancez la halle ainsi
invite-open-hint = Toutes les personnes de votre réseau peuvent alors la joindre, et leur lien s’affiche ici.
invite-link-here = Lien d’invitation, sur cette machine seulement
invite-network = C’est une adresse de votre propre réseau : elle fonctionne pour toutes les personnes qui s’y trouvent, pas ailleurs.
invite-picture = Code QR du lien d’invitation
invite-scan = À scanner avec un téléphone.
seat-here = est là
sit-here = S’asseoir ici
stand-up = Quitter cette place

## À la table

table-sub = { $title } · { $count ->
        [one] une personne
       *[other] { $count } personnes
    }{ $turn ->
        [0] {""}
       *[other] {" "}· tour { $turn }
    }
offline = Pas de connexion depuis { $time }. Tout ce qui précède est enregistré. Nouvel essai…
offline-answer = Pas de connexion : votre réponse n’est pas partie. Réessayez dans un instant.
mishap = Les règles ont échoué sur une réponse. L’erreur vient de nous ; la partie en est restée là où elle était. Elle continue avec une autre réponse, ou en revenant en arrière. La personne qui tient la halle trouve l’erreur sous { $note }.
mishap-report = Enregistrer un rapport
views = Vues de la table
tab-board = Plateau
tab-hand = Main
tab-log = Journal
tab-table = Table
board = Plateau
hand = Main
players = Autour de la table
seat-gone = n’est pas là
seat-thinking = doit répondre
seat-back = Reprendre ma place
seat-bot = Laisser un robot jouer
seat-to-bot = Laisser un robot jouer pour { $name }
watchers = { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
look-at = Mettre { $name } devant
clock-out = temps écoulé
clock-hours = { $hours } h
pass-to = Passez l’appareil à { $name }
pass-hint = Aucune main n’est montrée avant que la bonne personne ne le tienne.
pass-take = C’est moi, { $name }

## La question

seat-asked = { $name } doit répondre
your-turn = { $turn ->
        [0] À vous
       *[other] À vous · tour { $turn }
    }
waiting-for = On attend { $name }
waiting-all = On attend la table
bot-plays = Un robot joue pour vous.
you-watch = { $free ->
        [0] Vous regardez : toutes les places sont prises.
       *[other] Vous regardez. Une place est libre ; vous pouvez la prendre.
    }
answers-count = { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }
answers-all = { $count ->
        [one] La seule réponse
       *[other] Les { $count } réponses
    }
answers-below = Voir les réponses
answers-less = Moins
sheet-open = Tout montrer
sheet-close = Montrer moins
why-not = Pourquoi pas ?
lay-down = Reposer
confirm = Confirmer
alone-only = Une seule réponse est possible : un clic suffit.
alone-give = Donner ces réponses pour moi
alone-soon = La seule réponse possible sera donnée pour vous dans un instant.
alone-given = La seule réponse possible a été donnée pour vous.
alone-ask = Me demander plutôt
understood = Compris
sending = Envoi…
undo = Reprendre son coup
undo-nothing = Il n’y a aucun coup que vous puissiez reprendre.
undo-ask = Demander aux autres ?
undo-ask-hint = Quelque chose de caché a été dévoilé, ou quelqu’un a agi depuis. On ne peut revenir en arrière que si tout le monde est d’accord.
undo-ask-do = Demander
undo-asked = { $name } aimerait reprendre sa dernière réponse.
undo-agree = D’accord
undo-refuse = Refuser
undo-waiting = Les autres décident si vous pouvez revenir en arrière.
undo-withdraw = Laisser tomber
undo-refused = Les autres ne sont pas d’accord : rien n’est repris.

## Journal, discussion, notes

talk = Journal, discussion et notes
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
chat-more = Que faire du message de { $name }
unread = non lus
block = Bloquer
blocked = Bloqués par vous :
unblock = Débloquer { $name }
report = Signaler
report-somebody = Signaler quelqu’un
report-hint = Ce que vous écrivez est transmis au gardien de cette halle, avec le message. Personne d’autre ne l’apprend.
report-whom = De qui s’agit-il ?
report-reason = Que s’est-il passé ?
report-block = Bloquer aussi cette personne : vous ne verrez plus ses messages et elle ne pourra plus s’asseoir aux tables que vous ouvrez.
report-send = Envoyer au gardien
reported = Le gardien est prévenu. Merci.
notes = Notes
notes-empty = Pas encore de notes. Une note reste attachée au moment où on l’écrit.
note-write = Écrire une note
note-scope = Qui peut la lire
scope-mine = moi seulement
scope-table = toute la table
note-mine = Pour moi seulement
note-table = Pour la table
note-table-by = { $name }, pour la table
note-at = ligne { $seq }
note-edit = Modifier
note-delete = Supprimer
note-save = Garder la note
note-here = Il y a une note ici

## Rattraper

catch-up = Derniers coups
catch-up-title = Depuis votre dernier tour
catch-up-nothing = Vous n’avez rien manqué.
catch-up-done = Terminé
catch-up-skip = Revenir au présent
catch-up-over = Vous êtes à jour.
hurry = Passer
speed = Vitesse des robots et des relectures
speed-off = sans attente
speed-slow = lente
speed-normal = normale
speed-fast = rapide
step-back = Précédent
step-on = Suivant
step-of = { $at } sur { $count }

## Règles et touches

guide = En images
guide-all = Toutes les règles
guide-page = Sur une page à part
guide-rules = { $count ->
        [one] La règle numérotée
       *[other] Les { $count } règles numérotées
    }
guide-step = La table après l’étape { $step }
guide-show = Montrer l’étape { $step }
rules-search = Chercher dans les règles
rules-count = { $count ->
        [one] Une règle
       *[other] { $count } règles
    }
comfort = Ma façon de jouer
comfort-confirm = Confirmer chaque réponse
comfort-auto = Donner automatiquement la seule réponse possible
comfort-moments = Montrer les grands moments par-dessus le plateau
comfort-sound = Des sons discrets à mon tour et aux grands moments
moment = Ce qui vient de se passer
comfort-letters = Une seule touche suffit pour répondre et appeler les outils
comfort-notify = Me prévenir quand c’est à moi et que je suis ailleurs
keys = Touches
key-answer = choisir une réponse
key-walk = parcourir le plateau
key-enter = confirmer
key-escape = annuler
key-undo = reprendre
key-catch-up = rattraper
key-rules = règles de ce qui est choisi
key-chat = discussion
about-table = À propos de cette table
commitment = Donne scellée
commitment-hint = Le serveur est lié par ce nombre : après la partie, chacun peut vérifier qu’aucune carte n’a été changée.

## La fin

game-over = La partie est finie
nobody-wins = Personne ne gagne
you-win = Vous gagnez !
wins = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
winner = victoire
finale-whose = Le plateau de
finale-end = La fin
finale-table = Toute la table
rematch = Rejouer
rematch-join = Vers la partie suivante
rematch-waits = On rejoue : une nouvelle partie vous attend.
chart-run = { $name } : de { $from } à { $to }.
chart-turns = tour { $count }

## Revoir une partie, une position

replay-sub = { $turn ->
        [0] { $at } sur { $count }
       *[other] { $at } sur { $count } · tour { $turn }
    }
record-drop = Déposez ici un enregistrement
record-drop-hint = Un enregistrement contient une partie entière. On peut le garder à la fin de chaque partie.
record-choose = ou choisissez un fichier
record-reading = Lecture de { $name }…
scrub = Moment de la partie
player-more = Point de vue et liens
play = Lire
pause = Pause
to-start = Au début
to-end = À la fin
eyes = Point de vue
eyes-all = toutes les mains ouvertes
eyes-none = un spectateur
share-position = Copier le lien vers cette position
share-moment = Copier le lien vers ce moment
position = Une position
play-on = Continuer à jouer d’ici
play-as = Je joue

## Questions à toute la table

table-asked = Vous tous ensemble
propose = Proposer
proposed = proposé
proposal-by = { $name } propose : { $answer }
proposal-yours = Vous proposez : { $answer }
proposal-waiting = On attend { $names }.
proposal-one = Il faut encore l’accord d’une personne ({ $names }).
proposal-clock = Qui ne répond pas accepte dans { $left }.
proposal-agree = D’accord
proposal-decline = Refuser
proposal-withdraw = Retirer
proposal-declined = Votre proposition a été refusée.

## Être prévenu de son tour

feed-link = Votre fil
feed-hint = Pour un lecteur de fils : il vous dit quand c’est à vous. Gardez-le pour vous.
hook-title = Appeler cette adresse quand c’est à moi
hook-hint = Le webhook d’un salon de discussion, par exemple. Il reçoit la table et un lien.
hook-always = à chaque fois
hook-away = seulement quand je ne suis pas à la table
hook-off = Ne rien appeler
hush = Retirer
silence = Réduire au silence
silenced = Réduits au silence par vous :
let-speak = Laisser { $name } parler de nouveau

## Campagnes

campaign-name = Nom de la campagne
campaign-open = Ouvrir une campagne sauvegardée
campaign-open-hint = Une campagne sauvegardée à une table, ici ou ailleurs, continue à une table à vous.
campaign-choose = Déposez le fichier ici, ou choisissez-le
campaign-save = Sauvegarder la campagne dans un fichier
campaign-restart = Recommencer l’aventure
campaign-restart-hint = L’aventure reprend à son début, avec les mêmes personnes et les Héros tels qu’ils étaient alors. Tout ce qui a été joué reste enregistré.
restarted = L’aventure recommence.
campaign-elsewhere = Continuer à une nouvelle table
campaign-elsewhere-hint = La campagne continue avec toutes ses séances à une nouvelle table, où d’autres peuvent s’asseoir. Cette table reste telle quelle.
campaign-moved = Cette campagne continue à une autre table.
campaign-way = Comment continue-t-elle ?
way-position = Là où elle s’est arrêtée
way-beginning = Par le début de l’aventure
campaign-go-on = Continuer
campaign-next = Vers la partie suivante de la campagne
campaign-next-wait = La personne qui a ouvert la table continue la campagne.
campaign-again = Commencer l’aventure
campaign-older = Elle a été jouée avec une autre version du livre ou du jeu. Elle reprend là où elle en était.
campaign-place-lost = Le livre a trop changé depuis pour que l’on reprenne la campagne là où elle en était. Son aventure peut recommencer.
campaign-is-over = Cette campagne est arrivée à sa fin. Sa dernière aventure peut recommencer.
campaign-stuck = Le livre ou le jeu a changé : les réponses données ici ne mènent plus là où en était l’histoire.
campaign-stuck-on = Reprendre là où elle en était
campaign-stuck-over = Le livre ou le jeu a changé depuis la fin de cette campagne. Si l’histoire a une suite, elle reprend à une nouvelle table.
campaign-stuck-wait = Le livre ou le jeu a changé. L’hôte dira comment l’histoire continue.
people-fixed = Au milieu d’une aventure, on reste aussi nombreux qu’à son début.
people-between = Entre deux aventures, on peut rejoindre la table ou la quitter. Toute personne qui arrive choisit un Héros.
seat-same = { $name }, comme avant
seat-same-hint = Trouvera la table à l’entrée.
sittings = { $count ->
        [one] une séance
       *[other] { $count } séances
    }
story-at = { $round ->
        [0] { $adventure }
       *[other] { $adventure }, manche { $round }
    }
story-told = { $adventure }, racontée jusqu’au bout
story-again = { $adventure }, essai { $tries }
story-more = { $adventure } : la partie suivante peut commencer
played-last = dernière séance : { $date }
journal = L’histoire jusqu’ici
chronicle = La saga racontée
chronicle-chapter = Chapitre { $number }
chronicle-table = À la table
chronicle-print = Imprimer
chronicle-share = Une image à partager
chronicle-form = Format de l’image
chronicle-wide = Paysage
chronicle-tall = Portrait
chronicle-png = Enregistrer en PNG
chronicle-svg = Enregistrer en SVG
chronicle-map = { $places ->
        [none] Une image du pays
       *[other] Une image du pays, où ces lieux sont marqués : { $places }
    }

## Essais

analyse = Analyser cette partie
analysis-working = Analyse : { $percent } %
analysis-failed = La partie n’a pas pu être analysée. Réessayez plus tard.
analysis-try = Essayer une autre réponse ici
counsel-wish = À cette table, on joue les uns contre les autres. Si tous sont d’accord, chacun peut demander conseil jusqu’à la fin de la partie ; chacun peut aussi y mettre fin à tout moment.
counsel-ask-all = Demander aux autres
counsel-waiting = En attente de l’accord de tous.
counsel-withdraw = Retirer la demande
counsel-asked = { $name } souhaite que les conseils soient permis à cette table : chacun pourrait alors en demander.

trial = Faire un essai
trial-hint = La partie continue d’ici à une table rien qu’à vous. Ce que vous ne pouvez pas savoir est redistribué au hasard, et rien de ce que vous y faites n’a d’effet sur cette partie, sauf si vous le décidez.
trial-others = Qui répond pour les autres ?
trial-all = Moi, pour tout le monde
trial-all-hint = Vous voyez toutes les mains et décidez pour tous.
trial-together = Nous tous
trial-together-hint = Toutes les personnes assises ici y ont aussi leur place, et l’apprennent par la discussion.
trial-bots = Des robots : { $level }
trial-begin = Essayer
trial-title = À l’essai : { $title }
tried = Vous faites un essai. Ce que vous ne pouviez pas savoir a été redistribué au hasard.
tried-with = On fait un essai ici. Ce que nul ne pouvait savoir a été redistribué au hasard.
trial-earnest = Le jouer pour de bon
trial-back = Retour à la partie

## Quelqu’un a disparu

patience = Si quelqu’un ne répond pas
patience-hint = Passé ce délai, les autres peuvent s’entendre pour qu’un robot prenne le relais ou pour finir la partie sans résultat. La place reste à son propriétaire.
patience-600 = après 10 minutes
patience-3600 = après une heure
patience-86400 = après un jour
patience-259200 = après trois jours
patience-604800 = après une semaine
patience-0 = jamais : on attend
absent-title = Quelqu’un manque
absent = La table attend { $names } { $long }.
absent-hint = Vous pouvez vous mettre d’accord. La place reste à son propriétaire, qui peut la reprendre à tout moment.
for-minutes = { $count ->
    [one] depuis une minute
   *[other] depuis { $count } minutes
}
for-hours = depuis { $count } heures
for-days = depuis { $count } jours
call-bot = Laisser jouer un robot
call-end = Finir sans résultat
call-wait = Attendre encore
call-bot-asked = { $name } propose qu’un robot joue à la place de { $gone }.
call-end-asked = { $name } propose de finir la partie sans résultat, car { $gone } ne répond pas.
call-agree = D’accord
call-here = Je suis là : attendez-moi
call-waiting = En attente de l’accord de { $names }.
call-silent = Toujours rien non plus de { $names }. Vous pouvez continuer.
call-do-bot = Laisser jouer le robot maintenant
call-do-end = Finir la partie maintenant
call-withdraw = Retirer
ended-without = Finie sans résultat
ended-resigned = { $count ->
    [0] { $name } abandonne
   *[other] { $name } abandonne : { $winners } gagne
}

## Partir

leave = Quitter la table
leave-how = Comment voulez-vous partir ?
leave-bot = Laisser un robot jouer pour moi
leave-bot-hint = La place reste à vous. Revenez quand vous voulez et reprenez-la.
leave-stand = Libérer la place
leave-stand-hint = La partie attend que quelqu’un d’autre ou un robot prenne la place.
leave-resign = Abandonner
leave-story = On n’abandonne pas une histoire ; elle vous attend.
resign-two = La partie se termine et { $name } gagne.
resign-more = Un robot garde la place pour de bon et la partie continue sans vous.
resign-last = Il n’y a plus que vous ici : la partie se termine et compte comme perdue.
trials = Essais
table-delete = Supprimer
table-archive = Archiver
table-archived = Table archivée. Vous la retrouvez dans « Mes parties ».
table-deleted = La table est supprimée.
table-delete-title = Supprimer cette table ?
table-delete-sure = La table est supprimée pour de bon, avec son enregistrement et tout ce qui y a été dit.

## Historique

history = Mes parties
history-none = Aucune partie terminée pour l’instant.
by-game = Par jeu
older = Parties plus anciennes
tally = { $played ->
    [one] { $played } partie ; gagnées : { $won }, perdues : { $lost }
   *[other] { $played } parties ; gagnées : { $won }, perdues : { $lost }
}
tally-together = { $played ->
    [one] { $played } partie ensemble ; gagnées : { $won }, perdues : { $lost }
   *[other] { $played } parties ensemble ; gagnées : { $won }, perdues : { $lost }
}
result-won = Gagnée
result-shared = Victoire partagée
result-lost = Perdue
result-none = Sans résultat
result-resigned = Abandonnée
result-unknown = Inconnu
result-score = Score { $score }
table-unarchive = Ressortir
ratings = Entre amis
ratings-hint = Calculé d’après les parties terminées ici les uns contre les autres. Les robots et les jeux coopératifs ne comptent pas. Vous ne voyez que les personnes avec qui vous avez joué.
ratings-of = Classement : { $game }
rating = Classement
rating-name = Nom
rating-games = Parties

## Compte

account = Compte et vie privée
account-hint = Vous n’avez pas besoin de compte : votre nom vit sur cet appareil et dans votre lien personnel. Si vous voulez, ajoutez un mot de passe ou une clé d’accès pour vous connecter partout.
sign-in = Se connecter avec un compte
sign-in-hint = Cet appareil appartiendra alors à ce compte. Gardez le lien personnel de { $name } si vous voulez redevenir { $name }.
login = Nom de connexion
login-is = Vous vous connectez comme
password = Mot de passe
password-hint = Vous recevez avec lui un nom de connexion. Au moins 10 caractères.
password-current = Mot de passe actuel
password-new = Nouveau mot de passe
password-set = Choisir un mot de passe
password-change = Changer le mot de passe
password-remove = Supprimer le mot de passe
password-forgotten = Vous avez oublié l’actuel ? Saisissez le nouveau ci-dessus et confirmez-le avec l’une de vos clés d’accès.
password-by-passkey = Le changer avec une clé d’accès
passkeys = Clés d’accès
passkey = Clé d’accès
passkeys-hint = Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’appareil au lieu d’un mot de passe.
passkeys-place = Les clés d’accès ne fonctionnent qu’en https avec un nom, ou sur http://localhost. À cette adresse, c’est impossible.
passkey-add = Ajouter une clé d’accès
passkey-remove = Retirer
passkey-sign-in = Utiliser une clé d’accès
devices = Appareils
devices-count = { $count ->
    [one] Seul cet appareil vous connaît.
   *[other] Vous êtes connu sur { $count } appareils.
}
device-here = Cet appareil
device-used = Utilisé le { $date }
device-end = Déconnecter
sign-out = Se déconnecter sur cet appareil
sign-out-others = Se déconnecter partout ailleurs
signed-out-others = Tous les autres appareils sont déconnectés, et leurs liens personnels ne fonctionnent plus.
sign-out-careful = Vous n’avez ni mot de passe ni clé d’accès. Gardez votre lien personnel avant de vous déconnecter : c’est le seul chemin de retour.
my-data = Mes données
export = Enregistrer mes données dans un fichier
forget = M’oublier
forget-tables = Dans les parties en cours, un robot prend vos places pour de bon.
forget-records = Dans les parties terminées, votre nom devient « quelqu’un qui est parti ». Les enregistrements restent, car ils sont aussi ceux des autres.
forget-chat = Vos messages et vos notes sont supprimés.
forget-alone = Les tables où personne d’autre n’est assis sont supprimées.
forget-back = Votre nom, votre connexion, vos clés et vos liens sont supprimés sur tous les appareils. C’est irréversible.
forget-sure = J’en suis sûr

## Leçons

lesson = Leçon
lessons = Apprendre en jouant
lessons-hint = Une table avec quelqu’un qui explique : vous jouez, et vous apprenez chaque chose au moment où elle compte.
lesson-minutes = Environ { $minutes } minutes.
lesson-progress = avancement de la leçon
lesson-next = Continuer
lesson-before = Page précédente
lesson-show = Montrez-moi
lesson-take-back = Reprendre ma réponse
lesson-after = Leçon suivante : { $title }
lesson-first = Et maintenant, votre première partie, avec de l’aide
lesson-done = terminée
lessons-mine = Leçons et exercices
lesson-other = C’est permis, mais ce n’est pas ce que montre cette leçon. Reprenez votre réponse, ou continuez pour voir ce que cela donne.

## Astuces

hint = Astuce
hint-close = Fermer cette astuce
hints-none = Ne plus montrer d’astuces
hints-gone = Les astuces sont désactivées. On les retrouve dans le menu.
hints-wanted = Des astuces, la première fois que quelque chose compte
hints-again = Revoir toutes les astuces
hints-back = Les astuces reprennent depuis la première.

## La page du gardien

keeper = Page du gardien
keeper-door = Pour la personne qui s’occupe de cette halle. Le jeton est dans le fichier que nomme « meadhall serve --keeper ».
keeper-token = Jeton du gardien
keeper-enter = Entrer
keeper-leave = Sortir
keeper-load = État de la halle
keeper-connections = Personnes présentes : { $people }. Connexions : { $count }.
keeper-tables-open = Tables enregistrées : { $tables }, en mémoire : { $open }, regardées : { $watched }.
keeper-queue = Processus de robots occupés : { $busy } sur { $workers }. Tâches en attente : { $waiting }.
keeper-stored = Invités : { $guests }. Base de données : { $size } Mo.
keeper-version = Meadhall { $version }, moteur : { $engine ->
    [compiled] compilé
   *[plain] Python simple
}, Python { $python }
keeper-node = Nœud { $node }, ouvert depuis le { $date }
keeper-books = Livres : { $books ->
    [none] seulement ceux qui viennent avec les jeux
   *[other] { $books }
}
keeper-lacks = { $lack ->
    [database] La base de données ne répond pas.
    [migrations] La base de données appartient à une autre version.
    [redis] Redis ne répond pas : les autres nœuds ne sont pas entendus.
   *[draining] Ce nœud ne prend plus de nouvelles tables.
}
keeper-reports = Signalements
keeper-reports-none = Personne n’a été signalé.
keeper-reported = { $by } signale { $name }.
keeper-reported-of = { $name } : { $count ->
    [one] un signalement
   *[other] { $count } signalements
}
keeper-settle = Réglé
keeper-settle-all = Tout régler
keeper-settled = Le signalement est réglé.
keeper-tables = Tables
keeper-tables-none = Personne ne joue.
keeper-status = État
keeper-status-is = { $status ->
    [waiting] en attente
   *[running] en cours
}
keeper-looking = Connexions
keeper-touched = Dernier coup
keeper-open = Regarder
keeper-silent = Rien n’a été dit ici.
keeper-mute = Faire taire
keeper-unmute = Rendre la parole
keeper-muted = Cette personne ne peut plus écrire à aucune table.
keeper-unmuted = Cette personne peut de nouveau écrire.
keeper-close = Fermer cette table
keeper-close-hint = Une partie en cours se termine sans résultat et son enregistrement reste. Une table encore en attente est supprimée.
keeper-closed = La table est fermée.
keeper-announce = Annonce
keeper-announce-hint = Montrée à tout le monde, aux tables et à l’entrée
keeper-say = Annoncer
keeper-unsay = Retirer
keeper-announced = Tout le monde est averti.
keeper-unannounced = L’annonce est retirée.
keeper-says = Du gardien de la halle : { $text }
keeper-drain = Avant une mise à jour
keeper-drain-hint = Les parties continuent, mais aucune table ne s’ouvre plus ici et un proxy envoie les gens vers d’autres nœuds. Quand vous redémarrez la halle, tout reprend là où on en était.
keeper-drain-do = Ne plus prendre de tables
keeper-undrain = Reprendre des tables
keeper-drained = Ce nœud ne prend plus de nouvelles tables.
keeper-undrained = Ce nœud prend de nouveau des tables.

## The admin page: people, bans, the door, the audit log

admin-you = Vous êtes ici en tant que { $who }. Tout ce que vous faites est inscrit au journal d’audit, plus bas.
admin-reason = Motif
admin-how-long = Durée
admin-term = { $hours ->
    [1] une heure
    [24] un jour
    [72] trois jours
    [168] une semaine
    [720] 30 jours
    [8760] un an
   *[good] définitivement
}
admin-until = jusqu’au { $date }
admin-guest = { $name } (invité { $guest })
admin-number = invité { $guest }
admin-people = Personnes
admin-find = Nom, identifiant ou numéro
admin-find-hint = Laissez vide pour voir qui est connecté en ce moment.
admin-find-do = Chercher
admin-people-none = Personne n’a été trouvé.
admin-look = Examiner
admin-person-title = Invité { $guest }
admin-person = { $account ->
    [yes] A un compte
   *[no] N’a pas de compte
}. Première visite le { $created }, vu pour la dernière fois le { $seen }.
admin-here = { $count ->
    [one] une connexion en ce moment
   *[other] { $count } connexions en ce moment
}
admin-not-here = Pas connecté à ce nœud en ce moment
admin-from = dernière adresse : { $network }
admin-refused-name = Le nom « { $name } » a été retiré.
admin-is-banned = exclu
admin-is-muted = muet
admin-bans = Exclusions
admin-bans-none = Personne n’est exclu.
admin-ban = Exclure
admin-ban-guest = Exclure cet invité
admin-ban-hint = Prend effet aussitôt, sur tous les nœuds : les connexions sont coupées et des robots prennent les places dans les parties en cours. Un invité sans compte peut revenir sous une autre identité.
admin-ban-reason-hint = La personne exclue le lira, avec la fin de l’exclusion et la façon de faire appel.
admin-ban-network = Exclure une plage d’adresses
admin-ban-network-hint = Une adresse est souvent celle de tout un foyer, d’une école ou d’un réseau mobile : préférez une durée courte.
admin-network = Adresse ou plage
admin-network-hint = Par exemple 192.0.2.7, 192.0.2.0/24 ou 2001:db8:1:2::/64
admin-ban-sure = Exclure quand même
admin-banned = L’exclusion est en vigueur.
admin-lift = Lever l’exclusion
admin-lifted = L’exclusion est levée.
admin-lifted-at = levée le { $date }
admin-name = Remplacer le nom
admin-rename = Remplacer le nom
admin-rename-hint = Le nom disparaît des tables, des messages et des anciennes parties. L’invité est prié d’en choisir un autre et ne peut pas reprendre l’ancien.
admin-new-name = Nouveau nom
admin-new-name-hint = Laissez vide pour un nom neutre.
admin-renamed = Le nom est remplacé.
admin-remove = Supprimer ce message
admin-message-removed = Le message est supprimé pour tout le monde.
admin-untitle = Supprimer le titre
admin-untitled = Le titre est supprimé.
admin-door = Qui peut entrer
admin-door-set = Laisser entrer ces personnes
admin-door-open = Tout le monde
admin-door-open-hint = Un nom suffit.
admin-door-open-done = Tout le monde peut entrer.
admin-door-closed = Personne de nouveau
admin-door-closed-hint = Peuvent entrer les invités déjà venus avant cet instant et les personnes qui ont un compte.
admin-door-closed-done = La halle n’accueille plus de nouveaux invités.
admin-door-members = Membres seulement
admin-door-members-hint = Seulement les personnes qui ont déjà un compte. Les autres doivent sortir aussitôt et ne peuvent pas en créer entre-temps.
admin-door-members-done = Seuls les membres peuvent entrer.
admin-appeal = Comment faire appel
admin-appeal-hint = Une adresse hors de la halle, indiquée aux personnes exclues
admin-appeal-done = Les personnes exclues le verront désormais.
admin-agreement = Accord avec le moteur
admin-agreement-hint = Compare les dernières parties terminées contre d’autres joueurs avec ce que jarl aurait répondu. C’est une invitation à regarder de plus près, jamais une preuve : les bons joueurs jouent de bons coups. Rien ne se fait automatiquement.
admin-agreement-begin = Comparer les parties
admin-agreement-begun = La comparaison est en cours.
admin-agreement-working = Parties comparées : { $done } sur { $of }
admin-agreement-at = État au { $date }
admin-agreement-share = { $game } : { $share } % de { $decisions } vraies décisions en { $games ->
    [one] une partie
   *[other] { $games } parties
}.
admin-agreement-far = C’est autant que jarl. Regardez les parties elles-mêmes avant d’en penser quoi que ce soit.
admin-agreement-usual = Cela n’a rien d’inhabituel.
admin-agreement-few = C’est trop peu de décisions pour en dire quoi que ce soit.
admin-agreement-bots = Robots pour comparer : thrall { $thrall } %, karl { $karl } %, jarl { $jarl } %. L’inhabituel commence à { $threshold } %.
admin-agreement-rates = Mesuré sur { $measured } parties entre robots : inhabituel à tort { $false } fois sur { $karls } (karl), à raison { $hits } fois sur { $jarls } (jarl). Pour des personnes, personne ne l’a mesuré.
admin-audit = Journal d’audit
admin-audit-hint = On ne peut pas modifier les entrées ici. Les anciennes sont supprimées selon --forget-after.
admin-audit-none = Rien n’a encore été fait.
admin-audit-when = Quand
admin-audit-who = Qui
admin-audit-what = Quoi
admin-audit-whom = À qui ou à quoi
admin-audit-more = Les précédentes
admin-audit-export = Enregistrer dans un fichier
admin-action-enter = est entré
admin-action-look = a examiné une table
admin-action-mute = a rendu muet
admin-action-unmute = a rendu la parole
admin-action-ban = a exclu
admin-action-lift = a levé une exclusion
admin-action-remove-message = a supprimé un message
admin-action-rename = a remplacé un nom
admin-action-untitle = a supprimé un titre
admin-action-close = a fermé une table
admin-action-settle = a réglé un signalement
admin-action-announce = a fait une annonce
admin-action-drain = a bloqué les nouvelles tables
admin-action-undrain = a permis les nouvelles tables
admin-action-door = a décidé qui peut entrer
admin-action-appeal = a indiqué comment faire appel
admin-action-agreement = a comparé avec le moteur
admin-action-export = a enregistré le journal
message-removed = Supprimé par le gardien de la halle.
renamed = Le gardien de cette halle a remplacé votre nom. Vous vous appelez maintenant { $name } ; choisissez un autre nom.
turned-away = Vous ne pouvez pas entrer

## Exercices

exercises = Exercices
exercises-all = Tous les exercices
exercises-hint = Chacun pose une question dont une réponse est nettement meilleure que toutes les autres. Ce que vous avez résolu est retenu sur cet appareil.
exercises-none = Il n’y a pas de tels exercices.
exercises-solved = { $solved } sur { $count } résolus
exercise-today = L’exercice du jour
exercise-solve = Résoudre
exercise-again = Réessayer
exercise-show = Montrer la solution
exercise-next = Exercice suivant
exercise-number = Exercice { $number }, { $level }
exercise-number-solved = Exercice { $number }, { $level }, résolu
exercise-level = Niveau
exercise-level-all = tous
exercise-level-easy = facile
exercise-level-medium = moyen
exercise-level-hard = difficile

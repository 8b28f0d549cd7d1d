### Ce que dit la ligne de commande. Les messages en help- n’ont rien à compléter : ils sont lus sans Fluent.

## Aide

help = Meadhall : une halle où l’on joue les sagas nordiques. Seul, contre des robots, ou ensemble devant un même clavier.
help-usage = Usage :
help-command = COMMANDE
help-commands = Commandes :
help-arguments = Arguments :
help-option = options
help-options = Options :
help-default = par défaut :
help-more = Pour en savoir plus sur une commande : meadhall COMMANDE --help
help-everywhere = Avec toutes les commandes :
    .lang = la langue : en, fr ou de ; sans elle, celle de votre machine
    .json = une seule valeur JSON sur la sortie standard, et rien d’autre
    .help = cette page

help-serve = Ouvrir la halle aux navigateurs : sur cette machine, ou, avec --host 0.0.0.0, à tout votre réseau.
    .more = Les tables sont gardées dans votre dossier de données, ou là où le dit --db. Ctrl-C ferme la halle ; rien de ce qui a été confirmé n’est perdu.
    .host = l’adresse d’écoute
    .port = le port d’écoute ; 0 en prend un de libre
    .db = où garder les tables : un FICHIER pour SQLite, ou postgresql+asyncpg://NOM:MOT_DE_PASSE@HÔTE/BASE
    .redis = un Redis par lequel se parlent plusieurs serveurs d’une même base : redis://HÔTE
    .hooks = dit si les invités peuvent faire appeler une adresse quand c’est leur tour : off, public (pas dans votre réseau), any
    .origin = une adresse par laquelle les navigateurs atteignent la halle, comme https://halle.example ; les adresses numériques et les noms de votre propre réseau n’ont pas à être donnés ; peut être donnée plusieurs fois
    .proxy = l’adresse d’un serveur mandataire placé devant la halle, que la halle croit quand il dit d’où vient une demande ; sans cette option, elle ne croit personne
    .keeper = un fichier qui contient le jeton du gardien, pour la page /keeper et pour /metrics ; il est créé s’il n’existe pas
    .log = la forme du journal : plain pour être lu, json pour des programmes
    .forget-after = le nombre de jours après lequel sont supprimés les tables que personne ne touche et les invités qui ne viennent plus ; sans cette option, rien n’est jamais supprimé
    .forget-to = un dossier où les parties terminées sont enregistrées avant d’être supprimées
    .names = un fichier de mots qu’aucun nom et aucun titre ne peut contenir, un par ligne
    .ratings = classer les personnes d’après les parties qu’elles jouent les unes contre les autres, et le montrer à celles qui jouent ensemble
    .book = une saga de votre plume que les invités peuvent jouer : le fichier d’une aventure ou le dossier d’une campagne ; peut être donné plusieurs fois
    .lesson = une leçon de votre main que les invités peuvent jouer ; peut être donnée plusieurs fois. Les leçons du dossier d’un livre viennent avec lui
    .open = ouvre la page dans votre navigateur
    .build = construit entre-temps le moteur compilé, s’il y a un compilateur C ; les robots s’en servent dès qu’il est prêt
    .config = un fichier de réglages. La ligne de commande passe d’abord, puis l’environnement (MEADHALL_PORT, etc.), puis le fichier ; sans cette option, le fichier que nomme MEADHALL_CONFIG, ou meadhall.toml dans votre dossier de données

help-play = Jouer une partie dans le terminal.
    .more = Chaque réponse est enregistrée. Si vous ne donnez aucune indication sur une nouvelle partie, on vous demande s’il faut reprendre la dernière que vous avez quittée ; quand personne ne peut répondre (dans un pipe), une nouvelle partie commence, sauf avec --resume.
    .game = le jeu ; « meadhall games » en donne la liste
    .seats = qui occupe les places, dans l’ordre, avec des virgules : me (une personne, autant de fois que vous voulez), thrall, karl ou jarl (des robots, du plus faible au plus fort) ; me=Bera donne un nom à une personne ; sans cette option : vous et autant de karl qu’il en faut au jeu
    .name = votre nom à la table
    .seed = redonne les mêmes cartes ; sans elle, la donne est scellée et pourra être prouvée après coup
    .option = un choix de la table sous la forme nom=valeur, autant de fois qu’il faut ; « meadhall games » les explique
    .from = une position, un fichier qui en contient une, ou l’enregistrement d’une partie en cours à reprendre
    .new = commence une nouvelle partie sans rien demander
    .resume = reprend la dernière partie quittée sans rien demander
    .plain = des lignes de texte au lieu du plein écran ; choisi automatiquement quand il n’y a pas de terminal

help-replay = Raconter une partie enregistrée, événement par événement.
    .file = l’enregistrement
    .seat = du point de vue de cette place (A, B, ...) : seulement ce qu’elle peut savoir
    .all = du point de vue de tous, cartes cachées comprises ; c’est le cas sans --seat
    .from = commencer par la réponse de ce numéro
    .to = finir avec la réponse de ce numéro
    .plain = seulement les phrases, sans les numéros des réponses

help-analyse = Dire ce que chaque réponse d’une partie finie a coûté, ce qu’a fait le hasard, et comment chacun a joué.
    .more = Il faut une minute ou deux pour une partie de Norsaga ; le moteur compilé (« make compiled ») est environ dix fois plus rapide. La même graine et le même budget donnent les mêmes nombres.
    .file = l’enregistrement d’une partie finie
    .seat = seulement les réponses de cette place (A, B, ...)
    .all = toutes les réponses, pas seulement celles qui ont coûté quelque chose
    .html = écrit aussi une page avec des courbes dans ce fichier
    .budget = parties simulées pour chaque décision ; plus il y en a, plus les marges sont étroites ; sans cette option, 1600, et 80 pour Fire & Axe
    .seed = la graine des nombres aléatoires
    .jobs = combien de processus se partagent le travail ; sans cette option, un par cœur

help-show = Décrire la table avec des mots : une position, ou l’état d’une partie enregistrée.
    .position = une position, un fichier qui en contient une, ou un enregistrement
    .seat = du point de vue de cette place (A, B, ...) : seulement ce qu’elle peut savoir
    .at = dans un enregistrement : la table après ce nombre de réponses

help-why = Dire si un coup est permis et, sinon, quelle règle l’interdit.
    .more = Se termine par 0 si le coup est permis et par 1 si une règle l’interdit.
    .position = une position, un fichier qui en contient une, ou un enregistrement
    .answer = le coup tel que l’écrivent les enregistrements, par exemple « play GR1 me.P2 »
    .seat = qui veut jouer ce coup ; sans cette option, la place à qui s’adresse la question
    .at = dans un enregistrement : la table après ce nombre de réponses

help-verify = Contrôler des enregistrements : rejouer chaque partie et redonner chaque carte.
    .more = Se termine par 0 si tous sont honnêtes et par 1 si l’un ne l’est pas ; la première ligne fausse est nommée.
    .file = les enregistrements

help-sim = Faire jouer de nombreuses parties entre robots et en additionner les résultats.
    .more = D’une partie à l’autre, tous avancent d’une place. La même graine donne les mêmes parties. Ctrl-C arrête tout et montre les résultats obtenus.
    .game = le jeu
    .bots = les robots, séparés par des virgules : thrall, karl, jarl ; autant qu’il doit y en avoir à la table
    .games = le nombre de parties
    .seed = la graine du hasard
    .jobs = combien de parties se jouent en même temps ; sans cela une seule, avec Ray une par processeur
    .on = où se jouent les parties : « ray » pour Ray sur cette machine, « ray://HÔTE:PORT » pour une grappe
    .out = un dossier où écrire l’enregistrement de chaque partie ; rien n’y est écrasé
    .option = un choix de la table sous la forme nom=valeur, autant de fois qu’il faut
    .iterations = combien de fois jarl réfléchit à un coup ; à la table, c’est 3000 fois, ou 1,5 seconde

help-tournament = Faire jouer chaque robot contre tous les autres et les classer.
    .more = À chaque ronde, chaque groupe de robots joue une fois depuis chaque place, avec la même donne. Dans un jeu où l’on joue ensemble, chaque robot joue avec ses semblables sur les mêmes donnes. La même graine donne le même tournoi. Ctrl-C arrête tout et montre les résultats obtenus.
    .game = le jeu
    .bots = les robots, séparés par des virgules : thrall, karl, jarl, ou un fichier Python à vous avec une fonction make(game, seed)
    .players = combien sont à la table ; sans cette option, le moins que permet le jeu, au moins deux
    .games = combien de parties chaque groupe de robots joue depuis chaque place, une par ronde
    .seed = la graine du hasard
    .jobs = combien de parties se jouent en même temps ; sans cela une seule, avec Ray une par processeur
    .on = où se jouent les parties : « ray » pour Ray sur cette machine, « ray://HÔTE:PORT » pour une grappe
    .option = un choix de la table sous la forme nom=valeur, autant de fois qu’il faut
    .iterations = combien de fois jarl réfléchit à un coup ; à la table, c’est 3000 fois, ou 1,5 seconde
    .html = un fichier pour les résultats, sous forme de page avec des graphiques, qui se suffit à elle-même

help-lab = Voir ce que change une option : de nombreuses parties pour chaque valeur, avec les mêmes donnes.
    .more = Dit pour chaque valeur combien de fois chaque place gagne, combien durent les parties, comment elles finissent et quelles cartes vont avec la victoire. Plusieurs options sont croisées. Sans --vary, la table joue comme d’habitude. Ctrl-C arrête tout et montre les résultats obtenus.
    .game = le jeu
    .vary = une option et les valeurs à comparer, sous la forme nom=valeur,valeur ; autant de fois qu’il faut
    .bots = les robots, séparés par des virgules : thrall, karl, jarl, ou un fichier Python à vous ; un seul occupe toutes les places
    .players = combien sont à la table, quand un seul robot est nommé ; sans cette option, le nombre habituel du jeu
    .games = le nombre de parties pour chaque valeur
    .seed = la graine du hasard
    .jobs = combien de parties se jouent en même temps ; sans cela une seule, avec Ray une par processeur
    .on = où se jouent les parties : « ray » pour Ray sur cette machine, « ray://HÔTE:PORT » pour une grappe
    .option = un choix de la table qui reste le même, sous la forme nom=valeur, autant de fois qu’il faut
    .iterations = combien de fois jarl réfléchit à un coup ; à la table, c’est 3000 fois, ou 1,5 seconde
    .html = un fichier pour les résultats, sous forme de page avec des graphiques, qui se suffit à elle-même

help-games = Donner la liste des jeux, avec leurs joueurs et leurs options.

help-rules = Lire les règles, chacune avec sa source et la raison de nos décisions.
    .game = le jeu
    .id = une règle, par exemple NS-WIN-01, ou toutes celles qui commencent ainsi, par exemple NS-WIN
    .guide = plutôt la page illustrée : but, table, un tour, un exemple, signes
    .markdown = sous forme de document Markdown
    .preface = un fichier à mettre en tête du Markdown à la place d’un simple titre

help-data = Donner la liste du matériel d’un jeu et l’origine de chaque élément.
    .game = le jeu
    .reconstructed = seulement ce que nous avons dû reconstituer

help-story = Écrire ses propres sagas pour Trudvang Legends : commencer, vérifier, dessiner et traduire un livre.
help-story-new = Commencer une aventure : une petite, jouable tout de suite, à transformer.
    .file = le fichier à écrire, par exemple chevre.yaml ; rien n’est écrasé
    .fill = dans un fichier existant : écrit un paragraphe pour chaque id lu mais absent
help-story-check = Chercher tout ce qui ne va pas dans un livre.
    .more = Se termine par 0 si tout va bien, avertissements mis à part, et par 1 sinon.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .against = une version plus ancienne du même livre : les changements qui empêcheraient de reprendre des parties sauvegardées sont signalés aussi
    .full = aussi quel paragraphe mène où, les chances de chaque épreuve pour chaque Héros, et les verbes et règles utilisés
help-story-graph = Dessiner une aventure : paragraphes, POI, et ce qui mène de l’un à l’autre.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .adventure = laquelle, dans une campagne ; sans cette option, la première
    .out = le fichier SVG à écrire ; sans cette option, l’image va sur la sortie standard
    .link = où mène un clic sur un paragraphe : une adresse avec path, file ou line entre accolades ; sans cela, au fichier à côté de l’image
help-story-test = Faire jouer un livre par des compagnies, et compter chaque paragraphe, choix et résultat rencontré.
    .more = Elles jouent d’abord honnêtement ; puis on cherche exprès ce que personne n’a rencontré, avec des runes pipées et des Ennemis affaiblis s’il le faut. Dans une campagne, certaines sautent les premières aventures et reçoivent une Fin de chacune. Se termine par 0 si tout a été rencontré sans rien casser, sinon par 1.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .games = combien de parties honnêtes ; au plus autant suivent, qui cherchent ce qui manque
    .rounds = combien de manches une partie peut durer
    .seed = la graine du hasard ; la même graine donne les mêmes parties
help-story-play = Jouer un livre dans le terminal, en premier lecteur : seul avec un mercenaire, ou à plusieurs avec --seats.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .seats = qui est assis où, comme avec « meadhall play »
    .seed = donne à nouveau les mêmes runes et cartes
    .plain = des lignes de texte au lieu du plein écran
help-story-preview = Lire un livre dans le navigateur pendant qu’on l’écrit : une table pour vous seul, avec un inspecteur à côté.
    .more = L’inspecteur montre ce que le livre a retenu, où vous en êtes et ce que la vérification trouve ; il ouvre le livre à n’importe quel paragraphe. Enregistrez le fichier, et la table continue avec les nouveaux mots. On ne peut y accéder que depuis cette machine.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .seats = qui est assis où, comme avec « meadhall play » ; les robots aussi jouent votre brouillon
    .port = le port d’écoute ; 0 en prend un de libre
    .no-browser = affiche seulement l’adresse, sans l’ouvrir
    .link = comment votre éditeur ouvre une ligne : une adresse avec path, file ou line entre accolades ; sans cela, Visual Studio Code
help-story-translate = Donner la liste des textes d’un livre qui manquent dans une langue.
    .more = Se termine par 0 si la traduction est complète et à jour, et par 1 si un texte manque ou a vieilli.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .language = la langue, par exemple fr
    .write = met ce qui manque dans le fichier de traduction, en notes à traduire
    .mark = note d’après quels mots chaque texte a été traduit, pour qu’un changement ultérieur se remarque
    .confirm = les textes vieillis qui n’ont pas à changer, écrits PROPRIÉTAIRE/CLÉ et séparés par des virgules, par exemple M1/12.text,M1/14.text
help-story-export = Met un livre dans une seule page HTML qu’un ami peut lire et jouer seul, sans Meadhall.
    .more = La page n’a besoin d’aucun réseau et suit des règles plus simples, qu’elle énonce. Elle est dans la langue de --lang.
    .path = un fichier d’aventure, le dossier d’une campagne, ou un livre fourni avec le jeu : example_x1, winter_owed
    .out = la page à écrire ; sans cela, un fichier au nom du livre et de la langue
help-story-schema = Afficher le format en JSON Schema, pour que les éditeurs de texte aident à écrire.
help-story-regions = Donner la liste des régions de la carte sous le nom que leur donnent les livres, avec leurs voisines.

help-campaign = Garder des campagnes de jeux qui se racontent en plusieurs soirées : commencer, reprendre, changer de machine.
help-campaign-list = Donner la liste de vos campagnes, la dernière jouée en tête.
help-campaign-new = Commencer une campagne. Elle est enregistrée à chaque réponse ; il peut y en avoir plusieurs.
    .name = le nom que vous lui donnez
    .game = quel jeu : trudvang ou yggdrasil
    .book = un livre fourni avec le jeu (example x1, winter owed ; ragnarok), un fichier d’aventure, ou le dossier d’une campagne ; sans cette option, la campagne fournie avec le jeu
    .seats = qui prend quelle place, comme pour « meadhall play » ; sans cette option, vous jouez seul
    .seed = redonne les mêmes runes et les mêmes cartes
    .option = une option du jeu, nom=valeur ; peut être donnée plusieurs fois
help-campaign-play = Reprendre une campagne là où elle en était.
    .more = Si le livre a trop changé pour que la dernière séance puisse être rejouée, la campagne reprend là où elle en était ; si cela aussi est perdu, la commande le dit et propose l’aventure depuis son début.
    .name = quelle campagne ; sans ce nom, la dernière jouée
    .seats = qui prend quelle place désormais ; entre deux aventures, on peut arriver ou partir
    .plain = des lignes de texte au lieu du plein écran
help-campaign-chronicle = Raconter une campagne : qui est allé où, ce qui fut choisi, gagné et perdu.
    .name = quelle campagne
help-campaign-export = Écrire une campagne dans un seul fichier : toutes les séances, où elle en est, ce dont l’histoire se souvient.
    .name = quelle campagne
    .file = le fichier à écrire ; rien n’est écrasé ; sans lui, un fichier au nom de la campagne
help-campaign-import = Ajouter une campagne exportée aux vôtres.
    .file = le fichier écrit par « campaign export »
    .name = son nom ici, s’il doit changer
    .book = où se trouve son livre, s’il n’est pas fourni avec le jeu
help-campaign-restart = Recommencer l’aventure d’une campagne, avec les Héros tels qu’ils étaient alors.
    .more = Ce qui a été joué reste enregistré.
    .name = quelle campagne

help-doctor = Examiner cette installation.

help-completion = Afficher de quoi compléter commandes et options avec la touche Tab du shell.
    .more = bash : source <(meadhall completion bash) dans ~/.bashrc. zsh : meadhall completion zsh > un dossier de $fpath/_meadhall. fish : meadhall completion fish > ~/.config/fish/completions/meadhall.fish
    .shell = bash, zsh ou fish

help-config = Voir et vérifier les réglages d’une halle.
help-config-check = Vérifier un fichier de réglages et l’environnement, et nommer tout ce qui ne va pas.
    .file = le fichier ; sans lui, celui que « meadhall serve » utiliserait
help-config-show = Afficher les réglages que « meadhall serve » utiliserait, chacun avec son explication, sous forme de fichier.
    .more = Ce qui ne vient pas des valeurs par défaut est suivi de sa provenance. Les mots de passe ne sont pas montrés.
    .config = le fichier de réglages ; sans lui, celui que « meadhall serve » utiliserait
    .defaults = la valeur par défaut de chaque réglage, quoi que disent le fichier et l’environnement : un fichier pour commencer

help-limits = Ce qu’un invité, un réseau ou une table peut utiliser, et la durée permise à chaque chose. Un réseau est une adresse IPv4, ou le /64 d’une adresse IPv6.
    .turn-seconds-live = secondes pour répondre à une table au rythme « live » ; ensuite un robot répond
    .turn-seconds-day = secondes pour répondre à une table au rythme « day » ; ensuite un robot répond
    .clock-check-seconds = intervalle, en secondes, auquel les horloges et les robots en attente sont vérifiés
    .bot-takeover-seconds = secondes après lesquelles ce serveur reprend le tour d’un robot dont aucun serveur ne s’est occupé
    .socket-message-bytes = octets d’un message sur un socket
    .request-body-bytes = octets du corps d’une requête
    .record-bytes = octets d’un enregistrement envoyé
    .record-answers = réponses d’un enregistrement envoyé
    .campaign-bytes = octets d’une campagne envoyée
    .campaign-unpacked-bytes = octets d’une campagne envoyée, une fois décompressée
    .campaign-bytes-per-host = octets des séances précédentes de campagnes à toutes les tables d’un hôte
    .chat-characters = caractères d’un message de discussion
    .chat-history-messages = messages de discussion antérieurs montrés à un nouveau venu
    .note-characters = caractères d’une note
    .notes-per-table = notes d’un invité à une table
    .socket-messages = messages d’une connexion
    .requests = requêtes d’un invité, ou d’un réseau sans invité
    .new-guests = nouveaux invités d’un réseau
    .new-tables = nouvelles tables d’un invité
    .chat-messages = messages de discussion et notes d’un invité
    .sign-in-attempts = tentatives de connexion depuis un réseau, et avec un nom
    .uploads = enregistrements et positions envoyés par un invité ou un réseau
    .refused-messages = messages refusés après lesquels une connexion est fermée
    .devices-per-guest = appareils sur lesquels un invité peut entrer par le lien personnel
    .tokens-per-seat = jetons d’un siège ; un de plus met fin au plus ancien
    .sockets-per-guest = sockets et flux ouverts d’un invité
    .sockets-per-address = sockets et flux ouverts d’un réseau
    .sockets-per-table = sockets et flux ouverts à une table
    .sockets-per-node = sockets et flux ouverts de ce serveur en tout
    .connections-per-address = connexions ouvertes d’un réseau, de toute sorte
    .header-seconds = secondes pour envoyer les en-têtes d’une requête
    .header-bytes = octets de tous les en-têtes d’une requête
    .header-count = en-têtes d’une requête
    .pipelined-requests = requêtes d’une connexion qui peuvent attendre une réponse antérieure
    .body-seconds = secondes pour envoyer le corps d’une requête
    .unread-reply-seconds = secondes pendant lesquelles un client peut laisser une réponse sans la lire
    .unread-message-seconds = secondes pendant lesquelles un client peut laisser un message de socket sans le lire
    .keep-alive-seconds = secondes après lesquelles un flux silencieux donne signe de vie
    .idle-tables = tables qui restent en mémoire bien que personne ne les regarde
    .session-days = jours sans visite après lesquels une session prend fin
    .idle-table-seconds = secondes pendant lesquelles une telle table reste en mémoire
    .webhook-seconds = secondes pour un appel de webhook
    .webhook-retry-seconds = secondes avant de réessayer un appel échoué ; chaque pause suivante est deux fois plus longue
    .webhook-attempts = tentatives pour un appel de webhook
    .workers = processus pour les robots, les relectures et les analyses ; 0 : un de moins que de cœurs, mais au moins deux
    .bot-seconds = secondes de réflexion d’un robot qui cherche
    .bot-delay-seconds = secondes qu’un robot attend avant de répondre, pour que l’on puisse suivre
    .advice-playouts = parties jouées jusqu’au bout pour un conseil, et pour chaque décision d’une analyse ; 0 : autant que le jeu en demande
    .worker-cpu-seconds = secondes d’un cœur pour une tâche d’un processus
    .worker-hang-seconds = secondes à l’horloge après lesquelles un processus est considéré comme bloqué
    .worker-memory-bytes = octets de mémoire d’un processus, là où le système peut l’imposer

help-backup = Sauvegarder toute une halle dans un fichier, pendant que l’on joue.
    .more = Le fichier contient toutes les tables, tous les invités et tous les messages tels qu’ils sont à cet instant, et toutes les mains : gardez-le pour vous. « meadhall restore » le remet dans une base de l’un ou l’autre type.
    .file = le fichier à écrire ; il ne doit pas encore exister
    .db = la base de la halle, comme pour « meadhall serve »
    .config = le fichier de réglages de la halle, comme pour « meadhall serve » ; sa base est utilisée sauf si --db est donné

help-restore = Remettre une sauvegarde dans une base vide, même d’un autre type.
    .more = Rien n’est écrasé : la base ne doit pas encore contenir de halle, et aucune halle ne doit s’en servir.
    .file = un fichier écrit par « meadhall backup »
    .db = la base à remplir, comme pour « meadhall serve »
    .config = le fichier de réglages de la halle, comme pour « meadhall serve » ; sa base est utilisée sauf si --db est donné

help-export = Enregistrer toutes les parties terminées d’une halle, pendant que l’on joue.
    .more = « meadhall replay », « meadhall verify » et « meadhall analyse » lisent ces enregistrements. Les parties dont le livre ou les règles ont changé depuis sont laissées de côté et nommées.
    .folder = où vont les enregistrements ; le dossier est créé s’il n’existe pas
    .db = la base de la halle, comme pour « meadhall serve »
    .config = le fichier de réglages de la halle, comme pour « meadhall serve » ; sa base est utilisée sauf si --db est donné
    .book = une saga de votre plume qui y a été jouée ; peut être donnée plusieurs fois



help-version = Afficher la version.

## La ligne est inutilisable

fault-line-command = Il n’y a pas de commande « { $command } ». Essayez : { $nearest }
fault-completion-shell = Pas de complétion pour « { $shell } ». Essayez : { $nearest }
fault-line-command-first = Une commande doit précéder « { $option } » ; « meadhall --help » en donne la liste.
fault-line-value = { $option } doit être suivi d’une valeur.
fault-line-option = « { $command } » n’a pas d’option { $option }. Essayez : { $nearest }
fault-line-missing = « { $command } » a besoin de { $argument } ; voir « meadhall { $command } --help ».
fault-line-number = « { $value } » n’est pas un nombre entier, comme le veut { $option }.
fault-line-flag = { $option } s’emploie seul, sans valeur comme « { $value } ».
fault-line-extra = « { $command } » ne sait que faire de « { $word } » ; un texte avec des espaces se met entre guillemets.
fault-line-twice = { $option } ne peut être donné qu’une fois.
fault-line-unreadable = Les arguments de « { $command } » sont illisibles : { $reason }
fault-line-too-large = { $option } ne peut pas dépasser { $most } : { $value }, c’est trop.
fault-line-too-small = { $option } doit valoir au moins { $low }, pas { $value }.
fault-line-vary-form = « { $text } » ne donne rien à comparer ; écrivez nom=valeur,valeur, par exemple basic=on,off.
fault-lab-players = { $bots } robots sont nommés, --players en dit { $players }. Nommez-en autant, ou un seul pour toutes les places.
fault-why-chance = Ici, c’est le donneur qui est interrogé, et aucun joueur : donnez un autre moment avec --at, ou un joueur avec --seat.
fault-line-option-form = « { $text } » n’est pas un choix ; écrivez nom=valeur, par exemple basic=on.
fault-line-needs = { $option } ne s’emploie qu’avec { $needed }.
fault-line-not-both = { $option } et { $other } ne vont pas ensemble.

## Fichiers

fault-file-missing = Il n’y a pas de fichier « { $path } ».
fault-file-not-text = { $path } ne contient pas de texte lisible.
fault-source-no-record = { $path } n’est pas une partie enregistrée.
fault-output-trouble = Impossible d’écrire la réponse : { $reason }.
fault-file-trouble = { $path } : { $reason }.
fault-source-missing = Il n’y a pas de fichier « { $path } », et ce n’est pas non plus une position.
fault-source-folder = { $path } est un dossier ; il faut un fichier.
fault-source-at = L’enregistrement compte { $answers } réponses ; { $at } n’en fait pas partie.
fault-source-at-position = --at ne s’emploie qu’avec un enregistrement : une position n’est qu’un instant.
fault-source-large = { $path } est trop grand : la limite est de { $most } Mo, plus qu’il n’en faut pour la plus longue partie.
fault-source-empty = { $path } est vide.
fault-seat-unknown = Il n’y a pas de place « { $seat } » à cette table. Les places sont { $seats }.

fault-own-mistake = Une erreur s’est produite dans Meadhall même ({ $kind } : { $reason }). Merci de la signaler ; avec MEADHALL_DEBUG=1, Meadhall dit où.
fault-game-incomplete = Ce jeu est incomplet : { $reason }

## play

play-left = Vous avez quitté une partie : { $names }, { $when }, { $answers ->
        [one] { $answers } réponse donnée
       *[other] { $answers } réponses données
    }.
play-first-ask = De 1 à { $count } :
play-first-unknown = « { $text } » n’est pas dans la liste. Écrivez un numéro de 1 à { $count }.
play-go-on = La reprendre ? [O/n]
play-go-on-unknown = « { $text } » n’est ni oui ni non. Écrivez o ou n ; la touche Entrée seule la reprend.
play-yes = o oui
play-no = n non
fault-play-fixed = { $option } sert aux nouvelles parties ; celle que vous reprenez a déjà ses propres options.
fault-play-none-left = Il n’y a pas de partie de { $game } à reprendre.
fault-play-over = La partie de { $path } est finie ; « meadhall replay { $path } » la raconte.
fault-play-position-over = Dans cette position, la partie est finie ; il n’y a plus rien à jouer.
fault-play-seats = « { $seats } » occupe { $found } places ; la position en compte { $players }.
fault-play-name = « { $name } » ne peut pas être un nom : écrivez de 1 à { $most } lettres.

## replay

replay-secret = { $text } ({ $secret })
fault-replay-span = { $option } { $number } n’est pas dans cet enregistrement : ses réponses vont de 1 à { $count }.
fault-replay-order = --from { $first } vient après --to { $last }.

## show

show-hand = Main de { $name } : { $cards }.
show-besides = Vu seulement par { $name } : { $cards }.
show-asked = { $count ->
        [one] { $count } réponse est possible :
       *[other] { $count } réponses sont possibles :
    }
show-won = La partie est finie. { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
show-nobody = La partie est finie. Personne n’a gagné.
show-position = Position : { $position }

## analyse

analysis-progress = { $percent } % faits …
analysis-written = Écrit : { $path }

## why

why-legal = « { $answer } » est permis.

## verify

verify-honest = { $file } : honnête. { $answers ->
        [one] { $answers } réponse rejouée
       *[other] { $answers } réponses rejouées
    } ; { $how ->
        [proven] { $draws ->
            [one] { $draws } tirage refait, identique.
           *[other] { $draws } tirages refaits, tous identiques.
        }
        [sealed] les tirages pourront être contrôlés quand la partie sera finie et son secret ouvert.
       *[unproven] les tirages ne peuvent pas être contrôlés, car rien n’a été promis avant la donne.
    }{ $finished ->
        [yes] {""}
       *[no] { " " }La partie n’est pas finie.
    }
verify-not = { $file } : pas honnête. { $reason }

## sim

sim-playing = En jeu
sim-stopped = Interrompu après { $games } parties sur { $wanted }.
sim-title = { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players ->
        [one] { $players } robot
       *[other] { $players } robots
    }, graine { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $compiled ->
        [yes] moteur compilé
       *[no] moteur interprété
    }{ $iterations ->
        [0] .
       *[other]  ; jarl réfléchit { $iterations } fois à chaque coup.
    }
sim-bot = { $name } a gagné { $wins } fois : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms par décision
sim-together = Ensemble, ils ont gagné { $wins } fois : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
sim-thinks = { $name } : { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms par décision
sim-none = { $count ->
        [one] { $count } partie sans vainqueur
       *[other] { $count } parties sans vainqueur
    } : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
sim-turns = Tours par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, médiane { $median }, de { $least } à { $most }
sim-decisions = Décisions par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, médiane { $median }, de { $least } à { $most }
sim-uneven = Le nombre de parties ne se divise pas par { $players } : certains ont occupé certaines places une fois de plus que d’autres.
sim-written = { $count ->
        [one] { $count } enregistrement se trouve
       *[other] { $count } enregistrements se trouvent
    } dans { $path }
fault-sim-people = « { $bots } » : seuls les robots jouent ici (thrall, karl, jarl) ; « meadhall play » est pour les personnes.
fault-sim-out = Impossible d’écrire des enregistrements dans { $path } : { $reason }.
fault-sim-exists = { $path } existe déjà et ne sera pas écrasé ; choisissez un autre dossier ou une autre graine.

## tournament

tournament-title = Tournoi : { $title }
tournament-played = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } à { $players }, { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }, graine { $seed }{ $iterations ->
        [0] .
       *[other]  ; jarl réfléchit { $iterations } fois à chaque coup.
    }
tournament-bot = Robot
tournament-rating = Classement
tournament-between = 95 % entre
tournament-games = Parties
tournament-won = Gagnées
tournament-span = { $low } et { $high }
tournament-cross = Combien de fois le robot de la ligne a devancé celui de la colonne, et l’inverse (entre parenthèses : à égalité)
tournament-cross-together = Combien de fois le robot de la ligne a gagné une donne perdue par celui de la colonne, et l’inverse (entre parenthèses : même résultat)
tournament-explained = Les classements sont ceux d’OpenSkill (Plackett-Luce), à l’échelle de la halle : qui est dans la moyenne a environ 2000 points. Ils suivent les parties dans leur ordre ; deux robots presque égaux peuvent donc se suivre dans un sens ou dans l’autre.
tournament-explained-together = Ici, tous gagnent ou perdent ensemble : il n’y a donc pas de classement. Chaque robot joue à une table de ses semblables, et ce qui compte est la part des parties que cette table gagne.
contest-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-intervals = Les parts sont données avec leurs intervalles de Wilson, comme si chaque partie avait sa propre donne.
fault-tournament-alone = « { $bots } » : il faut au moins deux robots pour un tournoi.

## lab

lab-title = Laboratoire : { $title }
lab-played = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $settings ->
        [one] un réglage
       *[other] { $settings } réglages
    }, { $players } à la table ({ $bots }), graine { $seed }.
lab-usual = habituel
lab-setting = Réglage
lab-wins = Victoires
lab-seat = Place { $seat }
lab-together = Ensemble
lab-nobody = Personne
lab-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-length = Durée
lab-turns = Tours
lab-median = Médiane
lab-most = La plus longue
lab-decisions = Décisions
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-against = Écarts avec { $setting }, partie par partie (victoires en points de pourcentage)
lab-pairs = Paires
lab-gap = { $mean } ({ $low } à { $high })
lab-ends = Comment les parties ont fini
lab-end = Fin
lab-influence-of = Cartes et autres pièces : { $setting }
lab-component = Pièce
lab-with = Gagné avec
lab-without = Sans
lab-difference = Écart en points
lab-had = a eu { $component }
lab-used = a utilisé { $component }
lab-of = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { $of }
lab-no-influence = Rien n’est arrivé assez souvent : il faut au moins dix cas avec une pièce et dix sans elle.
lab-expected = { $looked } cas examinés, dont { $clear } semblent compter ; le hasard seul en donnerait { $luck }.
lab-explained = Tous les réglages ont été joués avec les mêmes donnes et les mêmes places. Les intervalles valent à 95 % de confiance.
lab-correlation = Une pièce qui va avec la victoire n’en est pas forcément la cause : qui mène a souvent plus de tout, et une longue partie donne davantage à chacun. Les places d’une même partie dépendent aussi les unes des autres ; ces intervalles sont donc plutôt trop étroits.

## games

games-game = { $name } : { $title }, { $span ->
        [same] { $high }
       *[range] de { $low } à { $high }
    } joueurs. { $tagline }
games-option = { $text } : { $doc } Valeurs possibles : { $choices }. Par défaut : { $default }.

## rules

rules-title = Les règles de { $game }
rules-front = Toutes les règles de cette table, avec leur source et le numéro que cite chaque réponse refusée. Là où les livrets se taisent ou se contredisent, nous avons tranché ; la raison figure à côté de la règle, en anglais.
fault-rules-unillustrated = { $game } n’a pas de page illustrée. « meadhall rules { $game } » donne ses règles.
rules-picture = La table ; les numéros désignent ses parties
rules-step = La table après l’étape { $step }
rules-numbered = Toutes les règles, avec leur numéro et leur source : [{ $game }]({ $path }).
rules-from = Source : { $sources }.
rules-reason = Raison (en anglais) : { $reason }
rules-from-en = livret anglais
rules-from-fr = livret français
rules-from-de = livret allemand
rules-from-site = site de l’éditeur
rules-from-public = textes publics
rules-from-ruling = notre décision
fault-rule-unknown = Il n’y a pas de règle « { $rule } ». Les plus proches : { $nearest }

## data

data-none = Ce jeu ne déclare aucun élément de matériel.
data-kind = { $kind ->
        [Hero] Cartes héros
        [ExtraHero] Cartes héros d’une autre lecture du paquet, en plus des 68 de la boîte
        [Saga] Sagas
        [HeroClass] Classes
        [Embellishment] Embellissements
        [Water] Eaux
        [Port] Ports
        [Home] Patries
        [Region] Régions
        [Rune] Runes
        [Treasure] Trésors
        [ZoneBase] Zones de temps
        [Cover] Positions de la rose des vents
        [Skull] Crânes par jours en trop
        [Good] Marchandises
        [Count] Quantités
        [World] Mondes
        [Turning] Colonnes dans l’ordre où tourne le niveau central
        [Enemy] Ennemis
        [Island] Îles
        [Page] Chemin de Nidhogg jusqu’à l’arbre, en cases
        [Jotun] Jotnar
        [Artifact] Artefacts
        [Stack] Artefacts par niveau
        [Creature] Créatures
        [God] Dieux
        [Die] Dés
        [Stone] Pierres runiques
        [Action] Actions des mondes
        [Price] Points de vie qui ne sont pas des risques
        [Counts] Quantités
        [Table] Tables selon le nombre de joueurs
        [Box] Cases de la fiche d’expérience
        [Relations] Cases d’une relation selon le nombre de joueurs
        [Award] Expérience
        [Feat] Prouesses
        [EventCard] Événements
        [CardData] Cartes de toute campagne
        [EnemyCard] Cartes Ennemi
        [AttackCard] Cartes d’Attaque ennemie
        [Figure] Figurines d’Ennemis
        [Supply] Pions des Ennemis
        [Status] Pions d’état
        [Dashboard] Nombres du plateau personnel
       *[other] { $kind }
    } : { $count }
data-source = { $reason ->
        [none] { $source } :
       *[other] { $source } ({ $reason }) :
    }
data-apart =  ;{ " " }
data-rulebook = Livret de règles
data-public = Connu publiquement
data-partly = En partie imprimé ou public, le reste est de nous
data-reconstructed = Reconstitué par nos soins

## doctor

doctor-version = Meadhall { $value }
doctor-python = Python { $value }
doctor-system = Système : { $value }
doctor-engine = Moteur : { $engine ->
        [wheel] compilé, tel qu’il a été installé
        [built] compilé, construit à partir de ces sources
        [ready] simple ; le moteur compilé est prêt, « make play » s’en sert
        [building] simple ; le moteur compilé est en cours de construction
        [stale] simple ; le moteur compilé date de règles plus anciennes, « make play » ou « make compiled » le reconstruit
        [failed] simple ; la dernière construction du moteur compilé a échoué, { $log } dit pourquoi
        [no-compiler] simple ; le moteur compilé demande un compilateur C, et il n’y en a pas ici
        [no-headers] simple ; le moteur compilé demande les fichiers d’en-tête de Python, qui ne sont pas installés ici (souvent un paquet nommé python3-dev)
        [installed] simple, tel qu’il a été installé ; un wheel pour cette machine contiendrait le moteur compilé
       *[unbuilt] simple ; « make play » ou « make compiled » construit le moteur compilé
    }
doctor-games = Jeux : { $value }
doctor-languages = Langues : { $value } ; la vôtre : { $language }
doctor-folder = Parties enregistrées : { $value } ({ $writable ->
        [yes] accessible en écriture
       *[no] pas d’écriture possible
    })
doctor-settings = Réglages de la halle : { $file }
doctor-database = Base de données de la halle : { $db }{ $damaged ->
        [yes] {" "}(endommagée)
       *[no] {""}
    }
doctor-terminal = { $terminal ->
        [yes] Terminal
       *[no] Pas de terminal
    } : { $columns } colonnes, { $rows } lignes, { $encoding }
doctor-problem-folder = Impossible d’enregistrer des parties dans { $folder } ; indiquez dans MEADHALL_HOME un dossier où vous pouvez écrire.
doctor-problem-size = Le plein écran demande { $columns } colonnes et { $rows } lignes ; en dessous, utilisez --plain.
doctor-problem-encoding = Ce terminal ne peut pas afficher toutes nos lettres ; PYTHONUTF8=1 peut aider.
doctor-problem-games = Certains jeux ne peuvent pas être chargés et sont laissés de côté : { $games }. Tout le reste fonctionne ; prévenez leurs auteurs ou désinstallez-les.
doctor-problem-settings = Les réglages de la halle sont faux : { $mistakes }
doctor-problem-database = La base de données { $db } est endommagée ({ $damage }). Arrêtez la halle, gardez une copie du fichier et remettez votre dernière sauvegarde dans un nouveau avec « meadhall restore ».
doctor-well = Tout va bien.

## The hall is open

serve-open = La halle est ouverte : { $address }
serve-kept = Les tables sont gardées dans { $db }
serve-keeper = La page du gardien est { $address }/keeper ; son jeton est dans { $file }
serve-config = Les réglages viennent de { $file }
serve-book = Sur l’étagère : { $title } ({ $name })
serve-lesson = Une leçon de { $game } : { $title }
serve-engine = { $engine ->
    [wheel] Elle tourne avec le moteur compilé.
    [built] Elle tourne avec le moteur compilé.
    [meanwhile] Elle tourne avec le moteur simple. Le moteur compilé se construit entre-temps ; les robots s’en serviront dès qu’il sera prêt.
    [building] Elle tourne avec le moteur simple ; le moteur compilé est en cours de construction, et la halle s’en servira dès son prochain démarrage.
    [no-compiler] Elle tourne avec le moteur simple ; avec un compilateur C sur cette machine, on pourrait en construire un plus rapide.
    [no-headers] Elle tourne avec le moteur simple ; avec les fichiers d’en-tête de Python sur cette machine, on pourrait en construire un plus rapide.
    [installed] Elle tourne avec le moteur simple, tel qu’il a été installé ; un wheel compilé pour cette machine serait plus rapide.
   *[plain] Elle tourne avec le moteur simple ; « make play » en construit entre-temps un plus rapide.
}
serve-building = Construction du moteur compilé : { $percent } %
serve-built = Le moteur compilé est prêt : les robots s’en servent dès leur prochain coup, la halle dès son prochain démarrage.
serve-stop = Ctrl-C la ferme. Chaque table reste telle quelle jusqu’à votre retour.

backup-done = { $db } est sauvegardé dans { $file }. Tables : { $tables }, réponses enregistrées : { $answers }.
restore-done = { $file } est remis dans { $db }. Tables : { $tables }, réponses enregistrées : { $answers }.
fault-restore-busy = Une halle se sert de { $db }. Fermez-la d’abord.
export-done = Enregistrements sauvegardés dans { $folder } : { $count }
export-lost = Laissées de côté, parce que leur livre ou leurs règles ont changé : { $count } ({ $tables })

version-is = meadhall { $version } ({ $engine ->
    [compiled] moteur compilé
   *[plain] moteur simple
}, Python { $python })
fault-line-port = Il n’y a pas de port { $value } ; les ports vont de 0 à { $most }.
fault-line-hooks = --hooks ne connaît pas « { $value } » ; il prend off, public ou any.
fault-line-origin = « { $value } » n’est pas une adresse telle que les navigateurs l’envoient. Une telle adresse ressemble à https://hall.example
fault-line-proxy = « { $value } » n’est pas une adresse en chiffres. Une telle adresse ressemble à 127.0.0.1
fault-line-log = --log ne connaît pas « { $value } » ; il prend plain ou json.
fault-line-forget-after = --forget-after prend un nombre de jours, à partir de 1, ou 0 pour tout garder ; { $value } n’est ni l’un ni l’autre.
fault-serve-book-shipped = « { $book } » vient avec le jeu et se trouve déjà sur l’étagère ; ne l’indiquez pas.
fault-serve-book-twice = { $one } et { $other } s’appelleraient tous deux « { $name } » à la table. Donnez à l’un d’eux un autre id.

## Settings

fault-config-mistakes = { $count ->
    [one] Un réglage est faux :
   *[other] { $count } réglages sont faux :
  }
fault-config-missing = Le fichier de réglages « { $path } », que nomme { $by }, n’existe pas.
fault-config-unknown = { $place } : il n’y a pas de réglage « { $name } ». Essayez : { $nearest }
fault-config-table = { $place } : « { $name } » doit être une table : [{ $name }] seul sur une ligne, et ses réglages en dessous.
fault-config-word = { $place } : « { $name } » vaut { $found }. Il faudrait : { $right }
fault-config-value = { $place } : « { $name } » vaut { $found }, mais doit être { $kind ->
    [whole] un nombre entier de { $low } à { $high }
    [number] un nombre de { $low } à { $high }
    [truth] true ou false
    [list] une liste de textes entre crochets
   *[text] un texte non vide entre guillemets droits
  }.
fault-config-reason = { $place } : « { $name } » est inutilisable. { $reason }
fault-config-variable = La variable d’environnement { $variable } est inconnue et a été ignorée. Essayez : { $nearest }
config-good = { $file ->
    [none] Pas de fichier de réglages : valeurs par défaut et environnement. Tout est juste.
   *[other] { $file } : tout est juste.
  } { $count ->
    [0] Tous les réglages ont leur valeur par défaut.
    [one] Un réglage diffère de sa valeur par défaut.
   *[other] { $count } réglages diffèrent de leur valeur par défaut.
  }
config-heading = Réglages de « meadhall serve », sous forme de meadhall.toml. « meadhall config check » lit un tel fichier ; docs/configuration.md l’explique.

## story

story-new = { $path } est écrit : une aventure avec deux loups et une chèvre. Changez ce que vous voulez.
story-next = Ensuite : meadhall story check { $path }
story-blank = À écrire.
story-filled = { $count ->
    [0] Il ne manque rien dans { $path }.
    [one] Un paragraphe a été ajouté à { $path } : { $ids }.
   *[other] { $count } paragraphes ont été ajoutés à { $path } : { $ids }.
 }
story-warning = avertissement
story-checked = { $entries ->
    [one] { $entries } paragraphe
   *[other] { $entries } paragraphes
} et { $ends ->
    [one] { $ends } Fin
   *[other] { $ends } Fins
} examinés ; erreurs : { $errors }, avertissements : { $warnings }.
story-saga-checked = { $title } : rien à redire. Pages : { $pages }
story-unread = erreurs : { $errors }. Corrigez-les d’abord : une histoire qu’on ne peut pas lire en entier n’est pas vérifiée plus avant.
story-ways = { $title } : quel paragraphe mène où
story-odds = Les chances de chaque épreuve pour chaque Héros, sans s’épuiser
story-verbs = Verbes utilisés
story-region-land = terre
story-region-sea = mer
story-region-roads = par la route : { $regions }
story-region-shores = en Navire : { $regions }
story-part = Parties d’un livre
    .entries = Paragraphes
    .choices = Choix
    .outcomes = Résultats des épreuves
    .variants = Variantes des textes
story-test-met = { $part } : { $met } sur { $all } rencontrés
story-test-missing = jamais rencontré : { $name }
story-test-loaded = rencontré seulement avec des runes pipées : { $name }
story-test-weakened = rencontré seulement avec des Ennemis affaiblis : { $name }
story-test-progress = Parties honnêtes : { $played } sur { $games } ; de recherche : { $sought } ; rencontré : { $met } sur { $all }
story-test-stopped = Interrompu après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } ; voici ce qui a été joué jusque-là.
story-in-a-game = Dans une partie
    .rounds = Manches
    .fights = Combats
    .defeats = Héros vaincus
story-test-range = { $what } : de { $least } à { $most } ; dans la moitié des parties, { $middle } au plus
story-test-games = Parties honnêtes : { $games } ; parties qui cherchaient ce qui manquait : { $sought }. Les parties honnêtes se sont terminées ainsi :
story-test-no-end = aucune Fin en { $rounds } manches
story-test-broken = La partie de graine { $seed } à { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    } a échoué : { $fault }
story-rules = Règles que ces verbes mettent en jeu
story-drawn = L’image est dans { $path }.
story-graph = Parties de l’image
    .about = Les paragraphes, de l’Introduction vers le bas. Un rond est un POI vert, un losange un POI rouge, un carré une case du Plan d’Aventure. Trait plein : lu aussitôt ; tirets : un POI est révélé ; points : Plan d’Aventure.
    .intro = Introduction
    .entry = Paragraphe
    .end = Fin
    .green = POI vert
    .red = POI rouge
    .space = Case
    .card = Carte
    .test = épreuve
    .lost = jamais lu
story-exported = { $path } contient tout le livre. Envoyez-le à un ami ; il s’ouvre dans n’importe quel navigateur.
story-page = HTML
    .who = Qui êtes-vous ?
    .standing = PV { $health } sur { $most } · PC { $cp } · XP { $xp }
    .entry = Paragraphe { $id }
    .end = Fin
    .passed = { $what } : { $hits } runes sur { $wanted }. C’est réussi.
    .failed = { $what } : { $hits } runes sur { $wanted }. C’est raté.
    .try = Essayer : { $what }, difficulté { $wanted }.
    .leave = Y renoncer.
    .yes = Oui.
    .no = Non.
    .fallen = Vous tombez. Quand vous vous relevez, un jour a passé et la moitié de vos PV est revenue.
    .lost = Ils sont trop nombreux pour cette fois. Vous pouvez revenir.
    .won = Vous gagnez le combat.
    .stuck = Rien ne mène plus loin d’ici.
    .over = L’histoire est finie
    .again = Vous pouvez recommencer et choisir autrement.
    .begin = Recommencer
    .forget = Votre place dans l’histoire sera perdue. Recommencer ?
    .back = Vous reprenez là où vous en étiez.
    .about = Comment se joue cette page
    .choices = Vos choix
    .script = Cette page a besoin de JavaScript pour être jouée.
    .charisma = Charisme
    .agility = Agilité
    .intelligence = Intelligence
    .strength = Force
    .gain_cp = gagner des PC :
    .lose_cp = perdre des PC :
    .gain_health = gagner des PV :
    .lose_health = perdre des PV :
    .exhaust = vous épuiser
    .refresh = récupérer
story-page-rule = HTML
    .alone = Vous jouez seul, sans plateau : vous allez d’un lieu à l’autre en choisissant, et chaque visite est une manche. Ce qui déplace des figurines sur le plateau est laissé de côté. Les touches 1 à 9 choisissent.
    .tests = Une épreuve tire sept runes du sac de votre Héros, au hasard, et compte celles qui conviennent. Il n’y a pas de second tirage.
    .fights = Au combat, vous tirez sept runes encore et encore. La moitié de celles qui ne sont pas sombres, arrondie au-dessus, use les Ennemis ; tant qu’il en reste, vous perdez 1 PV à chaque fois, 2 contre un Boss. À 0, vous tombez et pourrez réessayer.
    .cards = Les cartes reçues sont gardées, et l’histoire les demande ; leurs propres effets, les niveaux et les états sont laissés de côté.
    .kept = Votre navigateur retient où vous en êtes, s’il en a le droit. Rien n’est envoyé nulle part.
story-side-file = Ce qui manque a été noté dans { $path }.
story-stale = { $count ->
        [one] Un texte a changé après avoir été traduit :
       *[other] { $count } textes ont changé après avoir été traduits :
    }
story-marked = Ce d’après quoi chaque texte a été traduit est noté dans { $path }.
story-unmarked = { $count ->
        [one] Une traduction est nouvelle ou a changé. Quand elle sera à jour : { $command }
       *[other] { $count } traductions sont nouvelles ou ont changé. Quand elles seront à jour : { $command }
    }
story-translated = { $language } : { $done } textes sur { $total } sont traduits.
preview-open = { $title } est ouvert : { $address }
preview-stop = Ctrl-C le ferme. Rien de ce qui a été joué n’est gardé.

fault-story-ending = { $path } devrait finir par .yaml.
fault-story-there = { $path } existe déjà. Choisissez un autre nom, ou --fill pour le compléter.
fault-story-fill-broken = { $path } ne peut pas être lu en entier ; voyez : meadhall story check { $path }
fault-story-adventure = Il n’y a pas d’aventure { $adventure } dans ce livre. Il y a : { $nearest }
fault-story-language = « { $language } » n’est pas un code de langue : deux ou trois lettres minuscules, par exemple fr ou non, et le pays s’il importe, comme dans pt-BR.
fault-story-confirm = « { $name } » n’a pas de traduction en { $language } (le plus proche : { $nearest }).

## campaign

campaign-begun = La campagne « { $name } » a commencé.
campaign-next = Pour jouer : { $command }
campaign-moved = « { $name } » reprend là où elle en était, dans une nouvelle séance : le livre ou le jeu a changé depuis, ou l’on y a joué en dernier dans une halle.
campaign-follows = « { $name } » continue : { $adventure }.
campaign-more = La campagne continue. Pour jouer : { $command }
campaign-line = { $name } : { $place }{ $tries ->
    [one] { "" }
   *[other] , essai { $tries }
    }, { $over ->
    [yes] finie
    [next] prête à continuer
   *[no] { $round ->
        [0] avant la première manche
       *[other] manche { $round }
    }
    } ; { $names } ; { $sittings ->
    [one] { $sittings } séance
   *[other] { $sittings } séances
    }, jouée pour la dernière fois : { $played }
campaign-list-empty = Il n’y a pas encore de campagne. Pour en commencer une : meadhall campaign new NOM
campaign-exported = « { $name } » a été écrite dans { $path }.
campaign-imported = « { $name } » fait maintenant partie de vos campagnes, avec { $sittings ->
    [one] { $sittings } séance.
   *[other] { $sittings } séances.
    }
campaign-older = Elle a été jouée avec une autre version du livre « { $book } » ou du jeu ; en la reprenant, vous saurez ce que cela implique.
campaign-restarted = « { $name } » : « { $adventure } » recommence.
fault-campaign-none = Il n’y a pas de campagne à reprendre. Pour en commencer une : meadhall campaign new NOM
fault-campaign-book-gone = Le livre « { $book } » de cette campagne devrait être { $path }, mais il n’y a rien là. Remettez-le, ou importez la campagne avec --book.
fault-campaign-book-option = Le livre d’une campagne se donne avec --book { $book }, pas comme une option.
fault-campaign-book-known = Le livre « { $book } » est fourni avec le jeu ; laissez --book de côté.
fault-campaign-book-needed = Cette campagne appartient à un livre personnel, « { $book } » ({ $file }). Dites où il se trouve sur cette machine : --book CHEMIN

## learn

help-learn = Apprendre un jeu en jouant une leçon dans le terminal.
    .more = Une leçon à vous s’indique par son fichier.
    .game = le jeu à apprendre ; sans lui, la liste de toutes les leçons
    .lesson = la leçon, ou un fichier qui en contient une ; sans elle, la première
    .check = joue seulement la leçon d’un bout à l’autre et dit si elle suit toujours les règles
    .plain = des lignes de texte au lieu du plein écran
learn-lesson = { $name } : { $title } ({ $minutes } minutes). { $about }
learn-fits = { $lesson } : conforme aux règles. { $steps ->
    [one] Une étape
   *[other] { $steps } étapes
  }, { $asked ->
    [one] une question
   *[other] { $asked } questions
  }.

## solve, exercises

help-solve = Résoudre un exercice dans le terminal : une question dont une réponse est nettement la meilleure.
    .more = Une mauvaise réponse est reprise, et vous réessayez ; « conseil » montre la solution.
    .game = le jeu ; sans lui, l’exercice du jour
    .exercise = le nom d’un exercice, ou un fichier d’exercices que vous avez extraits ; sans ce nom, le prochain que vous n’avez pas résolu
    .theme = seulement les exercices de ce thème ; « meadhall exercises list » les montre
    .level = seulement les exercices de ce niveau : easy, medium ou hard
    .plain = des lignes de texte au lieu du plein écran
help-game = Écrire son propre jeu : en commencer le paquet, et vérifier qu’il tient toutes ses promesses.
help-game-new = Écrire le paquet d’un nouveau jeu : un petit jeu, jouable tout de suite, à transformer.
    .name = le nom du jeu, par exemple hnefatafl : lettres minuscules, chiffres et _
    .board = avec quoi on joue : grid, un plateau de cases, ou cards, des mains cachées
    .out = le dossier à écrire ; sinon, un dossier au nom du jeu ; rien n’est écrasé
help-game-check = Vérifier un jeu : les parties au hasard finissent, copies et enregistrements sont fidèles, rien de caché ne se voit, aucune phrase ne manque.
    .more = Les problèmes sont décrits en anglais. Se termine par 0 s’il n’y en a pas, sinon par 1.
    .name = le jeu
    .games = de combien de parties au hasard viennent les positions
    .seed = la graine des parties au hasard ; la même graine donne les mêmes positions

help-exercises = Exercices : voir lesquels existent, en extraire de nouveaux et vérifier leurs réponses.
help-exercises-list = Lister les exercices de chaque jeu par thème et niveau, et combien vous en avez résolu.
    .game = seulement ceux de ce jeu ; sans lui, ceux de tous les jeux
help-exercises-mine = Extraire de nouveaux exercices : des robots jouent, et chaque question est examinée pour voir si une réponse est nettement la meilleure.
    .more = Chaque exercice est écrit dès qu’il est trouvé ; Ctrl-C ne perd rien. Un fichier existant est complété. Avec le moteur compilé, c’est environ dix fois plus rapide.
    .game = le jeu
    .num = combien de nouveaux exercices
    .seed = la même graine trouve les mêmes exercices
    .out = le fichier ; sans lui, GAME-exercises.jsonl dans ce dossier
    .option = une option du jeu, sous la forme NOM=VALEUR ; peut être donnée plusieurs fois
    .budget = parties simulées pour une question au deuxième regard ; le dernier en a quatre fois plus ; sans cette option, autant que le conseil
    .games = s’arrêter après autant de parties, quel que soit le nombre d’exercices trouvés
help-exercises-confirm = Vérifier les réponses des exercices par une recherche plus profonde, d’une autre sorte.
    .source = un jeu, ou un fichier d’exercices extraits
    .num = seulement les premiers
    .seed = le hasard de la recherche
    .budget = itérations de la recherche pour chaque exercice ; sans lui, dix fois le budget du conseil
    .games = faire aussi jouer autant de parties jusqu’au bout après la meilleure réponse, et autant après la deuxième
    .drop = retirer du fichier ce qui n’est pas confirmé
exercises-game = { $game } : { $count ->
    [one] un exercice
   *[other] { $count } exercices
  }, { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
  }
exercises-theme = { $name } : { $title } ({ $levels })
exercises-progress = { $found } trouvés ; { $games } parties, { $questions } questions examinées
exercises-mined = { $found ->
    [one] Un nouvel exercice
   *[other] { $found } nouveaux exercices
  } dans { $path }. { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, { $questions } questions examinées, dont { $closely } de près, en { NUMBER($seconds, maximumFractionDigits: 0) } secondes.
exercises-confirming = { $done } sur { $of } vérifiés
exercises-confirmed = { $agree } sur { $count ->
    [one] une réponse
   *[other] { $count } réponses
  } confirmées ({ NUMBER($share, maximumFractionDigits: 1) } %).
exercises-played = Jouée jusqu’au bout, la meilleure réponse gagne { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties sur 100 de plus que la deuxième (± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }) ; plus souvent dans { $better } exercices, nettement moins souvent dans { $worse }.
exercises-refused = { $name } : non confirmé. Extrait : « { $best } » ; trouvé maintenant : « { $found } ».
exercises-dropped = { $count ->
    [one] Un exercice retiré
   *[other] { $count } exercices retirés
  }.
fault-exercises-none = { $game } n’a pas de thèmes d’exercices ; on ne peut donc pas en extraire.
fault-exercises-empty = Aucun jeu n’a d’exercices ici. Extrayez-en : meadhall exercises mine JEU
fault-exercises-such = { $game } n’a pas de tels exercices. Voyez ce qu’il y a : meadhall exercises list { $game }
fault-exercise-level = Il n’y a pas de niveau « { $level } ». Essayez : { $nearest }

## Vos propres jeux

game-new = { $count } fichiers du jeu { $game } ont été écrits dans { $path }.
game-install = Pour que Meadhall le trouve : { $command }
game-next = Ensuite : { $play }, ou { $check }
game-checking = Contrôle { $what } : { $done } sur { $total }
game-checked = { $questions ->
        [one] { $games } parties au hasard, { $answers } réponses, { $positions } positions d’une seule question (graine { $seed }).
       *[other] { $games } parties au hasard, { $answers } réponses, { $positions } positions de { $questions } questions (graine { $seed }).
    }
game-sound = { $game } tient toutes les promesses vérifiées.
game-broken = { $count ->
        [one] Un problème.
       *[other] { $count } problèmes.
    }
fault-game-name = « { $name } » ne peut pas être le nom d’un jeu. Il faut des lettres minuscules, des chiffres et _, en commençant par une lettre.
fault-game-taken = Il y a déjà un jeu appelé { $name }. Choisissez un autre nom.
fault-game-board = Un nouveau jeu se joue avec l’un de ceux-ci : { $known }. « { $board } » n’existe pas.
fault-game-there = { $path } existe déjà. Choisissez un autre dossier avec --out.

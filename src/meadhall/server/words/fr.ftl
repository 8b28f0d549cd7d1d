### Ce que le serveur refuse, et pourquoi.

fault-table-unknown = Il n’y a pas de table { $table } ici, ou elle est privée et vous n’avez pas d’invitation.
fault-table-waiting = La partie n’a pas commencé : une place est encore libre.
fault-table-running = Il faut attendre la fin de la partie.
fault-table-over = Cette partie est terminée.
fault-table-full = Aucune place n’est libre à cette table.
fault-table-changed = Les règles ou le livre ont changé depuis que cette table a été jouée. On peut revoir la partie aussi loin qu’elle peut encore être rejouée, mais pas la continuer.
fault-table-option = Cette table a besoin de « { $value } » ({ $option }), que cette halle n’a pas en ce moment. Rien n’est perdu : la personne qui tient la halle peut le remettre en place ; un livre s’ajoute avec « meadhall serve --book ».
fault-invite-unknown = Cette invitation ne mène à aucune table : elle est peut-être incomplète, ou la table a été supprimée. Demandez un nouveau lien.
fault-personal-unknown = Ce lien personnel est inconnu ici.
fault-seat-unknown = Cette table n’a pas de place « { $seat } ».
fault-seat-foreign = La place { $seat } n’est pas la vôtre.
fault-seat-taken = La place { $seat } est prise.
fault-seat-stays = La place { $seat } reste : le nombre de personnes est fixé.
fault-seat-bot = Un robot joue pour vous à la place { $seat }. Reprenez-la d’abord.
fault-seat-which = Dites laquelle de vos places vous voulez : { $seats }
fault-seat-none = Vous n’avez pas de place à cette table.
fault-seat-secrets = Vous savez ce que sait une autre place de cette partie : la place { $seat } doit revenir à une nouvelle personne ou à un robot.
fault-feature-off = Ce serveur ne propose pas cela.
fault-host-only = Seul l’hôte de la table peut faire cela.
fault-clock-running = La place { $seat } a encore du temps pour répondre.
fault-level-unknown = Aucun robot ne s’appelle « { $level } ». Essayez : { $nearest }
fault-stale = La table en est déjà à { $seq }.
fault-undo-over = La partie est finie et son enregistrement est ouvert à tous : rien ne peut être repris.
fault-undo-none = Personne n’a demandé à reprendre une réponse.
fault-proposal-none = Rien de tel n’est proposé à la table en ce moment.
fault-undo-nothing = La place { $seat } n’a encore donné aucune réponse.
fault-chat-empty = Le message est vide.
fault-chat-length = C’est trop long : { $most } caractères au plus.
fault-note-unknown = Vous n’avez pas de note { $note } à cette table.
fault-note-many = Une table garde { $most } notes au plus.
fault-message-json = Ce message n’est pas du JSON.
fault-message-text = Les messages sont du texte, pas des octets.
fault-message-shape = Ce message est inutilisable : { $reason }
fault-message-long = Ce message est trop long : { $most } octets au plus.
fault-too-fast = Trop de demandes à la fois. Attendez un instant.
fault-too-slow = La demande a mis trop longtemps à arriver. Envoyez-la de nouveau.
fault-headers-long = Les en-têtes de cette demande sont trop longs : { $most } octets et { $count } en-têtes au plus sont lus.
fault-too-many = Trop de connexions sont ouvertes ici.
fault-too-big = C’est trop gros : { $most } octets au plus.
fault-store-full = Les campagnes à vos tables occupent déjà toute la place qu’un hôte a ici ({ $most } Mo).
fault-origin = Cette demande vient d’un autre site.
fault-request-empty = Cette demande est vide : un objet JSON est attendu.
fault-request-shape = Cette demande est inutilisable : { $reason }
fault-path-unknown = Il n’y a rien à cette adresse.
fault-method = Cette adresse ne s’utilise pas ainsi.
fault-guest-none = Cette halle ne vous connaît pas encore : ouvrez-la d’abord dans un navigateur, ou envoyez un jeton de place.
fault-token-unknown = Ce jeton de place n’est pas valable, ou ne l’est plus.
fault-eyes-unknown = « { $eyes } » n’est pas un point de vue sur cette table : écrivez all, none ou la lettre d’une place.
fault-record-long = Cet enregistrement contient plus de { $most } réponses.
fault-record-broken = Cet enregistrement est illisible.
fault-position-players = Cette position est celle d’une table de { $right } ; vous en demandez une de { $players }.
fault-position-broken = Cette position est illisible.
fault-words-unknown = Il n’y a pas de mots à cette adresse.
fault-work-long = Cela a pris trop de temps et a été abandonné.
fault-work-large = Cela demandait trop de mémoire et a été abandonné.
fault-store = La réponse n’a pas pu être enregistrée. Rien n’a changé ; réessayez.
fault-own-fault = Quelque chose s’est mal passé dans la halle. L’erreur est notée sous { $note }.
fault-hall-away = La halle ne peut pas utiliser sa base de données en ce moment. Rien de ce qui a été confirmé n’est perdu ; elle continue d’elle-même dès qu’elle le peut.
fault-name-foreign = Cette halle n’est pas connue sous le nom « { $host } ». La personne qui la tient peut autoriser ce nom : meadhall serve --origin https://{ $host }
fault-mishap-none = Les règles n’ont pas échoué à cette table.
fault-db-url = « { $url } » n’est pas une base de données utilisable ici. Sont possibles : { $known }
fault-db-closed = Impossible d’ouvrir la base de données « { $url } » : { $reason }
fault-db-damaged = La base de données { $db } est endommagée ({ $reason }). Arrêtez la halle, gardez une copie du fichier et remettez votre dernière sauvegarde dans un nouveau avec « meadhall restore ».
fault-db-newer = Cette base de données a été faite par une version plus récente de Meadhall (sa révision est { $found }, cette version connaît { $known }). Installez cette version, ou restaurez une sauvegarde faite avant la mise à jour.
fault-db-shared = Un autre serveur utilise « { $url } », et ils ne s’entendraient pas. Arrêtez-le, ou lancez les deux avec --redis.
fault-session-unknown = Vous n’avez aucun appareil de cet identifiant. Rechargez la liste de vos appareils.
fault-devices-many = Vous êtes déjà connecté sur { $most } appareils. Déconnectez-vous d’abord partout ailleurs.
fault-host-unknown = « { $host } » n’est pas une adresse de cette machine. Essayez --host 127.0.0.1, ou 0.0.0.0 pour tout votre réseau.
fault-port-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port }. Essayez-en un au-dessus de 1023.
fault-redis-url = « { $url } » n’est pas une adresse Redis. Une telle adresse ressemble à redis://HÔTE:6379
fault-port-taken = Quelque chose écoute déjà sur { $host }:{ $port }. Essayez un autre --port.
fault-chat-silenced = L’hôte ne vous laisse plus écrire à cette table.
fault-chat-unknown = Il n’y a pas de message { $chat } à cette table.
fault-silenced-unknown = Personne du nom de « { $name } » n’est réduit au silence à cette table.
fault-hooks-off = Cette halle n’appelle aucune adresse. La personne qui la tient peut l’autoriser avec --hooks public.
fault-hook-url = « { $url } » ne peut pas être appelé. Une adresse commence par https:// ou http:// et nomme un hôte, sans mot de passe.
fault-hook-private = Cette adresse est dans un réseau privé, et la halle n’appelle que des adresses publiques.
fault-name-empty = Il n’y a rien de visible dans ce nom.
fault-name-reserved = On croirait que « { $name } » parle au nom de la halle. Choisissez un autre nom.
fault-name-blocked = « { $name } » contient un mot dont on ne veut pas ici. Choisissez un autre nom.
fault-feed-unknown = Il n’y a pas de tel fil ici.
fault-keeper-none = Cette halle n’a pas de jeton de gardien. La personne qui l’héberge peut lui en donner un : meadhall serve --keeper FICHIER
fault-keeper-wrong = Ce n’est pas le jeton du gardien, ou vous êtes là depuis trop longtemps. Saisissez-le de nouveau.
fault-guest-unknown = Il n’y a pas d’invité { $guest } ici.
fault-chat-muted = Le gardien de cette halle ne vous laisse plus écrire.
fault-hall-draining = Cette halle va être mise à jour et n’ouvre plus de tables. Réessayez dans quelques minutes.
fault-keeper-file = { $path } ne contient pas de jeton utilisable : une ligne d’au moins { $least } lettres et chiffres, sans espaces ; pour plusieurs administrateurs, une ligne « NOM: JETON » pour chacun. Supprimez le fichier, et la halle en créera un bon.
fault-backup-there = { $path } existe déjà. Choisissez un autre nom : une sauvegarde n’écrase jamais rien.
fault-backup-nothing = Cette base ne contient pas de halle.
fault-backup-unreadable = { $path } n’est pas une sauvegarde écrite par « meadhall backup ».
fault-backup-broken = { $path } est abîmé ou incomplet. Rien n’a été remis ; prenez une autre copie.
fault-backup-newer = { $path } vient de Meadhall { $version }, plus récent que celui-ci. Mettez d’abord à jour.
fault-restore-full = Cette base contient déjà une halle. Prenez une base vide.

## Être prévenu de son tour

turn-notice = C’est à vous : { $title } ({ $game }). { $link }
feed-title = Meadhall : les tours de { $name }
feed-turn = À vous : { $title } ({ $game })
feed-over = Terminé : { $title } ({ $game })

## Campagnes

fault-campaign-source = Donnez soit un fichier, soit une table que vous tenez.
fault-campaign-book-absent = Cette campagne appartient au livre « { $book } », que cette halle n’a pas. La personne qui tient la halle peut l’ajouter avec --book.
fault-campaign-way = Cette campagne ne peut pas continuer ainsi ({ $way }). Possibilités : { $ways }

## Essais

fault-trial-story = On ne peut pas faire d’essai dans une histoire : ce serait en lire la suite.
fault-counsel-rivals = Ici, on joue les uns contre les autres : il n’y a de conseil que si tous sont d’accord.
fault-trial-secrets = Dans ce jeu, les joueurs ont des secrets : faites l’essai en solo ou avec des robots.
fault-trial-none = Rien n’est à l’essai à cette table.
fault-trial-nothing = Il n’y a encore rien à jouer pour de bon : répondez d’abord. Ce que le hasard, les autres ou des cartes cachées ont décidé ne peut pas se rejouer.
fault-trial-late = La partie a avancé depuis le début de cet essai. Faites-en un autre à partir d’où elle en est.
trial-come = Venez faire un essai avec moi : { $link }

## Somebody has vanished

fault-call-none = Cette table n’attend personne, ou une pendule tourne.
fault-call-yourself = C’est vous que la table attend : ce sont les autres qui peuvent demander quelque chose.
fault-call-early = La table n’a pas encore attendu assez longtemps.
fault-call-story = Une histoire ne se termine pas ainsi : laissez un robot prendre la place, ou attendez.
fault-resign-story = On n’abandonne pas une histoire : laissez votre place à un robot ou à quelqu’un d’autre, et elle continue.
fault-table-shared = D’autres sont assis à cette table : elle ne peut pas être supprimée. Vous pouvez l’archiver.

## Comptes

fault-password-length = Un mot de passe a au moins { $least } et au plus { $most } caractères.
fault-password-common = Ce mot de passe est de ceux que l’on essaie partout en premier. Choisissez-en un autre.
fault-password-wrong = Ce n’est pas votre mot de passe.
fault-sign-in-wrong = Le nom ou le mot de passe est faux.
fault-signed-out = Vous êtes déconnecté sur cet appareil.
fault-passkey-wrong = Cette clé d’accès est inconnue ici, ou l’essai a duré trop longtemps. Réessayez.
fault-passkey-proof = Présentez d’abord une de vos clés d’accès : cet appareil pourrait être entre d’autres mains.
fault-passkey-place = Les clés d’accès ne fonctionnent qu’en https avec un nom, ou sur http://localhost. Utilisez ici un mot de passe ou votre lien personnel.
fault-passkey-unknown = Cette clé d’accès n’existe pas.
fault-passkey-many = Vous avez déjà cette clé d’accès, ou { $most } clés.
fault-forget-unsure = Confirmez que vous êtes sûr : c’est irréversible.
fault-seat-blocked = L’hôte de cette table vous a bloqué : vous ne pouvez pas vous y asseoir.
fault-seat-nobody = Personne n’occupe la place { $seat }.
fault-somebody-which = Dites de qui il s’agit : de l’auteur d’un message (« chat ») ou de la personne assise à une place (« seat »), l’un des deux.
fault-block-self = Vous ne pouvez pas vous bloquer vous-même.
fault-block-many = Vous avez déjà bloqué { $most } personnes, le maximum.
fault-block-unknown = Vous n’avez pas bloqué cette personne, ou plus maintenant.
fault-report-self = Vous ne pouvez pas vous signaler vous-même.
fault-report-empty = Dites ce qui s’est passé.
fault-report-many = Le gardien a encore { $most } signalements de votre part à traiter.
fault-report-unknown = Il n’y a pas de signalement { $report }.

## Who may come in

fault-banned = Vous êtes exclu de cette halle { $until ->
    [never] définitivement
   *[other] jusqu’au { $until }
}. Motif : « { $reason } ». { $appeal ->
    [none] Pour faire appel, écrivez à la personne qui héberge cette halle.
   *[other] Pour faire appel : { $appeal }
}
fault-hall-closed = Cette halle n’accueille pas de nouveaux invités pour le moment. Si vous avez un compte ici, connectez-vous ; sinon, réessayez plus tard.
fault-hall-members = Cette halle est réservée à ses membres. Si vous avez un compte ici, connectez-vous ; sinon, adressez-vous à la personne qui l’héberge.
fault-ban-which = Dites qui doit être exclu : un invité (« guest ») ou une plage d’adresses (« network »), l’un des deux.
fault-ban-network = « { $network } » n’est ni une adresse ni une plage d’adresses. Exemples : 192.0.2.7, 192.0.2.0/24, 2001:db8:1:2::/64
fault-ban-wide = { $network } est trop étendue : une plage a au moins { $widest } bits (/{ $widest }).
fault-ban-own-address = { $network } contient l’adresse d’où vous venez. Confirmez, ou choisissez une autre plage.
fault-ban-own-guest = Cet invité, c’est vous, sur cet appareil. Confirmez, ou choisissez un autre invité.
fault-ban-unknown = Aucune exclusion { $ban } n’est en vigueur.
fault-reason-empty = Donnez un motif : il reste dans le journal d’audit, et la personne exclue en est informée.
fault-name-refused = Le gardien de cette halle vous a retiré le nom « { $name } ». Choisissez-en un autre.
fault-agreement-nothing = Cet invité n’a terminé aucune partie que l’on puisse comparer avec le moteur.

# The page in place of the handbook, or of a page it does not have.
documents-title = Le manuel
documents-missing = Le manuel n’est pas encore là. « make play » le construit pendant que la halle est ouverte : réessayez dans une minute. « { $command } », dans le dossier de Meadhall, le construit aussi.
documents-lost = Le manuel n’a pas cette page. Elle a peut-être changé de nom.
documents-front = Vers l’accueil du manuel
documents-hall = Vers la halle

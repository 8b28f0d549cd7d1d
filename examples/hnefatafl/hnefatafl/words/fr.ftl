### Hnefatafl en français : questions, réponses, événements.

title = Hnefatafl
tagline = Menez le roi dans un coin, ou refermez le cercle autour de lui.

ask-piece-move = Quelle pièce déplacez-vous, et où ?
    .wait = { $seat } déplace une pièce.
move-move = { $one } vers { $two }

event-moved = { $seat } déplace { $piece ->
        [3] le roi
        [1] un attaquant
       *[2] un défenseur
    } de { $start } à { $square }.
event-taken = { $count ->
        [1] { $seat } capture la pièce en { $squares }.
       *[other] { $seat } capture les pièces en { $squares }.
    }
event-won = { $reason ->
        [escaped] Le roi a atteint un coin.
        [captured] Le roi est capturé.
        [encircled] Le roi et tous ses défenseurs sont encerclés.
        [fort] Le roi est à l’abri dans un fort de bord que personne ne peut briser.
        [stuck] L’autre camp n’a plus aucun coup.
       *[repeated] L’autre camp a ramené la même position pour la troisième fois.
    } { $seat } gagne.
event-drawn = { $reason ->
        [repeated] La même position est apparue pour la troisième fois.
       *[cap] Le dernier des coups convenus a été joué.
    } La partie est nulle.

thing-attacker = attaquant
thing-defender = défenseur
thing-king = roi
thing-corner = coin
thing-throne = trône
sign-attacker = ●
sign-defender = ○
sign-king = ♔
sign-corner = ×
sign-throne = ◇

view-turn = Coup

option-board = Plateau
    .doc = Sur quel plateau on joue, et avec quelles règles.
    .brandub = Brandub, 7 sur 7
    .copenhagen = Copenhague, 11 sur 11
option-repetition = La troisième répétition
    .doc = Ce qui arrive quand la même position apparaît pour la troisième fois.
    .loss = fait perdre celui qui répète
    .draw = rend la partie nulle
option-limit = Coups avant la nulle
    .doc = Après combien de coups des deux camps ensemble la partie est nulle.
option-undo = On peut reprendre ses réponses
    .doc = Si l’on peut reprendre ses réponses.

fault-hnefatafl-squares = La position doit avoir un roi, et une sorte de pièce pour chaque case du plateau.
fault-hnefatafl-state = La position indique un tour, un vainqueur, une raison ou un coup impossible.

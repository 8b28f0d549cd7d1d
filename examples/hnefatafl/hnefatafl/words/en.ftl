### Hnefatafl in English: questions, answers, events.

title = Hnefatafl
tagline = Lead the king to a corner, or close the ring around him.

ask-piece-move = Which piece do you move, and where to?
    .wait = { $seat } moves a piece.
move-move = { $one } to { $two }

event-moved = { $seat } moves { $piece ->
        [3] the king
        [1] an attacker
       *[2] a defender
    } from { $start } to { $square }.
event-taken = { $count ->
        [1] { $seat } captures the piece on { $squares }.
       *[other] { $seat } captures the pieces on { $squares }.
    }
event-won = { $reason ->
        [escaped] The king has reached a corner.
        [captured] The king is captured.
        [encircled] The king and all his defenders are encircled.
        [fort] The king is safe in an edge fort that nobody can break.
        [stuck] The other side has no move left.
       *[repeated] The other side has brought about the same position for the third time.
    } { $seat } wins.
event-drawn = { $reason ->
        [repeated] The same position has come about for the third time.
       *[cap] The last move of the agreed number has been made.
    } The game is a draw.

thing-attacker = attacker
thing-defender = defender
thing-king = king
thing-corner = corner
thing-throne = throne
sign-attacker = ●
sign-defender = ○
sign-king = ♔
sign-corner = ×
sign-throne = ◇

view-turn = Move

option-board = Board
    .doc = Which board is played on, and by which rules.
    .brandub = Brandub, 7 by 7
    .copenhagen = Copenhagen, 11 by 11
option-repetition = A third repetition
    .doc = What happens when the same position comes about for the third time.
    .loss = loses for the player who repeats
    .draw = is a draw
option-limit = Moves until a draw
    .doc = After how many moves of both sides together the game is a draw.
option-undo = Answers may be taken back
    .doc = Whether answers may be taken back.

fault-hnefatafl-squares = The position needs one king and a piece kind for every square of the board.
fault-hnefatafl-state = The position names a turn, winner, reason or move that cannot be.

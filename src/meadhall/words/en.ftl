### The hall's own words, shared by every game.

you = you
yes = yes
no = no
on = on
labelled = { $name }: { $text }
list-and = { $before } and { $last }
somebody-left = somebody who left
off = off

## Opponents

bot-thrall = Thrall: does whatever comes to mind first. Good company for a first game.
    .name = Thrall
bot-karl = Karl: sees what a move brings at once and takes the best of it.
    .name = Karl
bot-jarl = Jarl: thinks ahead, even about what you may be holding. Hard to beat.
    .name = Jarl

## A first game

first-new = You have not finished a game of { $game } here yet. How do you want to begin?
first-lesson = A lesson: { $title }, about { $minutes } minutes
first-help = A first game with help: simple rules, easy bots, and hints as you go
first-plain = An ordinary table: I know the game

## A move that is not allowed

refused = That is not allowed. { $text } (Rule { $rule })
refused-unreadable = “{ $answer }” cannot be understood here. Choose one of the answers offered.

## Games that bring no words of their own for these

TABLE-OVER = The game is over.
TABLE-TURN = Somebody else is asked.
TABLE-UNDO = An answer can be taken back until others have acted or something hidden was shown.
plain-ask = { $name } answers: { $ask }

## Answers

fault-answer-illegal = “{ $answer }” is not allowed here (rule { $rule }). { $count ->
        [one] The only possible answer: { $legal }
       *[other] { $count } answers are possible: { $legal }
    }
fault-answer-unknown = “{ $answer }” is not an answer to this question. { $count ->
        [one] The only possible answer: { $legal }
       *[other] { $count } answers are possible: { $legal }
    }
fault-answer-over = The game is over, so “{ $answer }” comes too late.
fault-answer-seat = It is seat { $seat }’s turn to answer, not yours: “{ $answer }” does not count (rule { $rule }).
fault-rules-broken = This answer made the rules fail. That is our mistake, not yours. Nothing has changed: give another answer or take one back. The fault has been logged under { $note }.
fault-undo-refused = This can no longer be taken back (rule { $rule }): it showed something hidden, or others have acted since.

## Tables, seats and options

fault-language-unknown = There are no words for the language “{ $language }”. Try: { $nearest }
fault-game-unknown = No game called “{ $game }” is played here. Try: { $nearest }
fault-game-broken = The game “{ $game }” is installed but cannot be loaded: { $error }
fault-players-count = { $game } is for { $low } to { $high } players, not for { $players }.
fault-seats-count = “{ $seats }” fills { $found ->
        [one] one seat
       *[other] { $found } seats
    }; this game has { $low } to { $high }.
fault-seats-word = Nobody called “{ $seat }” can take a seat. Try: { $nearest }
fault-bot-unknown = No opponent is called “{ $level }”. Try: { $nearest }
fault-bot-not-asked = Chance has to answer first; no bot is asked here.
fault-bot-levels = { $levels } opponents are named; this game needs { $players }.
fault-option-unknown = { $game } has no option “{ $option }”. Try: { $nearest }
fault-option-value = “{ $value }” is not a choice for the option “{ $option }”. Possible: { $choices }

## Records of games

fault-file-unreadable = The file { $path } cannot be read: { $reason }.
system-missing = there is no such file or folder
system-forbidden = no permission
system-read-only = nothing can be written on this disk
system-full = there is no space left on the disk
system-folder = it is a folder
system-no-folder = a file is where a folder is needed
system-long = the name is too long
system-loop = the link leads back to itself
fault-record-not-text = { $path } is not a record of a game: it is not a text file.
fault-record-format = This record has format { $found }; this hall reads format { $known }.
fault-record-header = The first line of the record gives no usable value for “{ $field }”.
fault-record-line = Line { $line } of the record cannot be read: the first line describes the table, every other line is an answer, and the last one is the result.
fault-record-line-long = Line { $line } of the record is longer than any game writes: at most { $most } characters.
fault-record-order = Line { $line } of the record is answer number { $found }; it should be number { $right }.
fault-record-after-result = Line { $line } of the record comes after the result, where nothing may follow.
fault-record-over = Line { $line } of the record: “{ $answer }” comes after the end of the game.
fault-record-seat = Line { $line } of the record: { $found } answers, but { $right } is asked ({ $ask }).
fault-record-answer = Line { $line } of the record: { $reason }
fault-record-edition = Line { $line } of the record: it was played from another edition of its book ({ $found }) than the one here ({ $here }), and no longer fits it.
fault-record-draw = Line { $line } of the record: the dealer gave “{ $right }”, not “{ $found }”.
fault-record-commitment = The secret in the record is not the one the dealer promised before the game.
fault-record-result = Line { $line } of the record: the game does not end with this result when it is played again.
fault-record-state = Line { $line } of the record: the table does not look like this when the game is played again.
fault-record-answers = Line { $line } of the record: an answer was changed after the game; the seal over all answers does not match.
fault-record-sealed = The secret of this sealed deal is missing, so the game cannot go on. You can still watch it.
fault-campaign-unknown = There is no campaign “{ $name }”. { $nearest ->
    [none] None has been started yet.
   *[other] Try: { $nearest }
    }
fault-campaign-name = “{ $name }” cannot be the name of a campaign: write 1 to { $most } characters with at least one plain letter or digit.
fault-campaign-there = There is already a campaign “{ $name }”. Choose another name.
fault-campaign-none-here = { $game } has no campaigns.
fault-campaign-over = The campaign “{ $name }” has come to its end.
fault-campaign-changed = The book “{ $book }” has changed so much since “{ $name }” was last played that it cannot go on from there. You can begin its adventure again: { $command }
fault-campaign-lost = The book “{ $book }” no longer has the adventure of “{ $name }”. Bring its older version back, or begin another campaign.
fault-campaign-damaged = The campaign in { $path } is damaged: { $file } cannot be read.
fault-campaign-no-file = There is no file { $path }.
fault-campaign-foreign = { $path } is not an exported campaign.
fault-campaign-broken = { $path } is damaged: it was not copied completely, or it has been changed since.
fault-campaign-large = { $path } is too large for a campaign: the limit is { $most } MB.
fault-campaign-part-large = { $file } in { $path } is too large for a campaign: at most { $most } kB.
fault-campaign-format = { $path } is a campaign of format { $found }; this hall reads format { $known }.
fault-campaign-manifest = The campaign { $path } gives no usable value for “{ $field }”.
fault-campaign-incomplete = The campaign { $path } is incomplete: { $file } is missing.
fault-campaign-record = A sitting of the campaign { $path } cannot be read, { $file }: { $reason }
fault-campaign-stranger = The campaign { $path } belongs to the book “{ $book }”, but { $file } belongs to another.
fault-campaign-position = The current point of the story in { $path } cannot be read; the file was changed after it was written.
fault-campaign-file-there = { $path } already exists. Choose another name.
fault-deal-not-asked = { $seat ->
    [none] The game is over: chance has nothing more to answer.
   *[other] Chance is not asked now; the question is for { $seat }.
}
fault-script-ended = The dealer was given too few cards: “{ $ask }” is still unanswered.

## Positions written as a line

fault-position-game = A position of { $game } begins with “{ $game }”, not with “{ $found }”.
fault-position-part = “{ $part }” is incomplete: write a name, an equals sign and a value, such as “turn=3”.
fault-position-letter = “{ $part }” contains a broken character. Copy the position once more, or write that part anew.
fault-position-key = A position has no part called “{ $part }”. Try: { $nearest }
fault-position-twice = “{ $part }” appears twice in the position; it may appear only once.
fault-position-number = “{ $part }={ $value }” does not work: { $part } is a number from { $low } to { $high }.
fault-position-word = “{ $word }” in “{ $part }” is not known. Try: { $nearest }
fault-position-word-twice = “{ $word }” appears for the second time in “{ $part }”; it may appear only once.
fault-position-pair = “{ $word }” in “{ $part }” is incomplete: write two words with a colon between them.
fault-position-count = “{ $part }” has { $found } parts; it must have { $right }.
fault-position-seat = “{ $part }={ $value }” does not work: the seats at this table are { $seats }.
fault-position-no-player = “{ $part }” belongs to nobody: this table has { $players } players.
fault-position-card = “{ $card }” in “{ $part }” is not a card. Try: { $nearest }
fault-position-card-twice = The card “{ $card }” in “{ $part }” is already somewhere else; there is only one of each card.
fault-position-kind = No card of the kind “{ $kind }” is left for “{ $part }”.
fault-position-tree = “{ $part }={ $value }” is not a tree: write its seven spots as “-/-,-/-,-/-,-”.
fault-position-saga = “{ $saga }” in “{ $part }” is not a saga: write its number, such as “SG-07”, or its traits, such as “R3G2B1”.
fault-position-known = “{ $entry }” does not say who knows a card; it should look like “GR1:A.AB..A.”.
fault-position-frame = “{ $frame }” cannot have { $value } as its { $field } at this table.
fault-position-unplayable = This position cannot be played: the step “{ $frame }” needs something that is not on the table. Take it out of “agenda”, or add what it needs.
fault-position-nowhere = This position leads nowhere: after “{ $frame }” nobody is asked anything more, and the game has no result. Let “agenda” go on.
fault-position-option = “{ $option }” is not an option with a value: write a name, a colon and a value, such as “undo:off”.
fault-position-seat-twice = “{ $part }={ $value }” names a seat twice.
fault-position-card-out = The card “{ $card }” is not in the game with these options.
fault-position-saga-twice = The saga “{ $saga }” cannot belong to two players.
fault-position-saga-done = Player { $seat } has completed the saga, so the game is over: give “winner={ $seat }”, or change the tree.
fault-position-winner = Player { $seat } has not completed a saga and cannot have won.
fault-position-known-wrong = What “known” says of the card “{ $card }” is wrong: the card is somewhere else.
fault-position-stray = “{ $part }” belongs to a step that is not on the agenda.
fault-frame-unknown = “{ $frame }” is not a step of this game. Try: { $nearest }
fault-frame-fields = “{ $frame }” needs these values: { $fields }. It was given { $found }.
fault-frame-unreadable = “{ $text }” cannot be read as a step; write it like “Continue(0)”.

## Data files of a game

fault-data-count = The data contain { $found } of “{ $of }”; there should be { $number }.
fault-data-markers = The saga { $saga } asks for too many traits of one colour; at most { $most } are allowed.
fault-data-reason = { $id } gives the reason “{ $reason }”, which the data file does not explain.

## Counsel and analysis

term-counsel = Ask for advice
term-counsel-thinking = Thinking it over …
fault-counsel-nothing = There is nothing to advise on: nobody is asked anything now.
fault-agreement-together = { $game } is played together, and advice is allowed there: nothing is compared.
fault-analysis-unfinished = This game is not over: after { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } somebody is still asked. Only finished games are analysed.
fault-analysis-empty = This record holds no answers; there is nothing to analyse.

## Files that people write

fault-toml-text = { $file } cannot be read: it has to be a text file in UTF-8.
fault-toml-line = { $file }, line { $line }: “{ $text }” cannot be read. A line of TOML is name = value, with texts in quotation marks and lists in square brackets.
fault-toml-key = { $file }: “{ $where }” is not known here. Try: { $nearest }
fault-toml-missing = { $file }: “{ $where }” is missing or empty.
fault-toml-value = { $file }: “{ $where }” is “{ $found }”, but must be { $kind ->
    [table] a table
    [list] a list in square brackets
    [whole] a whole number
    [number] a number
    [truth] true or false
    [name] a name of small letters, digits and _
   *[text] a text in quotation marks
  }.
fault-toml-word = { $file }: “{ $where }” is “{ $found }”. Right would be: { $right }
fault-toml-deep = { $file }: lists or tables are nested too deeply.
fault-toml-refused = { $file } cannot be used: { $reason }

## Lessons

fault-lesson-line = { $path }: “{ $where }” has the line “{ $text }”. A line names who answers, a colon and the answer, such as “chance: draw RY1” or “B: pass”.
fault-lesson-unknown = { $game } has no lesson “{ $lesson }”. Try: { $nearest }
fault-lesson-none = { $game } has no lessons.
fault-lesson-taken = { $game } already has a lesson “{ $lesson }”. Give the file another name.
fault-hint-when = { $path }: “{ $where }” says nothing of when the hint comes. One of these is needed: { $keys }
fault-hint-view = { $path }: “{ $where }”: “{ $text }” is no condition. One looks like “players.me.progress >= 5” or “!players.me.tree.0”.
fault-lesson-level = The lesson “{ $lesson }” wants a bot “{ $level }”. There are: { $known }
fault-lesson-answer = Lesson “{ $lesson }”, step { $step }: “{ $answer }” is not a legal answer there. Legal: { $answers }
fault-lesson-light = Lesson “{ $lesson }”, step { $step }: the table shows no “{ $light }” there to be lit. Did you mean “{ $right }”?
fault-lesson-then = Lesson “{ $lesson }”, step { $step }: “{ $line }” cannot be answered then. { $asked ->
    [0] The game is over.
   *[other] { $asked } is asked: { $answers }
  }
fault-lesson-others = Lesson “{ $lesson }”, step { $step }: here { $asked } is asked, and the lesson does not say what is answered. Possible: { $answers }
fault-lesson-end = The lesson “{ $lesson }” does not come to its last step.
fault-guide-then = Guide of { $game }, example, step { $step }: “{ $line }” cannot be answered then. { $asked ->
    [0] The game is over.
   *[other] { $asked } is asked: { $answers }
  }
fault-guide-so = Guide of { $game }, example, step { $step }: “{ $text }” is not so then.

## The illustrated page of a game

guide-contents = Contents
guide-goal = The goal
guide-table = The table
guide-turn = A turn
guide-example = An example
guide-more = Good to know
guide-signs = Signs and words

## Research

fault-research-missing = The research package needs { $packages }. Install it with: pip install meadhall[research]
fault-actions-full = This question has { $options } answers that need an open place in the action space, but there are only { $places }.
fault-action-unknown = { $number } is not an action here. Actions are numbered from 0, and this game has { $size }; an open place is an action only while an answer stands in it.
fault-seat-number = There is no seat { $seat } at this table. Seats are numbered from 0, and there are { $players }.
fault-actions-count = There are { $actions } actions for { $games } games; each game needs one.

## Exercises

fault-exercise-line = { $place } is no exercise: the line is not JSON.
fault-exercise-twice = { $path } holds the exercise { $name } twice.
fault-exercise-unknown = { $game } has no exercise “{ $exercise }”.
fault-exercise-theme = { $game } has no theme “{ $theme }”. Try: { $nearest }

## Contests between bots

fault-entrant-word = “{ $word }” is neither a bot of the hall nor a Python file (.py). Try: { $nearest }
fault-entrant-nothing = { $path } has no function make(game, seed) that makes its bot.
fault-entrant-broke = The bot in { $path } broke{ $line ->
        [0] {""}
       *[other] { " " }at line { $line }
    }: { $kind }: { $reason }
fault-entrant-answer = The bot in { $path } gave an answer that the rules do not allow here: { $answer }. Its move must be one of meadhall.pending(state).
fault-tournament-few = { $entrants } bots cannot fill a table of { $players }. Name more of them, or the same one twice.
fault-tournament-many = That would be { $games } games; at most { $most } are played. Ask for fewer rounds or bots.
fault-workers-place = “{ $place }” is no place to play games. Possible: ray, or ray://HOST:PORT of a cluster; on one of its own machines also HOST:PORT.
fault-workers-no-ray = Ray is not installed here. It comes with: pip install meadhall[ray]
fault-workers-no-cluster = Ray cannot be used at { $place }: { $reason }
fault-workers-no-answer = Nobody answers at { $place }. Is the cluster running, and are host and port right? ray:// wants the port for clients, usually 10001.
fault-workers-lost = The cluster at { $place } no longer answers; the games that were being played are lost.
fault-workers-without = The machine { $machine } of the cluster at { $place } has no Meadhall. Install version { $here } there.
fault-workers-version = The machine { $machine } of the cluster at { $place } has Meadhall { $there }, but this is { $here }. Install the same version there.
fault-lab-both = The option { $option } is both varied and fixed; leave it out of --vary or of --option.
fault-lab-many = That would be { $settings } settings; at most { $most } are compared.
fault-lab-twice = “{ $setting }” is there twice; each value once is enough.
seat-n = Seat { $seat }

### What the terminal says besides the words of the hall and of the game.

## Commands: the words to type (the first is shown), what follows them, what they do

terminal-do-why = why
    .args = [ANSWER]
    .help = says which rule forbids an answer; on its own, lists what is not allowed now
terminal-do-rules = rules, rule
    .args = [ID OR WORD]
    .help = the rules: all chapters, one chapter, one rule, or those that mention a word
terminal-do-counsel = counsel, advice
    .args = { "" }
    .help = what would a jarl do? Up to three answers with their chances and reasons
terminal-do-log = log
    .args = [all]
    .help = what happened since your last answer, or in the whole game
terminal-do-undo = undo
    .args = { "" }
    .help = takes your last answer back
terminal-do-save = save
    .args = [FILE]
    .help = says where the game is kept, or saves it under another name too
terminal-do-lang = lang, language
    .args = en, fr, de
    .help = another language
terminal-do-hints = hints, hint
    .args = { "" }
    .help = turns hints off, or on again from the first
terminal-do-back = back
    .args = { "" }
    .help = goes back from the second part of an answer to the first
terminal-do-help = help, commands
    .args = { "" }
    .help = this list
terminal-do-quit = quit, exit
    .args = { "" }
    .help = leaves; the game is kept

## Questions and answers

terminal-apart = ;{ " " }
terminal-prompt = Your answer:{ " " }
terminal-welcome = { $game }. At the table: { $seats }.
terminal-seat-you = { $name } (you)
terminal-seat-bot = { $name } (bot)
terminal-hint = Answer with a number. “help” lists the commands, Enter alone repeats the question.
terminal-so-far = The story so far:
terminal-watching = Only bots are playing at this table: you are watching.
terminal-both = To give both parts at once, write two numbers, such as { $example }.
terminal-back = Back
terminal-closed = Not possible: { $answer }
terminal-number = number { $number }
terminal-chosen = Chosen: { $answer }
terminal-unknown = “{ $text }” is not an answer here. Possible: { $count ->
        [one] the number 1
       *[other] a number from 1 to { $count }
    }, the text of an answer such as “{ $example }”, or a command; “help” lists them.
terminal-unknown-next = { $count ->
        [0] “{ $text }” is one number too many: { $given } is a whole answer.
       *[other] “{ $text }” is not an answer here: after { $given } comes { $count ->
            [one] the number 1
           *[other] a number from 1 to { $count }
        }, not { $wrong }.
    }
terminal-why-none = Nothing that could be answered here is forbidden.
terminal-why-list = Not allowed now:
terminal-key-none = No answer here has the key { $pressed }: { $count ->
    [one] there is one answer, 1.
   *[other] they go from 1 to { $last }.
    }
terminal-times = { $line } ({ $count } times)
terminal-why-one = { $text } (Rule { $rule })
terminal-allowed = “{ $answer }” is allowed now.
terminal-rules-chapters = The chapters of the rules. Ask for one by its number, for a rule by its id, or for a word.
terminal-rules-found = { $count ->
    [one] One rule mentions “{ $text }”:
   *[other] { $count } rules mention “{ $text }”:
    }
terminal-rules-none = No rule mentions “{ $text }”.
terminal-log-empty = Nothing has happened since your last answer.
terminal-whose = Nobody here is called “{ $text }”. At the table: { $names }.
terminal-undo-refused = You cannot undo now. { $refusal }
terminal-undone = Taken back: { $answer }
terminal-saved = The game is kept in { $path }
terminal-save-failed = The game could not be saved in { $path }: { $reason }. It goes on; “save FILE” saves it elsewhere.
terminal-mishap = This file shows what happened, for whoever repairs the rules: { $path }
terminal-save-taken = { $path } already exists and is not this game. Choose another name.
terminal-lang-now = English from now on.
terminal-lang-which = Three languages are spoken here: lang en, lang fr, lang de.
terminal-hand-over = It is { $name }’s turn to answer. Nobody else should look from here on.
terminal-hand-over-scroll = Please do not scroll back, either.
terminal-hand-over-enter = { $name }, press Enter:{ " " }
terminal-thinking = { $name } is thinking.
terminal-left-unsaved = You have left the game. It is not kept: { $path } could not be written.
terminal-left = You have left the game. It is kept in { $path }
terminal-go-on = To go on: { $command }
terminal-won = { $you ->
        [yes] { $count ->
            [0] You have won.
           *[other] You have won, together with { $names }.
        }
       *[no] { $count ->
            [one] { $names } has won.
           *[other] { $names } have won.
        }
    }
terminal-nobody = Nobody has won.
terminal-record-unsaved = The record of this game is not kept: { $path } could not be written.
terminal-record = The record of this game is in { $path }
terminal-help-answers = Answer with the number of an option or with its text, such as “{ $example }”. Enter alone repeats the question. Other commands:

## Full screen

terminal-key-why = why
    .help = which rule forbids an answer
terminal-key-rules = rules
    .help = the rules to read and to search
terminal-key-counsel = counsel
    .help = what would a jarl do? Up to three answers with their chances and reasons
terminal-key-log = log
    .help = everything that happened
terminal-key-undo = undo
    .help = takes your last answer back
terminal-key-language = lang
    .help = the next language: English, French, German
terminal-key-hints = hints
    .help = turns hints off, or on again from the first
terminal-key-tell = tell
    .help = the pane you are on, in words
terminal-key-ask = ask
    .help = in words: everything else you may know, and a line to ask for it
terminal-key-light = light
    .help = dark on light or light on dark
terminal-key-chart = chart
    .help = the chart alone, or with everything else
terminal-key-pan = move
    .help = moves the chart; on the chart itself the arrows alone do
terminal-key-zoom = zoom
    .help = closer, and farther away
terminal-key-follow = follow
    .help = back to the ship, the Hero, or what is asked about
terminal-key-help = help
    .help = this page
terminal-key-quit = quit
    .help = leaves; the game is kept
terminal-counsel-others = People play against each other here: no counsel at this table.
terminal-pane-log = What happened
terminal-pane-end = The game is over
terminal-pane-why = Why not?
terminal-pane-rules = Rules
terminal-pane-help = Help
terminal-pane-ask = What you may know
terminal-ask = One of: { $topics }
terminal-ask-unknown = “{ $text }” cannot be asked for. Ask for one of: { $topics }
terminal-too-small = { $width }x{ $height } is too small. Enlarge the window to { $least }x{ $lines }, or play with --plain. q quits.
terminal-more = { $below ->
    [0] ↑ { $above } above
   *[other] ↓ { $below } more below
    }
terminal-close = Esc closes this, ↑ ↓ scroll
terminal-why-ask = An answer as the record writes it, such as { $example }
terminal-rules-ask = A chapter’s number, a rule’s id or a word
terminal-help-screen =
    Choose an answer with the key beside it, with ↑ ↓ and Enter, or with the mouse.
    If an answer has two parts, choose one after the other; Esc or Backspace goes back.
    Tab walks from pane to pane; t reads the one you are on in words.
    The game is saved with every answer.

## A lesson

terminal-teacher = { $exercise ->
    [yes] The exercise
   *[no] What the lesson says
    }
terminal-astray = That is allowed, but not what this lesson shows. Take it back with “{ $undo }”, or play on and see what comes of it.
terminal-astray-back = That ended the game, so it has been taken back: try again.
terminal-taught = That was the lesson. You can play on from here, or leave.
terminal-exercise = “{ $counsel }” shows the solution.
terminal-exercise-back = It has been taken back: try again.
terminal-exercise-done = Solved. You can play on from here, or leave.
terminal-solution = The solution

## Hints

terminal-hinted = Hint: { $hint }
terminal-hints-on = Hints are on, from the first one again.
terminal-hints-off = No more hints. “hints” brings them back.

### What the terminal says besides the words of the hall and of the game.

## Commands: the words to type (the first is shown), what follows them, what they do

terminal-do-why = why
    .args = ANSWER
    .help = says which rule forbids an answer; alone, it goes through what is not allowed now
terminal-do-rules = rules, rule
    .args = [ID OR WORD]
    .help = the rules: all chapters, one chapter, one rule, or those that mention a word
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
terminal-do-back = back
    .args = { "" }
    .help = goes back from the second part of an answer to the first
terminal-do-help = help
    .args = { "" }
    .help = this list
terminal-do-quit = quit, exit
    .args = { "" }
    .help = leaves; the game is kept
terminal-do-tree = tree
    .args = [NAME]
    .help = reads a family tree: heroes, pairs, saga and markers
terminal-do-hand = hand
    .args = { "" }
    .help = your cards
terminal-do-table = table
    .args = { "" }
    .help = everybody in brief
terminal-do-known = known
    .args = { "" }
    .help = what you know of the other hands
terminal-do-saga = saga
    .args = [NAME]
    .help = a saga’s goal, its markers and what is missing
terminal-do-pile = pile
    .args = { "" }
    .help = the cards on the discard pile

## Questions and answers

terminal-labelled = { $name }: { $text }
terminal-prompt = Your answer:{ " " }
terminal-welcome = { $game }. At the table: { $seats }.
terminal-seat-you = { $name } (you)
terminal-seat-bot = { $name } (computer)
terminal-hint = Answer with a number. “help” lists the commands, Enter alone repeats the question.
terminal-so-far = The story so far:
terminal-watching = Only computer players sit at this table: you watch.
terminal-both = To give both parts at once, write two numbers, such as { $example }.
terminal-back = Back
terminal-chosen = Chosen: { $answer }
terminal-unknown = “{ $text }” is no answer here. Possible: a number from 1 to { $count }, the text of an answer such as “{ $example }”, or a command; “help” lists them.
terminal-why-which = Say which answer, for example: why { $example }
terminal-why-list = Not allowed now:
terminal-allowed = “{ $answer }” is allowed now.
terminal-rules-chapters = The chapters of the rules. Ask for one by its number, for a rule by its id, or for a word.
terminal-rules-found = { $count ->
    [one] One rule mentions “{ $text }”:
   *[other] { $count } rules mention “{ $text }”:
    }
terminal-rules-none = No rule mentions “{ $text }”.
terminal-log-empty = Nothing has happened since your last answer.
terminal-whose = Nobody here is called “{ $text }”. At the table: { $names }.
terminal-undone = Taken back: { $answer }
terminal-saved = The game is kept in { $path }
terminal-save-failed = The game could not be saved in { $path }: { $reason }. It goes on; “save FILE” saves it elsewhere.
terminal-save-taken = { $path } already exists and is not this game. Choose another name.
terminal-lang-now = From now on in English.
terminal-lang-which = Three languages are spoken here: lang en, lang fr, lang de.
terminal-hand-over = { $name } is asked now. Nobody else should look from here on.
terminal-hand-over-scroll = Please do not scroll back either.
terminal-hand-over-enter = { $name }, press Enter:{ " " }
terminal-thinking = { $name } is thinking.
terminal-left = You have left the game. It is kept in { $path }
terminal-go-on = To go on: { $command }
terminal-won = { $you ->
    [yes] You have won.
   *[no] { $names } has won.
    }
terminal-nobody = Nobody has won.
terminal-record = The record of this game lies in { $path }
terminal-help-answers = Answer with the number of an option or with its text, such as “{ $example }”. Enter alone repeats the question. Other commands:

## Full screen

terminal-key-why = why
    .help = which rule forbids an answer
terminal-key-rules = rules
    .help = the rules to read and to search
terminal-key-log = log
    .help = everything that happened
terminal-key-undo = undo
    .help = takes your last answer back
terminal-key-language = lang
    .help = the next language: English, French, German
terminal-key-tree = tree
    .help = the chosen tree in words
terminal-key-known = known
    .help = in words: hand, table, what you know of other hands, discard pile
terminal-key-light = light
    .help = dark on light or light on dark
terminal-key-help = help
    .help = this page
terminal-key-quit = quit
    .help = leaves; the game is kept
terminal-pane-log = What happened
terminal-pane-hand = Your hand
terminal-pane-end = The tale is told
terminal-pane-why = Why not?
terminal-pane-rules = Rules
terminal-pane-help = Help
terminal-close = Esc closes this, ↑ ↓ scroll
terminal-why-ask = An answer as the record writes it, such as { $example }
terminal-rules-ask = A chapter’s number, a rule’s id or a word
terminal-help-screen =
    Choose an answer with the key beside it, with ↑ ↓ and Enter, or with the mouse.
    If an answer has two parts, say a card and a spot, choose one after the other; Esc or Backspace goes back.
    Tab walks from tree to tree; t reads the one you are on in words.
    The game is saved with every answer.

## Norsaga

terminal-norsaga-legend =
    In a tree, two cards joined by ═ share the recessive trait between them; ◆ marks an inherited trait.
    On a card, the first letter is the dominant trait and the second the recessive one: R Might, G Craft, B Lore, Y Faith; Sk is a skald, Gh a ghost.
terminal-norsaga-turn = { $you ->
    [yes] Turn { $turn }, yours.
   *[no] Turn { $turn }, { $name }’s.
    }
terminal-norsaga-tree = { $you ->
    [yes] Your family tree.
   *[no] { $name }’s family tree.
    }
terminal-norsaga-goal = { $you ->
    [yes] Your saga: { $saga }. Traits wanted: { $traits }. Markers: { $count } of 6.
   *[no] { $name }’s saga: { $saga }. Traits wanted: { $traits }. Markers: { $count } of 6.
    }
terminal-norsaga-laid = Markers on: { $slots }.
terminal-norsaga-missing = Still missing: { $traits }.
terminal-norsaga-slot = { $place } ({ $trait })
terminal-norsaga-slot-P = both parents’ recessive trait
terminal-norsaga-slot-G12 = the left grandparents’ recessive trait
terminal-norsaga-slot-G34 = the right grandparents’ recessive trait
terminal-norsaga-youngest = Youngest: { $card }.
terminal-norsaga-parents = Parents: left { $left }; right { $right }.
terminal-norsaga-grand-left = Grandparents on the left: { $left }; { $right }.
terminal-norsaga-grand-right = Grandparents on the right: { $left }; { $right }.
terminal-norsaga-match = The recessive trait of both: { $trait }.
terminal-norsaga-no-match = No recessive trait in common.
terminal-norsaga-traits = { $card }, { $dominant }, recessive { $recessive }
terminal-norsaga-empty = empty
terminal-norsaga-open = Embellishments open: { $names }.
terminal-norsaga-doomed = Holds a Doom token.
terminal-norsaga-hand = { $count ->
    [0] Your hand is empty.
    [one] One card in your hand:
   *[other] { $count } cards in your hand:
    }
terminal-norsaga-drawn = Drawn for Martyr, seen by you alone: { $cards }.
terminal-norsaga-aside = Laid aside to be discarded: { $cards }.
terminal-norsaga-known = { $name } certainly holds: { $cards }.
terminal-norsaga-maybe = { $card } is in the hand of one of these: { $names }.
terminal-norsaga-known-none = You know no card in anybody else’s hand.
terminal-norsaga-brief = { $name }: { $count } of 6 markers, heroes { $heroes }, cards in hand { $hand }. Youngest: { $card }.
terminal-norsaga-piles = Deck: { $deck }. Discard pile: { $discard }.
terminal-norsaga-revealed = Revealed: { $card }.
terminal-norsaga-queue = Waiting to embellish by a skald: { $names }.
terminal-norsaga-pile = { $count ->
    [0] The discard pile is empty.
    [one] One card on the discard pile:
   *[other] { $count } cards on the discard pile:
    }
terminal-norsaga-where = { $thing }. Where?
terminal-norsaga-for = { $thing }. For which card?
terminal-norsaga-score = { $name }: { $count } of 6 markers
terminal-norsaga-beam = deck { $deck } · discard { $discard }
terminal-norsaga-beam-queue = skalds: { $names }
terminal-norsaga-doom = Doom
terminal-norsaga-cards = { $count } in hand

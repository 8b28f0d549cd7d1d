### What the command line says. Messages that begin with help- hold nothing to fill in: they are read without Fluent.

## Help

help = Meadhall: a hall where Norse sagas are played. Alone, against bots, or together at one keyboard.
help-usage = Usage:
help-command = COMMAND
help-commands = Commands:
help-arguments = Arguments:
help-option = options
help-options = Options:
help-default = default:
help-more = More about one command: meadhall COMMAND --help
help-everywhere = With every command:
    .lang = the language: en, fr or de; without it, your machine’s language
    .json = one JSON value on standard output and nothing else
    .help = this page

help-serve = Open the hall to browsers: on this machine, or with --host 0.0.0.0 to your whole network.
    .more = Tables are kept in your data folder, or where --db says. Ctrl-C closes the hall; nothing acknowledged is lost.
    .host = the address to listen on
    .port = the port to listen on; 0 takes any free one
    .db = where tables are kept: a FILE for SQLite, or postgresql+asyncpg://USER:PASSWORD@HOST/NAME
    .redis = a Redis that several servers of one database talk through: redis://HOST
    .hooks = whether guests may have an address called when it is their turn: off, public (nothing in your own network) or any
    .origin = an address by which browsers reach the hall, such as https://hall.example; addresses in your own network need not be given; may be given several times
    .proxy = the address of a proxy in front of the hall that is trusted to say where requests come from; without it, no proxy is trusted
    .keeper = a file with the keeper’s token, for the page /keeper and for /metrics; it is made if it is not there
    .log = how the log is written: plain for people, json for programs
    .forget-after = days after which unused tables and guests who no longer come are deleted; without it, nothing is ever deleted
    .forget-to = a folder where finished games are saved as records before they are deleted
    .names = a file with words that no name and no title may contain, one a line
    .ratings = rate people by the games they play against each other, and show it to those who play together
    .book = a saga of your own that guests may play: an adventure file or the folder of a campaign; may be given several times
    .lesson = a lesson of your own that guests may play; may be given several times. Lessons in the folder of a book come with it
    .open = opens the page in your browser
    .build = builds the compiled engine meanwhile, where there is a C compiler; bots use it as soon as it is ready
    .config = a file with settings. The command line comes first, then the environment (MEADHALL_PORT and so on), then the file; without this option, the file that MEADHALL_CONFIG names, or meadhall.toml in your data folder

help-play = Play a game in the terminal.
    .more = Every answer is saved. If you say nothing about a new game, you are asked whether to go on with the one you left last; where nobody can be asked (in a pipe), a new one begins unless --resume is given.
    .game = the game to play; “meadhall games” lists them
    .seats = who sits where, separated by commas: me (a person, as often as you like), thrall, karl or jarl (bots, from weak to strong); me=Bera gives a person a name; without this option: you and as many karls as the game needs
    .name = your name at the table
    .seed = deals the same cards again; without it, the deal is sealed and can be proven afterwards
    .option = a choice of the table as name=value, as often as needed; “meadhall games” explains them
    .from = a position, a file with one, or the record of a running game to go on with
    .new = begins a new game without asking
    .resume = goes on with the game you left last, without asking
    .plain = lines of text instead of the full screen; chosen automatically where there is no terminal

help-replay = Tell a recorded game, event by event.
    .file = the record
    .seat = with the eyes of this seat (A, B, ...): only what it may know
    .all = with everybody’s eyes, hidden cards included; the default without --seat
    .from = begin with this answer number
    .to = end with this answer number
    .plain = sentences only, without the numbers of the answers

help-analyse = Say what each answer of a finished game gave away, what luck did, and how well everybody played.
    .more = Needs a minute or two for a game of Norsaga; the compiled engine (“make compiled”) is about ten times as fast. The same seed and budget give the same numbers.
    .file = the record of a finished game
    .seat = only the answers of this seat (A, B, ...)
    .all = every answer, not only those that gave something away
    .html = also writes a page with plots to this file
    .budget = playouts for each decision; more of them make the margins narrower; without it, 1600, and 80 in Fire & Axe
    .seed = the seed of the random numbers
    .jobs = how many processes share the work; without it, one for each core

help-show = Show the table in words: a position, or where a recorded game stands.
    .position = a position, a file with one, or a record
    .seat = with the eyes of this seat (A, B, ...): only what it may know
    .at = in a record: the table after so many answers

help-why = Say whether a move is allowed, and if not, which rule forbids it.
    .more = Exits with 0 if the move is allowed and with 1 if a rule forbids it.
    .position = a position, a file with one, or a record
    .answer = the move as records write it, such as “play GR1 me.P2”
    .seat = who wants to make the move; without it, whoever is asked
    .at = in a record: the table after so many answers

help-verify = Check records: replay each game and deal every draw again.
    .more = Exits with 0 if all are honest and with 1 if one is not; the first wrong line is named.
    .file = the records

help-sim = Let bots play many games and add up the results.
    .more = From game to game all bots move on by one seat. The same seed gives the same games. Ctrl-C stops and shows what there is.
    .game = the game to play
    .bots = the bots, separated by commas: thrall, karl, jarl; as many as there are seats
    .games = how many games
    .seed = the seed of the random numbers
    .jobs = how many games are played at the same time; without it one, on Ray one for each processor
    .on = where the games are played: “ray” for Ray on this machine, “ray://HOST:PORT” for a cluster
    .out = a folder for one record of each game; nothing in it is overwritten
    .option = a choice of the table as name=value, as often as needed
    .iterations = how many times jarl thinks a move through; at the table it is 3000 times, or 1.5 seconds

help-tournament = Let every bot play against every other, and rate them.
    .more = In every round each group of bots plays once from each seat with the same deals. In a game where all play together, each bot plays with its own kind on the same deals. The same seed gives the same tournament. Ctrl-C stops and shows what there is.
    .game = the game to play
    .bots = the bots, separated by commas: thrall, karl, jarl, or a Python file of your own with a function make(game, seed)
    .players = how many sit at a table; without it, as few as the game allows, at least two
    .games = how many games each group of bots plays from each seat, one in every round
    .seed = the seed of the random numbers
    .jobs = how many games are played at the same time; without it one, on Ray one for each processor
    .on = where the games are played: “ray” for Ray on this machine, “ray://HOST:PORT” for a cluster
    .option = a choice of the table as name=value, as often as needed
    .iterations = how many times jarl thinks a move through; at the table it is 3000 times, or 1.5 seconds
    .html = a file for the results as a page with plots, which needs nothing else

help-lab = See what an option changes: many games for each of its values, with the same deals.
    .more = Tells for each value how often each seat wins, how long games last, how they end, and which cards went with winning. Several options are crossed. Without --vary the table is played as usual. Ctrl-C stops and shows what there is.
    .game = the game to play
    .vary = an option and the values to compare, as name=value,value; as often as needed
    .bots = the bots, separated by commas: thrall, karl, jarl, or a Python file of your own; a single one sits on every seat
    .players = how many sit at the table, where a single bot is named; without it, as many as is usual in the game
    .games = how many games for each value
    .seed = the seed of the random numbers
    .jobs = how many games are played at the same time; without it one, on Ray one for each processor
    .on = where the games are played: “ray” for Ray on this machine, “ray://HOST:PORT” for a cluster
    .option = a choice of the table that stays the same, as name=value, as often as needed
    .iterations = how many times jarl thinks a move through; at the table it is 3000 times, or 1.5 seconds
    .html = a file for the results as a page with plots, which needs nothing else

help-games = List the games with their players and options.

help-rules = Read the rules, each with its source and the reason for our rulings.
    .game = the game
    .id = one rule, such as NS-WIN-01, or all whose ids begin like this, such as NS-WIN
    .guide = the illustrated page instead: goal, table, a turn, an example, signs
    .markdown = as a Markdown document
    .preface = a file to put in front of the Markdown instead of a plain title

help-data = List the components of a game and where each comes from.
    .game = the game
    .reconstructed = only what we had to work out ourselves

help-story = Write sagas of your own for Trudvang Legends: begin, check, draw and translate a book.
help-story-new = Begin an adventure: a small one that can be played at once, for you to change.
    .file = the file to write, such as goat.yaml; nothing is overwritten
    .fill = in an existing file: writes an entry for every id that is read but missing
help-story-check = Look for everything that is wrong with a book.
    .more = Exits with 0 if nothing is wrong apart from warnings, and with 1 if something is.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .against = an older version of the same book: edits that would break saved games are reported too
    .full = also which entry leads where, the odds of every test for every Hero, and the verbs and rules used
help-story-graph = Draw an adventure as a picture: entries, POIs, and what leads from one to another.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .adventure = which adventure of a campaign; without it, the first
    .out = the SVG file to write; without it, the picture goes to standard output
    .link = where a click on an entry leads: an address with path, file or line in braces; without it, to the file beside the picture
help-story-test = Let parties play a book, and count every entry, choice and outcome they meet.
    .more = First they play honestly; then they look for whatever nobody has met, with loaded runes and weakened Enemies if necessary. In a campaign, some parties skip the first adventures and are given one End of each. Exits with 0 if everything was met and nothing broke, otherwise with 1.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .games = how many honest games; at most as many again look for what is missing
    .rounds = how many rounds a game may last
    .seed = the seed of the random numbers; the same seed gives the same games
help-story-play = Play a book in the terminal as its first reader: alone with a hired hand, or in company with --seats.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .seats = who sits where, as with “meadhall play”
    .seed = deals the same runes and cards again
    .plain = lines of text instead of the full screen
help-story-preview = Read a book in your browser as you write it: a table for you alone, with an inspector beside it.
    .more = The inspector shows what the book remembers, where you are, and what the check finds; it opens the book at any entry. Save the file, and the table goes on with the new words. The preview can be opened from this machine only.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .seats = who sits where, as with “meadhall play”; bots play your draft too
    .port = the port to listen on; 0 takes any free one
    .no-browser = only prints the address and does not open it
    .link = how your editor opens a line: an address with path, file or line in braces; without it, Visual Studio Code
help-story-translate = List the texts of a book that a language lacks.
    .more = Exits with 0 if the translation is complete and up to date, and with 1 if something is missing or stale.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .language = the language, such as fr
    .write = adds what is missing to the side file, as notes to be translated
    .mark = records from which words each text was translated, so that a later change is noticed
    .confirm = stale texts that need no change, as OWNER/KEY with commas between, such as M1/12.text,M1/14.text
help-story-export = Put a book into one HTML page that a friend can read and play alone, without Meadhall.
    .more = The page needs no network and plays by simpler rules, which it states. It is in the language of --lang.
    .path = an adventure file, the folder of a campaign, or a book that comes with the game: example_x1, winter_owed
    .out = the page to write; without it, a file named after the book and the language
help-story-schema = Print the format as a JSON Schema, so that editors can help while you write.
help-story-regions = List the regions of the map as books call them, and what each borders on.

help-campaign = Keep campaigns of games that are told over many evenings: begin them, go on with them, move them to another machine.
help-campaign-list = List your campaigns, most recently played first.
help-campaign-new = Begin a campaign. It is saved with every answer; you can have several.
    .name = what you call it
    .game = which game: trudvang or yggdrasil
    .book = a book that comes with the game (example_x1, winter_owed; ragnarok), an adventure file, or the folder of a campaign; without this option, the campaign that comes with the game
    .seats = who sits where, as with “meadhall play”; without this option, you play alone
    .seed = deals the same runes and cards again
    .option = an option of the game as name=value; may be given several times
help-campaign-play = Go on with a campaign where it was left.
    .more = If the book has changed so much that the last sitting can no longer be replayed, the campaign goes on from where it stood. If even that is lost, you are told so and can begin the adventure again.
    .name = which campaign; without it, the one played last
    .seats = who sits where from now on; between two adventures people may join or leave
    .plain = lines of text instead of the full screen
help-campaign-chronicle = Tell a campaign back as prose: who went where, what was chosen, won and lost.
    .name = which campaign
help-campaign-export = Write a campaign as one file: all sittings, where it stands, what the story remembers.
    .name = which campaign
    .file = the file to write; nothing is overwritten; without it, a file named after the campaign
help-campaign-import = Add an exported campaign to your own.
    .file = the file that “campaign export” wrote
    .name = what you call it here, if not the same as before
    .book = where its book is, if it does not come with the game
help-campaign-restart = Begin the adventure of a campaign again, with the Heroes as they were then.
    .more = What was played stays on record.
    .name = which campaign

help-doctor = Check this installation.

help-completion = Print what makes a shell complete commands and options with the Tab key.
    .more = bash: source <(meadhall completion bash) in ~/.bashrc. zsh: meadhall completion zsh > a folder of $fpath/_meadhall. fish: meadhall completion fish > ~/.config/fish/completions/meadhall.fish
    .shell = bash, zsh or fish

help-config = See and check the settings of a hall.
help-config-check = Check a settings file and the environment, and name everything that is wrong.
    .file = the file; without it, the one that “meadhall serve” would use
help-config-show = Print the settings that “meadhall serve” would use, each with its explanation, as a settings file.
    .more = What does not come from the defaults is followed by where it comes from. Passwords are not shown.
    .config = the settings file; without it, the one that “meadhall serve” would use
    .defaults = the default of every setting, whatever file and environment say: a file to begin with

help-limits = How much one guest, one network or one table may use, and how long things may take. A network is an IPv4 address, or the /64 of an IPv6 address.
    .turn-seconds-live = seconds to answer at a table with the pace “live”; then a bot answers
    .turn-seconds-day = seconds to answer at a table with the pace “day”; then a bot answers
    .clock-check-seconds = how often clocks and waiting bots are looked at, in seconds
    .bot-takeover-seconds = seconds after which this server takes up a bot’s turn that no server has taken up
    .socket-message-bytes = bytes of one message on a socket
    .request-body-bytes = bytes of the body of one request
    .record-bytes = bytes of an uploaded record
    .record-answers = answers of an uploaded record
    .campaign-bytes = bytes of an uploaded campaign
    .campaign-unpacked-bytes = bytes of an uploaded campaign when it is unpacked
    .campaign-bytes-per-host = bytes of earlier sittings of campaigns at all tables of one host
    .chat-characters = characters of one chat message
    .chat-history-messages = earlier chat messages that a newcomer is shown
    .note-characters = characters of one note
    .notes-per-table = notes of one guest at one table
    .socket-messages = messages of one connection
    .requests = requests of one guest, or of one network without a guest
    .new-guests = new guests of one network
    .new-tables = new tables of one guest
    .chat-messages = chat messages and notes of one guest
    .sign-in-attempts = attempts to sign in from one network, and with one name
    .uploads = uploaded records and positions of one guest or network
    .refused-messages = refused messages after which a connection is closed
    .devices-per-guest = devices on which one guest may come in by the personal link
    .tokens-per-seat = tokens for one seat; a further one ends the oldest
    .sockets-per-guest = open sockets and streams of one guest
    .sockets-per-address = open sockets and streams of one network
    .sockets-per-table = open sockets and streams at one table
    .sockets-per-node = open sockets and streams of this server in all
    .connections-per-address = open connections of one network, of any kind
    .header-seconds = seconds to send the headers of a request
    .header-bytes = bytes of all headers of a request
    .header-count = headers of a request
    .pipelined-requests = requests of one connection that may wait for an earlier answer
    .body-seconds = seconds to send the body of a request
    .unread-reply-seconds = seconds that a client may leave a reply unread
    .unread-message-seconds = seconds that a client may leave a socket’s message unread
    .keep-alive-seconds = seconds after which a quiet stream sends a sign of life
    .idle-tables = tables that stay in memory although nobody watches them
    .session-days = days without use after which a session ends
    .idle-table-seconds = seconds that such a table stays in memory
    .webhook-seconds = seconds for one call of a webhook
    .webhook-retry-seconds = seconds until a failed call is tried again; each further pause is twice as long
    .webhook-attempts = attempts for one call of a webhook
    .workers = processes for bots, replays and analyses; 0: one less than there are cores, but at least two
    .bot-seconds = seconds that a bot which searches may think
    .bot-delay-seconds = seconds that a bot waits before it answers, so that people can follow
    .advice-playouts = games played to their end for advice, and for each decision of an analysis; 0: as many as the game needs
    .worker-cpu-seconds = seconds of a core for one job of a worker
    .worker-hang-seconds = seconds by the clock after which a worker is thought to hang
    .worker-memory-bytes = bytes of memory for one worker, where the system can enforce it

help-backup = Save a whole hall as one file, while people play on.
    .more = The file holds every table, guest and message as they are at this moment, and every hand: keep it to yourself. “meadhall restore” puts it into a database of either kind.
    .file = the file to write; it must not exist yet
    .db = the database of the hall, as for “meadhall serve”
    .config = the settings file of the hall, as for “meadhall serve”; its database is used unless --db is given

help-restore = Put a backup into an empty database, also one of another kind.
    .more = Nothing is overwritten: the database must hold no hall yet, and no hall may be running on it.
    .file = a file that “meadhall backup” has written
    .db = the database to fill, as for “meadhall serve”
    .config = the settings file of the hall, as for “meadhall serve”; its database is used unless --db is given

help-export = Save every finished game of a hall as a record, while people play on.
    .more = “meadhall replay”, “meadhall verify” and “meadhall analyse” read them. Games whose book or rules have changed since are left out and named.
    .folder = where the records go; it is made if it is not there
    .db = the database of the hall, as for “meadhall serve”
    .config = the settings file of the hall, as for “meadhall serve”; its database is used unless --db is given
    .book = a saga of your own that was played there; may be given several times



help-version = Print the version.

## The line could not be used

fault-line-command = There is no command “{ $command }”. Try: { $nearest }
fault-completion-shell = There is no completion for “{ $shell }”. Try: { $nearest }
fault-line-command-first = A command must come before “{ $option }”; “meadhall --help” lists them.
fault-line-value = { $option } needs a value after it.
fault-line-option = “{ $command }” has no option { $option }. Try: { $nearest }
fault-line-missing = “{ $command }” needs { $argument }; see “meadhall { $command } --help”.
fault-line-number = “{ $value }” is not a whole number, which { $option } needs.
fault-line-flag = { $option } is a switch and takes no value such as “{ $value }”.
fault-line-extra = “{ $command }” does not know what to do with “{ $word }”; a text with spaces needs quotation marks.
fault-line-twice = { $option } can be given only once.
fault-line-unreadable = The arguments of “{ $command }” cannot be read: { $reason }
fault-line-too-large = { $option } may be at most { $most }, not { $value }.
fault-line-too-small = { $option } must be at least { $low }, not { $value }.
fault-line-vary-form = “{ $text }” says nothing to compare; write it as name=value,value, such as basic=on,off.
fault-lab-players = --bots names { $bots } bots, --players says { $players }. Name as many bots, or a single one for all seats.
fault-why-chance = Here the dealer is asked, and no player: name another moment with --at, or a player with --seat.
fault-line-option-form = “{ $text }” is not a choice; write it as name=value, such as basic=on.
fault-line-needs = { $option } can only be used with { $needed }.
fault-line-not-both = { $option } and { $other } cannot be used together.

## Files

fault-file-missing = There is no file “{ $path }”.
fault-file-not-text = { $path } holds no text that can be read.
fault-source-no-record = { $path } is not a record of a game.
fault-output-trouble = The answer cannot be written: { $reason }.
fault-file-trouble = { $path }: { $reason }.
fault-source-missing = There is no file “{ $path }”, and it is not a position either.
fault-source-folder = { $path } is a folder; a file is needed.
fault-source-at = The record has { $answers } answers; { $at } is not among them.
fault-source-at-position = --at goes only with a record: a position is one moment.
fault-source-large = { $path } is too large: the limit is { $most } MB, more than the longest game needs.
fault-source-empty = { $path } is empty.
fault-seat-unknown = There is no seat “{ $seat }” at this table. The seats are { $seats }.

fault-own-mistake = Meadhall itself has failed ({ $kind }: { $reason }). Please report this; with MEADHALL_DEBUG=1 it says where.
fault-game-incomplete = This game is not complete: { $reason }

## play

play-left = You left a game: { $names }, { $when }, { $answers ->
        [one] one answer given
       *[other] { $answers } answers given
    }.
play-first-ask = 1 to { $count }:
play-first-unknown = “{ $text }” is none of these. Write a number from 1 to { $count }.
play-go-on = Go on with it? [Y/n]
play-go-on-unknown = “{ $text }” is neither yes nor no. Write y or n; Enter alone goes on with it.
play-yes = y yes
play-no = n no
fault-play-fixed = { $option } is for new games; the one you go on with has its own.
fault-play-none-left = There is no game of { $game } to go on with.
fault-play-over = The game in { $path } is over; “meadhall replay { $path }” tells it.
fault-play-position-over = In this position the game is over; there is nothing left to play.
fault-play-seats = “{ $seats }” fills { $found } seats; the position has { $players }.
fault-play-name = “{ $name }” cannot be a name: write 1 to { $most } letters.

## replay

replay-secret = { $text } ({ $secret })
fault-replay-span = { $option } { $number } lies outside this record: its answers are numbered from 1 to { $count }.
fault-replay-order = --from { $first } comes after --to { $last }.

## show

show-hand = { $name }’s hand: { $cards }.
show-besides = Seen by { $name } alone: { $cards }.
show-asked = { $count ->
        [one] One answer is possible:
       *[other] { $count } answers are possible:
    }
show-won = The game is over. { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
show-nobody = The game is over. Nobody has won.
show-position = Position: { $position }

## analyse

analysis-progress = { $percent }% done …
analysis-written = Written: { $path }

## why

why-legal = “{ $answer }” is allowed.

## verify

verify-honest = { $file }: honest. { $answers ->
        [one] One answer
       *[other] { $answers } answers
    } replayed; { $how ->
        [proven] { $draws ->
            [one] the one draw was dealt again and is
           *[other] all { $draws } draws were dealt again and are
        } the same.
        [sealed] the draws can be checked when the game is over and its secret is opened.
       *[unproven] the draws cannot be checked, as this dealer promised nothing.
    }{ $finished ->
        [yes] {""}
       *[no] { " " }The game is not over yet.
    }
verify-not = { $file }: not honest. { $reason }

## sim

sim-playing = Playing
sim-stopped = Stopped after { $games } of { $wanted } games.
sim-title = { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $players ->
        [one] one bot
       *[other] { $players } bots
    }, seed { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $compiled ->
        [yes] compiled engine
       *[no] interpreted engine
    }{ $iterations ->
        [0] .
       *[other] ; jarl thinks { $iterations } times a move.
    }
sim-bot = { $name } won { $wins }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%), { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms a decision
sim-together = Together they won { $wins }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
sim-thinks = { $name }: { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms a decision
sim-none = { $count ->
        [one] { $count } game
       *[other] { $count } games
    } without a winner: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
sim-turns = Turns in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, median { $median }, { $least } to { $most }
sim-decisions = Decisions in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, median { $median }, { $least } to { $most }
sim-uneven = The number of games cannot be divided by { $players }, so some bots sat on some seats once more than others.
sim-written = { $count ->
        [one] One record is
       *[other] { $count } records are
    } in { $path }
fault-sim-people = “{ $bots }”: only bots can play here (thrall, karl, jarl); “meadhall play” is for people.
fault-sim-out = Records cannot be written to { $path }: { $reason }.
fault-sim-exists = { $path } already exists and is not overwritten; choose another folder or seed.

## tournament

tournament-title = Tournament: { $title }
tournament-played = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $players } at a table, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, seed { $seed }{ $iterations ->
        [0] .
       *[other] ; jarl thinks { $iterations } times a move.
    }
tournament-bot = Bot
tournament-rating = Rating
tournament-between = 95% between
tournament-games = Games
tournament-won = Won
tournament-span = { $low } and { $high }
tournament-cross = How often the bot of the row came before the bot of the column, and behind it (in brackets: level with it)
tournament-cross-together = How often the bot of the row won a deal that the bot of the column lost, and the reverse (in brackets: both the same)
tournament-explained = Ratings are OpenSkill’s (Plackett-Luce), on the scale of the hall: whoever is as good as the average has about 2000. They follow the games in their order, so bots that are about equal may come in either order.
tournament-explained-together = All win or lose together here, so there are no ratings: each bot plays at a table of its own kind, and what counts is how often that table wins.
contest-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
contest-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
contest-intervals = Shares are given with Wilson intervals, as if every game were dealt by itself.
fault-tournament-alone = “{ $bots }”: a tournament needs at least two bots.

## lab

lab-title = Laboratory: { $title }
lab-played = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $settings ->
        [one] one setting
       *[other] { $settings } settings
    }, { $players } at the table ({ $bots }), seed { $seed }.
lab-usual = usual
lab-setting = Setting
lab-wins = Wins
lab-seat = Seat { $seat }
lab-together = Together
lab-nobody = Nobody
lab-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-length = Length
lab-turns = Turns
lab-median = Median
lab-most = Longest
lab-decisions = Decisions
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-against = Differences to { $setting }, game by game (wins in points of a hundred)
lab-pairs = Pairs
lab-gap = { $mean } ({ $low } to { $high })
lab-ends = How games ended
lab-end = End
lab-influence-of = Cards and other pieces: { $setting }
lab-component = Piece
lab-with = Won with it
lab-without = Without it
lab-difference = Difference in points
lab-had = had { $component }
lab-used = used { $component }
lab-of = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $of }
lab-no-influence = Nothing occurred often enough: at least ten with a piece and ten without it are needed.
lab-expected = { $looked } were looked at, { $clear } seem to matter; { $luck } would by luck alone.
lab-explained = All settings were played with the same deals and the same seating. Intervals hold with 95% confidence.
lab-correlation = A piece that goes with winning need not be why: who is ahead often has more of everything, and a long game lets everybody have more. Seats of one game also depend on each other, so these intervals are rather too narrow.

## games

games-game = { $name }: { $title }, { $span ->
        [same] { $high }
       *[range] { $low } to { $high }
    } players. { $tagline }
games-option = { $text }: { $doc } Possible: { $choices }. Default: { $default }.

## rules

rules-title = The rules of { $game }
rules-front = Every rule of this table with its number, by which a refused answer cites it, and its source. Where the rulebooks are silent or disagree we ruled ourselves, and the reason stands with the rule.
fault-rules-unillustrated = { $game } has no illustrated page. “meadhall rules { $game }” lists its rules.
rules-picture = The table; the numbers name its parts
rules-step = The table after step { $step }
rules-numbered = Every rule with its number and source: [{ $game }]({ $path }).
rules-from = Source: { $sources }.
rules-reason = Reason: { $reason }
rules-from-en = English rulebook
rules-from-fr = French rulebook
rules-from-de = German rulebook
rules-from-site = publisher’s site
rules-from-public = publicly known texts
rules-from-ruling = our ruling
fault-rule-unknown = There is no rule “{ $rule }”. The nearest: { $nearest }

## data

data-none = This game lists no components.
data-kind = { $kind ->
        [Hero] Hero cards
        [ExtraHero] Hero cards of another reading of the deck, beyond the 68 of the box
        [Saga] Sagas
        [HeroClass] Classes
        [Embellishment] Embellishments
        [Water] Waters
        [Port] Ports
        [Home] Homelands
        [Region] Regions
        [Rune] Runes
        [Treasure] Treasures
        [ZoneBase] Weather zones
        [Cover] Positions of the wind dial
        [Skull] Skulls by Days over
        [Good] Goods
        [Count] Counts
        [World] Worlds
        [Turning] Columns in the order in which the middle level turns
        [Enemy] Enemies
        [Island] Islands
        [Page] Nidhogg’s way to the tree, in moves
        [Jotun] Jotnar
        [Artifact] Artifacts
        [Stack] Artifacts by level
        [Creature] Creatures
        [God] Gods
        [Die] Dice
        [Stone] Runestones
        [Action] World actions
        [Price] Life points that are not risks
        [Counts] Counts
        [Table] Tables by number of players
        [Box] Boxes of the experience sheet
        [Relations] Open boxes of a relation by number of players
        [Award] Experience
        [Feat] Feats
        [EventCard] Events
        [CardData] Cards of every campaign
        [EnemyCard] Enemy cards
        [AttackCard] Enemy Attack cards
        [Figure] Enemy figures
        [Supply] Tokens of Enemies
        [Status] Status tokens
        [Dashboard] Numbers of the dashboard
       *[other] { $kind }
    }: { $count }
data-source = { $reason ->
        [none] { $source }:
       *[other] { $source } ({ $reason }):
    }
data-apart = ;{ " " }
data-rulebook = Rulebook
data-public = Publicly known
data-partly = Printed or public in part, the rest is ours
data-reconstructed = Reconstructed by us

## doctor

doctor-version = Meadhall { $value }
doctor-python = Python { $value }
doctor-system = System: { $value }
doctor-engine = Engine: { $engine ->
        [wheel] compiled, as it was installed
        [built] compiled, built from this source
        [ready] plain; the compiled one is built, and “make play” uses it
        [building] plain; the compiled one is being built just now
        [stale] plain; the compiled one was built from older rules, “make play” or “make compiled” builds it anew
        [failed] plain; the last build of the compiled one failed, { $log } says why
        [no-compiler] plain; a compiled one needs a C compiler, and there is none here
        [no-headers] plain; a compiled one needs Python’s header files, which are not installed here (often a package called python3-dev)
        [installed] plain, as it was installed; a wheel for this machine would hold the compiled one
       *[unbuilt] plain; “make play” or “make compiled” builds the compiled one
    }
doctor-games = Games: { $value }
doctor-languages = Languages: { $value }; yours: { $language }
doctor-folder = Saved games: { $value } ({ $writable ->
        [yes] writable
       *[no] not writable
    })
doctor-settings = Settings of the hall: { $file }
doctor-database = Database of the hall: { $db }{ $damaged ->
        [yes] {" "}(damaged)
       *[no] {""}
    }
doctor-terminal = { $terminal ->
        [yes] Terminal
       *[no] No terminal
    }: { $columns } columns, { $rows } rows, { $encoding }
doctor-problem-folder = Games cannot be saved in { $folder }; set MEADHALL_HOME to a folder you may write to.
doctor-problem-size = The full screen needs { $columns } columns and { $rows } rows; below that, use --plain.
doctor-problem-encoding = This terminal cannot show all our letters; PYTHONUTF8=1 may help.
doctor-problem-games = Games that cannot be loaded were set aside: { $games }. Everything else works; tell their authors, or uninstall them.
doctor-problem-settings = The settings of the hall are wrong: { $mistakes }
doctor-problem-database = The database { $db } is damaged ({ $damage }). Stop the hall, keep a copy of the file, and put your last backup into a new one with “meadhall restore”.
doctor-well = All is well.

## The hall is open

serve-open = The hall is open at { $address }
serve-kept = Tables are kept in { $db }
serve-keeper = The keeper’s page is { $address }/keeper; its token is in { $file }
serve-config = Settings come from { $file }
serve-book = On the shelf: { $title } ({ $name })
serve-lesson = A lesson of { $game }: { $title }
serve-engine = { $engine ->
    [wheel] It runs on the compiled engine.
    [built] It runs on the compiled engine.
    [meanwhile] It runs on the plain engine. The compiled one is being built meanwhile; bots use it as soon as it is ready.
    [building] It runs on the plain engine; the compiled one is being built, and the hall uses it from its next start.
    [no-compiler] It runs on the plain engine; with a C compiler on this machine, a faster one could be built.
    [no-headers] It runs on the plain engine; with Python’s header files on this machine, a faster one could be built.
    [installed] It runs on the plain engine, as it was installed; a wheel for this machine would be faster.
   *[plain] It runs on the plain engine; “make play” builds a faster one meanwhile.
}
serve-building = Building the compiled engine: { $percent }%
serve-built = The compiled engine is ready: bots use it from their next move, the hall from its next start.
serve-stop = Ctrl-C closes it. Every table stays as it is until you come back.

backup-done = Saved { $db } as { $file }. Tables: { $tables }, stored answers: { $answers }.
restore-done = Restored { $file } into { $db }. Tables: { $tables }, stored answers: { $answers }.
fault-restore-busy = A hall is running on { $db }. Close it first.
export-done = Records saved in { $folder }: { $count }
export-lost = Left out, because their book or rules have changed: { $count } ({ $tables })

version-is = meadhall { $version } ({ $engine ->
    [compiled] compiled engine
   *[plain] plain engine
}, Python { $python })
fault-line-port = There is no port { $value }; ports go from 0 to { $most }.
fault-line-hooks = --hooks takes off, public or any, not “{ $value }”.
fault-line-origin = “{ $value }” is not an address as browsers send it. One looks like https://hall.example
fault-line-proxy = “{ $value }” is not the number of an address. One looks like 127.0.0.1
fault-line-log = --log takes plain or json, not “{ $value }”.
fault-line-forget-after = --forget-after takes a number of days, at least 1, or 0 to keep everything; { $value } is neither.
fault-serve-book-shipped = “{ $book }” comes with the game and is on the shelf already; leave it out.
fault-serve-book-twice = { $one } and { $other } would both be called “{ $name }” at the table. Give one of them another id.

## Settings

fault-config-mistakes = { $count ->
    [one] One setting is wrong:
   *[other] { $count } settings are wrong:
  }
fault-config-missing = There is no settings file “{ $path }”, which { $by } names.
fault-config-unknown = { $place }: there is no setting “{ $name }”. Try: { $nearest }
fault-config-table = { $place }: “{ $name }” must be a table: [{ $name }] on a line of its own, and its settings below.
fault-config-word = { $place }: “{ $name }” is { $found }. Right would be: { $right }
fault-config-value = { $place }: “{ $name }” is { $found }, but must be { $kind ->
    [whole] a whole number from { $low } to { $high }
    [number] a number from { $low } to { $high }
    [truth] true or false
    [list] a list of texts in square brackets
   *[text] a text in quotation marks, and not an empty one
  }.
fault-config-reason = { $place }: “{ $name }” cannot be used. { $reason }
fault-config-variable = The environment variable { $variable } is not known and was ignored. Try: { $nearest }
config-good = { $file ->
    [none] No settings file: defaults and the environment. Everything is right.
   *[other] { $file }: everything is right.
  } { $count ->
    [0] All settings have their defaults.
    [one] One setting differs from its default.
   *[other] { $count } settings differ from their defaults.
  }
config-heading = Settings of “meadhall serve”, as meadhall.toml. “meadhall config check” reads such a file; docs/configuration.md explains it.

## story

story-new = { $path } has been written: an adventure about two wolves and a goat. Change what you like.
story-next = Then: meadhall story check { $path }
story-blank = To be written.
story-filled = { $count ->
    [0] Nothing is missing in { $path }.
    [one] One entry was added to { $path }: { $ids }.
   *[other] { $count } entries were added to { $path }: { $ids }.
 }
story-warning = warning
story-checked = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} and { $ends ->
    [one] 1 End
   *[other] { $ends } Ends
} checked; errors: { $errors }, warnings: { $warnings }.
story-saga-checked = { $title }: nothing wrong. Pages: { $pages }
story-unread = errors: { $errors }. Fix these first: a story that cannot be read completely is not checked any further.
story-ways = { $title }: which entry leads where
story-odds = How likely each test is for each Hero, without exhausting
story-verbs = Verbs used
story-region-land = land
story-region-sea = sea
story-region-roads = by road: { $regions }
story-region-shores = by Ship: { $regions }
story-part = Parts of a book
    .entries = Entries
    .choices = Choices
    .outcomes = Outcomes of tests
    .variants = Variants of texts
story-test-met = { $part }: { $met } of { $all } met
story-test-missing = never met: { $name }
story-test-loaded = only met with loaded runes: { $name }
story-test-weakened = only met with weakened Enemies: { $name }
story-test-progress = Honest games: { $played } of { $games }; seeking: { $sought }; met: { $met } of { $all }
story-test-stopped = Interrupted after { $played ->
        [one] 1 game
       *[other] { $played } games
    }; what follows is what was played until then.
story-in-a-game = In one game
    .rounds = Rounds
    .fights = Fights
    .defeats = Heroes defeated
story-test-range = { $what }: { $least } to { $most }; in half of the games { $middle } at most
story-test-games = Honest games: { $games }; games that sought what was missing: { $sought }. The honest ones ended like this:
story-test-no-end = no End within { $rounds } rounds
story-test-broken = The game with seed { $seed } and { $players ->
        [one] one player
       *[other] { $players } players
    } broke: { $fault }
story-rules = Rules that these verbs use
story-drawn = The picture is in { $path }.
story-graph = Parts of the picture
    .about = Entries from the Introduction downwards. A circle is a green POI, a diamond a red one, a square a space of the Adventure Map. Full lines are read at once, dashed lines reveal a POI, dotted lines belong to the map.
    .intro = Introduction
    .entry = Entry
    .end = End
    .green = Green POI
    .red = Red POI
    .space = Space
    .card = Card
    .test = test
    .lost = never read
story-exported = { $path } holds the whole book. Send it to a friend; it opens in any browser.
story-page = HTML
    .who = Who are you?
    .standing = Health { $health } of { $most } · CP { $cp } · XP { $xp }
    .entry = Entry { $id }
    .end = The End
    .passed = { $what }: { $hits } of { $wanted } runes. You succeed.
    .failed = { $what }: { $hits } of { $wanted } runes. You fail.
    .try = Try it: { $what }, difficulty { $wanted }.
    .leave = Leave it.
    .yes = Yes.
    .no = No.
    .fallen = You fall. When you get up again, a day has gone and half your health is back.
    .lost = They are too many for now. You can come back.
    .won = You win the fight.
    .stuck = Nothing leads on from here.
    .over = The story is over
    .again = You can begin again and choose otherwise.
    .begin = Begin again
    .forget = Your place in the story is then lost. Begin again?
    .back = You go on where you left off.
    .about = How this page is played
    .choices = Your choices
    .script = This page needs JavaScript to play.
    .charisma = Charisma
    .agility = Agility
    .intelligence = Intelligence
    .strength = Strength
    .gain_cp = gain CP:
    .lose_cp = lose CP:
    .gain_health = gain health:
    .lose_health = lose health:
    .exhaust = exhaust yourself
    .refresh = recover
story-page-rule = HTML
    .alone = You play alone, without a board: you go from place to place by choosing, and every visit is a round. What moves figures on the board is left out. The keys 1 to 9 choose.
    .tests = A test draws seven runes from your Hero’s bag, fairly, and counts those that fit. There is no second draw.
    .fights = In a fight you draw seven runes again and again. Half of those that are not dark, rounded up, wear the Enemies down; while any are left, you lose 1 health each time, 2 against a Boss. At 0 you fall and may try again.
    .cards = Cards you are given are kept, and the story asks for them; their own effects, levels and statuses are left out.
    .kept = Your browser remembers where you are in the story, if it may. Nothing is sent anywhere.
story-side-file = What is missing was noted in { $path }.
story-stale = { $count ->
        [one] One text was changed after it was translated:
       *[other] { $count } texts were changed after they were translated:
    }
story-marked = What each text was translated from is recorded in { $path }.
story-unmarked = { $count ->
        [one] One translation is new or was changed. When it is up to date: { $command }
       *[other] { $count } translations are new or were changed. When they are up to date: { $command }
    }
story-translated = { $language }: { $done } of { $total } texts are translated.
preview-open = { $title } is open at { $address }
preview-stop = Ctrl-C closes it. Nothing you play here is kept.

fault-story-ending = { $path } should end in .yaml.
fault-story-there = { $path } already exists. Choose another name, or complete it with --fill.
fault-story-fill-broken = { $path } cannot be read completely; see: meadhall story check { $path }
fault-story-adventure = There is no adventure { $adventure } in this book. It has: { $nearest }
fault-story-language = “{ $language }” is not a language code: two or three lower-case letters, such as fr or non, and the country if it matters, as in pt-BR.
fault-story-confirm = There is no translation of “{ $name }” in { $language } (nearest: { $nearest }).

## campaign

campaign-begun = The campaign “{ $name }” has begun.
campaign-next = To play: { $command }
campaign-moved = “{ $name }” goes on from where it stood, in a new sitting: its book or the game has changed since, or it was last played in a hall.
campaign-follows = “{ $name }” goes on: { $adventure }.
campaign-more = The campaign goes on. To play: { $command }
campaign-line = { $name }: { $place }{ $tries ->
    [one] { "" }
   *[other] , try { $tries }
    }, { $over ->
    [yes] over
    [next] ready to go on
   *[no] { $round ->
        [0] before the first round
       *[other] round { $round }
    }
    }; { $names }; { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
    }, last played { $played }
campaign-list-empty = There is no campaign yet. To begin one: meadhall campaign new NAME
campaign-exported = “{ $name }” has been written to { $path }.
campaign-imported = “{ $name }” is now among your campaigns, with { $sittings ->
    [one] 1 sitting.
   *[other] { $sittings } sittings.
    }
campaign-older = It was played with another version of the book “{ $book }” or of the game; when you go on, you will be told what that means.
campaign-restarted = “{ $name }”: “{ $adventure }” begins again.
fault-campaign-none = There is no campaign to go on with. To begin one: meadhall campaign new NAME
fault-campaign-book-gone = The book “{ $book }” of this campaign should be at { $path }, but nothing is there. Put it back, or import the campaign with --book.
fault-campaign-book-option = A campaign’s book is given with --book { $book }, not as an option.
fault-campaign-book-known = The book “{ $book }” comes with the game; leave --book out.
fault-campaign-book-needed = This campaign belongs to a private book, “{ $book }” ({ $file }). Say where it is on this machine: --book PATH

## learn

help-learn = Learn a game by playing a lesson in the terminal.
    .more = A lesson of your own is named by its file.
    .game = the game to learn; without it, all lessons are listed
    .lesson = the lesson, or a file with one of your own; without it, the first
    .check = only plays the lesson through along its own path and says whether it still fits the rules
    .plain = lines of text instead of the full screen
learn-lesson = { $name }: { $title } ({ $minutes } minutes). { $about }
learn-fits = { $lesson }: fits the rules. { $steps ->
    [one] One step
   *[other] { $steps } steps
  }, { $asked ->
    [one] one question
   *[other] { $asked } questions
  }.

## solve, exercises

help-solve = Solve an exercise in the terminal: one question with one answer that is clearly best.
    .more = A wrong answer is taken back, and you try again; “counsel” shows the solution.
    .game = the game; without it, the exercise of the day
    .exercise = the name of an exercise, or a file with mined ones of your own; without it, the next that you have not solved
    .theme = only exercises of this theme; “meadhall exercises list” shows them
    .level = only exercises of this level: easy, medium or hard
    .plain = lines of text instead of the full screen
help-game = Write a game of your own: begin its package, and check that it keeps every promise.
help-game-new = Write the package of a new game: a small one that can be played at once, for you to change.
    .name = the name of the game, such as hnefatafl: lower-case letters, digits and _
    .board = what it is played with: grid, a board of squares, or cards, hidden hands
    .out = the folder to write; without it, one with the name of the game; nothing is overwritten
help-game-check = Check a game: random games end, copies and records hold everything, nothing hidden shows, every sentence is there.
    .more = Problems are told in English. Exits with 0 if there is none, otherwise with 1.
    .name = the game
    .games = how many random games the positions are taken from
    .seed = the seed of the random games; the same seed gives the same positions

help-exercises = Exercises: see which there are, mine new ones, and check their answers.
help-exercises-list = List the exercises of every game by theme and level, and how many you have solved.
    .game = only those of this game; without it, of all games
help-exercises-mine = Mine new exercises: bots play, and each question is searched for one answer that is clearly best.
    .more = Every exercise is written down as soon as it is found; Ctrl-C loses nothing. A file that exists is added to. With the compiled engine it is about ten times as fast.
    .game = the game
    .num = how many new exercises
    .seed = the same seed finds the same exercises
    .out = the file; without it, GAME-exercises.jsonl in this folder
    .option = an option of the game, as NAME=VALUE; may be given several times
    .budget = playouts for a question at the second look; the last has four times as many; without it, as many as counsel has
    .games = stop after so many games, however many exercises were found
help-exercises-confirm = Check the answers of exercises by a deeper search of another kind.
    .source = a game, or a file with mined exercises
    .num = only the first so many
    .seed = the luck of the search
    .budget = iterations of the search for each exercise; without it, ten times the budget of counsel
    .games = also let bots play so many games to the end after the best answer, and as many after the second best
    .drop = remove from the file what is not confirmed
exercises-game = { $game }: { $count ->
    [one] one exercise
   *[other] { $count } exercises
  }, { $solved } solved
exercises-theme = { $name }: { $title } ({ $levels })
exercises-progress = { $found } found; { $games } games, { $questions } questions looked at
exercises-mined = { $found ->
    [one] One new exercise
   *[other] { $found } new exercises
  } in { $path }. { $games ->
    [one] One game
   *[other] { $games } games
  }, { $questions } questions looked at, { $closely } of them closely, in { NUMBER($seconds, maximumFractionDigits: 0) } seconds.
exercises-confirming = { $done } of { $of } checked
exercises-confirmed = { $agree } of { $count ->
    [one] one answer
   *[other] { $count } answers
  } confirmed ({ NUMBER($share, maximumFractionDigits: 1) }%).
exercises-played = Played to the end, the best answer wins { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100 games more often than the second best (± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }); more often in { $better } exercises, clearly less often in { $worse }.
exercises-refused = { $name }: not confirmed. Mined: “{ $best }”; found now: “{ $found }”.
exercises-dropped = { $count ->
    [one] One exercise
   *[other] { $count } exercises
  } removed.
fault-exercises-none = { $game } has no themes for exercises, so none can be mined.
fault-exercises-empty = No game here has exercises. Mine some: meadhall exercises mine GAME
fault-exercises-such = { $game } has no such exercises. See what there is: meadhall exercises list { $game }
fault-exercise-level = There is no level “{ $level }”. Try: { $nearest }

## Games of your own

game-new = { $count } files of the game { $game } have been written to { $path }.
game-install = To let Meadhall find it: { $command }
game-next = Then: { $play }, or { $check }
game-checking = Check { $what }: { $done } of { $total }
game-checked = { $questions ->
        [one] { $games } random games, { $answers } answers, { $positions } positions of one question (seed { $seed }).
       *[other] { $games } random games, { $answers } answers, { $positions } positions of { $questions } questions (seed { $seed }).
    }
game-sound = { $game } keeps every promise that was checked.
game-broken = { $count ->
        [one] One problem.
       *[other] { $count } problems.
    }
fault-game-name = “{ $name }” cannot be the name of a game. Use lower-case letters, digits and _, beginning with a letter.
fault-game-taken = There is a game called { $name } already. Choose another name.
fault-game-board = A new game is played with one of: { $known }. There is no “{ $board }”.
fault-game-there = { $path } already exists. Choose another folder with --out.

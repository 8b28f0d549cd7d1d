### What the browser says around every game.

## Everywhere

close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied.
share = Share
copy-not = Your browser does not let this page copy. Select the text and copy it yourself.
loading = One moment…
sorry = That did not work
settings = Language and colours
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
theme = Colours
theme-system = same as device
theme-light = light
theme-dark = dark
menu = Menu
tools = Tools
rules = Rules
lobby = Lobby
handbook = Handbook
to-the-lobby = To the lobby
game = Game
table = Table
fault-offline = The hall cannot be reached just now. Check your connection and try again.
fault-position-link = This link holds no position. It may have been cut short.

## Lobby

scene = A lit hall under the northern lights
welcome = Come in from the cold
welcome-text = Norse board games at one table. Alone, with bots, or with friends.
open-table = Open a table
invite-code = Invite link or code
join = Join
code-missing = Paste the invite link you were sent.
choose-game = Choose a game
with-bots = alone or with others
players-exact = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
players-range = { $low }–{ $high } players
minutes = { $count } min
kind-rivals = against each other
kind-together = all together
name-what = The Hearth | The Horn | The Longship | The Bench | The Shield | The Ford | The Bridge | The Lantern | The Oar | The Feast | The Winter | The Harp
name-whose = of the Ravens | of the Wolves | of the Skalds | of the Whales | of the Geese | of the Smiths | of the Ferrymen | of the Giants | of the Bears | of the Seals | of the Wanderers | of the Nine Nights
your-move = Your move
your-turn-at = Your turn: { $table }
are-here = { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
return = Return
my-tables = My tables
open-tables = Open tables
open-none = No open table just now. Open one yourself and list it here.
records = Finished games
records-none = Games you have finished will be listed here.
record-open = Look at a record file
record-save = Save the record
replay = Replay
watch = Watch
sit-down = Sit down
seats-taken = { $taken } of { $count } seats taken
status-waiting = waiting for players
your-turn-now = your turn
turn-of = { $name } to move
table-of = A table of { $game }
table-with = Table with { $names }
rights = Unofficial. Titles belong to their owners. Code under the MIT licence.

## Who I am

you-title = You
your-name = Your name
name-hint = The others see it. Nothing else is required.
personal-link = Your personal link
personal-hint = Open it on another device to play on there. Keep it to yourself.
become-title = Be { $name } on this device?
become-text = This link makes this device { $name }’s. So far you have been { $was } here; { $was }’s tables would no longer be yours on this device. If you did not want this, stay.
become-back = How to get back to { $was }
become-back-hint = Keep this link: it makes you { $was } again, here or anywhere.
become-stay = Stay { $was }
become-do = Be { $name }

## A new table

first-friends = With friends: open a table and send them the link
new-table = A new table
table-name = Name of the table
who-sits = Who is playing?
who-sits-hint = Give yourself several seats to share one device.
seat-who = Seat { $seat }: who sits there
seat-name = Seat { $seat }: name
seat-me = me, on this device
seat-open = open
seat-friend = a friend, by link
seats-friends = Invite friends instead of bots
seat-also = Another person on this device
seat-also-name = Their name
seat-also-hint = You share this device and hand it over when it is their turn.
seat-none = nobody: remove this seat
seat-open-hint = Anyone with the link can sit here.
seat-is-bot = bot, { $level }
seat-add = Add a seat
seat-drop = Remove seat { $seat }
name-other = who else?
pace = Pace
pace-none = no clock
pace-none-hint = Everyone takes the time they need.
pace-live = live
pace-live-hint = Two minutes for each answer; then a bot sits in.
pace-day = a day for each answer
pace-day-hint = For a game over the week. After a day a bot sits in.
listed = Show it under “Open tables”
listed-hint = Otherwise only people with the link can find it.
game-options = { $count ->
        [one] One option of the game
       *[other] { $count } options of the game
    }

## Waiting for players

waiting-title = { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
waiting-more = { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
waiting-hint = The game starts as soon as every seat is taken.
how-played = How is it played?
invite-link = Invite link
invite-hint = Anyone who opens it can take an open seat or watch.
invite-alone = Friends cannot open this link: the hall can only be reached from this machine.
invite-open-hall = To let friends in, start the hall like this
invite-open-hint = Then everybody in your network can reach it, and the link for them stands here.
invite-link-here = Invite link, on this machine only
invite-network = This is an address of your own network: it works for everybody in it, not for people elsewhere.
invite-picture = QR code of the invite link
invite-scan = Scan it with a phone.
seat-here = here
sit-here = Sit here
stand-up = Leave this seat

## At the table

table-sub = { $title } · { $count ->
        [one] one player
       *[other] { $count } players
    }{ $turn ->
        [0] {""}
       *[other] {" "}· turn { $turn }
    }
offline = Not connected since { $time }. Everything until then is saved. Trying again…
offline-answer = Not connected: your answer was not sent. Try again in a moment.
mishap = An answer made the rules fail. That is our mistake; the game is as it was before. It goes on with another answer, or when one is taken back. Whoever runs the hall can find it under { $note }.
mishap-report = Save a report
views = Views of the table
tab-board = Board
tab-hand = Hand
tab-log = Log
tab-table = Table
board = Board
hand = Hand
players = Players
seat-gone = not here
seat-thinking = is asked
seat-back = Take my seat back
seat-bot = Let a bot take the seat
seat-to-bot = Let a bot play for { $name }
watchers = { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
look-at = Bring { $name } to the front
clock-out = time is up
clock-hours = { $hours } h
pass-to = Pass the device to { $name }
pass-hint = No hand is shown until the right person is holding it.
pass-take = I am { $name }

## The question

seat-asked = { $name } is asked
your-turn = { $turn ->
        [0] Your answer
       *[other] Your answer · turn { $turn }
    }
waiting-for = Waiting for { $name }
waiting-all = Waiting for the table
bot-plays = A bot is playing for you.
you-watch = { $free ->
        [0] You are watching: every seat is taken.
       *[other] You are watching. A seat is free; you can take it.
    }
answers-count = { $count ->
        [one] one answer
       *[other] { $count } answers
    }
answers-all = { $count ->
        [one] The one answer
       *[other] All { $count } answers
    }
answers-below = To the answers
answers-less = Fewer
sheet-open = Show all of it
sheet-close = Show less
why-not = Why not?
lay-down = Lay down
confirm = Confirm
alone-only = Only one answer is possible: one click is enough.
alone-give = Give such answers for me
alone-soon = The only possible answer is given for you in a moment.
alone-given = The only possible answer was given for you.
alone-ask = Ask me instead
understood = Understood
sending = Sending…
undo = Take back
undo-nothing = There is nothing you could take back.
undo-ask = Ask the others?
undo-ask-hint = This showed something hidden, or others have acted since. It can be taken back only if everyone agrees.
undo-ask-do = Ask them
undo-asked = { $name } asks to take back the last answer.
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = The others are deciding whether you may take it back.
undo-withdraw = Never mind
undo-refused = The others did not agree: nothing is taken back.

## Log, chat, notes

talk = Log, chat and notes
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
chat-more = What can be done about { $name }’s message
unread = unread
block = Block
blocked = Blocked by you:
unblock = Unblock { $name }
report = Report
report-somebody = Report somebody
report-hint = What you write goes to the keeper of this hall, together with the message. Nobody else is told.
report-whom = Who is it about?
report-reason = What is wrong?
report-block = Block this person too: you no longer see their messages, and they cannot sit down at tables you open.
report-send = Send to the keeper
reported = The keeper is told. Thank you.
notes = Notes
notes-empty = No notes yet. A note stays with the moment it was written at.
note-write = Write a note
note-scope = Who may read it
scope-mine = only me
scope-table = the whole table
note-mine = Only for me
note-table = For the table
note-table-by = { $name }, for the table
note-at = entry { $seq }
note-edit = Change
note-delete = Delete
note-save = Save note
note-here = There is a note here

## Catching up

catch-up = Catch up
catch-up-title = Since your last turn
catch-up-nothing = You have missed nothing.
catch-up-done = Done
catch-up-skip = Skip to now
catch-up-over = You are up to date.
hurry = Skip ahead
speed = Speed of bots and replays
speed-off = off: moves at once
speed-slow = slow
speed-normal = normal
speed-fast = fast
step-back = Back
step-on = Next
step-of = { $at } of { $count }

## Rules and keys

guide = Illustrated
guide-all = All rules
guide-page = On a page of its own
guide-rules = { $count ->
        [one] The one numbered rule
       *[other] All { $count } numbered rules
    }
guide-step = The table after step { $step }
guide-show = Show step { $step }
rules-search = Search the rules
rules-count = { $count ->
        [one] One rule
       *[other] { $count } rules
    }
comfort = How I play
comfort-confirm = Confirm each answer
comfort-auto = Give the only possible answer automatically
comfort-moments = Show great moments over the board
comfort-sound = Soft sounds for my turn and great moments
moment = What just happened
comfort-letters = Single keys answer and open tools
comfort-notify = Notify me when it is my turn and I am elsewhere
keys = Keys
key-answer = pick an answer
key-walk = move over the board
key-enter = confirm
key-escape = cancel
key-undo = take back
key-catch-up = catch up
key-rules = rules for what is in focus
key-chat = chat
about-table = About this table
commitment = Sealed deal
commitment-hint = This number binds the server: after the game, anyone can check that no card was changed.

## The end

game-over = The game is over
nobody-wins = Nobody wins
you-win = You win!
wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
winner = winner
finale-whose = Whose board
finale-end = The end
finale-table = The whole table
rematch = Play again
rematch-join = To the next game
rematch-waits = Somebody here plays again: a new game waits for you.
chart-run = { $name }: from { $from } to { $to }.
chart-turns = turn { $count }

## Replay and positions

replay-sub = { $turn ->
        [0] { $at } of { $count }
       *[other] { $at } of { $count } · turn { $turn }
    }
record-drop = Drop a record here
record-drop-hint = A record file holds a whole game. You can save one at the end of each game.
record-choose = or choose a file
record-reading = Reading { $name }…
scrub = Moment of the game
player-more = Point of view and links
play = Play
pause = Pause
to-start = To the beginning
to-end = To the end
eyes = Point of view
eyes-all = all hands open
eyes-none = a spectator
share-position = Copy link to this position
share-moment = Copy link to this moment
position = A position
play-on = Play on from here
play-as = I play

## Questions to the whole table

table-asked = All of you together
propose = Propose
proposed = proposed
proposal-by = { $name } proposes: { $answer }
proposal-yours = You propose: { $answer }
proposal-waiting = Waiting for { $names }.
proposal-one = One more person has to agree ({ $names }).
proposal-clock = Anyone who says nothing agrees in { $left }.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
proposal-declined = Your proposal was declined.

## Being told of a turn

feed-link = Your feed
feed-hint = For a feed reader: it tells you when it is your turn. Keep it to yourself.
hook-title = Call this address when it is my turn
hook-hint = A chat room’s webhook, for instance. It is sent the table and a link.
hook-always = every time
hook-away = only when I am not at the table
hook-off = Call nothing
hush = Remove
silence = Silence
silenced = Silenced by you:
let-speak = Let { $name } speak again

## Campaigns

campaign-name = Name of the campaign
campaign-open = Open a saved campaign
campaign-open-hint = A campaign that was saved at a table, here or anywhere else, goes on at a table of yours.
campaign-choose = Drop the file here, or choose it
campaign-save = Save the campaign to a file
campaign-restart = Begin the adventure again
campaign-restart-hint = The adventure begins again from where it began, with the same people and the Heroes as they were then. Everything played so far stays on record.
restarted = The adventure begins again.
campaign-elsewhere = Go on at a new table
campaign-elsewhere-hint = The campaign goes on with all its sittings at a new table, where others may sit. This table stays as it is.
campaign-moved = This campaign goes on at another table.
campaign-way = How does it go on?
way-position = Where it was left
way-beginning = With the adventure from its beginning
campaign-go-on = Go on
campaign-next = On to the next game
campaign-next-wait = The host goes on with the campaign.
campaign-again = Begin the adventure
campaign-older = It was played with another version of the book or of the game. It goes on from where it stood.
campaign-place-lost = The book has changed so much since that it cannot go on from where it stood. Its adventure can begin again.
campaign-is-over = This campaign has come to an end. Its last adventure can begin again.
campaign-stuck = The book or the game has changed: what was answered here no longer leads to where the story stood.
campaign-stuck-on = Go on from where it stood
campaign-stuck-over = The book or the game has changed since this campaign came to its end. If there is more to tell, the story goes on at a new table.
campaign-stuck-wait = The book or the game has changed. The host decides how the story goes on.
people-fixed = In the middle of an adventure there are as many people as it began with.
people-between = Between two adventures people may join or leave. Anyone who joins chooses a Hero.
seat-same = { $name }, as before
seat-same-hint = Finds the table in the lobby.
sittings = { $count ->
        [one] one sitting
       *[other] { $count } sittings
    }
story-at = { $round ->
        [0] { $adventure }
       *[other] { $adventure }, round { $round }
    }
story-told = { $adventure }, told to its end
story-again = { $adventure }, try { $tries }
story-more = { $adventure }: the next game can begin
played-last = last played { $date }
journal = The story so far
chronicle = The saga told back
chronicle-chapter = Chapter { $number }
chronicle-table = To the table
chronicle-print = Print
chronicle-share = One picture to share
chronicle-form = Form of the picture
chronicle-wide = Landscape
chronicle-tall = Portrait
chronicle-png = Save as PNG
chronicle-svg = Save as SVG
chronicle-map = { $places ->
        [none] A picture of the land
       *[other] A picture of the land, with these places marked: { $places }
    }

## Trying out

analyse = Analyse this game
analysis-working = Analysing: { $percent }%
analysis-failed = The game could not be analysed. Please try again later.
analysis-try = Try another answer here
counsel-wish = People play against each other at this table. If all of them agree, everybody may ask for advice until the end of the game; anybody can end it at any time.
counsel-ask-all = Ask the others
counsel-waiting = Waiting until all have agreed.
counsel-withdraw = Withdraw
counsel-asked = { $name } would like advice to be allowed at this table: everybody could then ask for it.

trial = Try something out
trial-hint = The game goes on from here at a table of your own. What you cannot know is dealt again at random, and nothing you do there affects this game unless you say so.
trial-others = Who answers for the others?
trial-all = I do, for everybody
trial-all-hint = You see every hand, and decide for all.
trial-together = All of us
trial-together-hint = Everybody who sits here has a seat there too, and is told in the chat.
trial-bots = Bots: { $level }
trial-begin = Try it out
trial-title = Tried out: { $title }
tried = You are trying something out. What you could not know was dealt again at random.
tried-with = Something is being tried out here. What nobody could know was dealt again at random.
trial-earnest = Play it for real
trial-back = Back to the game

## Somebody has vanished

patience = If somebody does not answer
patience-hint = After this long, the others may agree on a bot to sit in or to end the game without a result. The seat stays theirs.
patience-600 = after 10 minutes
patience-3600 = after an hour
patience-86400 = after a day
patience-259200 = after three days
patience-604800 = after a week
patience-0 = never: we wait
absent-title = Somebody is missing
absent = The table has been waiting { $long } for { $names }.
absent-hint = You may all agree on something. A seat stays with its owner, who can take it back at any time.
for-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
for-hours = for { $count } hours
for-days = for { $count } days
call-bot = Let a bot sit in
call-end = End without a result
call-wait = Wait longer
call-bot-asked = { $name } suggests that a bot sit in for { $gone }.
call-end-asked = { $name } suggests ending the game without a result, because { $gone } does not answer.
call-agree = Agree
call-here = I am here: please wait
call-waiting = Waiting for { $names } to agree.
call-silent = { $names } said nothing either. You may go ahead.
call-do-bot = Let the bot sit in now
call-do-end = End the game now
call-withdraw = Withdraw
ended-without = Ended without a result
ended-resigned = { $count ->
    [0] { $name } gives up
   *[other] { $name } gives up: { $winners } wins
}

## Leaving

leave = Leave the table
leave-how = How do you want to leave?
leave-bot = Let a bot play for me
leave-bot-hint = The seat stays yours. Come back whenever you like and take it back.
leave-stand = Leave the seat free
leave-stand-hint = The game waits until somebody else or a bot takes the seat.
leave-resign = Give up
leave-story = A story is not given up; it waits for you.
resign-two = The game ends and { $name } wins.
resign-more = The seat goes to a bot for good, and the game goes on without you.
resign-last = You are the last person here: the game ends and counts as lost.
trials = Try-outs
table-delete = Delete
table-archive = Put away
table-archived = Put away. You still find it under “My games”.
table-deleted = The table is deleted.
table-delete-title = Delete this table?
table-delete-sure = This deletes the table for good, with its record and everything said there.

## History

history = My games
history-none = No finished games yet.
by-game = By game
older = Older games
tally = { $played ->
    [one] { $played } game: { $won } won, { $lost } lost
   *[other] { $played } games: { $won } won, { $lost } lost
}
tally-together = { $played ->
    [one] { $played } game together: { $won } won, { $lost } lost
   *[other] { $played } games together: { $won } won, { $lost } lost
}
result-won = Won
result-shared = Shared victory
result-lost = Lost
result-none = No result
result-resigned = Given up
result-unknown = Not known
result-score = Score { $score }
table-unarchive = Bring back
ratings = Among friends
ratings-hint = Worked out from the games people here have finished against each other. Bots and cooperative games do not count. You see only people you have played with.
ratings-of = Rating: { $game }
rating = Rating
rating-name = Name
rating-games = Games

## Account

account = Account and privacy
account-hint = You need no account: your name lives on this device and in your personal link. If you like, add a password or a passkey to sign in anywhere.
sign-in = Sign in with an account
sign-in-hint = This device then belongs to that account. Keep { $name }’s personal link if you want to come back to { $name }.
login = Sign-in name
login-is = You sign in as
password = Password
password-hint = The hall gives you a sign-in name with it. At least 10 characters.
password-current = Current password
password-new = New password
password-set = Set a password
password-change = Change the password
password-remove = Remove the password
password-forgotten = Forgotten the current one? Enter a new one above and confirm it with one of your passkeys.
password-by-passkey = Change it with a passkey
passkeys = Passkeys
passkey = Passkey
passkeys-hint = Sign in with your fingerprint, face or device lock instead of a password.
passkeys-place = Passkeys work only over https with a name, or at http://localhost. At this address they cannot.
passkey-add = Add a passkey
passkey-remove = Remove
passkey-sign-in = Use a passkey
devices = Devices
devices-count = { $count ->
    [one] Only this device knows you.
   *[other] You are known on { $count } devices.
}
device-here = This device
device-used = Used on { $date }
device-end = Sign out
sign-out = Sign out on this device
sign-out-others = Sign out everywhere else
signed-out-others = All other devices are signed out, and their personal links no longer work.
sign-out-careful = You have no password or passkey. Keep your personal link before you sign out: it is the only way back.
my-data = My data
export = Save my data as a file
forget = Forget me
forget-tables = In games that are running, a bot takes your seats for good.
forget-records = In finished games your name becomes “somebody who left”. The records stay, because they are also other people’s.
forget-chat = Your messages and notes are deleted.
forget-alone = Tables where nobody else sits are deleted.
forget-back = Your name, sign-in, passkeys and links are deleted on all devices. This cannot be undone.
forget-sure = I am sure

## Lessons

lesson = Lesson
lessons = Learn by playing
lessons-hint = A table with a teacher: you play, and hear what matters when it matters.
lesson-minutes = About { $minutes } minutes.
lesson-progress = how far the lesson has come
lesson-next = Go on
lesson-before = Previous page
lesson-show = Show me
lesson-take-back = Take it back
lesson-after = Next lesson: { $title }
lesson-first = Now your first game, with help
lesson-done = finished
lessons-mine = Lessons and exercises
lesson-other = That is allowed, but not what this lesson shows. Take it back, or play on and see what comes of it.

## Hints

hint = Hint
hint-close = Close this hint
hints-none = No more hints
hints-gone = No more hints. The menu brings them back.
hints-wanted = Hints, the first time something matters
hints-again = Show all hints again
hints-back = Hints begin anew.

## The keeper’s page

keeper = Keeper’s page
keeper-door = For whoever looks after this hall. The token is in the file that “meadhall serve --keeper” names.
keeper-token = Keeper’s token
keeper-enter = Come in
keeper-leave = Leave
keeper-load = How the hall is doing
keeper-connections = People here: { $people }. Connections: { $count }.
keeper-tables-open = Tables stored: { $tables }, in memory: { $open }, being looked at: { $watched }.
keeper-queue = Bot processes busy: { $busy } of { $workers }. Tasks waiting: { $waiting }.
keeper-stored = Guests: { $guests }. Database: { $size } MB.
keeper-version = Meadhall { $version }, engine: { $engine ->
    [compiled] compiled
   *[plain] plain Python
}, Python { $python }
keeper-node = Node { $node }, open since { $date }
keeper-books = Books: { $books ->
    [none] only those that come with the games
   *[other] { $books }
}
keeper-lacks = { $lack ->
    [database] The database does not answer.
    [migrations] The database belongs to another version.
    [redis] Redis does not answer: other nodes are not heard.
   *[draining] This node takes no new tables.
}
keeper-reports = Reports
keeper-reports-none = Nobody has reported anybody.
keeper-reported = { $by } reports { $name }.
keeper-reported-of = { $name }: { $count ->
    [one] one report
   *[other] { $count } reports
}
keeper-settle = Settled
keeper-settle-all = Settle all
keeper-settled = The report is settled.
keeper-tables = Tables
keeper-tables-none = Nobody is playing.
keeper-status = Status
keeper-status-is = { $status ->
    [waiting] waiting
   *[running] running
}
keeper-looking = Connections
keeper-touched = Last move
keeper-open = Look
keeper-silent = Nothing has been said here.
keeper-mute = Mute
keeper-unmute = Unmute
keeper-muted = Muted at every table.
keeper-unmuted = May write again.
keeper-close = Close this table
keeper-close-hint = A running game ends without a result, and its record stays. A table that is still waiting is deleted.
keeper-closed = The table is closed.
keeper-announce = Announcement
keeper-announce-hint = Shown to everybody, at the tables and in the lobby
keeper-say = Announce
keeper-unsay = Take it down
keeper-announced = Everybody is told.
keeper-unannounced = It is taken down.
keeper-says = From the keeper of the hall: { $text }
keeper-drain = Before an upgrade
keeper-drain-hint = Games go on, but no table is opened here any more, and a proxy sends people to other nodes. Once you restart the hall, everything goes on where it was.
keeper-drain-do = Take no new tables
keeper-undrain = Take new tables again
keeper-drained = This node takes no new tables.
keeper-undrained = This node takes new tables again.

## The admin page: people, bans, the door, the audit log

admin-you = You are here as { $who }. Everything you do is written down in the audit log below.
admin-reason = Reason
admin-how-long = For how long
admin-term = { $hours ->
    [1] one hour
    [24] one day
    [72] three days
    [168] one week
    [720] 30 days
    [8760] one year
   *[good] for good
}
admin-until = until { $date }
admin-guest = { $name } (guest { $guest })
admin-number = guest { $guest }
admin-people = People
admin-find = Name, sign-in name or number
admin-find-hint = Leave it empty to see who is connected now.
admin-find-do = Find
admin-people-none = Nobody was found.
admin-look = Look closer
admin-person-title = Guest { $guest }
admin-person = { $account ->
    [yes] Has an account
   *[no] Has no account
}. Came first on { $created }, last seen on { $seen }.
admin-here = { $count ->
    [one] one connection now
   *[other] { $count } connections now
}
admin-not-here = Not connected to this node now
admin-from = last came from { $network }
admin-refused-name = The name “{ $name }” was taken away.
admin-is-banned = banned
admin-is-muted = muted
admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-ban = Ban
admin-ban-guest = Ban this guest
admin-ban-hint = Takes effect at once, on every node: connections end, and bots take the seats in running games. A guest without an account can come back as somebody new.
admin-ban-reason-hint = The banned person reads it, with the end of the ban and how to appeal.
admin-ban-network = Ban an address range
admin-ban-network-hint = An address often belongs to a whole household, school or mobile network: prefer a short time.
admin-network = Address or range
admin-network-hint = For example 192.0.2.7, 192.0.2.0/24 or 2001:db8:1:2::/64
admin-ban-sure = Ban all the same
admin-banned = The ban is in force.
admin-lift = Lift the ban
admin-lifted = The ban is lifted.
admin-lifted-at = lifted on { $date }
admin-name = Replace the name
admin-rename = Replace the name
admin-rename-hint = The name disappears from tables, messages and old games. The guest is asked to choose another one, and cannot take the old one again.
admin-new-name = New name
admin-new-name-hint = Leave it empty for a neutral one.
admin-renamed = The name is replaced.
admin-remove = Remove this message
admin-message-removed = The message is removed for everybody.
admin-untitle = Remove the title
admin-untitled = The title is removed.
admin-door = Who may come in
admin-door-set = Let in these people
admin-door-open = Everybody
admin-door-open-hint = A name is enough.
admin-door-open-done = Everybody may come in.
admin-door-closed = Nobody new
admin-door-closed-hint = Guests who were here before this moment and people with an account may come in.
admin-door-closed-done = The hall takes no new guests.
admin-door-members = Members only
admin-door-members-hint = Only people who have an account already. Others are shown out at once, and can make none meanwhile.
admin-door-members-done = Only members may come in.
admin-appeal = How to appeal
admin-appeal-hint = An address outside the hall, which banned people are told
admin-appeal-done = Banned people are told this from now on.
admin-agreement = Agreement with the engine
admin-agreement-hint = Compares the last finished games against others with what jarl would have answered. It is a hint to look closer, never proof: good players play good moves. Nothing happens by itself.
admin-agreement-begin = Compare the games
admin-agreement-begun = The games are being compared.
admin-agreement-working = Compared: { $done } of { $of } games
admin-agreement-at = As of { $date }
admin-agreement-share = { $game }: { $share } % of { $decisions } real decisions in { $games ->
    [one] one game
   *[other] { $games } games
}.
admin-agreement-far = That is as much as jarl reaches. Look at the games themselves before you think anything of it.
admin-agreement-usual = That is nothing unusual.
admin-agreement-few = These are too few decisions to say anything.
admin-agreement-bots = Bots for comparison: thrall { $thrall } %, karl { $karl } %, jarl { $jarl } %. Unusual begins at { $threshold } %.
admin-agreement-rates = Measured on { $measured } games between bots: wrongly unusual { $false } of { $karls } times (karl), rightly { $hits } of { $jarls } times (jarl). For people nobody has measured it.
admin-audit = Audit log
admin-audit-hint = Entries cannot be changed here. Old ones are deleted as --forget-after says.
admin-audit-none = Nothing has been done yet.
admin-audit-when = When
admin-audit-who = Who
admin-audit-what = What
admin-audit-whom = Whom or what
admin-audit-more = Earlier ones
admin-audit-export = Save as a file
admin-action-enter = came in
admin-action-look = looked at a table
admin-action-mute = muted
admin-action-unmute = unmuted
admin-action-ban = banned
admin-action-lift = lifted a ban
admin-action-remove-message = removed a message
admin-action-rename = replaced a name
admin-action-untitle = removed a title
admin-action-close = closed a table
admin-action-settle = settled a report
admin-action-announce = announced
admin-action-drain = stopped new tables
admin-action-undrain = allowed new tables
admin-action-door = set who may come in
admin-action-appeal = set how to appeal
admin-action-agreement = compared with the engine
admin-action-export = saved the audit log
message-removed = Removed by the keeper of the hall.
renamed = The keeper of this hall has replaced your name. You are called { $name } now; please choose another name.
turned-away = You cannot come in

## Exercises

exercises = Exercises
exercises-all = All exercises
exercises-hint = Each asks one question that has one answer clearly better than all others. What you have solved is remembered on this device.
exercises-none = There are no such exercises.
exercises-solved = { $solved } of { $count } solved
exercise-today = Exercise of the day
exercise-solve = Solve it
exercise-again = Try again
exercise-show = Show the solution
exercise-next = Next exercise
exercise-number = Exercise { $number }, { $level }
exercise-number-solved = Exercise { $number }, { $level }, solved
exercise-level = Level
exercise-level-all = all
exercise-level-easy = easy
exercise-level-medium = medium
exercise-level-hard = hard

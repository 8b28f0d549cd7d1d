### What the server refuses, and why.

fault-table-unknown = There is no table { $table } here, or it is private and you have no invitation.
fault-table-waiting = The game has not begun: a seat is still open.
fault-table-running = This has to wait until the game is over.
fault-table-over = This game is over.
fault-table-full = No seat is open at this table.
fault-table-changed = The rules or the book have changed since this table was played. You can look at the game as far as it can still be replayed, but not play on.
fault-table-option = This table needs “{ $value }” ({ $option }), which this hall does not have at the moment. Nothing is lost: whoever runs the hall can bring it back; a book is added with “meadhall serve --book”.
fault-invite-unknown = This invitation leads to no table: it may be incomplete, or the table was deleted. Ask for a new link.
fault-personal-unknown = This personal link is unknown here.
fault-seat-unknown = This table has no seat “{ $seat }”.
fault-seat-foreign = Seat { $seat } is not yours.
fault-seat-taken = Seat { $seat } is taken.
fault-seat-stays = Seat { $seat } stays: the number of players is settled.
fault-seat-bot = A bot sits in for you on seat { $seat }. Take the seat back first.
fault-seat-which = Say which of your seats you mean: { $seats }
fault-seat-none = You have no seat at this table.
fault-seat-secrets = You know what another seat of this game knows, so seat { $seat } must go to somebody new or to a bot.
fault-feature-off = This server does not offer this.
fault-host-only = Only the host of the table may do this.
fault-clock-running = Seat { $seat } still has time to answer.
fault-level-unknown = No bot is called “{ $level }”. Try: { $nearest }
fault-stale = The table has since moved on to { $seq }.
fault-undo-over = The game is over and its record is open to all: nothing can be taken back.
fault-undo-none = Nobody has asked to take anything back.
fault-proposal-none = Nothing like that is proposed to the table now.
fault-undo-nothing = Seat { $seat } has given no answer yet.
fault-chat-empty = The message is empty.
fault-chat-length = That is too long: at most { $most } characters.
fault-note-unknown = You have no note { $note } at this table.
fault-note-many = A table holds at most { $most } notes.
fault-message-json = This message is not JSON.
fault-message-text = Messages are text, not bytes.
fault-message-shape = This message cannot be used: { $reason }
fault-message-long = This message is too long: at most { $most } bytes.
fault-too-fast = Too many requests at once. Wait a moment.
fault-too-slow = The request took too long to arrive. Please send it again.
fault-headers-long = The headers of this request are too long: at most { $most } bytes and { $count } headers are read.
fault-too-many = Too many connections are open here.
fault-too-big = That is too large: at most { $most } bytes.
fault-store-full = The campaigns at your tables already take up all the room one host has here ({ $most } MB).
fault-origin = This request came from another site.
fault-request-empty = This request is empty: a JSON object is expected.
fault-request-shape = This request cannot be used: { $reason }
fault-path-unknown = There is nothing at this address.
fault-method = This address cannot be used that way.
fault-guest-none = This hall does not know you yet: open it in a browser first, or send a seat token with the request.
fault-token-unknown = This seat token is not valid, or no longer valid.
fault-eyes-unknown = “{ $eyes }” is not a point of view at this table: use all, none or the letter of a seat.
fault-record-long = This record has more than { $most } answers.
fault-record-broken = This record cannot be read.
fault-position-players = This position is for { $right } players; you have asked for a table of { $players }.
fault-position-broken = This position cannot be read.
fault-words-unknown = There are no words at this address.
fault-work-long = This took too long and was cancelled.
fault-work-large = This needed too much memory and was cancelled.
fault-store = The answer could not be stored. Nothing has changed; try again.
fault-own-fault = Something went wrong in the hall. It has been logged under { $note }.
fault-hall-away = The hall cannot use its database just now. Nothing acknowledged is lost; it will go on automatically as soon as it can.
fault-name-foreign = This hall is not known as “{ $host }”. Whoever runs it can allow that name: meadhall serve --origin https://{ $host }
fault-mishap-none = Nothing has gone wrong in the rules at this table.
fault-db-url = “{ $url }” is not a database this hall can use. Supported: { $known }
fault-db-closed = The database “{ $url }” cannot be opened: { $reason }
fault-db-damaged = The database { $db } is damaged ({ $reason }). Stop the hall, keep a copy of the file, and put your last backup into a new one with “meadhall restore”.
fault-db-newer = This database was made by a newer version of Meadhall (its revision is { $found }, this version knows { $known }). Install that version, or restore a backup made before the upgrade.
fault-db-shared = Another server uses “{ $url }”, and they would not hear of each other. Stop it, or start both with --redis.
fault-session-unknown = You have no device with this id. Reload the list of your devices.
fault-devices-many = You are signed in on { $most } devices already. Sign out everywhere else first.
fault-host-unknown = “{ $host }” is not an address of this machine. Try --host 127.0.0.1, or 0.0.0.0 for your whole network.
fault-port-forbidden = You may not listen on port { $port }. Try one above 1023.
fault-redis-url = “{ $url }” is not a Redis address. One looks like redis://HOST:6379
fault-port-taken = Something else is already listening on { $host }:{ $port }. Try another --port.
fault-chat-silenced = The host no longer lets you write at this table.
fault-chat-unknown = There is no message { $chat } at this table.
fault-silenced-unknown = Nobody called “{ $name }” is silenced at this table.
fault-hooks-off = This hall does not call addresses. Whoever runs it can allow this with --hooks public.
fault-hook-url = “{ $url }” cannot be called. An address begins with https:// or http:// and names a host, without a password.
fault-hook-private = This address is in a private network; the hall calls only public ones.
fault-name-empty = This name has nothing in it that can be seen.
fault-name-reserved = “{ $name }” would be taken for somebody who speaks for the hall. Choose another name.
fault-name-blocked = “{ $name }” holds a word that is not wanted here. Choose another name.
fault-feed-unknown = There is no such feed here.
fault-keeper-none = This hall has no keeper’s token. Whoever runs it can give it one: meadhall serve --keeper FILE
fault-keeper-wrong = This is not the keeper’s token, or you have been here for too long. Enter it again.
fault-guest-unknown = There is no guest { $guest } here.
fault-chat-muted = The keeper of this hall no longer lets you write.
fault-hall-draining = This hall is about to be upgraded and opens no new tables. Try again in a few minutes.
fault-keeper-file = { $path } holds no token that can be used: one line of at least { $least } letters and digits, without spaces; for several admins, a line “NAME: TOKEN” for each of them. Delete the file, and the hall makes a good one.
fault-backup-there = { $path } is there already. Choose another name: a backup never overwrites anything.
fault-backup-nothing = This database holds no hall.
fault-backup-unreadable = { $path } is not a backup that “meadhall backup” has written.
fault-backup-broken = { $path } is damaged or incomplete. Nothing was restored; use another copy.
fault-backup-newer = { $path } was made by Meadhall { $version }, which is newer than this one. Upgrade first.
fault-restore-full = This database already holds a hall. Restore into an empty one.

## Being told of a turn

turn-notice = It is your turn: { $title } ({ $game }). { $link }
feed-title = Meadhall: { $name }’s turns
feed-turn = Your turn: { $title } ({ $game })
feed-over = Over: { $title } ({ $game })

## Campaigns

fault-campaign-source = Give either a file or a table you host.
fault-campaign-book-absent = This campaign belongs to the book “{ $book }”, which this hall does not have. Whoever runs the hall can add it with --book.
fault-campaign-way = This campaign cannot be continued that way ({ $way }). Possible: { $ways }

## Trying out

fault-trial-story = A story cannot be tried out: that would be reading ahead.
fault-counsel-rivals = People play against each other here: there is counsel only if all of them agree.
fault-trial-secrets = Players have secrets in this game: try it out alone or with bots.
fault-trial-none = Nothing is being tried out at this table.
fault-trial-nothing = There is nothing to play for real yet: answer first. What chance, the others or hidden cards decided cannot be repeated.
fault-trial-late = The game has moved on since you began to try this out. Try again from where it is now.
trial-come = Come and try something out with me: { $link }

## Somebody has vanished

fault-call-none = Nobody at this table is waited for, or a clock runs.
fault-call-yourself = The table waits for you: it is the others who may call.
fault-call-early = The table has not waited long enough yet.
fault-call-story = A story is not ended like that: let a bot sit in, or wait.
fault-resign-story = A story is not given up: leave your seat to a bot or to somebody else, and it goes on.
fault-table-shared = Others sit at this table too, so it cannot be deleted. You can put it away instead.

## Accounts

fault-password-length = A password has at least { $least } and at most { $most } characters.
fault-password-common = This password is one that is tried first everywhere. Choose another one.
fault-password-wrong = This is not your password.
fault-sign-in-wrong = Name or password is wrong.
fault-signed-out = You have signed out on this device.
fault-passkey-wrong = This passkey is not known here, or the attempt took too long. Try again.
fault-passkey-proof = Show one of your passkeys first: this device may be in other hands.
fault-passkey-place = Passkeys work only over https with a name, or at http://localhost. Use a password or your personal link here.
fault-passkey-unknown = There is no such passkey.
fault-passkey-many = You have this passkey already, or { $most } of them.
fault-forget-unsure = Say that you are sure: this cannot be undone.
fault-seat-blocked = The host of this table has blocked you, so you cannot sit down here.
fault-seat-nobody = Nobody sits on seat { $seat }.
fault-somebody-which = Say whom you mean: the writer of a message (“chat”) or somebody on a seat (“seat”), one of the two.
fault-block-self = You cannot block yourself.
fault-block-many = You have blocked { $most } people already, which is as many as there can be.
fault-block-unknown = You have not blocked this person, or no longer.
fault-report-self = You cannot report yourself.
fault-report-empty = Say what is wrong.
fault-report-many = The keeper has { $most } reports of yours to deal with first.
fault-report-unknown = There is no report { $report }.

## Who may come in

fault-banned = You are banned from this hall { $until ->
    [never] for good
   *[other] until { $until }
}. Reason: “{ $reason }”. { $appeal ->
    [none] To appeal, write to whoever runs this hall.
   *[other] To appeal: { $appeal }
}
fault-hall-closed = This hall takes no new guests at present. If you have an account here, sign in; otherwise try again later.
fault-hall-members = This hall is for members only. If you have an account here, sign in; otherwise ask whoever runs it.
fault-ban-which = Say who is to be banned: a guest (“guest”) or an address range (“network”), one of the two.
fault-ban-network = “{ $network }” is not an address or a range of addresses. Examples: 192.0.2.7, 192.0.2.0/24, 2001:db8:1:2::/64
fault-ban-wide = { $network } is too wide: a range has at least { $widest } bits (/{ $widest }).
fault-ban-own-address = { $network } holds the address you are on. Say that you are sure, or choose another range.
fault-ban-own-guest = This guest is you, on this very device. Say that you are sure, or choose another guest.
fault-ban-unknown = There is no ban { $ban } in force.
fault-reason-empty = Give a reason: it stays in the audit log, and a banned person is told.
fault-name-refused = The keeper of this hall has taken the name “{ $name }” away from you. Choose another name.
fault-agreement-nothing = This guest has finished no game that can be compared with the engine.

# The page in place of the handbook, or of a page it does not have.
documents-title = The handbook
documents-missing = The handbook is not here yet. “make play” builds it while the hall is open: try again in a minute. “{ $command }” in the folder of Meadhall builds it too.
documents-lost = The handbook has no such page. It may have been renamed.
documents-front = To the front page of the handbook
documents-hall = To the hall

### What is said about books: broken files, findings of the linter, and what the story tools answer.

## One error, and one finding

fault-saga = { $place }  { $code }  { $text }
fault-saga-near = { $place }  { $code }  { $text } ({ $near })
fault-saga-nearest = nearest: { $near }
fault-saga-possible = possible: { $near }
fault-saga-no-file = There is no file { $path }.
fault-saga-toml = { $path } is a saga of Yggdrasil Chronicles: “meadhall story check” reads it, and “meadhall play yggdrasil” plays it. This command is for books of Trudvang Legends.
fault-saga-no-campaign = The folder { $path } holds no { $file }. Name a single adventure file, or add { $file } to the folder.
fault-saga-not-an-adventure = { $path } is not an adventure: it has no part “entries”.
fault-saga-no-adventure-file = adventure { $adventure } is named here, but there is no file { $file }
fault-saga-other-adventure = this file contains adventure { $word }, but the campaign expects { $adventure } in it
fault-saga-unnamed = { $file } is in the folder, but the campaign does not name its adventure

## E00: not readable at all

fault-saga-too-big = the file is larger than { $most } MB
fault-saga-character = the character { $character } does not belong in a text file
fault-saga-empty = the file is empty
fault-saga-not-utf8 = this line is not written in UTF-8; save the file as UTF-8 text
fault-saga-documents = a second document begins here; a file holds one
fault-saga-deep = lists and braces are nested more than { $most } deep
fault-saga-anchor = “&” and “*” at the beginning of a value are not part of the format; put quotes around the text
fault-saga-tag = “{ $tag }” at the beginning of a value is not part of the format; put quotes around the text
fault-saga-key = a list or a map cannot be a key
fault-saga-colon = a text contains a colon followed by a space; put quotes around the text
fault-saga-tab = there is a tab here; indent with spaces
fault-saga-hard-space = there is a no-break space in the indentation here; indent with ordinary spaces
fault-saga-bracket = the bracket or brace that begins here is not closed by line { $until }: its end, a comma or a quotation mark is missing, or a text in it needs quotes (because of a comma, a colon or a “?”)
fault-saga-indent = this line is not indented like its neighbours
fault-saga-no-colon = there is no colon after “{ $word }”
fault-saga-space = after “{ $word }:” there must be an ordinary space
fault-saga-dash = “-” begins a list; give it a line of its own, or put quotes around the text
fault-saga-strange-dash = a list item begins with “-”, but here it is “{ $character }”
fault-saga-glued-dash = after the “-” of a list there must be a space
fault-saga-starts = a text cannot begin with “{ $character }”; put quotes around it
fault-saga-after-quote = there is something after the closing quotation mark; put quotation marks of the other kind around the whole text
fault-saga-quote = a quotation mark that begins here is never closed
fault-saga-yaml = this cannot be read ({ $reason })

## E01: unknown words

fault-saga-expected = expected { $expected }, found { $found }
fault-saga-quoted = “{ $word }” is in quotes and therefore a text; remove the quotes
fault-saga-found-text = “{ $text }”
fault-saga-found-nothing = nothing
fault-saga-found-list = a list
fault-saga-found-map = a map
fault-saga-kind-prose = a text
fault-saga-kind-name = a name without spaces
fault-saga-kind-word = a word that is possible here
fault-saga-kind-truth = true or false
fault-saga-kind-whole = a whole number
fault-saga-kind-list = a list
fault-saga-kind-map = a map with keys
fault-saga-kind-amount = a number or a named amount
fault-saga-kind-reckoned = a number or the name of a tally
fault-saga-kind-who = a word for who is meant
fault-saga-kind-condition = a condition, such as { "{" }class: ranger{ "}" }
fault-saga-kind-steps = a list of steps, such as [{ "{" }read: 12{ "}" }]
fault-saga-kind-only = a Class, or { "{" }has: card{ "}" }, or { "{" }quest: 1{ "}" }
fault-saga-kind-groups = an Enemy type with a number, such as { "{" }draugr: 2{ "}" }
fault-saga-cut = the text ends after “{ $text }”, because “#” begins a note; put quotes around the whole text
fault-saga-swallowed = “do:” is indented as far as the text above it and would be read aloud with it; move it to the left, under “text”
fault-saga-no-translation = this should be the translation of { $of }, but it has no part “translation”; “meadhall story translate” writes one
fault-saga-translation-of = this is next to { $of } but says that it translates “{ $word }”
fault-saga-translation-language = the file is called { $file }, but says that its language is “{ $word }”
fault-saga-range = { $number } is not between { $low } and { $high }
fault-saga-missing = “{ $word }” is missing
fault-saga-version = a book of format { $word } is newer than this Meadhall
fault-saga-comma = “{ $text }” comes after a comma inside braces; put straight quotes around the whole text
fault-saga-unknown = there is no key “{ $word }” here
fault-saga-step-here = “{ $word }” is a step; steps belong in the list under “do”
fault-saga-verb = there is no verb “{ $word }”
fault-saga-two-verbs = “{ $word }” is a second verb beside “{ $verb }”; each step has one
fault-saga-side = “{ $word }” cannot be combined with “{ $verb }”
fault-saga-no-value = this verb takes no value
fault-saga-needs-value = “{ $word }” needs a value
fault-saga-zone-combat = “{ $word }” works in combat only, on cards and in abilities of Enemies
fault-saga-zone-would = “{ $word }” works only in an effect whose “at” begins with “would_”
fault-saga-zone-passive = “{ $word }” works only in effects that are always on (“at: passive”)
fault-saga-zone-always = “{ $word }” does not belong in an effect that is always on; these do: modify_attack, modify_block, modify_test, modify_draw
fault-saga-window = there is no window “{ $word }” for an effect
fault-saga-who-nobody = “{ $word }” means somebody only on cards and in abilities; here it means nobody
fault-saga-who-unconcerned = “{ $word }” needs a Hero it can refer to: the branches of ask_each and one_of, a test whose outcome is each Hero’s own, or_else; here it means nobody
fault-saga-test-result = a condition on a test needs either “result” or “succeeded_at_least”
fault-saga-card-or-poi = name either a card or a POI
fault-saga-region-or-space = POI { $poi } has both a region and a space
fault-saga-poi-place = green POI { $poi } needs a region, or on an Adventure Map a space
fault-saga-no-question = no ask_each has the id “{ $word }”
fault-saga-no-test = no test has the id “{ $word }”

## E02 to E04: ids, entries, letters

fault-saga-zero = “{ $word }” begins with a zero
fault-saga-twice = “{ $word }” appears here for the second time
fault-saga-id = “{ $word }” is not an entry id: use a number, intro, or a name that begins with end-
fault-saga-outdented = “{ $word }” is indented no further than the entries; move it to the right, under the entry it belongs to
fault-saga-space-id = “{ $word }” is not a space: use a number
fault-saga-no-entry = there is no entry { $word }
fault-saga-letter = “{ $word }” is not the letter of a POI: there are twelve, A to L
fault-saga-no-poi = there is no POI { $word }

## E05 to E09: ways, regions, cards

fault-saga-unread = entry { $entry } is never read
fault-saga-dead-end = after entry { $entry } there may be no POI on the table, no map open and no End
fault-saga-dead-end-fallen = if the whole party falls in it, there may be no POI on the table, no map open and no End after entry { $entry }: only Heroes who are standing carry out a “one_of”
fault-saga-poi-never = POI { $poi } is never revealed
fault-saga-poi-not-there = { $verb }: POI { $poi } can never be on the table here
fault-saga-no-region = there is no region “{ $word }”; “meadhall story regions” lists them all
fault-saga-no-sleeve = the region { $word } has no sleeve for a Location
fault-saga-no-card = there is no card “{ $word }”
fault-saga-card-kind = { $word } is a card of the kind { $kind }; this needs: { $wanted }

## E10 to E14: tokens, tests, choices, Enemies

fault-saga-quest-number = there is no Quest token { $word }
fault-saga-quest-never = Quest token { $token } is asked for but never gained
fault-saga-quest-unused = Quest token { $token } is gained but never asked for
fault-saga-test-each-read = with “outcome: each” the Heroes part ways, so no entry can be read inside
fault-saga-test-they = “outcome: they” is for one Hero: “by: single may” or “by: single must”
fault-saga-test-single = one Hero alone has the outcome “they”
fault-saga-test-outcome = the test needs an “outcome”: any_succeeds, all_succeed or each
fault-saga-test-declined = nobody can decline a test that each must take
fault-saga-test-nothing = the test has neither “success” nor “failure”
fault-saga-no-open-option = every option has an “if” or a “cost”: one must always be open
fault-saga-red-without-foes = red POI { $poi } has no Enemies (“foes”)
fault-saga-green-with-foes = green POI { $poi } has Enemies (“foes”): make it red, or take them away
fault-saga-regular-numbers = the regular Enemies of POI { $poi } get their numbers from the Enemy card
fault-saga-foes-figure = the Enemies of POI { $poi } need a “figure”
fault-saga-foes-numbers = the Enemies of POI { $poi } need “health” and “attack”
fault-saga-with-green = POI { $poi } is green: Enemies can belong only to a red one
fault-saga-no-enemy-card = { $figure }: it is not certain that an Enemy card of this type has been revealed before

## E15 to E19: beginning, sea, reading, Ends, map

fault-saga-no-intro = there is no entry intro
fault-saga-no-heroes = intro does not place the Heroes
fault-saga-no-ship = POI { $poi } in { $place } can be reached by sea only, and nothing gives a Ship
fault-saga-after-read = { $verb } is never carried out: entry { $entry } is read before it
fault-saga-no-end = no End can be reached
fault-saga-stuck = from entry { $entry } on, some paths never reach an End
fault-saga-many-ends = there are { $count } Ends; more than { $most } are hard to tell apart
fault-saga-reward-who = { $verb } in an End without “who” goes only to the Heroes who reached it
fault-saga-no-space = there is no space { $word }
fault-saga-door-half = the door from { $a } to { $b } was added: doors go both ways
fault-saga-no-way-out = from space { $space } no way leads to an entry that leaves the map
fault-saga-only-way = space { $space } is the only way on, and this blocks it

## E20 to E22: campaign and supply

fault-saga-no-adventure = there is no adventure “{ $word }”
fault-saga-campaign-stuck = a campaign can get stuck without a main adventure to play; played so far: { $played }
fault-saga-locked = nothing unlocks adventure { $adventure }
fault-saga-no-ending = the campaign has no ending “{ $word }”
fault-saga-ending-never = no End gives the ending “{ $ending }”
fault-saga-few-endings = the campaign has fewer than two endings ({ $count })
fault-saga-personality-tokens = { $count } Personalities, but only { $most } tokens
fault-saga-enemy-tokens = { $count } Enemy tokens at once, but there are only { $most }
fault-saga-elite-tokens = { $count } Elite tokens at once, but there are only { $most }
fault-saga-ships = more than { $most } Ships at once
fault-saga-generic-tokens = the World cards may need { $count } Generic tokens, but there are only { $most }
fault-saga-space-tokens = { $count } spaces may be cleared or blocked, but there are only { $most } tokens

## E23: a circle

fault-saga-circle = these entries lead to one another for ever, and nobody is asked anything: { $entries }
fault-saga-circle-if = where “{ $fact }” holds, these entries lead to one another for ever: { $entries }
fault-saga-circle-unless = where “{ $fact }” does not hold, these entries lead to one another for ever: { $entries }

## E24: tallies

fault-saga-tally-two-ways = the tally “{ $tally }” is counted for the adventure in one place and for the campaign in another
fault-saga-tally-in-vain = the tally “{ $tally }” always lies between { $low } and { $high }: this can never hold
fault-saga-tally-equals = “equals” stands alone: with it, “at_least” and “at_most” say nothing more
fault-saga-tally-word = “{ $word }” is an amount of the format; call the tally something else

## E25: texts that change

fault-saga-varied-open = “{ $text }” opens a brace that nothing closes
fault-saga-varied-tally = “{ $text }” is not the name of a tally
fault-saga-varied-once = after “once:” there may only be one more part, and it begins with “later:”; here: “{ $text }”
fault-saga-varied-one = “one of:” needs at least two parts, with “|” between them; here: “{ $text }”
fault-saga-varied-else = only the last part may stand without “if”; here: “{ $text }”
fault-saga-varied-if = after “if” comes a remembered fact or a condition in braces, and then a colon; here: “{ $text }”
fault-saga-varied-strange = “{ $text }” is printed as it stands; a text that changes begins with “if”, “once:”, “one of:” or “tally:”
fault-saga-varied-here = “{ $text }” is printed as it stands: names and the texts of cards and POIs do not change
fault-saga-varied-otherwise = “{ $word }” is printed as it stands; in a text the last part needs no word before it

## E26: visits

fault-saga-visit-end = visiting entry { $entry } would never come back: an End ends the adventure, and nothing is read after it
fault-saga-visit-endless = this visit leads back to where it came from and would never be over: { $entries }
fault-saga-visit-card = “visit” comes back to the entry it stands in; a card can only “read”

## Warnings

fault-saga-long = entry { $entry } has { $count } words; more than { $most } are hard to listen to
fault-saga-short = entry { $entry } has { $count } words; fewer than { $fewest } hardly make a scene
fault-saga-in-a-row = from entry { $entry } on, { $count } entries are read without a decision (more than { $most })
fault-saga-hard-test = difficulty { $difficulty } without help for any Class: { $odds }
fault-saga-must-fail = this test must be failed to go on: { $odds }
fault-saga-path-loss = a path to entry { $entry } costs { $loss } health; the weakest Hero has { $health }
fault-saga-no-trace = what { $adventure } decides here leaves no trace in a main adventure
fault-saga-card-unused = card { $card } is never given to anyone
fault-saga-flag-unused = the fact “{ $flag }” is remembered, but nothing asks for it
fault-saga-flag-never = something asks for the fact “{ $flag }”, but it is never remembered
fault-saga-tally-unused = the tally “{ $tally }” is counted, but nothing asks for it or prints it
fault-saga-tally-never = something asks for the tally “{ $tally }”, but nothing ever counts it
fault-saga-red-region = red POI { $poi } is placed where it is read; { $place } is ignored
fault-saga-boss-threat = Threat is placed where a Boss may stand (POI { $poi })
fault-saga-figures = a path to entry { $entry } needs { $count } figures of { $figure }; the box has { $supply }
fault-saga-party-test = the test stands within what befalls one Hero, but its outcome “{ $outcome }” is the whole party’s, and so is { $verb }: say “who: party” if that is meant, or “who: them” for that Hero alone
fault-saga-class-gate = without a { $class } in the party the End { $entry } can never be reached
fault-saga-copied = this sentence belongs to a printed book: “{ $sentence }”
fault-saga-stories = the stories area may hold { $count } cards; it has { $most } sleeves
fault-saga-stale = “{ $name }” was changed after it was translated: bring the translation up to date, then run “meadhall story translate” with --mark

## Edits that touch saved games

fault-saga-gone-adventure = adventure { $id } is gone: its saved games cannot go on
fault-saga-gone-entry = entry { $id } is gone
fault-saga-gone-poi = POI { $id } is gone
fault-saga-gone-card = card { $id } is gone
fault-saga-gone-space = space { $id } is gone
fault-saga-gone-option = the option “{ $id }” is gone: a saved game may have chosen it
fault-saga-gone-block = “{ $id }” is gone: give back its id, or its place
fault-saga-gone-flag = the fact “{ $id }” was remembered before and is not any more, but something still asks for it
fault-saga-forgotten = “{ $id }” used to be asked for, but nothing knows it any more: if it has a new name, saved games still use the old one
fault-saga-changed-poi = POI { $id } has changed its colour
fault-saga-changed-card = card { $id } was of the kind { $old } and is now of the kind { $new }
fault-saga-changed-steps = the steps of “{ $id }” have changed: a game saved in the middle of them goes on at another step
fault-saga-moved-option = “{ $label }” was “{ $id }” and is now “{ $now }”: saved games would have chosen another option; give options an id before you move them

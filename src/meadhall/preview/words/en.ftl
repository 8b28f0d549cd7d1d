# The inspector of a preview.

inspector = Inspector
preview-findings = What the check finds
preview-clean = Nothing: the book is clean.
preview-where = Where the story is
preview-adventure = Adventure
preview-entry = Read last
    .read = { $count ->
        [one] read
       *[other] read { $count } times
    }
    .near = can be reached
    .far = cannot be reached from here
preview-round = Round
preview-asked = Question
preview-steps = Under way
preview-memory = What the book remembers
    .flags = Remembered
    .facts = Remembered always
    .counts = Tallies
    .sums = Tallies of the campaign
    .chose = Answers
    .results = Tests
    .tokens = Tokens
    .goals = POIs on the table
    .quests = Quests
    .stories = Stories
    .cards = Cards
    .played = Played
preview-nothing = Nothing yet.
preview-set = Set before a leap
    .note = Change what the story remembers, then open the book at an entry. Facts and cards are separated by commas; a number follows its name: coins:3. Quest tokens: 1:all.
    .items = Items
    .companions = Companions
    .titles = Titles
preview-leap = Open the book at { $entry }
preview-leapt = You opened { $entry }
    .on = It goes on by itself: { $ways }
preview-again = Begin again
preview-old = The file cannot be read, so the version before it is played. { $reason }
preview-stuck = The book has changed so much that this table cannot go on. Open it at an entry, or begin again. { $reason }
fault-preview-entry = There is no entry { $entry } in this book. Nearest: { $nearest }

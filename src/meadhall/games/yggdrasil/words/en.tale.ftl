# A saga told back. A sentence that comes again takes its next way: a, b, c, d.

tale-opening = { $count ->
        [one] { $gods } came down to the roots of the tree, and the book was opened.
       *[other] { $gods } came down to the roots once more; it was try { $count }, and the book fell open at the same place.
    }
tale-page = { $way ->
        [a] The page was headed “{ $page }”.
        [b] Then the page turned: “{ $page }”.
        [c] Another page, and on it stood: “{ $page }”.
       *[d] Over the leaf it said “{ $page }”.
    }
tale-deed = { $count ->
        [one] “{ $errand }”
       *[other] “{ $errand }” ({ $count } times)
    }
tale-deeds = { $way ->
        [a] What the page asked for was done: { $deeds }.
        [b] There was work to do, and nobody else to do it: { $deeds }.
       *[c] This is what they did about it: { $deeds }.
    }
tale-broken = The oath of { $worlds } turned out to be broken.
tale-bout = { $god } against { $foe }
tale-fights = { $way ->
        [a] { $count ->
            [one] There was one fight: { $who }.
           *[other] There were { $count } fights: { $who }.
        }
        [b] They did not stand idle: { $who }.
        [c] Steel rang on the branches: { $who }.
       *[d] What was fought here: { $who }.
    }
tale-jotnar = { $count ->
        [one] The jotun { $jotnar } was beaten back.
       *[other] The jotnar { $jotnar } were beaten back.
    }
tale-slain = { $enemy } was slain, and will not be back.
tale-artifact = { $god } took up { $artifact }.
tale-worlds = { $way ->
        [a] { $count ->
            [one] One world was lost: { $worlds }.
           *[other] Worlds were lost: { $worlds }.
        }
        [b] { $worlds } went dark.
       *[c] Nobody could hold { $worlds }.
    }
tale-healed = { $count ->
        [one] { $worlds } was made green again.
       *[other] { $worlds } were made green again.
    }
tale-won = { $count ->
        [one] And they won it, at the first try.
       *[other] And they won it, at try { $count }.
    }
tale-lost-saga = Then it was over. { $reason }
tale-points = { $god } ({ $count })
tale-experience = It left its mark on everybody, in points of experience: { $gains }.
tale-learn = { $god } learned to use { $face } on the { $die }.
tale-equip = { $god } will not set out again without this: { $thing }.
tale-befriend = { $god } found in { $to } a { $bond }.
tale-closing-won = { $way ->
        [a] The tree stands.
        [b] The tree still stands.
       *[c] The tree stands, and the leaves are counted: none is missing that mattered.
    }
tale-closing-lost = { $way ->
        [a] The tree has other seasons. They will try again.
        [b] The saga was closed, and laid where it could be found.
       *[c] Whoever tells it says: that was not the last time.
    }

## In which …

tale-which-worlds = { $count ->
        [one] one world falls
       *[other] { $count } worlds fall
    }
tale-which-slain = { $count ->
        [one] one enemy is slain
       *[other] { $count } enemies are slain
    }
tale-which-won = the tree stands
tale-which-lost = the gods learn what losing is

## What can be counted

tale-count-pages = { $count ->
        [one] page
       *[other] pages
    }
tale-count-deeds = { $count ->
        [one] saga action
       *[other] saga actions
    }
tale-count-fights = { $count ->
        [one] fight
       *[other] fights
    }
tale-count-jotnar = { $count ->
        [one] jotun beaten
       *[other] jotnar beaten
    }
tale-count-slain = { $count ->
        [one] enemy slain
       *[other] enemies slain
    }
tale-count-worlds = { $count ->
        [one] world fallen
       *[other] worlds fallen
    }
tale-count-rounds = { $count ->
        [one] round
       *[other] rounds
    }

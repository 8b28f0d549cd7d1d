# An adventure told back. A sentence that comes again takes its next way: a, b, c, d.

tale-card = “{ $card }”
tale-all = the Heroes
tale-opening = { $many ->
        [one] The story finds { $heroes } { $in }, alone.
       *[other] { $way ->
            [a] The story finds { $heroes } { $in }. { $leader } walks in front.
            [b] { $in } we meet them again, { $heroes }, with { $leader } in the lead.
            [c] It begins { $in }. There are { $heroes }, and it is { $leader } whom the others follow.
           *[d] { $heroes } stand { $in }, and they look to { $leader }.
        }
    }
tale-opening-hired = { $way ->
        [a] The story finds { $heroes } { $in }, and { $hired } has come along, for coin and company.
        [b] { $in } we meet { $heroes } again, and { $hired }, who is paid for it.
        [c] It begins { $in }, with { $heroes }; { $hired } came along for coin and company.
       *[d] { $heroes } stands { $in }, with { $hired }, and coin has changed hands.
    }
tale-placed = { $way ->
        [a] Then { $heroes } stood { $in }.
        [b] The next thing to tell happened { $in }, and { $heroes } saw it.
       *[c] { $many ->
            [one] Before long { $heroes } was { $in }.
           *[other] Before long { $heroes } were { $in }.
        }
    }
tale-travel = { $way ->
        [a] The road led { $heroes } { $to }.
        [b] { $heroes } went on { $to }.
        [c] By nightfall { $heroes } had come { $to }.
       *[d] From there it was { $heroes } on the way { $to }.
    }
tale-sail = { $way ->
        [a] { $heroes } took ship and came { $to }.
       *[b] The sea carried { $heroes } { $to }.
    }
tale-map = { $way ->
        [a] What came next is on no map of the land; they had to find their way step by step.
       *[b] Again the map was of no use, and they felt their way forward.
    }
tale-hired = For coin and company { $hero } came along.
tale-joined = Here one Hero turned back, and { $hero } went on instead.
tale-choose = { $way ->
        [a] There was a choice to be made, and this was it: “{ $label }”
        [b] It could have gone otherwise. They said: “{ $label }”
        [c] Asked what to do, nobody looked at the floor: “{ $label }”
        [d] Later they would call it the only way: “{ $label }”
        [e] They talked it over, and not for long: “{ $label }”
        [f] Then one of them said it, and nobody spoke against it: “{ $label }”
        [g] There were other roads. They took this one: “{ $label }”
       *[h] Ask them today, and they would do it again: “{ $label }”
    }
tale-test-passed = { $way ->
        [a] It wanted { $type }, and { $heroes } had enough of it.
        [b] { $type } was asked for; { $heroes } gave it.
        [c] { $type } decided, and it decided for { $heroes }.
       *[d] { $type } again, and again it was there when { $heroes } needed it.
    }
tale-test-failed = { $way ->
        [a] It wanted { $type }, and { $heroes } had not enough of it.
        [b] { $type } was asked for; { $heroes } had to pass.
        [c] { $type } decided, and it decided against { $heroes }.
       *[d] This time { $type } let { $heroes } down.
    }
tale-test-parted = { $way ->
        [a] It wanted { $type }: { $heroes } had enough of it, { $others } had not.
       *[b] { $type } parted them; it was there for { $heroes } and not for { $others }.
    }
tale-test-fallen = Nobody was left standing who could have tried.
tale-fight-won = { $way ->
        [a] { $in } it came to blows ({ $enemies }), and when it was over { $count ->
            [one] one enemy lay still
           *[other] { $count } enemies lay still
        }.
        [b] Steel was drawn { $in }. { $count ->
            [one] One enemy
           *[other] { $count } enemies
        } did not walk away ({ $enemies }).
        [c] There was fighting { $in } ({ $enemies }); { $count ->
            [one] one enemy
           *[other] { $count } enemies
        } fell, and the rest is snow.
       *[d] { $in } nobody asked twice ({ $enemies }), and soon { $count ->
            [one] one enemy
           *[other] { $count } enemies
        } stood no longer.
    }
tale-fight-still = { $way ->
        [a] Weapons were out { $in }, but no enemy was left to meet them.
       *[b] A fight that could have been { $in } came to nothing.
    }
tale-fight-left = { $way ->
        [a] The fight { $in } broke off before it was settled.
       *[b] { $in } they let go of a fight that was not won.
    }
tale-defeated = { $way ->
        [a] { $hero } fell.
        [b] Then { $hero } went down.
       *[c] It was { $hero } who paid for it, and lay where the blow had fallen.
    }
tale-return = { $way ->
        [a] But { $hero } came back, thinner and slower, and took up the pack again.
       *[b] { $hero } stood again before anybody had found words.
    }
tale-lesson = { $hero } ({ $feat })
tale-learned = { $way ->
        [a] Whoever lives through such a day has learned something: { $lessons }.
        [b] They were no longer those who had set out: { $lessons }.
       *[c] Again there was something to be learned from it: { $lessons }.
    }
tale-gained = { $way ->
        [a] From that day { $hero } carried { $cards }.
        [b] { $hero } came away with { $cards }.
       *[c] What { $hero } has to show for it: { $cards }.
    }
tale-inherited = { $cards } went on with { $hero }.
tale-wyrd = { $way ->
        [a] Something of the Wyrd took hold of { $heroes }, and stayed.
       *[b] The Wyrd reached for { $heroes } as well.
    }
tale-world = { $way ->
        [a] Since then the land is not quite the same: { $cards }.
        [b] One more thing that cannot be taken back: { $cards }.
       *[c] The world remembers it: { $cards }.
    }
tale-gone = That was the end of { $cards }.
tale-replaced = Something old made room for { $cards }.
tale-person = { $card } could be met { $in } from then on.
tale-opens = { $count ->
        [one] A new road lay open: { $cards }.
       *[other] New roads lay open: { $cards }.
    }
tale-to-come = { $count ->
        [one] One story is still waiting: { $cards }.
       *[other] Other stories are still waiting: { $cards }.
    }

## In which …

tale-which-choices = { $count ->
        [one] one thing is decided
       *[other] { $count } things are decided
    }
tale-which-foes = { $count ->
        [one] one enemy falls
       *[other] { $count } enemies fall
    }
tale-which-fallen = { $many ->
        [one] { $heroes } is struck down
       *[other] { $heroes } are struck down
    }
tale-which-failed = { $count ->
        [one] one attempt goes wrong
       *[other] { $count } attempts go wrong
    }
tale-which-nobody = everybody comes home

## What can be counted

tale-count-choices = { $count ->
        [one] choice
       *[other] choices
    }
tale-count-fights = { $count ->
        [one] fight
       *[other] fights
    }
tale-count-foes = { $count ->
        [one] enemy slain
       *[other] enemies slain
    }
tale-count-passed = { $count ->
        [one] test passed
       *[other] tests passed
    }
tale-count-failed = { $count ->
        [one] test failed
       *[other] tests failed
    }
tale-count-levels = { $count ->
        [one] Feat learned
       *[other] Feats learned
    }
tale-count-defeats = { $count ->
        [one] defeat
       *[other] defeats
    }
tale-count-rounds = { $count ->
        [one] round
       *[other] rounds
    }

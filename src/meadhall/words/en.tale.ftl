# A campaign told back: what is the same in every game.

tale-headline = { $count ->
        [one] The saga of { $heroes }
       *[other] The saga of { $heroes }
    }
tale-which = In which { $clauses }.
tale-tried = { $count ->
        [one] They had begun it once before, and that is not told here.
       *[other] They had begun it { $count } times before, and that is not told here.
    }
tale-lost = The book has been rewritten since, and not all of this can be told any more.
tale-nothing-yet = Nothing has been told yet: the first page is still to be read.
tale-goes-on = Here the telling stops for tonight. The story does not.
tale-ended = So it ended: { $ending }. Tell it as it was.
tale-all-told = That is the whole of it. Tell it as it was.

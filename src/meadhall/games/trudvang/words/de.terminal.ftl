### Was das Terminal an einem Tisch von Trudvang Legends sagt.

## Befehle: die Wörter, die man tippt (das erste wird gezeigt), was auf sie folgt, was sie tun

terminal-trudvang-do-table = tisch
    .args = { "" }
    .help = alle in Kürze, die Feinde, die POI
terminal-trudvang-do-page = seite, buch
    .args = { "" }
    .help = die zuletzt gelesene Seite und was daraus wurde
terminal-trudvang-do-story = geschichte
    .args = { "" }
    .help = alles bisher Gelesene, was gewählt wurde und was es geändert hat
terminal-trudvang-do-map = karte
    .args = [REGION]
    .help = alle Regionen mit ihren Grenzen und wer dort ist, oder eine Region ausführlich
terminal-trudvang-do-foes = feinde
    .args = { "" }
    .help = die Feindkarten im Spiel, jeder Feind mit seinen Werten, wartende Bedrohung
terminal-trudvang-do-sheet = tafel, helden
    .args = [HELD]
    .help = eine Heldentafel: Leben, CP, EP, Beutel und Chancen, Zustände, Talente, Besitz; von einem Helden, den niemand spielt, die Heldenkarte
terminal-trudvang-do-feats = talente
    .args = [HELD ODER NAME]
    .help = alle Talente eines Helden, oder eines mit seinem Namen: seine Art, die Runen, die es braucht, was es tut
terminal-trudvang-do-fight = kampf
    .args = { "" }
    .help = der Kampf: Feinde, Talente und Plätze, Fehlschlagleisten, die nächste Ziehung, was Aufhören bedeutet
terminal-trudvang-do-cards = karten
    .args = [NAME]
    .help = die Karten auf dem Tisch und was sie tun
terminal-trudvang-do-decks = stapel
    .args = { "" }
    .help = was Feindangriffs- und Ereignisstapel noch bringen können
terminal-trudvang-do-campaign = kampagne
    .args = { "" }
    .help = gespielte und freigeschaltete Abenteuer, Questmarker

## Der Tisch

terminal-trudvang-legend =
    Runen: ≈ Wasser, ▲ Feuer, ■ Erde, » Wind, ● Dunkel, ✶ Wild. [ ] ist ein freier Platz mit dem, was er nimmt, ✗ die Fehlschlagleiste, ← das Gezogene.
    Bei einem Talent heißt ✓, dass es voll ist, –, dass es genutzt ist. Bei einem Feind: übriges und volles Leben, ⚔ Angriff, ◈ Abwehr; ! ist Bedrohung.
    ♥ ist Leben, ♡ verlorenes Leben, ◆ der Anführer. Auf einem Plan ist ◉ die Gemeinschaft, ✓ geräumt, ✗ versperrt, → die Türen.
    Auf der Karte sind Punktlinien die Küsten, feinere die Landgrenzen, und Meere sind gepunktet. (4) ist die Taste, die eine Region wählt; ‹ › sind die Helden dort, ‡ Feinde, ◇ POIs, ! Bedrohung, ⌂ ein Ort, & eine Persönlichkeit, ∪ ein Schiff.
terminal-trudvang-gathering = Die Gemeinschaft sammelt sich.
terminal-trudvang-turn-before = „{ $title }“, vor der ersten Runde.
terminal-trudvang-turn = „{ $title }“, Runde { $round }{ $phase ->
    [none] .
   *[other] : { $phase }.
    }
terminal-trudvang-played = { $you ->
    [yes] { $hero } (du)
   *[no] { $hero } ({ $name })
    }
terminal-trudvang-unknown = Nichts hier heißt „{ $text }“. Am nächsten kommt: { $nearest }

## Das Buch

terminal-trudvang-unread = Es wurde noch keine Seite gelesen.
terminal-trudvang-entry = { $title }, Abschnitt { $entry }
terminal-trudvang-entry-intro = { $title }, der Anfang
terminal-trudvang-entry-end = { $title }, das Ende
terminal-trudvang-entry-line = { $entry ->
    [intro] Der Anfang
   *[other] Abschnitt { $entry }
    }
terminal-trudvang-chapter = „{ $title }“
terminal-trudvang-change = – { $text }

## Die Kampagne

terminal-trudvang-campaign = Kampagne: { $title }.
terminal-trudvang-adventure = „{ $title }“: { $blurb }
terminal-trudvang-played-line = Gespielt: „{ $title }“.
terminal-trudvang-unlocked = Freigeschaltet: { $cards }.
terminal-trudvang-quest = Questmarker { $number }: { $owner ->
    [all] für alle
   *[other] { $owner }
    }.
terminal-trudvang-reason-told = Die Geschichte ist zu Ende erzählt.
terminal-trudvang-reason-ending = Die Kampagne ist zu Ende{ $ending ->
    [none] .
   *[other] : { $ending }.
    }
terminal-trudvang-reason-cap = Die Geschichte wurde abgebrochen: zu viele Runden.

## Karten und Stapel

terminal-trudvang-no-cards = Auf dem Tisch liegt keine Karte.
terminal-trudvang-card = { $card } ({ $kind }{ $place ->
    [none] { "" }
   *[other] , { $place }
    }).
terminal-trudvang-card-tokens = { $name }: { $count } von { $most }.
terminal-trudvang-kind-location = Ort
terminal-trudvang-kind-item = Gegenstand
terminal-trudvang-kind-companion = Gefährte
terminal-trudvang-kind-personality = Persönlichkeit
terminal-trudvang-kind-title = Titel
terminal-trudvang-kind-world = Welt
terminal-trudvang-kind-adventure = Abenteuer
terminal-trudvang-kind-side_quest = Nebenquest
terminal-trudvang-deck = { $deck }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }.
terminal-trudvang-deck-top = Obenauf, in dieser Reihenfolge: { $cards }.
terminal-trudvang-deck-bag = Gemischt: { $cards }.
terminal-trudvang-deck-bottom = Zuunterst, in dieser Reihenfolge: { $cards }.
terminal-trudvang-deck-out = Abgelegt: { $cards }.
terminal-trudvang-counted = { $count ->
    [1] { $name }
   *[other] { $name } ({ $count })
    }

## Die Landkarte

terminal-trudvang-region = { $region }{ $here ->
    [none] { "" }
   *[other] : { $here }
    }. { $near }
terminal-trudvang-sea = { $region } (Meer)
terminal-trudvang-near = { $roads ->
    [none] { "" }
   *[other] Über Land: { $roads }.
    }{ $shores ->
    [none] { "" }
   *[other] { $roads ->
        [none] { "" }
       *[other] { " " }
        }Mit dem Schiff: { $shores }.
    }
terminal-trudvang-next = Daneben, { $region }: { $here }.
terminal-trudvang-far = { $hero } ist { $borders ->
    [one] 1 Grenze
   *[other] { $borders } Grenzen
    } entfernt.
terminal-trudvang-place = { $place }: { $here ->
    [none] niemand und nichts
   *[other] { $here }
    }.
terminal-trudvang-inside = Ein Plan liegt { $region } offen. Die Gemeinschaft ist { $space }.
terminal-trudvang-space = { $space }{ $here ->
    [none] { "" }
   *[other] : { $here }
    }. { $doors ->
    [none] Keine Tür.
   *[other] Türen: { $doors }.
    }
terminal-trudvang-hero-down = { $hero } (besiegt)
terminal-trudvang-threat = { $count ->
    [1] wartende Bedrohung
   *[other] wartende Bedrohung ({ $count })
    }
terminal-trudvang-group = { $count ->
    [1] { $group } (1)
   *[other] { $group } ({ $count })
    }
terminal-trudvang-foe = Feinde { $place }: { $group }.
terminal-trudvang-waits = Bedrohung wartet { $place }.
terminal-trudvang-goal = Zu besuchen { $place }: { $poi }.
terminal-trudvang-no-foes = Kein Feind ist im Spiel.
terminal-trudvang-enemy-card = { $card }: Leben { $health }, Angriff { $attack }, Abwehr { $defence }, { $nature }{ $marks ->
    [none] .
   *[other] ; markiert: { $marks }.
    }
terminal-trudvang-units = { $group } ({ $nature }) { $place }:
terminal-trudvang-unit = { $number ->
    [0] Bedrohung: { $facts }
   *[other] Nr. { $number }: { $facts }
    }
terminal-trudvang-facts = Leben { $health } von { $most }, Angriff { $attack }, Abwehr { $defence }{ $state ->
    [still] ; greift nicht an
    [acted] ; hat angegriffen
   *[none] { "" }
    }
terminal-trudvang-point = { $poi }{ $red ->
    [yes] { " " }(rot)
   *[no] { "" }
    }. { $text }

## Helden

terminal-trudvang-all-heroes = Alle Helden
terminal-trudvang-no-hero = { $name } hat noch keinen Helden gewählt.
terminal-trudvang-brief = { $hero }: Leben { $hp } von { $most }, { $cp } CP, { $xp } EP{ $state ->
    [down] , besiegt
    [exhausted] , erschöpft
   *[none] { "" }
    }{ $place ->
    [none] .
   *[other] , { $place }.
    }
terminal-trudvang-gifts = { $kind }. Erschöpfungseffekt: { $exhaust } Bei voller Fehlschlagleiste, wenn erschöpft: { $miss }
terminal-trudvang-statuses = Zustände: { $statuses ->
    [none] keine
   *[other] { $statuses }
    }.
terminal-trudvang-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] 1 Rune im Beutel; die nächste ist: { $kinds }.
   *[other] { $count } Runen im Beutel; die nächste ist: { $kinds }.
    }
terminal-trudvang-bag-kind = { $rune } { $count } ({ $percent } %)
terminal-trudvang-drawn = Gezogen: { $runes }.
terminal-trudvang-hero-card = { $hero }: Leben { $health }.
terminal-trudvang-feats-of = Talente von { $hero }:
terminal-trudvang-feats = { $count ->
    [one] 1 Talent im Stapel.
   *[other] { $count } Talente im Stapel.
    }
terminal-trudvang-feats-top = Obenauf, in dieser Reihenfolge: { $feats }.
terminal-trudvang-feats-bag = Gemischt: { $feats }.
terminal-trudvang-feats-bottom = Zuunterst, in dieser Reihenfolge: { $feats }.
terminal-trudvang-feats-out = Abgelegt: { $feats }.
terminal-trudvang-upgrades = { $xp ->
    [0] Ein Aufstieg steht an
   *[other] { $xp } EP bis zum nächsten Aufstieg
    }; Aufwertungen ({ $count }): { $feats }.
terminal-trudvang-ultimates = Ultimative Talente darunter: { $feats }.
terminal-trudvang-owned-item = Gegenstand: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-companion = Gefährte: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-companion-turned = Gefährte, in diesem Abenteuer genutzt: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-title = Titel: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-owned-idle = Nicht in Gebrauch: { $card }. { $effect ->
    [none] { "" }
   *[other] { $effect }
    }
terminal-trudvang-hired = Söldner: { $hero }{ $exhausted ->
    [yes] , erschöpft
   *[no] { "" }
    }. Runen auf der Heldenkarte: { $runes ->
    [none] keine
   *[other] { $runes }
    }.
terminal-trudvang-hired-feat = { $feat }{ $state ->
    [down] { " " }(verdeckt)
    [used] { " " }(genutzt)
   *[none] { "" }
    }: { $runes ->
    [none] keine Rune
   *[other] { $runes }
    }. { $effect }

## Kampf

terminal-trudvang-no-combat = Gerade ist kein Kampf.
terminal-trudvang-combat = Kampf { $place }: { $step }.
terminal-trudvang-step-planning = Planung
terminal-trudvang-step-tracks = Fehlschlagleisten
terminal-trudvang-step-skills = Fertigkeiten und schnelle Angriffe
terminal-trudvang-step-enemies = die Feinde greifen an
terminal-trudvang-step-attacks = die Helden greifen an
terminal-trudvang-step-items = Gegenstände
terminal-trudvang-step-over = er ist vorbei
terminal-trudvang-blow = { $defender ->
    [none] { $unit } greift an
   *[other] { $unit } greift { $defender } an
    }{ $card ->
    [none] { "" }
   *[other] { " " }(Karte: { $card })
    }. { $end ->
    [missed] Der Angriff geht fehl.
    [aimed] Stärke { $strength }, Block { $block }: { $loss } Leben gingen verloren.
   *[none] Stärke { $strength }.
    }{ $ability ->
    [triggered] { " " }Die Fähigkeit ist ausgelöst.
    [cancelled] { " " }Die Fähigkeit ist aufgehoben.
   *[none] { "" }
    }
terminal-trudvang-gains = In diesem Kampf: { $gains }.
terminal-trudvang-feat = { $state ->
    [used] Genutzt
    [active] Voll
   *[open] Offen
    }: { $feat } ({ $keyword ->
    [fast] { $kind }, schnell
    [instant] { $kind }, sofort
   *[none] { $kind }
    }; { $slots }). { $effect }
terminal-trudvang-feat-face = { $feat } ({ $keyword ->
    [fast] { $kind }, schnell
    [instant] { $kind }, sofort
   *[none] { $kind }
    }; { $slots }). { $effect }
terminal-trudvang-track = Fehlschlagleiste: { $count } von { $most }{ $runes ->
    [none] .
   *[other] : { $runes }.
    }
terminal-trudvang-misses = { $misses } { $percent } %

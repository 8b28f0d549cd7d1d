### Trudvang Legends im Browser: was nur der gezeichnete Tisch sagt.

map-label = Die Landkarte von Trudvang
map-near = Näher ansehen
map-whole = Die ganze Landkarte
land-label = { $region }
sea-label = { $region }, ein Meer
map-western_great_white = Westliches Großes Weiß
map-great_plains = Große Ebenen
map-eastern_great_white = Östliches Großes Weiß
map-great_iron_tooth = Großer Eisenzahn
map-muspelheim = Muspelheim
map-darkwoods = Dunkelwald
map-eastern_darkwoods = Östlicher Dunkelwald
map-icepeak = Eisgipfel
map-westmark = Westmark
map-manjord = Manjord
map-trollridge = Trollkamm
map-dranvelt = Dranvelt
map-ejdland = Ejdland
map-fylges = Fylges
map-arji = Arji
map-wildland = Wildland
map-sylvan = Sylvan
map-soj = Soj
map-grim_sea = Grimme See
map-sea_of_mists = Nebelsee
map-storm_sea = Sturmsee
near-land = Über Land: { $regions }
near-sea = Mit dem Schiff: { $regions }
region-empty = Hier ist niemand und nichts.
tokens-of = { $name }: { $count } von { $most }

spaces-label = Der Plan dieses Ortes
space-here = die Gemeinschaft ist hier
enemies-title = Feinde im Spiel

## Das Buch

entry-intro = Der Anfang
entry-end = Das Ende
changes = Was daraus wurde
journal = Die Geschichte bisher
journal-empty = Noch ist nichts gelesen.
read-again = { $title }: noch einmal lesen
journal-tried = { $count ->
        [one] Es wurde einmal neu begonnen.
       *[other] Es wurde { $count }-mal neu begonnen.
    }
journal-lost = Das Buch hat sich seither geändert: Der Rest lässt sich nicht mehr erzählen.
gained = Was die Helden mitnehmen
gained-yet = Was die Helden bisher gewonnen haben
gained-nothing = nichts Neues
gained-feats = das Talent { $name }
gained-items = { $name }
gained-companions = { $name } als Gefährte
gained-titles = den Titel „{ $name }“
remembered = Was die Welt im Gedächtnis behält
event-card = Ereignis
shut-book = Buch zuklappen
campaign = Gespielte Abenteuer
round-title = { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }
draw-sum = { $count } von { $needed }
draws-title = Probe auf { $type } { $difficulty }: was gezogen wurde

## Die Helden

seat-note = { $hero }, { $class } · { $hp }/{ $most }
dash-label = Heldentafel von { $hero }
leader = führt an
hp-label = Leben { $hp } von { $most }
cp-label = Chronikpunkte: { $cp } von 12
xp-label = Erfahrung: { $xp } von 3
bag-title = Runenbeutel
bag-left = { $count ->
        [one] eine Rune
       *[other] { $count } Runen
    }
bag-kind = { $rune }: { $count }, { $percent } % für die nächste Rune
state-title = Erfahrung
statuses = Zustände
owned-title = Besitz
idle = nicht bereit
feats-left = { $count ->
        [one] Talentstapel: eine Karte
       *[other] Talentstapel: { $count } Karten
    }
feats-title = Talente von { $hero }
face-health = { $count } Leben
exhaust-effect = Erschöpfungseffekt
growth-title = { $hero } wächst
growth-instead = Ersetzt
feats-top = Oben, bekannt
feats-bag = Irgendwo im Stapel
feats-bottom = Unten, bekannt
feats-out = Abgelegt
feats-next = Was Stufen bringen können
hired = Söldner
hired-label = Söldner: { $hero }

## Der Kampf

fight-title = Kampf { $in }
fight-planning = Planung
fight-tracks = Fehlschlagleisten
fight-skills = Fertigkeiten
fight-enemies = Feinde
fight-attacks = Angriffe
fight-items = Gegenstände
to-map = Karte
to-fight = Kampf
outcome-on = Weiter
outcome-next = Zum nächsten Kampf
fates-title = Wie es ihnen ergangen ist
fates-cost = Verloren
fates-gave = Gewonnen
fates-nothing = nichts
fates-falls = { $count ->
    [one] einmal besiegt
   *[other] { $count }-mal besiegt
}
fates-levels = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
foes-label = Gegen euch
unit-still = festgehalten
unit-acted = hat angegriffen
blow-on = { $unit } greift { $hero } an
blow-strength = Stärke { $strength }
blow-block = { $block } abgewehrt
blow-missed = der Schlag geht fehl
blow-ability-triggered = mit einer Fähigkeit
blow-ability-cancelled = die Fähigkeit ist aufgehoben
blow-loss = { $count ->
        [0] kein Verlust
       *[other] −{ $count } Leben
    }
keyword-fast = Schnell
keyword-instant = Sofort
well-open = nimmt { $kinds }
well-full = enthält { $rune }
feat-active = Alle Plätze sind belegt.
feat-used = benutzt
drawn = Runen zu legen
drawn-kind = { $count ->
        [1] { $rune }
       *[other] { $rune }, { $count }-mal
    }
misses = Fehlschläge
misses-label = { $count } von { $most } Fehlschlägen

## Das Ende

story-told = Die Geschichte ist erzählt.
story-cut = Die Geschichte wurde abgebrochen.
score-adventures = { $count ->
        [one] ein Abenteuer
       *[other] { $count } Abenteuer
    }

### Trudvang Legends auf Deutsch: Namen, Fragen, Antworten, Ereignisse. Die Regeln stehen in de.rules.ftl.

title = Trudvang Legends
tagline = Ein Buch, eine Landkarte, ein Beutel Runen: Erlebt gemeinsam eine Saga.

dealer = Der Geber
table = Der Tisch
nobody = niemand
here = hier
    .in = hier
    .to = hierher
    .from = von hier
both = { $first } und { $last }

## Helden und Klassen

hero-kattly = Kattly
    .exhaust = Ein Held der Gemeinschaft erhält einen positiven Zustand nach Kattlys Wahl.
    .miss = Verliere 1 CP.
hero-felerion = Felerion
    .exhaust = Bei der nächsten Ziehung in diesem Kampf oder dieser Probe ziehst du 1 Rune mehr.
    .miss = Erhalte 1 Dunkelrune.
hero-lydana = Lydana
    .exhaust = Gewinne 2 Leben.
    .miss = Erhalte einen negativen Lebenszustand.
hero-volgr = Volgr
    .exhaust = Teile in diesem Kampf +2 aus; in einer Probe 1 Erfolg mehr.
    .miss = Verliere 1 Leben.
hero-maelling = Maelling
    .exhaust = Weissage 2 aus dem Feindangriffs- oder dem Ereignisstapel.
    .miss = Lege einen positiven Zustand ab.
hero-briya = Briya
    .exhaust = Gewinne 2 CP.
    .miss = Lege ein ungenutztes aktives Talent ab.
class-bard = Barde
class-vitner_weaver = Vitnerweber
class-dimwalker = Nebelwanderer
class-warrior = Krieger
class-ranger = Waldläufer
class-rogue = Schurke

## Regionen: für sich, als Ort (.in), als Ziel (.to), als Herkunft (.from)

region-western_great_white = Westliches Großes Weiß
    .in = im Westlichen Großen Weiß
    .to = ins Westliche Große Weiß
    .from = aus dem Westlichen Großen Weiß
region-great_plains = Große Ebenen
    .in = in den Großen Ebenen
    .to = in die Großen Ebenen
    .from = aus den Großen Ebenen
region-eastern_great_white = Östliches Großes Weiß
    .in = im Östlichen Großen Weiß
    .to = ins Östliche Große Weiß
    .from = aus dem Östlichen Großen Weiß
region-great_iron_tooth = Großer Eisenzahn
    .in = am Großen Eisenzahn
    .to = zum Großen Eisenzahn
    .from = vom Großen Eisenzahn
region-muspelheim = Muspelheim
    .in = in Muspelheim
    .to = nach Muspelheim
    .from = aus Muspelheim
region-darkwoods = Dunkelwald
    .in = im Dunkelwald
    .to = in den Dunkelwald
    .from = aus dem Dunkelwald
region-eastern_darkwoods = Östlicher Dunkelwald
    .in = im Östlichen Dunkelwald
    .to = in den Östlichen Dunkelwald
    .from = aus dem Östlichen Dunkelwald
region-icepeak = Eisgipfel
    .in = am Eisgipfel
    .to = zum Eisgipfel
    .from = vom Eisgipfel
region-westmark = Westmark
    .in = in der Westmark
    .to = in die Westmark
    .from = aus der Westmark
region-manjord = Manjord
    .in = in Manjord
    .to = nach Manjord
    .from = aus Manjord
region-trollridge = Trollkamm
    .in = am Trollkamm
    .to = zum Trollkamm
    .from = vom Trollkamm
region-dranvelt = Dranvelt
    .in = in Dranvelt
    .to = nach Dranvelt
    .from = aus Dranvelt
region-ejdland = Ejdland
    .in = in Ejdland
    .to = nach Ejdland
    .from = aus Ejdland
region-fylges = Fylges
    .in = in Fylges
    .to = nach Fylges
    .from = aus Fylges
region-arji = Arji
    .in = in Arji
    .to = nach Arji
    .from = aus Arji
region-wildland = Wildland
    .in = im Wildland
    .to = ins Wildland
    .from = aus dem Wildland
region-sylvan = Sylvan
    .in = in Sylvan
    .to = nach Sylvan
    .from = aus Sylvan
region-soj = Soj
    .in = in Soj
    .to = nach Soj
    .from = aus Soj
region-grim_sea = Grimme See
    .in = auf der Grimmen See
    .to = auf die Grimme See
    .from = von der Grimmen See
region-sea_of_mists = Nebelsee
    .in = auf der Nebelsee
    .to = auf die Nebelsee
    .from = von der Nebelsee
region-storm_sea = Sturmsee
    .in = auf der Sturmsee
    .to = auf die Sturmsee
    .from = von der Sturmsee
space = Feld { $space }
    .in = auf Feld { $space }
    .to = zu Feld { $space }
    .from = von Feld { $space }
space-named = { $name }
    .in = auf dem Feld „{ $name }“
    .to = zum Feld „{ $name }“
    .from = vom Feld „{ $name }“
poi = POI { $letter }
poi-named = { $name } ({ $letter })

## Runen, Zustände, Proben

rune-water = Wasser
rune-fire = Feuer
rune-earth = Erde
rune-wind = Wind
rune-dark = Dunkel
rune-wild = Wild
rune-any = beliebige Art
status-good-health = Lebenszustand (positiv)
status-bad-health = Lebenszustand (negativ)
status-good-cp = CP-Zustand (positiv)
status-bad-cp = CP-Zustand (negativ)
status-good-attack = Angriffszustand (positiv)
status-bad-attack = Angriffszustand (negativ)
status-good-defence = Abwehrzustand (positiv)
status-bad-defence = Abwehrzustand (negativ)
status-good = Zustand (positiv)
status-bad = Zustand (negativ)
status-any = Zustand beliebiger Art
test-charisma = Charisma
test-agility = Gewandtheit
test-intelligence = Intelligenz
test-strength = Stärke
suffer-health = Leben
suffer-cp = CP
miss-track = Fehlschlagleiste
hired-card = Heldenkarte

## Feinde und ihre Karten

figure-draugr = Draugr
    .one = Draugr
figure-forest_troll = Waldtrolle
    .one = Waldtroll
figure-garm = Garme
    .one = Garm
figure-bull_troll = Bullentrolle
    .one = Bullentroll
figure-erkki = Erkki
    .one = Erkki
figure-blodughadda = Blodughadda
    .one = Blodughadda
figure-two_cleavers = Zwei-Beile
    .one = Zwei-Beile
figure-npc = Fremde
    .one = Fremder
foes-of = Feinde von { $letter }
group-again = { $group } (Gruppe { $number })
unit-gone = ein Feind, den es nicht mehr gibt
unit-threat = { $number ->
        [1] { $group } (Bedrohung)
       *[other] { $group } (Bedrohung { $number })
    }
unit-named = „{ $name }“
unit-figure = { $group } Nr. { $number }
threat-loose = Wartende Bedrohung
slot = { $feat }, Platz { $number }
attack-minus-2 = −2, zweite Fähigkeit
attack-minus-1-a = −1, erste Fähigkeit
attack-minus-1-b = −1, zweite Fähigkeit
attack-zero-a = +0, erste Fähigkeit
attack-zero = +0
attack-plus-1 = +1
attack-plus-2 = +2
attack-plus-3 = +3, neu mischen
attack-miss = Fehlschlag, neu mischen
deck-attack = Feindangriffsstapel
deck-event = Ereignisstapel
deck-feats = Talentstapel
deck-upgrades = Aufwertungsstapel

## Karten der Schachtel

card-CITY-STORHAVN = Stadt Storhavn
card-CITY-MANJORD = Stadt Manjord
card-CITY-ILDEBAAD = Stadt Ildebaad
card-CITY-VODD = Stadt Vodd
card-TRAVEL = Reise
card-ENGAGE = Begegnung
card-EXPLORE = Erkundung
card-DEFEAT = Niederlage
card-LEVEL-UP = Stufenaufstieg
card-DARKNESS = Dunkelheit
card-ITEM-LYRE = Ramponierte Leier
card-ITEM-STAFF = Knorriger Stab
card-ITEM-ROSARY = Gebetskette aus Knochen
card-ITEM-AXE = Schartige Axt
card-ITEM-TRAPS = Fallen des Waldläufers
card-ITEM-LOCKPICKS = Dietriche und Lügen
card-DRAUGR-1 = Draugr, Rang 1
card-DRAUGR-2 = Draugr, Rang 2
card-DRAUGR-3 = Draugr, Rang 3
card-DRAUGR-4 = Draugr, Rang 4
card-FOREST-TROLL-1 = Waldtroll, Rang 1
card-FOREST-TROLL-2 = Waldtroll, Rang 2
card-FOREST-TROLL-3 = Waldtroll, Rang 3
card-FOREST-TROLL-4 = Waldtroll, Rang 4
card-GARM-1 = Garm, Rang 1
card-GARM-2 = Garm, Rang 2
card-GARM-3 = Garm, Rang 3
card-GARM-4 = Garm, Rang 4
card-BULL-TROLL-2 = Bullentroll, Rang 2
card-BULL-TROLL-3 = Bullentroll, Rang 3
card-BULL-TROLL-4 = Bullentroll, Rang 4

## Ereignisse der Landkarte

happening-horns-at-dusk = Hörner in der Dämmerung
    .effect = Jede ereignisaktive Gruppe bewegt sich 1 Region auf den nächsten Helden zu.
happening-cold-trail = Kalte Fährte
    .effect = Jede ereignisaktive Gruppe bewegt sich 1 Region auf den nächsten Helden zu; dann darf die Gemeinschaft 1 aus dem Ereignisstapel weissagen.
happening-fallen-trunk = Umgestürzter Stamm
    .effect = Stärke 3: Gewinne 1 CP, sonst verliere 1 Leben.
happening-broken-ford = Weggespülte Furt
    .effect = Gewandtheit 2: Gewinne 1 CP, sonst erhalte einen negativen Lebenszustand.
happening-toll-keeper = Der Zöllner
    .effect = Charisma 2: Gewinne 1 CP, sonst verliere 2 CP.
happening-marks-on-the-stone = Zeichen auf dem Stein
    .effect = Intelligenz 2: Erhalte eine Wildrune, sonst eine Dunkelrune.
happening-warm-hearth = Warmer Herd
    .effect = Jeder Held gewinnt 2 Leben.
happening-carrion-sky = Himmel voller Krähen
    .effect = Bedrohung kommt in die benachbarte Landregion mit den meisten Feinden oder hierher.
happening-tinkers-cart = Der Karren des Kesselflickers
    .effect = Jeder Held darf für 1 CP eine Erd- oder Feuerrune kaufen.
happening-hermits-cave = Die Höhle des Einsiedlers
    .effect = Jeder Held darf für 1 CP eine Wasser- oder Windrune kaufen.
happening-night-without-stars = Nacht ohne Sterne
    .effect = Jeder Held erhält einen negativen Angriffszustand oder eine Dunkelrune.
happening-old-songs = Alte Lieder
    .effect = Jeder Held erhält einen positiven Zustand seiner Wahl.
happening-snow-in-summer = Schnee im Sommer
    .effect = Stärke 2: Erhalte einen positiven Abwehrzustand, sonst bist du erschöpft.
happening-stray-pack = Streunendes Rudel
    .effect = Sind Garme im Spiel, kommt einer in eine benachbarte Landregion ohne Helden; sonst bewegt sich jede ereignisaktive Gruppe.
happening = { $name }. { $effect }

## Talente

feat-rousing-verse-1 = Mitreißender Vers I
    .effect = Ein Held im Kampf teilt in diesem Kampf +1 aus.
feat-rousing-verse-2 = Mitreißender Vers II
    .effect = Jeder Held im Kampf teilt in diesem Kampf +1 aus.
feat-rousing-verse-3 = Mitreißender Vers, legendär
    .effect = Jeder Held im Kampf teilt in diesem Kampf +1 aus, einer davon stattdessen +2.
feat-cutting-jest-1 = Beißender Spott I
    .effect = Angriff 3.
feat-cutting-jest-2 = Beißender Spott II
    .effect = Angriff 4.
feat-cutting-jest-3 = Beißender Spott, legendär
    .effect = Angriff 5; das Ziel hat in diesem Kampf Angriff −1.
feat-reel-aside-1 = Tänzelnder Schritt I
    .effect = Block 2.
feat-reel-aside-2 = Tänzelnder Schritt II
    .effect = Block 3.
feat-reel-aside-3 = Tänzelnder Schritt, legendär
    .effect = Block 4; gewinne 1 CP.
feat-ballad-of-ash-1 = Ballade von Asche I
    .effect = Erhalte 1 positiven CP-Zustand.
feat-ballad-of-ash-2 = Ballade von Asche II
    .effect = Erhalte 1 positiven CP-Zustand und 1 positiven Angriffszustand.
feat-ballad-of-ash-3 = Ballade von Asche, legendär
    .effect = Erhalte 2 positive Zustände deiner Wahl; lege 1 negativen Zustand ab.
feat-old-tales-1 = Alte Mären I
    .effect = Weissage 2 aus dem Feindangriffsstapel.
feat-old-tales-2 = Alte Mären II
    .effect = Weissage 3 aus dem Feindangriffsstapel.
feat-old-tales-3 = Alte Mären, legendär
    .effect = Weissage 3 aus dem Feindangriffsstapel; gewinne 1 CP.
feat-dagger-dance-1 = Dolchtanz I
    .effect = Angriff 2.
feat-dagger-dance-2 = Dolchtanz II
    .effect = Angriff 3.
feat-dagger-dance-3 = Dolchtanz, legendär
    .effect = Angriff 2, zweimal.
feat-chorus-1 = Chor I
    .effect = Ein Held im Kampf gewinnt 1 Leben.
feat-chorus-2 = Chor II
    .effect = Ein Held im Kampf gewinnt 2 Leben.
feat-chorus-3 = Chor, legendär
    .effect = Jeder Held im Kampf gewinnt 2 Leben.
feat-mocking-shout-1 = Höhnischer Ruf I
    .effect = Du übernimmst die Verteidigung gegen einen Feindangriff; er hat −1.
feat-mocking-shout-2 = Höhnischer Ruf II
    .effect = Du übernimmst die Verteidigung gegen einen Angriff; er hat −2.
feat-mocking-shout-3 = Höhnischer Ruf, legendär
    .effect = Du übernimmst die Verteidigung gegen einen Angriff; er schlägt fehl.
feat-song-of-the-first-morning = Lied vom ersten Morgen
    .effect = Entweder erholt sich jeder Held im Kampf, oder jeder von ihnen gewinnt 3 Leben.
feat-gallows-laughter = Galgengelächter
    .effect = Angriff 6; jeder andere Held im Kampf gewinnt 1 CP.
feat-vitner-bolt-1 = Vitnerblitz I
    .effect = Angriff 4.
feat-vitner-bolt-2 = Vitnerblitz II
    .effect = Angriff 5.
feat-vitner-bolt-3 = Vitnerblitz, legendär
    .effect = Angriff 6; übergeht die Abwehr.
feat-mistwall-1 = Nebelwand I
    .effect = Block 2.
feat-mistwall-2 = Nebelwand II
    .effect = Block 3, kann jeden Helden im Kampf schützen.
feat-mistwall-3 = Nebelwand, legendär
    .effect = Block 4, kann jeden Helden im Kampf schützen.
feat-woven-insight-1 = Gewobene Einsicht I
    .effect = Erhalte 1 positiven Angriffszustand; weissage 1 aus dem Feindangriffsstapel.
feat-woven-insight-2 = Gewobene Einsicht II
    .effect = Erhalte 1 positiven Zustand deiner Wahl; weissage 2 aus dem Feindangriffsstapel.
feat-woven-insight-3 = Gewobene Einsicht, legendär
    .effect = Eines deiner Talente mit höchstens 1 freien Platz gilt als aktiv.
feat-chain-of-sparks-1 = Funkenkette I
    .effect = Angriff 2, zweimal.
feat-chain-of-sparks-2 = Funkenkette II
    .effect = Angriff 2, dreimal.
feat-chain-of-sparks-3 = Funkenkette, legendär
    .effect = Angriff 3, dreimal.
feat-galder-word-1 = Galderwort I
    .effect = Hebe eine eben ausgelöste Fähigkeit eines Feindes auf.
feat-galder-word-2 = Galderwort II
    .effect = Hebe eine eben ausgelöste Fähigkeit eines Feindes auf; gewinne 1 CP.
feat-galder-word-3 = Galderwort, legendär
    .effect = Hebe in diesem Kampf bis zu zwei Fähigkeiten von Feinden auf.
feat-unweave-1 = Entweben I
    .effect = Eine Feindeinheit hat in diesem Kampf Abwehr −1.
feat-unweave-2 = Entweben II
    .effect = Eine Feindgruppe hat in diesem Kampf Abwehr −1.
feat-unweave-3 = Entweben, legendär
    .effect = Jeder Feind im Kampf hat in diesem Kampf Abwehr −2.
feat-rune-reading-1 = Runenlesen I
    .effect = Ziehe 2 Runen und lege sie.
feat-rune-reading-2 = Runenlesen II
    .effect = Ziehe 3 Runen und lege sie.
feat-rune-reading-3 = Runenlesen, legendär
    .effect = Ziehe 3 Runen und lege sie; 1 Dunkelrune von deiner Fehlschlagleiste kommt in den Beutel zurück.
feat-frost-grip-1 = Frostgriff I
    .effect = Angriff 3.
feat-frost-grip-2 = Frostgriff II
    .effect = Angriff 3; das Ziel hat in diesem Kampf Angriff −1.
feat-frost-grip-3 = Frostgriff, legendär
    .effect = Angriff 4; das Ziel hat in diesem Kampf Angriff −2.
feat-storm-of-vitner = Vitnersturm
    .effect = Angriff 3, dreimal.
feat-still-the-world = Die Welt steht still
    .effect = Bis zu 2 Einheiten (keine Bosse) greifen in diesem Kampf nicht an.
feat-soul-shatter-1 = Seelenbruch I
    .effect = Angriff 3.
feat-soul-shatter-2 = Seelenbruch II
    .effect = Angriff 4.
feat-soul-shatter-3 = Seelenbruch, legendär
    .effect = Angriff 5; besiegt er eine Einheit, gewinne 1 Leben.
feat-silence-1 = Stille I
    .effect = Hebe eine eben ausgelöste Fähigkeit eines Feindes auf.
feat-silence-2 = Stille II
    .effect = Hebe eine eben ausgelöste Fähigkeit eines Feindes auf; dieser Angriff hat −1.
feat-silence-3 = Stille, legendär
    .effect = Hebe eine eben ausgelöste Fähigkeit eines Feindes auf; dieser Angriff hat −2.
feat-grey-prayer-1 = Graues Gebet I
    .effect = Block 2.
feat-grey-prayer-2 = Graues Gebet II
    .effect = Block 3.
feat-grey-prayer-3 = Graues Gebet, legendär
    .effect = Block 3, kann jeden Helden im Kampf schützen; gewinne 1 CP.
feat-walk-the-mist-1 = Gang durch den Nebel I
    .effect = 1 Rune von deiner Fehlschlagleiste kommt in den Beutel zurück.
feat-walk-the-mist-2 = Gang durch den Nebel II
    .effect = 2 Runen von deiner Fehlschlagleiste kommen in den Beutel zurück.
feat-walk-the-mist-3 = Gang durch den Nebel, legendär
    .effect = 3 Runen von deiner Fehlschlagleiste kommen in den Beutel zurück.
feat-lindwurms-blood-1 = Lindwurmblut I
    .effect = Gewinne 2 Leben.
feat-lindwurms-blood-2 = Lindwurmblut II
    .effect = Gewinne 3 Leben.
feat-lindwurms-blood-3 = Lindwurmblut, legendär
    .effect = Gewinne 3 Leben; ein anderer Held im Kampf gewinnt 2 Leben.
feat-trolls-strength-1 = Trollkraft I
    .effect = Teile in diesem Kampf +1 aus.
feat-trolls-strength-2 = Trollkraft II
    .effect = Teile in diesem Kampf +2 aus.
feat-trolls-strength-3 = Trollkraft, legendär
    .effect = Teile in diesem Kampf +2 aus; erhalte 1 positiven Angriffszustand.
feat-bone-ward-1 = Knochenschutz I
    .effect = Block 2.
feat-bone-ward-2 = Knochenschutz II
    .effect = Block 2 gegen zwei Angriffe dieses Kampfes.
feat-bone-ward-3 = Knochenschutz, legendär
    .effect = Block 3 gegen zwei Angriffe dieses Kampfes.
feat-dim-fire-1 = Nebelfeuer I
    .effect = Angriff 3.
feat-dim-fire-2 = Nebelfeuer II
    .effect = Angriff 4.
feat-dim-fire-3 = Nebelfeuer, legendär
    .effect = Angriff 4; übergeht die Abwehr.
feat-gate-of-grey = Graue Pforte
    .effect = Besiege 1 Einheit mit aufgedrucktem Leben 4 oder weniger (kein Boss).
feat-ancestors-hands = Hände der Ahnen
    .effect = Block 5 gegen bis zu 2 Angriffe, kann jeden Helden im Kampf schützen.
feat-axe-storm-1 = Axtsturm I
    .effect = Angriff 2, zweimal.
feat-axe-storm-2 = Axtsturm II
    .effect = Angriff 3, zweimal.
feat-axe-storm-3 = Axtsturm, legendär
    .effect = Angriff 3, dreimal.
feat-blood-howl-1 = Blutgeheul I
    .effect = Verliere 1 Leben: Teile in diesem Kampf +2 aus.
feat-blood-howl-2 = Blutgeheul II
    .effect = Verliere 1 Leben: Teile in diesem Kampf +3 aus.
feat-blood-howl-3 = Blutgeheul, legendär
    .effect = Verliere 1 Leben: Teile in diesem Kampf +3 aus.
feat-iron-hide-1 = Eisenhaut I
    .effect = Block 3.
feat-iron-hide-2 = Eisenhaut II
    .effect = Block 4.
feat-iron-hide-3 = Eisenhaut, legendär
    .effect = Block 5.
feat-headlong-charge-1 = Ungestümer Ansturm I
    .effect = Angriff 2.
feat-headlong-charge-2 = Ungestümer Ansturm II
    .effect = Angriff 3.
feat-headlong-charge-3 = Ungestümer Ansturm, legendär
    .effect = Angriff 4; überlebt das Ziel (kein Boss) mit Schaden, greift es nicht an.
feat-cleave-1 = Spalthieb I
    .effect = Angriff 3; überschüssiger Schaden geht auf eine andere Einheit der Gruppe.
feat-cleave-2 = Spalthieb II
    .effect = Angriff 4; überschüssiger Schaden geht auf eine andere Einheit der Gruppe.
feat-cleave-3 = Spalthieb, legendär
    .effect = Angriff 6; überschüssiger Schaden geht auf eine andere Einheit der Gruppe.
feat-shield-wall-1 = Schildwall I
    .effect = Block 2, kann jeden Helden im Kampf schützen.
feat-shield-wall-2 = Schildwall II
    .effect = Block 3, kann jeden Helden im Kampf schützen.
feat-shield-wall-3 = Schildwall, legendär
    .effect = Block 3 gegen zwei Angriffe, kann jeden Helden im Kampf schützen.
feat-battle-fury-1 = Kampfeswut I
    .effect = Erhalte 1 positiven Angriffszustand.
feat-battle-fury-2 = Kampfeswut II
    .effect = Erhalte 1 positiven Angriffszustand und 1 positiven Abwehrzustand.
feat-battle-fury-3 = Kampfeswut, legendär
    .effect = Erhalte 2 positive Angriffszustände.
feat-heavy-blow-1 = Schwerer Hieb I
    .effect = Angriff 5.
feat-heavy-blow-2 = Schwerer Hieb II
    .effect = Angriff 6.
feat-heavy-blow-3 = Schwerer Hieb, legendär
    .effect = Angriff 8.
feat-berserk = Berserkerwut
    .effect = Teile mit einem Angriff doppelt aus; nach dem Kampf folgt ein Rückschlag.
feat-last-stand = Letztes Gefecht
    .effect = Blocke einen Angriff vollständig; hast du 3 Leben oder weniger, blocke zwei.
feat-quick-shot-1 = Schnellschuss I
    .effect = Angriff 3.
feat-quick-shot-2 = Schnellschuss II
    .effect = Angriff 3; gewinne 1 CP, wenn er eine Einheit besiegt.
feat-quick-shot-3 = Schnellschuss, legendär
    .effect = Angriff 4; gewinne 1 CP, wenn er eine Einheit besiegt.
feat-focus-1 = Sammlung I
    .effect = Erhalte 1 positiven Angriffszustand und 1 negativen Abwehrzustand.
feat-focus-2 = Sammlung II
    .effect = Erhalte 1 positiven Angriffszustand.
feat-focus-3 = Sammlung, legendär
    .effect = Erhalte 1 positiven Angriffszustand und 1 positiven CP-Zustand.
feat-mighty-shot-1 = Mächtiger Schuss I
    .effect = Angriff 5.
feat-mighty-shot-2 = Mächtiger Schuss II
    .effect = Angriff 6.
feat-mighty-shot-3 = Mächtiger Schuss, legendär
    .effect = Angriff 7; übergeht die Abwehr.
feat-crippling-shot-1 = Lähmender Schuss I
    .effect = Angriff 2; das Ziel hat in diesem Kampf Angriff −1.
feat-crippling-shot-2 = Lähmender Schuss II
    .effect = Angriff 3; das Ziel hat in diesem Kampf Angriff −1.
feat-crippling-shot-3 = Lähmender Schuss, legendär
    .effect = Angriff 4; das Ziel hat in diesem Kampf Angriff −2.
feat-tracking-1 = Fährtenlesen I
    .effect = Weissage 2 aus dem Feindangriffsstapel.
feat-tracking-2 = Fährtenlesen II
    .effect = Weissage 3 aus dem Feindangriffsstapel; gewinne 1 CP.
feat-tracking-3 = Fährtenlesen, legendär
    .effect = Weissage 4 aus dem Feindangriffsstapel; gewinne 1 CP.
feat-dodge-1 = Ausweichen I
    .effect = Block 2.
feat-dodge-2 = Ausweichen II
    .effect = Block 3.
feat-dodge-3 = Ausweichen, legendär
    .effect = Block 4.
feat-snare-1 = Schlinge I
    .effect = Eine Einheit (kein Boss) hat in diesem Kampf Angriff −2.
feat-snare-2 = Schlinge II
    .effect = Eine Einheit (kein Boss) greift in diesem Kampf nicht an.
feat-snare-3 = Schlinge, legendär
    .effect = Eine Einheit (kein Boss) greift in diesem Kampf nicht an und hat Abwehr −1.
feat-beast-call-1 = Ruf der Tiere I
    .effect = Angriff 3.
feat-beast-call-2 = Ruf der Tiere II
    .effect = Angriff 4.
feat-beast-call-3 = Ruf der Tiere, legendär
    .effect = Angriff 4; erhalte 1 positiven Lebenszustand.
feat-rain-of-arrows = Pfeilregen
    .effect = Angriff 2 gegen jede Feindeinheit im Kampf.
feat-hunters-patience = Geduld des Jägers
    .effect = Sieh dir die obersten 5 Feindangriffskarten an und lege sie in beliebiger Reihenfolge zurück; teile in diesem Kampf +2 aus.
feat-backstab-1 = Dolch im Rücken I
    .effect = Angriff 3; +1, wenn das Ziel Schaden hat.
feat-backstab-2 = Dolch im Rücken II
    .effect = Angriff 4; +1, wenn das Ziel Schaden hat.
feat-backstab-3 = Dolch im Rücken, legendär
    .effect = Angriff 5; +2, wenn das Ziel Schaden hat.
feat-twin-knives-1 = Zwillingsmesser I
    .effect = Angriff 2, zweimal.
feat-twin-knives-2 = Zwillingsmesser II
    .effect = Schnell: Angriff 2, zweimal.
feat-twin-knives-3 = Zwillingsmesser, legendär
    .effect = Schnell: Angriff 3, zweimal.
feat-smoke-1 = Rauch I
    .effect = Block 2.
feat-smoke-2 = Rauch II
    .effect = Block 2; die Fähigkeit dieses Angriffs wird aufgehoben.
feat-smoke-3 = Rauch, legendär
    .effect = Block 4; die Fähigkeit dieses Angriffs wird aufgehoben.
feat-sleight-1 = Fingerfertigkeit I
    .effect = Gewinne 1 CP.
feat-sleight-2 = Fingerfertigkeit II
    .effect = Gewinne 2 CP.
feat-sleight-3 = Fingerfertigkeit, legendär
    .effect = Gewinne 2 CP; lege 1 negativen Zustand ab.
feat-ambush-1 = Hinterhalt I
    .effect = Angriff 2; +1, wenn du in diesem Kampf noch kein anderes Talent genutzt hast.
feat-ambush-2 = Hinterhalt II
    .effect = Angriff 3; +1, wenn du in diesem Kampf noch kein anderes Talent genutzt hast.
feat-ambush-3 = Hinterhalt, legendär
    .effect = Angriff 4; +2, wenn du in diesem Kampf noch kein anderes Talent genutzt hast.
feat-vanish-1 = Verschwinden I
    .effect = Ein Angriff auf dich hat −2.
feat-vanish-2 = Verschwinden II
    .effect = Ein Angriff auf dich hat −3.
feat-vanish-3 = Verschwinden, legendär
    .effect = Ein Angriff auf dich schlägt fehl.
feat-poison-edge-1 = Giftklinge I
    .effect = Dein nächster Angriff in diesem Kampf macht außerdem 1 Schaden (die Abwehr zählt nicht).
feat-poison-edge-2 = Giftklinge II
    .effect = Dein nächster Angriff in diesem Kampf macht außerdem 2 Schaden (die Abwehr zählt nicht).
feat-poison-edge-3 = Giftklinge, legendär
    .effect = Jeder deiner Angriffe in diesem Kampf macht außerdem 1 Schaden (die Abwehr zählt nicht).
feat-pilfer-1 = Stibitzen I
    .effect = Gewinne 1 CP für jede Einheit, die du in diesem Kampf besiegst (höchstens 2).
feat-pilfer-2 = Stibitzen II
    .effect = Gewinne 1 CP für jede Einheit, die du in diesem Kampf besiegst (höchstens 3).
feat-pilfer-3 = Stibitzen, legendär
    .effect = Gewinne 1 CP für jede Einheit, die du in diesem Kampf besiegst (höchstens 3); erhalte 1 positiven CP-Zustand.
feat-throat-of-the-matter = An die Kehle
    .effect = Angriff 4; eine Einheit, die überlebt und kein Boss ist, hat in diesem Kampf Angriff 0.
feat-nobody-here = Niemand da
    .effect = Du kannst in diesem Kampf nicht zum Verteidigen gewählt werden; teile +2 aus.
feat-wyrd-of-frost = Wyrd des Frosts
    .effect = Gewinne 2 CP.
feat-wyrd-of-ash = Wyrd der Asche
    .effect = Gewinne 2 CP.
feat-wyrd-of-tide = Wyrd der Gezeiten
    .effect = Gewinne 2 CP.
feat-wyrd-of-root = Wyrd der Wurzel
    .effect = Gewinne 2 CP.

## Optionen

option-adventure = Buch
    .doc = Die Geschichte, die an diesem Tisch erzählt wird.
option-shared = Gemeinsame Entscheidungen
    .table = der ganze Tisch antwortet
    .leader = der Anführer hat das letzte Wort
    .doc = Wer für eine Gemeinschaft oder für alle antwortet.
option-hired_feats = Talente des Söldners
    .one = eines je Kampf
    .all = jedes einmal je Kampf
    .doc = Wie viele Talente des Söldners in einem Kampf genutzt werden dürfen.
option-round_cap = Höchstzahl der Runden
    .doc = Ein Abenteuer, das länger dauert, wird abgebrochen.
option-undo = Zurücknehmen
    .doc = Ob Antworten zurückgenommen werden dürfen.

## Enden

reason-running = Die Geschichte geht weiter.
reason-told = Die Geschichte ist zu Ende erzählt.
reason-ending = Die Kampagne ist zu ihrem Ende gekommen.
reason-cap = Die Geschichte wurde abgebrochen: zu viele Runden.

## Fragen

ask-adventure-choose = Welches Abenteuer kommt als Nächstes?
    .wait = { $seat } wählt das nächste Abenteuer.
ask-attack-reveal = Mit welcher Karte greift { $unit } an?
    .wait = { $seat } deckt eine Feindangriffskarte auf.
ask-book-ask = { $question }
    .wait = { $seat } beantwortet eine Frage des Buches.
ask-book-either = Das eine oder das andere?
    .wait = { $seat } nimmt das eine oder das andere.
ask-book-may = Soll es geschehen?
    .wait = { $seat } sagt Ja oder Nein.
ask-branch-choose = Was tut ihr?
    .wait = { $seat } wählt, wie die Geschichte weitergeht.
ask-branch-pay = Wer zahlt?
    .wait = { $seat } sagt, wer zahlt.
ask-card-give = Welche Karte gibst du ab?
    .wait = { $seat } gibt eine Karte ab.
ask-card-inherit = Wer bekommt „{ $card }“?
    .wait = { $seat } vererbt eine Karte.
ask-card-use = Nutzt du jetzt eine Karte?
    .wait = { $seat } darf eine Karte nutzen.
ask-combat-answer = Nutzt du etwas als Antwort?
    .wait = { $seat } darf antworten.
ask-combat-use = { $window } Was nutzt du?
    .wait = { $seat } darf Talente und Karten nutzen.
ask-companion-restore = Welcher Gefährte ist wieder bereit?
    .wait = { $seat } stellt einen Gefährten wieder her.
ask-deck-choose = Aus welchem Stapel weissagst du?
    .wait = { $seat } wählt einen Stapel.
ask-deck-foretell = Wohin kommt jede Karte vom { $deck }?
    .wait = { $seat } legt geweissagte Karten zurück.
ask-deck-show = Welche Karte vom { $deck } kommt als Nächste?
    .wait = { $seat } zeigt die nächste Karte.
ask-deck-sink = Welche Karte kommt nach unten?
    .wait = { $seat } legt eine Karte nach unten.
ask-defender-choose = Wer verteidigt gegen { $unit }?
    .wait = { $seat } wählt, wer verteidigt.
ask-enemy-borrow = Welche Gruppe gibt eine Figur ab?
    .wait = { $seat } wählt eine Gruppe, die eine Figur abgibt.
ask-enemy-choose = Welcher Feind greift als Nächster an?
    .wait = { $seat } wählt den Feind, der als Nächster angreift.
ask-enemy-defeat = Welcher Feind wird besiegt?
    .wait = { $seat } wählt einen Feind, der besiegt wird.
ask-enemy-move = Welchen Weg nimmt die Gruppe { $group }?
    .wait = { $seat } wählt, wohin Feinde gehen.
ask-enemy-snare = Welchen Feind wählst du?
    .wait = { $seat } wählt einen Feind.
ask-enemy-stray = Wo taucht der Garm auf?
    .wait = { $seat } wählt, wo ein Garm auftaucht.
ask-event-draw = Welches Ereignis wird gezogen?
    .wait = { $seat } zieht ein Ereignis.
ask-feat-activate = Welches Talent gilt als aktiv?
    .wait = { $seat } wählt ein Talent.
ask-feat-discard = Welches Talent legst du ab?
    .wait = { $seat } legt ein Talent ab.
ask-feat-draw = Welches Talent wird gezogen?
    .wait = { $seat } zieht ein Talent.
ask-feat-either = Welchen Effekt von „{ $feat }“ wählst du?
    .wait = { $seat } wählt einen Effekt.
ask-feat-reuse = Welches Talent darf noch einmal genutzt werden?
    .wait = { $seat } wählt ein Talent, das noch einmal genutzt wird.
ask-hero-benefit = Wem kommt es zugute?
    .wait = { $seat } wählt, wem es zugutekommt.
ask-hero-change = Weiter mit { $hero } oder mit einem anderen Helden?
    .wait = { $seat } darf den Helden wechseln.
ask-hero-choose = Welchen Helden spielst du?
    .wait = { $seat } wählt einen Helden.
ask-hero-encourage = Wer erhält einen positiven Zustand?
    .wait = { $seat } wählt, wer den Zustand erhält.
ask-hero-pick = Welcher Held soll es sein?
    .wait = { $seat } wählt einen Helden aus.
ask-hero-travel = Du bist { $in }. Wohin gehst du? { $way ->
        [held] Die Feinde eines POI lassen niemanden fort.
        [free] Der Weg ist frei.
       *[costs] Der Aufbruch kostet { $count } Leben.
    }
    .wait = { $seat } reist.
ask-hired-choose = Wen heuerst du an?
    .wait = { $seat } heuert einen Söldner an.
ask-hired-fill = Welche Rune kommt auf „{ $feat }“?
    .wait = { $seat } legt Runen auf die Talente des Söldners.
ask-hired-move = Welche Rune von „{ $feat }“ kommt auf die Heldenkarte?
    .wait = { $seat } verschiebt eine Rune.
ask-hired-spend = Gibst du Runen des Söldners statt Leben ab? { $count ->
        [1] Sonst ginge 1 Leben verloren.
       *[other] Sonst gingen { $count } Leben verloren.
    }
    .wait = { $seat } darf Runen des Söldners abgeben.
ask-hired-train = Welches Talent hat der Söldner gelernt?
    .wait = { $seat } bildet den Söldner aus.
ask-item-keep = Welcher Gegenstand bleibt in diesem Abenteuer beiseite?
    .wait = { $seat } legt Gegenstände beiseite.
ask-item-order = Welcher Gegenstand liegt an Stelle { $count } von oben?
    .wait = { $seat } ordnet Gegenstände.
ask-item-place = Kommt „{ $card }“ auf deine Gegenstände oder darunter?
    .wait = { $seat } verstaut einen Gegenstand.
ask-leader-choose = Wer führt dieses Abenteuer an?
    .wait = { $seat } wählt, wer anführt.
ask-location-use = Nutzt du den Ort?
    .wait = { $seat } darf den Ort nutzen.
ask-loss-answer = { $window } Nutzt du eine Karte?
    .wait = { $seat } darf mit einer Karte antworten.
ask-miss-return = Welche Rune kommt von der Fehlschlagleiste zurück?
    .wait = { $seat } nimmt eine Rune zurück.
ask-party-move = Die Gemeinschaft ist { $in }. Wohin geht sie?
    .wait = { $seat } bewegt die Gemeinschaft.
ask-party-phase = Welche Gemeinschaft ist bei „{ $card }“ als Nächste dran?
    .wait = { $seat } wählt die nächste Gemeinschaft.
ask-party-visit = Die Gemeinschaft ist { $in }. Was tut sie?
    .wait = { $seat } erkundet.
ask-planning-allocate = Wohin legst du { $runes }?
    .wait = { $seat } legt Runen.
ask-planning-draw = Ziehst du weitere Runen, oder hörst du auf?
    .wait = { $seat } zieht oder hört auf.
ask-region-engage = Welche Region kommt als Nächste?
    .wait = { $seat } wählt die nächste Region.
ask-region-explore = Wo erkundet ihr als Nächstes?
    .wait = { $seat } wählt die nächste Region.
ask-rune-buy = Kaufst du für 1 CP eine Rune?
    .wait = { $seat } darf eine Rune kaufen.
ask-rune-gain = Nimmst du eine Rune?
    .wait = { $seat } darf eine Rune nehmen.
ask-rune-lift = Woher wird die Rune genommen?
    .wait = { $seat } gibt eine Rune ab.
ask-rune-lose = Welche Rune gibst du ab?
    .wait = { $seat } gibt eine Rune ab.
ask-rune-move = Welche Rune kommt wohin?
    .wait = { $seat } darf eine Rune verschieben.
ask-rune-redraw = Welche Rune kommt in den Beutel zurück?
    .wait = { $seat } legt eine Rune zurück.
ask-runes-draw = Welche Rune wird gezogen?
    .wait = { $seat } zieht Runen.
ask-ship-ashore = Wo geht ihr an Land?
    .wait = { $seat } geht an Land.
ask-ship-board = Das Schiff fährt { $to }. Fährst du mit?
    .wait = { $seat } darf an Bord gehen.
ask-ship-sail = Das Schiff ist { $in }. Wohin fährt es?
    .wait = { $seat } steuert das Schiff.
ask-status-choose = Welchen Zustand wählst du?
    .wait = { $seat } wählt einen Zustand.
ask-status-discard = Welchen Zustand legst du ab?
    .wait = { $seat } gibt einen Zustand ab.
ask-status-place = Welcher Zustand wird zuerst gelegt?
    .wait = { $seat } legt Zustände.
ask-status-suffer = Was geht zuerst verloren?
    .wait = { $seat } wählt, was zuerst verloren geht.
ask-stories-room = Welche Karte macht im Geschichtenbereich Platz?
    .wait = { $seat } macht Platz.
ask-target-choose = Wen triffst du mit { $count }?
    .wait = { $seat } wählt ein Ziel.
ask-target-damage = Wer erhält { $count } Schaden?
    .wait = { $seat } wählt ein Ziel.
ask-target-surplus = Wer erhält den Überschuss?
    .wait = { $seat } wählt ein Ziel.
ask-test-answer = { $type } { $difficulty }, bisher { $count }: Bleibst du bei diesen Runen?
    .wait = { $seat } darf noch einmal ziehen.
ask-test-join = Nimmst du an der Probe auf { $type } { $difficulty } teil?
    .wait = { $seat } darf teilnehmen.
ask-test-pick = Wer macht die Probe auf { $type } { $difficulty }?
    .wait = { $seat } sagt, wer die Probe macht.
ask-test-together = Macht ihr die Probe auf { $type } { $difficulty } gemeinsam?
    .wait = { $seat } entscheidet über eine Probe.
ask-threat-attach = Welche Gruppe bekommt die Bedrohung?
    .wait = { $seat } gibt einer Gruppe Bedrohung.
ask-threat-circle = Wo sammelt sich Bedrohung?
    .wait = { $seat } wählt, wo sich Bedrohung sammelt.
ask-threat-fetch = Woher wird Bedrohung genommen?
    .wait = { $seat } holt Bedrohung.
ask-threat-remove = Welche Bedrohung wird entfernt?
    .wait = { $seat } entfernt Bedrohung.
ask-timed-order = Welche Karte wirkt als Nächste?
    .wait = { $seat } wählt die Reihenfolge der Karten.
ask-title-choose = Welcher Titel soll aktiv sein? { $count ->
        [1] Es darf noch 1 sein.
       *[other] Es dürfen noch { $count } sein.
    }
    .wait = { $seat } wählt Titel.
ask-title-rune = Nimmst du die Rune von „{ $card }“?
    .wait = { $seat } darf eine Rune nehmen.
ask-title-swap = Welcher Titel macht Platz für „{ $card }“?
    .wait = { $seat } macht Platz für einen Titel.
ask-ultimate-pick = Welches ultimative Talent nimmst du?
    .wait = { $seat } darf ein ultimatives Talent nehmen.
ask-upgrade-draw = Welche Aufwertung wird gezogen?
    .wait = { $seat } zieht Aufwertungen.
ask-upgrade-pick = Welche Aufwertung nimmst du?
    .wait = { $seat } nimmt eine Aufwertung.
ask-upgrade-return = Welche Karte kommt auf den Aufwertungsstapel?
    .wait = { $seat } legt Aufwertungen zurück.
ask-wyrd-draw = Welches Wyrd wird gezogen?
    .wait = { $seat } zieht ein Wyrd.

## Antworten

move-activate = „{ $what }“ als aktiv zählen
move-adventure = „{ $what }“ spielen
move-again = „{ $what }“ noch einmal nutzen
move-ashore = { $in } an Land gehen
move-aside = „{ $what }“ beiseitelegen
move-beside = „{ $what }“ neben die Abenteuertafel legen
move-bottom = { $what ->
        [none] Nach unten
       *[other] Nach unten: { $what }
    }
move-card = Karte { $what }
move-choose = { $what } wählen
move-decline = Darauf verzichten
move-defeat = { $other ->
        [none] { $what } besiegen
       *[other] { $what } besiegen ({ $other })
    }
move-defend = { $what } verteidigt
move-discard = Ablegen: { $what }
move-done = Fertig
move-draw = Runen ziehen
move-either = Möglichkeit { $what }
move-end = { $what }
move-enemy = { $what } greift an
move-engage = { $in }
move-enough = Genug
move-event = { $what }. { $effect }
move-exhaust = { $what } erschöpfen und die Runen zurücklegen
move-explore = { $in } erkunden
move-feat = { $what }
move-flip = Umdrehen: { $what }
move-foretell = Weissagen: { $what }
move-from = { $out }
move-gain = Einen { $what } erhalten
move-give = „{ $what }“ abgeben
move-group = { $other ->
        [none] { $what }
       *[other] { $what } ({ $other })
    }
move-hero = { $what }
move-hire = { $effect ->
        [none] { $what } anheuern
       *[other] Söldner: { $what }. { $effect }
    }
move-hit = { $what } treffen
move-item = { $what }
move-keep = Es dabei belassen
move-leader = { $what } führt an
move-lift = Von hier nehmen: { $what }
move-location = Den Ort nutzen
move-lose = Rune abgeben: { $what }
move-miss = { $what } auf die Fehlschlagleiste
move-move = { $other ->
        [none] Verschieben: { $what }
       *[other] Verschieben: { $what } → { $other }
    }
move-no = Nein
move-nobody = Niemand
move-none = Keines
move-only = Weiter: { $what }
move-party = Die Gemeinschaft { $in }
move-pass = Passen
move-place = { $what } auf { $other }
move-play = „{ $what }“ nutzen. { $effect }
move-poi = Besuchen: { $what }
move-region = { $what }
move-restore = { $what } ist wieder bereit
move-return = Zurück in den Beutel: { $what }
move-rune = { $what }
move-sail = Mit dem Schiff { $to }
move-show = { $what }
move-space = { $to } gehen
move-spend = { $other } abgeben ({ $what })
move-stand = Bei diesen Runen bleiben
move-start = { $what }
move-stay = Bleiben
move-stop = Aufhören
move-suffer = Zuerst { $what } verlieren
move-take = { $effect ->
        [none] Nehmen: { $what }
       *[other] „{ $what }“ nehmen. { $effect }
    }
move-title = { $what }
move-to = { $to }
move-top = { $what ->
        [none] Nach oben
       *[other] Nach oben: { $what }
    }
move-train = { $what }
move-travel = { $to } reisen
move-unit = { $what }
move-upgrade = { $what }
move-use = { $effect ->
        [none] „{ $what }“ nutzen
       *[other] „{ $what }“ nutzen: { $effect }
    }
move-wait = Jemand anderen vorlassen
move-wyrd = { $what }
move-yes = Ja

## Was geschehen ist

event-ability = { $unit } setzt eine Fähigkeit gegen { $hero } ein.
event-active = „{ $feat }“ von { $hero } gilt als aktiv.
event-adventure = „{ $title }“ beginnt.
event-adventure-over = Das Abenteuer ist vorbei.
event-answer = { $answer ->
        [yes] { $hero } sagt Ja.
       *[other] { $hero } sagt Nein.
    }
event-attacked = { $unit } greift { $hero } an.
event-attacks-shuffled = Der Feindangriffsstapel wird gemischt.
event-backlash = Ein Rückschlag trifft { $hero }.
event-block-space = Dieses Feld ist jetzt versperrt: { $place }.
event-borrowed = Eine Figur kommt aus einer Gruppe { $in } ({ $group }) und lässt dort Bedrohung zurück.
event-campaign-over = Die Kampagne ist vorbei.
event-cancelled = Die Fähigkeit von { $unit } ist aufgehoben.
event-card-acts = „{ $card }“ wirkt.
event-choose = „{ $label }“
event-clear-space = Dieses Feld ist jetzt geräumt: { $place }.
event-combat = Ein Kampf beginnt { $in }.
event-combat-over = Der Kampf { $in } ist vorbei.
event-combat-won = Kein Feind ist { $in } mehr übrig.
event-deal-more = { $hero } teilt { $count } mehr aus.
event-defeated = { $hero } ist besiegt.
event-defend = { $hero } springt ein und verteidigt.
event-discard-poi = Der Marker von „{ $name }“ verlässt den Tisch.
event-duel = { $hero } fordert sie allein heraus.
event-enemies = { $count ->
        [1] Ein Feind erscheint
       *[other] { $count } Feinde erscheinen
    } { $in }: { $group }.
event-enemy-card = Jetzt ist die Feindkarte „{ $card }“ im Spiel.
event-event = Ereignis: { $event }
event-exhaust = { $hero } erschöpft sich und nutzt den Erschöpfungseffekt.
event-exhausted = { $hero } ist erschöpft.
event-feat = { $hero } nutzt „{ $feat }“.
event-feat-discarded = { $hero } legt „{ $feat }“ ab.
event-feats-drawn = { $count ->
        [one] { $hero } zieht „{ $drawn }“.
       *[other] { $hero } zieht { $count } Talente: { $drawn }.
    }
event-feats-shuffled = { $hero } mischt den Talentstapel.
event-gain-card = { $hero } bekommt „{ $card }“.
event-gain-cp = { $hero } gewinnt { $count } CP.
event-gain-health = { $hero } gewinnt { $count } Leben.
event-gain-xp = { $hero } gewinnt { $count } EP.
event-hero = { $hero } schließt sich der Gemeinschaft an.
event-hired = { $hero } kommt als Söldner mit.
event-hurt = { $unit } erhält { $count } Schaden.
event-landed = { $unit } trifft { $hero } mit Stärke { $count }.
event-leader = { $hero } führt dieses Abenteuer an.
event-leave-map = Die Gemeinschaft verlässt den Plan.
event-level-up = { $hero } steigt eine Stufe auf.
event-lose-cp = { $hero } verliert { $count } CP.
event-lose-health = { $hero } verliert { $count } Leben.
event-lose-xp = { $hero } verliert { $count } EP.
event-march = Feinde ziehen { $from } { $to }: { $group }.
event-miss = Die Rune { $rune } kommt auf Platz { $count } der Fehlschlagleiste von { $hero }.
event-miss-effect = Der Fehlschlageffekt von { $hero } wirkt.
event-miss-returned = { $hero } nimmt die Rune { $rune } von der Fehlschlagleiste zurück.
event-move-poi = Ein POI-Marker kommt { $to }: { $poi }.
event-no-exploring = Feinde verhindern die Erkundung { $in }.
event-open-map = Ein Plan öffnet sich { $in }.
event-party = Die Gemeinschaft zieht weiter { $to }.
event-no-cp = { $hero } hat keine CP, die verloren gehen könnten.
event-pay-cp = { $hero } zahlt { $count } CP.
event-personality = { $card } geht { $to }.
event-phase = Phase: { $card }.
event-place = { $hero } legt die Rune { $rune } auf „{ $feat }“.
event-place-heroes = { $many ->
        [one] { $heroes } ist jetzt { $in }.
       *[other] { $heroes } sind jetzt { $in }.
    }
event-quest = Ihr bekommt Questmarker { $quest }.
event-quest-gone = Questmarker { $quest } wird abgelegt.
event-read = { $text }
event-refreshed = { $hero } erholt sich.
event-remove-card = „{ $card }“ verlässt vorerst das Spiel.
event-replace-card = „{ $card }“ ersetzt eine ältere Karte.
event-return = { $hero } kehrt mit 6 Leben zurück.
event-reveal-poi = { $text ->
        [none] Ein neuer POI { $in }: { $name }.
       *[other] Ein neuer POI { $in }: { $name }. { $text }
    }
event-revealed = Die Angriffskarte für { $unit } zeigt: { $card }.
event-round = Runde { $round } beginnt.
event-runes = { $count ->
        [one] { $hero } zieht { $drawn }.
       *[other] { $hero } zieht { $count } Runen: { $drawn }.
    }
event-rune-gained = { $hero } erhält eine Rune: { $rune }.
event-rune-lost = { $hero } gibt eine Rune ab: { $rune }.
event-sail = { $many ->
        [one] { $heroes } fährt mit dem Schiff { $to }.
       *[other] { $heroes } fahren mit dem Schiff { $to }.
    }
event-set-health = { $hero } hat jetzt { $count } Leben.
event-ship = Ein Schiff liegt { $in } bereit.
event-shown = Vom { $deck } wird gezeigt: { $card }.
event-slain = { $unit } ist besiegt.
event-sleeve = „{ $card }“ wird eingesteckt.
event-snared = { $unit } wird behindert.
event-status = { $hero } erhält einen { $status }.
event-status-enemy = Feinde erhalten einen { $status }: { $group }.
event-status-flipped = { $hero } dreht einen Zustand um: { $status }.
event-status-gone = { $hero } verliert einen { $status }.
event-stop = { $hero } hört auf zu ziehen.
event-tell = { $text }
event-test = { $many ->
        [one] { $heroes } legt eine Probe auf { $type } { $difficulty } ab.
       *[other] { $heroes } legen eine Probe auf { $type } { $difficulty } ab.
    }
event-test-fallen = Niemand steht mehr: Die Probe auf { $type } { $difficulty } ist misslungen.
event-test-result = { $passed ->
        [yes] { $count ->
            [99] { $hero } besteht die Probe, ohne zu ziehen.
            [one] { $hero } hat { $count } Erfolg und besteht die Probe.
           *[other] { $hero } hat { $count } Erfolge und besteht die Probe.
        }
       *[other] { $count ->
            [0] { $hero } hat keinen Erfolg und besteht die Probe nicht.
            [one] { $hero } hat { $count } Erfolg und besteht die Probe nicht.
           *[other] { $hero } hat { $count } Erfolge und besteht die Probe nicht.
        }
    }
event-threat = Bedrohung kommt { $in } zu einer Gruppe: { $group }.
event-threat-waits = Bedrohung wartet { $in }.
event-tokens = { $count ->
        [0] Auf „{ $card }“ liegt kein Marker mehr.
        [one] Auf „{ $card }“ liegt jetzt { $count } Marker.
       *[other] Auf „{ $card }“ liegen jetzt { $count } Marker.
    }
event-track-good = Die positiven Zustände von { $hero } wirken.
event-travel = { $hero } reist { $to }.
event-unlock = „{ $card }“ ist freigeschaltet.
event-to-come = „{ $card }“ wird erst noch erzählt.
event-upgrades-drawn = { $count ->
        [one] { $hero } zieht eine Aufwertung: { $drawn }.
       *[other] { $hero } zieht { $count } Aufwertungen: { $drawn }.
    }
event-upgraded = { $hero } lernt „{ $feat }“.
event-use = { $hero } nutzt „{ $card }“.
event-wyrd = { $hero } bekommt „{ $feat }“.
event-wyrd-gone = { $hero } ist das Wyrd los.

## Was Karten und Abschnitte tun

cost-cp = { $what } CP
cost-health = { $what } Leben
cost-exhaust = erschöpfen
cost-discard = einen { $what } ablegen
cost-token = { $what } Marker
cost-rune = eine Rune: { $what }
cost-give_up = { $what } abgeben
belonging-item = einen Gegenstand
belonging-title = einen Titel
belonging-companion = einen Gefährten
benefit-attack = teilt mehr aus
benefit-cp = gewinnt CP
benefit-health = gewinnt Leben
benefit-refresh = erholt sich
window-would_lose_health = Leben droht verloren zu gehen.
window-would_lose_cp = CP drohen verloren zu gehen.
window-would_gain_status = Du sollst einen Zustand erhalten.
window-would_be_defeated = Dir droht die Niederlage.
window-would_exhaust = Dir droht die Erschöpfung.
window-would_trigger_negative = Deine negativen Zustände drohen zu wirken.
window-would_draw_event = Ein Ereignis soll gezogen werden.
window-would_leave_region = Der Aufbruch kostet Leben.
window-plan = Planung.
window-skills = Fertigkeiten und schnelle Angriffe.
window-ability = Eine Fähigkeit wird ausgelöst.
window-defend = Der Angriff kommt.
window-attacks = Angriffe und Fertigkeiten.
window-items = Gegenstände.
who-all = jeder Held: { $step }
who-party = die Gemeinschaft: { $step }
who-one = ein Held: { $step }
who-others = die anderen: { $step }
amount-heroes = 1 je Held im Spiel
amount-party_size = 1 je Held hier
amount-per_negative_status = 1 je negativem Zustand
amount-per_positive_status = 1 je positivem Zustand
amount-per_token = 1 je Marker
amount-tally = so viele, wie gezählt wurden
amount-per_enemy = 1 je Feind hier
amount-rounds = 1 je Runde
amount-half_health_up = das halbe Leben
amount-all = alles
amount-permanent = den dauerhaften
effect-for = { $cost }: { $effect }
effect-if = { $condition }: { $effect }
effect-when = { $at }{ $must ->
        [yes] {" "}(Pflicht)
       *[no] { "" }
    }: { $effect }{ $once ->
        [combat] , einmal je Kampf.
        [round] , einmal je Runde.
        [adventure] , einmal je Abenteuer.
        [campaign] , einmal in der Kampagne.
        [explore] , einmal je Held und Erkundungsphase.
       *[none] .
    }
at-start = Zu Beginn eines Abenteuers
at-end = Am Ende eines Abenteuers
at-explore = Beim Erkunden
at-instant = Zu Beginn der Planung
at-fast = Bevor die Feinde handeln
at-combat = Im Kampf
at-attack_step = Wenn die Helden angreifen
at-item_step = Im Gegenstandsschritt
at-ability_triggered = Wenn eine Fähigkeit ausgelöst wird
at-attack_revealed = Wenn ein Feindangriff aufgedeckt wird
at-defending = Beim Verteidigen
at-enemy_defeated = Wenn ein Feind besiegt wird
at-combat_won = Wenn ein Kampf gewonnen ist
at-combat_start = Wenn ein Kampf beginnt
at-combat_end = Wenn ein Kampf endet
at-test_drawn = Nach dem Ziehen bei einer Probe
at-would_lose_health = Wenn Leben verloren ginge
at-would_lose_cp = Wenn CP verloren gingen
at-would_gain_status = Wenn ein Zustand hinzukäme
at-would_be_defeated = Wenn der Held besiegt würde
at-would_exhaust = Wenn der Held erschöpft würde
at-would_trigger_negative = Wenn negative Zustände ausgelöst würden
at-would_draw_event = Wenn ein Ereignis gezogen würde
at-would_leave_region = Wenn das Verlassen einer Region Leben kostete
at-travel = Beim Reisen
at-engage = Bei der Begegnung
at-round_start = Zu Beginn einer Runde
at-round_end = Am Ende einer Runde
at-passive = Immer
card-rune = Rune: { $rune }.
card-mandatory = Er muss unter den aktiven Titeln sein.
hero-face = { $class }, { $health } Leben; { $runes }. Erschöpfungseffekt: { $exhaust }
hired-face = { $class }; { $feats }. Erschöpfungseffekt: { $exhaust }
condition-token = { $least ->
        [0] { $most ->
            [one] mit höchstens { $most } Marker auf „{ $card }“
           *[other] mit höchstens { $most } Markern auf „{ $card }“
        }
        [one] mit mindestens { $least } Marker auf „{ $card }“
       *[other] mit mindestens { $least } Markern auf „{ $card }“
    }
condition-class = mit einem Helden der Klasse { $kind } in der Gemeinschaft
condition-other = unter einer Bedingung
ability-1 = Erste Fähigkeit: { $effect }
ability-2 = Zweite Fähigkeit: { $effect }
foe-regular = gewöhnlich
foe-elite = Elite
foe-npc = NSC
foe-boss = Boss
foe-tier = Rang { $tier }
foe-active = ereignisaktiv
price-cost = Kostet { $cost }
branch-closed = Nicht möglich: { $label } { $why }.
closed-needs = Nur { $condition }
closed-cost = Kostet { $cost }, und kein Held hier kann das zahlen
price-test = { $type } { $difficulty }: { $odds ->
        [none] niemand hier darf es versuchen
       *[other] { $odds }
    }
odds-hero = { $hero } { $percent } %
misses-hint = Bis zu { $good } sind gut, { $most } sind schlecht.
odds-next = { $runes ->
        [one] Wenn noch eine Rune gezogen wird
       *[other] Wenn noch { $runes } Runen gezogen werden
    }
odds-misses = { $count ->
        [0] kein Fehlschlag
        [one] ein Fehlschlag
       *[other] { $count } Fehlschläge
    }
risk-draw = { $runes ->
        [one] 1 Rune
       *[other] { $runes } Runen
    }; kein Fehlschlag { $none } %, volle Fehlschlagleiste { $full } %
stop-now = { $you ->
        [yes] Wenn du jetzt aufhörst
       *[no] Wenn { $hero } jetzt aufhört
    }
stopped = Fertig
stop-active = Aktiv:
stop-none = Kein Talent ist aktiv.
track-good = { $misses ->
        [0] Kein Fehlschlag: Positive Zustände wirken.
        [one] Ein Fehlschlag: Positive Zustände wirken.
       *[other] { $misses } Fehlschläge: Positive Zustände wirken.
    }
track-nothing = { $misses } Fehlschläge: Nichts wirkt.
track-bad = { $misses } Fehlschläge: Rückschlag.
change-health = { $n } Leben
change-cp = { $n } CP
change-xp = { $n } EP
outcome-unscathed = Unversehrt.
outcome-slain = Besiegte Feinde: { $count }.
change-attack = Angriff { $n }
change-defence = Abwehr { $n }
change-block = Block { $n }
defend-loss = { $spread ->
        [none] { $least ->
            [0] verliert nichts von { $hp } Leben
           *[other] verliert { $least } von { $hp } Leben
        }
       *[some] verliert { $least } bis { $most } von { $hp } Leben, im Schnitt { $mean }
    }{ $falls ->
        [0] {""}
        [100] {" "}und fällt
       *[other] ; fällt: { $falls } %
    }{ $ability ->
        [0] {""}
       *[other] ; dazu eine Fähigkeit: { $ability } %
    }
stand-passed = bestanden
stand-failed = { $left ->
        [one] ein Erfolg zu wenig, nicht bestanden
       *[other] { $left } Erfolge zu wenig, nicht bestanden
    }
step-or = {" "}oder{" "}
step-then = {"; "}
step-else = {"; "}sonst{" "}
step-nothing = nichts
step-gain_health = { $n ->
        [one] { $n } Leben gewinnen
        [other] { $n } Leben gewinnen
       *[named] Leben gewinnen ({ $n })
    }
step-lose_health = { $n ->
        [one] { $n } Leben verlieren
        [other] { $n } Leben verlieren
       *[named] Leben verlieren ({ $n })
    }
step-set_health = das Leben wird auf { $n } gesetzt
step-heal_full = alles Leben zurückgewinnen
step-gain_cp = { $n ->
        [one] { $n } CP gewinnen
        [other] { $n } CP gewinnen
       *[named] CP gewinnen ({ $n })
    }
step-lose_cp = { $n ->
        [one] { $n } CP verlieren
        [other] { $n } CP verlieren
       *[named] CP verlieren ({ $n })
    }
step-gain_xp = { $n } EP gewinnen
step-lose_xp = { $n } EP verlieren
step-upgrade_feat = ein Talent aufwerten
step-trigger_backlash = Rückschlag
step-trigger_positive = positive Zustände wirken
step-exhaust = erschöpft werden
step-refresh = sich erholen
step-defeat_hero = besiegt werden
step-add_wyrd = ein Wyrd erhalten
step-remove_wyrd = das Wyrd verlieren
step-reorder_items = Gegenstände umordnen
step-gain_rune = eine Rune erhalten: { $what }
step-lose_rune = eine Rune abgeben: { $what }
step-buy_rune = eine Rune kaufen: { $what }
step-gain_status = einen { $what } erhalten
step-discard_status = einen { $what } ablegen
step-flip_status = einen { $what } umdrehen
step-restore_companion = ein Gefährte ist wieder bereit
step-rotate_companion = einen Gefährten drehen
step-give_up = { $what } abgeben
step-gain_card = „{ $what }“ bekommen
step-sleeve = „{ $what }“ einstecken
step-reveal_enemy_card = Feindkarten kommen ins Spiel
step-unlock = „{ $what }“ freischalten
step-remove_card = „{ $what }“ entfernen
step-replace_card = eine Karte wird ersetzt
step-gain_quest = Questmarker { $n } gewinnen
step-discard_quest = Questmarker { $n } ablegen
step-add_token = { $n ->
        [one] { $n } Marker auf „{ $what }“ legen
        [other] { $n } Marker auf „{ $what }“ legen
       *[named] Marker auf „{ $what }“ legen ({ $n })
    }
step-remove_token = { $n ->
        [one] { $n } Marker von „{ $what }“ nehmen
        [other] { $n } Marker von „{ $what }“ nehmen
       *[named] Marker von „{ $what }“ nehmen ({ $n })
    }
step-place_heroes = { $to } gehen
step-place_enemies = Feinde erscheinen
step-move_enemies = Feinde bewegen sich
step-defeat_enemies = { $n ->
        [one] { $n } Feind besiegen
        [other] { $n } Feinde besiegen
       *[named] Feinde besiegen ({ $n })
    }
step-heal_enemies = { $n ->
        [one] Feinde gewinnen { $n } Leben zurück
        [other] Feinde gewinnen { $n } Leben zurück
       *[named] Feinde gewinnen Leben zurück ({ $n })
    }
step-status_on_enemy = Feinden einen { $what } geben
step-place_threat = Bedrohung { $in } platzieren
step-remove_threat = Bedrohung { $in } entfernen
step-reveal_poi = { $what } aufdecken
step-discard_poi = { $what } ablegen
step-move_poi = { $what } verlegen
step-duel = die Feinde herausfordern ({ $what })
step-take_ship = { $in } ein Schiff nehmen
step-move_ship = das Schiff { $to } bewegen
step-lose_ship = das Schiff verlieren
step-keep_ship = das Schiff behalten
step-place_personality = { $what } zieht um
step-remove_personality = { $what } verlässt die Landkarte
step-foretell = { $n } weissagen
step-draw_event = { $n ->
        [one] { $n } Ereignis ziehen
        [other] { $n } Ereignisse ziehen
       *[named] Ereignisse ziehen ({ $n })
    }
step-reshuffle = einen Stapel neu mischen
step-set_aside_event = das Ereignis beiseitelegen
step-attack = { $times ->
        [1] Angriff { $n }
       *[other] Angriff { $n }, { $times }-mal
    }
step-deal = { $times ->
        [1] { $n } austeilen
       *[other] { $times }-mal { $n } austeilen
    }
step-damage = { $n ->
        [one] { $n } Schaden
        [other] { $n } Schaden
       *[named] Schaden ({ $n })
    }{ $each ->
        [yes] {" "}für jeden Feind ({ $what })
       *[no] {""}
    }
step-block = Block { $n }
step-take = { $times ->
        [1] { $n } einstecken
       *[other] { $times }-mal { $n } einstecken
    }
step-modify_attack = Angriffe{ $what ->
        [none] {""}
       *[other] {" "}gegen { $what }
    }: { $change }
step-modify_block = Blocks: { $change }
step-modify_enemy_attack = Angriff des Feindes: { $change }
step-modify_enemy_defence = Abwehr des Feindes: { $change }
step-multiply_attack = ein Angriff zählt { $n }-mal
step-multiply_enemy_attack = der Angriff des Feindes zählt { $n }-mal
step-enemy_misses = der Angriff des Feindes schlägt fehl
step-skip_attack = { $n ->
        [one] { $n } Feind greift nicht an
        [other] { $n } Feinde greifen nicht an
       *[named] Feinde greifen nicht an ({ $n })
    }
step-cancel = aufheben
step-redirect = ein anderer Held nimmt es auf sich
step-make_active = ein Talent gilt als aktiv
step-allow_dark = { $n ->
        [one] { $n } Dunkelrune passt auf jeden Platz
        [other] { $n } Dunkelrunen passen auf jeden Platz
       *[named] Dunkelrunen passen auf jeden Platz ({ $n })
    }
step-reuse_feat = ein Talent noch einmal nutzen
step-draw_feats = { $n ->
        [one] { $n } Talent ziehen
        [other] { $n } Talente ziehen
       *[named] Talente ziehen ({ $n })
    }
step-draw_runes = { $n ->
        [one] { $n } Rune ziehen
        [other] { $n } Runen ziehen
       *[named] Runen ziehen ({ $n })
    }
step-redraw = { $n ->
        [one] { $n } Rune neu ziehen
        [other] { $n } Runen neu ziehen
       *[named] Runen neu ziehen ({ $n })
    }
step-return_miss = { $n ->
        [one] { $n } Rune von der Fehlschlagleiste zurücknehmen
        [other] { $n } Runen von der Fehlschlagleiste zurücknehmen
       *[named] Runen von der Fehlschlagleiste zurücknehmen ({ $n })
    }
step-move_rune = { $n ->
        [one] { $n } Rune verschieben
        [other] { $n } Runen verschieben
       *[named] Runen verschieben ({ $n })
    }
step-end_combat = den Kampf beenden
step-prevent = { $n } verhindern
step-pay_instead = stattdessen etwas anderes zahlen
step-modify_test = Proben auf { $what }: Schwierigkeit { $change }
step-modify_draw = { $deck ->
        [feats] ausgelegte Talente
        [test] Runen einer Probe
       *[other] Runen einer Ziehung
    }: { $change }
step-open_map = den Plan öffnen
step-move_party = die Gemeinschaft zieht weiter
step-clear_space = ein Feld räumen
step-block_space = ein Feld versperren
step-unblock_space = ein Feld wieder öffnen
step-open_door = eine Tür öffnen
step-close_door = eine Tür schließen
step-leave_map = den Plan verlassen
step-read = weiterlesen
step-visit = erst wird ein anderer Abschnitt gelesen
step-choose = wählen: { $inner }
step-ask_each = jeder antwortet: { $inner }
step-one_of = { $inner }
step-may = nach Wunsch { $inner }
step-test = { $what } { $difficulty }{ $inner ->
        [none] {""}
       *[other] : { $inner }
    }
step-remember = das bleibt im Gedächtnis
step-forget = das wird vergessen
step-remember_always = das bleibt für immer im Gedächtnis
step-tally = das wird gezählt
step-tally_always = das wird für immer gezählt
step-tell = etwas wird erzählt
step-darken = wer ein Wyrd hat, erhält eine Dunkelrune
step-sink_feat = { $n ->
        [one] { $n } Talent ansehen und eines nach unten legen
        [other] { $n } Talente ansehen und eines nach unten legen
       *[named] Talente ansehen ({ $n }) und eines nach unten legen
    }
step-carrion_sky = in der Nähe sammelt sich Bedrohung
step-stray_pack = in der Nähe taucht ein Garm auf

## Fehler

fault-trudvang-book-changed = Das Buch wurde geändert, seit diese Partie gespeichert wurde: Die Stelle, an der sie steht, gibt es nicht mehr.
fault-trudvang-book-unknown = Ein Buch „{ $book }“ gibt es nicht. Versuch es mit: { $nearest } oder nenne den Pfad einer Datei.
fault-trudvang-circle = Das Buch schickt seine Leser im Kreis: Nach Tausenden von Seiten soll noch einmal „{ $entry }“ gelesen werden.
fault-trudvang-dead-end = Das Buch führt nach „{ $entry }“ nirgendwohin: Kein POI liegt auf dem Tisch, kein Plan ist offen, und kein Ende wurde erreicht.
fault-trudvang-group = „{ $group }“ ist keine Gruppe: Schreib sie wie „draugr@sylvan:0.1“, mit dem Schaden jeder Einheit.
fault-trudvang-damage = Eine Einheit von „{ $group }“ hat unmöglichen Schaden: von 0 bis { $most }, denn sie fällt, sobald ihr Leben aufgebraucht ist.
fault-trudvang-group-card = Wie stark „{ $group }“ ist, steht nirgends: Nenne die Karte in „enemies“ oder nach * den POI, der sie beschreibt.
fault-trudvang-hero-twice = „{ $part }={ $hero }“ geht nicht: Dieser Held sitzt schon am Tisch.
fault-trudvang-hired-runes = Stellen des Söldners mit Runen: { $found }; seine Talente und seine Heldenkarte ergeben { $right }.
fault-trudvang-name-unknown = Das Buch kennt nichts mit dem Namen „{ $name }“. Versuch es mit: { $nearest }
fault-trudvang-names-collide = Die Namen „{ $one }“ und „{ $other }“ dieses Buches sind in einem Spielstand nicht zu unterscheiden; ändere einen davon.
fault-trudvang-no-enemy-card = Das Buch stellt „{ $enemy }“ auf, während keine Feindkarte dieser Art im Spiel ist; deck zuerst ihre Karte auf.
fault-trudvang-option-players = Die Option „{ $option }“ ist für einen Spieler allein, nicht für { $players }.
fault-trudvang-runes = In dieser Stellung sind mehr Runen „{ $kind }“, als die Schachtel hat.
fault-trudvang-seats = Spieler können nur zwischen zwei Abenteuern dazukommen oder gehen.

## Was Terminal und Browser beide vom Tisch sagen

type-attack = Angriff
type-block = Block
type-skill = Fertigkeit
ship-here = ein Schiff
space-cleared = geräumt
space-blocked = versperrt
down = besiegt
exhausted = erschöpft
duel-line = { $hero } hat sie allein herausgefordert.
held = { $thing }: wohin?
gathered = { $what } …
feat-instead = ersetzt { $feat }
slot-placed = { $effect } { $slots ->
    [none] Dann ist es voll.
   *[other] Danach: { $slots }.
    }
slot-filled = { $rune } liegt
slot-open = { $runes } fehlt
odds-of = { $percent } % Erfolg
odds-again = { $percent } % beim neuen Ziehen
foe-facts = Leben { $health } · Angriff { $attack } · Abwehr { $defence }
hero-line = Leben { $hp } von { $most }, { $cp } CP
group-count = { $count ->
        [1] { $group }
       *[other] { $group } ({ $count })
    }
threat-here = { $count ->
        [one] wartende Bedrohung
       *[other] wartende Bedrohung, { $count }-mal
    }

### Fire & Axe auf Deutsch: Orte, Karten, Fragen, Antworten, Ereignisse. Die Regeln stehen in de.rules.ftl.

title = Fire & Axe
tagline = Belade dein Langschiff und trotze dem Wetter: Handle, überfalle und siedle von Vinland bis Konstantinopel.

## Dinge im Satz

nothing = nichts
dealer = Der Geber
rune = { $name }. { $effect }
saga = „{ $title }“ ({ $goal })
goal-trade = Handel: { $ports }
goal-raid = Überfall: { $ports }
goal-settle = Siedlung: { $ports }

## Häfen: für sich, als Ziel einer Fahrt (.to) und als Ort, an dem etwas ist (.in)

space-faeroes = Färöer
    .to = zu den Färöern
    .in = auf den Färöern
space-shetland = Shetland
    .to = nach Shetland
    .in = auf Shetland
space-orkney = Orkney
    .to = nach Orkney
    .in = auf Orkney
space-iona = Iona
    .to = nach Iona
    .in = auf Iona
space-caithness = Caithness
    .to = nach Caithness
    .in = in Caithness
space-dumbarton = Dumbarton
    .to = nach Dumbarton
    .in = in Dumbarton
space-dublin = Dublin
    .to = nach Dublin
    .in = in Dublin
space-cork = Cork
    .to = nach Cork
    .in = in Cork
space-man = Man
    .to = nach Man
    .in = auf Man
space-york = York
    .to = nach York
    .in = in York
space-lincoln = Lincoln
    .to = nach Lincoln
    .in = in Lincoln
space-norwich = Norwich
    .to = nach Norwich
    .in = in Norwich
space-bayeux = Bayeux
    .to = nach Bayeux
    .in = in Bayeux
space-rouen = Rouen
    .to = nach Rouen
    .in = in Rouen
space-nantes = Nantes
    .to = nach Nantes
    .in = in Nantes
space-dorestad = Dorestad
    .to = nach Dorestad
    .in = in Dorestad
space-hamburg = Hamburg
    .to = nach Hamburg
    .in = in Hamburg
space-bremen = Bremen
    .to = nach Bremen
    .in = in Bremen
space-santiago = Santiago
    .to = nach Santiago
    .in = in Santiago
space-lisbon = Lissabon
    .to = nach Lissabon
    .in = in Lissabon
space-seville = Sevilla
    .to = nach Sevilla
    .in = in Sevilla
space-wolin = Wollin
    .to = nach Wollin
    .in = in Wollin
space-truso = Truso
    .to = nach Truso
    .in = in Truso
space-grobin = Grobin
    .to = nach Grobin
    .in = in Grobin
space-ladoga = Ladoga
    .to = nach Ladoga
    .in = in Ladoga
space-novgorod = Nowgorod
    .to = nach Nowgorod
    .in = in Nowgorod
space-polotsk = Polozk
    .to = nach Polozk
    .in = in Polozk
space-kiev = Kiew
    .to = nach Kiew
    .in = in Kiew
space-gnezdovo = Gnjosdowo
    .to = nach Gnjosdowo
    .in = in Gnjosdowo
space-lubech = Ljubetsch
    .to = nach Ljubetsch
    .in = in Ljubetsch
space-reykjanes = Reykjanes
    .to = nach Reykjanes
    .in = auf Reykjanes
space-horn = Horn
    .to = nach Horn
    .in = in Horn
space-langanes = Langanes
    .to = nach Langanes
    .in = auf Langanes
space-hvarf = Hvarf
    .to = nach Hvarf
    .in = in Hvarf
space-brattahlid = Brattahlid
    .to = nach Brattahlid
    .in = in Brattahlid
space-lysufjord = Lysufjord
    .to = zum Lysufjord
    .in = am Lysufjord
space-paris = Paris
    .to = nach Paris
    .in = in Paris
space-rome = Rom
    .to = nach Rom
    .in = in Rom
space-constantinople = Konstantinopel
    .to = nach Konstantinopel
    .in = in Konstantinopel
space-arles = Arles
    .to = nach Arles
    .in = in Arles
space-balearics = Balearen
    .to = zu den Balearen
    .in = auf den Balearen
space-lindisfarne = Lindisfarne
    .to = nach Lindisfarne
    .in = auf Lindisfarne
space-london = London
    .to = nach London
    .in = in London
space-bjarmaland = Bjarmaland
    .to = nach Bjarmaland
    .in = in Bjarmaland
space-vinland = Vinland
    .to = nach Vinland
    .in = in Vinland

## Gewässer

space-skagerrak = Skagerrak
    .to = ins Skagerrak
    .in = im Skagerrak
space-german_bight = Deutsche Bucht
    .to = in die Deutsche Bucht
    .in = in der Deutschen Bucht
space-north_sea_e = Östliche Nordsee
    .to = in die Östliche Nordsee
    .in = in der Östlichen Nordsee
space-north_sea_w = Westliche Nordsee
    .to = in die Westliche Nordsee
    .in = in der Westlichen Nordsee
space-humber = Humbersee
    .to = in die Humbersee
    .in = in der Humbersee
space-frisian = Friesische See
    .to = in die Friesische See
    .in = in der Friesischen See
space-narrow_sea = Enge See
    .to = in die Enge See
    .in = in der Engen See
space-channel = Fränkischer Kanal
    .to = in den Fränkischen Kanal
    .in = im Fränkischen Kanal
space-seine = Seine
    .to = auf die Seine
    .in = auf der Seine
space-celtic = Keltische See
    .to = in die Keltische See
    .in = in der Keltischen See
space-biscay = Golf von Biskaya
    .to = in den Golf von Biskaya
    .in = im Golf von Biskaya
space-galicia = Galicische See
    .to = in die Galicische See
    .in = in der Galicischen See
space-lusitania = Lusitanische See
    .to = in die Lusitanische See
    .in = in der Lusitanischen See
space-cadiz = Golf von Cádiz
    .to = in den Golf von Cádiz
    .in = im Golf von Cádiz
space-irish_sea = Irische See
    .to = in die Irische See
    .in = in der Irischen See
space-erin = Westirische See
    .to = in die Westirische See
    .in = in der Westirischen See
space-hebrides = Hebridensee
    .to = in die Hebridensee
    .in = in der Hebridensee
space-minch = Minch
    .to = in den Minch
    .in = im Minch
space-pentland = Pentlandsee
    .to = in die Pentlandsee
    .in = in der Pentlandsee
space-faeroe_bank = Färöerbank
    .to = auf die Färöerbank
    .in = auf der Färöerbank
space-rockall = Rockallsee
    .to = in die Rockallsee
    .in = in der Rockallsee
space-norway_coast = Norwegische Küste
    .to = vor die Norwegische Küste
    .in = vor der Norwegischen Küste
space-norse_sea = Nordmeer
    .to = ins Nordmeer
    .in = im Nordmeer
space-halogaland = Hålogalandsee
    .to = in die Hålogalandsee
    .in = in der Hålogalandsee
space-finnmark = Finnmarksee
    .to = in die Finnmarksee
    .in = in der Finnmarksee
space-white_sea = Weißes Meer
    .to = ins Weiße Meer
    .in = im Weißen Meer
space-iceland_e = Ostisländische See
    .to = in die Ostisländische See
    .in = in der Ostisländischen See
space-iceland_s = Südisländische See
    .to = in die Südisländische See
    .in = in der Südisländischen See
space-iceland_w = Dänemarkstraße
    .to = in die Dänemarkstraße
    .in = in der Dänemarkstraße
space-irminger = Irmingersee
    .to = in die Irmingersee
    .in = in der Irmingersee
space-davis = Davisstraße
    .to = in die Davisstraße
    .in = in der Davisstraße
space-labrador = Labradorsee
    .to = in die Labradorsee
    .in = in der Labradorsee
space-vinland_sea = Vinlandsee
    .to = in die Vinlandsee
    .in = in der Vinlandsee
space-kattegat = Kattegat
    .to = ins Kattegat
    .in = im Kattegat
space-baltic_w = Westliche Ostsee
    .to = in die Westliche Ostsee
    .in = in der Westlichen Ostsee
space-baltic_sv = Schwedische Ostsee
    .to = in die Schwedische Ostsee
    .in = in der Schwedischen Ostsee
space-baltic_s = Preußische See
    .to = in die Preußische See
    .in = in der Preußischen See
space-riga = Rigaer Bucht
    .to = in die Rigaer Bucht
    .in = in der Rigaer Bucht
space-dvina = Düna
    .to = auf die Düna
    .in = auf der Düna
space-finland = Finnischer Meerbusen
    .to = in den Finnischen Meerbusen
    .in = im Finnischen Meerbusen
space-neva = Newa
    .to = auf die Newa
    .in = auf der Newa
space-volkhov = Wolchow
    .to = auf den Wolchow
    .in = auf dem Wolchow
space-lovat = Lowat
    .to = auf die Lowat
    .in = auf der Lowat
space-dnieper_u = Oberer Dnepr
    .to = auf den Oberen Dnepr
    .in = auf dem Oberen Dnepr
space-dnieper_m = Mittlerer Dnepr
    .to = auf den Mittleren Dnepr
    .in = auf dem Mittleren Dnepr
space-dnieper_l = Unterer Dnepr
    .to = auf den Unteren Dnepr
    .in = auf dem Unteren Dnepr
space-black_sea = Schwarzes Meer
    .to = ins Schwarze Meer
    .in = im Schwarzen Meer
space-propontis = Propontis
    .to = in die Propontis
    .in = in der Propontis
space-aegean = Ägäis
    .to = in die Ägäis
    .in = in der Ägäis
space-ionian = Ionisches Meer
    .to = ins Ionische Meer
    .in = im Ionischen Meer
space-tyrrhenian = Tyrrhenisches Meer
    .to = ins Tyrrhenische Meer
    .in = im Tyrrhenischen Meer
space-africa = Afrikanisches Meer
    .to = ins Afrikanische Meer
    .in = im Afrikanischen Meer
space-lion = Golf von Lion
    .to = in den Golf von Lion
    .in = im Golf von Lion
space-alboran = Iberisches Mittelmeer
    .to = ins Iberische Mittelmeer
    .in = im Iberischen Mittelmeer

## Heimatländer und das Winterlager

space-denmark = Dänemark
    .to = nach Dänemark
    .in = in Dänemark
space-norway = Norwegen
    .to = nach Norwegen
    .in = in Norwegen
space-sweden = Schweden
    .to = nach Schweden
    .in = in Schweden
space-winter = Winterlager
    .to = ins Winterlager
    .in = im Winterlager

## Regionen

region-northern_isles = Nordinseln
region-alba = Alba
region-irish_sea_ports = Irische See
region-danelaw = Danelag
region-neustria = Neustrien
region-frisia = Friesland und Sachsen
region-iberia = Iberien
region-wendland = Wendland und Kurland
region-gardariki = Gardariki
region-dnieper = Dnepr
region-iceland = Island
region-greenland = Grönland

## Sagas

saga-S1-D-T = Märkte an der Elbe
saga-S1-D-R = Asche über Dorestad
saga-S1-D-S = Die kurische Küste
saga-S1-N-T = Über die Pentlandsee
saga-S1-N-R = Die heilige Insel
saga-S1-N-S = Jarle der Inseln
saga-S1-S-T = Die Bernsteinstraße
saga-S1-S-R = Flammen über Wollin
saga-S1-S-S = Aldeigjuborg
saga-S2-D-T = Silber von zwei Ufern
saga-S2-D-R = Das Große Heer
saga-S2-D-S = Das Danelag
saga-S2-N-T = Ottars Reise
saga-S2-N-R = Von Heiligen zu Emiren
saga-S2-N-S = Könige der Irischen See
saga-S2-S-T = Pelze aus Gardariki
saga-S2-S-R = Die Berufung Rjuriks
saga-S2-S-S = Das Reich der Rus
saga-S3-D-T = Märkte des Danegelds
saga-S3-D-R = Die Belagerung von Paris
saga-S3-D-S = Rollos Herzogtum
saga-S3-N-T = Elfenbein aus Grönland
saga-S3-N-R = Hasteins Traum
saga-S3-N-S = Der Weg nach Vinland
saga-S3-S-T = Von den Warägern zu den Griechen
saga-S3-S-R = Vor den Mauern von Miklagard
saga-S3-S-S = Herren des Dnepr

## Zonen, Ären, Richtungen, Vorhaben

zone-N = Norden
zone-E = Osten
zone-S = Süden
zone-W = Westen
era-1 = Erste Ära
era-2 = Zweite Ära
era-3 = Dritte Ära
direction-clockwise = im Uhrzeigersinn
direction-anticlockwise = gegen den Uhrzeigersinn
task-trade = Handel
task-raid = Überfall
task-settle = Siedlungsversuch

## Waren und Krieger: für sich, und als ein Stück im Akkusativ (.one)

piece-tusks = Stoßzähne
    .one = eine Kiste Stoßzähne
piece-fish = Fisch
    .one = ein Fass Fisch
piece-furs = Pelze
    .one = einen Ballen Pelze
piece-crew = Krieger
    .one = einen Krieger

## Runen und was sie tun

rune-change_in_demand = Wandel der Nachfrage
rune-fair_wind = Günstiger Wind
rune-tireless_oars = Unermüdliche Ruder
rune-calm_seas = Ruhige See
rune-berserkers = Berserker
rune-odins_favour = Odins Gunst
rune-shield_wall = Schildwall
rune-stranded_kinsmen = Gestrandete Sippe
rune-silver_tongue = Silberzunge
rune-full_hold = Voller Laderaum
rune-empty_market = Leerer Markt
rune-unrest = Unruhen
rune-sea_serpent = Seeschlange
rune-usurper = Usurpator
rune-thieves = Diebe in der Nacht
rune-mutiny = Meuterei
rune-reinforced_walls = Verstärkte Mauern
rune-lokis_trick = Lokis List
rune-foul_omen = Böses Omen
rune-thors_ward = Thors Schutz

effect-change_in_demand = Von jetzt an ist eine andere Ware deiner Wahl gefragt.
effect-fair_wind = Segle sofort ein Feld weit, ohne einen Tag zu verbrauchen.
effect-tireless_oars = Du darfst in diesem Zug zwei Tage mehr nutzen.
effect-calm_seas = Würde dich das Wetter Stücke kosten, verlierst du keines davon.
effect-berserkers = Bevor du würfelst: Jeder Würfel dieses Angriffs zählt eins mehr.
effect-odins_favour = Nach deinem Wurf bei einem Angriff: Wirf beliebige der Würfel noch einmal.
effect-shield_wall = Nach deinem Wurf bei einem Angriff: Die Fehlschläge kosten dich keine Krieger.
effect-stranded_kinsmen = Auf See: Nimm einen oder zwei Krieger aus deiner Reserve an Bord.
effect-silver_tongue = Nach deinem Handel: Der Hafen zahlt seinen Wert noch einmal.
effect-full_hold = In einem Hafen: Nimm eine oder zwei Waren aus dem Warenlager an Bord.
effect-empty_market = Die Ware in deinem Hafen kommt zurück ins Warenlager.
effect-unrest = Würfle gegen den Wert des Hafens, um dort eine fremde Siedlung zu vertreiben.
effect-sea_serpent = Sie greift ein fremdes Schiff auf einem Wasserfeld an: Ein Würfel sagt, wie viele Stücke verloren gehen.
effect-usurper = Einer deiner Krieger verdrängt eine fremde Siedlung in deinem Hafen. Du brauchst zwei Krieger an Bord.
effect-thieves = Nimm eine Ware von einem fremden Schiff auf deinem Feld oder einem Nachbarfeld.
effect-mutiny = Ein Krieger verlässt ein fremdes Schiff auf See, auf dem mindestens zwei sind.
effect-reinforced_walls = Wenn jemand anders angreift: Der Wert des Hafens ist bei diesem Angriff um eins höher, aber nie über 5.
effect-lokis_trick = Wenn jemand anders bei einem Angriff gewürfelt hat: Ein Würfel deiner Wahl wird noch einmal geworfen.
effect-foul_omen = Jemand anders verliert eine zufällig gezogene Rune.
effect-thors_ward = Wenn jemand anders eine Rune gespielt hat: Sie bleibt ohne Wirkung.

## Fragen: an den, der gefragt ist, und was die anderen derweil lesen

ask-turn-act = { $left ->
        [0] Dein Schiff ist { $space }, und deine Tage sind verbraucht. Was tust du?
        [one] Dein Schiff ist { $space }. Du hast noch einen Tag. Was tust du?
       *[other] Dein Schiff ist { $space }. Du hast noch { $left } Tage. Was tust du?
    }
    .wait = { $seat } überlegt den nächsten Schritt.
ask-wind-turn = Du darfst den Wind um ein Viertel drehen. In welche Richtung?
    .wait = { $seat } darf den Wind drehen.
ask-wind-sail = Günstiger Wind: Auf welches Feld segelst du?
    .wait = { $seat } wählt, wohin der günstige Wind führt.
ask-demand-change = Wandel der Nachfrage: Welche Ware ist jetzt gefragt?
    .wait = { $seat } wählt die gefragte Ware.
ask-loss-cover = { $left ->
        [one] Das Wetter kostet dich ein Stück. Welches?
       *[other] Das Wetter kostet dich { $left } Stücke. Welches zuerst?
    }
    .wait = { $seat } wählt, was das Wetter nimmt.
ask-raid-again = { $left ->
        [one] Dein Wurf { $port } ist misslungen. Du brauchst mehr als { $value }. Würfelst du ein letztes Mal?
       *[other] Dein Wurf { $port } ist misslungen. Du brauchst mehr als { $value }. Würfelst du noch einmal?
    }
    .wait = { $seat } überlegt, noch einmal zu würfeln.
ask-settle-place = Dein Angriff { $port } ist gelungen, aber nur ein Krieger ist übrig. Wenn er siedelt, kommt dein Schiff ins Winterlager, und dein Zug ist vorbei.
    .wait = { $seat } überlegt, ob der letzte Krieger an Land bleibt.
ask-odin-reroll = Odins Gunst: Du hast { $dice } geworfen. Welche Würfel wirfst du noch einmal?
    .wait = { $seat } wählt Würfel für einen neuen Wurf.
ask-loki-reroll = Lokis List: Die Würfel zeigen { $dice }. Welcher Würfel wird noch einmal geworfen?
    .wait = { $seat } wählt einen Würfel, der noch einmal geworfen wird.
ask-kinsmen-board = Gestrandete Sippe: Wie viele Krieger kommen an Bord?
    .wait = { $seat } nimmt Gestrandete an Bord.
ask-hold-stow = Voller Laderaum: Welche Ware nimmst du an Bord?
    .wait = { $seat } wählt eine Ware, die an Bord kommt.
ask-hold-more = Voller Laderaum: Nimmst du eine zweite Ware an Bord?
    .wait = { $seat } darf eine zweite Ware an Bord nehmen.
ask-serpent-aim = Seeschlange: Wessen Schiff greift sie an?
    .wait = { $seat } wählt, wen die Seeschlange angreift.
ask-serpent-lose = { $left ->
        [one] Die Seeschlange nimmt dir ein Stück von Bord. Welches?
       *[other] Die Seeschlange nimmt dir { $left } Stücke von Bord. Welches zuerst?
    }
    .wait = { $seat } wählt, was die Seeschlange bekommt.
ask-thieves-steal = Diebe in der Nacht: Welche Ware nimmst du, und von wem?
    .wait = { $seat } wählt eine Ware zum Stehlen.
ask-mutiny-aim = Meuterei: Wessen Mannschaft meutert?
    .wait = { $seat } wählt ein Schiff für die Meuterei.
ask-omen-aim = Böses Omen: Wer verliert eine Rune?
    .wait = { $seat } wählt, wer eine Rune verliert.
ask-rune-start = Gleich ist { $target } am Zug. Spielst du vorher eine Rune oder wirfst eine ab?
    .wait = { $seat } darf eine Rune spielen oder abwerfen.
ask-rune-between = Spielst du eine Rune oder wirfst eine ab, bevor { $target } weitermacht?
    .wait = { $seat } darf eine Rune spielen oder abwerfen.
ask-rune-declared = { $target_you ->
        [yes] Dein { $task } { $port } steht bevor. Spielst du eine Rune, bevor du würfelst?
       *[no] { $target } sagt einen { $task } { $port } an. Spielst du eine Rune, bevor gewürfelt wird?
    }
    .wait = { $seat } darf eine Rune spielen, bevor gewürfelt wird.
ask-rune-rolled = { $target_you ->
        [yes] { $might ->
            [0] Du hast { $dice } geworfen und brauchst mehr als { $value }. Spielst du eine Rune?
           *[other] Du hast { $dice } geworfen, jeder Würfel zählt { $might } mehr, und du brauchst mehr als { $value }. Spielst du eine Rune?
        }
       *[no] { $might ->
            [0] { $target } hat { $dice } geworfen und braucht mehr als { $value }. Spielst du eine Rune?
           *[other] { $target } hat { $dice } geworfen, jeder Würfel zählt { $might } mehr, und nötig ist mehr als { $value }. Spielst du eine Rune?
        }
    }
    .wait = { $seat } darf nach dem Wurf eine Rune spielen.
ask-rune-avert = { $target } hat „{ $rune }“ gespielt. Wehrst du die Rune ab?
    .wait = { $seat } darf die Rune abwehren.
ask-rune-loss = { $left ->
        [one] Das Wetter droht dich ein Stück zu kosten. Spielst du eine Rune?
       *[other] Das Wetter droht dich { $left } Stücke zu kosten. Spielst du eine Rune?
    }
    .wait = { $seat } darf eine Rune gegen das Wetter spielen.
ask-rune-trade = Du hast { $port } gehandelt. Spielst du eine Rune?
    .wait = { $seat } darf nach dem Handel eine Rune spielen.
ask-rune-draw = Welche Rune liegt oben auf dem Nachziehstapel?
    .wait = { $seat } zieht eine Rune.
ask-omen-lose = Welche Rune geht verloren?
    .wait = { $seat } zieht die Rune, die verloren geht.
ask-saga-draw = Welche Saga wird aufgedeckt?
    .wait = { $seat } deckt eine Saga auf.
ask-dice-roll = Was zeigt der Würfel?
    .wait = { $seat } würfelt.
ask-treasure-reveal = Welcher Schatz lag in der Stadt verborgen?
    .wait = { $seat } deckt den Schatz auf.
ask-first-choose = Wer beginnt?
    .wait = { $seat } lost aus, wer beginnt.

## Antworten

move-load = { $piece } laden
move-launch = Das Winterlager verlassen und { $space } fahren
move-draw = Eine Rune ziehen
move-sail = { $space } segeln
move-trade = { $piece } verkaufen
move-raid = Die Stadt überfallen
move-settle = { $count ->
        [one] Mit einem Würfel zu siedeln versuchen
       *[other] Mit { $count } Würfeln zu siedeln versuchen
    }
move-play = Rune spielen: { $rune }
move-discard = „{ $rune }“ für den Wind abwerfen
move-winter = Überwintern: einen Krieger behalten und den Zug beenden
move-end = Den Zug hier beenden
move-pass = Passen
move-turn = Den Wind { $direction } drehen
move-leave = Den Wind lassen, wie er ist
move-lose = { $piece } verlieren
move-roll = Noch einmal würfeln
move-stop = Den Überfall abbrechen
move-place = Mit dem letzten Krieger siedeln
move-refuse = Den letzten Krieger an Bord behalten
move-demand = { $piece }
move-reroll = { $count ->
        [one] Würfel { $dice } noch einmal werfen
       *[other] Die Würfel { $dice } noch einmal werfen
    }
move-board = { $count ->
        [one] Einen Krieger an Bord nehmen
       *[other] { $count } Krieger an Bord nehmen
    }
move-stow = { $piece } an Bord nehmen
move-done = Fertig
move-choose = { $seat }
move-steal = { $piece } von { $seat } nehmen
move-rune = { $rune }
move-saga = { $saga }
move-treasure = { $count }
move-die = { $count }
move-first = { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }

## Was eine Antwort bringen würde, hinter ihr, durch Kommas getrennt

brings-vp = +{ $vp } SP
brings-demand = gefragt
brings-treasure = Schatz { $low } bis { $high }
brings-completes = { $vp ->
        [0] erfüllt „{ $saga }“
       *[other] erfüllt „{ $saga }“: +{ $vp } SP
    }
brings-nearer = { $done } von { $of } für „{ $saga }“
brings-final = +{ $vp } bei der Schlusswertung nach jetzigem Stand
brings-port = { $town ->
        [yes] Hafen { $value } mit einer Stadt
       *[no] Hafen { $value }
    }
brings-loss = { $count ->
        [one] nur { $clear } klare Tage ({ $zone }), ein Stück geht verloren
       *[other] nur { $clear } klare Tage ({ $zone }), { $count } Stücke gehen verloren
    }
brings-clear = Tag { $day } von { $clear } klaren ({ $zone })
brings-paid = Tag { $day }, { $clear } klare ({ $zone }): mehr geht nicht verloren
brings-zone = { $clear } klare Tage ({ $zone })
brings-wanted = „{ $saga }“ braucht ihn: bisher { $done } von { $of }
brings-stock = { $count } zum Laden da
brings-aboard = { $count } an Bord
brings-dropped = gibt die Ladung auf ({ $pieces })
brings-dice = jetzt { $dice }
brings-left = { $count ->
        [0] kein Tag übrig
        [one] ein Tag übrig
       *[other] { $count } Tage übrig
    }
brings-unused = { $count ->
        [one] ein Tag ungenutzt
       *[other] { $count } Tage ungenutzt
    }
odds = { $win } % Erfolg, { $hits } von 6 je Würfel, im Schnitt { $lost } Krieger verloren
odds-strand = { $win } % Erfolg, { $hits } von 6 je Würfel, im Schnitt { $lost } Krieger verloren, { $strand } % für den Verlust aller
wind-said = Klare Tage: Norden { $N }, Osten { $E }, Süden { $S }, Westen { $W }
course-sail = Die ganze Strecke segeln

## Ereignisse

event-first = { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-turn = { $you ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { $seat } ist am Zug.
    }
event-skip = { $you ->
        [yes] Runde { $round }: Alle deine Krieger haben gesiedelt, deshalb setzt du aus.
       *[no] Runde { $round }: Alle Krieger von { $seat } haben gesiedelt, deshalb entfällt dieser Zug.
    }
event-load = { $you ->
        [yes] Du lädst { $piece }.
       *[no] { $seat } lädt { $piece }.
    }
event-launch = { $you ->
        [yes] Dein Schiff verlässt das Winterlager und ist jetzt { $space }.
       *[no] Das Schiff von { $seat } verlässt das Winterlager und ist jetzt { $space }.
    }
event-draw = { $you ->
        [yes] { $count ->
            [one] Du ziehst „{ $runes }“.
           *[other] Du ziehst { $count } Runen: { $runes }.
        }
       *[no] { $count ->
            [one] { $seat } zieht eine Rune.
           *[other] { $seat } zieht { $count } Runen.
        }
    }
event-reshuffle = { $count ->
        [one] Die eine Rune vom Ablagestapel wird zum neuen Nachziehstapel.
       *[other] Die { $count } Runen vom Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
    }
event-sail = { $you ->
        [yes] Du segelst { $space } (Segeltag { $day }).
       *[no] { $seat } segelt { $space } (Segeltag { $day }).
    }
event-lose = { $you ->
        [yes] Das Wetter kostet dich { $piece }.
       *[no] Das Wetter kostet { $seat } { $piece }.
    }
event-strand = { $you ->
        [yes] Dein Schiff hat keine Mannschaft mehr: Es kommt ins Winterlager, und seine Waren sind dahin.
       *[no] Das Schiff von { $seat } hat keine Mannschaft mehr: Es kommt ins Winterlager, und seine Waren sind dahin.
    }
event-winter = { $you ->
        [yes] Du überwinterst mit einem Krieger.
       *[no] { $seat } überwintert mit einem Krieger.
    }
event-rest = { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } beendet den Zug.
    }
event-trade = { $you ->
        [yes] Du verkaufst { $port } { $piece } für { $vp } SP.
       *[no] { $seat } verkauft { $port } { $piece } für { $vp } SP.
    }
event-raid = { $you ->
        [yes] Du überfällst { $port } die Stadt (Wert { $value }).
       *[no] { $seat } überfällt { $port } die Stadt (Wert { $value }).
    }
event-settle = { $you ->
        [yes] { $count ->
            [one] Du versuchst, { $port } (Wert { $value }) mit einem Würfel zu siedeln.
           *[other] Du versuchst, { $port } (Wert { $value }) mit { $count } Würfeln zu siedeln.
        }
       *[no] { $count ->
            [one] { $seat } versucht, { $port } (Wert { $value }) mit einem Würfel zu siedeln.
           *[other] { $seat } versucht, { $port } (Wert { $value }) mit { $count } Würfeln zu siedeln.
        }
    }
event-roll = Der Würfel zeigt { $die }.
event-fall = { $you ->
        [yes] { $count ->
            [one] Du verlierst einen Krieger.
           *[other] Du verlierst { $count } Krieger.
        }
       *[no] { $count ->
            [one] { $seat } verliert einen Krieger.
           *[other] { $seat } verliert { $count } Krieger.
        }
    }
event-break = { $you ->
        [yes] Dein Überfall endet ohne Erfolg.
       *[no] Der Überfall von { $seat } endet ohne Erfolg.
    }
event-fail = { $you ->
        [yes] Du siedelst hier nicht.
       *[no] { $seat } siedelt hier nicht.
    }
event-sack = { $you ->
        [yes] Du nimmst { $port } die Stadt ein. Ihr Schatz ist { $vp } SP wert.
       *[no] { $seat } nimmt { $port } die Stadt ein. Ihr Schatz ist { $vp } SP wert.
    }
event-settlement = { $you ->
        [yes] Du hast jetzt eine Siedlung { $port }.
       *[no] { $seat } hat jetzt eine Siedlung { $port }.
    }
event-refuse = { $you ->
        [yes] Du behältst deinen letzten Krieger an Bord und siedelst nicht.
       *[no] { $seat } behält den letzten Krieger an Bord und siedelt nicht.
    }
event-play = { $you ->
        [yes] Du spielst „{ $rune }“.
       *[no] { $seat } spielt „{ $rune }“.
    }
event-discard = { $you ->
        [yes] Du wirfst „{ $rune }“ ab.
       *[no] { $seat } wirft „{ $rune }“ ab.
    }
event-wind = { $you ->
        [yes] Du drehst den Wind { $direction }.
       *[no] { $seat } dreht den Wind { $direction }.
    }
event-ward = { $you ->
        [yes] Du wehrst die Rune ab.
       *[no] { $seat } wehrt die Rune ab.
    }
event-cancel = „{ $rune }“ bleibt ohne Wirkung.
event-demand = Gefragt ist jetzt: { $piece }.
event-oars = { $you ->
        [yes] Du darfst in diesem Zug { $days } Tage nutzen.
       *[no] { $seat } darf in diesem Zug { $days } Tage nutzen.
    }
event-calm = { $you ->
        [yes] Die See ist ruhig: Du verlierst nichts.
       *[no] Die See ist ruhig: { $seat } verliert nichts.
    }
event-berserk = { $you ->
        [yes] Jeder deiner Würfel zählt bei diesem Angriff { $might } mehr.
       *[no] Jeder Würfel von { $seat } zählt bei diesem Angriff { $might } mehr.
    }
event-shield = { $you ->
        [yes] Der Schildwall hält: Die Fehlschläge kosten dich keine Krieger.
       *[no] Der Schildwall hält: Die Fehlschläge kosten { $seat } keine Krieger.
    }
event-board = { $you ->
        [yes] { $count ->
            [one] Ein Krieger kommt auf dein Schiff.
           *[other] { $count } Krieger kommen auf dein Schiff.
        }
       *[no] { $count ->
            [one] Ein Krieger kommt auf das Schiff von { $seat }.
           *[other] { $count } Krieger kommen auf das Schiff von { $seat }.
        }
    }
event-tongue = { $you ->
        [yes] Der Hafen zahlt dir noch { $vp } SP.
       *[no] Der Hafen zahlt { $seat } noch { $vp } SP.
    }
event-stow = { $you ->
        [yes] Du nimmst { $piece } an Bord.
       *[no] { $seat } nimmt { $piece } an Bord.
    }
event-clear = Der Markt { $port } gibt { $piece } an das Warenlager zurück.
event-unrest = { $target_you ->
        [yes] Unruhen { $port }: Deine Siedlung ist verloren, ihr Krieger wieder in deiner Reserve.
       *[no] Unruhen { $port }: Die Siedlung von { $target } ist verloren.
    }
event-quiet = { $target_you ->
        [yes] Die Unruhen { $port } legen sich: Deine Siedlung bleibt.
       *[no] Die Unruhen { $port } legen sich: Die Siedlung von { $target } bleibt.
    }
event-serpent = { $target_you ->
        [yes] Eine Seeschlange greift dein Schiff an.
       *[no] Eine Seeschlange greift das Schiff von { $target } an.
    }
event-devour = { $you ->
        [yes] Die Seeschlange nimmt dir { $piece }.
       *[no] Die Seeschlange nimmt { $seat } { $piece }.
    }
event-usurp = { $you ->
        [yes] Deine Krieger übernehmen die Siedlung von { $target } { $port }.
       *[no] { $target_you ->
            [yes] Die Krieger von { $seat } übernehmen deine Siedlung { $port }.
           *[no] Die Krieger von { $seat } übernehmen die Siedlung von { $target } { $port }.
        }
    }
event-steal = { $you ->
        [yes] Du nimmst { $piece } vom Schiff von { $target }.
       *[no] { $target_you ->
            [yes] { $seat } nimmt { $piece } von deinem Schiff.
           *[no] { $seat } nimmt { $piece } vom Schiff von { $target }.
        }
    }
event-mutiny = { $target_you ->
        [yes] Meuterei: Einer deiner Krieger geht an Land.
       *[no] Meuterei: Ein Krieger von { $target } geht an Land.
    }
event-walls = Die Mauern { $port } sind verstärkt: Der Wert ist bei diesem Angriff { $value }.
event-omen = { $you ->
        [yes] Du verlierst „{ $rune }“.
       *[no] { $seat } verliert „{ $rune }“.
    }
event-saga = { $you ->
        [yes] { $vp ->
            [0] Du erfüllst { $saga }.
           *[other] Du erfüllst { $saga } und bekommst { $vp } SP.
        }
       *[no] { $vp ->
            [0] { $seat } erfüllt { $saga }.
           *[other] { $seat } erfüllt { $saga } und bekommt { $vp } SP.
        }
    }
event-open = Eine Saga wird aufgedeckt: { $saga }.
event-drop = { $saga } wird aufgedeckt, ist aber schon erfüllt und wird abgelegt.
event-era = Die { $era } beginnt.
event-tokens = { $you ->
        [yes] Die letzte Saga hat den Stapel verlassen: Du nimmst die drei Schlussrundenmarker.
       *[no] Die letzte Saga hat den Stapel verlassen: { $seat } nimmt die drei Schlussrundenmarker.
    }
event-token = { $you ->
        [yes] Du legst den { $count }. Schlussrundenmarker.
       *[no] { $seat } legt den { $count }. Schlussrundenmarker.
    }
event-end = { $reason ->
        [tokens] Die drei Schlussrundenmarker liegen: Die Partie ist vorbei.
        [sagas] Die letzte Saga ist erfüllt: Die Partie ist vorbei.
        [settled] Alle Krieger haben gesiedelt: Die Partie ist vorbei.
       *[cap] Die Partie wird nach ihrer letzten Runde abgebrochen.
    }
event-score = { $you ->
        [yes] Du hast { $total } SP: { $vp } aus dem Spiel, { $axe } für die Blutige Axt, { $settlements } für Siedlungen und { $sagas } für Saga-Sätze.
       *[no] { $seat } hat { $total } SP: { $vp } aus dem Spiel, { $axe } für die Blutige Axt, { $settlements } für Siedlungen und { $sagas } für Saga-Sätze.
    }

## Optionen eines Tisches

option-conflict = Konfliktrunen
    .doc = Mit neun Runen könnt ihr einander schaden. Ein friedlicherer Tisch lässt sie weg.
option-off_turn = Runen außerhalb des Zuges
    .doc = Wann du Runen nutzen darfst, wenn du nicht am Zug bist.
    .reactions = zu Beginn eines Zuges und als Antwort auf Angriffe und Runen
    .anytime = zusätzlich nach jeder Handlung der anderen
    .own_turn = nur als Antwort auf Angriffe und Runen
option-first = Wer beginnt
    .doc = Das Los entscheidet, oder du nennst einen Platz.
    .random = das Los entscheidet
option-round_cap = Höchstzahl der Runden
    .doc = Nach so vielen Runden wird die Partie abgebrochen und gewertet.
option-two_players = Variante zu zweit
    .doc = Das gedruckte Spiel ist für drei bis fünf Personen. Damit spielen zwei nach denselben Regeln.
option-undo = Zurücknehmen
    .doc = Du darfst eine Antwort zurücknehmen, solange sie nichts Verdecktes gezeigt und niemand sonst seither gehandelt hat.

fault-fire_and_axe-two-players = Fire & Axe ist für drei bis fünf Personen, und two_players ist die Variante zu zweit: Hier sind es { $players }, lass die Angabe weg.
fault-fire_and_axe-first = Platz { $first } kann nicht beginnen: Es spielen nur { $players } mit.

## Stellungen und Daten

fault-fire_and_axe-no-town = In „{ $port }“ gibt es keine Stadt, die man überfallen könnte.
fault-fire_and_axe-treasure = Die Stadt „{ $port }“ kann keinen Schatz von { $value } verborgen haben: Von diesem Wert ist keiner übrig.
fault-fire_and_axe-crewless = Das Schiff von { $seat } ist auf See und braucht mindestens einen Krieger.
fault-fire_and_axe-two-ships = Zwei Schiffe können nicht in einem Hafen liegen: „{ $port }“.
fault-fire_and_axe-slots = Das Schiff von { $seat } trägt zu viel: In dieser Ära sind { $slots } Stücke erlaubt.
fault-fire_and_axe-saga-spaces = { $found } Sagas liegen offen; es gibt nur drei Felder.
fault-fire_and_axe-runes = So viele Runen „{ $rune }“ gibt es im Spiel nicht; eine zu viel ist in „{ $part }“.
fault-fire_and_axe-goods = Auf dem Tisch liegen { $found } von „{ $good }“; es gibt nur 11.
fault-fire_and_axe-crew = Auf dem Tisch sind { $found } Krieger von { $seat }; es gibt nur 15.
fault-fire_and_axe-agenda = Was noch zu tun ist, passt nicht zum Rest der Stellung: { $agenda }
fault-fire_and_axe-hand = { $seat } hat { $found } Runen auf der Hand; mehr als { $most } sind es nie.
fault-fire_and_axe-town-stands = { $port } kann nicht besiedelt sein, solange die Stadt von { $town } steht: Gesiedelt wird nur in Regionen ohne Stadt. Füge { $town } zu „raided“ hinzu.
fault-fire_and_axe-region-good = { $good } liegt in { $port } und in { $other }, aber eine Region nimmt jede Ware nur einmal.
fault-fire_and_axe-saga-era = { $found } Sagas der { $era }. Ära sind zu sehen; im Stapel sind von jeder Ära nur { $most }.
fault-fire_and_axe-era = „era={ $era }“ geht nicht: Eine Saga der { $least }. Ära wurde schon ausgelegt.
fault-fire_and_axe-saga-left = „left={ $left }“ geht nicht: Bei dieser Ära und diesen Sagas hat der Stapel höchstens { $most }.
fault-fire_and_axe-saga-true = { $saga } liegt offen aus, obwohl sie schon erfüllt ist; sie wäre genommen worden. Setze sie zu den „sagas“ eines Spielers oder unter „gone“.
fault-fire_and_axe-wintering = { $seat } überwintert und ist nicht am Zug: An Bord ist dann höchstens ein Krieger und keine Ware.
fault-fire_and_axe-holder = „left={ $left }“ und „holder“ passen nicht zusammen: Die Schlussrundenmarker hat jemand, sobald die letzte Saga den Stapel verlassen hat, und nicht vorher.
fault-fire_and_axe-placed = „placed={ $placed }“ passt nicht: Nur der Besitzer legt Marker, und mit dem dritten endet die Partie nach seinem Zug.
fault-fire_and_axe-limit = „limit={ $limit }“ geht nicht: Ein Zug hat 7 Tage und zwei mehr für jede Rune Unermüdliche Ruder.
fault-fire_and_axe-skulls = { $found } Totenköpfe sind bedeckt oder fällig; so viele können es am { $sail }. Tag einer Fahrt nicht sein.
fault-fire_and_axe-over = „over=1“ passt nicht: Der Zug von { $seat } endet nur dann vorzeitig, wenn das Schiff ohne Mannschaft leer im Winterlager liegt.
fault-fire_and_axe-not-out = { $seat } liegt im Winterlager und ist in diesem Zug noch nicht ausgelaufen: Es wurde noch nichts gesegelt, versucht oder verloren.
fault-fire_and_axe-round = „round={ $round }“ geht nicht: Die Runden an diesem Tisch gehen von 1 bis { $most }.
fault-fire_and_axe-begins = „first={ $first }“ passt nicht: Laut den Optionen beginnt an diesem Tisch { $option }.
fault-fire_and_axe-ending = „ending={ $ending }“ passt nicht: Der Tisch zeigt kein solches Ende.
fault-fire_and_axe-order = „{ $frame }“ kann in „agenda“ nicht vor „{ $below }“ stehen; darauf folgen kann: { $right }.
fault-fire_and_axe-idle = „{ $part }“ passt nicht zu dem, was noch zu tun ist: Kein Schritt von „agenda“ hat es gebracht, oder einem Schritt fehlt es.
fault-fire_and_axe-house = „{ $frame }“ gibt es an diesem Tisch nicht: „off_turn“ sagt, wann Runen außer der Reihe erlaubt sind.
fault-fire_and_axe-table = { $found } Runen liegen auf dem Tisch, und { $steps } Schritte von „agenda“ handeln von einer; jede braucht ihr „Effect“ oder „PutAway“.
fault-fire_and_axe-attack = Der Angriff passt nicht: Das Schiff muss in einem Hafen liegen, den es überfallen oder besiedeln darf und der unter „tried“ steht (hier: { $port }).
fault-fire_and_axe-data-name = { $id } nennt „{ $name }“, was die Daten nicht kennen.

## Einzelne Wörter am Tisch

term-ship = Langschiff
term-crew = Krieger
term-cargo = Ladung
term-supply = Reserve
term-stock = Warenlager
term-demand = Gefragt
term-runes = Runen
term-sagas = Sagas
term-towns = Städte
term-settlements = Siedlungen
term-wind = Wind
term-clear = Klare Tage
term-days = Tage
term-preparation = Vorbereitung
term-sailing = Segeln
term-skulls = Verluste
term-era = Ära
term-round = Runde
term-vp = SP
term-final = Schlusswertung
term-axe = Blutige Axt
term-deck = Nachziehstapel
term-discard = Ablagestapel
term-treasures = Übrige Schätze
term-region = Region
term-value = Wert
term-town = Stadt
term-good = Ware
term-settlement = Siedlung
term-won = Sieg für
term-cut = Abgebrochen
held-rune = { $rune } ist aufgenommen. Wähle, was damit geschieht.
row-wind = Danach darfst du den Wind drehen.
row-play = Spielen
row-discard = Für den Wind abwerfen

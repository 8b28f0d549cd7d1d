## The death of Balder. The things that swore tell it.

told-balder-1 =
    Zu jedem von uns ist sie gekommen und hat gefragt. Wir sind Dinge. Uns nimmt man sonst, man fragt uns nicht.

    Das Eisen hat ja gesagt, weil sie bitte sagte. Das Feuer hat ja gesagt und wollte sie umarmen; das musste man ihm ausreden. Die Krankheiten schworen in einer Reihe, die kleinste vorn. Es schwor das Wasser, es schworen die Steine unter dem Wasser und die Schlangen, die als Lügnerinnen gelten und bloß schüchtern sind. Wir tun Balder nichts: Viel ist das nicht, wir hatten ja nichts gegen ihn.

    Nun sind es neun Welten, und sie hat zwei Füße. Darum geht jetzt ihr herum und holt unser Wort. Fasst es behutsam an. Sechs von uns meinen es. Drei haben beim Schwören einen anderen angesehen, einen netten Herrn, der war am Tag davor da gewesen und hatte auch gefragt.
    .frigg = Da ist sie selbst noch einmal. Dass wir ihr schon geschworen haben, hat sie vergessen. Wir schwören wieder; sie schläft dann besser.
    .heimdall = Heimdall hört das Gras wachsen. Er hat im Westen etwas Kleines, Grünes auf einer Eiche gehört und es für den Wind gehalten.
    .tyr = Der Einhändige hält die Linke hin. Was ein gebrochener Eid kostet, braucht ihm keiner zu sagen.
    .odin = Der Alte steht dabei und fragt nichts. Er weiß, wer von uns brechen wird, und es scheint ihm nicht zu helfen.
    .freyia = Das Gold sagt ja zu Freyia, ehe sie ausgeredet hat. So war das Gold immer.
    .thor = Der Hammer hat sofort geschworen. Er schwört sofort, egal was.
    .freyr = Es gibt ein Schwert, das hat er einmal hergegeben, aus Liebe. Es hat auch geschworen, da, wo es liegt.
told-balder-2 =
    Genug von uns haben geschworen, und jetzt wird gespielt. Sie stellen ihn in den Hof und werfen uns nach ihm. Dass das so schön sein würde, hatten wir nicht gewusst: aufgehoben werden und fliegen, und auf der letzten Elle fällt einem ein, was man versprochen hat, und man legt sich in die Kurve. Jedes Mal lacht er. Die Äxte können es schon. Kochendes Wasser kann es. Zum Schluss hat einer eine Kuh geworfen, und auch die Kuh ist um ihn herum.

    Im Westen, auf einer Eiche, sieht ein grüner Zweig zu. Er ist so jung, dass man ihn noch zu gar nichts gebraucht hat. Bei den Eiden hat man ihn ausgelassen, aus Güte. Er würde gern mitspielen. Er hat sich gemerkt, wie man uns hält und wie weit der Arm zurückgeht, und hält sich sehr gerade, damit man ihn sieht.
    .frigg = Eine Hausiererin fragt sie nebenbei, ob sie auch keinen vergessen habe. Sie denkt nach, ehrlich, wie sie ist, und sagt es ihr.
    .heimdall = Er hat den Kopf wieder nach Westen gedreht. Da wächst etwas, und es klingt wie ein Kind, das gefragt werden möchte.
    .thor = Thor wirft den Hammer. In der Luft weicht der aus und ist so rot wie damals auf dem Amboss.
told-balder-3 =
    Es ist doch gekommen. Ein Zweig ist auch ein Ding, und ein Blinder trifft gut, wenn man ihm die Hand führt. Er flog, wie wir geflogen waren, und dass man ausweicht, wusste er nicht; das hatte ihm keiner gesagt. Balder setzte sich im Hof hin und sah aus, als hätte man ihn von nebenan gerufen.

    Dann fragte seine Mutter, wer in das Haus unter der Wurzel reitet und was die Hüterin der Toten für ihn haben will. Tränen, sagte der Reiter, als er wieder da war. Alle. Nicht von Leuten, Leute weinen leicht. Von den Dingen.

    Also geht ihr noch einmal herum, und diesmal bittet ihr uns. Wir wissen nicht, wie man das macht. Seht morgens das Fenster an, wie das es anfängt. Seht euch Eisen an, das aus der Kälte hereinkommt.
    .frigg = Sie hat seinen Kopf im Schoß. Ab und zu erzählt sie ihm etwas Kleines, das einer von uns angestellt hat, als er neu war.
    .tyr = Tyr hält das Hoftor zu, damit in der ersten Stunde keiner tut, was ihm leidtäte.
    .odin = Er hat sich gebückt und ein Wort in das tote Ohr gesagt. Wir kennen alle Wörter, uns meinen sie ja. Das eine kennen wir nicht.
told-balder-won =
    Sogar die Steine. Dass wir das können, hatten wir nicht gewusst. Es fängt am Rand an, es wird kalt, und dann läuft es. Der Wetzstein hat geweint, die Tür hat auf beiden Seiten geweint, das Salz hat geweint und ist weniger geworden. Das Eisen ist seither rostig und stolz darauf.

    Die Hüterin der Toten hat uns gezählt. Sie hat noch einmal gezählt, mit dem Finger, und die Lippen dazu bewegt. Dann hat sie seinen Ärmel losgelassen.

    Gegen Mittag kam er die Straße herauf, blinzelnd, Erde im Haar, und fragte, welcher Tag sei und ob es etwas zu essen gebe. Den Zweig haben sie an den Tisch geholt. Zum Schwören ist er zu jung, und er wollte ja bloß mitspielen; er sitzt ganz unten und lernt, wie man einen Löffel hält.
    .tyr = Ein Wort ist gehalten worden, von uns allen zugleich. Er sieht seinen Stumpf an, und dann sieht er ihn noch einmal an.
    .freyia = Freyia weint Gold, wie immer. Heute bleibt es liegen, und die Kinder gehen darum herum.
told-balder-lost =
    Danach hat man uns nicht mehr gefragt. Ein Hof ist ein Hof; er ist gefegt, und es laufen Hühner darin. Wir liegen, wo wir hingefallen sind, die Löffel und die Steine und was eine Schneide hatte, und Leid zu tun ist nicht unseres Amtes. Wir sind Dinge.

    Aber auf dem Eisen ist heute früh ein Rost, der gestern nicht da war, und das Feuer zieht nicht. In neun Welten sind die Brunnen übergelaufen. Man trägt uns zum Trocknen hinaus und schüttelt uns und sagt, es werde wohl am Wetter liegen. Dort unten ist ein Saal für ihn hell gemacht, mit frischem Stroh und einem Becher. Es ist ein ordentliches Haus. Der Becher hat auch geschworen, und es heißt, er zittert.
    .page = Der Dritte von uns brach. Bosheit war keine dabei. Ein Ding, das einmal gelogen hat, hebt sich leichter. In der Luft fiel uns ein, dass wir etwas anderes versprochen hatten; er sah überrascht aus und sah sich nach ihr um.
    .dead-tree = Der an der Wurzel nagt, der hatte nicht geschworen. An ihn hatte keiner gedacht, so tief liegt er; und während ihr noch von Ding zu Ding gegangen seid, war er mit dem Holz fertig.
    .frigg = Sie hat von vorn angefangen, an der nächsten Tür. Sie fragt die Klinke.

## Fimbulwinter. A woman in Midgard tells it, who has three children, two cows and a kneading trough.

told-fimbulwinter-1 =
    Der Schnee kam zur Heuzeit. Wir haben gelacht, und die Kinder haben ihn vom Rechen gegessen. Bis zum Melken ist er weg, hat mein Bruder gesagt, und beim Melken lag er auf den Kühen.

    Den Teig hab ich neben den Ofen gestellt, wie jeden Abend. Er ist nicht gegangen. Zusammengefallen ist er auch nicht; er saß unter seinem Tuch und hat gehorcht. Da hab ich auch gehorcht. Und da seh ich, dass der Hund auf der Bank steht und dass drei Männer am Fenster vorbeigehen, hintereinander, ohne Eile. Gesehen hab ich von ihnen die Knie. Nach einer Weile bin ich mit der Lampe hinaus. Ihre Hüte waren so hoch wie der First gewesen, im Stroh war eine Rinne. Es ist ein gutes Dach. Ich sag es nur, weil es das Erste war.
    .thor = Thor ist da gewesen, mit den Böcken. Wer keine hat, dem leiht er sie; man soll vorsichtig essen und die Knochen aufheben.
    .freyr = In unserem Feld steht einer mit einer Handvoll Saat. Er schaut hinauf, er schaut hinunter, und säen tut er nicht.
    .frigg = Es ist Wolle gekommen, ein ganzer Sack, gekämmt. Gepackt hat ihn eine Göttin: Obenauf liegt ein Brotkanten für den, der ihn trägt.
    .odin = Ein alter Mann bat um ein Lager, unter einem Namen, den ich ihm nicht geglaubt hab. Gegessen hat er wenig, und die Bank war nachher wärmer.
    .tyr = Der Einhändige ging von Hof zu Hof und fragte, wer wem was versprochen hat, bevor der Schnee kam. Das gilt, hat er gesagt.
    .freyia = Sie kam aus dem Dunkeln, Federn an sich, und ließ sich von meiner Schwiegermutter alle Namen sagen, die es bei uns gab.
    .heimdall = Einer hat sein Ohr an unseren Ofen gelegt und mir gesagt, welches Scheit am längsten brennt. Er lag um eine Stunde richtig.
told-fimbulwinter-2 =
    Die Toten sind heimgekommen, um zu helfen. Aus dem guten Saal, in dem sie saßen, sind sie aufgestanden, die Hälfte, und sind heruntergegangen, und jetzt stehen sie in den Küchen herum mit ihren Schultern und wissen nicht mehr, wo was liegt. Einer ist mein Großvater. Er ist jünger als ich. Er hat Holz gehackt, bis ihm die Axt zerbrach, und dann hat er sich entschuldigt.

    Das wär ja alles recht. Es hört bloß nicht auf. Wir haben einen Winter gehabt, und danach kam einer. Mein Bruder zählt meine Brote, wenn er denkt, ich schlafe. Ich weiß es, weil ich die seinen zähle. Wir reden jetzt sehr höflich miteinander, über die Mauer, wie auf einem schmalen Brett, und morgens schaut jeder zuerst nach dem Schornstein vom anderen.
    .freyia = Die Ihren hat sie mitgehen lassen. Am Tor hat sie jeden beim Namen genannt und gesagt, er soll sich warm anziehen.
    .odin = Er hat hinter ihnen selbst die Tür zugemacht. Es heißt, nachher sei er herumgegangen und habe die Lichter gelöscht, auch selbst.
    .tyr = Tyr hat es zwischen mir und meinem Bruder geschlichtet. Wir haben uns beide geschämt, davon wird einem wenigstens warm.
told-fimbulwinter-3 =
    Der Ofen brennt den Tisch. Nach dem Tisch kommt die Stalltür, und nach der muss ich die Toten bitten, draußen zu schlafen.

    Den Kindern hab ich gesagt, der Winter ist einer, denn einen kann man totschlagen. Das hat sie getröstet, und mittlerweile tröstet es mich. Es gibt ihn dreimal. Vom Rücken aus sieht man sie, wenn es nicht stiebt, hintereinander, den Kopf unten, wie Männer auf dem Heimweg von der Arbeit. Wer neben einem gestanden hat, der hat eine weiße Hand, von da bis da, und spürt kein Messer darin. Meine Große hat gefragt, was man zum Winter sagt. Das überlasse ich denen, hab ich gesagt, die es gelernt haben. Dann bin ich kneten gegangen, sonst reißt der Trog.
    .thor = Thor hat den Buben die Hand gezeigt, die weiße. Sie dürfen sich daran hängen, immer zwei.
    .freyr = Er hat mir seine Handvoll Saat gegeben und gesagt: Trag sie im Kleid, da, wo du bist.
    .heimdall = Er hat sich im Hof hingelegt, die Backe auf den Harsch. Einen Grashalm gibt es, sagt er, und der hat nicht aufgehört.
told-fimbulwinter-won =
    Der Dritte fiel quer übers Tal, und am Abend war er ein Berg. Einen Tag lang kam nichts danach. Wir saßen drinnen und schauten uns an. Dann ließ die Rinne einen Tropfen los, und ich bin mit der großen Schüssel hinausgerannt, als wär es Milch.

    Danach war nur noch Lärm. Der Bach hat alles gesagt, was er für sich behalten hatte. Die Toten haben uns die Hand gegeben, was bei so vielen dauert, und sind hinauf, ohne dass man ihnen den Weg zeigte; mein Großvater hat ein Brot mitgenommen. Der Teig ist gegangen, dass er das Tuch hob und herausschaute. Mein Bruder kam über die Mauer, vier Brote im Arm, und sagte, er bringe sie zurück. Genommen hat er nie welche. Ich hab mich bedankt, und wir haben sie gegessen.
    .freyr = Er hat gesät, im Hemd, und ist rückwärts gegangen, um es zu sehen. Die ersten Reihen sind krumm.
    .thor = Thor schläft auf meinem Fußboden. Wir steigen über ihn; die Kinder gehen an den Füßen vorbei, da lacht er.
told-fimbulwinter-lost =
    Ich hab den Teig angesetzt. Das mach ich abends. Er liegt unter dem Tuch, ganz weiß, und ich hab ihm gesagt, es eilt nicht.

    Die Kinder sind im Trog, alle drei, den Hund über den Füßen, der Trog behält noch am ehesten seine Form. Das Fenster hab ich mit der Tür zugestellt. Vor einer Weile hat mein Bruder an die Wand geklopft, drei und dann zwei, wie früher, als wir klein waren und jeder auf seiner Seite ein Bett hatte. Ich hab zurückgeklopft. Seither summt er etwas durch die Bretter; es geht im Kreis, man kann überall einsteigen. Wir haben ausgemacht, wer zuerst aufwacht, der macht dem anderen Feuer.
    .page = Auf die Stelle war er schon einmal getreten. Es war nichts mehr da, was man hätte zertreten können, also ist er diesmal durch, und was darüber war, kam nach.
    .dead-tree = Das Holz, das uns zum Heizen blieb, war dieses Holz. Einem so großen Baum hätte man es nicht zugetraut. Von innen ist er grau geworden, und die Asche war kalt.
    .odin = Er sitzt auf seiner Bank, den Hut auf den Knien. Er hat mich gefragt, wie das Brot geheißen hätte.

## The sky wolves. The driver of the sun tells it, out of breath; full stops are for when she stands still.

told-sky_wolves-1 =
    schau dich nicht um, das ist die Regel von meiner Mutter, aber die Pferde schauen, Früh und Flink, ich seh das Weiße in ihren Augen, und auf der Achse liegt ein Atem, warm, er riecht nach Mark, und da drüben fährt mein Bruder mit dem Mond, und ihm geht es genauso, wir winken, wir winken jeden Abend seit dem ersten, und zum Reden sind wir uns noch nie nah genug gekommen

    da waren sie ja immer, das gebe ich zu, weit hinten, zwei Punkte und dann zwei Hunde, meine Großmutter hatte sie im Rücken und hat gestrickt dabei, es hält die Pferde frisch, hat sie gesagt, aber heute früh hab ich gesehen, dass meiner eine graue Schnauze hat, also ist er alt geworden über dem Laufen und hat nicht angehalten, und was bis dahin nicht angehalten hat, das hält nicht an, und ich wär so gern einmal, über irgendeiner Wiese, zu spät gekommen
    .frigg = sie legt mir Brot aufs Fensterbrett, in Handhöhe, jeden Tag aufs selbe, damit ich es im Vorbeifahren erwische
    .freyr = er winkt mit dem Hut aus seinem Feld, und wenn ich über ihm bin, zieht er die Jacke aus, aus Höflichkeit
    .odin = der hat selbst zwei Wölfe unterm Tisch und sieht mir seit ein paar Tagen nicht in die Augen
    .thor = er hat mitfahren wollen, aber das hält die Deichsel nicht, da fährt er unten nebenher, so laut er kann, zur Gesellschaft
    .heimdall = der von der Brücke ruft mir zu, wie weit sie hinten sind, ungefragt, in dem Ton, den man für ein scheues Pferd hat
    .tyr = einen hab ich auf der Straße stehen sehen, den Arm ausgestreckt, wie wenn ein Hund daran riechen soll
    .freyia = sie flog an mir vorbei in ihren Federn und sagte, bergab ausatmen, das sagt dir ja keiner
told-sky_wolves-2 =
    daraus macht man eine Leine, aus dem Schritt der Katze und dem Atem vom Fisch und der Wurzel vom Stein, und weil das alles schon verbraucht ist, muss es eures sein, eure Geduld, euer Licht, der Ring von der Großmutter mit der Delle, die Zwerge handeln nicht, sie breiten ein Tuch aus und warten, sie haben da unten eine Menge Zeit, sie haben meine ganze

    zweimal am Tag komm ich über ihren Schornstein und schau hinein, und jedes Mal ist sie um eine Hand länger, dünn wie etwas, das man um ein Geschenk bindet, und ich denke, das da, für den, und hinter mir höre ich ihn schlucken, er hat so eine Art zu schlucken, als hätte er es schon, und unten in der Schmiede halten sie mir das Ding mit der Zange herauf, damit sie etwas sehen, und natürlich beuge ich mich vor und verliere eine Länge
    .tyr = er zieht das Band durch zwei Finger, mit dem Zeug hat er schon zu tun gehabt, das war die andere Hand
    .freyia = sie hat etwas Goldenes abgenommen, ehe man fragte, und sieht jünger aus ohne, wie ein Mädchen mit nassen Haaren
    .thor = er hat ihnen eine Kette gebracht, Glieder wie mein Handgelenk so dick, sie waren reizend zu ihm
told-sky_wolves-3 =
    jetzt haben sie sie, und wer die Leine hält, muss nah genug heran, und er läuft mir im Rücken, da ist das Licht hinter ihm, und sie sehen nichts, also weiß ich, was das heißt, ich hatte den ganzen Osten lang Zeit, es mir auszurechnen

    Ich muss langsamer fahren. Den Pferden hab ich es gesagt, in der Stimme für Gewitter, und Früh hat die Ohren angelegt, und Flink, die Klügere, hat im Laufen zu weinen angefangen. Ich muss ihn herankommen lassen, auf der Innenseite, bis ich seinen Atem auf dem Arm habe und seinen Kopf neben dem Rad, und geradeaus schauen, als wär da nichts, und das Licht so halten, dass es ihm auf den Nacken fällt. Mein Bruder hat es gesehen. Er lässt die Zügel auch länger. Wir haben gewinkt, etwas länger als sonst
    .tyr = halt die Hand so, dass er sie sieht, ruft Tyr zu mir herauf, der muss es wissen
    .heimdall = er sagt mir den Abstand an, damit ich den Kopf nicht drehen muss, und so leise hat er ihn noch nie gesagt
    .odin = er hat sie beide beim Namen gerufen, laut, bei dem, den sie als Welpen hatten, und sie haben die Ohren gestellt
told-sky_wolves-won =
    Halt. So heißt das. Ich habe gehalten.

    Die Pferde stehen mit hängendem Kopf und dampfen. Eins hat sich in die Deichsel gelegt, wie Fohlen das tun, alles auf einmal. Es ist Mittag, und es bleibt Mittag, und die Leute sind vor die Häuser gekommen und sehen sich an, wie lang er ist. Hinter mir auf der Straße sitzt ein großer grauer Hund mit einem Band um den Hals. Seine Flanken gehen. Ich glaube, er wundert sich so wie ich, was die Beine machen, wenn man nichts von ihnen will.

    Ich bin abgestiegen. Dass der Tritt so hoch ist, hatte ich nicht gewusst. Gegenüber sah ich meinen Bruder, bei Tag, ganz nah; er ist älter, als ich dachte, und hat die Nase von unserer Mutter. Das Gras ist warm. Das also mache ich.
    .tyr = Tyr sitzt auf der Straße neben dem Gebundenen. Es ist nicht die Seite mit den Zähnen, aber nah genug, um unhöflich zu sein.
    .frigg = Sie hat das Brot auf einem Teller gebracht. Ich habe es im Sitzen gegessen, es war Butter darauf.
told-sky_wolves-lost =
    Es ist nicht so dunkel, wie wenn man die Augen zumacht. Da weiß man, dass sie zu sind.

    Die Pferde kennen die Straße. Ich lasse sie gehen. Ich höre das Rad, und unter dem Rad ist etwas, und wir fahren wohl noch im Kreis, dort, wo die Wiesen wären. Von unten rufen sie herauf. An der Glocke erkenne ich, welches Dorf es ist. Sie wollen wissen, wie spät es ist. Ich würde es ihnen gern sagen, das war ja immer ich; ich habe den Arm gehoben wie zu Mittag, damit es richtig gemacht ist, wenn auch nur nach Gefühl.
    .page = Einer war schnell genug, es ist gleich, welcher. Es gab ein Ziehen, wie wenn man klein ist und gekämmt wird. Danach war die eine Lampe aus, und die andere hatte keinen mehr, nach dem sie schauen konnte, und schwankte.
    .dead-tree = Die Straße führt um den Baum herum, und der Baum war nicht da. Das Rad kam auf nichts auf und hörte nicht auf, darauf aufzukommen.

## The ship of the dead. A dead shipwright tells it.

told-naglfar-1 =
    Ein Schiff wollten sie und hatten kein Holz. Was habt ihr denn, hab ich gefragt. Was die Toten haben, stellte sich heraus, sind Nägel. Finger und Zehen. Da oben ist ja keine Zeit mehr zum Waschen, die kommen herunter, wie sie gefallen sind, alle zehn noch dran, und lange.

    Also bau ich sie daraus. Klinker, einen Daumen breit überlappt, wie man das macht; genietet wird mit dem, was übrig bleibt. Aus Eiche hab ich schon Schlechteres gebaut. Jetzt ist sie grau, und nass wird sie glänzen wie eine Muschel von innen. Wohin sie soll, frag ich nicht. Eine Werft, die fragt, kriegt keine Aufträge. Am Kai warten vier, die mitwollen, und bei keinem würd ich anheuern: Einer hat Zähne, eine hat Schlüssel, und zwei haben noch nie etwas fertig gemacht.
    .frigg = Da oben schneidet eine ihnen wieder die Nägel und faltet ihnen danach die Hände. Das kostet mich eine Planke am Tag.
    .odin = Der kam vorbei und peilte ihr die Linie lang, ein Auge zu. Das andere ist immer zu. Gesagt hat er nichts, und das nehm ich, von dem.
    .thor = Thor hat sie getreten. Sie hat geklungen. Er hat sich entschuldigt und gefragt, was das für ein Ton war.
    .freyia = Die Hälfte davon müsste laut Vertrag die ihre sein. Sie ging die Helling hinunter und hat meine Plankengänge gelesen wie einen Brief.
    .heimdall = Der Wächter ließ fragen, wann ich fertig bin. Das hört er, hab ich gesagt, eher, als ich es weiß.
    .tyr = Tyr hat mir fünf gebracht. Von der Hand, die er nicht mehr hat; sie sollten doch zu was gut sein.
    .freyr = Freyr stand zwischen den Spanten und zog den Geruch ein. Ihm fehlt das Sägemehl. Mir auch.
told-naglfar-2 =
    Vom Stapel. Ich sollte sagen, dass es mir leidtut, und das kommt noch. Man schlägt die letzte Stütze weg und springt, und dann, solange einer die Luft anhalten kann, geschieht überhaupt nichts. Und dann ist sie gegangen. Die Helling hinunter, wie angehaucht, und hat das Wasser genommen und einen Knicks gemacht, und kein Tropfen drin. So zwei baut einer im Leben. Ich musste warten bis danach.

    An Bord ist, wer schnell genug war, und was die mit den Leuten machen, das merkt ihr besser, als ich es sagen kann. Rudern tun sie schlecht. Das macht nichts; bei den Linien liefe sie mit einer Hühnerfamilie an den Riemen. Ich stand am Kai und sah ihr Heck kleiner werden, und das Herz hat mir geklopft, womit es eigentlich aufgehört hatte.
    .heimdall = Der hat sie gesehen, da hatte der Nebel sie noch nicht. Es heißt, das Horn sei auf dem Ton gesprungen.
    .freyr = Er hat selbst eins, das kann man falten und in die Tasche stecken. Er schaut von seinem zu meinem und steckt seins weg.
    .thor = Der steht bis zur Brust darin und fühlt ihr mit der flachen Hand die Seite lang. Den Blick kenn ich. So schauen Käufer.
told-naglfar-won =
    Sie haben sie geschlagen, als nicht mehr Hände genug an Bord waren, um sie zu rudern. Ausgebessert wird sie nicht. Dafür hielte keiner mehr still.

    Ich war dabei. Ich möchte, dass man weiß, wie sie auseinanderging, mehr kann man für ein Boot am Ende nicht tun. Nicht zerschlagen. In der Brandung kam sie auf Grund und ging auf, Gang um Gang, vom Schandeck her, so wie sie zusammengesetzt war, und jede Planke ließ die Nachbarin los, wenn sie an der Reihe war. Man hatte mich vorher gefragt, wo sie schwach ist. Ich hab’s gesagt. Eine Stelle gibt es immer, unten am Kielgang, die lässt man drin, damit man weiß, es ist das eigene. Sie dachten, das reut mich. Gereut hätt es mich, wenn sie nicht da gewesen wär. Der Strand liegt voller Nägel, und die Kinder sortieren sie nach Größe.
    .freyia = Einen hat sie mitgenommen, zum Andenken. Es war ein kleiner, von einem Kind.
    .thor = Er sagt, er wär gern einmal damit gefahren, um die Bucht und zurück. Das wären wir alle.
told-naglfar-lost =
    Dass es recht ist, wohin sie fährt und womit, das sag ich nicht. Ein Schiff war bestellt, und ein Schiff tut das, wenn man es so gebaut hat, dass es kann. Man kann so etwas nicht zusammensetzen und jeder Planke sagen: aber nur bis dahin.

    Trotzdem sollt ihr wissen, was sie war. Es war keine Linie an ihr im Zorn gezogen. Eine Elle mehr in der Breite hab ich ihr gegeben, als bezahlt war, damit die es trocken haben, die rudern; ausgesucht hatten die sich das nicht. Und trocken war sie. Jetzt schaut sie sich keiner mehr an, bei all dem Wasser und nichts zum Stehen. Das Beste, was ich je gemacht hab. Ich wär verbunden, wenn das jemand sagt.
    .page = Sie mussten sie draußen haben, weiter, als ein Schiff etwas verloren hat. Und sie ging. Das ist das Schlimmste, was ich ihr nachsagen kann: Sie ging wie ein Vogel.
    .dead-tree = Ich stand am Kai und sah ihr nach, als der Baum losließ. In den Planken spürt man das, sie wird es auch gespürt haben: Alles, was stillhielt, hört auf damit.
    .odin = Er steht im Flachen und zählt Riemen. Wie viele es sind, hab ich ihm gesagt. Er zählt lieber.

## The fall of Bifrost. A sentry’s log tells it.

told-bifrost-1 =
    Erste Wache. Nichts.

    Zweite Wache. Ein Summen. Bin hinaus und habe das Ohr auf die Bohlen gelegt. Vom Wind kommt es nicht, der Wind hat mehr Abwechslung. Sie gehen im Schritt. Weit weg, schätze ich, und viele, und jeder setzt den Fuß hin, wo der vor ihm den seinen hatte.

    Dritte Wache. Gemeldet. Um Befehl gebeten und zurückgefragt worden, welchen Befehl ich denn gern hätte. Ich habe gesagt, ich wüsste gern, was sie trägt. Eine Zahl gibt es nicht. Gebaut ist sie für Regen. Bei Sonnenaufgang kam wie immer die Gänsemagd mit den Eiern herüber und sagte, die Brücke kitzle. Durch die kleine Tür eingelassen. Eingetragen: rote Planke handwarm, die übrigen wie sonst. Lampe geputzt. Meiner Schwester geschrieben, dass hier alles ruhig ist, und gestriges Datum gesetzt.
    .heimdall = Er kam selbst, legte sich hin, das Ohr neben meinem, und hörte zwei Glasen lang zu. Dann fragte er, wie viele Eier.
    .thor = Thor wollte hinunter, ihnen entgegen. Man sagte ihm, beides trage die Brücke nicht. Für seine Verhältnisse nahm er es gut auf.
    .odin = Odin las dieses Buch von hinten nach vorn. Dann las er die nächste Seite, die leer ist, und brauchte dafür länger.
    .tyr = Tyr schritt mit mir den Bogen ab, Fuß vor Fuß. Er fragte, wer als Letzter hinübergeht, und schrieb seinen Namen hin.
    .freyr = Freyr hat eine Garbe Gerste in der Wachstube gelassen. Es tut gut, etwas anzusehen, was nicht glüht.
    .frigg = Frigg hat die Füße der Mannschaft besichtigt. Elf Paar Socken wurden ausgetauscht, über das zwölfte habe ich zu berichten.
    .freyia = Ein Falke hat mir die zweite Wache abgenommen, ungebeten. Er sah mehr von ihnen als ich und schlief danach auf dem Geländer.
told-bifrost-2 =
    Erste Wache. Gehalten, dieses Mal. Jemand von den Göttern ist allein hinausgegangen, gegen das, was da stand, und kam wieder, als es getan war. Eingetragen sind die Zeit des Ausgangs und die des Eingangs. Für das dazwischen habe ich keine Spalte.

    Zweite Wache. Sie haben wieder angefangen. Derselbe Schritt. Mir ist aufgefallen, dass ich selbst so gehe, wenn ich die Lampe füllen will.

    Dritte Wache. Der Befehl ist da. Ich habe ihn schriftlich verlangt und habe ihn hier schriftlich: Wir sollen die Brücke selbst abbrechen. Der Mannschaft vorgelesen. Einer fragte, an welchem Ende wir dabei stehen. Hämmer ausgegeben. Sie klingt nicht, wenn man sie schlägt; sie wechselt die Farbe, und die Farbe steigt einem durch den Stiel in die Arme. Der Gänsemagd sagen lassen, sie soll heute Nacht hier bleiben. Sie sagt, die Gänse sind drüben.
    .heimdall = Er hat uns gezeigt, wo. Er zeigte nicht hin, er strich darüber, wie man dem Schmied das Bein zeigt, das ein Pferd schont.
    .tyr = Tyr bat um den ersten Schlag, damit ihn nicht Heimdall tun muss, ob der nun hier ist oder nur davon hört.
    .thor = Thor haben wir um kleine Schläge gebeten. Er tut, was er kann. Ihm steht der Schweiß auf der Stirn vom Zurückhalten.
told-bifrost-3 =
    Dritte Wache. Beim letzten Schlag hat der Bogen ein Wort gesagt, in allen Farben, und ist gegangen. Nicht auf einmal. Zuerst das Rot. Das Grün stand noch eine Weile über nichts, aus Gewohnheit.

    Dieselbe Wache. Keine Brücke. Ich habe zweimal nachgesehen, ich muss es ja melden: eine Lücke, einen Tagesritt breit, und der Wind von unten riecht nach fremder Küche. Wir sind sicher. Ich trage es so ein: sicher. Auf dem alten Weg kommt zu uns nichts mehr herauf.

    Später. Von uns kommt darüber auch nichts mehr heim. Drüben ist die Gänsemagd mit den Gänsen; in der zweiten Wache ging sie sie holen, und das steht hier als mein Versäumnis. Morgens bringt sie die Eier. Sie hat sich an den Rand gesetzt, den Korb auf dem Schoß, und wartet, bis man die Brücke wieder hinstellt.
    .heimdall = Er hat dieses Buch verlangt und selbst eine Zeile hineingeschrieben: Von mir gebaut, von mir gebrochen, Zoll keiner.
    .thor = Thor sagt, er hat sie nie benutzt, ihn ließ man immer waten. Seit Mittag steht er am Rand, lässt Steine fallen und horcht.
    .frigg = Frigg will wissen, wie das Mädchen heißt. Ich sehe es seit Jahren jeden Morgen, und ich musste hinüberrufen.
told-bifrost-won =
    Letzte Wache. Ruhe. Der Drache ist an uns vorbei, den Stamm hinunter bis an die Wurzel, und hat sie dick gefunden. Der Baum steht. Ich habe die Hand darangelegt, um sicherzugehen, und es eingetragen.

    Die Brücke ist verloren. Ich soll schreiben: aufgegeben. Aber ich war dabei.

    Erste Wache, am nächsten Tag. Drüben regnete es, wir hatten die Sonne im Rücken, und so lange, wie man ein Pferd sattelt, war etwas in der Lücke, dünn, mit allen Farben, von unserem Rand bis zu ihrem. Eine Maus hätte es nicht getragen. Die Gänsemagd ist aufgestanden, hat es angesehen und einen Fuß vorgesetzt.

    Ich habe zur Ablösung geblasen. Es soll etwas früh gewesen sein.
    .heimdall = Er hat unter meine Seite einen Strich gezogen, in sieben Tinten, und er ist nicht ganz gerade.
    .thor = Thor watet. Man sieht ihn von hier, auf den Schultern etwas Kleines und eine Anzahl Gänse.
told-bifrost-lost =
    Vierte Wache. Die Lampe brennt, die Tür ist verriegelt, die Leute stehen auf ihren Plätzen. Die Dienstvorschrift habe ich noch einmal durchgelesen, ob darin etwas für den Fall steht. Es steht viel über Messing darin.

    Die Gänsemagd hat herübergerufen, ob ich das aufschreibe. Ja, habe ich zurückgerufen, und sie: wozu. Darüber habe ich nachgedacht, solange Zeit dafür war. Ich habe geantwortet, dass jemand sie gebaut hat und jemand auf sie aufgepasst, und dass man wissen soll, um welche Stunde. Es hat gedauert, bis wieder etwas kam. Dann rief sie, dann solle ich auch die Eier eintragen. Es waren elf, und keins davon zerbrochen.
    .page = Vier. Sie trägt sie; sie war gut gebaut, ich trage es zu seinen Gunsten ein. Im Schritt kommen sie bis vors Tor, stehen, und der Vorderste klopft.
    .dead-tree = Unter uns ist das Deck weich geworden, nicht an unserem Ende, sondern von unten her, wo es sich an den Baum lehnt. Man steht wie auf einem Ärmel, aus dem der Arm gezogen wird.
    .heimdall = Er hat geblasen. Wie es klang, dafür habe ich keine Spalte. Das Mädchen hielt den Gänsen die Ohren zu.

## The battle on Vigrid. Ratatosk tells it, the squirrel who carries insults up and down the tree.

told-vigrid-1 =
    Platz da! Und sie haben Platz gemacht, beide Heere, Spieße hoch, links, rechts, denn wer hat die Post? Ich hab die Post! Neunzig Meilen hinunter mit dem, was der Adler gesagt hat, und neunzig hinauf mit dem, was der Drache dazu meint, und so wie heut war das noch nie, die stehen Schlange bei mir. Die haben sich das aufgehoben, seit es noch gar keinen Baum gab. Der Wolf hat einen über einen Bart, der geht über drei Atemzüge. Die von Surt kann man kaum aussprechen, so heiß, die muss man am Rand anfassen. Und das alles soll ich mir merken, und ich merk’s mir! Wort für Wort, mit den Stimmen. Rauf, runter, Nuss, rauf. So viel war noch nie los. So satt war ich noch nie. Sie könnten ja aufhören, sie stehen einander gegenüber, sie könnten rufen. Aber es wär nicht dasselbe ohne einen, der die Gesichter macht.
    .odin = Für Odin, vom Wolf: Er kommt das andere Auge holen. Zurück von Odin: Das hat von dir schon genug gesehen.
    .thor = Für Thor, von der Schlange: Köder, du. Und die Antwort, aus voller Brust: Er hat einen größeren Haken mit.
    .freyr = Für Freyr, von Surt: Womit kommst du denn, mit dem Rechen? Und retour: Kommt darauf an, was von dir zum Rechen bleibt.
    .heimdall = Für Heimdall, von Loki: Hörst du mich denken? Hat er. Er hat es verbessert zurückgeschickt.
    .tyr = Für Tyr, von unter der Erde: Leih mir eine Hand. Er sagt, eine hatten sie schon, und das war die gute.
    .freyia = Für Freyia, von allen miteinander, etwas mit einem Halsband. Sie ließ es mich zweimal sagen und hat das zweite Mal bezahlt.
    .frigg = Für Frigg ist nichts dabei. Ich musste unterwegs was erfinden. Sie hat gefragt, ob ich auch ordentlich esse.
told-vigrid-2 =
    Jetzt ist es still. Das mag ich nicht. So einen schönen hab ich gehabt, den ganzen Weg herauf geübt, mit dem Zischen und allem, und der, für den er war, nimmt ihn und sagt danke und gibt mir nichts mit. Nichts! Nicht einmal ein unanständiges Geräusch. Soll ich warten, frag ich. Da hat er schon nicht mehr hergeschaut.

    Die schauen alle nicht her. Die schauen mir über den Kopf, jeder auf einen, der der seine ist, wie Leute, die ihren Platz gefunden haben. Ich bin vom einen Ende zum anderen, zwischen den Beinen durch, und es ist überall gleich, auf beiden Seiten: Gesichter, aus denen das Reden heraus ist. Jetzt hab ich den Mund voll und keine Adresse. Ich weiß nicht, ob ihr das kennt. Das ist, wie wenn da ein Ast war, und man ist schon gesprungen.
    .odin = Vor dem Wolf hat er den Hut abgenommen und ihn mir zum Halten gegeben. Ist groß wie ein Haus da drin und riecht nach Regen.
    .thor = Er misst es ab für die Schlange, große Schritte, und zählt laut. Bei acht ist er, und mit der Neun lässt er sich Zeit.
    .freyr = Er hat wirklich einen Rechen. Ich dachte, das wär ein Witz. Damit steht er vor dem Feuer und hat die Ärmel aufgekrempelt.
    .heimdall = Der ist überrascht. Man sieht es an den Ohren. Was Loki da grad gesagt hat, das ist das Erste, was er nicht hat kommen hören.
    .tyr = Den Stumpf hat er hinter den Rücken getan, damit die da unten nicht meint, er will ihn angerechnet haben.
    .freyia = Sie hat sich den ihren ausgesucht und geht auf ihn zu und lässt im Gehen das Gold vom Hals ins Gras rutschen.
    .frigg = Sie hat sich auch einen ausgesucht. Sie schaut wie meine Mutter, wenn der Marder im Nest war.
told-vigrid-3 =
    Den kenn ich. Ihr sagt Drache und rennt. Ich bring dem die Post, seit ich Zähne hab. Er hat immer was mitgegeben, was Dreckiges, darin war er gut, er hat es im Maul herumgerollt, und man konnte zusehen, wie er jünger wurde. Wie ich also spür, dass die Wurzel nachgibt und er heraufkommt, renn ich hinunter und will ihm sagen, lieber nicht, die sind alle so komisch heut, bleib, wo es dunkel ist.

    Da hat er schon heraufgeschaut. Er hat Moos auf den Augen, das hatte ich nie gesehen. Und er sagt zu mir, es war das erste Mal, dass er mich was gefragt hat: Wie sind die? Der Adler, frag ich. Nein, alle. Vierhundert Jahre hatte ich dazu im Kopf. Und steh auf der Wurzel mit offenem Mund, und was ich sag, ist: müde.
    .thor = Neun Schritte sollen es werden. Acht hat er wieder abgezählt, hier, wo es bloß Schlamm ist, und steht auf einem Bein und überlegt.
    .frigg = Sie hat mich gefragt, ob ich gegessen hab. Und das, wo der da liegt, so groß, bei dem Lärm.
    .odin = Er hat den Drachen zuerst angeredet. Mit dem meisten hattest du recht, hat er gesagt. Das hab ich jahrelang andersherum getragen.
told-vigrid-won =
    Rauf. Runter. Es war nichts zu tragen. Ich bin übers Feld, und da saßen sie, alle beieinander, auf dem, was halt da war, und irgendwer hatte einen Topf gefunden. Und keiner hatte ein Wort für irgendeinen anderen. Das war das Schönste, was ich je gehört hab.

    Da bin ich hinauf, zum Ast vom Adler, wo man beide Enden sieht, und hab es selbst gesagt, laut, jedes Wort, das ich je vom einen zum anderen gebracht hab, mit beiden Stimmen, so wie sie es gesagt hatten und so wie ich es schöner gemacht hab. Bis zum Abend hat es gedauert. Und wisst ihr was, nicht die Hälfte hatten sie so gemeint.

    In der Backe hab ich eine Nuss. Den ganzen Tag schon. Ich glaub, hier steckt man die in die Erde.
    .odin = Odin hat sich ins Gras gesetzt, den Rücken am Stamm. Er sagt, eine Weile möcht er nichts erfahren.
    .frigg = Frigg hat den Topf und zählt die Köpfe und tut noch eine Handvoll hinein.
    .thor = Thor hat den neunten Schritt gemacht, und es war ein Schritt. Er schaut immer wieder auf seine Stiefel.
    .tyr = Tyr sollte darauf einschlagen. Er hat überlegt und die Linke hingehalten, und da haben es alle so gemacht.
told-vigrid-lost =
    Es gibt kein Rauf mehr. Ich bin gerannt, so weit es ging. Früher hat man es an den Krallen gemerkt, Rinde, Rinde, Rinde, und die warme Seite und die mit dem Moos; und eine Zeit lang bin ich danach noch weitergerannt, gemerkt hab ich es daran, dass ich nirgends hinkam.

    Eine hab ich noch. Die ist vom Alten, in der Früh hat er sie mir gegeben, vor dem Lärm, er hat sich extra gebückt, und es ist keine Beleidigung. Erst dachte ich, er macht’s falsch. Sie ist für seine Frau. Ich kann sie auswendig, mit der Stimme, und sonst sag ich sie keinem, das ist Post. Wenn ihr sie seht. Ich wär da, wo das hier ist. Ich hör euch schon; es gibt ja sonst nichts zu hören.
    .dead-tree = Es war ein Geräusch, wie wenn man zubeißt, und es ist die taube. Dann war nichts mehr unter mir. So lang hat der genagt, und ich hatte gedacht, der räuspert sich.
    .frigg = Sie ist gekommen. Ich hab’s ihr gesagt. Sie stand ganz still dabei, und dann hat sie gefragt, ob ich es noch einmal sagen kann, langsamer.

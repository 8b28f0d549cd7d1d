"""Positions from which random games reach what beginners hardly live to meet: rare questions, and every end."""

from meadhall.games.yggdrasil.cards import EASY_MOVES

# Well-equipped gods in the thick of it: the questions that random beginners hardly live to meet.
FULL = "options=difficulty:hard valhalla=5 giants=5 dead=5 "
RICH = [
    FULL
    + """players=3 gods=odin,freyia,freyr odin.elves=2 odin.dice=3 freyia.elves=2 freyia.dice=2 freyr.elves=4
        odin.artifacts=svalinn,brisingamen,draupnir,andvarinaut,gullinbursti freyia.artifacts=odroerir,giallarhorn
        freyr.artifacts=valshamr,mjollnir,megingjord devastated=niflheim jotnar=beli,vafthrudnir""",
    FULL
    + """players=1 gods=freyia,odin,thor freyia.elves=4 freyia.dice=2 freyia.bloods=odin,thor freyia.travels=thor
        freyia.brothers=thor jotnar=hymir,greip""",
    FULL
    + """players=2 gods=freyr,frigg,tyr freyr.elves=4 frigg.elves=1 freyr.dice=3 frigg.dice=3
        freyr.bloods=frigg,tyr frigg.travels=freyr frigg.bloods=freyr
        frigg.artifacts=mjollnir,skidbladnir,gullinbursti freyr.chances=tyr""",
    FULL
    + """players=5 gods=odin,thor,freyia,tyr,heimdall odin.dice=2 thor.elves=2 tyr.artifacts=draupnir thor.dice=1
        tyr.elves=2 thor.artifacts=svalinn freyia.artifacts=brisingamen jotnar=gjalp""",
    FULL
    + """players=4 gods=freyia,odin,frigg,thor odin.elves=3 odin.dice=4 freyia.dice=3 frigg.artifacts=hringhorni
        thor.artifacts=andvarinaut,jarngreipr thor.dice=3 devastated=alfheim,vanaheim fenrir=asgard""",
    FULL
    + """players=3 gods=odin,tyr,thor odin.at=midgard tyr.at=midgard thor.at=midgard tyr.artifacts=draupnir,svalinn
        tyr.elves=3 thor.elves=3 odin.dice=2 step=3""",
    FULL
    + """gods=odin,tyr,thor odin.at=midgard tyr.at=midgard tyr.artifacts=draupnir,svalinn tyr.elves=2 risks=3
        foe=iormungand throw=odin:god:-,tyr:god:d
        agenda=HelperElf(1)>LateHeroes(0)>Pairs(0)>Suffer(0)>PutAside(0)>Retreat(2)>EndTurn()>Turn()""",
    """options=difficulty:hard,campaign:ragnarok saga=naglfar tries=1,2,1,1,0,0 players=5
        gods=odin,thor,tyr,freyr,freyia odin.elf_boxes=3 thor.elf_boxes=3
        tyr.elf_boxes=3 freyr.elf_boxes=3 freyia.elf_boxes=2 odin.xp=5
        tyr.xp=9 freyia.xp=12 tops=-,-,-
        agenda=Begin()>Buy(0)>Buy(1)>Buy(2)>Buy(4)>Equip()>DealArtifact(0)>DealArtifact(1)>DealArtifact(2)>Round()""",
    """options=saga:vigrid page=2 gods=freyia,frigg,thor valhalla=4 fenrir=asgard freyia.elves=1
        frigg.artifacts=draupnir agenda=Enter(0)>Turn()""",
]

SEVEN = "angrboda,gerda,hyrrokkin,hymir,vafthrudnir,thjazi,baugi"
ALL_OUT = "skadi,geirrod,greip,gjalp,starkadr,beli,suttung,skyrmir,thrym,hrungnir,utgardloki"
# One question, then Thor's known card ends the game.
NEXT = "odin.at=alfheim step=2 order=thor thor.down=thor.{0} open=tyr.{0} {1}"
ENDS = {
    "tree": NEXT.format("nidhogg", f"nidhogg={EASY_MOVES[2] - 1}"),
    "life": NEXT.format("hel", "thor.life=1"),
    "surt-top": NEXT.format("surt", "surt=asgard"),
    "hel-top": NEXT.format("hel", "hel=asgard"),
    "giants": NEXT.format("surt", "giants=7"),
    "jotnar": NEXT.format("loki", f"jotnar={SEVEN}"),
    "jotun-cards": NEXT.format("loki", f"jotun_out={SEVEN},{ALL_OUT}"),
    "islands": NEXT.format("iormungand", "island=5"),
    "anonymous": NEXT.format("iormungand", "island=4 dead=6"),
    "wall": NEXT.format(
        "loki",
        "surt=asgard devastated=vanaheim,midgard,nidavellir,svartalfheim,jotunheim,niflheim,muspellheim loki=cage",
    ),
}
# And the ends that a saga adds, each with the saga that has it.
CARD = "odin.at=alfheim step=2 order=thor thor.down=thor.{0} "
SAGA_ENDS = {
    "dead-tree": "options=saga:balder nidhogg=3 open=tyr.nidhogg " + CARD.format("nidhogg"),
    "page": "options=saga:sky_wolves figures=skoll:vanaheim,hati:alfheim notes=skoll:4 " + CARD.format("fenrir"),
    "book": "options=saga:bifrost giants=8 " + CARD.format("surt"),
}
ALL_ENDS = ENDS | SAGA_ENDS
# Every page of every saga, with what lies on it.
SHIP = "figures=naglfar:{},garm:quay,modgud:deck,ganglati:quay,ganglot:deck quay=?,?"
PAGES = [
    "options=saga:balder marks=alfheim:broken,midgard:oath,niflheim:hidden bag=oath:1,broken:1 tally=oaths:3",
    "options=saga:balder page=2",
    "options=saga:balder page=3 marks=alfheim:oath,jotunheim:oath tally=oaths:3",
    "options=saga:fimbulwinter figures=son1:midgard,son2:jotunheim,son3:alfheim",
    "options=saga:fimbulwinter page=2 figures=son1:midgard,son2:jotunheim,son3:alfheim notes=son1:1",
    "options=saga:fimbulwinter page=3 figures=son1:midgard,son3:alfheim notes=son3:1",
    "options=saga:sky_wolves figures=skoll:vanaheim,hati:alfheim notes=skoll:2,hati:2",
    "options=saga:sky_wolves page=2 figures=skoll:vanaheim,hati:alfheim notes=skoll:3 odin.elves=2 odin.dice=1 "
    "odin.at=nidavellir odin.artifacts=svalinn,valshamr thor.artifacts=draupnir,mjollnir thor.at=nidavellir "
    "tyr.artifacts=gullinbursti,skidbladnir tyr.at=nidavellir tally=leashes:1",
    "options=saga:sky_wolves page=3 figures=hati:alfheim notes=hati:2",
    "options=saga:naglfar dead=3 valhalla=4 odin.at=niflheim thor.at=niflheim tyr.at=niflheim " + SHIP.format("quay"),
    "options=saga:naglfar page=2 " + SHIP.format("nidavellir"),
    "options=saga:bifrost tally=bridge:2 nidhogg=2 valhalla=2 thor.at=midgard tyr.at=midgard open=odin.nidhogg",
    "options=saga:bifrost page=2 tally=bridge:1,cracks:2 valhalla=2",
    "options=saga:bifrost page=3 hel=midgard devastated=midgard",
    "options=saga:vigrid giants=2 dead=2 fenrir=asgard loki=svartalfheim",
    "options=saga:vigrid page=2 fates=odin:fenrir,thor:iormungand,tyr:hel slain=surt valhalla=6 fenrir=asgard",
    "options=saga:vigrid page=3 figures=dragon:niflheim slain=surt,loki,fenrir hel=niflheim devastated=niflheim "
    "valhalla=6",
]

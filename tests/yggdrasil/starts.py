"""Positions from which random games reach what beginners hardly live to meet: rare questions, and every end."""

from meadhall.games.yggdrasil.cards import moves_to_tree

# Well-equipped gods in the thick of it: the questions that random beginners hardly live to meet.
FULL = "options=difficulty:hard valhalla=5 giants=5 dead=5 "
RICH = [
    FULL + """players=3 gods=odin,freyia,freyr odin.elves=2 odin.dice=3 freyia.elves=2 freyia.dice=2 freyr.elves=4
        odin.artifacts=svalinn,brisingamen,draupnir,andvarinaut,gullinbursti freyia.artifacts=odroerir,giallarhorn
        freyr.artifacts=valshamr,mjollnir,megingjord devastated=niflheim jotnar=beli,vafthrudnir""",
    FULL + """players=1 gods=freyia,odin,thor freyia.elves=4 freyia.dice=2 freyia.bloods=odin,thor freyia.travels=thor
        freyia.brothers=thor jotnar=hymir,greip""",
    FULL + """players=2 gods=freyr,frigg,tyr freyr.elves=4 frigg.elves=1 freyr.dice=3 frigg.dice=3
        freyr.bloods=frigg,tyr frigg.travels=freyr frigg.bloods=freyr
        frigg.artifacts=mjollnir,skidbladnir,gullinbursti freyr.chances=tyr""",
    FULL + """players=5 gods=odin,thor,freyia,tyr,heimdall odin.dice=2 thor.elves=2 tyr.artifacts=draupnir thor.dice=1
        tyr.elves=2 thor.artifacts=svalinn freyia.artifacts=brisingamen jotnar=gjalp""",
    FULL + """players=4 gods=freyia,odin,frigg,thor odin.elves=3 odin.dice=4 freyia.dice=3 frigg.artifacts=hringhorni
        thor.artifacts=andvarinaut,jarngreipr thor.dice=3 devastated=alfheim,vanaheim fenrir=asgard""",
    FULL + """players=3 gods=odin,tyr,thor odin.at=midgard tyr.at=midgard thor.at=midgard tyr.artifacts=draupnir,svalinn
        tyr.elves=3 thor.elves=3 odin.dice=2 step=3""",
    FULL + """gods=odin,tyr,thor odin.at=midgard tyr.at=midgard tyr.artifacts=draupnir,svalinn tyr.elves=2 risks=3
        foe=iormungand throw=odin:god:-,tyr:god:d
        agenda=HelperElf(1)>LateHeroes(0)>Pairs(0)>Suffer(0)>PutAside(0)>Retreat(2)>EndTurn()>Turn()""",
    """options=difficulty:hard,campaign:ragnarok saga=naglfar tries=1,2,1,1,0,0 players=5
        gods=odin,thor,tyr,freyr,freyia odin.elf_boxes=3 thor.elf_boxes=3
        tyr.elf_boxes=3 freyr.elf_boxes=3 freyia.elf_boxes=2 odin.xp=5
        tyr.xp=9 freyia.xp=12 tops=-,-,-
        agenda=Begin()>Buy(0)>Buy(1)>Buy(2)>Buy(4)>Equip()>DealArtifact(0)>DealArtifact(1)>DealArtifact(2)>Round()""",
]

SEVEN = "angrboda,gerda,hyrrokkin,hymir,vafthrudnir,thjazi,baugi"
ALL_OUT = "skadi,geirrod,greip,gjalp,starkadr,beli,suttung,skyrmir,thrym,hrungnir,utgardloki"
# One question, then Thor's known card ends the game.
NEXT = "odin.at=alfheim step=2 order=thor thor.down=thor.{0} open=tyr.{0} {1}"
ENDS = {
    "tree": NEXT.format("nidhogg", f"nidhogg={moves_to_tree('easy') - 1}"),
    "life": NEXT.format("hel", "thor.life=1"),
    "surt-top": NEXT.format("surt", "surt=asgard"),
    "hel-top": NEXT.format("hel", "hel=asgard"),
    "giants": NEXT.format("surt", "giants=7"),
    "jotnar": NEXT.format("loki", f"jotnar={SEVEN}"),
    "jotun-cards": NEXT.format("loki", f"jotun_out={SEVEN},{ALL_OUT}"),
    "islands": NEXT.format("iormungand", "island=5"),
    "anonymous": NEXT.format("iormungand", "island=4 dead=6"),
    "wall": NEXT.format("loki", "surt=asgard devastated=vanaheim,midgard,nidavellir,svartalfheim,jotunheim,niflheim,"
                                "muspellheim loki=cage"),
}

"""A late position."""

from __future__ import annotations

LATE = """players=4 A.crew=1 A.hand=sea_serpent,stranded_kinsmen,odins_favour A.vp=44
A.sagas=S1-D-T,S1-D-S,S1-S-T,S2-N-S,S3-D-T B.crew=1 B.hand=thieves,calm_seas,stranded_kinsmen B.vp=61 B.sagas=S1-D-R
C.ship=irminger C.crew=2 C.cargo=furs,furs
C.vp=69 C.sagas=S1-N-R,S1-S-S,S2-N-R D.crew=1 D.hand=fair_wind,unrest,fair_wind D.vp=46 D.sagas=S2-D-T,S2-S-T,S3-D-S
demand=furs goods=shetland:fish,orkney:furs,iona:fish,caithness:furs,dublin:furs,cork:fish,york:fish,lincoln:tusks,
norwich:furs,bayeux:fish,rouen:tusks,nantes:furs,dorestad:furs,hamburg:fish,bremen:tusks,santiago:furs,seville:tusks,
truso:tusks,grobin:fish,novgorod:fish,polotsk:tusks,horn:tusks,paris:fish,balearics:tusks,lindisfarne:furs,london:fish
settled=faeroes:C,shetland:D,orkney:D,iona:A,caithness:A,dumbarton:A,dublin:D,cork:D,man:A,york:C,lincoln:B,
norwich:B,bayeux:B,rouen:D,nantes:A,dorestad:B,hamburg:C,bremen:B,santiago:D,lisbon:A,seville:D,wolin:B,truso:A,grobin:A,ladoga:C,
novgorod:A,polotsk:A,reykjanes:C,horn:B,langanes:C,lindisfarne:B
raided=iona:C4,york:C6,bayeux:B6,dorestad:B4,hamburg:C4,seville:C5,wolin:A5,novgorod:D5,paris:B9,arles:C7,lindisfarne:C3,
london:B3 open=S3-N-R,S3-S-S,S3-S-T gone=S2-D-R,S2-D-S discard=mutiny,full_hold,foul_omen round=32 active=C"""

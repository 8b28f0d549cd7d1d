// Short positions for links: ports, runes and common text become one byte each.
import { positionShortener } from '../../table/position_link.js'

const PORTS = `faeroes shetland orkney iona caithness dumbarton dublin cork man york lincoln norwich bayeux rouen nantes
    dorestad hamburg bremen santiago lisbon seville wolin truso grobin ladoga novgorod polotsk kiev gnezdovo lubech
    reykjanes horn langanes hvarf brattahlid lysufjord paris rome constantinople arles balearics lindisfarne london
    bjarmaland vinland`
const RUNES = `change_in_demand fair_wind tireless_oars calm_seas berserkers odins_favour shield_wall stranded_kinsmen
    silver_tongue full_hold empty_market unrest sea_serpent usurper thieves mutiny reinforced_walls lokis_trick
    foul_omen thors_ward`
const SEATS = [...'ABCDE'].flatMap(seat => ['ship', 'crew', 'cargo', 'vp'].map(word => ` ${seat}.${word}=`))
const PLAYERS = [...'ABCDE'].flatMap(seat => [` ${seat}.hand=`, ` ${seat}.sagas=`])
const BETWEEN = [
  'fire_and_axe players=',
  ' options=',
  'round_cap:',
  ' goods=',
  ' settled=',
  ' raided=',
  ' open=',
  ' gone=',
  ' first=',
  ' discard=',
  ' sail=',
  ' prep=',
  ' round=',
  ' active=',
  ' agenda=',
  '>CleanUp(',
  'Act(',
  ' era=',
  ' left=',
  ' wind=',
  ' skulls=',
  ' demand=',
  ':tusks,',
  ':fish,',
  ':furs,',
  ':A,',
  ':B,',
  ':C,',
  ':D,',
  ':E,',
  'S1-',
  'S2-',
  'S3-',
  'tusks',
  'fish',
  'furs',
]
/** @param {string} text */
const words = text => text.split(/\s+/)

export const { squeeze, unsqueeze } = positionShortener([
  ...BETWEEN,
  ...words(PORTS),
  ...words(RUNES).map(rune => `${rune},`),
  ...words(RUNES),
  ...SEATS,
  ...PLAYERS,
])

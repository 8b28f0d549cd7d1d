// Spaces of the chart: where they are drawn, and what is printed on them and on the sagas.
import printed from '/components/fire_and_axe.js'

/** Ports: [x, y, side of the name]. */
const PORT_ROWS = {
  faeroes: [580, 358, 'l'],
  shetland: [680, 412, 'r'],
  orkney: [636, 448, 'l'],
  iona: [580, 529, 'l'],
  caithness: [628, 490, 'r'],
  dumbarton: [612, 559, 'bl'],
  dublin: [566, 619, 'l'],
  cork: [534, 682, 'l'],
  man: [616, 598, 'b'],
  york: [676, 604, 'tr'],
  lincoln: [684, 640, 'bl'],
  norwich: [724, 652, 't'],
  bayeux: [680, 760, 'l'],
  rouen: [716, 757, 't'],
  nantes: [666, 814, 'l'],
  dorestad: [808, 670, 'r'],
  hamburg: [898, 616, 'l'],
  bremen: [864, 640, 'l'],
  santiago: [534, 946, 'r'],
  lisbon: [520, 1063, 'r'],
  seville: [580, 1105, 'r'],
  wolin: [996, 625, 'tl'],
  truso: [1092, 610, 'r'],
  grobin: [1128, 535, 'r'],
  ladoga: [1352, 421, 'r'],
  novgorod: [1312, 478, 'l'],
  polotsk: [1272, 562, 'l'],
  kiev: [1312, 721, 'l'],
  gnezdovo: [1348, 592, 'r'],
  lubech: [1308, 673, 'l'],
  reykjanes: [362.8, 316, 'l'],
  horn: [429.4, 304, 'r'],
  langanes: [434.8, 238, 'l'],
  hvarf: [181, 430, 'l'],
  brattahlid: [149.5, 388, 'l'],
  lysufjord: [113.5, 301, 'r'],
  paris: [764, 772, 'r'],
  rome: [956, 976, 'r'],
  constantinople: [1278, 988, 'r'],
  arles: [792, 919, 'l'],
  balearics: [752, 1039, 'r'],
  lindisfarne: [662, 556, 'r'],
  london: [694, 685, 'l'],
  bjarmaland: [1504, 298, 'l'],
  vinland: [64, 688, 'r'],
}
/** Waters: [x, y]; rivers run inland. */
const WATER_ROWS = {
  skagerrak: [872, 493],
  german_bight: [832, 583],
  north_sea_e: [780, 520],
  north_sea_w: [704, 523],
  humber: [736, 598],
  frisian: [772, 640],
  narrow_sea: [738, 694],
  channel: [656, 727],
  seine: [744, 737.5],
  celtic: [560, 742],
  biscay: [608, 844],
  galicia: [488, 913],
  lusitania: [474, 1042],
  cadiz: [536, 1147],
  irish_sea: [600, 640],
  erin: [468, 640],
  hebrides: [548, 562],
  minch: [576, 475],
  pentland: [672, 457],
  faeroe_bank: [592, 409],
  rockall: [437.5, 472],
  norway_coast: [760, 394],
  norse_sea: [670, 304],
  halogaland: [880, 244],
  finnmark: [1140, 82],
  white_sea: [1450, 232],
  iceland_e: [488, 283],
  iceland_s: [397, 364],
  iceland_w: [311.5, 286],
  irminger: [244, 412],
  davis: [77.5, 352],
  labrador: [118, 520],
  vinland_sea: [122.5, 664],
  kattegat: [932, 532],
  baltic_w: [992, 580],
  baltic_sv: [1072, 502],
  baltic_s: [1078, 568],
  riga: [1164, 499],
  dvina: [1232, 541],
  finland: [1192, 436],
  neva: [1304, 415],
  volkhov: [1352, 463],
  lovat: [1328, 523],
  dnieper_u: [1304, 607],
  dnieper_m: [1344, 694],
  dnieper_l: [1380, 784],
  black_sea: [1340, 904],
  propontis: [1236, 1021],
  aegean: [1196, 1102],
  ionian: [1072, 1126],
  tyrrhenian: [932, 1030],
  africa: [832, 1093],
  lion: [808, 964],
  alboran: [688, 1102],
}
/** Homelands: [x, y, side of the name]. */
const HOME_ROWS = { denmark: [892, 550, 't'], norway: [832, 418, 'b'], sweden: [1028, 454, 'b'] }

/**
 * Spaces of one kind: position and printed facts.
 * @param {FireAndAxe.Space['kind']} kind
 * @param {Record<string, (string | number)[]>} rows
 * @param {Record<string, Partial<FireAndAxe.Space>>} facts
 */
const spaces = (kind, rows, facts) =>
  Object.entries(rows).map(
    ([id, [x, y, side = '']]) => /** @type {FireAndAxe.Space} */ ({ id, kind, x, y, side, ...facts[id] }),
  )
export const PORTS = spaces('port', PORT_ROWS, printed.ports)
export const WATERS = spaces('water', WATER_ROWS, printed.waters)
export const HOMES = spaces('home', HOME_ROWS, printed.homes)
/** Every space by its id. */
export const AT = Object.fromEntries([...PORTS, ...WATERS, ...HOMES].map(space => [space.id, space]))

export const RIVERS = [
  ['finland', 'neva', 'volkhov', 'lovat', 'dnieper_u', 'dnieper_m', 'dnieper_l', 'black_sea'],
  ['riga', 'dvina'],
  ['channel', 'seine', 'paris'],
]
export const REGIONS = Object.fromEntries(
  [...new Set(PORTS.map(port => port.region).filter(Boolean))].map(region => [
    region,
    PORTS.filter(port => port.region === region),
  ]),
)

/** What a saga requires. @param {string} id */
export const sagaOf = id => printed.sagas[id]
export const { harbours: HARBOURS, lanes: LANES, demand: DEMAND_BONUS, losses: LOSSES } = printed

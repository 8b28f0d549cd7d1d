// The spaces of the chart: where they are drawn, and what is printed there. Tests hold them against the rules' data.

/** Ports: [x, y, zone, value, town, region, side of the name]. */
const PORT_ROWS = {
  faeroes: [580, 358, 'W', 2, '', 'northern_isles', 'l'],
  shetland: [680, 412, 'W', 2, '', 'northern_isles', 'r'],
  orkney: [636, 448, 'W', 2, '', 'northern_isles', 'l'],
  iona: [580, 529, 'W', 3, 'small', 'alba', 'l'],
  caithness: [628, 490, 'W', 2, '', 'alba', 'r'],
  dumbarton: [612, 559, 'W', 3, '', 'alba', 'bl'],
  dublin: [566, 619, 'W', 3, '', 'irish_sea_ports', 'l'],
  cork: [534, 682, 'W', 3, '', 'irish_sea_ports', 'l'],
  man: [616, 598, 'W', 2, '', 'irish_sea_ports', 'b'],
  york: [676, 604, 'W', 4, 'small', 'danelaw', 'tr'],
  lincoln: [684, 640, 'W', 3, '', 'danelaw', 'bl'],
  norwich: [724, 652, 'W', 3, '', 'danelaw', 't'],
  bayeux: [680, 760, 'W', 4, 'small', 'neustria', 'l'],
  rouen: [716, 757, 'W', 3, '', 'neustria', 't'],
  nantes: [666, 814, 'W', 3, '', 'neustria', 'l'],
  dorestad: [808, 670, 'W', 3, 'small', 'frisia', 'r'],
  hamburg: [898, 616, 'W', 4, 'small', 'frisia', 'l'],
  bremen: [864, 640, 'W', 3, '', 'frisia', 'l'],
  santiago: [534, 946, 'W', 3, '', 'iberia', 'r'],
  lisbon: [520, 1063, 'W', 3, '', 'iberia', 'r'],
  seville: [580, 1105, 'W', 4, 'small', 'iberia', 'r'],
  wolin: [996, 625, 'E', 3, 'small', 'wendland', 'tl'],
  truso: [1092, 610, 'E', 2, '', 'wendland', 'r'],
  grobin: [1128, 535, 'E', 2, '', 'wendland', 'r'],
  ladoga: [1352, 421, 'E', 3, '', 'gardariki', 'r'],
  novgorod: [1312, 478, 'E', 3, 'small', 'gardariki', 'l'],
  polotsk: [1272, 562, 'E', 3, '', 'gardariki', 'l'],
  kiev: [1312, 721, 'E', 4, '', 'dnieper', 'l'],
  gnezdovo: [1348, 592, 'E', 3, '', 'dnieper', 'r'],
  lubech: [1308, 673, 'E', 3, 'small', 'dnieper', 'l'],
  reykjanes: [362.8, 316, 'N', 3, '', 'iceland', 'l'],
  horn: [429.4, 304, 'N', 2, '', 'iceland', 'r'],
  langanes: [434.8, 238, 'N', 2, '', 'iceland', 'l'],
  hvarf: [181, 430, 'N', 2, '', 'greenland', 'l'],
  brattahlid: [149.5, 388, 'N', 3, '', 'greenland', 'l'],
  lysufjord: [113.5, 301, 'N', 3, '', 'greenland', 'r'],
  paris: [764, 772, 'W', 5, 'large', '', 'r'],
  rome: [956, 976, 'S', 5, 'large', '', 'r'],
  constantinople: [1278, 988, 'S', 5, 'large', '', 'r'],
  arles: [792, 919, 'S', 3, 'small', '', 'l'],
  balearics: [752, 1039, 'S', 3, '', '', 'r'],
  lindisfarne: [662, 556, 'W', 2, 'small', '', 'r'],
  london: [694, 685, 'W', 4, 'small', '', 'l'],
  bjarmaland: [1504, 298, 'N', 3, '', '', 'l'],
  vinland: [64, 688, 'N', 4, '', '', 'r'],
}
/** Waters: [x, y, zone]; rivers run inland. */
const WATER_ROWS = {
  skagerrak: [872, 493, 'W'],
  german_bight: [832, 583, 'W'],
  north_sea_e: [780, 520, 'W'],
  north_sea_w: [704, 523, 'W'],
  humber: [736, 598, 'W'],
  frisian: [772, 640, 'W'],
  narrow_sea: [738, 694, 'W'],
  channel: [656, 727, 'W'],
  seine: [744, 737.5, 'W'],
  celtic: [560, 742, 'W'],
  biscay: [608, 844, 'W'],
  galicia: [488, 913, 'W'],
  lusitania: [474, 1042, 'W'],
  cadiz: [536, 1147, 'W'],
  irish_sea: [600, 640, 'W'],
  erin: [468, 640, 'W'],
  hebrides: [548, 562, 'W'],
  minch: [576, 475, 'W'],
  pentland: [672, 457, 'W'],
  faeroe_bank: [592, 409, 'W'],
  rockall: [437.5, 472, 'W'],
  norway_coast: [760, 394, 'N'],
  norse_sea: [670, 304, 'N'],
  halogaland: [880, 244, 'N'],
  finnmark: [1140, 82, 'N'],
  white_sea: [1450, 232, 'N'],
  iceland_e: [488, 283, 'N'],
  iceland_s: [397, 364, 'N'],
  iceland_w: [311.5, 286, 'N'],
  irminger: [244, 412, 'N'],
  davis: [77.5, 352, 'N'],
  labrador: [118, 520, 'N'],
  vinland_sea: [122.5, 664, 'N'],
  kattegat: [932, 532, 'E'],
  baltic_w: [992, 580, 'E'],
  baltic_sv: [1072, 502, 'E'],
  baltic_s: [1078, 568, 'E'],
  riga: [1164, 499, 'E'],
  dvina: [1232, 541, 'E'],
  finland: [1192, 436, 'E'],
  neva: [1304, 415, 'E'],
  volkhov: [1352, 463, 'E'],
  lovat: [1328, 523, 'E'],
  dnieper_u: [1304, 607, 'E'],
  dnieper_m: [1344, 694, 'E'],
  dnieper_l: [1380, 784, 'E'],
  black_sea: [1340, 904, 'S'],
  propontis: [1236, 1021, 'S'],
  aegean: [1196, 1102, 'S'],
  ionian: [1072, 1126, 'S'],
  tyrrhenian: [932, 1030, 'S'],
  africa: [832, 1093, 'S'],
  lion: [808, 964, 'S'],
  alboran: [688, 1102, 'S'],
}
/** Homelands: [x, y, zone, side of the name]. */
const HOME_ROWS = { denmark: [892, 550, 'W', 't'], norway: [832, 418, 'N', 'b'], sweden: [1028, 454, 'E', 'b'] }

/**
 * @param {Record<string, (string | number)[]>} rows
 * @param {string} kind
 * @param {string[]} names
 */
const named = (rows, kind, names) =>
  Object.entries(rows).map(
    ([id, row]) =>
      /** @type {FireAndAxe.Space} */ ({ id, kind, ...Object.fromEntries(names.map((name, i) => [name, row[i]])) }),
  )
export const PORTS = named(PORT_ROWS, 'port', ['x', 'y', 'zone', 'value', 'town', 'region', 'side'])
export const WATERS = named(WATER_ROWS, 'water', ['x', 'y', 'zone'])
export const HOMES = named(HOME_ROWS, 'home', ['x', 'y', 'zone', 'side'])
/** Every space by its name. */
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

// What each saga asks for, as its card shows it: [era, homeland, task, bonus, ports]. Tests hold it against the rules'
// data.
/** @type {Record<string, [number, string, string, number, string]>} */
const SAGAS = {
  'S1-D-T': [1, 'denmark', 'trade', 2, 'hamburg bremen'],
  'S1-D-R': [1, 'denmark', 'raid', 2, 'dorestad'],
  'S1-D-S': [1, 'denmark', 'settle', 3, 'truso grobin'],
  'S1-N-T': [1, 'norway', 'trade', 0, 'orkney caithness'],
  'S1-N-R': [1, 'norway', 'raid', 2, 'lindisfarne'],
  'S1-N-S': [1, 'norway', 'settle', 0, 'faeroes shetland orkney'],
  'S1-S-T': [1, 'sweden', 'trade', 2, 'truso grobin'],
  'S1-S-R': [1, 'sweden', 'raid', 2, 'wolin'],
  'S1-S-S': [1, 'sweden', 'settle', 3, 'ladoga'],
  'S2-D-T': [2, 'denmark', 'trade', 3, 'london lincoln rouen'],
  'S2-D-R': [2, 'denmark', 'raid', 3, 'london york'],
  'S2-D-S': [2, 'denmark', 'settle', 0, 'york lincoln norwich'],
  'S2-N-T': [2, 'norway', 'trade', 4, 'bjarmaland'],
  'S2-N-R': [2, 'norway', 'raid', 4, 'iona seville'],
  'S2-N-S': [2, 'norway', 'settle', 0, 'cork dublin man'],
  'S2-S-T': [2, 'sweden', 'trade', 3, 'novgorod polotsk'],
  'S2-S-R': [2, 'sweden', 'raid', 3, 'novgorod lubech'],
  'S2-S-S': [2, 'sweden', 'settle', 0, 'ladoga novgorod'],
  'S3-D-T': [3, 'denmark', 'trade', 3, 'paris nantes'],
  'S3-D-R': [3, 'denmark', 'raid', 4, 'bayeux paris'],
  'S3-D-S': [3, 'denmark', 'settle', 0, 'bayeux rouen nantes'],
  'S3-N-T': [3, 'norway', 'trade', 5, 'hvarf brattahlid lysufjord'],
  'S3-N-R': [3, 'norway', 'raid', 5, 'arles rome'],
  'S3-N-S': [3, 'norway', 'settle', 5, 'reykjanes hvarf vinland'],
  'S3-S-T': [3, 'sweden', 'trade', 4, 'kiev constantinople'],
  'S3-S-R': [3, 'sweden', 'raid', 5, 'constantinople'],
  'S3-S-S': [3, 'sweden', 'settle', 0, 'kiev gnezdovo lubech'],
}
/** @param {string} id */
export const sagaOf = id => {
  const [era, home, task, bonus, ports] = SAGAS[id]
  return { id, era, home, task, bonus, ports: ports.split(' ') }
}

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

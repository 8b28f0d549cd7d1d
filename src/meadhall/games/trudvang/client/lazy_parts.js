// Combats, Adventure Maps, close-ups and the journal are read when somebody first wants to see them.
import { dressed } from '../../table/game_loader.js'
import { late, later } from '../../widgets/lazy.js'

const [sizes, fight, outcome, spaces, told] = ['sizes', 'fight', 'combat_result', 'adventure_map', 'journal'].map(
  name => new URL(`./${name}.css`, import.meta.url).href,
)
/** The board's style comes with its sizes. */
export const style = sizes

const combat = dressed(() => import('./fight.js'), fight),
  growth = dressed(() => import('./level_up.js'), fight, outcome),
  journal = dressed(() => import('./journal.js'), told),
  aftermath = dressed(() => import('./combat_result.js'), fight, outcome),
  adventure = dressed(() => import('./adventure_map.js'), spaces)
export const Fight = late(combat, 'Fight')
export const Growth = late(growth, 'Growth')
export const Heroes = late(() => import('./heroes.js'), 'Heroes')
export const Outcome = late(aftermath, 'Outcome')
export const SpaceMap = late(adventure, 'SpaceMap')

const closeup = dressed(() => import('./closeup.js'), fight)
export const lookAt = later(closeup, 'lookAt')
export const showCard = later(closeup, 'showCard')
export const showFeat = later(closeup, 'showFeat')
export const openFeats = later(closeup, 'openFeats')
export const openJournal = later(journal, 'openJournal')
export const Reckoning = late(journal, 'Reckoning')

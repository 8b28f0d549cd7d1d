// Combats, Adventure Maps, close-ups and the journal are read when somebody first wants to see them.
import { dressed } from '../../core/game.js'
import { late, later } from '../../core/late.js'

const [sizes, fight, outcome, spaces, told] = ['sizes', 'fight', 'outcome', 'spaces', 'journal'].map(
  name => new URL(`./${name}.css`, import.meta.url).href,
)
/** The board's style comes with its sizes. */
export const style = sizes

const combat = dressed(() => import('./fight.js'), fight),
  growth = dressed(() => import('./growth.js'), fight, outcome),
  journal = dressed(() => import('./journal.js'), told),
  aftermath = dressed(() => import('./outcome.js'), fight, outcome),
  adventure = dressed(() => import('./spaces.js'), spaces)
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

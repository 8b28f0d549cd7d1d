// Lazy parts: combats, Adventure Maps, close-ups and the journal.
import { withStyles } from '../../table/game_loader.js'
import { lazyComponent, lazyFunction } from '../../widgets/lazy.js'

const [sizes, fight, outcome, spaces, told] = ['sizes', 'fight', 'combat_result', 'adventure_map', 'journal'].map(
  name => new URL(`./${name}.css`, import.meta.url).href,
)
/** The board's style sheet is imported by its sizes. */
export const style = sizes

const combat = withStyles(() => import('./fight.js'), fight),
  growth = withStyles(() => import('./level_up.js'), fight, outcome),
  journal = withStyles(() => import('./journal.js'), told),
  combatResult = withStyles(() => import('./combat_result.js'), fight, outcome),
  adventure = withStyles(() => import('./adventure_map.js'), spaces)
export const Fight = lazyComponent(combat, 'Fight')
export const LevelUp = lazyComponent(growth, 'LevelUp')
export const Heroes = lazyComponent(() => import('./heroes.js'), 'Heroes')
export const CombatResult = lazyComponent(combatResult, 'CombatResult')
export const SpaceMap = lazyComponent(adventure, 'SpaceMap')

const closeup = withStyles(() => import('./closeup.js'), fight)
export const lookAt = lazyFunction(closeup, 'lookAt')
export const showCard = lazyFunction(closeup, 'showCard')
export const showFeat = lazyFunction(closeup, 'showFeat')
export const openFeats = lazyFunction(closeup, 'openFeats')
export const openJournal = lazyFunction(journal, 'openJournal')
export const Reckoning = lazyComponent(journal, 'Reckoning')

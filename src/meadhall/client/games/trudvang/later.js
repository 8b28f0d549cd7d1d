// Combats, Adventure Maps, close-ups and the journal are read when somebody first wants to see them.
import { dress } from '../../core/game.js'
import { late, later } from '../../core/late.js'

const [board, sizes, fight, outcome] = ['board', 'sizes', 'fight', 'outcome'].map(
  name => new URL(`./${name}.css`, import.meta.url).href,
)
export const style = [board, sizes]

/** @type {Record<string, Promise<unknown>>} */
const worn = {}
/**
 * A part that comes with its style.
 * @template T
 * @param {() => Promise<T>} load
 * @param {string[]} styles
 */
const dressed =
  (load, ...styles) =>
  async () => {
    for (const one of styles) worn[one] ??= dress(one)
    const [part] = await Promise.all([load(), ...styles.map(one => worn[one])])
    return part
  }

const combat = dressed(() => import('./fight.js'), fight),
  growth = dressed(() => import('./growth.js'), fight, outcome),
  aftermath = dressed(() => import('./outcome.js'), fight, outcome)
export const Fight = late(combat, 'Fight')
export const Growth = late(growth, 'Growth')
export const Heroes = late(() => import('./heroes.js'), 'Heroes')
export const Outcome = late(aftermath, 'Outcome')
export const SpaceMap = late(() => import('./spaces.js'), 'SpaceMap')

const closeup = dressed(() => import('./closeup.js'), fight)
export const lookAt = later(closeup, 'lookAt')
export const showCard = later(closeup, 'showCard')
export const showFeat = later(closeup, 'showFeat')
export const openFeats = later(closeup, 'openFeats')
export const openJournal = later(() => import('./journal.js'), 'openJournal')

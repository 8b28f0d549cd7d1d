// Parts that are read when somebody first wants to see them, with the style they share.
import { dress } from '../../core/game.js'
import { late, later } from '../../core/late.js'

/** @type {Promise<unknown> | null} */
let style = null
/**
 * @template T
 * @param {() => Promise<T>} load
 */
const dressed = load => async () => {
  style ??= dress(new URL('./later.css', import.meta.url).href)
  const [part] = await Promise.all([load(), style])
  return part
}

const closeup = dressed(() => import('./closeup.js'))
export const lookAt = later(closeup, 'lookAt')
export const showArtifact = later(closeup, 'showArtifact')
export const openGod = later(closeup, 'openGod')
export const openPiles = later(closeup, 'openPiles')
export const openLegend = later(closeup, 'openLegend')
export const TipText = late(closeup, 'TipText')
const campaign = dressed(() => import('./campaign.js'))
export const openCampaign = later(campaign, 'openCampaign')
export const Purchases = late(campaign, 'Purchases')
const journal = dressed(() => import('./journal.js'))
export const openJournal = later(journal, 'openJournal')
export const Reckoning = late(journal, 'Reckoning')
const saga = dressed(() => import('./saga.js'))
export const openPage = later(saga, 'openPage')
export const Saga = late(saga, 'Saga')
export const Tale = late(
  dressed(() => import('./tale.js')),
  'Tale',
)
export const Fall = late(
  dressed(() => import('./fall.js')),
  'Fall',
)
export const Saving = late(
  dressed(() => import('./saving.js')),
  'Saving',
)
export const OrderPicker = late(
  dressed(() => import('./order.js')),
  'OrderPicker',
)

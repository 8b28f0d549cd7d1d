// Parts that are read when somebody first wants to see them, with the style they share.
import { dressed } from '../../core/game.js'
import { late, later } from '../../core/late.js'

const style = new URL('./later.css', import.meta.url).href
/**
 * @template T
 * @param {() => Promise<T>} load
 */
const inStyle = load => dressed(load, style)

const closeup = inStyle(() => import('./closeup.js'))
export const lookAt = later(closeup, 'lookAt')
export const showArtifact = later(closeup, 'showArtifact')
export const openGod = later(closeup, 'openGod')
export const openPiles = later(closeup, 'openPiles')
export const openLegend = later(closeup, 'openLegend')
export const TipText = late(closeup, 'TipText')
const campaign = inStyle(() => import('./campaign.js'))
export const openCampaign = later(campaign, 'openCampaign')
export const Purchases = late(campaign, 'Purchases')
const journal = inStyle(() => import('./journal.js'))
export const openJournal = later(journal, 'openJournal')
export const Reckoning = late(journal, 'Reckoning')
const saga = inStyle(() => import('./saga.js'))
export const openPage = later(saga, 'openPage')
export const Saga = late(saga, 'Saga')
export const Tale = late(
  inStyle(() => import('./tale.js')),
  'Tale',
)
export const Fall = late(
  inStyle(() => import('./fall.js')),
  'Fall',
)
export const Saving = late(
  inStyle(() => import('./saving.js')),
  'Saving',
)
export const OrderPicker = late(
  inStyle(() => import('./order.js')),
  'OrderPicker',
)

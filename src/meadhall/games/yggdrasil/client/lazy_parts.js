// Parts that are read when somebody first wants to see them, with the style they share.
import { dressed } from '../../table/game_loader.js'
import { late, later } from '../../widgets/lazy.js'

const style = new URL('./lazy_parts.css', import.meta.url).href
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
  inStyle(() => import('./saga_pieces.js')),
  'Tale',
)
export const Fall = late(
  inStyle(() => import('./deciding_space.js')),
  'Fall',
)
export const Saving = late(
  inStyle(() => import('./saving_throw.js')),
  'Saving',
)
export const OrderPicker = late(
  inStyle(() => import('./turn_order.js')),
  'OrderPicker',
)

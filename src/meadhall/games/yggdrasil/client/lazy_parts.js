// Lazy parts, with the style sheet that they share.
import { withStyles } from '../../table/game_loader.js'
import { lazyComponent, lazyFunction } from '../../widgets/lazy.js'

const style = new URL('./lazy_parts.css', import.meta.url).href
/**
 * @template T
 * @param {() => Promise<T>} load
 */
const inStyle = load => withStyles(load, style)

const closeup = inStyle(() => import('./closeup.js'))
export const lookAt = lazyFunction(closeup, 'lookAt')
export const showArtifact = lazyFunction(closeup, 'showArtifact')
export const openGod = lazyFunction(closeup, 'openGod')
export const openPiles = lazyFunction(closeup, 'openPiles')
export const openLegend = lazyFunction(closeup, 'openLegend')
export const TipText = lazyComponent(closeup, 'TipText')
const campaign = inStyle(() => import('./campaign.js'))
export const openCampaign = lazyFunction(campaign, 'openCampaign')
export const Purchases = lazyComponent(campaign, 'Purchases')
const journal = inStyle(() => import('./journal.js'))
export const openJournal = lazyFunction(journal, 'openJournal')
export const Reckoning = lazyComponent(journal, 'Reckoning')
const saga = inStyle(() => import('./saga.js'))
export const openPage = lazyFunction(saga, 'openPage')
export const Saga = lazyComponent(saga, 'Saga')
export const SagaPieces = lazyComponent(
  inStyle(() => import('./saga_pieces.js')),
  'SagaPieces',
)
export const DecidingSpace = lazyComponent(
  inStyle(() => import('./deciding_space.js')),
  'DecidingSpace',
)
export const SavingThrow = lazyComponent(
  inStyle(() => import('./saving_throw.js')),
  'SavingThrow',
)
export const OrderPicker = lazyComponent(
  inStyle(() => import('./turn_order.js')),
  'OrderPicker',
)

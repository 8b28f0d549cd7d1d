// Lazy parts, with the style sheet that they share.
import { withStyles } from '../../table/game_loader.js'
import { lazyComponent, lazyFunction } from '../../widgets/lazy.js'

const style = new URL('./lazy_parts.css', import.meta.url).href
/**
 * @template T
 * @param {() => Promise<T>} load
 */
const withStyle = load => withStyles(load, style)

const closeup = withStyle(() => import('./closeup.js'))
export const lookAt = lazyFunction(closeup, 'lookAt')
export const showArtifact = lazyFunction(closeup, 'showArtifact')
export const openGod = lazyFunction(closeup, 'openGod')
export const openPiles = lazyFunction(closeup, 'openPiles')
export const openLegend = lazyFunction(closeup, 'openLegend')
export const TipText = lazyComponent(closeup, 'TipText')
const campaign = withStyle(() => import('./campaign.js'))
export const openCampaign = lazyFunction(campaign, 'openCampaign')
export const Purchases = lazyComponent(campaign, 'Purchases')
const journal = withStyle(() => import('./journal.js'))
export const openJournal = lazyFunction(journal, 'openJournal')
export const Reckoning = lazyComponent(journal, 'Reckoning')
const saga = withStyle(() => import('./saga.js'))
export const openPage = lazyFunction(saga, 'openPage')
export const Saga = lazyComponent(saga, 'Saga')
export const SagaPieces = lazyComponent(
  withStyle(() => import('./saga_pieces.js')),
  'SagaPieces',
)
export const DecidingSpace = lazyComponent(
  withStyle(() => import('./deciding_space.js')),
  'DecidingSpace',
)
export const SavingThrow = lazyComponent(
  withStyle(() => import('./saving_throw.js')),
  'SavingThrow',
)
export const OrderPicker = lazyComponent(
  withStyle(() => import('./turn_order.js')),
  'OrderPicker',
)

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
export const openCampaign = later(
  dressed(() => import('./campaign.js')),
  'openCampaign',
)
export const openPiles = later(
  dressed(() => import('./closeup.js')),
  'openPiles',
)
export const openLegend = later(
  dressed(() => import('./closeup.js')),
  'openLegend',
)

export const openPage = later(
  dressed(() => import('./saga.js')),
  'openPage',
)
export const Saga = late(
  dressed(() => import('./saga.js')),
  'Saga',
)
export const Tale = late(
  dressed(() => import('./tale.js')),
  'Tale',
)
export const Purchases = late(
  dressed(() => import('./purchases.js')),
  'Purchases',
)
export const Saving = late(
  dressed(() => import('./saving.js')),
  'Saving',
)
export const TipText = late(
  dressed(() => import('./closeup.js')),
  'TipText',
)
export const OrderPicker = late(
  dressed(() => import('./order.js')),
  'OrderPicker',
)

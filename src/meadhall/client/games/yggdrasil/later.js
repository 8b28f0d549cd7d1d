// Parts that are read when somebody first wants to see them, with the style they share.
import { soon } from '../../core/again.js'
import { dress } from '../../core/game.js'
import { late } from '../../core/late.js'
import { tellFault } from '../../core/notice.js'

/** @type {Promise<unknown> | null} */
let style = null
/**
 * @template T
 * @param {Promise<T>} part
 */
const dressed = part => {
  style ??= dress(new URL('./later.css', import.meta.url).href)
  return style.then(() => part)
}

const closeup = () => dressed(soon(() => import('./closeup.js')))
/** @param {Yggdrasil.Reader} t @param {string} id */
export const lookAt = (t, id) =>
  closeup()
    .then(part => part.lookAt(t, id))
    .catch(tellFault)
/** @param {Yggdrasil.Reader} t @param {string} id */
export const showArtifact = (t, id) =>
  closeup()
    .then(part => part.showArtifact(t, id))
    .catch(tellFault)
/** @param {Yggdrasil.Reader} t @param {number} slot */
export const openGod = (t, slot) =>
  closeup()
    .then(part => part.openGod(t, slot))
    .catch(tellFault)
/** @param {Yggdrasil.Reader} t */
export const openPiles = t =>
  dressed(soon(() => import('./piles.js')))
    .then(part => part.openPiles(t))
    .catch(tellFault)
/** @param {Yggdrasil.Reader} t */
export const openLegend = t =>
  dressed(soon(() => import('./legend.js')))
    .then(part => part.openLegend(t))
    .catch(tellFault)

export const Saving = late(() => dressed(import('./saving.js')), 'Saving')
export const TipText = late(() => dressed(import('./tip.js')), 'TipText')
export const OrderPicker = late(() => dressed(import('./order.js')), 'OrderPicker')

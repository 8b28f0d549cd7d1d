// Parts that are read when somebody first wants to see them.
import { html } from '../../art/tag.js'
import { tellFault } from '../../core/notice.js'
import { useEffect } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'

const closeup = () => import('./closeup.js')
export const lookAt = (t, id) => closeup().then(part => part.lookAt(t, id)).catch(tellFault)
export const showArtifact = (t, id) => closeup().then(part => part.showArtifact(t, id)).catch(tellFault)
export const openPiles = t => import('./piles.js').then(part => part.openPiles(t)).catch(tellFault)
export const openLegend = t => import('./legend.js').then(part => part.openLegend(t)).catch(tellFault)

/** A panel that is not always there: the first time, it comes as soon as it is read. */
function later(read) {
  const found = signal(null)
  return function Later({ t }) {
    useEffect(() => { if (!found.value) read().then(Panel => { found.value = { Panel } }).catch(tellFault) }, [])
    return found.value && html`<${found.value.Panel} t=${t}/>`
  }
}
export const Saving = later(() => import('./saving.js').then(part => part.Saving))
export const OrderPicker = later(() => import('./order.js').then(part => part.OrderPicker))

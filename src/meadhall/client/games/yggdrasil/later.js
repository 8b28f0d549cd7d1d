// Close-ups and the piles are read when somebody first wants to see them.
import { tellFault } from '../../core/notice.js'

const closeup = () => import('./closeup.js')
export const lookAt = (t, id) => closeup().then(part => part.lookAt(t, id)).catch(tellFault)
export const showArtifact = (t, id) => closeup().then(part => part.showArtifact(t, id)).catch(tellFault)
export const openPiles = t => import('./piles.js').then(part => part.openPiles(t)).catch(tellFault)

// Close-ups and the journal are read when somebody first wants to see them.
import { soon } from '../../core/again.js'
import { tellFault } from '../../core/notice.js'

const closeup = () => soon(() => import('./closeup.js'))
export const lookAt = (t, id) =>
  closeup()
    .then(part => part.lookAt(t, id))
    .catch(tellFault)
export const showCard = (t, id) =>
  closeup()
    .then(part => part.showCard(t, id))
    .catch(tellFault)
export const showFeat = (t, id) =>
  closeup()
    .then(part => part.showFeat(t, id))
    .catch(tellFault)
export const openFeats = (t, seat) =>
  closeup()
    .then(part => part.openFeats(t, seat))
    .catch(tellFault)
export const openJournal = t =>
  soon(() => import('./journal.js'))
    .then(part => part.openJournal(t))
    .catch(tellFault)

// Close-ups and the journal are read when somebody first wants to see them.
import { soon } from '../../core/again.js'
import { tellFault } from '../../core/notice.js'

const closeup = () => soon(() => import('./closeup.js'))
/** @param {Trudvang.Reader} t @param {string} id */
export const lookAt = (t, id) =>
  closeup()
    .then(part => part.lookAt(t, id))
    .catch(tellFault)
/** @param {Trudvang.Reader} t @param {string} id */
export const showCard = (t, id) =>
  closeup()
    .then(part => part.showCard(t, id))
    .catch(tellFault)
/** @param {Trudvang.Reader} t @param {string} id */
export const showFeat = (t, id) =>
  closeup()
    .then(part => part.showFeat(t, id))
    .catch(tellFault)
/** @param {Trudvang.Reader} t @param {number} seat */
export const openFeats = (t, seat) =>
  closeup()
    .then(part => part.openFeats(t, seat))
    .catch(tellFault)
/** @param {Trudvang.Reader} t */
export const openJournal = t =>
  soon(() => import('./journal.js'))
    .then(part => part.openJournal(t))
    .catch(tellFault)

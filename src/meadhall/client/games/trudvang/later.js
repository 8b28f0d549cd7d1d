// Close-ups and the journal are read when somebody first wants to see them.
import { later } from '../../core/late.js'

const closeup = () => import('./closeup.js')
export const lookAt = later(closeup, 'lookAt')
export const showCard = later(closeup, 'showCard')
export const showFeat = later(closeup, 'showFeat')
export const openFeats = later(closeup, 'openFeats')
export const openJournal = later(() => import('./journal.js'), 'openJournal')

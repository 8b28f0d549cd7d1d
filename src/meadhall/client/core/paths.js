// Every address in one place.
const root = new URL('../', import.meta.url)
/** @param {string} path */
export const asset = path => new URL(path, root).href

export const lobby = '/'
/** @param {string} id */
export const table = id => `/table/${encodeURIComponent(id)}`
/** @param {string} [id] */
export const replay = id => (id ? `/replay/${encodeURIComponent(id)}` : '/replay')
/** @param {string} id */
export const record = id => `/api/tables/${encodeURIComponent(id)}/record`
/** @param {string} id */
export const mishap = id => `/api/tables/${encodeURIComponent(id)}/mishap`
/** @param {string} id */
export const chronicle = id => `/chronicle/${encodeURIComponent(id)}`
/** @param {string} id */
export const campaign = id => `/api/tables/${encodeURIComponent(id)}/campaign`
/** @param {string} id */
export const invitation = id => `/api/tables/${encodeURIComponent(id)}/invitation`
/** @param {string} invite */
export const join = invite => `${location.origin}/join/${invite}`
/** @param {string} path */
export const personal = path => location.origin + path
/** @param {string} game @param {string} [rule] */
export const rules = (game, rule) => `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`
/**
 * The handbook; the players' part is there in every language.
 * @param {string} language @param {string} [page]
 */
export const handbook = (language, page = 'index') => `/docs/${language === 'en' ? '' : `${language}/`}${page}.html`
/** @param {string} game */
export const picture = game => `/picture/${encodeURIComponent(game)}`
/** @param {string} id */
export const socket = id =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(id)}`

/** The table this page is about. */
export const tableHere = () => decodeURIComponent(location.pathname.split('/')[2] || '')

/**
 * What somebody pastes as an invitation: the whole link or only its end.
 * @param {string} text
 */
export const inviteIn = text => (/([A-Za-z0-9_-]+)\/?\s*$/.exec(text.trim()) || [])[1] || ''

// Every address in one place.
const root = new URL('../', import.meta.url)
export const asset = path => new URL(path, root).href

export const lobby = '/'
export const table = id => `/table/${encodeURIComponent(id)}`
export const replay = id => (id ? `/replay/${encodeURIComponent(id)}` : '/replay')
export const record = id => `/api/tables/${encodeURIComponent(id)}/record`
export const mishap = id => `/api/tables/${encodeURIComponent(id)}/mishap`
export const campaign = id => `/api/tables/${encodeURIComponent(id)}/campaign`
export const join = invite => `${location.origin}/join/${invite}`
export const personal = path => location.origin + path
export const socket = id =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(id)}`

/** The table this page is about. */
export const tableHere = () => decodeURIComponent(location.pathname.split('/')[2] || '')

/** What somebody pastes as an invitation: the whole link or only its end. */
export const inviteIn = text => (/([A-Za-z0-9_-]+)\/?\s*$/.exec(text.trim()) || [])[1] || ''

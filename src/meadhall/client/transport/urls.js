// All addresses of the client: links to pages, files, and API calls. No other file writes one.
const root = new URL('../', import.meta.url)
/** @param {string} path */
export const assetUrl = path => new URL(path, root).href

/** Root of the site: `/`, or a folder such as `/sub/`. The client's files are in a folder below it. */
const base = root.pathname.replace(/(client|built\/\w+)\/$/, '')
const part = encodeURIComponent

// Pages

export const lobbyUrl = base
/** @param {string} id */
export const tableUrl = id => `${base}table/${part(id)}`
/** @param {string} [id] */
export const replayUrl = id => `${base}replay${id ? `/${part(id)}` : ''}`
/** @param {string} id */
export const chronicleUrl = id => `${base}chronicle/${part(id)}`
/** @param {string} squeezed */
export const positionUrl = squeezed => `${location.origin}${base}position#${squeezed}`
/** @param {string} invite */
export const joinUrl = invite => `${location.origin}${base}join/${invite}`
/** A link made by the server for this guest, as an address to copy. @param {string} path */
export const personalUrl = path => location.origin + base + path.slice(1)
/** @param {string} game @param {string} [rule] */
export const rulesUrl = (game, rule) => `${base}rules/${part(game)}${rule ? `#${rule}` : ''}`
/** The handbook; its part for players exists in every language. @param {string} language @param {string} [page] */
export const handbookUrl = (language, page = 'index') =>
  `${base}docs/${language === 'en' ? '' : `${language}/`}${page}.html`
/** @param {string} game */
export const pictureUrl = game => `${base}picture/${part(game)}`

// Generated files

/** @param {string} game @param {string} language */
export const guideUrl = (game, language) => `${base}guides/${part(game)}.json?lang=${language}`
/** @param {string} game @param {string} name */
export const wordsUrl = (game, name) => `${base}words/${part(game)}/${name}.json`
/** @param {string} id */
export const previewUrl = id => `${base}preview/${part(id)}`

// API calls

/** @param {string} [path] */
const ofTable =
  (path = '') =>
  /** @param {string} id */
  id =>
    `${base}api/tables/${part(id)}${path}`
/** @param {string} path */
const ofGame =
  path =>
  /** @param {string} game */
  game =>
    `${base}api/games/${part(game)}${path}`
/** @param {string} [path] */
const ofAdmin = (path = '') => `${base}api/keeper${path}`

export const recordUrl = ofTable('/record')
export const mishapUrl = ofTable('/mishap')
export const campaignUrl = ofTable('/campaign')
export const invitationUrl = ofTable('/invitation')

export const api = {
  analysis: ofTable('/analysis'),
  archive: ofTable('/archive'),
  block: ofTable('/block'),
  callAbsent: ofTable('/call'),
  chronicle: ofTable('/chronicle'),
  consent: ofTable('/counsel/consent'),
  counsel: ofTable('/counsel'),
  earnest: ofTable('/earnest'),
  journal: ofTable('/journal'),
  log: ofTable('/log'),
  missed: ofTable('/missed'),
  rematch: ofTable('/rematch'),
  report: ofTable('/report'),
  resign: ofTable('/resign'),
  restart: ofTable('/restart'),
  seat: ofTable('/seat'),
  sit: ofTable('/sit'),
  stand: ofTable('/stand'),
  table: ofTable(),
  tableReplay: ofTable('/replay'),
  trial: ofTable('/trial'),

  exercises: ofGame('/exercises'),
  firstGame: ofGame('/first'),
  lessons: ofGame('/lessons'),
  /** @param {string} game @param {string} name */
  lesson: (game, name) => `${ofGame('/lessons')(game)}/${part(name)}`,

  campaignLook: `${base}api/campaigns/look`,
  campaigns: `${base}api/campaigns`,
  exercisesToday: `${base}api/exercises/today`,
  games: `${base}api/games`,
  history: `${base}api/history`,
  position: `${base}api/position`,
  ratings: `${base}api/ratings`,
  replay: `${base}api/replay`,
  tables: `${base}api/tables`,

  account: `${base}api/me/account`,
  blocks: `${base}api/me/blocks`,
  endSession: `${base}api/me/sessions/end`,
  exportMe: `${base}api/me/export`,
  forgetMe: `${base}api/me/forget`,
  me: `${base}api/me`,
  newPasskey: `${base}api/me/passkeys/begin`,
  passkeys: `${base}api/me/passkeys`,
  password: `${base}api/me/password`,
  /** @param {string} token */
  personal: token => `${base}api/personal/${part(token)}`,
  removePasskey: `${base}api/me/passkeys/remove`,
  showPasskey: `${base}api/me/passkeys/show`,
  signIn: `${base}api/sign-in`,
  signInPasskey: `${base}api/sign-in/passkey`,
  signInPasskeyBegin: `${base}api/sign-in/passkey/begin`,
  signOut: `${base}api/sign-out`,
  unblock: `${base}api/me/blocks/remove`,
}

/** API calls of admins */
export const adminApi = {
  agreement: ofAdmin('/agreement'),
  announce: ofAdmin('/announce'),
  appeal: ofAdmin('/appeal'),
  audit: ofAdmin('/audit'),
  auditExport: ofAdmin('/audit/export'),
  ban: ofAdmin('/ban'),
  /** @param {string} id */
  closeTable: id => ofAdmin(`/tables/${part(id)}/close`),
  door: ofAdmin('/door'),
  drain: ofAdmin('/drain'),
  enter: ofAdmin('/enter'),
  leave: ofAdmin('/leave'),
  lift: ofAdmin('/lift'),
  mute: ofAdmin('/mute'),
  overview: ofAdmin(),
  people: ofAdmin('/people'),
  /** @param {number} guest */
  person: guest => ofAdmin(`/people/${guest}`),
  /** @param {string} id */
  removeMessage: id => ofAdmin(`/tables/${part(id)}/remove`),
  rename: ofAdmin('/rename'),
  settle: ofAdmin('/settle'),
  /** @param {string} id */
  table: id => ofAdmin(`/tables/${part(id)}`),
  /** @param {string} id */
  untitle: id => ofAdmin(`/tables/${part(id)}/untitle`),
}

/** @param {string} id */
export const socketUrl = id =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}ws/tables/${part(id)}`

// Parsing addresses

/** The parts of this page's path below the site's root: the page and its subject. */
export const currentPath = () => location.pathname.slice(base.length).split('/')
/** The table of this page. */
export const currentTable = () => decodeURIComponent(currentPath()[1] || '')

/** Parse a pasted invitation: the whole link or only its end. @param {string} text */
export const parseInvite = text => (/([A-Za-z0-9_-]+)\/?\s*$/.exec(text.trim()) || [])[1] || ''

/**
 * Split a text so that every second piece is the address of a table. Every site writes them from `/` on.
 * @param {string} text
 */
export const splitTableLinks = text => text.split(/(\/table\/[a-z0-9]{4,16})/)
/** @param {string} said */
export const tableLink = said => base + said.slice(1)

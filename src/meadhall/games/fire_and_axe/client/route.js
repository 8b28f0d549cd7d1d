// Routes: ways and their cost come with the view; only the chosen goal is kept here.

import { say } from '../../i18n/messages.js'
import { signal } from '../../vendor/signals.js'
import { AT, REGIONS, sagaOf } from './chart_data.js'

/**
 * The goal of several Days' sailing; and the space whose facts are shown: pressed or hovered.
 * @type {Signal<string | null>}
 */
export const routeGoal = signal(null)
/** @type {Signal<string | null>} */
export const shownSpace = signal(null)
/** @type {Signal<string | null>} */
export const pointedSpace = signal(null)

/**
 * Return the route to a space: { days, losses, steps: [{ id, day, losses }] }, the quickest unless a number of Days is
 * given; null if there is none.
 * @param {FireAndAxe.View} view
 * @param {string} id
 * @param {number | null} [days]
 * @returns {FireAndAxe.Route | null}
 */
export function findRoute(view, id, days = null) {
  const leg = view.routes[id]?.find(([day]) => days == null || day === days)
  if (!leg) return null
  const [day, losses, by] = leg,
    /** @type {Pick<FireAndAxe.Route, 'steps'> | null} */
    before =
      day > 1 ? findRoute(view, by, day - 1) : view.routes[by] ? { steps: [{ id: by, day: 0, losses: 0 }] } : null
  return { days: day, losses, steps: [...(before?.steps || []), { id, day, losses }] }
}

/**
 * Slower routes to the same space that lose fewer pieces.
 * @param {FireAndAxe.View} view
 * @param {string} id
 */
export const slowerRoutes = (view, id) => (view.routes[id] || []).slice(1).map(([days, losses]) => ({ days, losses }))

/** The route to the goal while it exists. @param {FireAndAxe.View} view */
export const currentRoute = view =>
  routeGoal.value && view.routes[routeGoal.value] ? findRoute(view, routeGoal.value) : null

// A whole route with one confirmation: the page gives its steps as ordinary answers, one after the other, as long as
// nothing changes. Anything new stops it: another question, a rune, the weather, a moved ship, a lost piece, a step
// that would cost one. The terminal's is `Course` in edge/voyage.py.

/** @type {{ to: string, at: string, calm: string | null, view: FireAndAxe.View, text: string } | null} */
let plan = null

/**
 * Return the answer that sails the next step if it costs nothing.
 * @param {FireAndAxe.View} view
 * @param {Question} decision
 * @param {string} to
 */
function legTo(view, { options }, to) {
  const step = findRoute(view, to)?.steps.find(({ losses }) => !losses),
    leads = [...options.values()].find(({ targets }) => step && targets.length === 1 && targets[0] === step.id)
  return { id: step?.id ?? '', text: leads?.answer ?? null }
}
/** Sail to the goal. @param {FireAndAxe.Reader} t */
export function setSail(t) {
  const to = routeGoal.value
  if (!t.mine || !to) return
  const { id, text } = legTo(t.view, t.decision, to)
  if (!text) return
  plan = { to, at: id, calm: t.view.calm, view: t.view, text }
  t.choose(text)
  t.choose(text)
}
/**
 * Return the next step of the route; null if the player has to decide.
 * @param {{ view: FireAndAxe.View, decision: Decision | null }} props
 */
export function planned({ view, decision }) {
  if (!plan || !decision?.yours) return null
  if (plan.view === view) return plan.text
  const { seat, ask } = decision,
    asLeft = ask === 'turn.act' && seat != null && view.players[seat]?.ship === plan.at && view.calm === plan.calm,
    { id, text } = asLeft && plan.at !== plan.to ? legTo(view, decision, plan.to) : { id: '', text: null }
  plan = text ? { ...plan, at: id, view, text } : null
  return text
}

// What is known of a space, in words: for the space panel, and as its label on the chart.

/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Space} port */
function describePort(t, port) {
  const { towns, raided, treasures } = t.view
  if (raided[port.id])
    return t.words('fact-raided', { name: t.phrases.name(raided[port.id].seat), vp: raided[port.id].treasure })
  if (!towns.includes(port.id)) return t.words('fact-no-town')
  const hidden = treasures[port.town || 'small']
  return t.words(`fact-town-${port.town}`, { low: Math.min(...hidden), high: Math.max(...hidden) })
}
/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Space} port */
function region(t, port) {
  if (!port.region) return t.words('fact-alone')
  return t.words('fact-region', {
    region: t.words(`region-${port.region}`),
    count: REGIONS[port.region].filter(other => t.view.settled[other.id] != null).length,
  })
}
/**
 * Return the route of this turn in words; nothing if no ship can sail.
 * @param {FireAndAxe.Reader} t
 * @param {string} id
 */
export function describeRoute(t, id) {
  const way = findRoute(t.view, id)
  if (!way)
    return Object.keys(t.view.routes).length && t.view.players[t.view.active].ship !== id ? t.words('way-none') : null
  const spare = slowerRoutes(t.view, id)[0]
  return (
    t.words('way', { days: way.days, losses: way.losses }) +
    (spare ? ` ${t.words('way-slower', { days: spare.days, losses: spare.losses })}` : '')
  )
}

/**
 * Return pairs of a term and its value here.
 * @param {FireAndAxe.Reader} t
 * @param {string} id
 */
export function spaceFacts(t, id) {
  const space = AT[id],
    { goods, worth, settled, players, wind, sagas } = t.view

  /** @type {[string, string | number][]} */
  const found = []
  if (space.kind === 'port') {
    found.push(['term-value', goods[id] ? t.words('fact-less', { value: space.value, now: worth[id] }) : space.value])
    found.push(['term-region', region(t, space)], ['term-town', describePort(t, space)])
    if (goods[id]) found.push(['term-good', t.words(`piece-${goods[id]}`)])
    if (settled[id] != null) found.push(['term-settlement', t.phrases.name(settled[id])])
  }
  found.push([
    'term-clear',
    t.words('fact-zone', { zone: t.words(`zone-${space.zone}`), clear: wind.clear[space.zone] }),
  ])
  const ships = players.filter(player => player.ship === id)
  if (ships.length) found.push(['term-ship', ships.map(player => t.phrases.name(player.seat)).join(', ')])
  const named = sagas.open.filter(saga => saga && sagaOf(saga).ports.includes(id))
  if (named.length) found.push(['term-sagas', named.map(saga => t.words(`saga-${saga}`)).join(', ')])
  return found
}

const said = new WeakMap()
/**
 * Return all of it as one label. Cached per view, because hovering renders the chart again.
 * @param {FireAndAxe.Reader} t
 * @param {string} id
 */
export function spaceLabel(t, id) {
  const lang = document.documentElement.lang
  if (said.get(t.view)?.lang !== lang) said.set(t.view, { lang, names: new Map() })
  const { names } = said.get(t.view)
  if (!names.has(id))
    names.set(
      id,
      [
        t.words(`space-${id}`),
        ...spaceFacts(t, id).map(([term, fact]) => say('labelled', { name: t.words(term), text: fact })),
        describeRoute(t, id),
      ]
        .filter(Boolean)
        .join('. '),
    )
  return names.get(id)
}

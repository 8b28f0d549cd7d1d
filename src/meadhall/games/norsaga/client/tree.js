// A player's family tree; targets are highlighted, pressing anything else explains why it is none, or what it is.

import printed from '/components/norsaga.js'
import { familyTree } from '../../art/cards.js'
import { traitIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { pressTarget } from '../../table/targets.js'
import { arrangement, showCard } from './closeup.js'
import { cardOf, dominantOf, kindOf, recessiveOf, SPOTS } from './notation.js'
import { isMeans } from './targets.js'

/**
 * Markers of the current arrangement: `P1:R` on a spot's dominant trait, `P:R` on a pair's recessive.
 * @param {Norsaga.Player} player
 */
const marks = player => Object.fromEntries(shownMarkers(player).map(slot => slot.split(':')))
/** @param {Norsaga.Player} player */
export const shownMarkers = player =>
  player.markers[(arrangement.value[player.seat] || 0) % player.markers.length] || []

/** @param {Norsaga.Player} player */
function clasps(player) {
  const marked = marks(player)
  return Object.fromEntries(
    Object.entries(player.matches).map(([pair, trait]) => [pair, { trait, marked: Boolean(marked[pair]) }]),
  )
}

/** All things that an answer names. @param {Norsaga.Reader} t @param {string | null} text */
const targetsOf = (t, text) => t.decision?.options.get(text ?? '')?.targets ?? []

/** @typedef {import('../../art/cards.js').Shape} Shape */
/** @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player, shape?: Shape }} props */
export function Tree({ t, to, player, shape = 'tall' }) {
  const mark = marks(player),
    pointed = targetsOf(t, t.focus.value),
    chosen = targetsOf(t, t.chosen)
  /** @param {string} name @returns {TreeSpot} */
  const spot = name => {
    const key = `${player.seat}.${name}`,
      id = player.tree[SPOTS.indexOf(name)],
      fits = to.fitting(key),
      legal = fits.length > 0
    const place = t.phrases.place(player.seat, name),
      short = t.words(`spot-${name}`)
    const no = !legal && t.mine && isMeans(to, key)
    return {
      card: id ? { ...cardOf(id), id, kind: t.words(`class-${kindOf(id)}`), mark: mark[name] || null } : null,
      data: key,
      legal,
      state: [
        (chosen.includes(key) || to.held === key) && 'chosen',
        pointed.includes(key) && 'focused',
        t.changed.has(key) && 'changed',
      ]
        .filter(Boolean)
        .join(' '),
      label: id
        ? t.words('spot-hero', {
            place,
            id,
            name: t.words(`hero-${id}`),
            kind: t.words(`class-${kindOf(id)}`),
            dominant: t.words(`trait-${dominantOf(id)}`),
            recessive: recessiveOf(id) ? t.words(`trait-${recessiveOf(id)}`) : 'none',
          })
        : t.words('spot-empty', { short, place }),
      short,
      number: fits.length === 1 ? t.numberOf(fits[0].text) : null,
      onPick: legal
        ? () => pressTarget(t, to, key)
        : no
          ? () => t.whyNot({ target: key })
          : id
            ? () => showCard(t, id)
            : null,
      onPoint:
        fits.length === 1
          ? () => {
              t.focus.value = fits[0].text
            }
          : null,
    }
  }
  return familyTree({
    spot,
    shape,
    clasp: clasps(player),
    title: t.words('tree-of', { name: t.phrases.name(player.seat) }),
  })
}

// The six traits of a saga: those already told are underlined, the others pale.

/** @param {Norsaga.Player} player */
export const toldMarkers = player => shownMarkers(player).map(slot => slot.split(':')[1])

/**
 * Each required trait and whether its marker is placed.
 * @param {Norsaga.Player} player
 * @returns {[trait: string, told: boolean][]}
 */
export function markerSlots(player) {
  const left = toldMarkers(player)
  return needOf(player.saga).map(trait => {
    const i = left.indexOf(trait)
    if (i >= 0) left.splice(i, 1)
    return [trait, i >= 0]
  })
}

/** @param {Norsaga.Reader} t @param {Norsaga.Player} player */
export const goalLabel = (t, player) =>
  t.words('goal-of', { saga: player.saga ? t.words(`saga-${player.saga}`) : '', done: player.progress, total: 6 })

/** @param {{ t: Norsaga.Reader, player: Norsaga.Player, s?: number }} props */
export const Goal = ({ t, player, s = 20 }) => html`<p class="goal" role="img" aria-label=${goalLabel(t, player)}>
  ${markerSlots(player).map(
    ([trait, done], i) => html`<span key=${i} class=${done ? 'ok' : 'no'}>${traitIcon(trait, { s })}
    </span>`,
  )}</p>`

/**
 * Traits with their number: 2 Might, 1 Lore.
 * @param {Norsaga.Reader} t
 * @param {string[]} traits
 */
function countTraits(t, traits) {
  const kinds = [...new Set(traits)].map(trait =>
    t.words('goal-part', { count: traits.filter(other => other === trait).length, trait: t.words(`trait-${trait}`) }),
  )
  return kinds.join(', ') || t.words('nothing')
}

/** Two sentences: the traits told, and those missing. @param {{ t: Norsaga.Reader, player: Norsaga.Player }} props */
export function GoalText({ t, player }) {
  /** @param {boolean} wanted */
  const part = wanted =>
    countTraits(
      t,
      markerSlots(player)
        .filter(([, done]) => done === wanted)
        .map(([trait]) => trait),
    )
  return html`<p class="say-goal">${t.words('goal-told')} <b>${part(true)}</b>. ${t.words('goal-left')} <b>
    ${part(false)}</b>.</p>`
}

/** @param {string | null} saga */
export const needOf = saga => [...((saga && printed.sagas[saga]) || '')]

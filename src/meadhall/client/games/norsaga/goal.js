// The six traits of a saga: those already told are underlined, the others pale.
import printed from '/components/norsaga.js'
import { traitIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { shownMarkers } from './tree.js'

/** @param {Norsaga.Player} player */
export const told = player => shownMarkers(player).map(slot => slot.split(':')[1])

/**
 * Each needed trait with whether it is told.
 * @param {Norsaga.Player} player
 * @returns {[trait: string, told: boolean][]}
 */
export function slots(player) {
  const left = told(player)
  return needOf(player.saga).map(trait => {
    const i = left.indexOf(trait)
    if (i >= 0) left.splice(i, 1)
    return [trait, i >= 0]
  })
}

/** @param {Norsaga.Reader} t @param {Norsaga.Player} player */
export const spoken = (t, player) =>
  t.words('goal-of', { saga: player.saga ? t.words(`saga-${player.saga}`) : '', done: player.progress, total: 6 })

/** @param {{ t: Norsaga.Reader, player: Norsaga.Player, s?: number }} props */
export const Goal = ({ t, player, s = 20 }) => html`<p class="goal" role="img" aria-label=${spoken(t, player)}>
  ${slots(player).map(
    ([trait, done], i) => html`<span key=${i} class=${done ? 'ok' : 'no'}>${traitIcon(trait, { s })}
    </span>`,
  )}</p>`

/**
 * Traits with their number: 2 Might, 1 Lore.
 * @param {Norsaga.Reader} t
 * @param {string[]} traits
 */
function counted(t, traits) {
  const kinds = [...new Set(traits)].map(trait =>
    t.words('goal-part', { count: traits.filter(other => other === trait).length, trait: t.words(`trait-${trait}`) }),
  )
  return kinds.join(', ') || t.words('nothing')
}

/**
 * Two sentences: what is told, what is still to tell.
 * @param {{ t: Norsaga.Reader, player: Norsaga.Player }} props
 */
export function GoalSaid({ t, player }) {
  /** @param {boolean} wanted */
  const part = wanted =>
    counted(
      t,
      slots(player)
        .filter(([, done]) => done === wanted)
        .map(([trait]) => trait),
    )
  return html`<p class="say-goal">${t.words('goal-told')} <b>${part(true)}</b>. ${t.words('goal-left')} <b>
    ${part(false)}</b>.</p>`
}

/** @param {string | null} saga */
export const needOf = saga => [...((saga && printed.sagas[saga]) || '')]

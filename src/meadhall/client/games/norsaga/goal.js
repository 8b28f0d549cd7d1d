// The six traits of a saga: those already told are underlined, the others pale.
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

// The six traits each saga asks for; a test holds this list to data/sagas.toml.
/** @type {Record<string, string>} */
const NEED = {
  'SG-01': 'RRRGGG',
  'SG-02': 'RRRBBB',
  'SG-03': 'RRRYYY',
  'SG-04': 'GGGBBB',
  'SG-05': 'GGGYYY',
  'SG-06': 'BBBYYY',
  'SG-07': 'RRRGGB',
  'SG-08': 'RRRGGY',
  'SG-09': 'RRRGBB',
  'SG-10': 'RRRGYY',
  'SG-11': 'RRRBBY',
  'SG-12': 'RRRBYY',
  'SG-13': 'RRGGGB',
  'SG-14': 'RRGGGY',
  'SG-15': 'RRGBBB',
  'SG-16': 'RRGYYY',
  'SG-17': 'RRBBBY',
  'SG-18': 'RRBYYY',
  'SG-19': 'RGGGBB',
  'SG-20': 'RGGGYY',
  'SG-21': 'RGGBBB',
  'SG-22': 'RGGYYY',
  'SG-23': 'RBBBYY',
  'SG-24': 'RBBYYY',
  'SG-25': 'GGGBBY',
  'SG-26': 'GGGBYY',
  'SG-27': 'GGBBBY',
  'SG-28': 'GGBYYY',
  'SG-29': 'GBBBYY',
  'SG-30': 'GBBYYY',
  'SG-31': 'RRRGBY',
  'SG-32': 'RGGGBY',
  'SG-33': 'RGBBBY',
  'SG-34': 'RGBYYY',
  'SG-35': 'RRGGBY',
  'SG-36': 'RRGBBY',
  'SG-37': 'RRGBYY',
  'SG-38': 'RGGBBY',
  'SG-39': 'RGGBYY',
  'SG-40': 'RGBBYY',
}
/** @param {string | null} saga */
export const needOf = saga => [...((saga && NEED[saga]) || '')]

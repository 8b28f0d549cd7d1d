// One player's family tree; what an answer names lights up, everything else says why not, or what it is.
import { familyTree } from '../../art/cards.js'
import { arrangement, showCard } from './closeup.js'
import { dominant, drawn, kindOf, parse, recessive, SPOTS } from './notation.js'
import { meant, take } from './targets.js'

const PAIR = { P: [1, 2], G12: [3, 4], G34: [5, 6] }

/**
 * Markers of the arrangement shown: `P1:R` on a spot's dominant trait, `P:R` on a pair's recessive.
 * @param {Norsaga.Player} player
 */
const marks = player => Object.fromEntries(shownMarkers(player).map(slot => slot.split(':')))
/** @param {Norsaga.Player} player */
export const shownMarkers = player =>
  player.markers[(arrangement.value[player.seat] || 0) % player.markers.length] || []

/** @param {Norsaga.Player} player */
function clasps(player) {
  /** @type {Record<string, { trait: string, marked: boolean }>} */
  const found = {}
  const marked = marks(player)
  for (const [name, [a, b]] of Object.entries(PAIR)) {
    const one = player.tree[a],
      other = player.tree[b]
    const trait = one && recessive(one)
    if (trait && other && trait === recessive(other)) found[name] = { trait, marked: Boolean(marked[name]) }
  }
  return found
}

/** @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player }} props */
export function Tree({ t, to, player }) {
  const mark = marks(player),
    asker = t.decision?.seat,
    pointed = t.focus.value ? parse(t.focus.value, asker).spots : [],
    chosen = t.chosen ? parse(t.chosen, asker).spots : []
  /** @param {string} name @returns {TreeSpot} */
  const spot = name => {
    const key = `${player.seat}.${name}`,
      id = player.tree[SPOTS.indexOf(name)],
      fits = to.fitting(key),
      legal = fits.length > 0
    const place = t.phrases.place(player.seat, name),
      short = t.words(`spot-short-${name}`)
    const no = !legal && t.mine ? meant(t, to, key) : null
    return {
      card: id ? { ...drawn(id), id, kind: t.words(`class-${kindOf(id)}`), mark: mark[name] || null } : null,
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
            dominant: t.words(`trait-${dominant(id)}`),
            recessive: recessive(id) ? t.words(`trait-${recessive(id)}`) : 'none',
          })
        : t.words('spot-empty', { short, place }),
      short,
      number: fits.length === 1 ? t.numberOf(fits[0].text) : null,
      onPick: legal ? () => take(t, to, key) : no ? () => t.whyNot(no) : id ? () => showCard(t, id) : null,
      onPoint:
        fits.length === 1
          ? () => {
              t.focus.value = fits[0].text
            }
          : null,
    }
  }
  return familyTree({ spot, clasp: clasps(player), title: t.words('tree-of', { name: t.phrases.name(player.seat) }) })
}

// Routes of the Heroes on the chronicle's map: a line each, the stops numbered in order.

import { Still, svg } from '../../art/tag.js'
import { heroIcon, OCTAGON } from './figures.js'
import { ground, IDS, isSea, knotwork, nameAt } from './land.js'

export const styles = ['games/trudvang/land.css']
export const size = [1100, 860]
/** @param {Chronicle.Cast} one @param {number} seat @param {number} s */
export const face = (one, seat, s) => heroIcon(one.hero, seat, { s })

/** Start of a place's name and of its stop, within the frame. @param {string} id */
const spot = id => {
  const [x, y] = nameAt(id)
  return [Math.min(1000, Math.max(96, x)), Math.min(790, Math.max(80, y))]
}
/** Distance between the lines of a party. */
const APART = 9

/** @param {string[]} track @param {number} shift */
function line(track, shift) {
  const points = track.map(spot).map(([x, y]) => [x + shift, y + 26 + shift])
  return points
    .map(([x, y], i) => {
      if (!i) return `M${x} ${y}`
      const [a, b] = points[i - 1],
        bow = i % 2 ? 0.12 : -0.12
      return `Q${Math.round((a + x) / 2 + (y - b) * bow)} ${Math.round((b + y) / 2 - (x - a) * bow)} ${x} ${y}`
    })
    .join('')
}

/** Return every place with the numbers of the visits. @param {Record<string, string[]>} tracks */
export function stopsOf(tracks) {
  const longest = Object.values(tracks).reduce((best, one) => (one.length > best.length ? one : best), [])
  /** @type {Map<string, number[]>} */
  const found = new Map()
  longest.forEach((id, i) => {
    found.set(id, [...(found.get(id) ?? []), i + 1])
  })
  for (const id of Object.values(tracks).flat()) if (!found.has(id)) found.set(id, [])
  return found
}

/** Break a long name into two lines of similar length. @param {string} name */
function rowsOf(name) {
  const words = name.split(' '),
    parted = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  if (name.length < 12 || !parted.length) return [name]
  return parted.reduce((best, one) =>
    Math.max(...one.map(row => row.length)) < Math.max(...best.map(row => row.length)) ? one : best,
  )
}
/** @param {{ id: string, words: GameWords, numbers?: number[] }} props */
function Place({ id, words, numbers }) {
  const rows = rowsOf(words(`map-${id}`)),
    [x, y] = spot(id)
  return svg`<g><g class="cm-name ${isSea(id) ? 'sea' : ''} ${numbers ? 'met' : ''}">
    ${rows.map((row, i) => svg`<text key=${i} x=${x} y=${y - (rows.length - 1 - i) * 26}>${row}</text>`)}</g>
    ${
      numbers &&
      svg`<g class="cm-stop" transform="translate(${x} ${y + 30})"><path d=${OCTAGON}/>
        <text y="8">${numbers.slice(0, 2).join('·') || '•'}</text></g>`
    }</g>`
}

/** @param {{ words: GameWords, tracks: Record<string, string[]> }} props */
export function Picture({ words, tracks }) {
  const stops = stopsOf(tracks),
    heroes = Object.keys(tracks),
    middle = (heroes.length - 1) / 2
  return svg`<g class="cm"><${Still} of="ground" draw=${ground}/>
    ${heroes.map(
      (hero, i) =>
        tracks[hero].length > 1 &&
        svg`<g key=${hero}><path class="cm-way case" d=${line(tracks[hero], (i - middle) * APART)}/>
          <path class="cm-way w-${i}" d=${line(tracks[hero], (i - middle) * APART)}/></g>`,
    )}
    ${IDS.map(id => svg`<${Place} key=${id} id=${id} words=${words} numbers=${stops.get(id)}/>`)}
    <${Still} of="knots" draw=${knotwork}/></g>`
}

/** The route for screen readers. @param {{ words: GameWords, tracks: Record<string, string[]> }} props */
export const spoken = ({ words, tracks }) => [...stopsOf(tracks).keys()].map(id => words(`map-${id}`))

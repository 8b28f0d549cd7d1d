// The tree of a chronicle: the nine worlds after the saga.
import printed from '/components/yggdrasil.js'
import { seatIcon } from '../../art/glyphs.js'
import { Still, svg } from '../../art/tag.js'
import { ROWS, wood, X } from './world_tree.js'

export const styles = ['games/yggdrasil/board.css']
export const size = [1000, 1012]
/** @param {Chronicle.Cast} one @param {number} seat @param {number} s */
export const face = (one, seat, s) => seatIcon(seat, { s, letter: one.called[0] })

/** @param {{ id: string, words: GameWords, fallen: boolean }} props */
function World({ id, words, fallen }) {
  const column = printed.columns[id],
    x = X[column],
    y = ROWS[printed.levels[id]][column]
  return svg`<g class="ct-world ${fallen ? 'fallen' : ''}" transform="translate(${x} ${y})">
    <path d="M-104-34H104L118 0 104 34H-104L-118 0z"/>
    ${fallen && svg`<path class="ct-crack" d="M-74-34l16 24-18 12 22 32M74-34l-10 26 20 10-14 32"/>`}
    <text y="9">${words(`world-${id}`)}</text></g>`
}

/** @param {{ words: GameWords, marks: Record<string, string> }} props */
export const Picture = ({ words, marks }) => svg`<g class="ct"><${Still} of="wood" draw=${wood}/>
  ${Object.keys(printed.levels).map(
    id => svg`<${World} key=${id} id=${id} words=${words} fallen=${marks[id] === 'devastated'}/>`,
  )}</g>`

/** @param {{ words: GameWords, marks: Record<string, string> }} props */
export const spoken = ({ words, marks }) => Object.keys(marks).map(id => words(`world-${id}`))

// The way to a space, drawn before anybody sails: a line from the ship, a number for each Day, skulls where pieces
// would be lost.

import { price } from '../../art/chart.js'
import { svg } from '../../art/tag.js'
import { route } from './course.js'
import { AT } from './places.js'
import { placed } from './spots.js'

/** @param {{ t: FireAndAxe.Reader, id: string, z: number }} props */
export function Way({ t, id, z }) {
  const way = route(t.view, id),
    from = AT[t.view.players[t.view.active].ship] || AT[way?.steps[0].id ?? '']
  if (!way || !from) return null
  const line = [from, ...way.steps.map(step => AT[step.id])].map(({ x, y }) => `${x} ${y}`).join('L')
  let lost = 0
  return svg`<g class="way" aria-hidden="true"><path class="way-case" d=${`M${line}`} stroke-width=${9 * z}/>
    <path class="way-line" d=${`M${line}`} stroke-width=${5 * z} stroke-dasharray=${`${10 * z} ${7 * z}`}/>
    ${way.steps
      .filter(step => step.day > 0 || way.days === 0)
      .map(step => {
        const more = step.losses - lost
        lost = step.losses
        return svg`<g transform=${placed(AT[step.id], z)}><circle class="way-stop" r="13"/>
        <text class="way-day" y="6">${t.view.days.sail + step.day}</text>${more > 0 && price(more, 16, 15)}</g>`
      })}</g>`
}

// The board: the sea chart with its tools, and over it what is looked at and what is being fought for.
import { html } from '../../art/tag.js'
import { late } from '../../core/late.js'
import { useEffect } from '../../vendor/hooks.js'
import { SeaChart } from './chart.js'
import { courseOf, goal, looked, pointed } from './course.js'
import { rolled } from './notation.js'
import { AT } from './places.js'
import { harbourOf, targets } from './targets.js'
import { reveal, Tools, whole } from './zoom.js'

const Attack = late(() => import('./attack.js'), 'Attack')
const Lookout = late(() => import('./lookout.js'), 'Lookout')
/**
 * Is there an attack or a roll to show, and something to be seen from the mast?
 * @param {FireAndAxe.Reader} t
 */
const isFought = t => !t.view.over && (t.view.attack || rolled(t.changed).length > 0)
/** @param {FireAndAxe.Reader} t */
const isSeen = t => pointed.value || looked.value || (t.mine && (courseOf(t.view) || harbourOf(t)))

/**
 * Where my ship goes, the chart follows; a course ends where it led.
 * @param {FireAndAxe.Reader} t
 */
function useVoyage(t) {
  const { ship } = t.view.players[t.front]
  useEffect(() => {
    if (goal.value === ship) goal.value = null
    if (!whole.value && AT[ship]) reveal(AT[ship])
  }, [ship])
}

/** @param {{ t: FireAndAxe.Reader }} props */
export function Board({ t }) {
  const to = targets(t)
  useVoyage(t)
  return html`<div class="chart-frame"><${SeaChart} t=${t} to=${to}/><${Tools} t=${t}/>
    ${isFought(t) && html`<${Attack} t=${t}/>`}
    ${isSeen(t) && html`<${Lookout} t=${t} to=${to}/>`}</div>`
}

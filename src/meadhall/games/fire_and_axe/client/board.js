// The board: the sea chart with its tools, and over it the selected space and the current attack.
import { html } from '../../art/tag.js'
import { useEffect, useLayoutEffect } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { watchMedia } from '../../widgets/media_query.js'
import { SeaChart } from './chart.js'
import { AT } from './chart_data.js'
import { rolledDice } from './notation.js'
import { currentRoute, pointedSpace, routeGoal, shownSpace } from './route.js'
import { PlayedRunes } from './runes.js'
import { findChartTargets, harbourOf } from './targets.js'
import { isSmall, isWhole, reveal, Tools } from './zoom.js'

const Attack = lazyComponent(() => import('./attack.js'), 'Attack')
const Lookout = lazyComponent(() => import('./space_panel.js'), 'SpacePanel')
/** Whether there is an attack or a roll to show. @param {FireAndAxe.Reader} t */
const isFought = t => !t.view.over && (t.view.attack || rolledDice(t.changed).length > 0)
/** @param {FireAndAxe.Reader} t */
const hasSpacePanel = t =>
  pointedSpace.value || shownSpace.value || (t.mine && (currentRoute(t.view) || (isSmall.value && harbourOf(t))))

/** With the question in a column of its own, notes stand below it and nothing covers the chart. */
const wide = watchMedia('(min-width: 1200px)'),
  beside = signal(false)

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets }} props */
const Notes = ({ t, to }) => html`${isFought(t) && html`<${Attack} t=${t}/>`}
  ${hasSpacePanel(t) && html`<${Lookout} t=${t} to=${to}/>`}`

/**
 * Below the question: the rune to answer, the attack, the route; and over the log, while a space is selected, what is
 * known of it.
 * @param {{ t: FireAndAxe.Reader }} props
 */
export function Beside({ t }) {
  const shown = wide.value
  useLayoutEffect(() => {
    beside.value = shown
    return () => {
      beside.value = false
    }
  }, [shown])
  const stays = t.view.runes.table.length > 0 || isFought(t) || (t.mine && currentRoute(t.view))
  return (
    shown &&
    html`<div class="beside ${stays ? '' : 'bare'}"><${PlayedRunes} t=${t}/><${Notes} t=${t}
      to=${findChartTargets(t)}/></div>`
  )
}

/** The chart follows my ship; a route ends at its goal. @param {FireAndAxe.Reader} t */
function useVoyage(t) {
  const { ship } = t.view.players[t.front]
  useEffect(() => {
    if (routeGoal.value === ship) routeGoal.value = null
    if (wide.value) shownSpace.value = null
    if (!isWhole.value && AT[ship]) reveal(AT[ship])
  }, [ship])
}

/** @param {{ t: FireAndAxe.Reader }} props */
export function Board({ t }) {
  const to = findChartTargets(t)
  useVoyage(t)
  return html`<div class="chart-frame"><div class="chart-sheet"><${SeaChart} t=${t} to=${to}/><${Tools} t=${t}/></div>
    ${!beside.value && html`<${Notes} t=${t} to=${to}/>`}</div>`
}

// The map of the regions: figures, marks, and reachable regions.

import { html, Still, svg } from '../../art/tag.js'
import { useLayoutEffect, useRef } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { foePiece, heroPiece, locationMark, personMark, poiMark, shipMark, threat } from './figures.js'
import { ground, IDS, isSea, knotwork, nameAt, STANDING_PLACES, shapeOf } from './land.js'
import { lookAt } from './lazy_parts.js'
import { isWay, pressProps, pressTarget, targetProps, targets } from './targets.js'

const narrow = matchMedia('(max-width: 719px), (max-height: 480px)'),
  whole = signal(!narrow.matches)
narrow.addEventListener('change', () => {
  whole.value = !narrow.matches
})

/** East of this a number beside the name would lie under the frame. */
const KEY_EDGE = 980

/** Break a name into a line per word, short words together. @param {string} name */
function lines(name) {
  /** @type {string[]} */
  const found = []
  for (const word of name.split(' '))
    if (found.length && (found[found.length - 1].length + word.length < 9 || word.length < 3))
      found[found.length - 1] += ` ${word}`
    else found.push(word)
  return found
}
/** @param {{ t: Trudvang.Reader, id: string }} props */
function Name({ t, id }) {
  const [x, y] = nameAt(id),
    rows = lines(t.words(`map-${id}`))
  return svg`<g class="r-name ${isSea(id) ? 'sea' : ''}" aria-hidden="true">
    ${rows.map((row, i) => svg`<text key=${i} x=${x} y=${y - (rows.length - 1) * 11 + i * 23}>${row}</text>`)}</g>`
}

/**
 * Everything in a region as drawings around 0 0, with the thing that each stands for.
 * @param {Trudvang.Reader} t
 * @param {Targets} to
 * @param {string} id
 */
function tenants(t, to, id) {
  const { view } = t

  /** @param {{ place: string }} one */
  const isHere = one => one.place === id,
    asked = view.question?.place
  const marks = [
    ...view.pois
      .filter(isHere)
      .map(poi => ({ thing: poi.poi, draw: poiMark(poi, targetProps(t, to, poi.poi).state.includes('chosen')) })),
    ...view.map.threat.filter(isHere).map(one => ({ thing: 'loose', draw: threat(one.units) })),
    ...(view.map.locations[id]
      ? [
          {
            thing: asked === id && to.fitting('location').length ? 'location' : view.map.locations[id],
            draw: locationMark(),
          },
        ]
      : []),
    ...Object.entries(view.map.people)
      .filter(([, one]) => isHere(one))
      .map(([card, one]) => ({ thing: card, draw: personMark(one.used) })),
    ...view.map.ships.filter(at => at === id).map(() => ({ thing: null, draw: shipMark() })),
  ]
  const pieces = [
    ...view.groups.filter(isHere).map(group => ({
      thing: !asked || asked === id ? group.group : null,
      /** @param {At} at */ piece: at => foePiece(group, at),
    })),
    ...view.heroes
      .filter(one => one.hero && one.at === id)
      .map(one => ({
        thing: one.hero,
        /** @param {At} at */
        piece: at => heroPiece(one, view.leader === one.seat, t.phrases.hero(one.hero)[0], at),
      })),
  ]
  return { marks, pieces }
}
/** @param {number} count @param {number} step @param {number} most */
const spread = (count, step, most) => {
  const gap = Math.min(step, most / Math.max(1, count))
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap)
}

/**
 * Positions of a number of figures in a region whose name has a number of lines.
 * @param {string} id
 * @param {number} rows
 * @param {number} count
 */
export function figuresAt(id, rows, count) {
  const [x, y] = nameAt(id),
    [dx, dy] = STANDING_PLACES[id] ?? [0, 0],
    low = Math.min(802, y + rows * 11 + 37) + dy
  return spread(count, STANDING_PLACES[id] ? 50 : 56, STANDING_PLACES[id] ? 100 : 190).map(aside => [
    x + dx + aside,
    low,
  ])
}
/**
 * Marks stand above the name, figures below it or where the region has room for them.
 * @param {{ t: Trudvang.Reader, to: Targets, id: string }} props
 */
function Tenants({ t, to, id }) {
  const { marks, pieces } = tenants(t, to, id),
    [x, y] = nameAt(id),
    rows = lines(t.words(`map-${id}`)).length,
    above = spread(marks.length, 44, 170),
    top = Math.max(44, y - rows * 11 - 33),
    at = figuresAt(id, rows, pieces.length)
  return html`${marks.map(
    ({ thing, draw }, i) =>
      html`<${Mark} key=${`${thing}${i}`} t=${t} to=${to} thing=${thing} x=${x + above[i]} y=${top}>${draw}<//>`,
  )}
    ${pieces.map(
      ({ thing, piece }, i) =>
        html`<${Mark} key=${`${thing}${i}`} t=${t} to=${to} thing=${thing}
          x=${at[i][0]} y=${at[i][1]} round=${true}>${piece({ x: 0, y: 0, s: 1 })}<//>`,
    )}`
}
const NOTHING = { legal: false, state: '', number: null, props: null }
/**
 * Things on the map can be pressed if an answer names them; otherwise the region below is pressed.
 * @param {{ t: Trudvang.Reader, to: Targets, thing: string | null, x: number, y: number, round?: boolean, children:
 *   Drawing }} props
 */
function Mark({ t, to, thing, x, y, round = false, children }) {
  const { legal, state, number, props } = thing ? pressProps(t, to, thing) : NOTHING
  return svg`<g class="mark ${state}" transform="translate(${x} ${y})" ...${
    legal && thing ? { ...props, 'aria-label': t.phrases.said(thing) } : { 'aria-hidden': 'true' }
  }>
    ${
      legal &&
      svg`<g class="rope live" fill="none">
        ${['r-case', 'r-base', 'r-lay'].map(c => svg`<circle class=${c} r=${round ? 33 : 27}/>`)}</g>`
    }
      ${children}
      ${
        number &&
        svg`<g class="key-no" transform="translate(24 -24)"><circle class="key-disc" r="12"/>
        <use href=${`#key-${number}`}/></g>`
      }</g>`
}

/** @param {{ t: Trudvang.Reader, to: Targets, id: string }} props */
function Region({ t, to, id }) {
  const { legal, state, number, point } = targetProps(t, to, id),
    no = !legal && t.mine && isWay(to),
    [x, y] = nameAt(id)
  const press = () => (legal ? pressTarget(t, to, id) : no ? t.whyNot({ target: id }) : lookAt(t, id))
  /** @param {DomEvent} event */
  const key = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      press()
    }
  }
  const label = [
    t.words(isSea(id) ? 'sea-label' : 'land-label', { region: t.words(`map-${id}`) }),
    ...t.phrases.inPlace(id),
  ].join(', ')
  return svg`<g class="region ${state}" data-place=${id}><circle data-from=${id} cx=${x} cy=${y + 40} r="28"
    fill="none"/>
    ${
      legal &&
      svg`<path class="rg-glow" d=${shapeOf(id)}/><clipPath id=${`rc-${id}`}><path d=${shapeOf(id)}/></clipPath>
      <g class="rope live" fill="none" clip-path=${`url(#rc-${id})`}>
        ${['r-case', 'r-base', 'r-lay'].map(c => svg`<path class=${c} d=${shapeOf(id)}/>`)}</g>`
    }
    <path class="rg-hit ${
      legal ? 'legal' : ''
    }" d=${shapeOf(id)} data-region=${id} data-walk role="button" tabindex="0" aria-label=${label}
      aria-pressed=${legal ? String(state.includes('chosen')) : null} onClick=${press} onKeyDown=${key} onFocus=${point}
      onMouseEnter=${point}/>
    ${
      number &&
      svg`<g class="key-no" transform="translate(${x + (x > KEY_EDGE ? -66 : 66)} ${y - 8})" aria-hidden="true">
      <circle class="key-disc" r="15"/><use href=${`#key-${number}`}/></g>`
    }</g>`
}

/**
 * On a phone the map is larger than its frame: scroll to the viewer's Hero first.
 * @param {Trudvang.Reader} t
 * @param {Ref<HTMLElement>} at
 */
function useHome(t, at) {
  const home = t.view.fight?.place ?? t.view.heroes[t.front]?.at
  useLayoutEffect(() => {
    const frame = at.current
    if (!frame || whole.value || !IDS.includes(home)) return
    const [x, y] = nameAt(home),
      scale = frame.scrollWidth / 1100
    frame.scrollTo(x * scale - frame.clientWidth / 2, y * scale - frame.clientHeight / 2)
  }, [home, whole.value])
}

/** @param {{ t: Trudvang.Reader }} props */
export function RegionMap({ t }) {
  const to = targets(t),
    at = useRef(null)
  useHome(t, at)
  return html`<div class="map-frame ${whole.value ? '' : 'near'}">
    <div class="map-scroll" ref=${at}>
      <svg class="region-map" viewBox="0 0 1100 860" role="group" aria-label=${t.words('map-label')}><${Still}
        of="ground" draw=${ground}/>
      ${IDS.map(id => html`<${Region} key=${id} t=${t} to=${to} id=${id}/>`)}
        ${IDS.map(id => html`<${Name} key=${id} t=${t} id=${id}/>`)}
        ${IDS.map(id => html`<${Tenants} key=${id} t=${t} to=${to} id=${id}/>`)}<${Still} of="knots" draw=${knotwork}/>
          </svg></div>
    <button class="btn small phone-only map-zoom" onClick=${() => {
      whole.value = !whole.value
    }}>
      ${t.words(whole.value ? 'map-near' : 'map-whole')}</button></div>`
}

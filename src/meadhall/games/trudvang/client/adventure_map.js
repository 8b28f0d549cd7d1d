// An Adventure Map: the spaces of a barrow or a hall, with the doors between them.

import { pic } from '../../art/glyphs.js'
import { frame } from '../../art/knot.js'
import { html, Still, seeded, svg } from '../../art/tag.js'
import { foePiece, heroPiece } from './figures.js'
import { isWay, pressTarget, targetProps, targets } from './targets.js'

const WIDE = 1000,
  HIGH = 820

/** Positions of the spaces: as in the book, or by their distance from the first. @param {Trudvang.Space[]} spaces */
function layout(spaces) {
  if (spaces.some(one => one.x || one.y)) {
    const xs = spaces.map(one => one.x),
      ys = spaces.map(one => one.y)

    /** @param {number} value @param {number[]} all @param {number} most */
    const across = (value, all, most) => {
      const low = Math.min(...all),
        range = Math.max(...all) - low
      return range ? 190 + ((value - low) / range) * (most - 380) : most / 2
    }
    return new Map(spaces.map(one => [one.id, [across(one.x, xs, WIDE), across(one.y, ys, HIGH)]]))
  }
  const far = new Map([[spaces[0].id, 0]]),
    doors = new Map(spaces.map(one => [one.id, one.doors]))
  for (const id of far.keys())
    for (const next of doors.get(id) ?? []) if (!far.has(next)) far.set(next, (far.get(id) ?? 0) + 1)
  /** @type {string[][]} */
  const rows = []
  for (const { id } of spaces) {
    const row = far.get(id) ?? 0
    rows[row] = [...(rows[row] ?? []), id]
  }
  /** @param {number} row */
  const x = row => 190 + (rows.length > 1 ? row / (rows.length - 1) : 0.5) * (WIDE - 380)

  /** @param {number} i @param {number} count */
  const y = (i, count) => HIGH / 2 + (i - (count - 1) / 2) * Math.min(280, (HIGH - 160) / count)
  return new Map(rows.flatMap((ids, row) => ids.map((id, i) => [id, [x(row), y(i, ids.length)]])))
}

/** Rock around the map, with cracks that look the same on every visit. */
function rock() {
  const chance = seeded('rock'),
    cracks = Array.from(
      { length: 46 },
      () =>
        `M${Math.round(40 + chance() * (WIDE - 80))} ${Math.round(40 + chance() * (HIGH - 80))}l${Math.round(
          8 + chance() * 18,
        )} ${Math.round(chance() * 16 - 8)} ${Math.round(6 + chance() * 14)} ${Math.round(chance() * 20 - 4)}`,
    ).join('')
  return svg`<g aria-hidden="true"><rect class="sp-rock" width=${WIDE} height=${HIGH}/><path class="sp-cut"
    d=${cracks}/></g>`
}

/** Each way between two spaces once, with its state. @param {Trudvang.AdventureMap} props */
function ways({ spaces }) {
  const found = new Map()
  for (const one of spaces)
    for (const to of [...one.doors, ...one.ways]) {
      const key = [one.id, to].sort().join(' ')
      found.set(key, { a: one.id, b: to, shut: !one.ways.includes(to) })
    }
  return [...found.values()]
}

/** Break a long name into two lines of similar length. @param {string} name */
function splitName(name) {
  const words = name.split(' ')
  if (name.length < 16 || words.length < 2) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.sort(
    (one, other) => Math.max(...one.map(row => row.length)) - Math.max(...other.map(row => row.length)),
  )[0]
}

/** @param {{ t: Trudvang.Reader, to: Targets, one: Trudvang.Space, at: number[] }} props */
function Space({ t, to, one, at: [x, y] }) {
  const thing = `space:${one.id}`,
    { legal, state, number, point } = targetProps(t, to, thing),
    here = t.view.space?.party === one.id,
    no = !legal && t.mine && isWay(to)
  const press = () => (legal ? pressTarget(t, to, thing) : no && t.whyNot({ target: thing }))

  /** @param {DomEvent} event */
  const key = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      press()
    }
  }
  const name = t.phrases.prose(one.name) || t.words('space', { space: one.id }),
    groups = t.view.groups.filter(group => group.place === thing),
    rows = splitName(name)
  const heroes = here ? t.view.heroes.filter(hero => hero.hero && !hero.down) : [],
    all = [
      ...groups.map(group => (/** @type {At} */ spot) => foePiece(group, spot)),
      ...heroes.map(
        hero => (/** @type {At} */ spot) =>
          heroPiece(hero, t.view.leader === hero.seat, t.phrases.hero(hero.hero)[0], spot),
      ),
    ]
  const label = [
    name,
    here && t.words('space-here'),
    one.cleared && t.words('space-cleared'),
    one.blocked && t.words('space-blocked'),
  ]
    .filter(Boolean)
    .join(', ')
  return svg`<g class="space ${state} ${
    one.cleared ? 'cleared' : ''
  } ${one.blocked ? 'blocked' : ''} ${here ? 'here' : ''}"
      transform="translate(${x} ${y})">
    <path class="sp-floor" d="M-108-62H108L122-44V56L104 74H-104L-122 56V-44z"/>
    ${
      legal &&
      svg`<g class="rope live" fill="none">
      ${['r-case', 'r-base', 'r-lay'].map(
        c => svg`<path class=${c} d="M-108-62H108L122-44V56L104 74H-104L-122 56V-44z"/>`,
      )}</g>`
    }
    ${rows.map((row, i) => svg`<text key=${i} class="sp-name" y=${62 - (rows.length - 1 - i) * 25}>${row}</text>`)}
      <g class="sp-no" transform="translate(-98 -42)"><circle r="17"/><text y="6">${one.id}</text></g>
    ${one.cleared && svg`<g transform="translate(98 -42)">${pic('check', { s: 24, cls: 'sp-done' })}</g>`}
      ${one.blocked && pic('cross', { s: 54, cls: 'sp-shut' })}
    ${all.map((draw, i) =>
      draw({
        x: (i - (all.length - 1) / 2) * Math.min(62, 190 / all.length),
        y: rows.length > 1 ? -16 : -4,
        s: rows.length > 1 ? 0.95 : 1.1,
      }),
    )}
    ${
      number &&
      svg`<g class="key-no" transform="translate(0 -62)"><circle class="key-disc" r="15"/><use
      href=${`#key-${number}`}/></g>`
    }
    <path class="rg-hit ${
      legal ? 'legal' : ''
    }" d="M-122-62H122V74H-122z" data-space=${one.id} data-walk role="button" tabindex="0"
      aria-label=${label} aria-pressed=${
        legal ? String(state.includes('chosen')) : null
      } onClick=${press} onKeyDown=${key} onFocus=${point}
      onMouseEnter=${point}/></g>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function SpaceMap({ t }) {
  const { space } = t.view
  if (!space) return null
  const at = layout(space.spaces),
    to = targets(t)
  return html`<div class="map-frame spaces">
    <svg class="region-map" viewBox="0 0 ${WIDE} ${HIGH}" role="group" aria-label=${t.words('spaces-label')}>
      <${Still} of="rock" draw=${rock}/>
    ${ways(space).map(({ a, b, shut }) => {
      const [x, y] = at.get(a) ?? [0, 0],
        [p, q] = at.get(b) ?? [x, y]
      return svg`<g key=${a + b} class="way ${shut ? 'shut' : ''}" aria-hidden="true"><path class="way-edge"
        d="M${x} ${y}L${p} ${q}"/>
          <path class="way-floor" d="M${x} ${y}L${p} ${q}"/>
          ${shut && pic('cross', { x: (x + p) / 2, y: (y + q) / 2, s: 34, cls: 'way-shut' })}</g>`
    })}
    ${space.spaces.map(one => html`<${Space} key=${one.id} t=${t} to=${to} one=${one} at=${at.get(one.id)}/>`)}
      <g aria-hidden="true">${frame({ w: WIDE - 20, h: HIGH - 20, x: 10, y: 10, u: 10, b: 2, t: 5.6, cls: 'on-map' })}
        </g></svg></div>`
}

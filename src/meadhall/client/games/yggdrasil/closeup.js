// A world, a god or an artifact seen from close by: all that can be said about it, in words.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { Jotnar } from './danger.js'
import { Large } from './sheet.js'
import { levelOf, worldOf } from './tree.js'

/** @param {{ name: string, children: Drawing }} props */
const Fact = ({ name, children }) => html`<dt>${name}</dt><dd>${children}</dd>`

/** @param {Yggdrasil.Reader} t @param {string} id */
export const lookAt = (t, id) =>
  t.open(t.words(`world-${id}`), now => {
    const { view, words, phrases } = now,
      world = worldOf(view, id),
      below = view.worlds.find(other => other.above === id)
    return html`<dl class="facts"><${Fact} name=${words('fact-level')}>${words(`level-${levelOf(id)}`)}<//>
    ${world.above && html`<${Fact} name=${words('fact-above')}>${words(`world-${world.above}`)}<//>`}
      ${below && html`<${Fact} name=${words('fact-below')}>${words(`world-${below.world}`)}<//>`}
    <${Fact} name=${words('fact-here')}>${phrases.company(view, id).join(', ') || words('nobody')}<//>
    <${Fact} name=${words('fact-kept')}>${phrases.kept(view, id)}<//>
    <${Fact} name=${words('fact-action')}>${words(`world-${id}.action`)}<//>
    <${Fact} name=${words('fact-now', {
      god: view.gods[view.active]?.god ? phrases.called('god', view.gods[view.active].god) : '',
    })}>
      ${!world.closed && html`<b>${phrases.gain(view, id, world.strengths[0])}.</b> `}${phrases.why(world)}
      ${
        world.closed &&
        now.words.has(world.closed) &&
        html` <button class="linkish" onClick=${() => now.rules(world.closed ?? '')}>${world.closed}</button>`
      }<//></dl>
    <${Jotnar} t=${now} at=${id}/>${id === 'nidavellir' && html`<${Artifacts} t=${now}/>`}
      ${
        id === 'svartalfheim' &&
        html`<${Gone} t=${now} title="creatures-out" ids=${view.creatures.out} kind="creature"/>`
      }
      ${
        id === 'jotunheim' &&
        html`<${Stones} t=${now}/><${Gone} t=${now} title="jotnar-out" ids=${view.jotnar.out}
        kind="jotun"/>`
      }`
  })

/**
 * What the smiths have lying open.
 * @param {{ t: Yggdrasil.Reader }} props
 */
const Artifacts = ({ t }) =>
  html`<h3>${t.words('artifacts-open')}</h3>
    <ul class="plain effects">${t.view.artifacts.map(
      (stack, i) => html`<li key=${i}>${icon('ring', { s: 20 })}
  <span><b>${stack.top ? t.words(`artifact-${stack.top}`) : t.words('artifacts-none')}</b> <small>
      ${t.words('artifacts-level', { level: i + 1, left: stack.left })}</small>
    ${stack.top && html`<br/>${t.words(`artifact-${stack.top}.effect`)}`}</span></li>`,
    )}</ul>`

/**
 * What the sides of the runestones may show.
 * @param {{ t: Yggdrasil.Reader }} props
 */
const Stones = ({ t }) =>
  html`<ul class="plain effects">
    ${t.view.stones.map(
      ({ stone, sides: [first, second] }) =>
        html`<li key=${stone}>${icon('cairn', { s: 20 })}
        <span>${t.words('stone-sides', {
          stone: t.words(`stone-${stone}`),
          first: t.words(`rune-${first}`),
          second: t.words(`rune-${second}`),
        })}</span></li>`,
    )}</ul>`

/** @param {{ t: Yggdrasil.Reader, title: string, ids: string[], kind: string }} props */
const Gone = ({ t, title, ids, kind }) =>
  ids.length > 0 && html`<h3>${t.words(title)}</h3><p>${ids.map(id => t.words(`${kind}-${id}`)).join(', ')}</p>`

/** @param {Yggdrasil.Reader} t @param {string} id */
export const showArtifact = (t, id) =>
  t.open(t.words(`artifact-${id}`), now => html`<p>${now.words(`artifact-${id}.effect`)}</p>`)

/** @param {string | undefined} letters */
const spread = letters => [...(letters ?? '')].join(' ')
/**
 * Symbols that succeed, and relations: both only in the hard game.
 * @param {{ t: Yggdrasil.Reader, god: Yggdrasil.Chosen }} props
 */
function Gifts({ t, god }) {
  if (t.view.options.difficulty !== 'hard' || god.seat == null) return null
  const bonds = Object.entries(god.bonds || {}).filter(([, gods]) => gods.length)
  return html`<p class="gifts"><small>${t.words(`god-${god.god}.power`)}</small>
    <small>${t.words('symbols', { god: spread(god.symbols?.god), vanir: spread(god.symbols?.vanir) })}
      </small>
      ${bonds.map(
        ([kind, gods]) =>
          html`<small key=${kind}>
          ${t.words(`bond-${kind}`, { gods: gods.map(one => t.phrases.called('god', one)).join(', ') })}</small>`,
      )}</p>`
}

/** @param {Yggdrasil.Reader} t @param {number} slot */
export const openGod = (t, slot) =>
  t.open(
    t.phrases.called('god', t.view.gods[slot].god),
    now => html`<${Large} t=${now} god=${now.view.gods[slot]}><${Gifts} t=${now} god=${now.view.gods[slot]}/><//>`,
  )

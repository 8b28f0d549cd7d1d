// A Feat card: the banner shows its kind, its wells take runes, and a knot closes when all are filled.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { tie } from '../../art/knot.js'
import { stone } from '../../art/stones.js'
import { html, svg } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { answersByThing } from '../../table/targets.js'
import { showFeat } from './lazy_parts.js'
import { pressProps } from './targets.js'

/** @type {Record<string, string>} */
const SIGN = { attack: 'axe', block: 'shield', skill: 'eye' }
const knot = svg`<svg class="feat-knot" viewBox="-20 -20 40 40" width="34" height="34" aria-hidden="true"><circle
  class="tie-seat" r="18"/>
    ${tie({ u: 6.4, t: 3.6, cls: 'is-chosen' })}</svg>`

/** A well: its stone, or pale ones of the kinds it takes. @param {Trudvang.Feat['slots'][number]} props */
const well = ({ rune, takes }) =>
  svg`<svg viewBox="-24 -24 48 48" width="44" height="44" aria-hidden="true"><circle
    class="f-hole ${rune ? 'full' : ''}" r="22"/>
    ${
      rune
        ? stone(rune, { s: 30 })
        : takes.length > 2
          ? stone('wild', { s: 26, empty: true })
          : takes.length > 1
            ? [
                stone(takes[0], { x: -7, y: -5, s: 22, empty: true }),
                stone(takes[1], { x: 7, y: 6, s: 22, empty: true }),
              ]
            : stone(takes[0], { s: 26, empty: true })
    }</svg>`

/**
 * @param {{ t: Trudvang.Reader, to: Targets, feat: Trudvang.Feat, slot: Trudvang.Feat['slots'][number], at: number }}
 *   props
 */
function Well({ t, to, feat, slot, at }) {
  const thing = `${feat.feat}.${at + 1}`,
    { legal, state, number, press, point } = pressProps(t, to, thing)
  const kinds = slot.takes.map(t.phrases.rune).join(t.words('step-or')),
    label = slot.rune ? t.words('well-full', { rune: t.phrases.rune(slot.rune) }) : t.words('well-open', { kinds })
  if (!legal)
    return html`<span class="well ${state}" data-slot=${thing} role="img" aria-label=${label}>${well(slot)}</span>`
  return html`<button class="well ${state}" data-walk data-slot=${thing} aria-pressed=${String(
    state.includes('chosen'),
  )} onClick=${press}
      onFocus=${point} onMouseEnter=${point}>
    <span class="sr">${say('labelled', { name: t.phrases.said(thing), text: label })}</span>${well(slot)}
    ${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
}

/**
 * A Feat with empty wells.
 * @param {string} feat
 * @returns {Trudvang.Feat}
 */
export function parseFeat(feat) {
  const [type, keyword, slots] = printed.feats[feat]
  return { feat, type, keyword, slots: slots.map(takes => ({ takes, rune: null })), active: false, used: 0, left: 0 }
}

const NOTHING = answersByThing([])
/**
 * The whole card. Its head can be pressed: to use the Feat if that is asked, otherwise to read it. Without targets it
 * is read-only.
 * @param {{ t: Trudvang.Reader, to?: Targets, feat: Trudvang.Feat }} props
 */
export function Feat({ t, to = NOTHING, feat }) {
  const { legal, state, number, press, point } = pressProps(
      t,
      to,
      feat.feat,
      to === NOTHING ? null : () => showFeat(t, feat.feat),
    ),
    spent = feat.used > 0 && feat.left <= 0
  const kind = [t.words(`type-${feat.type}`), feat.keyword && t.words(`keyword-${feat.keyword}`)]
      .filter(Boolean)
      .join(' · '),
    head = html`<b>${t.words(`feat-${feat.feat}`)}</b><small data-term=${feat.type}>${kind}</small>`
  return html`<article class="feat f-${feat.type} ${
    feat.active ? 'active' : ''
  } ${spent ? 'spent' : ''} ${state}" data-card=${feat.feat}
    aria-label=${t.words(`feat-${feat.feat}`)}>
    ${
      press
        ? html`<button class="feat-head" data-walk aria-pressed=${
            legal ? String(state.includes('chosen')) : null
          } onClick=${press}
          onFocus=${point} onMouseEnter=${point}>
        ${head}${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
        : html`<div class="feat-head">${head}</div>`
    }
    <div class="wells">
      ${feat.slots.map((slot, at) => html`<${Well} key=${at} t=${t} to=${to} feat=${feat} slot=${slot} at=${at}/>`)}
        </div>
    <p class="feat-text">${icon(SIGN[feat.type] ?? 'star', { s: 18 })} ${t.words(`feat-${feat.feat}.effect`)}</p>
    ${
      spent
        ? html`<span class="feat-note">${t.words('feat-used')}</span>`
        : feat.active && html`${knot}<span class="sr">${t.words('feat-active')}</span>`
    }</article>`
}

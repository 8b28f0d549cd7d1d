// Choice of the Heroes, or hired hands, for this adventure, each with everything on its card.

import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { heroIcon } from './figures.js'
import { RUNES } from './notation.js'
import { pressProps, targets } from './targets.js'

/** @param {{ t: Trudvang.Reader, bag: Partial<Trudvang.Runes> }} props */
const Bag = ({ t, bag }) =>
  html`<span class="h-bag">${RUNES.filter(rune => bag[rune]).map(
    rune =>
      html`<span key=${rune}>${stoneIcon(rune, { s: 20, label: t.phrases.rune(rune) })}<b>${bag[rune]}</b></span>`,
  )}</span>`

/** @param {{ t: Trudvang.Reader, to: Targets, id: string, face: Trudvang.Face }} props */
function Card({ t, to, id, face: { class: kind, health, bag, feats } }) {
  const { legal, state, number, press, point } = pressProps(t, to, id)
  const told = html`${heroIcon(id, null, { s: 80 })}
    <span class="h-name"><b>${t.phrases.hero(id)}</b> ${t.words(`class-${kind}`)}
      ${health && html` · <span class="h-health">${t.words('face-health', { count: health })}</span>`}</span>
    ${bag && html`<${Bag} t=${t} bag=${bag}/>`}
    ${feats && html`<span class="h-feats">${feats.map(feat => t.words(`feat-${feat}`)).join(', ')}</span>`}
    <span class="h-exhaust">${icon('turn', { s: 18 })}
      <span><span class="sr">${say('labelled', { name: t.words('exhaust-effect'), text: '' })}</span>
        ${t.words(`hero-${id}.exhaust`)}</span></span>`
  if (!legal) return html`<div class="h-card ${state}" data-hero=${id}>${told}</div>`
  return html`<button class="h-card ${state}" data-walk data-hero=${id} aria-pressed=${String(
    state.includes('chosen'),
  )} onClick=${press}
      onFocus=${point} onMouseEnter=${point}>${told}${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function Heroes({ t }) {
  const to = targets(t)
  return html`<section class="h-cards" ref=${useScrollBox()} data-test="heroes"
    aria-label=${t.decision?.prompt ?? ''}>
    ${Object.entries(t.view.question.faces ?? {}).map(
      ([id, face]) => html`<${Card} key=${id} t=${t} to=${to} id=${id} face=${face}/>`,
    )}</section>`
}

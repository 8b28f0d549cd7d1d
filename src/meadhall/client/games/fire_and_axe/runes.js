// The runes in hand with what each does, and how windows are answered out of turn.
import { html } from '../../art/tag.js'
import { say } from '../../core/words.js'
import { WISHES, wishFor, wishOf } from './autopass.js'
import { lifted, runeSign, take } from './targets.js'

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets, id: string }} props */
function Rune({ t, to, id }) {
  const fits = to.naming(id),
    can = fits.length > 0,
    up = lifted.value === id || (can && fits.some(({ text }) => text === t.chosen))
  const number = can ? (t.numberOf(id) ?? (fits.length === 1 ? t.numberOf(fits[0].text) : null)) : null
  return html`<button class="runecard ${
    can ? 'can legal' : ''
  } ${up ? 'chosen' : ''}" data-walk data-rune=${id} aria-pressed=${can ? String(up) : null} onClick=${() =>
    can ? take(t, to, id) : t.mine && t.decision.ask === 'turn.act' ? t.whyNot(`play ${id}`) : t.rules('FA-RUNE')}>
    ${runeSign(id, 26)}<span><b>${t.phrases.rune(id)}</b><small>${t.words(`effect-${id}`)}</small></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
}

/**
 * Only a seat's own eyes have something to pass with.
 * @param {{ t: FireAndAxe.Reader }} props
 */
function Passing({ t }) {
  const { you } = t
  if (you == null || t.view.over || t.view.options.off_turn === undefined) return null
  return html`<label class="passing"><span>${t.words('pass-wish')}</span>
    <select value=${wishOf(you, t.view)} data-test="passing" onChange=${e =>
      wishFor(you, t.view, e.currentTarget.value)}>
      ${WISHES.map(wish => html`<option key=${wish} value=${wish}>${t.words(`pass-${wish}`)}</option>`)}</select>
        </label>`
}

/** @param {FireAndAxe.Reader} t */
const showPiles = t =>
  t.open(t.words('term-discard'), now => {
    const { deck, discard } = now.view.runes
    return html`<p>${now.words('runes-piles', { deck, discard: discard.length })}</p>
    <ol class="pile-runes" reversed>
      ${[...discard]
        .reverse()
        .map(
          (id, i) =>
            html`<li key=${i}>${runeSign(id, 20)} <b>${now.phrases.rune(id)}</b> ${now.words(`effect-${id}`)}</li>`,
        )}</ol>`
  })
/**
 * How many runes are left to draw; pressed, those that lie open.
 * @param {{ t: FireAndAxe.Reader }} props
 */
const Piles = ({ t }) =>
  html`<button class="linkish piles-open" onClick=${() => showPiles(t)}>
    ${t.words('runes-deck', { deck: t.view.runes.deck })}</button>`

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets }} props */
export function Runes({ t, to }) {
  const { runes, rune_count: count, seat } = t.view.players[t.front],
    { table } = t.view.runes,
    yours = t.you === seat
  return html`<div class="v-runes">
    <h3 class=${yours ? 'sr' : ''}>
      ${yours ? t.words('runes-yours') : t.words('runes-of', { name: t.phrases.name(seat) })}</h3>
    <div class="runes">
      ${
        runes
          ? runes.map((id, i) => html`<${Rune} key=${`${id} ${i}`} t=${t} to=${to} id=${id}/>`)
          : html`<p class="hint">${t.words('runes-hidden', { count })}</p>`
      }
      ${
        runes?.length === 0 &&
        html`<p class="hint">
        ${yours ? t.words('runes-none') : t.words('runes-hidden', { count })}</p>`
      }
        <div class="v-more"><${Passing} t=${t}/><${Piles} t=${t}/></div></div>
    ${
      table.length > 0 &&
      html`<p class="rune-table">
        ${table.map(
          id =>
            html`${runeSign(id, 20)} ${say('labelled', { name: t.phrases.rune(id), text: t.words(`effect-${id}`) })}`,
        )}</p>`
    }</div>`
}

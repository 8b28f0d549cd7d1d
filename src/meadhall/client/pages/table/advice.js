// What would a jarl do? Up to three answers with their chances and what speaks for them; rivals must agree first.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { list, say } from '../../i18n/messages.js'
import { dress } from '../../table/game_loader.js'
import { letter, number } from '../../table/seats.js'
import { chosen, eyes, mySeats, people, sheet, table } from '../../table/store.js'
import { post, spoken } from '../../transport/api.js'
import { api, asset } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { close, open } from '../../widgets/dialog.js'
import { tellFault } from '../../widgets/notifications.js'
import { choose, tableId } from './actions.js'

/** @param {number | null} seat @param {boolean} agree */
const consent = (seat, agree) => post(api.consent(tableId()), { seat: letter(seat), agree }).catch(tellFault)

/** @param {Estimate} chance */
export const hundredths = ({ mean, low, high }) => ({ chance: 100 * mean, low: 100 * low, high: 100 * high })

/**
 * What speaks for an answer, in the words of the game.
 * @param {GameWords} words
 * @param {string[]} reasons
 */
export const because = (words, reasons) =>
  reasons.length
    ? words('counsel-for', { reasons: list(reasons.map(name => words(`weighs-${name}`))) })
    : words('counsel-unclear')

/** @param {{ chance: Estimate }} props */
const Bar = ({ chance }) =>
  html`<span class="chance-bar" aria-hidden="true">
    <i style=${{ left: `${100 * chance.low}%`, right: `${100 - 100 * chance.high}%` }}></i>
    <b style=${{ left: `${100 * chance.mean}%` }}></b></span>`

/** @param {{ t: Reader, one: Advised, last: boolean }} props */
function Row({ t, one, last }) {
  const { words } = t
  const take = () => {
    close()
    if (chosen.value !== one.answer) choose(one.answer)
  }
  return html`<li><button class="advised" data-advised=${one.answer} onClick=${take}>
    <strong>${t.label(one.answer)}</strong>
    ${
      one.chance
        ? html`<span class="chance">${words('counsel-chance', hundredths(one.chance))}</span>
          <${Bar} chance=${one.chance}/>`
        : html`<span class="chance">${words(`counsel-${one.basis}`)}</span>`
    }
    ${one.chance && (one.reasons.length > 0 || !last) && html`<small>${because(words, one.reasons)}</small>`}
    </button></li>`
}

/** @param {{ t: Reader }} props */
function Answers({ t }) {
  const [found, setFound] = useState(/** @type {Advised[] | null} */ (null)),
    [measured, setMeasured] = useState(true),
    [trouble, setTrouble] = useState(''),
    seq = table.value?.seq
  useEffect(() => {
    setFound(null)
    setTrouble('')
    post(api.counsel(tableId()), { seat: letter(eyes.value), seq }).then(
      told => {
        setFound(told.answers)
        setMeasured(told.measured)
      },
      error => setTrouble(spoken(error)),
    )
  }, [seq])
  if (trouble) return html`<p class="trouble" role="alert">${trouble}</p>`
  if (!found) return html`<p role="status">${say('term-counsel-thinking')}</p>`
  const measure = t.words.has('counsel-measure')
    ? 'counsel-measure'
    : !measured
      ? 'counsel-estimate'
      : sheet.value.together
        ? 'counsel-together'
        : 'counsel-win'
  return html`<ol class="counsel" aria-live="polite" data-test="counsel-answers">
      ${found.map((one, i) => html`<${Row} key=${one.answer} t=${t} one=${one} last=${i === found.length - 1}/>`)}</ol>
    ${found[0]?.chance && html`<p class="hint">${t.words(measure)}</p>`}`
}

/** Rivals decide together whether there is counsel at this table. */
function Wish() {
  const agreed = people.value.counsel?.agreed ?? [],
    asked = agreed.some(seat => mySeats.value.includes(number(seat)))
  return html`<p>${say('counsel-wish')}</p><div class="row">
    ${
      asked
        ? html`<p role="status">${say('counsel-waiting')}</p>
          <button class="btn small" onClick=${() => consent(eyes.value, false)}>${say('counsel-withdraw')}</button>`
        : html`<button class="btn main" data-test="counsel-wish" onClick=${() => consent(eyes.value, true)}>
          ${say('counsel-ask-all')}</button>`
    }</div>`
}

/** @param {() => Reader | null} look @param {Game} game */
export const openCounsel = (look, game) =>
  Promise.all([game.words.counsel(), dress(asset('style/advice.css'))]).then(() =>
    open(
      () => say('term-counsel'),
      () => {
        const t = look()
        if (!people.value.counsel?.may) return html`<${Wish}/>`
        return t?.mine ? html`<${Answers} t=${t}/>` : html`<p>${say('fault-counsel-nothing')}</p>`
      },
    ),
  )

/** Somebody wishes for counsel: everyone seated says yes or no. */
export function CounselAsked() {
  const { agreed = [], may = true } = people.value.counsel ?? {},
    open = mySeats.value.filter(seat => !agreed.some(name => number(name) === seat))
  if (may || !agreed.length || open.length < mySeats.value.length) return null
  const name = people.value.seats[number(agreed[0])]?.name
  return html`<section class="asking" role="alert" data-test="counsel-asked">
    <p>${icon('eye', { s: 18 })} ${say('counsel-asked', { name })}</p><div class="row">
    <button class="btn main small" onClick=${() => consent(open[0], true)}>${say('undo-agree')}</button>
    <button class="btn small" onClick=${() => consent(open[0], false)}>${say('undo-refuse')}</button></div></section>`
}

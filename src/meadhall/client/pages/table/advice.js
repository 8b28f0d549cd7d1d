// Advice by the engine: up to three answers with win probabilities and reasons. Rivals must agree first.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { formatList, say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { seatLetter, seatNumber } from '../../table/seats.js'
import { chosen, mySeats, people, table, tableInfo, viewer } from '../../table/store.js'
import { errorText, post } from '../../transport/api.js'
import { api, assetUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { showError } from '../../widgets/notifications.js'
import { choose, tableId } from './actions.js'

/** @param {number | null} seat @param {boolean} agree */
const consent = (seat, agree) => post(api.consent(tableId()), { seat: seatLetter(seat), agree }).catch(showError)

/** @param {Estimate} chance */
export const toPercent = ({ mean, low, high }) => ({ chance: 100 * mean, low: 100 * low, high: 100 * high })

/**
 * Return the reasons for an answer in the words of the game.
 * @param {GameWords} words
 * @param {string[]} reasons
 */
export const formatReasons = (words, reasons) =>
  reasons.length
    ? words('counsel-for', { reasons: formatList(reasons.map(name => words(`weighs-${name}`))) })
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
    closeDialog()
    if (chosen.value !== one.answer) choose(one.answer)
  }
  return html`<li><button class="advised" data-advised=${one.answer} onClick=${take}>
    <strong>${t.label(one.answer)}</strong>
    ${
      one.chance
        ? html`<span class="chance">${words('counsel-chance', toPercent(one.chance))}</span>
          <${Bar} chance=${one.chance}/>`
        : html`<span class="chance">${words(`counsel-${one.basis}`)}</span>`
    }
    ${one.chance && (one.reasons.length > 0 || !last) && html`<small>${formatReasons(words, one.reasons)}</small>`}
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
    post(api.counsel(tableId()), { seat: seatLetter(viewer.value), seq }).then(
      told => {
        setFound(told.answers)
        setMeasured(told.measured)
      },
      error => setTrouble(errorText(error)),
    )
  }, [seq])
  if (trouble) return html`<p class="trouble" role="alert">${trouble}</p>`
  if (!found) return html`<p role="status">${say('term-counsel-thinking')}</p>`
  const measure = t.words.has('counsel-measure')
    ? 'counsel-measure'
    : !measured
      ? 'counsel-estimate'
      : tableInfo.value.together
        ? 'counsel-together'
        : 'counsel-win'
  return html`<ol class="counsel" aria-live="polite" data-test="counsel-answers">
      ${found.map((one, i) => html`<${Row} key=${one.answer} t=${t} one=${one} last=${i === found.length - 1}/>`)}</ol>
    ${found[0]?.chance && html`<p class="hint">${t.words(measure)}</p>`}`
}

/** Ask the rivals to allow advice at this table. */
function Wish() {
  const agreed = people.value.counsel?.agreed ?? [],
    asked = agreed.some(seat => mySeats.value.includes(seatNumber(seat)))
  return html`<p>${say('counsel-wish')}</p><div class="row">
    ${
      asked
        ? html`<p role="status">${say('counsel-waiting')}</p>
          <button class="btn small" onClick=${() => consent(viewer.value, false)}>${say('counsel-withdraw')}</button>`
        : html`<button class="btn main" data-test="counsel-wish" onClick=${() => consent(viewer.value, true)}>
          ${say('counsel-ask-all')}</button>`
    }</div>`
}

/** @param {() => Reader | null} look @param {Game} game */
export const openAdvice = (look, game) =>
  Promise.all([game.words.counsel(), loadStyle(assetUrl('style/advice.css'))]).then(() =>
    openDialog(
      () => say('term-counsel'),
      () => {
        const t = look()
        if (!people.value.counsel?.may) return html`<${Wish}/>`
        return t?.mine ? html`<${Answers} t=${t}/>` : html`<p>${say('fault-counsel-nothing')}</p>`
      },
    ),
  )

/** Vote on a request for advice: every seated player agrees or declines. */
export function AdviceRequest() {
  const { agreed = [], may = true } = people.value.counsel ?? {},
    open = mySeats.value.filter(seat => !agreed.some(name => seatNumber(name) === seat))
  if (may || !agreed.length || open.length < mySeats.value.length) return null
  const name = people.value.seats[seatNumber(agreed[0])]?.name
  return html`<section class="asking" role="alert" data-test="counsel-asked">
    <p>${icon('eye', { s: 18 })} ${say('counsel-asked', { name })}</p><div class="row">
    <button class="btn main small" onClick=${() => consent(open[0], true)}>${say('undo-agree')}</button>
    <button class="btn small" onClick=${() => consent(open[0], false)}>${say('undo-refuse')}</button></div></section>`
}

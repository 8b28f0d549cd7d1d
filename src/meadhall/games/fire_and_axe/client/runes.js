// Runes in hand with their effects, and automatic passes out of turn.
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { readSetting, saveSetting } from '../../settings/settings.js'
import { hasOtherPeople, table } from '../../table/store.js'
import { currentTable } from '../../transport/urls.js'
import { signal } from '../../vendor/signals.js'
import { lifted, pressTarget, runeSign } from './targets.js'

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets, id: string }} props */
function Rune({ t, to, id }) {
  const fits = to.naming(id),
    can = fits.length > 0,
    up = lifted.value === id || (can && fits.some(({ text }) => text === t.chosen))
  const number = can ? (t.numberOf(id) ?? (fits.length === 1 ? t.numberOf(fits[0].text) : null)) : null
  return html`<button class="runecard ${
    can ? 'can legal' : ''
  } ${up ? 'chosen' : ''}" data-walk data-rune=${id} aria-pressed=${can ? String(up) : null} onClick=${() =>
    can
      ? pressTarget(t, to, id)
      : t.mine && t.decision.ask === 'turn.act'
        ? t.whyNot({ target: id })
        : t.rules('FA-RUNE')}>
    ${runeSign(id, 26)}<span><b>${t.phrases.rune(id)}</b><small>${t.words(`effect-${id}`)}</small></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
}

/** Only the viewer of a seat has something to pass with. @param {{ t: FireAndAxe.Reader }} props */
function Passing({ t }) {
  const { you } = t
  if (you == null || t.view.over || t.view.options.off_turn === undefined) return null
  return html`<label class="passing"><span>${t.words('pass-wish')}</span>
    <select value=${readWish(you, t.view)} data-test="passing" onChange=${e =>
      saveWish(you, t.view, e.currentTarget.value)}>
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
/** Number of runes left to draw; pressing shows the open ones. @param {{ t: FireAndAxe.Reader }} props */
const Piles = ({ t }) =>
  html`<button class="linkish piles-open" onClick=${() => showPiles(t)}>
    ${t.words('runes-deck', { deck: t.view.runes.deck })}</button>`

/** Runes played and not yet resolved. @param {{ t: FireAndAxe.Reader }} props */
export const PlayedRunes = ({ t }) =>
  t.view.runes.table.length > 0 &&
  html`<p class="rune-table">
    ${t.view.runes.table.map(
      id => html`${runeSign(id, 20)} ${say('labelled', { name: t.phrases.rune(id), text: t.words(`effect-${id}`) })}`,
    )}</p>`

/** @param {{ t: FireAndAxe.Reader, to: FireAndAxe.Targets }} props */
export function Runes({ t, to }) {
  const { runes, rune_count: count, seat } = t.view.players[t.front],
    yours = t.you === seat
  return html`<div class="v-runes" data-part="runes">
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
    <${PlayedRunes} t=${t}/></div>`
}

// Automatic passing where a rune might be played: for this turn, for the game, or until a rune fits. The server
// receives an ordinary answer after a delay that does not depend on the hand.

export const WISHES = ['ask', 'fits', 'turn', 'game']
/** @param {number} seat */
const name = seat => `pass-${currentTable()}-${seat}`
/** @typedef {{ wish: string, turn?: string }} Wish */
/** @type {Signal<Record<number, Wish>>} */
const wishes = signal({})
/** @param {FireAndAxe.View} view */
const turnOf = view => `${view.round}.${view.active}`
/** Against bots a quick pass reveals nothing; in a lesson the teacher decides. */
const defaultWish = () => (hasOtherPeople.value || table.value?.lesson ? 'ask' : readSetting('passing', 'fits'))
/** @param {number} seat @returns {Wish} */
const readStored = seat => wishes.value[seat] ?? readSetting(name(seat), null) ?? { wish: defaultWish() }

/**
 * The current wish of this seat; a wish for one turn expires.
 * @param {number} seat
 * @param {FireAndAxe.View} view
 */
export function readWish(seat, view) {
  const { wish, turn } = readStored(seat)
  return wish === 'turn' && turn !== turnOf(view) ? defaultWish() : wish
}
/** @param {number} seat @param {FireAndAxe.View} view @param {string} wish */
export function saveWish(seat, view, wish) {
  const now = { wish, turn: turnOf(view) }
  wishes.value = { ...wishes.value, [seat]: now }
  saveSetting(name(seat), now)
  if (wish === 'ask' || wish === 'fits') saveSetting('passing', wish)
}

/**
 * Whether this seat wants to pass here.
 * @param {Decision} props
 * @param {FireAndAxe.View} view
 */
function passes({ seat, ask, idle, options }, view) {
  if (seat == null || !ask.startsWith('rune.') || !idle) return false
  const wish = readWish(seat, view)
  return (
    wish === 'turn' ||
    wish === 'game' ||
    (wish === 'fits' && ![...options.values()].some(one => one.targets.includes('use:play')))
  )
}

/** @type {Signal<number | null>} */
const passing = signal(null)
/** @param {FireAndAxe.View} view */
export const isPassing = view => passing.value != null && passing.value === view.you

/** The automatic answer, or null. @param {{ view: FireAndAxe.View, decision: Decision | null }} props */
export function byItself({ view, decision }) {
  const now = decision != null && passes(decision, view)
  passing.value = now ? decision.seat : null
  return now ? decision.idle : null
}

/** Shown below the answer that will be given automatically. @param {AnswerOption} option @param {FireAndAxe.Asker} t */
export const captionOf = ({ answer }, t) =>
  answer === t.decision.idle && isPassing(t.view) ? t.words('row-by-itself') : null

/** Shown after an automatic pass; withdrawing the wish asks the seat again. */
export const wished = {
  /** @param {FireAndAxe.Reader} t */
  word: t => (t.you != null && readWish(t.you, t.view) === 'fits' ? 'pass-unfit' : 'pass-given'),
  /** @param {FireAndAxe.Reader} t */
  drop: t => t.you != null && saveWish(t.you, t.view, 'ask'),
}

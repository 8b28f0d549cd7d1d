// Note beside an automatic answer: what happens, why, and how to turn it off. Once confirmed it is not shown again on
// this device.
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { autoAnswer, readSetting, saveSetting, setToggle } from '../../settings/settings.js'
import { autoAnswered } from '../../table/store.js'
import { signal } from '../../vendor/signals.js'

const READ = 'read-alone'
/** @type {Signal<string[]>} */
const read = signal(readSetting(READ, []))
/** @param {string} what */
const understand = what => () => {
  read.value = [...read.value, what]
  saveSetting(READ, read.value)
}

/** @param {Reader} t @param {Game} game @returns {[what: string, text: string, deed: string, does: () => void]} */
function noteOf(t, game) {
  const turn = () => setToggle(autoAnswer, !autoAnswer.value)
  const { wished } = game
  if (autoAnswered.value === 'wished' && wished)
    return ['wished', t.words(wished.word(t)), say('alone-ask'), () => wished.drop(t)]
  if (autoAnswered.value === 'only') return ['given', say('alone-given'), say('alone-ask'), turn]
  return autoAnswer.value
    ? ['soon', say('alone-soon'), say('alone-ask'), turn]
    : ['only', say('alone-only'), say('alone-give'), turn]
}

/** @param {{ t: Reader, game: Game }} props */
export function AutoAnswerNote({ t, game }) {
  const [what, text, deed, does] = noteOf(t, game)
  if (read.value.includes(what)) return null
  return html`<p class="alone" data-test="alone">${text}
    <span><button class="linkish" onClick=${() => {
      does()
      autoAnswered.value = null
    }}>${deed}</button>
    <button class="linkish" onClick=${understand(what)}>${say('understood')}</button></span></p>`
}

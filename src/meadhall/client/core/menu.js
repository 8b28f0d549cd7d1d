// The table's menu: tools that have no room in the beam, the reader's own choices, facts about the table.
import { html } from '../art/tag.js'
import { icon } from '../art/glyphs.js'
import { close, open } from './dialog.js'
import { openRules } from './drawer.js'
import { takeBack } from './undo.js'
import { letters, setLetters } from './keys.js'
import { mySeats, people, sheet, table } from './store.js'
import { change } from './people.js'
import { letter } from './seats.js'
import { Choices } from './shell.js'
import { Link } from './share.js'
import { join, lobby, personal } from './paths.js'
import { me } from './start.js'
import { show } from './talk.js'
import { say } from './words.js'

const KEYS = [['1–9', 'key-answer'], ['↑ ↓ ← →', 'key-walk'], ['Enter', 'key-enter'], ['Esc', 'key-escape'], ['U', 'key-undo'], ['C', 'key-catch-up'], ['?', 'key-rules'], ['/', 'key-chat']]

const after = deed => () => { close(); deed() }

function Facts({ game }) {
  const now = sheet.value
  if (!now) return null
  const value = (name, given) => typeof given === 'boolean' ? say(given ? 'yes' : 'no') : game.words.has(`option-${name}.${given}`) ? game.words(`option-${name}.${given}`) : String(given)
  return html`<details><summary>${say('about-table')}</summary><dl class="facts"><dt>${say('pace')}</dt><dd>${say(`pace-${now.pace}`)}</dd>${Object.entries(now.options || {}).map(([name, given]) => html`<dt key=${name}>${game.words(`option-${name}`)}</dt><dd>${value(name, given)}</dd>`)}
    ${now.commitment && html`<dt>${say('commitment')}</dt><dd>${say('commitment-hint')}<br/><code>${now.commitment}</code></dd>`}</dl></details>`
}

function Menu({ game, catchUp }) {
  const invite = sheet.value?.invite, leaving = table.value && !table.value.outcome ? mySeats.value : []
  return html`<div class="menu-list">${table.value && html`${mySeats.value.length > 0 && html`<button onClick=${after(takeBack)}>${icon('undo')} ${say('undo')}</button>`}<button onClick=${after(catchUp)}>${icon('eye')} ${say('catch-up')}</button>`}<button onClick=${after(openRules)}>${icon('book')} ${say('rules')}</button><button onClick=${after(() => show('notes', 'note'))}>${icon('log')} ${say('notes')}</button>${leaving.map(seat => html`<button key=${seat} onClick=${after(() => change(letter(seat), 'bot', 'karl'))}>${icon('candle')} ${say('seat-to-bot', { name: people.value.seats[seat].name })}</button>`)}<a href=${lobby}>${icon('house')} ${say('to-the-lobby')}</a></div>
    <${Choices}/>
    ${invite && html`<${Link} label=${say('invite-link')} hint=${say('invite-hint')} url=${join(invite)}/>`}
    ${me.value.personal && html`<${Link} label=${say('personal-link')} hint=${say('personal-hint')} url=${personal(me.value.personal)}/>`}
    <details><summary>${say('keys')}</summary><label class="tick"><input type="checkbox" checked=${letters.value} onChange=${e => setLetters(e.currentTarget.checked)}/> ${say('keys-letters')}</label><dl class="keys">${KEYS.map(([key, word]) => html`<dt key=${key}><kbd>${key}</kbd></dt><dd>${say(word)}</dd>`)}</dl></details>
    <${Facts} game=${game}/>`
}
export const openMenu = (game, catchUp) => open(() => say('menu'), () => html`<${Menu} game=${game} catchUp=${catchUp}/>`)

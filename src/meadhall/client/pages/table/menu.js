// Menu of a table: tools that do not fit in the toolbar, settings, facts about the table.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { language, say } from '../../i18n/messages.js'
import {
  autoAnswer,
  confirmFirst,
  notify,
  setToggle,
  shortcuts,
  showEventBanners,
  sound,
} from '../../settings/settings.js'
import { SettingsForm } from '../../settings/settings_form.js'
import { mySeats, people, table, tableInfo } from '../../table/store.js'
import { campaignUrl, chronicleUrl, handbookUrl, lobbyUrl, personalUrl } from '../../transport/urls.js'
import { closeDialog, openDialog, openRules } from '../../widgets/dialog.js'
import { lazyFunction } from '../../widgets/lazy.js'
import { LinkField } from '../../widgets/link_field.js'
import { me } from '../../widgets/page_shell.js'
import { tableId } from './actions.js'
import { Invitation } from './invitation.js'
import { changeSeat } from './players.js'
import { showTab } from './side_panel.js'
import { askUndo } from './vote_banners.js'

const KEYS = [
  ['1–9', 'key-answer'],
  ['↑ ↓ ← →', 'key-walk'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['U', 'key-undo'],
  ['C', 'key-catch-up'],
  ['?', 'key-rules'],
  ['/', 'key-chat'],
]
/** @type {[typeof shortcuts, string][]} */
const COMFORTS = [
  [confirmFirst, 'comfort-confirm'],
  [autoAnswer, 'comfort-auto'],
  [showEventBanners, 'comfort-moments'],
  [sound, 'comfort-sound'],
  [shortcuts, 'comfort-letters'],
  [notify, 'comfort-notify'],
]

/** @param {{ sign: string, word: string, args?: Record<string, unknown>, does: () => void }} props */
const Deed = ({ sign, word, args = {}, does }) =>
  html`<button onClick=${() => {
    closeDialog()
    does()
  }}>${icon(sign)} ${say(word, args)}</button>`

const readCampaign = () => import('../campaign/campaigns.js'),
  openElsewhere = lazyFunction(readCampaign, 'openNewPlayers'),
  openRestart = lazyFunction(readCampaign, 'openRestart'),
  openTrial = lazyFunction(() => import('./trial.js'), 'openTrial'),
  chime = lazyFunction(() => import('../../widgets/sound.js'), 'playChime'),
  openLeave = lazyFunction(() => import('./leave_table.js'), 'openLeave')

/** Actions of the host for a campaign. @param {{ running: boolean }} props */
function Campaign({ running }) {
  const id = tableId()

  if (!tableInfo.value?.story || !tableInfo.value.host || !table.value) return null
  return html`<a href=${campaignUrl(id)} download onClick=${closeDialog} data-test="campaign-save">
    ${icon('log')} ${say('campaign-save')}</a>
    <${Deed} sign="seats" word="campaign-elsewhere" does=${() => openElsewhere(id)}/>
      ${running && html`<${Deed} sign="undo" word="campaign-restart" does=${() => openRestart(id)}/>`}`
}

/** @param {{ game: Game, catchUp: () => void, journal?: () => void }} props */
function Deeds({ game, catchUp, journal }) {
  const seated = mySeats.value.length > 0,
    running = table.value && !table.value.outcome
  return html`<div class="menu-list">
    ${running && seated && html`<${Deed} sign="undo" word="undo" does=${askUndo}/>`}
    ${table.value && html`<${Deed} sign="eye" word="catch-up" does=${catchUp}/>`}
    ${journal && html`<${Deed} sign="book" word="journal" does=${journal}/>`}
    ${
      tableInfo.value?.story &&
      table.value &&
      html`<a href=${chronicleUrl(tableId())} data-test="chronicle-menu">${icon('horn')} ${say('chronicle')}</a>`
    }
    <${Deed} sign="book" word="rules" does=${openRules}/>
    <a href=${handbookUrl(language.value, 'play')} target="_blank" data-test="handbook">
      ${icon('book')} ${say('handbook')}</a>
    <${Deed} sign="log" word="notes" does=${() => showTab('notes', 'note')}/>
    ${
      running &&
      mySeats.value.map(
        seat => html`<${Deed} key=${seat} sign="candle" word="seat-to-bot" args=${{
          name: people.value.seats[seat].name,
        }}
      does=${() => changeSeat(people.value.seats[seat].seat, 'bot', 'karl')}/>`,
      )
    }
    ${
      running &&
      seated &&
      !tableInfo.value?.story &&
      html`<${Deed} sign="compass" word="trial" does=${() =>
        openTrial(tableId(), tableInfo.value?.title || game.words('title'))}/>`
    }
    <${Campaign} running=${running}/>
    ${running && seated && !tableInfo.value?.trial && html`<${Deed} sign="seats" word="leave" does=${openLeave}/>`}
    <a href=${lobbyUrl}>${icon('house')} ${say('to-the-lobby')}</a></div>`
}

/** @param {{ game: Game }} props */
function Facts({ game }) {
  const now = tableInfo.value,
    words = game.words
  if (!now) return null
  /** @param {string} name @param {Choice} given */
  const value = (name, given) =>
    typeof given === 'boolean'
      ? say(given ? 'yes' : 'no')
      : words.has(`option-${name}.${given}`)
        ? words(`option-${name}.${given}`)
        : String(given)
  return html`<details><summary>${say('about-table')}</summary><dl class="facts">
    <dt>${say('pace')}</dt><dd>${say(`pace-${now.pace}`)}</dd>
    ${now.pace === 'none' && html`<dt>${say('patience')}</dt><dd>${say(`patience-${now.patience}`)}</dd>`}
    ${Object.entries(now.options || {}).map(
      ([name, given]) => html`<dt>${words(`option-${name}`)}</dt><dd>
      ${value(name, given)}</dd>`,
    )}
    ${
      now.commitment &&
      html`<dt>${say('commitment')}</dt><dd>${say('commitment-hint')}<br/><code>${now.commitment}</code></dd>`
    }</dl></details>`
}

/** @param {{ game: Game, tools: object }} props */
function Menu({ game, tools }) {
  const invite = tableInfo.value?.invite,
    keys = KEYS.filter(([, word]) => word !== 'key-chat' || me.value.features.chat)
  return html`<${Deeds} game=${game} ...${tools}/><${SettingsForm}/>
    <details><summary>${say('comfort')}</summary>
      ${COMFORTS.map(
        ([comfort, word]) =>
          html`<label key=${word} class="tick">
          <input type="checkbox" checked=${comfort.value} onChange=${e => {
            setToggle(comfort, e.currentTarget.checked)
            // Play the sound once when it is turned on; the press also allows the page to play later ones.
            if (comfort === sound && e.currentTarget.checked) chime('turn')
          }}/> ${say(word)}</label>`,
      )}</details>
    <details><summary>${say('keys')}</summary><dl class="keys">
      ${keys.map(([key, word]) => html`<dt><kbd>${key}</kbd></dt><dd>${say(word)}</dd>`)}</dl></details>
    <${Facts} game=${game}/>
    ${invite && me.value.features.invitations && html`<${Invitation}/>`}
    ${
      me.value.personal &&
      html`<${LinkField} label=${say('personal-link')} hint=${say('personal-hint')}
        url=${personalUrl(me.value.personal)}/>`
    }`
}
/** @param {Game} game @param {object} tools */
export const openMenu = (game, tools) =>
  openDialog(
    () => say('menu'),
    () => html`<${Menu} game=${game} tools=${tools}/>`,
  )

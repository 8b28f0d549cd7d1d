// Leaving a table: for a while, by replacement, or for good. Each choice says what happens to the game.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { seatLetter } from '../../table/seats.js'
import { mySeats, people, tableInfo, viewer } from '../../table/store.js'
import { errorText, post } from '../../transport/api.js'
import { api, assetUrl } from '../../transport/urls.js'
import { useState } from '../../vendor/hooks.js'
import { closeDialog, openDialog } from '../../widgets/dialog.js'
import { loadTableInfo, tableId } from './actions.js'

/**
 * What resigning means here: of two rivals the other wins, elsewhere a bot plays on while people remain.
 * @param {string} seat
 */
function resignHint(seat) {
  const { seats } = people.value,
    other = seats.find(one => one.seat !== seat)
  if (seats.length === 2 && other && !tableInfo.value.together) return say('resign-two', { name: other.name })
  return say(seats.some(one => one.kind === 'human' && one.seat !== seat) ? 'resign-more' : 'resign-last')
}

function Leave() {
  const seat = seatLetter(viewer.value ?? mySeats.value[0]) ?? '',
    [way, setWay] = useState('bot'),
    [trouble, setTrouble] = useState(''),
    [busy, setBusy] = useState(false),
    id = tableId()
  /** @param {DomEvent} e */
  const go = async e => {
    e.preventDefault()
    setBusy(true)
    try {
      if (way === 'bot') await post(api.seat(id), { seat, kind: 'bot', level: 'karl' })
      else await post(way === 'resign' ? api.resign(id) : api.stand(id), { seat })
      closeDialog()
      await loadTableInfo()
    } catch (error) {
      setTrouble(errorText(error))
      setBusy(false)
    }
  }
  /** @param {string} value @param {string} hint */
  const choice = (value, hint) =>
    html`<label key=${value} class="tick"><input type="radio" name="way" value=${value} checked=${way === value}
      onChange=${() => setWay(value)}/><span>${say(`leave-${value}`)}<small>${hint}</small></span></label>`
  return html`<form class="opts" onSubmit=${go}><fieldset class="paces"><legend>${say('leave-how')}</legend>
    ${choice('bot', say('leave-bot-hint'))}${choice('stand', say('leave-stand-hint'))}
    ${!tableInfo.value.story && choice('resign', resignHint(seat))}</fieldset>
    ${tableInfo.value.story && html`<p class="hint">${say('leave-story')}</p>`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <p class="row"><button class="btn main" disabled=${busy} data-test="leave">${icon('house', { s: 18 })}
      ${say(`leave-${way}`)}</button>
      <button type="button" class="btn" onClick=${closeDialog}>${say('cancel')}</button></p></form>`
}

export const openLeave = () =>
  loadStyle(assetUrl('style/forms.css')).then(() =>
    openDialog(
      () => say('leave'),
      () => html`<${Leave}/>`,
    ),
  )

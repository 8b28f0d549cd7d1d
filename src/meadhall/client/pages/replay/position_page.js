// Page of a single position from the address, all hands open; a game can continue from it.
import { html } from '../../art/tag.js'
import { language, say } from '../../i18n/messages.js'
import { loadGame } from '../../table/game_loader.js'
import { parsePositionLink } from '../../table/position_link.js'
import { parseDecision } from '../../table/seats.js'
import { StaticTable } from '../../table/static_table.js'
import { call, post, Refused } from '../../transport/api.js'
import { api, tableUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { showError } from '../../widgets/notifications.js'
import { startPage } from '../../widgets/page_shell.js'

/**
 * @typedef {{ view: GameView, decision: Decision | null, names: string[], position: string, game: Game }} Shown
 */
/** @type {Signal<Shown>} */
const shown = signal(),
  front = signal(0)

/**
 * The question of the position, and a button for a table that continues from it: I take one seat, bots the others.
 * @param {{ t: Reader, game: Game }} props
 */
function Asked({ t, game }) {
  const [seat, setSeat] = useState(t.decision?.seat ?? 0)
  const seats = t.names.map((_, other) => (other === seat ? { kind: 'me' } : { kind: 'bot', level: 'karl' }))
  const play = () =>
    post(api.tables, { game: game.name, seats, position: shown.value.position })
      .then(({ id }) => {
        location.href = tableUrl(id)
      })
      .catch(showError)
  const { decision } = t
  return html`<section class="ask player" aria-label=${say('position')}><h2>
    ${decision ? decision.prompt : say('game-over')}</h2>
    ${
      decision?.yours &&
      html`<p class="hint">${say('answers-count', { count: decision.answers.length })}</p>
      <ul class="asked-list" tabindex="0">
        ${decision.answers.map(text => html`<li key=${text}>${t.label(text)}</li>`)}
          </ul>
      <label class="field"><span>${say('play-as')}</span>
        <select value=${seat} onChange=${e => setSeat(Number(e.currentTarget.value))}>
          ${t.names.map((name, other) => html`<option key=${other} value=${other}>${name}</option>`)}</select></label>
      <p class="row"><button class="btn main" onClick=${play}>${say('play-on')}</button></p>`
    }</section>`
}

function Position() {
  useEffect(() => {
    document.title = `${say('position')} · Meadhall`
  })
  const { game, names, view, decision } = shown.value
  return html`<${StaticTable} game=${game} names=${names} moment=${{
    view,
    decision,
    eyes: null,
  }} front=${front} title=${game.words('title')}
    sub=${say('position')}>
    ${t => html`<${Asked} t=${t} game=${game}/>`}<//>`
}

startPage(Position, async () => {
  let text = ''
  try {
    text = await parsePositionLink(location.hash)
  } catch {
    /* a truncated link is no position */
  }
  if (!text) throw new Refused({ key: 'position-link' })
  const read = async () => {
    const found = await call(api.position, { method: 'POST', body: { position: text } }),
      names = Array.from({ length: found.players }, (_, seat) => say('seat-n', { seat: 'ABCDE'[seat] }))
    shown.value = { ...found, decision: parseDecision(found.decision), names, game: await loadGame(found.game) }
  }
  await read()
  if (shown.value.decision?.seat != null) front.value = shown.value.decision.seat
  let readIn = language.value
  language.subscribe(now => {
    if (now !== readIn) read().catch(showError)
    readIn = now
  })
})

// A finished game again: every frame is fetched once, then nothing is asked of the server.
import { html } from '../art/tag.js'
import { useEffect, useState } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { call } from './api.js'
import { Closed } from './closed.js'
import { loadGame } from './game.js'
import * as motion from './motion.js'
import { tellFault } from './notice.js'
import { tableHere } from './paths.js'
import { at, Player, playing } from './player.js'
import { decisionOf, number } from './seats.js'
import { Beam, Front } from './shell.js'
import { start } from './start.js'
import { say } from './words.js'

/** @type {Signal<{ game: Game, names: string[], frames: Frame[] } | null>} */
const shown = signal(null)
const eyes = signal('all'),
  front = signal(0)
/** @type {(through: string) => Promise<ReplayShape>} */
let source // asks for the frames through some eyes
/** @type {Map<string, ReplayShape>} */
const cache = new Map()

/** @param {string} id */
const fromTable = id => (/** @type {string} */ through) =>
  call(`/api/tables/${encodeURIComponent(id)}/replay?eyes=${through}`)
/** @param {string} text */
const fromFile = text => (/** @type {string} */ through) =>
  call(`/api/replay?eyes=${through}`, { method: 'POST', raw: text })

/**
 * Whose eyes: the frames of each are kept, so looking back and forth costs nothing.
 * @param {string} wish
 */
async function through(wish) {
  const found = cache.get(wish) ?? (await source(wish)),
    game = shown.value?.game?.name === found.game ? shown.value.game : await loadGame(found.game)
  cache.set(wish, found)
  eyes.value = wish
  if (wish.length === 1) front.value = number(wish)
  shown.value = {
    ...found,
    game,
    frames: found.frames.map(frame => ({ ...frame, decision: decisionOf(frame.decision) })),
  }
  at.value = Math.min(at.value, found.frames.length - 1)
}
/** @param {(through: string) => Promise<ReplayShape>} next */
async function take(next) {
  source = next
  cache.clear()
  at.value = 0
  await through('all')
}

/**
 * Stepping on by one moves the cards; jumping does not.
 * @param {number} to
 */
function go(to) {
  if (!shown.value) return
  const { frames, game } = shown.value,
    next = Math.max(0, Math.min(frames.length - 1, to)),
    before = next === at.value + 1 ? motion.look() : null
  at.value = next
  motion.follow(before, frames[next].events, game)
}

function PickFile() {
  const [over, setOver] = useState(false)
  /** @param {File | undefined} file */
  const read = async file => {
    if (file)
      try {
        await take(fromFile(await file.text()))
      } catch (error) {
        tellFault(error)
      }
  }
  /** @param {boolean} on */
  const hover = on => (/** @type {DomEvent} */ e) => {
    e.preventDefault()
    setOver(on)
  }

  /** @param {DomEvent} e */
  const drop = e => {
    hover(false)(e)
    read(e.dataTransfer.files[0])
  }
  return html`<${Beam} title=${say('replay')} sub=${say('record-open')}/><main class="lobby-like">
    <div class="pick-file ${over ? 'over' : ''}" onDragOver=${hover(true)} onDragLeave=${hover(false)} onDrop=${drop}>
      <h2>${say('record-drop')}</h2><p>${say('record-drop-hint')}</p>
      <label class="field"><span>${say('record-choose')}</span>
          <input type="file" data-test="record-file" onChange=${e => read(e.currentTarget.files?.[0])}/></label></div>
            </main>
        <${Front}/>`
}

function Replay() {
  useEffect(() => {
    document.title = `${say('replay')} · Meadhall`
  })
  const now = shown.value
  if (!now) return html`<${PickFile}/>`
  const frame = now.frames[at.value],
    you = eyes.value.length === 1 ? number(eyes.value) : null
  const sub = say('replay-sub', { at: at.value + 1, count: now.frames.length, turn: frame.view.turn ?? 0 })
  return html`<${Closed} game=${now.game} names=${now.names} moment=${{
    view: frame.view,
    decision: frame.decision,
    eyes: you,
  }}
    front=${front} title=${now.game.words('title')} sub=${sub}
    changed=${frame.events.flatMap(now.game.touched)} events=${now.frames
      .slice(0, at.value + 1)
      .flatMap(one => one.events)}>
    ${t =>
      html`<${Player} t=${t} frames=${now.frames} names=${now.names} eyes=${eyes.value} look=${(
        /** @type {string} */ wish,
      ) => through(wish).catch(tellFault)} go=${go} table=${tableHere()}/>`}<//>`
}

start(Replay, async () => {
  const id = tableHere()
  if (!id) return
  await take(fromTable(id))
  const wished = Number(location.hash.slice(1))
  if (wished && shown.value)
    at.value = Math.max(
      0,
      shown.value.frames.findLastIndex(frame => frame.seq <= wished),
    )
  playing.value = false
})

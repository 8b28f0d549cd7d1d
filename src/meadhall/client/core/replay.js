// A finished game again: every frame is fetched once, then nothing is asked of the server.
import { html } from '../art/tag.js'
import { useEffect, useState } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { call } from './api.js'
import { Closed } from './closed.js'
import { loadGame } from './game.js'
import * as motion from './motion.js'
import { tellFault } from './notice.js'
import { Player, at, playing } from './player.js'
import { tableHere } from './paths.js'
import { number } from './seats.js'
import { Beam, Front } from './shell.js'
import { start } from './start.js'
import { say } from './words.js'

const shown = signal(null), eyes = signal('all'), front = signal(0)
let source = null      // asks for the frames through some eyes
const cache = new Map()

const fromTable = id => through => call(`/api/tables/${encodeURIComponent(id)}/replay?eyes=${through}`)
const fromFile = text => through => call(`/api/replay?eyes=${through}`, { method: 'POST', raw: text })

/** Whose eyes: the frames of each are kept, so looking back and forth costs nothing. */
async function through(wish) {
  if (!cache.has(wish)) cache.set(wish, await source(wish))
  const found = cache.get(wish), game = shown.value?.game?.name === found.game ? shown.value.game : await loadGame(found.game)
  eyes.value = wish
  if (wish.length === 1) front.value = number(wish)
  shown.value = { ...found, game, frames: found.frames.map(frame => ({ ...frame, decision: frame.decision && { ...frame.decision, seat: number(frame.decision.seat) } })) }
  at.value = Math.min(at.value, found.frames.length - 1)
}
async function take(next) {
  source = next
  cache.clear()
  at.value = 0
  await through('all')
}

/** Stepping on by one moves the cards; jumping does not. */
function go(to) {
  const { frames, game } = shown.value, next = Math.max(0, Math.min(frames.length - 1, to)), before = next === at.value + 1 ? motion.look() : null
  at.value = next
  motion.follow(before, frames[next].events, game)
}

function PickFile() {
  const [over, setOver] = useState(false)
  const read = async file => { if (file) try { await take(fromFile(await file.text())) } catch (error) { tellFault(error) } }
  return html`<${Beam} title=${say('replay')} sub=${say('record-open')}/><main class="lobby-like"><div class="pick-file ${over ? 'over' : ''}" onDragOver=${e => { e.preventDefault(); setOver(true) }} onDragLeave=${() => setOver(false)} onDrop=${e => { e.preventDefault(); setOver(false); read(e.dataTransfer.files[0]) }}>
    <h2>${say('record-drop')}</h2><p>${say('record-drop-hint')}</p><label class="field"><span>${say('record-choose')}</span><input type="file" data-test="record-file" onChange=${e => read(e.currentTarget.files[0])}/></label></div></main><${Front}/>`
}

function Replay() {
  useEffect(() => { document.title = `${say('replay')} · Meadhall` })
  const now = shown.value
  if (!now) return html`<${PickFile}/>`
  const frame = now.frames[at.value], you = eyes.value.length === 1 ? number(eyes.value) : null
  return html`<${Closed} game=${now.game} names=${now.names} moment=${{ view: frame.view, decision: frame.decision, eyes: you }} front=${front} changed=${frame.events.flatMap(now.game.touched)}
    title=${now.game.words('title')} sub=${say('replay-sub', { at: at.value + 1, count: now.frames.length, turn: frame.view.turn ?? 0 })} events=${now.frames.slice(0, at.value + 1).flatMap(one => one.events)}>
    ${t => html`<${Player} t=${t} game=${now.game} frames=${now.frames} names=${now.names} eyes=${eyes.value} look=${wish => through(wish).catch(tellFault)} go=${go} table=${tableHere()}/>`}<//>`
}

start(Replay, async () => {
  const id = tableHere()
  if (!id) return
  await take(fromTable(id))
  const wished = Number(location.hash.slice(1))
  if (wished) at.value = Math.max(0, shown.value.frames.findLastIndex(frame => frame.seq <= wished))
  playing.value = false
})

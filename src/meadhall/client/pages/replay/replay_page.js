// Replay of a finished game: each frame is fetched once, then the server is no longer asked.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { language, nameOr, say } from '../../i18n/messages.js'
import { speed } from '../../settings/settings.js'
import * as motion from '../../table/animations.js'
import { eventDelay } from '../../table/event_queue.js'
import { loadGame, withStyles } from '../../table/game_loader.js'
import { renderSentence } from '../../table/log.js'
import { positionLink } from '../../table/position_link.js'
import { parseDecision, seatLetter, seatNumber } from '../../table/seats.js'
import { StaticTable } from '../../table/static_table.js'
import { call } from '../../transport/api.js'
import { api, assetUrl, currentTable, recordUrl, replayUrl } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { copyText, FileDrop } from '../../widgets/link_field.js'
import { showError } from '../../widgets/notifications.js'
import { Overlay, SpeedField, startPage, Toolbar } from '../../widgets/page_shell.js'
import { useScrollBox } from '../../widgets/scroll_box.js'

/** @type {Signal<{ game: Game, names: string[], frames: Frame[] } | null>} */
const shown = signal(null)
const eyes = signal('all'),
  front = signal(0),
  reading = signal('') // name of the record that the server is replaying
/** @type {(through: string) => Promise<ReplayShape>} */
let source // fetches the frames of one viewer
/** @type {Map<string, ReplayShape>} */
const cache = new Map()

/** @param {string} id */
const fromTable = id => (/** @type {string} */ through) =>
  call(`${api.tableReplay(id)}?eyes=${through}&lang=${language.value}`)
/** @param {string} text */
const fromFile = text => (/** @type {string} */ through) =>
  call(`${api.replay}?eyes=${through}&lang=${language.value}`, { method: 'POST', raw: text })

/** Show another viewer's frames. They are cached, so switching back is free. @param {string} wish */
async function loadViewer(wish) {
  const key = `${wish} ${language.value}`,
    found = cache.get(key) ?? (await source(wish)),
    game = shown.value?.game?.name === found.game ? shown.value.game : await loadGame(found.game)
  cache.set(key, found)
  eyes.value = wish
  if (wish.length === 1) front.value = seatNumber(wish)
  shown.value = {
    ...found,
    game,
    names: found.names.map(nameOr),
    frames: found.frames.map(frame => ({ ...frame, decision: parseDecision(frame.decision) })),
  }
  at.value = Math.min(at.value, found.frames.length - 1)
}
// Sentences arrive in the language of the request: fetch again when it changes.
language.subscribe(() => shown.peek() && loadViewer(eyes.peek()).catch(showError))

/** @param {(through: string) => Promise<ReplayShape>} next */
async function take(next) {
  source = next
  cache.clear()
  at.value = 0
  await loadViewer('all')
}

/** Single steps animate the cards, jumps do not. @param {number} to */
function go(to) {
  if (!shown.value) return
  const { frames } = shown.value,
    next = Math.max(0, Math.min(frames.length - 1, to)),
    before = next === at.value + 1 ? motion.captureCards() : null
  at.value = next
  motion.animateChanges(before, frames[next].events)
}

function PickFile() {
  /** @param {File | undefined} file */
  const read = async file => {
    if (!file) return
    reading.value = file.name
    try {
      await take(fromFile(await file.text()))
    } catch (error) {
      showError(error)
    } finally {
      reading.value = ''
    }
  }
  return html`<${Toolbar} title=${say('replay')} sub=${say('record-open')}/><main class="lobby-like">
    <${FileDrop} read=${read}>
      <h2>${say('record-drop')}</h2><p>${say('record-drop-hint')}</p>
      <label class="field"><span>${say('record-choose')}</span>
          <input type="file" data-test="record-file" onChange=${e => read(e.currentTarget.files?.[0])}/></label>
      <p role="status" data-test="reading">${reading.value && say('record-reading', { name: reading.value })}</p><//>
            </main>
        <${Overlay}/>`
}

function Replay() {
  // Show events in the new language when the server has sent them.
  useEffect(() => {
    if (shown.value) loadViewer(eyes.value).catch(showError)
  }, [language.value])
  useEffect(() => {
    document.title = `${say('replay')} · Meadhall`
  })
  const now = shown.value
  if (!now) return html`<${PickFile}/>`
  const frame = now.frames[at.value],
    you = eyes.value.length === 1 ? seatNumber(eyes.value) : null
  const sub = say('replay-sub', { at: at.value + 1, count: now.frames.length, turn: frame.view.turn ?? 0 })
  return html`<${StaticTable} game=${now.game} names=${now.names} moment=${{
    view: frame.view,
    decision: frame.decision,
    eyes: you,
  }}
    front=${front} title=${now.game.words('title')} sub=${sub}
    changed=${frame.events.flatMap(event => event.targets ?? [])} events=${now.frames
      .slice(0, at.value + 1)
      .flatMap(one => one.events)}>
    ${t =>
      html`<${Player} t=${t} frames=${now.frames} names=${now.names} eyes=${eyes.value} look=${(
        /** @type {string} */ wish,
      ) => loadViewer(wish).catch(showError)} go=${go} table=${currentTable()} game=${now.game}/>`}<//>`
}

// Controls: scrub, step, autoplay, change the viewer, share the moment.

export const at = signal(0)
export const isPlaying = signal(false)
const phone = matchMedia('(max-width: 719px)')

/** @param {(to: number) => void} go @param {boolean} done */
function usePlaying(go, done) {
  useEffect(() => {
    if (!isPlaying.value) return
    if (done) {
      isPlaying.value = false
      return
    }
    const timer = setTimeout(() => go(at.value + 1), eventDelay())
    return () => clearTimeout(timer)
  }, [isPlaying.value, at.value, speed.value])
}

/**
 * Arrow keys step and the space bar plays, unless the focused control uses these keys.
 * @param {(to: number) => void} go
 * @param {number} last
 */
function useKeys(go, last) {
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = e => {
      const node = /** @type {Element} */ (e.target)
      if (node.closest?.('input, select, textarea, dialog, .log-scroll') || e.ctrlKey || e.metaKey || e.altKey) return
      if (e.key === ' ' && node.closest?.('button, a, summary')) return
      /** @type {Record<string, () => void>} */
      const deeds = {
        ArrowRight: () => go(at.value + 1),
        ArrowLeft: () => go(at.value - 1),
        Home: () => go(0),
        End: () => go(last),
        ' ': () => {
          isPlaying.value = !isPlaying.value
        },
      }
      if (deeds[e.key]) {
        e.preventDefault()
        deeds[e.key]()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [last])
}

/** @param {{ sign: string, word: string, off: boolean, onClick: () => void }} props */
const Step = ({ sign, word, off, onClick }) =>
  html`<button class="btn small" disabled=${off} aria-label=${say(word)} onClick=${onClick}>${icon(sign, { s: 16 })}
    </button>`

/** @param {{ go: (to: number) => void, last: number, done: boolean }} props */
function Controls({ go, last, done }) {
  const none = at.value === 0
  return html`<label><span class="sr">${say('scrub')}</span>
      <input type="range" min="0" max=${last} value=${at.value} aria-valuetext=${say('step-of', {
        at: at.value + 1,
        count: last + 1,
      })}
        onInput=${e => go(Number(e.currentTarget.value))} data-test="scrub"/></label>
    <div class="buttons">
      <${Step} sign="first" word="to-start" off=${none} onClick=${() => go(0)}/>
      <${Step} sign="back" word="step-back" off=${none} onClick=${() => go(at.value - 1)}/>
      <button class="btn small main" onClick=${() => {
        if (done) go(0)
        isPlaying.value = !isPlaying.value
      }}>
        ${say(isPlaying.value ? 'pause' : 'play')}</button>
      <${Step} sign="on" word="step-on" off=${done} onClick=${() => go(at.value + 1)}/>
      <${Step} sign="last" word="to-end" off=${done} onClick=${() => go(last)}/></div>
    <p class="at" role="status">${say('step-of', { at: at.value + 1, count: last + 1 })}</p>`
}

const Analysis = lazyComponent(
    withStyles(() => import('./analysis.js'), assetUrl('style/game_over.css')),
    'Analysis',
  ),
  analysed = signal(false)
const analyse = () => {
  analysed.value = true
}

/**
 * @param {{ t: Reader, frames: Frame[], names: string[], eyes: string, look: (wish: string) => void, go: (to: number)
 *   => void, table: string, game: Game }} props
 */
export function Player({ t, frames, names, eyes, look, go, table, game }) {
  const frame = frames[at.value],
    last = frames.length - 1,
    done = at.value >= last,
    told = useScrollBox()
  usePlaying(go, done)
  useKeys(go, last)
  const share = async () =>
    copyText(frame.position ? await positionLink(frame.position) : `${location.origin}${replayUrl(table)}#${frame.seq}`)
  return html`<section class="ask player" aria-label=${say('replay')} data-eyes=${eyes}>
    <h2>${t.decision ? t.decision.prompt : say('game-over')}</h2>
    <div class="told" ref=${told}>
      ${frame.events.slice(-4).map((event, i) => html`<p key=${i}>${renderSentence(event)}</p>`)}</div>
    <${Controls} go=${go} last=${last} done=${done}/>
    ${
      table &&
      (analysed.value
        ? html`<${Analysis} t=${t} id=${table} game=${game} frames=${frames} names=${names} at=${at.value} go=${go}/>`
        : html`<p class="row"><button class="btn small" data-test="analyse" onClick=${analyse}>${say('analyse')}
          </button></p>`)
    }
    <details open=${!phone.matches}><summary>${say('player-more')}</summary>
      <${SpeedField}/>
      <label class="field"><span>${say('eyes')}</span>
        <select value=${eyes} onChange=${e => look(e.currentTarget.value)} data-test="eyes">
          <option value="all">${say('eyes-all')}</option><option value="none">${say('eyes-none')}</option>
          ${names.map((name, seat) => html`<option key=${seat} value=${seatLetter(seat)}>${name}</option>`)}</select>
            </label>
      <div class="row">
        ${
          (frame.position || table) &&
          html`<button class="btn small" onClick=${share}>${say(frame.position ? 'share-position' : 'share-moment')}
            </button>`
        }
        ${
          table &&
          html`<a class="btn small" href=${recordUrl(table)}
          download>${say('record-save')}</a>`
        }</div></details>
          </section>`
}

startPage(Replay, async () => {
  const id = currentTable()
  if (!id) return
  await take(fromTable(id))
  const wished = Number(location.hash.slice(1))
  if (wished && shown.value)
    at.value = Math.max(
      0,
      shown.value.frames.findLastIndex(frame => frame.seq <= wished),
    )
  isPlaying.value = false
})

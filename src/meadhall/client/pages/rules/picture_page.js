// Page with one picture of a game's guide: the table at that moment, with numbered or highlighted parts. The guide
// shows it in a frame, the documents as an image.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadGame } from '../../table/game_loader.js'
import { parseDecision } from '../../table/seats.js'
import { StaticTable } from '../../table/static_table.js'
import { selectorOf } from '../../table/targets.js'
import { Refused } from '../../transport/api.js'
import { currentTable } from '../../transport/urls.js'
import { useEffect, useLayoutEffect, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { startPage } from '../../widgets/page_shell.js'
import { loadGuide } from './guide.js'

const SHOWN = 6, // number of answers that fit
  READER = 0,
  HALF = 15, // half the size of a number, in pixels
  SMALL = 60, // narrower things have their number beside them
  front = signal(READER)
/** @type {Guide} */
let guide
/** @type {Game} */
let game

/** @param {Reader} t @param {string} text */
const signOf = (t, text) => {
  const option = t.decision?.options.get(text)
  return option && game.sign?.(option, t)
}

/** The question as the table shows it, read-only. @param {{ t: Reader }} props */
function Asked({ t }) {
  const { decision } = t,
    options = decision?.answers ?? []
  return html`<section class="ask" data-part="question"><div class="ask-head"><h2>
      ${decision ? decision.prompt : say('game-over')}</h2></div>
    <ol class="answers">${options.slice(0, SHOWN).map(
      text => html`<li key=${text}><div class="answer"><span class="an-sign">${signOf(t, text) || icon('check')}
        </span><span class="an-text">${t.label(text)}</span></div></li>`,
    )}</ol>
    ${options.length > SHOWN && html`<p class="hint">${say('answers-count', { count: options.length })}</p>`}</section>`
}

/** @typedef {{ mark: string, number: number | null, left: number, top: number, width: number, height: number }} Box */
/**
 * Return the boxes of these marks; a mark that appears several times is shown at the first.
 * @param {string[]} marks @param {boolean} numbered
 * @returns {Box[]}
 */
const boxes = (marks, numbered) =>
  marks.flatMap((mark, i) => {
    const found = [...document.querySelectorAll(selectorOf(mark, READER))]
      .map(one => one.getBoundingClientRect())
      .find(box => box.width > 0 && box.height > 0)
    if (!found) return []
    const { left, top, width, height } = found
    return [{ mark, number: numbered ? i + 1 : null, left: left + scrollX, top: top + scrollY, width, height }]
  })

/** Numbers on the corners of the things they name, side by side where corners meet. @param {{ found: Box[] }} props */
function Marks({ found }) {
  /** @type {[number, number][]} */
  const taken = []
  /** @param {Box} box @returns {[number, number]} */
  const corner = box => {
    let x = Math.max(HALF, box.left - (box.width < SMALL ? HALF : 4))
    const y = Math.max(HALF, box.top - (box.width < SMALL ? 0 : 6))
    while (taken.some(([left, top]) => Math.hypot(left - x, top - y) < 2 * HALF)) x += 2 * HALF
    taken.push([x, y])
    return [x, y]
  }
  return html`${found.map(box => {
    const [x, y] = corner(box),
      { left, top, width, height } = box
    return html`<div key=${box.mark} class=${box.number ? 'p-box' : 'p-box lit'}
        style=${{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}></div>
      ${
        box.number &&
        html`<b key=${box.number} class="p-number"
        style=${{ left: `${x - HALF}px`, top: `${y - HALF}px` }}>${box.number}</b>`
      }`
  })}`
}

function Picture() {
  const [at, go] = useState(location.hash.slice(1)),
    [found, find] = useState(/** @type {Box[]} */ ([])),
    scene = guide.example[Number(at.replace('step-', '')) - 1],
    shown = scene ?? guide.picture,
    marks = scene ? scene.light : guide.parts.map(part => part.at)
  useEffect(() => {
    const goToHash = () => go(location.hash.slice(1))
    addEventListener('hashchange', goToHash)
    return () => removeEventListener('hashchange', goToHash)
  }, [])
  // The board may load in parts: measure again whenever it has grown.
  useLayoutEffect(() => {
    game.lookAt?.(marks)
    const look = () => {
      find(boxes(marks, !scene))
      parent.postMessage({ height: document.documentElement.scrollHeight }, location.origin)
    }
    const table = /** @type {Element} */ (document.querySelector('.table')),
      sized = new ResizeObserver(look),
      drawn = new MutationObserver(look)
    for (const one of [table, ...table.querySelectorAll('svg, .board > *')]) sized.observe(one)
    drawn.observe(table, { childList: true, subtree: true })
    look()
    document.fonts.ready.then(look)
    return () => {
      sized.disconnect()
      drawn.disconnect()
    }
  }, [at])
  return html`<div class="pictured" data-at=${at}><${StaticTable} game=${game} names=${guide.names} front=${front}
      moment=${{ view: shown.view, decision: parseDecision(shown.decision), eyes: READER }} title=${game.words('title')}
      sub="">${t => html`<${Asked} t=${t}/>`}<//><div class="p-marks" data-drawn=${found.length}>
      <${Marks} found=${found}/></div></div>`
}

startPage(Picture, async () => {
  const [found, own] = await Promise.all([loadGuide(currentTable()), loadGame(currentTable())])
  if (!found) throw new Refused({ key: 'path-unknown' })
  guide = found
  game = own
})

// Tooltips for signs and words of a board, in the words of the game's guide: on hover, on keyboard focus, and on a long
// press.

import { explainSign, loadGuide } from '../pages/rules/guide.js'
import { loadStyle } from '../table/game_loader.js'
import { selectorOf } from '../table/targets.js'
import { assetUrl } from '../transport/urls.js'

const REST = 450, // milliseconds of hovering or pressing
  FAR = 10, // pixels that a pressing finger may move
  GAP = 10,
  PLACES = '.board, .hand, .left'

/** @type {HTMLElement | null} */
let box = null,
  /** @type {Element | null} */
  described = null,
  waiting = 0,
  from = [0, 0]

function hide() {
  clearTimeout(waiting)
  box?.remove()
  box = null
  described?.removeAttribute('aria-describedby')
  described = null
}

/**
 * Return all signs under a point, the smallest first: pictures may be below the element that takes the press.
 * @param {GuideSign[]} signs @param {Element} place @param {number} x @param {number} y
 */
function signsUnder(signs, place, x, y) {
  const found = signs.flatMap(sign =>
    sign.at.flatMap(mark =>
      [...place.querySelectorAll(selectorOf(mark))].map(node => ({ sign, at: node.getBoundingClientRect() })),
    ),
  )
  return found
    .filter(({ at }) => at.left <= x && x <= at.right && at.top <= y && y <= at.bottom)
    .sort((a, b) => a.at.width * a.at.height - b.at.width * b.at.height)[0]
}

/**
 * Show the text without rule ids and stars.
 * @param {Game} game @param {GuideSign} sign @param {DOMRect} at @param {Element | null} focused
 */
function show(game, sign, at, focused) {
  hide()
  box = Object.assign(document.createElement('div'), { className: 'explained', id: 'explained', role: 'tooltip' })
  const name = Object.assign(document.createElement('b'), { textContent: game.words(sign.word) }),
    text = explainSign(game, sign)
      .replace(/ ?\[[A-Z-]+\d+[a-z]?\]/g, '')
      .replaceAll('**', '')
  box.append(name, text)
  document.body.append(box)
  const { width, height } = box.getBoundingClientRect(),
    below = at.bottom + GAP + height < innerHeight
  box.style.left = `${Math.max(GAP, Math.min(innerWidth - width - GAP, at.left + at.width / 2 - width / 2))}px`
  box.style.top = `${below ? at.bottom + GAP : Math.max(GAP, at.top - height - GAP)}px`
  if (focused) {
    described = focused
    focused.setAttribute('aria-describedby', 'explained')
  }
}

/** Whether the board itself explains the sign: a place in a tooltip of its own. @param {GuideSign} sign */
const isTold = sign => sign.at[0].startsWith('place:') && document.querySelector('.tip') !== null

/** The click that ends a long press does not press the piece. @param {Event} e */
const hush = e => {
  e.stopPropagation()
  e.preventDefault()
}

/**
 * Show tooltips for the game of this page from now on; `first` is the event that loaded this module.
 * @param {() => Game} game @param {PointerEvent | FocusEvent} first
 */
export function showTooltips(game, first) {
  loadStyle(assetUrl('style/guide.css'))
  /** @param {EventTarget | null} target @param {number} x @param {number} y */
  const look = async (target, x, y) => {
    const place = target instanceof Element ? target.closest(PLACES) : null,
      guide = place && (await loadGuide(game().name).catch(() => null))
    const found = guide && signsUnder(guide.signs, place, x, y)
    if (!found || isTold(found.sign)) return false
    show(game(), found.sign, found.at, null)
    return true
  }
  /** @param {PointerEvent} e */
  const handleMove = e => {
    if (e.pointerType === 'mouse') {
      hide()
      waiting = setTimeout(() => look(e.target, e.clientX, e.clientY), REST)
    } else if (Math.hypot(e.clientX - from[0], e.clientY - from[1]) > FAR) hide()
  }
  /** @param {PointerEvent} e */
  const pressed = e => {
    hide()
    from = [e.clientX, e.clientY]
    if (e.pointerType === 'mouse') return
    waiting = setTimeout(async () => {
      if (await look(e.target, e.clientX, e.clientY)) addEventListener('click', hush, { capture: true, once: true })
    }, REST)
  }
  /** @param {FocusEvent} e */
  const focused = e => {
    hide()
    const target = /** @type {Element} */ (e.target)
    if (!target.matches?.(':focus-visible') || !target.closest(PLACES)) return
    waiting = setTimeout(async () => {
      const guide = await loadGuide(game().name).catch(() => null),
        sign = guide?.signs.find(one =>
          one.at.some(mark => target.closest(selectorOf(mark)) || target.querySelector(selectorOf(mark))),
        )
      if (sign && !isTold(sign) && document.activeElement === target)
        show(game(), sign, target.getBoundingClientRect(), target)
    }, REST)
  }
  addEventListener('pointermove', handleMove)
  addEventListener('pointerdown', pressed)
  addEventListener('focusin', focused)
  for (const kind of ['pointerup', 'pointercancel']) {
    addEventListener(kind, () => {
      clearTimeout(waiting)
      setTimeout(() => removeEventListener('click', hush, { capture: true }), REST)
    })
  }
  addEventListener('contextmenu', e => {
    if (box) e.preventDefault()
  })
  addEventListener('focusout', hide)
  addEventListener('scroll', hide, { capture: true, passive: true })
  addEventListener('keydown', e => {
    if (e.key === 'Escape') hide()
  })
  if (first instanceof FocusEvent) focused(first)
  else if (first.type === 'pointermove') handleMove(first)
  else pressed(first)
}

// Touch, mouse and wheel on the chart. The click that ends a drag is swallowed.
import { useEffect } from '../../vendor/hooks.js'
import { isSmall, isWhole, measure, pan, showShip, unitSize, zoom } from './zoom.js'

/** @typedef {{ x: number, y: number, from: number[] }} Finger */

const STILL = 7 // pixels that a finger may move during a tap

/** @param {Map<number, Finger>} fingers */
const middle = fingers =>
  /** @type {const} */ (['x', 'y']).map(
    axis => [...fingers.values()].reduce((sum, finger) => sum + finger[axis], 0) / fingers.size,
  )
/** @param {Map<number, Finger>} fingers */
const spread = fingers => {
  const [a, b] = fingers.values()
  return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
/**
 * A point of the screen as fractions of the drawing's width and height.
 * @param {Element} node
 * @param {number[]} pair
 */
const partOf = (node, [x, y]) => {
  const box = node.getBoundingClientRect()
  return [(x - box.left) / box.width, (y - box.top) / box.height]
}

function swallowClick() {
  /** @param {Event} click */
  const hush = click => {
    click.stopPropagation()
    click.preventDefault()
  }
  addEventListener('click', hush, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', hush, { capture: true }))
}

/**
 * Pointers: one drags the chart, two pinch it. One finger on the unzoomed chart scrolls the page instead.
 * @param {Element} node
 */
function pointers(node) {
  /** @type {Map<number, Finger>} */
  const fingers = new Map()
  let moved = false
  /** @param {Finger} finger @param {PointerEvent} event */
  const rests = (finger, event) =>
    !moved && fingers.size === 1 && Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) < STILL
  return {
    /** @param {PointerEvent} event */
    pointerdown(event) {
      if (event.button !== 0) return
      if (!fingers.size) moved = false
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] })
    },
    /** @param {PointerEvent} event */
    pointermove(event) {
      const finger = fingers.get(event.pointerId)
      if (!finger || rests(finger, event) || (isWhole.value && event.pointerType === 'touch' && fingers.size === 1))
        return
      moved = true
      node.classList.add('dragged')
      const [x, y] = middle(fingers),
        was = spread(fingers)
      Object.assign(finger, { x: event.clientX, y: event.clientY })
      const [nx, ny] = middle(fingers),
        now = spread(fingers)
      pan((x - nx) / unitSize.value, (y - ny) / unitSize.value)
      if (was && now) zoom(now / was, ...partOf(node, [nx, ny]))
    },
    /** @param {PointerEvent} event */
    pointerup(event) {
      if (!fingers.delete(event.pointerId) || fingers.size || !moved) return
      node.classList.remove('dragged')
      swallowClick()
    },
  }
}

/**
 * Where the page scrolls, the wheel scrolls it, unless Ctrl (or a pinch on a touchpad) is held.
 * @param {Element} node
 */
const wheelOn = node => (/** @type {WheelEvent} */ event) => {
  const page = document.scrollingElement ?? document.documentElement
  if (!event.ctrlKey && page.scrollHeight > page.clientHeight + 1) return
  event.preventDefault()
  zoom(
    2 ** ((-event.deltaY * (event.deltaMode ? 30 : 1)) / (event.ctrlKey ? 120 : 480)),
    ...partOf(node, [event.clientX, event.clientY]),
  )
}

/**
 * A small screen starts at the ship.
 * @param {Ref<SVGSVGElement>} at
 * @param {string} ship
 */
export function useGestures(at, ship) {
  useEffect(() => {
    const node = at.current
    if (!node) return
    const does = pointers(node),
      wheel = wheelOn(node),
      look = () => measure(node.getBoundingClientRect()),
      watch = new ResizeObserver(look)
    look()
    if (isSmall.value && isWhole.value) showShip(ship)
    watch.observe(node)
    node.addEventListener('wheel', wheel, { passive: false })
    node.addEventListener('pointerdown', does.pointerdown)
    /** @type {['pointermove' | 'pointerup' | 'pointercancel', (event: PointerEvent) => void][]} */
    const elsewhere = [
      ['pointermove', does.pointermove],
      ['pointerup', does.pointerup],
      ['pointercancel', does.pointerup],
    ]
    for (const [name, deed] of elsewhere) addEventListener(name, deed)
    return () => {
      watch.disconnect()
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('pointerdown', does.pointerdown)
      for (const [name, deed] of elsewhere) removeEventListener(name, deed)
    }
  }, [])
}

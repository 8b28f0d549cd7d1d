// What the reader sees: pages below each other, and the answers as buttons.

const log = /** @type {HTMLElement} */ (document.getElementById('log')),
  choices = /** @type {HTMLElement} */ (document.getElementById('choices')),
  standing = /** @type {HTMLElement} */ (document.getElementById('standing'))

/** @type {HTMLElement} */
let page,
  /** @type {[string, () => void][]} */
  offered = [],
  /** @type {(at: number) => void} */
  heard = () => {}

/** @param {string} text @param {string} [kind] */
export function tell(text, kind = 'told') {
  for (const paragraph of text.split('\n\n')) {
    const line = document.createElement('p')
    line.className = kind
    paragraph.split('*').forEach((piece, at) => {
      const part = at % 2 ? document.createElement('em') : document.createTextNode('')
      part.textContent = piece
      line.append(part)
    })
    page.append(line)
  }
}

/** @param {string} heading */
export function turn(heading) {
  page = document.createElement('section')
  page.tabIndex = -1
  const title = document.createElement('h2')
  title.textContent = heading
  page.append(title)
  log.append(page)
}

/** Scroll to the newest page. */
export function show() {
  page.focus({ preventScroll: true })
  page.scrollIntoView({ block: 'start' })
}

/** @param {string} end */
export function close(end) {
  log.dataset.over = end
}

/** @param {(at: number) => void} listener Told which answer the reader gives, before it is carried out. */
export function hear(listener) {
  heard = listener
}

/** Carry out an answer by its number. Return false if there is no such answer. @param {number} at */
export function give(at) {
  if (!offered[at]) return false
  const [label, act] = offered[at]
  choices.replaceChildren()
  tell(label, 'told')
  act()
  return true
}

/**
 * Show a button for each answer; keys 1 to 9 press them too.
 * @param {[string, () => void][]} answers
 * @param {string} note on the progress
 */
export function offer(answers, note) {
  standing.textContent = note
  offered = answers
  choices.replaceChildren(
    ...answers.map(([label], at) => {
      const item = document.createElement('li'),
        button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
      button.addEventListener('click', () => {
        heard(at)
        give(at)
        show()
      })
      item.append(button)
      return item
    }),
  )
}

document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  choices.querySelectorAll('button')[Number(event.key) - 1]?.click()
})

// Updates of a view: a message contains only the changed fields.

/** @param {string} name */
const plain = name => name.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * Return the view after a message. Unchanged parts stay the same objects.
 * @param {GameView} view
 * @param {Pick<Wire.TableMessage, 'view' | 'merged'>} message
 * @returns {GameView}
 */
export function mergeView(view, { view: whole, merged }) {
  /** @type {any} */
  const next = { ...view, ...whole }
  for (const [pointer, value] of Object.entries(merged)) {
    const names = pointer.split('/').slice(1).map(plain),
      last = /** @type {string} */ (names.pop())
    let holder = next
    for (const name of names) {
      const inner = holder[name]
      holder[name] = Array.isArray(inner) ? [...inner] : { ...inner }
      holder = holder[name]
    }
    holder[last] = value
  }
  return next
}

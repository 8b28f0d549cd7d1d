// Parts of the page and pieces of a board bear marks: whoever speaks of them finds them by these.

/**
 * Where a thing is: whatever bears the mark, `part:hand` or `spot:0.Y`; `spot:me.Y` is one's own.
 * @param {string} mark @param {number | null} [me]
 */
export function selector(mark, me = null) {
  const [kind, ...rest] = mark.split(':')
  return `[data-${kind}="${CSS.escape(rest.join(':').replace(/^me\./, `${me}.`))}"]`
}

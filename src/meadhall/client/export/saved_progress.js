// Where a reader stands between sittings: the seed of the runes and every answer so far, under one name for this story
// in this edition. Where the browser keeps nothing, the story begins anew each time.

/**
 * @param {string} name
 * @returns {{ seed: number, given: number[] } | null}
 */
export function recalled(name) {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null')
    return Number.isInteger(found?.seed) && Array.isArray(found.given) ? found : null
  } catch {
    return null
  }
}

/**
 * @param {string} name
 * @param {{ seed: number, given: number[] } | null} standing null: it is forgotten
 */
export function keep(name, standing) {
  try {
    if (standing) localStorage.setItem(name, JSON.stringify(standing))
    else localStorage.removeItem(name)
  } catch {
    // A page that may keep nothing can still be read.
  }
}

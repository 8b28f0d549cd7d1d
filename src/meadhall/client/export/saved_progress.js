// Saved progress: the seed and every answer so far, under one key per story and edition. Without storage the story
// starts over each time.

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
 * @param {{ seed: number, given: number[] } | null} standing null: delete it
 */
export function keep(name, standing) {
  try {
    if (standing) localStorage.setItem(name, JSON.stringify(standing))
    else localStorage.removeItem(name)
  } catch {
    // Without storage the page can still be read.
  }
}

// Small things kept on this device. A browser may refuse storage; then they are forgotten, and nothing breaks.
/** @param {string} name @param {any} [fallback] */
export function kept(name, fallback = null) {
  try {
    return JSON.parse(localStorage.getItem(`mh-${name}`) ?? 'null') ?? fallback
  } catch {
    return fallback
  }
}
/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    value == null ? localStorage.removeItem(`mh-${name}`) : localStorage.setItem(`mh-${name}`, JSON.stringify(value))
  } catch {
    /* forgotten */
  }
}

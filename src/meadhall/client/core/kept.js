// Small things kept on this device. A browser may refuse storage; then they are forgotten, and nothing breaks.
export function kept(name, fallback = null) {
  try {
    return JSON.parse(localStorage.getItem(`mh-${name}`)) ?? fallback
  } catch {
    return fallback
  }
}
export function keep(name, value) {
  try {
    value == null ? localStorage.removeItem(`mh-${name}`) : localStorage.setItem(`mh-${name}`, JSON.stringify(value))
  } catch {
    /* forgotten */
  }
}

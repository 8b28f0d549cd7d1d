// Light or dark: as the system says, or as chosen here. The choice is a bare word: first.js reads it before modules
// run.
import { signal } from '../vendor/signals.js'

const NAME = 'mh-theme',
  system = matchMedia('(prefers-color-scheme: dark)')
const read = () => {
  try {
    return localStorage.getItem(NAME) || 'system'
  } catch {
    return 'system'
  }
}
export const THEMES = ['system', 'light', 'dark']
export const theme = signal(read())

const show = () => {
  document.documentElement.dataset.theme = theme.value === 'system' ? (system.matches ? 'dark' : 'light') : theme.value
}

/** @param {string} name */
export function wear(name) {
  theme.value = name
  try {
    name === 'system' ? localStorage.removeItem(NAME) : localStorage.setItem(NAME, name)
  } catch {
    /* only until the page is left */
  }
  show()
}
system.addEventListener('change', show)

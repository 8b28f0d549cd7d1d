// Runs before anything is painted, so that a hall by night never flashes white. Not a module: modules come too late.
;(() => {
  /** @type {string | null} */
  let wish = null
  try {
    wish = localStorage.getItem('mh-theme')
  } catch {
    /* storage may be closed to us */
  }
  document.documentElement.dataset.theme =
    wish || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  // A style or the page's own script that arrives cut is fetched again: nobody else is there yet to do it.
  /** @param {() => void} work */
  const later = work => setTimeout(work, 1000)
  /** @param {string} src */
  const run = src => import(src).catch(() => later(() => run(src)))
  addEventListener(
    'error',
    ({ target }) => {
      const at = /** @type {HTMLLinkElement & HTMLScriptElement} */ (target)
      if (at.rel === 'stylesheet') later(() => at.replaceWith(at.cloneNode()))
      else if (at.type === 'module') later(() => run(at.src))
    },
    true,
  )
})()

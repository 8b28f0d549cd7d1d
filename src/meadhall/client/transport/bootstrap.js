// Runs before the first paint, so that a dark page never flashes white. Not a module: modules run too late.
;(() => {
  /** @type {string | null} */
  let wish = null
  try {
    wish = localStorage.getItem('mh-theme')
  } catch {
    /* storage may be blocked */
  }
  document.documentElement.dataset.theme =
    wish || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  // Load style sheets and page scripts again after an error: no module runs yet that could.
  /** @param {() => void} work */
  const runLater = work => setTimeout(work, 1000)
  /** @param {string} src */
  const run = src => import(src).catch(() => runLater(() => run(src)))
  addEventListener(
    'error',
    ({ target }) => {
      const at = /** @type {HTMLLinkElement & HTMLScriptElement} */ (target)
      if (at.rel === 'stylesheet') runLater(() => at.replaceWith(at.cloneNode()))
      else if (at.type === 'module') runLater(() => run(at.src))
    },
    true,
  )
  // Fonts that failed to load stay broken: replace them by new faces of the same name.
  /** @param {string} name */
  const bare = name => name.replaceAll(/["']/g, '')
  /** @param {FontFace} face @returns {CSSFontFaceRule | undefined} */
  const findRule = face => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules) {
        if (!(rule instanceof CSSFontFaceRule)) continue
        const { fontFamily, fontWeight, fontStyle } = rule.style
        if (
          bare(fontFamily) === bare(face.family) &&
          fontWeight === face.weight &&
          (fontStyle || 'normal') === face.style
        )
          return rule
      }
  }
  /** @param {FontFace} face @param {number} wait */
  const write = (face, wait) => {
    const rule = findRule(face),
      from = /url\(["']?([^"')]+)/.exec(rule?.style.getPropertyValue('src') ?? '')
    if (!rule || !from) return
    const { family, weight, style } = face,
      src = new URL(from[1], rule.parentStyleSheet?.href ?? location.href),
      fresh = new FontFace(family, `url(${src})`, { weight, style, display: 'swap' })
    fresh
      .load()
      .then(() => document.fonts.add(fresh))
      .catch(() => setTimeout(write, wait, face, Math.min(2 * wait, 30_000)))
  }
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
    for (const face of fontfaces) setTimeout(write, 1000, face, 2000)
  })
})()

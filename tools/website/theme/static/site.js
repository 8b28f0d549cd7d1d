// What the pages do beyond being read: another light, the menu of a phone, a key for searching, a way to the hall.
;(() => {
  const root = document.documentElement,
    wide = matchMedia('(min-width: 900px)'),
    moon = document.querySelector('.moon'),
    menu = document.querySelector('.side details'),
    dark = matchMedia('(prefers-color-scheme: dark)'),
    seek = document.querySelector('input[name=q]')

  moon.hidden = false
  moon.addEventListener('click', () => {
    const wish = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = wish
    try {
      localStorage.setItem('mh-theme', wish) // the hall's own pages ask for the same
    } catch {
      /* storage may be closed to us */
    }
  })

  dark.addEventListener('change', () => {
    let wish = null
    try {
      wish = localStorage.getItem('mh-theme')
    } catch {
      /* storage may be closed to us */
    }
    root.dataset.theme = wish || (dark.matches ? 'dark' : 'light')
  })

  // Without this script the menu is simply open.
  const fold = () => {
    menu.open = wide.matches
  }
  fold()
  wide.addEventListener('change', fold)

  // Opened from a disk, there is no hall to go to.
  if (location.protocol !== 'file:') document.querySelector('.to-hall a').hidden = false

  addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
    event.preventDefault()
    seek.focus()
  })

  // What has to be scrolled must be reached by key.
  const reach = () => {
    for (const box of document.querySelectorAll('main :is(pre, .wide)')) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
  }
  reach()
  addEventListener('resize', reach)

  const asked = new URLSearchParams(location.search).get('q')
  if (asked) seek.value = asked
})()

// Runs before anything is painted, so that a hall by night never flashes white. Not a module: modules come too late.
(() => {
  let wish = null
  try { wish = localStorage.getItem('mh-theme') } catch { /* storage may be closed to us */ }
  document.documentElement.dataset.theme = wish || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
})()

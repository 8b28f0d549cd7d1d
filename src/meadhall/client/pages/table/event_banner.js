// Banner for a special event, shown over the board for a few seconds. The log keeps the event and the voice has
// announced it, so the banner takes no focus and is silent; a press or Escape skips it.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { banners } from '../../table/store.js'
import { assetUrl } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'

/** Milliseconds for which the oldest banner stays. */
const STAYS = 3000
const dressed = signal(false)
loadStyle(assetUrl('style/event_banner.css')).then(() => {
  dressed.value = true
})

export function EventBanner() {
  const shown = banners.value
  useEffect(() => {
    const timer = setTimeout(() => {
      banners.value = banners.value.slice(1)
    }, STAYS)
    return () => clearTimeout(timer)
  }, [shown[0], dressed.value])
  if (!dressed.value) return null
  return html`<div class="moments"><section class="moment" aria-label=${say('moment')} data-test="moment">
    <ul class="plain">${shown.map(
      (event, i) => html`<li key=${i}>
      <span class="moment-sign" aria-hidden="true">${icon(event.moment ?? '', { s: 30 })}</span>
      <span>${event.label}</span></li>`,
    )}</ul>
    <button class="moment-skip" onClick=${skip} aria-label=${say('close')}>${icon('cross', { s: 16 })}</button>
      </section></div>`
}

const skip = () => {
  banners.value = []
}

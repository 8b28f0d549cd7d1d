// Hint beside the question: one sentence the first time something matters. The server decides what matters now; hints
// already seen are remembered on this device.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { pickTranslation, say } from '../../i18n/messages.js'
import { hintResets, hints, markHintSeen, seenHints, setToggle } from '../../settings/settings.js'
import { loadStyle } from '../../table/game_loader.js'
import { table, tableInfo, viewer } from '../../table/store.js'
import { call } from '../../transport/api.js'
import { api, assetUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { announce, showNotice } from '../../widgets/notifications.js'
import { highlight } from './highlights.js'

loadStyle(assetUrl('style/hints.css'))

/** All hints of the game, fetched once. @type {Signal<HintShape[]>} */
const all = signal([])
let asked = false
const read = () => {
  asked = true
  call(api.firstGame(tableInfo.value.game))
    .then((/** @type {FirstGameShape} */ first) => {
      all.value = first.hints
    })
    .catch(() => {
      asked = false
    })
}

export function Hint() {
  if (!asked) read()
  const game = tableInfo.value.game,
    now = `${table.value?.seq} ${viewer.value} ${hintResets.value}`,
    [picked, pick] = useState({ now: '', name: '' }),
    [unfolded, unfold] = useState(''), // folded on a phone until it is pressed, because it would cover the hand
    name = picked.now === now ? picked.name : (table.value?.hints.find(one => !seenHints(game).includes(one)) ?? ''),
    hint = all.value.find(one => one.name === name),
    text = pickTranslation(hint?.say) ?? ''
  // Mark the hint as seen only after the question: reloading the page shows it again.
  useEffect(() => {
    pick({ now, name })
    return () => {
      if (name) markHintSeen(game, name)
    }
  }, [now])
  useEffect(() => {
    if (text) announce(text)
    highlight(hint?.light ?? [], viewer.value)
    return () => highlight([])
  }, [text])
  const close = () => {
    markHintSeen(game, name)
    pick({ now, name: '' })
  }
  const none = () => {
    setToggle(hints, false)
    showNotice(say('hints-gone'))
  }
  return (
    text &&
    html`<aside class="hint-box ${unfolded === name ? '' : 'folded'}" aria-label=${say('hint')}
      data-test="hint" data-hint=${name}>
    ${icon('candle', { s: 20 })}<button class="linkish hint-open" aria-expanded=${String(unfolded === name)}
      onClick=${() => unfold(unfolded === name ? '' : name)}>${say('hint')}</button><p>${text}</p>
    <button class="btn quiet small" onClick=${close} aria-label=${say('hint-close')} data-test="hint-close">
      ${icon('cross', { s: 16 })}</button>
    <button class="linkish" onClick=${none} data-test="hints-none">${say('hints-none')}</button></aside>`
  )
}

// Page of a game's rules; the hash names a rule.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { gameWords, say } from '../../i18n/messages.js'
import { currentTable } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { Overlay, openSettings, startPage, Toolbar } from '../../widgets/page_shell.js'
import { loadGuide } from './guide.js'
import { Rules } from './rule_list.js'

const name = currentTable(),
  game = /** @type {Game} */ ({ name, words: gameWords(name) })
/** @type {Guide | null} */
let guide = null

function Page() {
  const [cited, cite] = useState(location.hash.slice(1))
  useEffect(() => {
    document.title = `${say('rules')} · ${game.words('title')} · Meadhall`
  })
  useEffect(() => {
    const citeHash = () => cite(location.hash.slice(1))
    addEventListener('hashchange', citeHash)
    return () => removeEventListener('hashchange', citeHash)
  }, [])
  return html`<${Toolbar} title=${game.words('title')} sub=${say('rules')}><nav aria-label=${say('tools')}>
      <button class="tool" aria-label=${say('settings')} onClick=${openSettings}>${icon('menu')}</button></nav><//>
    <main class="rules-page"><h2>${say('rules')}</h2>
      <${Rules} key=${cited} game=${game} guide=${guide} cited=${cited} paged/></main><${Overlay}/>`
}

startPage(Page, async () => {
  guide = await loadGuide(name) // also fails if there is no such game
  await game.words.load()
  await game.words.rules()
})

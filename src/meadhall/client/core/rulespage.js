// The rules of a game at an address of their own; a rule is named after the #.
import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect, useState } from '../vendor/hooks.js'
import { guideOf } from './guide.js'
import { tableHere } from './paths.js'
import { Rules } from './rules.js'
import { Beam, Front, openChoices, start } from './shell.js'
import { gameWords, say } from './words.js'

const name = tableHere(),
  game = /** @type {Game} */ ({ name, words: gameWords(name) })
/** @type {Guide | null} */
let guide = null

function Page() {
  const [cited, cite] = useState(location.hash.slice(1))
  useEffect(() => {
    document.title = `${say('rules')} · ${game.words('title')} · Meadhall`
  })
  useEffect(() => {
    const turned = () => cite(location.hash.slice(1))
    addEventListener('hashchange', turned)
    return () => removeEventListener('hashchange', turned)
  }, [])
  return html`<${Beam} title=${game.words('title')} sub=${say('rules')}><nav aria-label=${say('tools')}>
      <button class="tool" aria-label=${say('settings')} onClick=${openChoices}>${icon('menu')}</button></nav><//>
    <main class="rules-page"><h2>${say('rules')}</h2>
      <${Rules} key=${cited} game=${game} guide=${guide} cited=${cited} paged/></main><${Front}/>`
}

start(Page, async () => {
  guide = await guideOf(name) // it also says whether there is such a game
  await game.words.load()
  await game.words.rules()
})

// Rules in a drawer over the page, loaded when first opened.
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { assetUrl } from '../../transport/urls.js'
import { openDialog } from '../../widgets/dialog.js'
import { loadGuide } from './guide.js'
import { Rules } from './rule_list.js'

const dressed = Promise.all(['style/guide.css', 'art/stones.css'].map(name => loadStyle(assetUrl(name))))

/** Load everything the drawer needs before it opens. @param {Game} game */
export const loadRules = game => Promise.all([loadGuide(game.name), dressed])

/** @param {Game} game @param {string} rule */
export async function openRulesDrawer(game, rule) {
  const [guide] = await loadRules(game)
  openDialog(
    () => say('rules'),
    () => html`<${Rules} game=${game} guide=${guide} cited=${rule}/>`,
    { cls: guide ? 'drawer guided' : 'drawer' },
  )
}

// The rules in front of a page, read when somebody opens them.
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { dress } from '../../table/game_loader.js'
import { asset } from '../../transport/urls.js'
import { open } from '../../widgets/dialog.js'
import { guideOf } from './guide.js'
import { Rules } from './rule_list.js'

const dressed = Promise.all(['style/guide.css', 'art/stones.css'].map(name => dress(asset(name))))

/** What has to be there before it opens. @param {Game} game */
export const prepare = game => Promise.all([guideOf(game.name), dressed])

/** @param {Game} game @param {string} rule */
export async function openDrawer(game, rule) {
  const [guide] = await prepare(game)
  open(
    () => say('rules'),
    () => html`<${Rules} game=${game} guide=${guide} cited=${rule}/>`,
    { cls: guide ? 'drawer guided' : 'drawer' },
  )
}

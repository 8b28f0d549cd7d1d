// The phone's views of one table.

import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { goTo } from './deeds.js'
import { tab, unread } from './store.js'
import { say } from './words.js'

const TABS = [
  ['board', 'compass'],
  ['hand', 'shield'],
  ['log', 'log'],
  ['table', 'seats'],
]

/** @param {{ name: string, sign: string }} props */
const Tab = ({ name, sign }) =>
  html`<button aria-current=${tab.value === name ? 'page' : null} onClick=${() => goTo(name)}>${icon(sign, { s: 22 })}
    <span>${say(`tab-${name}`)}</span>
  ${
    name === 'log' &&
    unread.value > 0 &&
    html`<span class="dot">${unread.value}<span class="sr"> ${say('unread')}
    </span></span>`
  }</button>`

export const TabBar = () =>
  html`<nav class="tabbar" aria-label=${say('views')}>
    ${TABS.map(([name, sign]) => html`<${Tab} key=${name} name=${name} sign=${sign}/>`)}</nav>`

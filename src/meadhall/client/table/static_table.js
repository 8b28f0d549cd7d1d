// A read-only table, for replay and position: the same board, hand, log and seats as at a live one.

import { icon, seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { say } from '../i18n/messages.js'
import { signal } from '../vendor/signals.js'
import { closeDialog, openDialog, openRules, setRulesGame } from '../widgets/dialog.js'
import { Overlay, openSettings, Toolbar } from '../widgets/page_shell.js'
import { useScrollBox } from '../widgets/scroll_box.js'
import { Log } from './log.js'
import { createTableView } from './table_view.js'

/** @type {Signal<string | null>} */
const focus = signal(null)
/** @type {Reader} */
let now // the `t` of the last render, for dialogs

/**
 * Pressing a player shows their things large.
 * @param {{ t: Reader, game: Game, seat: number, name: string, front: Signal<number> }} props
 */
const Seat = ({
  t,
  game,
  seat,
  name,
  front,
}) => html`<li class="seat-row ${t.decision?.seat === seat ? 'turn others' : ''}">
  <button class="front-pick" aria-pressed=${String(t.front === seat)} onClick=${() => {
    front.value = seat
  }}>${seatIcon(seat, { s: 30 })}
    <span class="who"><b>${name}</b><span>${game.note(t, seat)}</span></span></button>
  <span class="pres">${t.decision?.seat === seat && icon('candle', { s: 18, label: say('seat-thinking') })}</span>
  <div class="seat-more"><${game.More} t=${t} seat=${seat}/></div></li>`

/**
 * @param {{ game: Game, names: string[], moment: Moment, front: Signal<number>, changed?: string[], title: string,
 *   sub: string, events?: GameEvent[] | null, children: (t: Reader) => Drawing }} props
 */
export function StaticTable({ game, names, moment, front, changed = [], title, sub, events = null, children }) {
  setRulesGame(game)
  const t = createTableView(game, moment, {
    names,
    front: moment.eyes ?? front.value,
    focus,
    changed: new Set(changed),
    told: events ?? [],
    open: (name, content) => openDialog(name, () => content(now)),
    close: closeDialog,
    rules: openRules,
  })
  now = t
  const { Beside, Board, Hand, Standing } = game,
    hand = Hand({ t }),
    held = useScrollBox(),
    left = useScrollBox()
  return html`<div class="table replaying ${game.name}" data-tab="board">
    <${Toolbar} title=${title} sub=${sub}><nav aria-label=${say('tools')}>
      <button class="tool wide-only" onClick=${() => openRules()}>${icon('book')}<span>${say('rules')}</span></button>
      <button class="tool" aria-label=${say('settings')} onClick=${openSettings}>
        ${icon('menu')}</button></nav><//>
    <div class="hall">
      <div class="right">${children(t)}<${Beside} t=${t}/>
        ${
          events &&
          html`<section class="talk wide-only">
          <div class="tab-panel"><${Log} events=${events}/></div></section>`
        }</div>
      <main class="board" aria-label=${say('board')} data-part="board"><${Board} t=${t}/></main>
      ${hand && html`<section class="hand" ref=${held} aria-label=${say('hand')} data-part="hand">${hand}</section>`}
      <aside class="left" ref=${left} aria-label=${say('players')} data-part="players">
        <section class="seats"><h2 class="sr">${say('players')}</h2><ol>
          ${names.map(
            (name, seat) => html`<${Seat} key=${seat} t=${t} game=${game} seat=${seat} name=${name} front=${front}/>`,
          )}</ol></section>
        <${Standing} t=${t}/></aside></div></div><${Overlay}/>`
}

// The saving throw step by step: what averts risks in which order, the dice, and the chance of each choice.

import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { useScrollBox } from '../../widgets/scroll_box.js'

const STEPS = [
  ['heroes', ['heroes.use', 'kin.take']],
  ['dice', ['throw.choose']],
  ['helpers', ['brother.help']],
  ['again', ['throw.reroll', 'helper.reroll']],
  ['elves', ['elves.use', 'helper.elf', 'heroes.late', 'pairs.use']],
  ['pay', ['risk.bear', 'die.keep', 'elf.keep', 'lent.keep', 'chance.take']],
]

/** @param {{ t: Yggdrasil.Reader, die: Yggdrasil.Die }} props */
export function Die({ t, die }) {
  const god = t.view.gods[die.slot],
    kind = t.words(`die-${die.kind}`)
  const label = t.words('die-label', {
    god: t.phrases.nameOf('god', god.god),
    die: kind,
    face: die.face === '?' ? t.words('die-rolling') : die.face === '-' ? t.words('face-blank') : die.face,
    worth: die.worth,
    elf: die.elf ? 'yes' : 'no',
  })
  return html`<li class="die ${die.kind} ${die.worth ? 'good' : ''}" role="img" aria-label=${label}>
    <span class="face" aria-hidden="true">${die.face === '-' ? '·' : die.face}</span>
    ${
      die.worth > 0 &&
      html`<span class="worth" aria-hidden="true">${icon('check', { s: 13 })}
      ${die.worth > 1 && die.worth}</span>`
    }
      ${die.elf && icon('leaf', { s: 14, cls: 'by-elf' })}
      ${god.seat !== t.view.active && god.seat != null && seatIcon(god.seat, { s: 18 })}</li>`
}

/**
 * For spectators: a choice with its chance, as a bar and in words. The asked player sees the same in the list.
 * @param {{ option: AnswerOption, notes: Wire.Note[] }} props
 */
const Chance = ({ option, notes }) =>
  html`<li class="promise"><span>${option.label}</span>
    <span class="pr-bar" style=${{ '--clear': `${option.meter}%` }}></span><small>${option.notes
      .map(i => notes[i])
      .filter(note => note.kind === 'chance')
      .map(note => note.text)}
    </small></li>`

/** @param {{ t: Yggdrasil.Reader }} props */
export function SavingThrow({ t }) {
  const at = useScrollBox()
  if (!t.view.throw) return null
  const { view } = t,
    ask = view.asked?.ask,
    cast = t.view.throw,
    notes = t.decision?.notes ?? [],
    promised = [...(t.decision?.options.values() ?? [])].filter(option => option.meter != null)
  const now = STEPS.findIndex(([, asks]) => asks.includes(ask ?? '')),
    god = view.gods[view.active]
  return html`<section class="saving panel" ref=${at} aria-labelledby="saving-h">
    <header><h3 id="saving-h">${t.words('saving-title')}</h3>
      <p class="risks-left ${cast.left ? '' : 'clear'}">
          ${icon('thorn', { s: 18 })} <b>
            ${t.words('risks-left', { god: god.god ? t.phrases.nameOf('god', god.god) : '', left: cast.left })}</b>
          ${cast.foe && html` <span>${t.words('risks-foe', { foe: t.phrases.foe(cast.foe) })}</span>`}</p>
        <ol class="plain steps">
          ${STEPS.map(
            ([name], i) =>
              html`<li key=${name} class=${
                i < now ? 'done' : i === now ? 'now' : ''
              } aria-current=${i === now ? 'step' : null}>
              <span>${i < now ? icon('check', { s: 14 }) : i + 1}</span><b>${t.words(`step-${name}`)}</b></li>`,
          )}</ol></header>
    ${
      cast.dice.length > 0 &&
      html`<ul class="plain dice-row" aria-label=${t.words('dice-label')}>
        ${cast.dice.map((die, i) => html`<${Die} key=${i + die.face} t=${t} die=${die}/>`)}</ul>`
    }
    ${
      promised.length > 0 &&
      html`${
        !t.mine &&
        html`<ul class="plain promises">
            ${promised.map(option => html`<${Chance} key=${option.answer} option=${option} notes=${notes}/>`)}</ul>`
      }
        <p class="hint">${t.words('odds-hint')}</p>`
    }</section>`
}

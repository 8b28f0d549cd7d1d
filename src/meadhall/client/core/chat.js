// Talk at the table. Whoever disturbs can be muted on this device, for good; the host can take a message away for all.

import { icon, seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect, useRef, useState } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { chat, hush, letSpeak } from './deeds.js'
import { keep, kept } from './kept.js'
import { tell } from './notice.js'
import { number } from './seats.js'
import { chats, people } from './store.js'
import { say, time } from './words.js'

/** @type {Signal<string[]>} */
const muted = signal(kept('muted', []))
/** @param {string} name @param {boolean} on */
const mute = (name, on) => {
  muted.value = on ? [...muted.value, name] : muted.value.filter(other => other !== name)
  keep('muted', muted.value)
}

/**
 * Tables of this hall that are spoken of lead there.
 * @param {string} text
 */
const linked = text =>
  text.split(/(\/table\/[a-z0-9]{4,16})/).map((part, i) => (i % 2 ? html`<a href=${part}>${part}</a>` : part))

export function Chat() {
  const at = useRef(null),
    [text, write] = useState('')
  const said = chats.value.filter(message => !muted.value.includes(message.name))
  useEffect(() => {
    if (at.current) at.current.scrollTop = at.current.scrollHeight
  }, [said.length])
  const silenced = people.value?.silenced ?? [],
    host = people.value?.silenced != null
  /** @param {string} name */
  const mine = name => people.value?.seats.some(seat => seat.yours && seat.name === name)
  /** @param {DomEvent} e */
  const send = e => {
    e.preventDefault()
    const wish = text.trim()
    if (!wish) return
    if (chat(wish)) write('')
    else tell(say('offline-answer'), true)
  }
  return html`<div class="log-scroll" ref=${at} tabindex="0" role="region" aria-label=${say('chat')}>
    ${said.length === 0 && html`<p class="empty">${say('chat-empty')}</p>`}
      <ol class="log chat">
        ${said.map(
          message =>
            html`<li key=${message.id}>
              ${message.seat ? seatIcon(number(message.seat), { s: 18 }) : html`<span class="lg-dot"></span>`}
        <p><span class="by">${message.name}</span><time>${time(message.at)}</time>
          <br/>${linked(message.text)}</p>
            ${
              !mine(message.name) &&
              html`<span class="acts"><button class="linkish" onClick=${() => mute(message.name, true)}>${say('mute')}
          <span class="sr"> ${message.name}</span></button>
            ${
              host &&
              ['hush', 'silence'].map(
                word => html`<button key=${word} class="linkish"
          onClick=${() => hush(message.id, word === 'silence')}>${say(word)}
            <span class="sr"> ${message.name}</span></button>`,
              )
            }</span>`
            }</li>`,
        )}</ol></div>
    ${
      muted.value.length > 0 &&
      html`<p class="mutes">
        ${say('muted')} ${muted.value.map(
          name =>
            html`<button key=${name} class="linkish" onClick=${() => mute(name, false)}>${say('unmute', { name })}
              </button>`,
        )}</p>`
    }
    ${
      host &&
      silenced.length > 0 &&
      html`<p class="mutes">
        ${say('silenced')} ${silenced.map(
          name =>
            html`<button key=${name} class="linkish" onClick=${() => letSpeak(name)}>${say('let-speak', { name })}
              </button>`,
        )}</p>`
    }
    <form class="say" onSubmit=${send}><label class="sr" for="say">${say('chat-say')}</label>
      <input id="say" maxlength="500" autocomplete="off" placeholder=${say('chat-say')} value=${text} onInput=${e =>
        write(e.currentTarget.value)}/>
      <button aria-label=${say('send')}>${icon('horn', { s: 18 })}</button></form>`
}

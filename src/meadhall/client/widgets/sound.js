// Synthesised sounds: a plucked string for "your turn", two more for special events. Creates no audio context before
// sound is turned on.
/** @type {AudioContext | null} */
let hall = null

/** Tones in hertz, one after the other. @type {Record<string, number[]>} */
const TUNES = { turn: [392, 587.33], moment: [293.66, 440, 587.33, 880] }
const BETWEEN = 0.13,
  RINGS = 1.1,
  SOFT = 0.09

/** @param {string} name */
export async function playChime(name) {
  hall ??= new AudioContext()
  if (hall.state === 'suspended') await hall.resume().catch(() => {}) // browsers stay silent before the first press
  if (hall.state !== 'running') return
  for (const [i, tone] of TUNES[name].entries()) pluck(hall, tone, hall.currentTime + i * BETWEEN)
}

/**
 * A plucked string: the tone and its octave, loud at once and gone within a second.
 * @param {AudioContext} at
 * @param {number} tone
 * @param {number} when
 */
function pluck(at, tone, when) {
  for (const [over, share] of [
    [1, 1],
    [2, 0.35],
  ]) {
    const string = at.createOscillator(),
      loud = at.createGain()
    string.type = 'triangle'
    string.frequency.value = tone * over
    loud.gain.setValueAtTime(0, when)
    loud.gain.linearRampToValueAtTime(SOFT * share, when + 0.012)
    loud.gain.exponentialRampToValueAtTime(0.0001, when + RINGS / over)
    string.connect(loud).connect(at.destination)
    string.start(when)
    string.stop(when + RINGS)
  }
}

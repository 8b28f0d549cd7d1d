// Lobby picture: a lit hall under the northern lights. The land continues mirrored on both sides, so that a wide window
// shows more of it instead of cropping the gable.

import { beast } from './dragon.js'
import { bandOn, tie } from './knot.js'
import { n1, seeded, svg } from './tag.js'

/** @param {string} label */
export function hall(label) {
  const r = seeded('snow')
  return svg`<svg class="scene" viewBox="-600 0 2640 470" preserveAspectRatio="xMidYMax slice" role="img"
    aria-label=${label}>
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--night-sky)"/>
        <stop offset=".7" stop-color="var(--sky-dusk)"/><stop offset="1" stop-color="var(--sky-haze)"/></linearGradient>
      <linearGradient id="aur" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--mint)" stop-opacity="0"/>
        <stop offset=".8" stop-color="var(--mint)" stop-opacity=".5"/><stop offset="1" stop-color="var(--aurora-end)"
          stop-opacity="0"/></linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="var(--hearth-glow)" stop-opacity=".85"/>
        <stop offset="1" stop-color="var(--hearth-edge)" stop-opacity="0"/></radialGradient></defs>
  <rect x="-600" width="2640" height="470" fill="url(#sky)"/>
  <path fill="url(#aur)"
    d="M-640 150C-520 90-360 60-260 130S-120 283-20 190C120 60 260 190 420 90s300-40 420 20 240 40 380-40 180-30 260-50
      160-10 260 60 240 60 360 10v80c-160 40-260 20-380-30s-140-80-240-50c-140 30-220 70-300 90-140 30-220
      10-340-30s-260-50-400 10-300 20-440 70-160 60-260 20-240-100-380-60z"/>
  <path fill="url(#aur)" opacity=".7"
    d="M-640 40c140-30 260 80 400 60s140-20 200-40C140 0 320 90 560 40s380-30 520 10 220-20 400-50 180 30 300 70 200 20
      320-20v70c-140 40-240 40-340 0s-180-70-280-60c-120 30-220 70-360 50s-260-60-440-10S160 130-40 120s-160
      30-240 40-240-60-360-60z"/>
  <clipPath id="strip"><rect x="-1" width="1442" height="470"/></clipPath>
    <g id="far" clip-path="url(#strip)">
    ${Array.from(
      { length: 70 },
      () =>
        svg`<circle cx=${n1(r() * 1440)} cy=${n1(r() * 230)} r=${n1(
          0.7 + r() * 1.2,
        )} fill="var(--linen)" opacity=${n1(0.4 + r() * 0.6)}/>`,
    )}
  <path fill="var(--far-mountain)"
      d="M0 300l120-90 70 50 110-120 90 100 70-50 100 90 120-130 110 120 90-70 120 100 90-90 110 80 100-110 140
        120v180H0z"/>
    <path fill="var(--snow-cap)" opacity=".7" d="M1300 180l40 34-22-2-16 14-16-12-16 6z"/>
  <path fill="var(--near-mountain)" d="M0 370c110 0 300-30 460-10s280-30 460-10 360-10 520-10v130H0z"/>
  ${[90, 130, 165, 250, 1180, 1230, 1290, 1340, 330, 1120].map(
    (x, i) =>
      svg`<path fill="var(--pine)"
        d=${`M${x} ${330 + (i % 3) * 8}l18 34h-9l16 30h-11l18 34h-64l18-34h-11l16-30h-9z`}/>`,
  )}
  </g><use href="#far" transform="translate(.8) scale(-1 1)"/>
  <use href="#far" transform="translate(2879.2) scale(-1 1)"/>
  <g transform="translate(720 66) scale(.86)"><ellipse cx="0" cy="380" rx="330" ry="140" fill="url(#glow)"/>
    <path fill="var(--roof-shade)" d="M-238 470V350L0 158l238 192v120z"/><path fill="var(--hall-wall)"
      d="M-206 470V356L0 192l206 164v114z"/>
      ${[-170, -130, -90, 90, 130, 170].map(
        x => svg`<path stroke="var(--hall-post)" stroke-width="4" d=${`M${x} 470V${196 + Math.abs(x) * 0.8 + 8}`}/>`,
      )}
    <path fill="var(--gable)" stroke="var(--charred)" stroke-width="5" d="M0 132L-286 372l22 26L0 178l264 220 22-26z"/>
      ${bandOn({
        cols: 15,
        rows: 2,
        t: 6,
        cls: 'on-gable',
        /** @param {number} i @param {number} j */
        map: (i, j) => [-12 - i * 8.6, 150 + i * 7.2 + (j - 1) * 9],
      })}
      ${bandOn({
        cols: 15,
        rows: 2,
        t: 6,
        cls: 'on-gable',
        /** @param {number} i @param {number} j */
        map: (i, j) => [12 + i * 8.6, 150 + i * 7.2 + (j - 1) * 9],
      })}
    <g class="gable-beast">${beast({ x: 12, y: 66, s: 0.86 })}${beast({ x: -12, y: 66, s: 0.86, flip: true })}</g>
      <path fill="var(--gable)" stroke="var(--charred)" stroke-width="5" d="M0 128l34 30-34 34-34-34z"/>
      ${tie({ x: 0, y: 160, u: 9, t: 5, cls: 'on-gable' })}
    <path fill="var(--charred)" d="M-74 470V330c0-52 34-86 74-86s74 34 74 86v140z"/>
      <path fill="var(--doorway)" d="M-56 470V334c0-42 26-68 56-68s56 26 56 68v136z"/>
      <path fill="var(--doorway-light)" d="M-34 470V350c0-28 16-46 34-46s34 18 34 46v120z"/>
      <path fill="var(--door-step)"
        d="M-56 470v-26h112v26zM-50 430h18v40h-18zM32 430h18v40H32zM-8 420c-8-14 2-20 4-34 8 8 16 18 10 34z"
        opacity=".8"/>
    ${bandOn({
      cols: 14,
      rows: 2,
      t: 5,
      cls: 'on-gable',
      /** @param {number} i @param {number} j */
      map: (i, j) => {
        const a = Math.PI * (1 - i / 28),
          q = 66 + j * 7
        return [Math.cos(a) * q, 334 - Math.sin(a) * q * 1.12]
      },
    })}</g>
  <path id="snow" fill="var(--snowdrift)"
    d="M0 440c120 0 220-20 330-16s150 18 230 22c60 4 100 10 160 10s110-6 170-10c190-14 430-8 550-8v32H0z"/>
  <use href="#snow" transform="translate(.8) scale(-1 1)"/><use href="#snow" transform="translate(2879.2) scale(-1 1)"/>
  ${Array.from(
    { length: 96 },
    () => svg`<circle cx=${n1(r() * 2640 - 600)} cy=${n1(r() * 470)} r=${n1(1 + r() * 1.8)} fill="var(--white)"
          opacity=".7"/>`,
  )}</svg>`
}

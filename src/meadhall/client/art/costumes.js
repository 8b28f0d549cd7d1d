// What each class wears, from back to front.
import { rune } from './glyphs.js'
import {
  BONE,
  beard,
  body,
  braids,
  eyes,
  FUR,
  FUR2,
  face,
  GOLD,
  hairCap,
  hairLong,
  IRON,
  l,
  mouth,
  neck,
  s,
  sh,
  staff,
  WOOD,
  WOOD2,
} from './portrait_parts.js'
import { svg } from './tag.js'

/**
 * @typedef {{ skin: string, hair: string, cloth: string, trim: string, trimc: string, f: boolean }} Colours
 * @typedef {{ back?: Drawing, body: Drawing, head: Drawing, front?: Drawing }} Layers
 */
/** @type {Record<string, (c: Colours) => Layers>} */
export const COSTUME = {
  RR: c => ({
    back: [
      s('M22 96L8 30l6-2 16 66zM78 96l14-66-6-2-16 66z', WOOD),
      s('M2 34C2 22 10 16 22 16c-4 6-3 12 0 18-8-2-14-1-20 0z', IRON),
      s('M98 34c0-12-8-18-20-18 4 6 3 12 0 18 8-2 14-1 20 0z', IRON),
    ],
    body: [
      s('M4 102c0-18 12-28 30-32l-2 8 8-4 10 8 10-8 8 4-2-8c18 4 30 14 30 32z', FUR2),
      sh('M50 80l10-6 8 4-2-8c18 4 30 14 30 32H50z'),
      s('M40 74l10 10 10-10-2-4H42z', c.trim),
    ],
    head: [
      face(c.skin),
      eyes(1),
      c.f ? mouth : beard(c.hair),
      s(
        `M26 52c-6-14-4-30 4-38l-2-10 12 5c6-3 14-3 20 0l12-5-2 10c8 8 10 24 4 38l-8 8c3-10 2-18-2-24H36c-4 6-5 14-2
          24z`,
        FUR,
      ),
      s('M40 24l4-5h12l4 5-5 8H45z', FUR2),
      l('M43 25h3M57 25h-3', 3),
      l('M47 30l3 2 3-2', 2),
      s('M36 36l2.5 7 2.5-7zM59 36l2.5 7 2.5-7z', BONE),
    ],
  }),
  RG: c => ({
    back: [
      s('M80 100L64 4l5-1 17 96z', WOOD),
      s('M60 2c10-5 26 0 32 14-9-1-15 3-20 10-1-10-5-17-12-24z', IRON),
      l('M70 9l14 8', 1.6),
    ],
    body: body(c.cloth, c.trim),
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(1),
      c.f ? mouth : beard(c.hair),
      s('M44 30C40 14 42 4 50 2c8 2 10 12 6 28l-6 4z', c.hair),
      s('M54 5c14 2 22 12 22 26 0 8-2 14-4 18l-5-3c3-14 0-24-11-30z', c.hair),
      l('M45 12l10-3M44 19l12-3M45 26l10-3M66 20l7-4M70 30l7-2M69 40l7 0', 1.3),
      l('M36 30l6 12', 2.4, c.trimc),
    ],
  }),
  RB: c => ({
    back: [staff(80, 44), s('M74 50L84 14l-2 14 10-3-16 30 2-12z', 'var(--flame)')],
    body: body(c.cloth, c.trim),
    head: [
      s('M30 56C22 40 20 22 26 6l8 10 4-15 9 13 8-14 5 15 11-9-1 14 9-2c0 14-2 26-9 38l-6-20-14-10-14 8z', c.hair),
      neck(c.skin),
      face(c.skin),
      eyes(1),
      c.f ? mouth : beard(c.hair),
      s('M34 36c-1-8 2-14 6-17l10 5 10-5c4 3 7 9 6 17l-6-8-10 3-10-3z', c.hair),
      l('M30 14l4 16M50 5v14M70 12l-4 16', 1.4),
    ],
  }),
  RY: c => ({
    back: [],
    body: [
      s('M4 102c2-18 14-27 34-30h24c20 3 32 12 34 30z', c.cloth),
      sh('M50 72h12c20 3 32 12 34 30H50z'),
      s('M12 86c4-12 14-18 28-18l10 8 10-8c14 0 24 6 28 18l-8 4-4-6-6 8-6-8-14 10-14-10-6 8-6-8-4 6z', FUR2),
      s('M50 78l7 7-7 7-7-7z', c.trim),
    ],
    head: [
      neck(c.skin),
      hairLong(c.hair),
      face(c.skin),
      eyes(1),
      c.f ? mouth : beard(c.hair, 1),
      s('M31 32l-3-24 11 9 11-14 11 14 11-9-3 24c-12-5-26-5-38 0z', GOLD),
      l('M33 27c11-4 23-4 34 0', 1.6),
      s('M50 14l3.5 5-3.5 5-3.5-5z', c.trim),
    ],
  }),
  GR: c => ({
    back: [
      s('M16 98C34 70 34 34 12 4l5-2c26 30 26 70 4 98z', WOOD),
      l('M14 4l6 94', 1.2, BONE),
      s('M74 70l14-40 5 2-12 40z', WOOD2),
      l('M84 34l4-14M88 36l6-13M91 38l8-10', 2.2, BONE),
    ],
    body: body(c.cloth, c.trim),
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair),
      s('M28 74c-6-22-2-44 22-72 24 28 28 50 22 72l-8-6c3-18 0-32-14-40-14 8-17 22-14 40z', c.cloth),
      sh('M50 2c24 28 28 50 22 72l-8-6c3-18 0-32-14-40z'),
      l('M34 62c-2-16 2-30 16-38 14 8 18 22 16 38', 2.6, c.trimc),
    ],
  }),
  GG: c => ({
    back: [],
    body: [body(c.cloth, c.trim), s('M50 88l10 14H40z', c.trim)],
    head: [
      neck(c.skin),
      face(c.skin),
      s('M36 38h28v6c-3 4-9 4-12 0h-4c-3 4-9 4-12 0z', 'var(--ink-stone)'),
      l('M41 41.500h4M55 41.500h4', 2.2, BONE),
      l('M50 45l-2 5 4 .5', 1.5),
      l('M43 54c4 6 12 5 15-1', 2),
      s('M34 36C30 18 22 12 6 20c-4 2-5 8-4 14 8-6 14-4 18 4 4 6 8 8 14 6z', c.cloth),
      s('M66 36c4-18 12-26 28-20 5 3 6 12 3 20-6-8-12-8-16-2-4 6-9 8-15 8z', c.trim),
      s('M33 38c0-14 6-23 17-23s17 9 17 23c-11-5-23-5-34 0z', c.cloth),
      sh('M50 15c11 0 17 9 17 23-6-3-11-4-17-4z'),
      svg`<circle class="cut" cx="4" cy="36" r="4.5" fill=${GOLD}/><circle class="cut" cx="96" cy="38" r="4.5"
        fill=${GOLD}/>`,
    ],
  }),
  GB: c => ({
    back: [
      s('M84 20a14 14 0 1 0 .01 0zM84 27a7 7 0 1 1-.01 0z', WOOD),
      l('M74 24l20 20M94 24L74 44M84 19v30M69 34h30', 1.4, BONE),
      l('M80 48l-4 14M88 48l4 14', 1.6, BONE),
      s('M73 62h6l-3 10zM89 62h6l-3 10z', c.trim),
    ],
    body: body(c.cloth, c.trim),
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair),
      braids(c.hair, c.trim),
      l('M33 32c11-5 23-5 34 0', 3.4, c.trimc),
      svg`<circle class="cut" cx="50" cy="29" r="3.5" fill=${GOLD}/>`,
    ],
  }),
  GY: c => ({
    back: [
      s('M12 100L22 30l5 1-10 70z', WOOD),
      s('M18 34C16 18 20 6 28 2c5 8 5 20 0 33z', WOOD),
      s('M80 12l3 8 8 3-8 3-3 8-3-8-8-3 8-3z', BONE),
    ],
    body: [body(c.cloth, c.trim), s('M30 76c6 8 34 8 40 0l4 8c-10 10-38 10-48 0z', c.trim)],
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair),
      s(
        'M24 36c2-3 6-4 8-5 0-13 7-21 18-21s18 8 18 21c2 1 6 2 8 5-4 5-10 4-14 2-8-3-16-3-24 0-4 2-10 3-14-2z',
        c.cloth,
      ),
      sh('M50 10c11 0 18 8 18 21 2 1 6 2 8 5-4 5-10 4-14 2-4-1.5-8-2-12-2z'),
      l('M33 30c11-4 23-4 34 0', 2.4, c.trimc),
      s('M46 10c-2-4 0-8 4-8s6 4 4 8z', c.trim),
    ],
  }),
  BR: c => ({
    back: [
      s('M62 100V22l8-14h18l9 14v78z', 'var(--boulder)'),
      rune('ans', { x: 80, y: 34, s: 24, w: 3.4, cls: 'on-stone' }),
      rune('thurs', { x: 80, y: 64, s: 24, w: 3.4, cls: 'on-stone' }),
      s('M4 100l14-46 5 2-12 46z', WOOD),
      s('M10 40h20l4 16H8z', IRON),
    ],
    body: body(c.cloth, c.trim),
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(1),
      c.f ? [mouth, hairCap(c.hair), s('M36 16c2-12 26-12 28 0-8-4-20-4-28 0z', c.hair)] : beard(c.hair, 1),
      c.f ? null : l('M42 22l4 5M50 20v6M58 22l-4 5', 1.4),
      l('M35 31c10-3 20-3 30 0', 3, c.trimc),
    ],
  }),
  BG: c => ({
    back: [],
    body: [
      s('M2 102c0-22 12-34 34-36h28c22 2 34 14 34 36z', 'var(--hide)'),
      ...[0, 1, 2, 3].map(i => [
        s(
          `M${8 + i * 9} ${84 - i * 4}l-6 14 10-3zM${92 - i * 9} ${84 - i * 4}l6 14-10-3z`,
          i % 2 ? c.cloth : 'var(--hide-pale)',
        ),
      ]),
      s('M38 72l12 12 12-12-2-5H40z', c.trim),
    ],
    head: [
      neck(c.skin),
      face(c.skin),
      mouth,
      s(
        `M26 44C22 26 26 14 24 2c8 2 13 6 16 10 6-3 14-3 20 0 3-4 8-8 16-10-2 12 2 24-2 42-4 6-10 8-16 6l-8 8-8-8c-6
          2-12 0-16-6z`,
        'var(--hide-pale)',
      ),
      sh('M50 10c4 0 7 1 10 2 3-4 8-8 16-10-2 12 2 24-2 42-4 6-10 8-16 6l-8 8z'),
      svg`<circle class="cut" cx="39" cy="34" r="8" fill=${BONE}/><circle class="cut" cx="61" cy="34" r="8"
        fill=${BONE}/>
        <circle cx="39" cy="34" r="3.6" fill="var(--soot)"/><circle cx="61" cy="34" r="3.6" fill="var(--soot)"/>`,
      s('M50 36l4 6-4 9-4-9z', GOLD),
      l('M30 18l8 6M70 18l-8 6M46 16l4 5 4-5', 1.6),
    ],
  }),
  BB: c => ({
    back: [
      l(
        `M38 26C26 26 19 20 17 9M28 24C25 18 25 13 28 8M20 18C15 20 10 19 7 15M62 26c12 0 19-6 21-17M72 24c3-6 3-11
          0-16M80 18c5 2 10 1 13-3`,
        6.5,
        'var(--soot)',
      ),
      l(
        `M38 26C26 26 19 20 17 9M28 24C25 18 25 13 28 8M20 18C15 20 10 19 7 15M62 26c12 0 19-6 21-17M72 24c3-6 3-11
          0-16M80 18c5 2 10 1 13-3`,
        3.4,
        BONE,
      ),
    ],
    body: body(c.cloth, c.trim),
    head: [
      hairLong(c.hair),
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair),
      hairCap(c.hair),
      s('M31 32c0-12 8-20 19-20s19 8 19 20c-6-5-13-7-19-7s-13 2-19 7z', c.cloth),
      l('M50 46v18M45 50v8M55 50v8', 1.6, c.trimc),
      svg`<circle class="cut" cx="50" cy="19" r="4" fill=${c.trim}/>`,
    ],
  }),
  BY: c => ({
    back: [l('M50 2v12M26 8l6 10M74 8l-6 10M8 26l11 6M92 26l-11 6M2 48h11M98 48H87', 4.6, GOLD)],
    body: [s('M8 102c0-20 10-32 28-38h28c18 6 28 18 28 38z', c.cloth), sh('M50 64h14c18 6 28 18 28 38H50z')],
    head: [
      s('M24 86c-6-30-4-70 26-70s32 40 26 70c-10-8-42-8-52 0z', c.cloth),
      sh('M50 16c30 0 32 40 26 70-5-4-15-6-26-6z'),
      face(c.skin),
      mouth,
      s('M33 34h34v11H33z', c.trim),
      svg`<path class="cut" d="M42 39.500c4-5 12-5 16 0-4 5-12 5-16 0z" fill=${BONE}/><circle cx="50" cy="39.5" r="2.6"
        fill="var(--soot)"/>`,
      l('M33 60c2 8 6 14 10 18M67 60c-2 8-6 14-10 18', 1.4),
    ],
  }),
  YR: c => ({
    back: [],
    body: [body(c.cloth, c.trim)],
    head: [
      neck(c.skin),
      face(c.skin),
      c.f ? mouth : beard(c.hair),
      s('M32 46c-2-24 4-36 18-40 14 4 20 16 18 40l-6 4c-2-3-6-4-8-1l-2 9h-4l-2-9c-2-3-6-2-8 1z', IRON),
      sh('M50 6c14 4 20 16 18 40l-6 4c-2-3-6-4-8-1l-2 9h-2z'),
      s('M48 4h4v32h-4z', c.trim),
      s('M37 40c3-5 9-5 11 0-2 4-9 4-11 0zM52 40c2-5 8-5 11 0-2 4-9 4-11 0z', 'var(--soot)'),
      l('M33 33c11-4 23-4 34 0', 1.8),
    ],
    front: [
      svg`<circle class="cut" cx="26" cy="84" r="22" fill=${c.trim}/><path class="cut" d="M26 62a22 22 0 0 1 0 44z"
        fill=${BONE}/>
      <circle class="cut" cx="26" cy="84" r="6.5" fill=${IRON}/>
      <path class="line" d="M26 62v15M26 91v14M4 84h15M33 84h15" stroke-width="1.6"/>`,
    ],
  }),
  YG: c => ({
    back: [],
    body: [body(c.cloth, BONE), l('M22 78l50 24', 4, WOOD2)],
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair),
      s('M28 62c-6-26 0-48 22-48s28 22 22 48c-3-12-6-22-10-28-8 3-16 3-24 0-4 6-7 16-10 28z', BONE),
      sh('M50 14c22 0 28 22 22 48-3-12-6-22-10-28-4 1.5-8 2-12 2z'),
      l('M32 30c12 4 24 4 36 0', 3, c.trimc),
      s('M70 58c6 6 6 16 0 24-6-6-6-16 0-24z', BONE),
    ],
    front: [
      l('M78 100C74 86 74 72 82 58', 2.6, 'var(--soot)'),
      s(
        `M82 58c-8-4-10-10-8-18 8 3 11 10 8 18zM77 72c-8 0-12-4-14-10 8-1 13 3 14 10zM77 74c8-1 14-5 16-12-9-1-15
          4-16 12zM76 88c-8 0-13-4-15-10 8-1 14 3 15 10zM77 90c8-1 14-5 16-12-9-1-15 4-16 12z`,
        c.trim,
      ),
    ],
  }),
  YB: c => ({
    back: [staff(86, 10), s('M80 4h12l2 8-8 6-8-6z', c.trim)],
    body: [body(c.cloth, c.trim), s('M30 74l-6 28h10l4-27zM70 74l6 28H66l-4-27z', BONE)],
    head: [
      hairLong(c.hair),
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair, 1),
      s('M30 32L26 4h48l-4 28c-12-5-28-5-40 0z', c.cloth),
      sh('M50 4h24l-4 28c-6-3-13-4-20-4z'),
      l('M30 27c12-4 28-4 40 0', 3.4, c.trimc),
      l('M36 8l3 14M50 7v14M64 8l-3 14', 1.5),
    ],
  }),
  YY: c => ({
    back: [
      svg`<circle class="cut" cx="50" cy="36" r="35" fill=${BONE}/><circle class="cut" cx="50" cy="36" r="28"
        fill=${GOLD}/>
      <path class="line" d="M50 2v8M50 62v8M16 36h8M76 36h8M26 12l6 6M68 54l6 6M74 12l-6 6M32 54l-6 6"
        stroke-width="2"/>`,
    ],
    body: [
      s('M8 102c2-18 12-28 26-32l6-6h20l6 6c14 4 24 14 26 32z', c.cloth),
      sh('M50 64h10l6 6c14 4 24 14 26 32H50z'),
      s('M42 66h16v36H42z', BONE),
      l('M50 72v24M44 80h12', 2.4, c.trimc),
    ],
    head: [
      neck(c.skin),
      face(c.skin),
      eyes(0),
      c.f ? mouth : beard(c.hair),
      s('M34 40c-3-18 4-27 16-27s19 9 16 27c-2-7-5-11-9-12H43c-4 1-7 5-9 12z', c.hair),
      s('M42 13c3-4 13-4 16 0l-2 6H44z', c.skin),
    ],
  }),
  P: c => ({
    back: [],
    body: [body(c.cloth, c.trim)],
    head: [
      neck(c.skin),
      hairLong(c.hair),
      face(c.skin),
      eyes(0),
      c.f ? null : beard(c.hair),
      s('M44 53h12c0 6-3 9-6 9s-6-3-6-9z', 'var(--soot)'),
      s('M26 34c2-16 12-24 28-24 12 0 20 6 22 16 6 2 8 4 8 8-14-3-40-3-58 0z', c.cloth),
      l('M30 32c14-3 32-3 48 0', 2.6, c.trimc),
      s('M60 12C66 2 78-2 90 2 82 4 76 10 74 20z', c.trim),
    ],
    front: [
      svg`<path class="cut" fill="none" style="stroke-width:9" d="M8 96C2 82 8 66 20 60M44 96c4-14-2-30-16-36"/>
        <path d="M8 96C2 82 8 66 20 60M44 96c4-14-2-30-16-36" fill="none" stroke=${WOOD} stroke-width="5.5"/>`,
      s('M12 60h24v6H12zM6 92h40v10H6z', WOOD),
      l('M17 66v26M22 66v26M27 66v26M32 66v26', 1.3, BONE),
    ],
  }),
}

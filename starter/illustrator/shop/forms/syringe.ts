import { darken, lighten, luminance } from '../../color'
import { steps, type Pt } from '../../geometry'
import { penLine } from '../../ink-outline'
import { sporePrint } from '../../spore-print'
import { clipTo, curvePath, fill, place, stroke } from '../../svg'
import { blob } from '../../wash'
import { labelArt } from '../label'
import { thing } from '../materials'
import { onFace, roundedPoly } from '../shapes'
import { faceLabel, hand, named, stampFor, type ProductPainter, type Studio } from '../studio'
import { tilted, dropShadow, sporeColor } from './laid'

function barrel(s: Studio, at: (p: Pt) => Pt, kind: 'spores' | 'culture'): string {
  const rng = s.rng.fork('barrel')
  const poly = (pts: readonly Pt[], r = 8): Pt[] => roundedPoly(pts.map(at), r)
  const tube = poly(
    [
      [-300, -52],
      [300, -52],
      [322, -30],
      [322, 30],
      [300, 52],
      [-300, 52],
    ],
    14,
  )
  const liquid = poly(
    [
      [-120, -46],
      [300, -46],
      [314, -26],
      [314, 26],
      [300, 46],
      [-120, 46],
    ],
    10,
  )
  let flecks = ''
  if (kind === 'spores') {
    for (let i = 0; i < 320; i += 1) {
      const p = at([rng.range(-110, 300), 40 - Math.abs(rng.gauss()) * 34])
      flecks += `M${Math.round(p[0])} ${Math.round(p[1])}h.1`
    }
    flecks = stroke(flecks, darken(sporeColor(s), luminance(sporeColor(s)) > 0.7 ? 0.5 : 0.1), 4.4, 0.75)
  } else {
    for (let i = 0; i < 7; i += 1) {
      const c = at([rng.range(-90, 280), rng.range(-18, 22)])
      flecks += fill(curvePath(blob(c, rng.range(26, 54), rng.range(14, 28), rng, 0.5, 16), true), '#fdfaf0', 0.62)
      for (let k = 0; k < 9; k += 1)
        flecks += fill(
          penLine(
            [
              c,
              [c[0] + rng.range(-30, 30), c[1] + rng.range(-20, 20)],
              [c[0] + rng.range(-60, 60), c[1] + rng.range(-30, 30)],
            ],
            rng,
            2.4,
          ),
          '#fffdf6',
          0.85,
        )
    }
  }
  const tone = kind === 'culture' ? '#e2c98d' : '#dfe5df'
  const marks = steps(26, -270, 290)
    .map((u, i) =>
      stroke(curvePath([at([u, -50]), at([u, i % 5 === 0 ? -16 : -30])]), '#2c3230', i % 5 === 0 ? 3.4 : 2.2, 0.8),
    )
    .join('')
  const plunger = poly(
    [
      [-560, -30],
      [-120, -30],
      [-120, 30],
      [-560, 30],
    ],
    6,
  )
  const stopper = poly(
    [
      [-160, -46],
      [-118, -48],
      [-112, 0],
      [-118, 48],
      [-160, 46],
    ],
    8,
  )
  const thumb = poly(
    [
      [-600, -70],
      [-566, -74],
      [-560, 74],
      [-594, 72],
    ],
    12,
  )
  const flange = poly(
    [
      [-316, -104],
      [-288, -104],
      [-288, 104],
      [-316, 104],
    ],
    12,
  )
  const cap = poly(
    [
      [322, -22],
      [360, -24],
      [372, -15],
      [640, -11],
      [650, 0],
      [640, 11],
      [372, 15],
      [360, 24],
      [322, 22],
    ],
    5,
  )
  const part = (loop: readonly Pt[], label: string, base: string, gloss = 0.5): string =>
    dropShadow(loop, 14, 34, 0.14) +
    thing(loop, hand(s, label), label, { base, flood: lighten(base, 0.3), gloss, hatch: 0.5, inkWeight: 3.2 })
  const label = onFace(
    labelArt(s.facts, hand(s, 'strip'), 300, 96, 'banded'),
    300,
    96,
    at([-40, -40]),
    at([230, -40]),
    at([-40, 42]),
  )
  return (
    part(plunger, 'plunger', '#e6e4d8') +
    part(thumb, 'thumb', '#dedbcd') +
    dropShadow(tube, 16, 40, 0.18) +
    fill(curvePath(tube, true), '#eef1ea', 0.7) +
    fill(curvePath(liquid, true), tone, 0.75) +
    clipTo(s.brush.ids, curvePath(tube, true), flecks) +
    part(stopper, 'stopper', '#3b3a38') +
    thing(tube, hand(s, 'glass'), 'glass', {
      base: '#e9eee8',
      depth: 0.3,
      gloss: 0.3,
      hatch: 0.5,
      ink: '#37413d',
      over:
        stroke(curvePath(steps(7, -280, 290).map((u) => at([u, -38]))), '#ffffff', 8, 0.6) +
        stroke(curvePath(steps(7, -200, 280).map((u) => at([u, 40]))), '#ffffff', 4, 0.4),
    }).replace('fill="#e9eee8"', 'fill="#e9eee8" fill-opacity="0.05"') +
    `<g opacity=".94">${label}</g>` +
    marks +
    part(flange, 'flange', '#e3e1d5') +
    part(cap, 'cap', s.light, 0.6)
  )
}

interface SyringeLay {
  readonly at: readonly [x: number, y: number, angle: number]
  readonly figure: readonly [x: number, foot: number, size: number]
  readonly print: Pt
  readonly packet: Pt
}

const SYRINGE_LAYS: readonly SyringeLay[] = [
  { at: [820, 690, -0.4], figure: [420, 590, 420], print: [1330, 880], packet: [920, 880] },
  { at: [790, 680, 0.38], figure: [1180, 590, 420], print: [330, 900], packet: [560, 880] },
  { at: [800, 900, -0.06], figure: [520, 760, 560], print: [920, 420], packet: [1140, 520] },
  { at: [800, 330, 0.05], figure: [1150, 1050, 520], print: [420, 760], packet: [640, 800] },
]

/** A syringe of spores or of liquid culture, its packet and its species. */
export const syringe: ProductPainter = (s) => {
  const rng = s.rng.fork('syringe-lay')
  const lay = rng.pick(SYRINGE_LAYS)
  const jog = (): number => rng.range(-24, 24)
  const at = tilted(lay.at[0] + jog(), lay.at[1] + jog(), lay.at[2] + rng.range(-0.05, 0.05))
  const stamp = stampFor(s, 'body', 400, 'beside')
  const [px, py] = lay.packet
  const packet = roundedPoly(
    [
      [px, py],
      [px + 240, py - 20],
      [px + 262, py + 150],
      [px + 18, py + 172],
    ],
    10,
  )
  const art = faceLabel(
    s,
    200,
    120,
    [px + 24, py + 16],
    [px + 218, py],
    [px + 40, py + 134],
    ['banded', 'spine', 'rays', 'horizon'],
  )
  const wipe =
    dropShadow(packet, 8, 12) +
    thing(packet, hand(s, 'packet'), 'packet', { base: '#eee9da', flood: s.light, gloss: 0.3, over: art })
  const print = s.subject
    ? place(sporePrint(s.subject.look, hand(s, 'print'), 100), lay.print[0], lay.print[1], rng.range(-0.2, 0.2))
    : ''
  const figure = stamp
    ? stamp.stand(lay.figure[0] + jog(), lay.figure[1], lay.figure[2], rng.range(-0.08, 0.08), rng.chance(0.5))
    : ''
  return figure + print + wipe + barrel(s, at, named(s, 'culture', 'liquid') ? 'culture' : 'spores')
}

import { darken, lighten, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { contactShadow, cord, thing, woodGrain } from '../materials'
import { ellipseLoop, rectLoop } from '../shapes'
import { faceLabel, hand, named, type ProductPainter, type Studio } from '../studio'
import { block, knob } from './fittings'

function screw(x: number, y: number, color: string): string {
  return (
    fill(curvePath(ellipseLoop(x, y, 8, 8, 12), true), lighten(color, 0.3)) +
    stroke(curvePath(ellipseLoop(x, y, 8, 8, 12), true), darken(color, 0.7), 2, 0.8) +
    stroke(`M${x - 5} ${y + 2}l10 -4`, darken(color, 0.8), 2, 0.8)
  )
}

function filterFace(x: number, y: number, w: number, h: number, s: Studio): string {
  const frame = rectLoop(x, y, w, h, 8)
  const pleats = steps(Math.round(w / 15), x + 16, x + w - 16)
    .map((px, i) =>
      stroke(
        curvePath([
          [px, y + 14],
          [px + s.rng.range(-1.5, 1.5), y + h / 2],
          [px, y + h - 14],
        ]),
        i % 2 ? '#8b948f' : '#fbfaf3',
        i % 2 ? 3 : 4.4,
        0.75,
      ),
    )
    .join('')
  const bars = steps(4, y + h * 0.2, y + h * 0.8)
    .map((py) =>
      stroke(
        curvePath([
          [x + 10, py],
          [x + w / 2, py + 2],
          [x + w - 10, py],
        ]),
        '#b98d58',
        3.4,
        0.7,
      ),
    )
    .join('')
  return thing(frame, hand(s, 'filter'), 'filter', {
    base: '#dfe1d7',
    flood: '#c3cac4',
    detail: pleats + bars,
    gloss: 0.2,
    hatch: 0.5,
  })
}

/** The hood itself, also sketched on notices. */
export function hoodBody(s: Studio, x: number, y: number, w: number, h: number, wood: boolean): string {
  const color = wood ? '#c7a572' : mix(s.dark, '#d9dbd4', 0.72)
  const face = rectLoop(x, y, w, h, 10)
  const front =
    (wood ? woodGrain(face, hand(s, 'ply'), color, 22) : '') +
    filterFace(x + w * 0.06, y + h * 0.3, w * 0.88, h * 0.6, s)
  const dials =
    knob(s, x + w * 0.84, y + h * 0.15, h * 0.06, '#3b3935', 4.4) +
    fill(curvePath(rectLoop(x + w * 0.6, y + h * 0.09, w * 0.13, h * 0.12, 6), true), '#2b2a27') +
    fill(curvePath(ellipseLoop(x + w * 0.665, y + h * 0.15, 10, 10, 14), true), '#8fc07a')
  return (
    block(s, 'hood', { x, y, w, h, dx: w * 0.22, dy: h * 0.17, color }, front) +
    dials +
    [
      [0.025, 0.04],
      [0.975, 0.04],
      [0.025, 0.96],
      [0.975, 0.96],
    ]
      .map(([u = 0, v = 0]) => screw(x + w * u, y + h * v, color))
      .join('') +
    faceLabel(
      s,
      250,
      110,
      [x + w * 0.07, y + h * 0.06],
      [x + w * 0.42, y + h * 0.06],
      [x + w * 0.07, y + h * 0.25],
      ['banded'],
    )
  )
}

const airLines = (x: number, y: number, w: number, h: number, s: Studio): string =>
  steps(7, 0.1, 0.9)
    .map((t, i) =>
      stroke(
        curvePath(
          steps(7, 0, 1).map((u): Pt => [
            x - 30 - u * w + s.rng.range(-4, 4),
            y + t * h + Math.sin(u * 5 + i) * 10 + u * 30,
          ]),
        ),
        '#7f98a0',
        3.4,
        0.35,
      ),
    )
    .join('')

export const flowHood: ProductPainter = (s) => {
  const rng = s.rng.fork('hood')
  const compact = named(s, 'compact', 'tabletop')
  const [w, h] = compact ? [560, 520] : [820, 620]
  const [x, y] = [compact ? 430 : 300, 985 - h]
  const legs = compact
    ? ''
    : [x + 30, x + w - 60]
        .map((px, i) => thing(rectLoop(px, 975, 40, 34, 5), hand(s, `leg${i}`), 'leg', { base: '#3d3c39' }))
        .join('')
  const dish = (dx: number, dy: number, i: number): string =>
    contactShadow(dx, dy + 26, 160, rng) +
    thing(ellipseLoop(dx, dy + 10, 96, 34), hand(s, `d${i}`), 'd', { base: '#cfd9d4' }) +
    thing(ellipseLoop(dx, dy, 96, 34), hand(s, `e${i}`), 'e', {
      base: '#e4d3a6',
      flood: '#fbf7ea',
      gloss: 0.5,
      hatch: 0.3,
    })
  return (
    contactShadow(x + w * 0.55, 1004, w * 1.2, rng) +
    legs +
    hoodBody(s, x, y, w, h, false) +
    airLines(x, y + h * 0.3, 150, h * 0.6, s) +
    dish(x + 120, 1050, 1) +
    (compact ? dish(x + 700, 1030, 2) : dish(x + 350, 1070, 2)) +
    (compact
      ? cord(
          [
            [x + w + 120, 900],
            [1300, 960],
            [1330, 1040],
            [1480, 1060],
          ],
          '#2f2d2a',
          11,
          rng,
        )
      : '')
  )
}

import { lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, linePath, stroke } from '../../svg'
import { contactShadow, shine, thing } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop, turnedLoop } from '../shapes'
import { hand, named, wrapLabel, type ProductPainter, type Studio } from '../studio'
import { gauge } from './fittings'

/** A pressure vessel, also sketched on notices. */
export function pressurePot(s: Studio, x: number, foot: number, r: number, h: number, drum: boolean): string {
  const top = foot - h
  const metal = drum ? '#b6b9b4' : '#a9aca8'
  const pot = turnedLoop(
    x,
    [
      [r, top],
      [r, foot - 30],
      [r * 0.95, foot],
    ],
    0.12,
  )
  const hoops = drum
    ? [0.25, 0.5, 0.75]
        .map((t) => steps(19, -1, 1).map((u): Pt => [x + u * r, top + h * t + Math.sqrt(1 - u * u) * r * 0.12]))
        .map(
          (line) =>
            stroke(curvePath(line), '#5f625e', 9, 0.5) +
            stroke(curvePath(line.map(([a, b]): Pt => [a, b - 7])), '#fff', 4, 0.6),
        )
        .join('')
    : ''
  const lid = turnedLoop(
    x,
    [
      [r * 0.6, top - 74],
      [r * 0.92, top - 48],
      [r * 1.05, top - 14],
      [r * 1.05, top + 20],
    ],
    0.12,
  )
  const clamp = (u: number, i: number): string =>
    thing(
      roundedPoly(
        [
          [x + u * r - 20, top - 66],
          [x + u * r + 20, top - 66],
          [x + u * r + 16, top + 64],
          [x + u * r - 16, top + 64],
        ],
        10,
      ),
      hand(s, `clamp${i}`),
      'clamp',
      { base: '#3b3935', gloss: 0.4 },
    ) +
    thing(
      smoothLoop([
        [x + u * r - 40, top - 82],
        [x + u * r, top - 98],
        [x + u * r + 40, top - 82],
        [x + u * r, top - 60],
      ]),
      hand(s, `nut${i}`),
      'nut',
      { base: '#2f2d2a', gloss: 0.4 },
    )
  const handle = (k: number): string =>
    thing(
      smoothLoop([
        [x + k * r, top + h * 0.26],
        [x + k * (r + 90), top + h * 0.24],
        [x + k * (r + 100), top + h * 0.36],
        [x + k * r, top + h * 0.36],
      ]),
      hand(s, `handle${k}`),
      'handle',
      { base: '#2f2d2a', gloss: 0.4 },
    )
  return (
    handle(1) +
    handle(-1) +
    thing(pot, hand(s, 'pot'), 'pot', {
      base: metal,
      flood: '#8b8f8b',
      form: 'tube',
      gloss: 0.8,
      depth: 0.7,
      over: hoops,
    }) +
    shine(x - r, top + 40, r * 2, h * 0.84, s.rng.fork('shine'), 0.9) +
    wrapLabel(s, x, top + h * 0.36, r * 0.48, h * 0.4, 0.12, r, ['banded', 'almanac', 'medallion']) +
    thing(lid, hand(s, 'lid'), 'lid', { base: lighten(metal, 0.1), flood: '#8b8f8b', form: 'tube', gloss: 0.7 }) +
    [-0.72, 0, 0.72].map(clamp).join('') +
    stroke(
      linePath([
        [x + r * 0.42, top - 60],
        [x + r * 0.42, top - 120],
      ]),
      '#4f504a',
      14,
    ) +
    gauge(s, x + r * 0.42, top - 176, 72, 5.1) +
    stroke(
      linePath([
        [x - r * 0.4, top - 66],
        [x - r * 0.4, top - 110],
      ]),
      '#4f504a',
      12,
    ) +
    thing(ellipseLoop(x - r * 0.4, top - 126, 26, 22, 18), hand(s, 'weight'), 'weight', { base: '#3b3935', gloss: 0.5 })
  )
}

export const steriliser: ProductPainter = (s) => {
  const rng = s.rng.fork('pot')
  const drum = named(s, 'drum', 'steamer')
  const [x, r, h] = [drum ? 700 : 720, drum ? 290 : 310, drum ? 600 : 470]
  const steam = [0, 1, 2]
    .map((i) =>
      stroke(
        curvePath(
          steps(7, 0, 1).map((t): Pt => [
            x - r * 0.4 - 20 + i * 22 + Math.sin(t * 6 + i) * 20,
            985 - h - 160 - t * 150,
          ]),
        ),
        '#fffdf5',
        12 - i * 3,
        0.5,
      ),
    )
    .join('')
  const jars = [0, 1]
    .map((i) => {
      const jx = x + r + 190 + i * 170
      const loop = turnedLoop(
        jx,
        [
          [56, 800],
          [58, 820],
          [70, 850],
          [70, 1000],
          [64, 1020],
        ],
        0.12,
      )
      return (
        contactShadow(jx, 1030, 130, rng) +
        thing(loop, hand(s, `jar${i}`), 'jar', { base: '#c99f5e', flood: '#f6efdc', form: 'tube', gloss: 0.5 }) +
        thing(
          turnedLoop(
            jx,
            [
              [60, 764],
              [62, 806],
            ],
            0.12,
          ),
          hand(s, `jl${i}`),
          'jl',
          { base: i ? s.dark : '#b9bab3', form: 'tube', gloss: 0.6 },
        )
      )
    })
    .join('')
  return contactShadow(x, 1002, r * 2, rng) + steam + pressurePot(s, x, 985, r, h, drum) + jars
}

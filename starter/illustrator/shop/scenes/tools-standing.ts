import { lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, linePath, stroke } from '../../svg'
import { blob } from '../../wash'
import { clearGlass } from '../forms/glassware'
import { screwLid } from '../forms/lids'
import { contactShadow, shine, smallPrint, thing } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop, turnedLoop } from '../shapes'
import { hand } from '../studio'
import type { Tool } from './tool'

export const grainJar: Tool = (s, x, foot) => {
  const rng = s.rng.fork(`grain${Math.round(x)}`)
  const [r, top] = [84, foot - 250]
  const loop = turnedLoop(
    x,
    [
      [r * 0.8, top],
      [r * 0.8, top + 16],
      [r, top + 50],
      [r, foot - 18],
      [r * 0.92, foot],
    ],
    0.1,
  )
  let kernels = ''
  for (let row = 0; row < 13; row += 1)
    for (let i = 0; i < 9; i += 1)
      kernels += curvePath(
        blob(
          [x + ((i + (row % 2) * 0.5) / 8 - 0.5) * r * 2.1, foot - row * 15 + rng.range(-4, 4)],
          12,
          8,
          rng,
          0.15,
          7,
        ),
        true,
      )
  const fleece = steps(8, 0, 7)
    .map(() =>
      fill(
        curvePath(
          blob(
            [x + rng.range(-0.9, 0.9) * r, foot - rng.range(0, 180)],
            rng.range(20, 60),
            rng.range(14, 34),
            rng,
            0.4,
            14,
          ),
          true,
        ),
        '#fdfaf1',
        0.45,
      ),
    )
    .join('')
  const inside = fill(kernels, '#c79f5c') + stroke(kernels, '#6d4c22', 1.5, 0.5) + fleece
  return (
    contactShadow(x, foot + 4, r * 1.8, rng) +
    clearGlass(loop, inside, s, `grain-glass${Math.round(x)}`) +
    shine(x - r, top + 40, r * 2, 190, rng, 0.9) +
    screwLid(x, top + 12, r * 0.86, 48, '#b9bab3', hand(s, `gl${Math.round(x)}`))
  )
}

export const mister: Tool = (s, x, foot) =>
  contactShadow(x, foot + 4, 130, s.rng.fork('mister')) +
  thing(
    roundedPoly(
      [
        [x - 66, foot],
        [x - 62, foot - 190],
        [x - 34, foot - 226],
        [x + 30, foot - 226],
        [x + 58, foot - 190],
        [x + 64, foot],
      ],
      18,
    ),
    hand(s, 'mister'),
    'mister',
    { base: '#bfd0cc', flood: lighten(s.dark, 0.5), gloss: 0.5, form: 'tube' },
  ) +
  thing(
    roundedPoly(
      [
        [x - 36, foot - 224],
        [x - 30, foot - 282],
        [x - 86, foot - 300],
        [x - 82, foot - 330],
        [x + 40, foot - 336],
        [x + 60, foot - 300],
        [x + 28, foot - 224],
      ],
      10,
    ),
    hand(s, 'trigger'),
    'trigger',
    { base: s.dark, gloss: 0.4 },
  ) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      fill(curvePath(blob([x - 130 - i * 26, foot - 330 + (i % 3) * 26], 5, 5, s.rng, 0.2, 8), true), '#7f9fb0', 0.5),
    )
    .join('')

export const lampFlame: Tool = (s, x, foot) => {
  const bowl = turnedLoop(
    x,
    [
      [30, foot - 120],
      [36, foot - 104],
      [84, foot - 70],
      [90, foot - 36],
      [70, foot],
    ],
    0.14,
  )
  const flame = smoothLoop([
    [x - 20, foot - 150],
    [x - 26, foot - 190],
    [x - 4, foot - 260],
    [x + 6, foot - 270],
    [x + 24, foot - 196],
    [x + 18, foot - 150],
    [x, foot - 140],
  ])
  return (
    contactShadow(x, foot + 4, 170, s.rng.fork('lamp')) +
    thing(bowl, hand(s, 'bowl'), 'bowl', { base: '#cfd9d8', flood: '#8fa7c4', gloss: 0.7 }) +
    thing(
      roundedPoly(
        [
          [x - 26, foot - 150],
          [x + 26, foot - 150],
          [x + 34, foot - 112],
          [x - 34, foot - 112],
        ],
        6,
      ),
      hand(s, 'collar'),
      'collar',
      { base: '#b5893c', gloss: 0.6 },
    ) +
    fill(curvePath(flame, true), '#6f8fc4', 0.5) +
    fill(
      curvePath(
        flame.map(([a, b]): Pt => [x + (a - x) * 0.62, foot - 140 + (b - foot + 140) * 0.74]),
        true,
      ),
      '#f0b848',
      0.85,
    ) +
    stroke(curvePath(flame, true), '#4d3b25', 2, 0.5)
  )
}

export const dial: Tool = (s, x, foot) => {
  const y = foot - 110
  return (
    contactShadow(x, foot, 190, s.rng.fork('dial')) +
    thing(ellipseLoop(x, y, 108, 108, 40), hand(s, 'rim'), 'rim', { base: '#b08a4a', gloss: 0.6 }) +
    thing(ellipseLoop(x, y, 88, 88, 36), hand(s, 'face'), 'face', { base: '#f4eddc', hatch: 0.3, inkWeight: 2.4 }) +
    steps(21, 2.4, 7)
      .map((a, i) =>
        stroke(
          linePath([
            [x + Math.cos(a) * 76, y + Math.sin(a) * 76],
            [x + Math.cos(a) * (i % 5 ? 68 : 58), y + Math.sin(a) * (i % 5 ? 68 : 58)],
          ]),
          '#2a2119',
          i % 5 ? 2 : 4,
          0.8,
        ),
      )
      .join('') +
    stroke(
      linePath([
        [x + 12, y + 16],
        [x - 40, y - 46],
      ]),
      '#8c2f1b',
      5,
    ) +
    smallPrint(x - 24, y + 34, 48, 1, 20, '#2a2119', s.rng)
  )
}

export const bucket: Tool = (s, x, foot) => {
  const rng = s.rng.fork(`bucket${Math.round(x)}`)
  const loop = turnedLoop(
    x,
    [
      [140, foot - 220],
      [134, foot - 190],
      [112, foot],
    ],
    0.14,
  )
  let straw = ''
  for (let i = 0; i < 90; i += 1) {
    const a = rng.range(Math.PI * 1.05, Math.PI * 1.95)
    const l = rng.range(40, 130)
    const p: Pt = [x + rng.range(-120, 120), foot - 214 + rng.range(-10, 14)]
    straw += `M${Math.round(p[0])} ${Math.round(p[1])}l${Math.round(Math.cos(a) * l)} ${Math.round(Math.sin(a) * l * 0.6)}`
  }
  return (
    contactShadow(x, foot + 4, 230, rng) +
    stroke(
      curvePath(
        steps(15, Math.PI, Math.PI * 2).map((a): Pt => [x + Math.cos(a) * 138, foot - 210 + Math.sin(a) * 190]),
      ),
      '#55564f',
      7,
      0.85,
    ) +
    fill(curvePath(ellipseLoop(x, foot - 220, 140, 20), true), '#5c4a28') +
    stroke(straw, '#8a6c30', 7, 0.7) +
    stroke(straw, '#d8bd75', 4.4, 0.95) +
    thing(loop.slice(0, loop.length), hand(s, `bk${Math.round(x)}`), 'bucket', {
      base: '#a4aaa6',
      flood: s.dark,
      form: 'tube',
      gloss: 0.6,
    }) +
    stroke(straw.slice(0, Math.floor(straw.length / 3)).replace(/M[^M]*$/, ''), '#d8bd75', 4.4, 0.95)
  )
}

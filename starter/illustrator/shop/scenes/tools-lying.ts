import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, linePath, stroke } from '../../svg'
import { tilted } from '../forms/laid'
import { smallPrint, thing, woodGrain } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop } from '../shapes'
import { hand, type Studio } from '../studio'
import type { Tool } from './tool'

export const brace: Tool = (s, x, foot) => {
  const at = tilted(x, foot - 20, -0.12)
  const bow = [
    [-210, 0],
    [-110, 0],
    [-90, -80],
    [30, -84],
    [50, 0],
    [130, 0],
  ].map(([u = 0, v = 0]) => at([u, v]))
  return (
    stroke(linePath(bow.map(([a, b]): Pt => [a + 8, b + 14])), '#35291a', 20, 0.2) +
    stroke(linePath(bow), '#2a2119', 20, 0.85) +
    stroke(linePath(bow), '#8d8f89', 13) +
    stroke(linePath(bow.map(([a, b]): Pt => [a - 2, b - 3])), '#fffaf0', 3, 0.6) +
    thing(
      smoothLoop(
        [
          [-250, -4],
          [-246, -36],
          [-206, -30],
          [-200, 0],
          [-206, 30],
          [-246, 34],
        ].map(([u = 0, v = 0]) => at([u, v])),
      ),
      hand(s, 'pad'),
      'pad',
      { base: '#8d5a30', gloss: 0.4 },
    ) +
    thing(
      roundedPoly(
        [
          [-72, -108],
          [14, -112],
          [14, -56],
          [-72, -52],
        ].map(([u = 0, v = 0]) => at([u, v])),
        14,
      ),
      hand(s, 'grip'),
      'grip',
      { base: '#a56f3c', gloss: 0.4 },
    ) +
    stroke(curvePath(steps(20, 0, 1).map((t) => at([136 + t * 120, Math.sin(t * 26) * 7]))), '#4f504a', 8) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        thing(
          roundedPoly(
            [
              [x - 40 + i * 50, foot + 46],
              [x - 8 + i * 50, foot + 44],
              [x - 6 + i * 50, foot + 60],
              [x - 40 + i * 50, foot + 62],
            ],
            5,
          ),
          hand(s, `plug${i}`),
          'plug',
          { base: '#d9b680', hatch: 0.3, inkWeight: 2 },
        ),
      )
      .join('')
  )
}

export const knife: Tool = (s, x, foot) => {
  const at = tilted(x, foot, -0.16)
  const blade = smoothLoop(
    [
      [-20, -22],
      [-200, -24],
      [-290, 6],
      [-200, 24],
      [-20, 22],
    ].map(([u = 0, v = 0]) => at([u, v])),
  )
  return (
    fill(
      curvePath(
        blade.map(([a, b]): Pt => [a + 6, b + 12]),
        true,
      ),
      '#35291a',
      0.2,
    ) +
    thing(blade, hand(s, 'blade'), 'blade', { base: '#c3c6c1', flood: '#8f9391', gloss: 0.8, hatch: 0.5 }) +
    thing(
      roundedPoly(
        [
          [-24, -24],
          [170, -28],
          [190, 0],
          [170, 28],
          [-24, 24],
        ].map(([u = 0, v = 0]) => at([u, v])),
        16,
      ),
      hand(s, 'haft'),
      'haft',
      {
        base: '#8d5a30',
        flood: '#6a3f1f',
        gloss: 0.4,
        over: [20, 80, 140].map((u) => fill(curvePath(ellipseLoop(...at([u, 0]), 7, 7, 12), true), '#d8b26e')).join(''),
      },
    )
  )
}

export const trowel: Tool = (s, x, foot) => {
  const at = tilted(x, foot, 0.16)
  const pan = smoothLoop(
    [
      [-20, -30],
      [-120, -56],
      [-240, 0],
      [-120, 56],
      [-20, 30],
    ].map(([u = 0, v = 0]) => at([u, v])),
  )
  return (
    fill(
      curvePath(
        pan.map(([a, b]): Pt => [a + 8, b + 14]),
        true,
      ),
      '#35291a',
      0.2,
    ) +
    thing(pan, hand(s, 'pan'), 'pan', {
      base: '#9b9d97',
      flood: '#6f6a5c',
      gloss: 0.5,
      over: stroke(curvePath([at([-10, 0]), at([-220, 0])]), '#55564f', 4, 0.5),
    }) +
    stroke(linePath([at([-20, 0]), at([50, 0])]), '#55564f', 16) +
    thing(
      roundedPoly(
        [
          [46, -24],
          [200, -28],
          [214, 0],
          [200, 28],
          [46, 24],
        ].map(([u = 0, v = 0]) => at([u, v])),
        18,
      ),
      hand(s, 'haft'),
      'haft',
      { base: '#a56f3c', flood: '#7a4a22', gloss: 0.4 },
    )
  )
}

export const notebook: Tool = (s, x, foot) => {
  const face = roundedPoly(
    [
      [x - 150, foot - 190],
      [x + 110, foot - 200],
      [x + 150, foot],
      [x - 130, foot + 14],
    ],
    10,
  )
  return (
    fill(
      curvePath(
        face.map(([a, b]): Pt => [a + 12, b + 16]),
        true,
      ),
      '#35291a',
      0.22,
    ) +
    thing(face, hand(s, 'nb'), 'nb', {
      base: '#f1e7d0',
      flood: '#e0d0aa',
      gloss: 0.25,
      over:
        smallPrint(x - 110, foot - 150, 210, 5, 28, '#4c4336', s.rng) +
        stroke(
          curvePath([
            [x - 128, foot - 180],
            [x - 108, foot],
          ]),
          s.dark,
          14,
          0.8,
        ),
    })
  )
}

export const plank = (s: Studio, x: number, y: number, w: number, h: number, color: string): string => {
  const loop = roundedPoly(
    [
      [x, y],
      [x + w, y - 6],
      [x + w + 14, y + h],
      [x - 10, y + h + 4],
    ],
    22,
  )
  return (
    fill(
      curvePath(
        loop.map(([a, b]): Pt => [a + 16, b + 20]),
        true,
      ),
      '#35291a',
      0.22,
    ) +
    thing(loop, hand(s, `plank${Math.round(x + y)}`), 'plank', {
      hatch: 0.4,
      base: color,
      flood: lighten(color, 0.25),
      gloss: 0.2,
      detail: woodGrain(loop, hand(s, `g${Math.round(x + y)}`), color, 9),
      over: stroke(
        curvePath([
          [x + 6, y + h - 26],
          [x + w / 2, y + h - 22],
          [x + w, y + h - 28],
        ]),
        darken(color, 0.5),
        3,
        0.3,
      ),
    })
  )
}

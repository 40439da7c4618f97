import { steps, TAU, type Pt } from '../geometry'
import { wedge } from '../ink-outline'
import { curvePath, fill, linePath, stroke } from '../svg'
import { blob } from '../wash'
import { type Glyph, solid } from './glyph'
import { ellipseLoop, rectLoop } from './shapes'

export const flask: Glyph = (fg, bg, rng) => {
  const glass: Pt[] = [
    [-20, -92],
    [20, -92],
    [20, -34],
    [72, 68],
    [66, 88],
    [44, 94],
    [-44, 94],
    [-66, 88],
    [-72, 68],
    [-20, -34],
  ]
  const inner: Pt[] = [
    [-10, -84],
    [10, -84],
    [10, -30],
    [60, 68],
    [52, 84],
    [-52, 84],
    [-60, 68],
    [-10, -30],
  ]
  const liquid: Pt[] = [
    [-36, 18],
    [-12, 24],
    [14, 14],
    [36, 20],
    [58, 66],
    [50, 80],
    [-50, 80],
    [-58, 66],
  ]
  const sprig = [
    [0, 1],
    [-1, 0.8],
    [1, 0.8],
  ]
    .map(([s = 0, k = 1]) => wedge([s * 4, 72], [s * 14, 50], [s * 26, 34 + (1 - k) * 30], 8))
    .join('')
  return (
    fill(curvePath(blob([0, -92], 28, 8, rng, 0.1), true), fg) +
    fill(linePath(glass, true), fg) +
    fill(linePath(inner, true), bg) +
    fill(linePath(liquid, true), fg) +
    fill(
      sprig +
        [
          [-30, 62, 6],
          [32, 58, 7],
          [-16, 36, 4],
        ]
          .map(([x = 0, y = 0, r = 5]) => curvePath(ellipseLoop(x, y, r, r, 12), true))
          .join(''),
      bg,
    ) +
    fill(wedge([-20, -20], [-30, 4], [-42, 28], 5), fg)
  )
}

const rope = (line: readonly Pt[], fg: string, bg: string, width: number): string => {
  const data = curvePath(line)
  return (
    stroke(data, bg, width * 1.5) +
    stroke(data, fg, width) +
    stroke(data, bg, width * 0.62, 0.85)
      .replace(' stroke-linecap=\"round\"', '')
      .replace('/>', ` stroke-dasharray="${width * 0.16} ${width * 0.5}" stroke-linecap=\"butt\"/>`)
  )
}

export const knot: Glyph = (fg, bg, rng) => {
  if (rng.fork('turn').chance(0.5)) {
    const part = (from: number, to: number): Pt[] =>
      steps(26, from, to).map((t): Pt => [
        (Math.sin(t) + 2 * Math.sin(2 * t)) * 31,
        -(Math.cos(t) - 2 * Math.cos(2 * t)) * 31 + 6,
      ])
    return (
      [0, 1, 2].map((i) => rope(part((i * TAU) / 3 + 0.2, ((i + 1) * TAU) / 3 + 0.34), fg, bg, 21)).join('') +
      rope(part(0.05, 0.75), fg, bg, 21)
    )
  }
  const curve = (from: number, to: number): Pt[] =>
    steps(30, from, to).map((t): Pt => [Math.sin(t) * 82, Math.sin(t * 2) * 46])
  const tails =
    rope(
      [
        [-98, 74],
        [-40, 58],
        [0, 0],
        [30, -34],
      ],
      fg,
      bg,
      17,
    ) +
    rope(
      [
        [98, 74],
        [44, 60],
        [6, 8],
      ],
      fg,
      bg,
      17,
    )
  return (
    tails +
    rope(curve(0.3, Math.PI + 0.2), fg, bg, 19) +
    rope(curve(Math.PI - 0.25, TAU + 0.25), fg, bg, 19) +
    rope(
      [
        [-30, -34],
        [0, 0],
        [26, 30],
      ],
      fg,
      bg,
      19,
    )
  )
}

/** A shop sign on an iron bracket, with nothing written on it. */
export const sign: Glyph = (fg, bg, rng) => {
  const hooks = [-26, 56]
  const iron = [rectLoop(-92, -72, 17, 104, 3), rectLoop(-84, -64, 170, 15, 3)]
  const brace: Pt[] = [
    [-80, 4],
    [-62, -2],
    [-50, -22],
    [-46, -54],
  ]
  const ring = (x: number, y: number, rx: number, ry: number): string => curvePath(ellipseLoop(x, y, rx, ry, 14), true)
  const links = hooks.flatMap((x) => [-40, -24].map((y) => ring(x, y, 7, 10))).join('')
  return (
    fill(iron.map((part) => solid(part, rng, 1.2)).join(''), fg) +
    stroke(curvePath(brace), fg, 9) +
    fill(solid(rectLoop(-54, -14, 138, 92, 14), rng), fg) +
    stroke(links, fg, 6) +
    stroke(curvePath(rectLoop(-43, -2, 116, 68, 10), true), bg, 5) +
    fill(hooks.map((x) => ring(x, -8, 4.5, 4.5)).join(''), bg)
  )
}

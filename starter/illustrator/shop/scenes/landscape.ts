import { darken, lighten, mix } from '../../color'
import { lerp, steps, type Pt } from '../../geometry'
import { inkLine, wedge } from '../../ink-outline'
import { loopNoise, type Rng } from '../../prng'
import { curvePath, fill, linePath, stroke } from '../../svg'
import { blob } from '../../wash'
import { thing } from '../materials'
import { roundedPoly } from '../shapes'
import { hand, type Studio } from '../studio'

/** A far ridge: a soft wash with a broken pen line on its crest. */
export function ridge(y: number, rise: number, color: string, rng: Rng): string {
  const [w, floor] = [1600, 900]
  const [slow, quick] = [loopNoise(rng, 5), loopNoise(rng, 13)]
  const crest = steps(40, -20, w + 20).map((x): Pt => [
    x,
    y - rise * (0.5 + 0.5 * slow((x + 20) / (w + 60))) - quick(x / w) * rise * 0.16,
  ])
  const hatch = crest
    .filter((_, i) => i % 2 === 0)
    .map(([x, py]) => wedge([x, py + 6], [x + 12, py + 26], [x + 30, py + rng.range(40, 80)], 3))
    .join('')
  return (
    fill(
      curvePath(
        [...crest, [w + 20, floor], [-20, floor]].map((p) => p as Pt),
        true,
      ),
      color,
      0.55,
    ) +
    fill(
      curvePath(
        [...crest.map(([x, py]): Pt => [x, py + 26]), [w + 20, floor], [-20, floor]].map((p) => p as Pt),
        true,
      ),
      darken(color, 0.15),
      0.25,
    ) +
    fill(hatch, darken(color, 0.7), 0.22) +
    inkLine(crest, rng, { weight: 2.6, color: darken(color, 0.7), opacity: 0.5 })
  )
}

/** A tree as a pen-and-wash sign: conifers of hanging strokes, broadleaves of clumps. */
function tree(x: number, foot: number, h: number, kind: 'fir' | 'broad', rng: Rng): string {
  const green = rng.pick(
    kind === 'fir' ? ['#4f6444', '#5c7150', '#44583f'] : ['#8a8f48', '#a58a3c', '#75864a', '#b07a3a'],
  )
  const trunk = fill(
    wedge([x, foot], [x + rng.range(-4, 4), foot - h * 0.5], [x, foot - h * 0.92], h * 0.07),
    '#5a4632',
    0.85,
  )
  if (kind === 'fir') {
    let boughs = ''
    for (const t of steps(13, 0.1, 1))
      for (const k of [-1, 1])
        boughs += wedge(
          [x, foot - h * (1.02 - t * 0.86)],
          [x + k * h * 0.1 * t, foot - h * (1.0 - t * 0.86)],
          [x + k * h * (0.06 + 0.2 * t) * rng.range(0.8, 1.15), foot - h * (0.93 - t * 0.86)],
          h * 0.075,
        )
    return trunk + fill(boughs, green, 0.8) + stroke(boughs, darken(green, 0.75), 1.1, 0.4)
  }
  const clumps = Array.from({ length: 8 }, () =>
    blob(
      [x + rng.gauss() * h * 0.16, foot - h * rng.range(0.45, 0.95)],
      h * rng.range(0.12, 0.22),
      h * rng.range(0.1, 0.17),
      rng,
      0.3,
      16,
    ),
  )
  const dots = Array.from(
    { length: 70 },
    () =>
      `M${Math.round(x + rng.gauss() * h * 0.19 + h * 0.03)} ${Math.round(foot - h * rng.range(0.38, 0.95))}l${rng.int(3, 7)} ${rng.int(1, 5)}`,
  ).join('')
  return (
    trunk +
    clumps.map((loop, i) => fill(curvePath(loop, true), i % 2 ? lighten(green, 0.2) : green, 0.6)).join('') +
    stroke(dots, darken(green, 0.7), 2.4, 0.45) +
    stroke(clumps.map((loop) => curvePath(loop.slice(2, 9))).join(''), darken(green, 0.8), 1.6, 0.45)
  )
}

export const wood = (
  from: number,
  to: number,
  foot: number,
  h: number,
  count: number,
  rng: Rng,
  mixOf: 'fir' | 'broad' | 'both',
): string =>
  steps(count, from, to)
    .map((x) => ({ x: x + rng.range(-30, 30), y: foot + rng.range(-14, 14) }))
    .sort((a, b) => a.y - b.y)
    .map((p) => tree(p.x, p.y, h * rng.range(0.7, 1.15), mixOf === 'both' ? rng.pick(['fir', 'broad']) : mixOf, rng))
    .join('')

/** A river winding to the front of the picture. */
export function river(rng: Rng, top: number, foot: number): string {
  const phase = rng.range(0, 6)
  const at = (t: number): Pt => [860 + Math.sin(t * 5.4 + phase) * (30 + 190 * t), lerp(top, foot, t ** 1.25)]
  const half = (t: number): number => lerp(8, 150, t ** 1.5)
  const course = steps(22, 0, 1)
  const bank = (k: number): Pt[] => course.map((t) => [at(t)[0] + k * half(t), at(t)[1]])
  const ripple = (): string => {
    const t = rng.range(0.15, 1)
    const [x, y] = at(t)
    const l = half(t) * rng.range(0.2, 0.7)
    const from = x + rng.range(-0.85, 0.2) * half(t)
    return curvePath([
      [from, y],
      [from + l / 2, y - 3],
      [from + l, y + 1],
    ])
  }
  const lines = Array.from({ length: 40 }, ripple).join('')
  return (
    fill(curvePath([...bank(-1), ...bank(1).reverse()], true), '#9db9c0', 0.85) +
    inkLine(bank(-1), rng, { weight: 5, color: '#4d5b42', opacity: 0.6 }) +
    inkLine(bank(1), rng, { weight: 5, color: '#4d5b42', opacity: 0.6 }) +
    stroke(lines, '#f4f8f2', 3.4, 0.7) +
    stroke(lines, '#4f6a70', 1.4, 0.3)
  )
}

/** Town roofs along a horizon. */
export function roofs(s: Studio, y: number): string {
  const rng = s.rng.fork('roofs')
  let x = 20
  let svg = ''
  while (x < 1560) {
    const [w, h] = [rng.range(90, 170), rng.range(110, 260)]
    const wall = rng.pick(['#dccbae', '#c9b79a', '#e3d6bd', '#bfae98', '#d0a88a'])
    const house = roundedPoly(
      [
        [x, y - h],
        [x + w, y - h + rng.range(-6, 6)],
        [x + w, y + 20],
        [x, y + 20],
      ],
      3,
    )
    const roof = roundedPoly(
      [
        [x - 8, y - h + 4],
        [x + w * 0.5, y - h - rng.range(20, 70)],
        [x + w + 8, y - h + 4],
      ],
      3,
    )
    let panes = ''
    for (let py = y - h + 28; py < y - 30; py += 46)
      for (let px = x + 16; px < x + w - 22; px += 36)
        panes += linePath(
          [
            [px, py],
            [px + 15, py],
            [px + 15, py + 24],
            [px, py + 24],
          ],
          true,
        )
    svg +=
      thing(house, hand(s, `house${Math.round(x)}`), 'house', {
        base: wall,
        flood: lighten(wall, 0.3),
        gloss: 0.15,
        depth: 0.3,
        hatch: 0,
        inkWeight: 2.4,
        detail: fill(panes, '#5c5a52', 0.55),
      }) +
      thing(roof, hand(s, `roof${Math.round(x)}`), 'roof', {
        base: rng.pick(['#9a5238', '#7d4a3a', '#6d6a62']),
        hatch: 0,
        inkWeight: 2.4,
      })
    x += w + rng.range(-6, 10)
  }
  return svg
}

/** Sky and haze over the whole strip. */
export function sky(color: string, rng: Rng): string {
  let svg = ''
  for (let i = 0; i < 9; i += 1)
    svg += fill(
      curvePath(
        blob([rng.range(100, 1500), rng.range(80, 380)], rng.range(180, 420), rng.range(50, 120), rng, 0.3, 26),
        true,
      ),
      i % 3 ? mix(color, '#ffffff', 0.3) : color,
      0.13,
    )
  return (
    svg +
    fill(curvePath(blob([rng.range(250, 1350), rng.range(130, 230)], 70, 70, rng, 0.03, 30), true), '#f6e2b0', 0.75)
  )
}

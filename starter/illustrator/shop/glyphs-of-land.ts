import { steps, TAU, type Pt } from '../geometry'
import { penLine, wedge } from '../ink-outline'
import { curvePath, fill, linePath } from '../svg'
import { type Glyph, solid, polar, cutsBetween } from './glyph'
import { ellipseLoop, smoothLoop } from './shapes'

export const hill: Glyph = (fg, bg, rng) => {
  const big: Pt[] = [
    [-100, 66],
    [-56, 4],
    [-40, -8],
    [-8, -66],
    [4, -74],
    [30, -34],
    [44, -28],
    [100, 66],
  ]
  const near = smoothLoop([
    [-104, 70],
    [-60, 50],
    [-10, 60],
    [46, 46],
    [104, 68],
    [70, 84],
    [0, 96],
    [-70, 86],
  ])
  const shade = steps(9, 0, 1)
    .map((t) => wedge([8 + t * 58, -62 + t * 100], [12 + t * 40, -30 + t * 90], [2 + t * 30, 20 + t * 40], 7))
    .join('')
  const snow = linePath(
    [
      [-24, -38],
      [-8, -66],
      [4, -74],
      [22, -46],
      [10, -36],
      [2, -44],
      [-10, -28],
    ],
    true,
  )
  return (
    fill(solid(ellipseLoop(-58, -58, 21, 21), rng), fg) +
    fill(linePath(big, true), fg) +
    fill(snow, bg) +
    fill(shade, bg, 0.92) +
    fill(solid(near, rng), bg) +
    fill(
      solid(
        near.map(([x, y]): Pt => [x * 0.97, y + 6]),
        rng,
      ),
      fg,
    ) +
    fill(
      steps(9, -64, 64)
        .map((x) => wedge([x, 66], [x + 3, 72], [x + 5, 80], 5))
        .join(''),
      bg,
    )
  )
}

export const sun: Glyph = (fg, bg, rng) => {
  const rays = steps(17, Math.PI * 1.02, TAU * 0.99)
    .map((a, i) =>
      wedge(polar(a, 52, 0, 30), polar(a + 0.02, 74, 0, 30), polar(a, i % 2 ? 84 : 104, 0, 30), i % 2 ? 9 : 14),
    )
    .join('')
  const dome = [...steps(17, Math.PI, TAU).map((a) => polar(a, 45, 0, 30)), [45, 30] as Pt, [-45, 30] as Pt]
  const waves = [48, 66, 84]
    .map((y, i) =>
      penLine(
        steps(9, -1, 1).map((u): Pt => [u * (92 - i * 20), y + Math.sin(u * 7 + i) * 4]),
        rng,
        11,
      ),
    )
    .join('')
  return (
    fill(rays, fg) +
    fill(linePath(dome, true), fg) +
    fill(cutsBetween(9, Math.PI + 0.2, TAU - 0.2, 40, 14, 6, rng, 0, 30), bg) +
    fill(waves, fg)
  )
}

export const wave: Glyph = (fg, bg) => {
  const row = (y: number, k: number): string => {
    const reach = Math.sqrt(1 - (Math.max(0, y) / 112) ** 2) * 98
    const crest = steps(25, -1, 1).map((u): Pt => [u * reach, y + Math.sin(u * Math.PI * 2.1 + k) * 14])
    const belly = [...crest]
      .reverse()
      .map(([x, py]): Pt => [x * 0.99, py + 19 * Math.sqrt(Math.max(0, 1 - (x / reach) ** 2)) + 1])
    return fill(curvePath([...crest, ...belly], true), fg)
  }
  const pine = (x: number, h: number): string =>
    fill(
      [0, 1, 2]
        .map((i) =>
          linePath(
            [
              [x, -28 - h + i * h * 0.24],
              [x - 13 - i * 7, -28 - h * 0.52 + i * h * 0.25],
              [x + 13 + i * 7, -28 - h * 0.52 + i * h * 0.25],
            ],
            true,
          ),
        )
        .join('') +
        linePath(
          [
            [x - 4, -34],
            [x + 4, -34],
            [x + 4, -8],
            [x - 4, -8],
          ],
          true,
        ),
      fg,
    )
  return (
    pine(-46, 46) +
    pine(0, 66) +
    pine(44, 52) +
    row(4, 0.4) +
    row(38, 1.5) +
    row(72, 2.6) +
    fill(
      steps(6, -80, 80)
        .map((x) => wedge([x, 20], [x + 8, 17], [x + 20, 18], 4))
        .join(''),
      bg,
    )
  )
}

export const star: Glyph = (fg, bg, rng) => {
  let light = ''
  let dark = ''
  steps(9, -Math.PI / 2, Math.PI * 1.5)
    .slice(0, 8)
    .forEach((a, i) => {
      const [tip, side] = [polar(a, (i % 2 ? 66 : 98) * rng.range(0.98, 1.02)), polar(a + Math.PI / 8, 34)]
      light += linePath([[0, 0], polar(a - Math.PI / 8, 34), tip], true)
      dark += linePath([[0, 0], polar(a + 0.05, 12), tip, side], true)
    })
  const hatch = steps(9, -Math.PI / 2, Math.PI * 1.5)
    .slice(0, 8)
    .map((a) => wedge(polar(a + 0.28, 14), polar(a + 0.2, 30), polar(a + 0.08, 54), 5))
    .join('')
  return (
    fill(light + dark, fg) +
    fill(dark, bg, 0.35) +
    fill(hatch, bg, 0.9) +
    fill(curvePath(ellipseLoop(0, 0, 13, 13, 16), true), bg) +
    fill(curvePath(ellipseLoop(0, 0, 7, 7, 12), true), fg)
  )
}

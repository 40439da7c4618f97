import { steps, TAU, type Pt } from '../geometry'
import { penLine, wedge } from '../ink-outline'
import { curvePath, fill, linePath, stroke } from '../svg'
import { blob, wobble } from '../wash'
import { type Glyph, solid, polar, cutsBetween } from './glyph'
import { ellipseLoop, smoothLoop } from './shapes'

export const spore: Glyph = (fg, bg, rng) => {
  const seeds = [
    [-62, -46, -0.5],
    [-22, -70, -0.18],
    [22, -70, 0.18],
    [62, -46, 0.5],
  ] as const
  const club = smoothLoop([
    [-12, 92],
    [-15, 50],
    [-32, 8],
    [-36, -12],
    [0, -24],
    [36, -12],
    [32, 8],
    [15, 50],
    [12, 92],
  ])
  let svg =
    fill(solid(club, rng), fg) +
    fill(
      steps(5, -16, 16)
        .map((x) => wedge([x * 1.4, -8], [x, 30], [x * 0.4, 72], 5))
        .join(''),
      bg,
      0.85,
    )
  seeds.forEach(([x, y, lean]) => {
    svg += fill(
      penLine(
        [
          [x * 0.45, -14],
          [x * 0.8, -26],
          [x * 0.94, y + 22],
        ],
        rng,
        8,
      ),
      fg,
    )
    const loop = ellipseLoop(0, 0, 17, 25).map(([px, py]): Pt => [
      x + px * Math.cos(lean) - py * Math.sin(lean),
      y + px * Math.sin(lean) + py * Math.cos(lean),
    ])
    svg += fill(solid(loop, rng), fg) + fill(wedge([x + 6, y + 12], [x + 10, y], [x + 3, y - 14], 5), bg, 0.85)
  })
  return svg
}

export const gill: Glyph = (fg, bg, rng) => {
  const rim = [
    ...steps(19, Math.PI, TAU).map((a) => polar(a, 96, 0, 34)),
    ...steps(9, 0, Math.PI)
      .slice(1, -1)
      .map((a): Pt => [Math.cos(a) * 96, 34 + Math.sin(a) * 16]),
  ]
  const stem = smoothLoop([
    [-16, 26],
    [-14, 58],
    [-22, 92],
    [0, 98],
    [22, 92],
    [14, 58],
    [16, 26],
    [0, 20],
  ])
  return (
    fill(solid(rim, rng), fg) +
    fill(
      steps(23, Math.PI + 0.1, TAU - 0.1)
        .map((a, i) => wedge(polar(a, 84, 0, 34), polar(a, 60, 0, 34), polar(a, i % 2 ? 54 : 30, 0, 34), 11))
        .join(''),
      bg,
    ) +
    fill(solid(stem, rng), bg) +
    fill(
      solid(
        stem.map(([x, y]): Pt => [x * 0.72, y + 4]),
        rng,
      ),
      fg,
    )
  )
}

export const capMark: Glyph = (fg, bg, rng) => {
  const top = smoothLoop([
    [-94, 10],
    [-84, -38],
    [-40, -78],
    [0, -86],
    [42, -76],
    [86, -36],
    [94, 10],
    [60, 24],
    [0, 29],
    [-60, 24],
  ])
  const stem = smoothLoop([
    [-22, 22],
    [-19, 56],
    [-34, 86],
    [0, 97],
    [34, 86],
    [19, 56],
    [22, 22],
  ])
  const cuts = steps(9, -0.86, 0.86)
    .map((u) => wedge([u * 80, 8 - Math.abs(u) * 4], [u * 74, -26], [u * 52, -50 + u * u * 22], 7))
    .join('')
  const gills = steps(17, -0.92, 0.92)
    .map((u) => wedge([u * 92, 15 + (1 - u * u) * 6], [u * 60, 21], [u * 26, 24], 3.4))
    .join('')
  return (
    fill(solid(stem, rng), fg) +
    fill(
      steps(4, -10, 12)
        .map((x) => wedge([x * 1.2, 88], [x * 0.9, 62], [x, 34], 4.5))
        .join(''),
      bg,
      0.9,
    ) +
    fill(solid(top, rng), fg) +
    fill(cuts, bg, 0.92) +
    fill(gills, bg)
  )
}

export const log: Glyph = (fg, bg, rng) => {
  const face = ellipseLoop(-14, 34, 58, 58)
  const body = smoothLoop([
    [-14, -24],
    [60, -20],
    [92, -8],
    [98, 36],
    [90, 78],
    [56, 92],
    [-14, 92],
    [-60, 60],
    [-60, 8],
  ])
  const rings = [0.78, 0.55, 0.32, 0.12]
    .map((k) => curvePath(blob([-14, 34], 58 * k, 58 * k, rng, 0.07, 22), true))
    .join('')
  const bark = steps(6, -10, 82)
    .map((y) =>
      penLine(
        [
          [52, y],
          [72, y + 3],
          [92, y + 1],
        ],
        rng,
        5,
      ),
    )
    .join('')
  const small = (x: number, y: number, k: number): string => {
    const top = smoothLoop([
      [-40, 4],
      [-30, -24],
      [0, -36],
      [30, -24],
      [40, 4],
      [0, 12],
    ]).map(([px, py]): Pt => [x + px * k, y + py * k])
    const stem: Pt[] = [
      [x - 8 * k, y],
      [x - 10 * k, y + 52 * k],
      [x + 10 * k, y + 52 * k],
      [x + 8 * k, y],
    ]
    return (
      fill(linePath(stem, true), fg) +
      fill(solid(top, rng), fg) +
      fill(
        [-0.6, 0, 0.6]
          .map((u) => wedge([x + u * 32 * k, y], [x + u * 28 * k, y - 12 * k], [x + u * 20 * k, y - 24 * k], 5 * k))
          .join(''),
        bg,
      )
    )
  }
  return (
    small(18, -52, 1.05) +
    small(66, -34, 0.66) +
    fill(solid(body, rng), fg) +
    fill(bark, bg, 0.9) +
    fill(solid(face, rng), bg) +
    stroke(curvePath(wobble(ellipseLoop(-14, 34, 54, 54), rng, 2), true), fg, 8) +
    stroke(rings, fg, 5.5) +
    fill(cutsBetween(3, 0.4, 4.4, 50, 20, 6, rng, -14, 34), fg)
  )
}

export const leaf: Glyph = (fg, bg, rng) => {
  const put = ([x, y]: Pt): Pt => [x * 0.8 + y * 0.6, -x * 0.6 + y * 0.8]
  const blade = smoothLoop([
    [-78, 0],
    [-52, -34],
    [-6, -52],
    [44, -40],
    [104, 0],
    [44, 40],
    [-6, 52],
    [-52, 34],
  ]).map(put)
  const veins = steps(6, -48, 58)
    .flatMap((x) =>
      [-1, 1].map((s) => wedge(put([x, 0]), put([x + 14, s * 14]), put([x + 30, s * (34 - Math.abs(x) * 0.2)]), 7)),
    )
    .join('')
  return (
    fill(penLine([put([-112, 8]), put([-80, 0]), put([-60, 0])], rng, 13), fg) +
    fill(solid(blade, rng), fg) +
    fill(penLine([put([-80, 0]), put([0, 2]), put([92, 0])], rng, 9) + veins, bg)
  )
}

import { BARK, barkMarks, endGrain, mossPatch } from './bark'
import { mix } from './color'
import { lerp, steps, type Pt } from './geometry'
import type { Bark } from './habit'
import { shadowSide, stipple } from './hatch'
import { loopNoise } from './prng'
import { curvePath, fill, linear, num, stroke } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

/** A lying log: left end at `x`, `y` is its upper edge, all in pixels. */
export function lyingLog(x: number, y: number, length: number, girth: number, bark: Bark, brush: Brush): string {
  const own = forkBrush(brush, 'log')
  const { base, flood, dark } = BARK[bark]
  const sag = loopNoise(own.rng, 7)
  const at = (u: number, v: number): Pt => [
    x + u * length,
    y + girth / 2 + (v * girth) / 2 + sag(u * 0.8) * girth * 0.05 - u * girth * 0.12,
  ]
  const right = steps(7, -1, 1).map((v): Pt => [
    at(1, v)[0] + (1 - v * v) * girth * 0.14 + own.rng.range(-5, 5),
    at(1, v)[1],
  ])
  const left = steps(7, 1, -1).map((v): Pt => [at(0, v)[0] - (1 - v * v) * girth * 0.16, at(0, v)[1]])
  const loop = wobble(
    [...steps(30, 0.02, 0.98).map((u) => at(u, -1)), ...right, ...steps(30, 0.98, 0.02).map((u) => at(u, 1)), ...left],
    own.rng,
    5,
    40,
  )
  const shadow =
    fill(
      curvePath(blob([x + length * 0.52, y + girth * 1.0], length * 0.56, girth * 0.2, own.rng, 0.16, 30), true),
      '#4b4231',
      0.2,
    ) +
    fill(
      curvePath(blob([x + length * 0.56, y + girth * 1.03], length * 0.48, girth * 0.13, own.rng, 0.16, 30), true),
      '#3b3324',
      0.22,
    )
  const body = washedBody(loop, own, {
    base,
    flood,
    depth: 0.35,
    gloss: 0.15,
    ink: dark,
    inkWeight: 4.4,
    detail: barkMarks(bark, at, length, girth, own.rng.fork('bark')) + mossPatch(at, own.rng.fork('moss'), girth),
    over:
      fill(
        curvePath([...steps(12, 0, 1).map((u) => at(u, 0.3)), ...steps(12, 1, 0).map((u) => at(u, 1.1))], true),
        dark,
        0.28,
      ) +
      fill(
        curvePath([...steps(12, 0, 1).map((u) => at(u, 0.66)), ...steps(12, 1, 0).map((u) => at(u, 1.1))], true),
        dark,
        0.25,
      ) +
      stipple(loop, own.rng, dark, (_, v) => v ** 2, 500, 2, 0.4),
  })
  return (
    shadow +
    body +
    endGrain([x + girth * 0.02, y + girth / 2 + girth * 0.02], girth * 0.2, girth * 0.47, bark, forkBrush(own, 'end'))
  )
}

/** A standing trunk that runs off the top and bottom as a ragged vignette. `x` is its middle. */
export function standingTrunk(x: number, top: number, bottom: number, girth: number, bark: Bark, brush: Brush): string {
  const own = forkBrush(brush, 'trunk')
  const { base, flood, dark } = BARK[bark]
  const height = bottom - top
  const bend = loopNoise(own.rng, 5)
  const at = (u: number, v: number): Pt => [
    x + bend(u * 0.7) * girth * 0.05 + (v * girth * (1 + 0.12 * u ** 4)) / 2,
    top + u * height,
  ]
  const loop = wobble(
    [...steps(26, 0, 1).map((u) => at(u, 1)), ...steps(26, 1, 0).map((u) => at(u, -1))],
    own.rng,
    5,
    40,
  )
  const svg = washedBody(loop, own, {
    base,
    flood,
    form: 'tube',
    depth: 0.62,
    gloss: 0.3,
    ink: dark,
    inkWeight: 4,
    detail:
      barkMarks(bark, at, height, girth, own.rng.fork('bark')) +
      mossPatch((u, v) => at(0.6 + u * 0.4, v), own.rng.fork('moss'), girth),
    over: stipple(loop, own.rng, dark, (u) => Math.max(0, u - 0.4) ** 1.5, 700, 2, 0.4),
  })
  // The trunk thins out like a brush running dry instead of ending at a cut.
  const fade = linear(
    own.ids,
    [0, top],
    [girth * 0.06, bottom],
    [
      [0, '#ffffff', 0],
      [0.055, '#ffffff', 0],
      [0.11, '#ffffff', 0.5],
      [0.2, '#ffffff', 1],
      [0.84, '#ffffff', 1],
      [0.92, '#ffffff', 0.5],
      [0.97, '#ffffff', 0],
      [1, '#ffffff', 0],
    ],
  )
  const id = own.ids.next('m')
  return `${fade.def}<mask id="${id}" maskUnits="userSpaceOnUse" x="${num(x - girth)}" y="${num(top - 20)}" width="${num(girth * 2)}" height="${num(height + 40)}">${fill(`M${num(x - girth)} ${num(top - 20)}h${num(girth * 2)}v${num(height + 40)}h${num(-girth * 2)}z`, fade.paint)}</mask><g mask="url(#${id})">${svg}</g>`
}

/** A stump with its sawn top at `y`; `x` is its middle. */
export function stump(x: number, y: number, width: number, height: number, bark: Bark, brush: Brush): string {
  const own = forkBrush(brush, 'stump')
  const { base, flood, dark } = BARK[bark]
  const at = (u: number, v: number): Pt => [
    x + (v * width * (1 + 0.32 * u ** 3)) / 2,
    y + u * height + Math.sqrt(Math.max(0, 1 - v * v)) * width * 0.1,
  ]
  const roots = steps(11, 1, -1).map((v, i): Pt => [
    at(1, v)[0] * 1 + (Math.abs(v) > 0.8 ? Math.sign(v) * width * 0.08 : 0),
    at(1, v)[1] + (i % 2 ? -height * 0.08 : height * 0.07),
  ])
  const loop = wobble(
    [
      ...steps(9, -1, 1).map((v) => at(0, v)),
      ...steps(14, 0.06, 0.94).map((u) => at(u, 1)),
      ...roots,
      ...steps(14, 0.94, 0.06).map((u) => at(u, -1)),
    ],
    own.rng,
    4,
    30,
  )
  const shadow = fill(
    curvePath(blob([x + width * 0.08, y + height * 1.02], width * 0.7, height * 0.14, own.rng, 0.2, 26), true),
    '#4b4231',
    0.26,
  )
  const body = washedBody(loop, own, {
    base,
    flood,
    form: 'tube',
    depth: 0.62,
    gloss: 0.25,
    ink: dark,
    inkWeight: 4,
    detail: barkMarks(bark, at, height, width, own.rng.fork('bark')) + mossPatch(at, own.rng.fork('moss'), width),
    over: stipple(loop, own.rng, dark, shadowSide, 500, 2, 0.4),
  })
  return shadow + body + endGrain([x, y + 2], width * 0.49, width * 0.11, bark, forkBrush(own, 'top'))
}

/** A thin branch across the picture, for ears and jellies. */
export function branch(x: number, y: number, length: number, girth: number, bark: Bark, brush: Brush): string {
  const own = forkBrush(brush, 'branch')
  const { base, flood, dark } = BARK[bark]
  const sway = loopNoise(own.rng, 5)
  const at = (u: number, v: number): Pt => [
    x + u * length,
    y + sway(u * 0.8) * girth * 0.35 - u * length * 0.05 + (v * girth * lerp(1.05, 0.8, u)) / 2,
  ]
  const twig = (u: number, dx: number, dy: number): string => {
    const [px, py] = at(u, dy < 0 ? -0.9 : 0.9)
    return (
      stroke(
        curvePath([
          [px, py],
          [px + dx * 0.5, py + dy * 0.4],
          [px + dx, py + dy],
        ]),
        dark,
        girth * 0.2,
        0.9,
      ) +
      stroke(
        curvePath([
          [px, py],
          [px + dx * 0.5, py + dy * 0.4],
          [px + dx, py + dy],
        ]),
        mix(base, flood, 0.5),
        girth * 0.15,
      )
    )
  }
  const loop = wobble(
    [...steps(26, 0, 1).map((u) => at(u, -1)), ...steps(26, 1, 0).map((u) => at(u, 1))],
    own.rng,
    3,
    40,
  )
  const body = washedBody(loop, own, {
    base,
    flood,
    depth: 0.4,
    gloss: 0.3,
    ink: dark,
    inkWeight: 3.6,
    detail: barkMarks(bark, at, length, girth, own.rng.fork('bark')),
    over: fill(
      curvePath([...steps(12, 0, 1).map((u) => at(u, 0.35)), ...steps(12, 1, 0).map((u) => at(u, 1.1))], true),
      dark,
      0.34,
    ),
  })
  return (
    twig(0.85, length * 0.1, -girth * 1.1) +
    twig(0.12, -length * 0.05, girth * 0.9) +
    body +
    endGrain([at(0, 0)[0], at(0, 0)[1]], girth * 0.16, girth * 0.5, bark, forkBrush(own, 'end'))
  )
}

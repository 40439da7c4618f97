import { darken, inkFor, mix, shadeOf } from './color'
import { heldAt, normals, resample, ribbon, splinePoints, steps, type Pt } from './geometry'
import { shadowSide, stipple } from './hatch'
import { penLine, wedge } from './ink-outline'
import type { StemShape } from './habit'
import type { Look } from './look'
import type { Rng } from './prng'
import { curvePath, fill, linear, num, stroke } from './svg'
import { forkBrush, washedBody, wobble, type Brush } from './wash'

/** Half width along the stem, base to apex, as a fraction of the stem's nominal width. */
const PROFILES: Record<StemShape, readonly number[]> = {
  even: [0.5, 0.56, 0.52, 0.49, 0.47, 0.46, 0.48, 0.54],
  club: [0.62, 0.78, 0.72, 0.6, 0.52, 0.47, 0.45, 0.48],
  bulb: [0.7, 1.02, 0.94, 0.6, 0.49, 0.46, 0.43, 0.47],
  fat: [0.6, 0.98, 1.08, 1.0, 0.86, 0.72, 0.62, 0.62],
  taper: [0.3, 0.36, 0.42, 0.46, 0.5, 0.55, 0.62, 0.76],
  root: [0.14, 0.3, 0.44, 0.5, 0.5, 0.48, 0.48, 0.52],
  // A round bulb that ends abruptly, as one with a rim does.
  globe: [0.6, 1.08, 1.2, 0.98, 0.54, 0.48, 0.47, 0.46, 0.45, 0.44, 0.44, 0.48],
  thread: [0.62, 0.54, 0.5, 0.5, 0.5, 0.5, 0.5, 0.55],
}

export interface StipeSpec {
  readonly length: number
  readonly width: number
  /** Sideways reach of the curve in pixels; positive leans right. */
  readonly lean: number
}

export interface Stipe {
  /** Base to apex; the base is the origin. */
  readonly axis: readonly Pt[]
  readonly half: readonly number[]
  readonly apex: Pt
  /** Turn of the cap, radians. */
  readonly angle: number
  pointAt(t: number): { p: Pt; half: number }
}

/** Lays out a stem, in pixels. */
export function createStipe(spec: StipeSpec, shape: StemShape, rng: Rng): Stipe {
  const { length, width, lean } = spec
  const sway = rng.range(-0.04, 0.04) * length
  const axis = splinePoints(
    [
      [0, 0],
      [lean * 0.1 + sway, -length * 0.33],
      [lean * 0.45 + sway * 0.6, -length * 0.68],
      [lean, -length],
    ],
    33,
  )
  const widths = splinePoints(
    PROFILES[shape].map((w, i): Pt => [i, w]),
    33,
  )
  const half = widths.map(([, w]) => Math.max(1.5, w * width))
  const apex = heldAt(axis, 32)
  const below = heldAt(axis, 28)
  return {
    axis,
    half,
    apex,
    angle: Math.atan2(apex[0] - below[0], below[1] - apex[1]) * 0.75,
    pointAt: (t) => ({ p: heldAt(axis, Math.round(t * 32)), half: heldAt(half, Math.round(t * 32)) }),
  }
}

/** Point on the stem's face: `t` base to apex, `s` -1 left edge to 1 right edge. */
const face = (stipe: Stipe, side: readonly Pt[], t: number, s: number): Pt => {
  const i = Math.round(t * 32)
  const [p, n, h] = [heldAt(stipe.axis, i), heldAt(side, i), heldAt(stipe.half, i)]
  return [p[0] - n[0] * h * s, p[1] - n[1] * h * s]
}

function netting(
  at: (t: number, s: number) => Pt,
  color: string,
  from: number,
  rng: Rng,
  weight: number,
  opacity = 0.6,
): string {
  let data = ''
  const rows = 16
  for (let row = 0; row < rows; row += 1) {
    const t = from + ((1 - from) * row) / rows
    const step = (1 - from) / rows
    for (let k = -3; k <= 3; k += 1) {
      const s = Math.sin(((k + (row % 2) * 0.5) / 3.6) * 1.5)
      const s2 = Math.sin(((k + 0.5 + (row % 2) * 0.5) / 3.6) * 1.5)
      const s3 = Math.sin(((k - 0.5 + (row % 2) * 0.5) / 3.6) * 1.5)
      const jitter = rng.range(-0.06, 0.06)
      if (Math.abs(s2) < 0.99) data += penLine([at(t, s), at(Math.min(1, t + step), s2 + jitter)], rng, weight)
      if (Math.abs(s3) < 0.99) data += penLine([at(t, s), at(Math.min(1, t + step), s3 + jitter)], rng, weight)
    }
  }
  return fill(data, color, opacity)
}

/** Rows of broken chevrons where the skin of a lengthening stem has torn: each piece a shallow arch, staggered like tiles. */
function bands(
  at: (t: number, s: number) => Pt,
  color: string,
  rng: Rng,
  from: number,
  to: number,
  rows: number,
  weight: number,
): string {
  let data = ''
  for (const [row, t] of steps(rows, from, to).entries()) {
    for (const base of steps(4, -0.9, 0.9)) {
      if (rng.chance(0.16)) continue
      const s = base + (row % 2 ? 0.28 : 0) + rng.range(-0.1, 0.1)
      const reach = rng.range(0.2, 0.34)
      const rise = (to - from) * rng.range(0.008, 0.016)
      const edge = (value: number): number => Math.max(-0.98, Math.min(0.98, value))
      const [left, top, right] = [
        at(t, edge(s - reach)),
        at(t + rise * 2, edge(s)),
        at(t + rise * 0.4, edge(s + reach)),
      ]
      data +=
        wedge(top, [(top[0] + left[0]) / 2, top[1]], left, weight) +
        wedge(top, [(top[0] + right[0]) / 2, top[1]], right, weight)
    }
  }
  return fill(data, color, 0.7)
}

function stemTexture(stipe: Stipe, side: readonly Pt[], look: Look, { rng, ids }: Brush): string {
  const at = (t: number, s: number): Pt => face(stipe, side, t, s)
  const { habit, stem } = look
  const mark = habit.stemMark ?? darken(stem, 0.45)
  let fibres = ''
  const width = heldAt(stipe.half, 16) * 2
  const count = Math.round(Math.min(70, 5 + width * 0.6))
  for (let i = 0; i < count; i += 1) {
    const s = rng.range(-0.92, 0.92)
    const t = rng.range(0, 0.8)
    const l = rng.range(0.08, 0.3)
    fibres += wedge(
      at(t, s),
      at(Math.min(1, t + l / 2), s + rng.range(-0.04, 0.04)),
      at(Math.min(1, t + l), s),
      rng.range(1, Math.max(1.6, width * 0.03)),
    )
  }
  let svg = fill(fibres, darken(stem, 0.4), habit.stemTexture === 'fibrils' ? 0.42 : 0.2)
  if (habit.stemTexture === 'snakeskin') svg += bands(at, mark, rng, 0.03, 0.7, 26, Math.max(2.4, width * 0.085))
  if (habit.stemTexture === 'scales') svg += bands(at, mark, rng, 0.04, 0.66, 15, Math.max(2, width * 0.06))
  if (habit.stemTexture === 'net')
    svg +=
      netting(at, darken(stem, 0.55), 0.3, rng.fork('net'), Math.max(2.2, width * 0.014)) +
      netting(
        (t, s) => {
          const [x, y] = at(t, s)
          return [x - width * 0.012, y - width * 0.01]
        },
        '#fffdf6',
        0.3,
        rng.fork('net'),
        Math.max(3.2, width * 0.026),
        0.95,
      )
  if (habit.stemTexture === 'red-net') svg += netting(at, mark, 0.12, rng, Math.max(2.8, width * 0.016), 0.85)
  if (habit.stemTexture === 'pits' || habit.stemTexture === 'shag') {
    let pits = ''
    const shag = habit.stemTexture === 'shag'
    for (let i = 0; i < (shag ? 70 : 16); i += 1) {
      const [t, s] = [rng.range(0.02, shag ? 0.7 : 0.85), rng.range(-0.9, 0.9)]
      const p = at(t, s)
      const size = width * (shag ? 0.05 : 0.045) * rng.range(0.7, 1.3)
      pits += shag
        ? wedge([p[0], p[1]], [p[0] + size, p[1] - size], [p[0] + size * 2, p[1] + size * 0.4], size * 1.6)
        : curvePath(
            [
              [p[0] - size, p[1]],
              [p[0], p[1] - size * 0.8],
              [p[0] + size, p[1]],
              [p[0], p[1] + size * 0.8],
            ],
            true,
          )
    }
    svg += fill(pits, mark, 0.55)
  }
  if (habit.stemTexture === 'dots') {
    let dots = ''
    for (let i = 0; i < 420; i += 1) {
      const [x, y] = at(rng.range(0.02, 0.94), rng.range(-0.96, 0.96))
      dots += `M${num(x)} ${num(y)}h.1`
    }
    svg += stroke(dots, mark, Math.max(2, width * 0.022), 0.85)
  }
  if (habit.stemTexture === 'velvet') {
    const low = linear(
      ids,
      [0, 0],
      [0, stipe.apex[1] * 0.8],
      [
        [0, mark, 0.9],
        [1, mark, 0],
      ],
    )
    svg += low.def + fill(curvePath(ribbon(stipe.axis, stipe.half), true), low.paint)
  }
  if (habit.stemTexture === 'wrinkled') svg += fill(fibres, darken(stem, 0.6), 0.35)
  return svg
}

/** The stem painted about its base; `look.bruise` tints its foot. */
export function paintStipe(stipe: Stipe, look: Look, brush: Brush, inkWeight: number): string {
  const own = forkBrush(brush, 'stipe')
  const side = normals(stipe.axis, false)
  const width = heldAt(stipe.half, 16) * 2
  const outline = ribbon(stipe.axis, stipe.half, 0.42)
  const count = Math.round(Math.min(outline.length, Math.max(26, -stipe.apex[1] / 6 + width / 4)))
  const loop = wobble(resample(outline, count, true), own.rng, Math.min(3.5, width * 0.035), 22)
  const { stem, habit } = look
  const foot = habit.stemBase ?? (look.bruise && /^#4d7/.test(look.bruise) ? look.bruise : mix(stem, '#8a6f4c', 0.45))
  const length = -stipe.apex[1]
  const down = linear(
    own.ids,
    [0, 0],
    [0, -length * 0.42],
    [
      [0, foot, habit.stemBase ? 0.95 : 0.75],
      [0.4, foot, 0.3],
      [1, foot, 0],
    ],
  )
  const hang = linear(
    own.ids,
    [0, -length],
    [0, -length * 0.8],
    [
      [0, shadeOf(stem), 0.6],
      [1, shadeOf(stem), 0],
    ],
  )
  const data = curvePath(loop, true)
  const bruises =
    look.bruise && habit.bruise
      ? [0.2, 0.45]
          .map((t) =>
            fill(
              curvePath(
                ribbon(stipe.axis.slice(Math.round(t * 32), Math.round(t * 32) + 5), [
                  width * 0.05,
                  width * 0.13,
                  width * 0.15,
                  width * 0.1,
                  width * 0.03,
                ]),
                true,
              ),
              look.bruise ?? stem,
              0.3,
            ),
          )
          .join('')
      : ''
  const detail = down.def + fill(data, down.paint) + stemTexture(stipe, side, look, forkBrush(own, 'texture')) + bruises
  return washedBody(loop, own, {
    base: stem,
    flood: mix(stem, look.second, 0.25),
    form: 'tube',
    depth: 0.62,
    gloss: 0.4,
    detail,
    inkWeight,
    ink: inkFor(stem),
    over:
      hang.def +
      fill(data, hang.paint) +
      stipple(loop, own.rng.fork('dots'), inkFor(stem), (u, v) => shadowSide(u, v * 0.6), 150, 1.6, 0.4),
  })
}

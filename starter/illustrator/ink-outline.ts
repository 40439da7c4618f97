import { INK } from './color'
import { clamp, distance, heldAt, normals, resample, wrapAt, type Pt } from './geometry'
import { loopNoise, type Rng } from './prng'
import { fill, half, run, softPath } from './svg'

/** Direction of the shadow side, a unit vector: the light comes from the upper left. */
export const SHADE_SIDE: Pt = [0.57, 0.82]

export interface InkOptions {
  /** Widest line, pixels. */
  readonly weight?: number
  readonly color?: string
  readonly opacity?: number
  /** Pen lifts on a closed loop. */
  readonly lifts?: number
  /** False for a line of even weight, not heavier on the shadow side. */
  readonly shaded?: boolean
}

const lengthOf = (points: readonly Pt[]): number =>
  points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(p, heldAt(points, i - 1))), 0)

function penStroke(points: readonly Pt[], side: readonly Pt[], weight: number, rng: Rng, shaded: boolean): string {
  if (points.length < 2) return ''
  const pressure = loopNoise(rng, 7)
  const last = points.length - 1
  const halves = points.map((_, i) => {
    const t = i / last
    const taper = Math.min(1, Math.sin(Math.PI * t) * 2.4)
    const n = heldAt(side, i)
    const facing = shaded ? clamp((n[0] * SHADE_SIDE[0] + n[1] * SHADE_SIDE[1] + 1) / 2, 0, 1) : 0.6
    return (weight / 2) * Math.max(0.05, taper) * (0.2 + 0.8 * facing ** 1.8) * (1 + 0.3 * pressure(t))
  })
  const out = points.map((p, i): Pt => {
    const n = heldAt(side, i)
    return [p[0] + n[0] * heldAt(halves, i), p[1] + n[1] * heldAt(halves, i)]
  })
  const back = points.map((p, i): Pt => {
    const n = heldAt(side, i)
    return [p[0] - n[0] * heldAt(halves, i), p[1] - n[1] * heldAt(halves, i)]
  })
  return softPath([...out, ...back.reverse()], true)
}

/** A closed contour inked by hand: heavier on the shadow side, with pen lifts. Returns markup. */
export function inkLoop(loop: readonly Pt[], rng: Rng, options: InkOptions = {}): string {
  const { weight = 4, color = INK, opacity = 0.8, lifts = 4, shaded = true } = options
  const count = clamp(Math.round(lengthOf(loop) / (weight < 2.6 ? 23 : 15)), 12, 110)
  const points = resample(loop, count, true)
  const side = normals(points, true)
  const start = rng.int(0, count - 1)
  let data = ''
  for (let i = 0; i < lifts; i += 1) {
    const from = start + Math.floor((count * i) / lifts) - rng.int(1, 4)
    const to = start + Math.floor((count * (i + 1)) / lifts) + rng.int(0, 3)
    const indexes = Array.from({ length: to - from }, (_, k) => from + k)
    data += penStroke(
      indexes.map((k) => wrapAt(points, k)),
      indexes.map((k) => wrapAt(side, k)),
      weight,
      rng,
      shaded,
    )
  }
  return fill(data, color, opacity)
}

/** Path data of an open pen line that swells and tapers, to be filled. */
export function penLine(line: readonly Pt[], rng: Rng, weight: number): string {
  const count = clamp(Math.round(lengthOf(line) / 16), 3, 40)
  const points = resample(line, count, false)
  return penStroke(points, normals(points, false), weight, rng, false)
}

/** An open pen line as markup. */
export function inkLine(line: readonly Pt[], rng: Rng, options: InkOptions = {}): string {
  const { weight = 2.5, color = INK, opacity = 0.8 } = options
  return fill(penLine(line, rng, weight), color, opacity)
}

/** Path data of a thin wedge from a thick root to a point, to be filled: gills, grass, fibrils. */
export function wedge(from: Pt, bend: Pt, to: Pt, width: number): string {
  const length = distance(from, to) || 1
  const nx = ((to[1] - from[1]) / length) * (width / 2)
  const ny = (-(to[0] - from[0]) / length) * (width / 2)
  const [x, y] = [half(from[0] + nx), half(from[1] + ny)]
  const [tx, ty] = [half(to[0]), half(to[1])]
  const out = run([bend[0] + nx - x, bend[1] + ny - y, tx - x, ty - y])
  return `M${run([x, y])}q${out}q${run([bend[0] - nx - tx, bend[1] - ny - ty, from[0] - nx - tx, from[1] - ny - ty])}z`
}

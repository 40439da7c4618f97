import { luminance, mix } from './color'
import { heldAt, lerp, TAU, turn, type Pt } from './geometry'
import { loopNoise, smooth, type Rng } from './prng'
import { softPath, stroke } from './svg'

/** Cells of the grid on which veins are traced, along a side. */
const grid = 80

/** Smooth noise on the plane, about -1 to 1, of which one swelling measures 1. */
function planeNoise(rng: Rng, size: number): (p: Pt) => number {
  const values = Array.from({ length: size * size }, () => rng.range(-1, 1))
  const at = (x: number, y: number): number =>
    values[(((y % size) + size) % size) * size + (((x % size) + size) % size)] ?? 0
  return ([x, y]) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [smooth(x - left), smooth(y - top)]
    return lerp(lerp(at(left, top), at(left + 1, top), u), lerp(at(left, top + 1), at(left + 1, top + 1), u), v)
  }
}

/** Bends and stretches the plane, so that veins flow with the folds a truffle grew from. */
function flowOf(R: number, rng: Rng): (p: Pt) => Pt {
  const [a, b] = [loopNoise(rng, 5), loopNoise(rng, 5)]
  const [start, swirl] = [rng.range(0, TAU), rng.range(0.7, 1.3)]
  return ([x, y]) => {
    const [sx, sy] = turn([x / R, y / R], start + swirl * Math.hypot(x / R, y / R))
    return [sx + 0.2 * a(sy / 3 + 0.5), (sy + 0.2 * b(sx / 3 + 0.5)) * 1.7]
  }
}

/** Lines on which a field changes its sign, in the square of half side `R` (marching squares, segments joined). */
function zeroLines(field: (p: Pt) => number, R: number): Pt[][] {
  const step = (2 * R) / grid
  const at = (i: number, j: number): Pt => [i * step - R, j * step - R]
  const heights = Array.from({ length: grid + 1 }, (_, j) =>
    Array.from({ length: grid + 1 }, (__, i) => field(at(i, j))),
  )
  const height = (i: number, j: number): number => heights[j]?.[i] ?? 0
  const points = new Map<string, Pt>()
  const next = new Map<string, string[]>()
  /** The crossing on the edge between two corners, or null. */
  const crossing = (i: number, j: number, k: number, l: number): string | null => {
    const [from, to] = [height(i, j), height(k, l)]
    if (from > 0 === to > 0) return null
    const key = `${i} ${j} ${k} ${l}`
    const [a, b] = [at(i, j), at(k, l)]
    const t = from / (from - to)
    points.set(key, [lerp(a[0], b[0], t), lerp(a[1], b[1], t)])
    return key
  }
  const join = (a: string, b: string): void => {
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  for (let j = 0; j < grid; j += 1)
    for (let i = 0; i < grid; i += 1) {
      const crossed = [
        crossing(i, j, i + 1, j),
        crossing(i + 1, j, i + 1, j + 1),
        crossing(i, j + 1, i + 1, j + 1),
        crossing(i, j, i, j + 1),
      ].filter((key) => key !== null)
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) join(crossed[pair] ?? '', crossed[pair + 1] ?? '')
    }
  const seen = new Set<string>()
  const walk = (from: string): Pt[] => {
    const line: Pt[] = []
    for (let key: string | undefined = from; key !== undefined; key = next.get(key)?.find((one) => !seen.has(one))) {
      seen.add(key)
      const p = points.get(key)
      if (p) line.push(p)
    }
    return line
  }
  // Lines that end begin at an end, closed ones anywhere.
  const ends = [...next.keys()].filter((key) => next.get(key)?.length === 1)
  return [...ends, ...next.keys()]
    .flatMap((key) => (seen.has(key) ? [] : [walk(key)]))
    .filter((line) => line.length > 3)
}

/**
 * Pale veins that wind, branch and meet in the flesh of a truffle of radius `R`, about the origin: the zero lines of
 * two noise fields, which cross each other as veins do.
 */
export function marbling(R: number, flesh: string, rng: Rng, strength = 1): string {
  const flow = flowOf(R, rng)
  const weights = [0.01, 0.017, 0.027].map((k) => ({ width: k * R, data: '' }))
  const fields = [
    { noise: planeNoise(rng, 16), scale: 5, heavy: 2 },
    { noise: planeNoise(rng, 16), scale: 6.6, heavy: 1 },
  ]
  for (const { noise, scale, heavy } of fields) {
    const field = (p: Pt): number => {
      const [x, y] = flow(p)
      return noise([x * scale + 7, y * scale + 7])
    }
    for (const line of zeroLines(field, R * 1.05)) heldAt(weights, rng.int(heavy - 1, heavy)).data += softPath(line)
  }
  const pale = luminance(flesh) > 0.3 ? '#fffaf0' : mix('#f6ebda', flesh, 0.05)
  return weights.map(({ width, data }) => stroke(data, pale, width, 0.9 * strength)).join('')
}

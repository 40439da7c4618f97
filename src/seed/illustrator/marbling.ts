import { luminance, mix } from './color'
import { heldAt, mixPt, TAU, turn, type Pt } from './geometry'
import { loopNoise, type Rng } from './prng'
import { softPath, stroke } from './svg'

/** Bends a comb of cells into flowing bands, the way veins follow the folds a truffle grew from. */
function flowOf(R: number, rng: Rng): (p: Pt) => Pt {
  const [a, b, c, d] = [loopNoise(rng, 5), loopNoise(rng, 5), loopNoise(rng, 7), loopNoise(rng, 7)]
  const [start, swirl] = [rng.range(0, TAU), rng.range(0.9, 1.6)]
  return ([x, y]) => {
    const [sx, sy] = turn([x, y], start + swirl * Math.hypot(x / R, y / R))
    const [u, v] = [sx / (R * 3) + 0.5, sy / (R * 3) + 0.5]
    return [sx + R * (0.24 * a(v) + 0.1 * c(u + v)), sy + R * (0.24 * b(u) + 0.1 * d(u - v))]
  }
}

/** Corners of a jittered comb, three veins to each: rows of brick joints pulled out of line. */
function comb(R: number, cell: number, rng: Rng): { corner: (row: number, column: number) => Pt; reach: number } {
  const reach = Math.ceil((R * 1.5) / cell)
  const bend = flowOf(R, rng)
  const corners = new Map<string, Pt>()
  const corner = (row: number, column: number): Pt => {
    const key = `${row} ${column}`
    const known = corners.get(key)
    if (known) return known
    const p = bend([
      column * cell * 0.62 + rng.range(-0.32, 0.32) * cell,
      row * cell * 1.05 + ((row + column) % 2 ? 0.13 : -0.13) * cell + rng.range(-0.34, 0.34) * cell,
    ])
    corners.set(key, p)
    return p
  }
  return { corner, reach }
}

/** Pale veins that branch and run together through the flesh of a truffle of radius `R`, about the origin. */
export function marbling(R: number, flesh: string, rng: Rng, strength = 1): string {
  const cell = R * 0.17
  const { corner, reach } = comb(R, cell, rng)
  const weights = [0.014, 0.025, 0.038].map((k) => ({ width: k * R, data: '' }))
  const draw = (line: readonly Pt[], k = rng.int(0, 2)): void => {
    const weight = heldAt(weights, k)
    weight.data += softPath(line)
  }
  const along = (row: number, from: number, count: number): Pt[] =>
    Array.from({ length: count }, (_, i) => corner(row, from + i))
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach * 2; column <= reach * 2;) {
      const length = rng.int(2, 5)
      if (rng.chance(0.84)) draw(along(row, column, length))
      column += length - 1
    }
  for (let row = -reach; row < reach; row += 1)
    for (let column = -reach * 2 + (row & 1); column <= reach * 2; column += 2)
      if (rng.chance(0.62)) {
        const [from, to] = [corner(row, column), corner(row + 1, column)]
        const bow = mixPt(from, to, 0.5)
        draw([from, [bow[0] + rng.range(-0.22, 0.22) * cell, bow[1]], to], rng.int(0, 1))
      }
  const pale = luminance(flesh) > 0.3 ? '#fffaf0' : mix('#f6ebda', flesh, 0.05)
  return weights.map(({ width, data }) => stroke(data, pale, width, 0.9 * strength)).join('')
}

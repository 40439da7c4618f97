import { along, heldAt, inside, boxOf, normals, resample, type Pt } from './geometry'
import { SHADE_SIDE, wedge } from './ink-outline'
import type { Rng } from './prng'
import { fill, num } from './svg'

/**
 * Dots of three sizes inside a loop, denser where `density(x, y)` (0..1) is higher. `tries` limits the number of dots.
 */
export function stipple(
  loop: readonly Pt[],
  rng: Rng,
  color: string,
  density: (u: number, v: number) => number,
  tries: number,
  size = 1.6,
  opacity = 0.5,
): string {
  const box = boxOf(loop)
  const dots = ['', '', '']
  // Small bodies get fewer dots, so that the grain of the picture stays even.
  const budget = Math.round(tries * Math.min(1, (box.w * box.h) / 70000 + 0.06))
  for (let i = 0; i < budget; i += 1) {
    const [u, v] = [rng.next(), rng.next()]
    if (rng.next() > density(u, v)) continue
    const p: Pt = [box.x + u * box.w, box.y + v * box.h]
    if (!inside(loop, p)) continue
    const slot = rng.int(0, 2)
    dots[slot] = `${dots[slot] ?? ''}M${num(p[0])} ${num(p[1])}h.1`
  }
  return dots
    .map(
      (data, i) =>
        data &&
        `<path d="${data}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${num(size * (0.7 + i * 0.45))}"/>`,
    )
    .join('')
}

/** Density for `stipple` that gathers on the shadow side of a round body. */
export const shadowSide = (u: number, v: number): number => {
  const d = (u - 0.38) * SHADE_SIDE[0] + (v - 0.34) * SHADE_SIDE[1]
  return Math.max(0, Math.min(1, d * 2.1)) ** 1.6
}

/** Short tapering strokes from the contour inwards, only on the shadow side. Lengths in pixels. */
export function rimHatch(
  loop: readonly Pt[],
  rng: Rng,
  color: string,
  length: number,
  spacing = 9,
  opacity = 0.4,
): string {
  const box = boxOf(loop)
  const count = Math.round(((box.w + box.h) * 1.8) / spacing)
  const points = resample(loop, Math.max(12, count), true)
  const side = normals(points, true)
  let data = ''
  points.forEach((p, i) => {
    const n = heldAt(side, i)
    const facing = n[0] * SHADE_SIDE[0] + n[1] * SHADE_SIDE[1]
    if (facing < 0.15) return
    const reach = length * facing * rng.range(0.55, 1.1)
    const slant: Pt = [-n[0] * 0.92 - n[1] * 0.35, -n[1] * 0.92 + n[0] * 0.35]
    const start = along(p, n, -1)
    data += wedge(start, along(start, slant, reach * 0.5), along(start, slant, reach), rng.range(1.2, 2.2))
  })
  return fill(data, color, opacity)
}

/** Parallel pencil hatching inside a box-shaped area, as one stroked path's data. */
export function hatchLines(from: Pt, to: Pt, depth: Pt, count: number, rng: Rng): string {
  let data = ''
  for (let i = 0; i < count; i += 1) {
    const t = (i + rng.range(-0.3, 0.3)) / count
    const start: Pt = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const k = rng.range(0.5, 1.05)
    const end: Pt = [start[0] + depth[0] * k, start[1] + depth[1] * k]
    data += wedge(start, [(start[0] + end[0]) / 2 + rng.range(-2, 2), (start[1] + end[1]) / 2], end, rng.range(1, 2))
  }
  return data
}

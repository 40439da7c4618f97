import { steps, type Pt } from '../geometry'
import { wedge } from '../ink-outline'
import type { Rng } from '../prng'
import { curvePath } from '../svg'
import { wobble } from '../wash'

/** A mark about the origin, 100 pixels from middle to edge, cut as in a wood block: `fg` on `bg`. */
export type Glyph = (fg: string, bg: string, rng: Rng) => string

export const solid = (points: readonly Pt[], rng: Rng, amount = 1.6): string =>
  curvePath(wobble(points, rng, amount, 17), true)

export const polar = (a: number, r: number, x = 0, y = 0): Pt => [x + Math.cos(a) * r, y + Math.sin(a) * r]

export const cutsBetween = (
  count: number,
  from: number,
  to: number,
  r0: number,
  r1: number,
  width: number,
  rng: Rng,
  x = 0,
  y = 0,
): string =>
  steps(count, from, to)
    .map((a, i) =>
      wedge(
        polar(a, i % 2 ? r0 + (r1 - r0) * 0.42 : r0, x, y),
        polar(a + 0.01, (r0 + r1) / 2, x, y),
        polar(a, r1 * rng.range(0.96, 1.02), x, y),
        width,
      ),
    )
    .join('')

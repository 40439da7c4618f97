import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { steps, TAU, type Pt } from './geometry'
import type { Rng } from './prng'
import type { Solid } from './solid'
import { curvePath, fill } from './svg'

/** One thick piece of torn veil over the middle, its edge ragged, its shadow below it. */
export function onePatch(solid: Solid, color: string, capColor: string, rng: Rng): string {
  const edge = steps(25, 0, TAU)
    .slice(0, 24)
    .map((turn) => ({ turn, t: rng.range(0.34, 0.5) }))
  const loop = edge.map(({ turn, t }) => solid.spot(turn, t).p)
  const low = solid.radius * 0.03
  const shadow = loop.map(([x, y]): Pt => [x + low * 0.6, y + low])
  const folds = edge
    .filter(({ turn }, i) => i % 2 === 0 && Math.sin(turn) > 0)
    .map(({ turn, t }) => curvePath([t * 0.92, t * 0.8, t * 0.62].map((at) => solid.spot(turn, at).p)))
  return (
    fill(curvePath(shadow, true), darken(capColor, 0.7), 0.5) +
    fill(curvePath(loop, true), color, 1, ` stroke="${inkFor(capColor)}" stroke-width="1.6" stroke-opacity=".6"`) +
    `<path d="${folds.join('')}" fill="none" stroke="${shadeOf(color)}" stroke-width="${Math.max(1.5, low * 0.5)}" stroke-opacity=".4"/>`
  )
}

/** Skin torn into small angular plates, pale flesh in the seams between them; whole only in the very middle. */
export function plates(solid: Solid, seam: string, capColor: string, rng: Rng): string {
  const rows = steps(10, 0.1, 1.02)
  let data = ''
  let deep = ''
  for (const [row, from] of rows.slice(0, -1).entries()) {
    const to = rows[row + 1] ?? 1
    const count = Math.round(6 + from * 34)
    const phase = rng.range(0, TAU)
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [phase + (i / count) * TAU, phase + ((i + 1) / count) * TAU]
      if (solid.spot((a + b) / 2, Math.min(1, (from + to) / 2)).facing < 0.03) continue
      // Seams widen towards the rim, where the skin tears first.
      const gap = 0.07 + from * 0.1
      const corner = (u: number, v: number): Pt => {
        const turn = a + (b - a) * (gap + u * (1 - 2 * gap) + rng.range(-0.14, 0.14))
        const t = from + (to - from) * (gap + v * (1 - 2 * gap) + rng.range(-0.14, 0.14))
        return solid.spot(turn, Math.min(1, t)).p
      }
      const loop = curvePath(
        [corner(0, 0.1), corner(0.5, -0.04), corner(1, 0.1), corner(1.02, 0.6), corner(0.6, 1), corner(0, 0.9)],
        true,
      )
      if (rng.chance(0.3)) deep += loop
      else data += loop
    }
  }
  const whole = steps(40, 0, TAU).map((turn) => solid.spot(turn, 1).p)
  const middle = steps(20, 0, TAU).map((turn) => solid.spot(turn, 0.1 + rng.range(-0.02, 0.01)).p)
  const line = ` stroke="${inkFor(capColor)}" stroke-width="1" stroke-opacity=".4"`
  return (
    fill(curvePath(whole, true), mix(seam, lighten(capColor, 0.5), 0.25), 0.75) +
    fill(data + curvePath(middle, true), capColor, 0.92, line) +
    fill(deep, darken(capColor, 0.16), 0.92, line)
  )
}

/** The middle that stays whole where the rest of the skin has torn: a patch with a ragged edge. */
export function unbrokenDisc(solid: Solid, color: string, rng: Rng): string {
  const edge = steps(40, 0, TAU).map((turn) => solid.spot(turn, 0.2 + rng.range(-0.028, 0.03)).p)
  const inner = steps(24, 0, TAU).map((turn) => solid.spot(turn, 0.11 + rng.range(-0.02, 0.02)).p)
  return fill(curvePath(edge, true), color, 0.8) + fill(curvePath(inner, true), darken(color, 0.25), 0.5)
}

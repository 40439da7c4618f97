import { darken, inkFor, lighten, mix } from './color'
import { steps, TAU, type Box, type Pt } from './geometry'
import type { Look } from './look'
import type { Rng } from './prng'
import { softPath, stroke } from './svg'

type Folds = {
  /** How many folds lie above one another. */
  readonly rows: number
  /** How far a fold turns aside, radians: under 1 it waves, from 1.6 it doubles back on itself. */
  readonly turn: number
  /** Whether folds run down the body instead of across it. */
  readonly upright: boolean
  /** How many folds would fill the body side by side; more than there are rows leaves each the room to loop. */
  readonly girth?: number
}

/** One fold across the whole box, winding from one side to the other as a river does. */
function winding(box: Box, at: number, thick: number, { turn, upright }: Folds, rng: Rng): Pt[] {
  const long = upright ? box.h : box.w
  const step = thick * 0.42
  const points: Pt[] = []
  let [along, across] = [-thick, 0]
  let phase = rng.range(0, TAU)
  let [swing, loop] = [turn, 5.6]
  for (let i = 0; i < 400 && along < long + thick; i += 1) {
    const heading = swing * Math.sin(phase) * rng.range(0.92, 1.08)
    along += Math.cos(heading) * step
    across += Math.sin(heading) * step
    // Pulls the fold back to its own row, so that no gap opens beside it.
    across *= 0.985
    const before = Math.floor(phase / Math.PI)
    phase += (TAU * step) / (thick * loop)
    // Loops vary in width, so that no two are alike.
    if (Math.floor(phase / Math.PI) !== before) [swing, loop] = [turn * rng.range(0.7, 1.12), rng.range(4.4, 7.6)]
    points.push(upright ? [box.x + at * box.w + across, box.y + along] : [box.x + along, box.y + at * box.h + across])
  }
  return points
}

/**
 * Loops and folds as of a brain or a crumpled cloth, one drawn over the other from the far side to the near: a dark
 * furrow, the fold itself, the light along its back. To be clipped to the body.
 */
export function meanders(box: Box, look: Look, rng: Rng, folds: Folds): string {
  const thick = (folds.upright ? box.w : box.h) / (folds.girth ?? folds.rows)
  const ink = inkFor(look.cap)
  let svg = ''
  for (const [i, at] of steps(folds.rows + 1, 0.02, 0.98).entries()) {
    const line = winding(box, at, thick, folds, rng)
    const data = softPath(line)
    const body = mix(look.cap, i % 2 ? look.second : darken(look.cap, 0.18), rng.range(0.15, 0.6))
    const lit = softPath(line.map(([x, y]): Pt => [x - thick * 0.13, y - thick * 0.16]))
    svg +=
      stroke(data, ink, thick * 1.02, 0.85) +
      stroke(data, darken(body, 0.25), thick * 0.9) +
      stroke(data, body, thick * 0.66) +
      stroke(lit, lighten(mix(body, look.third, 0.5), 0.12), thick * 0.3, 0.75)
  }
  return svg
}

import { boxOf, heldAt, ribbon, splinePoints } from './geometry'
import { shadowSide, stipple } from './hatch'
import { penLine, wedge } from './ink-outline'
import { fill, stroke, type Drawing } from './svg'
import { washedBody, wobble, type Brush } from './wash'

/** A pupa (short) or a caterpillar (long, with legs), lying to the right of the origin's left end. */
export function insectHost(length: number, caterpillar: boolean, brush: Brush): Drawing {
  const { rng } = brush
  const h = length * (caterpillar ? 0.085 : 0.19)
  const base = caterpillar ? '#b3874d' : '#8a5630'
  const axis = splinePoints(
    [
      [0, 0],
      [length * 0.3, caterpillar ? length * 0.05 : -h * 0.1],
      [length * 0.7, caterpillar ? -length * 0.01 : 0],
      [length, caterpillar ? length * 0.09 : h * 0.2],
    ],
    25,
  )
  const half = axis.map(
    (_, i) =>
      h *
      (caterpillar
        ? Math.min(1, 0.72 + 0.4 * Math.sin((Math.PI * i) / 24))
        : Math.max(0.12, Math.sin(Math.PI * Math.min(0.94, 0.22 + (i / 24) * 0.76)))),
  )
  const loop = wobble(ribbon(axis, half, 0.9), rng, h * 0.07, 16)
  const rings = caterpillar ? 13 : 9
  let bands = ''
  let legs = ''
  for (let i = 1; i < rings; i += 1) {
    const k = Math.round((i / rings) * 24)
    const [p, w] = [heldAt(axis, k), heldAt(half, k)]
    bands += penLine(
      [
        [p[0] - h * 0.12, p[1] - w],
        [p[0] + h * 0.16, p[1]],
        [p[0] - h * 0.12, p[1] + w],
      ],
      rng,
      h * 0.13,
    )
    if (caterpillar && ![4, 5].includes(i))
      legs += wedge([p[0], p[1] + w * 0.7], [p[0] + 3, p[1] + w * 1.3], [p[0] + h * 0.1, p[1] + w * 1.75], h * 0.4)
  }
  const feet = fill(legs, '#7d5a30') + stroke(legs, '#3a2815', 1.4, 0.7)
  const svg =
    feet +
    washedBody(loop, brush, {
      base,
      flood: '#d2a566',
      depth: 0.75,
      gloss: 0.4,
      detail: fill(bands, '#4a2e16', 0.7),
      ink: '#3a2414',
      inkWeight: Math.min(3.6, h * 0.09),
      over: stipple(loop, rng, '#3a2414', shadowSide, 220, 1.6, 0.5),
    })
  return { svg, box: boxOf(loop) }
}

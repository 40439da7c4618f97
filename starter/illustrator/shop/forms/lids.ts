import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import type { Brush } from '../../wash'
import { thing } from '../materials'
import { ellipseLoop, turnedLoop } from '../shapes'

/** A ribbed screw lid; `y` is its lower edge, pixels. */
export function screwLid(x: number, y: number, r: number, h: number, color: string, brush: Brush): string {
  const loop = turnedLoop(
    x,
    [
      [r * 0.97, y - h],
      [r, y - h + 14],
      [r, y],
    ],
    0.1,
  )
  const ribs = steps(Math.round(r / 7), -0.96, 0.96)
    .map((u) =>
      stroke(
        curvePath([
          [x + u * r, y - h + 26 + r * 0.09 * Math.sqrt(1 - u * u)],
          [x + u * r, y - 4 + r * 0.09 * Math.sqrt(1 - u * u)],
        ]),
        darken(color, 0.6),
        3,
        0.34,
      ),
    )
    .join('')
  const top = ellipseLoop(x, y - h + 2, r * 0.97, r * 0.1)
  const face =
    fill(curvePath(top, true), lighten(color, 0.25), 0.75) +
    stroke(curvePath(top, true), darken(color, 0.7), 2, 0.5) +
    stroke(curvePath(ellipseLoop(x, y - h + 3, r * 0.84, r * 0.078), true), lighten(color, 0.6), 2.4, 0.5)
  return thing(loop, brush, `lid${Math.round(x)}`, {
    base: color,
    flood: lighten(color, 0.2),
    form: 'tube',
    gloss: 0.7,
    depth: 0.7,
    detail: ribs,
    over: face,
    hatch: 0.5,
  })
}

/** A round tin or can body between two heights, with rolled seams. */
export function seam(x: number, y: number, r: number, color: string, sag: number): string {
  const line = steps(17, -1, 1).map((u): Pt => [x + u * r, y + Math.sqrt(1 - u * u) * r * sag])
  return (
    stroke(curvePath(line.map(([a, b]): Pt => [a, b + 3])), darken(color, 0.7), 7, 0.45) +
    stroke(curvePath(line), lighten(color, 0.6), 3, 0.7)
  )
}

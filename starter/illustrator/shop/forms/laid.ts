import type { Pt } from '../../geometry'
import { curvePath, fill } from '../../svg'
import type { Studio } from '../studio'

/** Points along a tilted tool: `u` along its length, `v` across, both in pixels about a centre. */
export const tilted =
  (x: number, y: number, angle: number) =>
  ([u, v]: Pt): Pt => [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)]

export const dropShadow = (loop: readonly Pt[], dx = 12, dy = 20, alpha = 0.2): string =>
  fill(
    curvePath(
      loop.map(([x, y]): Pt => [x + dx, y + dy]),
      true,
    ),
    '#35291a',
    alpha,
  )

export const sporeColor = (s: Studio): string => s.subject?.look.morphology.sporePrint.hex ?? '#5b4a42'

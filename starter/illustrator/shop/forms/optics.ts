import { darken, lighten } from '../../color'
import { steps } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { thing } from '../materials'
import { ellipseLoop, roundedPoly } from '../shapes'
import { hand, type Studio } from '../studio'
import { tilted } from './laid'

export function tube(
  s: Studio,
  label: string,
  x: number,
  y: number,
  angle: number,
  from: number,
  to: number,
  r: number,
  color: string,
): string {
  const at = tilted(x, y, angle)
  const loop = roundedPoly(
    [
      [from, -r],
      [to, -r],
      [to, r],
      [from, r],
    ].map(([u = 0, v = 0]) => at([u, v])),
    Math.min(10, r * 0.4),
  )
  const lit = stroke(
    curvePath([at([from + 8, -r * 0.55]), at([(from + to) / 2, -r * 0.58]), at([to - 8, -r * 0.55])]),
    '#fffaf0',
    r * 0.2,
    0.5,
  )
  const dusk = fill(
    curvePath([at([from, r * 0.25]), at([to, r * 0.25]), at([to, r]), at([from, r])], true),
    darken(color, 0.6),
    0.3,
  )
  return thing(loop, hand(s, label), label, {
    base: color,
    flood: lighten(color, 0.2),
    gloss: 0.3,
    over: dusk + lit,
    hatch: 0.5,
    inkWeight: 3.2,
  })
}

export const wheel = (s: Studio, x: number, y: number, r: number, color: string): string => {
  const ribs = steps(25, 0, Math.PI * 2)
    .map((a) =>
      stroke(
        curvePath([
          [x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.82],
          [x + Math.cos(a) * r * 0.98, y + Math.sin(a) * r * 0.98],
        ]),
        darken(color, 0.7),
        4,
        0.5,
      ),
    )
    .join('')
  return thing(ellipseLoop(x, y, r, r, 32), hand(s, `wheel${Math.round(x + y)}`), 'wheel', {
    base: color,
    gloss: 0.5,
    over: ribs + stroke(curvePath(ellipseLoop(x, y, r * 0.7, r * 0.7, 24), true), darken(color, 0.6), 3, 0.6),
  })
}

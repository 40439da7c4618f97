import { darken, lighten } from '../../color'
import { steps } from '../../geometry'
import { curvePath, fill, linePath, stroke } from '../../svg'
import { faceLight, thing } from '../materials'
import { ellipseLoop, rectLoop, roundedPoly } from '../shapes'
import { hand, type Studio } from '../studio'

export interface Block {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly dx: number
  readonly dy: number
  readonly color: string
}

/** A box seen from the right and above: front, side and top faces. `x`, `y` is the front's upper left corner. */
export function block(s: Studio, label: string, b: Block, front = ''): string {
  const [r, foot] = [b.x + b.w, b.y + b.h]
  const top = roundedPoly(
    [
      [b.x, b.y],
      [b.x + b.dx, b.y - b.dy],
      [r + b.dx, b.y - b.dy],
      [r, b.y],
    ],
    7,
  )
  const side = roundedPoly(
    [
      [r, b.y],
      [r + b.dx, b.y - b.dy],
      [r + b.dx, foot - b.dy],
      [r, foot],
    ],
    7,
  )
  const face = rectLoop(b.x, b.y, b.w, b.h, 12)
  return (
    thing(top, hand(s, `${label}t`), 'top', { base: lighten(b.color, 0.28), flood: b.color, hatch: 0.2 }) +
    thing(side, hand(s, `${label}s`), 'side', { base: darken(b.color, 0.3), flood: b.color }) +
    thing(face, hand(s, `${label}f`), 'face', {
      base: b.color,
      flood: lighten(b.color, 0.2),
      gloss: 0.22,
      depth: 0.35,
      detail: front,
      over: faceLight(face, hand(s, `${label}l`), 0.2),
    })
  )
}

export const knob = (s: Studio, x: number, y: number, r: number, color: string, turn: number): string =>
  fill(curvePath(ellipseLoop(x + 6, y + 8, r, r), true), '#1f1810', 0.3) +
  thing(ellipseLoop(x, y, r, r, 30), hand(s, `knob${Math.round(x)}`), 'knob', {
    base: color,
    gloss: 0.5,
    inkWeight: 3,
  }) +
  stroke(
    linePath([
      [x + Math.cos(turn) * r * 0.2, y + Math.sin(turn) * r * 0.2],
      [x + Math.cos(turn) * r * 0.85, y + Math.sin(turn) * r * 0.85],
    ]),
    lighten(color, 0.8),
    r * 0.14,
    0.9,
  )

export const gauge = (s: Studio, x: number, y: number, r: number, turn: number): string =>
  thing(ellipseLoop(x, y, r, r, 34), hand(s, `rim${Math.round(x)}`), 'rim', {
    base: '#b9a06a',
    gloss: 0.6,
    hatch: 0.4,
  }) +
  thing(ellipseLoop(x, y, r * 0.82, r * 0.82, 30), hand(s, `dial${Math.round(x)}`), 'dial', {
    base: '#f3eddd',
    hatch: 0.3,
    inkWeight: 2,
  }) +
  steps(15, Math.PI * 0.8, Math.PI * 2.2)
    .map((a, i) =>
      stroke(
        linePath([
          [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72],
          [x + Math.cos(a) * r * (i % 2 ? 0.62 : 0.54), y + Math.sin(a) * r * (i % 2 ? 0.62 : 0.54)],
        ]),
        i > 11 ? '#a3271c' : '#2a2119',
        r * 0.04,
        0.85,
      ),
    )
    .join('') +
  stroke(
    linePath([
      [x - Math.cos(turn) * r * 0.16, y - Math.sin(turn) * r * 0.16],
      [x + Math.cos(turn) * r * 0.58, y + Math.sin(turn) * r * 0.58],
    ]),
    '#8c2f1b',
    r * 0.06,
  ) +
  fill(curvePath(ellipseLoop(x, y, r * 0.08, r * 0.08, 12), true), '#2a2119')

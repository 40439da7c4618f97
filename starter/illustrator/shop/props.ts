import type { Pt } from '../geometry'
import { curvePath, fill, linePath, num, stroke } from '../svg'
import { blob, forkBrush, type Brush } from '../wash'
import { cord } from './materials'

export type SprigKind = 'rosemary' | 'laurel' | 'thyme' | 'fern' | 'birch'

/** A card tag on a string: `x`, `y` is the eyelet; `art` fills `w` by `h`. */
export function tag(
  x: number,
  y: number,
  w: number,
  h: number,
  angle: number,
  art: string,
  string_: readonly Pt[],
  brush: Brush,
): string {
  const own = forkBrush(brush, 'tag')
  const loop: Pt[] = [
    [w * 0.3, -14],
    [w * 0.7, -14],
    [w, h * 0.1],
    [w, h * 0.5],
    [w, h],
    [w * 0.5, h],
    [0, h],
    [0, h * 0.5],
    [0, h * 0.1],
  ]
  const data = linePath(loop, true)
  const c = [Math.cos(angle), Math.sin(angle)] as const
  const put = (svg: string, dx: number, dy: number): string =>
    `<g transform="translate(${num(x + dx)} ${num(y + dy)}) rotate(${num((angle * 180) / Math.PI)}) translate(${num(-w / 2)} 0)">${svg}</g>`
  return (
    put(fill(data, '#2f2417', 0.24), 7, 9) +
    put(
      fill(data, '#efe4cc') +
        art +
        stroke(data, '#4d3b25', 2.6, 0.75) +
        fill(curvePath(blob([w / 2, 4], 8, 8, own.rng, 0.05, 12), true), '#3a2d1c', 0.8),
      0,
      0,
    ) +
    cord([...string_, [x - c[1] * 4, y + c[0] * 4]], '#cdb284', 5, own.rng)
  )
}

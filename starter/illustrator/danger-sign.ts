import { steps, TAU, type Pt } from './geometry'
import { curvePath, fill, stroke } from './svg'

/** Red of every warning in a picture, dark enough to read on light paper. */
export const DANGER_INK = '#8c2f1b'

const disc = (x: number, y: number, rx: number, ry: number): string =>
  curvePath(
    steps(13, 0, TAU)
      .slice(0, 12)
      .map((a): Pt => [x + Math.cos(a) * rx, y + Math.sin(a) * ry]),
    true,
  )

/** The sign of poison, about its own middle, 60 pixels high. */
export function skull(): string {
  const bones = [-1, 1]
    .map((k) => {
      const line: Pt[] = [
        [-30 * k, 12],
        [30 * k, 30],
      ]
      return (
        stroke(curvePath(line), DANGER_INK, 6) + fill(line.map(([x, y]) => disc(x, y, 5.5, 5.5)).join(''), DANGER_INK)
      )
    })
    .join('')
  const dome = 'M-20 -18q0-12 20-12t20 12l3 14q0 6-8 8l-3 11h-24l-3-11q-8-2-8-8z'
  return (
    bones +
    fill(dome, '#fbf3e2') +
    stroke(dome, DANGER_INK, 4) +
    fill(disc(-9, -10, 6, 6.5) + disc(9, -10, 6, 6.5) + 'M0 -3l4 8h-8z', DANGER_INK)
  )
}

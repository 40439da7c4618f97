import { darken, lighten } from '../color'
import { along, heldAt, type Pt } from '../geometry'
import { penLine, wedge } from '../ink-outline'
import type { Rng } from '../prng'
import { curvePath, fill, linePath, num, stroke } from '../svg'
import { blob, forkBrush, type Brush } from '../wash'
import { thing } from './materials'
import { smoothLoop } from './shapes'

/** A spoon lying with its bowl at a point and its handle running off at an angle; `load` fills the bowl. */
export function spoon(
  x: number,
  y: number,
  length: number,
  angle: number,
  material: 'wood' | 'metal',
  brush: Brush,
  load?: string,
): string {
  const own = forkBrush(brush, `spoon${Math.round(x)}`)
  const base = material === 'wood' ? '#b98d58' : '#b9bab3'
  const put = ([u, v]: Pt): Pt => [
    x + (u * Math.cos(angle) - v * Math.sin(angle)) * length,
    y + (u * Math.sin(angle) + v * Math.cos(angle)) * length * (Math.abs(Math.cos(angle)) > 0.6 ? 0.82 : 1),
  ]
  const outline = smoothLoop(
    [
      [-0.16, 0],
      [-0.11, -0.085],
      [0, -0.11],
      [0.1, -0.075],
      [0.17, -0.028],
      [0.5, -0.018],
      [0.8, -0.026],
      [0.9, 0],
      [0.8, 0.026],
      [0.5, 0.018],
      [0.17, 0.028],
      [0.1, 0.075],
      [0, 0.11],
      [-0.11, 0.085],
    ].map(([u = 0, v = 0]) => put([u, v])),
  )
  const bowl = smoothLoop(
    [
      [-0.12, 0],
      [-0.08, -0.062],
      [0, -0.08],
      [0.075, -0.05],
      [0.11, 0],
      [0.075, 0.05],
      [0, 0.08],
      [-0.08, 0.062],
    ].map(([u = 0, v = 0]) => put([u, v])),
  )
  const shadow = fill(
    curvePath(
      outline.map(([px, py]): Pt => [px + 12, py + 15]),
      true,
    ),
    '#35291a',
    0.22,
  )
  const hollow =
    fill(curvePath(bowl, true), darken(base, 0.5), 0.5) +
    stroke(curvePath(bowl.slice(0, Math.round(bowl.length / 2))), darken(base, 0.8), 2.6, 0.5)
  const filling = load ? heap(x, y + length * 0.02, length * 0.19, length * 0.075, load, own) : ''
  return (
    shadow +
    thing(outline, own, 'spoon', {
      base,
      flood: material === 'wood' ? '#8d6336' : '#8d9391',
      gloss: material === 'wood' ? 0.25 : 0.6,
      over: hollow,
      hatch: 0.6,
      inkWeight: 3,
    }) +
    filling
  )
}

/** A heap of powder or crumbs; `x`, `y` is the middle of its foot. */
export function heap(x: number, y: number, w: number, h: number, color: string, brush: Brush, coarse = 0): string {
  const own = forkBrush(brush, `heap${Math.round(x)}`)
  const { rng } = own
  const loop = smoothLoop(
    [
      [x - w / 2, y],
      [x - w * 0.3, y - h * 0.42],
      [x - w * 0.1, y - h * 0.92],
      [x + w * 0.04, y - h],
      [x + w * 0.2, y - h * 0.7],
      [x + w * 0.36, y - h * 0.3],
      [x + w / 2, y],
      [x + w * 0.3, y + h * 0.16],
      [x, y + h * 0.22],
      [x - w * 0.3, y + h * 0.16],
    ].map(([px = 0, py = 0]): Pt => [px + rng.range(-4, 4), py + rng.range(-3, 3)]),
  )
  const tones = [darken(color, 0.45), lighten(color, 0.35), darken(color, 0.2)]
  const data = tones.map(() => '')
  const bits = Math.round(coarse > 0 ? w * 0.5 : w * 0.9)
  for (let i = 0; i < bits; i += 1) {
    const [u, v] = [rng.gauss() * 0.24, rng.next() ** 1.2]
    const p: Pt = [x + u * w * (1.1 - v * 0.55), y + h * 0.2 - v * h * (1.08 - Math.abs(u) * 1.7)]
    const k = rng.int(0, 2)
    if (coarse > 0)
      data[k] =
        (data[k] ?? '') +
        wedge(
          p,
          along(p, [0.7, -0.3], coarse * 0.5),
          along(p, [Math.cos(i), Math.sin(i) * 0.6], coarse * rng.range(0.7, 1.5)),
          coarse * 0.34,
        )
    else data[k] = `${data[k] ?? ''}M${num(p[0])} ${num(p[1])}h.1`
  }
  const dust = data
    .map((d, i) =>
      coarse > 0
        ? fill(d, heldAt(tones, i), 0.9) + stroke(d, darken(color, 0.8), 0.8, 0.4)
        : stroke(d, heldAt(tones, i), 3, 0.6),
    )
    .join('')
  const shadow = fill(
    curvePath(blob([x + w * 0.08, y + h * 0.12], w * 0.56, h * 0.26, rng, 0.12), true),
    '#35291a',
    0.2,
  )
  return (
    shadow +
    thing(loop, own, 'heap', {
      base: color,
      flood: lighten(color, 0.25),
      gloss: 0.2,
      depth: 0.5,
      hatch: coarse > 0 ? 0.3 : 0.8,
      inkWeight: 2.2,
    }) +
    dust
  )
}

/** Small bodies scattered over an ellipse of table: kernels, beans, berries, capsules, gummies. */
export function scatter(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  rng: Rng,
  draw: (p: Pt, i: number) => string,
): string {
  const points = Array.from({ length: count }, (): Pt => {
    const [a, r] = [rng.range(0, Math.PI * 2), Math.sqrt(rng.next())]
    return [x + Math.cos(a) * r * rx, y + Math.sin(a) * r * ry]
  }).sort((a, b) => a[1] - b[1])
  return points.map((p, i) => draw(p, i)).join('')
}

/** One kernel, bean or pebble with its shadow and a crease. */
export function kernel(p: Pt, size: number, color: string, rng: Rng, crease = true): string {
  const loop = curvePath(blob(p, size, size * 0.66, rng, 0.16, 12), true)
  const a = rng.range(-0.6, 0.6)
  return (
    fill(curvePath(blob([p[0] + size * 0.3, p[1] + size * 0.4], size, size * 0.6, rng, 0.1, 9), true), '#2f2417', 0.2) +
    fill(loop, color) +
    fill(
      curvePath(blob([p[0] - size * 0.25, p[1] - size * 0.2], size * 0.45, size * 0.24, rng, 0.1, 8), true),
      lighten(color, 0.6),
      0.5,
    ) +
    (crease
      ? stroke(
          linePath([
            along(p, [Math.cos(a), Math.sin(a)], -size * 0.6),
            along(p, [Math.cos(a), Math.sin(a)], size * 0.6),
          ]),
          darken(color, 0.7),
          1.4,
          0.6,
        )
      : '') +
    stroke(loop, darken(color, 0.8), 1.5, 0.7)
  )
}

/** Loose gills fallen from a cap. */
export function looseGills(x: number, y: number, count: number, size: number, color: string, rng: Rng): string {
  let data = ''
  let ink = ''
  for (let i = 0; i < count; i += 1) {
    const p: Pt = [x + rng.gauss() * size * 1.3, y + rng.gauss() * size * 0.3]
    const a = rng.range(-0.5, 0.5)
    const tip = along(p, [Math.cos(a), Math.sin(a)], size * rng.range(0.6, 1.1))
    const bend: Pt = [(p[0] + tip[0]) / 2, (p[1] + tip[1]) / 2 - size * 0.16]
    data += wedge(p, bend, tip, size * 0.16)
    ink += penLine([p, bend, tip], rng, 1.8)
  }
  return fill(data, color, 0.95) + stroke(data, darken(color, 0.8), 1, 0.6) + fill(ink, darken(color, 0.8), 0.5)
}

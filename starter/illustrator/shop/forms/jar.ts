import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { kernel, scatter } from '../loose-goods'
import { contactShadow, shine } from '../materials'
import { ellipseLoop, smoothLoop, turnedLoop } from '../shapes'
import { sprig, TABLE_EDGE } from '../sprig'
import { hand, named, stampFor, wrapLabel, type ProductPainter, type Studio } from '../studio'
import { clearGlass, jarProfile, clothLid } from './glassware'
import { screwLid } from './lids'

function gummies(x: number, y: number, rx: number, ry: number, count: number, studio: Studio): string {
  const rng = studio.rng.fork(`gummies${Math.round(x)}`)
  const main = named(studio, 'hibiscus')
    ? '#9c2f4a'
    : named(studio, 'passion')
      ? '#e2a33a'
      : (studio.subject?.look.cap ?? '#c98a5a')
  return scatter(x, y, rx, ry, count, rng, (p, i) => {
    const size = rng.range(23, 30)
    const color = i % 3 === 0 ? lighten(main, 0.28) : i % 3 === 1 ? darken(main, 0.16) : main
    const dome = smoothLoop(
      [
        [-1, 0.3],
        [-0.92, -0.3],
        [-0.4, -0.86],
        [0.4, -0.86],
        [0.92, -0.3],
        [1, 0.3],
        [0.4, 0.5],
        [0, 0.54],
        [-0.4, 0.5],
      ].map(([u = 0, v = 0]): Pt => [p[0] + u * size, p[1] + v * size]),
      24,
    )
    const data = curvePath(dome, true)
    const sugar = Array.from(
      { length: 9 },
      () => `M${Math.round(p[0] + rng.range(-0.7, 0.7) * size)} ${Math.round(p[1] + rng.range(-0.7, 0.3) * size)}h.1`,
    ).join('')
    return (
      fill(curvePath(blob([p[0] + 8, p[1] + 12], size, size * 0.5, rng, 0.1, 10), true), '#2f2417', 0.2) +
      fill(data, color, 0.94) +
      fill(
        curvePath(blob([p[0] - size * 0.3, p[1] - size * 0.4], size * 0.4, size * 0.24, rng, 0.1, 9), true),
        '#fff6e6',
        0.45,
      ) +
      stroke(sugar, '#fff9ec', 3.4, 0.8) +
      stroke(data, darken(color, 0.8), 2.2, 0.7)
    )
  })
}

/** Sweets or pickles in a lidded jar. */
export const jar: ProductPainter = (s) => {
  const rng = s.rng.fork('jar')
  const [x, foot] = [rng.range(690, 820), 985]
  const [r, top] = [rng.range(215, 245), rng.range(330, 390)]
  const loop = turnedLoop(x, jarProfile(r, top, foot, 0.86), 0.09)
  const pickles = named(s, 'vinegar')
  const stamp = stampFor(s, 'body', 260, 'in')
  const cap = stampFor(s, 'underside', 260, 'in-under')
  const brine = fill(
    curvePath(
      [...ellipseLoop(x, top + 96, r * 0.99, 20, 20).slice(0, 11), [x - r, foot + 20], [x + r, foot + 20]].map(
        (p) => p as Pt,
      ),
      true,
    ),
    pickles ? '#d9b46a' : '#efe0c0',
    pickles ? 0.5 : 0.15,
  )
  const packed =
    pickles && stamp && cap
      ? steps(16, 0, 15)
          .map((i) =>
            (i % 3 === 0 ? cap : stamp).put(
              x + rng.range(-0.74, 0.74) * r,
              foot - 40 - (i / 15) * (foot - top - 190) + rng.range(-20, 20),
              rng.range(150, 210),
              rng.range(-1.6, 1.6),
              rng.chance(0.5),
            ),
          )
          .join('')
      : gummies(x, (top + foot) / 2 + 60, r * 0.95, (foot - top) * 0.42, 90, s)
  const label = wrapLabel(s, x, top + (pickles ? 250 : 200), r * 0.74, pickles ? 250 : 300, 0.09, r, [
    'cartouche',
    'banded',
    'medallion',
    'almanac',
  ])
  const loose = pickles
    ? sprig('laurel', [x + r + 60, 1010], [x + r + 330, 930], hand(s, 'prop'), TABLE_EDGE) +
      scatter(x - r - 150, 1000, 90, 26, 9, rng, (p) => kernel(p, 10, '#6b4a2c', rng, false))
    : gummies(x + r + 170, 990, 120, 34, 9, s)
  const figure = stamp ? stamp.stand(x - r - 190, 1010, 250, -0.1) : ''
  return (
    contactShadow(x, foot + 14, r * 1.9, rng) +
    figure +
    clearGlass(loop, brine + packed, s, 'jar-glass', pickles ? '#e6d3a2' : '#e4e8df') +
    label +
    shine(x - r, top + 60, r * 2, foot - top - 70, rng) +
    (pickles
      ? clothLid(x, top - 20, r * 0.86, s)
      : screwLid(x, top + 26, r * 0.92, 84, rng.chance(0.5) ? s.dark : '#c3a45a', hand(s, 'lid'))) +
    loose
  )
}

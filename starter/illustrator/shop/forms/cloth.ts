import { darken, luminance, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { markAt, nameLines } from '../label'
import { seasons } from './seasons'
import { ellipseLoop, roundedPoly } from '../shapes'
import { named, stampFor, type Studio } from '../studio'
import { cutColor } from '../vendor-mark'

const CLOTH = ['#e6dcc4', '#c9c1a6', '#5f6b52', '#7b4a36', '#39434a', '#b9894a', '#8a8f86'] as const

/** Cloth colours by the name of a product's option. */
const DYES: Readonly<Record<string, string>> = {
  natural: '#ece2cc',
  moss: '#6b7850',
  charcoal: '#4a4d4f',
  bone: '#efe8d8',
}

export const clothOf = (s: Studio): string =>
  (s.dye === undefined ? undefined : DYES[s.dye]) ??
  (s.rng.fork('cloth').chance(0.45) ? s.dark : s.rng.fork('cloth-b').pick(CLOTH))

export const groundShadow = (loop: readonly Pt[]): string =>
  fill(
    curvePath(
      loop.map(([x, y]): Pt => [x + 16, y + 22]),
      true,
    ),
    '#35291a',
    0.17,
  ) +
  fill(
    curvePath(
      loop.map(([x, y]): Pt => [x + 7, y + 10]),
      true,
    ),
    '#35291a',
    0.14,
  )

/** The print on a garment: the species with the vendor's mark and name under it, in the vendor's ink. */
export function print(s: Studio, x: number, y: number, w: number, cloth: string): string {
  const rng = s.rng.fork('print')
  const ink = luminance(cloth) > 0.5 ? s.dark : cutColor(cloth, s.light)
  const paper = luminance(cloth) < 0.42
  const stamps = [
    stampFor(s, 'body', 420, 'print'),
    stampFor(s, 'section', 300, 'print-b'),
    stampFor(s, 'underside', 300, 'print-c'),
  ]
  const second = s.subjects[1] ? stampFor(s, 'body', 360, 'print-second', s.subjects[1]) : null
  const [main, cut, under] = stamps
  const plate = paper
    ? fill(curvePath(ellipseLoop(x, y, w * 0.56, w * 0.56), true), mix('#f1e8d4', s.light, 0.3), 0.93) +
      stroke(curvePath(ellipseLoop(x, y, w * 0.52, w * 0.52), true), s.dark, 3, 0.5)
    : ''
  if (named(s, 'log')) return seasons(s, x, y, w)
  if (!main || !cut || !under) return markAt(s.facts, x, y, w * 0.4, ink, cloth)
  const any = rng.int(0, 2)
  const layout = named(s, 'gill') ? 2 : named(s, 'plate', 'morning') ? 1 : s.form === 'tote' ? 0 : any
  const art =
    layout === 0
      ? main.put(x, y, w * 0.8)
      : layout === 1
        ? main.put(x - w * 0.24, y, w * 0.54) + (second ?? cut).put(x + w * 0.29, y + w * 0.08, w * 0.4)
        : under.put(x, y - w * 0.04, w * 0.82)
  const name = paper ? '' : nameLines(s.facts.vendorName, x, y + w * 0.6, w * 0.8, w * 0.1, darken(ink, 0.1))
  return plate + `<g opacity=".93">${art}</g>` + name
}

export const neckLabel = (s: Studio, x: number, y: number): string =>
  fill(
    curvePath(
      roundedPoly(
        [
          [x - 42, y],
          [x + 42, y],
          [x + 42, y + 44],
          [x - 42, y + 44],
        ],
        4,
      ),
      true,
    ),
    s.dark,
  ) +
  fill(`M${x - 42} ${y + 36}h84v6h-84z`, s.light) +
  markAt(s.facts, x, y + 20, 15, cutColor(s.dark, s.light), s.dark)

export function ribbing(from: Pt, to: Pt, depth: Pt, count: number, color: string): string {
  return steps(count, 0, 1)
    .map((t) =>
      stroke(
        curvePath([
          [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
          [from[0] + (to[0] - from[0]) * t + depth[0], from[1] + (to[1] - from[1]) * t + depth[1]],
        ]),
        darken(color, 0.6),
        3,
        0.4,
      ),
    )
    .join('')
}
